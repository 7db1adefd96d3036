"""Hidden hands, belief, worths and value tables."""

import random
from dataclasses import replace
from math import comb

import pytest
from robot_tables import make_view, random_positions

from scopa_desktop.ai.belief import Belief
from scopa_desktop.ai.bot import finish
from scopa_desktop.ai.features import FACTS, facts_for
from scopa_desktop.ai.game import game_for
from scopa_desktop.ai.heuristic import threat
from scopa_desktop.ai.memory import remember
from scopa_desktop.ai.search import NOBODY, OTHER, OWN
from scopa_desktop.ai.value import (
    SCALE,
    deal_end_leaf,
    lap_leaf,
    linear_leaf,
    pack,
    signature,
    tables_for,
    unpack,
)
from scopa_desktop.ai.worlds import count_worlds, worlds
from scopa_desktop.ai.worth import card_worths
from scopa_desktop.engine.cards import ALL_MASK, Card, mask_of, parse_cards
from scopa_desktop.engine.moves import Play, parse_move
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset
from scopa_desktop.engine.view import view_for

FITTED = [
    ("scopa", 2),
    ("scopa", 4),
    ("scopa", 6),
    ("escopa15", 2),
    ("escopa15", 4),
    ("escoba", 2),
    ("escoba", 4),
    ("escoba", 6),
    ("escoba-setenta", 2),
    ("escoba-setenta", 4),
    ("escopa-italiana", 2),
    ("escopa-italiana", 4),
    ("napola", 2),
    ("napola", 4),
    ("scopone", 4),
    ("scopone-scientifico", 4),
]


def mask(text):
    return mask_of(parse_cards(text))


def test_all_hidden_hands_are_listed_once_when_they_are_few():
    view = make_view(
        "scopa", "7D 8C", "10C 9S", piles=("1D 2D 3D 4D 5D 6D 8D 9D", ""), sizes=(2, 2)
    )
    situation = remember(view)
    listed, complete = finish(worlds(situation, random.Random(1), sample=5, enumerate_up_to=1000))
    assert complete
    assert len(listed) == len(set(listed)) == count_worlds(situation) == comb(28, 2)
    assert all(hands[0] == situation.hand for hands in listed)
    assert all(hands[1] & ~situation.unseen == 0 for hands in listed)


@pytest.mark.parametrize(("ruleset", "seats"), [("scopa", 3), ("scopone", 4), ("escoba", 6)])
def test_a_sampled_world_fills_every_hand_from_the_unseen_cards(ruleset, seats):
    match = list(random_positions(find_ruleset(ruleset), seats, seed=1))[5]
    situation = remember(view_for(match, match.round.turn))
    listed, complete = finish(worlds(situation, random.Random(1), sample=9, enumerate_up_to=9))
    assert not complete
    assert len(listed) == 9
    for hands in listed:
        assert tuple(hand.bit_count() for hand in hands) == situation.sizes
        union = 0
        for seat, hand in enumerate(hands):
            assert not union & hand
            union |= hand
            allowed = situation.hand if seat == situation.seat else situation.unseen
            assert not hand & ~allowed


def test_the_worth_of_a_pile_is_the_sum_of_its_cards():
    ruleset = find_ruleset("cirulla")
    worths, rng = card_worths(ruleset), random.Random(2)
    for _ in range(50):
        cards = sorted(rng.sample(range(40), rng.randint(0, 40)))
        pile = sum(1 << card for card in cards)
        assert game_for(ruleset, 2).worth(pile) == pytest.approx(sum(worths[one] for one in cards))


def test_cards_that_lie_open_stand_in_every_world():
    view = make_view("cirulla", "7D 8C 2B", "10C 9S")
    shown = replace(view, shown=((), parse_cards("1S 2S 3S")))
    found = worlds(remember(shown), random.Random(1), sample=5, enumerate_up_to=5)
    listed, complete = finish(found)
    assert complete
    assert listed == [(mask("7D 8C 2B"), mask("1S 2S 3S"))]


