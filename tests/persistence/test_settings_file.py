"""Settings survive everything that can be wrong with their file."""

import json
import os

import pytest

from scopa_desktop.persistence.settings import SeatSetup, Settings, SettingsFile, TableSetup


def stored(folder):
    return json.loads((folder / "settings.json").read_text(encoding="utf-8"))


def write(folder, text):
    (folder / "settings.json").write_text(text, encoding="utf-8")


def test_without_a_file_the_defaults_hold_and_nothing_is_said(tmp_path):
    file = SettingsFile(tmp_path)
    assert file.current == Settings()
    assert file.notices == []


def test_a_change_is_in_force_at_once_and_after_a_restart(tmp_path):
    SettingsFile(tmp_path).change(speed=2.0, felt="wine", mute=True)
    current = SettingsFile(tmp_path).current
    assert (current.speed, current.felt, current.mute) == (2.0, "wine", True)


def test_the_last_table_is_kept_with_seats_rules_and_decks(tmp_path):
    table = TableSetup(
        ruleset="escopa15",
        options={"target": 31, "redeal_kings_min": None},
        seats=(
            SeatSetup(name="Ana", kind="human", skin="french"),
            SeatSetup(name="Tito", level="hard"),
        ),
    )
    SettingsFile(tmp_path).change(last_table=table)
    assert SettingsFile(tmp_path).current.last_table == table


def test_a_value_that_is_not_allowed_is_refused_and_changes_nothing(tmp_path):
    file = SettingsFile(tmp_path)
    with pytest.raises(ValueError, match="volume_music"):
        file.change(volume_music=101)
    with pytest.raises(ValueError, match="no setting 'colour'"):
        file.change(colour="red")
    assert file.current == Settings()
    assert not (tmp_path / "settings.json").exists()


def test_only_the_wrong_fields_fall_back_to_their_defaults(tmp_path):
    write(tmp_path, '{"speed": "fast", "felt": "wine", "fps": 59, "text_size": "large"}')
    file = SettingsFile(tmp_path)
    assert (file.current.speed, file.current.fps) == (1.0, 60)
    assert (file.current.felt, file.current.text_size) == ("wine", "large")
    assert file.notices == [
        "settings.json has wrong values, replaced by defaults: fps, speed; "
        "the original is kept as settings.json.bak"
    ]


def test_a_damaged_file_is_named_in_one_line_and_kept(tmp_path):
    write(tmp_path, '{"speed": 2')
    file = SettingsFile(tmp_path)
    assert file.current == Settings()
    assert file.notices == [
        "settings.json is damaged: defaults are used; the original is kept as settings.json.bak"
    ]
    file.change(mute=True)
    assert (tmp_path / "settings.json.bak").read_text(encoding="utf-8") == '{"speed": 2'


@pytest.mark.parametrize("text", ["", "[]", "null", "\x00", "[" * 100_000, '{"a": ' * 50_000])
def test_hostile_content_gives_the_defaults_and_one_line(tmp_path, text):
    write(tmp_path, text)
    file = SettingsFile(tmp_path)
    assert file.current == Settings()
    assert len(file.notices) == 1


def test_settings_of_a_newer_version_are_written_back_untouched(tmp_path):
    write(tmp_path, '{"speed": 2.0, "weather": "rain"}')
    SettingsFile(tmp_path).change(mute=True)
    assert stored(tmp_path)["weather"] == "rain"


def test_a_folder_that_cannot_be_written_costs_one_line_and_not_the_game(tmp_path):
    file = SettingsFile(tmp_path / "gone")
    file.change(mute=True)
    file.change(mute=False)
    assert not file.current.mute
    assert file.notices == ["settings.json cannot be written (No such file or directory): not kept"]


def test_without_a_folder_settings_live_in_memory():
    file = SettingsFile(None)
    assert file.change(crt="light").crt == "light"
    assert file.notices == []


def test_reset_keeps_the_language_the_table_and_the_window(tmp_path):
    file = SettingsFile(tmp_path)
    file.change(language="it", speed=4.0, window={"width": 800, "height": 600})
    file.reset()
    assert file.current.speed == 1.0
    assert (file.current.language, file.current.window.width) == ("it", 800)


def test_no_half_written_file_is_ever_left_behind(tmp_path):
    file = SettingsFile(tmp_path)
    for speed in (0.5, 1.5, 2.0):
        file.change(speed=speed)
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_a_mark_in_front_of_the_text_is_no_part_of_it(tmp_path):
    (tmp_path / "settings.json").write_bytes(b'\xef\xbb\xbf{"speed": 2.0}')
    file = SettingsFile(tmp_path)
    assert file.current.speed == 2.0
    assert file.notices == []


def test_what_a_killed_game_left_half_written_is_removed_later(tmp_path):
    old, young = tmp_path / ".settings.json.abc", tmp_path / ".settings.json.xyz"
    for rest in (old, young):
        rest.write_bytes(b"{")
    other = tmp_path / ".else"
    other.write_bytes(b"")
    for path in (old, other):
        os.utime(path, (1, 1))
    SettingsFile(tmp_path)
    assert not old.exists()
    assert young.exists(), "another game may be writing it just now"
    assert other.exists()
