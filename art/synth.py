"""A small synthesizer: noise, filters, plucked strings, struck wood and metal, reeds.

A signal is a list of samples around -1 to 1 at `RATE`. Everything is plain arithmetic on lists,
so that the same seed gives the same file.
"""

from __future__ import annotations

import math
import struct
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

RATE = 22050
"""Samples in a second."""
EDGE = 0.0015
"""Seconds over which a sound's very start and end are ramped, against clicks."""

Signal = list[float]
Curve = Callable[[float], float]
"""A value over a sound's course from 0 to 1."""


def silence(seconds: float) -> Signal:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def mix(base: Signal, part: Sequence[float], at: float = 0.0, gain: float = 1.0) -> None:
    """Add a part to a signal from a moment on; what would stick out at its end is cut."""
    start = round(at * RATE)
    for i, sample in enumerate(part[: max(len(base) - start, 0)]):
        base[start + i] += gain * sample


def shaped(signal: Sequence[float], curve: Curve) -> Signal:
    """The signal with its loudness following a curve."""
    n = max(len(signal) - 1, 1)
    return [sample * curve(i / n) for i, sample in enumerate(signal)]


def bump(peak: float = 0.5, power: float = 1.0) -> Curve:
    """A smooth hill from nothing to 1 at `peak` and back to nothing."""

    def curve(t: float) -> float:
        x = t / peak / 2 if t < peak else 0.5 + (t - peak) / (1 - peak) / 2
        return math.sin(math.pi * min(max(x, 0.0), 1.0)) ** (2 * power)

    return curve


def fall(speed: float) -> Curve:
    """Loud at once, then dying away; a larger speed is shorter."""
    return lambda t: math.exp(-speed * t)


def glide(start: float, end: float) -> Curve:
    """From one frequency to another by equal steps for the ear."""
    return lambda t: start * (end / start) ** t


def noise(seconds: float, rng: Random) -> Signal:
    """White noise."""
    return [2 * rng.random() - 1 for _ in range(round(seconds * RATE))]


def rustle(seconds: float, rng: Random, center: Curve | float, width: float = 0.5) -> Signal:
    """Paper, straw or cloth: noise about a frequency, with the hiss taken off."""
    return below(band(noise(seconds, rng), center, width), 3800, 2)


def band(signal: Sequence[float], center: Curve | float, width: float = 0.7) -> Signal:
    """What lies about a frequency, which may move (a state variable filter)."""
    low = middle = 0.0
    n = max(len(signal) - 1, 1)
    passed = []
    for i, sample in enumerate(signal):
        frequency = center if isinstance(center, float | int) else center(i / n)
        f = 2 * math.sin(math.pi * min(frequency, RATE / 7) / RATE)
        low += f * middle
        high = sample - low - width * middle
        middle += f * high
        passed.append(width * middle)
    return passed


def below(signal: Sequence[float], frequency: float, poles: int = 1) -> Signal:
    """What lies under a frequency."""
    a = 1 - math.exp(-2 * math.pi * frequency / RATE)
    passed = list(signal)
    for _ in range(poles):
        y = 0.0
        for i, sample in enumerate(passed):
            y += a * (sample - y)
            passed[i] = y
    return passed


def struck(seconds: float, modes: Sequence[tuple[float, float, float]]) -> Signal:
    """A struck body: modes of (frequency, loudness, seconds until it is at a thousandth)."""
    signal = silence(seconds)
    for frequency, gain, decay in modes:
        step, fade, loud = 2 * math.pi * frequency / RATE, 0.001 ** (1 / (decay * RATE)), gain
        for i in range(len(signal)):
            signal[i] += loud * math.sin(step * i)
            loud *= fade
    return signal


def wood(seconds: float, pitch: float, decay: float = 0.08) -> Signal:
    """A bar of wood: its tone and two quick overtones."""
    return struck(
        seconds,
        [(pitch, 1.0, decay), (pitch * 2.76, 0.35, decay * 0.45), (pitch * 5.4, 0.14, decay * 0.2)],
    )


