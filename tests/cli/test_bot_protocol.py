"""The robot protocol: a valid view gets a legal move, anything else an error."""

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.ai import BOTS, find_bot
from scopa_desktop.ai.levels import MASTER
from scopa_desktop.ai.robot import Robot
from scopa_desktop.cli.protocol import ViewError, view_from_json, view_to_json
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset
from scopa_desktop.runner.match_runner import MatchRunner
from scopa_desktop.runner.player import Player

VIEW = {
    "ruleset": "scopa",
    "options": {},
    "seats": 2,
    "seat": 0,
    "dealer": 1,
    "first_of_round": 0,
    "hand": "7D 5C",
    "table": "3D 4B 9S 10C",
    "hand_sizes": [2, 2],
    "stock": 30,
    "piles": ["2C 2D", ""],
    "sweeps": [0, 0],
    "last_capturer": 0,
    "left15": None,
    "scores": [4, 7],
    "history": [[0, "2Cx2D"], [1, "10C"]],
    "budget_ms": 300,
}


def line(**changes):
    return json.dumps({**VIEW, **changes}).encode()


def ask(call, *lines, level="normal", words=()):
    answer = call("bot", "--level", level, *words, stdin=b"\n".join(lines) + b"\n")
    assert answer.status == 0
    assert answer.err == ""
    return [json.loads(text) for text in answer.out.splitlines()]


@pytest.mark.parametrize("level", BOTS)
def test_every_robot_answers_with_a_legal_move(call, level):
    (answer,) = ask(call, line(), level=level)
    legal = [str(move) for move in view_from_json(line()).legal_moves()]
    assert answer["move"] in legal


def test_an_invalid_line_gets_an_error_and_the_next_one_an_answer(call):
    answers = ask(call, b"hello", line(), b"", line(hand=""), b"\xff\xfe", b"[" * 9999, line())
    assert [list(answer) for answer in answers] == [
        ["error"], ["move"], ["error"], ["error"], ["error"], ["error"], ["move"],
    ]  # fmt: skip


def test_the_same_view_and_seed_get_the_same_answer(call):
    first, second = ask(call, line(), line(), level="random", words=["--seed", "5"])
    assert first == second
    assert ask(call, line(), level="random", words=["--seed", "5"]) == [first]


def test_a_line_without_end_is_not_read_into_memory_whole(call):
    answers = ask(call, b"x" * 1_000_000, line())
    assert answers[0] == {"error": "the line is too long"}
    assert "move" in answers[1]


def test_an_unknown_level_is_refused_with_status_1(call):
    answer = call("bot", "--level", "god", stdin=b"")
    assert answer.status == 1
    assert answer.complaint.startswith("--level god: known are random, greedy, easy")


def test_the_claim_of_a_left_fifteen_is_asked_for_with_the_view(call):
    view = {
        "ruleset": "escopa15",
        "hand": "2S 1D",
        "table": "7D 8B 4C 10D 9C",
        "left15": "8B",
        "hand_sizes": [2, 3],
        "piles": ["", ""],
        "last_capturer": None,
        "history": [],
    }
    (answer,) = ask(call, line(**view))
    assert answer == {"move": "^8B+7D"}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"hand": ""}, "hand: it is empty"),
        ({"hand": "7D 7D"}, "hand: 7D stands there twice"),
        ({"hand": "7D 3D"}, "3D is in hand and in table"),
        ({"hand": "7D 5X"}, "hand: '5X' is not a card"),
        ({"hand": "7D 5C 6C"}, "hand_sizes[0]: 2, but the hand has 3 cards"),
        ({"hand_sizes": [2, 2, 2]}, "hand_sizes: 3 entries instead of 2"),
        ({"hand_sizes": [2, 3]}, "the cards make 41 instead of 40"),
        ({"table": "3D 4B 9S"}, "the cards make 39 instead of 40"),
        ({"stock": 29}, "the cards make 39 instead of 40"),
        ({"stock": 29, "table": "3D 4B 9S 10C 6C"}, "stock: no deal of this game leaves 29"),
        ({"stock": -1}, "view: stock: expected int >= 0"),
        ({"piles": ["2C 2D"]}, "piles: 1 entries instead of 2"),
        ({"sweeps": [0]}, "sweeps: 1 entries instead of 2"),
        ({"scores": []}, "scores: 0 entries instead of 2"),
        ({"ruleset": "poker"}, "'poker' is no ruleset"),
        ({"options": {"gravity": 9}}, "gravity: 9 is not possible here"),
        ({"seats": 5, "hand_sizes": [2] * 5}, "scopa is for 2, 3, 4, 6 seats, not 5"),
        ({"seat": 2}, "seat: there is no seat 2 among 2"),
        ({"dealer": 3}, "dealer: there is no seat 3 among 2"),
        ({"first_of_round": 1}, "first_of_round: it is the seat after the dealer 1"),
        ({"last_capturer": 4}, "last_capturer: there is no seat 4 among 2"),
        ({"left15": "3D"}, "left15: in scopa nothing can be claimed"),
        ({"left15": "9B", "ruleset": "escopa15"}, "left15: '9B' is not a card of the table"),
        ({"history": [[0, "what"]]}, "history[0]: "),
        ({"history": [[0, "7D"]]}, "history[0]: 7D is still in the hand"),
        ({"history": [[0, "10C"], [1, "10C"]]}, "history[1]: 10C was played before"),
        ({"history": [[3, "10C"]]}, "history[0]: there is no seat 3 among 2"),
        ({"history": [[0]]}, "view: history[0]: expected array of length 2"),
        ({"shown": ["", "7D"]}, "shown[1]: 7D cannot be in that hand"),
        ({"shown": ["", "3D"]}, "shown[1]: 3D cannot be in that hand"),
        ({"shown": [""]}, "shown: 1 entries instead of 2"),
        ({"seat": "0"}, "view: seat: expected int, got str"),
    ],
)
def test_a_view_that_cannot_be_is_refused_with_the_reason(changes, message):
    with pytest.raises(ViewError) as caught:
        view_from_json(line(**changes))
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("missing", sorted(set(VIEW) - {"options", "first_of_round", "budget_ms"}))
def test_a_missing_field_is_named(missing):
    shape = {key: value for key, value in VIEW.items() if key != missing}
    with pytest.raises(ViewError, match=f"missing: {missing}"):
        view_from_json(json.dumps(shape).encode())


