"""The page without a service: the strongest computer plays in the browser, and the game goes on after a reload."""

from __future__ import annotations

from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from agricola.agents.roster import LEVELS
from tests.browser.conftest import Enter
from tests.browser.kit import STATIC
from tests.server.killing import Killed

pytestmark = pytest.mark.offline

_STARTS = 300_000
"""How long Python may take to start in a browser, in milliseconds: machines that test are busy."""

_SPACES = ("day-laborer", "forest", "clay-pit", "reed-bank", "fishing")


def place(page: Page) -> None:
    """Place a person on Day Laborer or, where somebody is there, where goods lie; end the turn."""
    page.locator(", ".join(f"[data-testid=space-{space}].usable" for space in _SPACES)).first.click()
    page.locator("[data-testid=end-turn]:enabled").click()


def test_a_game_is_begun_and_gone_on_with_while_the_service_is_stopped(
    enter: Enter, tmp_path_factory: pytest.TempPathFactory
) -> None:
    assert (STATIC / "offline" / "files.json").exists(), "what plays without a network is not there: make offline"
    with ZipFile(STATIC / "offline" / "service.zip") as service:
        assert "agricola/agents/networks/revised-2-cards.npz" in service.namelist()
    server = Killed(tmp_path_factory.mktemp("offline"))
    guest = enter(server=server)
    page = guest.go("/")
    page.set_default_timeout(_STARTS)
    page.get_by_test_id("more-open").click()
    page.get_by_test_id("offline-open").click()
    page.get_by_test_id("offline-go").click()
    expect(page.get_by_test_id("offline-sheet")).to_be_hidden(timeout=_STARTS)
    server.end()
    page.get_by_test_id("change-game").click()
    for level in LEVELS:
        expect(page.get_by_test_id(f"opponents-{level}")).to_have_count(1)
    page.get_by_test_id("opponents-master").check()
    page.get_by_test_id("start-wished").click()
    for _ in range(2):
        place(page)
    question = page.get_by_test_id("question")
    # The second round: the computer has placed its people too.
    expect(question).to_contain_text("place person 1")
    expect(page.get_by_test_id("space-day-laborer")).to_be_visible()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hints").get_by_role("listitem")).to_have_count(3)
    page.reload()
    expect(question).to_contain_text("place person 1", timeout=_STARTS)
    place(page)
    expect(question).to_contain_text("place person 2")
    # The first game teaches here too: its neighbour sits at the same service.
    guest.go("/learn")
    expect(page.get_by_test_id("lesson")).to_be_visible(timeout=_STARTS)
    expect(page.get_by_test_id("lesson-say")).to_contain_text("a")
