"""Where things are: the one place that finds the assets and the player's folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import platformdirs

_PACKAGE: Final = Path(__file__).resolve().parents[1]

SETTINGS_NAME: Final = "settings.json"
DATABASE_NAME: Final = "matches.db"
CRASH_NAME: Final = "crash.log"


@cache
def assets_dir() -> Path:
    """The folder of cards, fonts, icons and sounds.

    It lies in the package when installed or frozen, and beside it in a clone.

    Raises:
        FileNotFoundError: the program is incomplete.
    """
    for place in (_PACKAGE / "assets", _PACKAGE.parent / "assets"):
        if (place / "cards").is_dir():
            return place
    raise FileNotFoundError("the folder assets is missing: the program is incomplete")


def default_data_dir() -> Path:
    """The folder for the player's files that the system provides; it may not exist yet."""
    return Path(platformdirs.user_data_dir("scopa-desktop", appauthor=False))


def user_data_dir(override: Path | None = None) -> Path:
    """The player's folder, made if need be.

    Raises:
        OSError: it cannot be made, or is no folder; the message names it.
    """
    folder = override if override is not None else default_data_dir()
    folder.mkdir(parents=True, exist_ok=True)
    return folder
