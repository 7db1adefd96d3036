"""Every robot at every table: legal, repeatable, and blind to what is hidden."""

import ast
import random
from dataclasses import replace
from pathlib import Path

import pytest
from robot_tables import (
    TABLES,
    deal,
    hurried,
    make_view,
    play_round,
    random_positions,
)

import scopa_desktop.ai
from scopa_desktop.ai import BOTS, decision, find_bot
from scopa_desktop.ai.bot import finish
from scopa_desktop.ai.decision import Decision
from scopa_desktop.ai.game import game_for
from scopa_desktop.ai.levels import HARD, MASTER
from scopa_desktop.ai.memory import remember
from scopa_desktop.ai.robot import Robot
from scopa_desktop.ai.steps import steps_of
from scopa_desktop.ai.value import lap_leaf
from scopa_desktop.engine.cards import Card, mask_of
from scopa_desktop.engine.match import play_move
from scopa_desktop.engine.moves import Claim
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset
from scopa_desktop.engine.view import view_for

LEVELS = [key for key, info in BOTS.items() if info.is_level]


def test_the_levels_stand_weakest_first_after_the_references():
    assert list(BOTS) == ["random", "greedy", "easy", "normal", "hard", "master"]
    assert LEVELS == ["easy", "normal", "hard", "master"]
    orders = [info.order for info in BOTS.values()]
    assert orders == sorted(set(orders))


def test_an_unknown_robot_is_named_with_those_that_there_are():
    with pytest.raises(ValueError, match=r"'grandmaster'.*easy normal hard master"):
        find_bot("grandmaster")


@pytest.mark.parametrize("key", list(BOTS))
def test_a_robot_makes_only_legal_moves_at_every_table(key):
    bot = hurried(key)
    for ruleset, seats in TABLES:
        # `play_round` checks each move.
        moves, match = play_round(find_ruleset(ruleset), seats, [bot], seed=f"{ruleset}{seats}")
        assert match.round.is_over, (ruleset, seats)
        assert len(moves) >= 36


@pytest.mark.parametrize("key", ["hard", "master"])
@pytest.mark.parametrize("ruleset", ["scopa", "escopa15", "cirulla"])
def test_the_searching_levels_play_a_whole_round_as_they_are(key, ruleset):
    _, match = play_round(find_ruleset(ruleset), 2, [find_bot(key), find_bot("greedy")], seed=3)
    assert match.round.is_over


@pytest.mark.slow
@pytest.mark.parametrize("key", list(BOTS))
@pytest.mark.timeout(3600)
def test_two_hundred_seeded_rounds_hold_no_illegal_move(key):
    for number in range(200):
        ruleset, seats = TABLES[number % len(TABLES)]
        play_round(find_ruleset(ruleset), seats, [hurried(key)], seed=number)


@pytest.mark.parametrize("key", LEVELS)
@pytest.mark.parametrize(("ruleset", "seats"), [("scopa", 2), ("escopa15", 3), ("scopone", 4)])
def test_the_same_seed_gives_the_same_game(key, ruleset, seats):
    rules = find_ruleset(ruleset)
    first, _ = play_round(rules, seats, [hurried(key)], seed=7)
    again, _ = play_round(rules, seats, [hurried(key)], seed=7)
    assert first == again


def test_choosing_and_thinking_in_slices_find_the_same_move():
    match = deal(find_ruleset("scopa"), 2, random.Random(4))
    view = view_for(match, match.round.turn)
    thinking, slices = find_bot("master").think(view, random.Random(1)), 0
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            move = stop.value
            break
        slices += 1
    assert move == find_bot("master").choose(view, random.Random(1))
    assert slices >= 20, "a thought of many worlds must pause often"


