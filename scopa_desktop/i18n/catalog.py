"""A language's texts, read from its compiled catalogue (gettext)."""

from __future__ import annotations

import gettext
import locale
import logging
import os
from functools import cache
from pathlib import Path
from typing import Final

_LOCALES: Final = Path(__file__).resolve().parent / "locales"
FALLBACK: Final = "en"
"""The language used where a wanted one does not exist."""
_log = logging.getLogger(__name__)


def available_languages() -> tuple[str, ...]:
    """Tags of the languages whose catalogue stands in the folder, like `pt_BR`."""
    return tuple(sorted(path.stem for path in _LOCALES.glob("*.mo")))


def match_language(tag: str) -> str | None:
    """The language that serves a tag such as `pt-BR`, `es_AR.UTF-8` or `it`; None if none does."""
    wanted = tag.split(".")[0].replace("-", "_").lower()
    languages = available_languages()
    for language in languages:
        if language.lower() == wanted:
            return language
    for language in languages:
        if wanted and language.lower().split("_")[0] == wanted.split("_")[0]:
            return language
    return None


def system_language() -> str:
    """The system's language where the game has it, else English."""
    for tag in (os.environ.get("LC_ALL"), os.environ.get("LANG"), locale.getlocale()[0]):
        if tag and (language := match_language(tag)) is not None:
            return language
    return FALLBACK


@cache
def _translations(language: str) -> gettext.NullTranslations:
    """A compiled catalogue, read once."""
    with (_LOCALES / f"{language}.mo").open("rb") as file:
        return gettext.GNUTranslations(file)


class Catalog:
    """Sentences by key, with named placeholders and plural forms."""

    def __init__(self, language: str, translations: gettext.NullTranslations) -> None:
        self.language = language
        self._translations = translations

    @classmethod
    def load(cls, tag: str) -> Catalog:
        """Read a language.

        Raises:
            ValueError: there is no such language; the message names those there are.
        """
        language = match_language(tag)
        if language is None:
            known = ", ".join(available_languages())
            raise ValueError(f"unknown language {tag!r}: known are {known}")
        return cls(language, _translations(language))

    def has(self, key: str) -> bool:
        """Whether a text stands under this key."""
        return self._translations.gettext(key) != key

    def text(self, key: str, /, **values: object) -> str:
        """The sentence of a key, its placeholders filled in; the key itself if it is unknown."""
        return self._fill(key, self._translations.gettext(key), values)

    def plural(self, key: str, n: int, /, **values: object) -> str:
        """The form of a sentence that goes with a number, which fills `{n}`."""
        return self._fill(key, self._translations.ngettext(key, key, n), {"n": n, **values})

    def _fill(self, key: str, sentence: str, values: dict[str, object]) -> str:
        if sentence == key:
            _log.error("no text for %s in %s", key, self.language)
            return key
        return sentence.format(**values) if "{" in sentence else sentence
