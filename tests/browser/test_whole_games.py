"""Games through the page, with the mouse, a finger or keys only, to the score sheet; some from the start page on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import agricola
from agricola.record.record import Record
from tests.browser.conftest import Enter
from tests.browser.driver import play
from tests.browser.kit import LAPTOP, PHONE, Guest, played
from tests.browser.test_languages import no_english, texts

pytestmark = pytest.mark.browser


def begin(page: Page, edition: str) -> None:
    """Begin a game against a computer player in the form of the start page."""
    page.get_by_test_id("change-game").click()
    page.get_by_test_id(f"edition-{edition}").check()
    page.get_by_test_id("players-2").check()
    page.get_by_test_id("opponents-apprentice").check()
    if edition != "family":
        page.get_by_test_id("with-cards").check()
    page.get_by_test_id("start-wished").click()
    expect(page.get_by_test_id("question")).to_be_visible()


def compare_scores(guest: Guest, size: tuple[int, int]) -> None:
    """The sheet says what the service has counted."""
    page = guest.page
    page.get_by_test_id("final-scores").click()
    sheet = page.locator(".sheet-of-scores")
    expect(sheet).to_be_visible()
    state = guest.state(page.url.rsplit("/", 1)[1])
    assert state["over"]
    for score in state["scores"]:
        total = str(score["total"]).replace("-", "\N{MINUS SIGN}")
        if size == PHONE:
            # One player at a time.
            sheet.get_by_role("group").get_by_role("button").nth(score["seat"]).click()
        expect(sheet.locator("tfoot td").nth(0 if size == PHONE else score["seat"])).to_have_text(total)


def test_a_whole_game_is_played_with_a_finger_on_a_phone(enter: Enter) -> None:
    ann = enter(PHONE, has_touch=True)
    ann.deal(5)
    begin(ann.go("/"), "original")
    assert play(ann.page, seed=2, seconds=480, by="touch") >= 2 * 2 * 14
    compare_scores(ann, PHONE)


@pytest.mark.soak
def test_a_whole_game_is_played_with_the_keys_in_french_and_says_no_english_word(enter: Enter) -> None:
    ann = enter(LAPTOP, locale="fr-FR", settings=_IN_FRENCH)
    ann.deal(5)
    page = ann.go("/")
    begin(page, "revised")
    assert _seen_to_the_end(ann) >= 2 * 14


def test_the_last_turns_are_played_with_the_keys_in_french_and_say_no_english_word(enter: Enter) -> None:
    """A whole game: `make soak-page`."""
    ann = enter(LAPTOP, locale="fr-FR", settings=_IN_FRENCH)
    ann.go(f"/r/{ann.upload(before_the_last(4, 'revised', cards=True), 1)}")
    assert _seen_to_the_end(ann) >= 4


_IN_FRENCH = {"autoEnd": True, "skipForced": True, "guide": True}


def _seen_to_the_end(ann: Guest) -> int:
    """Play with the keys until the game is over, and look at all that is said; gives how often something was chosen."""
    seen: set[str] = set()
    clicks = play(ann.page, seed=2, seconds=480, by="keys", look=lambda: seen.update(texts(ann.page)))
    no_english(seen | texts(ann.page), "fr")
    compare_scores(ann, LAPTOP)
    return clicks


def before_the_last(turns: int, edition: str, *, cards: bool = False) -> agricola.Game:
    """A game of two before the last turns of the first seat."""
    whole = played(edition, 2, 9999, cards=cards).record()
    last = [at for at, (seat, code) in enumerate(whole.moves) if seat == 0 and code.startswith("place:")][-turns]
    return agricola.replay(Record(whole.setup, whole.chance, whole.moves[:last]))


def test_the_family_edition_is_begun_and_another_game_of_it_is_ended_with_the_mouse(ann: Guest) -> None:
    ann.deal(5)
    page = ann.go("/")
    begin(page, "family")
    page.locator(".space.usable").first.click()
    expect(page.get_by_test_id("undo")).not_to_have_attribute("aria-disabled", "true")
    ann.turn_to(f"/r/{ann.upload(before_the_last(4, 'family'), 1)}")
    assert play(page, seed=2, seconds=240) >= 4
    compare_scores(ann, LAPTOP)
