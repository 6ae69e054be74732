"""The first game, begun at the door: what is of no use yet is folded, one tap away; in other games nothing is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.kit import COMPUTER, PERSON, Guest, position

pytestmark = pytest.mark.browser

CARD = "[data-testid=card-M-fireplace-2]"
LAST = "[data-spaces=farm_redevelopment]"


def test_a_first_game_folds_what_is_of_no_use_yet(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("start-game").click()
    unfold = page.get_by_test_id("unfold-cards")
    expect(unfold).to_contain_text("the first costs 2 clay")
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator("[data-space^=lessons]")).to_have_count(0)
    expect(page.get_by_test_id("live-scores").locator("b")).to_have_text(["You"])
    unfold.click()
    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator(LAST)).to_have_count(0)
    page.get_by_test_id("unfold-coming").click()
    expect(page.locator(LAST)).to_be_visible()
    assert not ann.faults


def test_improvements_unfold_by_themselves_when_one_can_be_paid(ann: Guest) -> None:
    room = ann.upload(position({"goods": {"clay": 2, "food": 2}}))
    ann.go("/nowhere").evaluate("room => localStorage.setItem('agricola.first-game', room)", room)
    page = ann.go(f"/r/{room}")
    expect(page.locator(CARD)).to_be_visible()
    expect(page.get_by_test_id("unfold-coming")).to_be_visible()


def test_nothing_is_folded_in_any_other_game(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator(LAST)).to_be_visible()
    expect(page.locator("[data-space^=lessons]")).to_be_visible()
    expect(page.get_by_test_id("unfold-coming")).to_have_count(0)
