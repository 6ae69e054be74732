"""The page on every screen and for everybody: sizes, targets, contrast, keyboard, words."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Waited

import agricola
from tests.browser.conftest import Enter
from tests.browser.kit import AXE, COMPUTER, LAPTOP, OPEN, PERSON, PHONE, SIZES, Guest, ended, played, resize

pytestmark = pytest.mark.browser

SCREENS = (
    "start", "new-game", "account", "settings", "gallery", "rules", "series", "lesson", "lobby", "hand-over", "draft",
    "table", "text", "ending", "replay",
)  # fmt: skip

# Everything that can be clicked, with the size of what a finger would hit. A box to tick is as large as its label.
# Links in running text are as high as the text.
_SMALL = """
() => [...document.querySelectorAll('button, a[href], input, select, summary')]
  .filter((one) => !one.matches('p a, .log li button, p button, .skip a'))
  .map((one) => (one.matches('[type=checkbox], [type=radio], .visually-hidden') ? one.closest('label') ?? one : one))
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest('.visually-hidden'))
  .filter((one) => document.querySelector('dialog[open]') === null || one.closest('dialog[open]') !== null)
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([one, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${one.outerHTML.slice(0, 160)}`)
"""
# All text that is seen, with the size in which it is drawn. A player's mark is a picture of a letter.
_TINY = """
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const one = walker.currentNode.parentElement;
    if (text === '' || one.closest('script, .visually-hidden, symbol, defs') !== null) continue;
    if (!one.checkVisibility({visibilityProperty: true}) || one.getClientRects().length === 0) continue;
    let size = parseFloat(getComputedStyle(one).fontSize);
    if (one instanceof SVGElement) {
      if (one.closest('.mark') !== null || one.matches('.letter')) continue;
      size *= one.getScreenCTM().a;
    }
    // The cards of a hand are read at a glance here, and whole when they are opened.
    const least = one.closest('.small') === null ? 13.5 : 12;
    if (size < least) found.push(`${size.toFixed(1)} px: ${text.slice(0, 40)} in ${one.outerHTML.slice(0, 120)}`);
  }
  return found;
}
"""
_AXE = """
async (rules) => (await axe.run(document, {resultTypes: ['violations'], ...rules})).violations.map(
  (one) => `${one.id}: ${one.help}: ` + one.nodes.slice(0, 4).map((node) => node.html.slice(0, 200)).join(' | '))
"""
# A dark page is the same page in other colours.
_AXE_RULES: dict[Literal["light", "dark"], dict[str, object]] = {
    "light": {},
    "dark": {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}},
}


def table() -> agricola.Game:
    """A game in the middle with four players and full cards."""
    return played("revised", 4, 230, cards=True, seed=11)


def show(guest: Guest, screen: str) -> Page:
    """Open a screen, and wait until it is all there."""
    if screen == "start":
        page = guest.go("/")
        expect(page.get_by_test_id("start-game")).to_be_visible()
    elif screen == "new-game":
        page = guest.go("/")
        page.get_by_test_id("change-game").click()
        page.get_by_test_id("with-cards").check()
        page.get_by_test_id("more-options").click()
        page.get_by_test_id("house-rules").click()
        expect(page.get_by_test_id("clock")).to_be_visible()
    elif screen == "rules":
        page = guest.go("/rules/revised")
        expect(page.locator("#rule-score")).to_be_visible()
    elif screen == "series":
        page = guest.go("/series")
        page.get_by_test_id("series-players-3").check()
        expect(page.get_by_test_id("begin-series")).to_be_enabled()
    elif screen == "lesson":
        page = guest.go("/learn")
        expect(page.get_by_test_id("spotlight")).to_be_visible()
    elif screen == "draft":
        wish = {"cards": True, "variants": ["draft-separate"], "seed": 2}
        page = guest.go(f"/r/{guest.create(PERSON, COMPUTER, COMPUTER, **wish)}")
        expect(page.locator("[data-testid^=choose-]").first).to_be_visible()
    elif screen == "account":
        page = guest.go("/account")
        page.get_by_test_id("make-link").click()
        expect(page.get_by_test_id("account-link-made")).to_be_visible()
    elif screen == "settings":
        page = guest.go("/")
        page.get_by_test_id("more-open").click()
        page.get_by_test_id("settings-open").click()
        expect(page.get_by_test_id("settings")).to_be_visible()
    elif screen == "gallery":
        page = guest.go("/cards")
        expect(page.locator("[data-testid^=card-]").first).to_be_visible()
    elif screen == "lobby":
        page = guest.go(f"/r/{guest.create(PERSON, OPEN)}")
        expect(page.get_by_test_id("lobby")).to_be_visible()
    elif screen == "hand-over":
        page = guest.go(f"/r/{guest.create(PERSON, PERSON, cards=True, hot_seat=True, seed=1)}")
        expect(page.get_by_test_id("hand-over")).to_be_visible()
    elif screen == "text":
        guest.set(textMode=True)
        page = guest.go(f"/r/{guest.upload(table(), 1, 2, 3)}")
        expect(page.get_by_test_id("text-mode")).to_be_visible()
    elif screen == "replay":
        page = guest.go(f"/replay/{guest.upload(played('revised', 2, 9999, cards=True))}")
        expect(page.get_by_test_id("question")).to_be_visible()
    elif screen == "ending":
        page = guest.go(f"/r/{guest.upload(ended('revised', 2, cards=True))}")
        # They are worked out behind all else, which takes long where many tests run.
        expect(page.get_by_test_id("turning-points").get_by_role("link").first).to_be_visible(timeout=120_000)
    else:
        page = guest.go(f"/r/{guest.upload(table(), 1, 2, 3)}")
        expect(page.get_by_test_id("question")).to_be_visible()
    return page


def search_gallery(page: Page) -> None:
    """Leave few cards in the gallery."""
    page.get_by_test_id("gallery-search").fill("bread")
    page.wait_for_function("(n => 0 < n && n < 50)(document.querySelectorAll('[data-testid^=card-]').length)")


def none_left(page: Page, search: str) -> None:
    """A search finds nothing, once the page has measured itself."""
    try:
        page.wait_for_function(f"() => ({search})().length === 0")
    except Waited:
        assert page.evaluate(search) == []


@pytest.mark.parametrize("screen", [*SCREENS, pytest.param("whole-gallery", marks=pytest.mark.soak)])
def test_nothing_scrolls_sideways_all_can_be_read_and_hit_and_axe_finds_nothing_wrong(
    enter: Enter, screen: str
) -> None:
    """On every screen, when a window is made larger and when it is made smaller, in light and dark."""
    page = show(enter(PHONE), screen.removeprefix("whole-"))
    if screen == "gallery":
        # The others are drawn the same way; `make soak-page` measures each.
        search_gallery(page)
    for width, height in SIZES:
        resize(page, (width, height))
        panes = ["board", "cards", "others", "score"] if (width, height) == PHONE and screen == "table" else [None]
        for pane in panes:
            if pane is not None:
                page.get_by_test_id(f"pane-{pane}").click()
                expect(page.locator(f"#pane-{pane}")).to_be_visible()
            page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
            assert page.evaluate("getComputedStyle(document.body).overflowX") != "hidden"
            none_left(page, _SMALL)
            none_left(page, _TINY)
    if screen == "whole-gallery":
        search_gallery(page)
    # Not as a script of the page, which forbids what is not its own.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for width, height in (LAPTOP, PHONE):
        resize(page, (width, height))
        for scheme, rules in _AXE_RULES.items():
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            expect(page.locator("html")).to_have_attribute("data-theme", scheme)
            assert page.evaluate(_AXE, rules) == [], (scheme, width)


def test_a_laptop_shows_four_farms_and_all_spaces_without_scrolling(enter: Enter) -> None:
    page = show(enter(LAPTOP), "table")
    page.wait_for_function("document.documentElement.scrollHeight <= innerHeight")
    for pane in ("board", "farms"):
        page.wait_for_function(
            "name => (one => one.scrollHeight <= one.clientHeight)(document.getElementById(name))", arg=f"pane-{pane}"
        )
    for seat in range(4):
        expect(page.get_by_test_id(f"seat-{seat}-farm")).to_be_in_viewport(ratio=1)
    for space in page.locator("[data-space]").all():
        expect(space).to_be_in_viewport(ratio=1)
    for name in ("end-turn", "undo", "round-strip", "goods-bar"):
        expect(page.get_by_test_id(name)).to_be_in_viewport(ratio=0.99)


def test_a_game_is_started_and_a_turn_is_made_without_a_mouse(ann: Guest) -> None:
    ann.deal(1)
    page = ann.go("/")
    expect(page.get_by_test_id("start-game")).to_be_visible()
    reach(page, "start-game")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("question")).to_contain_text("place person 1")
    expect(page).to_have_title(re.compile("your turn", re.IGNORECASE))
    page.keyboard.press("1")
    goal = page.get_by_test_id("space-farmland").bounding_box()
    while (before := focused(page)) != "space-farmland":
        here = page.get_by_test_id(before).bounding_box()
        assert goal and here
        aside = "ArrowRight" if goal["x"] > here["x"] else "ArrowLeft"
        page.keyboard.press("ArrowDown" if goal["y"] > here["y"] + 4 else aside)
        assert focused(page) != before, "the arrow keys do not reach Farmland"
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("question")).to_contain_text("plow")
    page.keyboard.press("2")
    assert focused(page) == "cell-0-a1"
    page.keyboard.press("ArrowRight")
    assert focused(page) == "cell-0-b1"
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    page.keyboard.press("e")
    expect(page.get_by_test_id("question")).to_contain_text("place person 2")
    room = page.url.rsplit("/", 1)[1]
    assert list(ann.state(room)["view"]["seats"][0]["fields"]) == ["b1"]


def test_arrows_go_from_card_to_card(ann: Guest) -> None:
    page = ann.go(f"/r/{ann.create(PERSON, COMPUTER, cards=True, seed=1)}")
    page.get_by_test_id("question").wait_for()
    page.keyboard.press("3")
    seen = [focused(page)]
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(arrow)
        seen.append(focused(page))
    assert all(name.startswith("card-") for name in seen)
    assert len(set(seen)) == 4
    assert seen[0] == seen[-1]


def focused(page: Page) -> str:
    """The part of the page that the keyboard speaks to."""
    return str(page.evaluate("document.activeElement?.dataset?.testid ?? ''"))


def reach(page: Page, name: str) -> None:
    """Go on with the Tab key until a part of the page is reached."""
    for _ in range(80):
        if focused(page) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not reach {name}")


def test_a_turn_is_made_in_text_mode_by_typing(enter: Enter) -> None:
    ann = enter(settings={"textMode": True, "language": "en"})
    room = ann.create({"kind": "person", "name": "Ann"}, {"kind": "computer", "level": "apprentice"}, seed=1)
    page = ann.go(f"/r/{room}")
    line = page.get_by_test_id("text-input")
    expect(line).to_be_enabled()
    line.fill("Farmland")
    line.press("Enter")
    expect(page.get_by_test_id("question")).to_contain_text("plow")
    line.fill("2")
    line.press("Enter")
    expect(page.get_by_test_id("end-turn")).to_be_enabled()
    page.get_by_test_id("end-turn").click()
    expect(page.get_by_test_id("question")).to_contain_text("place person 2")
    assert list(ann.state(room)["view"]["seats"][0]["fields"]) == ["b1"]
    expect(page.get_by_test_id("text-mode")).to_contain_text("Fields: b1")


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    dark, light = sorted(map(_luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_evening_of_the_board_is_painted_calm_and_can_be_read(enter: Enter) -> None:
    """Axe looks at no gradients: what is written on the sky of a space can be read wherever it stands."""
    page = enter(LAPTOP, color_scheme="dark").go("/")
    names = ("ink", "table", "free", "tile", "tile-sky")
    ask = "names => names.map((one) => getComputedStyle(document.documentElement).getPropertyValue(`--${one}`).trim())"
    ink, table_, free, tile, sky = page.evaluate(ask, names)
    assert min(_contrast(ink, tile), _contrast(ink, sky)) >= 4.5
    # Its edge is seen, and does not shout.
    assert 3 <= _contrast(free, table_) <= 7
