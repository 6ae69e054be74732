"""What the browser must load."""

from __future__ import annotations

import gzip

import pytest

from tests.browser.kit import STATIC

pytestmark = pytest.mark.browser


def test_the_whole_page_is_smaller_than_200_kb() -> None:
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    assert any(path.suffix == ".js" for path in files), "the page is not built: make page"
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < 200_000
