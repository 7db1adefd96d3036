"""Writing a file so that there is always a whole one, the old or the new."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write beside the file, sync, and move into place.

    Raises:
        OSError: nothing was written; the old file is untouched.
    """
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def sweep_leftovers(path: Path, before: float) -> None:
    """Remove what a killed game left half written beside a file, if older than a time (epoch, s).

    What is younger may be another game's that is writing just now.
    """
    for rest in path.parent.glob(f".{path.name}.*"):
        try:
            if rest.stat().st_mtime < before:
                rest.unlink()
        except OSError:
            # It is only litter; where it cannot be removed it does no harm.
            continue


def _sync_folder(folder: Path) -> None:
    """Make the new name itself durable, where the system lets a folder be opened."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        # Some network file systems refuse; the content is safe all the same.
        pass
    finally:
        os.close(handle)


def set_aside(path: Path, ending: str) -> Path:
    """Move a file out of the way under a name that is still free, and return that name.

    Raises:
        OSError: the folder cannot be written.
    """
    target = path.with_name(path.name + ending)
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.name}{ending}{number}")
    return path.rename(target)
