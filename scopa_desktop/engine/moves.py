"""Moves and their notation, both ways (`7D`, `7Dx5C+3S`, `^8C+7D`, `!3D`, `!2:3D`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from scopa_desktop.engine.cards import CARDS, Card, capture_order, cards_of, mask_of


@dataclass(frozen=True, slots=True)
class Play:
    """A hand card played: it takes a set, or lies down when `captured` is empty."""

    card: Card
    """The card that leaves the hand."""
    captured: tuple[Card, ...] = ()
    """The table cards taken, kept in notation order."""
    declares: bool = False
    """Whether the hand is declared just before this play (Cirulla's accuso)."""
    wild: int | None = None
    """Value meant for the wild seven of cups in a declared hand; None is the best one."""
    mask: int = field(init=False, compare=False, repr=False)
    """The captured cards as a mask."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "captured", capture_order(self.captured))
        object.__setattr__(self, "mask", mask_of(self.captured))

    def __str__(self) -> str:
        mark = "" if not self.declares else "!" if self.wild is None else f"!{self.wild}:"
        taken = "x" + "+".join(map(str, self.captured)) if self.captured else ""
        return f"{mark}{self.card}{taken}"


@dataclass(frozen=True, slots=True)
class Claim:
    """A fifteen that the player before left, taken before one's own play."""

    cards: tuple[Card, ...]
    """The whole set, the left card among it, kept in notation order."""
    mask: int = field(init=False, compare=False, repr=False)
    """The set as a mask."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", capture_order(self.cards))
        object.__setattr__(self, "mask", mask_of(self.cards))

    def __str__(self) -> str:
        return "^" + "+".join(map(str, self.cards))


Move = Play | Claim
"""What a seat may do."""


@lru_cache(maxsize=1 << 15)
def play_of(index: int, mask: int) -> Play:
    """The plain play of a card index that takes a mask; the same object each time."""
    return Play(CARDS[index], cards_of(mask))


@lru_cache(maxsize=1 << 12)
def claim_of(mask: int) -> Claim:
    """The claim of a whole set given as a mask."""
    return Claim(cards_of(mask))


def notation(move: Move) -> str:
    """Write a move as records and the command line do."""
    return str(move)


def parse_move(text: str) -> Move:
    """Read a move; sets may come in any order, letters in any case.

    Raises:
        ValueError: the text is no move; the message says what is wrong with it.
    """
    word = "".join(text.split()).upper()
    if not word:
        raise ValueError("a move is missing")
    if word.startswith("^"):
        return Claim(_parse_set(word[1:], text))
    declares, wild = False, None
    if word.startswith("!"):
        declares, word = True, word[1:]
        value, colon, rest = word.partition(":")
        if colon:
            if not value.isdecimal() or not 1 <= int(value) <= 10:
                raise ValueError(f"{text!r}: the wild card's value must be a number from 1 to 10")
            wild, word = int(value), rest
    played, cross, taken = word.partition("X")
    card = Card.parse(played)
    captured = _parse_set(taken, text) if cross else ()
    return Play(card, captured, declares, wild)


def _parse_set(word: str, text: str) -> tuple[Card, ...]:
    if not word:
        raise ValueError(f"{text!r}: the cards taken are missing")
    cards = tuple(Card.parse(part) for part in word.split("+"))
    if len(set(cards)) != len(cards):
        raise ValueError(f"{text!r}: a card is taken twice")
    return cards
