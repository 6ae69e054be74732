"""What the page tells before and after a choice: points, food, what found no place, what a payment is for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Guest, position

pytestmark = pytest.mark.browser
FIREPLACE = "M-fireplace-2"


def test_points_run_along_with_fences(ann: Guest) -> None:
    room = ann.upload(position({"goods": {"wood": 9}}, "Fencing"))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("cell-0-e1").click()
    expect(page.get_by_test_id("fence-points")).to_contain_text("+3 points")


def test_animals_without_a_place_are_never_lost_without_a_word(ann: Guest) -> None:
    farm = {"goods": {"sheep": 2, "food": 3}, "pastures": [["e1"]], "cards": [FIREPLACE]}
    room = ann.upload(position(farm, stock={"Sheep Market": {"sheep": 3}}))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("space-sheep-market").click()
    expect(page.get_by_test_id("note")).to_contain_text("No place for 2 sheep: cooked for 4 food")


def test_the_gate_tells_what_is_cooked_and_answers_to_the_keyboard(ann: Guest) -> None:
    farm = {"goods": {"sheep": 2, "boar": 2}, "pastures": [["e1"], ["e2"]], "cards": [FIREPLACE]}
    room = ann.upload(position(farm, stock={"Sheep Market": {"sheep": 3}}))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("space-sheep-market").click()
    page.get_by_test_id("gate-fewer-boar").press("Enter")
    expect(page.get_by_test_id("gate-outcome")).to_contain_text("cook 2 wild boar: 4 food")
    page.get_by_test_id("gate-done").press("Enter")
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    goods = ann.state(room)["view"]["seats"][0]["goods"]
    assert (goods["sheep"], goods.get("boar", 0), goods["food"]) == (5, 0, 4)


def test_a_payment_says_what_it_is_for(ann: Guest) -> None:
    room = ann.upload(position({"goods": {"clay": 5}, "cards": [FIREPLACE]}))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("space-major-improvement").click()
    # The card lies there already; before it is lit a click would only open it.
    page.locator(".lit[data-testid=card-M-hearth-4]").click()
    expect(page.get_by_test_id("question")).to_contain_text("build Cooking Hearth (4 clay)")


def test_goods_on_a_card_are_seen_where_it_lies(ann: Guest) -> None:
    room = ann.upload(position({"goods": {"food": 3}, "cards": ["A102"]}, cards=True))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("tab-played").click()
    expect(page.get_by_test_id("pile").locator("svg")).to_have_count(8)
