"""What is said of each agreement that the settings offer, and which of its values.

The values themselves, and the federation's, are those of `rules.agreements`.
"""

from __future__ import annotations

from collections.abc import Mapping

from tarot_desktop.i18n import QT_TRANSLATE_NOOP
from tarot_desktop.rules.agreements import (
    FFT,
    CalledInChien,
    CalledSuitLead,
    ChienPositions,
    ContractScale,
    ExcuseLast,
    FirstDealer,
    FiveSeats,
    PartnerSplit,
    PetitSec,
    Pousse,
    SessionKind,
    TieRule,
    agreement_fields,
    allowed_values,
)
from tarot_desktop.storage.declarations import (
    YES_NO,
    Declaration,
    Group,
    Page,
    Value,
    Words,
)

AGREEMENT_WORDS: Mapping[str, Words] = {
    "five_seats": Words(
        group=Group.TABLE,
        label=QT_TRANSLATE_NOOP("Settings", "Five at the table"),
        effect=QT_TRANSLATE_NOOP("Settings", "Five play and call a king, or the dealer rests"),
        values={
            FiveSeats.CALL: QT_TRANSLATE_NOOP("Settings", "Five play"),
            FiveSeats.MORT: QT_TRANSLATE_NOOP("Settings", "The dealer rests"),
        },
    ),
    "first_dealer": Words(
        group=Group.DEALING,
        label=QT_TRANSLATE_NOOP("Settings", "First dealer"),
        effect=QT_TRANSLATE_NOOP("Settings", "Who deals the first time"),
        values={
            FirstDealer.DRAW: QT_TRANSLATE_NOOP("Settings", "Card drawn"),
            FirstDealer.RANDOM: QT_TRANSLATE_NOOP("Settings", "At random"),
        },
    ),
    "chien_positions": Words(
        group=Group.DEALING,
        label=QT_TRANSLATE_NOOP("Settings", "Cards of the chien"),
        effect=QT_TRANSLATE_NOOP("Settings", "Cards of the pack that never go there"),
        values={
            ChienPositions.FFT: QT_TRANSLATE_NOOP("Settings", "One at each end"),
            ChienPositions.INNER: QT_TRANSLATE_NOOP("Settings", "Three at each end"),
        },
    ),
    "petit_sec": Words(
        group=Group.DEALING,
        label=QT_TRANSLATE_NOOP("Settings", "Bare Petit"),
        effect=QT_TRANSLATE_NOOP("Settings", "A hand with no trump but the Petit, and no Excuse"),
        values={
            PetitSec.CANCEL: QT_TRANSLATE_NOOP("Settings", "Deal cancelled"),
            PetitSec.OPTIONAL: QT_TRANSLATE_NOOP("Settings", "Its holder decides"),
            PetitSec.PLAY: QT_TRANSLATE_NOOP("Settings", "Played like any other"),
            PetitSec.IMPRENABLE: QT_TRANSLATE_NOOP("Settings", "Cannot be taken"),
        },
    ),
    "pousse": Words(
        group=Group.AUCTION,
        label=QT_TRANSLATE_NOOP("Settings", "Pousse"),
        effect=QT_TRANSLATE_NOOP("Settings", "One more bid between Prise and Garde"),
        values={
            Pousse.OFF: QT_TRANSLATE_NOOP("Settings", "No Pousse"),
            Pousse.SINGLE: QT_TRANSLATE_NOOP("Settings", "Worth a Prise"),
            Pousse.DOUBLING: QT_TRANSLATE_NOOP("Settings", "1, 2, 4, 8 and 16"),
        },
    ),
    "contract_scale": Words(
        group=Group.AUCTION,
        label=QT_TRANSLATE_NOOP("Settings", "Value of the contracts"),
        effect=QT_TRANSLATE_NOOP(
            "Settings", "Multipliers of Prise, Garde, Garde Sans and Garde Contre"
        ),
        values={
            ContractScale.FFT: QT_TRANSLATE_NOOP("Settings", "1, 2, 4 and 6"),
            ContractScale.CONTRE5: QT_TRANSLATE_NOOP("Settings", "1, 2, 4 and 5"),
            ContractScale.CONTRE8: QT_TRANSLATE_NOOP("Settings", "1, 2, 4 and 8"),
            ContractScale.FIXED: QT_TRANSLATE_NOOP("Settings", "Fixed points"),
        },
    ),
    "self_call": Words(
        group=Group.CALLING,
        label=QT_TRANSLATE_NOOP("Settings", "Calling a card of one’s own"),
        effect=QT_TRANSLATE_NOOP("Settings", "A taker who does plays alone"),
        values=YES_NO,
    ),
    "called_in_chien": Words(
        group=Group.CALLING,
        label=QT_TRANSLATE_NOOP("Settings", "Called card in the chien"),
        effect=QT_TRANSLATE_NOOP("Settings", "What happens when the chien is turned"),
        values={
            CalledInChien.ALONE: QT_TRANSLATE_NOOP("Settings", "Taker alone"),
            CalledInChien.REDEAL: QT_TRANSLATE_NOOP("Settings", "Deal cancelled"),
        },
    ),
    "called_suit_lead": Words(
        group=Group.CALLING,
        label=QT_TRANSLATE_NOOP("Settings", "First lead in the called suit"),
        effect=QT_TRANSLATE_NOOP("Settings", "Forbidden, but for the called card itself"),
        values={
            CalledSuitLead.RESTRICTED: QT_TRANSLATE_NOOP("Settings", "Forbidden"),
            CalledSuitLead.FREE: QT_TRANSLATE_NOOP("Settings", "Free"),
        },
    ),
    "partner_split": Words(
        group=Group.CALLING,
        label=QT_TRANSLATE_NOOP("Settings", "Taker and partner share"),
        effect=QT_TRANSLATE_NOOP("Settings", "What each of them wins or pays"),
        values={
            PartnerSplit.TWO_THIRDS: QT_TRANSLATE_NOOP("Settings", "Two to one"),
            PartnerSplit.EQUAL: QT_TRANSLATE_NOOP("Settings", "In equal parts"),
        },
    ),
    "discard_trumps_shown": Words(
        group=Group.DISCARD,
        label=QT_TRANSLATE_NOOP("Settings", "Discarded trumps are shown"),
        effect=QT_TRANSLATE_NOOP("Settings", "Everyone sees the trumps that had to be discarded"),
        values=YES_NO,
    ),
    "excuse_last": Words(
        group=Group.PLAY,
        label=QT_TRANSLATE_NOOP("Settings", "Excuse in the last trick"),
        effect=QT_TRANSLATE_NOOP("Settings", "Who owns an Excuse that is played last"),
        values={
            ExcuseLast.CHANGE_SIDES: QT_TRANSLATE_NOOP("Settings", "The other side"),
            ExcuseLast.TRICK_WINNER: QT_TRANSLATE_NOOP("Settings", "The trick’s winner"),
        },
    ),
    "poignee_counts": Words(
        group=Group.ANNOUNCEMENTS,
        label=QT_TRANSLATE_NOOP("Settings", "Trumps in a poignée"),
        effect=QT_TRANSLATE_NOOP("Settings", "How many make a simple, double or triple one"),
        values={None: QT_TRANSLATE_NOOP("Settings", "By table size")},
    ),
    "poignee_values": Words(
        group=Group.ANNOUNCEMENTS,
        label=QT_TRANSLATE_NOOP("Settings", "Value of the poignées"),
        effect=QT_TRANSLATE_NOOP("Settings", "Simple, double and triple, in points"),
    ),
    "misere_atout": Words(
        group=Group.ANNOUNCEMENTS,
        label=QT_TRANSLATE_NOOP("Settings", "Misère d’atout"),
        effect=QT_TRANSLATE_NOOP("Settings", "Bonus for a hand without trumps, in points"),
        values={0: QT_TRANSLATE_NOOP("Settings", "No bonus")},
    ),
    "misere_tete": Words(
        group=Group.ANNOUNCEMENTS,
        label=QT_TRANSLATE_NOOP("Settings", "Misère de tête"),
        effect=QT_TRANSLATE_NOOP("Settings", "Bonus for a hand without court cards, in points"),
        values={0: QT_TRANSLATE_NOOP("Settings", "No bonus")},
    ),
    "petit_chelem_bonus": Words(
        group=Group.SCORING,
        label=QT_TRANSLATE_NOOP("Settings", "Petit chelem"),
        effect=QT_TRANSLATE_NOOP("Settings", "Bonus of a slam missed by very little, in points"),
        values={0: QT_TRANSLATE_NOOP("Settings", "No bonus")},
    ),
    "petit_chelem_max_lost": Words(
        group=Group.SCORING,
        label=QT_TRANSLATE_NOOP("Settings", "Tricks lost in a petit chelem"),
        effect=QT_TRANSLATE_NOOP("Settings", "How many the attack may lose at most"),
    ),
    "margin_rounding": Words(
        group=Group.SCORING,
        label=QT_TRANSLATE_NOOP("Settings", "Rounding"),
        effect=QT_TRANSLATE_NOOP("Settings", "The points above or below the target are rounded"),
        values={
            1: QT_TRANSLATE_NOOP("Settings", "To the point"),
            5: QT_TRANSLATE_NOOP("Settings", "To 5 points"),
            10: QT_TRANSLATE_NOOP("Settings", "To 10 points"),
        },
    ),
    "session_kind": Words(
        group=Group.LENGTH,
        label=QT_TRANSLATE_NOOP("Settings", "End of the session"),
        effect=QT_TRANSLATE_NOOP("Settings", "What ends a session"),
        values={
            SessionKind.DEALS: QT_TRANSLATE_NOOP("Settings", "A number of deals"),
            SessionKind.TARGET: QT_TRANSLATE_NOOP("Settings", "A score reached"),
            SessionKind.OPEN: QT_TRANSLATE_NOOP("Settings", "Only when I stop"),
        },
    ),
    "session_deals": Words(
        group=Group.LENGTH,
        label=QT_TRANSLATE_NOOP("Settings", "Number of deals"),
        effect=QT_TRANSLATE_NOOP(
            "Settings", "All deal equally often; cancelled deals do not count"
        ),
        values={None: QT_TRANSLATE_NOOP("Settings", "By table size")},
        needs=("session_kind", SessionKind.DEALS),
    ),
    "session_target": Words(
        group=Group.LENGTH,
        label=QT_TRANSLATE_NOOP("Settings", "Score to reach"),
        effect=QT_TRANSLATE_NOOP("Settings", "The first total that gets there ends the session"),
        needs=("session_kind", SessionKind.TARGET),
    ),
    "tie_rule": Words(
        group=Group.LENGTH,
        label=QT_TRANSLATE_NOOP("Settings", "Equal first places"),
        effect=QT_TRANSLATE_NOOP("Settings", "When the session ends with two winners"),
        values={
            TieRule.SHARE: QT_TRANSLATE_NOOP("Settings", "Shared"),
            TieRule.PLAYOFF: QT_TRANSLATE_NOOP("Settings", "Played off"),
        },
    ),
}

_OFFERED: Mapping[str, tuple[Value, ...]] = {
    "poignee_counts": (None, (8, 10, 13), (10, 13, 18), (11, 14, 17)),
    "poignee_values": ((20, 30, 40), (20, 40, 60), (10, 20, 30)),
    "petit_chelem_bonus": (0, 50, 100, 200),
    "misere_atout": (0, 10, 20),
    "misere_tete": (0, 10, 20),
    "session_deals": (None, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30),
    "session_target": (121, 500, 1000),
}
"""Values to choose from where the rules know no closed list."""


def agreement_declarations() -> tuple[Declaration, ...]:
    """Return the agreements that the settings offer, in the dialog's order."""
    return tuple(_declaration(name, words) for name, words in AGREEMENT_WORDS.items())


def _declaration(name: str, words: Words) -> Declaration:
    return Declaration(
        name=name,
        page=Page.AGREEMENTS,
        default=getattr(FFT, name),
        offered=_OFFERED.get(name) or allowed_values(name) or (),
        words=words,
        agreement=True,
        next_session=True,
        tables=agreement_fields()[name].metadata["tables"],
    )
