"""Every other way to play on the page: teams, single fences, markers, targets, and each variant at least once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from agricola.variants.boards import HOUSE_RULES, VARIANTS
from tests.browser.conftest import Enter
from tests.browser.kit import COMPUTER, OPEN, PERSON, PHONE, Guest, Json, position
from tests.server.kit import until

pytestmark = pytest.mark.browser

TEAM: Json = {"players": 4, "options": {"variants": ["team"]}}


def place(page: Page, space: str) -> None:
    """Place a person on a space of the board."""
    page.get_by_test_id(f"space-{space}").click()


def test_partners_trade_at_the_marketplace_and_build_on_each_other_s_farm(ann: Guest) -> None:
    goods = {"wood": 6, "food": 3, "grain": 1}
    page = ann.go(f"/r/{ann.upload(position({'goods': goods}, **TEAM))}")
    place(page, "marketplace")
    trade = page.get_by_test_id("trade")
    trade.get_by_test_id("trade-wood").click()
    trade.get_by_test_id("trade-more").click()
    expect(trade.get_by_test_id("trade-do")).to_have_text("Give 2 wood")
    trade.get_by_test_id("trade-do").focus()
    page.keyboard.press("Enter")
    expect(trade.get_by_test_id("trade-wood")).to_have_count(0)
    page.get_by_test_id("undo-turn").click()
    place(page, "farmland")
    expect(page.get_by_test_id("cell-0-c2")).to_be_visible()
    page.get_by_test_id("to-partner").click()
    page.get_by_test_id("cell-2-c2").click()
    page.get_by_test_id("end-turn").click()
    room = page.url.rpartition("/")[2]
    until(lambda: "c2" in ann.state(room)["view"]["seats"][2]["fields"])


def test_on_a_phone_the_marketplace_brings_its_panel_in_sight(enter: Enter) -> None:
    ann = enter(PHONE)
    page = ann.go(f"/r/{ann.upload(position({'goods': {'wood': 6}}, **TEAM))}")
    place(page, "marketplace")
    expect(page.get_by_test_id("trade-do")).to_be_in_viewport()


def test_fences_of_the_partner_are_painted_on_the_partner_s_farm(ann: Guest) -> None:
    game = position({"goods": {"wood": 9}}, **TEAM)
    page = ann.go(f"/r/{ann.upload(game)}")
    place(page, "fencing")
    page.get_by_test_id("to-partner").click()
    page.get_by_test_id("cell-2-e1").click()
    expect(page.get_by_text("6 of 9")).to_be_visible()  # four fences, and one wood more for each started three
    page.get_by_test_id("build-fences").click()
    room = page.url.rpartition("/")[2]
    until(lambda: len(ann.state(room)["view"]["seats"][2]["fences"]) == 4)


def test_a_single_fence_is_picked_where_fences_may_stand_open(ann: Guest) -> None:
    game = position({"goods": {"wood": 1}}, "Fencing", options={"house_rules": ["open-fences"]})
    page = ann.go(f"/r/{ann.upload(game)}")
    page.get_by_test_id("edge-0-d2n").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("build-fences").click()
    room = page.url.rpartition("/")[2]
    until(lambda: ann.state(room)["view"]["seats"][0]["fences"] == ["d2n"])


def test_a_pasture_apart_from_the_others_is_fenced_with_clicks(ann: Guest) -> None:
    """Revised 17.6, free-pastures: the same cell can't be fenced without it."""
    farm = {"goods": {"wood": 4}, "fences": ["e1n", "e1e", "e1w", "e2n"]}
    for rules, apart in (([], False), (["free-pastures"], True)):
        page = ann.turn_to(f"/r/{ann.upload(position(farm, options={'house_rules': rules}))}")
        place(page, "fencing")
        expect(page.get_by_test_id("cell-0-d1")).to_be_visible()
        page.get_by_test_id("cell-0-c3").click()
        if not apart:
            expect(page.get_by_test_id("build-fences")).to_have_count(0)
            continue
        page.get_by_test_id("build-fences").click()
        room = page.url.rpartition("/")[2]
        until(lambda room=room: len(ann.state(room)["view"]["seats"][0]["fences"]) == 8)  # type: ignore[misc]


