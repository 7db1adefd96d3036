"""The judgement of moves: order, errors, labels, reasons, hints."""

import random
from dataclasses import replace
from math import comb

import pytest
from robot_tables import deal, make_view, play_round, random_positions

from scopa_desktop.ai import find_bot
from scopa_desktop.ai.analysis import Label, analyse_view, hint
from scopa_desktop.ai.game import game_for
from scopa_desktop.ai.memory import remember
from scopa_desktop.ai.reasons import FaultReason, HintReason, blame, chance_of_sweep, sweeper
from scopa_desktop.ai.steps import steps_of
from scopa_desktop.engine.cards import mask_of, parse_cards
from scopa_desktop.engine.moves import parse_move
from scopa_desktop.engine.record import MatchRecord, RoundRecord, SeatInfo
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.engine.view import view_for
from scopa_desktop.runner.analysis import analyse_record


def test_every_legal_move_is_judged_best_first():
    match = deal(find_ruleset("scopa"), 2, random.Random(8))
    view = view_for(match, match.round.turn)
    found = analyse_view(view, random.Random(1))
    assert {value.move for value in found.moves} == set(view.legal_moves())
    losses = [value.loss for value in found.moves]
    assert losses == sorted(losses)
    assert losses[0] == 0.0
    assert found.best.label is Label.BEST
    assert found.best.fault is None
    assert all(value.fault is not None for value in found.moves if value.loss > 0)
    assert all(value.error > 0 for value in found.moves if value.loss > 0), "it was sampled"
    assert not found.complete


def test_the_last_deal_is_judged_exactly_and_without_error():
    last = [
        match for match in random_positions(find_ruleset("scopa"), 2, 3) if not match.round.stock
    ]
    found = analyse_view(view_for(last[0], last[0].round.turn), random.Random(1))
    assert found.exact
    assert found.worlds == 1
    assert all(value.error == 0 for value in found.moves)
    assert all(value.expected == int(value.expected) for value in found.moves)


def test_the_same_seed_judges_alike():
    match = deal(find_ruleset("escopa15"), 3, random.Random(8))
    view = view_for(match, match.round.turn)
    assert analyse_view(view, random.Random(1)) == analyse_view(view, random.Random(1))


def test_throwing_the_settebello_away_is_called_what_it_is():
    found = analyse_view(make_view("scopa", "7D 8C 2B", "10C 9S"), random.Random(1))
    thrown = found.find(parse_move("7D"))
    assert found.best.move != thrown.move
    assert thrown.label not in (Label.BEST, Label.GOOD)
    assert thrown.fault.reason is FaultReason.LET_SETTEBELLO_GO


def test_asking_for_a_move_that_was_not_possible_is_refused():
    found = analyse_view(make_view("scopa", "8C 2B", "9S"), random.Random(1))
    with pytest.raises(ValueError, match="7D is not among"):
        found.find(parse_move("7D"))


@pytest.mark.parametrize(
    ("ruleset", "hand", "table", "left", "played", "best", "reason"),
    [
        ("scopa", "7C 2B", "4C 3S", None, "2B", "7Cx4C+3S", FaultReason.MISSED_SWEEP),
        ("scopa", "4C 10B", "3S", None, "4C", "10B", FaultReason.LEFT_SWEEP),
        ("scopa", "7C 8S", "7D 9C 10C", None, "8S", "7Cx7D", FaultReason.LET_SETTEBELLO_GO),
        ("scopa", "7C 8S", "7B 9C 10C", None, "8S", "7Cx7B", FaultReason.MISSED_SEVEN),
        ("scopa", "5C 8S", "5D 9C 10C", None, "8S", "5Cx5D", FaultReason.MISSED_COINS),
        ("scopa", "5C 8S", "5S 9C 10C", None, "8S", "5Cx5S", FaultReason.MISSED_CARDS),
        ("escopa15", "1C 4S", "8C 7S 9B", "7S", "1C", "^8C+7S", FaultReason.MISSED_FIFTEEN),
        ("scopa", "9B 10B", "9C 10C", None, "9Bx9C", "10Bx10C", FaultReason.RISKY),
    ],
)
def test_a_worse_move_is_blamed_for_what_the_best_one_had(
    ruleset, hand, table, left, played, best, reason
):
    view = make_view(ruleset, hand, table, left=left)
    game = game_for(view.ruleset, 2)
    steps = {str(step.move): step for step in steps_of(view, game)}
    lying = mask_of(parse_cards(table))
    fault = blame(game, steps[played], steps[best], lying, last_deal=False)
    assert fault.reason is reason


