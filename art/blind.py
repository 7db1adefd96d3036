"""A blind test of the cards: shuffled, numbered, without a word or a badge.

`python -m art.blind SHEETS KEYS [--seed N] [--each 24]` writes sheets at 1x and 2x into one folder
and, so that nobody sees it by chance, the key (number, deck, suit and rank a line) into another.
Someone who has not seen the key names deck, suit and rank of every card; what is named wrongly is
drawn again. The french indices are papered over, so that the drawing itself is asked about.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from art.build import ASSETS
from art.cards.common import HEIGHT, RANKS, SUITS, WIDTH, face_name
from art.cards.fr_pips import INDEX_BOX
from art.fonts.build import fonts
from art.fonts.specimen import line
from art.sheet import DECKS, FELT

COLUMNS = 8
LABEL = 12
GAP = 8
PAPER = (247, 239, 217)
Asked = tuple[str, str, int]
"""Deck, suit and rank."""


def order(seed: int) -> list[Asked]:
    """All faces of all decks in an order that only the seed decides."""
    faces = [(deck, suit, rank) for deck in DECKS for suit in SUITS for rank in RANKS]
    random.Random(seed).shuffle(faces)
    return faces


def asked(deck: str, suit: str, rank: int) -> Image.Image:
    """The face as it is asked about: a french one without the indices in its corners."""
    with Image.open(ASSETS / "cards" / deck / face_name(suit, rank)) as picture:
        face = picture.convert("RGBA")
    if deck == "french":
        left, top, right, bottom = INDEX_BOX
        for box in (
            (left, top, right + 1, bottom + 1),
            (WIDTH - right - 1, HEIGHT - bottom - 1, WIDTH - left, HEIGHT - top),
        ):
            face.paste((*PAPER, 255), box)
    return face


def page(faces: Sequence[Asked], first: int) -> Image.Image:
    """One sheet; its cards are numbered from `first`."""
    rows = -(-len(faces) // COLUMNS)
    size = (GAP + COLUMNS * (WIDTH + GAP), GAP + rows * (HEIGHT + LABEL + GAP))
    ground = Image.new("RGB", size, FELT[:3])
    for place, (deck, suit, rank) in enumerate(faces):
        row, column = divmod(place, COLUMNS)
        x, y = GAP + column * (WIDTH + GAP), GAP + row * (HEIGHT + LABEL + GAP)
        number = line(fonts()["F7"], str(first + place))
        number = number.crop(number.getbbox())
        ground.paste(PAPER, (x + (WIDTH - number.width) // 2, y), number)
        face = asked(deck, suit, rank)
        ground.paste(face, (x, y + LABEL), face)
    return ground


def write(sheets: Path, keys: Path, seed: int, each: int) -> None:
    """Write the sheets and, elsewhere, the key."""
    faces = order(seed)
    for folder in (sheets, keys):
        folder.mkdir(parents=True, exist_ok=True)
    for part, start in enumerate(range(0, len(faces), each), 1):
        picture = page(faces[start : start + each], start + 1)
        for scale in (1, 2):
            size = (picture.width * scale, picture.height * scale)
            large = picture.resize(size, Image.Resampling.NEAREST)
            large.save(sheets / f"part-{part}-{scale}x.png")
    lines = [f"{number} {deck} {suit} {rank}" for number, (deck, suit, rank) in enumerate(faces, 1)]
    (keys / "key.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Write a test."""
    parser = argparse.ArgumentParser(
        prog="python -m art.blind",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("sheets", type=Path, help="folder for the sheets")
    parser.add_argument("keys", type=Path, help="folder for the key")
    parser.add_argument("--seed", type=int, default=None, help="for the same order again")
    parser.add_argument("--each", type=int, default=24, help="cards on a sheet")
    options = parser.parse_args(arguments)
    seed = random.SystemRandom().randrange(10**6) if options.seed is None else options.seed
    write(options.sheets, options.keys, seed, options.each)
    print(f"{options.sheets}: sheets; {options.keys}: key; seed {seed}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
