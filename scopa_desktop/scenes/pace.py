"""How long things take on the screen: the table's times, the speed wanted, motion or none."""

from __future__ import annotations

from scopa_desktop.scenes.scene import Services


def lasting(services: Services, base_ms: float) -> float:
    """A time of the motion table at the player's speed; 0 at instant speed."""
    speed = services.settings.current.speed
    return base_ms / speed if speed > 0 else 0.0


def moving(services: Services, base_ms: float) -> float:
    """The same for what only decorates: 0 where the player wants little motion too."""
    return 0.0 if services.settings.current.reduced_motion else lasting(services, base_ms)
