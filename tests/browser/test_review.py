"""What a demanding player tries: a first game with its guide, hasty clicks, odd screens, a line that falls silent."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Enter
from tests.browser.kit import COMPUTER, LAPTOP, PERSON, PHONE, TABLET, Guest, played, position
from tests.browser.screenshots import hungry

pytestmark = pytest.mark.browser
ZOOMED = (683, 384)
"""A laptop's screen at 200 %."""
LONG = "Maximiliane-Theodora von Hohenstaufen {}"
FIREPLACE = "M-fireplace-2"
_AN_HOUR_LATER = 3_600


def test_the_guide_speaks_of_the_moment_until_it_is_put_away(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    guide = page.get_by_test_id("guide")
    expect(guide).to_contain_text("Choose a bright space")
    page.get_by_test_id("space-farmland").click()
    expect(guide).to_contain_text("Choose a lit space of your farm")
    page.get_by_test_id("cell-0-b1").click()
    expect(guide).to_contain_text("Nothing is final yet")
    page.get_by_test_id("guide-away").click()
    expect(guide).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    expect(guide).to_have_count(0)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("setting-guide").check()
    page.keyboard.press("Escape")
    expect(guide).to_be_visible()


def test_a_double_click_on_done_does_not_end_the_turn_too(ann: Guest) -> None:
    room = ann.upload(position({"goods": {"wood": 9}}, "Fencing", "fence e1"))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("done").click()
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("question")).to_contain_text("build fences")
    assert ann.state(room)["view"]["current_player"] == 0


def test_an_address_that_leads_nowhere_says_so(ann: Guest) -> None:
    reply = ann.page.goto(ann.address + "/no/such/page")
    assert reply is not None
    assert reply.status == 404
    expect(ann.page.get_by_test_id("nowhere")).to_contain_text("There is nothing here")
    ann.page.get_by_role("link").click()
    expect(ann.page.get_by_test_id("start-game")).to_be_visible()


def test_long_names_push_no_farm_out_of_a_phones_screen(enter: Enter) -> None:
    ann = enter(PHONE)
    room = ann.upload(played("revised", 4, 20), names={seat: LONG.format(seat) for seat in range(4)})
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("pane-others").click()
    for seat in range(1, 4):
        expect(page.get_by_test_id(f"seat-{seat}-farm")).to_be_visible()
    page.wait_for_function(
        """() => [...document.querySelectorAll('[data-testid$=-farm]')].every((farm) => {
          const box = farm.getBoundingClientRect();
          return box.left >= 0 && box.right <= innerWidth;
        })"""
    )
    assert page.evaluate("innerWidth") == PHONE[0]


def test_an_edition_for_fewer_players_takes_as_many_as_it_has(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("edition-original").check()
    page.get_by_test_id("players-5").check()
    page.get_by_test_id("edition-revised").check()
    expect(page.get_by_test_id("players-4")).to_be_checked()
    page.get_by_test_id("start-wished").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    assert ann.state(page.url.rsplit("/", 1)[1])["room"]["players"] == 4


def test_bread_tells_its_food_before_it_is_baked(ann: Guest) -> None:
    room = ann.upload(position({"goods": {"grain": 3}, "cards": [FIREPLACE]}, "Grain Utilization"))
    page = ann.go(f"/r/{room}")
    expect(page.get_by_test_id("action-1")).to_contain_text(re.compile("2 grain.*4", re.DOTALL))


def test_a_page_at_twice_the_size_is_scrolled_not_squeezed(enter: Enter) -> None:
    ann = enter(ZOOMED)
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    last = page.get_by_test_id("space-fishing")
    last.scroll_into_view_if_needed()
    last.click()
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    page.get_by_test_id("end-turn").click()
    expect(page.get_by_test_id("question")).to_contain_text("place person 2")
    page.wait_for_function("document.getElementById('pane-board').getBoundingClientRect().height > 300")
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")


def test_text_mode_tells_what_lies_on_a_space_and_gives_hints(enter: Enter) -> None:
    ann = enter(settings={"textMode": True, "language": "en"})
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    expect(page.get_by_role("button", name="Forest: 3 wood")).to_be_visible()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hints").get_by_role("listitem")).to_have_count(3)


def test_a_browser_that_keeps_nothing_can_play(enter: Enter) -> None:
    ann = enter()
    ann.context.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new Error('no'); }})")
    page = ann.go("/")
    page.get_by_test_id("start-game").click()
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")


