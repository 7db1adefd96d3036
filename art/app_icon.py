"""Draws the program's own icon: a card with the sun coin before a red back.

The two smallest sizes are drawn by hand, three masters by shapes; larger ones are enlargements.
"""

from __future__ import annotations

from math import cos, pi, sin
from pathlib import Path

from PIL import Image

from art.grids import read
from art.painter import Canvas, Point, shifted

GRID = Path(__file__).parent / "icon_grids" / "app.txt"
ENLARGED = {128: (64, 2), 256: (64, 4), 512: (64, 8), 1024: (64, 16)}
"""Size -> its master and how many times that is enlarged."""
MASTERS = (32, 48, 64)
SIZES = (16, 24, *MASTERS, 128, 256)
MAC_SIZES = (32, 64, 128, 256, 512, 1024)
"""What a macOS icon file is made of; a size left out would be enlarged with blur."""


def build(out: Path) -> None:
    """Write all sizes, and the files that Windows and macOS want."""
    for size in SIZES:
        icon(size).save(out / f"icon_{size}.png", optimize=True)
    *smaller, largest = (icon(size) for size in SIZES)
    largest.save(out / "icon.ico", sizes=[(n, n) for n in SIZES], append_images=smaller)
    *smaller, largest = (icon(size) for size in MAC_SIZES)
    largest.save(out / "icon.icns", append_images=smaller)


def icon(size: int) -> Image.Image:
    """The icon at one size."""
    if size in ENLARGED:
        master, times = ENLARGED[size]
        picture = icon(master)
        return picture.resize((master * times,) * 2, Image.Resampling.NEAREST)
    drawing = shapes(size) if size in MASTERS else read(GRID)[str(size)]
    return drawing.image().convert("RGBA")


def shapes(size: int) -> Canvas:
    """The icon made of shapes, for sizes with room for a face on the coin."""
    canvas = Canvas(size, size)
    unit = size / 32
    back(canvas, unit)
    left, top, right, bottom = (round(v * unit) for v in (10, 3, 30, 30))
    edge = canvas.box(left, top + 1, right, bottom - 1) | canvas.box(
        left + 1, top, right - 1, bottom
    )
    canvas.fill(edge, "k")
    canvas.fill(canvas.box(left + 1, top + 1, right - 1, bottom - 1), "p")
    canvas.fill(canvas.box(left + 1, top + 1, right - 1, top + 1), "w")
    canvas.fill(canvas.box(left + 1, top + 1, left + 1, bottom - 1), "w")
    canvas.fill(canvas.box(right - 1, top + 2, right - 1, bottom - 1), "P")
    canvas.fill(canvas.box(left + 2, bottom - 1, right - 1, bottom - 1), "P")
    coin(canvas, (left + right + 1) / 2, (top + bottom + 1) / 2, 8.7 * unit)
    return canvas


def back(canvas: Canvas, unit: float) -> None:
    """The red back, leaning to the left behind the card."""

    def leaning(inset: float) -> list[Point]:
        width, height, angle = 9.5 - inset, 13.0 - inset, -12 * pi / 180
        corners = ((-width, -height), (width, -height), (width, height), (-width, height))
        return [
            (
                (11.8 + x * cos(angle) - y * sin(angle)) * unit,
                (15.0 + x * sin(angle) + y * cos(angle)) * unit,
            )
            for x, y in corners
        ]

    pixel = 1 / unit
    outline = canvas.polygon(leaning(0))
    # Where the slope leaves single pixels sticking out of a corner they go.
    beside = [shifted(outline, *step) for step in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    canvas.fill(outline & (sum(side.astype(int) for side in beside) > 1), "k")
    canvas.fill(canvas.polygon(leaning(pixel)), "w")
    field = canvas.polygon(leaning(2.2 * pixel if unit < 2 else 3 * pixel))
    canvas.fill(field, "r")
    rows, columns = field.nonzero()
    lattice = [(x, y) for x, y in zip(columns.tolist(), rows.tolist(), strict=True)]
    canvas.dots("R", *((x, y) for x, y in lattice if (x + y) % 4 == 0 or (x - y) % 4 == 0))
    canvas.dots("y", *((x, y) for x, y in lattice if (x + y) % 4 == 2 and (x - y) % 4 == 2))


def coin(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A gold coin with a sun's face and its rays."""
    radius -= 0.3
    canvas.fill(canvas.ellipse(x, y, radius), "k")
    canvas.fill(canvas.ellipse(x, y, radius - 1), "y")
    canvas.fill(canvas.ellipse(x, y, radius - 1) & ~canvas.ellipse(x + 1, y + 1, radius - 1), "l")
    canvas.fill(canvas.ellipse(x, y, radius - 1) & ~canvas.ellipse(x - 1, y - 1, radius - 1), "Y")
    inner = radius * 0.72
    canvas.fill(canvas.ellipse(x, y, inner), "z")
    rays = 8
    for i in range(rays):
        angle = 2 * pi * i / rays
        half = pi / rays * 0.72
        tip = (x + inner * cos(angle), y + inner * sin(angle))
        sides = [
            (x + inner * 0.6 * cos(angle + d), y + inner * 0.6 * sin(angle + d))
            for d in (-half, half)
        ]
        canvas.fill(canvas.polygon([tip, *sides]) & canvas.ellipse(x, y, inner), "y")
    canvas.part(canvas.ellipse(x, y, inner * 0.66), "y", inner=False)
    face(canvas, int(x), int(y), inner * 0.66)


def face(canvas: Canvas, x: int, y: int, radius: float) -> None:
    """Two eyes and a smile."""
    wide = max(round(radius * 0.4), 1)
    for dx in (-wide - 1, wide):
        canvas.dots("n", (x + dx, y - 1))
        if radius > 5:
            canvas.dots("n", (x + dx, y - 2))
    smile = max(wide - 1, 1)
    down = max(round(radius * 0.35), 1)
    canvas.dots("n", *((x + dx, y + down) for dx in range(-smile, smile)))
    if radius > 5:
        canvas.dots("n", (x - smile - 1, y + down - 1), (x + smile, y + down - 1))
