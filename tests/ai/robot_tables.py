"""Tables to try the robots on."""

import random
from dataclasses import replace

from scopa_desktop.ai import find_bot
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.robot import Robot
from scopa_desktop.engine.cards import Card, full_deck, parse_cards
from scopa_desktop.engine.match import next_round, play_move, start_match
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset
from scopa_desktop.engine.view import View, view_for

TABLES = [(key, seats) for key, rules in RULESETS.items() for seats in rules.allowed_seats()]
"""Every preset with every number of seats it may have."""


def hurried(key):
    """A robot that imagines few worlds: the same code in a hundredth of the time."""
    level = next((level for level in LEVELS if level.info.key == key), None)
    if level is None:
        return find_bot(key)
    level = level.by_value or level
    few = min(level.worlds, 2)
    hurry = {"worlds": few, "worlds_of_many": few, "enumerates": few, "exact_cards": 6}
    return Robot(replace(level, guard_ms=None, **hurry))


def deal(rules, seats, rng, dealer=0):
    """A match with its first round dealt."""
    match = start_match(rules, seats, first_dealer=dealer)
    while match.wants_deck:
        deck = list(full_deck())
        rng.shuffle(deck)
        match = next_round(match, deck).state
    return match


def random_positions(rules, seats, seed):
    """The positions of one randomly played round, in order."""
    rng = random.Random(seed)
    match = deal(rules, seats, rng)
    while match.round.turn is not None:
        yield match
        view = view_for(match, match.round.turn)
        match = play_move(match, rng.choice(view.legal_moves())).state


def play_round(rules, seats, bots, seed):
    """The moves of a round played by robots, and the match after it."""
    rng = random.Random(seed)
    match = deal(rules, seats, rng)
    moves = []
    while match.round.turn is not None:
        view = view_for(match, match.round.turn)
        move = bots[view.seat % len(bots)].choose(view, rng)
        assert view.why_not(move) is None, f"{move} with {view.hand} on {view.table}"
        moves.append(move)
        match = play_move(match, move).state
    return moves, match


def make_view(ruleset, hand, table, *, piles=("", ""), left=None, stock=None, sizes=None, turn=0):
    """A two-seat view of seat 0 with just these cards; the deck makes up for the rest."""
    rules = find_ruleset(ruleset)
    cards, lying = parse_cards(hand), parse_cards(table)
    heaps = tuple(parse_cards(pile) for pile in piles)
    sizes = sizes or (len(cards), len(cards))
    taken = sum(map(len, heaps))
    stock = 40 - sum(sizes) - len(lying) - taken if stock is None else stock
    deals = rules.deals(2)
    return View(
        ruleset=rules, seats=2, seat=0, dealer=1, round_number=1, deal=deals - stock // 6,
        deals=deals, hand=cards, table=lying, hand_sizes=sizes, stock=stock, piles=heaps,
        sweeps=(0, 0), sweep_cards=((), ()), last_capturer=1 if taken else None,
        left15=Card.parse(left) if left else None, scores=(0, 0), history=(), turn=turn,
        shown=((), ()), declared=(0, 0), wild=0, is_over=False,
    )  # fmt: skip
