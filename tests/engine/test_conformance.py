"""What holds for every game of the registry, with every number of seats, at every move."""

import random
from dataclasses import replace

import pytest

from scenario import cards_held
from scopa_desktop.engine.cards import CARDS, mask_of
from scopa_desktop.engine.match import next_round, play_move, start_match
from scopa_desktop.engine.moves import Claim, Play
from scopa_desktop.engine.record import replay
from scopa_desktop.engine.round import legal_moves, why_not
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.engine.view import redact, view_for
from scopa_desktop.persistence.records import record_from_json, record_to_json
from tables import HOUSES, TABLES, chance_match, record_of, rules_at, table_name
from watcher import SEEN, Watcher

every_table = pytest.mark.parametrize("table", TABLES + HOUSES, ids=table_name)


def before_each(table, steps):
    """The steps with the match before each of them."""
    match = start_match(rules_at(table), table[1], first_dealer=steps[0][1].state.round.dealer)
    for done, transition in steps:
        yield match, done, transition
        match = transition.state


def test_every_preset_stands_in_the_walk_with_every_number_of_seats():
    assert {(key, seats) for key, seats, _ in TABLES} == {
        (key, seats) for key, rules in RULESETS.items() for seats in rules.players
    }


@every_table
def test_e11_the_forty_cards_are_there_at_every_moment_and_the_masks_repeat_them(table):
    for _, (match, _) in chance_match(table, "cards"):
        state = match.round
        assert tuple(cards_held(state)) == CARDS
        assert state.table_mask == mask_of(state.table)
        assert state.hand_masks == tuple(map(mask_of, state.hands))


@every_table
def test_somebody_may_move_until_the_end_and_nobody_after_it(table):
    finished = 0
    for _, (match, _) in chance_match(table, "moves"):
        state = match.round
        moves = legal_moves(state)
        assert bool(moves) is (state.turn is not None)
        assert (state.turn is None) is (state.is_over or state.voided)
        assert match.wants_deck is (state.turn is None and not match.is_over)
        assert len(set(moves)) == len(moves)
        assert len({str(move) for move in moves}) == len(moves)
        assert all(why_not(state, move) is None for move in moves)
        if state.is_over:
            finished += 1
            assert not any(state.hands)
            assert not state.stock
            assert not state.table or state.last_capturer is None
    assert finished


@every_table
def test_events_fold_to_what_each_seat_sees(table):
    seats, rules = table[1], rules_at(table)
    watchers = [Watcher(rules, seats, seat) for seat in range(seats)]
    for _, (match, events) in chance_match(table, "events"):
        for watcher in watchers:
            for event in events:
                watcher.see(redact(event, watcher.seat))
            view = view_for(match, watcher.seat)
            seen = {name: getattr(view, name) for name in SEEN}
            if match.is_over:
                watcher.turn = None
            assert watcher.known() == seen


@every_table
def test_a_view_stays_when_hidden_cards_change_places(table):
    rng = random.Random("hidden " + table_name(table))
    moved = 0
    for _, (match, _) in chance_match(table, "views", rounds=1):
        state = match.round
        for seat in range(table[1]):
            others = [held for at, held in enumerate(state.hands) if at != seat]
            places = [card for held in (*others, state.stock) for card in held]
            hidden = [card for card in places if not card.bit & state.shown]
            fresh = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
            moved += any(old != new for old, new in fresh.items())
            hands = tuple(
                held if at == seat else tuple(fresh.get(card, card) for card in held)
                for at, held in enumerate(state.hands)
            )
            twin = state._replace(
                hands=hands,
                hand_masks=tuple(map(mask_of, hands)),
                stock=tuple(fresh.get(card, card) for card in state.stock),
            )
            view = view_for(match, seat)
            other = view_for(replace(match, round=twin), seat)
            assert other == view
            assert other.legal_moves() == view.legal_moves()
    assert moved


@every_table
def test_a_view_tells_sets_claims_and_what_may_be_left_as_the_list_of_moves_does(table):
    asked = 0
    for _, (match, _) in chance_match(table, "asked", rounds=1):
        state = match.round
        if state.turn is None:
            continue
        view = view_for(match, state.turn)
        moves = legal_moves(state)
        claims = [move.cards for move in moves if isinstance(move, Claim)]
        plays = [move for move in moves if isinstance(move, Play) and not move.declares]
        assert sorted(view.claims(limit=10_000)) == sorted(claims)
        assert len(view.claims(limit=1)) == min(1, len(claims))
        for card in view.hand:
            own = [move for move in plays if move.card == card]
            assert view.can_leave(card) is any(not move.captured for move in own)
            taken = sorted(move.captured for move in own if move.captured)
            # A card that may not be played yet takes what it would take later.
            assert sorted(view.captures(card, limit=10_000)) == taken or not own
            asked += 1
    assert asked


@every_table
def test_a_move_taken_back_and_made_again_gives_the_same_state_and_events(table):
    steps = chance_match(table, "back", rounds=1)
    seen = [(repr(match), match) for match, _, _ in before_each(table, steps)]
    for match, done, transition in before_each(table, steps):
        again = (next_round if isinstance(done, tuple) else play_move)(match, done)
        assert again == transition
    # Nothing that was played has changed what was before it.
    assert [repr(match) for _, match in seen] == [text for text, _ in seen]


@every_table
def test_a_record_saved_anywhere_and_loaded_replays_to_the_same_state(table):
    steps = chance_match(table, "saves")
    for end in (1, len(steps) // 3, len(steps) - 1, len(steps)):
        record = record_of(table, steps[:end])
        loaded = record_from_json(record_to_json(record), "a record")
        assert loaded == record
        assert replay(loaded) == steps[end - 1][1].state
