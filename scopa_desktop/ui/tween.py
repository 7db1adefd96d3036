"""Motion as data: tweens, their compositions, and what ticks them. Times in milliseconds.

Every timeline has `advance(dt)`, which returns the time it did not use (None while it still
runs), and `finish()`, which sets all final values at once: skipping, speeding up and
switching off are all the same thing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from scopa_desktop.ui.easing import Ease, eased


class Timeline(Protocol):
    """Something that happens over time."""

    def advance(self, dt: float) -> float | None:
        """Go on by dt ms; the time left over when it has ended, None while it runs."""

    def finish(self) -> None:
        """Jump to the end."""


class Tween:
    """Moves one number of one object; its start is read when it begins."""

    def __init__(
        self,
        target: Any,
        field: str,
        end: float,
        duration: float,
        ease: Ease = Ease.OUT_CUBIC,
        start: float | None = None,
    ) -> None:
        self.target, self.field, self.end = target, field, end
        self.duration, self.ease, self.start = duration, ease, start
        self._elapsed = 0.0

    def advance(self, dt: float) -> float | None:
        """See `Timeline`."""
        if self.start is None:
            self.start = float(getattr(self.target, self.field))
        self._elapsed += dt
        if self._elapsed >= self.duration:
            self.finish()
            return self._elapsed - self.duration
        done = eased(self.ease, self._elapsed / self.duration)
        setattr(self.target, self.field, self.start + (self.end - self.start) * done)
        return None

    def finish(self) -> None:
        """See `Timeline`."""
        setattr(self.target, self.field, self.end)


class Delay:
    """Nothing for a while."""

    def __init__(self, duration: float) -> None:
        self._left = duration

    def advance(self, dt: float) -> float | None:
        """See `Timeline`."""
        self._left -= dt
        return -self._left if self._left <= 0 else None

    def finish(self) -> None:
        """See `Timeline`."""
        self._left = 0


class Call:
    """Runs a function once; it must be safe at `finish()` too."""

    def __init__(self, action: Callable[[], object]) -> None:
        self._action: Callable[[], object] | None = action

    def advance(self, dt: float) -> float | None:
        """See `Timeline`."""
        self.finish()
        return dt

    def finish(self) -> None:
        """See `Timeline`."""
        if self._action is not None:
            action, self._action = self._action, None
            action()


class Sequence:
    """One timeline after the other."""

    def __init__(self, *steps: Timeline) -> None:
        self._steps = list(steps)

    def advance(self, dt: float) -> float | None:
        """See `Timeline`."""
        left: float | None = dt
        while self._steps:
            left = self._steps[0].advance(left or 0.0)
            if left is None:
                return None
            self._steps.pop(0)
        return left

    def finish(self) -> None:
        """See `Timeline`."""
        while self._steps:
            self._steps.pop(0).finish()


class Parallel:
    """Several timelines at once; it ends with the longest."""

    def __init__(self, *parts: Timeline) -> None:
        self._parts = list(parts)

    def advance(self, dt: float) -> float | None:
        """See `Timeline`."""
        least = dt
        running: list[Timeline] = []
        for part in self._parts:
            left = part.advance(dt)
            if left is None:
                running.append(part)
            else:
                least = min(least, left)
        self._parts = running
        return None if running else least

    def finish(self) -> None:
        """See `Timeline`."""
        while self._parts:
            self._parts.pop(0).finish()


def stagger(step: float, *parts: Timeline) -> Parallel:
    """Timelines that begin one after the other, `step` ms apart."""
    return Parallel(*(Sequence(Delay(step * i), part) for i, part in enumerate(parts)))


class Animator:
    """Ticks what moves on its own; a newer tween of the same field replaces the older one."""

    def __init__(self) -> None:
        self._running: dict[object, Timeline] = {}

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves."""
        return not self._running

    def run(self, timeline: Timeline, key: object = None) -> None:
        """Start a timeline; one under the same key is dropped where it stands."""
        self._running[key if key is not None else object()] = timeline

    def tween(
        self, target: Any, field: str, end: float, duration: float, ease: Ease = Ease.OUT_QUAD
    ) -> None:
        """Move a number from where it is now; a duration of 0 sets it."""
        key = (id(target), field)
        if duration <= 0:
            self._running.pop(key, None)
            setattr(target, field, end)
        elif getattr(target, field) != end or key in self._running:
            self._running[key] = Tween(target, field, end, duration, ease)

    def advance(self, dt: float) -> None:
        """Go on by dt ms."""
        for key, timeline in list(self._running.items()):
            if timeline.advance(dt) is not None and self._running.get(key) is timeline:
                del self._running[key]

    def finish(self) -> None:
        """Jump to the end of everything."""
        while self._running:
            self._running.pop(next(iter(self._running))).finish()
