"""Players that never change: random, greedy, the counting heuristic, plain PIMC.

The rungs of a ladder against which every later robot is measured. They stand on the rules of the
engine and on nothing of the robots, so that no change of a robot can weaken them. Do not improve
them. PIMC knows `scopa` and `escopa15` at two seats; the others know every game and table.
"""

from functools import lru_cache
from itertools import combinations
from math import comb

from frozen_value import ALL, OF_VALUE, value_of, weights_of

from scopa_desktop.engine.cards import mask_of
from scopa_desktop.engine.moves import Claim
from scopa_desktop.engine.scoring import Tally, round_points

VALUES = [index % 10 + 1 for index in range(40)]


@lru_cache(maxsize=8)
def worths_of(rules):
    """What each card is worth, as the usual points make it."""
    found = []
    for index in range(40):
        value = VALUES[index]
        worth = 0.06 + (0.16 if index < 10 else 0.0) + (0.80 if index == 6 else 0.0)
        if rules.sevens_pts:
            worth += 0.30 if value == 7 else 0.0
        if rules.primiera_pts:
            worth += {7: 0.25, 6: 0.08, 1: 0.05, 5: 0.03}.get(value, 0.0)
        found.append(worth)
    return found


def worth(rules, mask):
    """What a set of cards is worth."""
    worths, total = worths_of(rules), 0.0
    while mask:
        total += worths[(mask & -mask).bit_length() - 1]
        mask &= mask - 1
    return total


@lru_cache(maxsize=20_000)
def replies(rules, table):
    """What the best capture with a card of each value brings, best first."""
    found = []
    for value in range(1, 11):
        gains = [
            worth(rules, taken) + (1.0 if taken == table else 0.0)
            for taken in rules.capture.captures(table, value)
        ]
        if gains:
            found.append((max(gains) + worth(rules, OF_VALUE[value]) / 4, OF_VALUE[value]))
    return sorted(found, reverse=True)


def threat(rules, table, unseen, held):
    """The expected best capture of a player who holds so many unseen cards."""
    cards, marked, chance, expected = unseen.bit_count(), 0, 1.0, 0.0
    ways = comb(cards, held)
    for gain, mask in replies(rules, table):
        marked += (unseen & mask).bit_count()
        left = comb(cards - marked, held) / ways if ways else 0.0
        expected += (chance - left) * gain
        chance = left
    return expected


class FrozenRandom:
    """Any legal move."""

    def choose(self, view, rng):
        return rng.choice(view.legal_moves())


class FrozenGreedy:
    """What brings most at once; lays the least worth card."""

    def choose(self, view, rng):
        moves = view.legal_moves()
        return max(moves, key=lambda move: (self.gain(view, move), rng.random()))

    @staticmethod
    def gain(view, move):
        table = mask_of(view.table)
        if isinstance(move, Claim):
            return 5.0 + worth(view.ruleset, move.mask) + (1.0 if move.mask == table else 0.0)
        if not move.mask:
            return -worth(view.ruleset, move.card.bit)
        swept = 1.0 if move.mask == table else 0.0
        return worth(view.ruleset, move.mask | move.card.bit) + swept


class FrozenCounting:
    """What a move brings, less 0.9 times the best reply to be expected; counts the cards."""

    def choose(self, view, rng):
        return max(view.legal_moves(), key=lambda move: self.score(view, move))

    @staticmethod
    def score(view, move):
        table, gone = mask_of(view.table), mask_of(view.hand)
        for pile in view.piles:
            gone |= mask_of(pile)
        answering = view.hand_sizes[(view.seat + 1) % view.seats]
        if not answering and view.stock:
            answering = len(view.hand)
        score = 0.0
        if isinstance(move, Claim) or move.mask:
            score = FrozenGreedy.gain(view, move)
        if isinstance(move, Claim):
            return score
        rest = table ^ move.mask if move.mask else table | move.card.bit
        if rest and answering:
            unseen = ALL & ~(gone | table)
            score -= 0.9 * threat(view.ruleset, rest, unseen, min(answering, unseen.bit_count()))
        return score


