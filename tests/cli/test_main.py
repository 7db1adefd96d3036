"""How calls end: statuses, one line for what is wrong, and never a traceback."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from scopa_desktop import __version__
from scopa_desktop.cli import main as cli_main

DECK = " ".join(f"{value}{suit}" for suit in "DCSB" for value in range(1, 11))
COMMAND = [sys.executable, "-m", "scopa_desktop"]
CALLS = ("play", "referee", "replay", "simulate", "analyse", "bot", "stats", "selftest", "skin")


@pytest.fixture
def broken(monkeypatch):
    """A `stats` call that fails in a way nobody has thought of."""

    def fail_with(error):
        def run(options):
            raise error

        monkeypatch.setattr("scopa_desktop.cli.stats.run", run)

    return fail_with


def test_every_call_explains_itself(call):
    answer = call("--help")
    assert answer.status == 0
    for name in CALLS:
        assert f"\n  {name}" in answer.out or f"\n    {name}" in answer.out
        assert call(name, "--help").status == 0


def test_the_version_is_told(call):
    assert call("--version").out == f"Scopa Desktop {__version__}\n"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["dance"], "scopa-desktop: there is no call 'dance': known are analyse, bot, play"),
        (["--dance"], "scopa-desktop: unrecognized arguments: --dance (see scopa-desktop --help)"),
        (["replay"], "scopa-desktop replay: the following arguments are required: FILE"),
        (["referee"], "scopa-desktop referee: the following arguments are required: ACTION"),
        (["referee", "judge"], "scopa-desktop referee: argument ACTION: invalid choice: 'judge'"),
        (["bot"], "scopa-desktop bot: the following arguments are required: --level"),
        (["--seed", "x"], "scopa-desktop play: argument --seed: 'x' is not a whole number"),
        (["--seed", "-1"], "scopa-desktop play: argument --seed: "),
        (["--windowed", "--fullscreen"], "scopa-desktop play: argument --fullscreen: not allowed"),
        # Abbreviations would break callers when an argument is added.
        (["stats", "--js"], "scopa-desktop: unrecognized arguments: --js"),
    ],
)
def test_a_call_that_makes_no_sense_gets_one_line_and_status_2(call, words, complaint):
    answer = call(*words)
    assert answer.status == 2
    assert answer.complaint.startswith(complaint)


def test_what_nobody_thought_of_leaves_one_line_and_a_report(call, broken, tmp_path):
    broken(KeyError("no such\nthing"))
    answer = call("stats", "--data-dir", tmp_path)
    assert answer.status == 1
    assert answer.complaint.startswith("internal error (KeyError: ")
    assert answer.complaint.endswith(f"the report is in {tmp_path / 'crash.log'}")
    report = (tmp_path / "crash.log").read_text(encoding="utf-8")
    assert "Traceback" in report
    assert "stats" in report


def test_a_report_without_a_folder_goes_to_the_temporary_one(call, broken, tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "file").write_text("")
    broken(RuntimeError("x"))
    answer = call("stats", f"--data-dir={tmp_path / 'file' / 'folder'}")
    assert answer.complaint.endswith(f"the report is in {tmp_path / 'crash.log'}")


def test_interrupting_is_quiet(call, broken):
    broken(KeyboardInterrupt())
    answer = call("stats")
    assert (answer.status, answer.out, answer.err) == (130, "", "")


def test_the_windowed_program_has_no_streams_and_still_answers(monkeypatch):
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stderr", None)
    assert cli_main.run(["dance"]) == 2
    assert cli_main.run(["--version"]) == 0


def test_a_reader_that_has_seen_enough_is_no_error(saved):
    process = subprocess.Popen(
        [*COMMAND, "replay", str(saved)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    with process:
        process.stdout.readline()
        process.stdout.close()
        errors = process.stderr.read()
    assert errors == b""
    assert process.returncode == 0


@pytest.mark.skipif(os.name != "posix", reason="sends the signal that Ctrl-C sends on POSIX")
def test_ctrl_c_ends_a_simulation_quietly_with_status_130():
    words = ["simulate", "--ruleset", "scopa", "--seats", "greedy,greedy", "--deals", "2000"]
    process = subprocess.Popen(
        [*COMMAND, *words, "--jobs", "2", "--progress"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    with process:
        # The first line of progress says that both processes are at work.
        first = process.stderr.readline()
        os.killpg(process.pid, signal.SIGINT)
        rest = process.stderr.read()
    assert re.fullmatch(r"\d+ of 2000 deals\n", first)
    assert not [line for line in rest.splitlines() if not re.fullmatch(r"\d+ of .* deals", line)]
    assert process.returncode == 130


def test_the_referee_answers_without_loading_the_window():
    script = (
        "import sys; from scopa_desktop.cli import run; "
        "status = run(['referee', 'legal', '--ruleset', 'scopa', '--table', '', '--hand', '1D']); "
        "sys.exit(status or 'pygame' in sys.modules)"
    )
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (answer.returncode, answer.stdout) == (0, "1D\n")


def test_output_is_utf_8_whatever_the_terminal(saved):
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    text = saved.read_text(encoding="utf-8").replace('"Ana"', '"Zoë"')
    saved.write_text(text, encoding="utf-8")
    answer = subprocess.run([*COMMAND, "replay", str(saved)], capture_output=True, env=environment)
    assert "0 Zoë" in answer.stdout.decode("utf-8")


class TestPlay:
    @pytest.fixture
    def opened(self, monkeypatch):
        """What the window would have been opened with."""
        asked = []
        app = pytest.importorskip("scopa_desktop.app.app")
        monkeypatch.setattr(app, "run", lambda options: asked.append(options) or 0)
        return asked

    def test_without_a_call_the_game_opens(self, call, opened, tmp_path):
        assert call("--data-dir", tmp_path / "new").status == 0
        assert opened[0].data_dir == tmp_path / "new"
        assert opened[0].ruleset is None
        assert opened[0].fullscreen is None

    def test_a_table_asked_for_is_handed_on(self, call, opened):
        words = ["--ruleset", "escopa15", "--option", "target=31", "--seats", "human,hard"]
        call("play", *words, "--seed", "7", "--lang", "it", "--fullscreen")
        (asked,) = opened
        assert (asked.ruleset.key, asked.ruleset.target) == ("escopa15", 31)
        assert asked.seats == ("human", "hard")
        assert (asked.seed, asked.language, asked.fullscreen) == (7, "it", True)

    def test_a_record_is_read_before_the_window_opens(self, call, opened, saved):
        call("--open", saved)
        assert len(opened[0].record.rounds) == 2

    @pytest.mark.parametrize(
        ("words", "complaint"),
        [
            (["--ruleset", "poker"], "'poker' is no ruleset"),
            (["--ruleset", "scopa", "--option", "gravity=1"], "gravity: '1' is not possible"),
            (["--seats", "human,god"], "--seats human,god: 'god' is not one of human, random"),
            (["--seats", "human"], "--seats human: scopa is for 2, 3, 4, 6 seats, not 1"),
            (["--lang", "xx"], "unknown language 'xx': known are en, es, it, pt_BR"),
            (["--open", "/no/such.scopa"], "/no/such.scopa: No such file or directory"),
        ],
    )
    def test_wrong_input_opens_no_window_and_gets_one_line(self, call, opened, words, complaint):
        answer = call(*words)
        assert answer.status == 1
        assert answer.complaint.startswith(complaint)
        assert opened == []

    def test_a_record_with_an_illegal_move_opens_no_window(self, call, opened, changed, play):
        path = changed(rounds=[{"decks": [DECK], "moves": ["10B"]}])
        answer = call("--open", path)
        assert answer.status == 1
        assert answer.complaint.startswith(f"{path}: round 1, move 1: 10B is refused (")
        assert opened == []

    def test_a_folder_that_cannot_be_made_costs_one_line_and_the_game_opens(
        self, call, opened, tmp_path
    ):
        (tmp_path / "file").write_text("")
        answer = call("--data-dir", tmp_path / "file" / "folder")
        assert answer.status == 0
        assert answer.complaint.endswith("Not a directory: nothing will be saved")
        assert opened[0].data_dir is None
        assert opened[0].notices == (answer.complaint,)

    @pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a screen needs no variable")
    def test_without_a_screen_one_line_says_so_with_status_2(self, call, opened, monkeypatch):
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
            monkeypatch.delenv(name, raising=False)
        answer = call()
        assert answer.status == 2
        assert answer.complaint == "no screen to open the game on (DISPLAY is not set)"
        assert opened == []

    @pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
    def test_a_folder_that_may_not_be_entered_costs_one_line_and_the_game_opens(
        self, call, opened, shut_folder
    ):
        folder, shut = shut_folder
        with shut():
            answer = call("--data-dir", folder)
        assert answer.status == 0
        assert answer.complaint.endswith(
            "shut/settings.json: Permission denied: nothing will be saved"
        )
        assert opened[0].data_dir is None
        assert opened[0].notices == (answer.complaint,)

    def test_a_record_that_ended_before_the_first_deal_opens_no_window(self, call, opened, changed):
        path = changed(rounds=[], ended={"reason": "expired"})
        answer = call("--open", path)
        assert answer.status == 1
        assert answer.complaint == f"{path}: the match ended before the first deal"
        assert opened == []

    @pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
    def test_a_folder_that_may_only_be_read_is_handed_on_without_a_lock(
        self, call, opened, read_only_folder
    ):
        folder, sealed = read_only_folder
        with sealed(folder):
            assert call("--data-dir", folder).status == 0
        assert opened[0].data_dir == folder
        assert list(folder.iterdir()) == []

    def test_a_second_game_in_the_same_folder_is_refused(self, call, monkeypatch, tmp_path):
        answers = []
        app = pytest.importorskip("scopa_desktop.app.app")
        monkeypatch.setattr(
            app, "run", lambda options: answers.append(call("--data-dir", tmp_path)) or 0
        )
        assert call("--data-dir", tmp_path).status == 0
        (second,) = answers
        assert second.status == 1
        assert second.complaint == f"the game is already open with the folder {tmp_path}"
        monkeypatch.setattr(app, "run", lambda options: 0)
        assert call("--data-dir", tmp_path).status == 0


FULL = Path("/dev/full")
LONG = "a" * 5000


@pytest.mark.skipif(not FULL.exists(), reason="the system has no full disk to offer")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        ["stats", "--help"],
        ["--version"],
        ["referee", "legal", "--ruleset", "scopa", "--table", "5D", "--hand", "5C"],
        ["simulate", "--ruleset", "scopa", "--seats", "random,random", "--deals", "1"],
    ],
)
def test_output_to_a_full_disk_is_one_line_and_status_1(words, unbuffered):
    with FULL.open("w") as full:
        ended = subprocess.run(
            [*COMMAND, *words],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        )
    assert ended.returncode == 1
    assert ended.stderr == "the output cannot be written: No space left on device\n"


@pytest.mark.parametrize(
    "words",
    [
        ["stats", "--data-dir", LONG],
        ["skin", "check", LONG],
        ["replay", LONG],
        ["replay", f"{'b/' * 2500}x"],
        ["analyse", LONG],
        ["referee", "legal", "--ruleset", LONG, "--table", "5D", "--hand", "5C"],
        ["referee", "legal", "--ruleset", f"{LONG}.scopa-rules", "--table", "", "--hand", "5C"],
        ["--seed", "7 x" * 2000],
        ["--seats", LONG],
        ["--lang", LONG],
        [LONG],
        ["bot", "--level", LONG],
    ],
)
def test_a_value_far_too_long_is_repeated_by_its_beginning_only(call, words):
    answer = call(*words)
    assert answer.status in (1, 2)
    assert 0 < len(answer.complaint) < 450
    assert "internal error" not in answer.complaint


def test_a_line_of_usual_length_is_not_cut(call, tmp_path):
    path = tmp_path / ("x" * 100) / "match.scopa"
    assert call("replay", path).complaint == f"{path}: No such file or directory"


@pytest.mark.parametrize("words", [["stats", "--data-dir", ""], ["skin", "check", ""]])
def test_an_empty_folder_name_is_not_the_current_folder(call, words):
    answer = call(*words)
    assert answer.status == 2
    assert "must not be empty" in answer.complaint


@pytest.mark.parametrize("words", [["play"], ["referee", "legal", "--table=", "--hand=5C"]])
def test_an_empty_ruleset_is_no_ruleset(call, words):
    answer = call(*words, "--ruleset", "")
    assert answer.status == 1
    assert answer.complaint.startswith("'' is no ruleset")
