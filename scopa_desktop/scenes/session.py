"""A match on the screen: its runner, its place in the database, and what each person sees."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, get_args

from scopa_desktop.engine.errors import OptionError
from scopa_desktop.engine.match import resign
from scopa_desktop.engine.moves import Move, Play
from scopa_desktop.engine.record import MatchRecord
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.persistence.house_rules import house_of, house_rules
from scopa_desktop.persistence.records import Level
from scopa_desktop.persistence.settings import (
    LOOKS,
    Looks,
    SeatSetup,
    Settings,
    TableSetup,
    read_looks,
)
from scopa_desktop.persistence.statistics import digest_of
from scopa_desktop.persistence.strict import shown
from scopa_desktop.runner.match_runner import MatchRunner
from scopa_desktop.runner.player import Player
from scopa_desktop.scenes.looks import back_of, card_style, look_of
from scopa_desktop.scenes.rule_badges import RuleBadges
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.skins import CardStyle
from scopa_desktop.scenes.words import HOUSE, house_name, usual_people

ROBOT_NAMES = ("Carmen", "Tito", "Luna", "Nina", "Gino", "Zeca")
"""The faces that robots wear, in the order in which they sit down."""
_log = logging.getLogger(__name__)
LOOKS_KEY: Final = "looks"
"""Under this name a match's record keeps what each person wants to see."""
HOME_RULESET = {"pt_BR": "escopa15", "es": "escopa15"}
"""What is played first in a language; Scopa elsewhere."""


