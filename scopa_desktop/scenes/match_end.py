"""The end of a match: who won and why, how it went, once more or back."""

from __future__ import annotations

from functools import partial
from typing import Final

from scopa_desktop.persistence.statistics import digest_of, summarize
from scopa_desktop.scenes.looks import on_felt
from scopa_desktop.scenes.match_chart import draw_chart
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.round_paint import line_icon
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.seat_map import portrait_of
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.verdict import Verdict
from scopa_desktop.scenes.words import listed, partners, people_called_you
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas, Look, Picture
from scopa_desktop.ui.frames import board
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.theme import SIDE_BANNERS
from scopa_desktop.ui.wrap import shortened

BANNER: Final = Rect(120, 16, 400, 56)
FINAL: Final = Rect(120, 78, 400, 84)
CHART: Final = Rect(120, 170, 400, 62)
LAST_Y: Final = 304
ROW: Final = 32
"""From one row of choices to the next, upward from the last one."""


class MatchEndScene(MenuScene):
    """A rematch wants everybody's agreement; there is none after somebody gave up."""

    key = "match-end"

    def __init__(self, services: Services, *, session: Session) -> None:
        super().__init__(services)
        self._session = session
        self._verdict = Verdict(services, session)
        self._digest = digest_of(session.runner.record)
        self.agreed: set[int] = set()
        """The people who want a rematch."""
        self.swaps = False
        """Whether partners are to change."""
        self._statistics = self._told_statistics()

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
        key = "end-statistics-you" if name in people_called_you() else "end-statistics"
        game = self.text(session.runner.ruleset.preset.name_key)
        return self.text(key, name=name, game=game, won=tally.won, played=tally.played)

    def enter(self) -> None:
        """See `MenuScene`."""
        super().enter()
        winners = self._session.runner.match.winners or ()
        mine = {self._session.side_of(seat) for seat in self._session.humans}
        sound = "lose" if mine and mine.isdisjoint(winners) else "win"
        self.services.audio.play(sound if winners else "draw")

    # --- the buttons

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        menu = self.text("end-menu")
        if not self.has_rematch:
            return [Button("match-menu", Rect(324, LAST_Y, 196, 30), menu, "primary")]
        waiting = ""
        if self.missing:
            names = [self._session.runner.players[seat].name for seat in self.missing]
            line = self.text("end-waiting", names=listed(self.services.catalog, names))
            waiting = shortened(line, 180, self.services.assets.font("F7").width)
        again = Button(
            "match-rematch",
            Rect(120, LAST_Y, 196, 30),
            self.text("end-rematch"),
            "primary",
            enabled=not self.missing,
            sub=waiting,
        )
        back = Button("match-menu", Rect(324, LAST_Y, 196, 30), menu)
        return [*self._agreements(), *self._pair_choice(), again, back]

    def _agreements(self) -> list[Button]:
        """A tick for every seat; robots always agree."""
        if not self._asks:
            return []
        players = self._session.runner.players
        pitch, y = 404 // len(players), LAST_Y - ROW * (2 if self._has_pairs else 1)
        measure = self.services.assets.font("F7").width
        return [
            Button(
                f"match-agree-{seat}",
                Rect(120 + pitch * seat, y, pitch - 4, 26),
                shortened(player.name, pitch - 38, measure),
                role="switch",
                enabled=player.is_human,
                checked=not player.is_human or seat in self.agreed,
                name=self.text("end-agree", name=player.name),
            )
            for seat, player in enumerate(players)
        ]

    def _pair_choice(self) -> list[Button]:
        if not self._has_pairs:
            return []
        found = []
        for i, (key, chosen) in enumerate((("keep", not self.swaps), ("swap", self.swaps))):
            rect = Rect(120 + 204 * i, LAST_Y - ROW, 196, 26)
            kind = "paper" if chosen else "dark"
            label = self.text(f"end-{key}")
            found.append(Button(f"match-{key}", rect, label, kind, role="tab", checked=chosen))
        return found

    def first_focus(self) -> str | None:
        """See `MenuScene`: what is to be pressed next."""
        if self._asks and self.missing:
            return f"match-agree-{self.missing[0]}"
        return "match-rematch" if self.has_rematch else "match-menu"

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        match button_id:
            case "match-rematch":
                again = self._session.rematch(swap=self.swaps)
                self.services.navigation.replace("table", session=again)
            case "match-menu":
                self.services.navigation.reset("title")
            case "match-keep" | "match-swap":
                self.swaps = button_id == "match-swap"
            case _:
                self.agreed ^= {int(button_id.removeprefix("match-agree-"))}

    def go_back(self) -> None:
        """See `MenuScene`."""
        self.services.audio.play("ui_back")
        self.activate("match-menu")

    # --- the picture

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        super().draw_ground(canvas)
        self._draw_banner(canvas)
        self._draw_final(canvas)
        area = self._chart_rect()
        rounds = [side.rounds for side in self._digest.sides]
        if rounds[0]:
            draw_chart(canvas, area, rounds, self._session.runner.ruleset.target)
        else:
            board(canvas, area)
            none, middle = self.text("end-chart-none"), area.y + area.h // 2 - 3
            canvas.text(320, middle, none, "steel", align="center")
        lines = self._footer()
        if not self.has_rematch:
            color = on_felt(self.services, "paper")
            canvas.text(120, LAST_Y + 11, self.text("end-no-rematch"), color)
        for i, line in enumerate(lines):
            y = (339 if len(lines) > 1 else 343) + 11 * i
            canvas.text(320, y, line, on_felt(self.services, "sky"), align="center")

    def _chart_rect(self) -> Rect:
        """The chart takes the room of the rows that are not there."""
        bottom = LAST_Y - 8 - ROW * (self._asks + self._has_pairs)
        return Rect(CHART.x, CHART.y, CHART.w, bottom - CHART.y)

    def _footer(self) -> list[str]:
        lines = [self._statistics] if self._statistics else []
        if self._has_pairs:
            names = [player.name for player in self._session.runner.players]
            order = (0, 2, 1, 3) if self.swaps else (0, 1, 2, 3)
            pairs = [(names[order[i]], names[order[i + 2]]) for i in (0, 1)]
            one, other = (listed(self.services.catalog, pair) for pair in pairs)
            lines.insert(0, self.text("end-pairs", one=one, other=other))
        return lines

    def _draw_banner(self, canvas: Canvas) -> None:
        winners = self._session.runner.match.winners or ()
        color = SIDE_BANNERS[winners[0]] if winners else "panel"
        canvas.box(Rect(BANNER.x + 2, BANNER.bottom, BANNER.w - 4, 2), "felt3", 180)
        canvas.rounded(BANNER, "ink", cut=2)
        canvas.rounded(BANNER.grown(-1), "gold" if winners else "wood", cut=1)
        canvas.box(BANNER.grown(-2), color)
        seats = range(len(self._session.runner.players))
        faces = [seat for seat in seats if self._session.side_of(seat) in winners][:3]
        for i, seat in enumerate(faces):
            face = Rect(BANNER.x + 10 + 42 * i, BANNER.y + 10, 36, 36)
            canvas.rounded(face, "ink", cut=1)
            canvas.picture(self._face(seat, "glad"), face.x + 2, face.y + 2, Look(scale=2))
        left = BANNER.x + 12 + 42 * len(faces)
        middle, room = (left + BANNER.right - 8) // 2, BANNER.right - 16 - left
        words, reason = self._verdict.winners(), self._verdict.reason()
        bold = self.services.assets.font("F7B").width
        if 2 * bold(words) + 2 <= room:
            canvas.display(middle, BANNER.y + 6, words, "banner")
        else:
            words = self._fitting(room)
            canvas.text(middle, BANNER.y + 16, words, font="F7B", align="center")
        canvas.text(middle, BANNER.y + 39, reason, align="center")

    def _fitting(self, room: int) -> str:
        """Who won, the names cut as little as need be."""
        bold = self.services.assets.font("F7B").width
        words = self._verdict.winners()
        for width in range(90, 12, -2):
            if bold(words) <= room:
                break
            words = self._verdict.winners(partial(shortened, width=width, measure=bold))
        return words

    def _face(self, seat: int, mood: str) -> Picture:
        player, assets = self._session.runner.players[seat], self.services.assets
        plain = portrait_of(assets, player.name, seat, is_human=player.is_human)
        return assets.icon(f"{plain.name.removeprefix('icons/')}_{mood}")

    def _draw_final(self, canvas: Canvas) -> None:
        """Every side: what it scored with, and its total."""
        board(canvas, FINAL)
        keys = [key for key, _ in self._session.runner.ruleset.score_lines]
        pitch = min(28, 216 // len(keys))
        first = 470 - pitch * len(keys)
        style = self._session.style_of(0)
        for i, key in enumerate(keys):
            icon = line_icon(self.services, key, style)
            x = first + pitch * i + pitch // 2
            canvas.picture(icon, x - icon.width // 2, FINAL.y + 13 - icon.height // 2)
        sides = self._digest.sides
        height = 56 // len(sides)
        for side, digest in enumerate(sides):
            row = Rect(FINAL.x + 6, FINAL.y + 23 + height * side, FINAL.w - 12, height)
            middle = row.y + row.h // 2
            if side % 2 == 0:
                canvas.box(row, "parch", 150)
            canvas.box(Rect(row.x, row.y, 3, row.h), SIDE_BANNERS[side])
            self._draw_names(canvas, side, row, first - 8)
            for i, key in enumerate(keys):
                points = digest.lines.get(key, 0)
                x = first + pitch * i + pitch // 2
                shown, color = (str(points), "ink") if points else ("–", "steel")
                canvas.text(x, middle - 3, shown, color, align="center")
            if len(sides) < 4:
                canvas.display(
                    row.right - 4, middle - 11, str(digest.score), "score", align="right"
                )
            else:
                total = str(digest.score)
                canvas.text(row.right - 6, middle - 3, total, "ink", font="F7B", align="right")

    def _draw_names(self, canvas: Canvas, side: int, row: Rect, right: int) -> None:
        x, middle = row.x + 8, row.y + row.h // 2
        if side in (self._session.runner.match.winners or ()):
            crown = self.services.assets.icon("crown")
            canvas.picture(crown, x, middle - crown.height // 2)
        x += 14
        font = self.services.assets.font("F7")
        names = partners(self._session.names_of(side), right - x, font.width)
        canvas.text(x, middle - 3, names, "ink")

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        session = self._session
        found = [
            Node("match-winner", "text", self._verdict.winners(), BANNER),
            Node("match-reason", "text", self._verdict.reason(), BANNER),
        ]
        for side, digest in enumerate(self._digest.sides):
            names = listed(self.services.catalog, session.names_of(side))
            found.append(Node(f"match-side-{side}", "text", names, FINAL, str(digest.score)))
        footer = zip(("match-line-0", "match-line-1"), self._footer(), strict=False)
        found += [Node(key, "text", line, Rect(60, 336, 520, 20)) for key, line in footer]
        return found
