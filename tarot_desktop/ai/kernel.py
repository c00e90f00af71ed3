# cython: language_level=3, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
"""Worlds played out at speed: bitboards, legal cards, tricks, score, rule policy, solver, sampler.

Cython's pure Python mode: the same source runs interpreted (slowly) or compiled with the GIL
released.  Everything is a flat array of 64-bit numbers, so that both modes see the same thing.

A *game* is `SIZE` numbers, named below.  Seats are places in playing order, from 0.  Plain cards
are bits 0-55 of one number (canonical index), trumps bits 0-20 of another, the Excuse its bit 21.
The score is the S of rules 8: what each defender pays.
"""

import random as _random

import cython

compiled = bool(cython.compiled)
"""Whether this module runs compiled."""

# A game: hands, what was shown in play, the trick on the table, the count so far.
LO = cython.declare(cython.const_int, 0)  # by seat: plain cards
HI = cython.declare(cython.const_int, 5)  # by seat: trumps and Excuse
VOID = cython.declare(cython.const_int, 10)  # by seat: groups shown to be missing, as bits
CAP = cython.declare(cython.const_int, 15)  # by seat: trumps above this rank are missing
TRICK = cython.declare(cython.const_int, 20)  # the cards on the table, in order
PLAYED_LO = cython.declare(cython.const_int, 25)
PLAYED_HI = cython.declare(cython.const_int, 26)
TAKER_LO = cython.declare(cython.const_int, 27)  # plain cards the taker has played
ACTIVE = cython.declare(cython.const_int, 28)
TRICKS = cython.declare(cython.const_int, 29)
DONE = cython.declare(cython.const_int, 30)
LEADER = cython.declare(cython.const_int, 31)
COUNT = cython.declare(cython.const_int, 32)
LED = cython.declare(cython.const_int, 33)  # group led, or -1
BEST = cython.declare(cython.const_int, 34)  # card that wins so far, or -1
BEST_SEAT = cython.declare(cython.const_int, 35)
POINTS = cython.declare(cython.const_int, 36)  # half-points of the attack
BOUTS = cython.declare(cython.const_int, 37)  # of the attack
LAST_PETIT = cython.declare(cython.const_int, 38)  # Petit au bout: 1 attack, -1 defence
ATTACK_WON = cython.declare(cython.const_int, 39)
DEFENCE_WON = cython.declare(cython.const_int, 40)
TAKER = cython.declare(cython.const_int, 41)
PARTNER = cython.declare(cython.const_int, 42)  # or -1
CALLED = cython.declare(cython.const_int, 43)  # called card, or -1
KNOWN = cython.declare(cython.const_int, 44)  # the sides are public
PROTECTED = cython.declare(cython.const_int, 45)  # seat of a protected Petit, or -1
SLAM = cython.declare(cython.const_int, 46)  # announced
RESTRICTED = cython.declare(cython.const_int, 47)  # the called suit may not be led first
ASIDE_LO = cython.declare(cython.const_int, 48)  # the discard
ASIDE_HI = cython.declare(cython.const_int, 49)
HAD_PETIT = cython.declare(cython.const_int, 50)  # the trick before held a Petit that counts
RANDOM = cython.declare(cython.const_int, 51)
MULTIPLIER = cython.declare(cython.const_int, 52)
BASE = cython.declare(cython.const_int, 53)
ROUNDING = cython.declare(cython.const_int, 54)
POIGNEES = cython.declare(cython.const_int, 55)
CHELEM = cython.declare(cython.const_int, 56)
CHELEM_LOST = cython.declare(cython.const_int, 57)
EXCUSE_STAYS = cython.declare(cython.const_int, 58)  # 1: the last trick's winner has the Excuse
STYLE = cython.declare(cython.const_int, 59)  # row of the policy's weights, for the attack
OPENED = cython.declare(cython.const_int, 60)  # the chien was turned
DEFENCE_STYLE = cython.declare(cython.const_int, 61)  # row of the policy's weights, for the defence
SIZE = 64
"""Numbers in a game."""
MOST_SEATS = 5
"""Places that a game has room for."""

FIELDS = {
    "lo": LO,
    "hi": HI,
    "cap": CAP,
    "active": ACTIVE,
    "tricks": TRICKS,
    "leader": LEADER,
    "led": LED,
    "best": BEST,
    "best_seat": BEST_SEAT,
    "points": POINTS,
    "bouts": BOUTS,
    "taker": TAKER,
    "partner": PARTNER,
    "called": CALLED,
    "known": KNOWN,
    "done": DONE,
    "protected": PROTECTED,
    "slam": SLAM,
    "restricted": RESTRICTED,
    "aside_lo": ASIDE_LO,
    "aside_hi": ASIDE_HI,
    "random": RANDOM,
    "multiplier": MULTIPLIER,
    "base": BASE,
    "rounding": ROUNDING,
    "poignees": POIGNEES,
    "chelem": CHELEM,
    "chelem_lost": CHELEM_LOST,
    "excuse_stays": EXCUSE_STAYS,
    "style": STYLE,
    "defence_style": DEFENCE_STYLE,
    "opened": OPENED,
    "count": COUNT,
    "attack_won": ATTACK_WON,
    "defence_won": DEFENCE_WON,
}
"""Where things stand in a game, by name; hands and caps by seat from there on."""

_PETIT = cython.declare(cython.const_int, 56)
_TWENTY_ONE = cython.declare(cython.const_int, 76)
_EXCUSE = cython.declare(cython.const_int, 77)
_SUIT = cython.declare(cython.const_longlong, 0x3FFF)
_PLAIN = cython.declare(cython.const_longlong, (1 << 56) - 1)
_TRUMPS = cython.declare(cython.const_longlong, 0x1FFFFF)
_EXCUSE_BIT = cython.declare(cython.const_longlong, 1 << 21)
_BOUT_BITS = cython.declare(cython.const_longlong, 1 | 1 << 20 | 1 << 21)
_ALL_HI = cython.declare(cython.const_longlong, 0x3FFFFF)
_KINGS = cython.declare(cython.const_longlong, 0x80020008002000)
_ONE = cython.declare(cython.const_longlong, 1)
_MIX = cython.declare(cython.const_longlong, 2654435761)
_STIR = cython.declare(cython.const_longlong, 2246822519)
_M32 = cython.declare(cython.const_longlong, 0xFFFFFFFF)
_SLAM_NEAR = cython.declare(cython.const_double, 30.0)
"""What the Excuse is worth more, in half-points, to a side that may win every trick."""
_FAR = cython.declare(cython.const_longlong, 1000000)

_VALUE = cython.declare(cython.longlong[80])
_GROUP = cython.declare(cython.longlong[80])
_TARGET = cython.declare(cython.longlong[4])
_WORTH = cython.declare(cython.longlong[80])  # half-points, then bouts, then what is special
_SAME_SUIT = cython.declare(cython.longlong[6])  # by group: the plain cards that follow it
_OVER = cython.declare(cython.longlong[80])  # by best card: the trumps that go above it
_STAKE = cython.declare(cython.double[80])  # half-points of a card in a trick, to the policy
_NTH = cython.declare(cython.uchar[2048])  # by eight bits and number: the place of that bit
_LENGTH = cython.declare(cython.longlong[16])
_BITS = cython.declare(cython.int[64])
_POWER = cython.declare(cython.double[48000])
_HASH = cython.declare(cython.longlong[1024])
_WEIGHT = cython.declare(cython.double[128])
if not cython.compiled:
    _VALUE, _GROUP, _TARGET, _BITS = [0] * 80, [0] * 80, [0] * 4, [0] * 64
    _WORTH, _SAME_SUIT, _OVER, _NTH, _LENGTH = [0] * 80, [0] * 6, [0] * 80, [0] * 2048, [0] * 16
    _POWER, _HASH, _WEIGHT, _STAKE = [0.0] * 48000, [0] * 1024, [0.0] * 128, [0.0] * 80

# In this order: drawing trumps, the taker's long suit, leading into the taker's void, hunting the
# Petit, the suit that the taker led, a suit that a partner can ruff, keeping the Excuse, keeping
# high trumps; keeping kings, queens, knights, jacks, keeping the Petit, what partners add to a
# trick, a defender leading a high court card, the partner leading a suit of the taker's.
_TUNED = (
    # four players
    (
        *(0.231, 28.877, 39.099, -0.292, -0.828, 6.469, 1.233, 1.952),
        *(-0.143, 0.8, 0.731, 0.604, 1.455, 0.303, 0, 0),
    ),
    # three
    (
        *(0.231, 17.392, 39.099, -0.292, -0.828, 6.469, 1.945, 1.346),
        *(-0.143, 0.536, 0.731, 0.604, 1.298, 0.303, 0, 0),
    ),
    # five
    (
        *(0.231, 28.877, 39.099, -0.292, -1.545, 6.469, 1.647, 2.912),
        *(0.261, 0.8, 0.502, 0.223, 1.455, 0.303, 0.889, 1.89),
    ),
)
"""Weights of the rule policy by table, tuned by self-play."""
_DRAWING, _LONG_SUIT = 25.0, 4.0
DRAWING_STYLE = len(_TUNED)
"""The row of an attack that draws trumps at four players; those of three and five follow."""
STYLES = _TUNED + tuple((_DRAWING, _LONG_SUIT, *row[2:]) for row in _TUNED)
"""All rows of weights."""


def _fill_tables() -> None:
    """Fill the constant tables."""
    for card in range(78):
        _GROUP[card] = card // 14 if card < 56 else (4 if card < 77 else 5)
        _VALUE[card] = (3, 5, 7, 9)[card % 14 - 10] if card < 56 and card % 14 >= 10 else 1
    _VALUE[56] = _VALUE[76] = _VALUE[77] = 9
    for card in range(78):
        _WORTH[card] = _VALUE[card] + 256 * (card in (56, 76)) + 65536 * (card in (56, 77))
        _STAKE[card] = {56: 24, 77: 0}.get(card, _VALUE[card])
        _OVER[card] = 0x1FFFFF & ~((2 << card - 56) - 1) if card >= 56 else 0x1FFFFF
    for suit in range(4):
        _SAME_SUIT[suit] = 0x3FFF << 14 * suit
    for eight in range(256):
        for number, bit in enumerate(bit for bit in range(8) if eight >> bit & 1):
            _NTH[8 * eight + number] = bit
    for bouts, half_points in enumerate((112, 102, 82, 72)):
        _TARGET[bouts] = half_points
    for cards, feature in enumerate((0, 1, 5, 5, 5, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4)):
        _LENGTH[cards] = feature
    for bit in range(64):
        _BITS[((1 << bit) * 0x03F79D71B4CB0A89 & 0xFFFFFFFFFFFFFFFF) >> 58] = bit
    stream = _random.Random(78)
    for place in range(1024):
        _HASH[place] = stream.getrandbits(62)
    for row, weights in enumerate(STYLES):
        for column, weight in enumerate(weights):
            _WEIGHT[16 * row + column] = weight


