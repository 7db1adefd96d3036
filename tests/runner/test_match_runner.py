"""The runner as the screens use it: whole matches, what each seat is told, what is kept."""

import random
from dataclasses import replace

import pytest

from scopa_desktop.ai.levels import MASTER
from scopa_desktop.ai.robot import Robot
from scopa_desktop.engine.cards import CARDS
from scopa_desktop.engine.errors import IllegalMoveError, MoveError
from scopa_desktop.engine.events import CardsDealt, MatchWon, RoundRedealt, RoundScored
from scopa_desktop.engine.record import replay
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset
from scopa_desktop.engine.state import EndReason
from scopa_desktop.runner.match_runner import MatchRunner
from scopa_desktop.runner.player import Player

NO_LIMIT = float("inf")


def table(*words):
    return [
        Player(f"P{i}", "human") if word == "human" else Player(f"P{i}", "bot", word)
        for i, word in enumerate(words)
    ]


def new(ruleset="scopa", seats=("human", "greedy"), seed=1, **options):
    return MatchRunner(find_ruleset(ruleset), table(*seats), random.Random(seed), **options)


def play_round(runner):
    """Play the present round to its end, people choosing their first legal move."""
    while not runner.is_round_over:
        if not runner.tick(NO_LIMIT):
            seat = runner.turn
            runner.submit(seat, runner.view(seat).legal_moves()[0])


def play_match(runner):
    while not runner.is_match_over:
        runner.next_round()
        play_round(runner)


@pytest.mark.parametrize("key", RULESETS)
def test_a_whole_match_of_every_ruleset_ends_and_replays_to_the_same_state(key):
    seats = RULESETS[key].players[0]
    runner = new(key, ("random",) * seats)
    play_match(runner)
    assert runner.match.winners
    assert replay(runner.record) == runner.match


def test_before_the_first_deal_nobody_is_in_turn():
    runner = new()
    assert runner.turn is None
    assert runner.turn_player is None
    assert not runner.tick()
    assert not runner.is_round_over


def test_the_seat_after_the_dealer_leads():
    runner = new(first_dealer=1)
    runner.start()
    assert runner.turn == 0
    assert runner.turn_player == Player("P0", "human")


def test_a_person_is_waited_for_and_a_robot_answers():
    runner = new(first_dealer=1)
    runner.start()
    assert not runner.tick(NO_LIMIT)
    runner.submit(0, runner.view(0).legal_moves()[0])
    assert runner.tick(NO_LIMIT)
    assert runner.turn == 0
    assert len(runner.record.rounds[0].moves) == 2


def test_a_slice_without_time_left_thinks_a_little_and_moves_later():
    now = iter(range(1_000_000))
    runner = new(seats=("human", "master"), first_dealer=0, clock=lambda: next(now))
    runner.start()
    slices = 1
    while runner.tick(4.0) and runner.turn == 1:
        slices += 1
    assert slices > 3
    assert runner.turn == 0


def test_the_length_of_the_slices_does_not_change_what_the_robot_plays():
    def moves(clock):
        runner = new(seats=("master", "master"), seed=5, clock=clock)
        runner.start()
        while len(runner.record.rounds[0].moves) < 8:
            runner.tick(4.0)
        return runner.record.rounds[0].moves

    now = iter(range(10_000_000))
    assert moves(lambda: next(now)) == moves(lambda: 0.0)


def test_the_record_notes_where_a_slow_machine_cut_a_thought_short():
    hasty = Robot(replace(MASTER, guard_ms=0.0))
    runner = new(seats=("master", "human"), first_dealer=1, bots=lambda _: hasty)
    runner.start()
    while runner.turn == 0:
        runner.tick(NO_LIMIT)
    assert runner.record.extra["robot_cuts"] == [[1, 1, 1]], "first round, first ply, one world"


def test_a_thought_that_runs_its_course_leaves_no_note():
    runner = new(seats=("master", "human"), first_dealer=1)
    runner.start()
    while runner.turn == 0:
        runner.tick(NO_LIMIT)
    assert "robot_cuts" not in runner.record.extra


def test_the_same_seed_gives_the_same_match():
    records = []
    for _ in range(2):
        runner = new(seats=("easy", "random"), seed=9)
        play_match(runner)
        records.append(runner.record)
    assert records[0] == records[1]


