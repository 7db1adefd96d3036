"""Playing at the table by mouse and by key."""

from __future__ import annotations

import pytest

from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.input import (
    Command,
    Commanded,
)
from table_play import open_table, wait


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
    wait(services, scene)
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
    wait(services, scene)
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
    wait(services, scene)
    saved = services.database.unfinished()[0]
    again = Session.resume(services, saved.id, saved.record)
    assert again.runner.view(0) == scene.session.runner.view(0)