@pytest.mark.parametrize(
    ("ruleset", "seats"), [("scopa", 4), ("escopa15", 4), ("cirulla", 4), ("scopone", 4)]
)
def test_how_finely_a_thought_is_sliced_changes_no_number(monkeypatch, ruleset, seats):
    rules = find_ruleset(ruleset)
    game = game_for(rules, seats)
    level = replace(MASTER, guard_ms=None, worlds_of_many=3)
    for match in list(random_positions(rules, seats, seed=8))[::5]:
        view = view_for(match, match.round.turn)
        steps, found = steps_of(view, game), []
        for cards in (40, 4, 1):
            monkeypatch.setattr(decision, "QUICK_CARDS", cards)
            monkeypatch.setattr(decision, "NEW_PLAYS", cards)
            thought = Decision(game, remember(view), steps, level)
            outlook = finish(thought.run(random.Random(3)))
            found.append((outlook.means, list(outlook.running), outlook.seen))
        assert found[0] == found[1] == found[2]


def with_hidden_cards_permuted(match, seat, rng):
    """The same match with the cards that a seat cannot see dealt anew among their places."""
    state = match.round
    known = mask_of(state.hands[seat]) | state.shown
    places = [
        (other, place)
        for other in range(state.seats)
        for place, card in enumerate(state.hands[other])
        if not card.bit & known
    ]
    hidden = [state.hands[other][place] for other, place in places] + list(state.stock)
    rng.shuffle(hidden)
    hands = [list(hand) for hand in state.hands]
    for (other, place), card in zip(places, hidden, strict=False):
        hands[other][place] = card
    changed = state._replace(
        hands=tuple(map(tuple, hands)),
        hand_masks=tuple(mask_of(hand) for hand in hands),
        stock=tuple(hidden[len(places) :]),
    )
    return replace(match, round=changed)


def assert_blind(match, key, rng, *, times):
    seat = match.round.turn
    view = view_for(match, seat)
    chosen = hurried(key).choose(view, random.Random(5))
    for _ in range(times):
        other = view_for(with_hidden_cards_permuted(match, seat, rng), seat)
        assert hurried(key).choose(other, random.Random(5)) == chosen


@pytest.mark.parametrize("key", LEVELS)
def test_hidden_cards_do_not_change_a_choice(key):
    rng = random.Random(11)
    for number, (ruleset, seats) in enumerate(TABLES):
        positions = list(random_positions(find_ruleset(ruleset), seats, seed=number))
        assert_blind(rng.choice(positions), key, rng, times=1)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("key", LEVELS)
def test_twenty_permutations_of_five_hundred_positions_change_no_choice(key):
    rng = random.Random(12)
    for number in range(500):
        ruleset, seats = TABLES[number % len(TABLES)]
        positions = list(random_positions(find_ruleset(ruleset), seats, seed=number))
        assert_blind(rng.choice(positions), key, rng, times=20)


def test_no_robot_module_knows_the_full_state():
    folder = Path(scopa_desktop.ai.__file__).parent
    forbidden = {f"scopa_desktop.engine.{name}" for name in ("state", "round", "match", "record")}
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module] if isinstance(node, ast.ImportFrom) else []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            assert not forbidden.intersection(names), path.name


@pytest.mark.parametrize("key", list(BOTS))
def test_a_robot_is_not_asked_out_of_turn_or_after_the_round(key):
    view = make_view("scopa", "7D 8C 2B", "10C 9S")
    with pytest.raises(ValueError, match="turn of 1"):
        find_bot(key).choose(replace(view, turn=1), random.Random(1))
    with pytest.raises(ValueError, match="over"):
        find_bot(key).choose(replace(view, turn=None, is_over=True), random.Random(1))


@pytest.mark.parametrize("key", ["normal", "hard", "master"])
def test_no_level_above_easy_throws_the_settebello_away(key):
    view = make_view("scopa", "7D 8C 2B", "10C 9S")
    for seed in range(5):
        assert find_bot(key).choose(view, random.Random(seed)).card != Card.parse("7D")


@pytest.mark.parametrize("key", ["greedy", "normal", "hard", "master"])
def test_a_sweep_with_the_settebello_is_taken(key):
    view = make_view("scopa", "7D 8C 2B", "4C 3S")
    assert str(find_bot(key).choose(view, random.Random(2))) == "7Dx4C+3S"


