"""Robots playing each other without a screen, in this process or in several."""

from __future__ import annotations

import multiprocessing
import multiprocessing.util
import random
import signal
import time
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, Final

from scopa_desktop.ai import find_bot
from scopa_desktop.ai.bot import Bot, BotInfo
from scopa_desktop.cli.arguments import PROGRAM_MARK
from scopa_desktop.cli.external import ForfeitError, ProgramBot
from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.view import View
from scopa_desktop.runner.match_runner import MatchRunner
from scopa_desktop.runner.player import Player

_NO_LIMIT: Final = float("inf")


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be played."""

    ruleset: Ruleset
    """The rules."""
    entrants: tuple[str, ...]
    """The words of the seat list; entrant *i* sits at seat *i* when nothing is rotated."""
    whole_matches: bool
    """Play matches to their target; else single rounds."""
    duplicate: bool
    """Play every shuffle once per rotation of the seats."""
    seed: int
    """Where all shuffles and all robots' chance come from."""
    timeout: float
    """Seconds within which somebody else's robot must answer."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A program that gave no legal move."""

    entrant: int
    """Its place in the seat list."""
    reason: str
    """What it did."""
    view: dict[str, Any]
    """What it was asked."""


@dataclass(slots=True)
class GroupResult:
    """What came of one shuffle (or match), all its rotations together; by entrant."""

    rounds: int = 0
    points: list[int] = field(default_factory=list)
    """Points of the entrant's side, summed over the rounds."""
    wins: list[int] = field(default_factory=list)
    think_ms: dict[str, list[float]] = field(default_factory=dict)
    """Thinking times by level, one for each move."""
    forfeits: list[Forfeit] = field(default_factory=list)


class Worker:
    """Plays groups of a contest; owns the robots, so that a program is started once."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._bots: dict[str, Bot] = {}
        self._programs: list[ProgramBot] = []
        self._times: dict[str, list[float]] = {}

    def play_group(self, number: int) -> GroupResult:
        """Play shuffle (or match) `number` in all its rotations."""
        contest = self._contest
        seats = len(contest.entrants)
        result = GroupResult(points=[0] * seats, wins=[0] * seats)
        self._times = result.think_ms
        for rotation in range(seats if contest.duplicate else 1):
            self._play(number, rotation, result)
        return result

    def close(self) -> None:
        """Stop the programs."""
        for program in self._programs:
            program.close()

    def _play(self, number: int, rotation: int, result: GroupResult) -> None:
        contest = self._contest
        seats = len(contest.entrants)
        entrant_at = [(seat + rotation) % seats for seat in range(seats)]
        words = [contest.entrants[entrant] for entrant in entrant_at]
        runner = MatchRunner(
            contest.ruleset,
            [Player(f"{word} {seat}", "bot", word) for seat, word in enumerate(words)],
            # The same generator for every rotation: the same shuffles, redeals included.
            random.Random(f"{contest.seed}/{number}"),
            first_dealer=number % seats,
            bots=self._bot,
        )
        try:
            while True:
                runner.next_round()
                while runner.tick(_NO_LIMIT):
                    pass
                _add_round(runner, entrant_at, result)
                if runner.is_match_over or not contest.whole_matches:
                    break
        except ForfeitError as fault:
            result.forfeits.append(Forfeit(entrant_at[fault.seat], fault.reason, fault.view))
            runner.resign(fault.seat)
        if contest.whole_matches:
            winners = runner.match.winners or ()
            for seat, entrant in enumerate(entrant_at):
                result.wins[entrant] += contest.ruleset.side_of(seat, seats) in winners

    def _bot(self, word: str) -> Bot:
        if word not in self._bots:
            self._bots[word] = _Timed(self._make(word), self)
        return self._bots[word]

    def _make(self, word: str) -> Bot:
        if not word.startswith(PROGRAM_MARK):
            return find_bot(word)
        program = ProgramBot(word.removeprefix(PROGRAM_MARK), self._contest.timeout)
        self._programs.append(program)
        return program

    def note_time(self, word: str, milliseconds: float) -> None:
        """Add a thinking time to the group being played."""
        self._times.setdefault(word, []).append(milliseconds)


class _Timed:
    """A robot whose thinking is timed."""

    def __init__(self, bot: Bot, worker: Worker) -> None:
        self._bot = bot
        self._worker = worker

    @property
    def info(self) -> BotInfo:
        """The robot's identity card."""
        return self._bot.info

    def choose(self, view: View, rng: random.Random) -> Move:
        """Think to the end."""
        start = time.perf_counter()
        move = self._bot.choose(view, rng)
        self._worker.note_time(self.info.key, (time.perf_counter() - start) * 1000)
        return move

    def think(self, view: View, rng: random.Random) -> Generator[None, None, Move]:
        """The same in one slice: nothing waits for a frame here."""
        yield from ()
        return self.choose(view, rng)


def _add_round(runner: MatchRunner, entrant_at: list[int], result: GroupResult) -> None:
    sheet = runner.score_sheet
    assert sheet is not None, "a round that ended is counted"
    result.rounds += 1
    for seat, entrant in enumerate(entrant_at):
        side = runner.ruleset.side_of(seat, len(entrant_at))
        result.points[entrant] += sheet.totals[side]


def play_contest(contest: Contest, groups: int, jobs: int) -> Iterator[GroupResult]:
    """Play all groups, in order, in `jobs` processes."""
    if jobs == 1:
        with closing(Worker(contest)) as worker:
            yield from map(worker.play_group, range(groups))
        return
    with multiprocessing.Pool(jobs, _start_worker, (contest,)) as pool:
        yield from pool.imap(_play_in_worker, range(groups), chunksize=_chunk(groups, jobs))
        pool.close()
        pool.join()


def _chunk(groups: int, jobs: int) -> int:
    # Small enough for a moving progress line, large enough for little talk between processes.
    return max(1, min(16, groups // (jobs * 4)))


_worker: Worker | None = None
"""The worker of this process, where it is one of several."""


def _start_worker(contest: Contest) -> None:
    global _worker
    # Ctrl-C is the parent's affair; it ends the pool.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker = Worker(contest)
    # A pool's processes run these, and not atexit's functions, when they end.
    multiprocessing.util.Finalize(_worker, _worker.close, exitpriority=10)


def _play_in_worker(number: int) -> GroupResult:
    assert _worker is not None, "a pool starts its workers before it uses them"
    return _worker.play_group(number)
