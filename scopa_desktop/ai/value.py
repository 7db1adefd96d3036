"""What a position between two deals is worth: fitted tables, or a plain sum of card worths.

Tables exist for some games at two seats. They are found by what the game pays and how it
captures, not by its name, so that games which only differ in their target share them. Every
other table of players falls back to the linear value, which is nearly as good (it lost 0.05
points a round in the measurements) and knows every rule that the engine can count.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from scopa_desktop.ai.additive import additive_value
from scopa_desktop.ai.features import FACTS
from scopa_desktop.ai.game import Game
from scopa_desktop.ai.heuristic import threat
from scopa_desktop.ai.search import OTHER, OWN, Leaf
from scopa_desktop.engine.cards import ALL_MASK
from scopa_desktop.engine.ruleset import Ruleset

SUFFIX: Final = ".values"
SCALE: Final = 2048
"""Table entries are stored as int16 in units of 1/2048 point."""
LEADER_SHARE: Final = 0.6
"""Part of the leader's expected first capture that is really a gain."""

_NO_MATTER: Final = frozenset(
    (
        "key",
        "order",
        "players",
        "targets",
        "default_teams",
        "target",
        "teams",
        "rank_map",
        "direction",
        "first_dealer",
        "redeal_kings_min",
        "redeal_aces_min",
        "redeal_low_table_max",
        "table15_sweeps",
        "table30_sweeps",
        "table30_requires_two_groups",
        "misdeal_before_bonus",
        "table_bonus_to",
        "left15_self_claim",
        "zero_trick_loses_match",
        "zero_trick_multi",
        "win_by",
        "claim_out",
        "no_capture_leftovers",
        "hand_size_by_seats",
        "table_cards_by_seats",
        "tie_card",
        "base",
        "capture",
    )
)
"""Fields that change neither the course of a round from here on nor what it pays."""


@dataclass(frozen=True, slots=True)
class ValueTables:
    """Fitted weights of one game, by number of deals to come."""

    weights: tuple[tuple[float, ...], ...]
    """For 1, 2 ... deals to come, a weight for each fact; for laps where there is one deal only."""
    header: Mapping[str, Any]
    """Where they come from: game, rounds, seeds, quality of the fit."""


def signature(ruleset: Ruleset) -> dict[str, object]:
    """What of a ruleset the tables depend on."""
    found: dict[str, object] = {}
    for one in fields(ruleset):
        if one.name in _NO_MATTER or not one.init:
            continue
        value = getattr(ruleset, one.name)
        found[one.name] = [line.key for line in value] if one.name == "card_points" else value
    return found


def pack(weights: list[list[float]], header: Mapping[str, Any]) -> bytes:
    """The bytes of a tables file: one line of JSON, then the compressed numbers."""
    numbers = array("h")
    for deal in weights:
        numbers.extend(max(-32767, min(32767, round(weight * SCALE))) for weight in deal)
    if array("h", [1]).tobytes() != b"\x01\x00":
        numbers.byteswap()
    return json.dumps(header, sort_keys=True).encode() + b"\n" + zlib.compress(numbers.tobytes(), 9)


def unpack(data: bytes) -> ValueTables:
    """Read a tables file.

    Raises:
        ValueError: its numbers do not fit the facts of this version.
    """
    line, _, packed = data.partition(b"\n")
    numbers = array("h")
    numbers.frombytes(zlib.decompress(packed))
    if array("h", [1]).tobytes() != b"\x01\x00":
        numbers.byteswap()
    if not numbers or len(numbers) % FACTS:
        raise ValueError(f"{len(numbers)} numbers are no whole tables of {FACTS}")
    weights = tuple(
        tuple(number / SCALE for number in numbers[start : start + FACTS])
        for start in range(0, len(numbers), FACTS)
    )
    return ValueTables(weights, json.loads(line))


@lru_cache(maxsize=1)
def _headers() -> tuple[tuple[str, dict[str, Any]], ...]:
    """File names and headers of all tables, without unpacking them."""
    found = []
    for entry in files("scopa_desktop.ai").joinpath("tables").iterdir():
        if entry.name.endswith(SUFFIX):
            with entry.open("rb") as stream:
                found.append((entry.name, json.loads(stream.readline())))
    return tuple(sorted(found, key=lambda pair: pair[0]))


