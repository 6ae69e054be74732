"""Each special way to choose: fences, animals at the gate, payment, feeding, undo."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

import agricola
from tests.browser.conftest import Enter
from tests.browser.kit import COMPUTER, LAPTOP, PERSON, PHONE, Guest, played, position

pytestmark = pytest.mark.browser

_FENCER = {
    "goods": {"wood": 9, "food": 3, "sheep": 3, "grain": 1},
    "pastures": [["d1", "e1"]],
    "stables": ["e1"],
    "fields": {"b3": {"grain": 2}, "c3": {}},
}


def farm(guest: Guest, room: str) -> dict[str, object]:
    """The first seat's farm, as the service knows it."""
    told: dict[str, object] = guest.state(room)["view"]["seats"][0]
    return told


def _came(message: str | bytes) -> bool:
    """Whether a message of the service says that the second seat is here now."""
    told = json.loads(message)
    return told["type"] == "change" and {"room": {"seats": {"1": {"connected": [True]}}}} in told["patches"]


def question(page: Page, words: str) -> None:
    """Wait until something is asked."""
    expect(page.get_by_test_id("question")).to_contain_text(re.compile(words, re.IGNORECASE))


def build(page: Page) -> None:
    """Build the fences that are drawn, and wait until they stand."""
    page.get_by_test_id("build-fences").click()
    expect(page.get_by_test_id("build-fences")).to_be_hidden()


def test_fences_are_built_by_painting_spaces_with_the_mouse(ann: Guest) -> None:
    room = ann.upload(position(_FENCER, "Fencing"))
    page = ann.go(f"/r/{room}")
    start, end = page.get_by_test_id("cell-0-d2"), page.get_by_test_id("cell-0-e2")
    expect(start).to_be_visible()
    start.click()
    expect(start).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status").filter(has_text="3 new fences")).to_be_visible()
    start.click()
    expect(start).to_have_attribute("aria-pressed", "false")
    # With the button held the pointer paints, from the space where it was pressed.
    start.hover()
    page.mouse.down()
    end.hover()
    page.mouse.up()
    expect(end).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status").filter(has_text="4 new fences")).to_be_visible()
    # The wood is owed from the moment that they are painted, and gone as soon as they stand.
    owed = page.get_by_test_id("owed-wood")
    wood = page.locator("[data-testid=goods-bar] li", has=page.locator("[data-icon=wood]"))
    before = int(wood.locator("span[aria-hidden]").first.inner_text())
    expect(owed).to_contain_text("4 of it to pay")
    # What is owed stands over its own good, not between two.
    tag, good = owed.bounding_box(), wood.bounding_box()
    assert tag and good
    assert abs(tag["x"] + tag["width"] / 2 - good["x"] - good["width"] / 2) < 2
    build(page)
    expect(owed).to_have_count(0)
    expect(wood.locator("span[aria-hidden]").first).to_have_text(str(before - 4))
    assert {"cells": ["d2", "e2"], "capacity": 4} in farm(ann, room)["pastures"]  # type: ignore[operator]


def test_fences_are_built_by_painting_spaces_with_a_finger(enter: Enter) -> None:
    guest = enter(PHONE, has_touch=True, is_mobile=True)
    room = guest.upload(position(_FENCER, "Fencing"))
    page = guest.go(f"/r/{room}")
    for cell in ("d2", "e2"):
        page.get_by_test_id(f"cell-0-{cell}").tap()
        expect(page.get_by_test_id(f"cell-0-{cell}")).to_have_attribute("aria-pressed", "true")
    build(page)
    assert {"cells": ["d2", "e2"], "capacity": 4} in farm(guest, room)["pastures"]  # type: ignore[operator]