@pytest.mark.parametrize("key", RULESETS)
def test_what_a_robot_is_asked_through_the_protocol_is_what_it_sees_in_the_game(key):
    """At every turn of a round the view comes back equal, but for the markers of sweeps."""
    ruleset = find_ruleset(key)
    seats = ruleset.players[0]
    players = [Player(f"P{i}", "bot", "greedy") for i in range(seats)]
    runner = MatchRunner(ruleset, players, random.Random(11))
    runner.start()
    while runner.turn is not None:
        view = runner.view(runner.turn)
        back = view_from_json(json.dumps(view_to_json(view, budget_ms=300)).encode())
        for field in type(view).__slots__:
            if field != "sweep_cards":
                assert getattr(back, field) == getattr(view, field), field
        runner.tick(float("inf"))


def test_a_view_holds_no_hidden_card(call):
    """The other hand and the stock are numbers; the cards in them stand nowhere in the line."""
    players = [Player(f"P{i}", "bot", "greedy") for i in range(2)]
    runner = MatchRunner(find_ruleset("scopa"), players, random.Random(3))
    runner.start()
    seat = runner.turn
    document = json.dumps(view_to_json(runner.view(seat), budget_ms=300))
    for hidden in (*runner.match.round.hands[1 - seat], *runner.match.round.stock):
        assert f"{hidden} " not in document
        assert f'{hidden}"' not in document


THINKER = Robot(replace(MASTER, worlds=3, enumerates=3, weighed=6))
"""The master's whole way of thinking, in a hundredth of the time."""

FIELDS = (
    st.none()
    | st.integers(-2, 50)
    | st.text("7DC 5^x+", max_size=6)
    | st.lists(st.integers(0, 4), max_size=3)
)


CARD = st.builds("{}{}".format, st.integers(1, 10), st.sampled_from("DCSB"))
PLAYS = st.one_of(
    CARD, st.builds("{}x{}".format, CARD, CARD), st.builds("^{}+{}".format, CARD, CARD)
)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 1), PLAYS), max_size=8))
@pytest.mark.parametrize("ruleset", ["scopa", "escopa15"])
def test_a_history_that_never_was_is_refused_or_thought_about_without_harm(ruleset, history):
    try:
        view = view_from_json(line(history=history, ruleset=ruleset))
    except ViewError:
        return
    move = THINKER.choose(view, random.Random(1))
    assert view.why_not(move) is None


@settings(max_examples=200)
@given(st.dictionaries(st.sampled_from(sorted(VIEW)), FIELDS, max_size=3))
def test_any_change_of_a_view_is_refused_or_answered_legally(changes):
    try:
        view = view_from_json(line(**changes))
    except ViewError:
        return
    move = find_bot("normal").choose(view, random.Random(1))
    assert view.why_not(move) is None
