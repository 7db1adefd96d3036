"""Every table of the family, for tests that walk the registry, and chance play at them.

`TABLES` is each preset with each number of seats that it has. `HOUSES` are house rules chosen so
that every option which changes play or count is at work at some table.
"""

import random

from scopa_desktop.engine.cards import CARDS
from scopa_desktop.engine.match import next_round, play_move, start_match
from scopa_desktop.engine.moves import Claim
from scopa_desktop.engine.record import MatchRecord, RoundRecord, SeatInfo
from scopa_desktop.engine.round import legal_moves
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset

TABLES = [(key, seats, {}) for key, rules in RULESETS.items() for seats in rules.allowed_seats()]

HOUSES = [
    ("scopa", 4, {"teams": 4, "napola": True, "napola_cap": 6}),
    ("scopa", 6, {"teams": 3, "redeal_kings_min": "off", "redeal_aces_min": 1}),
    ("scopa", 2, {"capture_obligation": "any_card", "sweep_points": 2, "win_by": 2}),
    ("scopa", 3, {"capture_obligation": "optional", "equal_first": False}),
    ("scopa", 2, {"equal_first": False, "fewest_cards": True, "goal": "low"}),
    ("scopa", 2, {"capture_mode": "fifteen", "belos_pts": 1, "re_bello_pts": 2}),
    ("scopa", 3, {"primiera_method": "sevens", "primiera_missing_suit": "suits_first"}),
    ("scopone", 4, {"capture_obligation": "equal_only", "redeal_low_table_max": 20}),
    ("scopone-scientifico", 4, {"ace_sweep": True, "ace_first_play_ban": True}),
    ("escopa15", 2, {"left15_after_last_card": True, "no_capture_leftovers": "dealer"}),
    ("escopa15", 4, {"teams": 4, "left15_survives_redeal": False}),
    ("escopa15", 3, {"table_bonus_to": "first", "table30_requires_two_groups": True}),
    ("escopa15", 2, {"sevens_pts": 1, "setenta_pts": 1, "primiera_missing_suit": "sum"}),
    ("escoba", 3, {"zero_trick_multi": "eliminate"}),
    ("escoba", 6, {"capture_obligation": "played_card", "left15_claim": "off", "teams": 3}),
    ("escoba", 2, {"table30_sweeps": 1, "redeal_aces_min": 1, "misdeal_before_bonus": True}),
    ("scopa15", 2, {"fifteen_allows_equal": True, "ace_sweep": True, "ace_with_ace": "all"}),
    ("scopa15", 3, {"fifteen_allows_equal": True, "equal_first": True, "fewest_cards": True}),
    ("asso-pigliatutto", 2, {"ace_on_empty": "takes_itself", "last_card_sweep": "counts"}),
    ("scopa-dassi", 4, {"hand_size": 3, "table_cards": 4}),
    ("cirulla", 2, {"matta_sticky": False, "napola_cap": "off", "all_coins_effect": "plus30"}),
    ("cirulla", 3, {"equal_first": False, "fewest_cards": True, "misdeal_before_bonus": True}),
]


def table_name(table):
    """An id for a table: `escoba-6`, with the house rules where there are some."""
    key, seats, options = table
    return " ".join([f"{key}-{seats}", *(f"{name}={value}" for name, value in options.items())])


def rules_at(table):
    """The ruleset of a table."""
    key, _, options = table
    return find_ruleset(key).with_options(options)


def shuffled(rng):
    """The forty cards in an order of chance."""
    deck = list(CARDS)
    rng.shuffle(deck)
    return tuple(deck)


def choose(rng, moves):
    """A move of chance, that takes rather than lays: tables stay as full as in real play."""
    takes = [move for move in moves if isinstance(move, Claim) or move.captured]
    return rng.choice(takes if takes and rng.random() < 0.7 else moves)


def chance_match(table, seed, *, rounds=2):
    """Play some rounds of a match by chance.

    Returns:
        Pairs of what was done (a deck or a move) and the transition that came of it, the first
        of them from the match before its first round.
    """
    rng = random.Random(f"{seed} {table_name(table)}")
    seats = table[1]
    match = start_match(rules_at(table), seats, first_dealer=rng.randrange(seats))
    steps = []
    while not match.is_over and not (_is_played(match) and match.round_number >= rounds):
        if match.wants_deck:
            done = shuffled(rng)
            transition = next_round(match, done)
        else:
            done = choose(rng, legal_moves(match.round))
            transition = play_move(match, done)
        steps.append((done, transition))
        match = transition.state
    return steps


def _is_played(match):
    """Whether the present round is over, and no void opening."""
    return match.wants_deck and match.round is not None and not match.round.voided


def record_of(table, steps):
    """The record of a chance match, as a runner would have kept it."""
    rounds, voided = [], True
    for done, (match, _) in steps:
        if isinstance(done, tuple):
            if not rounds or not voided:
                rounds.append(([], []))
            rounds[-1][0].append(done)
            voided = match.round.voided
        else:
            rounds[-1][1].append(done)
    people = tuple(SeatInfo(f"P{seat}") for seat in range(table[1]))
    dealt = steps[0][1].state.round.dealer
    played = tuple(RoundRecord(tuple(decks), tuple(moves)) for decks, moves in rounds)
    return MatchRecord(rules_at(table), people, dealt, played)
