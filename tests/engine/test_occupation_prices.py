"""What the occupations of a hand cost on the spaces that play one."""

from __future__ import annotations

from typing import Any

from agricola.engine.deeds.improving import occupation_prices
from tests.cards.original_table import original

OTHERS = ["E179", "E192"]
PLAIN = "E190"
CHIEF = "E172"
"""Costs 2 food of its own."""


def prices(players: int, **seat: Any) -> dict[str, dict[str, list[str]]]:
    """What each occupation of the first hand costs, by the spaces."""
    told = occupation_prices(original(players, seats=[seat]).game.state, 0)
    return {card: {at: [repr(way) for way in price] for at, price in spaces.items()} for card, spaces in told.items()}


def test_each_space_has_its_price_for_the_next_occupation() -> None:
    assert prices(4, hand=[PLAIN]) == {PLAIN: {"occupation": ["<0>"], "occupation_4p": ["<1f>"]}}
    assert prices(4, hand=[PLAIN], cards=OTHERS) == {PLAIN: {"occupation": ["<1f>"], "occupation_4p": ["<2f>"]}}


def test_what_a_card_itself_costs_comes_on_top() -> None:
    assert prices(2, hand=[CHIEF]) == {CHIEF: {"occupation": ["<2f>"]}}
    assert prices(2, hand=[CHIEF], cards=OTHERS) == {CHIEF: {"occupation": ["<3f>"]}}


def test_a_space_that_offers_it_among_others_tells_its_price_too() -> None:
    assert prices(5, hand=[CHIEF]) == {CHIEF: {"occupation": ["<2f>"], "occupation_or_growth_5p": ["<3f>"]}}


def test_improvements_have_no_price_by_space() -> None:
    assert prices(2, hand=["E012"]) == {}
