"""Contact sheets of what lies in `assets/`, on the felt, at one or several scales.

`python -m art.sheet cards/napoletane --scale 1 3 6 --columns 10 --out /tmp/sheets`
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from PIL import Image

from art.build import ASSETS

FELT = (0x21, 0x58, 0x4C, 0xFF)


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


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the sheets that the arguments ask for."""
    parser = argparse.ArgumentParser(prog="python -m art.sheet", description=__doc__)
    parser.add_argument("folder", help="folder under assets/, or any folder of pictures")
    parser.add_argument("--only", nargs="*", default=["*"], help="patterns such as coins_* *_01")
    parser.add_argument("--scale", nargs="*", type=int, default=[1, 3, 6])
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--gray", action="store_true", help="without color, to judge the shapes")
    parser.add_argument("--out", type=Path, default=Path("out"))
    options = parser.parse_args(arguments)
    folder = ASSETS / options.folder
    paths = [
        path
        for pattern in options.only
        for path in sorted(folder.glob("*.png"))
        if fnmatch(path.stem, pattern)
    ]
    if not paths:
        parser.error(f"no pictures in {folder} match {' '.join(options.only)}")
    options.out.mkdir(parents=True, exist_ok=True)
    for scale in options.scale:
        picture = sheet([Image.open(path) for path in paths], options.columns, scale)
        if options.gray:
            picture = picture.convert("L")
        target = options.out / f"{folder.name}-{scale}x.png"
        picture.save(target)
        print(target)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