class FrozenPimc:
    """Plain perfect-information Monte Carlo: so many hands, each searched to the deal's end."""

    def __init__(self, worlds):
        self.worlds = worlds

    def choose(self, view, rng):
        moves = view.legal_moves()
        if len(moves) == 1 or any(isinstance(move, Claim) for move in moves):
            return FrozenCounting().choose(view, rng)
        own, opp = (mask_of(view.piles[side]) for side in (view.side, 1 - view.side))
        hand, table = mask_of(view.hand), mask_of(view.table)
        unseen = ALL & ~(own | opp | hand | table)
        last = view.last_capturer
        mine = 2 if last is None else 1 if last == view.seat else 0
        search = Search(view.ruleset, view.stock // 6)
        totals = [0.0] * len(moves)
        for other in hidden_hands(unseen, view.hand_sizes[1 - view.seat], self.worlds, rng):
            for place, move in enumerate(moves):
                totals[place] += search.after(
                    move.card.bit, move.mask, hand, other, own, opp, table, mine
                )
        return moves[max(range(len(moves)), key=totals.__getitem__)]


def hidden_hands(unseen, size, wanted, rng):
    """All hidden hands when there are no more than wanted, else a sample."""
    bits = [1 << index for index in range(40) if unseen >> index & 1]
    if comb(len(bits), size) <= wanted:
        return [sum(cards) for cards in combinations(bits, size)]
    return [sum(rng.sample(bits, size)) for _ in range(wanted)]


class Search:
    """Alpha-beta of one deal with open hands, for two; no capture is declined below the root."""

    def __init__(self, rules, deals_to_come):
        self.rules = rules
        self.last_deal = not deals_to_come
        self.fifteen = rules.capture_mode == "fifteen"
        self.weights = None if self.last_deal else weights_of(rules.key)[deals_to_come - 1]
        self.ends = {}

    def after(self, card, taken, hand, other, own, opp, table, mine):
        """The value for the mover of playing this card."""
        hand ^= card
        if not taken:
            turned = (1, 0, 2)[mine]
            return -self.value(other, hand, opp, own, table | card, turned, -1e9, 1e9)
        rest = table ^ taken
        over = self.last_deal and not hand and not other
        gain = 1.0 if not rest and (not over or self.rules.last_card_sweep == "counts") else 0.0
        return gain - self.value(other, hand, opp, own | taken | card, rest, 0, -1e9, 1e9)

    def value(self, hand, other, own, opp, table, mine, alpha, beta):
        if not hand:
            return self.end(own, opp, table, mine)
        best = -1e9
        for card, taken in self.plays(hand, table):
            gain = 0.0
            if taken:
                rest, pile, turned = table ^ taken, own | taken | card, 0
                over = self.last_deal and hand == card and not other
                if not rest and (not over or self.rules.last_card_sweep == "counts"):
                    gain = 1.0
            else:
                rest, pile, turned = table | card, own, (1, 0, 2)[mine]
            left = hand ^ card
            value = gain - self.value(
                other, left, opp, pile, rest, turned, gain - beta, gain - alpha
            )
            best = max(best, value)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    def plays(self, hand, table):
        """The plays of a hand, captures first."""
        taking, quiet = [], []
        while hand:
            card = hand & -hand
            hand ^= card
            sets = self.rules.capture.captures(table, VALUES[card.bit_length() - 1])
            taking.extend((card, taken) for taken in sets)
            if not sets:
                quiet.append((card, 0))
        return taking + quiet

    def end(self, own, opp, table, mine):
        key = (own, opp, table, mine)
        value = self.ends.get(key)
        if value is None:
            if self.last_deal:
                piles = (own, opp | table) if mine == 0 else (own | table, opp)
                points = round_points(self.rules, Tally(piles, (0, 0), (0, 0)))
                value = float(points[0] - points[1])
            else:
                value = value_of(self.weights, *key, fifteen=self.fifteen)
            self.ends[key] = value
        return value


FROZEN = {
    "random": FrozenRandom(),
    "greedy": FrozenGreedy(),
    "counting": FrozenCounting(),
    "pimc-12": FrozenPimc(12),
    "pimc-100": FrozenPimc(100),
}
"""The rungs of the ladder, weakest first."""
