"""Draws the people at the table: a head each, and three moods.

Robots with a name have a portrait of that name, people choose among the numbered ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from art.grids import read
from art.painter import Canvas

GRID = Path(__file__).parent / "icon_grids" / "portraits.txt"
MOODS = ("", "_glad", "_sad")
"""Endings of the three pictures of a person; the first is the calm one."""
SIDE = 16


@dataclass(frozen=True)
class Person:
    """What is added to a head: the ground behind it and the features of its face."""

    ground: str
    """Ground, and its darker lower right."""
    brow: str
    lips: str = "R"
    blush: str = "o"
    moustache: str = ""
    glasses: str = ""
    eye_whites: bool = False
    """A dark face's eyes need some white beside them."""


PEOPLE = {
    "carmen": Person("Pq", "k", lips="r"),
    "tito": Person("cb", "k", moustache="k"),
    "luna": Person("bB", "Y"),
    "nina": Person("yY", "n", glasses="r"),
    "gino": Person("vg", "m", moustache="m"),
    "zeca": Person("gG", "k", lips="k", blush="r", eye_whites=True),
    "p0": Person("ac", "n"),
    "p1": Person("ab", "N", lips="r"),
    "p2": Person("cb", "m", glasses="M"),
    "p3": Person("vg", "n"),
    "p4": Person("oR", "k", blush="r", eye_whites=True),
    "p5": Person("yY", "k"),
    "p6": Person("vg", "z", lips="r"),
    "p7": Person("ac", "Y"),
    "p8": Person("gG", "k", lips="r"),
    "p9": Person("rR", "Y", glasses="k"),
}
"""Everybody who has a head in the grid file."""


def build(out: Path) -> None:
    """Write every person in every mood."""
    for name, picture in portraits().items():
        picture.save(out / f"{name}.png")


def portraits() -> dict[str, Canvas]:
    """Every portrait by its file's name."""
    heads = read(GRID)
    return {
        f"portrait_{name}{mood}": portrait(heads[name], person, mood)
        for name, person in PEOPLE.items()
        for mood in MOODS
    }


def portrait(head: Canvas, person: Person, mood: str) -> Canvas:
    """A framed head with the face of a mood."""
    picture = Canvas(SIDE, SIDE)
    light, dark = person.ground
    picture.fill(picture.box(0, 1, 15, 14) | picture.box(1, 0, 14, 15), "k")
    picture.fill(picture.box(1, 1, 14, 14), light)
    for x in range(1, 15):
        # The ground darkens to the lower right along a dithered slope.
        picture.dots(dark, *((x, y) for y in range(1, 15) if x + y > 17 + (x * y) % 2 * 4))
    face = head.copy()
    features(face, person, mood)
    picture.paste(face, 1, 1)
    return picture


def features(face: Canvas, person: Person, mood: str) -> None:
    """Eyes, brows, mouth, and what some wear on the face."""
    if mood == "_sad":
        face.dots(person.brow, (4, 5), (5, 4), (8, 4), (9, 5))
        face.dots("k", (5, 6), (8, 6))
    else:
        face.dots("k", (5, 5), (5, 6), (8, 5), (8, 6))
    if person.eye_whites:
        face.dots("p", (4, 6), (9, 6))
    if person.glasses:
        glasses(face, person.glasses)
    mouth(face, person, mood)
    if mood == "_glad":
        face.dots(person.blush, (4, 7), (9, 7))
    if mood == "_sad":
        face.dots("c", (9, 7))
        face.dots("a", (9, 8))


def mouth(face: Canvas, person: Person, mood: str) -> None:
    """The mouth, one row lower below a moustache."""
    y = 8
    if person.moustache:
        face.dots(person.moustache, *((x, 8) for x in range(4, 10)), (4, 9), (9, 9))
        y = 9
    if mood == "_glad":
        face.dots(person.lips, (5, y), (8, y), (6, y + 1), (7, y + 1))
        face.dots("w", (6, y), (7, y))
    elif mood == "_sad":
        face.dots(person.lips, (6, y), (7, y), (5, y + 1), (8, y + 1))
    else:
        face.dots(person.lips, (6, y), (7, y))


def glasses(face: Canvas, rim: str) -> None:
    """Two round glasses with a bridge."""
    for x in (4, 8):
        face.dots(rim, (x, 4), (x + 1, 4), (x, 7), (x + 1, 7))
    for y in (5, 6):
        face.dots(rim, (3, y), (10, y))
        face.dots("a", (4, y), (9, y))
    face.dots(rim, (6, 5), (7, 5))