@dataclass(slots=True)
class Session:
    """One match being played at this computer."""

    services: Services
    runner: MatchRunner
    setup: TableSetup
    match_id: int
    is_counted: bool = False
    unlocked: int | None = None
    """The seat whose person looks at the screen and may see its hand."""
    last_seen: int | None = None
    """The last person who saw cards, for whom no curtain is needed."""

    humans: tuple[int, ...] = field(init=False)
    """The seats of the people."""
    badges: RuleBadges = field(init=False)
    """Where this table's rules differ from the usual game."""
    house_name: str = field(init=False)
    """What the house calls its rules; empty for a game without a name of its own."""
    _styles: dict[int | None, CardStyle] = field(default_factory=dict, init=False)
    _styled_by: tuple[object, ...] = field(default=(), init=False)
    """What the styles were made of: settings, texts and seats, each replaced when it changes."""

    def __post_init__(self) -> None:
        players = enumerate(self.runner.players)
        self.humans = tuple(i for i, player in players if player.is_human)
        self.badges = RuleBadges(self.services, self.runner.ruleset)
        self.house_name = house_name(self.runner.record)

    @classmethod
    def new(
        cls, services: Services, setup: TableSetup, *, first_dealer: int | None = None
    ) -> Session:
        """Sit down at a new table and deal; a dealer already drawn deals first."""
        ruleset = setup_ruleset(setup)
        players = [Player(seat.name, seat.kind, seat.level) for seat in setup.seats]
        first = first_dealer
        if first is None:
            is_creator = ruleset.first_dealer == "creator"
            first = 0 if is_creator else services.rng.randrange(len(players))
        runner = MatchRunner(ruleset, players, services.rng, first_dealer=first)
        match_id = services.database.begin(runner.record)
        runner.autosave_with(services.database.autosave(match_id))
        house = house_called(services, setup)
        named = {HOUSE: house} if house else {}
        runner.note({LOOKS_KEY: [seat.wishes for seat in setup.seats], **named})
        services.settings.change(last_table=setup)
        runner.start()
        return cls(services, runner, setup, match_id)

    @classmethod
    def resume(cls, services: Services, match_id: int, record: MatchRecord) -> Session:
        """Go on with a match of the database."""
        runner = MatchRunner.resume(
            record, services.rng, autosave=services.database.autosave(match_id)
        )
        return cls(services, runner, setup_of(record), match_id)

    @classmethod
    def from_record(cls, services: Services, record: MatchRecord) -> Session:
        """Go on with a match from a file; it is kept from now on."""
        return cls.resume(services, services.database.begin(record), record)

    @property
    def game(self) -> str:
        """What is played here: the house's name for it, or the game's."""
        usual = self.services.catalog.text(self.runner.ruleset.preset.name_key)
        return self.house_name or usual

    @property
    def is_hot_seat(self) -> bool:
        """Whether people pass the computer on, so that hands must be hidden."""
        open_hands = self.services.settings.current.curtain == "open"
        return len(self.humans) > 1 and not open_hands

    @property
    def side_count(self) -> int:
        """How many sides score."""
        return self.runner.ruleset.sides(len(self.runner.players))

    def side_of(self, seat: int) -> int:
        """The side a seat scores for."""
        return seat % self.side_count

    def names_of(self, side: int) -> tuple[str, ...]:
        """Who belongs to a side, in turn order."""
        players = self.runner.players
        return tuple(p.name for i, p in enumerate(players) if self.side_of(i) == side)

    def moves_since(self, seat: int) -> list[tuple[int, Move]]:
        """What a seat has not seen from its own turn: all moves of the round after its last."""
        history = self.runner.view(seat).history
        own = [i for i, (who, move) in enumerate(history) if who == seat and isinstance(move, Play)]
        return list(history[own[-1] + 1 if own else 0 :])

    def swept(self, seat: int, move: Move) -> bool:
        """Whether a move of this round cleared the table: one of its cards marks the sweep."""
        markers = self.runner.view(seat).sweep_cards[self.side_of(seat)]
        cards = (move.card, *move.captured) if isinstance(move, Play) else move.cards
        return any(card in markers for card in cards)

    @property
    def home_side(self) -> int | None:
        """The side on which all the people sit, where partners play; None where it is not one."""
        sides = {self.side_of(seat) for seat in self.humans}
        alone = self.side_count == len(self.runner.players)
        return sides.pop() if len(sides) == 1 and not alone else None

    def winners_without(self, seat: int) -> tuple[int, ...]:
        """The sides that win if this seat gives up now."""
        return resign(self.runner.match, seat).state.winners or ()

    @property
    def onlooker(self) -> int | None:
        """For whose eyes a board is made that all look at: whoever saw cards last, or the first."""
        if self.last_seen in self.humans:
            return self.last_seen
        return self.humans[0] if self.humans else None

    def looks_of(self, seat: int | None) -> Looks | None:
        """What the table shows while a person sits at it; None for robots and for nobody."""
        chooser = self._chooser(seat)
        return self.setup.seats[chooser] if chooser is not None else None

    def _chooser(self, seat: int | None) -> int | None:
        """Whose wishes hold for the person at a seat: their own, behind the curtain.

        At open hands all look at one table and nothing hides a change: the first person's hold.
        """
        if seat not in self.humans:
            return None
        return seat if self.is_hot_seat else self.humans[0]

    def look_of(self, seat: int | None, name: str) -> Any:
        """What the person at a seat sees in one point."""
        return look_of(self.services, self.looks_of(seat), name)

    def back_of(self, seat: int | None) -> str:
        """The back that the person at a seat sees."""
        return back_of(self.services, self.looks_of(seat))

    def style_of(self, seat: int | None) -> CardStyle:
        """How the person at a seat sees the cards; asked for every card of every frame."""
        made_of = (self.services.settings.current, self.services.catalog, self.setup)
        if len(self._styled_by) != 3 or any(
            one is not other for one, other in zip(made_of, self._styled_by, strict=True)
        ):
            self._styles.clear()
            self._styled_by = made_of
        style = self._styles.get(seat)
        if style is None:
            rank_map = self.runner.ruleset.rank_map
            style = card_style(self.services, self.looks_of(seat), rank_map)
            self._styles[seat] = style
        return style

    def change_looks(self, seat: int | None, **looks: Any) -> None:
        """Another deck, back … for one person, from now on; an only person's are the usual ones.

        Where nobody sits who looks, they are the usual ones too.
        """
        settings, seat = self.services.settings, self._chooser(seat)
        if len(self.humans) < 2 or seat is None:
            settings.change(**looks)
        if seat is None:
            return
        is_last = settings.current.last_table == self.setup
        seats = list(self.setup.seats)
        seats[seat] = seats[seat].changed(**looks)
        self.setup = self.setup.changed(seats=tuple(seats))
        if is_last:
            settings.change(last_table=self.setup)
        self.runner.note({LOOKS_KEY: [seat.wishes for seat in seats]})

    def follow_settings(self, seat: int | None, before: Settings) -> None:
        """The person at a seat has been in the settings: what they changed there is their wish."""
        own, now = self.looks_of(seat), self.services.settings.current
        if own is None:
            return
        changed = {
            name: getattr(now, name)
            for name in own.wishes
            if getattr(now, name) != getattr(before, name)
        }
        if changed:
            self.change_looks(seat, **changed)

    def count(self) -> None:
        """Move a finished match to the history, once."""
        if self.runner.is_match_over and not self.is_counted:
            self.is_counted = True
            record = self.runner.record
            counted = self.services.settings.current.statistics
            self.services.database.finish(
                self.match_id, record, digest_of(record) if counted else None
            )

    def rematch(self, *, swap: bool = False) -> Session:
        """The same table again; with `swap` the second and third seats change places."""
        seats = list(self.setup.seats)
        if swap and len(seats) == 4:
            seats[1], seats[2] = seats[2], seats[1]
        return Session.new(self.services, self.setup.changed(seats=tuple(seats)))