def test_the_farm_stays_under_the_finger_whatever_the_sheet_below_it_says(enter: Enter) -> None:
    guest = enter(PHONE, has_touch=True, is_mobile=True)
    page = guest.go(f"/r/{guest.upload(position(_FENCER, 'Fencing'))}")
    cell = page.get_by_test_id("cell-0-d2")
    expect(page.get_by_text("Paint the spaces of a new pasture.")).to_be_visible()
    place = cell.bounding_box()
    # A pasture with its bill, then spaces that are none, with what comes nearest.
    cell.tap()
    expect(page.get_by_test_id("build-fences")).to_be_visible()
    assert cell.bounding_box() == place
    page.get_by_test_id("cell-0-b3").tap()
    expect(page.get_by_text("These would work:")).to_be_visible()
    assert cell.bounding_box() == place


def test_what_is_painted_stays_while_others_come_and_go(enter: Enter) -> None:
    ann, bob = enter(), enter()
    room = ann.upload(position(_FENCER, "Fencing"))
    ann.post(f"/api/rooms/{room}/seats/1", {"do": "open"})
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    with ann.page.expect_websocket() as line:
        page = ann.go(f"/r/{room}")
    cell = page.get_by_test_id("cell-0-d2")
    cell.click()
    expect(cell).to_have_attribute("aria-pressed", "true")
    with line.value.expect_event("framereceived", _came):
        bob.go(f"/r/{room}")
    expect(cell).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status").filter(has_text="3 new fences")).to_be_visible()


def test_an_illegal_shape_says_why_and_what_comes_nearest(ann: Guest) -> None:
    room = ann.upload(position(_FENCER, "Fencing"))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("cell-0-a1").click()
    page.get_by_test_id("cell-0-e3").click()
    # The rules say it at the space itself; who hears the page hears it from the panel.
    expect(page.locator(".fault")).to_contain_text("touch along their sides")
    expect(page.locator(".panel .bad")).to_contain_text("touch along their sides")
    expect(page.locator(".panel .bad")).to_contain_class("visually-hidden")
    expect(page.get_by_test_id("build-fences")).to_be_hidden()
    # What would work is a picture, and lies on the farm as soon as one points at it.
    near = page.get_by_role("button", name="Use this shape").first
    near.hover()
    expect(page.locator(".yard .ring")).not_to_have_count(0)
    near.click()
    expect(page.locator(".yard .ring")).to_have_count(0)
    build(page)
    assert len(farm(ann, room)["pastures"]) == 2  # type: ignore[arg-type]


def test_a_refusal_lies_inside_the_frame_wherever_the_space_is(ann: Guest) -> None:
    room = ann.upload(position(_FENCER, "Fencing"))
    page = ann.go(f"/r/{room}")
    for cell in ("d2", "e2"):
        page.get_by_test_id(f"cell-0-{cell}").click()
    frame = page.get_by_test_id("seat-0-farm").locator(".frame").bounding_box()
    assert frame is not None
    for cell in ("a1", "a2", "b3", "e1"):
        page.get_by_test_id(f"cell-0-{cell}").click()
        said = page.locator(".fault").bounding_box()
        assert said is not None
        assert frame["x"] <= said["x"] and said["x"] + said["width"] <= frame["x"] + frame["width"], cell
        assert frame["y"] <= said["y"] and said["y"] + said["height"] <= frame["y"] + frame["height"], cell
        page.get_by_test_id(f"cell-0-{cell}").click()
        expect(page.locator(".fault")).to_be_hidden()