def test_a_newcomer_begins_without_cards_against_the_weakest(enter: Enter) -> None:
    ann = enter()
    page = ann.go("/")
    expect(page.get_by_test_id("start-game")).to_contain_text("Start a first game")
    page.get_by_test_id("start-game").click()
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")
    address, _, room = page.url.partition("/r/")
    begun = ann.state(room)["room"]
    assert [seat.get("level") for seat in begun["seats"]] == [None, "apprentice"]
    assert not begun["cards"]
    page.goto(address)
    expect(page.get_by_test_id("start-game")).to_contain_text("Revised, 2 players")


def _told_of_presence(message: str | bytes) -> bool:
    """Whether a message says who is here. It comes some time after the line was opened, and is a sign of life too."""
    told = json.loads(message)
    return told["type"] == "change" and all(patch.keys() == {"room"} for patch in told["patches"])


class Wire:
    """The line of a page to its room, which a test can cut or make silent."""

    def __init__(self, page: Page) -> None:
        self.silent = False
        """Whether nothing goes through any more, in either direction."""
        self.opened = 0
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self._open)

    def _open(self, end: WebSocketRoute) -> None:
        self.opened += 1
        self._ends.append(end)
        service = end.connect_to_server()
        end.on_message(lambda message: None if self.silent else service.send(message))
        service.on_message(lambda message: None if self.silent or _told_of_presence(message) else end.send(message))

    def cut(self) -> None:
        """Close the line as a service does that goes away."""
        self._ends[-1].close(code=1012)


def test_a_line_that_falls_silent_is_given_up_and_the_move_is_carried_out_once(ann: Guest) -> None:
    wire = Wire(ann.page)
    ann.page.clock.install(time=0)
    room = ann.create(PERSON, COMPUTER, seed=1)
    page = ann.go(f"/r/{room}")
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")
    wire.silent = True
    # From here on no time passes but what the test lets pass: the page would try again too early, or for too long.
    page.clock.pause_at(_AN_HOUR_LATER)
    page.get_by_test_id("space-farmland").click()
    page.clock.run_for(10_100)
    expect(page.get_by_test_id("note")).to_contain_text("Connection lost")
    assert wire.opened == 1
    wire.silent = False
    page.clock.run_for(5_000)
    expect(page.get_by_test_id("question")).to_contain_text("plow")
    assert wire.opened == 2
    assert [item["code"] for item in ann.state(room)["log"]][-1:] == ["place:farmland"]


def test_a_game_that_was_left_before_it_was_found_is_not_opened(ann: Guest) -> None:
    wire = Wire(ann.page)
    room = ann.create(PERSON, COMPUTER, seed=1)
    page = ann.go("/")
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route(f"**/api/rooms/{room}", hold)
    page.get_by_test_id("join-open").click()
    page.get_by_test_id("join-link").fill(room)
    with page.expect_request(f"**/api/rooms/{room}"):
        page.get_by_test_id("join-link").press("Enter")
    expect(page.get_by_test_id("start-game")).to_have_count(0)
    page.go_back()
    expect(page.get_by_test_id("start-game")).to_be_visible()
    with page.expect_response(f"**/api/rooms/{room}"):
        asked[0].continue_()
    # What comes after it is heard after it.
    page.evaluate("fetch('/api/catalog').then((answer) => answer.text())")
    assert wire.opened == 0


def test_a_page_whose_service_was_renewed_takes_the_new_one(ann: Guest) -> None:
    wire = Wire(ann.page)
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, seed=1)}")
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")

    def gone(route: Route) -> None:
        if route.request.method == "HEAD":
            route.fulfill(status=404)
        else:
            route.continue_()

    page.route(re.compile(r"/assets/.*\.js$"), gone)
    with page.expect_navigation():
        wire.cut()
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")


def test_feeding_on_a_phone_can_be_put_aside_to_look_at_the_farm(enter: Enter) -> None:
    ann = enter(PHONE)
    page = ann.go(f"/r/{ann.upload(hungry())}")
    expect(page.get_by_test_id("feeding")).to_be_visible()
    page.get_by_role("button", name="Look at the farm").click()
    expect(page.get_by_test_id("seat-0-farm").locator("svg.yard")).to_be_in_viewport()
    page.get_by_test_id("feeding-open").click()
    expect(page.get_by_test_id("feeding")).to_be_visible()


