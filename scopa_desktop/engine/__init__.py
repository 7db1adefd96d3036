"""The rules of the Scopa family: pure, typed, deterministic; standard library only.

A round is a shuffled deck and moves; every step returns the new state and what has happened:

    >>> from scopa_desktop.engine import find_ruleset, full_deck, legal_moves, play, start_round
    >>> state, events = start_round(find_ruleset("escopa15"), 2, full_deck(), dealer=0)
    >>> [str(card) for card in state.table]
    ['7D', '8D', '9D', '10D']
    >>> [str(move) for move in legal_moves(state)]
    ['1D', '2D', '3D']
    >>> state, events = play(state, legal_moves(state)[0])
    >>> state.turn
    0

The names below are what other programs may rely on.
"""

from scopa_desktop.engine.cards import Card, Rank, Suit, format_cards, full_deck, parse_cards
from scopa_desktop.engine.errors import IllegalMoveError, MoveError, OptionError, Refusal
from scopa_desktop.engine.events import Event
from scopa_desktop.engine.match import expire, next_round, play_move, resign, start_match
from scopa_desktop.engine.moves import Claim, Move, Play, notation, parse_move
from scopa_desktop.engine.options import OPTIONS
from scopa_desktop.engine.record import (
    MatchRecord,
    RecordError,
    RoundRecord,
    SeatInfo,
    replay,
    replay_steps,
)
from scopa_desktop.engine.round import legal_moves, play, start_round, why_not
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset
from scopa_desktop.engine.scoring import ScoreLine, ScoreSheet
from scopa_desktop.engine.state import Ended, EndReason, MatchState, RoundState, Transition
from scopa_desktop.engine.view import View, redact, view_for

__all__ = [
    "OPTIONS",
    "RULESETS",
    "Card",
    "Claim",
    "EndReason",
    "Ended",
    "Event",
    "IllegalMoveError",
    "MatchRecord",
    "MatchState",
    "Move",
    "MoveError",
    "OptionError",
    "Play",
    "Rank",
    "RecordError",
    "Refusal",
    "RoundRecord",
    "RoundState",
    "Ruleset",
    "ScoreLine",
    "ScoreSheet",
    "SeatInfo",
    "Suit",
    "Transition",
    "View",
    "expire",
    "find_ruleset",
    "format_cards",
    "full_deck",
    "legal_moves",
    "next_round",
    "notation",
    "parse_cards",
    "parse_move",
    "play",
    "play_move",
    "redact",
    "replay",
    "replay_steps",
    "resign",
    "start_match",
    "start_round",
    "view_for",
    "why_not",
]
