"""The levels against each other and against players that never change, on duplicate deals.

A few deals with a large margin in every run of the tests; the real measurements with `--slow`.
"""

import random
from hashlib import blake2b
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import pytest
from frozen_players import FROZEN
from robot_tables import deal

from scopa_desktop.ai import find_bot
from scopa_desktop.engine.match import play_move
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.engine.view import view_for

FROZEN_TABLES = Path(__file__).parent / "frozen"
FINGERPRINTS = {
    "escopa15.values": "b9d56e111972",
    "scopa.values": "a1a4198d54d1",
    "frozen_players.py": "27d71df4dca6",
    "frozen_value.py": "48675684c932",
}


def play_out(match, bots, seed):
    """The points by side when these robots play a dealt round."""
    rng = random.Random(seed)
    while match.round.turn is not None:
        seat = match.round.turn
        move = bots[seat].choose(view_for(match, seat), rng)
        match = play_move(match, move).state
    return match.round.sheet.totals


def lead(ruleset, strong, weak, deals, seats=2):
    """Mean lead of the stronger robot a round, and the half of its 95 % interval."""
    rules, strong = find_ruleset(ruleset), find_bot(strong)
    weak = FROZEN[weak.removeprefix("frozen ")] if weak.startswith("frozen") else find_bot(weak)
    leads = []
    for number in range(deals):
        dealt = deal(rules, seats, random.Random(number), dealer=number % seats)
        first = play_out(dealt, [strong, weak] * (seats // 2), number)
        second = play_out(dealt, [weak, strong] * (seats // 2), number)
        leads.append((first[0] - first[1] + second[1] - second[0]) / 2)
    return mean(leads), 1.96 * stdev(leads) / sqrt(deals)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(
    ("ruleset", "strong", "weak", "deals", "least"),
    [
        ("scopa", "easy", "random", 800, 1.0),
        ("scopa", "normal", "easy", 1500, 0.60),
        ("scopa", "hard", "normal", 1000, 0.25),
        ("scopa", "master", "normal", 600, 0.60),
        ("scopa", "master", "hard", 400, 0.15),
        ("escopa15", "normal", "easy", 800, 2.0),
        ("escopa15", "hard", "normal", 1000, 0.10),
        ("escopa15", "master", "normal", 500, 0.3),
    ],
)
def test_a_level_beats_the_one_below(ruleset, strong, weak, deals, least):
    difference, error = lead(ruleset, strong, weak, deals)
    assert difference - error > least, f"{difference:+.3f} ± {error:.3f}"


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(
    ("ruleset", "strong", "weak", "deals", "least"),
    [
        ("scopa", "hard", "easy", 60, 0.0),
        ("scopone", "hard", "easy", 60, 0.0),
        ("scopa", "master", "normal", 200, 0.4),
        ("scopone-scientifico", "master", "normal", 80, 1.2),
    ],
)
def test_partners_beat_a_weaker_pair(ruleset, strong, weak, deals, least):
    difference, error = lead(ruleset, strong, weak, deals, seats=4)
    assert difference - error > least, f"{difference:+.3f} ± {error:.3f}"


@pytest.mark.parametrize(
    ("ruleset", "strong", "frozen", "deals", "least"),
    [
        ("scopa", "normal", "random", 60, 0.8),
        ("scopa", "hard", "random", 20, 1.0),
        ("scopa", "normal", "greedy", 60, -0.1),
        ("escopa15", "normal", "greedy", 40, 0.3),
        ("escopa15", "hard", "random", 12, 1.5),
    ],
)
def test_a_level_beats_a_player_that_never_changes(ruleset, strong, frozen, deals, least):
    difference, error = lead(ruleset, strong, f"frozen {frozen}", deals)
    assert difference - error > least, f"{difference:+.3f} ± {error:.3f}"


@pytest.mark.slow
@pytest.mark.timeout(36000)
@pytest.mark.parametrize(
    ("ruleset", "strong", "frozen", "deals", "least"),
    [
        ("scopa", "easy", "random", 800, 0.9),
        ("scopa", "normal", "greedy", 1500, 0.25),
        ("scopa", "hard", "counting", 1000, 0.25),
        ("scopa", "master", "counting", 1000, 0.60),
        ("scopa", "master", "pimc-12", 1000, 0.0),
        ("scopa", "master", "pimc-100", 3000, 0.0),
        ("escopa15", "normal", "greedy", 1500, 0.8),
        ("escopa15", "master", "counting", 1000, 0.3),
        ("escopa15", "master", "pimc-12", 1000, 0.2),
        ("escopa15", "master", "pimc-100", 3000, 0.0),
    ],
)
def test_the_levels_climb_the_frozen_ladder(ruleset, strong, frozen, deals, least):
    difference, error = lead(ruleset, strong, f"frozen {frozen}", deals)
    assert difference - error > least, f"{difference:+.3f} ± {error:.3f}"


@pytest.mark.parametrize("ruleset", ["scopa", "escopa15"])
def test_the_frozen_players_stand_in_the_order_of_the_ladder(ruleset):
    rules, players = find_ruleset(ruleset), list(FROZEN)[:4]
    for weak, strong in pairwise(players):
        leads = []
        for number in range(16):
            dealt = deal(rules, 2, random.Random(number), dealer=number % 2)
            first = play_out(dealt, [FROZEN[strong], FROZEN[weak]], number)
            second = play_out(dealt, [FROZEN[weak], FROZEN[strong]], number)
            leads.append((first[0] - first[1] + second[1] - second[0]) / 2)
        assert mean(leads) > -0.4, (strong, weak, mean(leads))


def test_frozen_players_stand_on_no_robot():
    for name in ("frozen_players.py", "frozen_value.py"):
        text = (Path(__file__).parent / name).read_text(encoding="utf-8")
        assert "scopa_desktop.ai" not in text


def test_the_frozen_players_and_their_tables_are_what_they_were():
    """Whoever means to change a rung makes a new one instead."""
    found = {}
    for path in sorted([*Path(__file__).parent.glob("frozen_*.py"), *FROZEN_TABLES.iterdir()]):
        found[path.name] = blake2b(path.read_bytes(), digest_size=6).hexdigest()
    assert found == FINGERPRINTS
