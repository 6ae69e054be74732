"""Rulings are where a card is read: in the gallery and in the dialog of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from agricola.cards import catalog
from agricola.cards.rulings import rulings_of
from tests.browser.conftest import Enter
from tests.browser.kit import LAPTOP, PHONE, Guest, position

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_card_of_the_gallery_is_opened_with_its_rulings(enter: Enter, size: tuple[int, int]) -> None:
    page = enter(size).go("/cards")
    page.get_by_test_id("card-A056").get_by_role("button").click()
    expect(page.get_by_test_id("opened-card").get_by_role("listitem")).to_have_text(list(rulings_of("A056")))


def test_the_rows_of_a_phones_gallery_are_as_high_as_their_words(enter: Enter) -> None:
    page = enter(PHONE).go("/cards")
    row = page.get_by_test_id("card-M-well")
    row.scroll_into_view_if_needed()
    expect(row).to_be_visible()
    box = row.bounding_box()
    assert box is not None and box["height"] < 80
    # The price stands beside the name, and the words have all the width below both.
    price, name, words = (row.locator(one).bounding_box() for one in (".price", "h2", ".words p"))
    assert price is not None and name is not None and words is not None
    assert price["x"] >= name["x"] + name["width"] and words["y"] >= price["y"] + price["height"]


def test_a_search_is_wiped_with_a_cross_of_its_own(enter: Enter) -> None:
    page = enter().go("/cards")
    search, cross = page.get_by_test_id("gallery-search"), page.get_by_test_id("wipe-search")
    expect(cross).to_have_count(0)
    search.fill("pasture")
    cross.click()
    expect(search).to_have_value("")
    expect(cross).to_have_count(0)


def test_every_card_says_where_it_comes_from(enter: Enter) -> None:
    page = enter().go("/cards?words=mini+pasture")
    origins = page.locator("[data-testid^=card-]:has(h2:text-is('Mini Pasture')) .words small")
    expect(origins).to_have_text(["Revised · B", "Original · E"])
    page.get_by_test_id("gallery-search").fill("stable architect")
    expect(page.locator("[data-testid^=card-] .words small")).to_have_text(["Revised · A"])


def test_the_gallery_is_filtered_and_found_again_by_its_address(enter: Enter) -> None:
    ann = enter()
    page = ann.go("/cards")
    cards = page.locator("[data-testid^=card-]")
    every = page.get_by_test_id("filter-occupation")
    every.click()
    number = int(every.locator("small").inner_text())
    expect(cards).to_have_count(number)
    page.get_by_test_id("filter-animals").click()
    few = int(page.get_by_test_id("filter-animals").locator("small").inner_text())
    assert 0 < few < number
    expect(cards).to_have_count(few)
    ann.page.goto(page.url)
    expect(cards).to_have_count(few)
    page.get_by_role("button", name="Clear all").click()
    expect(page.get_by_test_id("card-M-well")).to_be_visible()


def test_a_card_of_a_game_is_opened_with_its_rulings(ann: Guest) -> None:
    room = ann.upload(position({"hand": ["A125"], "cards": []}, cards=True))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("card-A125").click()
    dialog = page.get_by_test_id("card-dialog")
    rulings = dialog.get_by_test_id("rulings")
    expect(rulings).to_be_visible()
    # They are folded, so that the card hides little of the table.
    expect(dialog.get_by_role("listitem")).to_have_count(0)
    rulings.locator("summary").click()
    expect(dialog.get_by_role("listitem")).to_have_text(list(rulings_of("A125")))


def test_every_card_is_drawn_by_what_it_speaks_of(ann: Guest) -> None:
    """None falls back on the sign of its kind, and each drawing is there."""
    page = ann.go("/cards")
    page.wait_for_function("(n) => document.querySelectorAll('.emblem').length >= n", arg=len(catalog.ALL_CARDS))
    unfit = """() => [...document.querySelectorAll('.emblem')].filter((one) => {
        const drawn = one.querySelector('[data-icon] use, [data-scene] > *, [data-motif] > *');
        return drawn === null || ['card', 'minor', 'occupation'].includes(drawn.parentElement.dataset.icon);
    }).map((one) => one.parentElement.textContent.trim())"""
    assert page.evaluate(unfit) == []
    icons = page.evaluate("[...new Set([...document.querySelectorAll('.emblem use')].map((one) => one.href.baseVal))]")
    assert page.evaluate("(all) => all.filter((one) => document.querySelector(one) === null)", icons) == []


def test_whoever_reads_a_card_sees_what_is_in_store_and_which_card_it_is(ann: Guest) -> None:
    """A bread paddle costs wood, and bakes bread: what that is, is told where it is read."""
    room = ann.upload(position({"hand": ["B025"], "cards": [], "goods": {"wood": 3}}, cards=True))
    page = ann.go(f"/r/{room}")
    card = page.get_by_test_id("card-B025")
    card.click()
    dialog = page.get_by_test_id("card-dialog")
    expect(dialog.get_by_test_id("card-have")).to_contain_text("3 wood")
    expect(card).to_have_attribute("aria-expanded", "true")
    goods, shown = page.get_by_test_id("goods-bar").bounding_box(), dialog.bounding_box()
    assert goods is not None and shown is not None
    assert shown["y"] >= goods["y"] + goods["height"]
    dialog.get_by_test_id("explained-cooking").locator("summary").click()
    expect(dialog.get_by_test_id("explained-cooking").locator("p")).to_be_visible()
