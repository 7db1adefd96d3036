"""The sounds of the game: wood, paper, felt, a mandolin and an accordion.

Each recipe returns a signal; the table `SOUNDS` gives its length and how loud it may be. A
sound never depends on which card it is for: ears at the same table would learn it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from art.synth import (
    Signal,
    band,
    below,
    bump,
    fall,
    finished,
    glide,
    mix,
    noise,
    note,
    pluck,
    reed,
    rustle,
    shaped,
    silence,
    struck,
    thump,
    wood,
    write,
)

Recipe = Callable[[float, Random], Signal]
"""Makes a sound of so many seconds with its own chance."""


@dataclass(frozen=True)
class Sound:
    """How a sound is made, how long it is, and how loud at its loudest."""

    recipe: Recipe
    milliseconds: int
    decibels: float


# --- the interface: wood


def tap(pitch: float, decay: float, seconds: float, rng: Random) -> Signal:
    """A knuckle on wood."""
    signal = wood(seconds, pitch, decay)
    mix(signal, shaped(band(noise(0.008, rng), 2600.0, 1.2), fall(5)), 0, 0.5)
    return signal


def refusal(seconds: float, rng: Random) -> Signal:
    """A soft, low toc: no, but no harm done."""
    signal = wood(seconds, 233, 0.13)
    mix(signal, thump(0.08, 150, 95), 0, 0.8)
    mix(signal, below(shaped(noise(0.03, rng), fall(6)), 700), 0, 0.5)
    return below(signal, 1500)


def marimba(pitches: tuple[float, ...], gap: float, seconds: float, rng: Random) -> Signal:
    """Wooden bars one after another."""
    signal = silence(seconds)
    for i, pitch in enumerate(pitches):
        left = seconds - i * gap
        mix(signal, tap(pitch, min(0.22, left * 1.6), left, rng), i * gap)
    return signal


# --- cards: paper and felt


def whisper(seconds: float, rng: Random) -> Signal:
    """A fingertip along paper."""
    return shaped(rustle(seconds, rng, 2600.0), bump(0.4))


def lift(seconds: float, rng: Random) -> Signal:
    """A card taken up: paper rising."""
    return shaped(rustle(seconds, rng, glide(900, 2600)), bump(0.3))


def drop(seconds: float, rng: Random) -> Signal:
    """A card let go: paper falling, a little felt at its end."""
    signal = shaped(rustle(seconds, rng, glide(2300, 800)), bump(0.25))
    mix(signal, thump(0.05, 140, 90), 0.028, 0.35)
    return signal


def deal(pitch: float, seconds: float, rng: Random) -> Signal:
    """A card sliding off the stock and touching down."""
    slide = rustle(seconds, rng, glide(1100 * pitch, 2400 * pitch), 0.4)
    signal = shaped(slide, bump(0.5, 0.8))
    touch = shaped(below(noise(0.022, rng), 2200 * pitch), fall(5))
    mix(signal, touch, seconds - 0.026, 0.9)
    mix(signal, thump(0.024, 190 * pitch, 120 * pitch, 4), seconds - 0.026, 0.4)
    return signal


def flip(seconds: float, rng: Random) -> Signal:
    """A card turned over: two flicks of its edge."""
    signal = silence(seconds)
    for at, tone, gain in ((0.0, 1500.0, 0.7), (0.028, 2300.0, 1.0)):
        mix(signal, shaped(rustle(0.03, rng, tone), bump(0.2)), at, gain)
    return signal


def play(seconds: float, rng: Random) -> Signal:
    """A card laid firmly on felt."""
    signal = thump(seconds, 155, 82, 6)
    mix(signal, shaped(below(noise(0.04, rng), 1800, 2), fall(6)), 0, 1.3)
    return signal


def land(seconds: float, rng: Random) -> Signal:
    """A card arriving on the pile."""
    signal = thump(seconds, 185, 120, 5)
    mix(signal, shaped(rustle(0.03, rng, 1300.0), fall(6)), 0, 1.2)
    return signal


def riffle(cards: int, seconds: float, rng: Random) -> Signal:
    """Cards gathered together: the more of them, the denser."""
    signal = silence(seconds)
    grains = 3 + 3 * cards
    for i in range(grains):
        x = i / grains
        at = (0.72 * x + 0.22 * x * x) * (seconds - 0.04)
        grain = shaped(rustle(0.022, rng, 1300 + 1100 * x), bump(0.2))
        mix(signal, grain, at + 0.002 * rng.random(), 0.5 + 0.5 * x)
    mix(signal, thump(0.05, 170, 100, 5), seconds - 0.055, 0.4)
    return signal


# --- the table's moments


def swish(seconds: float, rng: Random) -> Signal:
    """One stroke of a broom: many straws, first near, then far."""
    straws = rustle(seconds, rng, glide(800, 2500))
    rough = below(noise(seconds, rng), 160)
    loudest = max(map(abs, rough))
    uneven = [s * (0.65 + 0.6 * r / loudest) for s, r in zip(straws, rough, strict=True)]
    return shaped(uneven, bump(0.42))


def sweep(strokes: tuple[float, ...], seconds: float, rng: Random) -> Signal:
    """The table swept: a stroke and three bright notes, once or twice."""
    signal = silence(seconds)
    tunes = (("c6", "e6", "g6"), ("e6", "g6", "c7"))
    for at, tune in zip(strokes, tunes, strict=False):
        mix(signal, swish(0.3, rng), at, 3.0)
        for i, name in enumerate(tune):
            start = at + 0.15 + 0.085 * i
            mix(signal, pluck(seconds - start, note(name), rng, bright=0.6), start, 0.7)
            mix(signal, pluck(seconds - start, note(name) / 2, rng, bright=0.3), start, 0.4)
    return shaped(signal, lambda t: 1.0 if t < 0.75 else (1 - t) / 0.25)


def coin(seconds: float, rng: Random) -> Signal:
    """A gold coin, ringing twice."""
    signal = silence(seconds)
    for at, pitch, gain in ((0.0, note("b5"), 0.7), (0.07, note("e6"), 1.0)):
        left = seconds - at
        ring = struck(
            left,
            [
                (pitch, 1.0, 0.55),
                (pitch * 1.5, 0.25, 0.35),
                (pitch * 2.76, 0.4, 0.3),
                (pitch * 4.07, 0.2, 0.16),
            ],
        )
        mix(signal, ring, at, gain)
        mix(signal, shaped(band(noise(0.006, rng), 2900.0, 1.2), fall(5)), at, 0.5)
    return shaped(signal, lambda t: 1.0 if t < 0.6 else (1 - t) / 0.4)


def plucks(names: tuple[str, ...], gap: float, seconds: float, rng: Random) -> Signal:
    """A few notes of the mandolin."""
    signal = silence(seconds)
    for i, name in enumerate(names):
        mix(signal, pluck(seconds - i * gap, note(name), rng, bright=0.5), i * gap)
    return shaped(signal, lambda t: 1.0 if t < 0.6 else (1 - t) / 0.4)


def stamp(seconds: float, rng: Random) -> Signal:
    """A rubber stamp: down with weight, and off again."""
    signal = silence(seconds)
    mix(signal, thump(0.16, 128, 58, 5), 0, 1.0)
    mix(signal, shaped(below(noise(0.05, rng), 1300, 2), fall(6)), 0, 1.6)
    mix(signal, shaped(rustle(0.05, rng, glide(700, 1500)), bump(0.6)), 0.19, 0.6)
    mix(signal, wood(0.06, 520, 0.05), 0.235, 0.18)
    return signal


def cloth(opening: bool, seconds: float, rng: Random) -> Signal:
    """A heavy curtain drawn: soft folds, and rings along a rod."""
    tone = glide(380, 1150) if opening else glide(1150, 380)
    folds = rustle(seconds, rng, tone, 0.7)
    signal = [
        sample * (0.7 + 0.3 * math.sin(2 * math.pi * 5 * i / len(folds)))
        for i, sample in enumerate(folds)
    ]
    signal = shaped(signal, bump(0.4))
    for i in range(4):
        ring = struck(0.03, [(2350 + 170 * i, 1.0, 0.03), (3900 + 120 * i, 0.4, 0.02)])
        mix(signal, ring, (0.12 + 0.19 * i) * seconds, 0.035)
    return signal


def bell(seconds: float, _rng: Random) -> Signal:
    """One small bell: your turn."""
    pitch = note("g5")
    signal = struck(
        seconds, [(pitch, 1.0, 0.4), (pitch * 2.0, 0.45, 0.25), (pitch * 3.01, 0.2, 0.12)]
    )
    return shaped(signal, lambda t: 1.0 if t < 0.5 else (1 - t) / 0.5)


# --- the end of a match: an accordion

Phrase = tuple[tuple[str, float, float], ...]
"""Notes as (name, when in eighths, how many eighths long)."""

WIN: Phrase = (
    *(("c5", 0, 1), ("e5", 1, 1), ("g5", 2, 1), ("a5", 3, 1), ("g5", 4, 1), ("b5", 5, 1)),
    *(("c6", 6, 7), ("e5", 6, 7), ("g5", 6, 7)),
    *(("c4", 0, 0.7), ("e4", 1, 0.6), ("g4", 1, 0.6), ("e4", 2, 0.6), ("g4", 2, 0.6)),
    *(("g3", 3, 0.7), ("f4", 4, 0.6), ("b4", 4, 0.6), ("f4", 5, 0.6), ("b4", 5, 0.6)),
    *(("c4", 6, 7), ("g4", 6, 7)),
)
LOSE: Phrase = (
    *(("e5", 0, 1.1), ("d5", 1, 1.1), ("c5", 2, 1.9), ("a4", 4, 1), ("c5", 5, 1)),
    *(("g4", 6, 6.5), ("e4", 6, 6.5)),
    *(("c4", 0, 1.8), ("g4", 0, 1.8), ("f3", 2, 3.8), ("c4", 2, 3.8), ("c3", 6, 6.5)),
    ("c4", 6, 6.5),
)
DRAW: Phrase = (
    *(("g4", 0, 1), ("c5", 1, 1), ("d5", 2, 1.8), ("c5", 4, 1), ("d5", 5, 1)),
    *(("g5", 6, 6.5), ("d5", 6, 6.5), ("c5", 6, 6.5)),
    *(("c4", 0, 1.8), ("g3", 2, 1.8), ("f3", 4, 1.8), ("g3", 6, 6.5), ("g4", 6, 6.5)),
)


def accordion(phrase: Phrase, eighth: float, seconds: float, _rng: Random) -> Signal:
    """A phrase for the bellows; low notes softer, so that the tune stands out."""
    signal = silence(seconds)
    for name, start, length in phrase:
        at = start * eighth
        last = min(length * eighth, seconds - at)
        gain = 0.5 if int(name[-1]) < 5 else 1.0
        release = min(0.35, last * 0.5) if length > 3 else 0.05
        mix(signal, reed(last, note(name), release=release), at, gain)
    return below(signal, 3600)


SOUNDS: dict[str, Sound] = {
    "ui_move": Sound(partial(tap, 1480, 0.03), 30, -29),
    "ui_ok": Sound(partial(tap, 700, 0.07), 60, -20),
    "ui_back": Sound(partial(tap, 480, 0.07), 60, -20),
    "ui_no": Sound(refusal, 120, -18),
    "card_hover": Sound(whisper, 25, -36),
    "card_pick": Sound(lift, 60, -25),
    "card_drop": Sound(drop, 80, -23),
    **{f"card_deal_{i + 1}": Sound(partial(deal, 1 + 0.015 * (i - 2)), 70, -21) for i in range(5)},
    "card_flip": Sound(flip, 60, -23),
    "card_play": Sound(play, 90, -14),
    "set_tick": Sound(partial(marimba, (note("e5"),), 0), 40, -22),
    **{
        f"set_tick_{i + 1}": Sound(partial(marimba, (note(name),), 0), 40, -22)
        for i, name in enumerate(("e5", "f#5", "g#5", "a#5"))
    },
    "sum_ok": Sound(partial(marimba, (note("g5"), note("c6")), 0.05), 120, -20),
    **{f"capture_{n}": Sound(partial(riffle, n), 180, -20) for n in (1, 2, 3, 4)},
    "pile_land": Sound(land, 50, -20),
    "escopa": Sound(partial(sweep, (0.0,)), 700, -15),
    "escopa_double": Sound(partial(sweep, (0.0, 0.4)), 1100, -14.5),
    "settebello": Sound(coin, 400, -17),
    "offer15": Sound(partial(plucks, ("d5", "a5"), 0.09), 250, -18),
    "gone15": Sound(partial(plucks, ("a4", "e4"), 0.07), 200, -20),
    "ultimas": Sound(stamp, 300, -12.5),
    "score_tick": Sound(partial(tap, 1050, 0.02), 25, -27),
    "score_point": Sound(partial(marimba, (note("c6"),), 0), 120, -20),
    "score_total": Sound(partial(plucks, ("c5", "e5", "g5", "c6"), 0.07), 400, -18),
    "win": Sound(partial(accordion, WIN, 0.13), 1800, -15.5),
    "lose": Sound(partial(accordion, LOSE, 0.145), 1800, -19),
    "draw": Sound(partial(accordion, DRAW, 0.14), 1800, -18),
    "curtain_close": Sound(partial(cloth, False), 220, -20),
    "curtain_open": Sound(partial(cloth, True), 260, -20),
    "turn": Sound(bell, 150, -19),
}
"""Every sound by its name."""


def build(out: Path) -> None:
    """Write all sounds."""
    for name in SOUNDS:
        write(out / f"{name}.wav", made(name))


def made(name: str) -> Signal:
    """One sound, the same every time."""
    sound = SOUNDS[name]
    seconds = sound.milliseconds / 1000
    signal = sound.recipe(seconds, Random(name))
    return finished(signal, sound.decibels)
