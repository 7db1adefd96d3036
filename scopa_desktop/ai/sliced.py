"""The search of a world of many cards in slices: the same values, with pauses on the way."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, NamedTuple

from scopa_desktop.ai.search import INFINITE, OTHER, TURNED, Duel
from scopa_desktop.ai.steps import Step
from scopa_desktop.engine.cards import bits_of

SLICED_PLIES: Final = 2
"""So many plies after the first are looked at in slices."""


class _Play(NamedTuple):
    """A play, and the position after it as the next seat sees it."""

    card: int
    gain: float
    own: int
    opp: int
    table: int
    mine: int
    left: int = 0


class SlicedDuel(Duel):
    """A search that can also pause between the first plies of a world."""

    def sliced(
        self, step: Step, seat: int, own: int, opp: int, table: int, mine: int
    ) -> Generator[None, None, float]:
        """What `after` finds, yielding on the way: the first plies are looked at one by one."""
        if step.is_claim:
            return self.after(step, seat, own, opp, table, mine)
        hands, before = self._hands, self._hands[seat]
        if step.taken or 0 in self._game.takes(table, step.card):
            play = self._taking(seat, own, opp, table, step.card, step.taken)
        else:
            play = self._laying(seat, own, opp, table, mine, step.card)
        hands[seat] = before ^ step.card
        follower = self._game.next_seat[seat]
        value = yield from self._part(follower, play, -INFINITE, INFINITE, SLICED_PLIES)
        hands[seat] = before
        return play.gain - value

    def _part(
        self, seat: int, play: _Play, alpha: float, beta: float, plies: int
    ) -> Generator[None, None, float]:
        """The value for `seat` of what a play leaves it, in parts."""
        own, opp, table, mine, left = play.own, play.opp, play.table, play.mine, play.left
        hands, hand = self._hands, self._hands[seat]
        if left:
            return self._claiming(seat, own, opp, table, mine, left, alpha, beta)
        if not plies or not hand:
            return self._negamax(seat, own, opp, table, mine, alpha, beta)
        follower, best = self._game.next_seat[seat], -INFINITE
        for reply in self._replies(seat, own, opp, table, mine):
            hands[seat] = hand ^ reply.card
            gain = reply.gain
            value = gain - (
                yield from self._part(follower, reply, gain - beta, gain - alpha, plies - 1)
            )
            yield
            best = max(best, value)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        hands[seat] = hand
        return best

    def _replies(self, seat: int, own: int, opp: int, table: int, mine: int) -> list[_Play]:
        """Every play of a seat in the order in which the search looks at them."""
        game = self._game
        cards = [1 << index for index in bits_of(self._hands[seat])]
        sets = {card: game.takes(table, card) for card in cards}
        found = [
            self._taking(seat, own, opp, table, card, taken)
            for card in cards
            for taken in sets[card]
        ]
        lays = not found or not game.leaves_only_if_none
        for card in cards:
            if lays and (not sets[card] or self._declines):
                found.append(self._laying(seat, own, opp, table, mine, card))
        return found

    def _taking(self, seat: int, own: int, opp: int, table: int, card: int, taken: int) -> _Play:
        game, hands, rest, gain = self._game, self._hands, table ^ taken, 0.0
        last = self._last_deal and hands[seat] == card and not hands[game.next_seat[seat]]
        if not rest and (not last or game.last_sweep_counts):
            gain = game.sweep_gain(card, table)
        return _Play(card, gain, opp, own | card | taken, rest, OTHER)

    def _laying(self, seat: int, own: int, opp: int, table: int, mine: int, card: int) -> _Play:
        game = self._game
        opens = game.left_claims and self._hands[game.next_seat[seat]] and game.takes(table, card)
        return _Play(card, 0.0, opp, own, table | card, TURNED[mine], card if opens else 0)
