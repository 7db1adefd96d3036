"""Measures of drawings for tests of the art."""

import numpy as np


def blobs(mask):
    """How many separate pieces a mask has, diagonal neighbours counting as one piece."""
    todo = {tuple(place) for place in np.argwhere(mask)}
    count = 0
    while todo:
        count += 1
        edge = [todo.pop()]
        while edge:
            y, x = edge.pop()
            near = {(y + dy, x + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)} & todo
            todo -= near
            edge += near
    return count
