"""Large screens draw the same picture larger: what is placed by measure lies where it belongs there too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.kit import DESKTOP, LAPTOP, played, resize
from tests.server.kit import until

# Looks, at every size and in every language: they change seldom, and are measured by `make soak-page` every night.
pytestmark = [pytest.mark.browser, pytest.mark.soak]

_BOX = "(one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; }"
_SCROLLS = """
() => { const page = document.documentElement;
        return [page.scrollWidth > page.clientWidth, page.scrollHeight > page.clientHeight]; }
"""


def box(page: Page, name: str) -> list[float]:
    """Where something is on the screen: left, top, width and height."""
    found: list[float] = page.get_by_test_id(name).first.evaluate(_BOX)
    return found


def test_the_table_is_drawn_larger_and_nothing_scrolls(enter: Enter) -> None:
    guest = enter(LAPTOP)
    room = guest.upload(played("revised", 4, 60, cards=True))
    page = guest.go(f"/r/{room}")
    expect(page.get_by_test_id("question")).to_be_visible()
    small = box(page, "space-forest")
    resize(page, DESKTOP)
    page.wait_for_function("getComputedStyle(document.documentElement).zoom === '1.4'")
    large = box(page, "space-forest")
    assert [round(after / before, 1) for before, after in zip(small, large, strict=True)] == [1.4, 1.4, 1.4, 1.4]
    assert page.evaluate(_SCROLLS) == [False, False]


def test_what_a_space_says_appears_beside_it(enter: Enter) -> None:
    guest = enter(DESKTOP)
    page = guest.go(f"/r/{guest.upload(played('revised', 4, 60, cards=True))}")
    page.get_by_test_id("space-forest").hover()
    expect(page.get_by_test_id("space-tip")).to_be_visible()
    left, top, width, height = box(page, "space-tip")
    space = box(page, "space-forest")
    assert abs(left - space[0]) < 20
    assert min(abs(top - space[1] - space[3]), abs(top + height - space[1])) < 20
    assert left + width <= DESKTOP[0]


def test_the_lesson_lights_what_it_speaks_of(enter: Enter) -> None:
    page = enter(DESKTOP).go("/learn")
    lesson = page.get_by_test_id("lesson")
    expect(lesson).to_be_visible()
    for _ in range(2):
        if lesson.get_attribute("data-step") != "forest":
            page.get_by_test_id("lesson-next").click()
    expect(page.get_by_test_id("spotlight")).to_be_visible()
    until(lambda: all(abs(a - b) < 20 for a, b in zip(box(page, "spotlight"), box(page, "space-forest"), strict=True)))


@pytest.mark.parametrize(
    ("size", "game", "whole", "within"),
    [
        ((1024, 768), ("original", 1, 70, True), ".food h2, .food .enough, .food .short", ".food"),
        (DESKTOP, ("family", 2, 100, False), ".other .goods", ".other"),
    ],
)
def test_what_is_said_of_food_and_goods_is_seen_whole(
    enter: Enter, size: tuple[int, int], game: tuple[str, int, int, bool], whole: str, within: str
) -> None:
    """A tablet with four ways to cook, and the neighbour of a large Family Edition."""
    edition, players, moves, cards = game
    guest = enter(size)
    page = guest.go(f"/r/{guest.upload(played(edition, players, moves, cards=cards))}")
    words = page.locator(whole)
    expect(words.first).to_be_visible()
    _, top, _, height = page.locator(within).first.evaluate(_BOX)
    for one in words.all():
        _, upper, _, high = one.evaluate(_BOX)
        assert top <= upper
        assert upper + high <= top + height
