"""Other ways to get a hand on the page: wished in the form, chosen card by card, undone, played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.kit import COMPUTER, PERSON, Guest, played

pytestmark = pytest.mark.browser


def test_a_draft_is_wished_in_the_form_and_played_card_by_card(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("more-options").click()
    page.get_by_test_id("way-to-a-hand").select_option("draft-quick")
    page.get_by_test_id("variant-petri").check()
    page.get_by_test_id("start-wished").click()
    expect(page.get_by_test_id("hand-screen")).to_be_visible()
    cards = page.locator("[data-testid^=choose-]")
    kept = page.get_by_test_id("kept").locator("li")
    for pack, first, last in ((14, 1, 6), (8, 7, 10)):
        expect(cards).to_have_count(pack)
        for number in range(first, last + 1):
            cards.first.click()
            page.get_by_test_id("keep").click()
            expect(kept).to_have_count(number)
        page.get_by_test_id("end-turn").click()
    expect(page.get_by_test_id("question")).to_contain_text(re.compile("place person 1", re.IGNORECASE))


def test_a_house_rule_is_wished_in_the_form(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("without-cards").check()
    page.get_by_test_id("more-options").click()
    expect(page.get_by_test_id("variant-petri")).to_have_count(0)
    page.get_by_test_id("house-rules").click()
    page.get_by_test_id("variant-szongott").check()
    page.get_by_test_id("start-wished").click()
    expect(page.get_by_test_id("space-copse")).to_be_visible()


def test_a_pick_is_taken_back(ann: Guest) -> None:
    room = ann.create(PERSON, COMPUTER, cards=True, variants=["draft-separate"], seed=2)
    page = ann.go(f"/r/{room}")
    cards = page.locator("[data-testid^=choose-]")
    expect(cards).to_have_count(7)
    keep = page.get_by_test_id("keep")
    # A click chooses, and another one chooses otherwise: nothing is kept before it is said.
    cards.last.click()
    cards.first.click()
    name = cards.first.locator(".title").inner_text()
    expect(keep).to_have_text(f"Keep {name}")
    expect(page.get_by_test_id("kept")).to_have_count(0)
    keep.click()
    expect(page.get_by_test_id("kept").locator("li")).to_have_count(1)
    expect(keep).to_have_text("End turn")
    page.get_by_test_id("undo").click()
    expect(cards).to_have_count(7)
    expect(page.get_by_test_id("kept")).to_have_count(0)


def test_a_card_is_kept_with_the_keys_alone(ann: Guest) -> None:
    room = ann.create(PERSON, COMPUTER, cards=True, variants=["draft-separate"], seed=2)
    page = ann.go(f"/r/{room}")
    cards = page.locator("[data-testid^=choose-]")
    expect(cards).to_have_count(7)
    cards.first.locator("input").focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1).locator("input")).to_be_checked()
    expect(page.get_by_test_id("kept")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("kept").locator("li")).to_have_count(1)
    page.keyboard.press("e")
    expect(cards).to_have_count(6)


def test_a_hand_is_thinned_out_and_drawn_anew(ann: Guest) -> None:
    room = ann.create(PERSON, cards=True, variants=["7-of-10"], seed=2)
    page = ann.go(f"/r/{room}")
    cards = page.locator("[data-testid^=choose-]")
    expect(cards).to_have_count(20)
    cards.first.click()
    page.get_by_test_id("keep").click()
    expect(cards).to_have_count(19)
    room = ann.create(PERSON, cards=True, variants=["mulligan"], seed=2)
    page = ann.go(f"/r/{room}")
    expect(page.get_by_test_id("hand-screen")).to_be_visible()
    page.get_by_text("Put all occupations away and draw 6").click()
    expect(page.get_by_text("Put all occupations away and draw 5")).to_be_visible()


def test_a_card_is_pinned_to_the_front_of_the_hand_and_the_hand_is_sorted(ann: Guest) -> None:
    room = ann.upload(played("revised", 2, 6, cards=True))
    page = ann.go(f"/r/{room}")
    cards = page.locator("#tabpanel .card")
    expect(cards).not_to_have_count(0)
    last = cards.last.get_attribute("data-testid") or ""
    cards.last.click()
    page.get_by_test_id("pin").click()
    page.keyboard.press("Escape")
    expect(cards.first).to_have_attribute("data-testid", last)
    page.reload()
    expect(cards.first).to_have_attribute("data-testid", last)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("setting-hand").select_option("name")
    page.keyboard.press("Escape")
    names = cards.locator(".title").all_text_contents()
    assert names[1:] == sorted(names[1:]) and len(names) > 3
