"""New game, first page: the places at the table and the game in short."""

from __future__ import annotations

from typing import Final

from scopa_desktop.engine.errors import OptionError
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.scenes.looks import on_felt
from scopa_desktop.scenes.option_list import seat_counts, values_of
from scopa_desktop.scenes.seat_map import MapSeat, draw_seat_map, portrait_of
from scopa_desktop.scenes.session import ROBOT_NAMES
from scopa_desktop.scenes.setup_draft import COUNTS, NAME_LENGTH, Kind
from scopa_desktop.scenes.setup_page import SetupPage, next_of, partners_key
from scopa_desktop.scenes.words import listed
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import SIDE_COLORS
from scopa_desktop.ui.wrap import wrapped

MAP: Final = Rect(436, 34, 196, 168)
SUMMARY: Final = Rect(8, 300, 420, 26)
SIDES: Final = Rect(436, 268, 196, 56)
LINE: Final = 13
NAME: Final = Rect(46, 0, 114, 26)
"""Where in a row the name stands."""
KIND_OF: Final[dict[str, Kind]] = {"human": "human", "bot": "bot", "free": "free"}
KINDS: Final = (("human", "setup-person", 164, 54), ("bot", "setup-robot", 219, 47))
"""Who may sit down: left edge and width of each in a row."""


def short_target(ruleset: Ruleset) -> int:
    """The target of a short match: half of the least that a game is usually played to."""
    return min(ruleset.preset.targets) // 2


def seat_row(seat: int) -> Rect:
    """The row of a place."""
    return Rect(8, 64 + 28 * seat, 420, 26)


