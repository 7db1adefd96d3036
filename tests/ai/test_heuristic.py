"""The one-ply player: the reply it expects, and the short cut to its best play."""

import random
from itertools import combinations

import pytest

from scopa_desktop.ai.game import game_for
from scopa_desktop.ai.heuristic import THREAT_WEIGHT, best_option, best_play, options, threat
from scopa_desktop.engine.cards import RANK_MASKS
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset


def drawn(rng, *counts):
    """Disjoint sets of so many cards."""
    cards = [1 << index for index in rng.sample(range(40), sum(counts))]
    found = []
    for count in counts:
        found.append(sum(cards[:count]))
        del cards[:count]
    return found


def gain_of(game, table, value):
    """What the best capture with a card of this value brings, asked of the rules alone."""
    card = 1 << (29 + value)
    gains = [
        game.worth(taken) + (game.sweep_gain(card, table) if taken == table else 0.0)
        for taken in (game.takes(table, card) if table else ())
    ]
    return max(gains) + game.worth(RANK_MASKS[value]) / 4 if gains else 0.0


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_the_threat_is_the_mean_of_the_best_reply_over_all_hands(ruleset):
    rules = find_ruleset(ruleset)
    game, rng = game_for(rules, rules.players[0]), random.Random(ruleset)
    for _ in range(30):
        table, unseen = drawn(rng, rng.choice([0, 1, 2, 3, 5, 8]), 7)
        values = [place % 10 + 1 for place in range(40) if unseen >> place & 1]
        gains = {value: gain_of(game, table, value) for value in set(values)}
        for held in (1, 2, 3):
            hands = list(combinations(values, held))
            mean = sum(max(gains[value] for value in hand) for hand in hands) / len(hands)
            assert threat(game, table, unseen, held) == pytest.approx(mean)


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_the_short_cut_chooses_as_all_scores_do(ruleset):
    rules = find_ruleset(ruleset)
    game, rng = game_for(rules, rules.players[0]), random.Random(ruleset)
    for _ in range(150):
        table, hand, gone = drawn(
            rng, rng.choice([0, 1, 2, 4, 7, 9]), rng.choice([2, 3, 6, 10]), rng.choice([0, 8, 14])
        )
        held = rng.choice([0, 1, 2, 3])
        scored = options(game, hand, table, gone, held, last=False, weight=THREAT_WEIGHT)
        assert best_play(game, hand, table, gone, held) == best_option(scored)[:2]