@pytest.mark.parametrize("size", [(390, 844), (1024, 768), LAPTOP])
def test_a_pasture_that_stands_is_said_and_moves_nothing(enter: Enter, size: tuple[int, int]) -> None:
    """The question stayed as if nothing had been built, and on a phone the land slipped up under the finger."""
    ann = enter(size)
    page = ann.go(f"/r/{ann.upload(position({'goods': {'wood': 13}}, 'Fencing'))}")
    panel, yard = page.locator(".fences"), page.locator(".home .yard, .large .yard")
    done = panel.get_by_test_id("done")
    expect(panel).to_contain_text("Paint the spaces")
    before = yard.first.bounding_box()
    for cell in ("d1", "e1"):
        page.get_by_test_id(f"cell-0-{cell}").click()
    build(page)
    expect(panel).to_contain_text("Your pasture stands. Build another")
    expect(done).to_have_text("No more fences")
    expect(done).to_have_class(re.compile("primary"))
    assert yard.first.bounding_box() == before
    # One green button at a time: what is painted waits for its own.
    page.get_by_test_id("cell-0-d2").click()
    expect(page.get_by_test_id("build-fences")).to_be_visible()
    expect(page.locator(".primary:visible:not([disabled])")).to_have_count(1)
    expect(page.get_by_test_id("done")).to_have_count(0)
    assert yard.first.bounding_box() == before


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_spaces_that_can_be_clicked_have_gold_dashes_with_a_dark_line(enter: Enter, theme: str) -> None:
    """They were as pale as the meadow."""
    ann = enter(LAPTOP, color_scheme=theme)
    page = ann.go(f"/r/{ann.upload(position({}, 'Farmland'))}")
    cell = page.get_by_test_id("cell-0-d1")
    gold = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--gold')")
    dark, light = cell.locator("rect").first, cell.locator("rect").last
    expect(light).to_have_css("stroke", rgb(gold))
    expect(dark).not_to_have_css("stroke", rgb(gold))
    for line, width in ((dark, "5px"), (light, "3px")):
        expect(line).to_have_css("stroke-width", width)
        expect(line).to_have_css("stroke-dasharray", "10px, 6px")
    expect(page.get_by_test_id("note")).to_have_text("Choose a marked space of your farm.")


# Whether what is being bought is painted later than all that marks a space.
_ON_TOP = """
() => {
  const bought = document.querySelector('[data-planned]');
  return [...document.querySelectorAll('[data-cell] .dashes')].every(
    (one) => one.compareDocumentPosition(bought) & Node.DOCUMENT_POSITION_FOLLOWING);
}
"""


def test_what_is_bought_is_painted_over_the_faint_marks_of_other_spaces(enter: Enter) -> None:
    """Golden dashes lay over new posts and over the wood that they cost."""
    ann = enter(LAPTOP)
    page = ann.go(f"/r/{ann.upload(position({'goods': {'wood': 13}}, 'Fencing'))}")
    cell = page.get_by_test_id("cell-0-d1")
    line = cell.locator("rect")
    expect(line).to_have_count(1)
    expect(line).to_have_css("stroke-width", "1.5px")
    gold = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--gold')")
    expect(line).not_to_have_css("stroke", rgb(gold))
    cell.click()
    # What is painted is told by its fences, and each by the wood that it costs.
    expect(line).to_be_hidden()
    expect(page.locator("[data-planned] use[href='#art-wood']")).to_have_count(4)
    assert page.evaluate(_ON_TOP)


@pytest.mark.parametrize("size", [PHONE, (844, 390), LAPTOP])
def test_a_second_line_says_how_what_is_asked_is_done(enter: Enter, size: tuple[int, int]) -> None:
    """On a phone that is held upright it stands on the sheet, where there is room for it."""
    ann = enter(size)
    line = ann.page.locator(".todo") if size == PHONE else ann.page.get_by_test_id("note")
    page = ann.go(f"/r/{ann.upload(position({'goods': {'wood': 13}}, 'Fencing'))}")
    expect(line).to_have_text("Choose spaces to fence in. A fence costs 1 wood.")
    page.get_by_role("button", name="Single fences").click()
    expect(line).to_have_text("Choose edges for the fences. A fence costs 1 wood.")
    herd = {"goods": {"sheep": 2, "boar": 1}, "pastures": [["d1"]]}
    page = ann.go(f"/r/{ann.upload(position(herd, 'Sheep Market', stock={'Sheep Market': {'sheep': 1}}))}")
    expect(line).to_have_text("No room for 1 animal. Choose who stays; the rest runs away.")
    expect(page.get_by_test_id("waiting")).to_contain_text("no room")


