"""The short rulebook, what a thing of the table is, and a stop before a turn that ends in begging."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.kit import COMPUTER, PERSON, Guest, played, position

pytestmark = pytest.mark.browser


def test_the_rulebook_of_an_edition_is_opened_from_the_first_page(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("rules-link").click()
    rules = page.get_by_test_id("rules")
    expect(rules).to_contain_text("two animals of a kind have a young one")
    page.get_by_role("link", name="Family Edition").click()
    expect(rules).to_contain_text("Pastures are tiles")
    expect(rules).not_to_contain_text("rule-")


def test_a_space_and_a_good_say_what_they_are(ann: Guest) -> None:
    room = ann.create(PERSON, COMPUTER, seed=1)
    page = ann.go(f"/r/{room}")
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")
    version = ann.state(room)["version"]
    for target, words in (
        ("space-farmland", "Plowing makes a field"),
        ("space-reed-bank", "Reed: 2 for each room, 1 for a renovation."),
        ("goods-bar", "Spaces and goods"),
    ):
        page.get_by_test_id("menu").click()
        page.get_by_test_id("what-is-this").click()
        expect(page.get_by_test_id("what-asks")).to_be_visible()
        hit = page.get_by_test_id(target)
        (hit if target != "goods-bar" else hit.locator("[data-icon=wood]").first).click()
        expect(page.get_by_test_id("what-told")).to_contain_text(words)
        page.keyboard.press("Escape")
    assert ann.state(room)["version"] == version


_EXPLAINED = {
    "[data-testid=card-A087] .title": "Conservator",
    "[data-testid=hint]": "Three suggestions",
    "[data-testid=round-strip] li:nth-child(2)": "The harvest",
    ".coming .names >> nth=0": "Sheep Market: ",
    "[data-testid=line-of-moment] .person >> nth=0": "A round",
    "[data-testid=tab-log]": "improvements",
}


def test_what_has_no_drawing_of_the_rulebook_is_explained_too(ann: Guest) -> None:
    room = ann.upload(played("revised", 3, 20, cards=True, seed=11))
    page = ann.go(f"/r/{room}")
    page.locator(".space.usable").first.wait_for()
    version = ann.state(room)["version"]
    told = page.locator("[data-testid=what-told], [data-testid=card-dialog]")
    for hit, words in _EXPLAINED.items():
        page.get_by_test_id("menu").click()
        page.get_by_test_id("what-is-this").click()
        expect(page.get_by_test_id("what-asks")).to_be_visible()
        page.locator(hit).click(force=True)
        expect(told).to_contain_text(words)
        expect(told).not_to_contain_text("no entry of its own")
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)
    assert ann.state(room)["version"] == version


def test_a_turn_that_ends_in_begging_is_ended_on_a_second_thought_only(ann: Guest) -> None:
    game = position({"goods": {"food": 1}}, "Forest", "end turn", players=1, round=4)
    room = ann.upload(game)
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("space-clay-pit").click()
    page.get_by_test_id("end-turn").click()
    expect(page.get_by_test_id("lacking")).to_contain_text("15 points")
    expect(page.get_by_test_id("lacking-back")).to_have_text("Undo the turn")
    page.get_by_test_id("lacking-back").click()
    expect(page.get_by_test_id("lacking")).to_have_count(0)
    page.get_by_test_id("space-clay-pit").click()
    page.get_by_test_id("end-turn").click()
    page.get_by_test_id("lacking-end").click()
    expect(page.get_by_test_id("feeding")).to_be_visible()
