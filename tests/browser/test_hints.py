"""Suggestions that are asked for: where they point, what they cover, and how they are put away."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Enter
from tests.browser.kit import LANGUAGES, LAPTOP, PHONE, Guest, position
from tests.browser.test_first_game import first_game, guided

pytestmark = pytest.mark.browser

TABLET = (1024, 768)
_PLOWS = ("plow:b2", "plow:c2", "plow:b1")
_LONG = (
    {"code": "hint-animal-room"},
    {
        "code": "hint-points",
        "points": 4,
        "gains": [{"code": "hint-point-for", "category": one, "n": 2} for one in ("pastures", "unused-spaces")],
    },
)
"""Reasons that take more room than most."""

# What a suggestion says to the eye.
_SEEN = """
(words) => [...words.childNodes].filter((one) => one.nodeType === 3).map((one) => one.textContent).join("").trim()
"""
# Whether nothing that is numbered lies below the suggestions, not even a part of it.
_FREE = """
() => {
  const hints = document.querySelector('[data-testid="hints"]').getBoundingClientRect();
  return [...document.querySelectorAll("[data-hinted]")].every((one) => {
    const box = one.getBoundingClientRect();
    return box.top >= hints.bottom || box.bottom <= hints.top || box.left >= hints.right || box.right <= hints.left;
  });
}
"""


def suggest(guest: Guest, *actions: str, why: Mapping[str, object] | None = None) -> None:
    """Let these be what is suggested, whatever is thought best, which depends on the time to think."""
    told = [
        {
            "action": code,
            "value": 0,
            "share": 0,
            "reason": why,
            "standing": {"code": "hint-as-good" if n else "hint-best"},
        }
        for n, code in enumerate(actions)
    ]

    def changed(message: str | bytes) -> str:
        said = json.loads(message)
        return json.dumps({**said, "hints": told} if said["type"] == "hints" else said)

    def opened(end: WebSocketRoute) -> None:
        service = end.connect_to_server()
        end.on_message(service.send)
        service.on_message(lambda message: end.send(changed(message)))

    guest.page.route_web_socket(re.compile("/socket$"), opened)


def asked(page: Page, number: int = 3) -> Page:
    """Ask for suggestions, and wait for so many of them."""
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hints").get_by_role("listitem")).to_have_count(number)
    return page


@pytest.mark.parametrize("size", [PHONE, (844, 390), TABLET, LAPTOP])
def test_suggestions_for_the_farm_stand_on_its_spaces(enter: Enter, size: tuple[int, int]) -> None:
    suggest(ann := enter(size), *_PLOWS)
    page = asked(guided(ann, {"goods": {"food": 4}}, "Farmland"))
    for number, cell in enumerate(("b2", "c2", "b1"), 1):
        mark = page.locator(f"[data-hinted={cell}]")
        expect(mark).to_have_text(str(number))
        expect(mark).to_be_in_viewport(ratio=1)
        assert page.get_by_test_id("hints").locator("strong").nth(number - 1).evaluate(_SEEN) == f"{number}. Plow here"
    assert page.evaluate(_FREE)
    # What is looked at is lit, by the mouse and by keys alike.
    lit = page.locator("[data-hinted].lit")
    page.get_by_test_id("hint-1").focus()
    expect(lit).to_have_attribute("data-hinted", "c2")
    page.get_by_test_id("hint-2").hover()
    expect(lit).to_have_attribute("data-hinted", "b1")
    page.get_by_test_id("hint-0").click()
    expect(page.locator("[data-hinted]")).to_have_count(0)
    room = page.url.rsplit("/", 1)[-1]
    assert list(ann.state(room)["view"]["seats"][0]["fields"]) == ["b2"]
    assert not ann.faults


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_space_in_several_pastures_that_are_suggested_has_all_their_numbers(
    enter: Enter, size: tuple[int, int]
) -> None:
    suggest(ann := enter(size), "fence:d1e1", "fence:e1", "fence:d1e1e2")
    page = asked(guided(ann, {"goods": {"food": 4, "wood": 12}}, "Fencing", begun=6))
    for cell, numbers in {"e1": "1 2 3", "d1": "1 3", "e2": "3"}.items():
        expect(page.locator(f"[data-hinted={cell}]")).to_have_text(numbers)
    assert [one.evaluate(_SEEN) for one in page.get_by_test_id("hints").locator("strong").all()] == [
        "1. Fence these 2 spaces",
        "2. Fence this space",
        "3. Fence these 3 spaces",
    ]
    assert page.evaluate(_FREE)
    # Painting on leaves them there.
    page.get_by_test_id("cell-0-e1").click()
    expect(page.get_by_test_id("hints")).to_be_visible()


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("first", [True, False])
def test_suggestions_in_a_row_cover_nothing_however_much_they_say(enter: Enter, first: bool, locale: str) -> None:
    ann = enter(LAPTOP, locale=locale)
    suggest(ann, "place:fishing", "place:forest", "place:clay_pit", why={"code": "hint-reasons", "why": _LONG})
    page = first_game(ann, {"food": 4}) if first else guided(ann, {"goods": {"food": 4}})
    expect(page.get_by_test_id("guide")).to_be_visible()
    for size in (LAPTOP, TABLET):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        asked(page)
        strip = page.locator(".over").bounding_box()
        assert strip
        for below in (page.get_by_test_id("goods-bar"), page.locator("#pane-board > *").first):
            box = below.bounding_box()
            assert box
            assert strip["y"] + strip["height"] <= box["y"], (size, strip, box)
        page.get_by_test_id("hints-away").click()
        expect(page.get_by_test_id("hints")).to_have_count(0)


def test_on_a_phone_suggestions_are_put_away_by_their_button_by_escape_and_by_a_tap_beside_them(enter: Enter) -> None:
    ann = enter(PHONE, has_touch=True, is_mobile=True)
    suggest(ann, "place:fishing", "place:forest", "place:clay_pit")
    page = guided(ann, {"goods": {"food": 4}})
    hints, bulb = page.get_by_test_id("hints"), page.get_by_test_id("hint")
    bulb.tap()
    expect(hints).to_be_visible()
    hints.locator("h3").tap()
    expect(hints).to_be_visible()
    bulb.tap()
    expect(hints).to_have_count(0)
    bulb.tap()
    expect(hints).to_be_visible()
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    bulb.tap()
    expect(hints).to_be_visible()
    page.get_by_test_id("goods-bar").tap()
    expect(hints).to_have_count(0)
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")


def test_the_key_that_asks_for_suggestions_puts_them_away(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.upload(position({'goods': {'food': 4}}, 'Farmland'))}")
    hints = page.get_by_test_id("hints")
    expect(page.get_by_test_id("question")).to_contain_text("plow")
    for _ in range(2):
        page.keyboard.press("h")
        expect(hints).to_be_visible()
        page.keyboard.press("h")
        expect(hints).to_have_count(0)
