"""What the newcomer's page tells to type works as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np

from art import build
from art.cards.common import HEIGHT, WIDTH, blank, over, put
from art.painter import CLEAR, Canvas, grid

ART = Path(build.__file__).parent
TEXT = (ART / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_worked_example_draws_a_card():
    names: dict[str, object] = {}
    for block in BLOCKS[:2]:
        exec(block, names)
    ((face, card),) = names["faces"]().items()
    assert face == ("coins", 5)
    assert (card.width, card.height) == (WIDTH, HEIGHT)
    assert (card.pixels != blank().pixels).sum() > 5 * 30


def test_the_figure_of_the_example_is_painted():
    figure, card = Canvas(WIDTH, HEIGHT), blank()
    names = {"Canvas": Canvas, "card": card, "over": over, "put": put, "HEAD": grid("hs\nss")}
    exec(BLOCKS[2], names)
    assert isinstance(names["figure"], Canvas)
    assert (names["figure"].pixels != CLEAR).sum() > 500
    assert not np.array_equal(card.pixels, blank().pixels)
    assert figure.width == WIDTH


def test_every_file_that_the_page_names_is_there():
    for name in re.findall(r"`((?:\w+/)*[\w*]+\.(?:py|txt))`", TEXT):
        assert list(ART.rglob(name)), name
    for name in re.findall(r"python -m (art[\w.]*)", TEXT):
        assert (ART.parent / f"{name.replace('.', '/')}.py").is_file(), name
