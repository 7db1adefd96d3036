"""Partners play for the side: with open cards as brute force would, and not against each other."""

import random
from dataclasses import replace

import pytest
from robot_tables import make_view
from test_search import brute, position_with

from scopa_desktop.ai import find_bot
from scopa_desktop.ai.decision import Outlook
from scopa_desktop.ai.game import game_for
from scopa_desktop.ai.levels import MASTER
from scopa_desktop.ai.robot import CLOSE_WITH_PARTNERS, _chosen
from scopa_desktop.engine import round as rounds
from scopa_desktop.engine.cards import ALL_MASK, CARDS, mask_of, parse_cards
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.engine.view import view_for

THINKERS = ["hard", "master"]


def pairs_view(ruleset, hand, table, others):
    """The last deal of four in pairs; the three other hands lie open, all else is captured."""
    rules, hands = find_ruleset(ruleset), (hand, *others)
    cards = [parse_cards(text) for text in hands]
    lying = parse_cards(table)
    out = mask_of(lying)
    for held in cards:
        out |= mask_of(held)
    rest = [card for card in CARDS if card.bit & ALL_MASK & ~out]
    base = make_view("scopa", hand, table, stock=0)
    return replace(
        base, ruleset=rules, seats=4, dealer=0, deal=rules.deals(4), deals=rules.deals(4),
        hand_sizes=tuple(map(len, cards)), piles=(tuple(rest[::2]), tuple(rest[1::2])),
        last_capturer=1, shown=((), *cards[1:]), sweep_cards=((), ()), declared=(0, 0),
    )  # fmt: skip


@pytest.mark.parametrize("key", THINKERS)
@pytest.mark.parametrize(
    ("hand", "table", "others", "wanted"),
    [
        # The next player must take the 5, and the mate sweeps the 7 with the seven of clubs.
        ("3D 7C", "3S 7S 5S", ("5C", "7B", "9C"), "3Dx3S"),
        # The 6 of coins is the mate's to take: the own 7 takes 7 of swords a turn later.
        ("5S 7C", "8D 7S 10B 6D 1D", ("3S", "6S", "3C"), "5S"),
        # A 4 laid beside the 3 would let the next player sweep with the 7; the king is safe.
        ("4C 10B", "3B", ("7S", "9D", "2C"), "10B"),
    ],
)
def test_what_the_mate_will_take_is_left_to_the_mate(key, hand, table, others, wanted):
    view = pairs_view("scopa", hand, table, others)
    chosen = {str(find_bot(key).choose(view, random.Random(seed))) for seed in range(4)}
    assert chosen == {wanted}


@pytest.mark.parametrize(
    ("ruleset", "seats", "cards"),
    [
        ("scopa", 4, 6),
        ("escopa15", 4, 5),
        ("scopone", 4, 6),
        ("scopa", 6, 8),
        ("asso-pigliatutto", 4, 6),
    ],
)
def test_with_open_cards_a_partner_plays_what_brings_the_side_most(ruleset, seats, cards):
    rules = find_ruleset(ruleset)
    game, judged = game_for(rules, seats), 0
    for seed in range(12):
        match = position_with(rules, seats, cards, seed)
        state = match.round
        view = view_for(match, state.turn)
        hands = [() if seat == view.seat else hand for seat, hand in enumerate(state.hands)]
        values = {
            move: brute(rounds.play(state, move).state, view.side, game.sign, game)
            for move in rounds.legal_moves(state)
        }
        best = max(values.values())
        view = replace(view, shown=tuple(hands))
        chosen = find_bot("master").choose(view, random.Random(seed))
        assert values[chosen] == pytest.approx(best), (seed, str(chosen))
        judged += len(values) > 1
    assert judged >= 3, "there was something to choose"


def test_one_ply_alone_would_take_it_from_the_mate():
    view = pairs_view("scopa", "3D 7C", "3S 7S 5S", ("5C", "7B", "9C"))
    assert str(find_bot("normal").choose(view, random.Random(1))) == "7Cx7S"


def test_close_moves_are_told_apart_as_people_would_and_more_readily_with_a_partner():
    outlook = Outlook([1.00, 0.97, 0.90], running=[0, 1, 2])
    one_ply = [0.0, 5.0, 9.0]
    assert _chosen(outlook, one_ply, MASTER.close) == 0
    assert _chosen(outlook, one_ply, CLOSE_WITH_PARTNERS) == 1
    outlook.running = [0, 2]
    assert _chosen(outlook, one_ply, CLOSE_WITH_PARTNERS) == 0, "who fell behind is out"
