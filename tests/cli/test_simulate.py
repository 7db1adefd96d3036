"""`simulate`: what it reports is what was played, and other people's robots cannot break it."""

import sys
import textwrap

import pytest

from scopa_desktop.cli.duel import GroupResult
from scopa_desktop.cli.simulate import difference
from scopa_desktop.engine.rulesets import find_ruleset


def simulate(call, *words, seats="greedy,random", ruleset="scopa", seed=1):
    answer = call(
        "simulate", "--ruleset", ruleset, "--seats", seats, "--seed", seed, "--json", *words
    )
    assert answer.status == 0, answer.err
    return answer.json


@pytest.fixture
def robot(tmp_path):
    """Writes a program and returns the word of a seat list that runs it."""

    def write(body):
        path = tmp_path / "robot.py"
        path.write_text(textwrap.dedent(body))
        return f"cmd:{sys.executable} {path}"

    return write


ANSWERING = """
    import json, sys
    for line in sys.stdin:
        view = json.loads(line)
        {rest}
"""


def without_times(report):
    return {
        key: value for key, value in report.items() if key not in ("think_ms", "rounds_per_second")
    }


def test_the_report_names_rounds_seats_difference_and_times(call):
    report = simulate(call, "--deals", "10")
    assert report["rounds"] == 10
    assert [seat["level"] for seat in report["seats"]] == ["greedy", "random"]
    first, second = (seat["points_per_round"] for seat in report["seats"])
    assert report["difference"]["mean"] == pytest.approx(first - second)
    low, high = report["difference"]["ci95"]
    assert low < report["difference"]["mean"] < high
    assert set(report["think_ms"]) == {"greedy", "random"}
    assert set(report["think_ms"]["greedy"]) == {"median", "p95", "max"}
    assert report["rounds_per_second"] > 0
    assert report["forfeits"] == []


def test_the_same_seed_gives_the_same_report(call):
    reports = [without_times(simulate(call, "--deals", "5", seed=7)) for _ in range(2)]
    assert reports[0] == reports[1]
    assert without_times(simulate(call, "--deals", "5", seed=8)) != reports[0]


def test_several_processes_report_the_same_as_one(call):
    words = ["--deals", "6", "--duplicate"]
    reports = [without_times(simulate(call, *words, "--jobs", jobs)) for jobs in ("1", "2")]
    assert reports[0] == reports[1]


def test_duplicate_plays_every_shuffle_from_every_seat(call):
    report = simulate(call, "--deals", "4", "--duplicate", seats="greedy,greedy")
    assert report["rounds"] == 8
    # The same robot on both sides of the same cards: the luck cancels to nothing.
    assert report["difference"]["mean"] == pytest.approx(0)


def test_matches_are_won_by_somebody(call):
    report = simulate(call, "--matches", "3", seats="greedy,random")
    assert sum(seat["match_wins"] for seat in report["seats"]) == 3
    assert report["rounds"] >= 3
    assert simulate(call, "--deals", "1")["seats"][0]["match_wins"] is None


def test_partners_share_their_points(call):
    report = simulate(call, "--deals", "3", seats="greedy,random,easy,random")
    points = [seat["points_per_round"] for seat in report["seats"]]
    assert points[0] == points[2]
    assert points[1] == points[3]
    assert report["difference"]["mean"] == pytest.approx(points[0] - points[1])


def test_the_better_robot_is_ahead(call):
    report = simulate(call, "--deals", "60", "--duplicate", seats="greedy,random")
    assert report["difference"]["ci95"][0] > 0


def test_the_text_says_the_same(call):
    words = ["--ruleset", "scopa", "--seats", "greedy,random", "--deals", "5", "--seed", "1"]
    answer = call("simulate", *words)
    assert answer.out.splitlines()[0] == "scopa, 5 rounds, seed 1"
    assert "95 % interval" in answer.out
    assert "greedy thinks" in answer.out


def test_progress_goes_to_the_error_stream(call):
    words = ["--ruleset", "scopa", "--seats", "greedy,random", "--deals", "3", "--progress"]
    answer = call("simulate", *words)
    assert answer.err.splitlines() == ["1 of 3 deals", "2 of 3 deals", "3 of 3 deals"]


def group(rounds, *points):
    return GroupResult(rounds=rounds, points=list(points), wins=[0] * len(points))


def test_the_interval_is_the_usual_one_for_groups_of_equal_length():
    mean, (low, high) = difference(
        find_ruleset("scopa"), [group(1, 3, 1), group(1, 1, 1), group(1, 4, 0), group(1, 0, 2)]
    )
    assert mean == pytest.approx(1.0)
    # Leads 2 0 4 -2: standard deviation 2.582, a fourth of them has the root of 4 in it.
    assert high - mean == pytest.approx(1.959964 * 2.5819889 / 2)
    assert mean - low == pytest.approx(high - mean)


def test_without_a_round_there_is_no_difference_and_with_one_no_interval():
    rules = find_ruleset("scopa")
    assert difference(rules, [group(0, 0, 0)]) == (None, None)
    assert difference(rules, [group(1, 3, 1)]) == (2.0, None)


def test_three_sides_are_measured_against_the_mean_of_the_others():
    assert difference(find_ruleset("scopa"), [group(1, 5, 2, 0)])[0] == pytest.approx(4.0)


