"""Every example of docs/command-line.md, run as it stands there.

In a block of console lines `$` is a call, `!` what it says on the error stream, `?` its status
(0 when not given), and all else its output; `...` stands for anything.
"""

import re
import shlex
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "command-line.md"
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)


def examples():
    for block in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, *lines = part.rstrip("\n").split("\n")
            yield pytest.param(command, lines, id=command[:60])


def matches(pattern, text):
    parts = [re.escape(part) for part in "\n".join(pattern).split("...")]
    return re.fullmatch("(?s:.*)".join(parts), text.rstrip("\n")) is not None


@pytest.mark.parametrize(("command", "lines"), list(examples()))
def test_the_example_gives_what_the_page_says(call, monkeypatch, command, lines):
    monkeypatch.chdir(ROOT)
    given = None
    if command.startswith("echo "):
        echo, command = command.split(" | ")
        given = " ".join(shlex.split(echo)[1:]).encode() + b"\n"
    program, *words = shlex.split(command)
    assert program == "scopa-desktop"
    answer = call(*words, stdin=given)
    said = [line[2:] for line in lines if line.startswith("! ")]
    status = [int(line[2:]) for line in lines if line.startswith("? ")]
    told = [line for line in lines if not line.startswith(("! ", "? "))]
    assert answer.status == (status or [0])[0]
    assert matches(said, answer.err), answer.err
    assert matches(told, answer.out), answer.out


def test_every_call_stands_on_the_page():
    text = PAGE.read_text(encoding="utf-8")
    for name in ("play", "referee", "replay", "simulate", "analyse", "bot", "stats", "selftest"):
        assert re.search(rf"`{name}`|scopa-desktop \[?{name}", text), name
