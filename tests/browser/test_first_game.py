"""The first game, begun at the door: what is of no use yet is folded, one tap away; in other games nothing is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.kit import COMPUTER, LAPTOP, PERSON, PHONE, Guest, position

pytestmark = pytest.mark.browser

TABLET_ACROSS = (1024, 768)
CARD = "[data-testid=card-M-fireplace-2]"
_AFTER_A_TURN = ("Forest", "end turn", "Reed Bank", "end turn")
LAST = "[data-spaces=farm_redevelopment]"

# Whether the sheet of suggestions lies beside the first of some things that is seen.
_BESIDE = """
(selector) => {
  const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const box = boxes.find((one) => one.width > 0);
  const hints = document.querySelector('[data-testid="hints"]').getBoundingClientRect();
  return box.top >= hints.bottom || box.bottom <= hints.top || box.left >= hints.right || box.right <= hints.left;
}
"""


def first_game(guest: Guest, goods: dict[str, int], starting: int = 0, begun: int = 2, sheep: int = 1) -> Page:
    """A first game in which one has some goods and is to act, in the round that has begun."""
    stock = {"Sheep Market": {"sheep": sheep}}
    room = guest.upload(position({"goods": goods}, round=begun, starting_player=starting, turn=0, stock=stock))
    guest.go("/nowhere").evaluate("room => localStorage.setItem('agricola.first-game', room)", room)
    return guest.go(f"/r/{room}")


def guided(guest: Guest, farm: dict[str, object], *typed: str, begun: int = 2) -> Page:
    """A game that is nobody's first one, at which the guide speaks all the same, by rules of its own."""
    return guest.go(f"/r/{guest.upload(position(farm, *typed, round=begun, turn=0))}")


def test_a_first_game_folds_what_is_of_no_use_yet(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("start-game").click()
    unfold = page.get_by_test_id("unfold-cards")
    expect(unfold).to_contain_text("Improvements are for later. Fireplace: 2 clay short.")
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator("[data-space^=lessons]")).to_have_count(0)
    expect(page.get_by_test_id("live-scores").locator("b")).to_have_text(["You"])
    unfold.click()
    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator(LAST)).to_have_count(0)
    page.get_by_test_id("unfold-coming").click()
    expect(page.locator(LAST)).to_be_visible()
    assert not ann.faults


