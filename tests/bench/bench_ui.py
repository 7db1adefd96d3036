"""What the window costs: `python tests/bench/bench_ui.py`. It prints figures, never pass or fail.

Under Xvfb where it is installed, else under SDL's dummy driver. Times on the clock grow with
whatever else the machine does; the processor's own times stand beside them.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve()
sys.path.insert(0, str(HERE.parents[1]))

FRAMES = 300
STARTS = 7
IDLE_SECONDS = 6.0
ROBOT_GAMES = ("scopa", "escopa15", "escopa-italiana", "escoba", "cirulla", "scopone")


@contextlib.contextmanager
def screen() -> Iterator[dict[str, str]]:
    """The variables of a full HD screen."""
    base = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    base |= {"SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if shutil.which("Xvfb") is None:
        yield base | {"SDL_VIDEODRIVER": "dummy"}
        return
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-noreset"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as file:
        name = ":" + file.readline().strip()
    base.pop("SDL_VIDEODRIVER", None)
    try:
        yield base | {"DISPLAY": name}
    finally:
        server.terminate()
        server.wait()


def report(name: str, value: float, bound: float, unit: str, more: str = "") -> None:
    """One figure against its bound."""
    verdict = "within" if value <= bound else "BEYOND"
    print(f"{name:44} {value:8.2f} {unit:2}  {verdict} {bound:g} {unit}  {more}", flush=True)


# --- what runs in a process of its own


def crowded_record(cards: int = 14):
    """A match with a person to move and so many cards on the table."""
    from scopa_desktop.engine.moves import Play
    from scopa_desktop.engine.rulesets import find_ruleset
    from scopa_desktop.runner.match_runner import MatchRunner
    from scopa_desktop.runner.player import Player

    players = [Player("Ana", "human"), Player("Tito", "bot", "normal")]
    for seed in range(1000):
        runner = MatchRunner(find_ruleset("escopa15"), players, random.Random(seed), first_dealer=1)
        runner.start()
        while len(runner.view(0).table) < cards and not runner.is_round_over:
            seat = runner.turn
            leaves = [card for card in runner.view(seat).hand if runner.view(seat).can_leave(card)]
            if not leaves:
                break
            runner.submit(seat, Play(leaves[0]))
        if len(runner.view(0).table) == cards and runner.turn == 0:
            return runner.record
    raise AssertionError("no such table")


def opened_app(folder: Path, size: tuple[int, int]):
    """The game at rest before a full table, in a window of this size."""
    from scopa_desktop.app.app import App, PlayOptions, open_display
    from scopa_desktop.persistence.settings import SettingsFile

    window = {"width": size[0], "height": size[1], "x": 0, "y": 0}
    SettingsFile(folder).change(window=window, robot_pause="none", first_run_done=True)
    open_display()
    return App(PlayOptions(language="pt_BR", data_dir=folder, record=crowded_record()))


def child_frames(folder: Path, size: tuple[int, int]) -> None:
    """Milliseconds of a frame, as JSON: while a card is carried, and painted anew from nothing."""
    import pygame

    app = opened_app(folder, size)
    for _ in range(300):
        app.step(16.0)
    hand = next(node for node in app.stack.top.nodes() if node.id == "hand-0").rect
    start = app.presenter.to_window(hand)
    mouse = (start[0] + start[2] // 2, start[1] + start[3] // 2)
    app.feed(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=mouse, button=1, touch=False))
    target = pygame.Surface(size)
    found = []
    for is_anew in (False, True):
        app.canvas.keeps_layers = not is_anew
        whole, picture, shown, used, bare = [], [], [], [], []
        for number in range(FRAMES):
            around = math.pi * 2 * number / FRAMES
            x = size[0] // 2 + round(math.cos(around) * size[0] * 0.3)
            y = size[1] // 2 + round(math.sin(around) * size[1] * 0.25)
            app.feed(pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(1, 0, 0)))
            app.pass_time(16.0)
            if is_anew:
                app.presenter.refresh()
            start, before = time.perf_counter(), time.process_time()
            app.stack.draw(app.canvas)
            middle = time.perf_counter()
            app.presenter.show(app.canvas.surface)
            end = time.perf_counter()
            used.append((time.process_time() - before) * 1000)
            whole.append((end - start) * 1000)
            pygame.transform.scale(app.canvas.surface, size, target)
            bare.append((time.perf_counter() - end) * 1000)
            picture.append((middle - start) * 1000)
            shown.append((end - middle) * 1000)
        medians = [statistics.median(values) for values in (whole, picture, shown, used, bare)]
        found.append([*medians, statistics.quantiles(whole, n=20)[-1]])
    print(json.dumps([*found, app.presenter.viewport.window]))
    app.close()


def child_idle(folder: Path, size: tuple[int, int]) -> None:
    """The game in its loop; a line for every frame drawn."""
    app = opened_app(folder, size)
    draw = app.draw

    def counted() -> None:
        draw()
        print("frame", flush=True)

    app.draw = counted
    app.loop()
    app.close()


# --- what measures


def run_child(env: dict[str, str], kind: str, folder: str, size: tuple[int, int]):
    """This file again, as the measured process."""
    command = [sys.executable, str(HERE), "--child", kind, folder, str(size[0]), str(size[1])]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE)


def processor_seconds(pid: int) -> float:
    """What a process has used so far."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int, key: str) -> float:
    """A line of a process's memory account."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(key):
            return int(line.split()[1]) / 1024
    raise AssertionError(key)


def yardstick(env: dict[str, str], code: str) -> float:
    """Seconds of a bare Python with something imported: how quick the machine is just now."""
    clock = []
    for _ in range(STARTS):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], env=env, check=True)
        clock.append(time.perf_counter() - started)
    return statistics.median(clock)


def measure_start(env: dict[str, str], name: str, *words: str) -> None:
    """From the command to the first frame; the first time is for the compiled files."""
    clock, processor = [], []
    for _ in range(STARTS + 1):
        with tempfile.TemporaryDirectory() as folder:
            trace = Path(folder) / "trace"
            command = [sys.executable, "-m", "scopa_desktop", "play", "--data-dir", folder, *words]
            started = time.perf_counter()
            game = subprocess.Popen(command, env=env | {"SCOPA_UI_TRACE": str(trace)})
            while not (trace.exists() and trace.stat().st_size):
                time.sleep(0.002)
            clock.append(time.perf_counter() - started)
            processor.append(processor_seconds(game.pid))
            game.send_signal(signal.SIGTERM)
            game.wait()
    used = statistics.median(processor[1:])
    bare = yardstick(env, "import pygame, msgspec, sqlite3")
    times = statistics.median(clock[1:]) / bare
    more = f"best {min(clock[1:]):.2f}, processor {used:.2f} s; {times:.1f} x bare imports"
    report(f"first frame, {name}", statistics.median(clock[1:]), 0.6, "s", more)


def measure_frames(env: dict[str, str]) -> None:
    """A frame of a full table: while a card is carried over it, and with nothing kept."""
    for size, bound in (((1280, 720), 3.0), ((1920, 1080), 4.0)):
        with tempfile.TemporaryDirectory() as folder:
            out, _ = run_child(env, "frames", folder, size).communicate()
        *kinds, window = json.loads(out)
        for name, figures in zip(("card carried", "all anew"), kinds, strict=True):
            whole, picture, shown, used, bare, p95 = figures
            more = (
                f"processor {used:.2f}, picture {picture:.2f}, window {shown:.2f}, p95 {p95:.2f} "
                f"ms; {whole / bare:.1f} x a bare enlargement"
            )
            title = f"14 table cards, {name}, {window[0]}x{window[1]}"
            report(title, whole, bound, "ms", more)


def measure_idle(env: dict[str, str]) -> None:
    """A person is to move and does nothing."""
    with tempfile.TemporaryDirectory() as folder:
        game = run_child(env, "idle", folder, (1920, 1080))
        os.set_blocking(game.stdout.fileno(), False)
        # The arrow at whose turn it is bounces a few times before everything stands still.
        time.sleep(2.0)
        while game.stdout.read():
            time.sleep(2.0)
        before = processor_seconds(game.pid)
        time.sleep(IDLE_SECONDS)
        share = (processor_seconds(game.pid) - before) / IDLE_SECONDS * 100
        drawn = (game.stdout.read() or b"").count(b"frame")
        resident, peak = memory_mb(game.pid, "VmRSS"), memory_mb(game.pid, "VmHWM")
        started = time.perf_counter()
        game.send_signal(signal.SIGTERM)
        game.wait()
        ended = time.perf_counter() - started
        game.stdout.close()
    report(f"frames drawn while waiting {IDLE_SECONDS:g} s", drawn, 0, "")
    report("share of a core while waiting", share, 3, "%")
    report("resident memory at 1920x1080", resident, 90, "MB", f"peak {peak:.0f} MB")
    report("from SIGTERM to the end", ended, 0.5, "s")


def measure_robot() -> None:
    """What a normal robot uses for a move."""
    from scopa_desktop.engine.rulesets import find_ruleset
    from scopa_desktop.runner.match_runner import MatchRunner
    from scopa_desktop.runner.player import Player

    for key in ROBOT_GAMES:
        for seats in find_ruleset(key).allowed_seats():
            spent = []
            players = [Player(f"R{i}", "bot", "normal") for i in range(seats)]
            runner = MatchRunner(find_ruleset(key), players, random.Random(5))
            runner.start()
            for _ in range(4):
                while not runner.is_round_over:
                    started = time.process_time()
                    runner.tick(float("inf"))
                    spent.append((time.process_time() - started) * 1000)
                if runner.is_match_over:
                    break
                runner.next_round()
            more = f"median {statistics.median(spent):.2f} ms of {len(spent)} moves"
            report(f"normal robot's longest move, {key} {seats}", max(spent), 50, "ms", more)


def main() -> None:
    """Measure everything."""
    if sys.argv[1:2] == ["--child"]:
        kind, folder, width, height = sys.argv[2:]
        {"frames": child_frames, "idle": child_idle}[kind](Path(folder), (int(width), int(height)))
        return
    with screen() as env:
        load = os.getloadavg()[0]
        print(f"screen {env.get('DISPLAY', 'dummy')}, {os.cpu_count()} cores, load {load:.1f}")
        measure_start(env, "title", "--lang", "en")
        measure_start(env, "table", "--lang", "en", "--seats", "human,normal")
        measure_frames(env)
        measure_idle(env)
    measure_robot()


if __name__ == "__main__":
    main()
