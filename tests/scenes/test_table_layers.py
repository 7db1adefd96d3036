"""What the table keeps of a picture is never older than what it shows."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from nonsense import nonsense
from scopa_desktop.engine.cards import Card
from scopa_desktop.i18n.catalog import Catalog
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.skins import BACKS
from scopa_desktop.scenes.table.board import Board, LastMove
from scopa_desktop.scenes.table.layout import TableLayout
from scopa_desktop.scenes.table.scene import TableScene
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.input import Command, Commanded
from scopa_desktop.ui.surface_canvas import SurfaceCanvas
from table_play import open_table, wait

STEPS = 160
LOOKS = (
    {"felt": "paper"},
    {"felt": "blue"},
    {"back": "brooms"},
    {"badges": "none"},
    {"big_value": True},
    {"skin": "french", "four_color": True},
    {"skin": "piacentine"},
)


def lying(board: Board) -> Card:
    """A card of the table."""
    return next(iter(board.table))


def turn_round(board: Board) -> None:
    """Another seat at the bottom."""
    board.layout = TableLayout(2, 1)


def open_hand(board: Board) -> None:
    """The other seat's first card lies open."""
    board.hands[1][0].card = Card.parse("7C")


FACTS: dict[str, Callable[[Board], object]] = {
    "layout": turn_round,
    "round": lambda board: setattr(board, "round_number", 7),
    "deal": lambda board: setattr(board, "deal", 5),
    "deals": lambda board: setattr(board, "deals", 9),
    "turn": lambda board: setattr(board, "turn", 1),
    "dealer": lambda board: setattr(board, "dealer", 1 - board.dealer),
    "last move": lambda board: setattr(
        board, "last_move", LastMove(1, "table-left", (Card.parse("3B"),))
    ),
    "stock": lambda board: setattr(board, "stock", 3),
    "last deal": lambda board: setattr(board, "is_last_deal", True),
    "stamp": lambda board: setattr(board, "stamp", 9.0),
    "piles": lambda board: board.piles.__setitem__(1, 4),
    "sweeps": lambda board: board.sweeps.__setitem__(0, 2),
    "sweep cards": lambda board: (
        board.piles.__setitem__(0, 3),
        board.sweep_cards[0].append(Card.parse("2C")),
    ),
    "scores": lambda board: board.scores.__setitem__(0, 5),
    "a hand shorter": lambda board: board.hands[1].pop(),
    "a hand moving": lambda board: setattr(board.hands[1][0], "y", -20.0),
    "a hand open": open_hand,
    "a card moved": lambda board: setattr(board.table[lying(board)], "x", 300.0),
    "a card lifted": lambda board: setattr(board.table[lying(board)], "lift", 12.0),
    "a card leaning": lambda board: setattr(board.table[lying(board)], "lean", 2.0),
    "a card sheared": lambda board: setattr(board.table[lying(board)], "shear", 3.0),
    "a card turning": lambda board: setattr(board.table[lying(board)], "face", 0.3),
    "a card gone": lambda board: board.table.pop(lying(board)),
    "cards lit": lambda board: setattr(board, "lit", (lying(board),)),
    "a sum": lambda board: setattr(board, "lit_text", "7 + 8 = 15"),
    "trembling": lambda board: setattr(board, "shake", 3.0),
}


def bytes_of(canvas: SurfaceCanvas) -> bytes:
    """The picture as it is."""
    return pygame.image.tobytes(canvas.surface, "RGB")


def both(services: Services) -> tuple[SurfaceCanvas, SurfaceCanvas]:
    """A canvas that keeps layers, and one that paints everything each time."""
    kept, anew = SurfaceCanvas(services.assets), SurfaceCanvas(services.assets)
    anew.keeps_layers = False
    return kept, anew


@pytest.mark.parametrize("fact", FACTS)
def test_what_changes_at_the_table_is_painted_at_once(services: Services, fact: str) -> None:
    table = open_table(services, "scopa", "human", "easy")
    wait(services, table)
    if fact == "stamp":
        table.board.is_last_deal = True
    kept, anew = both(services)
    table.draw(kept)
    before = bytes_of(kept)
    FACTS[fact](table.board)
    for canvas in (kept, anew):
        table.draw(canvas)
    assert bytes_of(anew) != before
    assert bytes_of(kept) == bytes_of(anew)


