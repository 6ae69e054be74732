"""The board to look at: quiet while something is decided elsewhere, and no picture behind words or cut in two."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import agricola
from tests.browser.conftest import Enter
from tests.browser.kit import DESKTOP, LANGUAGES, LAPTOP, PHONE, played, position, resize
from tests.browser.test_everybody import none_left

# Looks, at every size and in every language: they change seldom, and are measured by `make soak-page` every night.
pytestmark = [pytest.mark.browser, pytest.mark.soak]

TABLET_ACROSS = (1024, 768)

# How bright a space is: the opacity of its picture, and that of its edge.
_BRIGHT = """
(space) => [
  Number(getComputedStyle(space.querySelector('.scene')).opacity),
  getComputedStyle(space).borderTopColor === 'rgba(0, 0, 0, 0)' ? 0 : 1,
]
"""
# Rows that show what is behind them, drawings that they or the upper edge of the land cut, and cut words; on a phone,
# which has a land of its own below them, also rows that reach it.
_MIXED = """
() => {
  const strip = document.querySelector('.coming .land svg');
  const land = strip ?? document.querySelector('.board > .land svg');
  const top = land?.checkVisibility() ? land.getBoundingClientRect().top : Infinity;
  const rows = [...document.querySelectorAll('.coming h3, .coming li')].filter((one) => one.offsetHeight > 1);
  const drawings = top === Infinity ? [] : [...land.querySelectorAll('use')];
  const hidden = (box) => rows.map((one) => one.getBoundingClientRect()).some((row) => box.left < row.right - 1 &&
    box.right > row.left + 1 && box.top < row.bottom - 1 && box.bottom > row.top + 1);
  return [
    ...rows.filter((one) => strip && one.getBoundingClientRect().bottom > top + 1),
    ...rows.filter((one) => one.matches('li') && getComputedStyle(one).backgroundColor.includes('/')),
    ...drawings.map((one) => [one, one.getBoundingClientRect()])
      .filter(([, box]) => box.height > 0 && (box.top < top - 1 || hidden(box))).map(([one]) => one),
    ...[...document.querySelectorAll('.coming, .coming .names')]
      .filter((one) => one.scrollHeight > one.clientHeight + 3),
  ].map((one) => one.outerHTML.slice(0, 120));
}
"""

# Tags of new spaces that leave their own space, are too low to be seen as such, or lie on its words, on what lies there
# or on a suggestion; of a golden corner only the upper right half is drawn, and its edge lies behind the letters.
_ASTRAY = """
() => [...document.querySelectorAll('#board .young')].filter((tag) => {
  const space = tag.closest('.space'), own = space.getBoundingClientRect(), box = tag.getBoundingClientRect();
  const lines = [...space.querySelectorAll('.name, .why')].flatMap((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    // Letters begin below the upper edge of their line, and most of them end above the lower one.
    return [...words.getClientRects()].map(({ left, right, top, bottom, height }) =>
      ({ left, right, top: top + height * 0.27, bottom: bottom - height * 0.27 }));
  });
  const things = [...space.querySelectorAll('.pile, .income, .signs, .why, .suggested')];
  const half = tag.matches('.corner');
  return box.height < 9 ||
    box.left < own.left || box.right > own.right || box.top < own.top || box.bottom > own.bottom ||
    [...lines, ...things.map((one) => one.getBoundingClientRect())].some((one) =>
      one.left < box.right && one.right > box.left + (half ? Math.max(0, one.top - box.top) + 2 : 0) &&
      one.top < box.bottom && one.bottom > box.top);
}).map((tag) => `${tag.className}: ${tag.closest('.space').textContent.trim()}`)
"""
_SIZES = """
() => [...new Set([...document.querySelectorAll('#board .name')].map((one) => getComputedStyle(one).fontSize))]
"""


def bright(page: Page, space: str) -> list[float]:
    """How bright the picture and the edge of a space are."""
    found: list[float] = page.get_by_test_id(f"space-{space}").evaluate(_BRIGHT)
    return found


@pytest.mark.parametrize("act", ["Farmland", "Fencing"])
def test_the_board_is_softer_while_something_is_decided_on_the_farm(enter: Enter, act: str) -> None:
    ann = enter(LAPTOP)
    before = position({"goods": {"wood": 9}})
    page = ann.go(f"/r/{ann.upload(before)}")
    expect(page.get_by_test_id("question")).to_be_visible()
    assert bright(page, "forest") == [1, 1]
    # Only what cannot be used is pale.
    assert bright(page, "house-redevelopment") == [0.5, 1]
    page = ann.turn_to(f"/r/{ann.upload(position({'goods': {'wood': 9}}, act))}")
    expect(page.locator("#board.waiting")).to_be_visible()
    for space in ("forest", "farm-expansion", "house-redevelopment"):
        assert bright(page, space) == [0.75, 0]
    assert bright(page, act.lower()) == [0.5, 0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "round"), [(2, 4), (2, 6), (2, 9), (4, 3), (4, 7), (4, 12)])
def test_the_tag_of_a_new_space_lies_inside_it_and_covers_nothing(
    enter: Enter, language: str, players: int, round: int
) -> None:
    """At a neighbour's foot it read as if that one were new."""
    _tag_is_inside(enter, language, position({"goods": {"wood": 1}}, players=players, round=round))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "moves"), [(5, 200), (1, 70)])
