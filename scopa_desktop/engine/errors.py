"""Why a move is refused: a reason and its figures, never a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from scopa_desktop.engine.cards import Card

_LONGEST_SHOWN: Final = 60
"""A wrong value longer than this is cut: its error stays one line that can be read."""


class MoveError(Enum):
    """The reasons for which the engine refuses a move; the screens hold the words."""

    NOT_YOUR_TURN = "not-your-turn"
    ROUND_OVER = "round-over"
    MATCH_OVER = "match-over"
    CARD_NOT_IN_HAND = "card-not-in-hand"
    CARD_NOT_ON_TABLE = "card-not-on-table"
    SUM_LOW = "sum-low"
    """The set adds up to less than what is wanted."""
    SUM_HIGH = "sum-high"
    """The set adds up to more than what is wanted."""
    SAME_FIRST = "same-first"
    """An equal card lies on the table and must be taken instead."""
    FEWEST = "fewest"
    """A set of fewer cards must be taken instead."""
    MUST_TAKE = "must-take"
    """The card may not be left, it (or another hand card, see `Refusal.card`) takes a set."""
    GONE_15 = "gone-15"
    """There is no open left fifteen to claim, or it is not this seat's."""
    NOT_A_LEFT_15 = "not-a-left-15"
    """The claimed set does not make fifteen with the left card among it."""
    ACE_FIRST = "ace-first"
    """An ace may not be the first card of the hand here (ace_first_play_ban)."""
    ACE_TAKES_ALL = "ace-takes-all"
    """The ace takes the whole table (or only the ace on it), not a part."""
    NO_DECLARATION = "no-declaration"
    """The hand holds nothing to declare, or it is too late or already done."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with its figures, all that a sentence about it needs."""

    reason: MoveError
    """Which rule refuses the move."""
    card: Card | None = None
    """The card concerned: the one played, or the one that must take (MUST_TAKE)."""
    total: int | None = None
    """What the set adds up to (with the played card, where fifteen is wanted)."""
    wanted: int | None = None
    """What it ought to add up to."""
    first: tuple[Card, ...] = ()
    """The cards that come first: the equal card, the smaller set, the set that must be taken."""

    def __str__(self) -> str:
        parts = [self.reason.value]
        if self.card is not None:
            parts.append(f"card {self.card}")
        if self.total is not None:
            parts.append(f"total {self.total}")
        if self.wanted is not None:
            parts.append(f"wanted {self.wanted}")
        if self.first:
            parts.append("first " + "+".join(map(str, self.first)))
        return ", ".join(parts)


class IllegalMoveError(ValueError):
    """A move that the rules refuse here; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class OptionError(ValueError):
    """A value that a ruleset option may not have; one line naming field, value and reason."""

    def __init__(self, key: str, value: object, reason: str) -> None:
        super().__init__(f"{key}: {shown(value)} is not possible here; {reason}")
        self.key = key
        self.value = value
        self.reason = reason


def shown(value: object) -> str:
    """A value as option files write it: true, false, off, a number, or the text in quotes."""
    if value is None:
        return "off"
    if isinstance(value, bool):
        return str(value).lower()
    text = repr(value)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."
