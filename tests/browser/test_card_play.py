"""An opened card says where it is played and what is missing, and is played from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.kit import LAPTOP, PHONE, Guest, position
from tests.browser.lesson import RINGS

pytestmark = pytest.mark.browser

ACROSS = (1024, 768)
"""A tablet, on which a card of the hand is a name alone."""
GROCER, BASKET, OTHER = "A102", "A056", "A087"


def table(guest: Guest, *script: str) -> Page:
    hand = {"hand": [GROCER, BASKET, OTHER], "goods": {"food": 2}}
    return guest.go(f"/r/{guest.upload(position(hand, *script, cards=True))}")


def test_a_card_of_the_hand_says_where_it_is_played_and_what_is_missing(ann: Guest) -> None:
    page = table(ann)
    page.get_by_test_id(f"card-{GROCER}").click()
    expect(page.get_by_test_id("play-at")).to_have_text("Play it at Lessons · free")
    expect(page.get_by_test_id("not-yet")).to_have_count(0)
    expect(page.get_by_test_id("play-card")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_test_id(f"card-{BASKET}").click()
    expect(page.get_by_test_id("play-at").get_by_role("button").first).to_have_text("Meeting Place")
    expect(page.get_by_test_id("not-yet")).to_contain_text("Not yet: ")
    assert not ann.faults


def test_an_improvement_of_the_board_says_where_it_is_built_and_one_that_is_built_does_not(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.upload(position({'cards': ['M-well']}, round=2))}")
    page.get_by_test_id("tab-majors").click()
    page.get_by_test_id("card-M-joinery").click()
    expect(page.get_by_test_id("play-at")).to_contain_text("Build it at")
    expect(page.get_by_test_id("play-at")).to_contain_text("Major Improvement")
    # Spaces that can't be used now are pale, and say why.
    pale = page.get_by_test_id("play-at").locator(".later")
    expect(pale.first).to_have_text("Major Improvement · 2 clay short")
    expect(pale.last).to_contain_text("later")
    page.keyboard.press("Escape")
    page.get_by_test_id("card-M-well").click()
    expect(page.get_by_test_id("card-dialog")).to_be_visible()
    expect(page.get_by_test_id("play-at")).to_have_count(0)


def test_an_opened_card_shows_its_way_out_on_a_phone_held_across(enter: Enter) -> None:
    """The picture is low there, so that words and places have the room."""
    page = table(enter((844, 390)))
    page.get_by_test_id("pane-cards").click()
    page.get_by_test_id(f"card-{BASKET}").click()
    dialog = page.get_by_test_id("card-dialog")
    assert dialog.locator("h2").evaluate("(one) => one.getBoundingClientRect().bottom") < 130
    expect(dialog.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("play-at")).to_be_in_viewport(ratio=1)


def test_the_price_of_an_occupation_is_what_the_rules_ask_now(ann: Guest) -> None:
    seat = {"hand": [GROCER], "cards": [OTHER], "goods": {"food": 2}}
    page = ann.go(f"/r/{ann.upload(position(seat, cards=True))}")
    page.get_by_test_id(f"card-{GROCER}").click()
    expect(page.get_by_test_id("play-at")).to_have_text("Play it at Lessons · 1 food")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_space_of_a_card_is_lit_on_the_board_until_one_does_something(enter: Enter, size: tuple[int, int]) -> None:
    guest = enter(size)
    page = table(guest)
    if size == PHONE:
        page.get_by_test_id("pane-cards").click()
    page.get_by_test_id(f"card-{GROCER}").click()
    page.get_by_test_id("play-at").get_by_role("button").click()
    expect(page.get_by_test_id("card-dialog")).to_be_hidden()
    light = page.get_by_test_id("spotlight")
    expect(light).to_be_visible()
    page.wait_for_function(RINGS, arg="[data-space=lessons_a]")
    space, lit = page.locator("[data-space=lessons_a]").bounding_box(), light.bounding_box()
    assert space is not None
    assert lit is not None
    assert lit["x"] < space["x"] < space["x"] + space["width"] < lit["x"] + lit["width"]
    assert lit["y"] < space["y"] < space["y"] + space["height"] < lit["y"] + lit["height"]
    page.mouse.click(5, 5)
    expect(light).to_have_count(0)
    # And the card opens again.
    if size == PHONE:
        page.get_by_test_id("pane-cards").click()
    page.get_by_test_id(f"card-{GROCER}").click()
    expect(page.get_by_test_id("card-dialog")).to_be_visible()
    assert not guest.faults


def test_who_points_at_a_card_reads_it_too(ann: Guest) -> None:
    page = table(ann)
    page.get_by_test_id(f"card-{GROCER}").hover()
    page.mouse.move(*_middle(page, GROCER))
    expect(page.locator(".tip [data-testid=play-at]")).to_have_text("Play it at Lessons · free")


def _middle(page: Page, card: str) -> tuple[float, float]:
    box = page.get_by_test_id(f"card-{card}").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2 + 3, box["y"] + box["height"] / 2 + 3


@pytest.mark.parametrize(("size", "touch"), [(ACROSS, True), (ACROSS, False), (LAPTOP, False), (PHONE, True)])
def test_whoever_can_read_it_as_it_lies_plays_it_at_once(enter: Enter, size: tuple[int, int], touch: bool) -> None:
    page = table(enter(size, has_touch=touch), "Lessons")
    card = page.get_by_test_id(f"card-{GROCER}")
    if touch:
        card.tap()
    else:
        card.click()
    expect(card).to_have_count(0)
    expect(page.get_by_test_id("card-dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, ACROSS])
def test_an_opened_card_lies_beside_the_board_above_a_hand_that_goes_on(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(position({'goods': {}, 'hand': ['A069', 'A125']}, cards=True))}")
    dialog = page.get_by_test_id("card-dialog")
    for card in ("A069", "A125"):
        page.get_by_test_id(f"card-{card}").click()
        expect(dialog).to_be_visible()
        assert dialog.evaluate("(one) => !one.matches(':modal')")
        board, hand, box = (
            one.bounding_box() for one in (page.locator("#pane-board"), page.locator("#tabpanel"), dialog)
        )
        assert board and hand and box
        assert box["x"] > board["x"] + board["width"] and box["y"] + box["height"] < hand["y"]
    expect(dialog).to_have_attribute("aria-label", page.get_by_test_id("card-A125").locator(".title").inner_text())
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