def test_animals_without_a_place_stay_on_their_space(ann: Guest) -> None:
    """Revised 17.6, take-what-fits: one lives in the house."""
    stock = {"sheep_market": {"sheep": 3}}
    page = ann.go(f"/r/{ann.upload(position({}, options={'house_rules': ['take-what-fits']}, stock=stock))}")
    place(page, "sheep-market")
    page.get_by_test_id("end-turn").click()
    view = ann.state(page.url.rpartition("/")[2])["view"]
    assert view["seats"][0]["goods"]["sheep"] == 1
    assert next(space for space in view["spaces"] if space["id"] == "sheep_market")["goods"] == {"sheep": 2}


def test_a_team_wins_together(ann: Guest) -> None:
    game = position({"goods": {"grain": 8}}, round=14, **TEAM)
    while not game.is_terminal():
        game.apply(game.legal_actions()[-1])
    page = ann.go(f"/r/{ann.upload(game)}")
    expect(page.get_by_test_id("ending")).to_be_visible()
    points = {team["seats"][0]: team["points"] for team in game.view(0)["teams"]}
    for seat, total in points.items():
        expect(page.get_by_test_id(f"team-{seat}")).to_have_text(re.compile(f"^\\D?{abs(total)}$"))
    expect(page.get_by_test_id("team-sheet")).to_contain_text("Unused spaces")


def test_markers_and_a_target_are_shown_while_playing(ann: Guest) -> None:
    room = ann.create(PERSON, variants=["suggestion-markers", "solo-target:55"], seed=3)
    page = ann.go(f"/r/{room}")
    expect(page.locator(".marker")).to_have_count(3)
    expect(page.get_by_test_id("target")).to_have_text("of 55")


def test_two_people_draft_at_once_and_see_who_has_chosen(ann: Guest, enter: Enter) -> None:
    room = ann.create(PERSON, OPEN, cards=True, variants=["draft-separate:right"], seed=4)
    bob = enter()
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    pages = [ann.go(f"/r/{room}"), bob.go(f"/r/{room}")]
    for page in pages:
        expect(page.locator("[data-testid^=choose-]")).to_have_count(7)
    pages[1].locator("[data-testid^=choose-]").first.click()
    pages[1].get_by_test_id("keep").click()
    pages[1].get_by_test_id("keep").filter(has_text="End turn").click()
    expect(pages[0].get_by_test_id("drafter-1")).to_contain_text("has chosen")
    expect(pages[0].get_by_text("cards go to the right")).to_be_visible()
    pages[1].get_by_test_id("undo-turn").click()
    expect(pages[0].get_by_test_id("drafter-1")).to_contain_text("chooses")
    for page in pages:
        page.locator("[data-testid^=choose-]").first.click()
        page.get_by_test_id("keep").click()
        page.get_by_test_id("keep").filter(has_text="End turn").click()
    for page in pages:
        expect(page.locator("[data-testid^=choose-]")).to_have_count(6)


