"""The piacentine deck: 40 framed faces with double-headed courts."""

from __future__ import annotations

from pathlib import Path

from art.cards import (
    pia_ace_batons,
    pia_ace_coins,
    pia_ace_cups,
    pia_ace_swords,
    pia_batons,
    pia_coins,
    pia_court_batons,
    pia_court_coins,
    pia_court_cups,
    pia_court_swords,
    pia_cups,
    pia_swords,
)
from art.cards.common import Face, write_deck
from art.painter import Canvas

FAMILIES = (
    pia_ace_coins,
    pia_ace_cups,
    pia_ace_swords,
    pia_ace_batons,
    pia_coins,
    pia_cups,
    pia_swords,
    pia_batons,
    pia_court_coins,
    pia_court_cups,
    pia_court_swords,
    pia_court_batons,
)


def faces() -> dict[Face, Canvas]:
    """All faces of the deck."""
    return {face: card for family in FAMILIES for face, card in family.faces().items()}


def build(out: Path) -> None:
    """Write the deck into the folder `out`."""
    write_deck(faces(), out)
