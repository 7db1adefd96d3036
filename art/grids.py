"""Reads files of small drawings made of palette letters."""

from __future__ import annotations

from pathlib import Path

from art.painter import Canvas, grid


def read(path: Path) -> dict[str, Canvas]:
    """Every `icon NAME` of a file, and each `recolor NEW OLD AB…` that turns color A into B."""
    drawings: dict[str, Canvas] = {}
    lines = iter(path.read_text(encoding="utf-8").splitlines())
    for line in lines:
        word, *rest = line.split() or [""]
        if word == "icon":
            (name,) = rest
            rows = []
            while row := next(lines, ""):
                rows.append(row)
            if len({len(row) for row in rows}) != 1:
                raise ValueError(f"{path.name}: the rows of {name} differ in width: {rows}")
            drawings[name] = grid("\n".join(rows))
        elif word == "recolor":
            new, old, *pairs = rest
            drawings[new] = drawings[old].copy()
            drawings[new].recolor(dict(pairs))
        elif word not in ("", "#"):
            raise ValueError(f"{path.name}: what is {line!r}?")
    return drawings