def thump(seconds: float, start: float, end: float, decay: float = 7.0) -> Signal:
    """A soft blow: a low tone that falls."""
    phase, n = 0.0, round(seconds * RATE)
    signal = []
    for i in range(n):
        t = i / n
        phase += 2 * math.pi * glide(start, end)(t) / RATE
        signal.append(math.sin(phase) * math.exp(-decay * t))
    return signal


def pluck(seconds: float, pitch: float, rng: Random, *, bright: float = 0.5) -> Signal:
    """A note of a mandolin: two strings nearly in tune, picked near their end."""
    signal = silence(seconds)
    for tune, gain in ((1.0, 0.6), (1.004, 0.4)):
        # A string picked at a seventh of its length lacks every seventh overtone.
        modes = [
            (
                k * pitch * tune,
                gain * abs(math.sin(math.pi * k / 7)) / k ** (1.3 - 0.7 * bright) * 1.6,
                1.5 / (1 + 0.5 * k) * (440 / pitch) ** 0.3,
            )
            for k in range(1, 11)
            if k * pitch * tune < RATE * 0.4
        ]
        mix(signal, struck(seconds, modes))
    mix(signal, shaped(band(noise(0.006, rng), 2400.0, 0.8), fall(6)), 0, 0.35 * bright)
    return signal


def reed(seconds: float, pitch: float, *, attack: float = 0.03, release: float = 0.08) -> Signal:
    """An accordion's note: two reeds a little out of tune, swelling and dying softly."""
    n = round(seconds * RATE)
    signal = [0.0] * n
    for tune in (1.0, 1.0045):
        overtones = [
            (k, 1 / k**1.25 * (0.55 if k % 2 == 0 else 1.0))
            for k in range(1, 10)
            if k * pitch * tune < RATE * 0.42
        ]
        for k, loud in overtones:
            step = 2 * math.pi * pitch * tune * k / RATE
            for i in range(n):
                signal[i] += 0.22 * loud * math.sin(step * i)
    for i in range(n):
        t = i / RATE
        rise = min(t / attack, 1.0)
        sink = min((n - i) / RATE / release, 1.0)
        signal[i] *= rise * rise * (3 - 2 * rise) * sink * sink * (3 - 2 * sink)
    return signal


def note(name: str) -> float:
    """The frequency of a note such as `c5`, `f#4` or `bb3`."""
    half = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}[name[0]]
    half += name[1:-1].count("#") - name[1:-1].count("b")
    return 440.0 * 2 ** ((half - 9) / 12 + int(name[-1]) - 4)


def loudness(signal: Sequence[float]) -> float:
    """How loud the loudest fiftieth of a second is, in decibels below a full square wave."""
    squares = [sample * sample for sample in signal]
    window = min(RATE // 50, len(squares))
    power = most = sum(squares[:window])
    for leaving, entering in zip(squares, squares[window:], strict=False):
        power += entering - leaving
        most = max(most, power)
    return 10 * math.log10(most / window)


def finished(signal: Sequence[float], decibels: float) -> Signal:
    """The signal as loud as asked for, without standing offset, ramped at both ends."""
    mean = sum(signal) / len(signal)
    ramp = max(round(EDGE * RATE), 1)
    n = len(signal)
    done = [
        (sample - mean) * min(1.0, i / ramp, (n - 1 - i) / (3 * ramp))
        for i, sample in enumerate(signal)
    ]
    gain = 10 ** ((decibels - loudness(done)) / 20)
    return [sample * gain for sample in done]


def write(path: Path, signal: Sequence[float]) -> None:
    """Write a mono file of 16 bits."""
    path.parent.mkdir(parents=True, exist_ok=True)
    samples = [round(32767 * min(max(sample, -1.0), 1.0)) for sample in signal]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