def test_what_a_seat_remembers_adds_up_to_the_pack():
    for match in random_positions(find_ruleset("escopa15"), 3, seed=2):
        view = view_for(match, match.round.turn)
        known = remember(view)
        seen = known.hand | known.table | known.piles[0] | known.piles[1] | known.piles[2]
        assert seen | known.unseen == ALL_MASK
        assert seen & known.unseen == 0
        assert known.unseen.bit_count() == sum(known.hidden_sizes) + known.stock


@pytest.mark.parametrize("ruleset", ["scopa", "escopa15", "asso-pigliatutto"])
def test_the_plays_of_a_deal_are_undone_to_what_lay_open_before_each(ruleset):
    before = []
    for match in random_positions(find_ruleset(ruleset), 2, seed=3):
        state = match.round
        past = remember(view_for(match, state.turn)).past
        assert len(past) == 6 - sum(map(len, state.hands))
        plays = [
            (seat, move, lay)
            for (seat, move), lay in zip(state.history, before, strict=True)
            if isinstance(move, Play)
        ]
        for play, (seat, move, lay) in zip(past, reversed(plays), strict=False):
            assert (play.seat, play.card, play.captured) == (seat, move.card.bit, move.mask)
            assert (play.table, play.piles) == lay
        before.append((state.table_mask, tuple(map(mask_of, state.piles))))


def test_a_hand_that_would_have_swept_is_not_believed_in():
    before = "4C 3S"
    view = make_view("scopa", "8C 2B 5S", before + " 10S", sizes=(3, 2))
    view = replace(view, history=((1, parse_move("10S")),))
    belief = Belief(game_for(view.ruleset, 2), remember(view), 0.3)
    likely = belief.weight((remember(view).hand, mask("9C 10B")))
    unlikely = belief.weight((remember(view).hand, mask("7D 10B")))
    assert unlikely < 0.1 * likely


def test_worths_follow_what_a_ruleset_pays_for():
    scopa, escopa = (card_worths(find_ruleset(key)) for key in ("scopa", "escopa15"))
    seven, six = Card.parse("7C").index, Card.parse("6C").index
    assert scopa[Card.parse("7D").index] == max(scopa)
    assert scopa[six] > escopa[six], "sixes count for the primiera only"
    assert escopa[seven] > escopa[six]
    bello = card_worths(find_ruleset("re-bello"))
    king = Card.parse("10D").index
    assert bello[king] > scopa[king]
    frac = card_worths(find_ruleset("scopa-frac"))
    assert frac[Card.parse("10S").index] > 0.5
    assert frac[Card.parse("5S").index] == 0.0


def test_a_table_that_one_card_sweeps_threatens_more_than_one_that_none_can():
    game = game_for(find_ruleset("scopa"), 2)
    unseen = ALL_MASK & ~mask("5C 2C 9S 10S")
    assert threat(game, mask("5C 2C"), unseen, 3) > threat(game, mask("9S 10S"), unseen, 3)
    assert threat(game, mask("5C 2C"), mask("1C 3S 3B"), 2) < 0.5


@pytest.mark.parametrize(("ruleset", "seats"), FITTED)
def test_the_fitted_games_find_their_tables(ruleset, seats):
    rules = find_ruleset(ruleset)
    tables = tables_for(rules, seats)
    assert tables is not None
    assert tables.header["rules"] == signature(rules)
    assert tables.header["seats"] == seats
    deals = rules.deals(seats)
    assert len(tables.weights) == (deals if deals > 1 else rules.hand_size) - 1
    assert tables.header["origins"][0]["seed"]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_napola_option_has_tables_of_its_own(seats):
    with_napola = find_ruleset("scopa").with_options({"napola": True})
    assert tables_for(with_napola, seats) is not None
    assert tables_for(with_napola, seats) is not tables_for(find_ruleset("scopa"), seats)


def test_no_table_serves_another_game_or_other_seats():
    for key, rules in ((key, find_ruleset(key)) for key in RULESETS):
        for seats in rules.players:
            found = tables_for(rules, seats)
            assert (found is not None) == ((key, seats) in FITTED), (key, seats)
    changed = find_ruleset("scopa").with_options({"re_bello_pts": 1})
    assert tables_for(changed, 2) is None
    raised = find_ruleset("scopa").with_options({"target": 31})
    assert tables_for(raised, 2) is tables_for(find_ruleset("scopa"), 2)
    alone = find_ruleset("scopa").with_options({"hand_size": 6})
    assert tables_for(alone, 2) is None


