"""Cards in words, as the deck that is looked at calls them."""

from __future__ import annotations

from typing import Final

from scopa_desktop.engine.cards import Card, Suit
from scopa_desktop.i18n.catalog import Catalog
from scopa_desktop.scenes.skins import CardStyle, Skins

SUITS: Final = {
    Suit.COINS: "coins",
    Suit.CUPS: "cups",
    Suit.SWORDS: "swords",
    Suit.BATONS: "batons",
}
FIRST_FIGURE: Final = 8


def rank_name(card: Card, catalog: Catalog, skins: Skins, style: CardStyle) -> str:
    """Ace, two … king; the figures as they are drawn (rules §0: rank map)."""
    if card.rank < FIRST_FIGURE:
        return catalog.text(f"rank-{int(card.rank)}")
    if skins.get(style.skin).suits != "french":
        return catalog.text(f"rank-latin-{int(card.rank)}")
    letters = "QJK" if style.rank_map == "french_QJK" else "JQK"
    return catalog.text(f"rank-french-{letters[card.rank - FIRST_FIGURE]}")


def suit_name(card: Card, catalog: Catalog, skins: Skins, style: CardStyle) -> str:
    """The suit, latin or french."""
    family = "french" if skins.get(style.skin).suits == "french" else "latin"
    return catalog.text(f"suit-{family}-{SUITS[card.suit]}")


def card_name(card: Card, catalog: Catalog, skins: Skins, style: CardStyle) -> str:
    """A whole card, like “seven of coins”."""
    rank = rank_name(card, catalog, skins, style)
    return catalog.text("card-name", rank=rank, suit=suit_name(card, catalog, skins, style))
