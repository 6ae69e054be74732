"""Words on the board: names and reasons are there whole, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from agricola.wording.wording import Wording
from tests.browser.conftest import Enter
from tests.browser.kit import LANGUAGES, LAPTOP, PHONE, played, position, resize
from tests.browser.test_everybody import none_left

# Looks, at every size and in every language: they change seldom, and are measured by `make soak-page` every night.
pytestmark = [pytest.mark.browser, pytest.mark.soak]

TABLET_ACROSS = (1024, 768)

# All text of the board whose box does not hold it, and spaces that do not hold what is in them. What hangs below a line
# of type is not part of its height.
_CUT = """
() => [...document.querySelectorAll('#board *')]
  .filter((one) => one.closest('svg, .visually-hidden') === null && one.checkVisibility())
  .filter((one) => one.matches('.space') || [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => getComputedStyle(one).display !== 'inline')
  .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 3)
  .map((one) => `${one.className}: ${one.textContent.trim()}`)
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_the_board_is_cut_and_a_refusal_is_short_there_and_whole_beside_it(
    enter: Enter, language: str
) -> None:
    ann = enter(LAPTOP, settings={"language": language})
    # Five players, with the longest names that there are; also nine rows, and goods of two kinds that are short.
    for moves, seed in ((200, 7), (430, 7), (384, 32)):
        page = ann.turn_to(f"/r/{ann.upload(played('original', 5, moves, cards=True, seed=seed), 1, 2, 3, 4)}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".space .why").first).to_be_visible()
        none_left(page, _CUT)
    refused = position({"goods": {"wood": 1}}, players=1, round=7)
    page = ann.turn_to(f"/r/{ann.upload(refused)}")
    space = page.get_by_test_id("space-basic-wish-for-children")
    whole = Wording(refused.state.board, language).reasons(refused.why_not("basic_wish_for_children"))
    expect(space.locator(".why")).not_to_be_empty()
    said = space.locator(".why").inner_text()
    assert len(said) < len(whole)
    # Who can't see the board, or looks closer, is told all of it.
    expect(space.locator(".visually-hidden").first).to_contain_text(whole)
    space.hover()
    expect(page.get_by_test_id("why-basic-wish-for-children")).to_have_text(whole, ignore_case=True)
    none_left(page, _CUT)


def test_several_goods_that_are_short_are_told_like_one(enter: Enter) -> None:
    ann = enter(LAPTOP, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(position({'goods': {}}, players=1, round=9))}")
    short = page.get_by_test_id("space-house-redevelopment").locator(".why")
    for size in (LAPTOP, PHONE):
        resize(page, size)
        expect(short).to_contain_text("short")
        expect(short.locator("[data-icon=clay]")).to_be_visible()
        expect(short.locator("[data-icon=reed]")).to_be_visible()


# Spaces in which a word is parted, a line touches another or the edge, or a reason is cut.
_TIGHT = """
() => {
  const range = document.createRange();
  const linesOf = (node, from, to) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].map((line) => line.top + line.height / 2);
  };
  return [...document.querySelectorAll('.space')].filter((space) => {
    const edge = space.getBoundingClientRect(), lines = [];
    for (const one of space.querySelectorAll('.name, .why')) {
      if (getComputedStyle(one).display !== 'inline' && one.scrollHeight > one.clientHeight + 3) return true;
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node.parentElement.closest('.visually-hidden')) continue;
        for (const word of node.data.matchAll(/[^ /-]+/g)) {
          const at = linesOf(node, word.index, word.index + word[0].length);
          if (new Set(at.map(Math.round)).size > 1) return true;
          lines.push(...at);
        }
      }
    }
    lines.sort((one, other) => one - other);
    const close = lines.some((line, at) => at > 0 && line - lines[at - 1] > 4 && line - lines[at - 1] < 12.9);
    return close || lines[0] < edge.top + 7 || lines.at(-1) > edge.bottom - 7;
  }).map((space) => space.textContent.trim());
}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_tablet_no_word_of_the_board_is_parted_and_no_line_touches_another(enter: Enter, language: str) -> None:
    ann = enter(TABLET_ACROSS, settings={"guide": False, "language": language})
    for given in (
        played("original", 5, 200, cards=True),
        played("original", 5, 384, cards=True, seed=32),
        played("revised", 4, 305, cards=True, seed=5),
        played("family", 4, 248, seed=8),
    ):
        page = ann.turn_to(f"/r/{ann.upload(given)}")
        expect(page.locator(".space .why").first).to_be_visible()
        none_left(page, _TIGHT)


# Reasons of few words that do not stand below the name of their space, and refused spaces without ground.
_BROKEN = """
() => [...document.querySelectorAll('.space.told')].filter((space) => {
  const name = document.createRange();
  name.selectNodeContents(space.querySelector('.name'));
  const why = space.querySelector('.why').getBoundingClientRect();
  const runsOn = !space.matches('.wordy') && why.top < name.getBoundingClientRect().bottom - 4;
  return runsOn || !space.querySelector('svg.scene').checkVisibility();
}).map((space) => space.textContent.trim())
"""


@pytest.mark.parametrize("size", [PHONE, TABLET_ACROSS])
def test_why_not_stands_at_the_foot_of_a_space_and_its_ground_stays(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size, settings={"guide": False, "language": "en"})
    for given, space in (
        (position({"goods": {}}), "major-improvement"),
        (played("revised", 4, 305, cards=True, seed=5), "basic-wish-for-children"),
        (played("original", 1, 70, cards=True), "renovate-improvement"),
        (played("family", 3, 169), None),
    ):
        page = ann.turn_to(f"/r/{ann.upload(given)}")
        expect(page.locator(".space .why").first).to_be_visible()
        if space is not None:
            expect(page.get_by_test_id(f"space-{space}").locator(".why")).to_be_visible()
        none_left(page, _BROKEN)


# People whose hat stands on the end of a name.
_HATTED = """
() => [...document.querySelectorAll('.space:has(.people)')].filter((space) => {
  const name = document.createRange(), hat = space.querySelector('.people').getBoundingClientRect();
  name.selectNodeContents(space.querySelector('.name'));
  return [...name.getClientRects()].some((line) => line.right > hat.left + 3 && line.bottom - 5 > hat.top + 2);
}).map((space) => space.textContent.trim())
"""


@pytest.mark.parametrize("size", [TABLET_ACROSS, LAPTOP])
def test_with_five_players_a_reason_has_its_own_plate_and_no_hat_stands_on_a_name(
    enter: Enter, size: tuple[int, int]
) -> None:
    ann = enter(size, settings={"guide": False, "language": "en"})
    page = ann.go(f"/r/{ann.upload(played('original', 5, 384, cards=True, seed=32))}")
    expect(page.locator(".space .why").first).to_be_visible()
    none_left(page, _BROKEN)
    none_left(page, _HATTED)


@pytest.mark.parametrize(("edition", "moves", "seed"), [("revised", 305, 5), ("original", 295, 9)])
def test_on_a_laptop_all_people_on_the_board_are_of_one_size_below_the_names(
    enter: Enter, edition: str, moves: int, seed: int
) -> None:
    ann = enter(LAPTOP, settings={"guide": False, "language": "en"})
    page = ann.go(f"/r/{ann.upload(played(edition, 4, moves, cards=True, seed=seed))}")
    # Two beside each other below a name of two lines are smaller.
    people = page.locator(".space .people:not(.pair) svg")
    expect(people.first).to_be_visible()
    none_left(page, _HATTED)
    heights = people.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    assert len(heights) > 3
    assert max(heights) - min(heights) < 0.5
    assert min(heights) > 30
