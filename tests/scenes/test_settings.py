"""The settings: every row changes something, at once and for good."""

from __future__ import annotations

import msgspec
import pytest

from driving import button, command, opened, press, reachable, too_wide
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.persistence.settings import Settings, SettingsFile
from scopa_desktop.scenes.settings import HELP, TABS, WORDS
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.input import Command

ROWS = [(tab, row) for tab, rows in TABS.items() for row in rows]


def id_of(row):
    return WORDS.get(row.field, f"settings-{row.field}")


@pytest.mark.parametrize(("tab", "row"), ROWS, ids=[row.field for _, row in ROWS])
def test_every_row_goes_through_its_values_and_comes_back(services, tab, row):
    scene = opened(services, "settings", tab=tab)
    first = getattr(services.settings.current, row.field)
    values = row.values or services.skins.keys()
    seen = []
    for _ in values:
        press(services, id_of(row))
        seen.append(getattr(services.settings.current, row.field))
    assert sorted(map(str, seen)) == sorted(map(str, values))
    assert seen[-1] == first
    scene.turn(id_of(row), -1)
    assert getattr(services.settings.current, row.field) == seen[-2]


@pytest.mark.parametrize(("tab", "row"), ROWS, ids=[row.field for _, row in ROWS])
@pytest.mark.parametrize("language", available_languages())
def test_every_value_has_words_that_fit(services, tab, row, language):
    services.use_language(language)
    scene = opened(services, "settings", tab=tab)
    help_lines = scene.help_lines(id_of(row))
    assert 1 <= len(help_lines) <= 2
    for _ in row.values or services.skins.keys():
        item = button(services, id_of(row))
        assert not item.value.startswith("settings-")
        assert not item.label.startswith("settings-")
        assert not too_wide(services, scene)
        scene.turn(id_of(row), 1)


def test_the_arrow_at_the_left_of_a_value_goes_back(services):
    opened(services, "settings")
    command(services, Command.RIGHT)
    scene = services.navigation.top
    scene.focus.focused = "settings-robot_pause"
    command(services, Command.LEFT)
    assert services.settings.current.robot_pause == "short"
    command(services, Command.RIGHT, Command.RIGHT)
    assert services.settings.current.robot_pause == "long"


def test_changes_are_kept_in_the_file(services, tmp_path):
    services.settings = SettingsFile(tmp_path)
    opened(services, "settings", tab="sound")
    press(services, "settings-mute", "settings-volume_master")
    again = SettingsFile(tmp_path).current
    assert again.mute
    assert again.volume_master == 90


def test_the_language_changes_at_once(services):
    opened(services, "settings", tab="language")
    press(services, "settings-language-es")
    assert button(services, "settings-tab-game").label == "Juego"
    assert button(services, "settings-language-es").checked


def test_a_reset_asks_first_and_keeps_language_and_table(services):
    opened(services, "settings", tab="cards")
    press(services, "settings-felt", "settings-reset")
    press(services, "dialog-no")
    assert services.settings.current.felt == "blue"
    services.settings.change(language="pt_BR", first_run_done=True)
    press(services, "settings-reset", "dialog-yes")
    now = services.settings.current
    assert now.felt == "green"
    assert (now.language, now.first_run_done) == ("pt_BR", True)


def test_erasing_the_statistics_asks_first(services):
    opened(services, "settings", tab="data")
    assert press(services, "settings-wipe").key == "dialog"
    press(services, "dialog-yes")
    assert services.navigation.top.key == "settings"
    assert services.database.digests() == []


def test_every_row_is_a_setting_with_allowed_values():
    fields = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    for _, row in ROWS:
        for value in row.values:
            assert msgspec.convert(value, fields[row.field]) == value


@pytest.mark.parametrize("tab", TABS)
def test_the_four_directions_reach_everything(services, tab):
    scene = opened(services, "settings", tab=tab)
    assert reachable(scene) >= {item.id for item in scene.buttons() if item.enabled}


def test_escape_goes_back(services):
    opened(services, "settings")
    command(services, Command.CANCEL)
    assert services.navigation.top.key == "title"


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("tab", list(TABS))
def test_the_help_is_never_empty(services, tab, language):
    services.use_language(language)
    scene = opened(services, "settings", tab=tab)
    canvas = RecordingCanvas()
    for item in (None, *scene.buttons()):
        scene.focus.hot = item.id if item is not None else None
        canvas.calls.clear()
        services.navigation.draw(canvas)
        helps = [args for call, args in canvas.calls if call == "text" and args[3:4] == ("parch",)]
        assert [args for args in helps if args[0] == HELP.x + 9]