def test_an_illegal_move_changes_nothing_and_is_not_kept():
    saved = []
    runner = new(first_dealer=1, autosave=saved.append)
    runner.start()
    before, kept = runner.match, len(saved)
    move = runner.view(0).legal_moves()[0]
    with pytest.raises(IllegalMoveError) as caught:
        runner.submit(1, move)
    assert caught.value.refusal.reason is MoveError.NOT_YOUR_TURN
    assert runner.match is before
    assert len(saved) == kept


def test_a_seat_is_told_its_own_cards_and_only_the_number_of_the_others():
    runner = new(first_dealer=1)
    runner.start()
    dealt = {e.seat: e for e in runner.drain_events(0) if isinstance(e, CardsDealt)}
    assert dealt[0].cards == runner.view(0).hand
    assert (dealt[1].cards, dealt[1].count) == ((), 3)


def test_a_watcher_is_shown_no_hand_at_all():
    runner = new()
    runner.start()
    dealt = [e for e in runner.drain_events(None) if isinstance(e, CardsDealt)]
    assert len(dealt) == 2
    assert all(event.cards == () for event in dealt)


def test_an_event_is_handed_out_once():
    runner = new()
    runner.start()
    assert runner.drain_events(0)
    assert runner.drain_events(0) == []


def test_the_score_and_the_leftovers_are_there_when_the_round_is_over():
    runner = new(seats=("greedy", "greedy"))
    runner.start()
    assert runner.score_sheet is None
    play_round(runner)
    cards, side = runner.round_leftovers
    piles = [len(pile) for pile in runner.view(0).piles]
    assert sum(piles) + (0 if side is not None else len(cards)) == 40
    scored = [e for e in runner.drain_events(0) if isinstance(e, RoundScored)]
    assert [event.sheet for event in scored] == [runner.score_sheet]


def test_a_void_opening_is_dealt_again_and_both_decks_are_kept():
    ruleset = find_ruleset("scopa").with_options({"redeal_kings_min": 1})
    redeals = []
    for seed in range(20):
        runner = MatchRunner(ruleset, table("human", "human"), random.Random(seed))
        runner.start()
        redeals.append(sum(isinstance(e, RoundRedealt) for e in runner.drain_events(None)))
        assert len(runner.record.rounds[0].decks) == redeals[-1] + 1
        assert runner.turn is not None
        assert replay(runner.record) == runner.match
    assert max(redeals) >= 2


def test_a_record_that_stops_at_a_void_opening_is_dealt_again_when_resumed():
    ruleset = find_ruleset("scopa").with_options({"redeal_kings_min": 1})
    rng = random.Random(0)
    runner = MatchRunner(ruleset, table("human", "human"), rng)
    runner.start()
    while len(runner.record.rounds[0].decks) == 1:
        runner = MatchRunner(ruleset, table("human", "human"), rng)
        runner.start()
    (played,) = runner.record.rounds
    stopped = replace(runner.record, rounds=(replace(played, decks=played.decks[:1]),))
    resumed = MatchRunner.resume(stopped, random.Random(3))
    assert resumed.turn is not None
    assert len(resumed.record.rounds) == 1
    assert replay(resumed.record) == resumed.match


def test_a_round_cannot_be_dealt_into_a_round_or_after_the_end():
    runner = new()
    runner.start()
    with pytest.raises(ValueError, match="the round is not over"):
        runner.next_round()
    runner.resign(0)
    with pytest.raises(ValueError, match="the match is over"):
        runner.next_round()
    assert len(runner.record.rounds) == 1


@pytest.mark.parametrize("absent", [False, True])
def test_who_gives_up_or_stays_away_loses(absent):
    runner = new(seats=("human", "human"))
    runner.start()
    runner.resign(1, absent)
    assert runner.match.winners == (0,)
    assert runner.record.ended.reason is (EndReason.ABSENT if absent else EndReason.RESIGNED)
    assert runner.is_match_over
    assert runner.turn is None
    assert any(isinstance(event, MatchWon) for event in runner.drain_events(0))


def test_an_expired_match_has_no_winner():
    runner = new()
    runner.start()
    runner.expire()
    assert runner.match.winners == ()
    assert replay(runner.record) == runner.match


def test_every_change_is_kept_at_once():
    saved = []
    runner = new(seats=("human", "human"), autosave=saved.append)
    runner.start()
    for _ in range(4):
        runner.submit(runner.turn, runner.view(runner.turn).legal_moves()[0])
        assert saved[-1] == runner.record
    assert [len(record.rounds[0].moves) for record in saved] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("plies", [0, 1, 5, 17, 35, 36])
