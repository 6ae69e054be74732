"""What a thumb meets on a phone: long presses, panes one tap apart, a way back to a game."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, Route, expect

import agricola
from tests.browser.conftest import Enter
from tests.browser.kit import COMPUTER, LANGUAGES, PERSON, PHONE, Guest, played, position
from tests.browser.test_everybody import none_left
from tests.browser.test_farm import centre

pytestmark = pytest.mark.browser


def phone(enter: Enter) -> Guest:
    """Somebody with a phone."""
    return enter(PHONE, has_touch=True, is_mobile=True)


def test_a_long_press_tells_what_a_space_does_without_using_it(enter: Enter) -> None:
    ann = phone(enter)
    page = ann.go(f"/r/{ann.create(PERSON, seed=1)}")
    space = page.get_by_test_id("space-farmland")
    x, y = centre(space)
    finger = page.context.new_cdp_session(page)
    # With the times of the finger: a busy browser would note its own, when it finds time for each.
    came = time.time()
    finger.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}], "timestamp": came}
    )
    expect(page.get_by_test_id("space-tip")).to_contain_text("Plow")
    went = {"type": "touchEnd", "touchPoints": [], "timestamp": came + 0.7}
    finger.send("Input.dispatchTouchEvent", went)
    expect(page.get_by_test_id("space-tip")).to_contain_text("Plow")
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")
    space.tap()
    expect(page.get_by_test_id("question")).to_contain_text("plow a field")


def test_a_tap_on_a_page_that_is_busy_is_no_long_press(enter: Enter) -> None:
    """How long a finger stayed is told by when it came and went, not by when the page finds time for it."""
    ann = phone(enter)
    page = ann.go(f"/r/{ann.create(PERSON, seed=1)}")
    page.get_by_test_id("space-farmland").evaluate(
        """async (space) => {
            const down = new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true });
            const click = new MouseEvent("click", { bubbles: true, detail: 1 });
            Object.defineProperty(click, "timeStamp", { value: down.timeStamp + 80 });
            space.dispatchEvent(down);
            await new Promise((done) => setTimeout(done, 900));
            space.dispatchEvent(click);
        }"""
    )
    expect(page.get_by_test_id("question")).to_contain_text("plow a field")


@pytest.mark.parametrize("size", [PHONE, (844, 390)])
@pytest.mark.parametrize(("food", "said"), [(2, "2 food missing"), (4, "just enough"), (7, "3 to spare")])
def test_the_round_and_whether_all_can_eat_are_seen_at_once(
    enter: Enter, size: tuple[int, int], food: int, said: str
) -> None:
    ann = enter(size)
    page = ann.go(f"/r/{ann.upload(position({'goods': {'food': food}}, round=11))}")
    expect(page.get_by_test_id("round-now")).to_have_text("Round 11 of 14")
    expect(page.get_by_test_id("round-now")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("food-needs")).to_contain_text(said)
    expect(page.get_by_test_id("food-needs")).to_be_in_viewport(ratio=1)


# What is said of the next harvest and has no room in its line.
_CROWDED = """
() => [...document.querySelectorAll('[data-testid=food-needs]')].filter((line) => {
  const edge = line.getBoundingClientRect();
  return edge.height > 38 || [...line.querySelectorAll('.when, strong')].some((one) => {
    const box = one.getBoundingClientRect();
    return box.left < edge.left || box.right > edge.right || one.scrollWidth > one.clientWidth + 1;
  });
}).map((line) => line.textContent.trim())
"""


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_phone_names_the_harvest_and_the_food(enter: Enter, language: str) -> None:
    ann = enter((360, 740), settings={"language": language, "guide": False})
    # Alone a person eats three.
    for players, begun in ((2, 1), (2, 4), (1, 2), (1, 4)):
        page = ann.turn_to(f"/r/{ann.upload(position({'goods': {'food': 1}}, players=players, round=begun))}")
        line = page.get_by_test_id("food-needs")
        expect(line).to_be_visible()
        if language == "en":
            expect(line).to_contain_text("Harvest after this round" if begun == 4 else "Harvest after round 4")
            expect(line).to_contain_text("food missing" if begun == 4 else "food to find")
        none_left(page, _CROWDED)
    # What covers it stands in the line too, even of three kinds.
    goods = {"grain": 1, "vegetable": 1, "sheep": 1}
    farm = {"goods": goods, "pastures": [["d1", "e1"]], "cards": ["M-fireplace-2"]}
    for players, food in ((1, 5), (1, 2), (2, 1), (2, 0)):
        page = ann.turn_to(
            f"/r/{ann.upload(position({**farm, 'goods': {**goods, 'food': food}}, players=players, round=4))}"
        )
        expect(page.get_by_test_id("food-needs")).to_be_visible()
        none_left(page, _CROWDED)


def hungry() -> agricola.Game:
    """A harvest in which the first seat can give goods of three kinds."""
    farm = {
        "goods": {"food": 1, "grain": 3, "vegetable": 2, "sheep": 2},
        "pastures": [["d1", "e1"]],
        "cards": ["M-fireplace-2"],
    }
    game = position(farm, players=1, round=7)
    for act in ("Reed Bank", "end turn", "Forest", "end turn"):
        game.apply(game.parse(act))
    return game


# Ways to eat that reach under the buttons, or have words beyond themselves.
_CUT_ROWS = """
() => [...document.querySelectorAll('.feeding li')].filter((row) => {
  const { top, bottom } = row.getBoundingClientRect();
  const words = [...row.querySelectorAll('.what b, small')].map((one) => one.getBoundingClientRect());
  return bottom > document.querySelector('.feeding .end').getBoundingClientRect().top || words.length === 0 ||
    words.some((word) => word.top < top || word.bottom > bottom);
}).map((row) => row.textContent)
"""


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_on_its_side_shows_three_ways_to_eat_whole(enter: Enter, language: str) -> None:
    ann = enter((844, 390), settings={"language": language, "guide": False})
    page = ann.go(f"/r/{ann.upload(hungry())}")
    rows = page.locator(".feeding li")
    expect(rows).to_have_count(3)
    expect(page.get_by_test_id("feeding-again")).to_be_visible()
    none_left(page, _CUT_ROWS)


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_begging_costs_stands_above_the_edge_of_its_button(enter: Enter, language: str) -> None:
    ann = enter((390, 844), settings={"language": language, "guide": False})
    page = ann.go(f"/r/{ann.upload(hungry())}")
    page.get_by_test_id("feeding-again").click()
    beg = page.locator(".feeding .beg")
    expect(beg).to_be_visible()
    button, costs = beg.bounding_box(), beg.locator("small").bounding_box()
    assert button is not None and costs is not None
    # Its lower edge is drawn eight pixels high inside it, below a border of three.
    assert costs["y"] + costs["height"] <= button["y"] + button["height"] - 11


@pytest.mark.soak
def test_a_bowl_that_a_field_fills_shows_what_grows_there(enter: Enter) -> None:
    ann = phone(enter)
    fields = {"b1": {"grain": 2}}
    page = ann.go(f"/r/{ann.upload(position({'goods': {'food': 3}, 'fields': fields}, round=11))}")
    bowls = page.get_by_test_id("food-needs").locator(".bowls svg")
    expect(bowls).to_have_count(4)
    expect(bowls.nth(3).locator("use[href='#art-grain']")).to_be_visible()
    expect(bowls.nth(2).locator("use")).to_have_count(1)


def test_the_farm_is_pointed_at_only_from_elsewhere(enter: Enter) -> None:
    ann = phone(enter)
    page = ann.go(f"/r/{ann.create(PERSON, seed=1)}")
    page.get_by_test_id("space-farmland").tap()
    expect(page.get_by_test_id("cell-0-b1")).to_be_visible()
    expect(page.get_by_test_id("decision")).to_have_count(0)
    page.get_by_test_id("pane-cards").tap()
    expect(page.get_by_test_id("decision")).to_contain_text("On your farm")


def test_who_looks_at_the_farm_of_another_is_pointed_back(enter: Enter) -> None:
    ann = phone(enter)
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    page.get_by_test_id("space-farmland").tap()
    expect(page.get_by_test_id("cell-0-b1")).to_be_visible()
    page.get_by_test_id("chip-1").tap()
    page.get_by_test_id("seat-1-farm").tap()
    expect(page.get_by_test_id("decision")).to_contain_text("On your farm")
    page.locator(".back button").tap()
    expect(page.get_by_test_id("cell-0-b1")).to_be_visible()
    expect(page.get_by_test_id("decision")).to_have_count(0)


def test_the_board_is_found_again_as_it_was_left(enter: Enter) -> None:
    ann = enter((375, 640), has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    expect(page.get_by_test_id("space-farmland")).to_be_visible()
    panes = page.locator(".panes")
    panes.evaluate("panes => panes.scrollTo(0, 120)")
    for name in ("others", "cards"):
        page.get_by_test_id(f"pane-{name}").tap()
        expect(page.locator(f"#pane-{name}")).to_be_visible()
    page.get_by_test_id("pane-board").tap()
    expect(page.locator("#pane-board")).to_be_visible()
    page.wait_for_function("document.querySelector('.panes').scrollTop === 120")


def test_a_new_space_is_told_and_suggestions_are_put_away(enter: Enter) -> None:
    ann = phone(enter)
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    expect(page.get_by_test_id("opened")).to_have_text(re.compile(r"New: \w+"))
    page.get_by_test_id("hint").tap()
    expect(page.get_by_test_id("hints")).to_be_visible()
    page.get_by_test_id("hints-away").tap()
    expect(page.get_by_test_id("hints")).to_have_count(0)
    # The first page leads back into the game at once.
    ann.go("/")
    page.get_by_test_id("go-on").tap()
    expect(page.get_by_test_id("opened")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("goes_on", [False, True])
def test_the_house_of_the_first_page_is_whole(enter: Enter, goes_on: bool) -> None:
    ann = phone(enter)
    if goes_on:
        ann.create(PERSON, COMPUTER, seed=1)
    page = ann.go("/")
    expect(page.get_by_test_id("go-on")).to_have_count(int(goes_on))
    # What is likeliest is the one button that stands out.
    expect(page.locator(".primary")).to_have_text(re.compile("Back to this game" if goes_on else "Start the lesson"))
    # Who stands before the house stands lower than all of it.
    feet = page.locator(".land use[href='#art-person']").last.bounding_box()
    below = page.get_by_test_id("go-on").or_(page.locator(".door")).first.bounding_box()
    assert feet and below and feet["y"] + feet["height"] <= below["y"]


def test_the_first_page_knows_the_game_that_goes_on_before_the_service_tells(enter: Enter) -> None:
    ann = phone(enter)
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    expect(page.get_by_test_id("opened")).to_be_visible()
    waiting: list[Route] = []
    page.route(re.compile("mine=1"), lambda route, _: waiting.append(route))
    ann.go("/")
    expect(page.get_by_test_id("start-game")).to_be_enabled()
    card, door = page.get_by_test_id("go-on"), page.locator(".door").first
    before = card.bounding_box(), door.bounding_box()
    waiting.pop().continue_()
    expect(card.locator(".farm svg").first).to_be_visible()
    assert (card.bounding_box(), door.bounding_box()) == before


def doors(page: Page) -> list[str]:
    """What the doors of the first page say, in their order."""
    return page.locator(".door h2").all_inner_texts()


def test_who_has_a_game_that_goes_on_is_led_to_the_next_and_not_to_the_lesson(enter: Enter) -> None:
    ann = phone(enter)
    page = ann.go("/")
    expect(page.get_by_test_id("start-game")).to_contain_text("Start a first game")
    assert doors(page) == ["Learn in 15 minutes", "Play now", "Invite friends"]
    ann.upload(played("original", 4, 60, cards=True), 1, 2, 3)
    ann.go("/")
    expect(page.get_by_test_id("start-game")).to_contain_text("Original, 4 players")
    expect(page.locator(".door").first).not_to_contain_text("easy at first")
    assert doors(page) == ["Play now", "Invite friends", "Learn in 15 minutes"]
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.locator(".door").nth(1)).to_contain_text("Play now")
    assert doors(page)[-1] == "Learn in 15 minutes"


@pytest.mark.soak
def test_the_first_page_fits_a_phone_held_across(enter: Enter) -> None:
    ann = enter((844, 390), has_touch=True, is_mobile=True)
    ann.create(PERSON, COMPUTER, seed=1)
    page = ann.go("/")
    expect(page.get_by_test_id("go-on").locator(".farm svg").first).to_be_visible()
    card = page.get_by_test_id("go-on").bounding_box()
    assert card
    # A bar over the house: what smokes and what is lived in is seen.
    assert card["height"] <= 56
    for part in page.locator(".land use[href='#art-person']").all():
        figure = part.bounding_box()
        assert figure and figure["y"] >= card["y"] + card["height"]
    for door in page.locator(".door").all():
        box = door.bounding_box()
        assert box
        assert box["y"] >= card["y"] + card["height"]
        picture = door.locator(".picture").bounding_box()
        assert picture and picture["width"] >= 56 and picture["height"] >= 90
        assert picture["x"] + picture["width"] / 2 < box["x"] + box["width"] / 3
    links = page.get_by_role("contentinfo").bounding_box()
    assert links
    assert links["y"] + links["height"] <= 390


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_suggestions_are_whole_and_cover_no_space(enter: Enter, size: tuple[int, int]) -> None:
    """They lie over the farm, and the first of the spaces that they number is in sight below them."""
    ann = enter(size, has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.upload(played('revised', 4, 60, cards=True), 1, 2, 3)}")
    board = page.locator(".panes").bounding_box()
    page.get_by_test_id("hint").tap()
    sheet = page.locator(".advice")
    expect(page.get_by_test_id("hints").get_by_role("listitem")).to_have_count(3)
    assert page.locator(".panes").bounding_box() == board  # nothing jumps
    assert sheet.evaluate("sheet => sheet.scrollHeight <= sheet.clientHeight")
    box = sheet.bounding_box()
    assert box is not None
    assert board is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= board["y"]
    expect(page.locator(".space:has(.suggested)").filter(has_text="1").first).to_be_in_viewport()
    expect(page.get_by_test_id("hint-0")).to_contain_text("best")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def rows_in_sight(page: Page) -> int:
    """How many rows of spaces are seen whole without scrolling."""
    rows: int = page.evaluate(
        """() => {
            const seen = document.querySelector(".panes").getBoundingClientRect();
            const boxes = [...document.querySelectorAll("[data-space]")].map((one) => one.getBoundingClientRect());
            const whole = boxes.filter((box) => box.top >= seen.top && box.bottom <= seen.bottom + 1);
            return new Set(whole.map((box) => Math.round(box.top))).size;
        }"""
    )
    return rows


@pytest.mark.soak
@pytest.mark.parametrize(("players", "moves", "round"), [(2, 32, 5), (2, 64, 8), (4, 64, 5)])
def test_many_rows_of_the_board_are_in_sight(enter: Enter, players: int, moves: int, round: int) -> None:
    """The guide of a first game takes none of them: the farm is lower as long as it is there."""
    ann = enter((390, 844), has_touch=True, is_mobile=True)
    game = played("revised", players, moves)
    assert game.round == round
    page = ann.go(f"/r/{ann.upload(game, *range(1, players))}")
    expect(page.get_by_test_id("guide")).to_be_visible()
    expect(page.get_by_test_id("end-turn")).to_be_disabled()
    assert rows_in_sight(page) == 5
    farm = page.locator(".home svg.yard").bounding_box()
    assert farm is not None
    assert farm["width"] >= 0.65 * 390
    page.get_by_test_id("guide-more").tap()
    page.get_by_test_id("guide-away").tap()
    expect(page.get_by_test_id("guide-away")).to_have_count(0)
    assert rows_in_sight(page) == 5
    after = page.locator(".home svg.yard").bounding_box()
    assert after is not None
    assert after["width"] >= 0.9 * 390
    for space in page.locator("[data-space]").all():
        box = space.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_spaces_of_the_farm_are_large_enough_for_a_thumb(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size, has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    page.get_by_test_id("space-farmland").tap()
    for cell in ("b1", "e3"):
        space = page.get_by_test_id(f"cell-0-{cell}")
        # The browser counts with short fractions: of a whole space it sees 0.9999998.
        expect(space).to_be_in_viewport(ratio=0.9999)
        box = space.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


@pytest.mark.soak
@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_what_a_room_costs_lies_over_the_land(enter: Enter, size: tuple[int, int]) -> None:
    """It is not hidden behind the board."""
    ann = enter(size, has_touch=True, is_mobile=True)
    farm = {"goods": {"wood": 12, "reed": 4}}
    page = ann.go(f"/r/{ann.upload(position(farm, 'Farm Expansion', 'Build rooms'))}")
    price = page.locator("p.bill").bounding_box()
    land = page.locator(".home .frame").bounding_box()
    assert price
    assert land
    assert price["y"] >= land["y"]
    assert price["y"] + price["height"] <= land["y"] + land["height"]


@pytest.mark.parametrize("size", [(390, 700), (844, 390), (768, 1024)])
def test_the_space_of_the_round_comes_first_where_the_board_scrolls(enter: Enter, size: tuple[int, int]) -> None:
    """It lay out of sight in its own place, behind a loud button that led there."""
    ann = enter(size, has_touch=True, is_mobile=True, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 4, 90), 1, 2, 3)}")
    new, first = page.locator("[data-space].turned"), page.get_by_test_id("space-farm-expansion")
    expect(new).to_be_in_viewport(ratio=1)
    place, next_to = new.bounding_box(), first.bounding_box()
    assert place and next_to
    assert place["y"] == next_to["y"]
    assert place["x"] < next_to["x"]


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_what_cannot_end_yet_says_what_to_do_instead(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size, has_touch=True, is_mobile=True, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 4, 90), 1, 2, 3)}")
    end = page.get_by_test_id("end-turn")
    expect(end).to_be_disabled()
    expect(end).to_have_text("Choose a space")
    page.get_by_test_id("pane-cards").tap()
    expect(end).to_have_text("Tap a card to read it")
    page.get_by_test_id("pane-board").tap()
    page.get_by_test_id("space-day-laborer").tap()
    expect(end).to_be_enabled()
    expect(end).to_have_text("End turn")


def test_a_phone_counts_the_spaces_below_and_goes_on_to_them(enter: Enter) -> None:
    ann = enter((390, 844), has_touch=True, is_mobile=True, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 4, 90), 1, 2, 3)}")
    more, last = page.get_by_test_id("more-spaces"), page.locator("#board [data-space]:not(.turned)").last
    expect(more).to_have_text(re.compile(r"^\d+ more ↓$"))
    expect(last).not_to_be_in_viewport()
    for _ in range(4):
        if more.is_visible():
            more.tap()
            page.wait_for_timeout(600)
    expect(last).to_be_in_viewport()
    expect(more).to_be_hidden()


@pytest.mark.soak
def test_the_bar_keeps_its_height_whoever_decides(enter: Enter) -> None:
    """Long words are set closer: the board does not jump below them."""
    ann = enter((360, 740), has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.upload(played('revised', 2, 24), 1, names={0: 'Ann', 1: 'Maximilian Bartholomew'})}")
    bar = page.get_by_test_id("line-of-moment")
    before = bar.bounding_box()
    page.get_by_test_id("question").evaluate("it => it.textContent = 'Maximilian Bartholomew: place person 1 of 2'")
    assert bar.bounding_box() == before


def test_tabs_show_where_cards_can_be_played(ann: Guest) -> None:
    farm = {"goods": {"clay": 5, "wood": 5, "food": 5}, "hand": ["A067"]}
    page = ann.go(f"/r/{ann.upload(position(farm, 'Major Improvement', cards=True))}")
    for tab in ("hand", "majors"):
        expect(page.get_by_test_id(f"tab-{tab}")).to_have_class(re.compile("lit"))
    expect(page.get_by_test_id("tab-played")).not_to_have_class(re.compile("lit"))


@pytest.mark.soak
def test_the_ring_of_who_acts_runs_round_what_is_seen_of_a_chip(enter: Enter) -> None:
    ann = phone(enter)
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    chip = page.get_by_test_id("chip-1")
    chip.evaluate("one => one.classList.add('now')")
    seen = "one => [one, one.querySelector('.whose')].map((part) => getComputedStyle(part).outlineStyle)"
    assert chip.evaluate(seen) == ["none", "solid"]


@pytest.mark.soak
def test_a_line_of_the_moment_without_a_second_one_stands_in_the_middle(enter: Enter) -> None:
    ann = phone(enter)
    page = ann.go(f"/r/{ann.upload(position({'goods': {'food': 2}}, 'Forest'))}")
    expect(page.get_by_test_id("question")).to_contain_text("end the turn")
    expect(page.get_by_test_id("note")).to_have_text("")
    bar, words = page.get_by_test_id("line-of-moment").bounding_box(), page.get_by_test_id("question").bounding_box()
    assert bar and words
    assert abs(bar["y"] + bar["height"] / 2 - words["y"] - words["height"] / 2) < 4


def test_the_lesson_that_goes_on_has_one_way_back_to_it(enter: Enter) -> None:
    ann = phone(enter)
    page = ann.go("/learn")
    page.get_by_test_id("lesson-next").wait_for()
    ann.go("/")
    expect(page.locator(".primary")).to_have_text(re.compile("Go on with the lesson"))
    expect(page.get_by_test_id("go-on")).to_have_count(0)


def test_a_part_of_the_lesson_that_was_left_for_another_is_no_game_that_goes_on(enter: Enter) -> None:
    ann = phone(enter)
    page = ann.go("/learn")
    page.get_by_test_id("lesson-next").wait_for()
    with page.expect_response(lambda reply: reply.url.endswith("/seats/1")):
        page.get_by_test_id("lesson-parts").click()
        page.get_by_test_id("lesson-begin-cards").click()
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "hand")
    ann.go("/")
    expect(page.locator(".primary")).to_have_text(re.compile("Go on with the lesson"))
    expect(page.get_by_test_id("go-on")).to_have_count(0)


def test_after_a_harvest_the_new_space_is_told_first(enter: Enter) -> None:
    """It is news; what the harvest brought stands on the farm too."""
    ann = phone(enter)
    farm = {"goods": {"food": 9, "sheep": 2}, "pastures": [["d1", "e1"]], "fields": {"b1": {"grain": 3}}}
    game = position(farm, "Forest", "end turn", "Day Laborer", "end turn", players=1, round=4)
    page = ann.go(f"/r/{ann.upload(game)}")
    expect(page.get_by_test_id("note")).to_have_text(re.compile(r"^\s*New: .*Harvest.*all fed", re.DOTALL))
    expect(page.get_by_test_id("opened")).to_be_in_viewport(ratio=1)


# What of a chip leaves it.
_HANGS_OUT = """
() => [...document.querySelectorAll('.chip .whose > *')].filter((one) => {
  const [part, chip] = [one, one.parentElement].map((each) => each.getBoundingClientRect());
  return part.left < chip.left || part.right > chip.right + 0.5;
}).map((one) => one.textContent)
"""


@pytest.mark.soak
def test_chips_hold_all_they_say_and_leave_the_spaces_free(enter: Enter) -> None:
    """Four large families beg; where a finger finds them no space lies."""
    mine = {"pastures": [["b1"], ["c1"], ["d1", "e1"]], "goods": {"food": 9, "sheep": 2}}
    other = {"rooms": ["a1", "a2", "a3", "b2", "b3"], "family": 5, "begging": 2}
    game = position({}, players=5, edition="original", seats=[mine, other, other, other, other])
    ann = enter((390, 844), has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.upload(game)}")
    expect(page.locator(".chip")).to_have_count(4)
    none_left(page, _HANGS_OUT)
    lowest = max(box["y"] + box["height"] for one in page.locator(".chip").all() if (box := one.bounding_box()))
    spaces = [box["y"] for one in page.locator(".space").all() if (box := one.bounding_box())]
    assert spaces
    assert lowest <= min(spaces)


@pytest.mark.soak
def test_the_others_have_a_band_of_their_own_and_a_pane_that_tells_what_they_did(enter: Enter) -> None:
    ann = enter((390, 844), has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.upload(played('revised', 2, 60, cards=True))}")
    chip, farm = page.locator(".chip .whose").bounding_box(), page.locator(".home .frame").bounding_box()
    assert chip and farm
    assert farm["y"] + farm["height"] <= chip["y"]
    page.get_by_test_id("pane-others").tap()
    expect(page.locator(".chip")).to_be_hidden()
    deeds = page.get_by_test_id("deeds-1").get_by_role("listitem")
    expect(deeds).to_have_count(6)
    for deed in deeds.all():
        expect(deed.locator("span")).not_to_be_empty()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_what_decides_stands_at_the_thumb_in_place_of_the_end_of_the_turn(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size, has_touch=True, is_mobile=True)
    farm = {"goods": {"wood": 9, "sheep": 5, "boar": 1}, "pastures": [["d1", "e1"]], "stables": ["e1"]}
    stock = {"Sheep Market": {"sheep": 5}}
    for act, button in (("Fencing", "build-fences"), ("Sheep Market", "gate-done")):
        page = ann.turn_to(f"/r/{ann.upload(position(farm, act, stock=stock))}")
        if act == "Fencing":
            page.get_by_test_id("cell-0-d2").tap()
            page.get_by_test_id("cell-0-e2").tap()
            points = page.get_by_test_id("fence-points").bounding_box()
            panel = page.locator(".panels").bounding_box()
            assert points and panel
            assert points["x"] > panel["x"] + 0.45 * panel["width"]
        expect(page.get_by_test_id("end-turn")).to_be_hidden()
        expect(page.get_by_test_id("undo")).to_be_visible()
        build, panel = page.get_by_test_id(button).bounding_box(), page.locator(".panels").bounding_box()
        assert build and panel
        assert panel["y"] + panel["height"] - build["y"] - build["height"] < 20


@pytest.mark.soak
def test_the_table_of_a_feeding_fills_what_its_rows_leave(enter: Enter) -> None:
    ann = enter((390, 844), has_touch=True, is_mobile=True)
    game = position({"goods": {"food": 2, "grain": 3}}, players=1, round=7)
    for act in ("Reed Bank", "end turn", "Forest", "end turn"):
        game.apply(game.parse(act))
    page = ann.go(f"/r/{ann.upload(game)}")
    last, end = page.locator(".feeding li").last.bounding_box(), page.locator(".feeding .end").bounding_box()
    assert last and end
    assert end["y"] - last["y"] - last["height"] < 24


@pytest.mark.soak
def test_a_film_keeps_its_words_in_the_bar_and_who_waits_on_the_land(enter: Enter) -> None:
    ann = enter((390, 844), has_touch=True, is_mobile=True)
    room = ann.upload(played("revised", 4, 9999, cards=True))
    page = ann.go(f"/replay/{room}?after=300")
    ring = page.get_by_test_id("waiting")
    expect(ring).to_be_visible()
    inside = (
        (page.get_by_test_id("question"), page.get_by_test_id("line-of-moment")),
        (page.get_by_test_id("replay-place"), page.get_by_test_id("line-of-moment")),
        (ring, page.locator(".home .frame")),
        (ring.locator(".gate"), page.locator(".home .frame")),
    )
    for part, whole in inside:
        small, large = part.bounding_box(), whole.bounding_box()
        assert small and large
        assert small["y"] >= large["y"]
        assert small["y"] + small["height"] <= large["y"] + large["height"]


# Figures of the doors that are cut by the edge of their picture.
_CROPPED = """
() => [...document.querySelectorAll('.door .picture')].flatMap((picture) => {
  const frame = picture.getBoundingClientRect();
  return [...picture.querySelectorAll('use')].filter((one) => {
    const box = one.getBoundingClientRect();
    const [seen, whole] = [
      box.right > frame.left + 2 && box.left < frame.right - 2 && box.bottom > frame.top + 2,
      box.left >= frame.left && box.right <= frame.right && box.top >= frame.top];
    return seen && !whole;
  }).map((one) => one.getAttribute('href'));
})
"""


@pytest.mark.soak
@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_the_doors_of_a_phone_show_whole_figures(enter: Enter, size: tuple[int, int]) -> None:
    page = enter(size, has_touch=True, is_mobile=True).go("/")
    expect(page.locator(".door .picture")).to_have_count(3)
    none_left(page, _CROPPED)
