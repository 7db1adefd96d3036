"""Folders are found, made, and held by one game at a time."""

import sys

import pytest

from scopa_desktop.persistence.atomic import set_aside, write_whole
from scopa_desktop.persistence.instance import AlreadyOpenError, InstanceLock
from scopa_desktop.persistence.paths import assets_dir, user_data_dir


def test_the_assets_are_found_from_anywhere(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assets_dir.cache_clear()
    assert (assets_dir() / "cards" / "french").is_dir()


@pytest.mark.skipif(sys.platform != "linux", reason="the variable is that of Linux desktops")
def test_the_players_folder_is_the_systems_and_is_made(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert user_data_dir() == tmp_path / "scopa-desktop"
    assert user_data_dir().is_dir()


def test_a_folder_of_ones_own_is_made_with_all_above_it(tmp_path):
    folder = tmp_path / "família" / "jogo"
    assert user_data_dir(folder) == folder
    assert folder.is_dir()


def test_a_file_where_a_folder_is_wanted_is_an_error(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match=r"File exists|Not a directory"):
        user_data_dir(tmp_path / "file")


def test_a_folder_is_free_again_after_the_game(tmp_path):
    lock = InstanceLock(tmp_path)
    with pytest.raises(AlreadyOpenError):
        InstanceLock(tmp_path)
    lock.close()
    InstanceLock(tmp_path).close()


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch):
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def fail(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_set_aside_never_replaces_what_was(tmp_path):
    for number in range(3):
        (tmp_path / "file").write_text(str(number))
        set_aside(tmp_path / "file", ".bad")
    kept = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert kept == {"file.bad": "0", "file.bad2": "1", "file.bad3": "2"}
