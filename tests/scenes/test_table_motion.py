"""The picture catches up with the engine: nothing is lost on the way, nothing hidden is shown."""

from __future__ import annotations

import pytest

from scopa_desktop.engine.rulesets import RULESETS, find_ruleset
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.table.scene import TableScene
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.input import Command, Commanded
from table_play import click, dealt, keys, moves, open_table, pass_time, wait

TABLES = [(ruleset.key, seats) for ruleset in RULESETS.values() for seats in ruleset.players]


def play_round(services: Services, scene: TableScene, step: float) -> None:
    """Play by keys until another screen than the curtain comes; people take what they can."""
    canvas = RecordingCanvas()
    for _ in range(6000):
        services.navigation.update(step)
        services.navigation.settle()
        top = services.navigation.top
        assert top is not None
        if top.key == "curtain":
            top.handle(Commanded(Command.CONFIRM))
            services.navigation.settle()
        elif top is not scene:
            return
        elif scene.is_ready:
            scene.handle(Commanded(Command.CARD, 1))
            for _ in range(2):
                if scene.is_ready and scene.control.selection.card is not None:
                    scene.handle(Commanded(Command.CONFIRM))
            scene.draw(canvas)
    raise AssertionError("the round does not end")


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=lambda value: str(value))
def test_whatever_flies_lands_where_the_engine_has_it(
    services: Services, ruleset: str, seats: int
) -> None:
    services.settings.change(robot_pause="none", speed=4.0, one_tap="two")
    scene = open_table(services, ruleset, "human", *["easy"] * (seats - 1))
    play_round(services, scene, 60)
    assert scene.flow.faults == []
    assert scene.session.runner.is_round_over


@pytest.mark.parametrize("speed", [0.0, 8.0])
def test_speed_changes_nothing_but_time(services: Services, speed: float) -> None:
    services.settings.change(robot_pause="none", speed=speed)
    scene = open_table(services, "escopa15", "human", "easy", "easy", "easy")
    play_round(services, scene, 16)
    assert scene.flow.faults == []


@pytest.mark.parametrize("ruleset", ["scopa", "escopa15", "scopone", "cirulla"])
def test_no_hand_is_drawn_but_that_of_the_person_at_the_screen(
    services: Services, ruleset: str
) -> None:
    services.settings.change(robot_pause="none", speed=2.0, one_tap="two")
    fewest = min(find_ruleset(ruleset).players)
    scene = open_table(services, ruleset, "human", "human", *["easy"] * (fewest - 2))
    session = scene.session
    for _ in range(4000):
        services.navigation.update(40)
        services.navigation.settle()
        top = services.navigation.top
        assert top is not None
        check_secrecy(services, scene)
        if top.key == "curtain":
            top.handle(Commanded(Command.CONFIRM))
            services.navigation.settle()
            check_secrecy(services, scene)
        elif top is not scene:
            break
        elif scene.is_ready:
            scene.handle(Commanded(Command.CARD, 1))
            check_secrecy(services, scene)
            for _ in range(2):
                if scene.is_ready and scene.control.selection.card is not None:
                    scene.handle(Commanded(Command.CONFIRM))
                    check_secrecy(services, scene)
    assert session.runner.is_round_over


def check_secrecy(services: Services, scene: TableScene) -> None:
    """Compare every face and node of this moment with the hands that are hidden now.

    The hand of whoever has just played may be seen turning over, and by nobody else.
    """
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    faces = {name.split("/")[1] for name in canvas.pictures() if name.startswith("face/")}
    runner = scene.session.runner
    hidden = set()
    for seat in range(len(runner.players)):
        view = runner.view(seat)
        if not (seat == scene.seat and scene.is_open):
            hidden |= {str(card) for card in view.hand}
            hidden -= {str(card) for card in view.shown[seat]}
    leaving = {str(sprite.card) for sprite in scene.board.flying}
    top = services.navigation.top
    assert top is not None
    is_turning = any(sprite.face > 0 for sprite in scene.board.hand)
    if is_turning and not scene.is_open:
        assert top is scene
        assert scene.session.last_seen == scene.seat
        assert not scene.flow.is_idle
        leaving |= {str(sprite.card) for sprite in scene.board.hand}
    assert not (faces & hidden) - leaving
    assert not {node.value for node in top.nodes() if node.role == "card"} & hidden


