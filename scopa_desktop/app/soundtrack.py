"""Which music goes with which screens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

TITLE: Final = "music_title"
TABLE: Final = "music_table"
AT_TABLE: Final = frozenset({"table", "dealer-draw", "replay", "tutorial"})
"""Where cards are played; what lies on top (the pause, the curtain, the board) goes with it."""
SILENT: Final = frozenset({"match-end"})
"""The jingle of the winner or the loser is heard alone."""


def music_for(keys: Iterable[str]) -> str | None:
    """The loop for the open screens, from the bottom to the top; None is silence."""
    open_keys = list(keys)
    if not open_keys or open_keys[-1] in SILENT:
        return None
    return TABLE if AT_TABLE.intersection(open_keys) else TITLE
