"""One browser and one service that the tests share; each test has windows of its own."""

from __future__ import annotations

import os
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Play whole games first: what takes long and comes last is waited for by everybody."""
    here = [item for item in items if item.path.parent.name == "browser"]
    if here == items:
        items.sort(key=lambda item: "whole_game" not in item.name)


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
