"""Statistics count what happened, once, and only for people."""

import pytest

from scopa_desktop.persistence.statistics import digest_of, summarize


@pytest.fixture
def finished(play):
    return play(rounds=99, human=0)


def test_a_digest_holds_the_final_score_and_the_winner(finished):
    digest = digest_of(finished.record)
    assert [side.score for side in digest.sides] == list(finished.match.scores)
    winners = [i for i, side in enumerate(digest.sides) if side.won]
    assert winners == list(finished.match.winners)
    assert digest.ending == "played"


def test_the_lines_of_a_side_add_up_to_its_score(finished):
    for side in digest_of(finished.record).sides:
        assert sum(side.lines.values()) == side.score == sum(side.rounds)


def test_every_card_that_was_dealt_is_counted(finished):
    digest = digest_of(finished.record)
    dealt = sum(sum(seat.dealt) for seat in digest.seats)
    assert dealt == 36 * len(finished.record.rounds)


def test_only_people_have_statistics(finished):
    total = summarize([digest_of(finished.record)])
    assert list(total.people) == ["P0"]
    assert total.matches == 1
    assert total.rounds == len(finished.record.rounds)


def test_wins_are_counted_by_ruleset_and_by_level_of_the_opponents(play):
    digests = [digest_of(play(rounds=99, human=0, seed=seed).record) for seed in range(4)]
    won = sum(digest.sides[0].won for digest in digests)
    person = summarize(digests).people["P0"]
    for tally in (person.matches, person.by_ruleset["scopa"], person.against["easy"]):
        assert (tally.played, tally.won) == (4, won)


def test_a_partners_level_is_not_an_opponents(play):
    seats = ("greedy", "easy", "random", "easy")
    digest = digest_of(play(seats=seats, rounds=99, human=0).record)
    assert list(summarize([digest]).people["P0"].against) == ["easy"]


def test_who_gives_up_loses_and_the_unfinished_round_counts_nothing(play):
    runner = play(plies=10, human=0)
    runner.resign(0)
    person = summarize([digest_of(runner.record)]).people["P0"]
    assert (person.matches.played, person.matches.won, person.rounds) == (1, 0, 0)
    assert person.best_round is None


def test_an_expired_match_is_nobodys_defeat(play):
    runner = play(rounds=2, human=0)
    runner.expire()
    total = summarize([digest_of(runner.record)])
    assert total.expired == 1
    assert total.people["P0"].matches.played == 0
    assert total.people["P0"].rounds == 2


def test_best_and_worst_round_span_all_matches(play):
    digests = [digest_of(play(rounds=99, human=0, seed=seed).record) for seed in range(3)]
    every = [points for digest in digests for points in digest.sides[0].rounds]
    person = summarize(digests).people["P0"]
    assert (person.best_round, person.worst_round) == (max(every), min(every))


def test_moves_taken_back_are_marked(play):
    runner = play(plies=1, human=1)
    while not runner.can_take_back():
        seat = runner.turn
        if not runner.tick(float("inf")):
            runner.submit(seat, runner.view(seat).legal_moves()[0])
    runner.take_back()
    runner.resign(0)
    assert summarize([digest_of(runner.record)]).people["P1"].taken_back == 1


def test_fairness_compares_people_and_robots_at_the_same_tables(play):
    mixed = digest_of(play(rounds=99, human=0).record)
    robots = digest_of(play(rounds=99).record)
    total = summarize([mixed, robots])
    assert sum(total.dealt_to_people.values()) == sum(mixed.seats[0].dealt)
    assert sum(total.dealt_to_robots.values()) == sum(mixed.seats[1].dealt)