def test_a_farm_that_was_looked_at_is_left_with_one_click(enter: Enter) -> None:
    ann = enter(LAPTOP)
    page = ann.go(f"/r/{ann.upload(played('revised', 2, 20), names={1: 'Bob'})}")
    page.get_by_test_id("seat-1-farm").click()
    back = page.get_by_role("button", name="Back to my farm")
    back.click()
    expect(back).to_have_count(0)
    expect(page.get_by_test_id("goods-bar")).to_have_attribute("data-seat", "0")


def test_a_harvest_that_asks_nothing_is_told(ann: Guest) -> None:
    game = position(
        {"goods": {"food": 9}, "fields": {"b1": {"grain": 3}}}, "Forest", "end turn", "Day Laborer", players=1, round=4
    )
    page = ann.go(f"/r/{ann.upload(game)}")
    page.get_by_test_id("end-turn").click()
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")
    told = page.get_by_test_id("harvest")
    expect(told).to_contain_text("1 grain")
    expect(told).to_contain_text("all fed")
    page.get_by_test_id("tab-log").click()
    expect(page.get_by_test_id("log-harvest")).to_contain_text("Harvest")
    expect(page.get_by_test_id("log-harvest")).to_contain_text("+1 grain harvested")
    page.get_by_test_id("space-day-laborer").click()
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    expect(told).to_have_count(0)


def test_the_turns_of_computers_are_shown_one_after_another_and_marked(enter: Enter) -> None:
    ann = enter(reduced_motion="no-preference")
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, COMPUTER, COMPUTER, seed=1)}")
    page.locator(".space.usable").first.click()
    expect(page.get_by_test_id("end-turn").or_(page.locator(".card.lit, .cell.lit").first).first).to_be_visible()
    page.get_by_test_id("undo").click()
    page.get_by_test_id("space-day-laborer").or_(page.get_by_test_id("space-fishing")).first.click()
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    page.get_by_test_id("end-turn").click()
    expect(page.get_by_test_id("question")).to_contain_text("place person 2")
    expect(page.locator(".people.fresh")).to_have_count(3)
    expect(page.get_by_test_id("note").locator("svg.mark")).to_have_count(3)


def test_the_small_farms_take_the_room_there_is(ann: Guest) -> None:
    for players in (2, 3, 4):
        page = ann.turn_to(f"/r/{ann.upload(played('revised', players, 30), 1)}")
        expect(page.locator("#pane-farms button.small")).to_have_count(players - 1)
        page.wait_for_function(
            """(least) => {
              const pane = document.querySelector('#pane-farms');
              const farms = [...pane.querySelectorAll('button.small')].map((one) => one.getBoundingClientRect());
              const end = pane.getBoundingClientRect().bottom + 1;
              return pane.scrollHeight <= pane.clientHeight + 1 && farms.every(
                (box) => box.width >= least && box.bottom <= end);
            }""",
            arg=280,
        )


def test_on_its_side_a_phone_keeps_the_question_in_sight_and_goes_to_what_is_asked(enter: Enter) -> None:
    ann = enter((812, 375))
    page = ann.go(f"/r/{ann.upload(position({}))}")
    page.get_by_test_id("space-farmland").click()
    cell = page.get_by_test_id("cell-0-b1")
    expect(cell).to_be_in_viewport(ratio=1)
    cell.click()
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    expect(page.get_by_test_id("end-turn")).to_be_in_viewport(ratio=1)
    # The way to each part is under the thumb.
    expect(page.get_by_test_id("goods-bar")).to_be_in_viewport(ratio=1)
    for pane, first in (("cards", "tab-log"), ("board", "space-farm-expansion")):
        page.get_by_test_id(f"pane-{pane}").click()
        expect(page.get_by_test_id(first)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") == 812


def test_the_names_of_spaces_are_whole_on_a_tablet(enter: Enter) -> None:
    ann = enter(TABLET)
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, COMPUTER, edition='family', seed=1)}")
    expect(page.locator(".space.usable").first).to_be_visible()
    page.wait_for_function(
        """() => [...document.querySelectorAll('.space')].every((one) => {
          const name = one.querySelector('.name'), below = one.querySelector('.below');
          return name.scrollHeight <= name.clientHeight + 1
            && below.getBoundingClientRect().bottom <= one.getBoundingClientRect().bottom + 1;
        })"""
    )
