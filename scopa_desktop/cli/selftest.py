"""`selftest`: whether this copy of the game is whole and works; needs no screen."""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from scopa_desktop.cli.arguments import add_json
from scopa_desktop.cli.errors import DONE, WRONG_INPUT
from scopa_desktop.cli.output import complain, one_line, say, say_json
from scopa_desktop.engine.record import MatchRecord, replay
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.i18n.catalog import Catalog, available_languages
from scopa_desktop.persistence.database import Database
from scopa_desktop.persistence.paths import assets_dir
from scopa_desktop.persistence.records import read_record, write_record
from scopa_desktop.persistence.statistics import digest_of
from scopa_desktop.runner.match_runner import MatchRunner
from scopa_desktop.runner.player import Player

NAME: Final = "selftest"
_ROBOT: Final = "easy"
_NO_LIMIT: Final = float("inf")
_LANGUAGES: Final = {"pt_BR", "es", "it", "en"}


@dataclass(frozen=True, slots=True)
class Check:
    """How one check ended."""

    name: str
    """What was checked."""
    ok: bool
    """Whether it was found right."""
    detail: str
    """What was found, or what is wrong."""
    milliseconds: float
    """How long it took."""


class Report:
    """Runs checks and keeps how they ended; one that fails does not stop the others."""

    def __init__(self, tell: Callable[[Check], None] | None = None) -> None:
        self.checks: list[Check] = []
        """All checks so far, in order."""
        self._tell = tell

    def check(self, name: str, action: Callable[[], str | None]) -> bool:
        """Run one check: it fails by raising, and may return what it found."""
        start = time.perf_counter()
        try:
            detail, ok = action() or "", True
        except Exception as error:
            # Whatever it is, naming it is this call's purpose.
            detail, ok = one_line(f"{type(error).__name__}: {error}"), False
        spent = (time.perf_counter() - start) * 1000
        self.checks.append(Check(name, ok, detail, round(spent, 1)))
        if self._tell is not None:
            self._tell(self.checks[-1])
        return ok


def add_parser(calls: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the call."""
    parser = calls.add_parser(
        NAME,
        help="check that this copy of the game is whole and works",
        description=(
            "Loads every asset, draws every screen in every language and deck without a "
            "display, plays a match of every ruleset, writes and reads a save in a temporary "
            "folder, and names what failed."
        ),
        allow_abbrev=False,
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run all checks."""
    report = Report(None if options.json else _say_check)
    for ruleset in RULESETS.values():
        report.check(f"match of {ruleset.key}", partial(_play_match, ruleset))
    report.check("save and load", _save_and_load)
    report.check("languages", _load_languages)
    report.check("folder of assets", lambda: f"{sum(1 for _ in assets_dir().rglob('*.*'))} files")
    _check_screens(report)
    failed = [check.name for check in report.checks if not check.ok]
    if options.json:
        say_json({"ok": not failed, "checks": report.checks})
    else:
        say(f"{len(report.checks)} checks, {len(failed)} failed")
    if failed:
        complain(f"selftest failed: {', '.join(failed)}")
    return WRONG_INPUT if failed else DONE


def _say_check(check: Check) -> None:
    verdict = "ok  " if check.ok else "FAIL"
    detail = f": {check.detail}" if check.detail else ""
    say(f"{verdict} {check.name}{detail} ({check.milliseconds:.0f} ms)")


def _check_screens(report: Report) -> None:
    # Before pygame is loaded, so that no window is opened and no sound device asked for.
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"

    def load() -> None:
        from scopa_desktop.app.selftest import run_checks

        run_checks(report)

    report.check("screens", load)


def _play_match(ruleset: Ruleset) -> str:
    seats = ruleset.players[0]
    runner = MatchRunner(
        ruleset,
        [Player(f"Robot {seat + 1}", "bot", _ROBOT) for seat in range(seats)],
        random.Random(1),
    )
    rounds = 0
    while not runner.is_match_over:
        runner.next_round()
        while runner.tick(_NO_LIMIT):
            pass
        rounds += 1
    if replay(runner.record) != runner.match:
        raise AssertionError("the record does not lead to the same end")
    return f"{rounds} rounds"


def _save_and_load() -> str:
    ruleset = next(iter(RULESETS.values()))
    players = [Player("A", "bot", _ROBOT), Player("B", "bot", _ROBOT)]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = Database(folder)
        try:
            runner = MatchRunner(ruleset, players, random.Random(2))
            match = database.begin(runner.record)
            runner = MatchRunner(
                ruleset, players, random.Random(2), autosave=database.autosave(match)
            )
            runner.next_round()
            while runner.tick(_NO_LIMIT):
                pass
            _expect_same(database.unfinished()[0].record, runner.record)
            write_record(folder / "match.scopa", runner.record)
            _expect_same(read_record(folder / "match.scopa"), runner.record)
            database.finish(match, runner.record, digest_of(runner.record))
            if len(database.digests()) != 1 or database.notices:
                raise AssertionError(f"the statistics are not kept {database.notices}")
        finally:
            database.close()
    return "a match, a record, the statistics"


def _expect_same(found: MatchRecord, wanted: MatchRecord) -> None:
    if found != wanted:
        raise AssertionError("what is read is not what was written")


def _load_languages() -> str:
    missing = _LANGUAGES - set(available_languages())
    if missing:
        raise AssertionError(f"missing: {', '.join(sorted(missing))}")
    for language in available_languages():
        Catalog.load(language)
    return ", ".join(available_languages())
