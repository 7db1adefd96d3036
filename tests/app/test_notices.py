"""What goes wrong during play is told when it happens, on whatever screen is up."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pygame
import pytest

from scopa_desktop.app.notices import DECK_WORDS, MOST_LINES, WIDEST, WORDS
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.ui.canvas import RecordingCanvas

LINE = "something that only its maker understands: field x"


def told(app):
    return [node.name for node in app._notices.nodes()]


@pytest.fixture
def at_table(start):
    """The game at a table, drawn once."""
    app = start(seats=("human", "easy"), seed=2)
    app.step(0.0)
    return app


@pytest.mark.parametrize("part", ["settings", "database"])
def test_at_the_table_a_line_comes_and_goes(at_table, part):
    getattr(at_table.services, part).notices.append(LINE)
    at_table.step(16.0)
    assert told(at_table) == [LINE]
    assert at_table.services.notices == []
    for _ in range(40):
        at_table.step(250.0)
    assert told(at_table) == []


def test_a_full_disk_is_told_at_the_move_that_met_it(at_table):
    at_table.services.database._connection.execute("PRAGMA max_page_count = 1")
    runner = at_table.stack.top.session.runner
    runner.note({"much": "x" * 100_000})
    at_table.step(16.0)
    (line,) = told(at_table)
    assert line.startswith("The match could not be saved: the disk is full")


def test_one_line_after_the_other(at_table):
    at_table.services.settings.notices += ["first", "second"]
    seen = []
    for _ in range(80):
        at_table.step(250.0)
        seen += [line for line in told(at_table) if line not in seen]
    assert seen == ["first", "second"]


def test_the_game_wakes_up_to_take_the_line_away(at_table):
    assert at_table._notices.wakes_in() is None
    at_table.services.settings.notices.append(LINE)
    at_table.step(16.0)
    assert 4000.0 < at_table._notices.wakes_in() < 10_000.0


def test_who_keeps_notices_closes_them_with_a_press(at_table):
    at_table.services.settings.change(keep_notices=True)
    at_table.services.settings.notices.append(LINE)
    for _ in range(100):
        at_table.step(250.0)
    assert told(at_table) == [LINE]
    at_table.feed(pygame.Event(pygame.KEYDOWN, key=pygame.K_F2, mod=0, unicode="", scancode=0))
    at_table.feed(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1, touch=False))
    assert told(at_table) == []


def test_the_title_shows_new_notices_itself(app):
    app.services.settings.change(first_run_done=True)
    app.services.settings.notices.append(LINE)
    app.step(16.0)
    names = {node.id: node.name for node in app.stack.top.nodes()}
    assert names["title-notice"] == LINE
    assert told(app) == []


def test_what_went_wrong_before_a_table_was_asked_for_is_shown_there(start):
    line = "/home/ana/scopa: Permission denied: nothing will be saved"
    app = start(seats=("human", "easy"), seed=2, notices=(line,), language="it")
    app.step(16.0)
    assert told(app) == [app.services.catalog.text("notice-folder", folder="/home/ana/scopa")]


def test_a_long_line_keeps_to_its_place(at_table):
    at_table.services.settings.notices.append("word " * 200)
    at_table.step(16.0)
    canvas = RecordingCanvas()
    at_table._notices.draw(canvas)
    texts = list(canvas.texts())
    assert len(texts) == MOST_LINES
    measure = at_table.services.assets.font("F7").width
    assert all(measure(text) <= WIDEST for text in texts)
    assert texts[-1].endswith("…")


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("the match cannot be saved (database is locked)", "notice-unsaved"),
        ("matches.db cannot be changed (database is locked)", "notice-unchanged"),
        ("settings.json cannot be written (No space): not kept", "notice-settings-unsaved"),
        ("matches.db: entry 3 of the statistics: malformed", "notice-statistics-damaged"),
    ],
)
def test_what_arises_during_play_is_told_in_the_players_language(start, language, line, key):
    app = start(seats=("human", "easy"), seed=2, language=language)
    app.services.settings.notices.append(line)
    app.step(16.0)
    assert told(app) == [app.services.catalog.text(key)]
    canvas = RecordingCanvas()
    app._notices.draw(canvas)
    assert not any("…" in text for text in canvas.texts())


def test_two_reasons_for_one_thing_are_one_notice(at_table):
    for reason in ("database is locked", "disk full"):
        at_table.services.database.notices.append(f"the match cannot be saved ({reason})")
    at_table.step(16.0)
    assert len(told(at_table)) == 1
    assert at_table.services.notices == []


def broken_settings(folder):
    (folder / "settings.json").write_bytes(b"{not json")


def wrong_settings(folder):
    (folder / "settings.json").write_text('{"speed": "slow", "felt": 7}', encoding="utf-8")


def broken_settings_that_cannot_be_kept(folder):
    (folder / "settings.json.bak").mkdir()
    broken_settings(folder)


def wrong_settings_that_cannot_be_kept(folder):
    (folder / "settings.json.bak").mkdir()
    wrong_settings(folder)


def unknown_language(folder):
    (folder / "settings.json").write_text('{"language": "tlh"}', encoding="utf-8")


def damaged_saves(folder):
    (folder / "matches.db").write_bytes(b"no database at all" * 300)


def a_folder_for_saves(folder):
    (folder / "matches.db").mkdir()


def newer_saves(folder):
    with closing(sqlite3.connect(folder / "matches.db")) as connection:
        connection.execute("PRAGMA user_version = 999")
        connection.execute("CREATE TABLE matches (id INTEGER)")
        connection.commit()


def a_deck_without_faces(folder):
    (folder / "decks" / "mine").mkdir(parents=True)


def a_deck_of_a_known_name(folder):
    (folder / "decks" / "french").mkdir(parents=True)


FAULTS = {
    broken_settings: ("notice-settings-damaged", "settings.json.bak"),
    wrong_settings: ("notice-settings-wrong", "felt, speed"),
    broken_settings_that_cannot_be_kept: ("notice-settings-damaged-unkept", ""),
    wrong_settings_that_cannot_be_kept: ("notice-settings-wrong-unkept", "felt, speed"),
    unknown_language: ("notice-language", "tlh"),
    damaged_saves: ("notice-saves-damaged", "matches.db.damaged"),
    a_folder_for_saves: ("notice-saves-unopened", ""),
    newer_saves: ("notice-saves-newer", ""),
    a_deck_without_faces: ("notice-deck", "skin.toml"),
    a_deck_of_a_known_name: ("notice-deck-name", "french"),
}


@pytest.mark.parametrize("language", ["it", "pt_BR"])
@pytest.mark.parametrize("spoil", FAULTS, ids=lambda spoil: spoil.__name__)
def test_what_is_found_at_the_start_is_told_in_the_players_language(
    start, data_dir, monkeypatch, spoil, language
):
    spoil(data_dir)
    monkeypatch.setenv("LC_ALL", language)
    # As on a double click: no argument says the language.
    app = start(language=None)
    assert app.services.catalog.language == language
    (notice,) = app.services.notices
    key, named = FAULTS[spoil]
    text = app.services.catalog.text(key, copy="|", names="|", language="|", file="|")
    assert notice.startswith(text.split("|")[0])
    assert named in notice


def test_a_screenshot_that_cannot_be_kept_is_told_at_once(start, data_dir):
    (data_dir / "screenshots").write_text("a file in the way")
    app = start(language="es")
    app.step(0.0)
    app.feed(pygame.Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode="", scancode=0))
    assert told(app) == [app.services.catalog.text("notice-screenshot-unsaved")]


def test_a_file_dropped_at_the_table_is_told_where_it_goes(at_table):
    at_table.feed(pygame.Event(pygame.DROPFILE, file="/home/ana/casa.scopa-rules"))
    assert told(at_table) == [at_table.services.catalog.text("notice-drop")]
    assert at_table.stack.top.key == "table"


def test_of_several_files_dropped_at_once_the_first_is_asked_about(app, tmp_path):
    path = tmp_path / "a.scopa-rules"
    path.write_text('{"format": "scopa-rules", "version": 1, "name": "A", "ruleset": "scopa"}')
    app.services.settings.change(first_run_done=True)
    for _ in range(2):
        app.feed(pygame.Event(pygame.DROPFILE, file=str(path)))
    app.step(16.0)
    assert [scene.key for scene in app.stack.scenes] == ["title", "setup", "dialog"]
    assert told(app) == []


def test_every_pattern_of_a_notice_has_its_text(app):
    for pattern, key in (*WORDS, *DECK_WORDS):
        names = re.compile(pattern).groupindex
        assert "{" not in app.services.catalog.text(key, **dict.fromkeys(names, "x")), key


def test_the_key_that_mutes_is_answered_at_once_and_hides_no_news(at_table):
    at_table.services.settings.notices.append(LINE)
    at_table.step(16.0)
    text = at_table.services.catalog.text
    for answer in ("notice-sound-off", "notice-sound-on"):
        at_table.feed(pygame.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m", scancode=0))
        assert told(at_table) == [text(answer)]
    for _ in range(10):
        at_table.step(250.0)
    assert told(at_table) == [LINE]
