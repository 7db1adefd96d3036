"""The tools that make the value tables: self-play and fit."""

import random

import numpy as np
import pytest

from scopa_desktop.ai.features import FACTS, facts_for
from scopa_desktop.ai.game import game_for
from scopa_desktop.engine.rulesets import find_ruleset
from tools.fit import explained, solve
from tools.selfplay import play_round


@pytest.mark.parametrize("ruleset", ["scopa", "escopa15", "escopa-italiana", "napola"])
def test_a_round_of_self_play_keeps_every_boundary_and_repeats(ruleset):
    rules = find_ruleset(ruleset)
    facts = facts_for(fifteen=rules.capture_mode == "fifteen", runs=rules.napola)
    first, again = (play_round(game_for(rules, 2), random.Random(5), facts) for _ in range(2))
    assert first == again
    assert len(first.facts) == len(first.made) == rules.deals(2) - 1
    assert len({len(found) for found in first.facts}) == 1


def test_the_fit_finds_the_weights_that_made_the_numbers():
    rng = np.random.default_rng(1)
    truth = rng.normal(size=FACTS)
    facts = rng.integers(0, 6, size=(6000, 5)) + np.arange(5) * 60
    target = truth[facts].sum(axis=1)
    guess = solve(facts, target)[facts].sum(axis=1)
    assert explained(guess, target) > 0.98
    assert explained(np.full(6000, target.mean()), target) == pytest.approx(0.0)
