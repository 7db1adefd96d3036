"""The round's board for its tests: a round played, counted, and what is drawn of it."""

from __future__ import annotations

from typing import Any

from driving import opened
from scopa_desktop.scenes.round_board import RoundBoardScene
from scopa_desktop.ui.canvas import RecordingCanvas
from sittings import play, run, sat_down


def shown(services, session) -> RoundBoardScene:
    """The board as it comes up."""
    scene = opened(services, "round", session=session, sheet=session.runner.score_sheet)
    assert isinstance(scene, RoundBoardScene)
    return scene


def counted(services, session) -> RoundBoardScene:
    """The board with every line counted."""
    scene = shown(services, session)
    run(services, 12_000)
    assert scene.count.is_done
    return scene


def after_a_round(services, ruleset="scopa", people=2, robots=0, **values: Any):
    """A match whose first round was just played."""
    session = sat_down(services, ruleset, people, robots, **values)
    play(session)
    return session


def nodes(scene) -> dict[str, Any]:
    """What a reader is told, by name."""
    return {node.id: node for node in scene.nodes()}


def drawn(services) -> RecordingCanvas:
    """The picture as a list of calls."""
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    return canvas
