"""New game, third page: how each person sees the cards, and everybody's cloth; its own preview."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.persistence.settings import Looks
from scopa_desktop.scenes.looks import (
    CHOICES,
    back_of,
    card_style,
    look_of,
    look_value,
    next_look,
    on_felt,
)
from scopa_desktop.scenes.setup_draft import NO_WISHES
from scopa_desktop.scenes.setup_page import Setup, SetupPage, next_of
from scopa_desktop.scenes.skins import BACKS
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import checkbox, panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.list_view import ListView
from scopa_desktop.ui.theme import CARD_H, CARD_W, FELTS
from scopa_desktop.ui.wrap import wrapped

DECKS: Final = Rect(8, 32, 324, 298)
DECK_H: Final = 98
BACK_ROW: Final = Rect(340, 32, 292, 110)
BACKS_SHOWN: Final = 4
FELT_ROW: Final = Rect(340, 244, 292, 44)
NOTE: Final = Rect(340, 288, 292, 40)
SAMPLES: Final = ("1D", "7D", "9S", "10B")
"""The cards by which a deck is told from another at a glance."""
LINE: Final = 13


class CardsPage(SetupPage):
    """Decks at the left; backs and values at the right; below them the cloth, which is for all."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._decks = ListView(DECKS, DECK_H + 2, DECK_H)
        self._first_back = 0
        self._who = 0

    def lists(self) -> Sequence[ListView]:
        """See `SetupPage`."""
        return (self._decks,)

    @property
    def _person(self) -> int | None:
        """The seat whose cards are chosen; None where only robots play."""
        humans = self.setup.draft.humans
        return humans[self._who % len(humans)] if humans else None

    @property
    def _looks(self) -> Looks | None:
        """What that person wants to see."""
        return self.setup.looks_of(self._person)

    def _skin(self) -> str:
        return self.services.skins.get(look_of(self.services, self._looks, "skin")).key

    def buttons(self) -> list[Button]:
        """See `SetupPage`."""
        own = [*self._people(), *self._deck_rows(), *self._back_buttons(), *self._look_rows()]
        return [*own, *self._felt_buttons()]

    def _people(self) -> list[Button]:
        draft, seat = self.setup.draft, self._person
        if seat is None or len(draft.humans) < 2:
            return []
        return [
            Button(
                "setup-who",
                Rect(432, 4, 200, 24),
                self.text("setup-who"),
                role="choice",
                value=draft.names[seat],
            )
        ]

    def _deck_ids(self) -> list[str]:
        return [f"setup-skin-{key}" for key in self.services.skins.keys()]  # noqa: SIM118 no mapping

    def _deck_name(self, key: str) -> str:
        skin = self.services.skins.get(key)
        return skin.name or self.text(skin.name_key)

    def _deck_rows(self) -> list[Button]:
        ids, mine = self._deck_ids(), self._skin()
        return [
            Button(
                ids[i],
                rect,
                "",
                role="switch",
                plain=True,
                checked=ids[i] == f"setup-skin-{mine}",
                name=self._deck_name(ids[i].removeprefix("setup-skin-")),
            )
            for i, rect in self._decks.rows(ids)
        ]

    def _back_buttons(self) -> list[Button]:
        shown = BACKS[self._first_back : self._first_back + BACKS_SHOWN]
        mine = back_of(self.services, self._looks)
        backs = [
            Button(
                f"setup-back-{key}",
                Rect(BACK_ROW.x + 46 + 60 * i, BACK_ROW.y + 10, CARD_W, CARD_H),
                "",
                role="switch",
                plain=True,
                checked=key == mine,
                name=self.text("setup-back-named", name=self.text(f"back-{key}")),
            )
            for i, key in enumerate(shown)
        ]
        more = Button(
            "setup-backs-more",
            Rect(BACK_ROW.x + 8, BACK_ROW.y + 76, 30, 24),
            "",
            "dark",
            plain=True,
            name=self.text("setup-backs-more"),
        )
        return [*backs, more]

    def _felt_buttons(self) -> list[Button]:
        felt = self.services.settings.current.felt
        return [
            Button(
                f"setup-felt-{key}",
                Rect(FELT_ROW.x + 46 + 48 * i, FELT_ROW.y + 8, 44, 28),
                "",
                role="switch",
                plain=True,
                checked=key == felt,
                name=self.text("setup-felt-named", name=self.text(f"felt-{key}")),
            )
            for i, key in enumerate(FELTS)
        ]

    def _look_rows(self) -> list[Button]:
        rects = {
            "badges": Rect(340, 146, 292, 24),
            "big_value": Rect(340, 174, 144, 24),
            "suit_letter": Rect(488, 174, 144, 24),
            "color_vision": Rect(340, 202, 292, 24),
        }
        looks = self._looks
        return [
            Button(
                f"setup-{name}",
                rect,
                self.text(f"settings-{name}"),
                role="choice" if name in CHOICES else "switch",
                value=look_value(self.services, name, looks) if name in CHOICES else "",
                checked=look_of(self.services, looks, name) is True,
            )
            for name, rect in rects.items()
        ]

    def activate(self, button_id: str) -> None:
        """See `SetupPage`."""
        if button_id == "setup-backs-more":
            last = len(BACKS) - BACKS_SHOWN
            self._first_back = 0 if self._first_back >= last else self._first_back + 1
        elif button_id.startswith("setup-skin-"):
            self._choose(skin=button_id.removeprefix("setup-skin-"))
        elif button_id.startswith("setup-back-"):
            self._choose(back=button_id.removeprefix("setup-back-"))
        elif button_id.startswith("setup-felt-"):
            self.services.settings.change(felt=button_id.removeprefix("setup-felt-"))
        else:
            self._turn_look(button_id.removeprefix("setup-"), 1)

    def _choose(self, **looks: object) -> None:
        self.setup.choose_look(self._person, **looks)

    def _turn_look(self, name: str, step: int) -> None:
        self._choose(**{name: next_look(self.services, name, step, self._looks)})

    def turn(self, button_id: str, step: int) -> None:
        """See `SetupPage`."""
        if button_id == "setup-who":
            places = range(len(self.setup.draft.humans))
            self._who = int(str(next_of(places, self._who % len(places), step)))
        else:
            self._turn_look(button_id.removeprefix("setup-"), step)

    # --- the picture

    def draw_ground(self, canvas: Canvas) -> None:
        """See `SetupPage`."""
        ids, mine = self._deck_ids(), self._skin()
        for i, rect in self._decks.rows(ids):
            self._draw_deck(canvas, rect, ids[i].removeprefix("setup-skin-"), mine)
        self._decks.draw_bar(canvas)
        self._draw_backs(canvas)
        self._draw_felts(canvas)

    def _draw_deck(self, canvas: Canvas, rect: Rect, key: str, mine: str) -> None:
        is_mine = key == mine
        panel(canvas, rect, line="gold" if is_mine else "wood")
        if is_mine:
            canvas.frame(rect.grown(-2), "gold", cut=1)
        x, y = rect.x + 9, rect.y + 10
        canvas.text(x, y, self._deck_name(key), "sun" if is_mine else "paper", font="F7B")
        about = self.text(f"skin-{key}-about") if self._is_ours(key) else ""
        for i, line in enumerate(wrapped(about, 70, canvas.width_of)):
            canvas.text(x, y + 15 + LINE * i, line, "mist")
        checkbox(canvas, x, rect.bottom - 21, checked=is_mine)
        if is_mine:
            canvas.text(x + 17, rect.bottom - 19, self.text("setup-skin-used"), "lime")
        looks = (self._looks or NO_WISHES).changed(skin=key)
        style = card_style(self.services, looks, self.setup.draft.ruleset.rank_map)
        left = rect.right - 4 * (CARD_W + 3) - 4
        for i, name in enumerate(SAMPLES):
            face = self.services.skins.face(Card.parse(name), style)
            canvas.picture(face, left + i * (CARD_W + 3), rect.y + 4)

    def _is_ours(self, key: str) -> bool:
        return self.services.catalog.has(f"skin-{key}-about")

    def _draw_backs(self, canvas: Canvas) -> None:
        panel(canvas, BACK_ROW)
        canvas.text(BACK_ROW.x + 8, BACK_ROW.y + 12, self.text("setup-backs"), "kraft", font="F5")
        for item in self._back_buttons():
            if item.id.startswith("setup-back-"):
                back = self.services.skins.back(item.id.removeprefix("setup-back-"))
                canvas.picture(back, item.rect.x, item.rect.y)
                if item.checked:
                    _mark(canvas, item.rect)
            elif item.id == "setup-backs-more":
                canvas.rounded(item.rect, "ink", cut=2)
                canvas.rounded(item.rect.grown(-1), "panelhi", cut=1)
                arrow = self.services.assets.icon("arrow_right")
                canvas.picture(
                    arrow,
                    item.rect.x + (item.rect.w - arrow.width) // 2,
                    item.rect.y + (item.rect.h - arrow.height) // 2,
                )

    def _draw_felts(self, canvas: Canvas) -> None:
        heading = self.text("setup-for-all")
        color = on_felt(self.services, "sun")
        canvas.text(FELT_ROW.x + 2, FELT_ROW.y - 11, heading, color, font="F7B")
        end = FELT_ROW.x + 10 + canvas.width_of(heading, font="F7B")
        canvas.box(Rect(end, FELT_ROW.y - 8, FELT_ROW.right - end, 1), "felthi")
        panel(canvas, FELT_ROW)
        canvas.text(FELT_ROW.x + 8, FELT_ROW.y + 12, self.text("setup-felts"), "kraft", font="F5")
        for item in self._felt_buttons():
            canvas.rounded(item.rect, "ink", cut=2)
            canvas.rounded(item.rect.grown(-1), f"cloth-{item.id[11:]}", cut=1)
            if item.checked:
                _mark(canvas, item.rect)

    def draw_details(self, canvas: Canvas, current: str | None) -> None:
        """See `SetupPage`."""
        named = {b.id: b.name for b in (*self._back_buttons(), *self._felt_buttons())}
        note = named.get(current or "") or self.text("setup-cards-note")
        for i, line in enumerate(wrapped(note, NOTE.w, canvas.width_of)[:3]):
            color = on_felt(self.services, "paper")
            canvas.text(NOTE.x + 2, NOTE.y + 8 + LINE * i, line, color)


def _mark(canvas: Canvas, rect: Rect) -> None:
    """The frame of what is in use."""
    canvas.frame(rect.grown(2), "sun", cut=2)
    canvas.frame(rect.grown(1), "sun", cut=1)
