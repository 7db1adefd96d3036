"""Draws, letters and tunes everything under `assets/`: `python -m art.build [names…]`.

Each builder is a function `build(out: Path) -> None` in a module of its own that writes into its
part of the assets folder. Without names, all of them run.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter

ASSETS = Path(__file__).parents[1] / "assets"

BUILDERS = {
    "napoletane": ("art.cards.napoletane", "cards/napoletane"),
    "piacentine": ("art.cards.piacentine", "cards/piacentine"),
    "french": ("art.cards.french", "cards/french"),
    "backs": ("art.cards.backs", "cards/backs"),
    "icons": ("art.icons", "icons"),
    "fonts": ("art.fonts.build", "fonts"),
    "sounds": ("art.sounds", "sounds"),
}
"""Name -> module with `build` and the folder under the assets that it fills."""


def builder(name: str) -> Callable[[Path], None]:
    """The named builder; its module is imported only now."""
    module = import_module(BUILDERS[name][0])
    build: Callable[[Path], None] = module.build
    return build


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the named builders, or all."""
    parser = argparse.ArgumentParser(prog="python -m art.build", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help=", ".join(BUILDERS))
    parser.add_argument("--out", type=Path, default=ASSETS, help="folder instead of assets/")
    options = parser.parse_args(arguments)
    for name in options.names or BUILDERS:
        if name not in BUILDERS:
            parser.error(f"unknown name {name!r}; known: {', '.join(BUILDERS)}")
        start = perf_counter()
        folder = options.out / BUILDERS[name][1]
        builder(name)(folder)
        print(f"{name}: {folder} ({perf_counter() - start:.1f} s)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
