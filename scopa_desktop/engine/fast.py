"""Rounds on bare ints, for search and counting: `capture` and `scoring` without values and events.

A move is a pair of masks `(card, taken)`: the card played and what it takes (0: laid down);
`(0, set)` claims a left fifteen. Declarations are no part of it: they are made or not before
the play that they go with, and change nothing but the points and, by `wild`, one card's value.
`tests/engine/test_fast.py` plays both engines side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scopa_desktop.engine.capture import CaptureRule, claims
from scopa_desktop.engine.cards import RANK_MASKS
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.scoring import Tally, round_points
from scopa_desktop.engine.sums import MATTA, VALUE_OF_BIT, has_sum, worth

FastMove = tuple[int, int]
"""Card played and set taken, as masks; `(0, set)` is a claim."""

_ACES: Final = RANK_MASKS[1]


class FastRules:
    """What a search asks of a ruleset at a table, with every lookup done once."""

    __slots__ = (
        "ace_takes_itself",
        "bans_first_ace",
        "captures",
        "claims_open",
        "deals_of",
        "free",
        "last_sweeps",
        "must_take",
        "obligation",
        "rule",
        "ruleset",
        "seats",
        "sides",
        "values",
    )

    def __init__(self, ruleset: Ruleset, seats: int, wild: int = 0) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.sides = ruleset.sides(seats)
        self.rule: CaptureRule = ruleset.capture_rule(wild)
        self.captures = self.rule.captures
        self.obligation = ruleset.capture_obligation
        self.must_take = self.obligation == "played_card"
        self.free = self.obligation == "optional"
        self.claims_open = ruleset.left15_claim != "off"
        self.last_sweeps = ruleset.last_card_sweep == "counts"
        self.ace_takes_itself = ruleset.ace_sweep and ruleset.ace_on_empty == "takes_itself"
        self.bans_first_ace = ruleset.ace_first_play_ban
        self.deals_of = ruleset.hand_size_for(seats)
        self.values = VALUE_OF_BIT if not wild else {**VALUE_OF_BIT, MATTA.bit: wild}

    def moves(self, hand: int, table: int) -> list[FastMove]:
        """Every play of a hand mask on a table mask (no claims)."""
        values, captures = self.values, self.captures
        must_take, free = self.must_take, self.free
        found: list[FastMove] = []
        rest = hand
        while rest:
            card = rest & -rest
            rest ^= card
            sets = captures(table, values[card])
            if sets:
                for taken in sets:
                    found.append((card, taken))
                if must_take:
                    continue
            if free or must_take or self.may_leave(hand, table, card):
                found.append((card, 0))
        return found

    def may_leave(self, hand: int, table: int, card: int) -> bool:
        """Whether a card may be laid down."""
        if self.obligation == "optional":
            return True
        values, rule = self.values, self.rule
        if self.obligation == "equal_only":
            return not worth(values[card], table, rule.wild)
        if self.obligation == "played_card":
            return not rule.can_take(table, values[card])
        while hand:
            low = hand & -hand
            hand ^= low
            if rule.can_take(table, values[low]):
                return False
        return True

    def claims(self, table: int, left: int) -> list[FastMove]:
        """The claims of the card mask just left."""
        return [(0, found) for found in claims(table, left.bit_length() - 1)]

    def opens_claim(self, table: int, card: int) -> bool:
        """Whether a card laid on the table mask (itself included) leaves a fifteen."""
        return self.claims_open and has_sum(table ^ card, 15 - VALUE_OF_BIT[card])

    def is_sweep(self, table: int, card: int, taken: int, *, is_last: bool) -> bool:
        """Whether taking this set from the table makes a sweep that counts."""
        if taken != table or not taken or (is_last and not self.last_sweeps):
            return False
        rules = self.ruleset
        if rules.ace_sweep and not rules.ace_sweep_scores:
            return not self.rule.is_ace_sweep(table, self.values[card], taken)
        return True

    def points(self, piles: Sequence[int], sweeps: Sequence[int]) -> tuple[int, ...]:
        """Points of a finished round by side, without declarations."""
        return round_points(self.ruleset, Tally(tuple(piles), tuple(sweeps), (0,) * self.sides))


class FastRound:
    """A mutable round on masks: deal, `moves`, `apply`, `points`."""

    __slots__ = (
        "dealer",
        "hands",
        "is_first_play",
        "is_over",
        "last_capturer",
        "left",
        "piles",
        "rules",
        "stock",
        "sweeps",
        "table",
        "turn",
    )

    def __init__(self, rules: FastRules, deck: Sequence[int], dealer: int) -> None:
        """Deal from a deck of card indices; opening bonuses are the caller's affair."""
        self.rules = rules
        self.dealer = dealer
        self.hands = [0] * rules.seats
        self.stock = [1 << index for index in deck]
        self.table = 0
        self.piles = [0] * rules.sides
        self.sweeps = [0] * rules.sides
        self.last_capturer = -1
        self.left = 0
        self.is_first_play = True
        self.is_over = False
        self.turn = (dealer + 1) % rules.seats
        self.deal()
        count = rules.ruleset.table_cards_for(rules.seats)
        self.table = sum(self.stock[:count])
        del self.stock[:count]

    def deal(self) -> None:
        """Give every seat its cards of the next deal."""
        size, seats = self.rules.deals_of, self.rules.seats
        for step in range(seats):
            seat = (self.dealer + 1 + step) % seats
            self.hands[seat] = sum(self.stock[step * size : (step + 1) * size])
        del self.stock[: seats * size]

    def copy(self) -> FastRound:
        """An independent copy."""
        twin = object.__new__(FastRound)
        twin.rules, twin.dealer, twin.table = self.rules, self.dealer, self.table
        twin.hands, twin.piles, twin.sweeps = self.hands[:], self.piles[:], self.sweeps[:]
        twin.stock, twin.left, twin.turn = self.stock[:], self.left, self.turn
        twin.last_capturer, twin.is_over = self.last_capturer, self.is_over
        twin.is_first_play = self.is_first_play
        return twin

    def moves(self) -> list[FastMove]:
        """Every move of the seat in turn."""
        hand = self.hands[self.turn]
        if self.is_first_play and self.rules.bans_first_ace:
            hand = hand & ~_ACES or hand
        plays = self.rules.moves(hand, self.table)
        return self.rules.claims(self.table, self.left) + plays if self.left else plays

    def apply(self, move: FastMove) -> None:
        """Make a legal move; after the last one the leftovers go to the last capturer."""
        card, taken = move
        rules, turn, table = self.rules, self.turn, self.table
        side = turn % rules.sides
        left, self.left = self.left, 0
        self.is_first_play = False
        if not card:
            self.table = table ^ taken
            self.piles[side] |= taken
            self.sweeps[side] += not self.table
            self.last_capturer = turn
            if left and not any(self.hands):
                self._finish()
            return
        self.hands[turn] ^= card
        is_empty = not self.hands[turn] and not any(self.hands)
        if taken:
            self.piles[side] |= card | taken
            self.table = table ^ taken
            self.last_capturer = turn
            if taken == table and rules.is_sweep(
                table, card, taken, is_last=is_empty and not self.stock
            ):
                self.sweeps[side] += 1
        elif not table and rules.ace_takes_itself and card & _ACES:
            self.piles[side] |= card
            self.last_capturer = turn
        else:
            self.table = table | card
            if rules.claims_open and rules.opens_claim(self.table, card):
                self.left = card
        self.turn = turn + 1 if turn + 1 < rules.seats else 0
        if is_empty:
            self._after_deal()

    def _after_deal(self) -> None:
        rules = self.rules.ruleset
        if self.stock:
            if not rules.left15_survives_redeal:
                self.left = 0
            self.deal()
            return
        if not rules.left15_after_last_card:
            self.left = 0
        if not self.left:
            self._finish()

    def _finish(self) -> None:
        self.is_over = True
        taker = self.last_capturer
        if taker < 0 and self.rules.ruleset.no_capture_leftovers == "dealer":
            taker = self.dealer
        if taker >= 0:
            self.piles[taker % self.rules.sides] |= self.table
            self.table = 0

    def points(self) -> tuple[int, ...]:
        """Points of the finished round by side."""
        return self.rules.points(self.piles, self.sweeps)
