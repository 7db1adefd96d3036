"""The tools that make the value tables: self-play and fit."""

import json
import random

import numpy as np
import pytest
from robot_tables import deal

from scopa_desktop.ai import find_bot
from scopa_desktop.ai.features import FACTS, facts_for
from scopa_desktop.ai.game import game_for
from scopa_desktop.engine.cards import mask_of, parse_cards
from scopa_desktop.engine.match import play_move
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.engine.view import view_for
from tools.fit import explained, solve
from tools.luck import Luck, Outlook, split
from tools.pool import interval, pooled
from tools.selfplay import play_round


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [("scopa", 2), ("escopa15", 4), ("escoba", 6), ("escopa-italiana", 2), ("napola", 4)],
)
def test_a_round_of_self_play_keeps_every_boundary_and_repeats(ruleset, seats):
    first = _twice(find_ruleset(ruleset), seats)
    assert len(first.facts) == len(first.made) == find_ruleset(ruleset).deals(seats) - 1


@pytest.mark.parametrize(("ruleset", "laps"), [("scopone", 9), ("scopone-scientifico", 10)])
def test_a_round_of_scopone_keeps_the_position_after_every_lap(ruleset, laps):
    first = _twice(find_ruleset(ruleset), 4)
    assert len(first.facts) == len(first.made) == laps - 1


def _twice(rules, seats):
    facts = facts_for(fifteen=rules.capture_mode == "fifteen", runs=rules.napola)
    first, again = (play_round(game_for(rules, seats), random.Random(5), facts) for _ in range(2))
    assert first == again
    assert len({len(found) for found in first.facts}) == 1
    return first


def test_the_fit_finds_the_weights_that_made_the_numbers():
    rng = np.random.default_rng(1)
    truth = rng.normal(size=FACTS)
    facts = rng.integers(0, 6, size=(6000, 5)) + np.arange(5) * 60
    target = truth[facts].sum(axis=1)
    guess = solve(facts, target)[facts].sum(axis=1)
    assert explained(guess, target) > 0.98
    assert explained(np.full(6000, target.mean()), target) == pytest.approx(0.0)


def test_the_luck_of_the_deals_is_nothing_in_the_mean_and_goes_with_the_result():
    rules = find_ruleset("scopa")
    lucks, leads = [], []
    for number in range(60):
        rng = random.Random(number)
        match = deal(rules, 2, rng)
        luck = Luck(random.Random(number))
        while match.round.turn is not None:
            luck.look(match.round)
            view = view_for(match, match.round.turn)
            match = play_move(match, find_bot("normal").choose(view, rng)).state
        lucks.append(luck.total)
        totals = match.round.sheet.totals
        leads.append(totals[0] - totals[1])
    error = np.std(lucks) / np.sqrt(len(lucks))
    assert abs(np.mean(lucks)) < 2.5 * error
    assert np.corrcoef(lucks, leads)[0, 1] > 0.5


def test_better_hands_are_worth_more_to_the_side_that_holds_them():
    assert split([1, 2, 4, 8], [2, 1]) == [3, 4]
    state = deal(find_ruleset("scopa"), 2, random.Random(1)).round
    outlook, (first, second) = Outlook(state), state.hand_masks
    assert outlook.value([first, second]) != outlook.value([second, first])
    rich, poor = mask_of(parse_cards("7D 7C 1D")), mask_of(parse_cards("8C 9C 10C"))
    assert outlook.value([rich, poor]) > outlook.value([poor, rich]) + 0.5


def test_runs_are_pooled_by_pairing_and_no_seed_counts_twice():
    run = {"ruleset": "scopa", "option": [], "seats": 2, "a": "master", "b": "normal"}
    lines = [json.dumps({**run, "seed": seed, "leads": [1.0], "luck": []}) for seed in (1, 2)]
    ((key, runs),) = pooled(lines).items()
    assert key == ("scopa", "2", "master", "normal")
    assert len(runs) == 2
    assert interval([1.0, 2.0, 3.0]) == "+2.000 ± 1.132"
    with pytest.raises(ValueError, match="seed 2 stands there twice"):
        pooled([*lines, lines[1]])
