"""Silence for the libraries below us, which complain to the terminal by themselves."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quiet_libraries() -> Iterator[None]:
    """Keep ALSA and the like from writing to the terminal what they did not find."""
    try:
        kept = os.dup(2)
    except OSError:
        # The windowed program has no such stream.
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
