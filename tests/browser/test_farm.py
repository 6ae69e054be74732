"""Animals on a farm are moved by mouse, by touch and by keyboard, and only where the rules leave room for them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Enter
from tests.browser.kit import DESKTOP, LAPTOP, PHONE, Guest, played, position

pytestmark = pytest.mark.browser

# The places: the pastures d1 and e1 e2, the stable c1 outside them, the house.
_FARMER = {
    "goods": {"food": 3, "sheep": 2, "boar": 2, "cattle": 1},
    "pastures": [["d1"], ["e1", "e2"]],
    "stables": ["c1"],
}
_SMALL, _LARGE, _STABLE, _HOUSE = range(4)


def place(page: Page, number: int) -> Locator:
    """One place for animals on the first seat's farm."""
    return page.get_by_test_id(f"place-0-{number}")


def holds(page: Page, number: int, words: str) -> None:
    """Wait until a place says who stands there."""
    expect(place(page, number)).to_have_accessible_name(re.compile(f": {words}; room for"))


def centre(spot: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    # A page that was just opened measures itself, and things move: wait until nothing does.
    spot.hover(trial=True)
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: Locator, end: Locator) -> None:
    """Drag with the mouse."""
    from_x, from_y = centre(start)
    to_x, to_y = centre(end)
    page.mouse.move(from_x, from_y)
    page.mouse.down()
    page.mouse.move((from_x + to_x) / 2, (from_y + to_y) / 2, steps=4)
    expect(start).to_have_attribute("aria-pressed", "true")
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def swipe(page: Page, start: Locator, end: Locator) -> None:
    """Drag with a finger."""
    from_x, from_y = centre(start)
    to_x, to_y = centre(end)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (from_x, from_y))
    for step in range(1, 9):
        touch("touchMove", (from_x + (to_x - from_x) * step / 8, from_y + (to_y - from_y) * step / 8))
    expect(start).to_have_attribute("aria-pressed", "true")
    touch("touchEnd")
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_herd_is_dragged_to_another_pasture_with_the_mouse(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.upload(position(_FARMER))}")
    holds(page, _SMALL, "2 boar|2 wild boar|2 sheep")
    before = place(page, _SMALL).get_attribute("aria-label")
    other = place(page, _LARGE).get_attribute("aria-label")
    assert before is not None and other is not None
    drag(page, place(page, _SMALL), place(page, _LARGE))
    # Those who stood there have changed places with them.
    kind = before.split(": ")[1].split(";")[0]
    holds(page, _LARGE, kind)
    holds(page, _SMALL, other.split(": ")[1].split(";")[0])


def test_what_was_arranged_stays_until_the_numbers_change(ann: Guest) -> None:
    room = ann.upload(position({**_FARMER, "goods": {"food": 3, "sheep": 2}}))
    page = ann.go(f"/r/{room}")
    where = _SMALL if "2 sheep" in (place(page, _SMALL).get_attribute("aria-label") or "") else _LARGE
    drag(page, place(page, where), place(page, _HOUSE))
    holds(page, _HOUSE, "1 sheep")
    holds(page, where, "1 sheep")
    page.get_by_test_id("space-forest").click()
    expect(page.get_by_test_id("question")).to_contain_text(re.compile("end", re.IGNORECASE))
    holds(page, _HOUSE, "1 sheep")
    assert ann.state(room)["view"]["seats"][0]["goods"]["sheep"] == 2


def test_a_drop_that_is_not_possible_says_why_and_changes_nothing(ann: Guest) -> None:
    goods = {"food": 3, "sheep": 4, "boar": 2, "cattle": 2}
    page = ann.go(f"/r/{ann.upload(position({**_FARMER, 'goods': goods}))}")
    holds(page, _SMALL, "2 wild boar")
    holds(page, _LARGE, "4 sheep")
    drag(page, place(page, _SMALL), place(page, _LARGE))
    told = page.get_by_test_id("moving")
    expect(told).to_have_text("4 sheep would find no other place.")
    expect(told).to_have_class(re.compile("bad"))
    holds(page, _SMALL, "2 wild boar")
    holds(page, _LARGE, "4 sheep")


