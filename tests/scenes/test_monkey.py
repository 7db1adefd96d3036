"""Input without sense at the table: nothing breaks, nothing is lost, the round can be finished."""

from __future__ import annotations

import random

import pytest

from nonsense import nonsense
from scopa_desktop.engine.record import replay
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session, quick_setup
from scopa_desktop.scenes.table.scene import TableScene
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.input import Command, Commanded

STEPS = 160
SETTINGS = (
    {"speed": 1.0, "one_tap": "auto"},
    {"speed": 0.0, "one_tap": "one", "curtain": "open"},
    {"speed": 4.0, "one_tap": "two", "confirm_leave": True, "reduced_motion": True},
)


def finish(services: Services, table: TableScene) -> None:
    """Play on with sense until the round is over."""
    for _ in range(6000):
        services.navigation.update(60)
        services.navigation.settle()
        top = services.navigation.top
        assert isinstance(top, MenuScene)
        if table.session.runner.is_round_over or table.session.runner.is_match_over:
            return
        if top.key == "curtain":
            top.focus.focused = "curtain-ready"
            top.handle(Commanded(Command.CONFIRM))
        elif top is not table:
            top.handle(Commanded(Command.CANCEL))
        elif table.question is not None:
            table.answer(table.question.choices[-1].id)
        elif table.is_ready:
            table.commit(table.view.legal_moves()[-1])
    raise AssertionError("the round cannot be finished")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        ("scopa", ("human", "easy")),
        ("escopa15", ("human", "human", "easy")),
        ("scopone", ("human", "easy", "human", "easy")),
        ("cirulla", ("human", "easy")),
    ],
)
def test_nonsense_does_no_harm(
    services: Services, ruleset: str, seats: tuple[str, ...], seed: int
) -> None:
    rng = random.Random(seed)
    services.settings.change(robot_pause="none", **SETTINGS[seed % len(SETTINGS)])
    session = Session.new(services, quick_setup(services, find_ruleset(ruleset), seats))
    services.navigation.reset("table", session=session)
    services.navigation.settle()
    table = services.navigation.top
    assert isinstance(table, TableScene)
    canvas = RecordingCanvas()
    for _ in range(STEPS):
        top = services.navigation.top
        if top is not table and top is not None and rng.random() < 0.5:
            # Out of menus sooner than chance would lead.
            services.navigation.handle(
                Commanded(Command.CONFIRM if top.key == "curtain" else Command.CANCEL)
            )
        else:
            services.navigation.handle(nonsense(rng))
        services.navigation.settle()
        if table not in services.navigation.scenes:
            break
        services.navigation.update(rng.choice([0, 16, 16, 60, 400]))
        services.navigation.settle()
        services.navigation.draw(canvas)
        canvas.calls.clear()
    if table in services.navigation.scenes:
        finish(services, table)
        assert table.flow.faults == []
    assert replay(session.runner.record).scores == session.runner.match.scores