def test_who_has_never_played_changes_the_first_game_and_not_another(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    expect(page.get_by_test_id("without-cards")).to_be_checked()
    expect(page.get_by_test_id("opponents-apprentice")).to_be_checked()
    expect(page.get_by_test_id("way-mulligan")).to_have_count(0)
    for edition, told in (("revised", "newer cards"), ("original", "older cards"), ("family", "Tiles, no cards")):
        expect(page.locator(".edition", has=page.get_by_test_id(f"edition-{edition}"))).to_contain_text(told)
    # What was chosen stays chosen.
    page.get_by_test_id("with-cards").check()
    page.keyboard.press("Escape")
    page.get_by_test_id("change-game").click()
    expect(page.get_by_test_id("with-cards")).to_be_checked()
    page.get_by_test_id("start-wished").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    # Who has chosen a game finds it again.
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    expect(page.get_by_test_id("with-cards")).to_be_checked()


# How large a space of the own farm is, and whether the house and all spaces lie within what is seen of it.
_FARM = """
() => {
  const frame = document.querySelector('[data-testid="seat-0-farm"] .frame').getBoundingClientRect();
  const yard = document.querySelector('[data-testid="seat-0-farm"] .yard').getBoundingClientRect();
  const one = yard.width / 5.34;
  const people = [...document.querySelectorAll('[data-testid="seat-0-farm"] [data-piece="person"]')];
  const whole = people.every((person) => person.getBoundingClientRect().bottom <= frame.bottom);
  return [one, whole && yard.top + 0.66 * one >= frame.top && yard.top + 3.66 * one <= frame.bottom];
}
"""


@pytest.mark.soak
def test_on_a_phone_the_farm_of_a_first_game_is_large_and_no_space_lies_out_of_sight(enter: Enter) -> None:
    page = first_game(enter((390, 844)), {"food": 2}, begun=1)
    expect(page.get_by_test_id("guide")).to_be_visible()
    size, whole = page.evaluate(_FARM)
    assert size >= 60
    assert whole
    last = page.locator("#board [data-space]").last
    assert last.evaluate(
        "one => one.getBoundingClientRect().bottom <= one.closest('.panes').getBoundingClientRect().bottom"
    )


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_who_hides_the_guide_hides_its_line_alone_and_can_have_it_again(enter: Enter, size: tuple[int, int]) -> None:
    page = first_game(ann := enter(size), {"food": 4})
    guide, ask = page.get_by_test_id("guide"), page.get_by_test_id("ask")
    expect(guide).to_be_visible()
    expect(ask).to_have_count(0)
    if size == PHONE:
        # One line, which opens over the farm: nothing below it moves, and it is gone where nothing is done by it.
        farm = page.get_by_test_id("seat-0-farm")
        folded, top = guide.bounding_box(), farm.bounding_box()
        assert folded and folded["height"] < 46
        page.get_by_test_id("pane-score").click()
        expect(guide).to_have_count(0)
        page.get_by_test_id("pane-board").click()
        page.get_by_test_id("guide-more").click()
        opened = guide.bounding_box()
        assert opened and opened["height"] > folded["height"] and farm.bounding_box() == top
    page.get_by_test_id("guide-away").click()
    expect(guide).to_have_count(0)
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(LAST)).to_have_count(0)
    expect(page.locator("[data-space^=lessons]")).to_have_count(0)
    expect(page.locator("[data-testid=live-scores] [data-icon=points]")).to_have_count(0)
    expect(page.locator(".space.advised")).to_have_count(0)
    ask.click()
    expect(page.get_by_test_id("what-asks")).to_be_visible()
    page.get_by_test_id("space-farmland").click()
    expect(page.get_by_test_id("what-told")).to_contain_text("Plow a field.")
    page.keyboard.press("Escape")
    ask.click()
    # Two lines at most.
    asks = page.get_by_test_id("what-asks").bounding_box()
    assert asks is not None and asks["height"] < 70 and asks["width"] <= size[0]
    back = page.get_by_test_id("guide-back")
    assert back.evaluate("one => one.scrollWidth <= one.clientWidth")
    back.click()
    expect(page.get_by_test_id("what-asks")).to_have_count(0)
    expect(guide).to_be_visible()
    expect(ask).to_have_count(0)
    assert not ann.faults


@pytest.mark.soak
def test_improvements_lie_over_the_table_while_one_is_chosen(ann: Guest) -> None:
    page = first_game(ann, {"clay": 5, "food": 2})
    unfold = page.get_by_test_id("unfold-cards")
    expect(unfold).to_contain_text("You can pay for an improvement now.")
    expect(page.locator(CARD)).to_have_count(0)
    page.get_by_test_id("space-major-improvement").click()
    page.locator(CARD).click()
    expect(page.locator(CARD)).to_have_count(0)
    assert not ann.faults


