"""The drawer of the round's moves."""

from __future__ import annotations

from scopa_desktop.scenes.scene import Services
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import Command, Commanded, PointerPressed
from table_play import dealt, keys, moves, pass_time, wait


def test_every_move_of_the_round_stands_there_by_name(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    keys(scene, 1, Command.TAKE)
    wait(services, scene)
    keys(scene, Command.MOVES)
    services.navigation.settle()
    drawer = services.navigation.top
    assert drawer.key == "moves"
    told = [node.value for node in drawer.nodes() if node.id.startswith("moves-") and node.value]
    assert told == moves(scene)


def test_it_closes_by_its_key_by_escape_and_by_a_press_beside_it(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    ways = (
        Commanded(Command.MOVES),
        Commanded(Command.CANCEL),
        Commanded(Command.CONFIRM),
        PointerPressed(Vec(100, 200)),
    )
    for way in ways:
        keys(scene, Command.MOVES)
        services.navigation.settle()
        assert services.navigation.top.key == "moves"
        services.navigation.handle(way)
        services.navigation.settle()
        assert services.navigation.top is scene


def test_between_people_it_shows_no_hand_and_asks_for_no_curtain(services: Services) -> None:
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B", seats=("human", "human"))
    pass_time(services, 600)
    services.navigation.top.handle(Commanded(Command.CONFIRM))
    pass_time(services, 600)
    keys(scene, Command.MOVES)
    services.navigation.settle()
    canvas = RecordingCanvas()
    services.navigation.top.draw(canvas)
    assert not [name for name in canvas.pictures() if name.startswith("face/")]
    services.navigation.handle(Commanded(Command.CANCEL))
    services.navigation.settle()
    pass_time(services, 100)
    assert services.navigation.top is scene
    assert scene.is_open


def test_a_long_round_scrolls(services: Services) -> None:
    services.settings.change(robot_pause="none", speed=0.0, one_tap="two")
    scene = dealt(services, "escopa15", "5C 3D 9S 1B", "7D 8C 2B")
    while len(moves(scene)) < 20:
        keys(scene, 1, Command.LEAVE)
        wait(services, scene)
    keys(scene, Command.MOVES)
    services.navigation.settle()
    drawer = services.navigation.top
    last = [node.value for node in drawer.nodes() if node.value][-1]
    for _ in range(30):
        drawer.handle(Commanded(Command.UP))
    first = next(node.value for node in drawer.nodes() if node.value)
    assert (first, last) == (moves(scene)[0], moves(scene)[-1])
