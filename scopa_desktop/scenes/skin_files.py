"""Deck folders: what `skin.toml` says, and whether all forty faces are as they must be.

`docs/skins.md` describes the format to whoever draws a deck.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from scopa_desktop.engine.cards import CARDS, Card, Suit
from scopa_desktop.ui.assets import AssetError, Assets, opacity
from scopa_desktop.ui.canvas import Picture
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import CARD_H, CARD_W

SKIN_FILE: Final = "skin.toml"
SUIT_WORDS: Final = {
    Suit.COINS: "coins",
    Suit.CUPS: "cups",
    Suit.SWORDS: "swords",
    Suit.BATONS: "batons",
}
LARGEST_CORNER: Final = 8
BADGE_SIZE: Final = (11, 8)
"""The largest value badge, in pixels."""
_BADGE_RIGHT, _BADGE_LOW = CARD_W - BADGE_SIZE[0], CARD_H - BADGE_SIZE[1]


class SkinError(Exception):
    """A deck folder cannot be used; the message names the file and what is wrong."""


@dataclass(slots=True)
class CardSkin:
    """A deck folder that was read: 40 faces and what `skin.toml` says."""

    key: str
    folder: Path
    name_key: str
    suits: str = "latin"
    """`latin` or `french`: which small suit icons go with it."""
    name: str = ""
    """A player's own deck has a plain name instead of a catalogue key."""
    badge: tuple[int, int] = (2, 2)
    """Where the upper left pixel of the value goes."""
    badge_ranks: tuple[int, ...] = tuple(range(1, 11))
    """The ranks that get a value; the others have theirs in the drawing."""
    suit_boxes: tuple[Rect, ...] = ()
    """Where figures show their suit; only there four suit colors touch them."""
    corner_radius: int = 0
    """Columns and rows that each corner's cut takes; its corner pixel is then transparent."""
    faces: dict[str, Picture] = field(default_factory=dict)


def face_file(card: Card, *, swap_queen: bool = False) -> str:
    """The file name of a face; with `swap_queen`, 8 shows the queen and 9 the jack."""
    rank = int(card.rank)
    if swap_queen and rank in (8, 9):
        rank = 17 - rank
    return f"{SUIT_WORDS[card.suit]}_{rank:02}.png"


def _whole(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _place(value: object) -> bool:
    if not isinstance(value, list) or len(value) != 2:
        return False
    return _whole(value[0], 0, _BADGE_RIGHT) and _whole(value[1], 0, _BADGE_LOW)


def _ranks(value: object) -> bool:
    return isinstance(value, list) and all(_whole(rank, 1, 10) for rank in value)


def _box(value: object) -> bool:
    if not isinstance(value, list) or len(value) != 4:
        return False
    if not all(type(number) is int and number >= 0 for number in value):
        return False
    x, y, width, height = value
    return bool(x + width <= CARD_W and y + height <= CARD_H)


def _boxes(value: object) -> bool:
    return isinstance(value, list) and all(_box(box) for box in value)


FIELDS: Final[dict[str, tuple[Callable[[object], bool], str]]] = {
    "name": (_text, "a text"),
    "name_key": (_text, "a text"),
    "artist": (_text, "a text"),
    "licence": (_text, "a text"),
    "source": (_text, "a text"),
    "suits": (("latin", "french").__contains__, "'latin' or 'french'"),
    "ranks": (("italian", "french").__contains__, "'italian' or 'french'"),
    "corner_radius": (
        lambda value: _whole(value, 0, LARGEST_CORNER),
        f"a whole number from 0 to {LARGEST_CORNER}",
    ),
    "badge": (_place, f"[x, y] with x 0 to {_BADGE_RIGHT}, y 0 to {_BADGE_LOW}"),
    "badge_ranks": (_ranks, "a list of ranks from 1 to 10"),
    "suit_boxes": (_boxes, f"a list of [x, y, width, height] within {CARD_W}x{CARD_H}"),
}
"""Every field of `skin.toml`: whether a value will do, and which do."""


def read_skin(folder: Path) -> CardSkin:
    """What a deck's `skin.toml` says.

    Raises:
        SkinError: it is missing, is no such table, or a field is unknown or wrong; the message
            names the file, the field, its value and what is allowed.
    """
    path = folder / SKIN_FILE
    try:
        table: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SkinError(f"{path}: the file is missing") from None
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SkinError(f"{path}: {error}") from error
    for name, value in table.items():
        if name not in FIELDS:
            raise SkinError(f"{path}: unknown field {name!r}; known: {', '.join(FIELDS)}")
        fits, allowed = FIELDS[name]
        if not fits(value):
            raise SkinError(f"{path}: {name} is {value!r}: allowed is {allowed}")
    suits = table.get("suits", "latin")
    own = [1, 8, 9, 10] if suits == "french" else list(range(1, 11))
    x, y = table.get("badge", (2, 2))
    return CardSkin(
        folder.name,
        folder,
        table.get("name_key", f"skin-{folder.name}"),
        suits,
        table.get("name", folder.name if "name_key" not in table else ""),
        (x, y),
        tuple(table.get("badge_ranks", own)),
        tuple(Rect(*box) for box in table.get("suit_boxes", ())),
        table.get("corner_radius", 0),
    )


def check_skin(folder: Path, assets: Assets) -> CardSkin:
    """A deck folder, every face of it looked at.

    Raises:
        SkinError: a face is missing, unreadable, of another size, without its cut corners, or
            there is a picture that is no face; the message names it.
    """
    skin = read_skin(folder)
    names = {face_file(card) for card in CARDS}
    for path in sorted(folder.glob("*.png")):
        if path.name not in names:
            raise SkinError(f"{path}: no face is called so; they are coins_01.png to batons_10.png")
    for card in CARDS:
        _check_face(skin, folder / face_file(card), assets)
    return skin


def _check_face(skin: CardSkin, path: Path, assets: Assets) -> None:
    if not path.is_file():
        raise SkinError(f"{path}: the face is missing")
    try:
        picture = assets.load(f"plain/{skin.key}/{path.name}", path)
    except AssetError as error:
        raise SkinError(str(error)) from error
    if (picture.width, picture.height) != (CARD_W, CARD_H):
        size = f"{picture.width}x{picture.height}"
        raise SkinError(f"{path}: the face is {size}, it must be {CARD_W}x{CARD_H}")
    for x in (0, CARD_W - 1):
        for y in (0, CARD_H - 1):
            if skin.corner_radius and opacity(picture, x, y):
                radius = skin.corner_radius
                raise SkinError(
                    f"{path}: corner_radius is {radius}, but pixel ({x}, {y}) is not transparent"
                )