class TestOtherPeoplesRobots:
    def test_a_program_plays_by_the_protocol(self, call, robot):
        word = robot(
            ANSWERING.format(
                rest="""
        from scopa_desktop.cli.protocol import view_from_json
        moves = view_from_json(line.encode()).legal_moves()
        print(json.dumps({"move": str(moves[0])}), flush=True)
        """.strip()
            )
        )
        report = simulate(call, "--deals", "2", "--duplicate", seats=f"{word},random")
        assert report["forfeits"] == []
        assert report["rounds"] == 4
        assert report["think_ms"][word]["max"] > 0

    def test_our_own_robot_through_the_protocol_plays_as_inside(self, call):
        word = f"cmd:{sys.executable} -m scopa_desktop bot --level normal"
        through = simulate(call, "--deals", "3", seats=f"{word},random", seed=4)
        # Normal does not throw dice, so it plays alike although its seeds are others.
        inside = simulate(call, "--deals", "3", seats="normal,random", seed=4)
        assert through["difference"]["mean"] == inside["difference"]["mean"]

    @pytest.mark.parametrize(
        ("body", "reason"),
        [
            ("raise SystemExit(3)", "it ended with status 3"),
            (ANSWERING.format(rest="print('hello', flush=True)"), "the answer is not JSON: hello"),
            (ANSWERING.format(rest="print('[1]', flush=True)"), "the answer holds no move: [1]"),
            (
                ANSWERING.format(rest="print('{\"move\": 7}', flush=True)"),
                'the answer holds no move: {"move": 7}',
            ),
            (
                ANSWERING.format(rest='print(\'{"error": "tired"}\', flush=True)'),
                'it gave up: {"error": "tired"}',
            ),
            (
                ANSWERING.format(rest='print(\'{"move": "5Z"}\', flush=True)'),
                "'5Z' is not a card: a value from 1 to 10 and one of D C S B",
            ),
            (
                ANSWERING.format(
                    rest='print(json.dumps({"move": view["table"].split()[0]}), flush=True)'
                ),
                "is illegal: card-not-in-hand",
            ),
            (ANSWERING.format(rest="sys.exit(0)"), "it ended with status 0"),
        ],
    )
    def test_what_is_no_legal_move_forfeits_and_is_reported_with_the_view(
        self, call, robot, body, reason
    ):
        report = simulate(call, "--matches", "2", seats=f"random,{robot(body)}")
        assert [forfeit["seat"] for forfeit in report["forfeits"]] == [1, 1]
        for forfeit in report["forfeits"]:
            assert reason in forfeit["reason"]
            assert forfeit["view"]["seat"] in (0, 1)
            assert forfeit["view"]["hand"]
        assert [seat["match_wins"] for seat in report["seats"]] == [2, 0]

    def test_a_program_that_hangs_forfeits_in_time(self, call, robot):
        word = robot("import time\nwhile True: time.sleep(1)")
        report = simulate(call, "--matches", "1", "--move-timeout", "0.2", seats=f"random,{word}")
        assert report["forfeits"][0]["reason"] == "no answer within 0.2 s"

    def test_a_forfeit_is_told_in_the_text_too(self, call, robot):
        word = robot("raise SystemExit(3)")
        answer = call("simulate", "--ruleset", "scopa", "--seats", f"random,{word}", "--deals", "1")
        assert answer.status == 0
        assert "forfeits: it ended with status 3" in answer.out
        assert "'hand': " in answer.out


@pytest.mark.parametrize(
    ("seats", "complaint"),
    [
        ("human,easy", "--seats human,easy: no person can play here, only robots"),
        ("easy,god", "--seats easy,god: 'god' is not one of random, greedy, easy"),
        ("easy", "--seats easy: scopa is for 2, 3, 4, 6 seats, not 1"),
        ("easy,,easy", "--seats easy,,easy: '' is not one of"),
        ("easy,easy,easy,easy,easy", "--seats easy,easy,easy,easy,easy: scopa is for"),
        ("easy,cmd:", "--seats easy,cmd:: 'cmd:' is not one of"),
        ("easy,cmd:/no/such/program", "cmd:/no/such/program: there is no program"),
        ("easy,cmd:'open", "cmd:'open: No closing quotation"),
    ],
)
def test_a_wrong_seat_list_is_named_in_one_line_with_status_1(call, seats, complaint):
    answer = call("simulate", "--ruleset", "scopa", "--seats", seats)
    assert answer.status == 1
    assert answer.complaint.startswith(complaint)


@pytest.mark.parametrize("words", [["--deals", "0"], ["--jobs", "x"], ["--move-timeout", "-1"]])
def test_a_wrong_number_is_wrong_usage(call, words):
    answer = call("simulate", "--ruleset", "scopa", "--seats", "easy,easy", *words)
    assert answer.status == 2
    assert answer.complaint.startswith("scopa-desktop simulate: argument ")


def test_deals_and_matches_exclude_each_other(call):
    words = ["--deals", "1", "--matches", "1"]
    answer = call("simulate", "--ruleset", "scopa", "--seats", "easy,easy", *words)
    assert answer.status == 2
    assert "not allowed with" in answer.complaint