def open_table(services: Services, setup: TableSetup) -> None:
    """Go to a new table; before it to the draw for the deal, where the game has one."""
    draws = setup_ruleset(setup).first_dealer == "highest_card"
    if draws and any(seat.kind == "human" for seat in setup.seats):
        services.navigation.push("dealer-draw", setup=setup)
    else:
        services.navigation.push("table", session=Session.new(services, setup))


def setup_ruleset(setup: TableSetup) -> Ruleset:
    """The ruleset with the options of a table.

    Raises:
        ValueError: it is unknown, or its options or number of seats do not fit.
    """
    ruleset = find_ruleset(setup.ruleset).with_options(setup.options)
    ruleset.check_seats(len(setup.seats))
    return ruleset


def setup_of(record: MatchRecord) -> TableSetup:
    """The table at which a recorded match was played."""
    seats = tuple(
        SeatSetup(
            name=seat.name,
            kind="human" if seat.kind == "human" else "bot",
            level=seat.level,
            **looks.wishes,
        )
        for seat, looks in zip(record.seats, _kept_looks(record), strict=True)
    )
    ruleset = record.ruleset
    return TableSetup(
        ruleset=ruleset.key,
        options=dict(ruleset.options()),
        seats=seats,
        house=house_name(record),
    )


def _kept_looks(record: MatchRecord) -> list[Looks]:
    """What each seat of a recorded match wanted to see; nothing where that cannot be read."""
    count = len(record.seats)
    kept = record.extra.get(LOOKS_KEY)
    if kept is None and isinstance(skins := record.extra.get("skins"), list):
        # Matches from before people chose more than a deck.
        kept = [{"skin": skin} for skin in skins]
    if not isinstance(kept, list) or len(kept) != count:
        return [Looks()] * count
    return [read_looks(one) for one in kept]


def quick_setup(
    services: Services, ruleset: Ruleset | None = None, seats: Sequence[str] | None = None
) -> TableSetup:
    """The table last set up, or the house's first proposal; arguments take precedence."""
    last = services.settings.current.last_table
    if ruleset is None and seats is None and last.seats:
        try:
            setup_ruleset(last)
            _check_people(last)
        except (OptionError, ValueError) as error:
            _log.warning("the last table cannot be set again: %s", error)
            line = services.catalog.text("notice-table")
            if line not in services.notices:
                services.notices.append(line)
        else:
            return _in_language(services, _alone(last))
    if ruleset is None:
        ruleset = find_ruleset(HOME_RULESET.get(services.catalog.language, "scopa"))
    if seats is None:
        fewest = min(ruleset.players)
        seats = ("human", *["normal"] * (fewest - 1))
    names = default_names(services, seats)
    setups = tuple(
        SeatSetup(name=name, kind="human")
        if word == "human"
        else SeatSetup(name=name, kind="bot", level=word)
        for word, name in zip(seats, names, strict=True)
    )
    return TableSetup(ruleset=ruleset.key, options=dict(ruleset.options()), seats=setups)


def house_called(services: Services, setup: TableSetup) -> str:
    """What the house calls the rules of a table; empty where they have no name of their own."""
    houses, _ = house_rules(services.folder)
    house = house_of(houses, setup_ruleset(setup), setup.house)
    return house.name if house is not None else ""


def _check_people(setup: TableSetup) -> None:
    """Make sure that everybody of a kept table can sit down.

    Raises:
        ValueError: a seat's kind and level do not fit, or the level is unknown.
    """
    for seat in setup.seats:
        Player(seat.name, seat.kind, seat.level)
        if seat.level is not None and seat.level not in get_args(Level):
            raise ValueError(f"{shown(seat.level)} is no level")


def _alone(setup: TableSetup) -> TableSetup:
    """A table whose only person sees what the settings say: their choices went there too."""
    if sum(seat.kind == "human" for seat in setup.seats) > 1:
        return setup
    plain = dict.fromkeys(LOOKS)
    return setup.changed(seats=tuple(seat.changed(**plain) for seat in setup.seats))


def _in_language(services: Services, setup: TableSetup) -> TableSetup:
    """A table whose people were not named, with their usual names in the present language."""
    words = ["human" if seat.kind == "human" else "bot" for seat in setup.seats]
    usual = default_names(services, words)
    seats = tuple(
        seat.changed(name=name) if seat.kind == "human" and seat.name in usual_people() else seat
        for seat, name in zip(setup.seats, usual, strict=True)
    )
    return setup.changed(seats=seats)


def default_names(services: Services, words: Sequence[str]) -> list[str]:
    """A name for every seat: people are numbered, robots wear their faces."""
    robots = iter(ROBOT_NAMES)
    people = sum(word == "human" for word in words)
    names: list[str] = []
    for word in words:
        if word == "human":
            number = sum(1 for other in words[: len(names)] if other == "human") + 1
            key = "seat-you" if people == 1 else "seat-player"
            names.append(services.catalog.text(key, n=number))
        else:
            names.append(next(robots, f"Robot {len(names) + 1}"))
    return names
