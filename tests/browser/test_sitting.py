"""Who sits where: one screen for two, a second browser by link, a page that is left, a service that dies."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.conftest import Enter
from tests.browser.kit import COMPUTER, LAPTOP, PATIENCE, PERSON, Guest, played, resize
from tests.server.killing import Killed

pytestmark = pytest.mark.browser


def asked(page: Page, words: str) -> None:
    """Wait until something is asked."""
    expect(page.get_by_test_id("question")).to_contain_text(re.compile(words, re.IGNORECASE))


def test_at_one_screen_no_hand_is_seen_before_the_next_player_says_so(ann: Guest) -> None:
    bob = {"kind": "person", "name": "Bob"}
    room = ann.create(PERSON, bob, cards=True, hot_seat=True, seed=3)
    page = ann.go(f"/r/{room}")
    hands = []
    for _ in range(2):
        go_on = page.get_by_test_id("hand-over-continue")
        expect(go_on).to_be_visible()
        expect(page.locator("[data-testid^=card-]")).to_have_count(0)
        seen = page.content()
        go_on.click()
        expect(page.get_by_test_id("question")).to_be_visible()
        page.get_by_test_id("tab-hand").click()
        cards = page.locator(".tabpanel [data-testid^=card-]")
        expect(cards.first).to_be_visible()
        hand = {str(card.get_attribute("data-testid")) for card in cards.all()}
        assert not any(name.removeprefix("card-") in seen for name in hand)
        hands.append(hand)
        page.get_by_test_id("space-grain-seeds" if len(hands) == 1 else "space-day-laborer").click()
        page.get_by_test_id("end-turn").click()
    expect(page.get_by_test_id("hand-over-continue")).to_be_visible()
    assert hands[0].isdisjoint(hands[1])


def test_who_has_no_name_is_called_you_on_the_own_screen_alone(enter: Enter) -> None:
    """At the line of the moment, over the farm and in the log; who watches reads another name."""
    ann = enter()
    room = ann.upload(played("revised", 2, 40), 1)
    for guest, name, other in ((ann, "You", "Player A"), (enter(), "Player A", "You")):
        page = guest.go(f"/r/{room}")
        expect(page.get_by_test_id("question")).to_contain_text(f"{name}: ")
        expect(page.locator(".large").get_by_text(name, exact=True)).to_be_visible()
        expect(page.get_by_text(other, exact=True)).to_have_count(0)


def test_a_friend_joins_by_the_link_from_another_browser(enter: Enter) -> None:
    ann, bob = enter(), enter()
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("players-2").check()
    page.get_by_test_id("opponents-open").check()
    page.get_by_test_id("start-wished").click()
    link = page.get_by_test_id("room-link").input_value()
    assert link == page.url
    other = bob.go(link.removeprefix(bob.address))
    other.get_by_test_id("join-name").fill("Bob")
    other.get_by_test_id("join").click()
    for screen in (page, other):
        asked(screen, "place person 1")
    titles = [screen.title() for screen in (page, other)]
    first, second = (page, other) if "turn" in titles[0].lower() else (other, page)
    first.get_by_test_id("space-grain-seeds").click()
    first.get_by_test_id("end-turn").click()
    expect(second.get_by_test_id("space-grain-seeds")).to_have_attribute("aria-disabled", "true")
    expect(second).to_have_title(re.compile("turn", re.IGNORECASE))
    second.get_by_test_id("space-day-laborer").click()
    expect(second.get_by_test_id("end-turn")).to_be_enabled()
    expect(first.get_by_test_id("undo")).to_have_attribute("aria-disabled", "true")


def test_a_stranger_with_the_link_watches_and_sees_no_hand(enter: Enter) -> None:
    ann, stranger = enter(), enter()
    room = ann.create(PERSON, COMPUTER, cards=True, seed=1)
    page, other = ann.go(f"/r/{room}"), stranger.go(f"/r/{room}")
    asked(other, "place person 1")
    expect(other.get_by_test_id("note")).to_have_text("You are watching this game.")
    expect(other.get_by_test_id("tab-hand")).to_have_count(0)
    expect(other.get_by_test_id("end-turn")).to_have_count(0)
    expect(other.locator(".space.usable")).to_have_count(0)
    page.get_by_test_id("space-grain-seeds").click()
    expect(other.get_by_test_id("space-grain-seeds").locator(".people")).to_be_visible()


def test_a_record_is_opened_from_a_file_and_stepped_through(ann: Guest) -> None:
    game = played("revised", 1, 9999)
    game.annotate("Here it all ends.")
    record = str(game.record())
    page = ann.go("/")
    file: FilePayload = {"name": "game.agricola", "mimeType": "text/plain", "buffer": record.encode()}
    page.get_by_test_id("more-open").click()
    page.get_by_test_id("record-open").click()
    page.get_by_test_id("upload").set_input_files(file)
    place = page.get_by_test_id("replay-place")
    expect(place).to_have_text(re.compile(r"^0 / \d+"))
    page.get_by_test_id("replay-next").click()
    page.get_by_test_id("replay-next").click()
    page.get_by_test_id("replay-back").click()
    expect(place).to_have_text(re.compile("^1 / "))
    page.keyboard.press("End")
    expect(page.get_by_test_id("question")).to_contain_text("points")
    expect(page.get_by_test_id("comment")).to_have_text("Here it all ends.")
    assert "/replay/" in page.url
    # The turns that cost most, looked for when somebody wants them; one leads to its moment.
    page.get_by_test_id("replay-look").click()
    pin = page.get_by_test_id("replay-points").get_by_role("button").first
    pin.click(timeout=120_000)
    expect(place).not_to_have_text(re.compile(r"^(\d+) / \1$"))


def test_a_newcomer_finds_a_game_to_watch(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("more-open").click()
    page.get_by_test_id("record-open").click()
    page.get_by_test_id("sample").click()
    expect(page.get_by_test_id("replay-place")).to_have_text(re.compile("^0 / "))
    page.keyboard.press("End")
    expect(page.get_by_test_id("question")).to_contain_text("Won by")


def test_a_phone_shows_the_painted_people_and_all_three_doors(ann: Guest) -> None:
    ann.page.set_viewport_size({"width": 390, "height": 844})
    page = ann.go("/")
    for way in ("learn", "start-game", "invite"):
        box = page.get_by_test_id(way).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 844
    # The door that a newcomer will open has a frame of its own.
    frames = page.locator(".door").evaluate_all("(all) => all.map((one) => getComputedStyle(one).boxShadow)")
    assert frames[0] != frames[1] == frames[2]
    # It is the largest of them, here and on a wide screen, where it stands in the middle.
    areas = "(all) => all.map((one) => one.offsetWidth * one.offsetHeight)"
    small = page.locator(".door").evaluate_all(areas)
    assert small[0] > 2 * max(small[1:])
    # The painting is as high as its page, and its people stand at 410 of 768.
    first, land = (page.locator(of).first.bounding_box() for of in (".door", ".land"))
    assert first is not None
    assert land is not None
    assert land["y"] + land["height"] * 412 / 768 < first["y"] - 9
    resize(page, LAPTOP)
    wide = page.locator(".door").evaluate_all(areas)
    assert wide[1] > 1.5 * max(wide[0], wide[2])
    expect(page.locator(".door").nth(1)).to_contain_text("Learn")


def test_few_links_stand_below_the_doors_and_the_rest_behind_one(ann: Guest) -> None:
    ann.page.set_viewport_size({"width": 1024, "height": 768})
    page = ann.go("/")
    links = page.locator(".links > a, .links > button")
    expect(links).to_have_count(5)
    assert len({link.bounding_box()["y"] for link in links.all()}) == 1  # type: ignore[index]
    expect(page.get_by_test_id("account-link")).to_be_hidden()
    page.get_by_test_id("more-open").click()
    expect(page.get_by_test_id("account-link")).to_be_visible()
    page.get_by_test_id("own-open").click()
    expect(page.get_by_test_id("statistics")).to_be_visible()
    expect(page.get_by_test_id("account-link")).to_be_hidden()


def test_a_finished_game_is_a_film_with_hands_and_links_to_moments(ann: Guest, enter: Enter) -> None:
    room = ann.upload(played("revised", 2, 9999, cards=True), names=None)
    page = ann.go(f"/replay/{room}?after=40")
    place = page.get_by_test_id("replay-place")
    expect(place).to_have_text(re.compile("^40 / "))
    page.get_by_test_id("seen-by-1").click()
    expect(page.locator("#pane-cards .card").first).to_be_visible()
    page.get_by_test_id("replay-harvest").click()
    expect(page.get_by_test_id("subtitle")).to_contain_text(re.compile("[a-z]"))
    expect(place).not_to_have_text(re.compile("^40 / "))
    assert "?after=" in page.url
    before = place.text_content()
    page.get_by_test_id("replay-play").click()
    expect(place).not_to_have_text(before or "")
    page.get_by_test_id("replay-play").click()
    moment = page.url
    other = enter()
    other.page.goto(moment)
    expect(other.page.get_by_test_id("replay-place")).to_have_text(place.text_content() or "")
    page.get_by_test_id("replay-play-on").click()
    expect(page).to_have_url(re.compile("/r/[a-z0-9]+$"))
    expect(page.get_by_test_id("question")).to_be_visible()
    assert [seat["kind"] for seat in ann.state(page.url.rsplit("/", 1)[1])["room"]["seats"]] == ["computer", "person"]


def test_a_film_tells_what_happens_and_shows_the_farm_of_who_acts(ann: Guest) -> None:
    room = ann.upload(played("revised", 2, 9999, cards=True), names=None)
    page = ann.go(f"/replay/{room}?after=60")
    both = "['[data-testid=subtitle] b', '.own .plate'].map((of) => document.querySelector(of)?.innerText ?? '')"
    seen = set()
    for _ in range(14):
        before = page.get_by_test_id("replay-place").text_content() or ""
        page.get_by_test_id("replay-turn").click()
        page.get_by_test_id("replay-next").click()
        expect(page.get_by_test_id("replay-place")).not_to_have_text(before)
        # Nobody is asked: the bar says where the film is, its words who does what.
        expect(page.get_by_test_id("question")).to_have_text(re.compile(r"Round \d+, turn \d+ of \d+"))
        told, farm = page.evaluate(both)
        if acts := re.match(r"Player [AB]", told):
            assert acts[0] in farm
            seen.add(acts[0])
    assert seen == {"Player A", "Player B"}
    for name in ("end-turn", "undo", "hint"):
        expect(page.get_by_test_id(name)).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (390, 844)])
def test_the_head_of_a_film_stands_where_its_points_end(ann: Guest, width: int, height: int) -> None:
    room = ann.upload(played("revised", 2, 9999, cards=True), names=None)
    ann.page.set_viewport_size({"width": width, "height": height})
    page = ann.go(f"/replay/{room}?after=150")
    head = page.get_by_test_id("play-head").bounding_box()
    assert head is not None
    ends = page.get_by_test_id("film").evaluate(
        "(film) => [...film.querySelectorAll('polyline')].map((line) => line.getBoundingClientRect().right)"
    )
    assert len(ends) == 2
    assert all(abs(end - head["x"] - head["width"] / 2) < 2 for end in ends)
    # Its knob hides the number of no round; below its figures a line has some room.
    knob = page.get_by_test_id("play-head").locator("svg").bounding_box()
    feet = page.locator(".film .frame").evaluate_all(
        """(all) => all.map((one) => {
            const range = document.createRange();
            range.selectNode(one.firstChild);
            return range.getBoundingClientRect().bottom;
        })"""
    )
    assert knob is not None
    assert max(feet) <= knob["y"] + 4
    # It is as large as a thumb wishes, whole on the screen, and shows that it has the focus.
    assert min(knob["width"], knob["height"]) >= 36
    expect(page.get_by_test_id("play-head").locator("svg")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("film").get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("play-head").locator("svg")).to_have_css("outline-style", "solid")
    strip = page.get_by_test_id("film").locator(".strip")
    box = strip.bounding_box()
    assert box is not None
    # A click on the film goes there.
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    total = int((page.get_by_test_id("replay-place").text_content() or "").split("/")[1])
    expect(page.get_by_test_id("replay-place")).to_have_text(f"{total // 2 + total % 2} / {total}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_film_held_across_leaves_the_farm_most_of_the_height(enter: Enter) -> None:
    ann = enter((844, 390), has_touch=True, is_mobile=True)
    page = ann.go(f"/replay/{ann.upload(played('revised', 2, 9999), names=None)}?after=60")
    land = page.locator(".home .frame").bounding_box()
    film = page.get_by_test_id("replay").bounding_box()
    play = page.get_by_test_id("replay-play").bounding_box()
    assert land
    assert film
    assert play
    assert land["height"] >= 0.55 * 390
    assert film["height"] <= 70
    assert abs(play["width"] - play["height"]) < 1
    # What else can be done with it lies over the table, and nothing moves.
    page.get_by_test_id("replay-more").tap()
    expect(page.get_by_test_id("replay-harvest")).to_be_in_viewport(ratio=1)
    assert page.locator(".home .frame").bounding_box() == land


def test_a_turn_ends_by_itself_when_that_is_set(ann: Guest) -> None:
    room = ann.create(PERSON, COMPUTER, seed=1)
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("setting-autoEnd").check()
    page.get_by_test_id("setting-theme").select_option("dark")
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_test_id("space-grain-seeds").click()
    asked(page, "place person 2")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(ann: Guest) -> None:
    room = ann.create(PERSON, COMPUTER, seed=1)
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("space-farmland").click()
    asked(page, "plow")
    page.reload()
    asked(page, "plow")
    page.get_by_test_id("cell-0-c1").click()
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    assert list(ann.state(room)["view"]["seats"][0]["fields"]) == ["c1"]
    page.goto(ann.address)
    page.get_by_test_id("more-open").click()
    page.get_by_test_id("games-open").click()
    page.get_by_test_id("resume").get_by_role("link").first.click()
    asked(page, "end")
    assert page.url.endswith(room)


def test_a_page_heals_itself_when_the_service_was_killed_in_mid_game(enter: Enter, tmp_path: Path) -> None:
    server = Killed(tmp_path)
    try:
        ann = enter(server=server)
        room = ann.create(PERSON, COMPUTER, seed=1)
        page = ann.go(f"/r/{room}")
        page.get_by_test_id("space-farmland").click()
        asked(page, "plow")
        server.end()
        note = page.get_by_test_id("note")
        expect(note).to_have_text(re.compile("connect|lost", re.IGNORECASE))
        # A click into the void is kept, and carried out once when the service is back.
        page.get_by_test_id("cell-0-c1").click()
        server.start()
        # The page tries again after a while, and that while has grown with each attempt.
        expect(page.get_by_test_id("end-turn")).to_be_enabled(timeout=2 * PATIENCE)
        expect(note).not_to_have_text(re.compile("connect|lost", re.IGNORECASE))
        state = ann.state(room)
        assert list(state["view"]["seats"][0]["fields"]) == ["c1"]
        assert [item["code"] for item in state["log"]][-2:] == ["place:farmland", "plow:c1"]
        page.get_by_test_id("end-turn").click()
        asked(page, "place person 2")
    finally:
        server.end()
