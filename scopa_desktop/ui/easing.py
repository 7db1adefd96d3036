"""Named curves from 0 to 1 for motion."""

from __future__ import annotations

from enum import Enum
from math import cos, exp, pi


class Ease(Enum):
    """The curves that motion may use."""

    LINEAR = "linear"
    OUT_QUAD = "out_quad"
    OUT_CUBIC = "out_cubic"
    IN_CUBIC = "in_cubic"
    IN_OUT_QUAD = "in_out_quad"
    OUT_BACK = "out_back"
    OUT_ELASTIC_SOFT = "out_elastic_soft"


OVERSHOOT = 1.4


def eased(ease: Ease, t: float) -> float:
    """Progress of a curve at time t, both 0 to 1 (out_back goes a little beyond on the way)."""
    match ease:
        case Ease.LINEAR:
            return t
        case Ease.OUT_QUAD:
            return 1 - (1 - t) ** 2
        case Ease.OUT_CUBIC:
            return 1 - (1 - t) ** 3
        case Ease.IN_CUBIC:
            return t**3
        case Ease.IN_OUT_QUAD:
            return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2
        case Ease.OUT_BACK:
            u = t - 1
            return 1 + (OVERSHOOT + 1) * u**3 + OVERSHOOT * u * u
        case Ease.OUT_ELASTIC_SOFT:
            return 1 - exp(-6 * t) * cos(2.5 * pi * t) * (1 - t)