def test_tables_survive_being_packed_and_stay_small():
    weights = [[(place % 7 - 3) / SCALE * 100 for place in range(FACTS)] for _ in range(2)]
    packed = pack(weights, {"rules": {}})
    found = unpack(packed)
    assert [list(deal) for deal in found.weights] == weights
    by_game: dict[str, int] = {}
    for key, seats in FITTED:
        tables = tables_for(find_ruleset(key), seats)
        size = len(pack([list(deal) for deal in tables.weights], tables.header))
        by_game[key] = by_game.get(key, 0) + size
    assert max(by_game.values()) < 60_000


def test_tables_of_another_version_are_refused():
    with pytest.raises(ValueError, match="no whole tables"):
        unpack(pack([[0.5] * (FACTS - 1)], {"rules": {}}))


@pytest.mark.parametrize("runs", [False, True])
@pytest.mark.parametrize("fifteen", [False, True])
def test_every_fact_has_a_place_and_no_two_share_one(fifteen, runs):
    facts = facts_for(fifteen=fifteen, runs=runs)
    rng = random.Random(4)
    for _ in range(500):
        cards = [1 << index for index in range(40)]
        rng.shuffle(cards)
        first, second, third = sorted(rng.sample(range(35), 3))
        piles = sum(cards[:first]), sum(cards[first:second]), sum(cards[second:third])
        found = facts(*piles, rng.choice([OWN, OTHER, NOBODY]))
        assert all(0 <= fact < FACTS for fact in found)
        # The four suits may agree; all else is told apart.
        assert len(set(found)) >= len(found) - 3


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_more_and_better_cards_are_worth_more_at_the_end_of_a_deal(ruleset):
    rules = find_ruleset(ruleset)
    seats = rules.allowed_seats()[0]
    game = game_for(rules, seats)
    leaf = deal_end_leaf(game, 1 if rules.deals(seats) > 1 else 0)
    rich, poor = mask("7D 1D 8D 10D 7C 7S 6B 1C 1S 10C 10B 9C"), mask("2C 3S 4B 5C 8S")
    better = leaf(rich, poor, mask("9S 10S"), OWN) - leaf(poor, rich, mask("9S 10S"), OWN)
    assert better * game.sign > 1.0


def test_the_linear_value_is_the_same_game_turned_round():
    game = game_for(find_ruleset("re-bello"), 2)
    leaf = linear_leaf(game)
    own, opp = mask("7D 1D 2C"), mask("10D 9D")
    assert leaf(own, opp, 0, OWN) == pytest.approx(-leaf(opp, own, 0, OTHER))


@pytest.mark.parametrize(
    ("key", "seats"), [("scopa", 2), ("escopa15", 4), ("napola", 2), ("scopone-scientifico", 4)]
)
def test_the_quick_sum_is_the_sum_of_the_weights_of_the_facts(key, seats):
    rules = find_ruleset(key)
    game, weights = game_for(rules, seats), tables_for(rules, seats).weights
    facts = facts_for(fifteen=rules.capture_mode == "fifteen", runs=rules.napola)
    rng = random.Random(9)
    for number in range(300):
        cards = [1 << index for index in range(40)]
        rng.shuffle(cards)
        first, second, third = sorted(rng.sample(range(39), 3))
        if number % 10 == 0:
            first, second, third = 37, 37, 39  # a lead that only Scopone knows
        ends = sum(cards[:first]), sum(cards[first:second]), sum(cards[second:third])
        mine, deal = number % 3, number % len(weights)
        leaf = (lap_leaf if rules.deals(seats) == 1 else deal_end_leaf)(game, deal + 1)
        value = leaf(*ends, mine)
        assert value == pytest.approx(sum(weights[deal][fact] for fact in facts(*ends, mine)))


def test_laps_have_values_only_where_all_cards_are_dealt_at_once():
    assert lap_leaf(game_for(find_ruleset("scopa"), 4), 1) is None
    assert lap_leaf(game_for(find_ruleset("scopone-trentino"), 4), 5) is None
    scopone = game_for(find_ruleset("scopone"), 4)
    assert lap_leaf(scopone, 8) is not None
    assert lap_leaf(scopone, 9) is None
