"""The safety net under a thought: a limit of processor time for very slow machines."""

from __future__ import annotations

from collections.abc import Generator
from time import process_time
from typing import TypeVar

T = TypeVar("T")


class Guard:
    """Says when a thought has used up its time.

    Only processor time inside the slices of the thought counts: a busy machine cuts nothing short,
    and neither does what the window draws between two slices.
    """

    def __init__(self, limit_ms: float | None) -> None:
        """Set the limit; None never ends a thought."""
        self._limit = None if limit_ms is None else limit_ms / 1000
        self._used = 0.0

    def timed(self, thought: Generator[None, None, T]) -> Generator[None, None, T]:
        """The same thought, its slices counted as they end."""
        if self._limit is None:
            return (yield from thought)
        while True:
            started = process_time()
            try:
                next(thought)
            except StopIteration as stop:
                found: T = stop.value
                return found
            finally:
                self._used += process_time() - started
            yield

    def is_late(self) -> bool:
        """Whether the slices that are over have used up the time."""
        return self._limit is not None and self._used >= self._limit
