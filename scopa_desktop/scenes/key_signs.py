"""The signs of keys on buttons: those of the pad once a pad is used."""

from __future__ import annotations

from scopa_desktop.scenes.scene import Services
from scopa_desktop.ui.input import Device


def key_sign(services: Services, keyboard: str, pad: str) -> str:
    """What stands in a button's corner: the key, or the pad's button where a pad is in use."""
    return pad if services.device is Device.PAD else keyboard
