"""The first game: each step is explained, checked, and can be left, gone on with and done otherwise."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.kit import PHONE, Guest

pytestmark = pytest.mark.browser
STEPS = (
    "farm", "neighbour", "forest", "farmland", "seeds", "sow", "table", "wood", "fences", "sheep", "fish", "harvest",
    "help", "worth",
)  # fmt: skip
FAMILY = (
    "grow", "reed", "timber", "room", "child", "mouths", "clay", "fireplace", "renovate", "feed", "grown",
)  # fmt: skip
READ = ("farm", "neighbour", "table", "harvest", "help", "grow", "mouths")

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

# Whether one thing is lit.
_RINGS = """
(selector) => {
  const light = document.querySelector('[data-testid="spotlight"]')?.getBoundingClientRect();
  const box = document.querySelector(selector).getBoundingClientRect();
  return light !== undefined && Math.abs(light.x + light.width / 2 - box.x - box.width / 2) < 2 &&
    Math.abs(light.y + light.height / 2 - box.y - box.height / 2) < 2;
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
    expect(page.get_by_test_id("lesson-say")).to_contain_text("Take it back")
    page.wait_for_function(_RINGS, arg='[data-testid="lesson-undo"]')
    # To end such a turn is possible, but not what is offered.
    end, undo = (
        page.get_by_test_id(which).evaluate("one => getComputedStyle(one).backgroundColor")
        for which in ("end-turn", "lesson-undo")
    )
    assert end != undo
    page.get_by_test_id("lesson-undo").click()
    page.get_by_test_id("space-forest").click()
    expect(page.get_by_test_id("lesson-say")).to_contain_text("end the turn")
    page.wait_for_function(_LEADS, arg=[".farms-pane", '[data-testid="end-turn"]'])
    page.get_by_test_id("end-turn").click()
    reach(page, "farmland")
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_test_id("learn")).to_contain_text("Go on")
    page.get_by_test_id("learn").click()
    for step in STEPS[STEPS.index("farmland") : -1]:
        reach(page, step)
        page.get_by_test_id("lesson-next" if step in READ else "lesson-do").click()
    reach(page, "worth")
    expect(points).to_be_visible()
    expect(page.get_by_test_id("lesson-say")).to_contain_text("4 now: 10 points in four rounds")
    expect(page.get_by_test_id("goods-bar")).to_contain_text("5")
    page.get_by_test_id("lesson-play-on").click()
    page.wait_for_url("**/r/*")
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")
    expect(page.get_by_test_id("guide")).to_contain_text("the whole table")
    expect(page.locator(".others")).to_contain_text("Neighbour")
    page.get_by_test_id("guide").get_by_role("button", name="What is this?").click()
    expect(page.get_by_test_id("what-asks")).to_be_visible()
    state = ann.state(page.url.rsplit("/", 1)[1])
    assert [seat["kind"] for seat in state["room"]["seats"]] == ["person", "computer"]
    assert state["view"]["seats"][0]["goods"] == {"wood": 3, "grain": 1, "food": 3, "sheep": 5}


def taught(page: Page, *steps: str) -> None:
    """Read what is to be read, and let the lesson do the rest."""
    for step in steps:
        reach(page, step)
        page.get_by_test_id("lesson-next" if step in READ else "lesson-do").click()


def test_the_family_grows_in_the_second_part(ann: Guest) -> None:
    page = ann.go("/learn")
    taught(page, *STEPS[:-1])
    reach(page, "worth")
    # Who plays on first finds the second part at the door.
    page.get_by_test_id("lesson-play-on").click()
    page.wait_for_url("**/r/*")
    page.goto(ann.address)
    expect(page.get_by_test_id("learn")).to_contain_text("Go on")
    page.get_by_test_id("learn").click()
    reach(page, "grow")
    say = page.get_by_test_id("lesson-say")
    taught(page, "grow", "reed", "timber")
    reach(page, "room")
    page.get_by_test_id("space-farm-expansion").click()
    expect(say).to_contain_text("choose the room")
    page.get_by_test_id("action-0").click()
    page.get_by_test_id("cell-0-a1").click()
    expect(say).to_contain_text("Stables could follow")
    page.get_by_test_id("done").click()
    page.get_by_test_id("end-turn").click()
    taught(page, "child", "mouths", "clay")
    reach(page, "fireplace")
    page.get_by_test_id("space-major-improvement").click()
    page.wait_for_function(_RINGS, arg='[data-testid="card-M-fireplace-2"]')
    page.get_by_test_id("card-M-fireplace-2").click()
    expect(say).to_contain_text("each sheep gives 2 food")
    page.get_by_test_id("end-turn").click()
    taught(page, "renovate")
    reach(page, "feed")
    expect(say).to_contain_text("nobody begs")
    page.get_by_test_id("feed-done").click()
    reach(page, "grown")
    page.get_by_test_id("lesson-play-on").click()
    page.wait_for_url("**/r/*")
    mine = ann.state(page.url.rsplit("/", 1)[1])["view"]["seats"][0]
    assert (mine["family"], mine["house"], mine["begging"], mine["cards"]) == (3, "clay", 0, ["M-hearth-4"])