@pytest.mark.parametrize("command", [Command.MARK, Command.HURRY])
def test_a_tap_at_any_moment_of_a_robots_move_leaves_the_game_going(
    services: Services, command: Command
) -> None:
    services.settings.change(one_tap="two")
    for moment in range(16, 2600, 220):
        scene = dealt(services, "scopa", "5C 3D 9S 10B", "7D 8C 2B", others="4B 6C 10C")
        keys(scene, 1, Command.LEAVE if scene.view.can_leave(scene.view.hand[0]) else Command.TAKE)
        pass_time(services, moment)
        scene.handle(Commanded(command))
        scene.handle(Commanded(command, is_down=False))
        wait(services, scene)
        assert scene.is_ready
        assert scene.flow.faults == []


@pytest.mark.parametrize("seats", [2, 4])
def test_cards_pressed_while_they_are_dealt_wait_for_their_turn(
    services: Services, seats: int
) -> None:
    people = ("human", *["easy"] * (seats - 1))
    scene = dealt(services, "scopa", "5C 3D 9S 10B", "7D 8C 2B", seats=people)
    for _ in range(3):
        wait(services, scene)
        scene.commit(scene.view.legal_moves()[0])
    for _ in range(400):
        pass_time(services, 16)
        if scene.is_ready or services.navigation.top is not scene:
            break
        for button in scene.buttons():
            if button.id.startswith("hand-"):
                click(scene, button.rect.center)
        keys(scene, 1, Command.CONFIRM, Command.CONFIRM)
    wait(services, scene)
    assert scene.flow.faults == []


def test_a_pause_in_the_middle_of_hiding_hides_at_once(services: Services) -> None:
    people = ("human", "human")
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B", seats=people)
    pass_time(services, 700)
    curtain = services.navigation.top
    assert curtain is not None
    curtain.handle(Commanded(Command.CONFIRM))
    pass_time(services, 700)
    assert scene.is_open
    keys(scene, 1, Command.TAKE)
    pass_time(services, 16)
    scene.extras.open_pause()
    services.navigation.settle()
    kept = scene.session.runner.view(scene.seat).hand
    assert kept
    assert all(sprite.face == 0 for sprite in scene.board.hand if sprite.card in kept)


def test_a_card_in_large_goes_when_it_is_out_of_sight(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B", others="10C 10D 4S")
    keys(scene, 1, Command.TAKE)
    wait(services, scene)
    newest = scene.view.table[-1]
    assert str(newest) in moves(scene)
    scene.extras.inspect(newest)
    assert scene.inspected is not None
    keys(scene, Command.UNDO)
    assert newest not in scene.view.table
    assert scene.inspected is None


def test_a_dealt_card_flies_over_the_buttons(services: Services) -> None:
    scene = open_table(services, "scopone", "human", "easy", "easy", "easy")
    flew = 0
    for _ in range(600):
        pass_time(services, 16)
        if not scene.board.arriving():
            continue
        canvas = RecordingCanvas()
        scene.draw(canvas)
        button = max(
            i
            for i, (call, args) in enumerate(canvas.calls)
            if call == "text" and args[2] == scene.text("table-take")
        )
        sprite = scene.board.arriving()[0]
        x, y = round(sprite.x + sprite.lean), round(sprite.y - sprite.lift)
        drawn = [
            i
            for i, (call, args) in enumerate(canvas.calls)
            if call == "picture" and args[1:3] == (x, y)
        ]
        assert drawn
        assert min(drawn) > button
        flew += 1
    assert flew > 20
