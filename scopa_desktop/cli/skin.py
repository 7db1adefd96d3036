"""`skin`: whether a folder is a deck that the game can show."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from scopa_desktop.cli.arguments import add_json, check_folder, folder_path
from scopa_desktop.cli.errors import DONE, InputError
from scopa_desktop.cli.output import say, say_json
from scopa_desktop.persistence.paths import assets_dir

NAME: Final = "skin"


def add_parser(calls: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the call."""
    parser = calls.add_parser(NAME, help="check a deck of one's own", allow_abbrev=False)
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser(
        "check",
        help="check a deck's folder",
        description=(
            "Checks a deck's folder: skin.toml, and forty faces coins_01.png ... batons_10.png "
            "of 56 by 90 pixels. The first fault is named."
        ),
        allow_abbrev=False,
    )
    check.add_argument("folder", metavar="DIR", type=folder_path, help="the deck's folder")
    add_json(check)
    check.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Look at every file of the deck."""
    folder: Path = options.folder
    check_folder(folder)
    # Pictures can be read without a screen.
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    from scopa_desktop.scenes.skin_files import SkinError, check_skin
    from scopa_desktop.ui.assets import Assets

    try:
        skin = check_skin(folder.resolve(), Assets(assets_dir()))
    except SkinError as error:
        raise InputError(str(error)) from None
    if options.json:
        say_json({"skin": skin.key, "suits": skin.suits, "ok": True})
    else:
        say(f"{skin.key}: a whole deck")
    return DONE
