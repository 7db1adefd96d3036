"""What a seat knows when it has seen nothing but events: the twin of a `View`."""

from scopa_desktop.engine.events import (
    CardLaid,
    CardPlayed,
    CardsCaptured,
    CardsDealt,
    ExtraRoundNeeded,
    FifteenClaimed,
    FifteenLapsed,
    FifteenLeft,
    HandDeclared,
    LastDealAnnounced,
    LeftoversTaken,
    MatchWon,
    OpeningTaken,
    RoundRedealt,
    RoundScored,
    RoundStarted,
    Swept,
    TableDealt,
)

SEEN = (
    "dealer",
    "round_number",
    "deal",
    "hand",
    "table",
    "hand_sizes",
    "stock",
    "piles",
    "sweeps",
    "sweep_cards",
    "last_capturer",
    "left15",
    "scores",
    "turn",
    "shown",
    "declared",
    "is_over",
    "is_last_deal",
)
"""The fields of a view that events alone tell."""


class Watcher:
    """Folds the events that one seat gets into what it knows."""

    def __init__(self, rules, seats, seat):
        self.rules, self.seats, self.seat = rules, seats, seat
        self.sides = rules.sides(seats)
        self.scores = (0,) * self.sides

    def known(self):
        """The folded fields, comparable with those of a view."""
        return {
            "dealer": self.dealer,
            "round_number": self.round_number,
            "deal": self.deal,
            "hand": tuple(self.hand),
            "table": tuple(self.table),
            "hand_sizes": tuple(self.hand_sizes),
            "stock": self.stock,
            "piles": tuple(map(tuple, self.piles)),
            "sweeps": tuple(self.sweeps),
            "sweep_cards": tuple(map(tuple, self.sweep_cards)),
            "last_capturer": self.last_capturer,
            "left15": self.left15 if self.turn == self.seat else None,
            "scores": self.scores,
            "turn": self.turn,
            "shown": tuple(map(tuple, self.shown)),
            "declared": tuple(self.declared),
            "is_over": self.is_over,
            "is_last_deal": self.is_last_deal,
        }

    def see(self, event):
        """Take in one event."""
        match event:
            case RoundStarted(dealer, number):
                self._start(dealer, number)
            case CardsDealt(seat, cards, count):
                self._dealt(seat, cards, count)
            case TableDealt(cards):
                self.table = list(cards)
                self.stock -= len(cards)
            case RoundRedealt():
                self.turn = None
            case LastDealAnnounced():
                self.is_last_deal = True
            case OpeningTaken(seat, cards, sweeps):
                self._take(seat, cards)
                side = self._side(seat)
                self.sweeps[side] += sweeps
                self.sweep_cards[side] += cards[:sweeps]
            case HandDeclared(seat, cards, points):
                self.declared[self._side(seat)] += points
                self.shown[seat] = list(cards)
            case FifteenLapsed():
                self.left15 = None
            case CardPlayed(seat, card):
                self._played(seat, card)
            case CardLaid(_, card):
                self.table.append(card)
            case CardsCaptured(seat, card, captured):
                self._take(seat, (card, *captured))
            case FifteenLeft(_, card):
                self.left15 = card
            case FifteenClaimed(seat, cards):
                self._take(seat, cards)
                self.left15 = None
            case Swept(seat, card):
                self.sweeps[self._side(seat)] += 1
                self.sweep_cards[self._side(seat)].append(card)
            case LeftoversTaken(seat, cards):
                if seat is not None:
                    self.piles[self._side(seat)] += cards
                    self.table = []
            case RoundScored(_, scores):
                self.scores = scores
                self.is_over = True
                self.turn = None
            case ExtraRoundNeeded() | MatchWon():
                pass
            case _:
                raise AssertionError(f"what is {event}?")

    def _side(self, seat):
        return seat % self.sides

    def _start(self, dealer, number):
        self.dealer, self.round_number, self.deal = dealer, number, 0
        self.hand, self.table, self.stock = [], [], 40
        self.hand_sizes = [0] * self.seats
        self.shown = [[] for _ in range(self.seats)]
        self.piles = [[] for _ in range(self.sides)]
        self.sweep_cards = [[] for _ in range(self.sides)]
        self.sweeps, self.declared = [0] * self.sides, [0] * self.sides
        self.last_capturer = self.left15 = None
        self.turn = (dealer + 1) % self.seats
        self.is_over = False
        # A round of one deal begins with its last one, and nobody announces it.
        self.is_last_deal = self.rules.deals(self.seats) == 1

    def _dealt(self, seat, cards, count):
        self.hand_sizes[seat] += count
        self.stock -= count
        if seat == self.seat:
            self.hand = list(cards)
            self.deal += 1
        else:
            assert not cards, "a hand was shown to a stranger"

    def _take(self, seat, cards):
        self.piles[self._side(seat)] += cards
        self.table = [card for card in self.table if card not in cards]
        self.last_capturer = seat

    def _played(self, seat, card):
        self.hand_sizes[seat] -= 1
        if seat == self.seat:
            self.hand.remove(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)
        self.turn = (seat + 1) % self.seats
