"""The count of a round over time: line by line, and then the bar of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

LABEL_MS: Final = 80
UNIT_MS: Final = 20
UNITS_MS: Final = 300
"""No count takes longer than this, however large."""
CHIP_MS: Final = 140
REST_MS: Final = 180
"""To look at a line before the next one."""
BAR_MS: Final = 400


class Count:
    """Where the count is: which line, and how far."""

    def __init__(self, counts: Sequence[int], pays: Sequence[bool], tell: Callable[[str], None]):
        """`counts` is the largest number of each line; `tell` hears tick, point and total."""
        self._counts, self._pays, self._tell = counts, pays, tell
        self.at = 0
        """The line that is counted now; past the last one the bar of the match grows."""
        self._elapsed = 0.0
        self._bar = 0.0
        self._has_paid = False

    @property
    def is_done(self) -> bool:
        """Whether everything stands there."""
        return self.at >= len(self._counts) and self._bar >= BAR_MS

    @property
    def is_counting(self) -> bool:
        """Whether lines are still to come."""
        return self.at < len(self._counts)

    def _counting_ms(self, line: int) -> float:
        return min(UNIT_MS * self._counts[line], UNITS_MS)

    def _line_ms(self, line: int) -> float:
        return LABEL_MS + self._counting_ms(line) + (CHIP_MS if self._pays[line] else 0) + REST_MS

    def advance(self, ms: float) -> None:
        """Let time pass."""
        while ms > 0 and self.is_counting:
            if self._elapsed == 0.0:
                self._tell("tick")
            left = self._line_ms(self.at) - self._elapsed
            self._elapsed += min(ms, left)
            ms -= min(ms, left)
            counted = self._elapsed > LABEL_MS + self._counting_ms(self.at)
            if counted and self._pays[self.at] and not self._has_paid:
                self._has_paid = True
                self._tell("point")
            if self._elapsed >= self._line_ms(self.at):
                self._next()
        if not self.is_counting:
            self._bar = min(self._bar + ms, BAR_MS)

    def _next(self) -> None:
        self.at, self._elapsed, self._has_paid = self.at + 1, 0.0, False
        if not self.is_counting:
            self._tell("total")

    def hurry(self) -> None:
        """Finish the line that is counted now."""
        if self.is_counting:
            self._next()
        else:
            self._bar = BAR_MS

    def finish(self) -> None:
        """Finish everything."""
        was_counting = self.is_counting
        self.at, self._bar = len(self._counts), BAR_MS
        if was_counting:
            self._tell("total")

    def is_named(self, line: int) -> bool:
        """Whether a line has begun."""
        return line <= self.at

    def counted(self, line: int) -> float:
        """How much of a line's numbers stands there, 0 to 1."""
        if line != self.at:
            return 1.0 if line < self.at else 0.0
        whole = self._counting_ms(line)
        done = self._elapsed - LABEL_MS
        return min(max(done / whole, 0.0), 1.0) if whole else float(done >= 0)

    def paid(self, line: int) -> float:
        """How far the points of a line have come to their place, 0 to 1."""
        if line != self.at:
            return 1.0 if line < self.at else 0.0
        done = self._elapsed - LABEL_MS - self._counting_ms(line)
        return min(max(done / CHIP_MS, 0.0), 1.0)

    @property
    def bar(self) -> float:
        """How far the bars of the match have grown, 0 to 1."""
        return self._bar / BAR_MS
