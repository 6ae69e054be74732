"""The menu of the table: help first, what changes the game last, and all of it can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.kit import DESKTOP, LANGUAGES, LAPTOP, OPEN, PERSON, PHONE, position, resize
from tests.browser.test_everybody import none_left

pytestmark = pytest.mark.browser

# Tiles and settings of which a word is cut.
_CUT = """
() => [...document.querySelectorAll('dialog :is(.tiles > *, label, select)')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .map((one) => one.textContent.trim())
"""
# The places of what leads to the rules, a setting, the first page, and a computer player, as the page tells them.
_ORDER = """
() => [...document.querySelectorAll(
  'dialog [href^="/rules"], dialog [href="/learn"], [data-testid=what-is-this], [data-testid=settings], '
  + 'dialog [href="/"], [data-testid=menu-hand-over]',
)].map((one) => one.getAttribute('href') ?? one.dataset.testid)
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_comes_first_and_to_leave_ones_seat_last(enter: Enter, language: str) -> None:
    ann = enter(settings={"guide": False, "language": language})
    page = ann.go(f"/r/{ann.upload(position({'goods': {}}))}")
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("company")).to_be_visible()
    assert page.evaluate(_ORDER) == ["/rules/revised", "/learn", "what-is-this", "settings", "/", "menu-hand-over"]
    # Each way has its emblem.
    tiles = page.locator("dialog .tiles > *")
    assert tiles.locator("svg").count() == tiles.count()
    for size in (PHONE, (1024, 768), LAPTOP, DESKTOP):
        resize(page, size)
        none_left(page, _CUT)
        assert page.locator("dialog").evaluate("(one) => one.scrollWidth <= one.clientWidth")
        # Where there is room nothing of it is out of sight.
        if size[0] >= 1366:
            assert page.locator("dialog").evaluate("(one) => one.scrollHeight <= one.clientHeight")


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_seat_is_handed_over_only_after_a_question_and_can_be_taken_back(enter: Enter, size: tuple[int, int]) -> None:
    ann, bob = enter(size, settings={"guide": False}), enter()
    # Bob is to act, so that the game waits for somebody.
    room = ann.create(PERSON, OPEN, seed=1)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-hand-over").click()
    page.get_by_test_id("menu-hand-over-no").click()
    page.get_by_test_id("menu-hand-over").click()
    page.get_by_test_id("menu-hand-over-yes").click()
    # The menu is out of the way, and the way back in sight, also after the page was loaded anew.
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_test_id("handed-over")).to_be_in_viewport(ratio=1)
    page.reload()
    page.get_by_test_id("take-seat-back").click()
    expect(page.get_by_test_id("handed-over")).to_have_count(0)
    expect(page.get_by_test_id("hint")).to_be_visible()
    assert not ann.faults