def _fill_chances() -> None:
    """Fill the table of chances that a hand of so many of the unseen cards lacks so many."""
    held: cython.int
    unseen: cython.int
    cards: cython.int
    power: cython.double
    miss: cython.double
    for held in range(25):
        for unseen in range(80):
            power = 1.0
            miss = 1.0 - cython.cast(cython.double, held) / unseen if unseen > held else 0.0
            for cards in range(24):
                _POWER[(held * 80 + unseen) * 24 + cards] = power
                power *= miss


_fill_tables()
_fill_chances()


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _ones(bits: cython.ulonglong) -> cython.longlong:
    m1: cython.ulonglong = 0x5555555555555555
    m2: cython.ulonglong = 0x3333333333333333
    m4: cython.ulonglong = 0x0F0F0F0F0F0F0F0F
    h: cython.ulonglong = 0x0101010101010101
    if not cython.compiled:
        return bits.bit_count()
    bits = bits - ((bits >> 1) & m1)
    bits = (bits & m2) + ((bits >> 2) & m2)
    bits = (bits + (bits >> 4)) & m4
    return cython.cast(cython.longlong, (bits * h) >> 56)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _low(bits: cython.longlong) -> cython.longlong:
    """Return the place of the lowest bit."""
    u: cython.ulonglong = 0x03F79D71B4CB0A89
    if not cython.compiled:
        return (bits & -bits).bit_length() - 1
    return _BITS[(cython.cast(cython.ulonglong, bits & -bits) * u) >> 58]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _first(lo: cython.longlong, hi: cython.longlong) -> cython.longlong:
    """Return the lowest of some cards."""
    return _low(lo) if lo else 56 + _low(hi)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _is_single(lo: cython.longlong, hi: cython.longlong) -> cython.bint:
    """Return whether some cards, one at least, are only one."""
    return hi & (hi - 1) == 0 if lo == 0 else hi == 0 and lo & (lo - 1) == 0


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _nth(bits: cython.longlong, number: cython.longlong) -> cython.longlong:
    """Return the place of the set bit that has `number` set bits below it.

    Compiled without a branch: the byte by the sums of ones up to each byte, the bit by a table.
    """
    m1: cython.ulonglong = 0x5555555555555555
    m2: cython.ulonglong = 0x3333333333333333
    m4: cython.ulonglong = 0x0F0F0F0F0F0F0F0F
    h: cython.ulonglong = 0x0101010101010101
    tops: cython.ulonglong = 0x8080808080808080
    sums: cython.ulonglong = cython.cast(cython.ulonglong, bits)
    byte: cython.ulonglong
    if not cython.compiled:
        for _ in range(number):
            bits &= bits - 1
        return _low(bits)
    sums = sums - ((sums >> 1) & m1)
    sums = (sums & m2) + ((sums >> 2) & m2)
    sums = ((sums + (sums >> 4)) & m4) * h
    byte = (((cython.cast(cython.ulonglong, number) * h | tops) - sums) & tops) >> 7
    byte = 8 * (byte * h >> 56)
    number -= cython.cast(cython.longlong, (sums << 8) >> byte & 0xFF)
    return byte + _NTH[8 * (cython.cast(cython.ulonglong, bits) >> byte & 0xFF) + number]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _next(g: cython.p_longlong, place: cython.longlong) -> cython.longlong:
    """Return the next 32 random bits of the stream at `place`."""
    x: cython.longlong = g[place]
    x ^= (x << 13) & _M32
    x ^= x >> 17
    x ^= (x << 5) & _M32
    g[place] = x
    return x


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _seed(seed: cython.longlong, number: cython.longlong) -> cython.longlong:
    """Return the start of a stream of its own for each number."""
    x: cython.longlong = (seed ^ (number * 40503 + 977)) & 0x7FFFFFFF
    x = (x * _MIX + 12345) & _M32
    x ^= x >> 15
    x = ((x & 0x7FFFFFFF) * _STIR + 99) & _M32
    x ^= x >> 13
    return x or 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _copy(target: cython.p_longlong, source: cython.p_longlong) -> cython.void:
    place: cython.int
    if not cython.compiled:
        target[0:64] = source[0:64]
        return
    for place in range(64):
        target[place] = source[place]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _points_of(lo: cython.longlong, hi: cython.longlong) -> cython.longlong:
    """Return the half-points of some cards."""
    total: cython.longlong = _ones(lo) + _ones(hi) + 8 * _ones(hi & _BOUT_BITS)
    total += 8 * _ones(lo & _KINGS) + 6 * _ones(lo & (_KINGS >> 1))
    return total + 4 * _ones(lo & (_KINGS >> 2)) + 2 * _ones(lo & (_KINGS >> 3))


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _attacks(g: cython.p_longlong, seat: cython.longlong) -> cython.bint:
    return seat == g[TAKER] or seat == g[PARTNER]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _turn(g: cython.p_longlong) -> cython.longlong:
    seat: cython.longlong = g[LEADER] + g[COUNT]
    return seat - g[ACTIVE] if seat >= g[ACTIVE] else seat


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _free_cards(g: cython.p_longlong, seat: cython.longlong) -> cython.longlong:
    """Return what a seat may always play: the Excuse, a protected Petit before the last trick."""
    free: cython.longlong = g[HI + seat] & _EXCUSE_BIT
    if g[PROTECTED] == seat and g[DONE] < g[TRICKS] - 1:
        free |= g[HI + seat] & 1
    return free


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _legal_lo(g: cython.p_longlong, seat: cython.longlong, led: cython.longlong) -> cython.longlong:
    """Return the plain cards that the seat to act may play to group `led` (rules 6.2 to 6.4)."""
    lo: cython.longlong = g[LO + seat]
    suit: cython.longlong
    if led < 0:
        if g[RESTRICTED] and g[DONE] == 0 and g[COUNT] == 0:
            lo &= ~_SAME_SUIT[_GROUP[g[CALLED]]] | (_ONE << g[CALLED])
        return lo
    suit = lo & _SAME_SUIT[led]
    if suit:
        return suit
    return 0 if g[HI + seat] & ~_free_cards(g, seat) else lo


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _legal_hi(
    g: cython.p_longlong, seat: cython.longlong, led: cython.longlong, best: cython.longlong
) -> cython.longlong:
    """Return the trumps, with the Excuse, that the seat to act may play (rules 6.3, 6.4, 7.6)."""
    free: cython.longlong = _free_cards(g, seat)
    hi: cython.longlong = g[HI + seat] & ~free
    over: cython.longlong
    if led >= 0:
        if g[LO + seat] & _SAME_SUIT[led]:
            hi = 0
        else:
            over = hi & _OVER[best]
            hi = over or hi
    hi |= free
    if g[SLAM] and seat == g[TAKER] and g[DEFENCE_WON] == 0 and g[DONE] < g[TRICKS] - 1:
        hi &= ~_EXCUSE_BIT
    return hi


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _beats(card: cython.longlong, led: cython.longlong, best: cython.longlong) -> cython.bint:
    """Return whether a card that is not free beats the best one so far (-1: none)."""
    return card > best and (card >= _PETIT or best < 0 or _GROUP[card] == led)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _is_free(g: cython.p_longlong, seat: cython.longlong, card: cython.longlong) -> cython.bint:
    """Return whether a card of a seat takes no part in the trick: Excuse, protected Petit."""
    if card == _PETIT:
        return g[PROTECTED] == seat and g[DONE] < g[TRICKS] - 1
    return card == _EXCUSE


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _let_go(g: cython.p_longlong, seat: cython.longlong, card: cython.longlong) -> cython.void:
    """Take a card out of a hand."""
    if card < _PETIT:
        g[LO + seat] &= ~(_ONE << card)
    else:
        g[HI + seat] &= ~(_ONE << (card - 56))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play(g: cython.p_longlong, card: cython.longlong) -> cython.void:
    """Lay a card on the table and note what it shows; the last one of a trick ends it."""
    _note(g, _turn(g), card)
    _lay(g, card)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _lay(g: cython.p_longlong, card: cython.longlong) -> cython.void:
    """Lay a card on the table; the last one of a trick ends it."""
    seat: cython.longlong = _turn(g)
    _let_go(g, seat, card)
    if not _is_free(g, seat, card):
        if g[LED] < 0:
            g[LED] = _GROUP[card]
        if _beats(card, g[LED], g[BEST]):
            g[BEST] = card
            g[BEST_SEAT] = seat
    g[TRICK + g[COUNT]] = card
    g[COUNT] += 1
    if g[COUNT] == g[ACTIVE]:
        _end_trick(g)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _note(g: cython.p_longlong, seat: cython.longlong, card: cython.longlong) -> cython.void:
    """Note what everybody learns from a card that is about to be laid."""
    group: cython.longlong = _GROUP[card]
    bit: cython.longlong
    if card < _PETIT:
        bit = _ONE << card
        g[PLAYED_LO] |= bit
        if seat == g[TAKER]:
            g[TAKER_LO] |= bit
        if card == g[CALLED]:
            g[KNOWN] = 1
    else:
        g[PLAYED_HI] |= _ONE << (card - 56)
    if g[LED] < 0 or _is_free(g, seat, card):
        return
    if group != g[LED]:
        g[VOID + seat] |= _ONE << g[LED]
        if group != 4:
            g[VOID + seat] |= 16
    if group == 4 and card < g[BEST] and g[BEST] - 56 < g[CAP + seat]:
        g[CAP + seat] = g[BEST] - 56


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _end_trick(g: cython.p_longlong) -> cython.void:
    """Count a complete trick and let its winner lead (rules 6.5, 7)."""
    last: cython.bint = g[DONE] == g[TRICKS] - 1
    slam_lead: cython.bint = last and g[TRICK] == _EXCUSE and _has_won_all(g, g[LEADER])
    winner: cython.longlong = g[LEADER] if slam_lead else g[BEST_SEAT]
    attack: cython.longlong = _attacks(g, winner)
    worth: cython.longlong = 0
    petit: cython.longlong = 0
    place: cython.longlong
    for place in range(g[ACTIVE]):
        worth += _WORTH[g[TRICK + place]]
    if worth >> 16:
        petit = _count_special(g, attack, last)
    elif attack:
        g[POINTS] += worth & 0xFF
        g[BOUTS] += worth >> 8
    if last and (petit or (slam_lead and g[HAD_PETIT])):
        g[LAST_PETIT] = 1 if attack else -1
    g[HAD_PETIT] = petit
    g[ATTACK_WON] += attack
    g[DEFENCE_WON] += 1 - attack
    g[LEADER] = winner
    g[COUNT] = 0
    g[LED] = g[BEST] = g[BEST_SEAT] = -1
    g[DONE] += 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _has_won_all(g: cython.p_longlong, seat: cython.longlong) -> cython.bint:
    """Return whether the side of a seat has won every trick so far."""
    return (g[DEFENCE_WON] if _attacks(g, seat) else g[ATTACK_WON]) == 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _count_special(g: cython.p_longlong, attack: cython.bint, last: cython.bint) -> cython.longlong:
    """Count a trick with Excuse or Petit; return whether a Petit that counts lies in it."""
    petit: cython.longlong = 0
    seat: cython.longlong = g[LEADER]
    place: cython.longlong
    card: cython.longlong
    for place in range(g[ACTIVE]):
        card = g[TRICK + place]
        if card == _EXCUSE:
            _count_excuse(g, _attacks(g, seat), attack, last)
        elif card == _PETIT and _is_free(g, seat, card):
            _count_kept(g, _attacks(g, seat), attack)
        else:
            petit |= card == _PETIT
            if attack:
                g[POINTS] += _VALUE[card]
                g[BOUTS] += card in (_PETIT, _TWENTY_ONE)
        seat = seat + 1 if seat + 1 < g[ACTIVE] else 0
    return petit


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _count_kept(g: cython.p_longlong, mine: cython.bint, attack: cython.bint) -> cython.void:
    """Count a bout that stays with its player's side, `mine` for the attack's."""
    if mine:
        g[POINTS] += 9 if attack else 8
        g[BOUTS] += 1
    elif attack:
        g[POINTS] += 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _count_excuse(
    g: cython.p_longlong, mine: cython.bint, attack: cython.bint, last: cython.bint
) -> cython.void:
    """Count the Excuse of a trick (rules 7.1): `mine`: the attack played it."""
    if not last:
        _count_kept(g, mine, attack)
    elif mine == attack and (g[DEFENCE_WON] if mine else g[ATTACK_WON]) == 0:
        if mine:
            g[POINTS] += 9
            g[BOUTS] += 1
    elif g[EXCUSE_STAYS]:
        if attack:
            g[POINTS] += 9
            g[BOUTS] += 1
    elif mine:
        g[POINTS] += 1 if attack else 0
    else:
        g[POINTS] += 9 if attack else 8
        g[BOUTS] += 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _score(g: cython.p_longlong) -> cython.longlong:
    """Return the deal value S of a finished game (rules 8)."""
    value: cython.longlong = _value(
        g, g[POINTS], g[BOUTS], g[LAST_PETIT], g[ATTACK_WON], g[DEFENCE_WON]
    )
    if not g[SLAM] and 1 <= g[DEFENCE_WON] <= g[CHELEM_LOST]:
        value += g[CHELEM]
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _value(
    g: cython.p_longlong,
    points: cython.longlong,
    bouts: cython.longlong,
    petit: cython.longlong,
    attack_won: cython.longlong,
    defence_won: cython.longlong,
) -> cython.longlong:
    """Return S, but for a petit chelem: who made what, the Petit au bout, the tricks won."""
    distance: cython.longlong = points - _TARGET[bouts]
    sign: cython.longlong = 1 if distance >= 0 else -1
    margin: cython.longlong = (distance * sign + 1) // 2
    step: cython.longlong = g[ROUNDING]
    value: cython.longlong
    if step > 1:
        margin = (2 * margin + step) // (2 * step) * step
    value = (sign * (g[BASE] + margin) + 10 * petit) * g[MULTIPLIER]
    value += sign * g[POIGNEES]
    if defence_won == 0:
        value += 200
    elif attack_won == 0:
        value -= 200
    if g[SLAM]:
        value += 200 if defence_won == 0 else -200
    return value


