"""Count the move sequences of every game from fixed decks (what chess calls perft).

    python -m tools.count_moves           print what tests/rulesets/*.counts should hold
    python -m tools.count_moves --write   write them, after a rule was changed on purpose

Two positions for each number of seats: one at the start of a round, counted a few moves deep,
and one near its end, counted to the end with the points that all the ends pay together.
`tests/rulesets/test_counts.py` counts them again, on cards and on masks.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import NamedTuple

from scopa_desktop.engine.cards import Card, format_cards, full_deck, parse_cards
from scopa_desktop.engine.fast import FastRound
from scopa_desktop.engine.moves import Claim, Move, parse_move
from scopa_desktop.engine.round import legal_moves, play, start_round
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.engine.state import RoundState

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "rulesets"
MOST_LEAVES = 2_000
"""Counting stops at the depth before the one that would pass this."""
MOST_ENDS = 400
"""The position near the end is as early as this many ends allow."""
DEEPEST = 8


class Position(NamedTuple):
    """Where counting begins, and what it found."""

    seats: int
    dealer: int
    deck: tuple[Card, ...]
    moves: tuple[Move, ...]
    counts: tuple[int, ...]
    """Sequences by depth, from 1; to the end of the round where `ends` is given."""
    ends: tuple[int, ...] | None
    """The points of all ends added up by side; None when the count stops before."""

    @property
    def deepest(self) -> int:
        """How deep to count: to the end of any round where its points are given."""
        return len(self.counts) if self.ends is None else 40

    def start(self, ruleset: Ruleset) -> RoundState:
        """The state from which the counting goes."""
        state = start_round(ruleset, self.seats, self.deck, self.dealer).state
        for move in self.moves:
            state = play(state, move).state
        return state


class Counted(NamedTuple):
    """What a walk through every move sequence finds."""

    counts: tuple[int, ...]
    """Sequences by length, from 1."""
    ends: int
    """How often the round ended."""
    points: tuple[int, ...]
    """The points of all these ends added up by side."""


def walk(state: RoundState, deepest: int = 40) -> Counted:
    """Count the move sequences up to a length, each move being made by the public engine."""
    counts, totals, ends = [0] * (deepest + 1), [0] * len(state.piles), 0

    def visit(state: RoundState, depth: int) -> None:
        nonlocal ends
        moves = legal_moves(state)
        counts[depth] += len(moves)
        if state.sheet is not None:
            ends += 1
            totals[:] = map(sum, zip(totals, state.sheet.totals, strict=True))
        elif depth + 1 < deepest:
            for move in moves:
                visit(play(state, move).state, depth + 1)

    visit(state, 0)
    return Counted(tuple(filter(None, counts)), ends, tuple(totals))


def walk_masks(fast: FastRound, deepest: int = 40) -> Counted:
    """The same with the mask core, which declares no hands."""
    counts, totals, ends = [0] * (deepest + 1), [0] * len(fast.piles), 0

    def visit(fast: FastRound, depth: int) -> None:
        nonlocal ends
        if fast.is_over:
            ends += 1
            totals[:] = map(sum, zip(totals, fast.points(), strict=True))
            return
        moves = fast.moves()
        counts[depth] += len(moves)
        if depth + 1 < deepest:
            for move in moves:
                twin = fast.copy()
                twin.apply(move)
                visit(twin, depth + 1)

    visit(fast, 0)
    return Counted(tuple(filter(None, counts)), ends, tuple(totals))


def opening(ruleset: Ruleset, seats: int) -> Position:
    """A position at the start of a round, counted as deep as is quick."""
    rng = random.Random(f"{ruleset.key} {seats}")
    while True:
        deck = list(full_deck())
        rng.shuffle(deck)
        position = Position(seats, rng.randrange(seats), tuple(deck), (), (), None)
        state = start_round(ruleset, seats, deck, position.dealer).state
        if state.voided:
            continue
        declares = any(getattr(move, "declares", False) for move in legal_moves(state))
        # Where hands are declared, one that can be is counted.
        if declares or not ruleset.declarations:
            break
    return position._replace(counts=_deepest(state))


def _deepest(state: RoundState) -> tuple[int, ...]:
    counts: tuple[int, ...] = ()
    for depth in range(1, DEEPEST + 1):
        deeper = walk(state, depth).counts
        if counts and deeper[-1] > MOST_LEAVES:
            break
        counts = deeper
    return counts


def ending(ruleset: Ruleset, first: Position) -> Position:
    """The round of a position played on by chance until few moves are left, counted to the end."""
    rng = random.Random(f"{ruleset.key} {first.seats} end")
    states = [first.start(ruleset)]
    moves: list[Move] = []
    while not states[-1].is_over:
        legal = legal_moves(states[-1])
        takes = [move for move in legal if isinstance(move, Claim) or move.captured]
        move = rng.choice(takes if takes and rng.random() < 0.7 else legal)
        moves.append(move)
        states.append(play(states[-1], move).state)
    best = first
    for played in range(len(moves) - 1, 0, -1):
        counted = walk(states[played])
        if counted.ends > MOST_ENDS:
            break
        best = first._replace(
            moves=tuple(moves[:played]), counts=counted.counts, ends=counted.points
        )
    return best


def text_of(ruleset: Ruleset, positions: list[Position]) -> str:
    """A counts file."""
    lines = [f"# Move sequences of {ruleset.key}. Written by: python -m tools.count_moves --write"]
    for one in positions:
        lines += [
            "",
            f"table: {one.seats} seats, dealer {one.dealer}",
            f"deck: {format_cards(one.deck)}",
            f"moves: {' '.join(map(str, one.moves)) or '-'}",
            f"counts: {' '.join(map(str, one.counts))}",
        ]
        if one.ends is not None:
            lines.append(f"points of all ends: {' '.join(map(str, one.ends))}")
    return "\n".join(lines) + "\n"


def read_positions(text: str) -> list[Position]:
    """The positions of a counts file."""
    positions = []
    for block in text.split("\n\n")[1:]:
        values = dict(line.split(": ", 1) for line in block.strip().splitlines())
        seats, _, dealer = values["table"].partition(" seats, dealer ")
        moves = [] if values["moves"] == "-" else values["moves"].split()
        ends = values.get("points of all ends")
        positions.append(
            Position(
                int(seats),
                int(dealer),
                parse_cards(values["deck"]),
                tuple(map(parse_move, moves)),
                tuple(map(int, values["counts"].split())),
                None if ends is None else tuple(map(int, ends.split())),
            )
        )
    return positions


def positions_of(ruleset: Ruleset) -> list[Position]:
    """Both positions for every number of seats, counted."""
    positions = []
    for seats in ruleset.allowed_seats():
        first = opening(ruleset, seats)
        positions += [first, ending(ruleset, first)]
    return positions


def main() -> None:
    """Read the call and count."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true", help="write the files")
    options = parser.parse_args()
    for ruleset in RULESETS.values():
        text = text_of(ruleset, positions_of(ruleset))
        if options.write:
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{ruleset.key}.counts").write_text(text, encoding="utf-8")
        else:
            print(text)


if __name__ == "__main__":
    main()
