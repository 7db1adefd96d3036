"""Matches for the tests of the screens between turns and rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scopa_desktop.persistence.settings import SeatSetup, TableSetup
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session

NAMES = ("Ana", "Tito", "Luna", "Maximiliana", "Nina", "Bartholomäus")


def sat_down(
    services: Services,
    ruleset: str = "scopa",
    people: int = 2,
    robots: int = 0,
    *,
    names: Sequence[str] = NAMES,
    **options: Any,
) -> Session:
    """A new match; people sit first, the robots after them."""
    seats = tuple(
        SeatSetup(name=names[i], kind="human")
        if i < people
        else SeatSetup(name=names[i], kind="bot", level="easy")
        for i in range(people + robots)
    )
    setup = TableSetup(ruleset=ruleset, options=options, seats=seats)
    return Session.new(services, setup)


def play(session: Session, plies: int | None = None) -> None:
    """Make the first legal move over and over: so many, or to the end of the round."""
    runner = session.runner
    while not runner.is_round_over and (plies is None or plies > 0):
        seat = runner.turn
        assert seat is not None
        runner.submit(seat, runner.view(seat).legal_moves()[0])
        plies = None if plies is None else plies - 1


def play_match(session: Session) -> None:
    """Play rounds until the match is over."""
    play(session)
    while not session.runner.is_match_over:
        session.runner.next_round()
        play(session)
    session.count()


def run(services: Services, milliseconds: float) -> None:
    """Let time pass for the top screen in frames of 20 ms."""
    for _ in range(int(milliseconds // 20)):
        services.navigation.update(20.0)
        services.navigation.settle()
