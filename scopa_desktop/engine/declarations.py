"""Cirulla's accusi: hands that are shown and pay before their owner's first play of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scopa_desktop.engine.cards import VALUES, bits_of
from scopa_desktop.engine.sums import MATTA

if TYPE_CHECKING:
    from scopa_desktop.engine.ruleset import Ruleset

HAND: Final = 3
"""Only whole hands of three are declared."""
LOW_TOTAL: Final = 9
"""The most that a low hand may add up to (bàrsega)."""
LOW_POINTS: Final = 3
"""What a low hand pays."""
ALIKE_POINTS: Final = 10
"""What three of a kind pay (barsegon)."""


def declarable(rules: Ruleset, hand: int) -> dict[int, int]:
    """What a hand mask may be declared as: points by value of the wild card.

    The key is 0 for a hand without a wild card. Empty when nothing may be declared.
    """
    if not rules.declarations or hand.bit_count() != HAND:
        return {}
    if not rules.matta or not hand & MATTA.bit:
        points = _points(tuple(VALUES[index] for index in bits_of(hand)))
        return {0: points} if points else {}
    others = tuple(VALUES[index] for index in bits_of(hand ^ MATTA.bit))
    found = {value: _points((*others, value)) for value in range(1, 11)}
    return {value: points for value, points in found.items() if points}


def best_declaration(options: dict[int, int]) -> tuple[int, int]:
    """The wild value and points meant when none is named: most points, then lowest value."""
    return max(options.items(), key=lambda option: (option[1], -option[0]))


def _points(values: tuple[int, ...]) -> int:
    if len(set(values)) == 1:
        return ALIKE_POINTS
    return LOW_POINTS if sum(values) <= LOW_TOTAL else 0
