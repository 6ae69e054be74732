"""The short rulebook, what a thing of the table is, and a stop before a turn that ends in begging."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.kit import COMPUTER, LAPTOP, PERSON, PHONE, Guest, played, position

pytestmark = pytest.mark.browser


def test_the_rulebook_of_an_edition_is_opened_from_the_first_page(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("rules-link").click()
    rules = page.get_by_test_id("rules")
    expect(rules).to_contain_text("two animals of a kind have a young one")
    page.get_by_role("link", name="Family Edition").click()
    expect(rules).to_contain_text("Pastures are tiles")
    # The space that makes the starting player is called by its name.
    expect(rules).to_contain_text("Who takes Rooster begins")
    page.get_by_role("link", name="Original edition").click()
    expect(rules).to_contain_text("Who takes the space “Starting Player” begins")
    expect(rules).not_to_contain_text("rule-")


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_score_sheet_leads_to_the_table_of_points(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size)
    page = ann.go("/rules/revised#rule-score")
    table = page.get_by_test_id("point-table")
    expect(table).to_be_in_viewport()
    expect(table.get_by_role("row", name="Grain")).to_have_text(re.compile(r"Grain\s*0\s*1.3\s*4.5\s*6.7\s*8\+"))
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    expect(page.get_by_test_id("points-each").get_by_role("listitem").filter(has_text="1 stone room")).to_have_text(
        re.compile("2$")
    )
    ann.go("/rules/family#rule-score")
    expect(page.get_by_test_id("point-table")).to_have_count(0)
    expect(page.get_by_test_id("points-each").get_by_role("listitem").filter(has_text="1 sheep")).to_have_text(
        re.compile("1$")
    )


# What is painted on the land of each picture that is there, and how far it reaches beyond what is seen.
_CUT_OFF = """
() => [...document.querySelectorAll('[data-picture]')].flatMap((picture) => {
  const seen = picture.getBoundingClientRect();
  const things = picture.querySelector('.things').getBoundingClientRect();
  const over = Math.max(seen.left - things.left, things.right - seen.right, seen.top - things.top);
  return things.width > 100 && over < 1 ? [] : [`${picture.dataset.picture}: ${over}`];
})
"""


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
@pytest.mark.parametrize("edition", ["revised", "family"])
def test_every_entry_of_the_rulebook_has_a_painting_of_which_nothing_is_cut_off(
    enter: Enter, size: tuple[int, int], edition: str
) -> None:
    page = enter(size).go(f"/rules/{edition}")
    expect(page.locator("#rule-score [data-picture]")).to_be_visible()
    assert page.locator("[data-picture]").count() == page.locator("article").count() > 10
    assert page.evaluate(_CUT_OFF) == []


def test_on_a_phone_the_first_rule_comes_before_the_list_of_all(enter: Enter) -> None:
    page = enter(PHONE).go("/rules/revised")
    expect(page.locator("#rule-goal h2")).to_be_in_viewport()
    entry = page.get_by_role("link", name="Starting player")
    expect(entry).to_be_hidden()
    page.get_by_text("Contents").click()
    entry.click()
    expect(entry).to_be_hidden()
    expect(page.locator("#rule-start h2")).to_be_in_viewport()


def test_on_a_phone_the_question_what_this_is_takes_the_place_of_the_guide(enter: Enter) -> None:
    guest = enter(PHONE)
    page = guest.go(f"/r/{guest.create(PERSON, COMPUTER, seed=1)}")
    expect(page.get_by_test_id("guide")).to_be_visible()
    guide = page.get_by_test_id("guide").bounding_box()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("what-is-this").click()
    asks = page.get_by_test_id("what-asks")
    expect(asks).to_be_visible()
    box = asks.bounding_box()
    assert box and guide
    assert (box["x"], box["width"]) == (0, PHONE[0])
    # One line and a cross, over the words of the guide.
    assert box["height"] <= 60
    assert abs(box["y"] - guide["y"]) < 4
    asks.get_by_role("button", name="Never mind").click()
    expect(asks).to_have_count(0)


@pytest.mark.parametrize("good", ["wood", "food", "boar", "stable"])
def test_a_good_is_painted_where_it_comes_from(enter: Enter, good: str) -> None:
    guest = enter(PHONE)
    page = guest.go(f"/r/{guest.create(PERSON, COMPUTER, seed=1)}")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("what-is-this").click()
    expect(page.get_by_test_id("what-asks")).to_be_visible()
    page.get_by_test_id("goods-bar").locator(f"[data-icon={good}]").first.click()
    expect(page.locator(f"[data-picture={good}]")).to_be_visible()
    assert page.evaluate(_CUT_OFF) == []


def test_a_space_and_a_good_say_what_they_are(ann: Guest) -> None:
    room = ann.create(PERSON, COMPUTER, seed=1)
    page = ann.go(f"/r/{room}")
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")
    version = ann.state(room)["version"]
    for target, words in (
        ("space-farmland", "Plowing makes a field of an empty space: only there can you sow."),
        ("space-meeting-place", "Who takes Meeting Place begins from the next round on"),
        ("space-reed-bank", "Reed: 2 for each room, 1 for a renovation."),
        ("goods-bar", "Spaces and goods"),
    ):
        page.get_by_test_id("menu").click()
        page.get_by_test_id("what-is-this").click()
        expect(page.get_by_test_id("what-asks")).to_be_visible()
        hit = page.get_by_test_id(target)
        (hit if target != "goods-bar" else hit.locator("[data-icon=wood]").first).click()
        expect(page.get_by_test_id("what-told").get_by_text(words).first).to_be_visible()
        page.keyboard.press("Escape")
    assert ann.state(room)["version"] == version


def test_a_space_where_goods_lie_tells_of_now_and_folds_the_rulebook(enter: Enter) -> None:
    guest = enter(PHONE)
    page = guest.go(f"/r/{guest.create(PERSON, COMPUTER, seed=1)}")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("what-is-this").click()
    page.get_by_test_id("space-fishing").click()
    told = page.get_by_test_id("what-told")
    expect(told.locator(".say").first).to_have_text(
        "Whoever comes takes all that lies here. Now: 1 food. "
        "Each round more is laid down: 1 food. It stays until somebody comes."
    )
    expect(told).not_to_contain_text("Take the goods")
    chapter = told.locator("#rule-harvest")
    expect(chapter).to_be_hidden()
    told.get_by_text("The harvest", exact=True).first.click()
    expect(chapter).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_space_is_painted_in_the_middle_of_the_whole_width_of_the_sheet(enter: Enter, size: tuple[int, int]) -> None:
    guest = enter(size)
    page = guest.go(f"/r/{guest.create(PERSON, COMPUTER, seed=1)}")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("what-is-this").click()
    page.get_by_test_id("space-farmland").click()
    told = page.get_by_test_id("what-told")
    scene, sheet = told.locator("svg.scene").bounding_box(), told.bounding_box()
    plow = told.locator("svg.scene .things").bounding_box()
    assert scene is not None and sheet is not None and plow is not None
    assert scene["width"] == pytest.approx(sheet["width"], abs=1)
    middle = (plow["x"] + plow["width"] / 2 - scene["x"]) / scene["width"]
    assert 0.4 < middle < 0.6
    assert plow["height"] > 0.4 * scene["height"]


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