# The rule policy: one trick's expectation, what keeping a card is worth, what speaks for a lead.
# What is the same for every card of a decision is found first: whole numbers in `seen`, chances
# and half-points in `odds`.

ME = cython.declare(cython.const_int, 0)  # the seat to act
ROW = cython.declare(cython.const_int, 1)  # where its weights begin
LEFT = cython.declare(cython.const_int, 2)  # tricks left, this one too
ATTACKS = cython.declare(cython.const_int, 3)  # the seat is of the attack
OTHERS_LO = cython.declare(cython.const_int, 4)  # cards that the seat does not see
OTHERS_HI = cython.declare(cython.const_int, 5)
OUT = cython.declare(cython.const_int, 6)  # trumps that the seat does not see
CHANCES = cython.declare(cython.const_int, 7)  # where the chances of a hand begin
LATER = cython.declare(cython.const_int, 8)  # how many seats act after this one
LATER_SEAT = cython.declare(cython.const_int, 9)  # they, in order

SAVES = cython.declare(cython.const_int, 0)  # by later seat: chance that it takes for one's side
SWAYS = cython.declare(cython.const_int, 4)  # by later seat: the same, or for the other side
RUFFS = cython.declare(cython.const_int, 8)  # by later seat: chance that it has a trump
LACKS = cython.declare(cython.const_int, 12)  # by suit: chance that a hand has none of it
TABLE = cython.declare(cython.const_int, 16)  # half-points on the table
GAIN = cython.declare(cython.const_int, 17)  # half-points that later cards add, if one wins
COST = cython.declare(cython.const_int, 18)  # and take away in any case
LOSES = cython.declare(cython.const_int, 19)  # chance to win the trick with a card that does not


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _missing(seen: cython.p_longlong, cards: cython.longlong) -> cython.double:
    """Return the chance that a hand not seen has none of some cards, by their bits."""
    return _POWER[seen[CHANCES] + _ones(cards)]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _may_trump(
    g: cython.p_longlong, seat: cython.longlong, trumps: cython.longlong
) -> cython.longlong:
    """Return which of some trumps a seat may have, by what it has shown."""
    if g[VOID + seat] & 16:
        return 0
    return trumps & ((_ONE << g[CAP + seat]) - 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _holds(
    g: cython.p_longlong,
    wins: cython.double,
    best: cython.longlong,
    led: cython.longlong,
    seen: cython.p_longlong,
    odds: cython.p_double,
) -> cython.double:
    """Return one's chance to win a trick, `wins` if nobody still to act beats `best`."""
    over: cython.longlong
    mask: cython.longlong
    other: cython.longlong
    place: cython.longlong
    chance: cython.double
    higher: cython.double
    if seen[LATER] == 0:
        return wins
    if best >= _PETIT:
        over = seen[OTHERS_HI] & _OVER[best]
        higher = 1.0 - _missing(seen, over)
        for place in range(seen[LATER]):
            other = seen[LATER_SEAT + place]
            mask = _may_trump(g, other, over)
            chance = higher if mask == over else 1.0 - _missing(seen, mask)
            if led < 4 and not g[VOID + other] >> led & 1:
                chance *= odds[LACKS + led]
            wins += chance * (odds[SAVES + place] - odds[SWAYS + place] * wins)
        return wins
    over = seen[OTHERS_LO] & _SAME_SUIT[led] & ~((2 * _ONE << best) - 1)
    higher = 1.0 - _missing(seen, over)
    for place in range(seen[LATER]):
        chance = odds[RUFFS + place]
        if not g[VOID + seen[LATER_SEAT + place]] >> led & 1:
            chance = min(1.0, higher + odds[LACKS + led] * chance)
        wins += chance * (odds[SAVES + place] - odds[SWAYS + place] * wins)
    return wins


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _friendship(g: cython.p_longlong, me: cython.longlong, other: cython.longlong) -> cython.double:
    """Return the chance, as `me` may know it, that `other` is on the same side."""
    if g[KNOWN] or g[PARTNER] == me:
        return 1.0 if _attacks(g, me) == _attacks(g, other) else 0.0
    if me == g[TAKER]:
        if g[LO + me] >> g[CALLED] & 1:
            return 0.0
        return 1.0 / (g[ACTIVE] - 1)
    return 0.0 if other == g[TAKER] else 1.0 - 1.0 / (g[ACTIVE] - 2)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _keep_trump(card: cython.longlong, seen: cython.p_longlong) -> cython.double:
    """Return what keeping a trump above the Petit is worth, in half-points."""
    higher: cython.longlong
    stage: cython.double = 0.2
    if seen[OUT]:
        higher = _ones(seen[OTHERS_HI] & _OVER[card])
        if higher == 0:
            stage = 3.0
        elif higher <= 2:
            stage = 2.2
        elif card >= 70:
            stage = 1.6
        else:
            stage = 0.8 if card >= 65 else 0.3
    if card == _TWENTY_ONE:
        return _WEIGHT[seen[ROW] + 7] * (stage + 1.0) + 9.0
    return _WEIGHT[seen[ROW] + 7] * stage


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _keep_petit(mine: cython.longlong, seen: cython.p_longlong) -> cython.double:
    """Return what keeping the Petit among `mine` trumps is worth, in half-points."""
    share: cython.double
    saved: cython.double
    if not seen[OUT]:
        return 24.0 * _WEIGHT[seen[ROW] + 12]
    share = cython.cast(cython.double, mine) / (mine + seen[OUT])
    if seen[ATTACKS]:
        saved = 0.25 + 0.9 * share + 0.02 * mine
        saved = min(0.95, saved)
    else:
        saved = 0.15 + 0.8 * share + 0.03 * mine
        saved = min(0.8, saved)
    return (2.0 * saved - 1.0) * 24.0 * _WEIGHT[seen[ROW] + 12]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _keep_plain(
    card: cython.longlong, lo: cython.longlong, out: cython.longlong, w: cython.longlong
) -> cython.double:
    """Return what keeping a plain card is worth, in half-points."""
    rank: cython.longlong = card % 14
    suit: cython.longlong = lo & (_SUIT << (14 * (card // 14)))
    keep: cython.double
    if rank < 10:
        return 0.02 * rank
    keep = _WEIGHT[w + 21 - rank]
    if not suit & ~((2 * _ONE << card) - 1):
        keep = max(0.1, keep)
        if _ones(suit) < 4:
            keep -= 0.3
        if not out:
            keep = 0.9
    return keep * _VALUE[card]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _keep_excuse(left: cython.longlong, leads: cython.bint, w: cython.longlong) -> cython.double:
    """Return what keeping the Excuse is worth, in half-points."""
    keep: cython.double = _WEIGHT[w + 6]
    if left == 1:
        return 0.0
    if leads:
        keep += 3.0
    if left <= 4:
        keep -= (5 - left) * 1.5
    if left == 2:
        keep -= 30.0
    return keep


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead_trump(
    g: cython.p_longlong, card: cython.longlong, seen: cython.p_longlong
) -> cython.double:
    """Return what speaks for leading a trump, in half-points."""
    hand: cython.longlong = g[HI + seen[ME]]
    mine: cython.longlong = _ones(hand & _TRUMPS)
    out: cython.longlong = seen[OUT]
    bonus: cython.double = 0.0
    higher: cython.longlong
    if card == _PETIT and out:
        bonus = -10.0
    if seen[ATTACKS]:
        if not out:
            return bonus - 1.0
        if mine >= 3 and mine > 0.55 * out and card != _PETIT:
            higher = _ones(seen[OTHERS_HI] & _OVER[card])
            bonus += _WEIGHT[seen[ROW]] * (1.0 if higher <= 1 else 0.6)
        if hand & 1 and mine <= 5:
            bonus -= 2.0
        return bonus
    bonus += _WEIGHT[seen[ROW] + 3] if seen[OTHERS_HI] & 1 and mine >= 6 else -1.5
    return bonus - 3.0 if hand & 1 else bonus


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead_plain(
    g: cython.p_longlong, card: cython.longlong, seen: cython.p_longlong
) -> cython.double:
    """Return what speaks for leading a plain card, in half-points."""
    seat: cython.longlong = seen[ME]
    w: cython.longlong = seen[ROW]
    suit: cython.longlong = _GROUP[card]
    length: cython.longlong
    bonus: cython.double = 0.0
    other: cython.longlong
    if seat == g[TAKER]:
        length = _ones(g[LO + seat] & _SAME_SUIT[suit])
        return _WEIGHT[w + 1] * (length - 4) * 0.5 + 0.5 if length >= 5 else 0.0
    if seat == g[PARTNER]:
        return _WEIGHT[w + 15] if g[TAKER_LO] & _SAME_SUIT[suit] else 0.0
    if _VALUE[card] >= 5:
        bonus = _WEIGHT[w + 14]
    if g[VOID + g[TAKER]] >> suit & 1:
        if not g[VOID + g[TAKER]] & 16 and seen[OUT] and _VALUE[card] == 1:
            return _WEIGHT[w + 2]
        return bonus
    for other in range(g[ACTIVE]):
        if other in (seat, g[TAKER]):
            continue
        if g[VOID + other] >> suit & 1 and not g[VOID + other] & 16:
            bonus += _WEIGHT[w + 5]
            break
    if g[TAKER_LO] & _SAME_SUIT[suit]:
        bonus += 0.5 * _WEIGHT[w + 4]
    return bonus


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _look(
    g: cython.p_longlong,
    seat: cython.longlong,
    seen: cython.p_longlong,
    odds: cython.p_double,
) -> cython.void:
    """Find what is the same for every card of a decision."""
    lo: cython.longlong = _PLAIN & ~g[PLAYED_LO] & ~g[LO + seat]
    hi: cython.longlong = _ALL_HI & ~g[PLAYED_HI] & ~g[HI + seat]
    suit: cython.longlong
    if seat == g[TAKER]:
        lo &= ~g[ASIDE_LO]
        hi &= ~g[ASIDE_HI]
    seen[ME] = seat
    seen[ATTACKS] = _attacks(g, seat)
    seen[ROW] = 16 * (g[STYLE] if seen[ATTACKS] else g[DEFENCE_STYLE])
    seen[LEFT] = g[TRICKS] - g[DONE]
    seen[OTHERS_LO] = lo
    seen[OTHERS_HI] = hi
    seen[OUT] = _ones(hi & _TRUMPS)
    seen[CHANCES] = (seen[LEFT] * 80 + _ones(lo) + _ones(hi)) * 24
    for suit in range(4):
        if g[LED] < 0 or g[LED] == suit:
            odds[LACKS + suit] = _missing(seen, lo & _SAME_SUIT[suit])
    _look_around(g, seen, odds)
    odds[LOSES] = 0.4
    if g[BEST_SEAT] >= 0:
        odds[LOSES] = _holds(g, _friendship(g, seat, g[BEST_SEAT]), g[BEST], g[LED], seen, odds)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _look_around(
    g: cython.p_longlong, seen: cython.p_longlong, odds: cython.p_double
) -> cython.void:
    """Find what lies on the table, and what those who act later may add or take."""
    seat: cython.longlong = seen[ME]
    partners: cython.double = _WEIGHT[seen[ROW] + 13]
    friend: cython.double
    loses: cython.double
    place: cython.longlong
    odds[TABLE] = odds[GAIN] = odds[COST] = 0.0
    for place in range(g[COUNT]):
        odds[TABLE] += _STAKE[g[TRICK + place]]
    seen[LATER] = g[ACTIVE] - g[COUNT] - 1
    for place in range(seen[LATER]):
        seat = seat + 1 if seat + 1 < g[ACTIVE] else 0
        friend = _friendship(g, seen[ME], seat)
        loses = (1.0 - friend) * (1.0 if seat == g[TAKER] else partners)
        seen[LATER_SEAT + place] = seat
        odds[SAVES + place] = 0.75 * friend
        odds[SWAYS + place] = 1.0 - 0.25 * friend
        odds[GAIN] += friend * partners + 1.0 + loses
        odds[COST] += friend + loses
        if g[LED] < 4:
            odds[RUFFS + place] = 1.0 - _missing(
                seen, _may_trump(g, seat, seen[OTHERS_HI] & _TRUMPS)
            )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _value_of(
    g: cython.p_longlong,
    card: cython.longlong,
    seen: cython.p_longlong,
    odds: cython.p_double,
) -> cython.double:
    """Return what the policy thinks of a card, in half-points."""
    free: cython.bint = _is_free(g, seen[ME], card)
    wins: cython.double = odds[LOSES]
    value: cython.double
    if not free and _beats(card, g[LED], g[BEST]):
        wins = _holds(g, 1.0, card, _GROUP[card] if g[LED] < 0 else g[LED], seen, odds)
    value = odds[TABLE] * (2.0 * wins - 1.0) + odds[GAIN] * wins - odds[COST]
    if free:
        if g[DEFENCE_WON] == 0 and seen[ATTACKS] and 3 * g[DONE] >= g[TRICKS]:
            return value - _SLAM_NEAR - _keep_excuse(g[TRICKS], g[LED] < 0, seen[ROW])
        return value - _keep_excuse(seen[LEFT], g[LED] < 0, seen[ROW])
    value += _STAKE[card] * (2.0 * wins - 1.0)
    if card < _PETIT:
        value -= _keep_plain(card, seen[OTHERS_LO], seen[OUT], seen[ROW])
        return value + _lead_plain(g, card, seen) if g[LED] < 0 else value
    if card == _PETIT:
        value -= _keep_petit(_ones(g[HI + seen[ME]] & _TRUMPS), seen)
    else:
        value -= _keep_trump(card, seen)
    return value + _lead_trump(g, card, seen) if g[LED] < 0 else value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _choose(g: cython.p_longlong, noise: cython.double) -> cython.longlong:
    """Return the card the rule policy plays, its values blurred by up to half of `noise`."""
    seat: cython.longlong = _turn(g)
    lo: cython.longlong = _legal_lo(g, seat, g[LED])
    hi: cython.longlong = _legal_hi(g, seat, g[LED], g[BEST])
    card: cython.longlong
    best: cython.longlong = -1
    top: cython.double = -1e9
    value: cython.double
    seen = cython.declare(cython.longlong[16])
    odds = cython.declare(cython.double[20])
    if not cython.compiled:
        seen, odds = [0] * 16, [0.0] * 20
    if _is_single(lo, hi):
        return _first(lo, hi)
    _look(g, seat, seen, odds)
    while lo or hi:
        if lo:
            card = _low(lo)
            lo &= lo - 1
        else:
            card = 56 + _low(hi)
            hi &= hi - 1
        value = _value_of(g, card, seen, odds)
        if noise > 0:
            value += noise * (_next(g, RANDOM) * 2.3283064365386963e-10 - 0.5)
        if value > top:
            top = value
            best = card
    return best


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _random_card(
    g: cython.p_longlong, seat: cython.longlong, led: cython.longlong, best: cython.longlong
) -> cython.longlong:
    """Return a uniformly random legal card."""
    lo: cython.longlong = _legal_lo(g, seat, led)
    hi: cython.longlong = _legal_hi(g, seat, led, best)
    plain: cython.longlong = _ones(lo)
    number: cython.longlong = (_next(g, RANDOM) * (plain + _ones(hi))) >> 32
    if number < plain:
        return _nth(lo, number)
    return 56 + _nth(hi, number - plain)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play_randomly(g: cython.p_longlong) -> cython.void:
    """Play the rest of a trick at random; nobody takes note of what the cards show."""
    seat: cython.longlong = _turn(g)
    led: cython.longlong = g[LED]
    best: cython.longlong = g[BEST]
    winner: cython.longlong = g[BEST_SEAT]
    card: cython.longlong
    while g[COUNT] < g[ACTIVE]:
        card = _random_card(g, seat, led, best)
        _let_go(g, seat, card)
        if not _is_free(g, seat, card):
            led = _GROUP[card] if led < 0 else led
            if _beats(card, led, best):
                best = card
                winner = seat
        g[TRICK + g[COUNT]] = card
        g[COUNT] += 1
        seat = seat + 1 if seat + 1 < g[ACTIVE] else 0
    g[BEST_SEAT] = winner
    _end_trick(g)


# The solver: what both sides reach with open cards.  Bounds on S are kept in a table, `table`:
# nodes so far, their limit, whether it was passed, then rows of key, lower and upper bound, move.

NODES = cython.declare(cython.const_int, 0)
LIMIT = cython.declare(cython.const_int, 1)
PASSED = cython.declare(cython.const_int, 2)
ROWS = cython.declare(cython.const_int, 3)
HEAD = cython.declare(cython.const_int, 4)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _key(g: cython.p_longlong) -> cython.longlong:
    """Return the key of a game between two tricks: all that its value depends on."""
    seat: cython.longlong
    rest: cython.longlong
    lost: cython.longlong = min(3, g[DEFENCE_WON])
    key: cython.longlong = _HASH[390 + g[LEADER]] ^ _HASH[396 + g[POINTS]]
    key ^= _HASH[580 + 4 * g[BOUTS] + lost] ^ _HASH[600 + g[PARTNER]]
    if g[ATTACK_WON] == 0:
        key ^= _HASH[610]
    if g[HAD_PETIT]:
        key ^= _HASH[611]
    key ^= _HASH[620 + g[PROTECTED]]
    for seat in range(g[ACTIVE]):
        rest = g[LO + seat]
        while rest:
            key ^= _HASH[78 * seat + _low(rest)]
            rest &= rest - 1
        rest = g[HI + seat]
        while rest:
            key ^= _HASH[78 * seat + 56 + _low(rest)]
            rest &= rest - 1
    return key


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _roof(g: cython.p_longlong) -> cython.longlong:
    """Return at least S if the attack got all that is left."""
    lo: cython.longlong = 0
    hi: cython.longlong = 0
    left: cython.longlong = g[TRICKS] - g[DONE]
    seat: cython.longlong
    value: cython.longlong
    for seat in range(g[ACTIVE]):
        lo |= g[LO + seat]
        hi |= g[HI + seat]
    value = _value(
        g,
        g[POINTS] + _points_of(lo, hi),
        g[BOUTS] + _ones(hi & _BOUT_BITS),
        1 if hi & 1 or g[HAD_PETIT] else g[LAST_PETIT],
        g[ATTACK_WON] + left,
        g[DEFENCE_WON],
    )
    return value if g[SLAM] else value + g[CHELEM]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _floor(g: cython.p_longlong) -> cython.longlong:
    """Return at most S if the defence got all that is left."""
    hi: cython.longlong = 0
    left: cython.longlong = g[TRICKS] - g[DONE]
    seat: cython.longlong
    for seat in range(g[ACTIVE]):
        hi |= g[HI + seat]
    return _value(
        g,
        g[POINTS],
        g[BOUTS],
        -1 if hi & 1 or g[HAD_PETIT] else g[LAST_PETIT],
        g[ATTACK_WON],
        g[DEFENCE_WON] + left,
    )


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _is_same(g: cython.p_longlong, before: cython.longlong, card: cython.longlong) -> cython.bint:
    """Return whether two own cards are worth the same if none lies between them."""
    return (
        _GROUP[before] == _GROUP[card]
        and _VALUE[before] == _VALUE[card]
        and before != _PETIT
        and before != g[CALLED]
        and card != g[CALLED]
    )


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _list_distinct(
    g: cython.p_longlong,
    cards: cython.p_longlong,
    number: cython.longlong,
    first: cython.longlong,
    rest: cython.longlong,
    others: cython.longlong,
) -> cython.longlong:
    """Add one card of each run of equals to a list of `number`; return how many there are then.

    `rest` are the legal cards and `others` those that may lie between, as bits from card `first`.
    """
    before: cython.longlong = -1
    place: cython.longlong
    while rest:
        place = _low(rest)
        rest &= rest - 1
        if (
            before < 0
            or others & ((_ONE << place) - (_ONE << before))
            or not _is_same(g, first + before, first + place)
        ):
            cards[number] = first + place
            number += 1
        before = place
    return number


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _list_moves(
    g: cython.p_longlong, seat: cython.longlong, cards: cython.p_longlong
) -> cython.longlong:
    """List the moves of a seat with open cards: only cards still in play separate equals."""
    legal_lo: cython.longlong = _legal_lo(g, seat, g[LED])
    legal_hi: cython.longlong = _legal_hi(g, seat, g[LED], g[BEST])
    other: cython.longlong
    number: cython.longlong
    lo: cython.longlong = 0
    hi: cython.longlong = 0
    if _is_single(legal_lo, legal_hi):
        cards[0] = _first(legal_lo, legal_hi)
        return 1
    for other in range(g[ACTIVE]):
        if other != seat:
            lo |= g[LO + other]
            hi |= g[HI + other]
    for other in range(g[COUNT]):
        if g[TRICK + other] < _PETIT:
            lo |= _ONE << g[TRICK + other]
        else:
            hi |= _ONE << (g[TRICK + other] - 56)
    number = _list_distinct(g, cards, 0, 0, legal_lo, lo)
    return _list_distinct(g, cards, number, 56, legal_hi, hi)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _promise(
    g: cython.p_longlong, card: cython.longlong, mine: cython.bint, known: cython.longlong
) -> cython.longlong:
    """Return how early a move should be tried; `mine`: its side wins the trick so far."""
    last: cython.bint = g[COUNT] == g[ACTIVE] - 1
    trump: cython.bint = card >= _PETIT
    if card == known:
        return 10000
    if card == _EXCUSE:
        return -50 if g[LED] < 0 else -2
    if g[LED] < 0:
        if trump:
            return 2 * (card - 56)
        return 30 if card % 14 == 13 else (5 - _VALUE[card] if card % 14 >= 10 else 8)
    if _beats(card, g[LED], g[BEST]):
        if card == _PETIT:
            return 140 if last else 40
        if last:
            return 100 + 4 * _VALUE[card] - (card - 56 if trump else 0)
        return 100 + ((card - 56) // 2 if trump else card % 14)
    if mine:
        return 6 * _VALUE[card]
    return -6 * _VALUE[card] - ((card - 56) // 4 if trump else card % 14 // 4)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _sort(
    cards: cython.p_longlong, marks: cython.p_longlong, number: cython.longlong
) -> cython.void:
    """Sort cards by their marks, highest first."""
    place: cython.longlong
    other: cython.longlong
    card: cython.longlong
    mark: cython.longlong
    for place in range(1, number):
        card = cards[place]
        mark = marks[place]
        other = place - 1
        while other >= 0 and marks[other] < mark:
            cards[other + 1] = cards[other]
            marks[other + 1] = marks[other]
            other -= 1
        cards[other + 1] = card
        marks[other + 1] = mark


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _take_back(
    g: cython.p_longlong,
    before: cython.p_longlong,
    seat: cython.longlong,
) -> cython.void:
    """Bring a game back to what was kept `before` a seat laid a card."""
    g[LO + seat] = before[0]
    g[HI + seat] = before[1]
    g[COUNT] = before[2]
    g[TRICK + before[2]] = before[3]
    g[LED] = before[4]
    g[BEST] = before[5]
    g[BEST_SEAT] = before[6]
    if g[DONE] != before[7]:
        g[DONE] = before[7]
        g[LEADER] = before[8]
        g[POINTS] = before[9]
        g[BOUTS] = before[10]
        g[LAST_PETIT] = before[11]
        g[HAD_PETIT] = before[12]
        g[ATTACK_WON] = before[13]
        g[DEFENCE_WON] = before[14]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _keep_all(
    g: cython.p_longlong,
    before: cython.p_longlong,
    seat: cython.longlong,
) -> cython.void:
    """Keep `before` what the next card of a seat may change."""
    before[0] = g[LO + seat]
    before[1] = g[HI + seat]
    before[2] = g[COUNT]
    before[3] = g[TRICK + g[COUNT]]
    before[4] = g[LED]
    before[5] = g[BEST]
    before[6] = g[BEST_SEAT]
    before[7] = g[DONE]
    before[8] = g[LEADER]
    before[9] = g[POINTS]
    before[10] = g[BOUTS]
    before[11] = g[LAST_PETIT]
    before[12] = g[HAD_PETIT]
    before[13] = g[ATTACK_WON]
    before[14] = g[DEFENCE_WON]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _last_trick(g: cython.p_longlong) -> cython.longlong:
    """Return S after the last trick, in which nobody has a choice, or S if all is over."""
    before = cython.declare(cython.longlong[16])
    seat: cython.longlong = _turn(g)
    value: cython.longlong
    if not cython.compiled:
        before = [0] * 16
    if g[DONE] == g[TRICKS]:
        return _score(g)
    _keep_all(g, before, seat)
    _lay(g, _first(g[LO + seat], g[HI + seat]))
    value = _last_trick(g)
    _take_back(g, before, seat)
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _search(
    g: cython.p_longlong, low: cython.longlong, high: cython.longlong, table: cython.p_longlong
) -> cython.longlong:
    """Return S with best open play, or a bound beyond `low` or `high`."""
    moves = cython.declare(cython.longlong[26])
    marks = cython.declare(cython.longlong[26])
    before = cython.declare(cython.longlong[16])
    seat: cython.longlong = _turn(g)
    row: cython.longlong = -1
    key: cython.longlong = 0
    known: cython.longlong = -1
    floor: cython.longlong = low
    roof: cython.longlong = high
    attack: cython.bint
    mine: cython.bint
    number: cython.longlong
    place: cython.longlong
    value: cython.longlong
    best: cython.longlong
    chosen: cython.longlong = -1
    if not cython.compiled:
        moves, marks, before = [0] * 26, [0] * 26, [0] * 16
    table[NODES] += 1
    if table[NODES] > table[LIMIT]:
        table[PASSED] = 1
        return 0
    if g[DONE] >= g[TRICKS] - 1 and g[COUNT] == 0:
        return _last_trick(g)
    if g[COUNT] == 0:
        value = _roof(g)
        if value <= low:
            return value
        value = _floor(g)
        if value >= high:
            return value
        key = _key(g)
        row = HEAD + 4 * (key % table[ROWS])
        if table[row] == key:
            if table[row + 1] >= high:
                return table[row + 1]
            if table[row + 2] <= low:
                return table[row + 2]
            low = max(low, table[row + 1])
            high = min(high, table[row + 2])
            if low >= high:
                return low
            known = table[row + 3]
    attack = _attacks(g, seat)
    mine = g[BEST_SEAT] >= 0 and _attacks(g, g[BEST_SEAT]) == attack
    number = _list_moves(g, seat, moves)
    if number > 1:
        for place in range(number):
            marks[place] = _promise(g, moves[place], mine, known)
        _sort(moves, marks, number)
    best = -_FAR if attack else _FAR
    _keep_all(g, before, seat)
    for place in range(number):
        _lay(g, moves[place])
        if place == 0:
            value = _search(g, low, high, table)
        elif attack:
            value = _search(g, low, low + 1, table)
            if low < value < high:
                value = _search(g, value - 1, high, table)
        else:
            value = _search(g, high - 1, high, table)
            if low < value < high:
                value = _search(g, low, value + 1, table)
        _take_back(g, before, seat)
        if table[PASSED]:
            return 0
        if attack:
            if value > best:
                best = value
                chosen = moves[place]
            low = max(low, best)
        else:
            if value < best:
                best = value
                chosen = moves[place]
            high = min(high, best)
        if low >= high:
            break
    if row >= 0:
        _remember(table, row, key, best, floor, roof)
        table[row + 3] = chosen
    return best


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _remember(
    table: cython.p_longlong,
    row: cython.longlong,
    key: cython.longlong,
    best: cython.longlong,
    floor: cython.longlong,
    roof: cython.longlong,
) -> cython.void:
    """Keep a value, or the bound that a search inside `floor` and `roof` gave."""
    if table[row] != key:
        table[row] = key
        table[row + 1] = -_FAR
        table[row + 2] = _FAR
    if best < roof and best < table[row + 2]:
        table[row + 2] = best
    if best > floor and best > table[row + 1]:
        table[row + 1] = best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _finish(
    g: cython.p_longlong,
    noise: cython.double,
    leaf: cython.longlong,
    limit: cython.longlong,
    table: cython.p_longlong,
) -> cython.longlong:
    """Play a game to its end by the rule policy, or solve it once `leaf` tricks are left."""
    value: cython.longlong
    solves: cython.bint = leaf > 0
    while g[DONE] < g[TRICKS]:
        if solves and g[TRICKS] - g[DONE] <= leaf and g[COUNT] == 0:
            table[NODES] = 0
            table[LIMIT] = limit
            table[PASSED] = 0
            value = _search(g, -_FAR, _FAR, table)
            if not table[PASSED]:
                return value
            solves = False
        _play(g, _choose(g, noise))
    return _score(g)


# The sampler.  A `spec` says where cards may be: seats are slots 0 to 4, slot 5 lies aside (a
# hidden discard, or the chien).  Every card gets a slot; chains of exchanges mend what does not
# fit, so a world is always found when one exists.

PLACES = cython.declare(cython.const_int, 0)  # by slot: cards to be placed there
MAY_LO = cython.declare(cython.const_int, 6)  # by slot: cards that may be there
MAY_HI = cython.declare(cython.const_int, 12)
SURE_LO = cython.declare(cython.const_int, 18)  # by slot: cards known to be there
SURE_HI = cython.declare(cython.const_int, 24)
UNSEEN_LO = cython.declare(cython.const_int, 30)  # cards to be placed
UNSEEN_HI = cython.declare(cython.const_int, 31)
GUESSED = cython.declare(cython.const_int, 32)  # the discard is hidden and follows the model
CHIEN_LO = cython.declare(cython.const_int, 33)  # the turned chien
CHIEN_HI = cython.declare(cython.const_int, 34)
NO_BARE = cython.declare(cython.const_int, 35)  # a bare Petit would have cancelled the deal
KEEPS_PETIT = cython.declare(cython.const_int, 36)  # a bare Petit is protected
TAKES = cython.declare(cython.const_int, 37)  # slot 5 is a chien that the taker will turn
ASIDE_COUNTS = cython.declare(cython.const_int, 38)  # slot 5 counts for the attack, bouts too
PLAYS = cython.declare(cython.const_int, 39)  # how many cards have been played
TRUMPLESS = cython.declare(cython.const_int, 40)  # by bit: seats that failed to play a trump
FILTER = cython.declare(cython.const_int, 41)  # the taker's hand agrees with the bid
SPOKEN = cython.declare(cython.const_int, 42)  # by bit: other seats whose hand agrees with a bid
SPEC_SIZE = 48
"""Numbers in a spec."""

SPEC_FIELDS = {
    "places": PLACES,
    "may_lo": MAY_LO,
    "may_hi": MAY_HI,
    "sure_lo": SURE_LO,
    "sure_hi": SURE_HI,
    "unseen_lo": UNSEEN_LO,
    "unseen_hi": UNSEEN_HI,
    "guessed": GUESSED,
    "chien_lo": CHIEN_LO,
    "chien_hi": CHIEN_HI,
    "no_bare": NO_BARE,
    "keeps_petit": KEEPS_PETIT,
    "takes": TAKES,
    "aside_counts": ASIDE_COUNTS,
    "plays": PLAYS,
    "trumpless": TRUMPLESS,
    "filter": FILTER,
    "spoken": SPOKEN,
}
"""Where things stand in a spec, by name; those of slots from there on."""

_TRIES = cython.declare(cython.const_int, 40)
_FIRM = cython.declare(cython.const_int, 200)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _slots_of(spec: cython.p_longlong, card: cython.longlong) -> cython.longlong:
    """Return the slots that may hold a card, as bits."""
    slots: cython.longlong = 0
    slot: cython.longlong
    mask: cython.longlong
    for slot in range(6):
        if spec[PLACES + slot]:
            mask = spec[MAY_LO + slot] >> card if card < 56 else spec[MAY_HI + slot] >> (card - 56)
            slots |= (mask & 1) << slot
    return slots


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _list_cards(
    spec: cython.p_longlong,
    cards: cython.p_longlong,
    slots: cython.p_longlong,
    starts: cython.p_longlong,
) -> cython.void:
    """List the cards to be placed, those with the fewest slots first.

    `slots` gets the slots of each card, `starts` where the cards with so many slots begin.
    """
    wide: cython.longlong
    card: cython.longlong
    number: cython.longlong = 0
    rest: cython.longlong
    for card in range(78):
        slots[card] = _slots_of(spec, card)
    for wide in range(7):
        starts[wide] = number
        rest = spec[UNSEEN_LO]
        while rest:
            card = _low(rest)
            rest &= rest - 1
            if _ones(slots[card]) == wide:
                cards[number] = card
                number += 1
        rest = spec[UNSEEN_HI]
        while rest:
            card = 56 + _low(rest)
            rest &= rest - 1
            if _ones(slots[card]) == wide:
                cards[number] = card
                number += 1
    starts[7] = number


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _place_cards(
    spec: cython.p_longlong,
    cards: cython.p_longlong,
    slots: cython.p_longlong,
    starts: cython.p_longlong,
    where: cython.p_longlong,
    stream: cython.p_longlong,
) -> cython.bint:
    """Give every listed card a slot in `where`; return whether that was possible."""
    free = cython.declare(cython.longlong[6])
    place: cython.longlong
    wide: cython.longlong
    if not cython.compiled:
        free = [0] * 6
    for place in range(6):
        free[place] = spec[PLACES + place]
    for place in range(starts[7]):
        where[cards[place]] = -1
    for wide in range(1, 7):
        _shuffle(cards, starts[wide], starts[wide + 1], stream)
        if _fills(cards, slots, starts[wide], starts[wide + 1], free):
            _fill(cards, starts[wide], slots[cards[starts[wide]]], free, where)
            continue
        for place in range(starts[wide], starts[wide + 1]):
            _draw_slot(cards[place], slots[cards[place]], free, where, stream)
    for place in range(starts[7]):
        if where[cards[place]] < 0 and not _exchange(cards, slots, starts[7], place, free, where):
            return False
    return True


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _shuffle(
    cards: cython.p_longlong,
    start: cython.longlong,
    end: cython.longlong,
    stream: cython.p_longlong,
) -> cython.void:
    """Shuffle the cards from `start` on to before `end`."""
    place: cython.longlong
    other: cython.longlong
    card: cython.longlong
    for place in range(end - 1, start, -1):
        other = start + ((_next(stream, 0) * (place - start + 1)) >> 32)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _fills(
    cards: cython.p_longlong,
    slots: cython.p_longlong,
    start: cython.longlong,
    end: cython.longlong,
    free: cython.p_longlong,
) -> cython.bint:
    """Return whether some cards have the same slots, as many places as there are cards."""
    total: cython.longlong = 0
    place: cython.longlong
    if start == end:
        return False
    for place in range(start + 1, end):
        if slots[cards[place]] != slots[cards[start]]:
            return False
    for place in range(6):
        total += free[place] if slots[cards[start]] >> place & 1 else 0
    return total == end - start


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _fill(
    cards: cython.p_longlong,
    start: cython.longlong,
    slots: cython.longlong,
    free: cython.p_longlong,
    where: cython.p_longlong,
) -> cython.void:
    """Deal shuffled cards to their slots in order, until all are full."""
    slot: cython.longlong
    for slot in range(6):
        if slots >> slot & 1:
            while free[slot]:
                where[cards[start]] = slot
                free[slot] -= 1
                start += 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _draw_slot(
    card: cython.longlong,
    slots: cython.longlong,
    free: cython.p_longlong,
    where: cython.p_longlong,
    stream: cython.p_longlong,
) -> cython.void:
    """Put a card into a slot, in proportion to the free places; leave it where none is free."""
    total: cython.longlong = 0
    slot: cython.longlong
    number: cython.longlong
    for slot in range(6):
        if slots >> slot & 1:
            total += free[slot]
    if not total:
        return
    number = (_next(stream, 0) * total) >> 32
    for slot in range(6):
        if slots >> slot & 1:
            if number < free[slot]:
                free[slot] -= 1
                where[card] = slot
                return
            number -= free[slot]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _exchange(
    cards: cython.p_longlong,
    slots: cython.p_longlong,
    number: cython.longlong,
    start: cython.longlong,
    free: cython.p_longlong,
    where: cython.p_longlong,
) -> cython.bint:
    """Make room for one card by a chain of moves from slot to slot (an augmenting path)."""
    queue = cython.declare(cython.longlong[6])
    moved = cython.declare(cython.longlong[6])  # by slot: the place of the card that enters it
    head: cython.longlong = 0
    tail: cython.longlong = 0
    slot: cython.longlong
    place: cython.longlong
    goal: cython.longlong
    if not cython.compiled:
        queue, moved = [0] * 6, [0] * 6
    for slot in range(6):
        moved[slot] = -1
        if slots[cards[start]] >> slot & 1:
            moved[slot] = start
            queue[tail] = slot
            tail += 1
    while head < tail:
        goal = queue[head]
        head += 1
        if free[goal] > 0:
            free[goal] -= 1
            while True:
                place = moved[goal]
                slot = where[cards[place]]
                where[cards[place]] = goal
                if place == start:
                    return True
                goal = slot
        for place in range(number):
            if where[cards[place]] == goal:
                for slot in range(6):
                    if slots[cards[place]] >> slot & 1 and moved[slot] < 0:
                        moved[slot] = place
                        queue[tail] = slot
                        tail += 1
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _discard_mark(
    card: cython.longlong, suit: cython.longlong, kings: cython.longlong
) -> cython.double:
    """Return how gladly the taker puts a card away; `suit`: what is left of it."""
    rank: cython.longlong = card % 14
    length: cython.longlong = _ones(suit)
    king: cython.bint = (suit & kings) != 0
    if rank == 12:
        if king:
            return 0.0 if length >= 5 else 2.0
        return 6.0 if length <= 3 else 5.0
    if rank == 11:
        if king:
            return 0.5 if suit >> (card + 1) & 1 else 1.5
        return 3.5
    if rank == 10:
        return 0.8 if king else 2.0
    if length >= 5:
        return -1.5
    if king:
        return -0.5 if length <= 2 else 0.5
    return 1.2 - 0.2 * length


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _model_discard(
    lo: cython.longlong,
    allowed: cython.longlong,
    forced: cython.longlong,
    size: cython.longlong,
    noise: cython.double,
    stream: cython.p_longlong,
) -> cython.longlong:
    """Return `size` plain cards of `lo` that a taker puts away, or 0 if there are too few.

    Only `allowed` cards go, `forced` ones must.  Every choice of suits to empty is tried.
    """
    chosen: cython.longlong = 0
    top: cython.double = -1e9
    value: cython.double
    subset: cython.longlong
    gone: cython.longlong
    suit: cython.longlong
    mask: cython.longlong
    good: cython.bint
    mark = cython.declare(cython.double[1])
    if not cython.compiled:
        mark = [0.0]
    allowed &= ~_KINGS
    for subset in range(16):
        gone = forced
        good = True
        for suit in range(4):
            mask = lo & (_SUIT << (14 * suit))
            if subset >> suit & 1:
                if not mask or mask & ~allowed:
                    good = False
                gone |= mask
        if not good or _ones(gone) > size:
            continue
        value = 0.0
        while _ones(gone) < size and allowed & ~gone:
            gone |= _ONE << _gladdest(lo, allowed, gone, noise, stream, mark)
            value += mark[0]
        if _ones(gone) < size:
            continue
        value += _shape_value(lo, gone, subset)
        value += noise * (_next(stream, 0) * 2.3283064365386963e-10 - 0.5) * 2.0
        if value > top:
            top = value
            chosen = gone
    return chosen


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _gladdest(
    lo: cython.longlong,
    allowed: cython.longlong,
    gone: cython.longlong,
    noise: cython.double,
    stream: cython.p_longlong,
    mark: cython.p_double,
) -> cython.longlong:
    """Return the card to put away next, and its mark."""
    rest: cython.longlong = allowed & ~gone
    card: cython.longlong
    best: cython.longlong = -1
    value: cython.double
    top: cython.double = -1e9
    while rest:
        card = _low(rest)
        rest &= rest - 1
        value = _discard_mark(card, lo & ~gone & (_SUIT << (14 * (card // 14))), _KINGS)
        if noise > 0:
            value += noise * (_next(stream, 0) * 2.3283064365386963e-10 - 0.5)
        if value > top:
            top = value
            best = card
    mark[0] = top
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _shape_value(
    lo: cython.longlong, gone: cython.longlong, subset: cython.longlong
) -> cython.double:
    """Return what a discard gains by empty and short suits and by saved points."""
    value: cython.double = 0.0
    suit: cython.longlong
    mask: cython.longlong
    kept: cython.longlong
    for suit in range(4):
        mask = lo & (_SUIT << (14 * suit))
        kept = mask & ~gone
        if mask and not kept:
            value += 5.0
        elif _ones(kept) == 1 and not kept & _KINGS:
            value += 1.0
        if subset >> suit & 1:
            mask &= gone
            value += 0.9 * (_points_of(mask, 0) - _ones(mask))
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _hand_value(lo: cython.longlong, hi: cython.longlong, values: cython.p_double) -> cython.double:
    """Return a linear estimate of a dealt hand; `values`: the weights of its features."""
    trumps: cython.longlong = _ones(hi & _TRUMPS)
    total: cython.double = values[0] + values[1] * trumps
    suit: cython.longlong
    cards: cython.longlong
    total += values[2] * (hi >> 20 & 1) + values[3] * (hi >> 21 & 1)
    if hi & 1:
        total += values[4] + values[5] * (trumps - 5 if trumps > 5 else 0)
    total += values[6] * _ones(hi & 0xF8000) + values[7] * _ones(hi & 0x7C00)
    for suit in range(4):
        cards = lo >> (14 * suit) & _SUIT
        total += values[8] * (cards >> 13 & 1)
        if cards >> 12 & 1:
            total += values[9] if cards >> 13 & 1 else values[10]
        total += values[11] * (cards >> 11 & 1) + values[12] * (cards >> 10 & 1)
        total += values[13 + _LENGTH[_ones(cards)]]
    return total


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _gather(
    spec: cython.p_longlong,
    cards: cython.p_longlong,
    number: cython.longlong,
    where: cython.p_longlong,
    lo: cython.p_longlong,
    hi: cython.p_longlong,
) -> cython.void:
    """Add up the cards of each slot, sure ones and placed ones."""
    slot: cython.longlong
    place: cython.longlong
    card: cython.longlong
    for slot in range(6):
        lo[slot] = spec[SURE_LO + slot]
        hi[slot] = spec[SURE_HI + slot]
    for place in range(number):
        card = cards[place]
        if card < _PETIT:
            lo[where[card]] |= _ONE << card
        else:
            hi[where[card]] |= _ONE << (card - 56)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_bare(hi: cython.longlong) -> cython.bint:
    return hi == 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _put_away(
    spec: cython.p_longlong,
    g: cython.p_longlong,
    lo: cython.p_longlong,
    hi: cython.p_longlong,
    played: cython.longlong,
    noise: cython.double,
    stream: cython.p_longlong,
) -> cython.void:
    """Let the model divide the taker's cards between hand and discard."""
    taker: cython.longlong = g[TAKER]
    pool: cython.longlong = lo[taker] | lo[5]
    forced: cython.longlong = 0
    gone: cython.longlong
    if hi[5]:
        return
    if spec[TAKES]:
        forced = 0
    else:
        forced = pool & ~spec[MAY_LO + taker] & ~spec[SURE_LO + taker]
    if forced & _KINGS:
        return
    gone = _model_discard(pool | played, pool, forced, spec[PLACES + 5], noise, stream)
    if gone:
        lo[taker] = pool & ~gone
        lo[5] = gone


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _turn_chien(
    g: cython.p_longlong,
    lo: cython.p_longlong,
    hi: cython.p_longlong,
    stream: cython.p_longlong,
) -> cython.void:
    """Let the taker turn the chien in slot 5 and put as many cards away."""
    taker: cython.longlong = g[TAKER]
    size: cython.longlong = _ones(lo[5]) + _ones(hi[5])
    need: cython.longlong
    gone: cython.longlong
    trumps: cython.longlong
    lo[taker] |= lo[5]
    hi[taker] |= hi[5]
    gone = _model_discard(lo[taker], lo[taker], 0, size, 0.0, stream)
    lo[5] = gone or lo[taker] & ~_KINGS
    hi[5] = 0
    trumps = hi[taker] & _TRUMPS & ~_BOUT_BITS
    need = size - _ones(lo[5])
    while need > 0:
        hi[5] |= trumps & -trumps
        trumps &= trumps - 1
        need -= 1
    lo[taker] &= ~lo[5]
    hi[taker] &= ~hi[5]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _agrees(
    spec: cython.p_longlong,
    g: cython.p_longlong,
    hi: cython.p_longlong,
    played: cython.p_longlong,
) -> cython.bint:
    """Return whether the dealt hands may have led to this play: bare Petits, trumps kept back."""
    seat: cython.longlong
    dealt: cython.longlong
    kept: cython.bint
    for seat in range(g[ACTIVE]):
        dealt = hi[seat] | played[5 + seat]
        if seat == g[TAKER] and g[OPENED] and not spec[TAKES]:
            dealt |= hi[5] | g[ASIDE_HI]
            dealt &= ~spec[CHIEN_HI]
        if spec[NO_BARE] and _is_bare(dealt):
            return False
        kept = spec[TRUMPLESS] >> seat & 1 and hi[seat] & 1
        if kept and not (_is_bare(dealt) and _is_bare(hi[seat] | played[5 + seat])):
            return False
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _opening_value(
    spec: cython.p_longlong,
    g: cython.p_longlong,
    lo: cython.p_longlong,
    hi: cython.p_longlong,
    played: cython.p_longlong,
    values: cython.p_double,
) -> cython.double:
    """Return the estimate of the hand on which the taker bid."""
    taker: cython.longlong = g[TAKER]
    dealt_lo: cython.longlong = lo[taker] | played[taker]
    dealt_hi: cython.longlong = hi[taker] | played[5 + taker]
    if g[OPENED]:
        dealt_lo |= lo[5] | g[ASIDE_LO]
        dealt_hi |= hi[5] | g[ASIDE_HI]
        dealt_lo &= ~spec[CHIEN_LO]
        dealt_hi &= ~spec[CHIEN_HI]
    return _hand_value(dealt_lo, dealt_hi, values)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _speaks_so(
    spec: cython.p_longlong,
    g: cython.p_longlong,
    lo: cython.p_longlong,
    hi: cython.p_longlong,
    played: cython.p_longlong,
    values: cython.p_double,
    stream: cython.p_longlong,
) -> cython.bint:
    """Return whether the hands of seats that have spoken fit their bids, more or less."""
    seat: cython.longlong
    value: cython.double
    slack: cython.double
    for seat in range(g[ACTIVE]):
        if spec[SPOKEN] >> seat & 1:
            value = _hand_value(lo[seat] | played[seat], hi[seat] | played[5 + seat], values)
            slack = values[21] * (_next(stream, 0) * 2.3283064365386963e-10)
            if value < values[22 + seat] - slack or value > values[27 + seat] + slack:
                return False
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _deal_world(
    spec: cython.p_longlong,
    g: cython.p_longlong,
    lo: cython.p_longlong,
    hi: cython.p_longlong,
    played: cython.p_longlong,
    values: cython.p_double,
    stream: cython.p_longlong,
) -> cython.bint:
    """Find hands that agree with the spec and, if they can be found soon, with the bids.

    `values` ends with the estimate that the taker's bid needs, by how much any bid may be missed,
    and the lowest and highest estimates of the other seats.
    """
    cards = cython.declare(cython.longlong[78])
    slots = cython.declare(cython.longlong[78])
    starts = cython.declare(cython.longlong[8])
    where = cython.declare(cython.longlong[78])
    tries: cython.longlong
    slack: cython.double
    if not cython.compiled:
        cards, slots, starts, where = [0] * 78, [0] * 78, [0] * 8, [0] * 78
    _list_cards(spec, cards, slots, starts)
    for tries in range(_FIRM):
        if not _place_cards(spec, cards, slots, starts, where, stream):
            return False
        _gather(spec, cards, starts[7], where, lo, hi)
        if not _agrees(spec, g, hi, played):
            continue
        if tries >= _TRIES:
            return True
        if spec[SPOKEN] and not _speaks_so(spec, g, lo, hi, played, values, stream):
            continue
        if not spec[FILTER]:
            return True
        slack = values[21] * (_next(stream, 0) * 2.3283064365386963e-10)
        if _opening_value(spec, g, lo, hi, played, values) >= values[20] - slack:
            return True
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _start_world(
    spec: cython.p_longlong,
    g: cython.p_longlong,
    lo: cython.p_longlong,
    hi: cython.p_longlong,
    played: cython.p_longlong,
) -> cython.void:
    """Put the hands of a world into a game at the start of its play, sides and aside too."""
    seat: cython.longlong
    called: cython.longlong = g[CALLED]
    dealt: cython.longlong
    for seat in range(g[ACTIVE]):
        g[LO + seat] = lo[seat] | played[seat]
        g[HI + seat] = hi[seat] | played[5 + seat]
        if called >= 0 and seat != g[TAKER] and g[LO + seat] >> called & 1:
            g[PARTNER] = seat
        if spec[KEEPS_PETIT] and g[PROTECTED] < 0 and _is_bare(g[HI + seat]):
            dealt = g[HI + seat]
            if seat == g[TAKER] and g[OPENED]:
                dealt = (dealt | hi[5] | g[ASIDE_HI]) & ~spec[CHIEN_HI]
            if _is_bare(dealt) and not played[5 + seat] & 1:
                g[PROTECTED] = seat
    if g[OPENED]:
        g[ASIDE_LO] |= lo[5]
        g[ASIDE_HI] |= hi[5]
        g[POINTS] += _points_of(g[ASIDE_LO], g[ASIDE_HI])
    elif spec[ASIDE_COUNTS]:
        g[POINTS] += _points_of(lo[5], hi[5])
        g[BOUTS] += _ones(hi[5] & _BOUT_BITS)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _make_world(
    spec: cython.p_longlong,
    template: cython.p_longlong,
    plays: cython.p_longlong,
    values: cython.p_double,
    g: cython.p_longlong,
    number: cython.longlong,
    seed: cython.longlong,
) -> cython.bint:
    """Make the world with this number and replay the cards played in it."""
    lo = cython.declare(cython.longlong[6])
    hi = cython.declare(cython.longlong[6])
    played = cython.declare(cython.longlong[10])
    stream = cython.declare(cython.longlong[1])
    place: cython.longlong
    card: cython.longlong
    if not cython.compiled:
        lo, hi, played, stream = [0] * 6, [0] * 6, [0] * 10, [0]
    stream[0] = _seed(seed, number)
    _copy(g, template)
    for place in range(10):
        played[place] = 0
    for place in range(spec[PLAYS]):
        card = plays[place] % 128
        if card < 56:
            played[plays[place] // 128] |= _ONE << card
        else:
            played[5 + plays[place] // 128] |= _ONE << (card - 56)
    if not _deal_world(spec, g, lo, hi, played, values, stream):
        return False
    if spec[GUESSED]:
        _put_away(spec, g, lo, hi, played[g[TAKER]], 1.5, stream)
    if spec[TAKES]:
        _turn_chien(g, lo, hi, stream)
    _start_world(spec, g, lo, hi, played)
    g[RANDOM] = _next(stream, 0)
    for place in range(spec[PLAYS]):
        _play(g, plays[place] % 128)
    return True


# Doors for Python: arrays of 64-bit numbers in, numbers out.


def sample(
    spec: object,
    template: object,
    plays: object,
    values: object,
    worlds: object,
    first: cython.longlong,
    count: cython.longlong,
    seed: cython.longlong,
) -> int:
    """Write the worlds `first` to `first + count - 1` of a seed into `worlds`, one after another.

    Return how many were found: all, unless the spec contradicts itself.
    """
    spec_view = cython.declare(cython.longlong[::1], spec)
    template_view = cython.declare(cython.longlong[::1], template)
    plays_view = cython.declare(cython.longlong[::1], plays)
    values_view = cython.declare(cython.double[::1], values)
    worlds_view = cython.declare(cython.longlong[::1], worlds)
    g = cython.declare(cython.longlong[64])
    number: cython.longlong
    place: cython.longlong
    found: cython.longlong = 0
    if not cython.compiled:
        g = [0] * 64
    with cython.nogil:
        for number in range(count):
            if _make_world(
                cython.address(spec_view[0]) if cython.compiled else spec_view,
                cython.address(template_view[0]) if cython.compiled else template_view,
                cython.address(plays_view[0]) if cython.compiled else plays_view,
                cython.address(values_view[0]) if cython.compiled else values_view,
                g,
                first + number,
                seed,
            ):
                for place in range(64):
                    worlds_view[64 * found + place] = g[place]
                found += 1
    return int(found)


def estimate(worlds: object, count: cython.longlong, values: object, out: object) -> None:
    """Write the linear estimate of every hand into `out`, five places for each world."""
    worlds_view = cython.declare(cython.longlong[::1], worlds)
    values_view = cython.declare(cython.double[::1], values)
    out_view = cython.declare(cython.double[::1], out)
    number: cython.longlong
    seat: cython.longlong
    with cython.nogil:
        for number in range(count):
            for seat in range(5):
                out_view[5 * number + seat] = _hand_value(
                    worlds_view[64 * number + LO + seat],
                    worlds_view[64 * number + HI + seat],
                    cython.address(values_view[0]) if cython.compiled else values_view,
                )


def evaluate(
    worlds: object,
    count: cython.longlong,
    cards: object,
    out: object,
    noise: cython.double,
    leaf: cython.longlong,
    limit: cython.longlong,
    table: object,
) -> None:
    """Play every card of `cards` (-1: none) in each of `count` worlds, and the rest by policy.

    `out` gets S, world by world, card by card.  From `leaf` tricks before the end a world is
    solved, unless that takes more than `limit` nodes.
    """
    worlds_view = cython.declare(cython.longlong[::1], worlds)
    cards_view = cython.declare(cython.longlong[::1], cards)
    out_view = cython.declare(cython.longlong[::1], out)
    table_view = cython.declare(cython.longlong[::1], table)
    g = cython.declare(cython.longlong[64])
    number: cython.longlong
    place: cython.longlong
    each: cython.longlong
    choices: cython.longlong = cards_view.shape[0] if cython.compiled else len(cards_view)
    if not cython.compiled:
        g = [0] * 64
    with cython.nogil:
        for number in range(count):
            for each in range(choices):
                for place in range(64):
                    g[place] = worlds_view[64 * number + place]
                if cards_view[each] >= 0:
                    _play(g, cards_view[each])
                out_view[number * choices + each] = _finish(
                    g,
                    noise,
                    leaf,
                    limit,
                    cython.address(table_view[0]) if cython.compiled else table_view,
                )


def solve(game: object, limit: cython.longlong, table: object) -> int | None:
    """Return S of a game with best open play, or None beyond `limit` nodes."""
    game_view = cython.declare(cython.longlong[::1], game)
    table_view = cython.declare(cython.longlong[::1], table)
    value: cython.longlong
    table_view[NODES] = 0
    table_view[LIMIT] = limit
    table_view[PASSED] = 0
    with cython.nogil:
        value = _search(
            cython.address(game_view[0]) if cython.compiled else game_view,
            -_FAR,
            _FAR,
            cython.address(table_view[0]) if cython.compiled else table_view,
        )
    return None if table_view[PASSED] else int(value)


def legal_cards(game: object) -> tuple[int, int]:
    """Return what the seat to act may play: plain cards, then trumps and Excuse, as bits."""
    view = cython.declare(cython.longlong[::1], game)
    lo: cython.longlong
    hi: cython.longlong
    g: cython.p_longlong = cython.address(view[0]) if cython.compiled else view
    with cython.nogil:
        lo = _legal_lo(g, _turn(g), g[LED])
        hi = _legal_hi(g, _turn(g), g[LED], g[BEST])
    return int(lo), int(hi)


def play(game: object, card: cython.longlong) -> None:
    """Lay a card on the table of `game`."""
    view = cython.declare(cython.longlong[::1], game)
    with cython.nogil:
        _play(cython.address(view[0]) if cython.compiled else view, card)


def choose(game: object, noise: cython.double) -> int:
    """Return the card the rule policy plays in `game`."""
    view = cython.declare(cython.longlong[::1], game)
    card: cython.longlong
    with cython.nogil:
        card = _choose(cython.address(view[0]) if cython.compiled else view, noise)
    return int(card)


def score(game: object) -> int:
    """Return the deal value S of a finished game."""
    view = cython.declare(cython.longlong[::1], game)
    value: cython.longlong
    with cython.nogil:
        value = _score(cython.address(view[0]) if cython.compiled else view)
    return int(value)


def playouts(game: object, count: cython.longlong, seed: cython.longlong, rules: bool) -> int:
    """Play `game` out `count` times, by the rule policy or at random; return the sum of S."""
    view = cython.declare(cython.longlong[::1], game)
    g = cython.declare(cython.longlong[64])
    by_rules: cython.bint = rules
    number: cython.longlong
    total: cython.longlong = 0
    if not cython.compiled:
        g = [0] * 64
    with cython.nogil:
        for number in range(count):
            _copy(g, cython.address(view[0]) if cython.compiled else view)
            g[RANDOM] = _seed(seed, number)
            while g[DONE] < g[TRICKS]:
                if by_rules:
                    _play(g, _choose(g, 0.8))
                else:
                    _play_randomly(g)
            total += _score(g)
    return int(total)
