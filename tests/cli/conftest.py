"""Calls of the command line inside this process, and records to give them."""

import io
import json
import random
from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from scopa_desktop.cli import run
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.persistence.records import record_to_json, write_record
from scopa_desktop.runner.match_runner import MatchRunner
from scopa_desktop.runner.player import Player

DECK = " ".join(f"{value}{suit}" for suit in "DCSB" for value in range(1, 11))


@dataclass
class Answer:
    """How a call ended."""

    status: int
    out: str
    err: str

    @property
    def json(self):
        return json.loads(self.out)

    @property
    def complaint(self):
        """The one line that a refused call leaves, with nothing on the other stream."""
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err.rstrip("\n")


@pytest.fixture
def call(capsys, monkeypatch, tmp_path):
    """Run a call; the player's own folder is never touched."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))

    def calling(*words, stdin=None):
        if stdin is not None:
            monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(stdin)))
        status = run([str(word) for word in words])
        captured = capsys.readouterr()
        return Answer(status, captured.out, captured.err)

    return calling


@pytest.fixture
def play():
    """Play a match with robots for so many rounds."""

    def playing(ruleset="scopa", *, rounds=1, seed=1, seats=2, options=None):
        rules = find_ruleset(ruleset).with_options(options or {})
        players = [Player("Ana", "human"), *(Player(f"R{i}", "bot", "easy") for i in range(seats))]
        runner = MatchRunner(rules, players[:seats], random.Random(seed))
        for _ in range(rounds):
            if runner.is_match_over:
                break
            runner.next_round()
            while not runner.is_round_over:
                if not runner.tick(float("inf")):
                    seat = runner.turn
                    runner.submit(seat, runner.view(seat).legal_moves()[0])
        return runner

    return playing


@pytest.fixture
def saved(play, tmp_path):
    """A record file of a played match."""
    path = tmp_path / "match.scopa"
    write_record(path, play(rounds=2).record)
    return path


@pytest.fixture
def changed(play, tmp_path):
    """Writes a record with some keys changed and returns its path."""

    def change(**keys):
        shape = json.loads(record_to_json(play().record))
        shape.update(keys)
        path = tmp_path / "changed.scopa"
        path.write_text(json.dumps(shape), encoding="utf-8")
        return path

    return change


@pytest.fixture
def shut_folder(read_only_folder):
    """A folder that may not even be entered, and the block in which that holds."""
    outer, sealed = read_only_folder
    folder = outer / "outer" / "shut"
    folder.mkdir(parents=True)
    folder.chmod(0)
    yield folder, lambda: sealed(outer)
    folder.chmod(0o755)
