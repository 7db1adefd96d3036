"""A record replays to the match it was written from, or says where it cannot."""

import random
from dataclasses import replace

import pytest

from scenario import rules_of
from scopa_desktop.engine.cards import CARDS
from scopa_desktop.engine.match import expire, next_round, play_move, resign, start_match
from scopa_desktop.engine.moves import parse_move
from scopa_desktop.engine.record import (
    MatchRecord,
    RecordError,
    RoundRecord,
    SeatInfo,
    replay,
    replay_steps,
)
from scopa_desktop.engine.round import legal_moves
from scopa_desktop.engine.state import Ended, EndReason

SEATS = (SeatInfo("Ada"), SeatInfo("Bia"))
# Scopa deals the hands first: 1D 2D 3D to the first seat, 4D 5D 6D to the dealer.
DECK = CARDS


def written():
    """A round of two moves, as a match and as a record."""
    match = start_match(rules_of("scopa"), 2, first_dealer=1)
    match, _ = next_round(match, DECK)
    moves = []
    for _ in range(2):
        moves.append(legal_moves(match.round)[0])
        match, _ = play_move(match, moves[-1])
    rounds = (RoundRecord((DECK,), tuple(moves)),)
    return match, MatchRecord(rules_of("scopa"), SEATS, first_dealer=1, rounds=rounds)


def test_a_record_replays_step_by_step_to_the_match():
    match, record = written()
    assert replay(record) == match
    steps = list(replay_steps(record))
    assert [step.move for step in steps] == [None, *record.rounds[0].moves]
    assert [step.after for step in steps[:-1]] == [step.before for step in steps[1:]]


def test_a_record_without_a_round_is_the_match_before_its_first():
    record = MatchRecord(rules_of("scopa"), SEATS, first_dealer=1)
    assert replay(record) == start_match(rules_of("scopa"), 2, first_dealer=1)


def test_an_end_before_the_target_is_replayed():
    match, record = written()
    for reason, absent in ((EndReason.RESIGNED, False), (EndReason.ABSENT, True)):
        ended = replace(record, ended=Ended(reason, 1))
        assert replay(ended) == resign(match, 1, absent=absent).state
    assert replay(replace(record, ended=Ended(EndReason.EXPIRED))) == expire(match).state


def test_what_the_rules_refuse_is_told_with_round_and_move():
    _, record = written()
    first = record.rounds[0]
    wrong = replace(first, moves=(first.moves[0], parse_move("10B")))
    with pytest.raises(RecordError, match=r"^round 1, move 2: 10B is refused \(card") as caught:
        replay(replace(record, rounds=(wrong,)))
    assert (caught.value.round_number, caught.value.ply) == (1, 2)
    with pytest.raises(RecordError, match=r"^round 2: the round is not over$") as caught:
        replay(replace(record, rounds=(first, first)))
    assert (caught.value.round_number, caught.value.ply) == (2, None)
    with pytest.raises(RecordError, match=r"^scopa is for ") as caught:
        replay(replace(record, seats=SEATS * 4))
    assert (caught.value.round_number, caught.value.ply) == (0, None)


def test_an_end_that_cannot_be_is_refused():
    _, record = written()
    with pytest.raises(RecordError, match="a match that is resigned needs its seat"):
        replay(replace(record, ended=Ended(EndReason.RESIGNED)))
    with pytest.raises(RecordError, match="there is no seat 5"):
        replay(replace(record, ended=Ended(EndReason.ABSENT, 5)))


def test_a_void_opening_stands_in_the_record_with_its_deck():
    rng = random.Random(3)
    match = start_match(rules_of("scopa", redeal_aces_min=1), 2)
    decks = []
    while match.wants_deck:
        decks.append(tuple(rng.sample(CARDS, 40)))
        match, _ = next_round(match, decks[-1])
    record = MatchRecord(match.ruleset, SEATS, rounds=(RoundRecord(tuple(decks)),))
    assert replay(record) == match
