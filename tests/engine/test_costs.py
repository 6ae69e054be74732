"""Ways to raise what a price asks for, through trades that build on each other."""

from __future__ import annotations

import pytest

import agricola
from agricola.cards.words import (
    ROOM,
    Card,
    Goods,
    any_time,
    clay,
    costs_less,
    either,
    gain,
    grain,
    has,
    may,
    may_pay,
    minor,
    occupation,
    pay,
    price,
    reed,
    right_after_using,
    sheep,
    stone,
    when,
    wood,
)
from agricola.engine.economy.costs import final_price, payable
from agricola.engine.economy.raising import MOST_LOOKS, Raising, ways_to_raise
from agricola.engine.kernel.card import FOR_ROOM, Purpose
from agricola.engine.price import Cost
from tests.kit import play

REED_TO_STONE = minor(
    "Stonemason", id="T910", text="Any time: a reed for a stone.", exchanges=[any_time(reed(1), stone(1))]
)
CLAY_TO_REED = minor("Thatcher", id="T911", text="Any time: a clay for a reed.", exchanges=[any_time(clay(1), reed(1))])
WOOD_TO_CLAY = minor("Digger", id="T912", text="Any time: a wood for a clay.", exchanges=[any_time(wood(1), clay(1))])


@pytest.mark.parametrize(
    "cards", [(REED_TO_STONE, CLAY_TO_REED, WOOD_TO_CLAY), (WOOD_TO_CLAY, CLAY_TO_REED, REED_TO_STONE)]
)
@pytest.mark.parametrize(("cost", "possible"), [(stone(2), True), (stone(3), False), (stone(1) + wood(1), True)])
def test_8_6_a_chain_of_trades_counts_in_whatever_order_its_cards_were_played(
    cards: tuple[Card, ...], cost: Goods, possible: bool
) -> None:
    table = play("revised", seats=[{"goods": {"wood": 2}}]).with_cards(0, *cards)
    assert payable(table.game.state, table.farm(), price(cost)) == possible


def paying(game: agricola.Game) -> dict[str, list[str]]:
    """Each way to pay that is offered, with the cards that it names."""
    assert game.question.code == "ask-pay"
    return {game.words(action): list(action.cards) for action in game.legal_actions()}


def test_a_way_to_pay_names_the_cards_whose_price_rules_made_it() -> None:
    """Carpenter: a room for 3 of the material and 2 reed. Frame Builder: of it 2 clay may be 1 wood.

    Stonecutter lowers only stone, so nothing is owed to it.
    """
    seat = {"goods": {"clay": 5, "wood": 1, "reed": 2}, "house": "clay", "cards": ["B126", "A143", "A123"]}
    game = play("revised", cards=True, seats=[seat]).do("Farm Expansion", "room a1").game
    ways = {"pay 3 clay, 2 reed": ["B126"], "pay 1 wood, 1 clay, 2 reed": ["B126", "A123"]}
    assert paying(game) == ways
    assert paying(agricola.from_position(game.position())) == ways


def test_a_discount_that_is_spent_names_its_card_once() -> None:
    """Wood Carver: 1 wood less, once a round."""
    seat = {"goods": {"wood": 9, "reed": 2}, "cards": ["K301"]}
    game = (
        play("original", 4, cards=True, round=4, seats=[seat])
        .do("Build Room(s) and/or Build Stable(s)", "build rooms", "room a1")
        .game
    )
    assert paying(game) == {"pay 5 wood, 2 reed": [], "pay 4 wood, 2 reed": ["K301"]}


_RESOURCES = (wood, clay, reed, stone)
HARBOR = occupation(
    "Harbor",
    id="T913",
    text="Any time: 3 wood for another building resource, 2 of another for any other.",
    exchanges=[any_time(wood(3), other(1)) for other in _RESOURCES[1:]]
    + [any_time(one(2), other(1)) for one in _RESOURCES[1:] for other in _RESOURCES if other is not one],
)
"""Trades that form cycles: each resource can become each other one, and again the first."""


