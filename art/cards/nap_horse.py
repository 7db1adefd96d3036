"""The Neapolitan horse, walking or standing, drawn facing right; a left figure mirrors it."""

from __future__ import annotations

from art.cards.common import moved
from art.cards.nap_body import Figure
from art.painter import Point

HOOF = "n"


def horse(figure: Figure, *, standing: bool = False) -> None:
    """Tail, legs, body, neck, head and mane; `standing` puts all four feet on the ground."""
    tail = [(10, 42), (7, 45), (5.6, 52), (6, 61), (5.6, 67), (7, 71), (9.4, 67), (11, 56)]
    figure.round(tail, "T")
    figure.crease("n", [(8, 48), (7, 55), (8, 62), (7, 69)])
    figure.crease("t", [(6, 48), (6, 67)])
    _far_legs(figure, standing)
    _near_legs(figure)
    _body(figure)
    bow = 3 if standing else 0
    _neck(figure, bow)
    _head(figure, bow)
    _mane(figure, bow)


def _far_legs(figure: Figure, standing: bool) -> None:
    hind = [(16, 56), (21, 63), (20, 68), (25, 76.5)]
    hind_foot = [(23.5, 75), (26.5, 75), (29, 79), (23.5, 79)]
    if standing:
        hind = [(18, 56), (21, 64), (20, 70), (20.6, 76.5)]
        hind_foot = [(19, 75), (22, 75), (24, 79), (18.6, 79)]
    figure.limb(hind, 6.5, 2.8, "t")
    figure.fill(figure.stroke(figure.way(hind), 6.5, 2.8), "T")
    figure.flat(hind_foot, HOOF)
    if standing:
        fore = [(43, 54), (43.6, 62), (43, 70), (44, 77)]
        figure.limb(fore, 6.6, 3, "t")
        figure.fill(figure.stroke(figure.way(fore), 6.2, 2.8), "T")
        figure.flat([(42, 75.4), (45.6, 75.4), (47, 79.4), (41.4, 79.4)], HOOF)
    else:
        figure.limb([(43, 54), (50, 60), (49.6, 65), (45.5, 70)], 6.6, 2.8, "t")
        figure.flat([(44, 69), (47.3, 70.5), (46, 74.5), (42.8, 73)], HOOF)


def _near_legs(figure: Figure) -> None:
    figure.limb([(13, 50), (14.4, 58), (11, 66), (12, 74), (11.4, 78.5)], 10.4, 3.2, "t")
    figure.flat([(9.6, 77), (13.2, 77), (14.8, 81), (9.2, 81)], HOOF)
    figure.limb([(37, 54), (36.5, 62), (36.5, 70), (36, 79)], 8, 3.2, "t")
    figure.flat([(34.5, 78), (38, 78), (39.6, 82), (34, 82)], HOOF)


def _body(figure: Figure) -> None:
    back = [(8, 47), (10, 42.5), (15, 40.5), (24, 42), (33, 39), (41, 38), (46, 43), (46.5, 50)]
    belly = [(43, 57), (36, 59.5), (26, 58), (17, 58.5), (11, 57), (7.8, 52)]
    figure.round([*back, *belly], "t", 2)
    for x, y, rx, ry in ((13, 55, 4.4, 5), (36.6, 57, 3.4, 4)):
        ((cx, cy),) = figure.way([(x, y)])
        figure.fill(figure.ellipse(cx, cy, rx, ry), "t")
    figure.crease("T", [(17, 49), (18, 53), (17, 57)])
    figure.crease("T", [(34, 55), (33, 58), (34, 61)])
    for x, y in ((21, 56), (24, 56), (27, 56), (30, 56), (12, 62), (13, 65), (37, 63), (37, 66)):
        figure.mark("T", (x, y), (x + 1, y))
    dx = 3 if figure.left else 0
    figure.patch([(9 + dx, 47), (12 + dx, 43), (15.6 + dx, 47), (12 + dx, 51.4)], "t", "u")
    figure.patch([(10 + dx, 57), (12 + dx, 53.6), (14 + dx, 57), (12 + dx, 60.4)], "t", "u")


def _bowed(points: list[Point], bow: int) -> list[Point]:
    """The points, those of the upper neck and the head `bow` pixels lower."""
    return [(x, y + bow if y < 36 else y) for x, y in points]


def _neck(figure: Figure, bow: int) -> None:
    neck = [(33, 41), (34, 33), (36.5, 25), (41, 20), (45.5, 20.5), (47.5, 26), (46.5, 33)]
    figure.round(_bowed([*neck, (47.2, 42), (44, 50), (38, 50)], bow), "t")
    joint = figure.blob(figure.way([(36, 44), (44, 41), (45, 48), (40, 51)]))
    figure.fill(joint, "t")
    light = [(41.5, 30), (44, 27), (43.6, 35), (43.6, 42), (41, 46), (40.6, 38)]
    figure.patch(_bowed(light, bow), "t", "u")


