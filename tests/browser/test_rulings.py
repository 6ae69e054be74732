"""Rulings are where a card is read: in the gallery and in the dialog of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from agricola.cards.rulings import rulings_of
from tests.browser.kit import Guest, position

pytestmark = pytest.mark.browser


def test_the_gallery_unfolds_the_rulings_of_a_card(ann: Guest) -> None:
    card = ann.go("/cards").get_by_test_id("card-A056")
    rulings = card.get_by_role("listitem")
    expect(rulings).to_have_count(0)
    card.get_by_text(f"{len(rulings_of('A056'))} rulings").click()
    expect(rulings).to_have_text(list(rulings_of("A056")))


def test_a_card_of_a_game_is_opened_with_its_rulings(ann: Guest) -> None:
    room = ann.upload(position({"hand": ["A125"], "cards": []}, cards=True))
    page = ann.go(f"/r/{room}")
    page.get_by_test_id("card-A125").click()
    expect(page.get_by_test_id("card-dialog").get_by_role("listitem")).to_have_text(list(rulings_of("A125")))
