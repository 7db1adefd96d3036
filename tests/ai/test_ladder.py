"""Stronger levels beat weaker ones on duplicate deals; measured on request (`--slow`)."""

import random
from math import sqrt
from statistics import mean, stdev

import pytest
from robot_tables import deal

from scopa_desktop.ai import find_bot
from scopa_desktop.engine.match import play_move
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.engine.view import view_for


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
    rules, strong, weak = find_ruleset(ruleset), find_bot(strong), find_bot(weak)
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
        ("scopa", "master", "hard", 400, 0.0),
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
@pytest.mark.parametrize("ruleset", ["scopa", "scopone"])
def test_partners_beat_a_weaker_pair(ruleset):
    difference, error = lead(ruleset, "hard", "easy", 60, seats=4)
    assert difference > error, f"{difference:+.3f} ± {error:.3f}"


def test_normal_beats_chance_by_a_wide_margin():
    difference, error = lead("scopa", "normal", "random", 60)
    assert difference - error > 0.8
