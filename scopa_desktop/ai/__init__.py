"""The robots: they see a `View`, and nothing else."""

from __future__ import annotations

from typing import Final

from scopa_desktop.ai.bot import Bot, BotInfo
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.reference import GreedyBot, RandomBot
from scopa_desktop.ai.robot import Robot

_ALL: Final[tuple[Bot, ...]] = (RandomBot(), GreedyBot(), *(Robot(level) for level in LEVELS))

BOTS: Final[dict[str, BotInfo]] = {
    bot.info.key: bot.info for bot in sorted(_ALL, key=lambda bot: bot.info.order)
}
"""Every robot's identity card by key, weakest first."""

_BY_KEY: Final = {bot.info.key: bot for bot in _ALL}


def find_bot(key: str) -> Bot:
    """The robot of this key.

    Raises:
        ValueError: there is none; the message names the known ones.
    """
    try:
        return _BY_KEY[key]
    except KeyError:
        raise ValueError(f"{key!r} is no robot; there are: {' '.join(BOTS)}") from None
