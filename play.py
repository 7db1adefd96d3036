"""Set everything up and open the game: `python3 play.py`; with --test, pass the tests.

Needs Python 3.11 or newer and nothing else. It keeps a private environment in the
folder .venv beside this file and renews it when pyproject.toml changes.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "installed-for"


def fail(message: str) -> int:
    """Print one line for the person at the terminal and return the status for it."""
    print(message, file=sys.stderr)
    return 1


def make_environment() -> int:
    """Create .venv; its absence on Debian has one usual cause, which is named."""
    result = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True)
    if result.returncode:
        hint = "On Debian and Ubuntu: apt install python3-venv. "
        return fail(f"Could not make {VENV.name}. {hint}{result.stdout.strip().splitlines()[:1]}")
    return 0


def install(extra: str) -> int:
    """Install the game in place, with an extra for the tests, unless that is done already."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    done = STAMP.read_text().split() if STAMP.exists() else []
    if PYTHON.exists() and wanted in done and extra in done:
        return 0
    if not PYTHON.exists() and (status := make_environment()):
        return status
    print("Setting up (once)…", file=sys.stderr)
    target = f"{ROOT}[{extra}]" if extra != "play" else str(ROOT)
    pip = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "-e", target]
    if subprocess.run(pip, cwd=ROOT).returncode:
        return fail("Could not install the libraries named in pyproject.toml. Is there a connection?")
    kept = [word for word in done if wanted in done]
    STAMP.write_text(" ".join({*kept, wanted, "play", extra}))
    return 0


def main(args: list[str]) -> int:
    """Play, or test when the first argument is --test; the rest is passed on."""
    if sys.version_info < (3, 11):
        return fail(f"Scopa Desktop needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    testing = args[:1] == ["--test"]
    if status := install("test" if testing else "play"):
        return status
    command = ["-m", "pytest", *args[1:]] if testing else ["-m", "scopa_desktop", *args]
    try:
        return subprocess.run([str(PYTHON), *command], cwd=ROOT if testing else None).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
