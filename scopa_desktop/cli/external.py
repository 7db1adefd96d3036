"""Somebody else's robot: a program that reads views and answers with moves, line by line."""

from __future__ import annotations

import json
import queue
import random
import shlex
import shutil
import subprocess
import threading
from collections.abc import Generator
from typing import IO, Any, Final

from scopa_desktop.ai.bot import BotInfo
from scopa_desktop.cli.errors import InputError
from scopa_desktop.cli.output import one_line
from scopa_desktop.cli.protocol import view_to_json
from scopa_desktop.engine.moves import Move, parse_move
from scopa_desktop.engine.view import View

BUDGET_MS: Final = 300
"""What the view tells the program about its time; only `timeout` is enforced."""
_LONGEST_ANSWER: Final = 10_000
_SHOWN: Final = 120


class ForfeitError(Exception):
    """A program forfeits: it died, hung, or answered what is no legal move."""

    def __init__(self, seat: int, reason: str, view: dict[str, Any]) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason
        self.view = view


def program_words(command: str) -> list[str]:
    """The program and arguments of a `cmd:` seat.

    Raises:
        InputError: the words cannot be split, or there is no such program.
    """
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise InputError(f"cmd:{command}: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise InputError(f"cmd:{command}: there is no program {words[0] if words else ''!r}")
    return words


class ProgramBot:
    """A robot at a seat whose moves come from a running program; it is started when first asked."""

    def __init__(self, command: str, timeout: float) -> None:
        self.info = BotInfo(f"cmd:{command}", 0, is_level=False)
        """Its identity card; the key is the word of the seat list."""
        self._words = program_words(command)
        self._timeout = timeout
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.Queue[bytes | None] = queue.Queue()

    def choose(self, view: View, rng: random.Random) -> Move:
        """Ask the program.

        Raises:
            ForfeitError: it gave no legal move; it is stopped, and started again when asked again.
        """
        del rng  # the program has its own chance
        document = view_to_json(view, budget_ms=BUDGET_MS)
        try:
            return self._legal(view, self._ask(document))
        except _BadAnswerError as fault:
            self.close()
            raise ForfeitError(view.seat, str(fault), document) from None

    def think(self, view: View, rng: random.Random) -> Generator[None, None, Move]:
        """The same in one slice: nothing waits for a frame here."""
        yield from ()
        return self.choose(view, rng)

    def close(self) -> None:
        """Stop the program."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except BrokenPipeError:
                    # What it never read is of no use to anybody now.
                    continue

    def _ask(self, document: dict[str, Any]) -> bytes:
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(document).encode() + b"\n")
            process.stdin.flush()
        except OSError:
            raise _BadAnswerError(self._death(process)) from None
        try:
            answer = self._answers.get(timeout=self._timeout)
        except queue.Empty:
            raise _BadAnswerError(f"no answer within {self._timeout:g} s") from None
        if answer is None:
            raise _BadAnswerError(self._death(process))
        return answer

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                process = subprocess.Popen(
                    self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            except OSError as error:
                raise _BadAnswerError(f"cannot be started: {error.strerror}") from None
            assert process.stdout is not None
            self._process, self._answers = process, queue.Queue()
            threading.Thread(
                target=_read_lines, args=(process.stdout, self._answers), daemon=True
            ).start()
        return self._process

    def _death(self, process: subprocess.Popen[bytes]) -> str:
        try:
            status = process.wait(timeout=self._timeout)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"it ended with status {status}"

    def _legal(self, view: View, answer: bytes) -> Move:
        shown = one_line(answer[:_SHOWN].decode("utf-8", "replace"))
        try:
            document = json.loads(answer)
        except (ValueError, RecursionError):
            raise _BadAnswerError(f"the answer is not JSON: {shown}") from None
        if isinstance(document, dict) and "error" in document:
            raise _BadAnswerError(f"it gave up: {shown}")
        if not isinstance(document, dict) or not isinstance(document.get("move"), str):
            raise _BadAnswerError(f"the answer holds no move: {shown}")
        try:
            move = parse_move(document["move"])
        except ValueError as error:
            raise _BadAnswerError(one_line(str(error))) from None
        refusal = view.why_not(move)
        if refusal is not None:
            raise _BadAnswerError(f"{move} is illegal: {refusal}")
        return move


class _BadAnswerError(Exception):
    """What went wrong with one answer."""


def _read_lines(stream: IO[bytes], answers: queue.Queue[bytes | None]) -> None:
    """Hand over each line as it comes, then None; runs beside the game so that it can time out."""
    while True:
        try:
            line = stream.readline(_LONGEST_ANSWER)
        except (OSError, ValueError):
            line = b""
        answers.put(line or None)
        if not line:
            return
