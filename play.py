"""Set everything up and open the game: `python3 play.py`; with --test, pass the tests.

Needs Python 3.11 or newer and nothing else. It keeps a private environment in the folder .venv
beside this file and renews it when pyproject.toml changes or the folder was moved.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "installed-for"
OLDEST = (3, 11)


def fail(message: str) -> int:
    """Print one line for the person at the terminal and return the status for it."""
    print(message, file=sys.stderr)
    return 1


def make_environment() -> int:
    """Create .venv; a failure on Debian has one usual cause, which is named."""
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(command, capture_output=True).returncode:
        # Half an environment would be taken for a whole one the next time.
        shutil.rmtree(VENV, ignore_errors=True)
        return fail(
            "Could not make the folder .venv. On Debian and Ubuntu: apt install python3-venv."
        )
    return 0


def is_usable() -> bool:
    """Whether there is an environment that can install things."""
    try:
        found = subprocess.run([str(PYTHON), "-c", "import pip"], capture_output=True)
    except OSError:
        return False
    return found.returncode == 0


def install(extra: str) -> int:
    """Install the game in place, with an extra for the tests, unless that is done already."""
    # An installation in place remembers where that was.
    state = (ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()
    wanted = hashlib.sha256(state).hexdigest()
    done = STAMP.read_text().split() if STAMP.exists() else []
    if PYTHON.exists() and wanted in done and extra in done:
        return 0
    print("Setting up (once)...", file=sys.stderr)
    if not is_usable() and (status := make_environment()):
        return status
    target = f"{ROOT}[{extra}]" if extra != "play" else str(ROOT)
    pip = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "-e", target]
    if subprocess.run(pip, cwd=ROOT).returncode:
        return fail("Could not install the libraries of pyproject.toml. Is there a connection?")
    kept = done if wanted in done else []
    STAMP.write_text(" ".join(sorted({*kept, wanted, "play", extra})))
    return 0


def main(args: list[str]) -> int:
    """Play, or test when the first argument is --test; the rest is passed on."""
    if sys.version_info[:2] < OLDEST:
        return fail(f"Scopa Desktop needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    testing = args[:1] == ["--test"]
    if status := install("test" if testing else "play"):
        return status
    # On both cores of a small machine; what is given after --test comes later and wins.
    tests = ["-m", "pytest", "-n", "2", *args[1:]]
    command = tests if testing else ["-m", "scopa_desktop", *args]
    try:
        return subprocess.run([str(PYTHON), *command], cwd=ROOT if testing else None).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
