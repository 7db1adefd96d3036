"""Contact sheets of what lies in `assets/`, on the felt, at one or several scales.

`python -m art.sheet` makes them all: each deck at 1x and 3x, each suit's cards at 6x, each deck
as different eyes see it, the backs, the icons, the fonts.

`python -m art.sheet cards/napoletane --only coins_* *_01 --scale 1 3 6 --see normal gray`
makes one of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from PIL import Image

from art.build import ASSETS
from art.cards.common import SUITS
from art.fonts import specimen
from art.vision import VISIONS, looked_at

FELT = (0x21, 0x58, 0x4C, 0xFF)
DECKS = ("napoletane", "piacentine", "french")


def sheet(pictures: Sequence[Image.Image], columns: int, scale: int, gap: int = 4) -> Image.Image:
    """The pictures in rows on the felt, enlarged without smoothing."""
    width = max(picture.width for picture in pictures)
    height = max(picture.height for picture in pictures)
    columns = min(columns, len(pictures))
    rows = -(-len(pictures) // columns)
    size = (gap + columns * (width + gap), gap + rows * (height + gap))
    ground = Image.new("RGBA", size, FELT)
    for number, picture in enumerate(pictures):
        row, column = divmod(number, columns)
        place = (gap + column * (width + gap), gap + row * (height + gap))
        ground.alpha_composite(picture.convert("RGBA"), place)
    return ground.resize((size[0] * scale, size[1] * scale), Image.Resampling.NEAREST)


def chosen(folder: Path, patterns: Sequence[str]) -> list[Image.Image]:
    """The folder's pictures that match, pattern after pattern, by name."""
    return [
        Image.open(path)
        for pattern in patterns
        for path in sorted(folder.glob("*.png"))
        if fnmatch(path.stem, pattern)
    ]


def everything(out: Path) -> list[Path]:
    """Write every sheet that a round of looking needs; returns where they are."""
    sheets: dict[str, Image.Image] = {}
    for deck in DECKS:
        cards = chosen(ASSETS / "cards" / deck, [f"{suit}_*" for suit in SUITS])
        for scale in (1, 3):
            sheets[f"{deck}-{scale}x"] = sheet(cards, 10, scale)
        for number, suit in enumerate(SUITS):
            sheets[f"{deck}-{suit}-6x"] = sheet(cards[number * 10 : number * 10 + 10], 5, 6)
        for vision in VISIONS[1:]:
            sheets[f"{deck}-{vision}-2x"] = looked_at(sheet(cards, 10, 2), vision)
    sheets["backs-3x"] = sheet(chosen(ASSETS / "cards" / "backs", ["*"]), 6, 3)
    sheets["icons-4x"] = sheet(chosen(ASSETS / "icons", ["[!il]*", "list", "lock"]), 16, 4)
    sheets["fonts-2x"] = specimen.sheet(2)
    paths = []
    for name, picture in sheets.items():
        paths.append(out / f"{name}.png")
        picture.save(paths[-1])
    return paths


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the sheets that the arguments ask for."""
    parser = argparse.ArgumentParser(
        prog="python -m art.sheet",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", nargs="?", help="folder under assets/, or any other of pictures")
    parser.add_argument("--only", nargs="*", default=["*"], help="patterns such as coins_* *_01")
    parser.add_argument("--scale", nargs="*", type=int, default=[1, 3, 6])
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--see", nargs="*", choices=VISIONS, default=["normal"], help="whose eyes")
    parser.add_argument("--out", type=Path, default=Path("out"))
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    if options.folder is None:
        print(*everything(options.out), sep="\n")
        return 0
    folder = ASSETS / options.folder
    pictures = chosen(folder, options.only)
    if not pictures:
        parser.error(f"no pictures in {folder} match {' '.join(options.only)}")
    for scale in options.scale:
        whole = sheet(pictures, options.columns, scale)
        for vision in options.see:
            eyes = "" if vision == "normal" else f"-{vision}"
            target = options.out / f"{folder.name}{eyes}-{scale}x.png"
            looked_at(whole, vision).save(target)
            print(target)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