def rgb(hex: str) -> str:
    """A colour as the browser tells it."""
    red, green, blue = bytes.fromhex(hex.strip().removeprefix("#"))
    return f"rgb({red}, {green}, {blue})"


def test_where_no_further_space_can_be_fenced_a_pasture_is_divided(ann: Guest) -> None:
    room = ann.upload(position({"goods": {"wood": 7}}, "Fencing"))
    page = ann.go(f"/r/{room}")
    for cell in ("d1", "e1"):
        page.get_by_test_id(f"cell-0-{cell}").click()
    build(page)
    panel = page.locator(".fences")
    expect(panel).to_contain_text("No further space can be fenced: divide it")
    expect(panel.get_by_role("button", name="Whole spaces")).to_have_count(0)
    page.get_by_test_id("edge-0-e1w").click()
    build(page)
    assert len(farm(ann, room)["pastures"]) == 2  # type: ignore[arg-type]


def test_the_nearest_pasture_is_taken_where_only_single_fences_can_be_picked(ann: Guest) -> None:
    """Pressing it painted spaces, which are not looked at there: nothing came of it."""
    square = ["d1", "d2", "e1", "e2"]
    room = ann.upload(position({"goods": {"wood": 2}, "pastures": [square]}, "Fencing"))
    page = ann.go(f"/r/{room}")
    for edge in ("e1w", "e2w", "d2n"):
        page.get_by_test_id(f"edge-0-{edge}").click()
    expect(page.get_by_test_id("build-fences")).to_have_count(0)
    page.locator(".fences .near button").first.click()
    build(page)
    pastures = farm(ann, room)["pastures"]
    assert len(pastures) == 2  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("acts", "said"),
    [(("Cultivation", "plow a field", "plow c2"), "Sow nothing"), (("Grain Utilization",), "Sow no more")],
)
def test_what_ends_the_sowing_does_not_look_like_what_sows(ann: Guest, acts: tuple[str, ...], said: str) -> None:
    seat = {"goods": {"grain": 4}, "fields": {"b1": {}, "b2": {}, "c1": {}}}
    page = ann.go(f"/r/{ann.upload(position(seat, *acts, round=13))}")
    if said == "Sow no more":
        page.get_by_role("button", name="Sow less").click()
        page.get_by_test_id("sow").click()
    done = page.get_by_test_id("done")
    expect(done).to_have_text(said)
    expect(done).not_to_have_class(re.compile("primary"))
    expect(page.locator(".primary:visible:not([disabled])")).to_have_count(1)
    expect(page.get_by_test_id("sow")).to_have_class(re.compile("primary"))


def test_fences_are_built_by_clicking_edges(ann: Guest) -> None:
    room = ann.upload(position(_FENCER, "Fencing"))
    page = ann.go(f"/r/{room}")
    page.get_by_role("button", name="Single fences").click()
    for edge in ("d2w", "e2w", "d3n"):
        page.get_by_test_id(f"edge-0-{edge}").click()
    build(page)
    assert {"cells": ["d2"], "capacity": 2} in farm(ann, room)["pastures"]  # type: ignore[operator]


def test_animals_without_a_place_wait_at_the_gate(ann: Guest) -> None:
    game = position({"goods": {"food": 3, "sheep": 2, "boar": 1}, "pastures": [["e1"]]}, "Sheep Market")
    assert game.question.code == "ask-keep"
    room = ann.upload(game)
    page = ann.go(f"/r/{room}")
    # Of three sheep and a boar three find a place: one more of a kind is one fewer of the other.
    expect(page.get_by_test_id("gate-outcome")).to_contain_text("keep 3 sheep")
    expect(page.get_by_test_id("gate-more-sheep")).to_be_disabled()
    page.get_by_test_id("gate-more-boar").click()
    expect(page.get_by_test_id("gate-outcome")).to_contain_text("keep 2 sheep, 1 wild boar")
    page.get_by_test_id("gate-done").click()
    question(page, "end")
    goods = farm(ann, room)["goods"]
    assert (goods.get("sheep"), goods.get("boar")) == (2, 1)  # type: ignore[attr-defined]


