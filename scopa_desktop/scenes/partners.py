"""Who plays with whom: two names are pressed, and they change places."""

from __future__ import annotations

from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.seat_map import MapSeat, draw_seat_map, portrait_of
from scopa_desktop.scenes.setup_draft import TableDraft
from scopa_desktop.scenes.setup_page import partners_key
from scopa_desktop.scenes.words import listed
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import SIDE_COLORS
from scopa_desktop.ui.wrap import wrapped

PANEL = Rect(120, 46, 400, 268)
MAP = (308, 74)


class PartnersScene(MenuScene):
    """The seats, all taken, as a list and as a map; two that are pressed change places.

    Going back leaves the table as it was before, with the places that were free.
    """

    key = "partners"
    is_overlay = True

    def __init__(self, services: Services, *, draft: TableDraft) -> None:
        """Changes the draft's seats in place."""
        super().__init__(services)
        self._draft = draft
        self._before = draft.places
        draft.fill()
        self._chosen: int | None = None

    def first_focus(self) -> str:
        """See `MenuScene`."""
        return "partners-seat-1"

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        draft = self._draft
        found = []
        for seat in range(draft.count):
            chosen = seat == self._chosen
            found.append(
                Button(
                    f"partners-seat-{seat}",
                    Rect(PANEL.x + 26, PANEL.y + 32 + 28 * seat, 148, 25),
                    draft.names[seat],
                    "paper" if chosen else "dark",
                    role="tab",
                    checked=chosen,
                )
            )
        back = Rect(PANEL.x + 12, PANEL.bottom - 38, 120, 26)
        found.append(Button("partners-back", back, self.text("setup-back"), "dark"))
        done = Rect(PANEL.right - 132, PANEL.bottom - 38, 120, 26)
        found.append(Button("partners-done", done, self.text("partners-done"), "primary"))
        return found

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        if button_id == "partners-done":
            self.services.navigation.pop()
            return
        if button_id == "partners-back":
            self._give_up()
            return
        seat = int(button_id.rsplit("-", 1)[1])
        if self._chosen is None:
            self._chosen = seat
        else:
            self._draft.swap(self._chosen, seat)
            self._chosen = None

    def go_back(self) -> None:
        """See `MenuScene`: a chosen seat is let go first."""
        if self._chosen is not None:
            self._chosen = None
            self.touch()
        else:
            self._give_up()

    def _give_up(self) -> None:
        """As if nothing had been changed here."""
        self._draft.put_back(self._before)
        super().go_back()

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        canvas.box(canvas.bounds, "ink", 140)
        panel(canvas, PANEL)
        canvas.text(
            PANEL.x + 12, PANEL.y + 12, self.text(partners_key(self._draft)), "sun", font="F7B"
        )
        draft = self._draft
        for seat in range(draft.count):
            y = PANEL.y + 32 + 28 * seat
            side = draft.ruleset.side_of(seat, draft.count)
            canvas.box(Rect(PANEL.x + 12, y + 3, 8, 18), SIDE_COLORS[side])

    def draw_details(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        draft, assets = self._draft, self.services.assets
        seats = [
            MapSeat(
                name,
                draft.ruleset.side_of(i, draft.count),
                portrait_of(assets, name, i, is_human=place.kind == "human"),
            )
            for i, (place, name) in enumerate(zip(draft.seats, draft.names, strict=True))
        ]
        clockwise = draft.ruleset.direction == "cw"
        draw_seat_map(canvas, assets, MAP, seats, clockwise=clockwise)
        for i, line in enumerate(wrapped(self._sentence(), PANEL.w - 24, canvas.width_of)[:2]):
            canvas.text(PANEL.x + 12, PANEL.y + 203 + 13 * i, line, "parch")

    def _sentence(self) -> str:
        draft, catalog = self._draft, self.services.catalog
        if self._chosen is not None:
            return self.text("partners-swap", name=draft.names[self._chosen])
        mine = draft.ruleset.seats_of(0, draft.count)
        names = [draft.names[seat] for seat in mine]
        return self.text("partners-together", names=listed(catalog, names))
