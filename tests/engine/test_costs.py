"""Ways to raise what a price asks for, through trades that build on each other."""

from __future__ import annotations

import pytest

from agricola.cards.words import Card, Goods, any_time, clay, minor, price, reed, stone, wood
from agricola.engine.costs import payable
from tests.kit import play

REED_TO_STONE = minor(
    "Stonemason", id="T910", text="Any time: a reed for a stone.", trades=[any_time(reed(1), stone(1))]
)
CLAY_TO_REED = minor("Thatcher", id="T911", text="Any time: a clay for a reed.", trades=[any_time(clay(1), reed(1))])
WOOD_TO_CLAY = minor("Digger", id="T912", text="Any time: a wood for a clay.", trades=[any_time(wood(1), clay(1))])


@pytest.mark.parametrize(
    "cards", [(REED_TO_STONE, CLAY_TO_REED, WOOD_TO_CLAY), (WOOD_TO_CLAY, CLAY_TO_REED, REED_TO_STONE)]
)
@pytest.mark.parametrize(("cost", "possible"), [(stone(2), True), (stone(3), False), (stone(1) + wood(1), True)])
def test_8_6_a_chain_of_trades_counts_in_whatever_order_its_cards_were_played(
    cards: tuple[Card, ...], cost: Goods, possible: bool
) -> None:
    table = play("revised", seats=[{"goods": {"wood": 2}}]).with_cards(0, *cards)
    assert payable(table.game.state, table.farm(), price(cost)) == possible
