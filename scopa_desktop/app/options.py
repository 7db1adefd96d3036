"""What the command line asks of the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from scopa_desktop.engine.record import MatchRecord
from scopa_desktop.engine.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What the command line asks of the game."""

    ruleset: Ruleset | None = None
    seats: tuple[str, ...] | None = None
    """Words of a seat list: `human`, or a level."""
    seed: int | None = None
    language: str | None = None
    data_dir: Path | None = None
    """The player's folder; None when there is none to write to."""
    fullscreen: bool | None = None
    """None as the settings say."""
    record: MatchRecord | None = None
    """A match to go on with."""
    notices: tuple[str, ...] = ()
    """What went wrong before the window opened."""
