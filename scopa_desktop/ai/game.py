"""A ruleset at a table of so many seats, made ready for thinking on bare masks.

Nothing here decides a rule: captures, claims and the count come from the engine. This file adds
what a robot needs beside them: memory for what was asked before, the worth of cards, and points
as differences between the sides (turned round where the fewest points win).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from scopa_desktop.ai.worth import card_worths
from scopa_desktop.engine.capture import CaptureRule, claims, singles
from scopa_desktop.engine.cards import ALL_MASK, RANK_MASKS
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.scoring import Tally, match_winner, round_points
from scopa_desktop.engine.sums import UP_TO, VALUE_OF_BIT

MOST_SETS: Final = 24
"""A card that could take more sets than this is searched with the best of them only."""
IN_SIGHT: Final = 14
"""Of a table of more cards than this only the best are looked at (and those of equal value)."""
DECISIVE: Final = 10.0
"""What winning the match at one stroke counts, in points."""
_REMEMBERED: Final = 30_000

Reply = tuple[float, int]
"""What the best capture with a card of some value brings, and the mask of those cards."""


class Game:
    """The rules and the worths, with caches; shared by all decisions at such a table."""

    def __init__(self, ruleset: Ruleset, seats: int, wild: int) -> None:
        """Compile a ruleset; `wild` is the declared value of the seven of cups, or 0."""
        self.ruleset: Final = ruleset
        self.seats: Final = seats
        self.sides: Final = ruleset.sides(seats)
        self.side_of: Final = tuple(ruleset.side_of(seat, seats) for seat in range(seats))
        self.next_seat: Final = tuple((seat + 1) % seats for seat in range(seats))
        self.sign: Final = -1.0 if ruleset.goal == "low" else 1.0
        self.sweep: Final = self.sign * ruleset.sweep_points
        self.last_sweep_counts: Final = ruleset.last_card_sweep == "counts"
        self.may_decline: Final = ruleset.capture_obligation in ("optional", "equal_only")
        self.leaves_only_if_none: Final = ruleset.capture_obligation == "any_card"
        self.left_claims: Final = ruleset.left15_claim != "off"
        self.hand_size: Final = ruleset.hand_size_for(seats)
        self._rule: Final = ruleset.capture_rule(wild)
        self._values: Final = {1 << index: self._rule.value_of(index) for index in range(40)}
        self._reach: Final = tuple(_reach(self._rule, value) for value in range(11))
        self._takes_itself: Final = ruleset.ace_sweep and ruleset.ace_on_empty == "takes_itself"
        self._ace_scores: Final = bool(ruleset.ace_sweep_scores)
        self._worth_by_suit: Final = _by_suit([self.sign * one for one in card_worths(ruleset)])
        ranks = [self.worth(RANK_MASKS[value]) / 4 for value in range(1, 11)]
        # What `takes` was asked before; the search looks here itself, to save the call.
        self.known_takes: Final[dict[tuple[int, int], tuple[int, ...]]] = {}
        self._taken_by_value: Final[dict[tuple[int, int], tuple[int, ...]]] = {}
        # Every value with the cards it may take from, its cards and the worth of one of them.
        self._replying: Final = tuple(
            (
                value,
                self._reach[self._values[1 << (29 + value)]],
                RANK_MASKS[value],
                ranks[value - 1],
            )
            for value in range(1, 11)
        )
        self._gains: dict[tuple[int, int], tuple[float | None, float | None]] = {}
        self._replies: dict[int, tuple[Reply, ...]] = {}
        self._forgotten: dict[int, tuple[Reply, ...]] = {}
        self._counted: dict[tuple[int, int], float] = {}

    @property
    def rule(self) -> CaptureRule:
        """The capture rule in force."""
        return self._rule

    def worth(self, cards: int) -> float:
        """What it is worth to have these cards, in points."""
        coins, cups, swords, batons = self._worth_by_suit
        return (
            coins[cards & 1023]
            + cups[cards >> 10 & 1023]
            + swords[cards >> 20 & 1023]
            + batons[cards >> 30]
        )

    def takes(self, table: int, card: int) -> tuple[int, ...]:
        """Every set that a card may take, the best of very many; an empty one is the card alone."""
        key = (table, card)
        found = self.known_takes.get(key)
        if found is None:
            if len(self.known_takes) > _REMEMBERED:
                self.known_takes.clear()
            found = self.takes_now(table, card)
            self.known_takes[key] = found
        return found

    def takes_now(self, table: int, card: int) -> tuple[int, ...]:
        """The same for a position that will hardly be asked for again, as in playouts."""
        # Cards of one value take alike, and what is too high for it matters to none.
        value = self._values[card]
        by_value = (table & self._reach[value], value)
        found = self._taken_by_value.get(by_value)
        if found is None:
            if len(self._taken_by_value) > _REMEMBERED:
                self._taken_by_value.clear()
            found = self._taken_by_value[by_value] = self._list(*by_value)
        return found

    def _list(self, table: int, value: int) -> tuple[int, ...]:
        if not table:
            return (0,) if self._takes_itself and value == 1 else ()
        found = self._rule.captures(self._within_sight(table, value), value)
        if not found and table.bit_count() > IN_SIGHT:
            found = tuple(self._rule.first_captures(table, value, 1))
        if len(found) <= MOST_SETS:
            return found
        best = sorted(found, key=lambda taken: self._bounty(taken, table), reverse=True)
        return tuple(best[:MOST_SETS])

    def _bounty(self, taken: int, table: int) -> float:
        return self.worth(taken) + (self.sweep if taken == table else 0.0)

    def _within_sight(self, table: int, value: int) -> int:
        """The part of a very full table that is looked at: listing every set would take seconds."""
        bars_others = self._rule.fewest_cards or (self._rule.ace_sweep and value == 1)
        if table.bit_count() <= IN_SIGHT or bars_others:
            return table
        cards = sorted(singles(table), key=self.worth, reverse=True)
        return sum(cards[:IN_SIGHT]) | (table & RANK_MASKS[value])

    def claims(self, table: int, left: int) -> tuple[int, ...]:
        """The fifteens that may be claimed with the left card (a one-card mask)."""
        found = claims(self._within_sight(table, 0) | left, left.bit_length() - 1)
        if len(found) <= MOST_SETS:
            return found
        best = sorted(found, key=lambda taken: self._bounty(taken, table), reverse=True)
        return tuple(best[:MOST_SETS])

    def sweep_gain(self, card: int, table: int) -> float:
        """Points for taking the whole of `table` with this card, if the play may sweep at all."""
        if not table:
            return 0.0
        if self._ace_scores or VALUE_OF_BIT[card] != 1:
            return self.sweep
        return 0.0 if self._rule.is_ace_sweep(table, self._values[card], table) else self.sweep

    def replies(self, table: int) -> tuple[Reply, ...]:
        """What the best play of each value that a hidden card may have brings; best first.

        Values that bring nothing are left out, but where some play costs: then they count too.
        """
        found = self._replies.get(table)
        if found is None:
            if len(self._replies) > _REMEMBERED:
                self._replies, self._forgotten = {}, self._replies
            # Given up little by little: at once it takes as long as several frames.
            for _ in range(min(2, len(self._forgotten))):
                self._forgotten.popitem()
            found = self._replies[table] = self._list_replies(table)
        return found

    def _list_replies(self, table: int) -> tuple[Reply, ...]:
        listed: list[Reply] = []
        none = 0
        for value, reach, cards, own_worth in self._replying:
            within = table & reach
            if not within:
                none |= cards
                continue
            gains = self._gains.get((within, value))
            if gains is None:
                gains = self._list_gains(within, value)
            part, whole = gains
            if whole is not None:
                if within == table:
                    whole += self.sweep_gain(1 << (29 + value), table)
                part = whole if part is None else max(part, whole)
            if part is None:
                none |= cards
            else:
                listed.append((part + own_worth, cards))
        if none and self.sign < 0:
            listed.append((0.0, none))
        listed.sort(reverse=True)
        return tuple(listed)

    def _list_gains(self, within: int, value: int) -> tuple[float | None, float | None]:
        """Worth of the best set that such a card takes beside everything, and of everything."""
        if len(self._gains) > _REMEMBERED:
            self._gains.clear()
        part = whole = None
        for taken in self.takes(within, 1 << (29 + value)):  # a card of batons stands for its value
            gain = self.worth(taken)
            if taken == within:
                whole = gain
            elif part is None or gain > part:
                part = gain
        self._gains[within, value] = part, whole
        return part, whole

    def points(self, piles: tuple[int, ...]) -> tuple[float, ...]:
        """What the piles of a finished round pay, by side; sweeps are counted elsewhere."""
        nothing = (0,) * len(piles)
        totals = [
            float(paid) for paid in round_points(self.ruleset, Tally(piles, nothing, nothing))
        ]
        winner = match_winner(self.ruleset, piles)
        if winner is not None:
            totals[winner] += self.sign * DECISIVE
        if self.ruleset.zero_trick_loses_match and any(piles):
            for side, pile in enumerate(piles):
                if not pile:
                    totals[side] -= self.sign * DECISIVE
        return tuple(totals)

    def final(self, own: int, opp: int) -> float:
        """The count of two finished piles as a difference, as one's own aim sees it."""
        key = (own, opp)
        value = self._counted.get(key)
        if value is None:
            if len(self._counted) > _REMEMBERED:
                self._counted.clear()
            mine, theirs = self.points((own, opp))
            value = self._counted[key] = self.sign * (mine - theirs)
        return value

    def lead(self, totals: tuple[float, ...], side: int) -> float:
        """How far a side is in front of the mean of the others, as its aim sees it."""
        others = (sum(totals) - totals[side]) / (len(totals) - 1)
        return self.sign * (totals[side] - others)


def _reach(rule: CaptureRule, value: int) -> int:
    """The cards among which a card of this value finds what it takes."""
    if rule.wild or (rule.ace_sweep and value <= 1):
        return ALL_MASK
    equal = value if rule.by_value or rule.equal_beside_fifteen else 0
    fifteen = 15 - value if rule.by_fifteen else 0
    return UP_TO[min(max(equal, fifteen), 10)]


def _by_suit(worths: list[float]) -> tuple[tuple[float, ...], ...]:
    """For each suit, the worth of every set of its ten cards."""
    return tuple(_sums(worths[suit : suit + 10]) for suit in range(0, 40, 10))


def _sums(single: list[float]) -> tuple[float, ...]:
    """The sum of every set of some numbers, by the mask of their places."""
    sums = [0.0]
    for one in single:
        sums += [whole + one for whole in sums]
    return tuple(sums)


@lru_cache(maxsize=32)
def game_for(ruleset: Ruleset, seats: int, wild: int = 0) -> Game:
    """The one game object for equal rules, so that its caches serve every decision."""
    return Game(ruleset, seats, wild)
