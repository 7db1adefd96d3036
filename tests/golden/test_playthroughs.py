"""One whole match of every game, played again and compared line by line."""

from pathlib import Path

import pytest

from scopa_desktop.engine.rulesets import RULESETS
from tools.golden_matches import SUFFIX, play_again

HERE = Path(__file__).parent


def test_every_ruleset_has_its_match_and_no_other_file_stands_here():
    assert {path.stem for path in HERE.glob(f"*{SUFFIX}")} == set(RULESETS)


@pytest.mark.parametrize("key", RULESETS)
def test_a_match_is_played_again_line_by_line(key):
    lines = (HERE / f"{key}{SUFFIX}").read_text(encoding="utf-8").splitlines()
    again = play_again(key, lines)
    for number, (today, written) in enumerate(zip(again, lines, strict=False), start=1):
        assert today == written, f"{key}{SUFFIX}, line {number}"
    assert len(again) == len(lines)
    assert "won by" in "\n".join(lines)
