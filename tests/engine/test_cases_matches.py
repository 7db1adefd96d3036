"""How a match ends: worked cases one by one."""

from dataclasses import replace

import pytest

from scenario import Scenario, rules_of
from scopa_desktop.engine.cards import CARDS
from scopa_desktop.engine.errors import IllegalMoveError
from scopa_desktop.engine.events import (
    ExtraRoundNeeded,
    MatchExpired,
    MatchWon,
    RoundScored,
    SeatResigned,
    Swept,
)
from scopa_desktop.engine.match import expire, next_round, play_move, resign, start_match
from scopa_desktop.engine.moves import parse_move
from scopa_desktop.engine.round import legal_moves
from scopa_desktop.engine.state import Ended, EndReason


def last_play(key, scores, *, piles=("", ""), seats=2, last_capturer=None, **options):
    """A match whose round ends with the dealer's laying of 10C, which scores nothing new."""
    hands = [""] * (seats - 1) + ["10C"]
    game = Scenario(
        key,
        seats=seats,
        hands=hands,
        turn=seats - 1,
        stock="",
        piles=piles,
        scores=scores,
        last_capturer=last_capturer,
        **options,
    )
    return game.play("10C")


ENDS = [
    # case, ruleset, options, scores before a round that scores nothing, winners
    ("M01 both over, higher wins", "escopa15", {}, (22, 21), (0,)),
    ("M02 level at 22", "escopa15", {}, (22, 22), None),
    ("M03 exactly the target", "escopa15", {}, (21, 20), (0,)),
    ("below the target", "escopa15", {}, (20, 20), None),
    ("M05 level at 11", "scopa", {}, (11, 11), None),
    ("M05 twelve to eleven", "scopa", {}, (11, 12), (1,)),
    ("M05 eleven to ten", "scopa", {}, (11, 10), (0,)),
    ("M06 sixteen to fifteen", "escopa-italiana", {"target": 16}, (16, 15), (0,)),
    ("M06 seventeen all", "escopa-italiana", {"target": 16}, (17, 17), None),
    ("Q15 the side that reaches the target loses", "scopa-a-perdere", {}, (21, 14), (1,)),
    ("Q15 both over, the higher loses", "scopa-a-perdere", {}, (21, 23), (0,)),
    ("Q15 level", "scopa-a-perdere", {}, (22, 22), None),
    ("D30 two points in front", "scopa", {"win_by": 2}, (12, 11), None),
    ("D30 two points in front reached", "scopa", {"win_by": 2}, (13, 11), (0,)),
    ("sixteen all", "escopa-belos", {"no_capture_leftovers": "nobody"}, (16, 16), None),
    ("three sides, a tie for second", "scopa", {}, (11, 9, 9), (0,)),
    ("three sides, two level in front", "scopa", {}, (12, 5, 12), None),
]


@pytest.mark.parametrize(
    ("key", "options", "scores", "winners"),
    [case[1:] for case in ENDS],
    ids=[case[0] for case in ENDS],
)
def test_the_match_ends_for_the_side_alone_in_front_at_the_target(key, options, scores, winners):
    game = last_play(key, scores, seats=len(scores), **options)
    assert game.match.scores == scores
    assert game.match.winners == winners
    assert game.match.wants_deck is (winners is None)
    assert [event.sides for event in game.happened(MatchWon)] == ([winners] if winners else [])


def test_level_sides_at_the_target_are_told_of_the_extra_round():
    game = last_play("scopa", (11, 11))
    assert game.happened(ExtraRoundNeeded) == [ExtraRoundNeeded((0, 1))]
    assert not last_play("scopa", (10, 10)).happened(ExtraRoundNeeded)
    game = last_play("scopa", (12, 5, 12), seats=3)
    assert game.happened(ExtraRoundNeeded) == [ExtraRoundNeeded((0, 2))]
    game = last_play("scopa", (12, 11), win_by=2)
    assert game.happened(ExtraRoundNeeded) == [ExtraRoundNeeded((0, 1))]


def test_extra_rounds_go_on_until_one_side_is_alone_in_front():
    match = last_play("scopa", (11, 11)).match
    match, _ = next_round(match, CARDS)
    assert match.round_number == 2
    assert match.dealer == 0
    assert match.winners is None