class TablePage(SetupPage):
    """Who plays, robots, partners; game and target."""

    def buttons(self) -> list[Button]:
        """See `SetupPage`."""
        found = [*self._counts(), *self._crowd()]
        for seat in range(self.setup.draft.count):
            found += self._seat(seat)
        return [*found, *self._game(), *self._teams()]

    def _counts(self) -> list[Button]:
        draft = self.setup.draft
        allowed = seat_counts(draft.ruleset)
        found = []
        for i, count in enumerate(COUNTS):
            kind = "paper" if count == draft.count else "dark" if count in allowed else "disabled"
            found.append(
                Button(
                    f"setup-seats-{count}",
                    Rect(8 + 36 * i, 34, 32, 24),
                    str(count),
                    kind,
                    role="tab",
                    checked=count == draft.count,
                    name=self.services.catalog.plural("setup-seats", count),
                )
            )
        return found

    def _crowd(self) -> list[Button]:
        draft = self.setup.draft
        has_free = any(seat.kind == "free" for seat in draft.seats)
        only = not draft.humans and not has_free
        return [
            Button(
                "setup-watch",
                Rect(156, 34, 120, 24),
                self.text("setup-watch"),
                role="switch",
                checked=only,
            ),
            Button(
                "setup-fill",
                Rect(280, 34, 148, 24),
                self.text("setup-fill"),
                "dark",
                enabled=has_free,
            ),
        ]

    def _seat(self, seat: int) -> list[Button]:
        draft = self.setup.draft
        place, name = draft.seats[seat], draft.names[seat]
        _, y, _, h = seat_row(seat)
        key = f"setup-seat-{seat}"
        kinds = [
            Button(
                f"{key}-{kind}",
                Rect(x, y, w, h),
                self.text(word),
                "paper" if place.kind == kind else "dark",
                role="tab",
                checked=place.kind == kind,
            )
            for kind, word, x, w in KINDS
        ]
        if place.kind == "free":
            return kinds
        found = [Button(f"{key}-name", Rect(NAME.x, y, NAME.w, h), name, role="field"), *kinds]
        rest = Rect(270, y, 130, h)
        if place.kind == "bot":
            level = self.text(f"level-{place.level}")
            label = self.text("setup-level", level=level)
            found.append(Button(f"{key}-level", rest, label, "dark", value=place.level))
        else:
            deck = self.services.skins.get(self.setup.look_of(seat, "skin"))
            label = self.text("setup-deck", deck=deck.name or self.text(deck.name_key))
            found.append(Button(f"{key}-skin", rest, label, "dark", value=deck.key))
        leave = self.text("setup-leave-free", n=seat + 1)
        found.append(Button(f"{key}-free", Rect(404, y, 24, h), "×", "dark", name=leave))
        return found

    def _game(self) -> list[Button]:
        draft = self.setup.draft
        return [
            Button(
                "setup-ruleset",
                Rect(8, 240, 420, 26),
                self.text("setup-game"),
                role="choice",
                value=self.setup.game_name(),
            ),
            Button(
                "setup-target",
                Rect(8, 270, 124, 26),
                self.text("setup-target"),
                role="choice",
                value=str(draft.ruleset.target),
            ),
            Button(
                "setup-option-napola",
                Rect(136, 270, 96, 26),
                self.text("option-napola"),
                role="switch",
                checked=draft.ruleset.napola,
            ),
            Button(
                "setup-option-first_dealer",
                Rect(236, 270, 192, 26),
                self.text("setup-dealer"),
                role="choice",
                value=self.text(f"option-first_dealer-{draft.ruleset.first_dealer}"),
            ),
        ]

    def _teams(self) -> list[Button]:
        draft = self.setup.draft
        choices = draft.team_choices()
        sides = {(4, 2): "pairs", (6, 2): "trios", (6, 3): "pairs"}.get(
            (draft.count, draft.sides), "each"
        )
        return [
            Button(
                "setup-option-teams",
                Rect(436, 206, 196, 26),
                self.text("setup-sides"),
                role="choice",
                value=self.text(f"setup-sides-{sides}"),
                enabled=len(choices) > 1,
            ),
            Button(
                "setup-partners",
                Rect(436, 236, 196, 26),
                self.text(partners_key(draft)),
                "dark",
                enabled=draft.has_partners,
            ),
        ]

    def activate(self, button_id: str) -> None:
        """See `SetupPage`."""
        draft = self.setup.draft
        match button_id.split("-"):
            case ["setup", "seats", count]:
                if not draft.set_count(int(count)):
                    self.setup.message = self._why_not(int(count))
            case ["setup", "seat", seat, "name"]:
                self._ask_name(int(seat))
            case ["setup", "seat", seat, word] if word in KIND_OF:
                draft.set_kind(int(seat), KIND_OF[word])
                if word == "free":
                    # Its button is gone with whoever sat there.
                    self.setup.focus = f"setup-seat-{seat}-human"
                if not draft.humans:
                    self.setup.message = self.text("setup-nobody")
            case ["setup", "seat", seat, "level"]:
                draft.next_level(int(seat))
                self.setup.message = self.text(f"level-{draft.seats[int(seat)].level}-summary")
            case ["setup", "seat", seat, "skin"]:
                skin = self.setup.look_of(int(seat), "skin")
                self.setup.choose_look(int(seat), skin=self.services.skins.next_key(skin))
        if button_id == "setup-fill":
            draft.fill()
        elif button_id == "setup-watch":
            draft.watch(only=bool(draft.humans) or any(s.kind == "free" for s in draft.seats))
        elif button_id == "setup-option-napola":
            self._set("napola", not draft.ruleset.napola)
        elif button_id == "setup-partners":
            self.services.navigation.push("partners", draft=draft)

    def turn(self, button_id: str, step: int) -> None:
        """See `SetupPage`."""
        draft = self.setup.draft
        if button_id == "setup-ruleset":
            self._turn_game(step)
        elif button_id == "setup-option-teams":
            choices = draft.team_choices()
            draft.set_teams(int(str(next_of(choices, draft.sides, step))))
        elif button_id == "setup-target":
            targets = sorted({*draft.ruleset.targets, short_target(draft.ruleset)})
            self._set("target", next_of(targets, draft.ruleset.target, step))
        elif button_id == "setup-option-first_dealer":
            words = values_of(draft.ruleset, "first_dealer")
            self._set("first_dealer", next_of(words, draft.ruleset.first_dealer, step))

    def resume(self, result: object) -> None:
        """See `SetupPage`."""
        match result:
            case ("name", int(seat), str(name)):
                self.setup.draft.rename(seat, name)

    def _set(self, key: str, value: object) -> None:
        try:
            self.setup.draft.set_option(key, value)
        except OptionError as error:
            self.setup.message = self.setup.refusal(error.key)

    def _turn_game(self, step: int) -> None:
        draft = self.setup.draft
        games: list[Ruleset] = [*RULESETS.values(), *(h.ruleset for h in self.setup.houses)]
        now = draft.ruleset if draft.ruleset in games else draft.ruleset.preset
        game = next_of(games, now, step)
        assert isinstance(game, Ruleset)
        before = draft.count
        draft.set_ruleset(game)
        if draft.count != before:
            self.setup.message = self.setup.counts_sentence()

    def _why_not(self, count: int) -> str:
        games = [self.text(r.name_key) for r in RULESETS.values() if count in seat_counts(r)]
        some = listed(self.services.catalog, games[:3], "list-or")
        return (
            f"{self.setup.counts_sentence()}\n{self.text('setup-count-games', n=count, games=some)}"
        )

    def _ask_name(self, seat: int) -> None:
        draft = self.setup.draft
        ideas = self.text("setup-name-ideas").split()
        if draft.seats[seat].kind == "bot":
            ideas = list(ROBOT_NAMES)
        self.services.navigation.push(
            "name",
            title=self.text("setup-name-title"),
            name=draft.names[seat],
            ideas=[idea for idea in ideas if idea not in draft.names],
            limit=NAME_LENGTH,
            tag=("name", seat),
        )

    def draw_ground(self, canvas: Canvas) -> None:
        """See `SetupPage`."""
        draft = self.setup.draft
        assets = self.services.assets
        for seat, (place, name) in enumerate(zip(draft.seats, draft.names, strict=True)):
            x, y, _, h = seat_row(seat)
            canvas.rounded(Rect(x, y, 34, h), "ink", cut=2)
            canvas.rounded(Rect(x + 1, y + 1, 32, h - 2), "panel", cut=1)
            canvas.box(
                Rect(x + 2, y + 2, 3, h - 4), SIDE_COLORS[draft.ruleset.side_of(seat, draft.count)]
            )
            canvas.text(x + 8, y + 9, str(seat + 1), "kraft")
            if place.kind != "free":
                human = place.kind == "human"
                face = portrait_of(assets, name, seat, is_human=human)
                canvas.picture(face, x + 15, y + 5)
            else:
                canvas.dashes(Rect(NAME.x, y + 1, NAME.w, h - 2), "felthi")
                color = on_felt(self.services, "paper")
                canvas.text(NAME.x + 9, y + 9, self.text("setup-free"), color)
        for seat in range(draft.count, max(seat_counts(draft.ruleset))):
            canvas.dashes(seat_row(seat).grown(-1), "felthi")
        panel(canvas, MAP)

    def draw_details(self, canvas: Canvas, current: str | None) -> None:
        """See `SetupPage`."""
        draft = self.setup.draft
        dealer = 0 if draft.ruleset.first_dealer == "creator" else None
        seats = [
            MapSeat(
                name,
                draft.ruleset.side_of(i, draft.count),
                portrait_of(self.services.assets, name, i, is_human=place.kind == "human"),
                i == dealer,
            )
            for i, (place, name) in enumerate(zip(draft.seats, draft.names, strict=True))
        ]
        clockwise = draft.ruleset.direction == "cw"
        draw_seat_map(canvas, self.services.assets, (MAP.x, MAP.y), seats, clockwise=clockwise)
        measure = canvas.width_of
        leaves = [b.name for b in self.buttons() if b.id == current and b.id.endswith("-free")]
        usual = leaves[0] if leaves else self.text(draft.ruleset.preset.summary_key)
        lines = self.setup.message or usual
        color = on_felt(self.services, "sun" if self.setup.message else "paper")
        for i, line in enumerate(wrapped(lines, SUMMARY.w, measure)[:2]):
            canvas.text(SUMMARY.x, SUMMARY.y + 3 + LINE * i, line, color)
        for i, line in enumerate(wrapped(self._sides_sentence(), SIDES.w, measure)[:4]):
            canvas.text(SIDES.x, SIDES.y + 3 + LINE * i, line, on_felt(self.services, "parch"))

    def _sides_sentence(self) -> str:
        """Who plays against whom."""
        draft, catalog = self.setup.draft, self.services.catalog
        if not draft.has_partners:
            return self.text("setup-each" if draft.count > 2 else "setup-duel")
        if any(seat.kind == "free" for seat in draft.seats):
            return self.text("setup-open-seats")
        names = draft.names
        sides = [
            listed(catalog, [names[s] for s in draft.ruleset.seats_of(side, draft.count)])
            for side in range(draft.sides)
        ]
        if len(sides) == 2:
            return self.text("setup-against", one=sides[0], other=sides[1])
        return self.text("setup-three-pairs", one=sides[0], two=sides[1], three=sides[2])
