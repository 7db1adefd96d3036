"""The real command in bad surroundings: one clear line, and the game goes on where it can."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

COMMAND = [sys.executable, "-m", "scopa_desktop", "play", "--lang", "pt_BR"]
WAIT = 120.0


class Started:
    """The game as a process without a window, read through its trace."""

    def __init__(self, folder, *words, without=(), **environment):
        self.trace = folder / "trace.jsonl"
        base = {"PATH": os.environ["PATH"], "HOME": str(folder), "SCOPA_UI_TRACE": str(self.trace)}
        base |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **environment}
        self.process = subprocess.Popen(
            [*(word for word in COMMAND if word not in without), *map(str, words)],
            env={key: value for key, value in base.items() if value},
            stderr=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def first_line(self):
        """The first picture; the game must live to draw it."""
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            if self.trace.exists() and (text := self.trace.read_text("utf-8")).endswith("\n"):
                return json.loads(text.splitlines()[0])
            assert self.process.poll() is None, self.process.stderr.read()
            time.sleep(0.05)
        raise AssertionError("no picture")

    def end(self):
        """Ask it to end; the lines it complained with."""
        self.process.send_signal(signal.SIGTERM)
        return self.ended(0)

    def ended(self, status):
        """The lines it complained with, once it has ended with this status."""
        out, err = self.process.communicate(timeout=WAIT)
        assert self.process.returncode == status, err
        assert out == ""
        assert "Traceback" not in err
        return err.splitlines()


@pytest.fixture
def begin(tmp_path):
    """Starts the game; what still runs at the end is ended."""
    started = []

    def beginning(*words, **environment):
        started.append(Started(tmp_path, *words, **environment))
        return started[-1]

    yield beginning
    for game in started:
        game.process.kill()
        game.process.communicate()


def names(line):
    return {node["id"]: node["name"] for node in line["nodes"]}


@pytest.mark.parametrize("display", ["", ":4711"])
def test_without_a_screen_there_is_one_line_and_status_2(begin, tmp_path, display):
    game = begin("--data-dir", tmp_path / "data", SDL_VIDEODRIVER="", DISPLAY=display)
    (line,) = game.ended(2)
    assert line.startswith("no screen to open the game on")


def test_without_a_sound_device_the_game_is_silent(begin, tmp_path):
    game = begin("--data-dir", tmp_path / "data", SDL_AUDIODRIVER="no-such-driver")
    assert game.first_line()["nodes"]
    (line,) = game.end()
    assert line.startswith("no sound: ")


def test_a_folder_that_is_not_there_is_made(begin, tmp_path):
    folder = tmp_path / "a" / "b"
    game = begin("--data-dir", folder, "--seats", "human,easy")
    assert game.first_line()["scene"] == "table"
    assert game.end() == []
    assert (folder / "matches.db").exists()


@pytest.mark.parametrize("place", ["/proc/scopa", "/proc"])
def test_a_folder_that_cannot_be_written_costs_the_saving_only(begin, place):
    game = begin("--data-dir", place, "--seats", "human,easy")
    line = game.first_line()
    assert line["scene"] == "table"
    complaints = game.end()
    assert complaints
    assert all(place in text or "cannot be" in text for text in complaints), complaints


def test_a_file_in_the_place_of_the_folder(begin, tmp_path):
    (tmp_path / "data").write_text("mine")
    game = begin("--data-dir", tmp_path / "data")
    assert "title-notice" in names(game.first_line()) or game.first_line()["scene"] == "first-run"
    (line,) = game.end()
    assert "nothing will be saved" in line
    assert (tmp_path / "data").read_text() == "mine"


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe", b"[]", b'{"speed": "fast"}', b"[" * 99_999])
def test_damaged_settings_are_replaced_and_kept_aside(begin, tmp_path, content):
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.json").write_bytes(content)
    game = begin("--data-dir", folder)
    line = game.first_line()
    assert line["scene"] == "title"
    assert "settings.json" in names(line)["title-notice"]
    (complaint,) = game.end()
    assert "settings.json" in complaint
    assert (folder / "settings.json.bak").read_bytes() == content


@pytest.mark.parametrize(
    "content", [b"", b"no database at all", b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_a_damaged_save_is_kept_and_the_game_goes_on(begin, tmp_path, content):
    folder = tmp_path / "data"
    first = begin("--data-dir", folder, "--seats", "human,easy")
    first.first_line()
    first.end()
    first.trace.unlink()
    for ending in ("-wal", "-shm"):
        (folder / f"matches.db{ending}").unlink(missing_ok=True)
    (folder / "matches.db").write_bytes(content)
    again = begin("--data-dir", folder)
    line = again.first_line()
    assert line["scene"] == "title"
    assert "matches.db" in names(line)["title-notice"]
    (complaint,) = again.end()
    assert "matches.db" in complaint
    kept = [path.read_bytes() for path in folder.iterdir() if ".damaged" in path.name]
    assert content in kept


def test_a_language_that_the_game_does_not_have(tmp_path, begin):
    folder = tmp_path / "data"
    folder.mkdir()
    settings = {"language": "xx", "first_run_done": True, "speed": 2.0}
    (folder / "settings.json").write_text(json.dumps(settings))
    game = begin("--data-dir", folder, without=("--lang", "pt_BR"), LC_ALL="it_IT.UTF-8")
    line = game.first_line()
    assert line["scene"] == "title"
    assert "'xx'" in names(line)["title-notice"]
    assert names(line)["title-quit"] == "ESCI"
    (complaint,) = game.end()
    assert "'xx'" in complaint
    kept = json.loads((folder / "settings.json").read_text())
    assert (kept["speed"], kept["language"]) == (2.0, None)


@pytest.mark.parametrize("place", ["/proc/scopa-trace", "/"])
def test_a_trace_that_cannot_be_written_costs_only_itself(begin, tmp_path, place):
    folder = tmp_path / "data"
    game = begin("--data-dir", folder, "--seats", "human,easy", SCOPA_UI_TRACE=place)
    deadline = time.monotonic() + WAIT
    while not (folder / "matches.db").exists() and time.monotonic() < deadline:
        assert game.process.poll() is None, game.process.stderr.read()
        time.sleep(0.05)
    # It is ended once it is in its loop, where it asks for signals as for events.
    time.sleep(1.0)
    (complaint,) = game.end()
    assert complaint.startswith("SCOPA_UI_TRACE cannot be written: ")
