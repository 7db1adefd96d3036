"""A race between moves: those that are clearly behind stop costing time.

After some worlds, and then every few, a move falls out whose mean lies behind the leader's by
more than the sampling can explain. Only the close ones are looked at in every world.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

FIRST_LOOK: Final = 24
"""Worlds before the first move may fall out."""
BETWEEN_LOOKS: Final = 8
"""Worlds from one look to the next."""
BEHIND: Final = 2.5
"""Paired standard errors behind the leader at which a move falls out."""
NEAR: Final = 0.05
"""Moves that may yet be as good as this close to the leader stay: they are told apart elsewhere."""


class Race:
    """Weighted sums of the moves' values, and who is still in."""

    def __init__(self, steps: int, *, drops: bool) -> None:
        """Start with all steps running; without `drops` they all arrive."""
        self.running: list[int] = list(range(steps))
        """Numbers of the steps that are looked at."""
        self._drops = drops and steps > 1
        self._means = [0.0] * steps
        self._totals = [0.0] * steps
        self._weight = 0.0
        self._rows: list[tuple[float, list[float]]] = []

    @property
    def is_decided(self) -> bool:
        """Whether one step is left of several."""
        return len(self.running) == 1 < len(self._means)

    def note(self, weight: float, row: Sequence[float]) -> None:
        """Add the values of the running steps in one world."""
        self._weight += weight
        totals = self._totals
        for step, value in zip(self.running, row, strict=True):
            totals[step] += weight * value
        if self._drops:
            self._rows.append((weight, list(row)))
            seen = len(self._rows)
            if seen >= FIRST_LOOK and not seen % BETWEEN_LOOKS:
                self._look()

    def means(self) -> list[float]:
        """The mean of each step over the worlds in which it ran."""
        for step in self.running:
            self._means[step] = self._totals[step] / self._weight
        return self._means

    def _look(self) -> None:
        means = self.means()
        ahead = max(range(len(self.running)), key=lambda place: means[self.running[place]])
        stays = [place for place in range(len(self.running)) if not self._is_out(place, ahead)]
        if len(stays) < len(self.running):
            self.running = [self.running[place] for place in stays]
            self._rows = [(weight, [row[place] for place in stays]) for weight, row in self._rows]

    def _is_out(self, place: int, ahead: int) -> bool:
        gap = self._means[self.running[ahead]] - self._means[self.running[place]]
        if gap <= NEAR:
            return False
        spread = squares = 0.0
        for weight, row in self._rows:
            spread += weight * (row[ahead] - row[place] - gap) ** 2
            squares += weight * weight
        error = sqrt(spread * squares / self._weight) / self._weight
        return gap - NEAR > BEHIND * error
