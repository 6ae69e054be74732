"""The files of the page: compressed once, kept by browsers, and not for nothing."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from agricola.server.protection.limits import FULL
from tests.server.kit import Live, live

SCRIPT = b"export const answer = 42;\n" * 200


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Live]:
    """A service with a small page."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><title>Page</title>" + b" " * 1000)
    (folder / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (tmp_path / "secret").write_text("not for you")
    (folder / "link").symlink_to(tmp_path / "secret")
    with live(static=folder) as running:
        yield running


def test_a_file_is_compressed_beforehand(page: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests find it compressed; nothing is compressed while they are answered."""

    def never(*arguments: object, **more: object) -> bytes:
        raise AssertionError("compressed at a request")

    monkeypatch.setattr("gzip.compress", never)
    monkeypatch.setattr("gzip.GzipFile.write", never)
    ann = page.browser()
    reply = ann.ask("GET", "/assets/app-1a2b.js", Accept_Encoding="br, gzip")
    assert (reply.status, reply.headers["Content-Encoding"], reply.headers["Vary"]) == (200, "gzip", "Accept-Encoding")
    assert gzip.decompress(reply.text) == SCRIPT
    assert len(reply.text) < len(SCRIPT) / 10
    for refused in ("identity", "gzip;q=0", ""):
        assert ann.ask("GET", "/assets/app-1a2b.js", Accept_Encoding=refused).text == SCRIPT
    assert ann.ask("GET", "/icon.svg", Accept_Encoding="gzip").text == b"<svg/>"


@pytest.mark.parametrize(
    "path", ["/assets/app-1a2b.js", "/", "/r/abc", "/api/catalog", "/api/schema.json", "/api/cards"]
)
def test_what_a_browser_has_is_not_sent_again(page: Live, path: str) -> None:
    """Assets are kept for a year without a question; all else is asked for, and answered in a few bytes."""
    ann = page.browser()
    for encoding in ("gzip", "identity"):
        first = ann.ask("GET", path, Accept_Encoding=encoding)
        again = ann.ask("GET", path, Accept_Encoding=encoding, If_None_Match=first.headers["ETag"])
        assert (first.status, again.status, again.text) == (200, 304, b"")
        assert again.headers["ETag"] == first.headers["ETag"]
        assert first.headers["Cache-Control"].startswith("public" if "assets" in path else "no-cache")
        assert ann.ask("GET", path, Accept_Encoding=encoding, If_None_Match='"other"').status == 200


def test_nothing_outside_of_the_page_is_a_file_of_it(page: Live) -> None:
    """Neither by a link nor by a way up."""
    ann = page.browser()
    for path in ("/link", "/../secret", "/%2e%2e/secret", "/assets/../../secret"):
        reply = ann.ask("GET", path)
        assert (reply.status, b"not for you" in reply.text) == (404, False)


def test_files_cost_a_little(tmp_path: Path) -> None:
    """A page is loaded for less than a move costs in thought; thousands of loads are not for nothing."""
    with live(rate=1.0, static=tmp_path) as running:
        limits = running.service.limits
        now = limits._clock()
        limits._clock = lambda: now
        ann = running.browser()
        ann.ask("GET", "/")
        (left, _) = limits._buckets["127.0.0.1"]
        assert FULL - 1.0 <= left < FULL
        limits.spend(left, "127.0.0.1")
        assert ann.ask("GET", "/").status == 429


def test_lists_of_cards_are_compressed_once(page: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """All cards are 200 kB: that is worked out at the first request for them, not at each."""
    ann = page.browser()
    first = ann.ask("GET", "/api/cards?edition=revised&kind=minor", Accept_Encoding="gzip")
    monkeypatch.setattr("agricola.server.http.prepared.gzip", None)
    again = ann.ask("GET", "/api/cards?edition=revised&kind=minor", Accept_Encoding="gzip")
    assert (again.status, again.text, again.headers["ETag"]) == (200, first.text, first.headers["ETag"])
    assert first.headers["ETag"].endswith('-gz"')
    assert ann.ask("GET", "/api/cards?edition=revised&kind=min", Accept_Encoding="gzip").text == first.text


def test_a_search_costs_by_what_it_finds() -> None:
    """A letter that nearly every card has finds a hundred kilobytes, which are compressed for this request alone."""
    with live(rate=1.0) as running:
        limits = running.service.limits
        now = limits._clock()
        limits._clock = lambda: now
        ann = running.browser()

        def cost(path: str) -> float:
            limits._buckets.clear()
            assert ann.ask("GET", path).status == 200
            return FULL - limits._buckets["127.0.0.1"][0]

        assert cost("/api/cards?q=corn+scoop") < 2.0
        assert 5.0 < cost("/api/cards?q=a") < 20.0
        limits._buckets["127.0.0.1"] = (3.0, now)
        assert ann.ask("GET", "/api/cards?q=a").status == 429