@pytest.mark.parametrize("change", [*LOOKS, {"language": "it"}], ids=str)
def test_what_is_set_is_painted_at_once(services: Services, change: dict[str, object]) -> None:
    table = open_table(services, "scopa", "human", "easy")
    wait(services, table)
    kept, anew = both(services)
    table.draw(kept)
    before = bytes_of(kept)
    if "language" in change:
        services.catalog = Catalog.load("it")
    else:
        services.settings.change(**change)
    for canvas in (kept, anew):
        table.draw(canvas)
    assert bytes_of(anew) != before
    assert bytes_of(kept) == bytes_of(anew)


@pytest.mark.parametrize(
    "look",
    [{"skin": "french"}, {"back": "blue"}, {"badges": "none"}, {"big_value": True}],
    ids=str,
)
def test_what_a_person_wants_to_see_is_painted_at_once(
    services: Services, look: dict[str, object]
) -> None:
    services.settings.change(curtain="open")
    table = open_table(services, "escopa15", "human", "human")
    wait(services, table)
    # At open hands all would see the first person's look.
    services.settings.change(curtain="always")
    kept, anew = both(services)
    table.draw(kept)
    before = bytes_of(kept)
    table.session.change_looks(1 - table.seat, **look)
    table.draw(kept)
    assert bytes_of(kept) == before, "another's look is not seen"
    table.session.change_looks(table.seat, **look)
    for canvas in (kept, anew):
        table.draw(canvas)
    assert bytes_of(anew) != before
    assert bytes_of(kept) == bytes_of(anew)


def some_input(services: Services, table: TableScene, rng: random.Random) -> None:
    """A move, another look, or nonsense; out of menus sooner than chance would lead."""
    top, lot = services.navigation.top, rng.random()
    if top is not table and top is not None:
        command = Command.CONFIRM if top.key == "curtain" else Command.CANCEL
        services.navigation.handle(Commanded(command) if lot < 0.9 else nonsense(rng))
    elif lot < 0.05:
        services.settings.change(**rng.choice(LOOKS))
    elif lot < 0.08:
        look = {"back": rng.choice(BACKS), "badges": rng.choice(["all", "none"])}
        table.session.change_looks(table.seat, **look)
    elif lot < 0.25 and table.is_ready:
        table.commit(rng.choice(list(table.view.legal_moves())))
    elif lot < 0.6:
        services.navigation.handle(nonsense(rng))


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        ("escopa15", ("human", "human", "easy")),
        ("escoba", ("human", "easy", "human", "easy", "easy", "easy")),
        ("scopone", ("human", "easy", "human", "easy")),
        ("cirulla", ("human", "easy")),
    ],
)
def test_a_kept_picture_is_the_one_that_would_be_painted(
    services: Services, ruleset: str, seats: tuple[str, ...]
) -> None:
    rng = random.Random(f"layers {ruleset}")
    services.settings.change(robot_pause="none", speed=2.0, curtain="open")
    table = open_table(services, ruleset, *seats)
    kept, anew = both(services)
    at_table = 0
    for _ in range(STEPS):
        some_input(services, table, rng)
        services.navigation.settle()
        if table not in services.navigation.scenes:
            break
        services.navigation.update(rng.choice([16, 16, 60, 120]))
        services.navigation.settle()
        for canvas in (kept, anew):
            services.navigation.draw(canvas)
        assert bytes_of(kept) == bytes_of(anew)
        at_table += services.navigation.top is table
    assert at_table > STEPS // 3


def test_a_layer_is_painted_only_when_its_key_changes(services: Services) -> None:
    canvas = SurfaceCanvas(services.assets)
    painted: list[str] = []

    def paint() -> None:
        painted.append("")
        canvas.felt("green")

    for key in ("a", "a", "b", "b", "a"):
        canvas.layer("ground", key, paint)
    assert len(painted) == 3
    canvas.resize((700, 400))
    canvas.layer("ground", "a", paint)
    assert len(painted) == 4, "another size is another picture"
    RecordingCanvas().layer("ground", "a", paint)
    assert len(painted) == 5, "a recording shows everything"
