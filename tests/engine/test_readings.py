"""Where games of this family disagree, every reading is an option, or the docstring says no.

Not offered, on purpose: leftovers that always go to the dealer, a setenta of plain ranks, points
counted in order until somebody reaches the target, figures of less than ten in the primiera,
and five players, among whom deals of three cannot be divided.
"""

import pytest

from scenario import Scenario, opened, points, rules_of, score
from scopa_desktop.engine.events import Swept
from scopa_desktop.engine.options import OPTIONS
from scopa_desktop.engine.rulesets import RULESETS

SEVERAL = [
    ("fewest only", {"fewest_cards": True}, "6D 1S 3B 4C 5D", ["7Sx4C+3B", "7Sx6D+1S"]),
    ("equal first", {}, "7D 6C 1S", ["7Sx7D"]),
    ("any", {"equal_first": False}, "7D 6C 1S", ["7Sx6C+1S", "7Sx7D"]),
    ("fewest, equal or not", {"equal_first": False, "fewest_cards": True}, "7D 6C 1S", ["7Sx7D"]),
]


@pytest.mark.parametrize(
    ("options", "table", "moves"), [one[1:] for one in SEVERAL], ids=[one[0] for one in SEVERAL]
)
def test_g1_several_captures(options, table, moves):
    assert Scenario("scopa", table=table, hands=["7S"], **options).moves() == moves


LEAVING = [
    ("played_card", ["2C", "7Sx7D"]),
    ("any_card", ["7Sx7D"]),
    ("optional", ["2C", "7S", "7Sx7D"]),
    ("equal_only", ["2C", "7Sx7D"]),
]


@pytest.mark.parametrize(("obligation", "moves"), LEAVING)
def test_g2_leaving_what_could_take(obligation, moves):
    game = Scenario("scopa", table="7D", hands=["7S 2C"], capture_obligation=obligation)
    assert game.moves() == moves


@pytest.mark.parametrize(("reading", "sweeps"), [("never", 0), ("counts", 1)])
def test_g3_a_sweep_with_the_last_card(reading, sweeps):
    game = Scenario(
        "scopa", table="7D", hands=["", "7S"], turn=1, stock="", last_card_sweep=reading
    )
    assert len(game.play("7Sx7D").happened(Swept)) == sweeps


@pytest.mark.parametrize(("reading", "paid"), [("no_prime", (0, 1)), ("sum", (1, 0))])
def test_g4_three_sevens_against_four_figures(reading, paid):
    sheet = score("scopa", "7D 7C 7S", "8D 9C 10S 8B", primiera_missing_suit=reading)
    assert sheet.lines["primiera"].points == paid


def test_g5_figures_count_ten_in_the_primiera():
    assert score("scopa", "8D 9C 10S 8B", "").lines["primiera"].counts == (40, 0)


SETENTAS = [
    ("best of each suit", {"sevens_pts": "off", "setenta_pts": 1}, {"setenta": (0, 1)}),
    (
        "sevens, sixes, aces",
        {"sevens_pts": "off", "setenta_pts": 1, "primiera_method": "sevens"},
        {"setenta": (1, 0)},
    ),
    ("most sevens", {}, {"sevens": (1, 0)}),
    ("both", {"setenta_pts": 1, "sevens_pts": 1}, {"sevens": (1, 0), "setenta": (0, 1)}),
    ("none", {"sevens_pts": "off"}, {}),
]


@pytest.mark.parametrize(
    ("options", "paid"), [one[1:] for one in SETENTAS], ids=[one[0] for one in SETENTAS]
)
def test_g6_setenta(options, paid):
    sheet = score("escopa15", "7S 7C 1D 1B", "6D 6C 7B 6S", **options)
    assert {key: line for key, line in points(sheet).items() if key[0] == "s"} == paid


def test_g7_who_has_the_opening_table_and_which_thirty():
    assert opened("escopa15", "2C 3S 4B 6D", dealer=0)[0].sweeps == (1, 0)
    assert opened("escopa15", "2C 3S 4B 6D", dealer=0, table_bonus_to="first")[0].sweeps == (0, 1)
    for groups, sweeps in ((False, 2), (True, 0)):
        state = opened("escopa15", "10C 10S 9B 1D", table30_requires_two_groups=groups)[0]
        assert sum(state.sweeps) == sweeps


@pytest.mark.parametrize(("kings", "voided"), [(3, True), (4, False), ("off", False)])
def test_g8_three_kings(kings, voided):
    assert opened("scopa", "10C 10S 10B 4D", redeal_kings_min=kings)[0].voided is voided


@pytest.mark.parametrize(("reading", "sweeps"), [(1, 1), (0, 0)])
def test_g9_the_ace_takes_all_and_scores_or_not(reading, sweeps):
    game = Scenario(
        "scopa", table="5C 2S", hands=["1D 3D", "4C"], ace_sweep=True, ace_sweep_scores=reading
    )
    assert len(game.play("1Dx5C+2S").happened(Swept)) == sweeps
    game = Scenario(
        "scopa", table="1C 2S", hands=["1D", "4C"], ace_sweep=True, ace_sweep_scores=reading
    )
    assert game.moves() == ["1Dx1C"]


def test_g10_the_napola_runs_unbroken_and_leftovers_may_complete_it():
    assert score("scopa", "D:1-5,8", "", napola=True).lines["napola"].points == (5, 0)
    game = Scenario(
        "scopa",
        table="3D",
        hands=["", "2C"],
        turn=1,
        stock="",
        piles=["1D 2D"],
        last_capturer=0,
        napola=True,
    ).play("2C")
    assert game.state.sheet.lines["napola"].points == (3, 0)


@pytest.mark.parametrize(("reading", "held"), [("nobody", 0), ("dealer", 2)])
def test_g11_leftovers_when_nobody_captured(reading, held):
    game = Scenario(
        "scopa", table="3D", hands=["", "2C"], turn=1, stock="", no_capture_leftovers=reading
    ).play("2C")
    assert len(game.state.piles[1]) == held


@pytest.mark.parametrize(("lead", "winners"), [(1, (1,)), (2, None)])
def test_g12_how_far_in_front_the_winner_must_be(lead, winners):
    game = Scenario(
        "scopa",
        table="3D",
        hands=["", "2C"],
        turn=1,
        stock="",
        scores=(11, 12),
        win_by=lead,
    ).play("2C")
    assert game.match.winners == winners


def test_g13_any_target_may_be_played_to():
    for key in RULESETS:
        for target in (1, 11, 15, 16, 21, 30, 31, 51):
            assert rules_of(key, target=target).target == target


def test_g14_the_four_belos():
    sheet = score("escopa-belos", "1D 7D", "8D 10D 9D")
    assert sheet.lines["belos"].points == (2, 2)
    assert "settebello" not in sheet.lines
    assert rules_of("escopa-belos").rank_map == "french_QJK"


@pytest.mark.parametrize("key", RULESETS)
def test_g15_nobody_plays_with_five(key):
    with pytest.raises(ValueError, match=f"^{key} is for .* seats, not 5; allowed here: "):
        rules_of(key).check_seats(5)


def test_g16_the_way_round_is_a_setting_of_the_picture():
    assert OPTIONS["direction"].words == ("ccw", "cw")
    for direction in OPTIONS["direction"].words:
        game = Scenario("scopa", hands=["2D", "3D"], direction=direction)
        assert game.play("2D").state.turn == 1
