"""Plays the two loops of music into files: `python -m art.music [FOLDER]`. Needs the tool sox.

A piece is written in bars of six eighths: a tune, and a chord for each bar. What still sounds at
the end is laid over the beginning, so that a loop has no seam.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from art.build import ASSETS
from art.synth import RATE, Signal, below, loudness, note, pluck, reed, write

EIGHTHS = 6
"""In a bar; a tune has a note, a rest `.` or a lengthening `-` for each."""
RING = 1.3
"""Seconds that a plucked string is left to ring."""
QUALITY = 2
"""Of the packed file, in sox's numbers."""

CHORDS = {
    "Am": ("a2", "e3", "a3 c4 e4"),
    "Dm": ("d3", "a2", "a3 d4 f4"),
    "E7": ("e3", "b2", "g#3 d4 e4"),
    "C": ("c3", "g2", "g3 c4 e4"),
    "G7": ("g2", "d3", "g3 b3 f4"),
    "F": ("f2", "c3", "a3 c4 f4"),
    "G": ("g2", "d3", "b3 d4 g4"),
    "D": ("d3", "a2", "a3 d4 f#4"),
    "D7": ("d3", "a2", "a3 c4 f#4"),
    "Em": ("e3", "b2", "g3 b3 e4"),
    "Bm": ("b2", "f#3", "b3 d4 f#4"),
    "A7": ("a2", "e3", "g3 c#4 e4"),
}
"""Chord -> its bass, its other bass, its notes."""


@dataclass(frozen=True)
class Part:
    """Some bars, and who plays their tune."""

    tune: str
    """Bars between strokes."""
    chords: str
    mandolin: float
    accordion: float


@dataclass(frozen=True)
class Piece:
    """A loop: its parts, how fast, and whether the chords hop or flow."""

    parts: tuple[Part, ...]
    eighth: float
    """Seconds of an eighth."""
    hops: bool
    decibels: float

    @property
    def seconds(self) -> float:
        """Length of the loop."""
        return self.eighth * EIGHTHS * sum(len(part.chords.split()) for part in self.parts)


_MINOR = (
    "e5 - d#5 e5 - a5 | c6 - b5 a5 - e5 | f5 - e5 d5 - a5 | e5 - - c5 - - |"
    "g#4 b4 d5 f5 e5 d5 | c5 - b4 a4 - e5 | d5 - c5 b4 - g#4 | a4 - - - . ."
)
_MINOR_CHORDS = "Am Am Dm Am E7 Am E7 Am"
TITLE = Piece(
    (
        Part(_MINOR, _MINOR_CHORDS, 1.0, 0.0),
        Part(
            "g5 - e5 g5 - c6 | b5 a5 g5 e5 - - | f5 - d5 f5 - b5 | g5 f5 e5 c5 - - |"
            "a5 - f5 a5 - c6 | g5 a5 g5 e5 - c5 | d5 e5 f5 b4 c5 d5 | c5 - - e5 - -",
            "C C G7 C F C G7 C",
            0.0,
            0.8,
        ),
        Part(_MINOR, _MINOR_CHORDS, 0.9, 0.45),
        Part(
            "f5 f5 f5 a5 - f5 | e5 e5 e5 a5 - e5 | d5 f5 a5 d6 - a5 | c6 b5 a5 e5 - - |"
            "f5 - a5 g5 - f5 | e5 - c5 b4 - a4 | b4 d5 f5 e5 d5 b4 | a4 - - a5 - -",
            "Dm Am Dm Am Dm Am E7 Am",
            0.9,
            0.5,
        ),
    ),
    eighth=0.2,
    hops=True,
    decibels=-12,
)
_CALM = "b5 - - a5 g5 - | a5 - f#5 - d5 - | g5 - - f#5 e5 - |"
TABLE = Piece(
    (
        Part(
            _CALM + "e5 - - - g5 - | d5 - g5 - b5 - | a5 - - b5 a5 - | f#5 - e5 - d5 - |"
            "g5 - - - . .",
            "G D Em C G D D7 G",
            0.9,
            0.0,
        ),
        Part(
            "e5 - g5 - b5 - | d6 - - b5 f#5 - | e5 - g5 - c6 - | b5 - - g5 d5 - |"
            "c6 - b5 - a5 - | b5 - a5 - g5 - | a5 - g5 - e5 - | d5 - - - . .",
            "Em Bm C G Am G A7 D",
            0.35,
            0.5,
        ),
        Part(
            _CALM + "c6 - - b5 a5 - | g5 - b5 - d6 - | c6 - a5 - f#5 - | g5 - - - d5 - |"
            "g4 - - - . .",
            "G D Em C G D7 G G",
            0.9,
            0.25,
        ),
    ),
    eighth=0.275,
    hops=False,
    decibels=-13,
)
PIECES = {"music_title": TITLE, "music_table": TABLE}
"""Every loop by its file's name."""


