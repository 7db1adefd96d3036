"""Reports of errors that nobody has thought of, in one file for whoever mends them."""

from __future__ import annotations

import logging
import sys
import traceback
from pathlib import Path
from typing import Final

from scopa_desktop import __version__
from scopa_desktop.persistence.paths import CRASH_NAME, user_data_dir

LONGEST: Final = 256 * 1024
"""A file that has grown beyond this is begun anew."""
_log = logging.getLogger(__name__)


def keep_report(folder: Path | None, what: str) -> Path | None:
    """Add the error being handled, and what was going on, to the reports.

    `folder` is the player's; None is the one that the system provides. Where it cannot be
    written the system's folder for temporary files is used.

    Returns:
        The file, or None where no folder takes it.
    """
    import tempfile

    report = f"Scopa Desktop {__version__}\n{what}\n{traceback.format_exc()}\n"
    for place in (folder, Path(tempfile.gettempdir())):
        try:
            path = user_data_dir(place) / CRASH_NAME
            is_full = path.exists() and path.stat().st_size > LONGEST
            with path.open("w" if is_full else "a", encoding="utf-8") as file:
                file.write(report)
        except OSError:
            continue
        return path
    _log.warning("the report cannot be kept: %s", sys.exc_info()[1])
    return None
