"""Words on the board: names and reasons are there whole, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from agricola.wording.languages import languages
from agricola.wording.wording import Wording
from tests.browser.conftest import Enter
from tests.browser.kit import LAPTOP, played, position
from tests.browser.test_everybody import none_left

pytestmark = pytest.mark.browser

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


@pytest.mark.parametrize("language", languages())
def test_no_word_on_the_board_is_cut_and_a_refusal_is_short_there_and_whole_beside_it(
    enter: Enter, language: str
) -> None:
    ann = enter(LAPTOP, settings={"language": language})
    for moves in (200, 430):
        # Five players, with the longest names that there are.
        page = ann.turn_to(f"/r/{ann.upload(played('original', 5, moves, cards=True), 1, 2, 3, 4)}")
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


def test_several_goods_that_are_short_are_drawn(enter: Enter) -> None:
    page = (ann := enter(LAPTOP)).go(f"/r/{ann.upload(position({'goods': {}}, players=1, round=9))}")
    short = page.get_by_test_id("space-house-redevelopment").locator(".why")
    expect(short.locator("[data-icon=clay]")).to_be_visible()
    expect(short.locator("[data-icon=reed]")).to_be_visible()
