"""The game in a real window, moved by a real mouse (Xvfb, openbox, XTEST)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from Xlib import X
from Xlib.display import Display
from Xlib.ext import xtest

WAIT = 30.0


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own with a window manager."""
    read, write = os.pipe()
    quiet = {
        "stdin": subprocess.DEVNULL,
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.DEVNULL,
    }
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-noreset"],
        pass_fds=[write],
        **quiet,
    )
    os.close(write)
    with os.fdopen(read) as file:
        name = ":" + file.readline().strip()
    manager = subprocess.Popen(
        ["openbox", "--sm-disable"], env={**os.environ, "DISPLAY": name}, **quiet
    )
    yield name
    for process in (manager, server):
        process.terminate()
        process.wait(WAIT)


class Game:
    """A running game, read through its trace and moved by the mouse."""

    def __init__(self, display: str, folder: Path, *arguments: str) -> None:
        self.trace = folder / "trace.jsonl"
        self.display = Display(display)
        data = str(folder / "data")
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "DISPLAY": display,
            "SDL_AUDIODRIVER": "dummy",
            "SCOPA_UI_TRACE": str(self.trace),
        }
        command = [sys.executable, "-m", "scopa_desktop", "play", "--data-dir", data, *arguments]
        self.log = (folder / "log").open("w")
        self.process = subprocess.Popen(
            command, env=environment, stdout=self.log, stderr=self.log, stdin=subprocess.DEVNULL
        )

    def line(self) -> dict[str, Any]:
        """The newest line of the trace; empty before the first."""
        lines = self.trace.read_text().splitlines() if self.trace.exists() else []
        return json.loads(lines[-1]) if lines else {}

    def wait(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first trace line of which something holds."""
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            line = self.line()
            if line and holds(line):
                return line
            assert self.process.poll() is None, "the game has ended"
            time.sleep(0.05)
        raise AssertionError(f"still {self.line()}")

    def origin(self) -> tuple[int, int]:
        """Where the window's picture begins on the screen."""
        root = self.display.screen().root
        wanted = self.display.intern_atom("_NET_ACTIVE_WINDOW")
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            found = root.get_full_property(wanted, X.AnyPropertyType)
            if found is not None and found.value[0]:
                window = self.display.create_resource_object("window", found.value[0])
                place = root.translate_coords(window, 0, 0)
                return -place.x if place.x > 0 else abs(place.x), abs(place.y)
            time.sleep(0.05)
        raise AssertionError("no window")

    def click(self, node: dict[str, Any]) -> None:
        """Press and release in the middle of a node."""
        ox, oy = self.origin()
        x, y, w, h = node["rect"]
        self._fake(X.MotionNotify, x=ox + x + w // 2, y=oy + y + h // 2)
        self._fake(X.ButtonPress, 1)
        self._fake(X.ButtonRelease, 1)

    def _fake(self, *arguments: int, **values: int) -> None:
        xtest.fake_input(self.display, *arguments, **values)
        self.display.sync()

    def close(self) -> None:
        """End the game, by force where a busy machine is slow to."""
        self.process.terminate()
        try:
            self.process.wait(WAIT)
        finally:
            self.process.kill()
            self.process.wait(WAIT)
            self.log.close()
            self.display.close()


def node(line: dict[str, Any], name: str) -> dict[str, Any]:
    return next(item for item in line["nodes"] if item["id"] == name)


def has(line: dict[str, Any], name: str) -> bool:
    return any(item["id"] == name for item in line["nodes"])


def is_my_turn(line: dict[str, Any]) -> bool:
    return line["scene"] == "table" and "turn" in node(line, "plate-0")["state"]


def test_a_card_is_raised_and_played_with_a_real_mouse(display: str, tmp_path: Path) -> None:
    game = Game(display, tmp_path, "--ruleset", "escopa15", "--lang", "pt-BR", "--seed", "3")
    try:
        line = game.wait(is_my_turn)
        card = node(line, "hand-0")
        game.click(card)
        line = game.wait(lambda it: "selected" in node(it, "hand-0")["state"])
        game.click(node(line, "hand-0"))
        game.wait(lambda it: not has(it, "hand-2") or node(it, "hand-0")["value"] != card["value"])
    finally:
        game.close()
