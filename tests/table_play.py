"""Tables for tests: chosen cards, a pointer that drags, time that passes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from scopa_desktop.engine.cards import CARDS, Card, parse_cards
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session, quick_setup
from scopa_desktop.scenes.table.scene import TableScene
from scopa_desktop.ui.geometry import Rect, Vec
from scopa_desktop.ui.input import (
    Command,
    Commanded,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)


class Stacked(random.Random):
    """Chance whose shuffles put chosen cards on top."""

    def __init__(self, top: Sequence[Card]) -> None:
        super().__init__(5)
        self._top = list(top)

    def shuffle(self, x: Any) -> None:
        """Lay a pack in the chosen order."""
        x[:] = self._top + [card for card in CARDS if card not in self._top]


def dealt(
    services: Services,
    ruleset: str,
    table: str,
    hand: str,
    *,
    seats: Sequence[str] = ("human", "easy"),
    others: str = "",
    first: int = 0,
    **options: Any,
) -> TableScene:
    """A new table whose first cards are chosen, waited for until a person may move.

    `others` are the cards of the other seats in turn order; `first` leads.
    """
    mine, up = parse_cards(hand), parse_cards(table)
    rest = [*parse_cards(others), *(c for c in CARDS if c not in mine and c not in up)]
    taken = parse_cards(others)
    rest = [*taken, *(c for c in rest[len(taken) :] if c not in taken)]
    rules = find_ruleset(ruleset)
    size = rules.hand_size_for(len(seats))
    hands = [list(mine) if i == 0 else [] for i in range(len(seats))]
    for i in range(1, len(seats)):
        hands[i] = [rest.pop(0) for _ in range(size)]
    order = [(first + i) % len(seats) for i in range(len(seats))]
    top = [card for seat in order for card in hands[seat]]
    setup = quick_setup(services, rules, seats)
    if options:
        setup = type(setup)(
            ruleset=setup.ruleset, options={**setup.options, **options}, seats=setup.seats
        )
    services.rng = Stacked([*top, *up])
    session = Session.new(services, setup, first_dealer=(first - 1) % len(seats))
    scene = shown(services, session)
    wait(services, scene)
    return scene


def open_table(services: Services, ruleset: str, *seats: str) -> TableScene:
    """A new table on the screen, about to be dealt."""
    session = Session.new(services, quick_setup(services, find_ruleset(ruleset), seats))
    return shown(services, session)


def shown(services: Services, session: Session) -> TableScene:
    """The table of a match on the screen."""
    services.navigation.reset("table", session=session)
    services.navigation.settle()
    scene = services.navigation.scenes[0]
    assert isinstance(scene, TableScene)
    return scene


def wait(services: Services, scene: TableScene) -> None:
    """Let robots play until the person may move or another screen comes up."""
    for _ in range(3000):
        services.navigation.update(50)
        services.navigation.settle()
        if scene.is_ready or services.navigation.top is not scene:
            return
    raise AssertionError("nobody moves")


def pass_time(services: Services, ms: float, step: float = 16) -> None:
    """Let time pass in frames."""
    for _ in range(max(round(ms / step), 1)):
        services.navigation.update(step)
        services.navigation.settle()


def place(scene: TableScene, target: str) -> Rect:
    """Where a card or button of a name is."""
    return next(button.rect for button in scene.buttons() if button.id == target)


def hand_place(scene: TableScene, card: str) -> Vec:
    """The middle of a hand card."""
    number = scene.view.hand.index(Card.parse(card))
    return place(scene, f"hand-{number}").center


def hold(services: Services, scene: TableScene, card: str, end: Vec) -> None:
    """Press a hand card and carry it somewhere."""
    start = hand_place(scene, card)
    scene.handle(PointerPressed(start))
    for step in range(1, 7):
        x = start.x + (end.x - start.x) * step / 6
        y = start.y + (end.y - start.y) * step / 6
        scene.handle(PointerMoved(Vec(x, y), pressed=True))
        pass_time(services, 16)


def drag(services: Services, scene: TableScene, card: str, end: Vec) -> None:
    """Carry a hand card somewhere and let go."""
    hold(services, scene, card, end)
    scene.handle(PointerReleased(end))


def click(scene: TableScene, point: Vec) -> None:
    """Press and release in one place."""
    scene.handle(PointerMoved(point))
    scene.handle(PointerPressed(point))
    scene.handle(PointerReleased(point))


def keys(scene: TableScene, *commands: Command | int) -> None:
    """Keys one after the other; a number is a digit key."""
    for command in commands:
        if isinstance(command, int):
            scene.handle(Commanded(Command.CARD, command))
        else:
            scene.handle(Commanded(command))
            scene.handle(Commanded(command, is_down=False))


def moves(scene: TableScene) -> list[str]:
    """The moves of the round so far, in notation."""
    return [str(move) for move in scene.session.runner.record.rounds[-1].moves]
