"""The end of a game: ranking, pictures to keep, a look back, a rematch, and one's own games."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import agricola
from agricola.record.record import Record
from tests.browser.conftest import Enter
from tests.browser.driver import play
from tests.browser.kit import COMPUTER, LAPTOP, PERSON, PHONE, Guest, ended, played, resize

pytestmark = pytest.mark.browser


def nearly_over(players: int = 2) -> agricola.Game:
    """A game before the last decision of the first seat."""
    whole = played("revised", players, 9999).record()
    last = max(at for at, (seat, _) in enumerate(whole.moves) if seat == 0)
    return agricola.replay(Record(whole.setup, whole.chance, whole.moves[:last]))


def test_the_last_turn_leads_to_the_ending_which_tells_all_and_goes_on(ann: Guest) -> None:
    room = ann.upload(nearly_over(), 1, names={0: "Ann"})
    page = ann.go(f"/r/{room}")
    play(page, seed=1, seconds=60)
    expect(page.get_by_test_id("ending")).to_be_visible()
    expect(page.get_by_test_id("guide")).to_have_count(0)
    state = ann.state(room)
    best = max(score["total"] for score in state["scores"])
    expect(page.get_by_test_id("ending").get_by_role("figure").first).to_contain_text(str(best))
    # The turns are judged one after the other, in the background.
    expect(page.get_by_test_id("turning-points")).to_contain_text(re.compile("[Tt]urn|judges"))
    # In a game without cards there is nothing to tell of them.
    expect(page.get_by_test_id("ending-cards")).to_have_count(0)
    page.get_by_test_id("ending-own").click()
    expect(page.get_by_test_id("statistics").get_by_role("row")).to_have_count(2)
    resize(page, (390, 844))
    for number in page.get_by_test_id("statistics").locator("td").all():
        assert number.evaluate(_LINES) == 1, number.inner_text()
    resize(page, LAPTOP)
    page.get_by_test_id("final-scores").click()
    expect(page.locator(".sheet-of-scores")).to_contain_text("Points by round")
    # A total ends below the points that it counts.
    ends = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().right))"
    points = page.locator(".sheet-of-scores td:nth-child(2) .points").evaluate_all(ends)
    assert max(points) - min(points) <= 1, points
    with page.expect_download() as record:
        page.get_by_role("link", name="Save the record").click()
    assert record.value.suggested_filename == f"agricola-{room}.txt"
    page.keyboard.press("Escape")
    page.get_by_test_id("to-table").click()
    expect(page.get_by_test_id("live-scores")).to_contain_text("final")
    page.get_by_test_id("again").click()
    expect(page.get_by_test_id("start-game")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('agricola.games')"))
    assert [(game["room"], game["players"]) for game in kept["games"]] == [(room, 2)]


def test_a_game_with_cards_tells_what_they_brought(ann: Guest) -> None:
    room = ann.upload(played("revised", 2, 9999, cards=True))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("ending-cards").click()
    expect(page.get_by_test_id("cards-brought")).to_be_visible()


def test_a_first_game_leads_on_to_one_with_cards(ann: Guest) -> None:
    room = ann.upload(played("revised", 2, 9999))
    page = ann.go("/")
    page.evaluate("(room) => localStorage.setItem('agricola.first-game', room)", room)
    page = ann.go(f"/r/{room}")
    expect(page.get_by_test_id("rematch")).to_be_visible()
    page.get_by_test_id("with-cards").click()
    expect(page.get_by_test_id("ending")).to_have_count(0)
    _, _, following = page.url.partition("/r/")
    assert ann.state(following)["room"]["cards"]


def test_a_farm_is_saved_as_a_picture_and_as_a_drawing(ann: Guest, tmp_path: Path) -> None:
    page = ann.go(f"/r/{ann.upload(ended('family', 2))}")
    page.get_by_test_id("share-1").click()
    for button, start in (("save-png", b"\x89PNG"), ("save-svg", b"<svg xmlns=")):
        with page.expect_download() as download:
            page.get_by_test_id(button).click()
        download.value.save_as(tmp_path / button)
        data = (tmp_path / button).read_bytes()
        assert data.startswith(start)
        assert len(data) > 10_000
    # It stands for itself: no name of a colour is left that only the page knows.
    assert b"var(--" not in (tmp_path / "save-svg").read_bytes()


def test_all_of_an_ending_is_in_sight_on_a_laptop(enter: Enter) -> None:
    ann = enter((1366, 768))
    page = ann.go(f"/r/{ann.upload(nearly_over(), 1, names={0: 'Ann'})}")
    play(page, seed=1, seconds=60)
    expect(page.get_by_test_id("ending")).to_be_visible()
    # Gold and straw, and a medal each.
    for place, who in enumerate(("finest", "others"), start=1):
        expect(page.locator(f".{who} figcaption.metal-{place}")).to_be_visible()
        expect(page.locator(f".{who} .medal.metal-{place}")).to_be_visible()
    # As it is called everywhere.
    expect(page.get_by_test_id("again")).to_have_text("First page")
    for name in ("rematch", "watch-again", "final-scores", "to-table", "again"):
        box = page.get_by_test_id(name).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 768, name
    # The rounds below the chart are not cut off.
    chart = page.locator(".look-back .box").bounding_box()
    told = page.locator(".look-back .told").bounding_box()
    assert chart is not None
    assert told is not None
    assert chart["y"] + chart["height"] <= told["y"] + told["height"]


@pytest.mark.soak
def test_an_ending_of_three_cuts_neither_the_chart_nor_the_way_to_a_first_game(enter: Enter) -> None:
    """What is told beside the chart drew it out of its panel."""
    room = enter().upload(ended("revised", 3))
    # Somebody else has ended no game.
    page = enter((1024, 768)).go(f"/r/{room}")
    turns = page.get_by_test_id("turning-points")
    expect(turns.get_by_role("link").first).to_be_visible(timeout=120_000)
    expect(turns.get_by_role("progressbar")).to_have_count(0, timeout=120_000)
    for size in ((1024, 768), LAPTOP):
        resize(page, size)
        page.get_by_test_id("ending-turns").click()
        expect(page.locator(".look-back .box")).to_be_in_viewport(ratio=1)
        page.get_by_test_id("ending-own").click()
        expect(page.get_by_test_id("statistics").get_by_role("link")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1024, 768), LAPTOP])
def test_the_picture_of_the_only_other_farm_is_filled_beside_its_plate_and_good_rounds_are_told_at_once(
    enter: Enter, size: tuple[int, int]
) -> None:
    ann = enter(size)
    # No turn is judged: whoever asks waits for ever.
    ann.page.route(re.compile("/judged"), lambda _: None)
    page = ann.go(f"/r/{ann.upload(ended('revised', 2))}")
    other = page.locator(".others figure")
    parts = (".frame", ".frame svg", "figcaption")
    boxes = (other.bounding_box(), *(other.locator(one).bounding_box() for one in parts))
    figure, frame, farm, plate = boxes
    assert figure and frame and farm and plate
    # No land but the farm's own in the frame; the plate goes on to the edge of the column.
    assert farm["width"] >= frame["width"] - 24
    assert abs(plate["x"] - frame["x"] - frame["width"]) <= 12
    assert figure["x"] + figure["width"] - plate["x"] - plate["width"] <= 8
    assert plate["height"] <= frame["height"]
    expect(page.get_by_test_id("good-rounds").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_test_id("turning-points").get_by_role("progressbar")).to_be_in_viewport(ratio=1)


def test_where_the_looking_stopped_all_is_in_sight_and_it_goes_on_when_it_is_asked(enter: Enter) -> None:
    """The button was cut at the foot of its panel."""
    ann = enter(LAPTOP)
    answered: list[str] = []

    def some(route: Route) -> None:
        answered.append(route.request.url)
        route.continue_() if len(answered) <= 12 else route.fulfill(status=503, json={"code": "no_hint"})

    ann.page.route(re.compile("/judged"), some)
    page = ann.go(f"/r/{ann.upload(ended('revised', 4))}")
    turns = page.get_by_test_id("turning-points")
    go_on = turns.get_by_role("button")
    expect(go_on).to_have_text("Look on", timeout=120_000)
    expect(go_on).to_be_in_viewport(ratio=1)
    page.unroute(re.compile("/judged"))
    go_on.click()
    expect(go_on).to_have_count(0)
    expect(turns.get_by_role("progressbar")).to_be_visible()


@pytest.mark.soak
def test_an_ending_held_across_shows_every_place_and_a_rematch(enter: Enter) -> None:
    ann = enter((844, 390), has_touch=True, is_mobile=True)
    page = ann.go(f"/r/{ann.upload(nearly_over(4), 1, 2, 3)}")
    play(page, seed=1, seconds=60)
    expect(page.get_by_test_id("ending")).to_be_visible()
    expect(page.locator("figure:has(.frame)")).to_have_count(4)
    for figure in page.locator("figure:has(.frame)").all():
        expect(figure).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("rematch")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# How many lines the words of something take.
_LINES = """
(one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return new Set([...words.getClientRects()].map((line) => Math.round(line.top))).size;
}
"""


@pytest.mark.parametrize("language", ["en", "ro"])
def test_the_only_other_stands_in_one_line_on_a_phone_and_so_do_the_tabs(enter: Enter, language: str) -> None:
    ann = enter((390, 844), has_touch=True, is_mobile=True, settings={"language": language})
    page = ann.go(f"/r/{ann.upload(nearly_over(), 1)}")
    play(page, seed=1, seconds=60)
    ending = page.get_by_test_id("ending")
    expect(ending).to_be_visible()
    who = ending.locator(".others .who")
    assert who.evaluate(_LINES) == 1, who.inner_text()
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 844})
        tabs = [tab.bounding_box() for tab in ending.locator(".tabs button").all()]
        assert len({tab["y"] for tab in tabs if tab}) == 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_let_computers_end_the_game_may_play_again(enter: Enter) -> None:
    ann = enter()
    room = ann.upload(nearly_over(), 0, 1)
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: "/r/" in url and room not in url)
    seats = ann.state(page.url.rsplit("/", 1)[1])["room"]["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["computer", "person"]


def test_a_rematch_moves_the_seats_on(enter: Enter) -> None:
    ann = enter(PHONE)
    room = ann.upload(nearly_over(), 1, names={0: "Ann"})
    page = ann.go(f"/r/{room}")
    play(page, seed=1, seconds=60)
    expect(page.get_by_test_id("ending")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: "/r/" in url and room not in url)
    expect(page.get_by_test_id("question")).to_be_visible()
    seats = ann.state(page.url.rsplit("/", 1)[1])["room"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("computer", ""), ("person", PERSON["name"])]
    assert seats[0]["level"] == COMPUTER["level"]


@functools.cache
def _five() -> agricola.Game:
    """A game of five before its last decision: when it is over, names stay."""
    whole = played("original", 5, 9999).record()
    return agricola.replay(Record(whole.setup, whole.chance, whole.moves[:-1]))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("language", "level"),
    [
        ("en", "Apprentice"),
        ("fr", "Propriétaire"),
        ("es", "Administrador"),
        ("pl", "Gospodarz"),
        ("ro", "Administrator"),
    ],
)
def test_the_names_of_computers_stand_whole_on_their_plates(enter: Enter, language: str, level: str) -> None:
    """The longest level of each language, with four others on a laptop and on a tablet."""
    ann = enter()
    ann.set(language=language)
    names = {seat: f"{level} {letter}" for seat, letter in enumerate("ABCDE")}
    page = ann.go(f"/r/{ann.upload(_five(), names=names)}")
    play(page, seed=1, seconds=60)
    plates = page.get_by_test_id("ending").locator(".others .who")
    expect(plates).to_have_count(4)
    for width in (1366, 1024):
        page.set_viewport_size({"width": width, "height": 768})
        for who in plates.all():
            assert level in who.inner_text()
            cut = "(it) => it.scrollWidth > it.clientWidth || it.getBoundingClientRect().height > 42"
            assert not who.evaluate(cut), (width, who.inner_text())
