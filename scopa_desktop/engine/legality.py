"""What a seat may do in a situation, and why it may not do something else.

Shared by the round, which knows everything, and the view, which knows one hand: all that
legality needs is in a `Situation`. A marked set is checked by adding it up; only
`legal_moves` lists every set.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from scopa_desktop.engine.capture import CaptureRule, claims
from scopa_desktop.engine.cards import Card, Rank, cards_of
from scopa_desktop.engine.declarations import best_declaration, declarable
from scopa_desktop.engine.errors import MoveError, Refusal
from scopa_desktop.engine.moves import Claim, Move, Play, claim_of, play_of
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.sums import total_of, worth


class Situation(NamedTuple):
    """What decides which moves the seat in turn has."""

    ruleset: Ruleset
    """The game."""
    hand: tuple[Card, ...]
    """The cards held, in the order of the hand."""
    hand_mask: int
    """The same as a mask."""
    table: int
    """The table as a mask."""
    wild: int
    """What the seven of cups counts after a declaration; 0 for seven."""
    left15: Card | None
    """The card whose fifteen may be claimed."""
    is_first_play: bool
    """Whether nothing was played in this round yet."""
    is_fresh_hand: bool
    """Whether the seat has not played from this deal yet; asked only where hands are declared."""

    @property
    def declarable(self) -> dict[int, int]:
        """Points by wild value that the hand may be declared with now."""
        return declarable(self.ruleset, self.hand_mask) if self.is_fresh_hand else {}


def legal_moves(here: Situation) -> tuple[Move, ...]:
    """Every move: claims, then plays in the order of the hand, then the same with declaring."""
    moves: list[Move] = []
    if here.left15 is not None:
        moves.extend(claim_of(found) for found in claims(here.table, here.left15.index))
    rule = here.ruleset.capture_rule(here.wild)
    for card in here.hand:
        moves.extend(_plays(here, rule, card))
    if here.ruleset.declarations:
        moves.extend(_declaring_plays(here))
    return tuple(moves)


def _plays(here: Situation, rule: CaptureRule, card: Card) -> list[Move]:
    if here.is_first_play and is_banned(here, card):
        return []
    index = card.index
    value = rule.value_of(index) if rule.wild else card.value
    sets = rule.captures(here.table, value)
    plays: list[Move] = [play_of(index, found) for found in sets] if sets else []
    if here.ruleset.capture_obligation == "played_card":
        if not sets:
            plays.append(play_of(index, 0))
    elif leave_refusal(here, rule, card) is None:
        plays.append(play_of(index, 0))
    return plays


def _declaring_plays(here: Situation) -> list[Move]:
    options = here.declarable
    if not options:
        return []
    best, _ = best_declaration(options)
    named: list[int | None] = [None]
    if here.ruleset.matta_sticky:
        named.extend(value for value in options if value != best)
    moves: list[Move] = []
    for wild in named:
        kept = _wild_after(here, wild)
        rule = here.ruleset.capture_rule(kept)
        for card in here.hand:
            for play in _plays(here._replace(wild=kept), rule, card):
                if isinstance(play, Play):
                    moves.append(replace(play, declares=True, wild=wild))
    return moves


def _wild_after(here: Situation, named: int | None) -> int:
    """What the seven of cups counts once the hand is declared."""
    options = here.declarable
    wild = best_declaration(options)[0] if named is None else named
    return wild if wild and here.ruleset.matta_sticky else here.wild


def is_banned(here: Situation, card: Card) -> bool:
    """Whether the ace may not open the round; a hand of aces only may."""
    return (
        here.is_first_play
        and here.ruleset.ace_first_play_ban
        and card.rank is Rank.ACE
        and any(other.rank is not Rank.ACE for other in here.hand)
    )


def leave_refusal(here: Situation, rule: CaptureRule, card: Card) -> Refusal | None:
    """Why a card of the hand may not be laid down, or None."""
    obligation = here.ruleset.capture_obligation
    if obligation == "optional":
        return None
    table = here.table
    value = rule.value_of(card.index)
    if obligation == "equal_only":
        equal = worth(value, table, rule.wild)
        if not equal:
            return None
        return Refusal(MoveError.MUST_TAKE, card=card, first=cards_of(equal & -equal))
    if rule.can_take(table, value):
        return _must_take(rule, table, card)
    if obligation == "any_card":
        for other in here.hand:
            if not is_banned(here, other) and rule.can_take(table, rule.value_of(other.index)):
                return _must_take(rule, table, other)
    return None


def _must_take(rule: CaptureRule, table: int, card: Card) -> Refusal:
    first = cards_of(rule.example(table, rule.value_of(card.index)))
    return Refusal(MoveError.MUST_TAKE, card=card, first=first)


def why_not(here: Situation, move: Move) -> Refusal | None:
    """Why the move is refused, or None when it is legal; lists no sets."""
    if isinstance(move, Claim):
        return _claim_refusal(here, move)
    card = move.card
    if not here.hand_mask & card.bit:
        return Refusal(MoveError.CARD_NOT_IN_HAND, card=card)
    absent = move.mask & ~here.table
    if absent:
        return Refusal(MoveError.CARD_NOT_ON_TABLE, card=cards_of(absent)[0])
    wild = here.wild
    if move.declares:
        options = here.declarable
        if not options or (move.wild is not None and move.wild not in options):
            return Refusal(MoveError.NO_DECLARATION, card=card)
        wild = _wild_after(here, move.wild)
    elif move.wild is not None:
        return Refusal(MoveError.NO_DECLARATION, card=card)
    if here.is_first_play and is_banned(here, card):
        return Refusal(MoveError.ACE_FIRST, card=card)
    rule = here.ruleset.capture_rule(wild)
    if not move.mask:
        return leave_refusal(here, rule, card)
    refusal = rule.refusal(here.table, rule.value_of(card.index), move.mask)
    return None if refusal is None else replace(refusal, card=card)


def _claim_refusal(here: Situation, move: Claim) -> Refusal | None:
    absent = move.mask & ~here.table
    if absent:
        return Refusal(MoveError.CARD_NOT_ON_TABLE, card=cards_of(absent)[0])
    left = here.left15
    if left is None:
        return Refusal(MoveError.GONE_15)
    total = total_of(move.mask)
    if total != 15 or not move.mask & left.bit:
        return Refusal(MoveError.NOT_A_LEFT_15, card=left, total=total, wanted=15)
    return None
