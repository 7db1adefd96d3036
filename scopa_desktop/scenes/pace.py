"""How long things take on the screen: the table's times, the speed wanted, motion or none."""

from __future__ import annotations

from typing import Final

from scopa_desktop.scenes.scene import Services

ROOM_MS: Final = 10.0
"""Drawing and thinking share so much of a frame; the rest is for what comes on top."""
LEAST_MS: Final = 2.0
"""So much of a frame is thought in any case."""


def time_to_think(services: Services) -> float:
    """How long a robot may think in this frame: what the drawing of the last one left."""
    return max(ROOM_MS - services.drawn_ms, LEAST_MS)


def lasting(services: Services, base_ms: float) -> float:
    """A time of the motion table at the player's speed; 0 at instant speed."""
    speed = services.settings.current.speed
    return base_ms / speed if speed > 0 else 0.0


def moving(services: Services, base_ms: float) -> float:
    """The same for what only decorates: 0 where the player wants little motion too."""
    return 0.0 if services.settings.current.reduced_motion else lasting(services, base_ms)
