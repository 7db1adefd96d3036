"""How a picture looks to eyes that miss one kind of cone, and how far apart two colors are.

The matrices are those of Machado, Oliveira and Fernandes (2009) for a severity of 1; they work on
linear light. Distances are CIE76 in the Lab space under D65, where 2 is just seen and 20 is plain.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Colors = NDArray[np.float64]
"""An array whose last axis is red, green and blue from 0 to 1."""

MATRICES: Mapping[str, Colors] = {
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
VISIONS = ("normal", "gray", *MATRICES)
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
TO_XYZ = np.array(
    [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
) / np.array([[0.95047], [1.0], [1.08883]])
"""From linear light to XYZ relative to white."""


def _linear(colors: Colors) -> Colors:
    return np.where(colors <= 0.04045, colors / 12.92, ((colors + 0.055) / 1.055) ** 2.4)


def _display(light: Colors) -> Colors:
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def seen(colors: Colors, vision: str) -> Colors:
    """The colors as the named vision has them; `normal` changes nothing."""
    if vision == "normal":
        return colors
    light = _linear(colors)
    if vision == "gray":
        return _display(np.repeat((light @ LUMINANCE)[..., None], 3, axis=-1))
    return _display(light @ MATRICES[vision].T)


def lab(colors: Colors) -> Colors:
    """Lightness and the two axes of hue."""
    xyz = _linear(colors) @ TO_XYZ.T
    root = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def distance(one: Colors, other: Colors) -> NDArray[np.float64]:
    """How far apart colors are, place by place."""
    gap: NDArray[np.float64] = np.sqrt(((lab(one) - lab(other)) ** 2).sum(axis=-1))
    return gap


def colors_of(picture: Image.Image) -> Colors:
    """A picture's colors, what is transparent included."""
    return np.asarray(picture.convert("RGBA"), np.float64)[..., :3] / 255


def looked_at(picture: Image.Image, vision: str) -> Image.Image:
    """The picture as the named vision has it, as transparent as before."""
    whole = picture.convert("RGBA")
    pixels = np.asarray(whole).copy()
    pixels[..., :3] = np.rint(seen(colors_of(whole), vision) * 255)
    return Image.fromarray(pixels)
