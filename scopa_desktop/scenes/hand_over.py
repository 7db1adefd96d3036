"""What the next person is told when the computer is handed over: public things only."""

from __future__ import annotations

from dataclasses import dataclass

from scopa_desktop.engine.moves import Claim, Move
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.words import partners, people_called_you, spoken


@dataclass(frozen=True, slots=True)
class HandOver:
    """A seat that takes over; its view is read, but never its hand."""

    services: Services
    session: Session
    seat: int

    def moves(self) -> list[tuple[int, Move]]:
        """What was played since this seat's last turn."""
        return self.session.moves_since(self.seat)

    def heading(self) -> str:
        """Whether the moves are those since the last turn, or all of the round."""
        history = self.session.runner.view(self.seat).history
        played = any(seat == self.seat for seat, _ in history)
        return self.services.catalog.text("curtain-since" if played else "curtain-first")

    def quiet(self) -> list[str]:
        """What stands there when there is no move to tell of."""
        text, view = self.services.catalog.text, self.session.runner.view(self.seat)
        if view.history:
            return [text("curtain-nothing")]
        names = [player.name for player in self.session.runner.players]
        dealer, leader = view.dealer, (view.dealer + 1) % view.seats
        key = "curtain-fresh"
        for seat, ending in ((dealer, "you-deal"), (leader, "you-lead")):
            if names[seat] in people_called_you():
                key = f"curtain-fresh-{ending}"
        lines = [text(key, n=view.round_number, dealer=names[dealer], leader=names[leader])]
        if any(view.sweeps):
            taker = dealer if view.ruleset.table_bonus_to == "dealer" else leader
            lines.append(text(spoken("curtain-opening", names[taker]), name=names[taker]))
        return lines

    def words(self, seat: int, move: Move) -> str:
        """What a seat did, in a few words that go on from its name."""
        catalog, name = self.services.catalog, self.session.runner.players[seat].name
        if isinstance(move, Claim):
            return catalog.text(spoken("curtain-claimed", name))
        if not move.captured:
            return catalog.text(spoken("curtain-left", name))
        if len(move.captured) > 3:
            return catalog.plural(spoken("curtain-took-many", name), len(move.captured))
        cards = " + ".join(str(card.value) for card in move.captured)
        return catalog.text(spoken("curtain-took", name), cards=cards)

    def score(self) -> str:
        """Points, the table's sum, and the stock: what everybody at the table can see."""
        text, view = self.services.catalog.text, self.session.runner.view(self.seat)
        sides = range(len(view.scores))
        own_first = sorted(sides, key=lambda side: (side - view.side) % len(view.scores))
        parts = [
            text("curtain-points", name=self._side_name(side), n=view.scores[side])
            for side in own_first
        ]
        if self.services.settings.current.table_sum:
            total = sum(card.value for card in view.table)
            parts.append(text("curtain-table", n=total) if total else text("curtain-empty"))
        parts.append(text("curtain-stock", n=view.stock) if view.stock else text("curtain-last"))
        return "   ·   ".join(parts)

    def _side_name(self, side: int) -> str:
        names = self.session.names_of(side)
        if self.session.side_count == 2 and len(names) > 1:
            mine = self.session.side_of(self.seat) == side
            return self.services.catalog.text("side-us" if mine else "side-them")
        room = 120 if self.session.side_count < 4 else 72
        return partners(names, room, self.services.assets.font("F7").width)