def test_a_sweep_that_was_left_is_told_with_its_figures():
    view = make_view("scopa", "4C 10B", "3S")
    game = game_for(view.ruleset, 2)
    steps = {str(step.move): step for step in steps_of(view, game)}
    fault = blame(game, steps["4C"], steps["10B"], mask_of(parse_cards("3S")), last_deal=False)
    assert (fault.total, fault.value) == (7, 7)
    assert sweeper(game_for(find_ruleset("escopa15"), 2), mask_of(parse_cards("3S 4C"))) == 8


@pytest.mark.parametrize(
    ("ruleset", "hand", "table", "left", "reason"),
    [
        ("scopa", "7C 2B", "4C 3S", None, HintReason.SWEEP),
        ("scopa", "7C 10S", "7D 9C", None, HintReason.SETTEBELLO),
        ("scopa", "7C 2S", "7S 10C 9C", None, HintReason.SEVENS),
        ("scopa", "5C 2S", "5D 10C 9C", None, HintReason.COINS),
        ("scopa", "5C 2S", "5S 10C 9C", None, HintReason.CARDS),
        ("scopa", "8C 2S", "10C 9C", None, HintReason.SAFE),
        ("escopa15", "1C 9B", "8C 7S", "7S", HintReason.FIFTEEN),
        ("cirulla", "2C 3S 4B", "10C 9S 8D 5C", None, HintReason.DECLARATION),
    ],
)
def test_a_hint_says_in_a_word_what_speaks_for_the_move(ruleset, hand, table, left, reason):
    view = make_view(ruleset, hand, table, left=left)
    found = hint(view, random.Random(1))
    assert found.move in view.legal_moves()
    assert found.reason is reason


def test_a_record_is_judged_move_by_move_for_one_seat():
    rules = find_ruleset("scopa")
    moves, match = play_round(rules, 2, [find_bot("random")], seed=6)
    deck = deck_of(rules, seed=6)
    seats = (SeatInfo("Ana"), SeatInfo("Bia"))
    record = MatchRecord(rules, seats, 0, (RoundRecord((deck,), tuple(moves)),))
    judged = list(analyse_record(record, seat=1))
    assert [play.move for play in judged] == moves[0::2], "seat 1 leads, seat 0 deals"
    assert all(play.seat == 1 and play.round_number == 1 for play in judged)
    assert sum(play.value.loss for play in judged) > 0.5, "chance plays badly"
    assert match.round.is_over


def deck_of(rules, seed):
    """The deck that `play_round` deals with this seed."""
    state = deal(rules, 2, random.Random(seed)).round
    first, second = state.hands[1], state.hands[0]
    return (*first, *second, *state.table, *state.stock)


def test_a_sweep_that_was_left_says_how_often_it_comes():
    # Where 4 and 3 lie alone, the four sevens among 36 unseen cards sweep; three are held.
    view = make_view("scopa", "4C 8B 9S", "3S 10D", sizes=(3, 3))
    game = game_for(view.ruleset, 2)
    step = next(step for step in steps_of(view, game) if str(step.move) == "4C")
    assert chance_of_sweep(game, remember(view), step) == 0.0, "10 of coins lies there too"
    view = make_view("scopa", "4C 8B 9S", "3S", sizes=(3, 3))
    step = next(step for step in steps_of(view, game) if str(step.move) == "4C")
    wanted = 1 - comb(32, 3) / comb(36, 3)
    assert chance_of_sweep(game, remember(view), step) == pytest.approx(wanted)
    found = analyse_view(view, random.Random(1)).find(parse_move("4C"))
    assert found.fault.reason is FaultReason.LEFT_SWEEP
    assert found.fault.chance == pytest.approx(wanted)


def test_a_card_that_lies_open_sweeps_for_certain_or_not_at_all():
    view = make_view("scopa", "4C 8B 9S", "3S", sizes=(3, 3))
    game = game_for(view.ruleset, 2)
    step = next(step for step in steps_of(view, game) if str(step.move) == "4C")
    for hand, chance in (("7D 1C 2C", 1.0), ("6D 1C 2C", 0.0)):
        shown = replace(view, shown=((), parse_cards(hand)))
        assert chance_of_sweep(game, remember(shown), step) == chance
