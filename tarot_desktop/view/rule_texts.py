"""The rule book: chapters of short paragraphs, and one paragraph for each agreement.

All texts are English sources for translation, in the context `Rules`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tarot_desktop.i18n import QT_TRANSLATE_NOOP

CONTEXT = "Rules"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """What the federation plays, and below it what a table may agree on instead."""

    title: str
    paragraphs: tuple[str, ...]
    agreements: Mapping[str, str] = field(default_factory=dict)
    """A paragraph for each agreement of this chapter, by its name in the rules."""


_CARDS = Chapter(
    title=QT_TRANSLATE_NOOP("Rules", "The cards"),
    paragraphs=(
        QT_TRANSLATE_NOOP(
            "Rules",
            "78 cards: four suits of fourteen, 21 trumps and the Excuse. In a suit, from high to "
            "low: king, queen, knight, jack, then 10 down to 1. Trumps beat every suit, and the "
            "higher number beats the lower.",
        ),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The Petit (trump 1), the 21 and the Excuse are the bouts. A bout or a king is worth "
            "4.5 points, a queen 3.5, a knight 2.5, a jack 1.5, any other card 0.5: 91 points in "
            "all.",
        ),
    ),
)

_DEAL = Chapter(
    title=QT_TRANSLATE_NOOP("Rules", "The deal"),
    paragraphs=(
        QT_TRANSLATE_NOOP(
            "Rules",
            "Everything goes counterclockwise: dealing, bidding, playing and the turn to deal. "
            "Four players have 18 cards each and a chien of 6, three have 24 and 6, five have 15 "
            "and 3. At six, the dealer rests and five play.",
        ),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Cards are dealt three at a time, four at a time to three players. The chien is set "
            "aside card by card on the way; neither the first nor the last card of the pack goes "
            "there.",
        ),
    ),
    agreements={
        "five_seats": QT_TRANSLATE_NOOP(
            "Rules",
            "Five play, with 15 cards each, and the taker calls a king. Or the dealer rests, "
            "without cards and without a score: four play by the rules of four, and the same "
            "dealer deals until somebody takes.",
        ),
        "first_dealer": QT_TRANSLATE_NOOP(
            "Rules",
            "Everyone draws a card, and the lowest deals. Any card of a suit is below any trump; "
            "equal ranks go by suit, clubs lowest, then diamonds, hearts and spades. Whoever "
            "draws the Excuse draws again. Or the first dealer is found at random.",
        ),
        "chien_positions": QT_TRANSLATE_NOOP(
            "Rules",
            "One at each end: the first and the last card of the pack never go to the chien. "
            "Three at each end: nor do the first three and the last three.",
        ),
    },
)

_AUCTION = Chapter(
    title=QT_TRANSLATE_NOOP("Rules", "The auction"),
    paragraphs=(
        QT_TRANSLATE_NOOP(
            "Rules",
            "The dealer’s right speaks first. Everyone speaks once: pass, or a bid above all bids "
            "so far. The highest bidder is the taker. If all pass, nobody scores and the deal "
            "goes to the right.",
        ),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Prise and Garde: the chien is turned, and the taker discards. Garde Sans: nobody "
            "sees the chien before the count, and it counts for the attack. Garde Contre: nobody "
            "sees it, and it counts for the defence. Their multipliers are 1, 2, 4 and 6.",
        ),
    ),
    agreements={
        "pousse": QT_TRANSLATE_NOOP(
            "Rules",
            "A bid between Prise and Garde, played like them. Either it has the multiplier of a "
            "Prise, or every contract doubles the one before: 1, 2, 4, 8 and 16.",
        ),
        "contract_scale": QT_TRANSLATE_NOOP(
            "Rules",
            "A Garde Contre multiplies by 6, by 5 or by 8. Or the contracts have fixed points in "
            "place of the 25: Prise 20, Pousse 40, Garde 80, Garde Sans 160, Garde Contre 320; "
            "then nothing is multiplied. A Pousse that doubles sets all multipliers, but fixed "
            "points stand above it.",
        ),
    },
)

_CALL = Chapter(
    title=QT_TRANSLATE_NOOP("Rules", "Calling a king"),
    paragraphs=(
        QT_TRANSLATE_NOOP(
            "Rules",
            "With five who play, the taker calls a king after the auction, before the chien is "
            "turned, in every contract. The player who holds it is the partner and says nothing: "
            "all know it when the card is played. A taker with four kings may call a queen "
            "instead, with four queens too a knight, and so on.",
        ),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If the called card lies in the chien, the taker plays alone against four.",
        ),
    ),
    agreements={
        "self_call": QT_TRANSLATE_NOOP(
            "Rules",
            "A taker may call a card of his own hand, and plays alone. Where this is not "
            "allowed, only cards that he does not hold can be called.",
        ),
        "called_in_chien": QT_TRANSLATE_NOOP(
            "Rules",
            "When the chien is turned and holds the called card, the taker plays alone. Or the "
            "deal is cancelled: nobody scores, and the next player deals.",
        ),
        "called_suit_lead": QT_TRANSLATE_NOOP(
            "Rules",
            "The very first card of the deal may not be of the called card’s suit, unless it is "
            "the called card itself. This binds the lead only, whoever leads. Or the first lead "
            "is free.",
        ),
        "partner_split": QT_TRANSLATE_NOOP(
            "Rules",
            "The taker wins or pays twice what the partner does. Or they share equally; an odd "
            "point is the taker’s.",
        ),
    },
)

_DISCARD = Chapter(
    title=QT_TRANSLATE_NOOP("Rules", "Chien and discard"),
    paragraphs=(
        QT_TRANSLATE_NOOP(
            "Rules",
            "All see the chien of a Prise or a Garde. It joins the taker’s hand, and he puts as "
            "many cards away: no king, no bout, and trumps only where there are not enough other "
            "cards. The discard stays secret and counts for the attack.",
        ),
    ),
    agreements={
        "discard_trumps_shown": QT_TRANSLATE_NOOP(
            "Rules",
            "Trumps that had to go are shown to all when the discard is made. Or they stay "
            "secret like the rest of it.",
        ),
    },
)

_ANNOUNCEMENTS = Chapter(
    title=QT_TRANSLATE_NOOP("Rules", "Poignées and misères"),
    paragraphs=(
        QT_TRANSLATE_NOOP(
            "Rules",
            "Before his first card, a player may show a poignée; nobody has to. With four "
            "players it is a simple one with 10 trumps, a double one with 13, a triple one with "
            "15; with three players 13, 15 and 18; with five 8, 10 and 13.",
        ),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Exactly that many cards are shown; with more trumps, the holder chooses which to "
            "hide. The Excuse may fill a gap, but then no trump may be hidden. Nor may one be "
            "when a trump that had to be discarded is shown again to fill one.",
        ),
    ),
    agreements={
        "poignee_counts": QT_TRANSLATE_NOOP(
            "Rules",
            "How many trumps make a simple, a double and a triple poignée: by table size, as "
            "above, or the same three numbers at every table.",
        ),
        "poignee_values": QT_TRANSLATE_NOOP(
            "Rules",
            "A poignée is worth 20, 30 or 40 points, or what the table agrees on. It goes to the "
            "side that wins the deal, whoever showed it, and is not multiplied.",
        ),
        "misere_atout": QT_TRANSLATE_NOOP(
            "Rules",
            "A hand without any trump and without the Excuse may be declared before its first "
            "card. Every other player pays its holder these points, whatever the sides and the "
            "result. The cards are not shown.",
        ),
        "misere_tete": QT_TRANSLATE_NOOP(
            "Rules",
            "The same for a hand without king, queen, knight or jack. A hand may declare both "
            "misères.",
        ),
    },
)

_PLAY = Chapter(
    title=QT_TRANSLATE_NOOP("Rules", "Card play"),
    paragraphs=(
        QT_TRANSLATE_NOOP(
            "Rules",
            "The dealer’s right leads, then the winner of each trick. Follow suit; there is no "
            "duty to play a higher card of a suit.",
        ),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Without the suit, you must trump, above the highest trump of the trick if you can, "
            "even when a partner is winning; if you cannot, any trump will do. The same holds "
            "when trumps are led. Without suit and without trumps, play what you like.",
        ),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The highest trump takes the trick; without a trump, the highest card of the suit led.",
        ),
    ),
)

_EXCUSE = Chapter(
    title=QT_TRANSLATE_NOOP("Rules", "The Excuse"),
    paragraphs=(
        QT_TRANSLATE_NOOP(
            "Rules",
            "The Excuse may be played at any time, whatever is asked, and does not win. If it is "
            "led, the next card sets the suit. Its side keeps it, and gives a card of half a "
            "point for it if the other side takes the trick.",
        ),
        QT_TRANSLATE_NOOP(
            "Rules",
            "In the last trick it changes sides, unless its side has won all the tricks. It wins "
            "in one case: led to the last trick by a side that has won every trick before.",
        ),
    ),
    agreements={
        "excuse_last": QT_TRANSLATE_NOOP(
            "Rules",
            "An Excuse of the last trick changes sides, whoever takes the trick; if its own side "
            "does, the other side gives half a point back for it. Or it goes to the side that "
            "takes the trick, and nothing is given.",
        ),
    },
)

_PETIT = Chapter(
    title=QT_TRANSLATE_NOOP("Rules", "The Petit"),
    paragraphs=(
        QT_TRANSLATE_NOOP(
            "Rules",
            "The Petit is a trump like any other: it must be played where it is the only one, "
            "and any higher trump takes it.",
        ),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Petit au bout: the side that wins the last trick with the Petit in it has 10 "
            "points, multiplied, whether the contract is made or lost. Where the Excuse wins the "
            "last trick, the trick before it counts.",
        ),
    ),
    agreements={
        "petit_sec": QT_TRANSLATE_NOOP(
            "Rules",
            "A hand dealt with the Petit, no other trump and no Excuse. The deal is cancelled "
            "before the auction: the hand is shown, nobody scores, the next player deals. Or its "
            "holder decides, asked in private. Or the deal is played. Or the Petit cannot be "
            "taken: while the hand starts the play bare, it may be played at any time before the "
            "last trick, wins nothing and stays with its side, which gives half a point where "
            "the other side takes the trick.",
        ),
    },
)

_SCORE = Chapter(
    title=QT_TRANSLATE_NOOP("Rules", "The score"),
    paragraphs=(
        QT_TRANSLATE_NOOP(
            "Rules",
            "The attack needs 56 points without a bout, 51 with one, 41 with two, 36 with three. "
            "With three or five players, a spare half point goes to the side that wins the deal: "
            "40.5 of 41 is lost by 1.",
        ),
        QT_TRANSLATE_NOOP(
            "Rules",
            "25 points, and the points above or below the target; 10 for the Petit au bout; all "
            "that times the multiplier; then poignées and slam, which are not multiplied.",
        ),
        QT_TRANSLATE_NOOP(
            "Rules",
            "That is what each defender pays or receives. The taker has it three times with four "
            "players, twice with three; with five, the taker twice and the partner once, or a "
            "taker alone four times.",
        ),
    ),
    agreements={
        "margin_rounding": QT_TRANSLATE_NOOP(
            "Rules",
            "The points above or below the target count as they are, or to the nearest 5 or 10, "
            "halves upwards. Whether the contract is made is decided before.",
        ),
    },
)

_SLAM = Chapter(
    title=QT_TRANSLATE_NOOP("Rules", "The slam"),
    paragraphs=(
        QT_TRANSLATE_NOOP(
            "Rules",
            "A slam is every trick. Only the taker can announce one, before the first lead, and "
            "then he leads; while it can still be made, he keeps the Excuse for the last trick.",
        ),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Announced and made, 400 points; not announced, 200; announced and missed, 200 less. "
            "If the defence wins every trick, each defender has 200 more, or 400 when a slam had "
            "been announced.",
        ),
    ),
    agreements={
        "petit_chelem_bonus": QT_TRANSLATE_NOOP(
            "Rules",
            "An attack that announced no slam and lost very few tricks, but at least one, has "
            "these points more. They are not multiplied.",
        ),
        "petit_chelem_max_lost": QT_TRANSLATE_NOOP(
            "Rules",
            "With how many lost tricks a petit chelem is still one: a single one, or two.",
        ),
    },
)

_SESSION = Chapter(
    title=QT_TRANSLATE_NOOP("Rules", "The session"),
    paragraphs=(
        QT_TRANSLATE_NOOP(
            "Rules",
            "The scores of all deals are added, and the highest total wins; equal totals share a "
            "place. A deal that all passed counts, a cancelled one does not.",
        ),
    ),
    agreements={
        "session_kind": QT_TRANSLATE_NOOP(
            "Rules",
            "A session ends after a number of deals, or with the first deal that brings a total "
            "to a score, or when you stop.",
        ),
        "session_deals": QT_TRANSLATE_NOOP(
            "Rules",
            "A multiple of the players, so that all deal equally often. By table size: 9 deals "
            "with three, 8 with four, 10 with five, 12 with six.",
        ),
        "session_target": QT_TRANSLATE_NOOP(
            "Rules",
            "The session ends after the first deal that counts and leaves some total at this "
            "score or above.",
        ),
        "tie_rule": QT_TRANSLATE_NOOP(
            "Rules",
            "Equal first places are shared. Or they are played off: by another round of as many "
            "deals as there are players, or, with a score to reach, deal by deal.",
        ),
    },
)

CHAPTERS = (
    _CARDS,
    _DEAL,
    _AUCTION,
    _CALL,
    _DISCARD,
    _ANNOUNCEMENTS,
    _PLAY,
    _EXCUSE,
    _PETIT,
    _SCORE,
    _SLAM,
    _SESSION,
)
"""The whole book, in the order of a deal."""
