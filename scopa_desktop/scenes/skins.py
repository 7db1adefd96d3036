"""Card skins: from a card to its picture, with the value in the corner as the viewer wants it."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scopa_desktop.engine.cards import Card, Suit
from scopa_desktop.scenes.skin_files import (
    SKIN_FILE,
    SUIT_WORDS,
    CardSkin,
    SkinError,
    check_skin,
    face_file,
    read_skin,
)
from scopa_desktop.ui.assets import (
    AssetError,
    Assets,
    composed,
    greyed,
    painted,
    recolored,
    written,
)
from scopa_desktop.ui.canvas import Picture
from scopa_desktop.ui.theme import Color

DEFAULT_SKIN: Final = "napoletane"
BADGES: Final = ("all", "figures", "none")
"""Where the value stands in the corner."""
BACKS: Final = ("red", "blue", "green", "plain", "brooms", "checks")
FRENCH_ICONS: Final = {
    Suit.COINS: "diamonds",
    Suit.CUPS: "hearts",
    Suit.SWORDS: "spades",
    Suit.BATONS: "clubs",
}
_GREENS_TO_INK: Final[dict[Color, Color]] = {
    (0x62, 0xB2, 0x5A): (0x8B, 0x8D, 0x99),
    (0x2C, 0x7D, 0x3F): (0x40, 0x32, 0x3F),
    (0x16, 0x4A, 0x32): (0x1B, 0x14, 0x20),
}
_BLUES_TO_SKY: Final[dict[Color, Color]] = {
    (0x5F, 0x9B, 0xE8): (0xB8, 0xDC, 0xF5),
    (0x24, 0x56, 0xB8): (0x5F, 0x9B, 0xE8),
    (0x15, 0x29, 0x6B): (0x24, 0x56, 0xB8),
}
COLOR_SWAPS: Final[dict[str, dict[Color, Color]]] = {
    "red-green": _GREENS_TO_INK | _BLUES_TO_SKY,
    "blue-yellow": _GREENS_TO_INK,
}
"""Ramps of the palette that change places, by the setting."""
_REDS_TO_GOLD: Final[dict[Color, Color]] = {
    (0xF4, 0x60, 0x4A): (0xF7, 0xC6, 0x2F),
    (0xD8, 0x23, 0x2F): (0xC9, 0x8A, 0x17),
    (0x8F, 0x13, 0x27): (0x7D, 0x4A, 0x12),
}
_INKS_TO_GREEN: Final[dict[Color, Color]] = {
    (0x56, 0x55, 0x66): (0x62, 0xB2, 0x5A),
    (0x1B, 0x14, 0x20): (0x2C, 0x7D, 0x3F),
}
_INKS_TO_SKY: Final[dict[Color, Color]] = {
    (0x56, 0x55, 0x66): (0xB8, 0xDC, 0xF5),
    (0x1B, 0x14, 0x20): (0x5F, 0x9B, 0xE8),
}
FOUR_COLORS: Final = {Suit.COINS: _REDS_TO_GOLD, Suit.BATONS: _INKS_TO_GREEN}
FOUR_SAFE_COLORS: Final = {Suit.COINS: _REDS_TO_GOLD, Suit.SWORDS: _INKS_TO_SKY}
"""What makes four suit colors of the French deck's two, for all eyes and for color-blind ones."""
INDEX_COLORS: Final = {
    "two": ("red", "red", "ink", "ink"),
    "four": ("golddk", "red", "ink", "green"),
    "safe": ("golddk", "red", "blue", "ink"),
}
"""The letter in the corner: coins, cups, swords, batons."""
MONO: Final = "mono"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CardStyle:
    """How a viewer wants the cards: all that changes a face besides the deck."""

    skin: str = DEFAULT_SKIN
    badges: str = "all"
    big_value: bool = False
    rank_map: str = "latin_it"
    """The table's names of 8, 9 and 10; only the French deck follows it."""
    letters: str = ""
    """The suits' letters, coins cups swords batons, where they are to stand on the cards."""
    colors: str = "normal"
    four_color: bool = False
    """Whether the French deck shows four suit colors; all color-safe sets do."""


