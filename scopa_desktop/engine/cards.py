"""Cards as small values, and sets of cards as 40-bit masks.

A card is its suit and its capture value; its place in `CARDS` is its *index*
(suit * 10 + value - 1), and bit `index` stands for it in every mask. What 8, 9
and 10 are called, and how they look, is the table's and the deck skin's affair.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final


class Suit(IntEnum):
    """The four suits in the order in which notation lists them."""

    COINS = 0
    CUPS = 1
    SWORDS = 2
    BATONS = 3

    @property
    def letter(self) -> str:
        """The notation letter: D (denari), C (coppe), S (spade), B (bastoni)."""
        return "DCSB"[self]


class Rank(IntEnum):
    """The ten ranks; the number is the capture value."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    KNAVE = 8
    KNIGHT = 9
    KING = 10


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One of the forty cards; written `7D`, `10B`."""

    suit: Suit
    """Coins, cups, swords or batons."""
    rank: Rank
    """Ace to king; `int(rank)` is what the card is worth when adding up."""

    index: int = field(init=False, compare=False)
    """Place in `CARDS`, 0 to 39."""
    bit: int = field(init=False, compare=False)
    """The mask that holds this card only."""
    value: int = field(init=False, compare=False)
    """Capture value, 1 to 10."""

    def __post_init__(self) -> None:
        # Kept rather than computed: the rules ask for these several times a move.
        index = self.suit * 10 + self.rank - 1
        object.__setattr__(self, "index", index)
        object.__setattr__(self, "bit", 1 << index)
        object.__setattr__(self, "value", int(self.rank))

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return f"{int(self.rank)}{self.suit.letter}"

    __repr__ = __str__

    @staticmethod
    def parse(text: str) -> Card:
        """Read `7D` (any case).

        Raises:
            ValueError: the text is no card; the message names it.
        """
        try:
            return _BY_NAME[text.strip().upper()]
        except KeyError:
            raise ValueError(
                f"{text!r} is not a card: a value from 1 to 10 and one of D C S B"
            ) from None


CARDS: Final[tuple[Card, ...]] = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
"""All forty cards by index."""

_BY_NAME: Final = {str(card): card for card in CARDS}

ALL_MASK: Final = (1 << 40) - 1
"""The mask of the whole deck."""
SUIT_MASKS: Final = tuple(0x3FF << (10 * suit) for suit in Suit)
"""Mask of each suit, by `Suit`."""
RANK_MASKS: Final = (0, *(sum(1 << (10 * suit + rank - 1) for suit in Suit) for rank in Rank))
"""Mask of each rank, by capture value; index 0 is empty."""
VALUES: Final[tuple[int, ...]] = tuple(card.value for card in CARDS)
"""Capture value by card index."""
SETTEBELLO: Final = Card(Suit.COINS, Rank.SEVEN)
"""The seven of coins."""


def full_deck() -> tuple[Card, ...]:
    """All forty cards in index order, unshuffled."""
    return CARDS


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces, in the order given.

    Raises:
        ValueError: a word is no card, or a card stands there twice; the message names it.
    """
    cards = tuple(Card.parse(word) for word in text.split())
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise ValueError(f"{card} stands there twice")
        seen.add(card)
    return cards


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards separated by single spaces, in the order given."""
    return " ".join(str(card) for card in cards)


def mask_of(cards: Iterable[Card]) -> int:
    """The 40-bit mask of some cards."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


def bits_of(mask: int) -> Iterator[int]:
    """The card indices in a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a mask in index order."""
    return tuple(CARDS[index] for index in bits_of(mask))


def capture_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in the order in which notation writes a set: value down, then D C S B."""
    return tuple(sorted(cards, key=lambda card: (-card.rank, card.suit)))
