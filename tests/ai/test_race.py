"""Moves that are clearly behind stop costing time; nothing else may change."""

import random
from dataclasses import replace

import pytest
from robot_tables import random_positions

from scopa_desktop.ai.decision import Decision
from scopa_desktop.ai.game import game_for
from scopa_desktop.ai.levels import MASTER
from scopa_desktop.ai.memory import remember
from scopa_desktop.ai.race import FIRST_LOOK, Race
from scopa_desktop.ai.steps import steps_of
from scopa_desktop.ai.worlds import thinned
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.engine.view import view_for


def run_to_the_end(race, values, worlds, rng):
    """Worlds in which each step shows its value and some noise; how many were looked at."""
    for number in range(worlds):
        race.note(1.0, [values[step] + rng.gauss(0, 1) for step in race.running])
        if race.is_decided:
            return number + 1
    return worlds


def test_a_move_far_behind_falls_out_at_the_first_look_and_the_best_never():
    for seed in range(50):
        race = Race(3, drops=True)
        run_to_the_end(race, [0.0, 3.0, 2.9], 200, random.Random(seed))
        assert race.running in ([1], [2], [1, 2])
        assert race.means()[0] < 1.5


def test_the_last_one_running_ends_the_race_early():
    race = Race(2, drops=True)
    assert run_to_the_end(race, [4.0, 0.0], 500, random.Random(1)) == FIRST_LOOK
    assert race.is_decided


def test_level_moves_stay_in():
    race = Race(2, drops=True)
    assert run_to_the_end(race, [0.0, 0.02], 400, random.Random(3)) == 400
    assert race.running == [0, 1]


def test_without_drops_all_arrive():
    race = Race(2, drops=False)
    run_to_the_end(race, [9.0, 0.0], 100, random.Random(2))
    assert race.running == [0, 1]
    assert race.means()[0] == pytest.approx(9.0, abs=0.5)


def test_thinned_worlds_keep_heavy_ones_and_the_mean_of_all():
    rng = random.Random(5)
    weighed = [((number,), rng.random() ** 6 + 1e-3) for number in range(400)]
    total = sum(weight for _, weight in weighed)
    truth = sum(weight * world[0] for world, weight in weighed) / total
    means = []
    for _ in range(300):
        kept = thinned(weighed, 60, rng)
        assert len(kept) <= 61
        heavy = {pair for pair in weighed if pair[1] >= total / 60}
        assert heavy <= set(kept)
        means.append(sum(w * world[0] for world, w in kept) / sum(w for _, w in kept))
    assert sum(means) / len(means) == pytest.approx(truth, abs=2.0)


@pytest.mark.parametrize("ruleset", ["scopa", "escopa15"])
def test_racing_rarely_changes_a_choice_and_then_only_for_one_as_good(ruleset):
    rules = find_ruleset(ruleset)
    game, regrets = game_for(rules, 2), []
    for match in random_positions(rules, 2, seed=6):
        view = view_for(match, match.round.turn)
        steps = steps_of(view, game)
        if len(steps) < 2 or not view.stock:
            continue
        found = []
        for races in (True, False):
            level = replace(MASTER, races=races, worlds=80, guard_ms=None)
            thought = Decision(game, remember(view), steps, level)
            found.append(finished(thought.run(random.Random(4))))
        raced, whole = found
        chosen = max(raced.running, key=raced.means.__getitem__)
        regrets.append(max(whole.means) - whole.means[chosen])
    assert max(regrets) < 0.15
    assert sum(regrets) / len(regrets) < 0.02


def finished(thinking):
    """What a sliced thought returns."""
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            return stop.value
