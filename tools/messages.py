"""Keep the four catalogues together: merge new texts, check, compile.

    python tools/messages.py merge FILE.json   add or replace texts in all languages
    python tools/messages.py remove KEY…       take texts out of all languages
    python tools/messages.py check             compare keys and placeholders
    python tools/messages.py compile           write the .mo beside each .po

A text file is a list of {"key": …, "pt_BR": …, "es": …, "it": …, "en": …}; a plural is an
object {"one": …, "other": …} in each language.
"""

from __future__ import annotations

import io
import json
import os
import re
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

LOCALES = Path(__file__).resolve().parents[1] / "scopa_desktop" / "i18n" / "locales"
LANGUAGES = ("pt_BR", "es", "it", "en")
PLACEHOLDER = re.compile(r"\{(\w*)\}")
TWO_FORMS = "nplurals=2; plural=(n != 1);"


@contextmanager
def locked() -> Iterator[None]:
    """Hold the only right to write; waits for others up to a minute."""
    lock = LOCALES / ".lock"
    for _ in range(600):
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
            break
        except FileExistsError:
            time.sleep(0.1)
    else:
        raise SystemExit(f"{lock.name} is still there: another writer, or a dead one")
    try:
        yield
    finally:
        lock.unlink()


def read(language: str) -> Catalog:
    """A language's catalogue, empty when it has none yet."""
    path = LOCALES / f"{language}.po"
    if not path.exists():
        return Catalog(domain="scopa", project="Scopa Desktop", charset="utf-8")
    # No locale: Babel would give Romance languages the third form "many" of millions.
    with path.open("rb") as file:
        return read_po(file)


def po_bytes(catalog: Catalog, language: str) -> bytes:
    """The .po text, sorted by key and without anything that changes from day to day."""
    buffer = io.BytesIO()
    write_po(buffer, catalog, sort_output=True, omit_header=True, width=100, no_location=True)
    header = (
        'msgid ""\nmsgstr ""\n'
        f'"Language: {language}\\n"\n'
        '"Content-Type: text/plain; charset=utf-8\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n'
        f'"Plural-Forms: {TWO_FORMS}\\n"\n\n'
    )
    return header.encode() + buffer.getvalue()


def mo_bytes(po: bytes) -> bytes:
    """The compiled form of a .po text (GNU gettext's format, without its hash table).

    Written here because Babel puts the day and its own version into the file, and the same
    text must give the same bytes everywhere.
    """
    catalog = read_po(io.BytesIO(po))
    header = f"Content-Type: text/plain; charset=utf-8\nPlural-Forms: {TWO_FORMS}\n"
    entries = {b"": header.encode()}
    for message in catalog:
        if message.id:
            ids = message.id if isinstance(message.id, tuple) else (message.id,)
            forms = message.string if isinstance(message.string, tuple) else (message.string,)
            entries["\0".join(ids).encode()] = "\0".join(forms).encode()
    ids_at, texts_at = 28, 28 + 8 * len(entries)
    table, place = b"", 28 + 16 * len(entries)
    pool = b""
    for strings in (sorted(entries), [entries[key] for key in sorted(entries)]):
        for string in strings:
            table += struct.pack("<II", len(string), place + len(pool))
            pool += string + b"\0"
    start = struct.pack("<IIIIIII", 0x950412DE, 0, len(entries), ids_at, texts_at, 0, place)
    return start + table + pool


def write(language: str, catalog: Catalog) -> None:
    """Write .po and .mo, each moved into place whole."""
    po = po_bytes(catalog, language)
    for suffix, content in ((".po", po), (".mo", mo_bytes(po))):
        path = LOCALES / (language + suffix)
        path.with_suffix(suffix + ".new").write_bytes(content)
        path.with_suffix(suffix + ".new").replace(path)


def merge(path: Path) -> None:
    """Add the texts of a file to every language."""
    entries = json.loads(path.read_text(encoding="utf-8"))
    for entry in entries:
        missing = [name for name in ("key", *LANGUAGES) if name not in entry]
        if missing:
            raise SystemExit(f"{entry.get('key', entry)}: {', '.join(missing)} missing")
    with locked():
        for language in LANGUAGES:
            catalog = read(language)
            for entry in entries:
                key, text = entry["key"], entry[language]
                catalog.delete(key)
                if isinstance(text, dict):
                    catalog.add((key, key), (text["one"], text["other"]))
                else:
                    catalog.add(key, text)
            write(language, catalog)
    print(f"{len(entries)} texts merged into {len(LANGUAGES)} languages")


def remove(keys: list[str]) -> None:
    """Take the texts of these keys out of every language."""
    if unknown := [key for key in keys if key not in texts("en")]:
        raise SystemExit(f"no text: {' '.join(unknown)}")
    with locked():
        for language in LANGUAGES:
            catalog = read(language)
            for key in keys:
                catalog.delete(key)
            write(language, catalog)
    print(f"{len(keys)} texts removed from {len(LANGUAGES)} languages")


def texts(language: str) -> dict[str, tuple[str, ...]]:
    """All forms of every text of a language, by key."""
    found: dict[str, tuple[str, ...]] = {}
    for message in read(language):
        if message.id:
            key = message.id if isinstance(message.id, str) else message.id[0]
            forms = message.string if isinstance(message.string, tuple) else (message.string,)
            found[key] = tuple(forms)
    return found


def check() -> list[str]:
    """What differs between the languages, one line each."""
    faults: list[str] = []
    reference = texts("en")
    for language in LANGUAGES:
        own = texts(language)
        faults += [f"{language}: {key} is missing" for key in reference.keys() - own.keys()]
        faults += [f"{language}: {key} is not in en" for key in own.keys() - reference.keys()]
        for key in own.keys() & reference.keys():
            wanted = {name for form in reference[key] for name in PLACEHOLDER.findall(form)}
            given = {name for form in own[key] for name in PLACEHOLDER.findall(form)}
            if wanted != given:
                faults.append(f"{language}: {key} has {sorted(given)} instead of {sorted(wanted)}")
            if not all(own[key]):
                faults.append(f"{language}: {key} is empty")
    return faults


def main(args: list[str]) -> int:
    """Run one of the calls; 1 when `check` finds something."""
    match args:
        case ["merge", *files] if files:
            for file in files:
                merge(Path(file))
        case ["remove", *keys] if keys:
            remove(keys)
        case ["check"]:
            faults = check()
            print("\n".join(faults) or "the languages agree")
            return int(bool(faults))
        case ["compile"]:
            with locked():
                for language in LANGUAGES:
                    write(language, read(language))
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
