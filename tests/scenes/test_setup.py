"""Setting a new table."""

from __future__ import annotations

import pytest

from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.setup import SetupScene
from scopa_desktop.scenes.table.scene import TableScene
from scopa_desktop.ui.input import Command, Commanded


def open_setup(services: Services) -> SetupScene:
    services.navigation.reset("title")
    services.navigation.push("setup")
    services.navigation.settle()
    scene = services.navigation.top
    assert isinstance(scene, SetupScene)
    return scene


def value(scene: SetupScene, key: str) -> str:
    return next(button.value for button in scene.buttons() if button.id == key)


@pytest.mark.parametrize("steps", range(len(RULESETS)))
def test_every_game_starts_at_a_table_of_its_own_size(services: Services, steps: int) -> None:
    scene = open_setup(services)
    for _ in range(steps):
        scene.turn("setup-ruleset", 1)
    scene.activate("setup-start")
    services.navigation.settle()
    table = services.navigation.scenes[1]
    assert isinstance(table, TableScene)
    runner = table.session.runner
    assert len(runner.players) in runner.ruleset.players
    assert sum(player.is_human for player in runner.players) == 1


def test_seats_people_level_and_target_are_taken_over(services: Services) -> None:
    scene = open_setup(services)
    while value(scene, "setup-seats") != "4":
        scene.turn("setup-seats", 1)
    scene.turn("setup-people", 1)
    scene.turn("setup-level", 1)
    scene.turn("setup-target", 1)
    target = int(value(scene, "setup-target"))
    scene.activate("setup-start")
    services.navigation.settle()
    table = services.navigation.scenes[1]
    assert isinstance(table, TableScene)
    players = table.session.runner.players
    assert [player.level for player in players] == [None, None, "hard", "hard"]
    assert table.session.runner.ruleset.target == target


def test_there_are_never_more_people_than_seats(services: Services) -> None:
    scene = open_setup(services)
    while value(scene, "setup-seats") != "4":
        scene.turn("setup-seats", 1)
    for _ in range(3):
        scene.turn("setup-people", 1)
    while value(scene, "setup-seats") != "2":
        scene.turn("setup-seats", 1)
    assert int(value(scene, "setup-people")) <= 2


def test_escape_goes_back_to_the_title(services: Services) -> None:
    scene = open_setup(services)
    scene.handle(Commanded(Command.CANCEL))
    services.navigation.settle()
    top = services.navigation.top
    assert top is not None
    assert top.key == "title"
