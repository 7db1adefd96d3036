"""Who sits at a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Player:
    """A person or a robot at a seat."""

    name: str
    """What the others call them."""
    kind: Literal["human", "bot"]
    """Whether moves come from the screen or from a robot."""
    level: str | None = None
    """A robot's key in `BOTS`; None for a person."""

    def __post_init__(self) -> None:
        if (self.kind == "bot") != (self.level is not None):
            raise ValueError(f"{self.name}: a robot has a level, a person has none")

    @property
    def is_human(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "human"
