"""The number of move sequences of every game from fixed decks never changes unnoticed."""

from pathlib import Path

import pytest

from scopa_desktop.engine.cards import mask_of
from scopa_desktop.engine.fast import FastRound, FastRules
from scopa_desktop.engine.rulesets import RULESETS
from tools.count_moves import read_positions, text_of, walk, walk_masks

HERE = Path(__file__).parent
POSITIONS = [
    pytest.param(key, position, id=f"{key}-{position.seats}-after-{len(position.moves)}")
    for key in RULESETS
    for position in read_positions((HERE / f"{key}.counts").read_text(encoding="utf-8"))
]


def test_every_ruleset_has_its_counts_for_every_number_of_seats_and_no_other_file_stands_here():
    assert {path.stem for path in HERE.glob("*.counts")} == set(RULESETS)
    for key, rules in RULESETS.items():
        text = (HERE / f"{key}.counts").read_text(encoding="utf-8")
        positions = read_positions(text)
        assert {position.seats for position in positions} == set(rules.players)
        assert text_of(rules, positions) == text


def agrees(counted, position):
    """Whether a walk found what the file says."""
    assert counted.counts == position.counts
    if position.ends is not None:
        assert counted.points == position.ends
        assert counted.ends


@pytest.mark.parametrize(("key", "position"), POSITIONS)
def test_the_moves_are_counted_again(key, position):
    state = position.start(RULESETS[key])
    agrees(walk(state, position.deepest), position)


@pytest.mark.parametrize(
    ("key", "position"),
    [one for one in POSITIONS if not RULESETS[one.values[0]].declarations],
)
def test_the_mask_core_counts_the_same(key, position):
    rules, state = RULESETS[key], position.start(RULESETS[key])
    deck = [card.index for card in position.deck]
    fast = FastRound(FastRules(rules, position.seats), deck, position.dealer)
    fast.hands, fast.table = list(state.hand_masks), state.table_mask
    fast.stock = [card.bit for card in state.stock]
    fast.piles, fast.sweeps = list(map(mask_of, state.piles)), list(state.sweeps)
    fast.turn, fast.is_first_play = state.turn, not state.history
    fast.left = 0 if state.left15 is None else state.left15.bit
    fast.last_capturer = -1 if state.last_capturer is None else state.last_capturer
    agrees(walk_masks(fast, position.deepest), position)
