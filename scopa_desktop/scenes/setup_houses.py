"""The house's own rules on the rules page: kept under a name, replaced, deleted."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Final

from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.i18n.catalog import Catalog
from scopa_desktop.persistence.house_rules import (
    FOLDER_NAME,
    HouseFault,
    delete_house_rules,
    fault_of,
    house_rules,
    keep_house_rules,
)
from scopa_desktop.persistence.rules_files import HouseRules, read_rules_file
from scopa_desktop.persistence.strict import FileError
from scopa_desktop.scenes.setup_page import Setup
from scopa_desktop.ui.wrap import shortened

NAME_LENGTH: Final = 20
NAME: Final = "house"
REPLACE: Final = "house-replace"
DELETE: Final = "house-delete"
OFFER: Final = "house-offer"
OFFERED_W: Final = 220
"""Pixels of a name in a question; typed ones are shorter, a file's may not be."""
IDEAS: Final = ("setup-rules-idea-1", "setup-rules-idea-2", "setup-rules-idea-3")
_log = logging.getLogger(__name__)


class HouseDesk:
    """Asks for a name and for leave, and writes; what came of it is the setup's message."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._services = setup.services
        self._usual_name = setup.house.name if setup.house is not None else ""
        """The rules that are being changed: their name is proposed."""
        self._wanted = ""
        self._offered: HouseRules | None = None
        """The rules of a file that was dropped, until the question about them is answered."""

    def chosen(self) -> None:
        """Another game was taken from the list."""
        house = self._setup.house
        self._usual_name = house.name if house is not None else ""

    def ask_name(self) -> None:
        """How these rules are to be called; with a pad one takes an idea."""
        self._services.navigation.push(
            "name",
            title=self._setup.text("setup-rules-name"),
            name=self._usual_name[:NAME_LENGTH],
            ideas=[self._setup.text(key) for key in IDEAS],
            limit=NAME_LENGTH,
            tag=(NAME, 0),
        )

    def ask_delete(self) -> None:
        """Whether the rules in sight are to go."""
        if self._setup.house is not None:
            self._ask(DELETE, "setup-rules-delete", self._setup.house.name)

    def take(self, path: Path) -> bool:
        """Ask whether the rules of a file are to be used; whether they are played already."""
        catalog = self._services.catalog
        try:
            rules = read_rules_file(path)
        except FileError as error:
            _log.warning("%s", error)
            self._setup.message = fault_line(catalog, fault_of(path, error))
            return False
        game = catalog.text(rules.ruleset.preset.name_key)
        self._offered = rules = replace(rules, name=" ".join(rules.name.split()) or game)
        known = self._called(rules.name)
        if any(house.ruleset == rules.ruleset for house in known):
            self._play(known[0])
            self._setup.message = catalog.text("setup-rules-here", name=known[0].name)
            return True
        if known:
            self._ask(OFFER, "setup-rules-replace", known[0].name)
        else:
            self._ask_use(rules, game)
        return False

    def _called(self, name: str) -> list[HouseRules]:
        return [house for house in self._setup.houses if house.name.casefold() == name.casefold()]

    def _ask_use(self, rules: HouseRules, game: str) -> None:
        text, plain = self._setup.text, self._services.assets.font("F7").width
        name = shortened(rules.name, OFFERED_W, plain)
        self._services.navigation.push(
            "dialog",
            question=text("setup-rules-use-ask", name=name, game=game),
            yes=text("setup-rules-use-yes"),
            no=text("setup-rules-use-no"),
            tag=OFFER,
        )

    def _ask(self, tag: str, key: str, name: str) -> None:
        text, plain = self._setup.text, self._services.assets.font("F7").width
        self._services.navigation.push(
            "dialog",
            question=text(f"{key}-ask", name=shortened(name, OFFERED_W, plain)),
            yes=text(f"{key}-yes"),
            no=text("setup-rules-keep-no"),
            tag=tag,
            is_danger=True,
        )

    def answered(self, result: object) -> bool:
        """Go on with the answer; whether the list of rules is another now."""
        match result:
            case ("house", int(), str(name)):
                return self._named(" ".join(name.split()))
            case ("house-replace", True):
                return self._keep(self._wanted, self._setup.draft.ruleset)
            case ("house-delete", True):
                return self._delete()
            case ("house-offer", True) if self._offered is not None:
                return self._use(self._offered)
        return False

    def _named(self, name: str) -> bool:
        others = self._called(name)
        is_other = name.casefold() != self._usual_name.casefold()
        if is_other and any(house.ruleset != self._setup.draft.ruleset for house in others):
            self._wanted = others[0].name
            self._ask(REPLACE, "setup-rules-replace", others[0].name)
            return False
        return bool(name) and self._keep(name, self._setup.draft.ruleset)

    def _use(self, rules: HouseRules) -> bool:
        """Play the rules that were offered, and keep them if there is a place."""
        self._play(rules)
        self._keep(rules.name, rules.ruleset)
        return True

    def _play(self, rules: HouseRules) -> None:
        """Put rules on the table."""
        self._setup.draft.set_ruleset(rules.ruleset)
        self._setup.house_name = rules.name
        self.chosen()

    def _keep(self, name: str, ruleset: Ruleset) -> bool:
        folder = self._services.folder
        if folder is None:
            return False
        try:
            keep_house_rules(folder, HouseRules(name, ruleset))
        except FileError as error:
            _log.warning("%s", error)
            place = folder / FOLDER_NAME
            self._setup.message = self._setup.text("setup-rules-unsaved", folder=place)
            return False
        self._setup.message = self._setup.text("setup-rules-kept", name=name)
        self._usual_name = self._setup.house_name = name
        return self._read_again()

    def _delete(self) -> bool:
        house = self._setup.house
        if house is None or house.path is None:
            return False
        try:
            delete_house_rules(house.path)
        except FileError as error:
            _log.warning("%s", error)
            self._setup.message = self._setup.text("setup-rules-undeleted", file=house.path.name)
            return False
        self._setup.message = self._setup.text("setup-rules-deleted", name=house.name)
        self._usual_name = self._setup.house_name = ""
        return self._read_again()

    def _read_again(self) -> bool:
        self._setup.houses[:], faults = house_rules(self._services.folder)
        self._setup.faults[:] = fault_lines(self._setup, faults)
        return True


def fault_lines(setup: Setup, faults: list[HouseFault]) -> list[str]:
    """What is wrong with the files of the folder, in the player's language."""
    return [fault_line(setup.services.catalog, fault) for fault in faults]


def fault_line(catalog: Catalog, fault: HouseFault) -> str:
    """What is wrong with one file, in the player's language."""
    if fault.is_unreadable:
        key = "setup-rules-unopened"
    elif fault.place in ("", "format"):
        key = "setup-rules-unreadable"
    elif fault.is_other_version:
        key = "setup-rules-newer"
    else:
        key = "setup-rules-missing" if fault.is_missing else "setup-rules-fault"
    return catalog.text(key, file=fault.file, place=fault.place)