def test_m07_a_sweep_at_twenty_does_not_stop_the_match():
    game = Scenario("escopa15", table="8C", hands=["7D 1C", "2D 3D"], scores=(20, 20))
    game.play("7Dx8C")
    assert game.happened(Swept)
    assert game.match.scores == (20, 20)
    assert not game.match.is_over


def test_p14_a_side_without_a_trick_loses_the_match_whatever_the_totals():
    game = last_play("escoba", (2, 20), piles=("D:1-10 C:1-9 S:1-10 B:1-10", ""), last_capturer=0)
    assert game.match.winners == (0,)
    assert game.state.sheet.totals == (7, 0)


def test_p15_no_such_rule_in_escopa15():
    game = last_play("escopa15", (2, 20), piles=("D:1-10 C:1-9 S:1-10 B:1-10", ""), last_capturer=0)
    assert game.match.winners is None
    assert game.match.scores == (9, 20)


def test_d07_the_rule_does_not_fire_when_nobody_captured():
    assert last_play("escoba", (2, 20)).match.winners is None


def test_d12_an_opening_table_counts_as_a_trick():
    piles = ("D:1-10", "2C 3S 4B 6S")
    assert last_play("escoba", (2, 3), piles=piles, last_capturer=0).match.winners is None


def test_d12_with_more_sides_the_best_other_total_wins_jointly_when_level():
    piles = ("D:1-4", "", "C:1-4")
    # The round pays side 0 two for cards and one for coins.
    for before, winners in ((1, (2,)), (2, (0, 2)), (3, (0,))):
        game = last_play("escoba", (before, 30, 5), seats=3, piles=piles, last_capturer=0)
        assert game.match.scores == (before + 3, 30, 5)
        assert game.match.winners == winners


def test_d12_eliminate_takes_the_side_out_of_the_reckoning_and_goes_on():
    options = {"zero_trick_multi": "eliminate"}
    piles = ("D:1-4", "", "C:1-4")
    game = last_play("escoba", (2, 30, 5), seats=3, piles=piles, last_capturer=0, **options)
    assert game.match.winners is None
    assert game.match.eliminated == {1}
    # In the next round another side is without a trick: the last one has won.
    piles = ("D:1-4", "S:1-4", "")
    again = last_play("escoba", (2, 30, 5), seats=3, piles=piles, last_capturer=0, **options)
    match = replace(again.before, eliminated=game.match.eliminated)
    after, events = play_move(match, parse_move("10C"))
    assert after.winners == (0,)
    assert events[-1] == MatchWon((0,))


def test_d12_eliminate_when_nobody_captured_or_only_one_did():
    options = {"zero_trick_multi": "eliminate"}
    nobody = last_play("escoba", (2, 3, 5), seats=3, **options)
    assert nobody.match.winners is None
    assert nobody.match.eliminated == frozenset()
    # One side took everything: it is the last one, and has won, even if it was out before.
    piles = ("D:1-4", "", "")
    one = last_play("escoba", (2, 3, 5), seats=3, piles=piles, last_capturer=0, **options)
    assert one.match.winners == (0,)
    match = replace(one.before, eliminated=frozenset({0}))
    assert play_move(match, parse_move("10C"))[0].winners == (0,)


def test_the_sides_that_play_on_are_those_not_yet_far_enough_behind():
    game = last_play("scopa", (12, 11, 10), seats=3, win_by=2)
    assert game.happened(ExtraRoundNeeded) == [ExtraRoundNeeded((0, 1))]


def test_q16_the_king_of_coins_decides_level_totals_only():
    piles = ("10D 1C", "8C 9C")
    for before in ((21, 20), (20, 21)):
        game = last_play("scopa-frac", before, piles=piles, win_by=2)
        assert game.match.winners is None


def test_q16_level_frac_totals_go_to_the_taker_of_the_king_of_coins():
    for piles, winners in ((("10D 1C", "8C 9C"), (0,)), (("8C 9C", "10D 1C"), (1,))):
        game = last_play("scopa-frac", (20, 20), piles=piles, last_capturer=None)
        assert game.match.scores == (22, 22)
        assert game.match.winners == winners
    game = last_play("scopa-frac", (20, 20), piles=("8C 9C", "1C 8S"), last_capturer=None)
    assert game.match.winners is None


