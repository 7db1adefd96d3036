"""Matches to keep, made by robots."""

import random
from pathlib import Path

import pytest

from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.runner.match_runner import MatchRunner
from scopa_desktop.runner.player import Player

NO_LIMIT = float("inf")


def played(*, ruleset="scopa", plies=None, rounds=1, seed=1, seats=("greedy", "easy"), human=None):
    """A runner after so many moves of its first round, or so many rounds."""
    players = [
        Player(f"P{i}", "human") if i == human else Player(f"P{i}", "bot", word)
        for i, word in enumerate(seats)
    ]
    runner = MatchRunner(find_ruleset(ruleset), players, random.Random(seed))
    for _ in range(rounds):
        if runner.is_match_over:
            break
        runner.next_round()
        while plies is None or len(runner.record.rounds[-1].moves) < plies:
            if runner.is_round_over:
                break
            if not runner.tick(NO_LIMIT):
                seat = runner.turn
                runner.submit(seat, runner.view(seat).legal_moves()[0])
    return runner


@pytest.fixture
def play():
    """The function above, for tests in this folder."""
    return played


@pytest.fixture
def golden():
    """The folder of files from earlier versions."""
    return Path(__file__).resolve().parents[1] / "golden"
