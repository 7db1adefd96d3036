"""Fit the value tables of one game to the rounds that `selfplay.py` wrote.

Backwards from the last deal: the value of a position is the points made in the next deal plus
the fitted value of the position after it, halfway mixed with what the round really brought.
Ridge regression by conjugate gradients. Development only: needs numpy.

    python tools/fit.py build/scopa.npz --name scopa
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from scopa_desktop.ai.features import FACTS
from scopa_desktop.ai.value import SUFFIX, pack, signature
from scopa_desktop.engine.rulesets import find_ruleset

RIDGE = 20.0
BOOTSTRAP = 0.5
"""Share of the fitted next value in the target; the rest is the round's real outcome."""
TABLES = Path(__file__).resolve().parent.parent / "scopa_desktop" / "ai" / "tables"


def solve(facts: np.ndarray, target: np.ndarray, steps: int = 200) -> np.ndarray:
    """Weights of the additive model, by conjugate gradients on the normal equations."""

    def total(weights: np.ndarray) -> np.ndarray:
        return weights[facts].sum(axis=1)

    def spread(values: np.ndarray) -> np.ndarray:
        found = np.zeros(FACTS)
        for column in range(facts.shape[1]):
            found += np.bincount(facts[:, column], weights=values, minlength=FACTS)
        return found

    weights = np.zeros(FACTS)
    rest = spread(target)
    way, size = rest.copy(), rest @ rest
    goal = size * 1e-10
    for _ in range(steps):
        image = spread(total(way)) + RIDGE * way
        step = size / (way @ image)
        weights += step * way
        rest -= step * image
        new = rest @ rest
        if new < goal:
            break
        way = rest + (new / size) * way
        size = new
    return weights


def explained(guess: np.ndarray, truth: np.ndarray) -> float:
    """Share of the variance that the guess explains (R squared)."""
    return float(1 - ((guess - truth) ** 2).mean() / truth.var())


def main() -> None:
    """Read the positions, fit from the last deal backwards, write the tables file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("positions", nargs="+", type=Path)
    parser.add_argument("--name", required=True)
    given = parser.parse_args()
    loaded = [np.load(path) for path in given.positions]
    origins = [json.loads(str(one["origin"])) for one in loaded]
    facts = np.concatenate([one["facts"] for one in loaded]).astype(np.int64)
    made = np.concatenate([one["made"] for one in loaded]).astype(np.float64)
    final = np.concatenate([one["final"] for one in loaded]).astype(np.float64)
    deals = facts.shape[1]
    test = np.arange(len(facts)) % 10 == 0
    weights, quality = [], []
    value = final  # of the position after the deal just looked at
    outcome = final.copy()
    for to_come in range(1, deals + 1):
        place = deals - to_come
        outcome = outcome + made[:, place]
        target = made[:, place] + value
        mixed = BOOTSTRAP * target + (1 - BOOTSTRAP) * outcome
        here = facts[:, place]
        fitted = solve(here[~test], mixed[~test])
        value = fitted[here].sum(axis=1)
        quality.append(round(explained(value[test], outcome[test]), 4))
        weights.append(fitted.tolist())
        print(f"{to_come} deals (or laps) to come: R2 {quality[-1]} of outcomes not fitted")
    rules = find_ruleset(origins[0]["ruleset"]).with_options(origins[0]["options"])
    header = {
        "rules": signature(rules),
        "seats": origins[0]["seats"],
        "hand_size": rules.hand_size_for(origins[0]["seats"]),
        "origins": origins,
        "r2": quality,
        "ridge": RIDGE,
        "bootstrap": BOOTSTRAP,
    }
    path = TABLES / f"{given.name}{SUFFIX}"
    path.write_bytes(pack(weights, header))
    print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