def test_several_ways_to_pay_are_rows_with_the_card_that_makes_them_possible(ann: Guest) -> None:
    goods = {"food": 3, "clay": 5, "wood": 5}
    room = ann.upload(position({"goods": goods, "cards": ["M-fireplace-2"]}, "Major Improvement"))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("card-M-hearth-4").click()
    rows = page.get_by_test_id("decision").get_by_role("button")
    expect(rows).to_have_count(2)
    rows.filter(has_text="Fireplace").click()
    question(page, "end")
    state = farm(ann, room)
    assert "M-hearth-4" in state["cards"]  # type: ignore[operator]
    assert state["goods"]["clay"] == 5  # type: ignore[index]


def test_a_way_to_pay_names_the_card_that_lowers_the_price(ann: Guest) -> None:
    seat = {"goods": {"clay": 5, "wood": 1, "reed": 2, "food": 3}, "house": "clay", "cards": ["A123"]}
    page = ann.go(f"/r/{ann.upload(position(seat, 'Farm Expansion', 'room a1', cards=True))}")
    rows = page.get_by_test_id("decision").get_by_role("button")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Frame Builder")).to_have_count(1)


def hungry() -> agricola.Game:
    """The first seat must feed two people, and has two food, two grain and a vegetable."""
    game = position({"goods": {"food": 2, "grain": 2, "vegetable": 1}}, round=4)
    for act in ("Reed Bank", "Forest", "Grain Seeds", "Clay Pit"):
        game.apply(game.parse(act))
        game.apply(game.parse("end turn"))
    while game.current_player != 0:
        game.apply(game.legal_actions()[-1])
    assert game.question.code == "ask-feed"
    return game


def test_feeding_proposes_conversions_and_shows_what_begging_costs(ann: Guest) -> None:
    room = ann.upload(hungry())
    page = ann.go(f"/r/{room}")
    feeding = page.get_by_test_id("feeding")
    # The proposal turns into food what is needed, and waits for a yes; a stepper takes it back.
    expect(feeding.locator(".good").filter(has_text="Enough")).to_be_visible()
    expect(feeding).to_be_visible()
    # The guide is read here, not behind the sheet.
    guide = page.get_by_test_id("feeding-guide")
    expect(guide).to_have_text("I have laid out what costs you least: 2 grain. Change it, or say yes.")
    less = feeding.locator(".stepper button:first-child:enabled")
    expect(less).to_have_count(1)
    less.click()
    expect(page.get_by_test_id("food-owed")).to_contain_text("owed: 1")
    # What is one's own plan is not said to be laid out by somebody else.
    expect(guide).to_contain_text("Your family eats")
    less.click()
    expect(page.get_by_test_id("food-owed")).to_contain_text("owed: 2")
    beg = page.get_by_test_id("feed-done")
    expect(beg).to_contain_text(re.compile("beg", re.IGNORECASE))
    expect(beg).to_contain_text(re.compile("[-\N{MINUS SIGN}]6"))
    beg.click()
    # The other family of this screen comes next: nobody begs unasked.
    expect(page.get_by_test_id("food-owed")).to_contain_text("owed: 1")
    assert farm(ann, room)["begging"] == 2


