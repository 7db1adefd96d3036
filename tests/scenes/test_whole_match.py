"""A whole match from the first deal to the last board, with one kind of device alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session, quick_setup
from scopa_desktop.scenes.table.scene import TableScene
from scopa_desktop.ui.input import Command, Commanded, Device, PointerMoved
from table_play import click, dealt, drag, moves, pass_time, place, wait

Turn = Callable[[Services, TableScene], None]


def play_match(services: Services, ruleset: str, seats: tuple[str, ...], turn: Turn) -> MenuScene:
    """Play to the board of the match's end; screens on the way are answered by Enter or A."""
    services.settings.change(robot_pause="none", speed=4.0)
    setup = quick_setup(services, find_ruleset(ruleset), seats)
    setup = type(setup)(
        ruleset=setup.ruleset, options={**setup.options, "target": 3}, seats=setup.seats
    )
    session = Session.new(services, setup)
    services.navigation.reset("table", session=session)
    services.navigation.settle()
    for _ in range(20000):
        services.navigation.update(60)
        services.navigation.settle()
        top = services.navigation.top
        assert isinstance(top, MenuScene)
        if top.key == "match-end":
            return top
        if isinstance(top, TableScene):
            if top.is_ready:
                turn(services, top)
        else:
            answer(services, top)
    raise AssertionError("the match does not end")


def answer(services: Services, scene: MenuScene) -> None:
    """Go on from a curtain or a board with the device in use."""
    if services.device is Device.MOUSE:
        for button in scene.buttons():
            if button.id in ("curtain-ready", "round-next") and button.enabled:
                click(scene, button.rect.center)  # type: ignore[arg-type]
                return
    else:
        scene.handle(Commanded(Command.CONFIRM, device=services.device))


def by_keys(services: Services, scene: TableScene) -> None:
    """Choose the last card, take or leave it."""
    services.device = Device.KEYBOARD
    scene.handle(Commanded(Command.CARD, len(scene.view.hand)))
    if scene.is_ready:
        takes = bool(scene.control.selection.captured)
        scene.handle(Commanded(Command.TAKE if takes else Command.LEAVE))
    if scene.question is not None:
        scene.handle(Commanded(Command.CONFIRM))


def by_pad(services: Services, scene: TableScene) -> None:
    """Claim what was left, walk to a card, choose and confirm it."""
    services.device = Device.PAD
    pad = [Command.TAKE_15] if scene.view.left15 is not None else []
    if scene.focus.focused == "hand-0" and len(scene.view.hand) > 1:
        pad.append(Command.RIGHT)
    for command in (*pad, Command.CONFIRM, Command.CONFIRM, Command.CONFIRM):
        if scene.is_ready:
            scene.handle(Commanded(command, device=Device.PAD))


def by_mouse(services: Services, scene: TableScene) -> None:
    """Drag a card onto what it takes, or onto its free place."""
    services.device = Device.MOUSE
    card = scene.view.hand[-1]
    sets = scene.view.captures(card)
    if sets:
        end = place(scene, f"table-{sets[0][0]}").center
    else:
        x, y = scene.board.slots.next_place()
        end = PointerMoved((x + 28, y + 45)).position  # type: ignore[arg-type]
        end = type(place(scene, "hand-0").center)(*end)
    drag(services, scene, str(card), end)
    if scene.question is not None:
        click(scene, place(scene, scene.question.choices[0].id).center)


@pytest.mark.parametrize("turn", [by_keys, by_pad, by_mouse])
@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [("scopa", ("human", "easy")), ("escopa15", ("human", "easy", "easy", "easy"))],
)
def test_one_device_is_enough_for_a_whole_match(
    services: Services, ruleset: str, seats: tuple[str, ...], turn: Turn
) -> None:
    end = play_match(services, ruleset, seats, turn)
    assert end.key == "match-end"
    assert len(services.database.unfinished()) == 0


@pytest.mark.parametrize("turn", [by_keys, by_mouse])
def test_people_pass_the_computer_on_to_the_end(services: Services, turn: Turn) -> None:
    end = play_match(services, "escopa15", ("human", "human", "easy"), turn)
    assert end.key == "match-end"


@pytest.mark.parametrize(("table", "sweeps"), [("5C 3D 6S 1B", 1), ("10C 5D 9S 6B", 2)])
def test_an_opening_of_fifteen_or_thirty_flies_to_the_dealer(
    services: Services, table: str, sweeps: int
) -> None:
    scene = dealt(services, "escopa15", table, "7D 8C 2B")
    assert scene.board.sweeps[scene.session.side_of(scene.view.dealer)] == sweeps
    assert not scene.board.table
    assert scene.flow.faults == []


def test_a_move_made_while_cards_still_fly_is_kept_for_its_turn(services: Services) -> None:
    services.settings.change(one_tap="two")
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    scene.handle(Commanded(Command.CARD, 1))
    scene.handle(Commanded(Command.TAKE))
    pass_time(services, 60)
    assert not scene.is_ready
    scene.handle(Commanded(Command.CARD, 2))
    scene.handle(Commanded(Command.LEAVE))
    assert len(moves(scene)) <= 2
    for _ in range(400):
        pass_time(services, 16)
        if len(moves(scene)) >= 3:
            break
    assert moves(scene)[2].startswith("2B")
    wait(services, scene)
    assert scene.flow.faults == []
