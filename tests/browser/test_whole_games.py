"""Whole games through the page, with clicks only, from the start page to the score sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.driver import play
from tests.browser.kit import Guest

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("edition", ["revised", "original", "family"])
def test_a_whole_game_against_a_computer_player_is_played_with_clicks(ann: Guest, edition: str) -> None:
    page = ann.go("/")
    page.get_by_test_id(f"edition-{edition}").check()
    page.get_by_test_id("players-2").check()
    page.get_by_test_id("seat-1").select_option("apprentice")
    page.get_by_test_id("start-game").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    clicks = play(page, seed=1, seconds=240)
    assert clicks >= 2 * 2 * 14
    sheet = page.locator(".sheet-of-scores")
    expect(sheet).to_be_visible()
    state = ann.state(page.url.rsplit("/", 1)[1])
    assert state["over"]
    for score in state["scores"]:
        total = str(score["total"]).replace("-", "\N{MINUS SIGN}")
        expect(sheet.locator("tfoot td").nth(score["seat"])).to_have_text(total)