def test_a_resumed_match_goes_on_as_if_it_had_never_stopped(plies):
    whole = new(seats=("easy", "hard"), seed=4)
    whole.start()
    while len(whole.record.rounds[0].moves) < plies:
        whole.tick(NO_LIMIT)
    resumed = MatchRunner.resume(whole.record, random.Random(99))
    assert resumed.record == whole.record
    assert resumed.match == whole.match
    assert resumed.drain_events(0) == []
    for runner in (whole, resumed):
        play_round(runner)
    assert resumed.record == whole.record


def test_a_match_stopped_between_rounds_waits_for_the_next_deal():
    runner = new(seats=("greedy", "greedy"))
    runner.start()
    play_round(runner)
    resumed = MatchRunner.resume(runner.record, random.Random(1))
    assert resumed.is_round_over
    assert resumed.score_sheet == runner.score_sheet
    resumed.next_round()
    assert len(resumed.record.rounds) == 2


def test_a_hostile_seed_in_a_record_is_replaced():
    runner = new(seats=("easy", "easy"))
    runner.start()
    runner.note({"robot_seed": "x", "skins": ["french"]})
    resumed = MatchRunner.resume(runner.record, random.Random(1))
    play_round(resumed)
    assert resumed.record.extra["skins"] == ["french"]


def test_the_shuffle_is_fair_over_many_deals():
    """Each card comes to each seat about as often: three cards of forty in the first deal."""
    counts = dict.fromkeys(CARDS, 0)
    rng = random.Random(2024)
    deals = 4000
    for _ in range(deals):
        runner = MatchRunner(find_ruleset("scopa"), table("human", "human"), rng)
        runner.start()
        for card in runner.view(0).hand:
            counts[card] += 1
    expected = deals * 3 / 40
    squares = sum((n - expected) ** 2 / expected for n in counts.values())
    # 99.99 % of fair shuffles stay below this with 39 degrees of freedom.
    assert squares < 80


class TestTakingBack:
    def own_move(self, runner):
        seat = runner.turn
        runner.submit(seat, runner.view(seat).legal_moves()[0])
        while runner.tick(NO_LIMIT):
            pass

    def test_it_goes_back_to_the_persons_choice_with_robots_answers_undone(self):
        runner = new(first_dealer=2, seats=("human", "greedy", "greedy"))
        runner.start()
        before = runner.view(0)
        self.own_move(runner)
        assert runner.can_take_back()
        runner.take_back()
        assert runner.view(0) == before
        assert runner.record.rounds[0].moves == ()
        assert runner.drain_events(0) == []

    def test_robots_then_answer_the_same_move_the_same_way(self):
        runner = new(first_dealer=1, seats=("human", "easy"))
        runner.start()
        self.own_move(runner)
        first = runner.record.rounds[0].moves
        runner.take_back()
        self.own_move(runner)
        assert runner.record.rounds[0].moves == first

    def test_it_never_crosses_a_deal(self):
        runner = new(first_dealer=1)
        runner.start()
        for _ in range(3):
            self.own_move(runner)
        assert runner.view(0).deal == 2
        assert not runner.can_take_back()
        with pytest.raises(ValueError, match="no move of this deal"):
            runner.take_back()

    def test_it_is_not_offered_where_two_people_play(self):
        runner = new(seats=("human", "human"))
        runner.start()
        self.own_move(runner)
        assert not runner.can_take_back()

    def test_it_is_counted_in_the_record(self):
        runner = new(first_dealer=1)
        runner.start()
        for _ in range(2):
            self.own_move(runner)
            runner.take_back()
        assert runner.record.extra["taken_back"] == 2
        assert replay(runner.record) == runner.match


def test_a_robot_has_a_level_and_a_person_has_none():
    with pytest.raises(ValueError, match="level"):
        Player("Ana", "human", "easy")
    with pytest.raises(ValueError, match="level"):
        Player("Tito", "bot")


def test_a_record_that_stops_before_the_first_deal_is_dealt_when_it_goes_on():
    resumed = MatchRunner.resume(new().record, random.Random(1))
    assert len(resumed.record.rounds) == 1
    assert resumed.view(0).hand


@pytest.mark.parametrize("counted", ["x", None, -3, 2**80, [1]])
def test_a_senseless_count_of_moves_taken_back_begins_anew(counted):
    runner = new(first_dealer=1)
    runner.note({"taken_back": counted})
    runner.start()
    runner.submit(0, runner.view(0).legal_moves()[0])
    runner.tick(NO_LIMIT)
    runner.take_back()
    assert runner.record.extra["taken_back"] == 1