def notes(tune: str) -> Iterator[tuple[int, str, int]]:
    """The notes of a tune: the eighth on which each begins, its name, its length in eighths."""
    words = [word for bar in tune.split("|") for word in bar.split()]
    for start, word in enumerate(words):
        if word not in ".-":
            length = 1
            while start + length < len(words) and words[start + length] == "-":
                length += 1
            yield start, word, length


@cache
def string(name: str, bright: float) -> tuple[float, ...]:
    """A plucked note; its tail fades out."""
    signal = pluck(RING, note(name), Random(name), bright=bright)
    n = len(signal)
    return tuple(sample * min(1.0, 4 * (n - i) / n) for i, sample in enumerate(signal))


@cache
def bellows(name: str, milliseconds: int) -> tuple[float, ...]:
    """A note of the accordion."""
    return tuple(reed(milliseconds / 1000, note(name), release=0.09))


def played(piece: Piece) -> Signal:
    """The whole loop."""
    loop = [0.0] * round(piece.seconds * RATE)
    bar = 0
    for part in piece.parts:
        start = bar * EIGHTHS
        for eighth, name, length in notes(part.tune):
            at = (start + eighth) * piece.eighth
            if part.mandolin:
                lay(loop, string(name, 0.5), at, part.mandolin)
            if part.accordion:
                milliseconds = round(length * piece.eighth * 940)
                lay(loop, bellows(name, milliseconds), at, part.accordion)
        for chord in part.chords.split():
            accompany(loop, piece, chord, bar * EIGHTHS * piece.eighth)
            bar += 1
    soft = below(loop, 5200)
    # No ramps as on a single sound: they would be heard at the seam.
    gain = 10 ** ((piece.decibels - loudness(soft)) / 20)
    return [sample * gain for sample in soft]


def accompany(loop: Signal, piece: Piece, chord: str, at: float) -> None:
    """One bar under the tune: hopping chords of the bellows, or a flowing waltz of strings."""
    root, other, names = CHORDS[chord]
    eighth = piece.eighth
    lay(loop, string(root, 0.15), at, 0.9)
    if piece.hops:
        lay(loop, string(other, 0.15), at + 3 * eighth, 0.7)
        for beat in (1, 2, 4, 5):
            for name in names.split():
                lay(loop, bellows(name, round(eighth * 550)), at + beat * eighth, 0.16)
        return
    for beat, name in enumerate(names.split()):
        lay(loop, string(name, 0.2), at + (2 + beat) * eighth, 0.42)
        lay(loop, bellows(name, round(eighth * EIGHTHS * 980)), at, 0.07)


def lay(loop: Signal, part: tuple[float, ...], at: float, gain: float) -> None:
    """Add a part to a loop; what goes beyond its end comes in at its beginning."""
    start = round(at * RATE)
    for i, sample in enumerate(part, start):
        loop[i % len(loop)] += gain * sample


def build(out: Path, encode: Callable[[Path, Path], None] | None = None) -> None:
    """Write every loop; `encode` packs a WAV file into an OGG file."""
    out.mkdir(parents=True, exist_ok=True)
    for name, piece in PIECES.items():
        with tempfile.TemporaryDirectory() as folder:
            wav = Path(folder) / f"{name}.wav"
            write(wav, played(piece))
            (encode or packed)(wav, out / f"{name}.ogg")


def packed(wav: Path, ogg: Path) -> None:
    """Pack with sox, without dither and with the same serial number every time."""
    subprocess.run(["sox", "-R", "-D", wav, "-C", str(QUALITY), ogg], check=True)


def main() -> None:
    """Write the loops."""
    parser = argparse.ArgumentParser(prog="python -m art.music", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ASSETS / "sounds")
    build(parser.parse_args().folder)


if __name__ == "__main__":
    main()
