"""What ends a call early, and with which exit status."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
"""Exit status: everything was done."""
WRONG_INPUT: Final = 1
"""Exit status: something given is wrong; one line said what."""
WRONG_USAGE: Final = 2
"""Exit status: the call itself is wrong, or there is no screen."""
INTERRUPTED: Final = 130
"""Exit status after Ctrl-C, as shells expect it."""


class InputError(Exception):
    """Something given is wrong; the message is the one line the user reads."""


class UsageError(Exception):
    """The call makes no sense as it stands; the message is the one line the user reads."""


class OutputError(Exception):
    """The result cannot be written; the message is the one line the user reads."""
