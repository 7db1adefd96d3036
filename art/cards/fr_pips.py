"""Pips, index letters and corners of the french deck, and its numbered cards."""

from __future__ import annotations

from art.cards.common import HEIGHT, SUITS, WIDTH, Face, blank, put
from art.painter import Canvas, Mask, Point, grid, shifted

RED = {"#": "r", "+": "o", "-": "R"}
BLACK = {"#": "k", "+": "M", "-": "k"}
INKS = {"coins": RED, "cups": RED, "swords": BLACK, "batons": BLACK}
"""Suit -> base, lit and shaded tone of its pips; diamonds and hearts are red."""

SMALL = {
    "coins": """
...#...
..###..
.#####.
#######
.#####.
..###..
...#...
""",
    "cups": """
.##.##.
#######
#######
#######
.#####.
..###..
...#...
""",
    "swords": """
...#...
..###..
.#####.
#######
##.#.##
...#...
..###..
""",
    "batons": """
..###..
..###..
.#.#.#.
###.###
#######
##.#.##
..###..
""",
}
"""The 7x7 pips of the corners."""

MIDDLE = {
    "coins": """
....#....
...###...
...###...
..#####..
.#######.
#########
.#######.
..#####..
...###...
...###...
....#....
""",
    "cups": """
.###.###.
#########
#########
#########
#########
.#######.
.#######.
..#####..
...###...
....#....
""",
    "swords": """
....#....
...###...
..#####..
.#######.
#########
#########
#########
###.#.###
.#..#..#.
....#....
...###...
""",
    "batons": """
...###...
..#####..
..#####..
...###...
.##.#.##.
#########
#########
###.#.###
.#..#..#.
....#....
...###...
""",
}
"""The 9x11 pips beside the heads of the courts."""

LARGE = {
    "coins": """
......#......
.....###.....
.....###.....
....#####....
...#######...
..#########..
.###########.
#############
.###########.
..#########..
...#######...
....#####....
.....###.....
.....###.....
......#......
""",
    "cups": """
..###...###..
.#####.#####.
#############
#############
#############
#############
#############
.###########.
.###########.
..#########..
...#######...
....#####....
.....###.....
......#......
""",
    "swords": """
......#......
.....###.....
....#####....
...#######...
..#########..
.###########.
#############
#############
#############
#############
.####.#.####.
..##..#..##..
.....###.....
....#####....
""",
    "batons": """
.....###.....
....#####....
....#####....
....#####....
.....###.....
.###..#..###.
#####.#.#####
#############
#############
#####.#.#####
.###..#..###.
......#......
.....###.....
....#####....
""",
}
"""The 13x14 or 13x15 pips of the numbered cards."""

LETTERS = {
    "A": ".###.|##.##|##.##|#####|#####|##.##|##.##",
    "2": ".###.|##.##|...##|..##.|.##..|##...|#####",
    "3": "####.|...##|...##|.###.|...##|...##|####.",
    "4": "...##|..###|.####|##.##|#####|...##|...##",
    "5": "#####|##...|####.|...##|...##|##.##|.###.",
    "6": ".###.|##...|####.|##.##|##.##|##.##|.###.",
    "7": "#####|...##|...##|..##.|..##.|.##..|.##..",
    "J": "..###|...##|...##|...##|...##|##.##|.###.",
    "Q": ".###.|##.##|##.##|##.##|##.##|.###.|...##",
    "K": "##.##|##.##|####.|###..|####.|##.##|##.##",
}
INDICES = {1: "A", **{rank: str(rank) for rank in range(2, 8)}, 8: "J", 9: "Q", 10: "K"}
"""What stands in the corner of each rank."""

COLUMNS = (18.5, 37.5)
PLACES: dict[int, list[Point]] = {
    2: [(28, 18), (28, 72)],
    3: [(28, 18), (28, 45), (28, 72)],
    4: [(x, y) for y in (15.5, 74.5) for x in COLUMNS],
    5: [*((x, y) for y in (15.5, 74.5) for x in COLUMNS), (28, 45)],
    6: [(x, y) for y in (15.5, 45, 74.5) for x in COLUMNS],
    7: [*((x, y) for y in (15.5, 45, 74.5) for x in COLUMNS), (28, 30)],
}
"""Rank -> centres of its pips; those below the middle stand on their heads."""


def _lit(shape: Mask) -> tuple[Mask, Mask]:
    """The lit and the shaded rim of a pip, the same light whichever way up it stands."""
    up, left = shifted(shape, 0, 1), shifted(shape, 1, 0)
    down, right = shifted(shape, 0, -1), shifted(shape, -1, 0)
    solid = right & down & shifted(shape, -1, -1)
    return shape & (~up | ~left) & solid, shape & (~down | ~right) & (up | left)


def pip(suit: str, rows: str, *, turned: bool = False, flat: bool = False) -> Canvas:
    """A pip from one of the grids in its suit's ink, upright or upside down."""
    drawn = grid(rows, {"#": "k"})
    if turned:
        drawn.pixels = drawn.pixels[::-1, ::-1].copy()
    shape = drawn.painted()
    inks = INKS[suit]
    drawn.fill(shape, inks["#"])
    if flat:
        return drawn
    light, shade = _lit(shape)
    drawn.fill(shade, inks["-"])
    drawn.fill(light, inks["+"])
    return drawn


def _letter(text: str, ink: str) -> Canvas:
    return grid(LETTERS[text].replace("|", "\n"), {"#": ink})


INDEX_BOX = (2, 2, 9, 21)
"""First and last column and row of the upper left index; the other is its turned twin."""


def corners(card: Canvas, suit: str, rank: int) -> None:
    """The index at the upper left and, turned, at the lower right.

    The upper left letter of the ace and the courts is left to the value badge.
    """
    letter, small = _letter(INDICES[rank], INKS[suit]["#"]), pip(suit, SMALL[suit], flat=True)
    if 2 <= rank <= 7:
        card.paste(letter, 3, 4)
    if (suit, rank) == ("coins", 7):
        # The settebello's number is underlined in every deck.
        card.line("k", [(3, 12), (7, 12)])
    card.paste(letter, WIDTH - 3 - letter.width, HEIGHT - 4 - letter.height, turned=True)
    card.paste(small, 2, 14 if (suit, rank) == ("coins", 7) else 12)
    below = pip(suit, SMALL[suit], turned=True, flat=True)
    card.paste(below, WIDTH - 2 - below.width, HEIGHT - 12 - below.height)


def numbered(suit: str, rank: int) -> Canvas:
    """A card from 2 to 7."""
    card = blank()
    for x, y in PLACES[rank]:
        put(card, pip(suit, LARGE[suit], turned=y > HEIGHT / 2), x, y)
    corners(card, suit, rank)
    return card


def faces() -> dict[Face, Canvas]:
    """All cards from 2 to 7."""
    return {(suit, rank): numbered(suit, rank) for suit in SUITS for rank in PLACES}
