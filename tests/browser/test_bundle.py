"""What the browser must load."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.browser.kit import STATIC

MESSAGES = STATIC.parents[1] / "wording" / "messages"

pytestmark = pytest.mark.browser


def size(paths: Iterable[Path]) -> int:
    """What some files weigh on the way to the browser."""
    return sum(len(gzip.compress(path.read_bytes())) for path in paths)


def first_load() -> list[Path]:
    """What every screen needs."""
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    return [STATIC / path for path in re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)]


def needed_by(chunk: str) -> set[Path]:
    """A part of the page, what it imports before it can run, and their styles."""
    assets = STATIC / "assets"
    found: set[Path] = set()
    waiting = list(assets.glob(f"{chunk}-*.js"))
    assert waiting, "the page is not built: make page"
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            code = path.read_text(encoding="utf-8")
            waiting += [assets / name for name in re.findall(r'(?:from|import)"\./([^"]+\.js)"', code)]
    # Eight letters of a hash follow the name; there may be a dash among them.
    styles = [style for path in found for style in assets.glob(f"{path.name[:-12]}-????????.css")]
    return found | set(styles)


@pytest.mark.parametrize("layout", ["WideTable", "PhoneTable"])
def test_a_game_without_its_letters_is_smaller_than_170_kb_and_comes_in_few_files(layout: str) -> None:
    files = {*first_load(), *needed_by("table"), *needed_by(layout)}
    assert size(files) < 170_000
    assert len(files) <= 10
    # The front door is not on the way to it.
    assert not files & (needed_by("Start") - set(first_load()))


def test_a_game_loads_the_paintings_of_the_rules_when_they_are_asked_for_only() -> None:
    ground = "M-400 62Q-200 54"
    painted = {path for path in (STATIC / "assets").glob("*.js") if ground in path.read_text(encoding="utf-8")}
    assert painted
    assert not painted & {*first_load(), *needed_by("table"), *needed_by("WideTable"), *needed_by("PhoneTable")}


def test_the_first_page_with_its_letters_is_smaller_than_150_kb() -> None:
    letters = [path for path in STATIC.rglob("*.woff2") if "latin-ext" not in path.name]
    assert len(letters) == 2
    assert size({*first_load(), *needed_by("Start"), *letters}) < 150_000
    # It comes with the words, in one file and its style.
    assert len(needed_by("Start") - set(first_load())) == 2


def test_a_reader_of_english_does_not_load_other_languages() -> None:
    first = first_load()
    assert {path.suffix for path in first} == {".js", ".css"}
    assert not any("Bûcheron" in path.read_text(encoding="utf-8") for path in first)


def test_nobody_loads_what_is_written_for_translators() -> None:
    comment = "What only the page says"
    assert comment in (MESSAGES / "en" / "page.ftl").read_text(encoding="utf-8")
    assert not any(comment in path.read_text(encoding="utf-8") for path in first_load())