def test_the_tag_of_a_new_space_lies_inside_it_where_there_are_many(
    enter: Enter, language: str, players: int, moves: int
) -> None:
    _tag_is_inside(enter, language, played("original", players, moves, cards=True))


def _tag_is_inside(enter: Enter, language: str, given: agricola.Game) -> None:
    ann = enter(LAPTOP, settings={"guide": False, "language": language})
    page = ann.go(f"/r/{ann.upload(given)}")
    for size in (LAPTOP, TABLET_ACROSS, DESKTOP, PHONE):
        resize(page, size)
        expect(page.locator("#board .young")).to_have_count(1)
        none_left(page, _ASTRAY)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_names_of_high_spaces_have_one_size(enter: Enter, players: int) -> None:
    ann = enter(LAPTOP, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('family', players, 4))}")
    # A board is measured once it is drawn.
    page.wait_for_function(f"() => ({_SIZES})().join() === '16px'")


# Drawings that touch the sign of what is added each round.
_TOUCHED = """
() => [...document.querySelectorAll('#board .space:not(.taken) .income')].filter((income) => {
  const thing = income.closest('.space').querySelector('[data-thing]')?.getBoundingClientRect();
  const box = income.getBoundingClientRect();
  return thing && box.width > 0 && thing.left < box.right - 1 && thing.top < box.bottom && thing.bottom > box.top;
}).map((income) => income.closest('.space').textContent.trim())
"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_drawing_touches_what_is_added_each_round(enter: Enter, players: int) -> None:
    """A hen beside a bowl read as one more hen."""
    ann = enter(LAPTOP, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(position({'goods': {'wood': 1}}, players=players, round=9))}")
    for size in (LAPTOP, TABLET_ACROSS, PHONE):
        resize(page, size)
        expect(page.locator("#board .income")).not_to_have_count(0)
        none_left(page, _TOUCHED)


# The boxes of the drawings of the spaces that nobody stands on: width and height in parts of the largest of them. And
# how far why not lies from the lower edge at least.
_DRAWN = """
() => {
  const free = [...document.querySelectorAll('#board .space:not(.taken)')];
  const boxes = free.map((space) => space.querySelector('[data-thing]')?.getBoundingClientRect())
    .map((box) => box ? [box.width, box.height] : [0, 0]);
  const most = [0, 1].map((side) => Math.max(...boxes.map((box) => box[side])));
  const apart = free.filter((space) => space.querySelector('.why')).map((space) =>
    space.getBoundingClientRect().bottom - space.querySelector('.why').getBoundingClientRect().bottom);
  return {
    least: Math.min(...boxes.map(([width, height]) => Math.max(width / most[0], height / most[1]))),
    apart: Math.min(...apart),
  };
}
"""


@pytest.mark.parametrize("size", [LAPTOP, TABLET_ACROSS, PHONE])
def test_the_drawings_of_a_board_are_of_one_size_and_why_not_lies_off_the_edge(
    enter: Enter, size: tuple[int, int]
) -> None:
    """Below a name of two lines an oven was a stamp beside a large blackboard."""
    ann = enter(size, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 2, 147, cards=True, seed=29))}")
    expect(page.locator("#board .why")).not_to_have_count(0)
    drawn = page.evaluate(_DRAWN)
    assert drawn["least"] > 0.5
    assert drawn["apart"] >= 4


# How high the spaces are, and how far each lies below a row of the others.
_ROWS = """
() => {
  const boxes = (which) =>
    [...document.querySelectorAll(`#board ${which} .space`)].map((one) => one.getBoundingClientRect());
  const [fixed, rounds] = [boxes('.always'), boxes('.rounds')];
  const apart = (one) => Math.min(...fixed.map((other) => Math.abs(one.top - other.top)));
  return {
    heights: [...new Set([...fixed, ...rounds].map((one) => Math.round(one.height)))].length,
    apart: Math.max(...rounds.slice(0, 8).map(apart)),
  };
}
"""


@pytest.mark.parametrize("players", [3, 4])
def test_the_spaces_of_the_rounds_lie_in_rows_with_those_that_are_always_there(enter: Enter, players: int) -> None:
    ann = enter(LAPTOP, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(position({'goods': {'wood': 1}}, players=players, round=9))}")
    expect(page.locator("#board .rounds .space")).to_have_count(9)
    rows = page.evaluate(_ROWS)
    assert rows["heights"] == 1
    assert rows["apart"] < 1


# Where the places of the board begin, row by row.
_PLACES = """
() => {
  const rows = new Map();
  for (const place of document.querySelectorAll('#board li:has(.space), #board .empty')) {
    const { top, left } = place.getBoundingClientRect();
    rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), Math.round(left)]);
  }
  return [...rows.values()];
}
"""


@pytest.mark.parametrize("cards", [True, False])
def test_the_places_of_a_board_for_two_fill_three_wide_columns(enter: Enter, cards: bool) -> None:
    """New spaces stood in two ragged columns; and a space for cards that nobody has made all others narrow."""
    ann = enter(LAPTOP, settings={"guide": False})
    for moves in (1, 60, 147):
        page = ann.turn_to(f"/r/{ann.upload(played('revised', 2, moves, cards=cards, seed=29))}")
        expect(page.locator("#board .land .below svg")).to_have_count(1)
        rows = page.evaluate(_PLACES)
        # What is to come lies in the last row itself, once that has begun.
        assert all(row == rows[0] for row in rows[:-1])
        assert rows[-1] == rows[0][: len(rows[-1])]
        assert len(rows[0]) == 3
        expect(page.locator("#board [data-space^=lessons]")).to_have_count(int(cards))


# How far the foot and the sides of the land are from those of the board, and spaces that lie on it.
_LAND = """
() => {
  const land = document.querySelector('#board > .land'), box = land.getBoundingClientRect();
  const board = document.querySelector('#board').getBoundingClientRect();
  const spaces = [...document.querySelectorAll('#board .space')].filter((space) => {
    const { left, right, top, bottom } = space.getBoundingClientRect();
    // What is clipped away is not hit.
    const hit = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit.includes(land);
  });
  return {
    foot: Math.abs(box.bottom - board.bottom),
    left: box.left - board.left,
    right: board.right - box.right,
    on: spaces.map((space) => space.textContent.trim()),
  };
}
"""


@pytest.mark.parametrize("size", [LAPTOP, TABLET_ACROSS, DESKTOP])
def test_one_land_lies_below_all_columns_and_under_no_space(enter: Enter, size: tuple[int, int]) -> None:
    """Landscapes beside each other, each with a horizon of its own, looked like holes that were stopped up."""
    ann = enter(size, settings={"guide": False})
    for given in (played("revised", 2, 147, cards=True, seed=29), played("family", 1, 50), played("revised", 4, 60)):
        page = ann.turn_to(f"/r/{ann.upload(given)}")
        expect(page.locator("#board .land .below svg")).to_have_count(1)
        land = page.evaluate(_LAND)
        assert land["foot"] < 1
        assert land["on"] == []
    # Both blocks end above it.
    page = ann.turn_to(f"/r/{ann.upload(played('revised', 2, 147, cards=True, seed=29))}")
    expect(page.locator("#board .land .below svg")).to_have_count(1)
    land = page.evaluate(_LAND)
    assert max(land["left"], land["right"]) < 1


@pytest.mark.parametrize(("players", "moves"), [(2, 1), (2, 60), (2, 147), (4, 60), (4, 305)])
def test_what_is_still_to_come_is_read_on_a_sheet_and_nothing_around_it_is_cut(
    enter: Enter, players: int, moves: int
) -> None:
    ann = enter(LAPTOP, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', players, moves, cards=True, seed=5))}")
    for size in (LAPTOP, TABLET_ACROSS, DESKTOP, PHONE):
        resize(page, size)
        expect(page.locator(".coming")).to_be_visible()
        none_left(page, _MIXED)


def test_three_rows_of_what_is_to_come_have_room_beside_the_hand_of_a_tablet(enter: Enter) -> None:
    ann = enter(TABLET_ACROSS, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('original', 1, 70, cards=True))}")
    expect(page.locator(".coming li")).to_have_count(3)
    none_left(page, _MIXED)


def test_a_sheep_keeps_its_dark_face_in_the_evening(enter: Enter) -> None:
    ann = enter(LAPTOP, settings={"guide": False})
    ann.page.emulate_media(color_scheme="dark")
    page = ann.go(f"/r/{ann.upload(position({'goods': {'sheep': 1}}))}")
    sheep = page.locator("[data-icon=sheep]").first
    expect(sheep).to_have_css("filter", re.compile("drop-shadow"))
    # One rim for all: beside others a few with one would look cut out.
    # What nobody has is grey instead.
    rims = set(page.locator(".icon").evaluate_all("(all) => all.map((one) => getComputedStyle(one).filter)"))
    assert len({rim for rim in rims if not rim.startswith("grayscale")}) == 1


# People who stand on a line of a space's name: letters end above the lower edge of their line.
_ON_WORDS = """
() => [...document.querySelectorAll('#board .people > *')].filter((person) => {
  const { left, right, top, bottom } = person.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(person.closest('.space').querySelector('.name'));
  return [...words.getClientRects()].some((line) => line.left < right - 2 && line.right > left + 2 &&
    line.top < bottom && line.bottom - line.height * 0.22 > top + 1);
}).map((person) => person.closest('.space').textContent)
"""


def test_nobody_stands_on_the_name_of_a_space(enter: Enter) -> None:
    """Two at the Urgent Wish for Children wore their hats on its words."""
    ann = enter(LAPTOP, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 4, 305, cards=True, seed=5))}")
    for size in (LAPTOP, TABLET_ACROSS, PHONE):
        resize(page, size)
        expect(page.locator("#board .pair > *")).to_have_count(2)
        none_left(page, _ON_WORDS)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_space_bears_the_same_signs_at_every_size_and_in_every_language(enter: Enter, language: str) -> None:
    ann = enter(LAPTOP, settings={"guide": False, "language": language})
    page = ann.go(f"/r/{ann.upload(played('revised', 4, 305, cards=True, seed=5))}")
    for size in (LAPTOP, TABLET_ACROSS, PHONE):
        resize(page, size)
        for space, signs in (
            ("meeting-place", ["start", "minor"]),
            ("major-improvement", ["major", "minor"]),
            ("house-redevelopment", ["house-clay", "major", "minor"]),
        ):
            drawn = page.get_by_test_id(f"space-{space}").locator(".signs [data-icon]")
            expect(drawn).to_have_count(len(signs))
            assert drawn.evaluate_all("(all) => all.map((one) => one.dataset.icon)") == signs
            assert all(one.is_visible() for one in drawn.all())
