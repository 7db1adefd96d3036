"""What a test or a screen reader can see: the picture as a flat list of named nodes."""

from __future__ import annotations

from dataclasses import dataclass

from scopa_desktop.ui.geometry import Rect


@dataclass(frozen=True, slots=True)
class Node:
    """One thing on the screen."""

    id: str
    """A stable word, the same in every language."""
    role: str
    """button, card, text, field, switch, plate, pile …"""
    name: str
    """What a reader would say, in the player's language."""
    rect: Rect
    """Where it is, in design units."""
    value: str = ""
    """A card's notation, a pile's count, what a switch stands on."""
    state: tuple[str, ...] = ()
    """Words true of it: focused selected marked active capturable disabled checked turn dealer."""
