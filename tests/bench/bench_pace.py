"""Does the picture keep its pace while the Master thinks? `python tests/bench/bench_pace.py [N]`.

Masters play each other in the real window loop (SDL's dummy driver). Printed are the processor
milliseconds of the frames in which one of them thought: the goal is a 99th percentile of 20.
The reference is a plain loop, to see how slow the machine is at the time: about 60 on the one of
the documented figures while nobody else used it.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from scopa_desktop.app.app import App, PlayOptions, open_display
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.persistence.settings import SettingsFile

TABLES = [("scopa", 2), ("escopa15", 2), ("cirulla", 2), ("scopa", 3), ("scopa", 4), ("scopone", 4)]
FRAME_MS = 1000 / 60


def reference() -> float:
    """Processor milliseconds of a loop over a dictionary."""
    started, known = time.process_time(), {}
    for number in range(400_000):
        key = number & 1023, number >> 3 & 255
        if key not in known:
            known[key] = number.bit_count()
    return (time.process_time() - started) * 1000


def frames(ruleset: str, seats: int, wanted: int) -> list[float]:
    """The frames of a table in which somebody thought."""
    found: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        settings = SettingsFile(Path(folder))
        settings.change(robot_pause="none", first_run_done=True)
        options = PlayOptions(
            ruleset=find_ruleset(ruleset), seats=("master",) * seats, seed=1,
            language="en", data_dir=Path(folder),
        )  # fmt: skip
        open_display()
        app = App(options)
        # As the loop begins.
        app.step(0.0)
        app.get_ready()
        for _ in range(60 * wanted):
            scene = app.stack.top
            flow = getattr(scene, "flow", None)
            thinks = flow is not None and flow.is_thinking
            started = time.process_time()
            app.step(FRAME_MS)
            if thinks:
                found.append((time.process_time() - started) * 1000)
            if len(found) >= wanted or scene is None:
                break
        app.close()
    return found


def main() -> None:
    """Print a line for every table."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
    for ruleset, seats in TABLES:
        before = reference()
        spent = sorted(frames(ruleset, seats, wanted))
        slow = (before + reference()) / 2
        half, most = spent[len(spent) // 2], spent[int(0.99 * len(spent))]
        print(
            f"{ruleset:12} {seats}: {len(spent)} frames, median {half:.1f}, p99 {most:.1f}, "
            f"max {spent[-1]:.1f} ms; reference {slow:.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
