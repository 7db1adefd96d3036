"""Prints specimens of the fonts for the eye: `python -m art.fonts.specimen SHEET.png [SCALE]`."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from PIL import Image

from art.fonts.build import MISSING, Font, fonts

LINES = (
    "Escopa de 15 · até 21 — rodada 3, mão 2/3",
    "PRÓXIMA RODADA · DEIXAR NA MESA · LEVAR O 15",
    "¡ESCOBA DOBLE! ¿Jugamos otra vez, señor Muñoz?",
    "C'è un 5 in tavola: la carta uguale ha la precedenza.",
    "È già così; perché non giocò? «Più» “scopa” ‘d’oro’…",
    "O baralho não muda as regras: cada pessoa vê a mesa.",
    "Última mão! Três reis na mesa: cartas de novo. AÇÃO, LIÇÕES",
    "The quick brown fox jumps over the lazy dog & wins $5 @ 100%.",
    "SPHINX OF BLACK QUARTZ, JUDGE MY VOW. To, Te, LT, AV, VA, LV, Ya",
    "0O 1lI 5S 2Z 8B 6G 9g rn m cl d vv w 0123456789 10 11 21 15",
    "7 + 5 + 3 = 15 · 8+4+3 · 3×4 ± 2 - 1 – 6 · 25° 1º 2ª €3 #4 *",
    "() [] {} <> | / \\ ^ _ ` ~ ; : . , ! ? ' \" ÀÁÂÃÄ ÈÉÊË ÌÍÎÏ ÒÓÔÕÖ ÙÚÛÜ",
    "àáâãä èéêë ìíîï òóôõö ùúûü ñÑ çÇ Ææ Øø ß ☃",
)
INK, PAPER = (27, 20, 32), (247, 239, 217)


def line(font: Font, text: str) -> Image.Image:
    """One line of text as a mask."""
    columns = []
    for letter, following in zip(text, text[1:] + "\0", strict=True):
        glyph = font.glyphs.get(letter, font.glyphs[MISSING])
        gap = 1 + font.kerning.get(letter + following, 0)
        columns.append(np.pad(glyph, ((0, 0), (0, max(gap, 0)))))
        if gap < 0:
            columns[-1] = columns[-1][:, :gap]
    return Image.fromarray(np.hstack(columns))


def sheet(scale: int) -> Image.Image:
    """All fonts and lines, dark on light and light on dark."""
    rows = [line(font, text) for font in fonts().values() for text in LINES]
    width = max(row.width for row in rows) + 12
    picture = Image.new("RGB", (width, sum(row.height + 2 for row in rows) + 12), PAPER)
    y = 6
    for number, row in enumerate(rows):
        dark = number % len(LINES) >= len(LINES) // 2
        if dark:
            picture.paste((33, 88, 76), (0, y, width, y + row.height + 2))
        picture.paste(PAPER if dark else INK, (6, y + 1), row)
        y += row.height + 2
    return picture.resize((width * scale, picture.height * scale), Image.Resampling.NEAREST)


def main() -> None:
    """Write the sheet."""
    parser = argparse.ArgumentParser(prog="python -m art.fonts.specimen", description=__doc__)
    parser.add_argument("sheet", type=Path)
    parser.add_argument("scale", type=int, nargs="?", default=2)
    options = parser.parse_args()
    sheet(options.scale).save(options.sheet)


if __name__ == "__main__":
    main()
