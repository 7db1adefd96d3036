"""One running game per folder: a lock that the system frees when the program ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO, Final

_LOCK_NAME: Final = "open.lock"


class AlreadyOpenError(Exception):
    """Another running game has this folder open."""


class InstanceLock:
    """Held while the game runs; two games writing one folder would lose each other's settings."""

    def __init__(self, folder: Path) -> None:
        """Take the lock.

        Raises:
            AlreadyOpenError: another program has it.
        """
        self._file: IO[str] | None = None
        try:
            file = (folder / _LOCK_NAME).open("a", encoding="ascii")
        except OSError:
            # Where nothing can be written nobody can be disturbed either.
            return
        if not _lock(file):
            file.close()
            raise AlreadyOpenError("the game is already open")
        self._file = file

    def close(self) -> None:
        """Let the lock go."""
        if self._file is not None:
            self._file.close()


def _lock(file: IO[str]) -> bool:
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
