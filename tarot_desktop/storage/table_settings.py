"""The settings of the page about cards and table."""

from __future__ import annotations

from dataclasses import dataclass

from tarot_desktop.i18n import QT_TRANSLATE_NOOP
from tarot_desktop.storage.choices import (
    CardBack,
    CardLetters,
    DeckStyle,
    Felt,
    HandRows,
    PlayMode,
    RankDirection,
    SchemeChoice,
    SuitColours,
    SuitOrder,
    TrumpSide,
)
from tarot_desktop.storage.declarations import Group, Page, choice


@dataclass(frozen=True, kw_only=True)
class TableSettings:
    """How cards, hand and window look."""

    __slots__ = ()

    deck_style: DeckStyle = choice(
        DeckStyle.AUTO,
        page=Page.TABLE,
        group=Group.CARDS,
        label=QT_TRANSLATE_NOOP("Settings", "Deck"),
        effect=QT_TRANSLATE_NOOP("Settings", "Cards for a light or a dark room"),
        words={
            DeckStyle.AUTO: QT_TRANSLATE_NOOP("Settings", "Like the window"),
            DeckStyle.DAY: QT_TRANSLATE_NOOP("Settings", "Day"),
            DeckStyle.NIGHT: QT_TRANSLATE_NOOP("Settings", "Night"),
            DeckStyle.CONTRAST: QT_TRANSLATE_NOOP("Settings", "High contrast"),
        },
    )
    suit_colours: SuitColours = choice(
        SuitColours.TWO,
        page=Page.TABLE,
        group=Group.CARDS,
        label=QT_TRANSLATE_NOOP("Settings", "Colours of the suits"),
        effect=QT_TRANSLATE_NOOP("Settings", "Four colours keep spades and clubs apart"),
        words={
            SuitColours.TWO: QT_TRANSLATE_NOOP("Settings", "Two colours"),
            SuitColours.FOUR: QT_TRANSLATE_NOOP("Settings", "Four colours"),
            SuitColours.FOUR_ORANGE: QT_TRANSLATE_NOOP("Settings", "Four, orange diamonds"),
        },
    )
    card_letters: CardLetters = choice(
        CardLetters.AUTO,
        page=Page.TABLE,
        group=Group.CARDS,
        label=QT_TRANSLATE_NOOP("Settings", "Letters on the cards"),
        effect=QT_TRANSLATE_NOOP("Settings", "King, queen, knight and jack"),
        words={CardLetters.AUTO: QT_TRANSLATE_NOOP("Settings", "By language")},
    )
    index_percent: int = choice(
        100,
        100,
        125,
        150,
        175,
        200,
        250,
        page=Page.TABLE,
        group=Group.CARDS,
        label=QT_TRANSLATE_NOOP("Settings", "Size of the indexes"),
        effect=QT_TRANSLATE_NOOP(
            "Settings", "Pips make room from 125 % on, pictures from 175 % on"
        ),
        unit=QT_TRANSLATE_NOOP("Settings", "{value} %"),
    )
    card_pictures: bool = choice(
        True,
        True,
        False,
        page=Page.TABLE,
        group=Group.CARDS,
        label=QT_TRANSLATE_NOOP("Settings", "Pictures on the cards"),
        effect=QT_TRANSLATE_NOOP("Settings", "Without them, a card is its index and a large mark"),
    )
    card_back: CardBack = choice(
        CardBack.BLUE,
        page=Page.TABLE,
        group=Group.CARDS,
        label=QT_TRANSLATE_NOOP("Settings", "Back of the cards"),
        effect=QT_TRANSLATE_NOOP("Settings", "The same for all 78"),
        words={
            CardBack.BLUE: QT_TRANSLATE_NOOP("Settings", "Blue"),
            CardBack.CRIMSON: QT_TRANSLATE_NOOP("Settings", "Crimson"),
            CardBack.GREEN: QT_TRANSLATE_NOOP("Settings", "Green"),
        },
    )
    lock_marks: bool = choice(
        True,
        True,
        False,
        page=Page.TABLE,
        group=Group.CARDS,
        label=QT_TRANSLATE_NOOP("Settings", "Marks on forbidden cards"),
        effect=QT_TRANSLATE_NOOP("Settings", "What may not be played is dimmed and has a lock"),
    )
    crown: bool = choice(
        True,
        True,
        False,
        page=Page.TABLE,
        group=Group.CARDS,
        label=QT_TRANSLATE_NOOP("Settings", "Crown on the winning card"),
        effect=QT_TRANSLATE_NOOP("Settings", "While a trick lies on the table"),
    )
    suit_order: SuitOrder = choice(
        SuitOrder.SHCD,
        page=Page.TABLE,
        group=Group.HAND,
        label=QT_TRANSLATE_NOOP("Settings", "Order of the suits"),
        effect=QT_TRANSLATE_NOOP("Settings", "From left to right in the hand"),
        words={
            SuitOrder.SHCD: QT_TRANSLATE_NOOP("Settings", "Spades, hearts, clubs, diamonds"),
            SuitOrder.SHDC: QT_TRANSLATE_NOOP("Settings", "Spades, hearts, diamonds, clubs"),
            SuitOrder.HSDC: QT_TRANSLATE_NOOP("Settings", "Hearts, spades, diamonds, clubs"),
            SuitOrder.CDSH: QT_TRANSLATE_NOOP("Settings", "Clubs, diamonds, spades, hearts"),
        },
    )
    trump_side: TrumpSide = choice(
        TrumpSide.LEFT,
        page=Page.TABLE,
        group=Group.HAND,
        label=QT_TRANSLATE_NOOP("Settings", "Trumps in the hand"),
        effect=QT_TRANSLATE_NOOP("Settings", "Which side of the suits they stand on"),
        words={
            TrumpSide.LEFT: QT_TRANSLATE_NOOP("Settings", "On the left"),
            TrumpSide.RIGHT: QT_TRANSLATE_NOOP("Settings", "On the right"),
        },
    )
    rank_direction: RankDirection = choice(
        RankDirection.FALLING,
        page=Page.TABLE,
        group=Group.HAND,
        label=QT_TRANSLATE_NOOP("Settings", "Direction of the ranks"),
        effect=QT_TRANSLATE_NOOP("Settings", "From left to right inside a suit"),
        words={
            RankDirection.FALLING: QT_TRANSLATE_NOOP("Settings", "High to low"),
            RankDirection.RISING: QT_TRANSLATE_NOOP("Settings", "Low to high"),
        },
    )
    hand_rows: HandRows = choice(
        HandRows.FROM_25,
        page=Page.TABLE,
        group=Group.HAND,
        label=QT_TRANSLATE_NOOP("Settings", "Hand in two rows"),
        effect=QT_TRANSLATE_NOOP("Settings", "Trumps and Excuse above, suits below"),
        words={
            HandRows.NEVER: QT_TRANSLATE_NOOP("Settings", "Never"),
            HandRows.FROM_19: QT_TRANSLATE_NOOP("Settings", "From 19 cards"),
            HandRows.FROM_25: QT_TRANSLATE_NOOP("Settings", "From 25 cards"),
        },
    )
    left_handed: bool = choice(
        False,
        True,
        False,
        page=Page.TABLE,
        group=Group.HAND,
        label=QT_TRANSLATE_NOOP("Settings", "Left-handed table"),
        effect=QT_TRANSLATE_NOOP("Settings", "Buttons and log on the left, indexes on the right"),
    )
    play_mode: PlayMode = choice(
        PlayMode.CLICK,
        page=Page.TABLE,
        group=Group.HAND,
        label=QT_TRANSLATE_NOOP("Settings", "Playing a card"),
        effect=QT_TRANSLATE_NOOP("Settings", "A card can be dragged to the table, too"),
        words={
            PlayMode.CLICK: QT_TRANSLATE_NOOP("Settings", "One click"),
            PlayMode.DOUBLE_CLICK: QT_TRANSLATE_NOOP("Settings", "Double click"),
            PlayMode.CONFIRM: QT_TRANSLATE_NOOP("Settings", "Select, then confirm"),
        },
    )
    felt: Felt = choice(
        Felt.GREEN,
        page=Page.TABLE,
        group=Group.WINDOW,
        label=QT_TRANSLATE_NOOP("Settings", "Felt"),
        effect=QT_TRANSLATE_NOOP("Settings", "The colour of a light table"),
        words={
            Felt.GREEN: QT_TRANSLATE_NOOP("Settings", "Green"),
            Felt.BLUE: QT_TRANSLATE_NOOP("Settings", "Blue"),
            Felt.WINE: QT_TRANSLATE_NOOP("Settings", "Wine"),
        },
    )
    scheme: SchemeChoice = choice(
        SchemeChoice.SYSTEM,
        page=Page.TABLE,
        group=Group.WINDOW,
        label=QT_TRANSLATE_NOOP("Settings", "Colours of the window"),
        effect=QT_TRANSLATE_NOOP("Settings", "Table, panels and dialogs"),
        words={
            SchemeChoice.SYSTEM: QT_TRANSLATE_NOOP("Settings", "Like the system"),
            SchemeChoice.LIGHT: QT_TRANSLATE_NOOP("Settings", "Light"),
            SchemeChoice.DARK: QT_TRANSLATE_NOOP("Settings", "Dark"),
            SchemeChoice.CONTRAST: QT_TRANSLATE_NOOP("Settings", "High contrast"),
        },
    )
    text_scale: int = choice(
        100,
        100,
        115,
        125,
        150,
        175,
        200,
        page=Page.TABLE,
        group=Group.WINDOW,
        label=QT_TRANSLATE_NOOP("Settings", "Size of the text"),
        effect=QT_TRANSLATE_NOOP("Settings", "Texts, buttons and seats, not the cards"),
        unit=QT_TRANSLATE_NOOP("Settings", "{value} %"),
    )