def test_a_series_is_begun_played_and_resumed(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("more-open").click()
    page.get_by_test_id("series-link").click()
    page.get_by_test_id("series-name").fill("Winter")
    page.get_by_test_id("begin-series").click()
    page.get_by_test_id("play-series").click()
    expect(page.get_by_test_id("target")).to_have_text("of 50")
    page = ann.go("/series")
    page.get_by_test_id("my-series").get_by_text("Winter").click()
    page.get_by_text("Go on with this game").click()
    expect(page.get_by_test_id("target")).to_have_text("of 50")


def _choose_manger_and_the_second_round_card_first(page: Page) -> None:
    """Open the fold, put a card into the hand and move a round card of the revised edition up."""
    page.get_by_test_id("choose-cards").click()
    page.get_by_test_id("chosen-hand").fill("Manger")
    page.get_by_test_id("chosen-hand").press("Enter")
    expect(page.get_by_role("button", name="Leave Manger out")).to_be_visible()
    page.get_by_test_id("chosen-order").check()
    expect(page.get_by_test_id("earlier-major_improvement")).to_be_disabled()
    page.get_by_test_id("earlier-fencing").click()
    expect(page.get_by_test_id("earlier-fencing")).to_be_disabled()


def test_cards_and_round_cards_are_chosen_in_the_form_of_a_solo_game(ann: Guest) -> None:
    """Revised 14.2; another card is banned."""
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("players-1").check(force=True)
    page.get_by_test_id("with-cards").check()
    page.get_by_test_id("more-options").click()
    _choose_manger_and_the_second_round_card_first(page)
    page.get_by_test_id("chosen-exclude").fill("Wood Cutter")
    page.get_by_test_id("chosen-exclude").press("Enter")
    page.get_by_test_id("start-wished").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    view = ann.state(page.url.rpartition("/")[2])["view"]
    assert view["round_cards"][:2] == ["fencing", "major_improvement"]
    names = [view["cards"][card]["name"] for card in view["hand"]]
    assert "Manger" in names
    assert "Wood Cutter" not in names


def test_cards_and_round_cards_are_chosen_for_a_game_of_a_series(ann: Guest) -> None:
    """Original 17 point 5, for both editions."""
    page = ann.go("/series")
    page.get_by_test_id("begin-series").click()
    _choose_manger_and_the_second_round_card_first(page)
    page.get_by_test_id("play-series").click()
    expect(page.get_by_test_id("target")).to_have_text("of 50")
    view = ann.state(page.url.rpartition("/")[2])["view"]
    assert view["round_cards"][:2] == ["fencing", "major_improvement"]
    assert "Manger" in [view["cards"][card]["name"] for card in view["hand"]]


def test_a_series_of_the_original_has_decks_ways_to_play_and_repeats_if_one_likes(ann: Guest) -> None:
    page = ann.go("/series")
    page.get_by_test_id("series-original").check()
    for deck in "EI":
        page.get_by_test_id(f"series-decks-{deck}").uncheck()
    page.get_by_test_id("series-repeat").check()
    more = page.get_by_test_id("series-more")
    # It shows that it unfolds.
    assert more.evaluate("(one) => getComputedStyle(one, '::before').content") == '"▸"'
    more.click()
    assert more.evaluate("(one) => getComputedStyle(one, '::before').content") == '"▾"'
    page.get_by_test_id("variant-exchange-3-1").check()
    page.get_by_test_id("house-rules").click()
    page.get_by_test_id("variant-free-pastures").check()
    page.get_by_test_id("begin-series").click()
    page.get_by_test_id("play-series").click()
    expect(page.get_by_test_id("target")).to_have_text("of 50")
    view = ann.state(page.url.rpartition("/")[2])["view"]
    assert {card[0] for card in view["hand"]} == {"K"}
    assert view["options"]["variants"] == ["exchange-3-1", "solo-target"]
    assert view["options"]["house_rules"] == ["free-pastures"]


def test_a_campaign_says_which_occupations_stay(ann: Guest) -> None:
    """Revised OP-20: by the Polish appendix one stays for both later games."""
    page = ann.go("/series")
    page.get_by_test_id("series-players-2").check(force=True)
    page.get_by_test_id("campaign-keeps").select_option("polish")
    page.get_by_test_id("begin-series").click()
    expect(page.get_by_text("Each may keep an occupation of the first game for both later games")).to_be_visible()
    page.get_by_test_id("play-series").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    view = ann.state(page.url.rpartition("/")[2])["view"]
    assert len(view["seats"]) == 2


def test_a_game_of_the_original_has_any_mix_of_decks(ann: Guest) -> None:
    """Z alone is no mix: the last of the other decks stays on, and the form says why."""
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("edition-original").check()
    page.get_by_test_id("with-cards").check()
    decks = {deck: page.get_by_test_id(f"decks-{deck}") for deck in "EIKZ"}
    expect(decks["E"]).to_be_checked()
    expect(decks["E"]).to_be_disabled()
    expect(decks["E"]).to_have_accessible_description("Any mix, with at least one of E, I, K.")
    decks["Z"].check()
    expect(decks["E"]).to_be_disabled()
    decks["K"].check()
    decks["E"].uncheck()
    expect(decks["K"]).to_be_disabled()
    page.get_by_test_id("start-wished").click()
    page.wait_for_url(re.compile("/r/"))
    assert ann.state(page.url.rpartition("/")[2])["view"]["options"]["decks"] == "KZ"


def test_a_finished_game_leads_back_to_its_series(ann: Guest) -> None:
    wish = {"edition": "revised", "seats": [COMPUTER, COMPUTER], "seed": 3}
    series = ann.post("/api/series", wish, 201)["id"]
    room = ann.post(f"/api/series/{series}/play", {})["room"]
    until(lambda: ann.state(room)["over"])
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("to-series").click()
    expect(page.get_by_test_id("series-games").locator("li")).to_have_count(1)
    expect(page.get_by_text("Game 2 of 3.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_test_id("export-series").click()
    assert download.value.suggested_filename == f"agricola-series-{series}.json"


_KINDS = ("hand", "team", "learning", "house rule")


@pytest.mark.parametrize("kind", _KINDS)
def test_every_variant_is_begun_on_the_page(kind: str, ann: Guest) -> None:
    """What is chosen before the game is chosen by the service's own codes; then a person is placed with a click."""
    for variant in (*VARIANTS.values(), *HOUSE_RULES.values()):
        if variant.kind != kind:
            continue
        chosen = {"house_rules" if kind == "house rule" else "variants": [variant.name]}
        wish = {"edition": variant.editions[-1], "cards": kind == "hand", "seed": 8, **chosen}
        # All sit at this screen, so nobody has to be waited for.
        room = ann.create(*[PERSON] * variant.players[0], **wish)
        _choose_hands(ann, room)
        page = ann.turn_to(f"/r/{room}")
        asked = page.get_by_test_id("question")
        expect(asked).to_contain_text(re.compile("place person 1", re.IGNORECASE))
        page.locator("[data-space].usable").first.click()
        expect(asked).not_to_contain_text("lace person 1 of")


def _choose_hands(guest: Guest, room: str) -> None:
    """Take the last offer each time until the first round has begun."""
    for number in range(200):
        state = guest.state(room)
        if state["view"]["round"]:
            return
        act = {"type": "act", "id": f"hand-{number}", "seat": state["seat"], "version": state["version"]}
        guest.post(f"/api/rooms/{room}/commands", {**act, "action": state["view"]["actions"][-1]["code"]})
    raise AssertionError("no hand came about")


def test_opponents_are_chosen_together_with_the_keys_or_each_for_a_seat(ann: Guest) -> None:
    page = ann.go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("players-3").check()
    page.get_by_test_id("opponents-apprentice").focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("opponents-landlord")).to_be_checked()
    expect(page.get_by_test_id("new-game")).to_contain_text("knows the game")
    page.get_by_test_id("more-options").click()
    expect(page.get_by_test_id("seat-1")).to_have_value("landlord")
    page.get_by_test_id("seat-2").select_option("master")
    # No one kind is that of both.
    expect(page.locator("[name=opponents]:checked")).to_have_count(0)
    expect(page.get_by_test_id("new-game").get_by_role("contentinfo")).to_contain_text("Landlord · Master")
    page.get_by_test_id("start-wished").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    seats = ann.state(page.url.rpartition("/")[2])["room"]["seats"]
    assert [seat.get("level") for seat in seats] == [None, "landlord", "master"]


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 768)])
def test_what_is_unfolded_comes_in_sight(enter: Enter, size: tuple[int, int]) -> None:
    page = enter(size).go("/")
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("more-options").click()
    foot = page.get_by_test_id("new-game").get_by_role("contentinfo").bounding_box()
    first = page.locator(".fold .check").first.bounding_box()
    assert foot and first
    assert first["y"] >= 0 and first["y"] + first["height"] <= foot["y"]


def test_on_a_phone_held_across_edition_players_and_opponents_are_in_sight_together(enter: Enter) -> None:
    page = enter((844, 390)).go("/")
    page.get_by_test_id("change-game").click()
    foot = page.get_by_test_id("new-game").get_by_role("contentinfo").bounding_box()
    assert foot
    for name in ("edition-family", "players-4", "opponents-master", "opponents-open"):
        tile = page.locator("label", has=page.get_by_test_id(name)).bounding_box()
        assert tile and tile["y"] + tile["height"] <= foot["y"]
