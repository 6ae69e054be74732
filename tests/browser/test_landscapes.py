"""The painted land around pages: nothing of it is cut by what stands before it, and no star sits on a word."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.kit import COMPUTER, DESKTOP, LANGUAGES, LAPTOP, PERSON, ended, position

# Paintings seldom change, and there are many sizes of screens: they are looked at by `make soak-page`.
pytestmark = [pytest.mark.browser, pytest.mark.soak]

ACROSS, NARROW, TABLET, TABLET_ACROSS = (844, 390), (390, 844), (768, 1024), (1024, 768)
SMALL_LAPTOP = (1280, 800)

# Stars whose middle lies within the letters of the title.
_ON_TITLE = """
() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('h1'));
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return [...document.querySelectorAll('.land circle[r="1.8"]')].map((one) => one.getBoundingClientRect())
    .filter((one) => one.right > left && one.left < right && one.bottom > top + 8 && one.top < bottom).length;
}
"""


@pytest.mark.parametrize("size", [NARROW, LAPTOP])
def test_no_star_sits_on_the_name_of_the_game(enter: Enter, size: tuple[int, int]) -> None:
    page = enter(size, settings={"theme": "dark"}).go("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(_ON_TITLE) == 0


def test_the_doors_of_a_phone_held_across_have_no_spires_above_them(enter: Enter) -> None:
    page = enter(ACROSS).go("/")
    expect(page.locator(".door").first).to_be_visible()
    for spire in page.locator(".land .spires").all():
        expect(spire).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_links_of_a_phone_stand_in_one_line(enter: Enter, language: str) -> None:
    page = enter(NARROW, settings={"language": language}).go("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    links = page.locator(".links").bounding_box()
    assert links
    assert links["height"] < 60
    expect(page.get_by_test_id("join-open")).to_be_visible()
    page.get_by_test_id("more-open").click()
    expect(page.get_by_test_id("settings-open")).to_be_visible()


@pytest.mark.parametrize("size", [TABLET, TABLET_ACROSS, LAPTOP])
def test_the_house_and_the_people_of_a_door_are_not_cut(enter: Enter, size: tuple[int, int]) -> None:
    page = enter(size).go("/")
    door = page.locator(".door.main .picture")
    expect(door).to_be_visible()
    frame = door.bounding_box()
    assert frame
    for thing in page.locator(".door.main .picture > g").all():
        box = thing.bounding_box()
        assert box
        assert frame["x"] <= box["x"] and box["x"] + box["width"] <= frame["x"] + frame["width"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_door_hangs_alone_on_a_line(enter: Enter, language: str) -> None:
    """On a tablet held upright, whose doors are the narrowest."""
    page = enter(TABLET, settings={"language": language}).go("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    lone = page.locator(".door p").evaluate_all(
        """(all) => all.filter((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            const lines = [...range.getClientRects()].map(({ width }) => width);
            return lines.length > 1 && Math.min(...lines) < Math.max(...lines) / 3;
        }).length"""
    )
    assert lone == 0


@pytest.mark.parametrize("size", [NARROW, (360, 740), TABLET, TABLET_ACROSS, SMALL_LAPTOP, LAPTOP])
def test_the_front_door_has_animals_and_its_edge_cuts_none(enter: Enter, size: tuple[int, int]) -> None:
    page = enter(size).go("/")
    expect(page.locator(".door").first).to_be_visible()
    animals = page.locator(".land :is(.herd, .flock) use").filter(visible=True)
    seen = [box for box in (one.bounding_box() for one in animals.all()) if box is not None]
    assert len(seen) >= 4
    assert [box for box in seen if box["x"] < 0 or box["x"] + box["width"] > size[0]] == []
    mill = page.locator(".land .sails").bounding_box()
    assert mill is None or mill["x"] + mill["width"] <= size[0]


@pytest.mark.parametrize("size", [NARROW, TABLET])
@pytest.mark.parametrize("again", [False, True])
def test_the_sun_is_clear_of_the_choice_of_a_language(enter: Enter, size: tuple[int, int], again: bool) -> None:
    ann = enter(size)
    if again:
        ann.create(PERSON, COMPUTER)
    page = ann.go("/")
    expect(page.get_by_test_id("go-on")).to_have_count(int(again))
    sun, choice = page.locator(".land .sun circle").last.bounding_box(), page.get_by_test_id("language").bounding_box()
    assert sun is not None and choice is not None
    assert sun["x"] + sun["width"] <= choice["x"] or sun["y"] >= choice["y"] + choice["height"]
    assert sun["x"] + sun["width"] <= size[0]


@pytest.mark.parametrize("size", [LAPTOP, TABLET_ACROSS, NARROW])
def test_the_herd_beside_a_title_stands_whole_on_its_meadow_or_not_at_all(enter: Enter, size: tuple[int, int]) -> None:
    page = enter(size).go("/rules/revised")
    land = page.locator("svg.land").bounding_box()
    assert land
    for animal in page.locator(".land .herd use").all():
        if size == NARROW:
            expect(animal).to_be_hidden()
        else:
            box = animal.bounding_box()
            assert box
            assert box["y"] + box["height"] < land["y"] + land["height"]


def test_the_ending_of_a_phone_offers_a_rematch_at_once_and_bars_hold_their_numbers(enter: Enter) -> None:
    ann = enter(NARROW, has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.upload(ended('revised', 4))}")
    expect(page.get_by_test_id("rematch")).to_be_in_viewport(ratio=1)
    parts = page.locator(".bars .part")
    expect(parts.first).to_be_visible()
    assert parts.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0


@pytest.mark.parametrize("players", [1, 2])
def test_no_tree_looks_out_below_the_name_over_a_farm(enter: Enter, players: int) -> None:
    ann = enter(LAPTOP)
    page = ann.go(f"/r/{ann.upload(position({}, players=players))}")
    expect(page.locator(".large > .plate")).to_be_visible()
    peeping = """() => {
        const name = document.querySelector(".large > .plate").getBoundingClientRect();
        return [...document.querySelectorAll(".large .yard use")]
            .filter((one) => /tree|fir/.test(one.getAttribute("href")))
            .map((one) => one.getBoundingClientRect())
            .filter((tree) => tree.left < name.right && tree.right > name.left
                && tree.top < name.bottom && tree.bottom > name.bottom + 2).length;
    }"""
    assert page.evaluate(peeping) == 0


def test_a_high_place_shows_more_land_than_sky_and_clouds_in_it(enter: Enter) -> None:
    """On a tall phone on which fences are painted."""
    game = position({"goods": {"wood": 9, "food": 3}}, "Fencing")
    ann = enter((390, 932), has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.upload(game)}")
    page.get_by_test_id("cell-0-d2").click()
    expect(page.get_by_test_id("build-fences")).to_be_visible()
    frame, yard = page.locator(".frame").bounding_box(), page.locator(".frame > .yard").bounding_box()
    assert frame and yard
    above, left = yard["y"] - frame["y"], frame["height"] - yard["height"]
    assert left > 60
    assert abs(above - left / 3) < 2
    clouds = page.locator('.frame use[href="#art-cloud"]').all()
    seen = [box for box in (cloud.bounding_box() for cloud in clouds) if box]
    assert [box for box in seen if frame["y"] <= box["y"] < yard["y"]]


@pytest.mark.parametrize("size", [NARROW, TABLET_ACROSS, LAPTOP])
def test_the_pictures_of_editions_are_whole(enter: Enter, size: tuple[int, int]) -> None:
    page = enter(size).go("/")
    page.get_by_test_id("change-game").click()
    expect(page.locator(".edition svg").first).to_be_visible()
    cut = page.locator(".edition > svg").evaluate_all(
        """(all) => all.flatMap((one) => {
            const frame = one.getBoundingClientRect();
            return [...one.querySelectorAll("use:not([href='#art-cloud']), [fill='var(--art-path)'], rect[rx]")]
                .map((thing) => thing.getBoundingClientRect())
                .filter((box) => box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom);
        }).length"""
    )
    assert cut == 0


@pytest.mark.parametrize("size", [TABLET_ACROSS, NARROW])
def test_a_page_of_few_words_ends_in_a_meadow(enter: Enter, size: tuple[int, int]) -> None:
    page = enter(size).go("/about")
    foot = page.locator(".foot svg").bounding_box()
    assert foot
    assert foot["height"] > 100
    assert abs(foot["y"] + foot["height"] - size[1]) < 2


def test_the_land_of_a_page_ends_nowhere(enter: Enter) -> None:
    """Its picture ended in a line, below which all was linen: fields and fences were sawn off."""
    page = enter(LAPTOP).go("/about")
    land = page.locator("svg.land")
    expect(land).to_have_css("overflow", "visible")
    meadow = page.locator('svg.land path[fill="var(--art-meadow)"]').evaluate("(one) => getComputedStyle(one).fill")
    expect(page.locator(".page")).to_have_css("background-color", meadow)
    # Among the animals at its foot no hill begins.
    assert page.locator(".foot svg path:visible").count() == 0


def test_the_game_that_goes_on_lies_on_no_word_and_before_no_mill(enter: Enter) -> None:
    ann = enter(LAPTOP)
    ann.upload(position({}), 1)
    page = ann.go("/")
    for size in (LAPTOP, TABLET_ACROSS, TABLET):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.get_by_test_id("go-on").locator("svg").first).to_be_visible()
        own = page.get_by_test_id("go-on").bounding_box()
        for things in ("h1", ".name p", "[data-testid=language]", ".land .sails"):
            for other in page.locator(things).filter(visible=True).all():
                box = other.bounding_box()
                assert own and box
                beside = box["x"] + box["width"] <= own["x"] or own["x"] + own["width"] <= box["x"]
                assert beside or box["y"] >= own["y"] + own["height"] or box["y"] + box["height"] <= own["y"], things


# Clouds of which less than half is seen, but something.
_DASHES = """
(frames) => frames.flatMap((frame) => {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('use[href="#art-cloud"]')].map((one) => one.getBoundingClientRect())
    .filter((one) => one.right > left && one.left < right)
    // A cloud does not fill all of its drawing: a tenth above and below it is air.
    .map((one) => (Math.min(one.bottom, bottom) - Math.max(one.top, top)) / one.height)
    .filter((seen) => seen > 0.1 && seen < 0.5);
}).length
"""


@pytest.mark.parametrize("size", [ACROSS, TABLET, TABLET_ACROSS, SMALL_LAPTOP, LAPTOP, DESKTOP])
def test_no_cloud_is_cut_to_a_dash(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size)
    page = ann.go("/")
    expect(page.locator(".door").first).to_be_visible()
    assert page.locator(".door .picture, .land").evaluate_all(_DASHES) == 0
    page = ann.go("/rules/revised")
    expect(page.locator("svg.land")).to_be_visible()
    assert page.locator("svg.land").evaluate_all(_DASHES) == 0
    for guide in (True, False):
        ann.set(guide=guide)
        page = ann.go(f"/r/{ann.upload(position({}))}")
        expect(page.locator(".frame")).to_be_visible()
        assert page.locator(".frame").evaluate_all(_DASHES) == 0


def test_the_farm_is_seen_above_the_doors_of_a_phone_held_across(enter: Enter) -> None:
    page = enter(ACROSS).go("/")
    door = page.locator(".door.main").bounding_box()
    assert door
    for things in (".home", ".herd use"):
        boxes = [box for box in (one.bounding_box() for one in page.locator(f".land {things}").all()) if box]
        assert boxes
        assert all(box["y"] >= 0 and box["y"] + box["height"] <= door["y"] for box in boxes)