def _head(figure: Figure, bow: int) -> None:
    head = [(40.6, 21), (44, 17.6), (48, 19.2), (51, 24.6), (53, 30), (53, 34.6), (51.2, 36.4)]
    head += [(48.6, 34.6), (45.4, 31), (41.6, 28)]
    figure.round(moved(head, dy=bow), "t")
    if figure.left:
        bridge: list[Point] = [(47, 22), (49, 21), (51.4, 27), (52, 31), (50, 29)]
    else:
        bridge = [(46.6, 19.6), (48.6, 21.6), (51, 27), (51.6, 31), (50, 30), (48, 26)]
    figure.patch(moved(bridge, dy=bow), "t", "u")
    cheek: list[Point] = [(42.2, 25.4), (44.2, 22.8), (46.2, 25.4), (44.2, 28)]
    figure.patch(moved(cheek, dy=bow), "t", "u")
    figure.flat(moved([(41, 21), (40.6, 14.6), (44.6, 18.8)], dy=bow), "t")
    figure.flat(moved([(45.6, 18.8), (47.8, 14.6), (48.4, 20.4)], dy=bow), "t")
    for letter, points in (
        ("k", [(47, 23), (48, 23), (47, 24), (51, 32), (52, 31)]),
        ("w", [(48, 24)]),
        ("n", [(46, 22), (47, 22), (46, 23), (49, 34), (50, 35), (51, 35)]),
    ):
        figure.mark(letter, *((x, y + bow) for x, y in points))


def _mane(figure: Figure, bow: int) -> None:
    mane = [(41.4, 16.4), (37.4, 19.6), (33.6, 26), (31.6, 35), (31, 44), (34.5, 40), (37, 33)]
    figure.round(_bowed([*mane, (39, 27), (42.4, 22)], bow), "T")
    for points in ([(40, 19.4), (36.2, 27), (33.6, 38)], [(41, 21.6), (38, 27), (35.4, 34)]):
        figure.crease("n", _bowed(points, bow))
    figure.crease("t", _bowed([(39, 19), (35, 26), (33, 33)], bow))


def bridle(figure: Figure, letter: str, dark: str, *, bow: int = 0) -> None:
    """Head collar with a stud, and the rein as far as the rider's hand near (34, 34)."""
    figure.crease(letter, moved([(43, 27), (47, 28), (50, 28)], dy=bow))
    figure.crease(letter, moved([(46, 19), (44, 23), (43, 27)], dy=bow))
    figure.mark(letter, *((x, y + bow) for x, y in ((50, 29), (50, 30), (49, 31), (49, 32))))
    figure.mark("r", (43, 27 + bow), (49, 33 + bow))
    rein = [(34, 34), (40, 36.6), (45, 36 + bow), (49, 33 + bow)]
    figure.line(letter, figure.way(rein), smooth=True)
    under = [(34, 35.6), (40, 38), (46, 37 + bow)]
    figure.line(dark, figure.way(under), smooth=True)


def saddle(figure: Figure, edge: str, field: str, light: str) -> None:
    """A saddle cloth with two borders, and the girth under the belly."""
    figure.flat([(24, 54), (27, 54), (27, 59.4), (24.6, 59.4)], field)
    cloth = [(14, 40), (31, 39), (32.5, 52), (29, 56.5), (16, 56), (13.5, 53)]
    figure.flat(cloth, edge)
    for points, letter in (
        ([(15.5, 42), (30, 42), (30.5, 52), (28, 54.5), (17, 54.5), (15.5, 52.5)], field),
        ([(17, 43), (29, 43), (29.5, 51), (27, 53), (18, 53), (17, 52)], edge),
        ([(18.5, 44), (28, 44), (28.5, 50.5), (26.5, 51.6), (19.5, 51.6)], light),
        ([(19.5, 46), (28, 46), (28.5, 50.5), (26.5, 51.6), (20.5, 51.6)], field),
    ):
        figure.fill(figure.polygon(figure.way(points)), letter)


def breast_strap(figure: Figure, strap: str, pendant: str, gem: str) -> None:
    """The strap before the chest with a gem, and its hanging end."""
    figure.limb([(31, 44), (39, 47.5), (46, 45)], 3, 3, strap)
    figure.limb([(41, 49), (42.5, 58)], 2.6, 2.6, pendant)
    figure.flat([(39, 46), (42, 46), (42, 49), (39, 49)], gem)
    figure.mark("w", (40, 47))
