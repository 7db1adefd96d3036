"""Writes what stands in the picture as JSON lines, for tests and screen readers."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.nodes import Node

_log = logging.getLogger(__name__)


class Trace:
    """One line whenever the picture's structure changes."""

    def __init__(self, path: Path) -> None:
        """Raises OSError when the file cannot be written."""
        self._file = path.open("a", encoding="utf-8")
        self._last: dict[str, Any] = {}

    def write(
        self,
        scene: str,
        size: tuple[int, int],
        scale: float,
        nodes: list[Node],
        to_window: Callable[[Rect], tuple[int, int, int, int]],
    ) -> None:
        """Write a line unless it would be the same as the last."""
        line = {
            "scene": scene,
            "size": list(size),
            "scale": scale,
            "nodes": [
                {
                    "id": node.id,
                    "role": node.role,
                    "name": node.name,
                    "value": node.value,
                    "state": list(node.state),
                    "rect": list(to_window(node.rect)),
                }
                for node in nodes
            ],
        }
        if line != self._last:
            self._last = line
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._file.flush()

    def close(self) -> None:
        """End the file."""
        self._file.close()


def open_trace() -> Trace | None:
    """The trace that was asked for; one that cannot be written costs only itself."""
    path = os.environ.get("SCOPA_UI_TRACE")
    if not path:
        return None
    try:
        return Trace(Path(path))
    except OSError as error:
        _log.warning("SCOPA_UI_TRACE cannot be written: %s", error.strerror)
        return None
