"""`bot`: a robot for other programs; one view a line in, one answer a line out."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from typing import IO, Final

from scopa_desktop.ai import BOTS, find_bot
from scopa_desktop.ai.bot import Bot
from scopa_desktop.cli.arguments import add_seed
from scopa_desktop.cli.errors import DONE, InputError
from scopa_desktop.cli.output import one_line, say
from scopa_desktop.cli.protocol import ViewError, view_from_json
from scopa_desktop.runner.bot_runner import decision_seed

NAME: Final = "bot"
_LONGEST_LINE: Final = 200_000


def add_parser(calls: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the call."""
    parser = calls.add_parser(
        NAME,
        help="a robot for other programs",
        description=(
            "Reads one JSON view a line on standard input and writes one answer a line on "
            'standard output: {"move": "7Dx3D+4B"}, or {"error": "..."} for a line that is no '
            "valid view. Ends at the end of the input."
        ),
        allow_abbrev=False,
    )
    parser.add_argument("--level", metavar="LEVEL", required=True, help=f"one of {', '.join(BOTS)}")
    add_seed(parser, "with the same seed the same view gets the same answer (default 0)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Answer until the input ends."""
    if options.level not in BOTS:
        raise InputError(f"--level {options.level}: known are {', '.join(BOTS)}")
    bot = find_bot(options.level)
    for line in _lines(sys.stdin.buffer):
        answer = json.dumps(_answer(bot, line, options.seed or 0), ensure_ascii=False)
        say(answer, at_once=True)
    return DONE


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    """The lines of the input; of one that is far too long only the beginning is kept."""
    while line := stream.readline(_LONGEST_LINE):
        whole = line
        while not line.endswith(b"\n") and (line := stream.readline(_LONGEST_LINE)):
            pass
        yield whole


def _answer(bot: Bot, line: bytes, seed: int) -> dict[str, str]:
    if len(line) >= _LONGEST_LINE:
        return {"error": "the line is too long"}
    try:
        view = view_from_json(line)
    except ViewError as error:
        return {"error": one_line(str(error))}
    rng = random.Random(
        decision_seed(seed, view.round_number, len(view.history), view.seat, bot.info.key)
    )
    return {"move": str(bot.choose(view, rng))}
