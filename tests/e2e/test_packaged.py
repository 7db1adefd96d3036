"""The packaged program, built once and used as a stranger's computer would use it."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scopa_desktop.engine.rulesets import RULESETS

ROOT = Path(__file__).resolve().parents[2]
LARGEST_MB = 45

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(600),
    pytest.mark.skipif(
        sys.platform != "linux", reason="the packaged program was run on Linux only"
    ),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The built program in a folder with an accent and a space, made read-only."""
    place = tmp_path_factory.mktemp("build")
    subprocess.run(
        [
            sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR",
            "--distpath", str(place / "dist"), "--workpath", str(place / "work"),
            str(ROOT / "build.spec"),
        ],
        check=True,
        cwd=place,
    )  # fmt: skip
    target = place / "Jogos de família"
    shutil.move(place / "dist" / "scopa", target)
    for path in target.rglob("*"):
        path.chmod(path.stat().st_mode & 0o555)
    target.chmod(0o555)
    return target


@pytest.fixture
def program(folder, tmp_path):
    """Runs a call from a strange folder with an empty environment."""

    def run(*words, name="scopa-cli", **environment):
        return subprocess.run(
            [str(folder / name), *words],
            cwd="/",
            env={"XDG_DATA_HOME": str(tmp_path / "home"), **environment},
            capture_output=True,
            text=True,
            timeout=300,
        )

    return run


def test_it_is_not_larger_than_promised(folder):
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(path.stat().st_size for path in files)
    assert size / 1e6 < LARGEST_MB


def test_it_finds_everything_whole(program):
    answer = program("selftest", "--json")
    report = json.loads(answer.stdout)
    assert [check for check in report["checks"] if not check["ok"]] == []
    assert answer.returncode == 0
    assert len(report["checks"]) > len(RULESETS)


def test_the_referee_answers(program):
    words = ["--ruleset", "scopa", "--table", "5D 3C", "--hand", "8C"]
    answer = program("referee", "legal", *words)
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, "8Cx5D+3C\n", "")


def test_a_wrong_card_is_named_in_one_line(program):
    answer = program("referee", "legal", "--ruleset", "scopa", "--table", "5X", "--hand", "8C")
    assert answer.returncode == 1
    assert answer.stderr.startswith("--table: '5X' is not a card")
    assert answer.stderr.count("\n") == 1


def test_robots_play_in_several_processes(program):
    words = ["--seats", "easy,normal", "--deals", "4", "--jobs", "2", "--seed", "1", "--json"]
    answer = program("simulate", "--ruleset", "scopa", *words)
    assert json.loads(answer.stdout)["rounds"] == 4
    assert answer.stderr == ""


@pytest.mark.parametrize("name", ["scopa", "scopa-cli"])
def test_without_a_screen_it_says_so_in_one_line_with_status_2(program, name):
    answer = program(name=name)
    assert answer.returncode == 2
    assert answer.stderr == "no screen to open the game on (DISPLAY is not set)\n"
    assert answer.stdout == ""


def test_it_writes_nothing_beside_itself(folder, program):
    before = set(folder.rglob("*"))
    program("stats")
    assert set(folder.rglob("*")) == before
    assert os.access(folder / "scopa", os.X_OK)


def data_files():
    """Every file that is data and not code, as it lies inside the package when installed."""
    for source, place in (
        (ROOT / "assets", "scopa_desktop/assets"),
        (ROOT / "scopa_desktop/i18n/locales", "scopa_desktop/i18n/locales"),
        (ROOT / "scopa_desktop/ai/tables", "scopa_desktop/ai/tables"),
    ):
        for path in source.rglob("*"):
            if path.is_file() and path.suffix not in (".py", ".pyc") and path.name[0] != ".":
                yield f"{place}/{path.relative_to(source).as_posix()}"


def test_no_data_file_is_missing(folder):
    missing = [name for name in data_files() if not (folder / "_internal" / name).is_file()]
    assert missing == []


def test_the_wheel_holds_every_data_file_too(tmp_path):
    """The builder leaves out what git ignores without a word."""
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(tmp_path), str(ROOT)]
    subprocess.run([*pip, "--disable-pip-version-check"], check=True)
    (wheel,) = tmp_path.glob("scopa_desktop-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert set(data_files()) <= set(archive.namelist())
