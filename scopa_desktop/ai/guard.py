"""The safety net under a thought: a limit of processor time for very slow machines."""

from __future__ import annotations

from time import perf_counter, process_time


class Guard:
    """Says when a thought has used up its time.

    Processor time is what counts, so that a busy machine cuts nothing short; but asking for it is
    slow on some systems. It is asked for only when the clock has run for that long at all.
    """

    def __init__(self, limit_ms: float | None) -> None:
        """Start the time; None never ends it."""
        self._limit = None if limit_ms is None else limit_ms / 1000
        self._clock = perf_counter()
        self._used = process_time() if limit_ms is not None else 0.0

    def is_late(self) -> bool:
        """Whether the thought must end now."""
        limit = self._limit
        if limit is None or perf_counter() - self._clock < limit:
            return False
        return process_time() - self._used >= limit
