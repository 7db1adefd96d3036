"""The four levels: parameter records over one code path.

No level sees more than another. They differ in what they remember, whether they look at what
they leave, how many hidden hands they imagine and how often their hand slips.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from scopa_desktop.ai.bot import BotInfo


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """How a robot thinks."""

    info: BotInfo
    """Its identity card."""
    remembers: bool
    """Whether it counts the cards that are gone; else it knows its hand and the table only."""
    foresight: float
    """Weight of the expected best reply in the one-ply score; 0 ignores what is left."""
    slip: float = 0.0
    """Share of moves drawn at random."""
    slip_within: float | None = None
    """Only moves at most this many points worse than the best are drawn; None draws from all."""
    glances: float = 0.0
    """Share of moves made at a glance: by the one-ply score, without imagining hidden hands."""
    close: float = 0.01
    """Moves that differ by less than this are told apart by the one-ply score."""
    worlds: int = 0
    """Hidden hands imagined at one move when they are sampled; 0 does not search."""
    worlds_of_many: int = 0
    """The same at tables of more than two seats, where a world takes longer to think through."""
    worlds_deep: int = 12
    """The same where twelve cards in four hands or more are searched to the end; twice as many
    where it is eleven."""
    enumerates: int = 0
    """Hidden hands are listed completely when there are at most this many (two seats)."""
    weighed: int = 0
    """Hidden hands that the belief weighs at two seats, before `worlds` of them are thought
    through; 0 thinks all of them through."""
    races: bool = False
    """Whether moves that are clearly behind are dropped before all worlds are looked at."""
    effort: int = 1500
    """Worlds times moves at one decision; more moves than usual mean fewer worlds."""
    belief: float | None = None
    """Softness of the belief in hidden hands (smaller trusts the opponents more); None has none."""
    playouts: float = 0.0
    """Share of the playout in a world's value beside the exact search to the end of the deal."""
    exact_cards: int = 0
    """In the last deal, worlds are searched from this many cards in all hands on; before that
    they are played out, unless the deal is as short as with two players."""
    laps: int = 0
    """Where all cards are dealt at once, playouts go on for so many laps beyond this one before
    the fitted value speaks, where there is one; 0 plays to the end."""
    fitted: bool = True
    """Whether fitted tables speak at the end of a deal; else the plain worth of the piles, which
    is there to measure against."""
    declines_within: float = 0.2
    """A capture that need not be made is declined in thought only when its one-ply score is at
    most this much below the best move's."""
    candidates: int = 5
    """In long deals (Scopone) only so many moves are thought about, the best by one ply."""
    guard_ms: float | None = None
    """Safety limit of processor time for one move; the worlds are the real limit."""
    by_value: Level | None = None
    """Another record where cards capture by their value alone (Scopa) and nobody has a partner:
    one ply sees less there than where cards make fifteen, and thought gains more on it."""


EASY: Final = Level(info=BotInfo("easy", 10), remembers=False, foresight=0.0, slip=0.30)
NORMAL: Final = Level(info=BotInfo("normal", 20), remembers=True, foresight=0.9)
_HARD_BY_FIFTEEN: Final = Level(
    info=BotInfo("hard", 30),
    remembers=True,
    foresight=0.9,
    slip=0.10,
    slip_within=0.25,
    worlds=30,
    worlds_of_many=20,
    enumerates=30,
    exact_cards=8,
    laps=2,
    guard_ms=250.0,
)
HARD: Final = replace(
    _HARD_BY_FIFTEEN,
    by_value=replace(_HARD_BY_FIFTEEN, glances=0.4, slip=0.0, close=0.15),
)
MASTER: Final = Level(
    info=BotInfo("master", 40),
    remembers=True,
    foresight=0.9,
    worlds=100,
    worlds_of_many=50,
    enumerates=200,
    weighed=300,
    races=True,
    effort=1000,
    belief=0.3,
    playouts=0.5,
    exact_cards=12,
    laps=2,
    guard_ms=600.0,
)

LEVELS: Final = (EASY, NORMAL, HARD, MASTER)
"""The levels a player may choose, weakest first."""

ANALYST: Final = Level(
    info=BotInfo("analyst", 50, is_level=False),
    remembers=True,
    foresight=0.9,
    worlds=200,
    worlds_of_many=60,
    worlds_deep=24,
    enumerates=500,
    weighed=500,
    belief=0.3,
    exact_cards=12,
    laps=2,
    declines_within=100.0,
    effort=4000,
)
"""Explains moves afterwards: searches like the master, without playouts and without a guard."""