class Skins:
    """All decks, their faces and backs as pictures."""

    def __init__(self, assets: Assets, extra: Path | None = None) -> None:
        """`extra` is the player's own folder of decks; it need not exist."""
        self._assets = assets
        self._skins: dict[str, CardSkin] = {}
        self._backs = assets.folder / "cards" / "backs"
        self._faces: dict[tuple[Card, CardStyle], Picture] = {}
        self.faults: list[str] = []
        """One line for each deck of the player's that cannot be used."""
        for folder in sorted((assets.folder / "cards").iterdir()):
            if (folder / SKIN_FILE).is_file():
                self._skins[folder.name] = read_skin(folder)
        for folder in sorted(extra.iterdir()) if extra is not None and extra.is_dir() else ():
            if not folder.is_dir():
                continue
            if folder.name in self._skins:
                self.faults.append(f"{folder}: a deck of the game has this name")
                continue
            try:
                self._skins[folder.name] = check_skin(folder, assets)
            except SkinError as error:
                self.faults.append(str(error))

    def keys(self) -> tuple[str, ...]:
        """The decks in the order in which they are offered."""
        first = [key for key in ("napoletane", "piacentine", "french") if key in self._skins]
        return (*first, *(key for key in self._skins if key not in first))

    def get(self, key: str) -> CardSkin:
        """A deck; the default one where there is none of that name."""
        return self._skins.get(key) or self._skins[DEFAULT_SKIN]

    def next_key(self, key: str) -> str:
        """The deck after this one."""
        keys = self.keys()
        return keys[(keys.index(key) + 1) % len(keys)] if key in keys else keys[0]

    def face(self, card: Card, style: CardStyle) -> Picture:
        """A card's face as this viewer sees it."""
        face = self._faces.get((card, style))
        if face is None:
            name = f"face/{card}/{style}"
            face = self._assets.made(name, lambda: self._compose(card, style, name))
            self._faces[card, style] = face
        return face

    def back(self, key: str) -> Picture:
        """A back at full size."""
        key = key if key in BACKS else BACKS[0]
        name = f"back/{key}"
        return self._assets.kept(name) or self._assets.load(name, self._backs / f"{key}.png")

    def small_back(self, key: str) -> Picture:
        """The 11 by 16 back of the plates."""
        key = key if key in BACKS else BACKS[0]
        name = f"back-small/{key}"
        return self._assets.kept(name) or self._assets.load(name, self._backs / f"{key}_small.png")

    def suit_icon(self, suit: Suit, style: CardStyle) -> Picture:
        """The 7 by 7 icon of a suit, in the family of the viewer's deck."""
        skin = self.get(style.skin)
        icon = self._assets.icon(FRENCH_ICONS[suit] if skin.suits == "french" else SUIT_WORDS[suit])
        colors = COLOR_SWAPS.get(style.colors, {}) | self._suit_swap(suit, style)
        name = f"{icon.name}/{style.colors}/{style.four_color}"
        return self._assets.made(name, lambda: recolored(name, icon, colors)) if colors else icon

    def plain_face(self, card: Card, style: CardStyle) -> Picture:
        """The drawing without the value in its corner."""
        skin = self.get(style.skin)
        swap = skin.suits == "french" and style.rank_map == "french_QJK"
        file = face_file(card, swap_queen=swap)
        try:
            return self._assets.load(f"plain/{skin.key}/{file}", skin.folder / file)
        except AssetError as error:
            _log.error("%s", error)
            default = self._skins[DEFAULT_SKIN]
            return self._assets.load(
                f"plain/{default.key}/{face_file(card)}", default.folder / face_file(card)
            )

    def _compose(self, card: Card, style: CardStyle, name: str) -> Picture:
        base = self.plain_face(card, style)
        face = composed(name, self._colored(card, style, base), self._corner(card, style))
        return greyed(name, face) if style.colors == MONO else face

    def _colored(self, card: Card, style: CardStyle, base: Picture) -> Picture:
        """The drawing in the viewer's suit colors."""
        swap = COLOR_SWAPS.get(style.colors)
        if swap is not None:
            base = recolored(base.name + style.colors, base, swap)
        four = self._suit_swap(card.suit, style)
        boxes = self.get(style.skin).suit_boxes if card.rank >= 8 else None
        return recolored(f"{base.name}/four", base, four, boxes) if four else base

    def _palette(self, style: CardStyle) -> str:
        """Which of the `INDEX_COLORS` a viewer of the French deck has."""
        if style.colors in COLOR_SWAPS:
            return "safe"
        return "four" if style.four_color and style.colors != MONO else "two"

    def _suit_swap(self, suit: Suit, style: CardStyle) -> dict[Color, Color]:
        """What a suit of the French deck changes into, if anything."""
        if self.get(style.skin).suits != "french":
            return {}
        sets = {"four": FOUR_COLORS, "safe": FOUR_SAFE_COLORS}
        return sets.get(self._palette(style), {}).get(suit, {})

    def _corner(self, card: Card, style: CardStyle) -> list[tuple[Picture, int, int]]:
        """What the corner shows over the drawing."""
        if style.big_value:
            return self._seal(card, style)
        skin = self.get(style.skin)
        french = skin.suits == "french"
        x, y = skin.badge
        parts: list[tuple[Picture, int, int]] = []
        if card.rank in skin.badge_ranks:
            # Of a French deck's own index, ace and figures get the value in its place.
            if style.badges == "all" or (style.badges == "figures" and (french or card.rank >= 8)):
                parts.append((self._assets.icon(f"badge_{card.value}"), x, y))
            elif french:
                letter = self._french_letter(card, style)
                color = INDEX_COLORS[self._palette(style)][tuple(Suit).index(card.suit)]
                font = self._assets.font("F7B")
                parts.append(
                    (written(f"index/{letter}/{color}", font, letter, color), x + 1, y - 1)
                )
        if card.suit is Suit.COINS and card.rank == 7 and parts:
            parts.append((painted("underline", 5, 1, [(0, 0, 5, 1, "ink")]), x + 1, y + 8))
        # The French deck has a small suit below its index.
        return parts + self._letter(card, style, 2, 20 if french else 12)

    def _letter(
        self, card: Card, style: CardStyle, x: int, y: int
    ) -> list[tuple[Picture, int, int]]:
        """The suit's letter on a bit of paper."""
        if not style.letters:
            return []
        letter = style.letters[tuple(Suit).index(card.suit)]
        font = self._assets.font("F7B")
        ground = painted("letter-ground", 9, 9, [(0, 0, 9, 9, "paper")])
        line = written(f"letter/{letter}", font, letter, "ink")
        return [(ground, x, y), (line, x + (9 - line.width + 1) // 2, y + 1 - font.cap_top)]

    def _french_letter(self, card: Card, style: CardStyle) -> str:
        names = "QJK" if style.rank_map == "french_QJK" else "JQK"
        return "A" if card.rank == 1 else names[card.rank - 8]

    def _seal(self, card: Card, style: CardStyle) -> list[tuple[Picture, int, int]]:
        """The 19 by 28 seal with the value twice as large over the suit."""
        boxes = [(0, 0, 19, 28, "ink"), (1, 1, 17, 26, "paper")]
        number = written(f"seal/{card.value}", self._assets.font("F7B"), str(card.value), "ink", 2)
        icon = self.suit_icon(card.suit, style)
        aside = 4 if style.letters else 0
        return [
            (painted("seal", 19, 28, boxes), 2, 2),
            (number, 2 + (19 - number.width + 1) // 2, 2 - 4),
            (icon, 2 + 6 - aside, 2 + 19),
            *self._letter(card, style, 2 + 9, 2 + 18),
        ]
