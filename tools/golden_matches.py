"""Write one whole match of every game as text, line by line.

    python -m tools.golden_matches           print the matches played anew
    python -m tools.golden_matches --write   write tests/golden/*.playthrough, after a rule
                                             was changed on purpose or a game was added

A file is played again from its own decks and moves by `tests/golden/test_playthroughs.py`,
which compares every line: the legal moves before a move, the table after it, what it did, the
board of each round, and who wins. The moves are chance, seeded, and take rather than lay.
"""

from __future__ import annotations

import argparse
import random
import re
from collections.abc import Iterator
from pathlib import Path

from scopa_desktop.engine.cards import Card, format_cards, full_deck, parse_cards
from scopa_desktop.engine.events import (
    Event,
    ExtraRoundNeeded,
    FifteenLapsed,
    FifteenLeft,
    HandDeclared,
    LastDealAnnounced,
    LeftoversTaken,
    MatchWon,
    OpeningTaken,
    RoundRedealt,
    RoundScored,
    Swept,
)
from scopa_desktop.engine.match import next_round, play_move, start_match
from scopa_desktop.engine.moves import Claim, Move, notation, parse_move
from scopa_desktop.engine.round import legal_moves
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import RULESETS, find_ruleset
from scopa_desktop.engine.scoring import ScoreSheet
from scopa_desktop.engine.state import MatchState, Transition

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
SUFFIX = ".playthrough"
TAKES = 0.75
"""How often a seat takes when it can: so tables stay as full as in real play."""

Done = tuple[Card, ...] | Move
"""A deck dealt or a move made."""


def events_of(events: tuple[Event, ...]) -> list[str]:
    """What happened besides the plain play, a word or two each."""
    told = []
    for event in events:
        match event:
            case RoundRedealt(reason, table):
                told.append(f"void ({reason.value}): {format_cards(table)}")
            case OpeningTaken(seat, cards, sweeps):
                told.append(f"{seat} takes the opening {format_cards(cards)}, sweeps {sweeps}")
            case HandDeclared(seat, cards, points, wild):
                told.append(f"{seat} shows {format_cards(cards)} for {points} ({wild})")
            case LastDealAnnounced():
                told.append("last deal")
            case FifteenLeft(_, card):
                told.append(f"leaves 15 with {card}")
            case FifteenLapsed(card):
                told.append(f"{card} lapses")
            case Swept(_, card):
                told.append(f"sweep with {card}")
            case LeftoversTaken(seat, cards):
                told.append(f"leftovers to {seat}: {format_cards(cards)}")
            case ExtraRoundNeeded(sides):
                told.append(f"level: {' '.join(map(str, sides))}")
            case MatchWon(sides):
                told.append(f"won by {' '.join(map(str, sides))}")
    return told


def board_of(sheet: ScoreSheet, scores: tuple[int, ...]) -> Iterator[str]:
    """The board of a round: counts and points by side."""
    for key, line in sheet.lines.items():
        pairs = zip(line.counts, line.points, strict=True)
        yield f"  {key}: " + ", ".join(f"{count} (+{points})" for count, points in pairs)
    yield f"  total: {', '.join(map(str, sheet.totals))}; match {', '.join(map(str, scores))}"
    if sheet.match_winner is not None:
        yield f"  side {sheet.match_winner} wins by its cards"


class Playthrough:
    """A match being played and written down."""

    def __init__(self, ruleset: Ruleset, seats: int, first_dealer: int) -> None:
        """Begin with the first lines."""
        self.match: MatchState = start_match(ruleset, seats, first_dealer=first_dealer)
        self.lines = [
            f"# A whole match of {ruleset.key}. Written by: python -m tools.golden_matches --write",
            f"table: {seats} seats, first dealer {first_dealer}, to {ruleset.target}",
        ]

    def deal(self, deck: tuple[Card, ...]) -> None:
        """Deal a round, or a void opening again."""
        step = next_round(self.match, deck)
        self.lines.append(f"deck: {format_cards(deck)}")
        self.lines += [f"  {told}" for told in events_of(step.events)]
        current = step.state.round
        assert current is not None
        self.lines.append(
            f"  round {current.number}, dealer {current.dealer},"
            f" table: {format_cards(current.table) or '-'}"
        )
        self._go_on(step)

    def move(self, move: Move) -> None:
        """Make a move."""
        before = self.match.round
        assert before is not None
        assert before.turn is not None
        listed = " ".join(map(notation, legal_moves(before)))
        step = play_move(self.match, move)
        after = step.state.round
        assert after is not None
        told = [format_cards(after.table) or "-", *events_of(step.events)]
        self.lines.append(f"{before.turn}: {notation(move)} of {listed} | {'; '.join(told)}")
        self._go_on(step)

    def _go_on(self, step: Transition[MatchState]) -> None:
        self.match = step.state
        for event in step.events:
            if isinstance(event, RoundScored):
                self.lines += board_of(event.sheet, event.scores)


def play_match(ruleset: Ruleset, seats: int, seed: str) -> list[str]:
    """The lines of a match played by chance."""
    rng = random.Random(seed)
    played = Playthrough(ruleset, seats, rng.randrange(seats))
    while not played.match.is_over:
        if played.match.wants_deck:
            deck = list(full_deck())
            rng.shuffle(deck)
            played.deal(tuple(deck))
            continue
        assert played.match.round is not None
        moves = legal_moves(played.match.round)
        takes = [move for move in moves if isinstance(move, Claim) or move.captured]
        played.move(rng.choice(takes if takes and rng.random() < TAKES else moves))
    return played.lines


def done_in(lines: list[str]) -> Iterator[Done]:
    """The decks and moves that stand in a file."""
    for line in lines:
        word, _, rest = line.partition(": ")
        if word == "deck":
            yield parse_cards(rest)
        elif word.isdecimal():
            yield parse_move(rest.partition(" of ")[0])


_TABLE = re.compile(r"table: (?P<seats>\d+) seats, first dealer (?P<dealer>\d+), to \d+")


def play_again(key: str, lines: list[str]) -> list[str]:
    """The lines that a file's decks and moves give today.

    Raises:
        ValueError: the file does not name its table, or the rules refuse a move.
    """
    table = _TABLE.fullmatch(lines[1])
    if table is None:
        raise ValueError(f"{lines[1]!r} is no table")
    played = Playthrough(find_ruleset(key), int(table["seats"]), int(table["dealer"]))
    for done in done_in(lines):
        if isinstance(done, tuple):
            played.deal(done)
        else:
            played.move(done)
    return played.lines


def main() -> None:
    """Read the call and play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true", help="write the files")
    options = parser.parse_args()
    for place, (key, ruleset) in enumerate(RULESETS.items()):
        seats = ruleset.players[place % len(ruleset.players)]
        text = "\n".join(play_match(ruleset, seats, f"golden {key}")) + "\n"
        if options.write:
            (FOLDER / f"{key}{SUFFIX}").write_text(text, encoding="utf-8")
        else:
            print(text)


if __name__ == "__main__":
    main()
