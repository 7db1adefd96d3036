"""The Neapolitan horse, walking or standing, drawn facing right; a left figure mirrors it."""

from __future__ import annotations

from art.cards.nap_body import Figure

HOOF = "n"


def horse(figure: Figure, *, standing: bool = False) -> None:
    """Tail, legs, body, neck, head and mane; `standing` puts all four feet on the ground."""
    tail = [(9, 43), (6, 46), (4.8, 54), (6, 61), (5, 68), (8.6, 66), (10, 56)]
    figure.round(tail, "T")
    figure.crease("t", [(6, 47), (5, 54), (6, 61), (5, 66)])
    _far_legs(figure, standing)
    _near_legs(figure)
    _body(figure)
    _neck(figure)
    _head(figure)
    _mane(figure)


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
    figure.limb([(11, 50), (13, 58), (9.5, 66), (11, 74), (10, 78.5)], 12, 3.2, "t")
    figure.flat([(8.5, 77), (12, 77), (13.6, 81), (8, 81)], HOOF)
    figure.limb([(37, 54), (36.5, 62), (36.5, 70), (36, 79)], 8, 3.2, "t")
    figure.flat([(34.5, 78), (38, 78), (39.6, 82), (34, 82)], HOOF)


def _body(figure: Figure) -> None:
    back = [(7, 47), (9, 42.5), (15, 40.5), (24, 42), (33, 39), (41, 38), (46, 43), (46.5, 50)]
    belly = [(43, 57), (36, 59.5), (26, 58), (17, 58.5), (10, 57), (6.6, 52)]
    figure.round([*back, *belly], "t", 2)
    for x, y, rx, ry in ((11.5, 55, 4.6, 5), (36.6, 57, 3.4, 4)):
        ((cx, cy),) = figure.way([(x, y)])
        figure.fill(figure.ellipse(cx, cy, rx, ry), "t")
    figure.mark("T", (35, 61), (35, 62), (38, 64), (38, 67), (10, 64), (9, 68))
    figure.mark("T", (20, 59), (21, 59), (22, 58))
    dx = 3 if figure.left else 0
    figure.patch([(8 + dx, 47), (11 + dx, 43), (14.6 + dx, 47), (11 + dx, 51.4)], "t", "u")
    figure.patch([(8 + dx, 57), (10 + dx, 53.6), (12 + dx, 57), (10 + dx, 60.4)], "t", "u")


def _neck(figure: Figure) -> None:
    neck = [(33, 41), (34, 33), (36.5, 25), (41, 20), (45.5, 20.5), (47.5, 26), (46.5, 33)]
    figure.round([*neck, (47.2, 42), (44, 50), (38, 50)], "t")
    joint = figure.blob(figure.way([(36, 44), (44, 41), (45, 48), (40, 51)]))
    figure.fill(joint, "t")
    light = [(41.5, 30), (44, 27), (43.6, 35), (43.6, 42), (41, 46), (40.6, 38)]
    figure.patch(light, "t", "u")


def _head(figure: Figure) -> None:
    head = [(40.6, 21), (44, 17.6), (48, 19.2), (51, 24.6), (54, 30), (54, 34.6), (51.6, 36.4)]
    figure.round([*head, (48.6, 34.6), (45.4, 31), (41.6, 28)], "t")
    if figure.left:
        figure.patch([(47, 22), (49, 21), (52, 27), (53, 31), (50, 29)], "t", "u")
    else:
        bridge = [(46.6, 19.6), (48.6, 21.6), (51.6, 27), (52.6, 31), (51, 30), (48.6, 26)]
        figure.patch(bridge, "t", "u")
    figure.patch([(42.2, 25.4), (44.2, 22.8), (46.2, 25.4), (44.2, 28)], "t", "u")
    figure.flat([(41, 21), (40.6, 14.6), (44.6, 18.8)], "t")
    figure.flat([(45.6, 18.8), (47.8, 14.6), (48.4, 20.4)], "t")
    figure.mark("k", (47, 23), (48, 23), (47, 24), (52, 32), (53, 31))
    figure.mark("w", (48, 24))
    figure.mark("n", (46, 22), (47, 22), (46, 23), (49, 34), (50, 35), (51, 35))


def _mane(figure: Figure) -> None:
    mane = [(41.4, 16.4), (37.4, 19.6), (33.6, 26), (31.6, 35), (31, 44), (34.5, 40), (37, 33)]
    figure.round([*mane, (39, 27), (42.4, 22)], "T")
    for points in ([(40, 19.4), (36.2, 27), (33.6, 38)], [(41, 21.6), (38, 27), (35.4, 34)]):
        figure.crease("n", points)
    figure.crease("t", [(39, 19), (35, 26), (33, 33)])


def bridle(figure: Figure, letter: str, dark: str) -> None:
    """Head collar with a stud, and the rein as far as the rider's hand near (33, 33)."""
    figure.crease(letter, [(43, 27), (47, 28), (51, 28)])
    figure.crease(letter, [(46, 19), (44, 23), (43, 27)])
    figure.mark(letter, (51, 29), (51, 30), (50, 31), (50, 32))
    figure.mark("r", (43, 27), (50, 33))
    figure.line(letter, figure.way([(34, 34), (40, 36.6), (46, 36), (50, 33)]), smooth=True)
    figure.line(dark, figure.way([(34, 35.6), (40, 38), (46, 37)]), smooth=True)


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