@lru_cache(maxsize=8)
def _load(name: str) -> ValueTables:
    return unpack(files("scopa_desktop.ai").joinpath("tables", name).read_bytes())


def tables_for(ruleset: Ruleset, seats: int) -> ValueTables | None:
    """The fitted tables of a game, or None where there are none."""
    name = _name_for(ruleset, seats)
    return None if name is None else _load(name)


@lru_cache(maxsize=32)
def _name_for(ruleset: Ruleset, seats: int) -> str | None:
    wanted = signature(ruleset)
    table = (seats, ruleset.hand_size_for(seats))
    for name, header in _headers():
        if (header["seats"], header["hand_size"]) == table and header["rules"] == wanted:
            return name
    return None


@lru_cache(maxsize=16)
def _table_leaf(name: str, deals_to_come: int, *, fifteen: bool, runs: bool) -> Leaf:
    weights = _load(name).weights[deals_to_come - 1]
    return additive_value(weights, fifteen=fifteen, runs=runs)


def linear_leaf(game: Game) -> Leaf:
    """Worth of the piles, and of the first capture for the side that leads the next deal."""

    def leaf(own: int, opp: int, table: int, _mine: int) -> float:
        unseen = ALL_MASK & ~(own | opp | table)
        lead = game.worth(own) - game.worth(opp)
        return lead + LEADER_SHARE * threat(game, table, unseen, game.hand_size)

    return leaf


def final_leaf(game: Game) -> Leaf:
    """The count at the end of the round, leftovers to whoever captured last."""
    to_dealer = game.ruleset.no_capture_leftovers == "dealer"

    def leaf(own: int, opp: int, table: int, mine: int) -> float:
        if mine == OWN:
            return game.final(own | table, opp)
        # Nobody captured in the whole round: the dealer sits before the side to move.
        if mine == OTHER or to_dealer:
            return game.final(own, opp | table)
        return game.final(own, opp)

    return leaf


def deal_end_leaf(game: Game, deals_to_come: int, *, fitted: bool = True) -> Leaf:
    """What the end of this deal is worth to the side that would move next.

    Args:
        game: The rules.
        deals_to_come: Deals left in the round.
        fitted: Whether fitted tables are used where there are some.
    """
    if deals_to_come == 0:
        return final_leaf(game)
    found = _fitted_leaf(game, deals_to_come) if fitted else None
    return found or linear_leaf(game)


def lap_leaf(game: Game, cards: int) -> Leaf | None:
    """Where all cards are dealt at once: what a position is worth to the leader of a lap.

    Args:
        game: The rules.
        cards: Cards that every player still holds.

    Returns:
        None where no tables were fitted.
    """
    return _fitted_leaf(game, cards) if game.ruleset.deals(game.seats) == 1 else None


def _fitted_leaf(game: Game, to_come: int) -> Leaf | None:
    rules = game.ruleset
    name = _name_for(rules, game.seats)
    if name is None or to_come > len(_load(name).weights):
        return None
    fifteen = rules.capture_mode == "fifteen"
    return _table_leaf(name, to_come, fifteen=fifteen, runs=rules.napola)


def side_values(
    game: Game, piles: tuple[int, ...], table: int, last: int | None, seat: int, deals_to_come: int
) -> tuple[float, ...]:
    """The value of a deal's end for three or more sides, in points by side.

    Args:
        game: The rules.
        piles: The piles by side.
        table: The table.
        last: The side that captured last.
        seat: Who would move next.
        deals_to_come: Deals left in the round.
    """
    if deals_to_come == 0:
        if last is None and game.ruleset.no_capture_leftovers == "dealer":
            last = game.side_of[(seat - 1) % game.seats]
        whole = list(piles)
        if last is not None:
            whole[last] |= table
        return game.points(tuple(whole))
    # Worths already look from the player's aim; turn them back into points.
    worths = [game.sign * game.worth(pile) for pile in piles]
    unseen = ALL_MASK & ~table
    for pile in piles:
        unseen &= ~pile
    gain = threat(game, table, unseen, game.hand_size)
    worths[game.side_of[seat]] += game.sign * LEADER_SHARE * gain
    return tuple(worths)
