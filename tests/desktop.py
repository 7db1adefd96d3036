"""A screen of its own (Xvfb, openbox) and the real game on it, moved by real input (XTEST).

The game is read through its trace, and every wait is for something in it: a slow machine makes
these helpers slow, never wrong.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from Xlib import X, error
from Xlib.display import Display
from Xlib.ext import xtest
from Xlib.XK import string_to_keysym

WAIT: Final = 60.0
"""Seconds after which something that was waited for will not come any more."""
QUIET: Final[dict[str, Any]] = {
    "stdin": subprocess.DEVNULL,
    "stdout": subprocess.DEVNULL,
    "stderr": subprocess.DEVNULL,
}
Line = dict[str, Any]


class Desktop:
    """An X server with a window manager."""

    def __init__(self, width: int, height: int) -> None:
        self.size = width, height
        read, write = os.pipe()
        screen = f"{width}x{height}x24"
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-noreset"],
            pass_fds=[write],
            **QUIET,
        )
        os.close(write)
        with os.fdopen(read) as file:
            self.name = ":" + file.readline().strip()
        self._manager = subprocess.Popen(
            ["openbox", "--sm-disable"], env={**os.environ, "DISPLAY": self.name}, **QUIET
        )
        self.x = Display(self.name)
        self._root = self.x.screen().root
        until(lambda: self._property(self._root, "_NET_SUPPORTING_WM_CHECK"), "openbox")

    def close(self) -> None:
        """End the window manager and the server."""
        self.x.close()
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(WAIT)

    def _property(self, window: Any, name: str) -> Any:
        found = window.get_full_property(self.x.intern_atom(name), X.AnyPropertyType)
        return None if found is None or not len(found.value) else found.value

    def window_of(self, pid: int) -> Any:
        """The window of a process, once the window manager shows it."""

        def find() -> Any:
            for number in self._property(self._root, "_NET_CLIENT_LIST") or ():
                window = self.x.create_resource_object("window", number)
                try:
                    owner = self._property(window, "_NET_WM_PID")
                except error.XError:
                    continue
                if owner is not None and owner[0] == pid:
                    return window
            return None

        return until(find, "the game's window")

    def in_front(self, pid: int) -> None:
        """Wait until the window of a process has the keyboard and stands still."""
        number = self.window_of(pid).id

        def is_active() -> bool:
            active = self._property(self._root, "_NET_ACTIVE_WINDOW")
            return active is not None and active[0] == number

        until(is_active, "the game in front")
        seen = [self.place_of(pid)]

        def is_still() -> bool:
            time.sleep(0.05)
            seen.append(self.place_of(pid))
            return len(set(seen[-3:])) == 1 and len(seen) > 2

        until(is_still, "a window that stands still")

    def place_of(self, pid: int) -> tuple[int, int, int, int]:
        """Where the picture of a process lies on the screen: x, y, width, height."""
        window = self.window_of(pid)
        corner = window.translate_coords(self._root, 0, 0)
        size = window.get_geometry()
        return -corner.x, -corner.y, size.width, size.height

    def resize(self, pid: int, x: int, y: int, width: int, height: int) -> None:
        """Put the window of a process somewhere else, in another size."""
        self.window_of(pid).configure(x=x, y=y, width=width, height=height)
        self.x.sync()

    def maximize(self, pid: int) -> None:
        """What the middle sign in the title bar does."""
        states = [f"_NET_WM_STATE_MAXIMIZED_{way}" for way in ("HORZ", "VERT")]
        both = [self.x.intern_atom(state) for state in states]
        add, from_a_pager = 1, 2
        self._tell(self.window_of(pid), "_NET_WM_STATE", [add, *both, from_a_pager, 0])

    def is_maximized(self, pid: int) -> bool:
        """Whether the window manager holds the window of a process for maximized."""
        state = self._property(self.window_of(pid), "_NET_WM_STATE")
        return self.x.intern_atom("_NET_WM_STATE_MAXIMIZED_VERT") in (state or ())

    def name_of(self, pid: int) -> str:
        """The name by which a desktop knows the windows of a process."""
        return str(self.window_of(pid).get_wm_class()[1])

    def _tell(self, window: Any, kind: str, words: list[int]) -> None:
        """Ask the window manager for something."""
        from Xlib.protocol.event import ClientMessage

        message = ClientMessage(
            window=window, client_type=self.x.intern_atom(kind), data=(32, words)
        )
        mask = X.SubstructureRedirectMask | X.SubstructureNotifyMask
        self._root.send_event(message, event_mask=mask)
        self.x.sync()

    def ask_to_close(self, pid: int) -> None:
        """What the cross in the title bar does."""
        from Xlib.protocol.event import ClientMessage

        window = self.window_of(pid)
        data = (32, [self.x.intern_atom("WM_DELETE_WINDOW"), X.CurrentTime, 0, 0, 0])
        protocols = self.x.intern_atom("WM_PROTOCOLS")
        window.send_event(ClientMessage(window=window, client_type=protocols, data=data))
        self.x.sync()

    def _fake(self, *arguments: int, **values: int) -> None:
        xtest.fake_input(self.x, *arguments, **values)
        self.x.sync()

    def move(self, x: int, y: int) -> None:
        """Put the mouse somewhere."""
        self._fake(X.MotionNotify, x=x, y=y)

    def press(self) -> None:
        """The main button goes down."""
        self._fake(X.ButtonPress, 1)

    def release(self) -> None:
        """The main button comes up."""
        self._fake(X.ButtonRelease, 1)

    def key(self, *names: str) -> None:
        """Press keys together, like `Alt_L`, `Return`."""
        codes = [self.x.keysym_to_keycode(string_to_keysym(name)) for name in names]
        for code in codes:
            self._fake(X.KeyPress, code)
        # SDL takes a release and a press at the same time for a key that repeats itself.
        time.sleep(0.02)
        for code in reversed(codes):
            self._fake(X.KeyRelease, code)
        time.sleep(0.02)


class Game:
    """The running game."""

    def __init__(self, desktop: Desktop, folder: Path, *arguments: str) -> None:
        self.desktop = desktop
        self.data = folder / "data"
        self.trace = folder / f"trace-{time.monotonic_ns()}.jsonl"
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "DISPLAY": desktop.name,
            "SDL_AUDIODRIVER": "dummy",
            "SCOPA_UI_TRACE": str(self.trace),
        }
        command = [sys.executable, "-m", "scopa_desktop", "play", "--data-dir", str(self.data)]
        self._log = (folder / "log").open("a")
        self._is_in_front = False
        self.process = subprocess.Popen(
            [*command, *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
        )

    def lines(self) -> list[Line]:
        """The whole trace; a line still being written is left out."""
        text = self.trace.read_text(encoding="utf-8") if self.trace.exists() else ""
        return [json.loads(line) for line in text.splitlines(keepends=True) if line[-1:] == "\n"]

    def line(self) -> Line:
        """The newest line of the trace; empty before the first."""
        lines = self.lines()
        return lines[-1] if lines else {}

    def wait(self, holds: Callable[[Line], object], what: str = "") -> Line:
        """The newest trace line, once something holds of it."""

        def look() -> Line | None:
            line = self.line()
            if line and holds(line):
                return line
            assert self.process.poll() is None, f"the game has ended at {self._told(line)}"
            return None

        return until(look, what or "the trace", lambda: self._told(self.line()))

    @staticmethod
    def _told(line: Line) -> str:
        found = [f"{n['id']}={n['value']}{n['state'] or ''}" for n in line.get("nodes", ())]
        return f"{line.get('scene')} {line.get('size')} {' '.join(found)}"

    def _in_front(self) -> None:
        if not self._is_in_front:
            self.desktop.in_front(self.process.pid)
            self._is_in_front = True

    def key(self, *names: str) -> None:
        """Press keys together, once the game has the keyboard."""
        self._in_front()
        self.desktop.key(*names)

    def point(self, rect: list[int]) -> tuple[int, int]:
        """The middle of a node's rectangle on the screen."""
        self._in_front()
        left, top, _, _ = self.desktop.place_of(self.process.pid)
        x, y, w, h = rect
        return left + x + w // 2, top + y + h // 2

    def click(self, node: dict[str, Any]) -> None:
        """Press and release in the middle of a node."""
        self.desktop.move(*self.point(node["rect"]))
        self.desktop.press()
        self.desktop.release()

    def drag(self, node: dict[str, Any], target: list[int], steps: int = 8) -> None:
        """Carry a node to the middle of a rectangle and let go."""
        (x0, y0), (x1, y1) = self.point(node["rect"]), self.point(target)
        self.desktop.move(x0, y0)
        self.desktop.press()
        for i in range(1, steps + 1):
            self.desktop.move(x0 + (x1 - x0) * i // steps, y0 + (y1 - y0) * i // steps)
        self.desktop.release()

    def ended(self) -> int:
        """The exit status, once the game has ended by itself."""
        until(lambda: self.process.poll() is not None, "the end of the game")
        return self.process.wait()

    def close(self) -> int:
        """Ask the game to end and return its exit status; by force where it does not."""
        self.process.terminate()
        try:
            return self.process.wait(WAIT)
        finally:
            self.process.kill()
            self.process.wait(WAIT)
            self._log.close()


def until(look: Callable[[], Any], what: str, now: Callable[[], str] = str) -> Any:
    """The first true answer of a question that is asked again and again."""
    deadline = time.monotonic() + WAIT
    while time.monotonic() < deadline:
        if found := look():
            return found
        time.sleep(0.03)
    raise AssertionError(f"{what} did not come: {now()}")


def node(line: Line, name: str) -> dict[str, Any]:
    """A node of a trace line by its id."""
    return next(item for item in line["nodes"] if item["id"] == name)


def has(line: Line, name: str) -> bool:
    """Whether a trace line has this node."""
    return any(item["id"] == name for item in line["nodes"])


def values(line: Line, prefix: str) -> list[str]:
    """What the nodes whose ids begin so stand on, in their order."""
    return [item["value"] for item in line["nodes"] if item["id"].startswith(prefix)]


def is_my_turn(line: Line) -> bool:
    """Whether the first seat is to move and its hand lies open."""
    return (
        line["scene"] == "table"
        and "turn" in node(line, "plate-0")["state"]
        and has(line, "hand-0")
    )
