"""Other ways to get a hand on the page: wished in the form, chosen card by card, undone, played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.kit import COMPUTER, PERSON, Guest, Json, played, position
from tests.server.kit import until

pytestmark = pytest.mark.browser


def test_a_draft_is_wished_in_the_form_and_played_card_by_card(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("with-cards").check()
    page.get_by_test_id("more-options").click()
    page.get_by_test_id("way-to-a-hand").select_option("draft-quick")
    page.get_by_test_id("variant-petri").check()
    page.get_by_test_id("start-wished").click()
    expect(page.get_by_test_id("hand-screen")).to_be_visible()
    cards = page.locator("[data-testid^=choose-]")
    kept = page.get_by_test_id("kept").locator("li")
    for pack, first, last in ((14, 1, 6), (8, 7, 10)):
        expect(cards).to_have_count(pack)
        for number in range(first, last + 1):
            cards.first.click()
            page.get_by_test_id("keep").click()
            expect(kept).to_have_count(number)
        page.get_by_test_id("keep").click()
    expect(page.get_by_test_id("question")).to_contain_text(re.compile("place person 1", re.IGNORECASE))


def test_a_house_rule_is_wished_in_the_form(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("without-cards").check()
    page.get_by_test_id("more-options").click()
    expect(page.get_by_test_id("variant-petri")).to_have_count(0)
    page.get_by_test_id("house-rules").click()
    page.get_by_test_id("variant-szongott").check()
    page.get_by_test_id("start-wished").click()
    expect(page.get_by_test_id("space-copse")).to_be_visible()


def test_a_pick_is_taken_back(ann: Guest) -> None:
    room = ann.create(PERSON, COMPUTER, cards=True, variants=["draft-separate"], seed=2)
    page = ann.go(f"/r/{room}")
    cards = page.locator("[data-testid^=choose-]")
    expect(cards).to_have_count(7)
    keep = page.get_by_test_id("keep")
    # There is one button, once there is something that it does.
    expect(keep).to_have_count(0)
    expect(page.get_by_test_id("end-turn")).to_have_count(0)
    # A click chooses, and another one chooses otherwise: nothing is kept before it is said.
    cards.last.click()
    cards.first.click()
    name = cards.first.locator(".title").inner_text()
    expect(keep).to_have_text(f"Keep {name}")
    expect(page.get_by_test_id("kept")).to_have_count(0)
    keep.click()
    expect(page.get_by_test_id("kept").locator("li")).to_have_count(1)
    expect(keep).to_have_text("End turn")
    page.get_by_test_id("undo").click()
    expect(cards).to_have_count(7)
    expect(page.get_by_test_id("kept")).to_have_count(0)


def test_a_card_is_kept_with_the_keys_alone(ann: Guest) -> None:
    room = ann.create(PERSON, COMPUTER, cards=True, variants=["draft-separate"], seed=2)
    page = ann.go(f"/r/{room}")
    cards = page.locator("[data-testid^=choose-]")
    expect(cards).to_have_count(7)
    cards.first.locator("input").focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1).locator("input")).to_be_checked()
    expect(page.get_by_test_id("kept")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("kept").locator("li")).to_have_count(1)
    page.keyboard.press("e")
    expect(cards).to_have_count(6)


def test_a_hand_is_thinned_out_and_drawn_anew(ann: Guest) -> None:
    room = ann.create(PERSON, cards=True, variants=["7-of-10"], seed=2)
    page = ann.go(f"/r/{room}")
    cards = page.locator("[data-testid^=choose-]")
    expect(cards).to_have_count(20)
    cards.first.click()
    page.get_by_test_id("keep").click()
    expect(cards).to_have_count(19)
    room = ann.create(PERSON, cards=True, variants=["mulligan"], seed=2)
    page = ann.turn_to(f"/r/{room}")
    expect(page.get_by_test_id("hand-screen")).to_be_visible()
    page.get_by_text("Put all occupations away and draw 6").click()
    expect(page.get_by_text("Put all occupations away and draw 5")).to_be_visible()


def test_a_pack_is_passed_on(ann: Guest) -> None:
    """Revised 17.1: so many are kept of the first pack, and the next one has fewer by that."""
    for variant, pack, keeps in (("draft-combined", 14, 2), ("draft-8", 8, 1), ("draft-quick:right", 14, 6)):
        room = ann.create(PERSON, COMPUTER, cards=True, variants=[variant], seed=2)
        page = ann.turn_to(f"/r/{room}")
        cards = page.locator("[data-testid^=choose-]")
        expect(cards).to_have_count(pack)
        for number in range(1, keeps + 1):
            cards.first.click()
            page.get_by_test_id("keep").click()
            expect(page.get_by_test_id("kept").locator("li")).to_have_count(number)
        page.get_by_test_id("keep").click()
        expect(cards).to_have_count(pack - keeps)


def test_a_living_hand_is_exchanged_before_the_game_and_drawn_to_after_a_card(ann: Guest) -> None:
    """Revised 17.3: living-3 before the game, living-5 after a card that was played."""
    page = ann.go(f"/r/{ann.create(PERSON, cards=True, variants=['living-3'], seed=2)}")
    cards = page.locator("[data-testid^=choose-]")
    expect(cards).to_have_count(6)
    first = cards.first.get_attribute("data-testid") or ""
    cards.first.click()
    page.get_by_test_id("keep").click()
    expect(page.get_by_test_id(first)).to_have_count(0)
    expect(cards).to_have_count(6)
    page.get_by_test_id("done").click()
    expect(page.get_by_test_id("question")).to_contain_text(re.compile("place person 1", re.IGNORECASE))
    game = position({"hand": ["A087"]}, "Lessons", options={"variants": ["living-5"]}, cards=True, **_PILES)
    page = ann.turn_to(f"/r/{ann.upload(game)}")
    page.get_by_role("button", name="Draw an occupation").click()
    until(lambda: ann.state(page.url.rpartition("/")[2])["view"]["hand"] == ["A098"])


_PILES: Json = {"minor_pile": ["A002", "A005"], "occupation_pile": ["A098", "A102"]}


def test_a_card_that_lies_face_up_is_taken_for_a_turn(ann: Guest) -> None:
    """Revised 17.4."""
    page = ann.go(f"/r/{ann.create(PERSON, cards=True, variants=['petri:3'], seed=2)}")
    page.get_by_test_id("aside").click()
    rows = page.get_by_test_id("decision").locator("[data-testid^=action-]")
    expect(rows).to_have_count(3)
    rows.first.click()
    page.get_by_test_id("end-turn").click()
    until(lambda: len(ann.state(page.url.rpartition("/")[2])["view"]["hand"]) == 15)


def test_three_cards_go_for_one_in_the_midst_of_an_action_and_of_a_meal(ann: Guest) -> None:
    """Original 18.2, at any time."""
    more: Json = {"edition": "original", "cards": True, "options": {"variants": ["exchange-3-1"]}}
    piles: Json = {"minor_pile": ["E020"], "occupation_pile": ["E162"]}
    hand = ["E150", "E151", "E011", "E012", "E013"]
    page = ann.go(f"/r/{ann.upload(position({'hand': hand}, '1 Occupation', **more, **piles))}")
    page.get_by_test_id("aside").click()
    page.get_by_role("button", name="Put 3 hand cards away for a new one").click()
    # From below: a click where one was just made would be the second one of a double click.
    for card in ("Axe", "Fishing Rod", "Field"):
        page.get_by_role("button", name=f"Put {card} away").click()
    page.get_by_role("button", name="Draw an occupation").click()
    page.get_by_test_id("card-E162").click()
    until(lambda: "E162" in ann.state(page.url.rpartition("/")[2])["view"]["seats"][0]["cards"])
    fed = {"hand": hand, "goods": {"grain": 5}, "home": 0}
    game = position(fed, round=4, **more, **piles)
    while game.question.code != "ask-feed":
        game.apply(game.legal_actions()[-1])
    page = ann.turn_to(f"/r/{ann.upload(game)}")
    expect(page.get_by_test_id("feeding")).to_contain_text("Put 3 hand cards away for a new one")


def test_a_card_is_pinned_to_the_front_of_the_hand_and_the_hand_is_sorted(ann: Guest) -> None:
    room = ann.upload(played("revised", 2, 6, cards=True))
    page = ann.go(f"/r/{room}")
    cards = page.locator("#tabpanel .card")
    expect(cards).not_to_have_count(0)
    last = cards.last.get_attribute("data-testid") or ""
    page.locator(f"#tabpanel [data-testid={last}]").click()  # more cards may have come meanwhile
    page.get_by_test_id("pin").click()
    page.keyboard.press("Escape")
    expect(cards.first).to_have_attribute("data-testid", last)
    page.reload()
    expect(cards.first).to_have_attribute("data-testid", last)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("setting-hand").select_option("name")
    page.keyboard.press("Escape")
    names = cards.locator(".title").all_text_contents()
    assert names[1:] == sorted(names[1:]) and len(names) > 3


def test_the_hand_is_filtered_and_sorted_on_a_laptop_and_stays_so_while_others_play(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.upload(played('revised', 2, 40, cards=True), 1)}")
    cards = page.locator("#pane-cards .card")
    expect(page.locator("#pane-cards .taken").first).to_be_visible()
    whole = cards.count()
    page.get_by_test_id("hand-filter").click()
    page.get_by_test_id("hand-occupation").click()
    page.get_by_test_id("hand-now").click()
    expect(page.locator("#pane-cards .taken, #pane-cards li.minor")).to_have_count(0)
    narrowed = cards.count()
    assert 0 < narrowed < whole
    page.get_by_test_id("hand-order-name").click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hand-order-name")).to_have_count(0)
    expect(page.get_by_test_id("hand-filter")).to_be_focused()
    names = page.locator("#pane-cards .title").all_inner_texts()
    assert names == sorted(names)
    page.get_by_test_id("space-day-laborer").click()
    page.get_by_test_id("end-turn").click()
    expect(page.locator("#pane-cards li.minor")).to_have_count(0)
    expect(page.get_by_test_id("end-turn")).to_be_disabled()
    expect(page.locator("#pane-cards li.minor")).to_have_count(0)
    page.get_by_test_id("hand-filter").click()
    page.get_by_test_id("hand-all").click()
    expect(cards).to_have_count(whole)


def test_each_choice_of_a_new_game_says_what_it_means(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("with-cards").check()
    for way, told in (
        ("dealt", "You play with what you get."),
        ("draft-separate", "Keep one card, pass the rest on."),
        ("7-of-10", "Ten to choose from instead of seven."),
        ("mulligan", "Exchange a bad hand for one card fewer."),
    ):
        expect(page.locator("label", has=page.get_by_test_id(f"way-{way}"))).to_contain_text(told)
    form = page.get_by_test_id("new-game")
    expect(form).to_contain_text("Each card gives you something that the others lack.")


def test_a_phone_held_across_shows_whole_texts_of_a_pack_under_a_sky(enter: Enter) -> None:
    ann = enter((844, 390), has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, cards=True, variants=['draft-separate'], seed=2)}")
    cards = page.locator("[data-testid^=choose-]")
    expect(cards).to_have_count(7)
    footer = page.locator("footer").bounding_box()
    assert footer
    for card in cards.all()[:4]:
        text = card.locator(".text").bounding_box()
        assert text
        assert text["y"] + text["height"] < footer["y"]
    expect(page.locator(".moment")).to_have_css("background-image", re.compile("gradient"))


def test_a_pack_lies_in_one_row_on_a_phone_held_across(enter: Enter) -> None:
    ann = enter((844, 390), has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, cards=True, variants=['draft-separate'], seed=2)}")
    cards = page.locator("[data-testid^=choose-]")
    expect(cards).to_have_count(7)
    tops = cards.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))")
    assert len(set(tops)) == 1
    cards.last.tap()
    expect(page.get_by_test_id("keep")).to_contain_text("Keep")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_both_kinds_have_a_shelf_and_it_is_said_which_comes_next(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, cards=True, variants=['draft-separate'], seed=2)}")
    expect(page.locator(".shelf")).to_have_count(2)
    expect(page.locator(".slot")).to_have_count(14)
    expect(page.locator(".kept h2")).to_have_text(
        [re.compile("Occupations 0 of 7 kept"), "Minor improvements come next"]
    )
    page.locator("[data-testid^=choose-]").first.click()
    page.get_by_test_id("keep").click()
    expect(page.get_by_test_id("kept").locator("li")).to_have_count(1)
    expect(page.locator(".slot")).to_have_count(13)
    # The shelves fill the panel: none of it is blank.
    panel, last = page.locator(".kept").bounding_box(), page.locator(".shelf").last.bounding_box()
    assert panel
    assert last
    assert panel["y"] + panel["height"] - last["y"] - last["height"] < 40


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (768, 1024), (1024, 768), (1366, 768)])
def test_it_is_said_at_every_size_how_many_are_kept_and_where_the_rest_goes(
    enter: Enter, size: tuple[int, int]
) -> None:
    ann = enter(size)
    seats = (PERSON, COMPUTER, COMPUTER)
    page = ann.go(f"/r/{ann.create(*seats, cards=True, variants=['draft-separate:right'], seed=2)}")
    note = page.get_by_test_id("note")
    expect(note).to_have_text("Keep 1 of 7, the rest goes on to Apprentice C.")
    assert note.evaluate("(line) => line.scrollHeight <= line.clientHeight + 1 && line.scrollWidth <= line.clientWidth")
    page = ann.turn_to(f"/r/{ann.create(*seats, cards=True, variants=['draft-combined'], seed=2)}")
    expect(note).to_have_text("Keep 2 of 14, the rest goes on to Apprentice B.")


def test_each_card_of_a_pack_says_in_a_word_what_it_is_for(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, cards=True, variants=['draft-separate'], seed=2)}")
    said = page.locator("[data-testid^=choose-] .gives")
    expect(said).to_have_count(7)
    assert set(said.all_inner_texts()) <= {
        "Food", "Building materials", "Crops", "Animals", "Points", "Rooms, fields and fences", "Other actions",
    }  # fmt: skip
    assert len(set(said.all_inner_texts())) > 1


def test_the_sky_of_a_card_ends_a_little_above_what_is_drawn(enter: Enter) -> None:
    ann = enter((1024, 768))
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, cards=True, variants=['draft-separate'], seed=2)}")
    picture = page.locator("[data-testid^=choose-] .picture").first.bounding_box()
    assert picture
    assert picture["height"] < 0.8 * picture["width"]
