"""The cloth: three tones and a dithered vignette round the middle of the table."""

from __future__ import annotations

from math import sqrt

import pygame

from scopa_desktop.ui.theme import Color, felt_tones

PERIOD = 116
"""The weave repeats after so many pixels (a multiple of 4 and of 29)."""
MIDDLE_Y = 124
"""Where the eye rests: the table's middle, in design units."""
BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
LIMITS = (0.62, 0.82, 1.05)
"""How far out each darker tone begins, as a share of the ellipse."""


def _mix(a: Color, b: Color, share: float) -> Color:
    r, g, bl = (round(x * (1 - share) + y * share) for x, y in zip(a, b, strict=True))
    return r, g, bl


def _palette(key: str) -> list[Color]:
    base, fleck, dark, darkest = felt_tones(key)
    checker = (int(base[0] * 0.985), int(base[1] * 0.985), int(base[2] * 0.985))
    tones = [base, checker, fleck]
    palette = list(tones)
    for shadow in (fleck, dark, darkest):
        tones = [_mix(tone, shadow, 0.55) for tone in tones]
        palette += tones
    return palette


def _weave(y: int, width: int) -> bytes:
    """One row of the cloth: a checker of two tones, and a fleck every 29 pixels."""
    row = bytearray((b"\1\1\0\0" if y // 2 % 2 == 0 else b"\0\0\1\1") * (PERIOD // 4))
    # Where 7 x + 13 y is a multiple of 29; 25 is the inverse of 7 there.
    first = -13 * 25 * y % 29
    row[first::29] = b"\2" * (PERIOD // 29)
    return bytes((row * (width // PERIOD + 1))[:width])


def make_felt(key: str, width: int, height: int, origin_y: int) -> pygame.Surface:
    """The cloth of a surface; `origin_y` is where the design area begins."""
    darker = bytes(min(i + 3, 11) if i < 9 else i for i in range(256))
    weaves = [_weave(y, width) for y in range(PERIOD)]
    rows = bytearray()
    cx, cy = width / 2, origin_y + MIDDLE_Y
    rx, ry = width * 0.62, height * 0.72
    for y in range(height):
        row = bytearray(weaves[y % PERIOD])
        dy = (y - cy) / ry
        for limit in LIMITS:
            for phase in range(4):
                radius = limit - (BAYER[y % 4][phase] / 16 - 0.5) * 0.14
                inside = radius * radius - dy * dy
                half = sqrt(inside) * rx if inside > 0 else -1.0
                left = min(max(int(cx - half), 0), width) if half >= 0 else width
                right = min(max(int(cx + half) + 1, 0), width) if half >= 0 else width
                end = left + (phase - left) % 4
                row[phase:end:4] = row[phase:end:4].translate(darker)
                start = right + (phase - right) % 4
                row[start::4] = row[start::4].translate(darker)
        rows += row
    cloth = pygame.image.frombytes(bytes(rows), (width, height), "P")
    cloth.set_palette(_palette(key))
    return cloth.convert() if pygame.display.get_init() else cloth
