"""The end of a match: who won and why, how it went, once more or back."""

from __future__ import annotations

from typing import Final

from scopa_desktop.persistence.statistics import digest_of, summarize
from scopa_desktop.scenes.looks import on_felt
from scopa_desktop.scenes.match_banner import LEFT, WIDTH, WinnerBanner
from scopa_desktop.scenes.match_chart import draw_chart
from scopa_desktop.scenes.match_totals import TotalsTable
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.rule_badges import HEIGHT, TIP_W
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.words import listed, spoken
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import board
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Commanded, InputEvent, PointerPressed
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.wrap import shortened

HALF: Final = 196
GAP: Final = 7
ROW: Final = 32
"""From one row of choices to the next, upward from the last one."""
LINE: Final = 13
GUARD_MS: Final = 600
"""So long nothing is pressed: the last press was meant for the round's board."""
WAKE_MS: Final = 100


class MatchEndScene(MenuScene):
    """A rematch wants everybody's agreement; there is none after somebody gave up."""

    key = "match-end"

    def __init__(self, services: Services, *, session: Session) -> None:
        super().__init__(services)
        self._session = session
        self._banner = WinnerBanner(services, session)
        self._digest = digest_of(session.runner.record)
        self._totals = TotalsTable(session, self._digest)
        self.agreed: set[int] = set()
        """The people who want a rematch."""
        self.swaps = False
        """Whether partners are to change."""
        self._statistics = self._told_statistics()
        self._time = 0.0

    # --- what there is

    @property
    def has_rematch(self) -> bool:
        """Whether the match was played to its end."""
        return self._session.runner.match.ended is None

    @property
    def _asks(self) -> bool:
        return self.has_rematch and len(self._session.humans) > 1

    @property
    def _has_pairs(self) -> bool:
        session = self._session
        seats = len(session.runner.players)
        return self.has_rematch and seats == 4 and session.side_count == 2

    @property
    def missing(self) -> list[int]:
        """The people who have not agreed yet; a single person agrees by asking for it."""
        humans = self._session.humans
        return [seat for seat in humans if seat not in self.agreed] if len(humans) > 1 else []

    def _told_statistics(self) -> str:
        """What the one person at the table has won at this game, where that is counted."""
        session, services = self._session, self.services
        if len(session.humans) != 1 or not services.settings.current.statistics:
            return ""
        name = session.runner.players[session.humans[0]].name
        person = summarize(services.database.digests()).people.get(name)
        tally = person.by_ruleset.get(session.runner.ruleset.key) if person is not None else None
        if tally is None:
            return ""
        key = spoken("end-statistics", name)
        game = self.text(session.runner.ruleset.preset.name_key)
        return self.text(key, name=name, game=game, won=tally.won, played=tally.played)

    def enter(self) -> None:
        """See `MenuScene`."""
        super().enter()
        winners = self._session.runner.match.winners or ()
        mine = {self._session.side_of(seat) for seat in self._session.humans}
        sound = "lose" if mine and mine.isdisjoint(winners) else "win"
        self.services.audio.play(sound if winners else "draw")

    def update(self, dt: float) -> None:
        """See `Scene`."""
        self._time = min(self._time + dt, GUARD_MS)

    def wakes_in(self) -> float | None:
        """See `Scene`: often, as a long sleep counts as a short time."""
        return WAKE_MS if self._time < GUARD_MS else None

    def handle(self, event: InputEvent) -> bool:
        """See `Scene`: a press too many on the board before does not jump over the result."""
        is_press = isinstance(event, PointerPressed) or (
            isinstance(event, Commanded) and event.is_down
        )
        if is_press and self._time < GUARD_MS:
            return True
        return super().handle(event)

    # --- the buttons

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        last_y = self._last_y()
        back = Button("match-menu", Rect(LEFT + 204, last_y, HALF, 30), self.text("end-menu"))
        if not self.has_rematch:
            new = Rect(LEFT, last_y, HALF, 30)
            again = Button("match-new", new, self.text("title-new"), "primary")
            return [*self._totals.columns(self._final_rect().y), again, back, *self._house_rules()]
        waiting = ""
        if self.missing:
            names = [self._session.runner.players[seat].name for seat in self.missing]
            line = self.text("end-waiting", names=listed(self.services.catalog, names))
            waiting = shortened(line, 180, self.services.assets.font("F7").width)
        again = Button(
            "match-rematch",
            Rect(LEFT, last_y, HALF, 30),
            self.text("end-rematch"),
            "primary",
            enabled=not self.missing,
            sub=waiting,
        )
        choices = [*self._agreements(), *self._pair_choice()]
        return [
            *self._totals.columns(self._final_rect().y),
            *choices,
            again,
            back,
            *self._house_rules(),
        ]

    def _house_rules(self) -> list[Button]:
        """The badges of this house; pressed, they open the rules of the table."""
        badges = self._session.badges
        if not badges.badges:
            return []
        rect = badges.extent(self._badge_row(), is_centered=True).grown(4)
        name = self.text("rules-table-changed")
        return [Button("match-rules", rect, "", plain=True, name=name, value=badges.rules)]

    def _agreements(self) -> list[Button]:
        """A tick for every seat; robots always agree."""
        if not self._asks:
            return []
        players = self._session.runner.players
        pitch, y = 404 // len(players), self._last_y() - ROW * (2 if self._has_pairs else 1)
        measure = self.services.assets.font("F7").width
        return [
            Button(
                f"match-agree-{seat}",
                Rect(LEFT + pitch * seat, y, pitch - 4, 26),
                shortened(player.name, pitch - 38, measure),
                role="switch",
                enabled=player.is_human,
                checked=not player.is_human or seat in self.agreed,
                name=self.text(spoken("end-agree", player.name), name=player.name),
            )
            for seat, player in enumerate(players)
        ]

    def _pair_choice(self) -> list[Button]:
        if not self._has_pairs:
            return []
        found = []
        for i, (key, chosen) in enumerate((("keep", not self.swaps), ("swap", self.swaps))):
            rect = Rect(LEFT + 204 * i, self._last_y() - ROW, HALF, 26)
            kind = "paper" if chosen else "dark"
            label = self.text(f"end-{key}")
            found.append(Button(f"match-{key}", rect, label, kind, role="tab", checked=chosen))
        return found

    def first_focus(self) -> str | None:
        """See `MenuScene`: what is to be pressed next."""
        if self._asks and self.missing:
            return f"match-agree-{self.missing[0]}"
        return "match-rematch" if self.has_rematch else "match-new"

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        match button_id:
            case "match-rematch":
                again = self._session.rematch(swap=self.swaps)
                self.services.navigation.replace("table", session=again)
            case "match-new":
                self.services.navigation.reset("title")
                self.services.navigation.push("setup")
            case "match-menu":
                self.services.navigation.reset("title")
            case "match-rules":
                seat = self._session.onlooker or 0
                self.services.navigation.push(
                    "pause", session=self._session, seat=seat, shows_rules=True
                )
            case "match-keep" | "match-swap":
                self.swaps = button_id == "match-swap"
            case _ if button_id.startswith("match-agree-"):
                self.agreed ^= {int(button_id.removeprefix("match-agree-"))}

    def go_back(self) -> None:
        """See `MenuScene`."""
        self.services.audio.play("ui_back")
        self.activate("match-menu")

    # --- the picture

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        super().draw_ground(canvas)
        self._banner.draw(canvas)
        self._totals.draw(canvas, self._final_rect().y, self.focus.current)
        area = self._chart_rect()
        rounds = [side.rounds for side in self._digest.sides]
        if rounds[0]:
            draw_chart(canvas, area, rounds, self._session.runner.ruleset.target)
        else:
            board(canvas, area)
            none, middle = self.text("end-chart-none"), area.y + area.h // 2 - 3
            canvas.text(320, middle, none, "steel", align="center")
        lines = self._footer()
        for i, line in enumerate(lines):
            y = self._last_y() + 40 + LINE * i
            canvas.text(320, y, line, on_felt(self.services, "sky"), align="center")
        self._session.badges.draw(canvas, self._badge_row(), is_centered=True)

    def draw_details(self, canvas: Canvas) -> None:
        """See `MenuScene`: the rules behind the badges."""
        if self.focus.current == "match-rules":
            row = self._badge_row()
            self._session.badges.draw_tip(canvas, 320 - TIP_W // 2, row.y - 8, above=True)

    # From the top down to the totals, from the bottom up to the choices; the chart has the rest.

    def _last_y(self) -> int:
        """Where the last row of buttons is: the lines below it need their air."""
        lines = len(self._footer()) + bool(self._session.badges.badges)
        return 303 - (LINE - 2) * max(lines - 1, 0)

    def _badge_row(self) -> Rect:
        """Where the badges lie: below the lines at the bottom."""
        return Rect(LEFT, self._last_y() + 40 + LINE * len(self._footer()), WIDTH, HEIGHT)

    def _final_rect(self) -> Rect:
        return self._totals.rect(self._banner.rect.bottom + GAP)

    def _chart_rect(self) -> Rect:
        """The chart takes the room of the rows that are not there."""
        top = self._final_rect().bottom + GAP
        bottom = self._last_y() - 8 - ROW * (self._asks + self._has_pairs)
        return Rect(LEFT, top, WIDTH, bottom - top)

    def _footer(self) -> list[str]:
        lines = [self._statistics] if self._statistics else []
        if not self.has_rematch:
            lines.insert(0, self.text("end-no-rematch"))
        if self._has_pairs:
            names = [player.name for player in self._session.runner.players]
            order = (0, 2, 1, 3) if self.swaps else (0, 1, 2, 3)
            pairs = [(names[order[i]], names[order[i + 2]]) for i in (0, 1)]
            one, other = (listed(self.services.catalog, pair) for pair in pairs)
            lines.insert(0, self.text("end-pairs", one=one, other=other))
        return lines

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        session = self._session
        found = [
            Node("match-winner", "text", self._banner.verdict.winners(), self._banner.rect),
            Node("match-reason", "text", self._banner.verdict.reason(), self._banner.rect),
        ]
        for side, digest in enumerate(self._digest.sides):
            names = listed(self.services.catalog, session.names_of(side))
            found.append(
                Node(f"match-side-{side}", "text", names, self._final_rect(), str(digest.score))
            )
        for i, line in enumerate(self._footer()):
            rect = Rect(60, self._last_y() + 39 + LINE * i, 520, 9)
            found.append(Node(f"match-line-{i}", "text", line, rect))
        return found