@pytest.mark.parametrize("short", [1, 2, 3, 5])
def test_cycles_of_trades_are_paid_with_little_work(short: int) -> None:
    """Nobody goes round a cycle: as many sets as there are ways to choose what is traded, and no more."""
    table = play("revised", seats=[{"goods": {"wood": 9, "clay": 8, "reed": 6}}]).with_cards(0, HARBOR)
    state, player, cost = table.game.state, table.farm(), Cost(stone(short).bag)
    search = Raising(player.goods, cost, list(player.abilities.trades), each_set=True)
    search.run(MOST_LOOKS)
    assert not search.capped
    assert len(search.seen) < 60
    assert {len(order) for order in search.found.values()} == {short}
    assert payable(state, player, (cost,))
    assert all(sum(times for _, times in way) == short for way in ways_to_raise(state, player, cost))


def test_cycles_of_trades_make_nothing_out_of_nothing() -> None:
    """Every trade of the cycle loses goods: from 3 wood comes 1 stone, but never 2."""
    table = play("revised", seats=[{"goods": {"wood": 3}}]).with_cards(0, HARBOR)
    assert payable(table.game.state, table.farm(), price(stone(1)))
    assert not payable(table.game.state, table.farm(), price(stone(2)))
    search = Raising(table.farm().goods, Cost(stone(2).bag), list(table.farm().abilities.trades), each_set=True)
    search.run(MOST_LOOKS)
    assert not search.found
    assert len(search.seen) <= 1  # the values of the goods say so at once


def test_what_the_price_asks_for_may_be_lent_to_a_trade() -> None:
    """1 clay for 2 reed, 1 reed for 1 clay: 1 clay and 1 reed are paid with a single clay."""
    lender = minor("Lender", id="T914", text="Any.", exchanges=[any_time(clay(1), reed(2)), any_time(reed(1), clay(1))])
    table = play("revised", seats=[{"goods": {"clay": 1}}]).with_cards(0, lender)
    assert payable(table.game.state, table.farm(), price(clay(1) + reed(1)))
    assert len(ways_to_raise(table.game.state, table.farm(), Cost((clay(1) + reed(1)).bag))) == 1


ROOF = minor("Roof", id="T915", text="Clay for reed.", prices=[may_pay(clay(1), instead_of=reed(1), of=(ROOM,))])
BRICKS = occupation("Bricks", id="T916", text="2 clay less for a room.", prices=[costs_less(ROOM, by=clay(2))])


@pytest.mark.parametrize("cards", [(ROOF, BRICKS), (BRICKS, ROOF)])
@pytest.mark.parametrize(("edition", "possible"), [("original", True), ("revised", False)])
def test_op_37_substitutions_and_reductions_combine_in_any_order(
    edition: str, possible: bool, cards: tuple[Card, ...]
) -> None:
    """original OP-37: the 2 reed of a wooden room become 2 clay, which are then saved. revised OP-36: never."""
    table = play(edition, cards=True, round=4, seats=[{"goods": {"wood": 5}}]).with_cards(0, *cards)
    price_of_a_room = final_price(table.game.state, table.farm(), price(wood(5) + reed(2)), Purpose(FOR_ROOM))
    assert payable(table.game.state, table.farm(), price_of_a_room) == possible
    assert any(cost.goods == wood(5).bag for cost in price_of_a_room) == possible


def test_a_payment_may_not_spend_what_the_deed_behind_it_needs() -> None:
    """A grain for a sheep more, if there is a sheep: then the only sheep can't be turned into the grain."""
    swap = minor(
        "Swap",
        id="T917",
        text="Any.",
        exchanges=[any_time(sheep(1), grain(1)), any_time(clay(1), grain(1))],
        on=[right_after_using("Fishing") >> may(pay(grain(1)), either(when(has(sheep(1)), gain(sheep(1)))))],
    )
    table = play("revised", cards=True, seats=[{"goods": {"sheep": 1, "clay": 1}, "stables": ["c1"]}])
    table.with_cards(0, swap).do("Fishing", "pay 1 grain, then take 1 sheep")
    table.expect(sheep=2, clay=0, grain=0)
