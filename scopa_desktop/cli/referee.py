"""`referee`: settles an argument at a real table: legal moves, left fifteens, the score."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Final

from scopa_desktop.cli.arguments import add_json, add_rules, read_cards, read_ruleset, whole_number
from scopa_desktop.cli.errors import DONE, InputError
from scopa_desktop.cli.output import columns, say_all, say_json
from scopa_desktop.engine.capture import claims
from scopa_desktop.engine.cards import Card, mask_of
from scopa_desktop.engine.legality import Situation, legal_moves
from scopa_desktop.engine.moves import claim_of
from scopa_desktop.engine.scoring import ScoreSheet, Tally, score_round

NAME: Final = "referee"


def add_parser(calls: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the calls."""
    parser = calls.add_parser(
        NAME, help="settle an argument: legal moves, claims, the score", allow_abbrev=False
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    _add_legal(actions)
    _add_claims(actions)
    _add_score(actions)


def _add_legal(actions: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = actions.add_parser(
        "legal",
        help="every legal move of a hand",
        description="Prints every legal move of a hand, one a line, in notation.",
        allow_abbrev=False,
    )
    add_rules(parser)
    parser.add_argument("--table", metavar="CARDS", required=True, help='e.g. "5D 3C"')
    parser.add_argument("--hand", metavar="CARDS", required=True, help='e.g. "5C 7D"')
    add_json(parser)
    parser.set_defaults(run=run_legal)


def _add_claims(actions: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = actions.add_parser(
        "claims",
        help="what may be claimed after a card was left",
        description="Prints the left-15 claims that leaving a card on a table opens.",
        allow_abbrev=False,
    )
    add_rules(parser)
    parser.add_argument("--table", metavar="CARDS", required=True, help="before the card was left")
    parser.add_argument("--left", metavar="CARD", required=True, help="the card that was left")
    add_json(parser)
    parser.set_defaults(run=run_claims)


def _add_score(actions: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = actions.add_parser(
        "score",
        help="the score board of a round",
        description=(
            "Prints the score board of one round. Give --side and --sweeps once for each side, "
            "in order; sweeps of the opening table count as well."
        ),
        allow_abbrev=False,
    )
    add_rules(parser)
    parser.add_argument(
        "--side", metavar="CARDS", action="append", required=True, help="the cards a side took"
    )
    parser.add_argument(
        "--sweeps", metavar="N", action="append", type=whole_number, help="the sweeps it made"
    )
    add_json(parser)
    parser.set_defaults(run=run_score)


def run_legal(options: argparse.Namespace) -> int:
    """Print the legal moves of a hand."""
    ruleset = read_ruleset(options.ruleset, options.option)
    table = read_cards(options.table, "--table")
    hand = read_cards(options.hand, "--hand")
    _refuse_doubles(("--table", table), ("--hand", hand))
    if not hand:
        raise InputError("--hand: no card is given")
    here = Situation(
        ruleset=ruleset,
        hand=hand,
        hand_mask=mask_of(hand),
        table=mask_of(table),
        wild=0,
        left15=None,
        # A question about a table is not about the first card of a round unless it is asked so.
        is_first_play=False,
        is_fresh_hand=len(hand) == ruleset.hand_size,
    )
    return _print_moves(options, [str(move) for move in legal_moves(here)])


def run_claims(options: argparse.Namespace) -> int:
    """Print what the next player may claim."""
    ruleset = read_ruleset(options.ruleset, options.option)
    table = read_cards(options.table, "--table")
    left = read_cards(options.left, "--left")
    if len(left) != 1:
        raise InputError("--left: exactly one card must be given")
    _refuse_doubles(("--table", table), ("--left", left))
    if ruleset.left15_claim == "off":
        raise InputError(f"in {ruleset.key} a left 15 cannot be claimed (left15_claim is off)")
    sets = claims(mask_of((*table, *left)), left[0].index)
    return _print_moves(options, [str(claim_of(found)) for found in sets])


def run_score(options: argparse.Namespace) -> int:
    """Print the score board."""
    ruleset = read_ruleset(options.ruleset, options.option)
    piles = [read_cards(text, f"--side {i + 1}") for i, text in enumerate(options.side)]
    sweeps: list[int] = options.sweeps or [0] * len(piles)
    if len(sweeps) != len(piles):
        raise InputError(
            f"--side is given {len(piles)} times, --sweeps {len(sweeps)} times: once for each side"
        )
    possible = sorted({ruleset.sides(seats) for seats in ruleset.allowed_seats()})
    if len(piles) not in possible:
        counts = ", ".join(map(str, possible))
        raise InputError(f"--side: {ruleset.key} is played by {counts} sides, not {len(piles)}")
    _refuse_doubles(*((f"--side {i + 1}", pile) for i, pile in enumerate(piles)))
    tally = Tally(tuple(map(mask_of, piles)), tuple(sweeps), (0,) * len(piles))
    sheet = score_round(ruleset, tally)
    if options.json:
        say_json({"sides": sides_to_json(sheet)})
    else:
        say_all(score_lines(sheet))
    return DONE


def sides_to_json(sheet: ScoreSheet) -> list[dict[str, Any]]:
    """A score sheet by side, as `referee score` and `replay` give it."""
    return [
        {
            "lines": {
                key: {"count": line.counts[side], "points": line.points[side]}
                for key, line in sheet.lines.items()
            },
            "total": total,
        }
        for side, total in enumerate(sheet.totals)
    ]


def score_lines(sheet: ScoreSheet) -> list[str]:
    """A score sheet as a table of lines."""
    sides = range(len(sheet.totals))
    rows = [["", *(f"side {side}" for side in sides)]]
    for key, line in sheet.lines.items():
        cells = [f"{line.counts[side]} ({line.points[side]:+d})" for side in sides]
        rows.append([key, *cells])
    rows.append(["total", *(str(total) for total in sheet.totals)])
    return columns(rows, right=tuple(side + 1 for side in sides))


def _print_moves(options: argparse.Namespace, moves: Sequence[str]) -> int:
    if options.json:
        say_json({"moves": list(moves)})
    else:
        say_all(moves)
    return DONE


def _refuse_doubles(*groups: tuple[str, Sequence[Card]]) -> None:
    seen: dict[Card, str] = {}
    for name, cards in groups:
        for card in cards:
            if card in seen:
                raise InputError(f"{card} stands in {seen[card]} and in {name}")
            seen[card] = name
