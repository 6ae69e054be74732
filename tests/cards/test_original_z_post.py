"""Mail Coach Driver of the original edition: goods of others come late, and whoever looks at them sees them at once."""

from __future__ import annotations

from typing import Any

import agricola
from tests.cards.original_table import original
from tests.kit import Table

LEAVE_1 = "leave 1 wood on the space, then take 2 food"


def _table(*mine: str, players: int = 3, **seat: Any) -> Table:
    """Seat 1 has the Mail Coach Driver, seat 0 some cards and nothing else."""
    seats = [{"goods": {}, "cards": list(mine), **seat}, {"goods": {"food": 5}, "cards": ["Z329"]}, {"goods": {}}]
    return original(players, round=3, seats=seats)


def test_mail_coach_driver_delays_the_goods_of_others_until_people_return_home() -> None:
    table = _table().do("3 Wood").expect(wood=0)
    promise = {"round": 3, "seat": 0, "card": "Z329", "goods": {"wood": 3}, "deed": None}
    assert table.game.view(1)["promises"] == [promise]
    table.do("1 Clay", "1 Reed", "Take 1 Grain", "Fishing").expect(0, wood=0)
    table.do("2 Wood").expect(0, wood=3).expect(2, reed=1, wood=2).expect(1, clay=1)


def test_mail_coach_driver_leaves_food_and_the_owners_goods_alone() -> None:
    """OP-62: food is no good and comes at once."""
    table = _table().do("Fishing").expect(food=1)
    table.do("3 Wood").expect(1, wood=3)
    assert table.game.view(0)["promises"] == []


def test_mail_coach_driver_delays_goods_from_the_supply_but_not_those_of_cards() -> None:
    """Ruling: goods lying on spaces and goods a space gives from the supply, not goods from cards."""
    _table("E176").do("3 Wood").expect(wood=1)
    _table().do("Take 1 Grain").expect(grain=0)
    four = original(4, round=3, seats=[{"goods": {}}, {"goods": {}, "cards": ["Z329"]}])
    four.do("Take 1 Reed, 1 Stone and 1 Food").expect(food=1, reed=0, stone=0)


def test_mail_coach_driver_lets_cards_act_at_the_use() -> None:
    """OP-44: the goods count as taken then; only their delivery is delayed."""
    _table("E152").do("3 Wood").expect(wood=0, food=1)
    table = _table("E196").do("3 Wood", LEAVE_1).expect(wood=0, food=2)
    assert table.lying_on("3 Wood") == {"wood": 1}
    assert table.game.view(0)["promises"][0]["goods"] == {"wood": 2}


def test_mail_coach_driver_can_buy_from_what_is_on_its_way() -> None:
    seats = [{"goods": {}}, {"goods": {"food": 5}, "cards": ["Z329", "I234"]}]
    table = original(3, round=3, seats=seats).do("3 Wood", "pay 1 food, then take 1 wood")
    table.expect(0, wood=0, food=1).expect(1, wood=1)
    assert table.game.view(0)["promises"][0]["goods"] == {"wood": 2}


def test_mail_coach_driver_goods_can_not_be_spent_before_they_come() -> None:
    """OP-44: they can't be spent before."""
    table = _table(goods={"wood": 1}).do("3 Wood", "1 Clay", "1 Reed")
    assert "1 wood short" in table.why_not("Build Room(s) and/or Build Stable(s)")
    free = original(3, round=3, seats=[{"goods": {"wood": 1}}]).do("3 Wood", "1 Clay", "1 Reed")
    assert "Build Room(s) and/or Build Stable(s)" in free.offers()


def test_mail_coach_driver_lets_sower_sow_when_the_vegetable_comes() -> None:
    """Sower sows what it gets and would put in the supply: that is when people return home."""
    seat = {"goods": {"vegetable": 1}, "cards": ["Z331"], "fields": {"c1": {}}, "home": 1, "placed": ["Fishing"]}
    away = {"goods": {"food": 5}, "home": 0, "placed": ["3 Wood", "1 Clay"]}
    seats = [seat, {**away, "cards": ["Z329"]}, {**away, "placed": ["1 Reed", "Day Laborer"]}]
    table = original(3, round=8, seats=seats).do("Take 1 Vegetable")
    assert table.farm().placed == (*table.farm().placed[:1], table.game.state.board.by_name["Take 1 Vegetable"].index)
    assert table.asked() == "sow vegetables"
    table.expect(vegetable=2).do("sow 1 vegetable").expect(vegetable=1)
    assert table.yard()["fields"] == {"c1": {"vegetable": 2}}
    waits = original(3, round=8, seats=[{**seat, "home": 2, "placed": []}, *seats[1:]]).do("Take 1 Vegetable")
    assert waits.game.question.code == "ask-place"


def test_mail_coach_driver_leaves_sower_the_vegetables_of_cards() -> None:
    seat = {"goods": {"food": 1}, "cards": ["Z331", "E184"], "card_state": {"E184": [3]}, "fields": {"c1": {}}}
    table = original(3, round=8, seats=[seat, {"goods": {}, "cards": ["Z329"]}])
    table.do(next(offer for offer in table.offers() if "1 vegetable" in offer))
    assert table.asked() == "sow vegetables"


def test_mail_coach_driver_animals_find_their_place_when_they_come() -> None:
    seats = [{"goods": {}, "cards": ["M-fireplace-2"]}, {"goods": {}, "cards": ["Z329"]}]
    table = original(3, round=3, seats=seats, stock={"sheep_1": {"sheep": 3}}).do("1 Sheep").expect(sheep=0, food=0)
    table.do("1 Clay", "1 Reed", "Take 1 Grain", "Fishing", "2 Wood").expect(0, sheep=1, food=4)


def test_mail_coach_driver_position_survives_with_goods_on_their_way() -> None:
    table = _table().do("3 Wood")
    again = agricola.from_position(table.game.position())
    assert again.key() == table.game.key()
    Table(again).do("1 Clay", "1 Reed", "Take 1 Grain", "Fishing", "2 Wood").expect(0, wood=3)


def test_mail_coach_driver_is_told_so_that_the_books_are_right() -> None:
    game = _table().game
    game.record_events()
    game.apply(game.parse("3 Wood"))
    told = [event.kind for event in game.take_events()]
    assert told == ["placed", "gained", "paid", "promised"]
