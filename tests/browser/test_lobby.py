"""A table that waits for its guests: talk, a private link, seats for friends and computers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.kit import COMPUTER, OPEN, PERSON, Guest

pytestmark = pytest.mark.browser

# Who is painted at the table, as far as the figure stands over the plate of the same seat.
_LETTERS = """
() => [...document.querySelectorAll('.scene .letter')].filter((one) => {
  const plate = document.querySelector(`[data-testid="plate-${'ABCDE'.indexOf(one.textContent)}"]`);
  const middle = (box) => box.left + box.width / 2;
  return Math.abs(middle(one.getBoundingClientRect()) - middle(plate.getBoundingClientRect())) < 8;
}).map((one) => one.textContent)
"""


def test_friends_come_by_a_private_link_talk_and_begin_with_a_computer(ann: Guest, enter: Enter) -> None:
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("players-3").check()
    page.get_by_test_id("opponents-open").check()
    page.get_by_test_id("more-options").click()
    page.get_by_test_id("private").check()
    page.get_by_test_id("clock").select_option("turn-3")
    page.get_by_test_id("start-wished").click()
    expect(page.get_by_test_id("lobby")).to_contain_text("3 minutes a turn")
    link = page.get_by_test_id("room-link").input_value()
    assert "#play=" in link
    bob = enter()
    stranger = enter()
    stranger.page.goto(link.partition("#")[0])
    expect(stranger.page.get_by_test_id("nowhere")).to_be_visible()
    bob.page.goto(link)
    bob.page.get_by_test_id("join-name").fill("Bob")
    bob.page.get_by_test_id("join").click()
    expect(page.get_by_test_id("lobby")).to_contain_text("2 here")
    assert page.evaluate(_LETTERS) == ["A", "B"]
    # Who is ready says so, and who only watches is counted.
    expect(page.get_by_test_id("awaited")).to_contain_text("Bob")
    bob.page.get_by_test_id("ready-1").click()
    expect(page.get_by_test_id("plate-1")).to_contain_text("ready")
    expect(page.get_by_test_id("awaited")).to_have_count(0)
    watcher = enter()
    watcher.page.goto(link)
    expect(page.get_by_test_id("lobby")).to_contain_text("1 watching")
    bob.page.get_by_test_id("say").fill("Good evening")
    bob.page.get_by_test_id("send").click()
    expect(page.get_by_test_id("talk")).to_contain_text("Good evening")
    page.get_by_test_id("lobby-start").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("company")).to_contain_text("Bob")
    expect(page.get_by_test_id("company")).to_contain_text("Good evening")
    expect(page.get_by_test_id("watching")).to_contain_text("1 watching")


def _act(player: Guest, room: str, until: int) -> None:
    """Let a player do the first thing that is offered until a round begins."""
    while (now := player.state(room))["view"]["round"] < until:
        if now["view"]["actions"]:
            action, version = now["view"]["actions"][0]["code"], now["version"]
            command = {"type": "act", "id": f"a{version}", "version": version, "seat": now["seat"], "action": action}
            player.post(f"/api/rooms/{room}/commands", command)


def test_who_watches_is_shown_the_game_one_round_later_where_its_players_want_it(ann: Guest, enter: Enter) -> None:
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("players-2").check()
    page.get_by_test_id("opponents-open").check()
    page.get_by_test_id("more-options").click()
    page.get_by_test_id("watch-delay").check()
    page.get_by_test_id("start-wished").click()
    expect(page.get_by_test_id("lobby")).to_contain_text("watched one round later")
    room = page.url.rpartition("/")[2]
    page.get_by_test_id("lobby-start").click()
    watcher = enter()
    seen = watcher.go(f"/r/{room}")
    expect(seen.get_by_test_id("note")).to_contain_text("one round later")
    shown = seen.get_by_test_id("round-strip").locator("[aria-current=step]")
    expect(shown).to_contain_text("1")
    before = seen.get_by_test_id("line-of-moment").inner_text()
    _act(ann, room, 2)
    expect(page.get_by_test_id("round-strip").locator("[aria-current=step]")).to_contain_text("2")
    expect(page.get_by_test_id("note")).not_to_contain_text("one round later")
    expect(shown).to_contain_text("1")
    assert seen.get_by_test_id("line-of-moment").inner_text() == before
    _act(ann, room, 3)
    expect(shown).to_contain_text("2")
    expect(seen.get_by_test_id("note")).to_contain_text("one round later")


def test_on_a_phone_the_link_hides_no_lantern(enter: Enter) -> None:
    ann = enter((360, 740))
    page = ann.go(f"/r/{ann.create(PERSON, OPEN, COMPUTER, OPEN, seed=1)}")
    copy = page.get_by_role("button", name="Copy the link").bounding_box()
    sheet = page.locator(".invite").bounding_box()
    assert copy and sheet
    assert copy["width"] > 0.9 * sheet["width"]
    lanterns = page.locator(".scene [fill='#ffd774']")
    expect(lanterns).not_to_have_count(0)
    for lantern in lanterns.all():
        box = lantern.bounding_box()
        assert box
        assert box["y"] >= sheet["y"] + sheet["height"]


def test_on_a_phone_held_across_the_plates_look_in_below_the_table(enter: Enter) -> None:
    ann = enter((844, 390), has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.create(PERSON, OPEN, COMPUTER, OPEN, seed=1)}")
    for seat in range(4):
        expect(page.get_by_test_id(f"plate-{seat}").get_by_role("heading")).to_be_in_viewport(ratio=1)
    sheet = page.locator(".invite").bounding_box()
    lanterns = page.locator(".scene [fill='#ffd774']")
    expect(lanterns).not_to_have_count(0)
    boxes = [lantern.bounding_box() for lantern in lanterns.all()]
    assert sheet
    assert all(box and box["y"] >= sheet["y"] + sheet["height"] for box in boxes)
    # What can be done is in sight, and the start covers none of it.
    start = page.get_by_test_id("lobby-start")
    expect(start).to_be_in_viewport(ratio=1)
    go = start.bounding_box()
    for button in page.locator(".plates button").all():
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert go and box and box["y"] + box["height"] <= go["y"]
    talk = page.get_by_test_id("talk").bounding_box()
    assert go and talk and go["y"] + go["height"] <= talk["y"]


def test_what_is_said_grows_upwards_and_moves_no_button(enter: Enter) -> None:
    ann = enter((1024, 768))
    page = ann.go(f"/r/{ann.create(PERSON, OPEN)}")
    line, sheet = page.get_by_test_id("say"), page.locator("aside .sheet").first
    before, silent = line.bounding_box(), sheet.bounding_box()
    line.fill("Hello")
    page.get_by_test_id("send").click()
    line.fill("Where are you?")
    page.get_by_test_id("send").click()
    expect(page.get_by_test_id("talk")).to_contain_text("Where are you?")
    after, spoken = line.bounding_box(), sheet.bounding_box()
    assert before and after and silent and spoken
    assert before["y"] == after["y"]
    # It is not higher than what it holds.
    assert silent["height"] < spoken["height"] < 400
