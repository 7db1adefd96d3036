"""Breaking text into lines by width."""

from __future__ import annotations

from collections.abc import Callable


def wrapped(text: str, width: int, measure: Callable[[str], int]) -> list[str]:
    """Lines no wider than `width` pixels where words allow it; line breaks are kept."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if line and measure(longer) > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines


def shortened(text: str, width: int, measure: Callable[[str], int]) -> str:
    """The text, or its beginning with an ellipsis where a name is too long for its place."""
    if measure(text) <= width:
        return text
    while text and measure(text + "…") > width:
        text = text[:-1]
    return text.rstrip() + "…"


def broken(text: str, width: int, measure: Callable[[str], int]) -> list[str]:
    """Lines no wider than `width` pixels, whatever the text: a longer word is cut.

    A path is cut behind one of its separators where one is near enough.
    """
    lines: list[str] = []
    for line in wrapped(text, width, measure):
        rest = line
        while measure(rest) > width:
            end = len(rest)
            while measure(rest[:end]) > width:
                end -= 1
            cut = max(rest.rfind(mark, 0, end) for mark in " /\\") + 1
            end = cut if cut > end // 2 else max(end, 1)
            lines.append(rest[:end].rstrip())
            rest = rest[end:]
        lines.append(rest)
    return lines


def evened_width(words: str, measure: Callable[[str], int]) -> int:
    """The least width in which words take no more than two lines."""
    width = measure(words) // 2
    while len(wrapped(words, width, measure)) > 2:
        width += 1
    return width