def test_the_second_part_on_a_phone_goes_on_at_once(enter: Enter) -> None:
    page = enter(PHONE).go("/learn")
    taught(page, *STEPS[:-1])
    reach(page, "worth")
    page.get_by_test_id("lesson-further").click()
    taught(page, *FAMILY[:-1])
    reach(page, "grown")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_a_press_too_many_does_nothing_and_to_begin_again_is_asked_about(ann: Guest) -> None:
    page = ann.go("/learn")
    reach(page, "farm")
    onward = page.get_by_test_id("lesson-next")
    place = onward.bounding_box()
    # The second click comes when the next step is there already.
    onward.dblclick()
    reach(page, "neighbour")
    assert onward.bounding_box() == place
    onward.dblclick()
    reach(page, "forest")
    # Keys wait for nothing.
    page.get_by_test_id("lesson-do").press("Enter")
    taught(page, *STEPS[3:-1])
    page.get_by_test_id("lesson-further").click()
    reach(page, "grow")
    page.get_by_test_id("lesson-again").click()
    page.get_by_role("dialog").get_by_role("button", name="Go on").click()
    reach(page, "grow")
    page.get_by_test_id("lesson-again").click()
    page.get_by_test_id("lesson-again-yes").click()
    reach(page, "farm")


def test_what_is_said_is_the_very_next_click(ann: Guest) -> None:
    page = ann.go("/learn")
    say = page.get_by_test_id("lesson-say")
    for step in ("farm", "neighbour", "forest"):
        reach(page, step)
        page.get_by_test_id("lesson-do" if step == "forest" else "lesson-next").click()
    reach(page, "farmland")
    expect(say).to_contain_text("Choose Farmland")
    page.get_by_test_id("space-farmland").click()
    expect(say).to_contain_text("choose the lit space")
    page.get_by_test_id("cell-0-b2").click()
    expect(say).to_contain_text("your first field")
    page.get_by_test_id("end-turn").click()
    for step in ("seeds", "sow", "table", "wood"):
        reach(page, step)
        page.get_by_test_id("lesson-next" if step == "table" else "lesson-do").click()
    reach(page, "fences")
    expect(say).to_contain_text("Choose Fencing")
    page.get_by_test_id("space-fencing").click()
    expect(say).to_contain_text("two lit spaces")
    page.get_by_test_id("cell-0-d1").click()
    page.get_by_test_id("cell-0-e1").click()
    expect(say).to_contain_text("Press the button")
    page.wait_for_function(_RINGS, arg='[data-testid="build-fences"]')
    page.get_by_test_id("build-fences").click()
    expect(say).to_contain_text("press Done")
    page.get_by_test_id("done").click()
    expect(say).to_contain_text("room for four animals")


def test_a_pasture_that_is_too_small_for_the_sheep_is_taken_back(ann: Guest) -> None:
    page = ann.go("/learn")
    for step in STEPS[: STEPS.index("fences")]:
        reach(page, step)
        page.get_by_test_id("lesson-next" if step in ("farm", "neighbour", "table") else "lesson-do").click()
    reach(page, "fences")
    page.get_by_test_id("space-fencing").click()
    page.get_by_test_id("cell-0-e3").click()
    page.get_by_test_id("build-fences").click()
    page.get_by_test_id("done").click()
    expect(page.get_by_test_id("lesson-say")).to_contain_text("Take it back")
    page.get_by_test_id("lesson-undo").click()
    expect(page.get_by_test_id("lesson-say")).to_contain_text("Choose Fencing")


def test_the_lesson_fits_a_phone_and_comes_back_to_the_step_at_which_it_was_left(enter: Enter) -> None:
    ann = enter(PHONE)
    page = ann.go("/learn")
    reach(page, "farm")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    page.get_by_test_id("lesson-next").click()
    page.get_by_test_id("lesson-next").click()
    page.get_by_test_id("space-forest").click()
    page.get_by_test_id("end-turn").click()
    reach(page, "farmland")
    page.get_by_test_id("space-fishing").click()
    page.get_by_test_id("end-turn").click()
    expect(page.get_by_test_id("lesson-say")).to_contain_text("That turn has ended")
    page.get_by_test_id("lesson-back").click()
    expect(page.get_by_test_id("lesson-say")).to_contain_text("Choose Farmland")
    reach(page, "farmland")
    expect(page.get_by_test_id("goods-bar")).to_contain_text("3")
    # The room that was left is no game that waits.
    mine = ann.context.request.get(f"{ann.address}/api/rooms?mine=1").json()["rooms"]
    assert sorted(room["status"] for room in mine) == ["playing", "waiting"]
    page.get_by_test_id("lesson-do").click()
    reach(page, "seeds")
