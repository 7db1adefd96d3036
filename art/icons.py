"""Draws everything small: icons, the values of cards, portraits, the logo and the app's icon."""

from __future__ import annotations

from pathlib import Path

from art import app_icon, logo, portraits
from art.grids import read
from art.painter import Canvas, rim

GRIDS = Path(__file__).parent / "icon_grids"
FILES = ("suits", "table", "piles", "tools", "pad")
VALUES = range(1, 11)
"""The values that a card's corner may show."""


def build(out: Path) -> None:
    """Write all icons, portraits, the title's lettering and the program's icon."""
    for name, drawing in icons().items():
        drawing.save(out / f"{name}.png")
    for part in (portraits, logo, app_icon):
        part.build(out)


def icons() -> dict[str, Canvas]:
    """Every icon by name, the values in the corners among them."""
    drawings: dict[str, Canvas] = {}
    for file in FILES:
        drawings |= read(GRIDS / f"{file}.txt")
    digits = read(GRIDS / "digits.txt")
    return drawings | {f"badge_{value}": badge(str(value), digits) for value in VALUES}


def badge(text: str, digits: dict[str, Canvas]) -> Canvas:
    """Ink digits in a paper halo of one pixel."""
    parts = [digits[letter] for letter in text]
    width = sum(part.width + 1 for part in parts) + 1
    canvas = Canvas(width, parts[0].height + 2)
    x = 1
    for part in parts:
        canvas.paste(part, x, 1)
        x += part.width + 1
    canvas.fill(rim(canvas.painted(), diagonal=True), "p")
    return canvas
