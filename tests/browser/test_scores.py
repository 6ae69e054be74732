"""The score sheet of a game that goes on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.kit import LAPTOP, PHONE, played, position

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (844, 390)])
def test_the_score_sheet_tells_its_reader_what_would_bring_more(enter: Enter, size: tuple[int, int]) -> None:
    ann = enter(size, settings={"guide": False})
    farm = {"goods": {"grain": 3}, "fields": {"a1": {}}}
    page = ann.go(f"/r/{ann.upload(position(farm, players=2), 1)}")
    page.get_by_test_id("live-scores").first.click()
    sheet = page.locator(".sheet-of-scores")
    expect(sheet).to_contain_text("You are in front, with")
    fields = sheet.get_by_role("row", name="Fields")
    expect(fields.locator(".next")).to_contain_text("with 2: +2")
    expect(fields.locator("th [data-icon=field]")).to_be_visible()
    expect(sheet.get_by_role("row", name="Grain").locator(".next")).to_contain_text("with 4: +1")
    # At one screen only who decides is advised; nothing is said of what there is none of.
    begging = sheet.get_by_role("row", name="Begging")
    expect(begging.locator("td .why").first).to_have_class(re.compile("visually-hidden"))
    # The sums are in sight, and their plate covers no row.
    expect(sheet.locator(".sum, tfoot td, .whose button").filter(visible=True).first).to_be_in_viewport()
    last = sheet.locator("tbody tr").last.evaluate("(row) => row.getBoundingClientRect().bottom")
    assert sheet.locator("tfoot tr").evaluate("(row) => row.firstElementChild.getBoundingClientRect().top") >= last - 1
    # The other farm is told without advice, and what has no table without a step.
    expect(fields.locator(".next")).to_have_count(1)
    expect(sheet.get_by_role("row", name="People").locator(".next")).to_have_count(0)
    # Figures stand in one column, the longest and the total too.
    ends = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().right))"
    points = sheet.locator("td:nth-child(2) .points").evaluate_all(ends)
    assert max(points) - min(points) <= 1, points
    spills = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert sheet.locator(".points").evaluate_all(spills) == 0


@pytest.mark.parametrize("size", [LAPTOP, (1024, 768)])
def test_the_score_sheet_ends_where_the_screen_does_and_draws_the_rounds_when_asked(
    enter: Enter, size: tuple[int, int]
) -> None:
    """The chart below the sheet was cut by the edge of the dialog."""
    ann = enter(size, settings={"guide": False})
    page = ann.go(f"/r/{ann.upload(played('revised', 4, 305, cards=True, seed=5), 1, 2, 3)}")
    page.get_by_test_id("live-scores").first.click()
    sheet = page.locator(".sheet-of-scores")
    expect(sheet.locator("tfoot")).to_contain_text("So far")
    rounds = page.get_by_test_id("points-by-round")
    expect(rounds).to_be_in_viewport(ratio=1)
    expect(sheet.locator("figure")).to_have_count(0)
    rounds.click()
    expect(rounds).to_have_attribute("aria-expanded", "true")
    expect(sheet.locator("figure svg")).to_be_in_viewport(ratio=1)
