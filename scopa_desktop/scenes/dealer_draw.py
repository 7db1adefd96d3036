"""Who deals first: everybody takes a card from the fan, and the highest deals."""

from __future__ import annotations

from typing import Final

from scopa_desktop.engine.cards import Card, full_deck
from scopa_desktop.persistence.settings import TableSetup
from scopa_desktop.scenes.looks import back_of, card_style, on_felt
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session, setup_ruleset
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import card_outline
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.theme import CARD_H, CARD_W

FAN_X, FAN_Y, PITCH = 116, 140, 9
ROBOT_MS: Final = 500
TIE_MS: Final = 1200
PLACES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    2: ((292, 256), (292, 4)),
    3: ((292, 256), (566, 124), (18, 124)),
    4: ((292, 256), (566, 124), (292, 4), (18, 124)),
    6: ((292, 256), (566, 188), (566, 60), (292, 4), (18, 60), (18, 188)),
}
"""Where each seat's card is laid, anticlockwise from the bottom."""


class DealerDrawScene(MenuScene):
    """The fan of forty backs; people choose, robots take any."""

    key = "dealer-draw"

    def __init__(self, services: Services, *, setup: TableSetup) -> None:
        """`setup` is the table that is opened afterwards."""
        super().__init__(services)
        self._setup = setup
        self._looks = next((seat for seat in setup.seats if seat.kind == "human"), None)
        """All cards look as the first person wants them: one deck lies on a table."""
        deck = list(full_deck())
        services.rng.shuffle(deck)
        self._fan: list[Card | None] = [*deck]
        self.drawn: dict[int, Card] = {}
        self._waiting = list(range(len(setup.seats)))
        self._pause = float(ROBOT_MS)
        self.dealer: int | None = None

    # --- the draw

    @property
    def drawing(self) -> int | None:
        """The seat that is to take a card."""
        return self._waiting[0] if self._waiting else None

    def _is_human(self, seat: int) -> bool:
        return self._setup.seats[seat].kind == "human"

    def _take(self, place: int) -> None:
        seat, card = self.drawing, self._fan[place]
        if seat is None or card is None:
            return
        self._fan[place] = None
        self.drawn[seat] = card
        self._waiting.pop(0)
        self.services.audio.play("card_pick")
        self._pause = float(ROBOT_MS if self._waiting else TIE_MS)
        if not self._waiting and len(best := self._best()) == 1:
            self.dealer = best[0]
            self.focus.focused = "dealer-draw-start"
        self.touch()

    def _best(self) -> list[int]:
        """The seats with the highest card; several when they must draw again."""
        highest = max(card.value for card in self.drawn.values())
        return [seat for seat, card in self.drawn.items() if card.value == highest]

    def _draw_again(self) -> None:
        """Those who are level take another card; the others are out of it."""
        self._waiting = self._best()
        self.drawn = {}
        self._pause = float(ROBOT_MS)

    def update(self, dt: float) -> None:
        """See `Scene`: robots take their time."""
        if self.dealer is not None or (self.drawing is not None and self._is_human(self.drawing)):
            return
        self._pause -= dt
        if self._pause > 0:
            return
        self.touch()
        if self.drawing is None:
            self._draw_again()
        else:
            self._take(self._any_place())

    def _any_place(self) -> int:
        left = [place for place, card in enumerate(self._fan) if card is not None]
        return self.services.rng.choice(left)

    def wakes_in(self) -> float | None:
        """See `Scene`."""
        if self.dealer is not None or (self.drawing is not None and self._is_human(self.drawing)):
            return None
        return max(self._pause, 1.0)

    # --- the buttons

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        found: list[Button] = []
        if self.drawing is not None and self._is_human(self.drawing):
            name = self.text("dealer-draw-card")
            found = [
                Button(f"dealer-draw-card-{i}", self._fan_rect(i), "", plain=True, name=name)
                for i, card in enumerate(self._fan)
                if card is not None
            ]
        if self.dealer is not None:
            start = Rect(508, 326, 124, 28)
            label = self.text("setup-start")
            return [Button("dealer-draw-start", start, label, "primary")]
        skip = Rect(536, 328, 96, 26)
        return [*found, Button("dealer-draw-skip", skip, self.text("dealer-draw-skip"), "dark")]

    def _fan_rect(self, place: int) -> Rect:
        """What of a card in the fan can be pressed: the part that no other lies on."""
        after = next((i for i in range(place + 1, 40) if self._fan[i] is not None), None)
        width = CARD_W if after is None else min(PITCH * (after - place), CARD_W)
        return Rect(FAN_X + PITCH * place, FAN_Y, width, CARD_H)

    def first_focus(self) -> str | None:
        """See `MenuScene`: the middle of the fan."""
        return "dealer-draw-card-20"

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        if button_id == "dealer-draw-skip":
            while self.dealer is None:
                if self.drawing is None:
                    self._draw_again()
                self._take(self._any_place())
            self._start()
        elif button_id == "dealer-draw-start":
            self._start()
        else:
            self._take(int(button_id.removeprefix("dealer-draw-card-")))

    def _start(self) -> None:
        session = Session.new(self.services, self._setup, first_dealer=self.dealer)
        self.services.navigation.replace("table", session=session)

    # --- the picture

    def draw_details(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        color = on_felt(self.services, "paper")
        canvas.text(320, 112, self.sentence(), color, font="F7B", align="center")
        back = self.services.skins.back(back_of(self.services, self._looks))
        ring = self.focus.focused if self.focus.is_shown else self.focus.hot
        chooses = self.drawing is not None and self._is_human(self.drawing)
        for place, card in enumerate(self._fan):
            if card is not None:
                lifted = 8 if chooses and ring == f"dealer-draw-card-{place}" else 0
                x = FAN_X + PITCH * place
                canvas.picture(back, x, FAN_Y - lifted)
        for seat, (x, y) in enumerate(self._places()):
            self._draw_seat(canvas, seat, x, y)

    def _places(self) -> tuple[tuple[int, int], ...]:
        """Where each seat's card is laid, whichever way round the house plays."""
        first, *others = PLACES[len(self._setup.seats)]
        if setup_ruleset(self._setup).direction == "cw":
            others.reverse()
        return (first, *others)

    def _draw_seat(self, canvas: Canvas, seat: int, x: int, y: int) -> None:
        rank_map = setup_ruleset(self._setup).rank_map
        place = Rect(x, y, CARD_W, CARD_H)
        if seat in self.drawn:
            style = card_style(self.services, self._looks, rank_map)
            canvas.picture(self.services.skins.face(self.drawn[seat], style), x, y)
            if seat == self.dealer:
                card_outline(canvas, place)
        else:
            canvas.dashes(place, "felthi")
        mine = seat in (self.drawing, self.dealer)
        color = on_felt(self.services, "sun" if mine else "paper")
        name = self._setup.seats[seat].name
        if x == 292:
            canvas.text(x + CARD_W + 8, y + 42, name, color)
        else:
            canvas.text(x + CARD_W // 2, y + CARD_H + 5, name, color, align="center")

    def sentence(self) -> str:
        """What is happening."""
        seats = self._setup.seats
        people = sum(seat.kind == "human" for seat in seats)
        if self.dealer is not None:
            if people == 1 and self._is_human(self.dealer):
                return self.text("dealer-draw-you")
            return self.text("dealer-draw-deals", name=seats[self.dealer].name)
        if self.drawing is None:
            return self.text("dealer-draw-tie")
        if self._is_human(self.drawing) and people == 1:
            return self.text("dealer-draw-choose")
        return self.text("dealer-draw-turn", name=seats[self.drawing].name)

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        places = self._places()
        cards = [
            Node(
                f"dealer-draw-seat-{seat}",
                "card",
                self._setup.seats[seat].name,
                Rect(*places[seat], CARD_W, CARD_H),
                str(card),
            )
            for seat, card in self.drawn.items()
        ]
        return [*cards, Node("dealer-draw-text", "text", self.sentence(), Rect(116, 106, 408, 20))]
