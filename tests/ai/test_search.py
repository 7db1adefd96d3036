"""The search against brute force over the engine itself, and the values it stands on."""

import random

import pytest
from robot_tables import deal, random_positions

from scopa_desktop.ai.bot import finish
from scopa_desktop.ai.game import game_for
from scopa_desktop.ai.memory import remember
from scopa_desktop.ai.search import NOBODY, OTHER, OWN, CachedLeaf
from scopa_desktop.ai.sliced import SlicedDuel
from scopa_desktop.ai.steps import steps_of
from scopa_desktop.ai.value import final_leaf
from scopa_desktop.engine import round as rounds
from scopa_desktop.engine.match import play_move
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset
from scopa_desktop.engine.scoring import match_winner
from scopa_desktop.engine.view import view_for

TWO_SIDED = [
    (key, seats)
    for key, rules in RULESETS.items()
    for seats in rules.allowed_seats()
    if rules.sides(seats) == 2 and not rules.declarations
]
QUICK = [("scopa", 2), ("escopa15", 2), ("escopa-belos", 2), ("asso-pigliatutto", 2)]


def position_with(rules, seats, cards, seed):
    """A randomly reached position of the last deal with so many cards in the hands."""
    for match in random_positions(rules, seats, seed):
        state = match.round
        if not state.stock and sum(map(len, state.hands)) <= cards and state.left15 is None:
            return match
    raise AssertionError("the round never had so few cards")


def outcome(state, side, sign, game):
    """Points of the finished round as the side's difference, decisive cards included."""
    totals = list(state.sheet.totals)
    difference = sign * (totals[side] - totals[1 - side])
    masks = tuple(sum(card.bit for card in pile) for pile in state.piles)
    extra = game.final(masks[side], masks[1 - side]) - sign * (
        points(state, side) - points(state, 1 - side)
    )
    assert (abs(extra) < 1e-9) == (match_winner(state.ruleset, masks) is None), "only for a win"
    return difference + extra


def points(state, side):
    """The count without sweeps and declarations."""
    lines = state.sheet.lines
    return sum(line.points[side] for key, line in lines.items() if key != "sweeps")


def brute(state, side, sign, game):
    """The value of a position by trying everything, with the engine's own moves."""
    if state.turn is None:
        return outcome(state, side, sign, game)
    values = [
        brute(rounds.play(state, move).state, side, sign, game)
        for move in rounds.legal_moves(state)
    ]
    mine = state.ruleset.side_of(state.turn, state.seats) == side
    return max(values) if mine else min(values)


def searched(match, move):
    """The value of a move by the search, points already made included."""
    state = match.round
    game = game_for(state.ruleset, state.seats)
    seat = state.turn
    view = view_for(match, seat)
    situation = remember(view)
    side = view.side
    duel = SlicedDuel(
        game,
        CachedLeaf(final_leaf(game)),
        last_deal=True,
        plays=situation.cards_in_hands,
        declines=True,
    )
    duel.enter(state.hand_masks)
    last = situation.last
    mine = NOBODY if last is None else OWN if last == side else OTHER
    step = next(step for step in steps_of(view, game) if step.move == move)
    piles = situation.piles
    made = game.sweep * (view.sweeps[side] - view.sweeps[1 - side])
    where = (step, seat, piles[side], piles[1 - side], situation.table, mine)
    value = duel.after(*where)
    duel.enter(state.hand_masks)
    assert finish(duel.sliced(*where)) == value, "slices must not change a value"
    return made + value


def assert_exact(ruleset, seats, cards, seed):
    match = position_with(find_ruleset(ruleset), seats, cards, seed)
    state = match.round
    game = game_for(state.ruleset, state.seats)
    side = state.ruleset.side_of(state.turn, seats)
    for move in rounds.legal_moves(state):
        expected = brute(rounds.play(state, move).state, side, game.sign, game)
        assert searched(match, move) == pytest.approx(expected), (ruleset, seed, str(move))


@pytest.mark.parametrize(("ruleset", "seats"), TWO_SIDED)
def test_the_last_cards_of_every_game_are_played_as_brute_force_plays_them(ruleset, seats):
    for seed in range(8):
        assert_exact(ruleset, seats, 4, seed)


@pytest.mark.parametrize(("ruleset", "seats"), QUICK)
def test_the_whole_last_deal_of_two_is_solved_exactly(ruleset, seats):
    for seed in range(10):
        assert_exact(ruleset, seats, 6, seed)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("ruleset", "count"), [("scopa", 2000), ("escopa15", 1000)])
def test_thousands_of_last_deals_are_solved_exactly(ruleset, count):
    for seed in range(count):
        assert_exact(ruleset, 2, 6, seed)


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_three_hundred_endings_of_four_hands_are_solved_exactly():
    for seed in range(300):
        assert_exact("scopone", 4, 8, seed)


def test_twelve_cards_in_four_hands_are_searched_alike_with_and_without_a_memory():
    rules = find_ruleset("scopone")
    game = game_for(rules, 4)
    match = position_with(rules, 4, 12, seed=5)
    state = match.round
    leaf = CachedLeaf(final_leaf(game))
    own, opp = (sum(card.bit for card in pile) for pile in state.piles)
    values = []
    for plays in (12, 0):
        duel = SlicedDuel(game, leaf, last_deal=True, plays=plays)
        duel.enter(state.hand_masks)
        values.append(duel.value(state.turn, own, opp, state.table_mask, NOBODY))
    assert values[0] == values[1]


def test_a_search_leaves_the_hands_as_they_were():
    match = position_with(find_ruleset("scopa"), 2, 6, seed=1)
    move = rounds.legal_moves(match.round)[0]
    assert searched(match, move) == searched(match, move)


def test_playing_the_best_moves_reaches_the_value_that_was_promised():
    match = position_with(find_ruleset("scopa"), 2, 6, seed=9)
    side = match.round.ruleset.side_of(match.round.turn, 2)
    promised = max(searched(match, move) for move in rounds.legal_moves(match.round))
    while match.round.turn is not None:
        best = max(rounds.legal_moves(match.round), key=lambda move: searched(match, move))
        match = play_move(match, best).state
    totals = match.round.sheet.totals
    assert totals[side] - totals[1 - side] == promised


def test_a_deal_begins_with_full_hands():
    match = deal(find_ruleset("scopa"), 2, random.Random(1))
    assert remember(view_for(match, match.round.turn)).cards_in_hands == 6