@pytest.mark.parametrize("key", ["greedy", "normal", "master"])
def test_a_left_fifteen_that_clears_the_table_is_claimed(key):
    view = make_view("escopa15", "1C 9B 4S", "8C 7S", left="7S", sizes=(3, 2))
    assert isinstance(find_bot(key).choose(view, random.Random(2)), Claim)


@pytest.mark.parametrize("key", ["normal", "hard", "master"])
def test_the_lowest_score_is_aimed_at_where_the_lowest_wins(key):
    # 7B would sweep with the settebello, 10S takes nothing and leaves a table nobody sweeps.
    view = make_view("scopa-a-perdere", "7B 10S", "7D", sizes=(2, 2))
    assert str(find_bot(key).choose(view, random.Random(3))) == "10S"


@pytest.mark.parametrize("key", ["easy", "normal", "master"])
def test_a_hand_that_pays_is_declared(key):
    view = make_view("cirulla", "2C 3S 4B", "10C 9S 8D 5C")
    bot = find_bot(key)
    chosen = [bot.choose(view, random.Random(seed)) for seed in range(3)]
    assert all(move.declares for move in chosen)


def test_easy_forgets_what_was_captured():
    piles = ("1C 1S 1B 2C", "3C 3S 3B 4C")
    other = ("5C 5S 6B 6C", "8C 8S 8B 10S")
    for seed in range(10):
        seen = make_view("scopa", "7D 8D 2D", "10C 9S", piles=piles)
        changed = make_view("scopa", "7D 8D 2D", "10C 9S", piles=other)
        chosen = find_bot("easy").choose(seen, random.Random(seed))
        assert chosen == find_bot("easy").choose(changed, random.Random(seed))


def test_a_robot_can_take_over_from_any_position_of_every_preset():
    for number, ruleset in enumerate(RULESETS):
        rules = find_ruleset(ruleset)
        seats = rules.allowed_seats()[0]
        match = list(random_positions(rules, seats, seed=number))[number]
        move = hurried("master").choose(view_for(match, match.round.turn), random.Random(1))
        play_move(match, move)


def test_a_glance_is_the_move_of_the_one_ply_player():
    glancing = Robot(replace(MASTER, glances=1.0))
    for match in random_positions(find_ruleset("scopa"), 2, seed=8):
        view = view_for(match, match.round.turn)
        move = glancing.choose(view, random.Random(1))
        assert move == find_bot("normal").choose(view, random.Random(1))


@pytest.mark.parametrize(
    ("ruleset", "seats", "glances"),
    [("scopa", 2, True), ("scopa", 3, True), ("scopa", 4, False), ("escopa15", 2, False)],
)
def test_hard_glances_where_thought_alone_would_be_too_strong(ruleset, seats, glances, monkeypatch):
    seen = []
    run = Decision.run

    def noted(self, rng):
        seen.append(self)
        return run(self, rng)

    monkeypatch.setattr(Decision, "run", noted)
    match = deal(find_ruleset(ruleset), seats, random.Random(3))
    view = view_for(match, match.round.turn)
    hard = Robot(replace(HARD, worlds=1, worlds_of_many=1, enumerates=1))
    for seed in range(60):
        hard.choose(view, random.Random(seed))
    assert (len(seen) < 50) == glances, len(seen)


def test_the_value_speaks_two_laps_on_in_scopone_until_the_end_is_near(monkeypatch):
    asked = []

    def noted(game, cards):
        asked.append(cards)
        return lap_leaf(game, cards)

    monkeypatch.setattr(decision, "lap_leaf", noted)
    master = Robot(replace(MASTER, worlds_of_many=1, guard_ms=None))
    thought = []
    for match in random_positions(find_ruleset("scopone-scientifico"), 4, seed=2):
        view = view_for(match, match.round.turn)
        if view.seat == match.round.dealer or len(view.hand) == 1:
            continue
        asked.clear()
        master.choose(view, random.Random(1))
        thought.append((len(view.hand), tuple(asked)))
    assert (10, (7,)) in thought
    assert all(cards == (size - 3,) for size, cards in thought if cards), thought
    assert not any(cards for size, cards in thought if size <= 5), thought
