"""The first game: each step is explained, checked, and can be left, gone on with and done otherwise."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.kit import PHONE, Guest

pytestmark = pytest.mark.browser
STEPS = (
    "farm", "neighbour", "forest", "farmland", "seeds", "sow", "table", "wood", "fences", "sheep", "fish", "harvest",
    "worth",
)  # fmt: skip

# Whether the dotted way begins at one thing and ends at the other, both seen on the screen.
_LEADS = """
([from, to]) => {
  const path = document.querySelector('[data-testid="spotlight-way"] .dots');
  if (path === null) return false;
  const near = (selector, at) => [...document.querySelectorAll(selector)].some((one) => {
    const box = one.getBoundingClientRect();
    const within = (value, low, high) => value > low - 14 && value < high + 14;
    return box.width > 0 && within(at.x, box.left, box.right) && within(at.y, box.top, box.bottom);
  });
  return near(from, path.getPointAtLength(0)) && near(to, path.getPointAtLength(path.getTotalLength()));
}
"""


def reach(page: Page, step: str) -> None:
    """Wait for a step of the lesson."""
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", step)


def test_the_lesson_is_played_left_gone_on_with_and_ends_in_a_game_against_a_computer(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("learn").click()
    reach(page, "farm")
    expect(page.get_by_test_id("lesson-say")).to_contain_text("bring points")
    # Points are shown when the lesson has come to them.
    points = page.locator("[data-testid=live-scores] [data-icon=points]")
    expect(points).to_be_hidden()
    page.get_by_test_id("lesson-next").click()
    reach(page, "neighbour")
    page.get_by_test_id("lesson-next").click()
    reach(page, "forest")
    expect(page.get_by_test_id("spotlight")).to_be_visible()
    expect(page.get_by_test_id("spotlight-way")).to_be_visible()
    page.wait_for_function(_LEADS, arg=['[data-testid="seat-0-farm"] [data-piece="person"]', "[data-space=forest]"])
    # Another turn is noticed before it has ended, and taken back.
    page.get_by_test_id("space-fishing").click()
    expect(page.get_by_test_id("lesson-say")).to_contain_text("take it back")
    page.get_by_test_id("lesson-undo").click()
    page.get_by_test_id("space-forest").click()
    expect(page.get_by_test_id("lesson-say")).to_contain_text("end the turn")
    page.wait_for_function(_LEADS, arg=[".others", '[data-testid="end-turn"]'])
    page.get_by_test_id("end-turn").click()
    reach(page, "farmland")
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_test_id("learn")).to_contain_text("Go on")
    page.get_by_test_id("learn").click()
    for step in STEPS[STEPS.index("farmland") : -1]:
        reach(page, step)
        page.get_by_test_id("lesson-next" if step in ("table", "harvest") else "lesson-do").click()
    reach(page, "worth")
    expect(points).to_be_visible()
    expect(page.get_by_test_id("goods-bar")).to_contain_text("5")
    page.get_by_test_id("lesson-play-on").click()
    page.wait_for_url("**/r/*")
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")
    state = ann.state(page.url.rsplit("/", 1)[1])
    assert [seat["kind"] for seat in state["room"]["seats"]] == ["person", "computer"]
    assert state["view"]["seats"][0]["goods"] == {"wood": 3, "grain": 1, "food": 3, "sheep": 5}


def test_the_lesson_fits_a_phone_and_lets_one_go_another_way(enter: Enter) -> None:
    ann = enter(PHONE)
    page = ann.go("/learn")
    reach(page, "farm")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    page.get_by_test_id("lesson-next").click()
    page.get_by_test_id("lesson-next").click()
    page.get_by_test_id("space-clay-pit").click()
    page.get_by_test_id("end-turn").click()
    expect(page.get_by_test_id("lesson-say")).to_contain_text("can't follow you")
    page.get_by_test_id("lesson-again").click()
    reach(page, "farm")
