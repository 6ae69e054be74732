"""Whole games through the page, with the mouse, a finger or keys only, from the start page to the score sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.driver import play
from tests.browser.kit import LAPTOP, PHONE

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("edition", "size", "by"),
    [("revised", LAPTOP, "keys"), ("original", PHONE, "touch"), ("family", LAPTOP, "mouse")],
    ids=["revised with cards by keys", "original on a phone by touch", "family"],
)
def test_a_whole_game_against_a_computer_player_is_played(
    enter: Enter, edition: str, size: tuple[int, int], by: str
) -> None:
    ann = enter(size, has_touch=by == "touch")
    ann.deal(5)
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id(f"edition-{edition}").check()
    page.get_by_test_id("players-2").check()
    page.get_by_test_id("seat-1").select_option("apprentice")
    page.get_by_test_id("start-wished").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    clicks = play(page, seed=2, seconds=480, by=by)
    assert clicks >= 2 * 2 * 14
    page.get_by_test_id("final-scores").click()
    sheet = page.locator(".sheet-of-scores")
    expect(sheet).to_be_visible()
    state = ann.state(page.url.rsplit("/", 1)[1])
    assert state["over"]
    for score in state["scores"]:
        total = str(score["total"]).replace("-", "\N{MINUS SIGN}")
        if size == PHONE:
            # One player at a time.
            sheet.get_by_role("group").get_by_role("button").nth(score["seat"]).click()
        expect(sheet.locator("tfoot td").nth(0 if size == PHONE else score["seat"])).to_have_text(total)
