"""Playing at the table by mouse and by key."""

from __future__ import annotations

import pytest

from scopa_desktop.engine.moves import Play
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session, quick_setup
from scopa_desktop.scenes.table.scene import TableScene
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import (
    Command,
    Commanded,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)


def open_table(services: Services, ruleset: str, *seats: str) -> TableScene:
    """A new table on the screen, waited for until a person is to move."""
    session = Session.new(services, quick_setup(services, find_ruleset(ruleset), seats))
    services.navigation.reset("table", session=session)
    services.navigation.settle()
    scene = services.navigation.scenes[0]
    assert isinstance(scene, TableScene)
    wait(services, scene)
    return scene


def wait(services: Services, scene: TableScene) -> None:
    """Let robots play until the person may move or another screen comes up."""
    for _ in range(2000):
        services.navigation.update(50)
        services.navigation.settle()
        if scene.is_ready or services.navigation.top is not scene:
            return
    raise AssertionError("nobody moves")


def drag(scene: TableScene, start: Vec, end: Vec) -> None:
    """Press, move in steps, release."""
    scene.handle(PointerPressed(start))
    for step in range(1, 6):
        x = start.x + (end.x - start.x) * step / 5
        y = start.y + (end.y - start.y) * step / 5
        scene.handle(PointerMoved(Vec(x, y), pressed=True))
    scene.handle(PointerReleased(end))


def card_center(scene: TableScene, number: int) -> Vec:
    return next(b.rect for b in scene.buttons() if b.id == f"hand-{number}").center


def test_a_card_dropped_on_a_card_takes_the_previewed_set(services: Services) -> None:
    for _ in range(40):
        scene = open_table(services, "scopa", "human", "normal")
        able = [c for c in scene.view.hand if scene.view.captures(c)]
        if able:
            break
    card = able[0]
    chosen = scene.view.captures(card)[0]
    target = scene.board.slots.visible(chosen[0]).center
    drag(scene, card_center(scene, scene.view.hand.index(card)), target)
    assert scene.session.runner.record.rounds[0].moves[-1] == Play(card, chosen)


def test_a_card_dropped_on_the_felt_is_left_when_it_takes_nothing(services: Services) -> None:
    for _ in range(40):
        scene = open_table(services, "escopa15", "human", "normal")
        idle = [c for c in scene.view.hand if not scene.view.captures(c)]
        if idle:
            break
    drag(scene, card_center(scene, scene.view.hand.index(idle[0])), Vec(130, 225))
    assert scene.session.runner.record.rounds[0].moves[-1] == Play(idle[0])


def test_a_card_dropped_outside_goes_home_and_nothing_is_played(services: Services) -> None:
    scene = open_table(services, "scopa", "human", "normal")
    before = scene.session.runner.record
    drag(scene, card_center(scene, 0), Vec(20, 60))
    assert scene.session.runner.record == before


def test_a_hand_tremor_is_a_click_not_a_drag(services: Services) -> None:
    scene = open_table(services, "escopa15", "human", "normal")
    start = card_center(scene, 1)
    scene.handle(PointerPressed(start))
    scene.handle(PointerMoved(Vec(start.x + 4, start.y), pressed=True))
    scene.handle(PointerReleased(Vec(start.x + 4, start.y)))
    assert scene.control.selection.card == scene.view.hand[1]
    assert scene.is_mine


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        ("scopa", ("human", "normal")),
        ("escopa15", ("human", "normal", "easy", "normal")),
        ("escoba", ("human", "easy", "easy", "easy", "easy", "easy")),
        ("scopone", ("human", "easy", "easy", "easy")),
    ],
)
def test_a_round_is_played_to_its_board_with_keys_alone(
    services: Services, ruleset: str, seats: tuple[str, ...]
) -> None:
    scene = open_table(services, ruleset, *seats)
    canvas = RecordingCanvas()
    for _ in range(200):
        if services.navigation.top is not scene:
            break
        scene.handle(Commanded(Command.CARD, 1))
        if scene.is_ready and scene.control.selection.card is not None:
            scene.handle(Commanded(Command.CONFIRM))
        if scene.question is not None:
            scene.handle(Commanded(Command.CONFIRM))
        services.navigation.draw(canvas)
        wait(services, scene)
    top = services.navigation.top
    assert top is not None
    assert top.key == "round"


def test_between_two_people_the_hand_is_hidden_and_the_curtain_comes(services: Services) -> None:
    scene = open_table(services, "escopa15", "human", "human")
    top = services.navigation.top
    assert top is not None
    assert top.key == "curtain"
    canvas = RecordingCanvas()
    scene.draw(canvas)
    hidden = {f"face/{card}" for card in scene.view.hand}
    shown = {name.rsplit("/", 1)[0] for name in canvas.pictures() if name.startswith("face/")}
    assert not hidden & shown


def test_a_match_left_in_the_middle_goes_on_with_the_same_cards(services: Services) -> None:
    scene = open_table(services, "scopa", "human", "normal")
    saved = services.database.unfinished()[0]
    again = Session.resume(services, saved.id, saved.record)
    assert again.runner.view(0) == scene.session.runner.view(0)
