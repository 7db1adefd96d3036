"""The french deck: diamonds for coins, hearts for cups, spades for swords, clubs for batons.

8, 9 and 10 are the jack, the queen and the king.
"""

from __future__ import annotations

from pathlib import Path

from art.cards import fr_aces, fr_pips
from art.cards.common import SUITS, Face, write_deck
from art.cards.fr_courts import court
from art.cards.fr_jacks import JACKS
from art.cards.fr_kings import KINGS
from art.cards.fr_queens import QUEENS
from art.painter import Canvas

COURTS = {8: JACKS, 9: QUEENS, 10: KINGS}


def faces() -> dict[Face, Canvas]:
    """All forty faces."""
    courts = {
        (suit, rank): court(suit, rank, draw[suit]())
        for suit in SUITS
        for rank, draw in COURTS.items()
    }
    return {**fr_aces.faces(), **fr_pips.faces(), **courts}


def build(out: Path) -> None:
    """Write the deck into its folder."""
    write_deck(faces(), out)
