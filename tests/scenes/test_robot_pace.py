"""A thinking robot takes little of each frame, and nothing once its table is left."""

from __future__ import annotations

import gc

import pytest

from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.runner import match_runner
from scopa_desktop.runner.bot_runner import BotRunner
from scopa_desktop.scenes.pace import LEAST_MS, ROOM_MS
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session, quick_setup
from table_play import pass_time


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, bool]]:
    """A note for every time a robot is given: how many so far, and whether it has moved."""
    found: list[tuple[int, bool]] = []
    advance = BotRunner.advance

    def noted(self: BotRunner, budget_ms: float) -> object:
        # Any clock would do: with none left after one slice, a thought takes many frames.
        move = advance(self, 0.0)
        found.append((len(found), move is not None))
        return move

    monkeypatch.setattr(match_runner.BotRunner, "advance", noted)
    return found


def masters(services: Services) -> None:
    """A table at which only Masters sit."""
    services.navigation.reset("title")
    setup = quick_setup(services, find_ruleset("scopa"), ("master", "master"))
    services.navigation.push("table", session=Session.new(services, setup))
    services.navigation.settle()


def test_a_robot_thinks_over_many_frames_and_the_collector_stays_on_between_them(
    services: Services, thoughts: list[tuple[int, bool]]
) -> None:
    masters(services)
    pass_time(services, 400)
    assert len(thoughts) > 15
    assert gc.isenabled()


def test_leaving_the_table_ends_the_thought(
    services: Services, thoughts: list[tuple[int, bool]]
) -> None:
    masters(services)
    pass_time(services, 200)
    assert thoughts
    assert not thoughts[-1][1], "it is in the middle of a thought"
    services.navigation.reset("title")
    services.navigation.settle()
    before = len(thoughts)
    pass_time(services, 2000)
    assert len(thoughts) == before


def test_a_screen_over_the_table_gives_a_robot_no_time(
    services: Services, thoughts: list[tuple[int, bool]]
) -> None:
    masters(services)
    pass_time(services, 200)
    services.navigation.push("settings")
    services.navigation.settle()
    before = len(thoughts)
    pass_time(services, 1000)
    assert len(thoughts) == before
    services.navigation.pop()
    services.navigation.settle()
    pass_time(services, 200)
    assert len(thoughts) > before


def test_a_thought_gets_what_drawing_leaves_of_a_frame_and_a_little_in_any_case(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []
    advance = BotRunner.advance

    def noted(self: BotRunner, budget_ms: float) -> object:
        given.append(budget_ms)
        return advance(self, 0.0)

    monkeypatch.setattr(match_runner.BotRunner, "advance", noted)
    masters(services)
    for drawn in (0.0, 3.0, 100.0):
        services.drawn_ms = drawn
        pass_time(services, 32)
        assert given[-1] == max(ROOM_MS - drawn, LEAST_MS)
    assert 0 < LEAST_MS < ROOM_MS < 1000 / 60
