"""The four languages say the same things."""

import ast
import re
import string
from pathlib import Path

import pytest

from scopa_desktop.i18n.catalog import Catalog, available_languages, match_language
from tools import messages

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("pt_BR", "es", "it", "en")
KEY = re.compile(r"[a-z0-9]+(-[A-Za-z0-9]+)+")


def texts(language):
    return messages.texts(language)


def keys_used_in_the_source():
    """Every literal key handed to `.text(…)` or `.plural(…)`, with the place that uses it."""
    for path in sorted((ROOT / "scopa_desktop").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr not in ("text", "plural") or not node.args:
                continue
            first = node.args[0]
            if (
                isinstance(first, ast.Constant)
                and isinstance(first.value, str)
                and KEY.fullmatch(first.value)
            ):
                yield first.value, f"{path.name}:{node.lineno}"


def test_exactly_the_four_languages_are_offered():
    assert set(available_languages()) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language):
    assert texts(language).keys() == texts("en").keys()


ROUND = {"pt_BR": "rodada", "es": "ronda", "it": "smazzat", "en": "round"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_round_is_never_called_a_hand(language):
    """A round is played with all forty cards; a "mano" is only what is dealt at once."""
    for key, forms in texts("pt_BR").items():
        if ROUND["pt_BR"] in " ".join(forms).casefold():
            said = " ".join(texts(language)[key]).casefold()
            # Some summaries say it in other words altogether.
            assert ROUND[language] in said or "mano" not in said, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_are_named_as_their_screen_is(language):
    (name,) = texts(language)["title-settings"]
    assert texts(language)["settings-title"] == (name.capitalize(),)
    for key in ("table-no-hints", "first-run-access-note", "pause-settings"):
        assert name in texts(language)[key][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cloth_of_the_first_run_is_called_as_in_the_settings(language):
    name, contrast = texts(language)["felt-paper"][0].split(", ")
    (offered,) = texts(language)["first-run-contrast"]
    assert name in offered.casefold()
    assert contrast in offered


def placeholders(forms):
    """The names in braces; text after the last one has none."""
    parsed = (part for form in forms for part in string.Formatter().parse(form))
    return {name for _, name, _, _ in parsed if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fills_the_same_placeholders(language):
    for key, forms in texts(language).items():
        assert placeholders(forms) == placeholders(texts("en")[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_padded(language):
    for key, forms in texts(language).items():
        for form in forms:
            assert form, key
            assert form == form.strip(), key
            assert "  " not in form, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_has_plural_forms_in_every_language_or_in_none(language):
    counts = {key: len(forms) for key, forms in texts(language).items()}
    assert counts == {key: len(forms) for key, forms in texts("en").items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_the_written_one(language):
    po = messages.LOCALES / f"{language}.po"
    assert messages.mo_bytes(po.read_bytes()) == po.with_suffix(".mo").read_bytes()


def test_every_key_used_in_the_source_has_a_text():
    known = texts("en").keys()
    missing = {f"{key} ({place})" for key, place in keys_used_in_the_source() if key not in known}
    assert missing == set()


def test_a_tag_of_the_system_finds_its_language():
    assert match_language("pt-BR") == "pt_BR"
    assert match_language("es_AR.UTF-8") == "es"
    assert match_language("it") == "it"
    assert match_language("de_DE") is None


def test_an_unknown_language_is_refused_with_the_known_ones():
    with pytest.raises(ValueError, match=r"unknown language 'xx': known are en, es, it, pt_BR"):
        Catalog.load("xx")


def test_the_singular_and_the_plural_differ():
    catalog = Catalog.load("it")
    assert catalog.plural("table-points", 1) == "1 punto"
    assert catalog.plural("table-points", 3) == "3 punti"
