"""The Neapolitan deck: forty faces, one function each, written into a folder."""

from __future__ import annotations

from pathlib import Path

from art.cards import (
    nap_ace_coins,
    nap_aces,
    nap_batons,
    nap_coins,
    nap_cups,
    nap_kings,
    nap_knaves,
    nap_knights,
    nap_swords,
)
from art.cards.common import SUITS, Face, write_deck
from art.painter import Canvas

PIPS = {"coins": nap_coins, "cups": nap_cups, "swords": nap_swords, "batons": nap_batons}
ACES = {
    "coins": nap_ace_coins.ace,
    "cups": nap_cups.ace,
    "swords": nap_aces.swords,
    "batons": nap_aces.batons,
}
COURTS = {8: nap_knaves, 9: nap_knights, 10: nap_kings}


def faces() -> dict[Face, Canvas]:
    """All forty faces by suit and rank."""
    deck: dict[Face, Canvas] = {}
    for suit in SUITS:
        pips = PIPS[suit]
        drawn = (ACES[suit], pips.two, pips.three, pips.four, pips.five, pips.six, pips.seven)
        for rank, draw in enumerate(drawn, start=1):
            deck[suit, rank] = draw()
        for rank, module in COURTS.items():
            deck[suit, rank] = getattr(module, suit)()
    return deck


def build(out: Path) -> None:
    """Write the forty faces."""
    write_deck(faces(), out)
