"""A match that goes on: which card lay in which slot, and what was the last move."""

from __future__ import annotations

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.events import (
    CardLaid,
    CardsCaptured,
    CardsDealt,
    Event,
    FifteenClaimed,
    LeftoversTaken,
    OpeningTaken,
    RoundRedealt,
    RoundStarted,
    Swept,
    TableDealt,
)
from scopa_desktop.engine.record import MatchRecord, replay_steps
from scopa_desktop.scenes.table.board import LastMove
from scopa_desktop.scenes.table.slots import TableSlots


class Recall:
    """The slots and the last move, as they would be had the round been watched."""

    def __init__(self, record: MatchRecord) -> None:
        self.slots = TableSlots()
        self.last_move: LastMove | None = None
        self._is_dealing = False
        for step in replay_steps(record):
            for event in step.events:
                self._follow(event)

    def _follow(self, event: Event) -> None:
        if isinstance(event, CardsDealt):
            if not self._is_dealing:
                self.slots.start_deal()
            self._is_dealing = True
            return
        self._is_dealing = False
        match event:
            case RoundStarted() | RoundRedealt():
                self.slots.start_round()
                self.last_move = None
            case TableDealt(cards):
                for card in cards:
                    self.slots.add(card)
            case CardLaid(seat, card):
                self.slots.add(card)
                self.last_move = LastMove(seat, "table-left", (card,))
            case CardsCaptured(seat, card, captured):
                self._take(captured)
                self.last_move = LastMove(seat, "table-took", (card,), captured)
            case FifteenClaimed(seat, cards):
                self._take(cards)
                self.last_move = LastMove(seat, "table-claimed", cards[:1], cards[1:])
            case OpeningTaken(_, cards) | LeftoversTaken(_, cards):
                self._take(cards)
            case Swept():
                if self.last_move is not None:
                    self.last_move = self.last_move.swept()

    def _take(self, cards: tuple[Card, ...]) -> None:
        for card in self.slots.cards:
            if card in cards:
                self.slots.remove(card)
