"""What players once found wanting, and must not find again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.kit import LAPTOP, PERSON, PHONE, Guest, played, position, resize

pytestmark = pytest.mark.browser

# The reasons that lie under the tag of their space.
_COVERED = """
() => [...document.querySelectorAll('.space .why')].filter((why) => {
  const tag = why.closest('li').querySelector('.round, .young')?.getBoundingClientRect();
  const words = why.getBoundingClientRect();
  return tag !== undefined && words.right > tag.left && words.bottom > tag.top && words.top < tag.bottom;
}).map((why) => why.textContent)
"""


def test_nobody_begs_without_a_word_though_forced_choices_are_skipped(enter: Enter) -> None:
    """A family with nothing to cook has one answer left; it is still asked, and sees what it costs."""
    ann = enter(settings={"skipForced": True, "autoEnd": True, "language": "en"})
    room = ann.upload(position({"goods": {"food": 1}}, "Forest", "end turn", "Clay Pit", players=1, round=4))
    page = ann.go(f"/r/{room}")
    expect(page.get_by_test_id("lacking")).to_contain_text("15 points")
    page.get_by_test_id("lacking-end").click()
    beg = page.get_by_test_id("feed-done")
    expect(beg).to_contain_text("15")
    assert ann.state(room)["view"]["seats"][0]["begging"] == 0
    beg.click()
    page.wait_for_function("() => document.querySelector('[data-testid=feeding]') === null")
    assert ann.state(room)["view"]["seats"][0]["begging"] == 5


@pytest.mark.parametrize("starts", [0, 1], ids=["oneself", "another"])
def test_the_starting_player_is_seen(ann: Guest, starts: int) -> None:
    # Where another starts, both others have placed a person before oneself.
    before = ("Forest", "end turn", "Clay Pit", "end turn") if starts else ()
    room = ann.upload(position({}, *before, players=3, starting_player=starts))
    page = ann.go(f"/r/{room}")
    page.locator(".space.usable").first.wait_for()
    state = ann.state(room)
    assert (state["seat"], state["view"]["starting_player"]) == (0, starts)
    for size in (LAPTOP, (1024, 768), PHONE):
        resize(page, size)
        mark = page.locator("[data-icon=start]:visible", has_text="starting player")
        expect(mark).to_have_count(1)
        own = page.locator("[data-testid=live-scores] [data-icon=start]")
        expect(own).to_have_count(1 - starts)


def test_the_filter_of_the_hand_stays_while_others_play(enter: Enter) -> None:
    ann = enter(PHONE)
    page = ann.go(f"/r/{ann.create(PERSON, PERSON, cards=True, seed=1, hot_seat=False)}")
    page.get_by_test_id("pane-cards").click()
    # What is shown is chosen in the row of the tabs: below it a heading and a line say where, then come the cards.
    tab, choice, card = (
        page.locator(one).first.bounding_box() for one in ("[role=tab]", "[data-testid=hand-filter]", "#tabpanel .card")
    )
    assert tab is not None and choice is not None and card is not None
    assert tab["y"] == choice["y"] and card["y"] - tab["y"] - tab["height"] < 64
    page.get_by_test_id("hand-filter").click()
    page.get_by_test_id("hand-occupation").click()
    page.keyboard.press("Escape")
    expect(page.locator("#tabpanel .card")).to_have_count(7)
    page.get_by_test_id("pane-board").click()
    page.get_by_test_id("space-forest").click()
    page.locator("[data-testid=end-turn]:enabled").click()
    expect(page.locator("body")).to_contain_text("Ann B: place person 1 of 2")
    page.get_by_test_id("pane-cards").click()
    expect(page.locator("#tabpanel .card")).to_have_count(7)


def test_the_original_edition_comes_with_its_cards(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("edition-original").check()
    page.get_by_test_id("with-cards").check()
    page.get_by_test_id("start-wished").click()
    page.get_by_test_id("question").wait_for()
    state = ann.state(page.url.rsplit("/", 1)[1])
    assert state["room"]["cards"]
    assert len(state["view"]["hand"]) == 14


def test_the_tag_of_a_new_space_covers_no_reason(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.create(*[PERSON] * 5, edition='original', cards=True, seed=19, hot_seat=False)}")
    page.locator(".space.usable").first.wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_test_id("space-fences").locator(".why")).to_be_visible()
    # While it turns over, it is seen from its edge.
    page.wait_for_function(f"() => ({_COVERED})().length === 0")


def test_the_log_tells_amounts_and_the_harvest_apart_from_the_last_turn(ann: Guest) -> None:
    farm = {"goods": {"food": 9}, "fields": {"b1": {"grain": 3}}}
    page = ann.go(f"/r/{ann.upload(position(farm, 'Forest', 'end turn', 'Day Laborer', players=1, round=4))}")
    page.get_by_test_id("end-turn").click()
    page.get_by_test_id("tab-log").click()
    log = page.get_by_test_id("log")
    expect(log.get_by_test_id("log-harvest")).to_contain_text("1 grain")
    turn = log.locator("li:not(.all)", has_text="Day Laborer")
    expect(turn).to_contain_text("2 food")
    expect(turn).not_to_contain_text("grain")


def test_an_uploaded_record_keeps_its_names_in_the_replay(ann: Guest) -> None:
    room = ann.upload(played("revised", 2, 60), names={0: "Ann", 1: "Cleo"})
    page = ann.go(f"/replay/{room}")
    expect(page.get_by_test_id("seat-1-farm")).to_be_visible()
    expect(page.locator("#pane-farms")).to_contain_text("Ann")
    expect(page.locator("#pane-farms")).to_contain_text("Cleo")