def test_q10_all_ten_coins_win_the_match_where_the_napoleone_says_so():
    coins = ("D:1-10", "C:1-9 S:1-10 B:1-10")
    game = last_play("napola", (0, 20), piles=coins, last_capturer=1)
    assert game.match.winners == (0,)
    game = last_play("scopa", (0, 5), piles=coins, last_capturer=1, napola=True)
    assert game.match.scores == (12, 6)
    assert game.match.winners == (0,)
    assert game.state.sheet.lines["napola"].points == (10, 0)


def test_the_round_scored_event_holds_the_sheet_and_the_new_scores():
    game = last_play("scopa", (3, 4), piles=("D:1-7", ""), last_capturer=0)
    (scored,) = game.happened(RoundScored)
    assert scored.sheet == game.state.sheet
    assert scored.scores == game.match.scores == (6, 4)


# Ends before the target.


def started(key="escopa15", seats=2, **options):
    match, _ = next_round(start_match(rules_of(key, **options), seats), CARDS)
    return match


def test_m09_when_one_of_a_pair_gives_up_the_pair_loses_regardless_of_points():
    match = started(seats=4)
    for seat in range(4):
        for absent in (False, True):
            after, events = resign(match, seat, absent=absent)
            assert after.winners == (1 - seat % 2,)
            assert events == (SeatResigned(seat, absent), MatchWon(after.winners))
            reason = EndReason.ABSENT if absent else EndReason.RESIGNED
            assert after.ended == Ended(reason, seat)
            assert after.is_over
            assert not after.wants_deck


@pytest.mark.parametrize(
    ("key", "scores", "winners"),
    [
        ("scopa", (9, 3, 5), (2,)),
        ("scopa", (9, 4, 4), (1, 2)),
        ("scopa-a-perdere", (9, 3, 5), (1,)),
        ("scopa-a-perdere", (2, 7, 5), (2,)),
    ],
)
def test_d13_when_a_solo_player_gives_up_the_best_of_the_others_win(key, scores, winners):
    game = Scenario(key, seats=3, hands=["1D"], scores=scores)
    assert resign(game.match, 0).state.winners == winners


def test_m10_an_expired_match_has_no_winner():
    match, events = expire(started())
    assert match.winners == ()
    assert match.ended == Ended(EndReason.EXPIRED)
    assert events == (MatchExpired(),)
    assert match.is_over


def test_nothing_happens_after_the_end():
    match, _ = expire(started())
    with pytest.raises(ValueError, match="the match is over"):
        resign(match, 0)
    with pytest.raises(ValueError, match="the match is over"):
        expire(match)
    with pytest.raises(ValueError, match="the match is over"):
        next_round(match, CARDS)
    with pytest.raises(IllegalMoveError, match="match-over"):
        play_move(match, parse_move("7D"))


def test_a_match_that_ends_between_rounds_wants_no_deck_any_more():
    fresh = start_match(rules_of("scopa"), 2)
    assert fresh.wants_deck
    for ended in (resign(fresh, 1).state, expire(fresh).state):
        assert not ended.wants_deck
        with pytest.raises(ValueError, match="the match is over"):
            next_round(ended, CARDS)


def test_a_match_asks_for_decks_only_between_rounds_and_for_moves_only_in_them():
    fresh = start_match(rules_of("scopa"), 2, first_dealer=1)
    with pytest.raises(IllegalMoveError, match="round-over"):
        play_move(fresh, parse_move("7D"))
    match, _ = next_round(fresh, CARDS)
    with pytest.raises(ValueError, match="the round is not over"):
        next_round(match, CARDS)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            resign(match, seat)
        with pytest.raises(ValueError, match=f"seat {seat} cannot deal"):
            start_match(rules_of("scopa"), 2, first_dealer=seat)
    with pytest.raises(ValueError, match="allowed here: 2 3 4 6"):
        start_match(rules_of("scopa"), 5)


def test_the_deal_passes_to_the_right_and_the_sweeps_start_again_at_none():
    match = start_match(rules_of("scopa"), 3, first_dealer=2)
    dealers = []
    for _ in range(3):
        match, _ = next_round(match, CARDS)
        dealers.append(match.dealer)
        assert match.round.sweeps == (0, 0, 0)
        assert match.round.turn == (match.dealer + 1) % 3
        while not match.wants_deck and not match.is_over:
            match, _ = play_move(match, legal_moves(match.round)[0])
        if match.is_over:
            break
    assert dealers == [2, 0, 1][: len(dealers)]
    assert len(dealers) >= 2
