"""`Ruleset`: one game of the family as data, every option a field.

A field that may be switched off is None when it is. Preset-only fields (below the options)
are set by the files in `rulesets/` alone. Which values fit together: `contradictions`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from typing import Any, Final

from scopa_desktop.engine.capture import CaptureRule, shared_rule
from scopa_desktop.engine.contradictions import refuse_contradictions
from scopa_desktop.engine.errors import OptionError
from scopa_desktop.engine.options import OFF, OPTIONS
from scopa_desktop.engine.scoring import Line, compile_lines

DECK_SIZE: Final = 40

_TEAMS_FOR: Final = {2: (2,), 3: (3,), 4: (2, 4), 6: (2, 3)}


@dataclass(frozen=True, slots=True)
class CardPoints:
    """A score line that pays for single captured cards."""

    key: str
    """Name of the line on the score sheet."""
    points: tuple[tuple[int, int], ...]
    """Pairs of card index and points."""
    all_win_match: bool = False
    """Whether a side that takes every one of these cards wins the match."""

    @property
    def mask(self) -> int:
        """The cards of the line."""
        return sum(1 << index for index, _ in self.points)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """A game: who may play, how cards are dealt and taken, what counts, when it ends."""

    key: str
    """Name in records, on the command line and in the locales."""
    order: int
    """Place in menus."""
    players: tuple[int, ...]
    """Seat counts that the game may have."""
    targets: tuple[int, ...]
    """Targets that the screen offers; `target` may be any."""
    default_teams: Mapping[int, int] = field(default_factory=lambda: {4: 2, 6: 2})
    """Number of sides by number of seats, where it is not each for himself."""

    target: int = 11
    """Points that end the match."""
    teams: int | None = None
    """Number of sides at this table; None follows `default_teams`."""
    rank_map: str = "latin_it"
    """What 8, 9 and 10 are called and how French faces show them."""
    direction: str = "ccw"
    """Which way round the picture goes; seats are in turn order in any case."""
    first_dealer: str = "random"
    """How the first dealer is found."""
    hand_size: int = 3
    """Cards that a seat gets in each deal."""
    table_cards: int = 4
    """Cards laid open before the first move."""
    redeal_kings_min: int | None = 3
    """So many kings on the opening table void it."""
    redeal_aces_min: int | None = None
    """So many aces on the opening table void it."""
    redeal_low_table_max: int | None = None
    """An opening table that totals so little is void."""
    table15_sweeps: int = 0
    """Sweeps for an opening table of 15."""
    table30_sweeps: int = 0
    """Sweeps for an opening table of 30."""
    table30_requires_two_groups: bool = False
    """Whether the 30 must fall into two groups of 15."""
    misdeal_before_bonus: bool = False
    """Whether a void table is dealt again even when it makes 15 or 30."""
    table_bonus_to: str = "dealer"
    """Who takes an opening table of 15 or 30: the dealer, or who plays first."""
    capture_mode: str = "value"
    """Take by the card's value, to fifteen, or either way."""
    fifteen_allows_equal: bool = False
    """Whether an equal card may be taken in a game of fifteen."""
    equal_first: bool = True
    """Whether an equal card must be taken rather than a sum."""
    fewest_cards: bool = False
    """Whether the set of the fewest cards must be taken."""
    capture_obligation: str = "played_card"
    """When a card may be laid down although something could be taken."""
    left15_claim: str = "off"
    """Who may claim a fifteen that was left."""
    left15_self_claim: bool = False
    """Whether the screen asks the leaver once more before the move counts."""
    left15_survives_redeal: bool = True
    """Whether the claim stays open across a new deal."""
    left15_after_last_card: bool = False
    """Whether the round waits for the claim after its last card."""
    ace_sweep: bool = False
    """Whether an ace takes the whole table."""
    ace_first_play_ban: bool = False
    """Whether the first card of a round may not be an ace."""
    ace_sweep_scores: int = 1
    """Whether clearing the table by the ace's privilege counts as a sweep (1) or not (0)."""
    ace_with_ace: str = "ace_only"
    """What an ace takes when an ace lies on the table."""
    ace_on_empty: str = "stays"
    """What an ace does on an empty table."""
    declarations: bool = False
    """Whether three-card hands may be declared (accusi)."""
    matta: bool = False
    """Whether the seven of cups is wild for declarations and the opening table."""
    matta_sticky: bool = True
    """Whether the seven of cups keeps the value that it was declared with."""
    sweep_points: int = 1
    """Points for each sweep."""
    last_card_sweep: str = "never"
    """Whether the very last card of a round can make a sweep."""
    no_capture_leftovers: str = "nobody"
    """Who gets the table when nobody captured in the whole round."""
    cards_pts: int | None = 1
    """For the most cards."""
    cards_double_if_others_below: int | None = None
    """The cards line counts twice when every other side has fewer than this."""
    coins_pts: int | None = 1
    """For the most coins."""
    all_coins_pts: int | None = None
    """Instead of `coins_pts`, for all ten coins."""
    settebello_pts: int | None = 1
    """For the seven of coins."""
    sevens_pts: int | None = None
    """For the most sevens."""
    all_sevens_pts: int | None = None
    """Instead of `sevens_pts`, for all four sevens."""
    primiera_pts: int | None = 1
    """For the best primiera."""
    setenta_pts: int | None = None
    """For the best setenta, which is counted like the primiera."""
    re_bello_pts: int | None = None
    """For the king of coins."""
    belos_pts: int | None = None
    """For each of ace, seven, eight and ten of coins."""
    grande_pts: int | None = None
    """For eight, nine and ten of coins together."""
    primiera_method: str = "sum"
    """Best card of each suit added up, or most sevens, then sixes, aces, fives ..."""
    primiera_missing_suit: str = "no_prime"
    """What a side without cards of some suit counts."""
    napola: bool = False
    """Whether ace, two, three ... of coins in a row pay their number."""
    napola_cap: int | None = None
    """The most that the napola pays."""
    napoleone: bool = False
    """Whether a napola of all ten coins wins the match."""
    all_coins_effect: str = "none"
    """What all ten coins do: nothing, win the match, or 30 points more."""
    zero_trick_loses_match: bool = False
    """Whether a side without any capture in a round loses the match."""
    zero_trick_multi: str = "end"
    """With more than two sides: the match ends at once, or that side is out of the reckoning."""
    win_by: int = 1
    """How far in front the winner must be."""
    claim_out: bool = False
    """Stopping by one's own claim to have reached the target; not offered (always False)."""
    goal: str = "high"
    """Whether the most points win, or the fewest."""

    hand_size_by_seats: Mapping[int, int] = field(default_factory=dict)
    """Hand sizes for seat counts at which the preset deals differently."""
    table_cards_by_seats: Mapping[int, int] = field(default_factory=dict)
    """Table cards for seat counts at which the preset deals differently."""
    card_points: tuple[CardPoints, ...] = ()
    """Further score lines for single cards."""
    tie_card: int | None = None
    """Index of the card whose taker in the last round wins a level match."""
    base: Ruleset | None = field(default=None, compare=False, repr=False)
    """The preset that this ruleset came from by options; None for a preset."""
    capture: CaptureRule = field(init=False, compare=False, repr=False)
    """The capture rule while no wild card is declared."""
    score_lines: tuple[tuple[str, Line], ...] = field(init=False, compare=False, repr=False)
    """What is counted, in the order of the score board."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "score_lines", compile_lines(self))
        object.__setattr__(self, "capture", shared_rule(_capture_rule(self, 0)))

    def __hash__(self) -> int:
        return hash((self.key, self.target, self.capture_mode))

    def __reduce__(self) -> tuple[Any, ...]:
        # The caches of the capture rule stay behind.
        given = {one.name: getattr(self, one.name) for one in fields(self) if one.init}
        return _rebuild, (given,)

    @property
    def name_key(self) -> str:
        """Message key of the game's name."""
        return f"ruleset-{self.key}"

    @property
    def summary_key(self) -> str:
        """Message key of the one-line summary."""
        return f"ruleset-{self.key}-summary"

    @property
    def preset(self) -> Ruleset:
        """The ruleset without its options."""
        return self.base or self

    def capture_rule(self, wild: int = 0) -> CaptureRule:
        """The capture rule when the seven of cups stands for `wild` (0: for itself)."""
        return self.capture if not wild else _wild_rule(self.capture, wild)

    def sides(self, seats: int) -> int:
        """Number of sides at a table of so many seats."""
        return self.teams or self.default_teams.get(seats, seats)

    def side_of(self, seat: int, seats: int) -> int:
        """The side that a seat plays for."""
        return seat % self.sides(seats)

    def seats_of(self, side: int, seats: int) -> tuple[int, ...]:
        """The seats that play for a side."""
        return tuple(range(side, seats, self.sides(seats)))

    def hand_size_for(self, seats: int) -> int:
        """Cards per seat and deal at a table of so many seats."""
        return self.hand_size_by_seats.get(seats, self.hand_size)

    def table_cards_for(self, seats: int) -> int:
        """Opening table cards at a table of so many seats."""
        return self.table_cards_by_seats.get(seats, self.table_cards)

    def deals(self, seats: int) -> int:
        """Number of deals in a round."""
        return (DECK_SIZE - self.table_cards_for(seats)) // (seats * self.hand_size_for(seats))

    def seat_problem(self, seats: int) -> str | None:
        """Why this game cannot have so many seats, or None."""
        if isinstance(seats, bool) or seats not in self.players:
            allowed = ", ".join(map(str, self.players))
            return f"{self.key} is for {allowed} seats, not {seats}"
        if self.teams is not None and self.teams not in _TEAMS_FOR[seats]:
            return f"{seats} seats cannot be {self.teams} sides"
        hand, table = self.hand_size_for(seats), self.table_cards_for(seats)
        if (DECK_SIZE - table) % (seats * hand) or table >= DECK_SIZE:
            return f"deals of {hand} to {seats} seats and {table} on the table do not use 40 cards"
        return None

    def allowed_seats(self) -> tuple[int, ...]:
        """The seat counts that `check_seats` accepts."""
        return tuple(seats for seats in self.players if self.seat_problem(seats) is None)

    def check_seats(self, seats: int) -> None:
        """Make sure that so many seats can play this.

        Raises:
            ValueError: they cannot; the message names the counts that can.
        """
        problem = self.seat_problem(seats)
        if problem is not None:
            allowed = " ".join(map(str, self.allowed_seats()))
            raise ValueError(f"{problem}; allowed here: {allowed}")

    def with_options(self, options: Mapping[str, object]) -> Ruleset:
        """The preset with these options; strict.

        Raises:
            OptionError: an unknown key, a wrong type or value, or values that contradict
                each other; one line naming key, value and what is allowed.
        """
        changes: dict[str, Any] = {}
        for key, value in options.items():
            option = OPTIONS.get(key)
            if option is None:
                raise OptionError(key, value, "there is no option of this name")
            changes[key] = option.check(value)
        if "hand_size" in changes:
            changes["hand_size_by_seats"] = {}
        if "table_cards" in changes:
            changes["table_cards_by_seats"] = {}
        changed = replace(self, **changes, base=self.preset)
        # What this ruleset already differs in was asked for when it was made.
        refuse_contradictions(changed, frozenset(options) | frozenset(self.options()))
        return changed

    def options(self) -> dict[str, object]:
        """What differs from the preset, as records store it."""
        preset = self.preset
        found: dict[str, object] = {}
        # Both counts of sevens at once must be asked for in so many words (rules.md 3.2),
        # so both keys are written although one may stand in the preset.
        both = self.sevens_pts is not None and self.setenta_pts is not None
        for key in OPTIONS:
            value = getattr(self, key)
            asked = both and key in ("sevens_pts", "setenta_pts")
            dealt = key in ("hand_size", "table_cards") and self._deals_otherwise(preset, key)
            if value != getattr(preset, key) or asked or dealt:
                found[key] = OFF if value is None else value
        return found

    def _deals_otherwise(self, preset: Ruleset, key: str) -> bool:
        by_seats = f"{key}_by_seats"
        return bool(getattr(self, by_seats) != getattr(preset, by_seats))


def _capture_rule(ruleset: Ruleset, wild: int) -> CaptureRule:
    mode = ruleset.capture_mode
    by_value = mode != "fifteen"
    return CaptureRule(
        by_value=by_value,
        by_fifteen=mode != "value",
        equal_beside_fifteen=not by_value and ruleset.fifteen_allows_equal,
        equal_first=ruleset.equal_first and (by_value or ruleset.fifteen_allows_equal),
        fewest_cards=ruleset.fewest_cards,
        ace_sweep=ruleset.ace_sweep,
        ace_with_ace=ruleset.ace_with_ace,
        wild=wild,
    )


@lru_cache(maxsize=64)
def _wild_rule(rule: CaptureRule, wild: int) -> CaptureRule:
    return replace(rule, wild=wild)


def _rebuild(given: dict[str, Any]) -> Ruleset:
    return Ruleset(**given)
