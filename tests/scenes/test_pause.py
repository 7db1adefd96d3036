"""The pause: on, settings, the rules of the table, away with the match kept, or giving up."""

from __future__ import annotations

from typing import Any

import pytest

from driving import command, opened, press, reachable, send, settled, too_wide
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.engine.state import EndReason
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.scenes.pause import TEXT
from scopa_desktop.scenes.table_rules import table_rules
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import Command, Commanded, Device, Scrolled
from sittings import play, sat_down
from tables import HOUSES, TABLES, table_name

ALL = {
    "pause-continue",
    "pause-rules",
    "pause-settings",
    "pause-save-exit",
    "pause-resign",
    "pause-exit",
}


def paused(services, session, seat=0) -> Any:
    return opened(services, "pause", session=session, seat=seat)


def texts(services) -> list[str]:
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    return canvas.texts()


@pytest.mark.parametrize("way", ["mouse", "keys", "esc", "menu"])
def test_going_on_is_first_and_leads_back(services, way):
    session = sat_down(services)
    scene = paused(services, session)
    assert scene.focus.focused == "pause-continue"
    match way:
        case "mouse":
            press(services, "pause-continue")
        case "keys":
            command(services, Command.CONFIRM)
        case "esc":
            command(services, Command.CANCEL)
        case "menu":
            send(services, Commanded(Command.MENU, device=Device.PAD))
    assert services.navigation.top.key == "title"
    assert session.runner.match.ended is None


def test_everything_is_reached_by_keys(services):
    scene = paused(services, sat_down(services))
    assert {item.id for item in scene.buttons()} == ALL
    assert reachable(scene) == ALL
    scene.focus.focused = "pause-continue"
    command(services, Command.DOWN, Command.DOWN, Command.CONFIRM)
    assert services.navigation.top.key == "settings"
    command(services, Command.CANCEL)
    assert services.navigation.top is scene


def test_leaving_keeps_the_match(services):
    session = sat_down(services)
    play(session, 3)
    paused(services, session)
    assert press(services, "pause-save-exit").key == "title"
    (kept,) = services.database.unfinished()
    assert kept.record == session.runner.record
    assert kept.record.ended is None


def test_giving_up_asks_and_can_be_thought_over(services):
    session = sat_down(services, "scopa", 4)
    scene = paused(services, session, 1)
    top = press(services, "pause-resign")
    assert top.key == "dialog"
    question = next(node.name for node in top.nodes() if node.id == "dialog-text")
    assert "Tito" in question
    assert "Ana e Luna" in question
    assert top.focus.focused == "dialog-no"
    press(services, "dialog-no")
    assert services.navigation.top is scene
    press(services, "pause-resign")
    command(services, Command.CANCEL)
    assert services.navigation.top is scene
    assert session.runner.match.ended is None


@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_stands_in_the_record_and_the_match_is_counted(services, seat):
    session = sat_down(services, "scopa", 2)
    play(session, 4)
    paused(services, session, seat)
    press(services, "pause-resign", "dialog-yes")
    ended = session.runner.record.ended
    assert ended is not None
    assert (ended.reason, ended.seat) == (EndReason.RESIGNED, seat)
    assert session.runner.match.winners == (1 - seat,)
    assert not services.database.unfinished()
    assert services.database.history()[0].record.ended == ended
    assert services.navigation.top.key == "title"


def test_from_the_table_giving_up_leads_to_the_end_of_the_match(services):
    session = sat_down(services, "scopa", 1, 1)
    services.navigation.reset("table", session=session)
    settled(services)
    services.navigation.push("pause", session=session, seat=0)
    settled(services)
    press(services, "pause-resign", "dialog-yes")
    for _ in range(50):
        services.navigation.update(50.0)
        settled(services)
    assert services.navigation.top.key == "match-end"


def test_leaving_the_game_says_what_it_costs_and_goes_to_the_title(services):
    session = sat_down(services, "escoba", 3)
    paused(services, session, 2)
    top = press(services, "pause-exit")
    question = next(node.name for node in top.nodes() if node.id == "dialog-text")
    assert services.catalog.text("pause-save-exit") in question
    press(services, "dialog-yes")
    assert services.navigation.top.key == "title"
    assert session.runner.record.ended is not None
    assert session.is_counted


def test_who_only_watches_cannot_give_up(services):
    session = sat_down(services, "scopa", 0, 2)
    scene = paused(services, session)
    assert {item.id for item in scene.buttons()} == ALL - {"pause-resign", "pause-exit"}


@pytest.mark.parametrize("language", available_languages())
def test_the_only_person_is_spoken_to_and_everything_fits(services, language):
    services.use_language(language)
    you = services.catalog.text("seat-you")
    session = sat_down(services, "scopa", 1, 1, names=[you, "Tito"])
    scene = paused(services, session)
    assert not too_wide(services, scene)
    for what in ("pause-resign", "pause-exit"):
        top = press(services, what)
        question = next(node.name for node in top.nodes() if node.id == "dialog-text")
        assert "Tito" in question
        assert you not in question
        assert not too_wide(services, top)
        command(services, Command.CANCEL)


# --- the rules of the table


@pytest.mark.parametrize("table", TABLES + HOUSES, ids=table_name)
def test_the_rules_of_every_table_are_told_in_every_language(services, table):
    ruleset, seats, options = table
    session = sat_down(services, ruleset, seats, **options)
    for language in available_languages():
        services.use_language(language)
        lines = table_rules(session, 0, TEXT.w - 12)
        words = " ".join(line.text for line in lines)
        for line in lines:
            indent = 20 if line.icon is not None else 0
            font = services.assets.font(line.font)
            assert indent + font.width(line.text) <= TEXT.w - 12, line.text
        assert str(session.runner.ruleset.target) in words
        for key, _ in session.runner.ruleset.score_lines:
            assert services.catalog.text(f"round-line-{key}") in words
        changed = services.catalog.text("rules-table-changed")
        told = set(options) - {"teams", "target"}
        assert (changed in words) == bool(told)
        for key in told:
            assert services.catalog.text(f"option-{key}").split()[0] in words
        assert not [word for word in words.split() if word.startswith(("option-", "rules-"))]


def test_the_rules_open_scroll_and_close(services):
    options = {"napola": True, "re_bello_pts": 1, "belos_pts": 1, "win_by": 2, "sweep_points": 2}
    session = sat_down(services, "scopa", 6, **options)
    scene = paused(services, session)
    press(services, "pause-rules")
    assert services.catalog.text(RULESETS["scopa"].name_key) in texts(services)
    assert services.catalog.text("rules-table-counts") not in texts(services)
    send(services, Scrolled(Vec(320, 180), -20))
    end = texts(services)
    assert services.catalog.text("round-line-re_bello") in " ".join(end)
    command(services, Command.UP)
    assert texts(services) != end
    command(services, *[Command.DOWN] * 3)
    assert texts(services) == end
    command(services, Command.CANCEL)
    assert not scene.shows_rules
    assert services.navigation.top is scene
    assert scene.focus.focused == "pause-rules"
    press(services, "pause-rules", "pause-back")
    assert {item.id for item in scene.buttons()} == ALL