def test_a_herd_is_dragged_with_a_finger(enter: Enter) -> None:
    guest = enter(PHONE, has_touch=True, is_mobile=True)
    page = guest.go(f"/r/{guest.upload(position({**_FARMER, 'goods': {'food': 3, 'sheep': 3}}))}")
    holds(page, _LARGE, "3 sheep")
    swipe(page, place(page, _LARGE), place(page, _STABLE))
    holds(page, _STABLE, "1 sheep")
    holds(page, _LARGE, "2 sheep")


def test_a_herd_is_moved_by_taps_and_by_keys(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.upload(position({**_FARMER, 'goods': {'food': 3, 'sheep': 3}}))}")
    holds(page, _LARGE, "3 sheep")
    place(page, _LARGE).click()
    expect(place(page, _LARGE)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("moving")).to_have_text("Choose a place for 3 sheep.")
    place(page, _SMALL).click()
    holds(page, _SMALL, "2 sheep")
    holds(page, _LARGE, "1 sheep")
    place(page, _SMALL).press("Enter")
    expect(place(page, _SMALL)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(place(page, _SMALL)).to_have_attribute("aria-pressed", "false")
    place(page, _SMALL).press("Enter")
    place(page, _HOUSE).press("Enter")
    holds(page, _HOUSE, "1 sheep")
    holds(page, _SMALL, "1 sheep")


def test_capacity_is_told_where_it_is_not_seen(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.upload(position(_FARMER))}")
    drawn = page.get_by_test_id("seat-0-farm").locator("svg.yard .number")
    expect(drawn).to_have_text([re.compile(r"\d/2"), re.compile(r"\d/4")])
    # While animals wait at the gate every place counts.
    farm = {"goods": {"food": 3, "sheep": 2, "boar": 1}, "pastures": [["e1"]], "stables": ["c1"]}
    page = ann.turn_to(f"/r/{ann.upload(position(farm, 'Sheep Market', stock={'Sheep Market': {'sheep': 4}}))}")
    expect(drawn).to_have_text([re.compile(r"\d/2"), re.compile(r"\d/1"), re.compile(r"\d/1")])


def test_animals_are_let_in_from_the_gate(ann: Guest) -> None:
    farm = {"goods": {"food": 3, "sheep": 2, "boar": 1}, "pastures": [["e1"]], "cards": ["M-fireplace-2"]}
    room = ann.upload(position(farm, "Sheep Market"))
    page = ann.go(f"/r/{room}")
    holds(page, 1, "1 sheep")
    drag(page, page.get_by_test_id("waiting-boar"), place(page, 1))
    holds(page, 1, "1 wild boar")
    expect(page.get_by_test_id("waiting-sheep")).to_be_visible()
    expect(page.get_by_test_id("gate-outcome")).to_contain_text("keep 2 sheep, 1 wild boar")
    page.get_by_test_id("gate-done").click()
    expect(page.locator(".gate")).to_have_count(0)
    goods = ann.state(room)["view"]["seats"][0]["goods"]
    assert (goods["sheep"], goods["boar"]) == (2, 1)


def test_tiles_are_places_too(enter: Enter) -> None:
    guest = enter(LAPTOP)
    farm = {"goods": {"food": 3, "sheep": 3}, "pastures": [{"shape": "two", "stable": False}], "stables": 1}
    page = guest.go(f"/r/{guest.upload(position(farm, edition='family'))}")
    holds(page, 0, "3 sheep")
    drag(page, place(page, 0), place(page, 1))
    holds(page, 1, "1 sheep")
    holds(page, 0, "2 sheep")


def test_a_pasture_tile_shows_its_price_its_places_and_its_points(ann: Guest) -> None:
    farm = {"goods": {"food": 3, "wood": 9}, "stables": 1}
    page = ann.go(f"/r/{ann.upload(position(farm, 'Pastures', edition='family'))}")
    moved = page.locator(".choices button").filter(has_text="small pasture and move a stable")
    expect(moved).to_contain_text("3 wood")
    expect(moved).to_contain_text("for 4 animals")
    expect(moved).to_contain_text("+2 points")


def test_a_played_card_says_what_it_remembers(ann: Guest) -> None:
    farm = {"goods": {"food": 3}, "cards": ["K280"], "card_state": {"K280": [0, 4, 1]}}
    page = ann.go(f"/r/{ann.upload(position(farm, edition='original', cards=True, players=4))}")
    page.get_by_test_id("tab-played").click()
    card = page.get_by_test_id("card-K280")
    expect(card.get_by_test_id("note-on-card")).to_have_text("4 wild boar and 1 cattle on it")


def settled_yard(page: Page) -> Locator:
    """The own farm, once nothing moves any more."""
    page.wait_for_load_state("networkidle")
    yard = page.get_by_test_id("seat-0-farm").locator(".yard").first
    yard.hover(trial=True)
    return yard


@pytest.mark.parametrize("size", [LAPTOP, (1024, 768)])
def test_the_farm_keeps_its_place_while_it_is_asked_what_to_build_first(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size)
    for players in (1, 2, 4):
        page = ann.turn_to(f"/r/{ann.upload(position({'goods': {'wood': 9, 'reed': 2}}, players=players))}")
        yard = settled_yard(page)
        before = yard.bounding_box()
        page.get_by_test_id("space-farm-expansion").click()
        expect(page.get_by_test_id("action-0")).to_be_in_viewport(ratio=1)
        expect(page.get_by_test_id("action-1")).to_be_in_viewport(ratio=1)
        assert yard.bounding_box() == before


@pytest.mark.parametrize("size", [LAPTOP, (1024, 768)])
def test_the_farm_keeps_its_place_while_animals_wait_at_the_gate(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size)
    for players in (2, 4):
        keeps_its_place(ann, players)


def keeps_its_place(ann: Guest, players: int) -> None:
    """Let animals come that find no place, and choose who stays."""
    farm = {**_FARMER, "goods": {"food": 3, "sheep": 5, "boar": 2}}
    page = ann.turn_to(f"/r/{ann.upload(position(farm, players=players, stock={'Sheep Market': {'sheep': 5}}))}")
    yard = settled_yard(page)
    before = yard.bounding_box()
    page.get_by_test_id("space-sheep-market").click()
    expect(page.get_by_test_id("gate-done")).to_be_visible()
    expect(yard.get_by_test_id("waiting")).to_be_visible()
    assert yard.bounding_box() == before
    # Neither who waits nor what is decided lies over the other.
    waiting, panel = page.get_by_test_id("waiting").bounding_box(), page.get_by_test_id("gate-done").bounding_box()
    assert waiting is not None and panel is not None
    assert waiting["y"] + waiting["height"] <= panel["y"]
    cells = page.get_by_test_id("seat-0-farm").locator("[data-place]:not([data-place=gate])")
    expect(cells.first).to_be_visible()
    for place in cells.all():
        box = place.bounding_box()
        assert box is not None and box["y"] + box["height"] <= panel["y"] + 1
    page.get_by_test_id("gate-done").click()
    expect(page.get_by_test_id("gate-done")).to_have_count(0)
    assert yard.bounding_box() == before


def test_a_farm_of_tiles_keeps_its_place_while_something_is_decided(enter: Enter) -> None:
    ann = enter(LAPTOP)
    farm = {"goods": {"food": 3, "sheep": 2, "boar": 1}, "pastures": [{"shape": "two", "stable": False}]}
    given = position(farm, edition="family", players=3, stock={"Sheep": {"sheep": 9}})
    page = ann.go(f"/r/{ann.upload(given)}")
    page.wait_for_load_state("networkidle")
    tiles = page.get_by_test_id("seat-0-farm").locator(".tiles").first
    before = tiles.bounding_box()
    page.get_by_test_id("space-sheep").click()
    expect(page.get_by_test_id("gate-done")).to_be_visible()
    assert tiles.bounding_box() == before
    page.get_by_test_id("gate-done").click()
    expect(page.get_by_test_id("gate-done")).to_have_count(0)
    assert tiles.bounding_box() == before


@pytest.mark.parametrize(
    ("edition", "players", "size", "full"),
    [
        ("revised", 2, LAPTOP, True),
        ("revised", 3, LAPTOP, True),
        ("revised", 4, LAPTOP, False),
        ("revised", 4, DESKTOP, True),
        ("revised", 4, PHONE, True),
        ("family", 3, LAPTOP, False),
        ("family", 3, DESKTOP, True),
        ("family", 3, PHONE, True),
    ],
)
def test_another_farm_is_painted_like_the_own_where_it_is_wide(
    enter: Enter, edition: str, players: int, size: tuple[int, int], full: bool
) -> None:
    ann = enter(size)
    page = ann.go(f"/r/{ann.upload(played(edition, players, 60, cards=edition != 'family'))}")
    if size == PHONE:
        page.get_by_test_id("pane-others").click()
    farm = page.get_by_test_id("seat-1-farm")
    expect(farm.locator(f"svg[data-small={str(not full).lower()}]")).to_be_visible()
    if not full:
        return
    # All of it is seen, with its goods below it.
    whole = page.locator("#other-1").bounding_box()
    goods = farm.locator(".goods").bounding_box()
    assert whole is not None and goods is not None
    assert goods["y"] + goods["height"] <= whole["y"] + whole["height"]


def test_the_sign_of_a_lone_stable_hides_no_animal(enter: Enter) -> None:
    """Not even on a phone, where signs are largest beside what they count."""
    game = position({"goods": {"sheep": 2, "food": 9}, "stables": ["d1", "e1"]}, players=1)
    ann = enter(PHONE)
    page = ann.go(f"/r/{ann.upload(game)}")
    yard = page.locator("[data-small=false]").first
    sheep = yard.locator("[data-piece=sheep]")
    expect(sheep).to_have_count(2)
    covered = """(yard) => {
        const boxes = (found) => [...yard.querySelectorAll(found)].map((one) => one.getBoundingClientRect());
        return boxes("[data-piece=sheep]").filter((sheep) =>
            boxes(".sign").some((sign) => sign.right > sheep.left + 2 && sign.left < sheep.right - 2
                && sign.bottom > sheep.top && sign.top < sheep.bottom)).length;
    }"""
    assert yard.evaluate(covered) == 0


@pytest.mark.parametrize("size", [(1024, 768), LAPTOP])
@pytest.mark.parametrize("rooms", [["a1", "a2", "a3"], ["a1", "a2", "a3", "b1"]])
def test_the_plate_does_not_hide_the_smoke_of_a_house_and_a_pet_needs_no_sign(
    enter: Enter, size: tuple[int, int], rooms: list[str]
) -> None:
    ann = enter(size)
    page = ann.go(f"/r/{ann.upload(position({'goods': {'sheep': 1}, 'rooms': rooms}))}")
    farm = page.locator("#pane-farms .large").first
    smoke = farm.locator(".smoke").evaluate("(one) => one.getBoundingClientRect().toJSON()")
    expect(farm.locator(".sign")).to_have_count(0)
    box = farm.get_by_test_id("live-scores").bounding_box()
    assert box is not None
    beside = box["x"] >= smoke["x"] + smoke["width"] or box["x"] + box["width"] <= smoke["x"]
    assert beside or box["y"] + box["height"] <= smoke["y"]
