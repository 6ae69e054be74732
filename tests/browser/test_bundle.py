"""What the browser must load."""

from __future__ import annotations

import gzip
import re

import pytest

from tests.browser.kit import STATIC

pytestmark = pytest.mark.browser


def test_the_whole_page_is_smaller_than_200_kb() -> None:
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    assert any(path.suffix == ".js" for path in files), "the page is not built: make page"
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < 200_000


def test_a_reader_of_english_does_not_load_other_languages() -> None:
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    first = [STATIC / path for path in re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)]
    assert {path.suffix for path in first} == {".js", ".css"}
    assert sum(len(gzip.compress(path.read_bytes())) for path in first) < 125_000
    assert not any("Bûcheron" in path.read_text(encoding="utf-8") for path in first)
