"""One browser and one service that the tests share; each test has windows of its own."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.kit import ARGUMENTS, LAPTOP, PATIENCE, STATIC, Guest, chromium
from tests.server.killing import Killed

Enter = Callable[..., Guest]

_NO_BROWSER = (
    "no Chromium here, so the page was not tested; get one with `make browser`, "
    "or name one: AGRICOLA_CHROMIUM=/path/to/chromium"
)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it once when nothing was tested."""
    if terminalreporter.stats.get("skipped"):
        terminalreporter.write_line(_NO_BROWSER)


_LOOKED_AT = frozenset(
    ("size", "width", "height", "language", "locale", "said", "level", "players", "moves", "seed", "round", "first")
)
"""What a test may differ in that measures the same each time: the screen, the words, and the game that is shown."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Play whole games first: what takes long and comes last is waited for by everybody.

    Of the screens, languages and games in which a test measures the same, every change is tried in one, and
    `make soak-page` tries all.
    """
    here = [item for item in items if item.path.parent.name == "browser"]
    for same in _measuring_the_same(here):
        often = [item for item in same if item.get_closest_marker("soak") is None]
        if often:
            kept = zlib.crc32(often[0].nodeid.encode()) % len(often)
            for item in often[:kept] + often[kept + 1 :]:
                item.add_marker(pytest.mark.soak)
    if here == items:
        items.sort(key=lambda item: "whole_game" not in item.name)


def _measuring_the_same(items: list[pytest.Item]) -> list[list[pytest.Item]]:
    """The tests that differ in what is looked at alone, together."""
    groups: dict[str, list[pytest.Item]] = {}
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec") and _LOOKED_AT & item.callspec.params.keys():
            others = {name: value for name, value in item.callspec.params.items() if name not in _LOOKED_AT}
            groups.setdefault(f"{item.path} {item.originalname} {others}", []).append(item)
    return list(groups.values())


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of the machine."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        path = chromium(playwright)
        if path is None:
            (pytest.fail if os.environ.get("AGRICOLA_EXPECT_BROWSER") else pytest.skip)(_NO_BROWSER)
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=4 * PATIENCE)
        yield running
        running.close()


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killed]:
    """A service with a folder of its own."""
    assert (STATIC / "index.html").exists(), "the page is not built: make page"
    running = Killed(tmp_path_factory.mktemp("service"))
    yield running
    running.end()


@pytest.fixture
def enter(browser: Browser, service: Killed) -> Iterator[Enter]:
    """Opens windows for guests; none of them may meet an error of the page."""
    guests: list[Guest] = []

    def window(
        size: tuple[int, int] = LAPTOP, *, server: Killed = service, settings: dict[str, Any] | None = None, **more: Any
    ) -> Guest:
        more = {"locale": "en-GB", "reduced_motion": "reduce", **more}
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **more)
        context.set_default_timeout(PATIENCE)
        guest = Guest(context, f"http://127.0.0.1:{server.port}")
        if settings:
            guest.set(**settings)
        guests.append(guest)
        return guest

    yield window
    for guest in guests:
        guest.context.close()
    assert [guest.faults for guest in guests] == [[]] * len(guests)


@pytest.fixture
def ann(enter: Enter) -> Guest:
    """A guest at a laptop."""
    return enter()
