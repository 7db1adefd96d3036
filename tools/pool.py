"""Put the runs of `arena.py --out` together: one line for each pairing, over all seeds.

    python tools/pool.py runs.jsonl

A run that stands there twice (same pairing, same seed) is refused.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from collections import defaultdict
from pathlib import Path


def interval(values: list[float]) -> str:
    """Mean and 95 % interval."""
    error = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.mean(values):+.3f} ± {error:.3f}"


def pooled(lines: list[str]) -> dict[tuple[str, ...], list[dict]]:
    """The runs by pairing.

    Raises:
        ValueError: a seed was counted twice.
    """
    runs = defaultdict(list)
    for line in lines:
        run = json.loads(line)
        key = (run["ruleset"], *run["option"], str(run["seats"]), run["a"], run["b"])
        if any(run["seed"] == other["seed"] for other in runs[key]):
            raise ValueError(f"{' '.join(key)}: seed {run['seed']} stands there twice")
        runs[key].append(run)
    return runs


def main() -> None:
    """Read the files, print a line for each pairing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path)
    lines = [line for path in parser.parse_args().files for line in path.read_text().splitlines()]
    for key, runs in sorted(pooled(lines).items()):
        leads = [lead for run in runs for lead in run["leads"]]
        plain = f"{' '.join(key)}: {len(leads)} deals, {interval(leads)}"
        lucks = [luck for run in runs for luck in run["luck"]]
        rest = [lead - luck for lead, luck in zip(leads, lucks, strict=False)]
        less = f"; less the luck of the deals {interval(rest)}" if any(lucks) else ""
        print(f"{plain} points a round{less}")


if __name__ == "__main__":
    main()