def test_undo_goes_back_step_by_step_and_by_the_whole_turn(ann: Guest) -> None:
    room = ann.upload(position({"goods": {"food": 3}}))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("space-farmland").click()
    page.get_by_test_id("cell-0-b2").click()
    question(page, "end")
    page.get_by_test_id("undo").click()
    question(page, "plow")
    page.get_by_test_id("cell-0-c2").click()
    question(page, "end")
    assert list(farm(ann, room)["fields"]) == ["c2"]  # type: ignore[call-overload]
    page.get_by_test_id("undo-turn").click()
    question(page, "place person 1")
    assert farm(ann, room)["fields"] == {}


def test_undo_across_another_players_move_is_refused_with_the_reason(ann: Guest) -> None:
    room = ann.create(PERSON, COMPUTER, seed=1)
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("space-grain-seeds").click()
    page.get_by_test_id("end-turn").click()
    question(page, "place person 2")
    undo = page.get_by_test_id("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    version = ann.state(room)["version"]
    undo.click(force=True)
    note = page.get_by_test_id("note")
    expect(note).to_have_class(re.compile("bad"))
    assert ann.state(room)["undo"]["reason"] == {"code": "undo-turn-ended"}
    expect(note).to_have_text("the turn has ended, so nothing can be taken back")
    assert ann.state(room)["version"] == version


@pytest.mark.parametrize("width", [360, 390])
def test_a_phone_counts_what_there_is_none_of_and_has_room_for_all(enter: Enter, width: int) -> None:
    ann = enter((width, 844), has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.upload(position({'goods': {'food': 14, 'wood': 12, 'clay': 10, 'reed': 3}}))}")
    none = page.locator("[data-testid=goods-bar] li.zero > span[aria-hidden]")
    expect(none).to_have_text(["0"] * 6)
    for number in none.all():
        expect(number).to_be_visible()
    bar = page.get_by_test_id("goods-bar")
    ends = bar.evaluate("(bar) => [...bar.querySelectorAll('li')].map((one) => one.getBoundingClientRect().right)")
    assert max(ends) <= width
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_goods_say_what_a_space_that_is_pointed_at_would_bring(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.upload(position({'goods': {'food': 3}}))}")
    bar = page.get_by_test_id("goods-bar").locator("li")
    page.get_by_test_id("space-forest").hover()
    expect(bar.first).to_contain_text("+3")
    page.get_by_test_id("space-day-laborer").hover()
    expect(bar.filter(has_text="+")).to_have_count(1)
    expect(bar.filter(has_text="+2")).to_contain_text("3 food")
    # What can't be used promises nothing, nor does what is not pointed at.
    page.get_by_test_id("space-farm-expansion").hover()
    expect(page.get_by_test_id("why-farm-expansion")).to_be_visible()
    expect(bar.filter(has_text="+")).to_have_count(0)


def test_a_space_that_is_pointed_at_says_what_it_costs_and_is_for_and_nothing_twice(ann: Guest) -> None:
    game = position({"goods": {"food": 3, "wood": 7, "reed": 2}}, "Forest", "end turn", turn=1)
    page = ann.go(f"/r/{ann.upload(game)}")
    tip = page.get_by_test_id("space-tip")
    page.get_by_test_id("space-farm-expansion").hover()
    rooms = tip.locator("[data-cost=do-build-rooms]")
    expect(rooms).to_contain_text("5 wood, 2 reed")
    expect(rooms.locator("[data-icon]")).to_have_count(2)
    expect(tip.locator("[data-cost=do-build-stables]")).to_contain_text("2 wood")
    expect(tip).to_contain_text("the family grows by one")
    expect(tip.get_by_text("and/or")).to_have_count(0)
    page.get_by_test_id("space-fencing").hover()
    expect(tip).to_contain_text("A fence costs 1 wood")
    # What lies there is seen on the space.
    page.get_by_test_id("space-reed-bank").hover()
    expect(tip).to_have_text("Reed Bank Reed: 2 for each room, 1 for a renovation.")
    page.locator(".space.taken").first.hover()
    expect(tip).to_contain_text("It is occupied by")
    expect(tip).not_to_contain_text("Used by")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_good_of_the_bar_says_what_it_is_for(enter: Enter, size: tuple[int, int]) -> None:
    page = (ann := enter(size)).go(f"/r/{ann.upload(position({'goods': {'food': 3, 'clay': 1}}))}")
    bar, told = page.get_by_test_id("goods-bar"), page.get_by_test_id("what-told")
    clay, fences = bar.locator("[data-piece=clay]"), bar.locator("[data-piece=fence]")
    clay.hover()
    expect(page.get_by_test_id("good-tip")).to_contain_text("Clay: for fireplaces and ovens")
    fences.hover()
    expect(page.get_by_test_id("good-tip")).to_contain_text("A fence costs 1 wood")
    clay.click()
    expect(page.get_by_test_id("good-tip")).to_have_count(0)
    expect(told).to_contain_text("Clay: for fireplaces and ovens")
    expect(told.locator("[data-picture]")).to_have_attribute("data-picture", "clay")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    # By the keys all of them are told.
    bar.get_by_role("button").press("Enter")
    for good in ("Wood: 5 for", "Clay: for", "Cattle: two"):
        expect(told).to_contain_text(good)


def test_a_space_that_cannot_be_used_says_why_to_who_points_at_it_goes_there_or_taps(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.upload(position({'goods': {'food': 3}}))}")
    space = page.get_by_test_id("space-farm-expansion")
    why = page.get_by_test_id("why-farm-expansion")
    expect(space).to_have_attribute("aria-disabled", "true")
    space.hover()
    expect(why).to_contain_text("5 wood short")
    page.get_by_test_id("question").hover()
    expect(why).to_have_count(0)
    page.get_by_test_id("space-meeting-place").focus()
    page.keyboard.press("ArrowLeft")
    expect(why).to_contain_text("5 wood short")
    page.keyboard.press("ArrowRight")
    expect(why).to_have_count(0)
    space.click(force=True)
    expect(why).to_contain_text("5 wood short")


def test_hints_are_three_spaces_that_can_be_taken_with_a_click(ann: Guest) -> None:
    room = ann.create(PERSON, COMPUTER, seed=1)
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("hint").click()
    hints = page.get_by_test_id("hints").get_by_role("listitem").get_by_role("button")
    expect(hints).to_have_count(3)
    expect(page.locator(".space .suggested")).to_have_count(3)
    hints.first.click()
    expect(page.get_by_test_id("hints")).to_be_hidden()
    expect(page.get_by_test_id("undo")).not_to_have_attribute("aria-disabled", "true")
    log = ann.state(room)["log"]
    assert [item["kind"] for item in log if item["seat"] == 0] == ["place"]


def test_a_long_list_of_choices_says_that_there_is_more_and_goes_there(ann: Guest) -> None:
    room = ann.upload(position({"goods": {"grain": 30}, "cards": ["M-fireplace-2"]}, "Grain Utilization"))
    page = ann.go(f"/r/{room}")
    more, last = page.get_by_test_id("more-below"), page.get_by_test_id("action-29")
    expect(more).to_be_visible()
    expect(last).not_to_be_in_viewport()
    # Not click(): the sign may vanish before it is hit.
    while more.count() > 0:
        more.evaluate_all("found => found.forEach((one) => one.click())")
    expect(last).to_be_in_viewport()
    expect(more).to_have_count(0)


def test_suggestions_leave_the_farm_its_size(ann: Guest) -> None:
    """They rise over its foot: nothing jumps."""
    page = ann.go(f"/r/{ann.upload(played('revised', 2, 40, cards=True), 1)}")
    farm = page.locator("#pane-farms .yard").first
    page.wait_for_load_state("networkidle")
    before = farm.bounding_box()
    page.keyboard.press("h")
    expect(page.get_by_test_id("hints")).to_be_visible()
    assert farm.bounding_box() == before
    page.get_by_test_id("hints-away").click()
    expect(page.get_by_test_id("hints")).to_have_count(0)