def test_who_plays_is_called_by_one_name(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("start-game").click()
    page.get_by_test_id("menu").click()
    company = page.get_by_test_id("company")
    expect(company.locator("strong").get_by_text("You", exact=True)).to_be_visible()
    expect(company).not_to_contain_text("(you)")


def test_nothing_is_folded_in_any_other_game(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator(LAST)).to_be_visible()
    # A space for cards that nobody has is in no game.
    expect(page.locator("[data-space^=lessons]")).to_have_count(0)
    expect(page.get_by_test_id("unfold-coming")).to_have_count(0)


def test_a_room_is_recommended_only_where_it_can_be_built(ann: Guest) -> None:
    """With 3 wood Farm Expansion offers stables alone: its room is pale, and one is told what a room still takes."""
    page = guided(ann, {"goods": {"wood": 3, "food": 4}})
    guide = page.get_by_test_id("guide")
    space = page.get_by_test_id("space-farm-expansion")
    expect(guide).to_contain_text("For another room, and with it another person, you still need 2 wood, 2 reed.")
    expect(space.locator(".signs .pale [data-icon]")).to_have_attribute("data-icon", "room")
    space.click()
    expect(guide).to_contain_text("Only stables can be built now: for a room you still need 2 wood, 2 reed.")
    page = guided(ann, {"goods": {"wood": 5, "reed": 2, "food": 4}})
    expect(guide).to_contain_text("You can build another room now: Farm Expansion.")
    expect(space.locator(".signs [data-icon=room]")).to_be_visible()
    expect(space.locator(".pale")).to_have_count(0)


def test_a_pale_space_names_what_is_nearest_and_what_it_is_for(ann: Guest) -> None:
    page = first_game(ann, {"food": 4})
    for space, n in (("side-job", 1), ("farm-expansion", 2)):
        why = page.get_by_test_id(f"space-{space}").locator(".why")
        expect(why).to_have_text(re.compile(rf"^\s*{n} wood {n} short$"))
        expect(why.locator("[data-icon=stable]")).to_be_visible()
        expect(why.locator("[data-icon=wood]")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
@pytest.mark.parametrize("starting", [0, 1])
def test_where_no_points_are_shown_there_is_no_star_for_them(
    enter: Enter, size: tuple[int, int], starting: int
) -> None:
    page = first_game(ann := enter(size), {"food": 4}, starting)
    expect(page.get_by_test_id("guide")).to_be_visible()
    expect(page.locator("[data-testid=live-scores] [data-icon=start]")).to_have_count(1 - starting)
    expect(page.locator("[data-testid=live-scores] [data-icon=points]")).to_have_count(0)
    assert not ann.faults


def test_animals_without_a_place_are_told_of_before_and_after(ann: Guest) -> None:
    """Two sheep lie there and the house has room for one: so many are promised, and the neighbour says why."""
    page = first_game(ann, {"food": 4}, begun=4, sheep=2)
    space = page.get_by_test_id("space-sheep-market")
    space.hover()
    expect(page.locator("[data-testid=goods-bar] .promised")).to_have_text("+1 (room for 1)")
    expect(page.get_by_test_id("space-tip")).to_contain_text("Room for 1: in your house")
    page.get_by_test_id("guide").get_by_role("button").first.click()
    expect(page.get_by_test_id("what-asks")).to_be_visible()
    space.click()
    told = page.get_by_test_id("what-told")
    expect(told).to_contain_text("Room for 1: in your house.")
    expect(told.locator("article")).to_have_attribute("id", "rule-animals")
    expect(told.locator("[data-picture]")).to_have_attribute("data-picture", "sheep")
    page.keyboard.press("Escape")
    space.click()
    expect(page.get_by_test_id("guide")).to_contain_text("Your house has room for one animal: 1 sheep went back")
    assert not ann.faults


def test_the_guide_no_longer_asks_for_what_is_done(ann: Guest) -> None:
    page = guided(ann, {"goods": {"food": 4}})
    guide = page.get_by_test_id("guide")
    expect(guide).to_contain_text("a way to cook, a first field.")
    guided(ann, {"goods": {"food": 4}, "fields": {"c1": {}}})
    expect(guide).to_contain_text("Your field is bare: Grain Seeds brings the seed for it.")
    # The next person hears of something else.
    guided(ann, {"goods": {"food": 4}, "fields": {"c1": {}}}, *_AFTER_A_TURN)
    expect(guide).to_contain_text("For another room, and with it another person, you still need 2 wood, 2 reed.")


def test_close_to_a_harvest_the_guide_names_the_spaces_that_bring_food(ann: Guest) -> None:
    page = guided(ann, {"goods": {"food": 3}}, begun=4)
    expect(page.get_by_test_id("guide")).to_contain_text(
        "1 bowl is still empty, and a harvest is near. These bring food: "
    )
    expect(page.get_by_test_id("guide")).to_contain_text("Day Laborer")


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_guide_of_a_first_game_tells_the_best_suggestion_and_rings_its_space(
    enter: Enter, size: tuple[int, int]
) -> None:
    page = first_game(ann := enter(size), {"wood": 9, "reed": 2, "food": 4}, begun=4)
    guide = page.get_by_test_id("guide").locator("p")
    expect(guide).to_contain_text("A good space now: ")
    ringed = page.locator(".space.advised")
    expect(ringed).to_have_count(1)
    name = ringed.locator(".name").inner_text()
    expect(guide).to_contain_text(name)
    # What is suggested is the same, and was thought of already: there is nothing to wait for.
    said = guide.inner_text()
    page.get_by_test_id("hint").click()
    best = page.get_by_test_id("hint-0")
    expect(best.locator("strong")).to_have_text(f"1. {name}")
    # Of two helpers one speaks at a time.
    expect(guide).to_be_empty()
    reason, *rest = said.split(f"{name}. ")[1].split(". Or build a room: ")
    expect(best.locator("span")).to_contain_text(reason.removesuffix("."))
    # That a room can be built is said in any case, to the first person of a round.
    assert rest == ["Farm Expansion."] or name == "Farm Expansion"
    # While another thing is asked no space is ringed, and another turn has another sentence.
    ringed.click()
    expect(ringed).to_have_count(0)
    expect(guide).not_to_have_text(said)
    assert not ann.faults


# Whether the first suggestion's name, and what puts suggestions away, can be seen and pressed.
_ON_TOP = """
() => ['[data-testid="hint-0"] strong', '[data-testid="hints-away"]'].every((name) => {
  const one = document.querySelector(name);
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top === one || one.contains(top);
})
"""


def test_on_a_phone_suggestions_lie_over_the_guide(enter: Enter) -> None:
    page = first_game(enter(PHONE), {"wood": 3, "food": 4})
    expect(page.get_by_test_id("guide").locator("p")).to_contain_text("A good space now: ")
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-0")).to_be_visible()
    page.wait_for_function(_ON_TOP)
    page.get_by_test_id("hints-away").click()
    expect(page.get_by_test_id("guide")).to_be_visible()


@pytest.mark.soak
def test_on_a_phone_the_first_words_of_the_guide_are_read_whole(enter: Enter) -> None:
    page = first_game(enter(PHONE), {"food": 4}, begun=1)
    words = page.get_by_test_id("guide").locator("p")
    expect(words).to_contain_text("more comes each round")
    expect(page.get_by_test_id("guide-more")).to_have_attribute("aria-expanded", "true")
    assert words.evaluate("one => one.scrollHeight <= one.clientHeight + 1")


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_food_that_can_be_made_is_no_lack(enter: Enter, size: tuple[int, int]) -> None:
    farm = {"goods": {"food": 2, "grain": 2}}
    ann = enter(size, settings={"guide": False})
    needs = ann.go(f"/r/{ann.upload(position(farm, round=4))}").get_by_test_id("food-needs")
    expect(needs.locator(".reach")).to_contain_text("2 food missing: eat 2 grain")
    expect(needs.locator(".short")).to_have_count(0)
    farm["goods"]["grain"] = 1
    needs = ann.turn_to(f"/r/{ann.upload(position(farm, round=4))}").get_by_test_id("food-needs")
    expect(needs.locator(".short")).to_contain_text(
        "1 food missing" if size == PHONE else "1 food missing, even with these"
    )


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_choice_of_what_to_build_names_its_price(enter: Enter, size: tuple[int, int]) -> None:
    page = guided(enter(size), {"goods": {"wood": 6, "reed": 2, "food": 4}})
    page.get_by_test_id("space-farm-expansion").click()
    rooms, stables = page.get_by_test_id("action-0"), page.get_by_test_id("action-1")
    expect(rooms).to_contain_text("Build rooms")
    expect(rooms).to_contain_text("Each costs 5 wood, 2 reed")
    expect(stables).to_contain_text("Each costs 2 wood")
    guide = page.get_by_test_id("guide")
    expect(guide).to_contain_text("You can pay for one of them only. A room makes way for another person")
    page = guided(enter(size), {"goods": {"wood": 7, "reed": 2, "food": 4}})
    page.get_by_test_id("space-farm-expansion").click()
    expect(page.get_by_test_id("guide")).to_contain_text("you may do the other one after it, or leave it")


def test_a_space_that_can_be_used_for_a_part_is_not_called_closed(enter: Enter) -> None:
    page = guided(ann := enter(LAPTOP), {"goods": {"food": 4, "wood": 2}})
    page.get_by_test_id("guide").get_by_role("button").first.click()
    page.get_by_test_id("what-asks").wait_for()
    page.get_by_test_id("space-farm-expansion").click(force=True)
    expect(page.get_by_test_id("what-told")).to_contain_text(
        "You can go there now, but not for everything. Build rooms: 3 wood short, 2 reed short."
    )
    assert not ann.faults


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_what_a_space_is_begins_with_its_picture_and_tells_why_not_and_the_price(
    enter: Enter, size: tuple[int, int]
) -> None:
    page = guided(ann := enter(size), {"goods": {"food": 4}})
    guide = page.get_by_test_id("guide")
    guide.get_by_role("button").first.click()
    # The question stands where the guide spoke, and hides nothing else.
    asks = page.get_by_test_id("what-asks")
    here, there = asks.bounding_box(), guide.bounding_box()
    assert here is not None and there is not None
    assert abs(here["y"] - there["y"]) < 1 and abs(here["height"] - there["height"]) < 1
    assert here["width"] >= there["width"] - 1
    page.get_by_test_id("space-farm-expansion").click(force=True)
    told = page.get_by_test_id("what-told")
    expect(told.locator(":scope > svg.scene:first-child")).to_be_visible()
    expect(told).to_contain_text("Not now. Build stables: 2 wood short; build rooms: 5 wood short, 2 reed short.")
    expect(told.locator("[data-cost=do-build-rooms]")).to_contain_text("Each costs 5 wood, 2 reed")
    expect(told.locator("[data-cost=do-build-stables]")).to_contain_text("Each costs 2 wood")
    # What it is for is told at once, the rest to who wants to know more.
    expect(told.locator("details")).to_have_count(2)
    expect(told.locator("article:visible")).to_have_count(1)
    expect(told.locator("details[open] #rule-house")).to_be_visible()
    assert not ann.faults


def test_the_space_and_the_foot_speak_of_one_improvement(ann: Guest) -> None:
    """Two stone less than a workshop costs is nearer, but a kitchen is wanted first."""
    cooks = "Cook vegetables and animals; bake bread."
    for begun, goods, n, at_foot in (
        (2, {"food": 3, "reed": 2}, 2, "Improvements are for later. Fireplace: 2 clay short."),
        # A harvest is near, and nobody has enough for it.
        (3, {"reed": 2}, 2, f"Fireplace: 2 clay short. {cooks}"),
        (
            5,
            {"food": 9, "clay": 1},
            1,
            f"Fireplace: 1 clay short. {cooks}",
        ),
    ):
        page = first_game(ann, goods, begun=begun)
        expect(page.get_by_test_id("unfold-cards")).to_contain_text(at_foot)
        expect(page.get_by_test_id("space-major-improvement").locator(".why")).to_have_text(f"{n} clay {n} short")


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
@pytest.mark.parametrize(
    ("begun", "said", "color"),
    [(1, "2 food to find", "--ink"), (2, "2 food to find", "--bad"), (4, "2 food missing", "--bad")],
)
def test_what_the_table_lacks_is_red_from_two_rounds_before_the_harvest(
    enter: Enter, size: tuple[int, int], begun: int, said: str, color: str
) -> None:
    page = first_game(enter(size), {"food": 2}, begun=begun)
    lacks = page.get_by_test_id("food-needs").locator(".short")
    expect(lacks).to_contain_text(said)
    # The same text in the colour as the page has it.
    wished = page.evaluate(
        """color => {
          const one = document.body.appendChild(document.createElement("i"));
          one.style.color = `var(${color})`;
          return getComputedStyle(one).color;
        }""",
        color,
    )
    expect(lacks).to_have_css("color", wished)


@pytest.mark.parametrize("size", [PHONE, (844, 390), LAPTOP])
def test_the_first_harvest_of_a_first_game_is_told_and_stays(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size, reduced_motion="no-preference")
    farm = {"goods": {"food": 9}}
    page = ann.go(f"/r/{ann.upload(position(farm, 'Forest', 'end turn', 'Farmland', 'c1', players=1, round=4))}")
    page.get_by_test_id("end-turn").click()
    scene = page.get_by_test_id("harvest-scene")
    told = page.get_by_test_id("harvest-told")
    expect(told).to_contain_text("Your family ate 6 food, 3 left.")
    # What did not happen is explained where it would be told.
    expect(scene).to_contain_text("nothing sown")
    expect(scene).to_contain_text("none: two animals of a kind are needed")
    expect(scene).to_be_in_viewport(ratio=1)
    # Longer than the scene of any other harvest is seen.
    page.wait_for_timeout(4000)
    expect(told).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(scene).to_have_count(0)
    assert not ann.faults


@pytest.mark.parametrize("size", [(1024, 768), LAPTOP])
def test_the_guide_says_what_a_new_space_is_for(enter: Enter, size: tuple[int, int]) -> None:
    page = first_game(ann := enter(size), {"food": 4}, begun=4)
    opened, guide, news = (page.get_by_test_id(name) for name in ("opened", "guide", "news"))
    # One voice: the bar only names it, as at any other table.
    expect(opened).to_have_text("New: Sheep Market.")
    expect(news).to_have_text(re.compile(r"^New: Sheep Market\. Sheep: two have a young one at a harvest.*[^.]\.$"))
    expect(guide).to_contain_text("A good space now")
    # The board below does not move, whatever is said.
    assert (guide.bounding_box() or {"height": 99})["height"] <= 53
    # What is known of any other game is not told there.
    page = ann.turn_to(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    expect(opened).to_have_text(re.compile(r"^New: [^.]+\.$"))
    expect(news).to_have_count(0)
    assert not ann.faults


@pytest.mark.soak
def test_a_tablet_held_upright_says_what_is_done_on_a_new_space(enter: Enter) -> None:
    page = first_game(enter((768, 1024)), {"food": 4}, begun=4)
    expect(page.get_by_test_id("opened")).to_contain_text("New: Sheep Market. Take the goods.")


def test_a_phone_tells_what_a_new_space_is_for_when_it_is_asked(enter: Enter) -> None:
    page = first_game(ann := enter(PHONE), {"food": 4}, begun=4)
    opened = page.get_by_test_id("opened")
    expect(opened).to_contain_text("New: Sheep Market.")
    opened.click()
    told = page.get_by_test_id("what-told")
    expect(told).to_contain_text("two have a young one at a harvest")
    # What has no place is lost: that is not folded.
    expect(told.locator("details[open]")).to_contain_text("live in pastures")
    assert not ann.faults


def test_the_first_round_greets_before_it_tells_what_is_new(enter: Enter) -> None:
    page = first_game(enter(LAPTOP), {"food": 4}, begun=1)
    guide = page.get_by_test_id("guide").locator("p")
    expect(guide).to_have_text(re.compile(r"^\s*Choose a bright space\. .* New: ", re.DOTALL))


@pytest.mark.soak
@pytest.mark.parametrize("size", [PHONE, (1024, 768), LAPTOP])
def test_suggestions_cover_neither_house_nor_goods_nor_bowls(enter: Enter, size: tuple[int, int]) -> None:
    page = first_game(enter(size), {"food": 4, "wood": 5}, begun=4)
    expect(page.get_by_test_id("guide")).to_contain_text("A good space now")
    bar = page.get_by_test_id("goods-bar").locator("li").first
    before = bar.bounding_box()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hints").get_by_role("listitem")).to_have_count(3)
    assert bar.bounding_box() == before  # nothing jumps
    for seen in ('[data-testid="goods-bar"] li', '[data-testid="food-needs"]', '#pane-farms [data-piece="person"]'):
        assert page.evaluate(_BESIDE, seen), seen


@pytest.mark.soak
@pytest.mark.parametrize(("size", "begun"), [(LAPTOP, 3), (LAPTOP, 12), (TABLET_ACROSS, 4)])
def test_the_spaces_of_a_first_game_are_equally_high(enter: Enter, size: tuple[int, int], begun: int) -> None:
    page = first_game(enter(size), {"food": 4}, begun=begun)
    expect(page.get_by_test_id("space-forest")).to_be_visible()
    high = page.evaluate("() => [...document.querySelectorAll('[data-space]')].map((one) => one.offsetHeight)")
    assert max(high) - min(high) <= 1


@pytest.mark.soak
def test_suggestions_for_a_tablet_are_a_title_and_one_line(enter: Enter) -> None:
    page = first_game(enter(TABLET_ACROSS), {"food": 4, "wood": 1}, begun=4)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-2")).to_be_visible()
    high = page.locator(".hints.row .hint > span").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert high and max(high) < 20


def test_who_has_built_improvements_reads_which_at_the_foot(ann: Guest) -> None:
    built: dict[str, object] = {"goods": {"food": 4}, "cards": ["M-well"]}
    room = ann.upload(position(built, round=11, turn=0))
    ann.go("/nowhere").evaluate("room => localStorage.setItem('agricola.first-game', room)", room)
    page = ann.go(f"/r/{room}")
    expect(page.get_by_test_id("unfold-cards")).to_contain_text("You own: Well")


@pytest.mark.parametrize("size", [PHONE, (1024, 768), LAPTOP])
def test_with_hand_cards_the_guide_says_which_they_are_and_where_to_go(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size)
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, cards=True, seed=2)}")
    guide = page.get_by_test_id("guide")
    hand = re.compile(r"Your 14 cards: a yellow edge is an occupation, played at Lessons; a red edge .* Meeting Place")
    expect(guide).to_contain_text("Choose a bright space")
    expect(guide).to_contain_text(hand)
    assert guide.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    high = (guide.bounding_box() or {"height": 0})["height"]
    page.get_by_test_id("space-forest").click()
    page.get_by_test_id("end-turn").click()
    expect(guide).to_contain_text("A good space now: ")
    expect(page.locator(".space.advised")).to_have_count(1)
    assert (guide.bounding_box() or {"height": 0})["height"] == high
    assert not ann.faults
