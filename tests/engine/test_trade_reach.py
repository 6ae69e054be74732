"""Goods that no trades lead to: known from the goods alone, and the same as by trying every trade in the game."""

from __future__ import annotations

import random

from agricola.cards.words import Goods, clay, gain, has, reed, stone, when, wood
from agricola.engine.deeds.anytime import within_reach
from agricola.engine.economy.trade_reach import NO, UNKNOWN, YES, trades_reach
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel.trial import exhausted_trials
from agricola.game import Game, from_position

TURNER, DOCK_WORKER, GROCER, QUARRYMAN = "E158", "E171", "E184", "E209"
FIREPLACE, BASIN_MAKER, MASTER_BUILDER = "M-fireplace-2", "K273", "E151"


def with_seat(seat: dict[str, object]) -> Game:
    return from_position(
        {"edition": "original", "players": 2, "cards": True, "round": 8, "turn": 0, "seats": [seat, {}]}
    )


def with_cards(goods: dict[str, int], *cards: str) -> Game:
    return with_seat({"goods": goods, "cards": list(cards)})


def reach(game: Game, goods: Goods) -> int:
    return trades_reach(game.state, game.state.players[0], goods.bag)


def tried(game: Game, goods: Goods) -> bool:
    """Whether a trial of trades in the game gets there."""
    state = game.state
    if has(goods).test(state, 0, None):
        return True
    return within_reach(state, 0, when(has(goods), gain(goods)), NO_SPACE)


def test_trades_that_lose_something_do_not_lead_far() -> None:
    game = with_cards({"wood": 5, "clay": 3}, DOCK_WORKER)
    assert [reach(game, stone(count)) for count in (1, 2, 3)] == [YES, YES, NO]  # 3 wood, and 2 clay
    assert reach(with_cards({"wood": 2, "clay": 1}, DOCK_WORKER), stone(1)) == NO


def test_what_is_in_a_pile_is_bought_once() -> None:
    """Grocer's pile begins with reed, grain and stone, each for a food; the grain can be eaten."""
    assert [reach(with_cards({"food": 9}, GROCER), stone(count)) for count in (1, 2)] == [YES, NO]
    assert [reach(with_cards({"food": food}, GROCER), stone(1)) for food in (1, 2)] == [NO, YES]


def test_what_cards_add_to_a_trade_may_be_enough() -> None:
    """Basin Maker acts when a boar is cooked, and what may come of such a deed is not known."""
    game = with_cards({"boar": 1}, FIREPLACE, GROCER)
    assert [reach(game, wood(count)) for count in (0, 2)] == [YES, NO]
    assert reach(with_cards({"boar": 1}, FIREPLACE, GROCER, BASIN_MAKER), wood(2)) == UNKNOWN


def test_only_what_needs_no_deed_is_known_beside_deeds_at_any_time() -> None:
    """Whatever they bring."""
    game = with_cards({"wood": 3}, MASTER_BUILDER, DOCK_WORKER)
    assert game.state.players[0].abilities.any_time
    assert [reach(game, stone(count)) for count in (1, 5)] == [YES, UNKNOWN]


def test_it_agrees_with_trials() -> None:
    rng = random.Random(3)
    names = ["wood", "clay", "reed", "stone", "food"]
    answers = set()
    for _ in range(120):
        goods = {name: rng.randrange(4) for name in names}
        cards = [card for card in (DOCK_WORKER, GROCER, TURNER) if rng.random() < 0.6]
        game = with_cards(goods, *cards)
        wanted = rng.choice([wood, clay, reed, stone])(rng.randrange(1, 5))
        before = exhausted_trials()
        found = tried(game, wanted)
        if exhausted_trials() == before:
            assert reach(game, wanted) == (YES if found else NO), (goods, cards, wanted.bag)
            answers.add(found)
    assert answers == {False, True}


def test_a_long_way_is_found_where_trials_give_up() -> None:
    """Storehouse Clerk counts 5 stone, 6 reed, 7 clay and 8 wood when a round begins: all can be had, one at a time."""
    supply = {"wood": 5, "clay": 3, "reed": 1, "stone": 1, "food": 1}
    game = with_cards(supply, TURNER, DOCK_WORKER, GROCER, QUARRYMAN)
    counted = (stone(5), reed(6), clay(7), wood(8))
    assert [reach(game, goods) for goods in counted] == [YES, YES, YES, YES]
    cards = [TURNER, DOCK_WORKER, GROCER, QUARRYMAN]
    emptied = with_seat({"goods": supply, "cards": cards, "card_state": {GROCER: [6]}})
    before = exhausted_trials()
    assert [reach(emptied, goods) for goods in counted] == [NO, NO, NO, NO]
    assert exhausted_trials() == before
