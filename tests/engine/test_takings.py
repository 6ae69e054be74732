"""What one use of a space brought, told once to all cards; goods that go from player to player."""

from __future__ import annotations

import agricola
from agricola.cards.vocabulary.moments import gains
from agricola.cards.words import (
    Card,
    buy_from_them,
    clay,
    condition,
    converts_with,
    food,
    gain,
    leave_of_that,
    may,
    minor,
    reed,
    right_after_taking,
    right_after_using,
    stone,
    take_from_them,
    takes,
    toll,
    uses,
    wood,
)
from agricola.engine.kernel.moments import FROM_PLAYER
from tests.cards.original_table import original
from tests.kit import Table


def _card(number: int, *on: object) -> Card:
    return minor(f"Card {number}", id=f"T30{number}", text="It does something.", on=on)  # type: ignore[arg-type]


MORE_WOOD = _card(0, takes(wood(1)) >> gain(wood(1)))
MORE_LYING_WOOD = _card(1, takes(wood(1), lying_there=True) >> gain(food(5)))
LEAVE_ONE = _card(2, right_after_taking(wood(1)) >> may(leave_of_that(wood(1)), gain(food(2))))
LEAVE_TWO = _card(3, right_after_taking(wood(2)) >> may(leave_of_that(wood(2)), gain(food(3))))
ONLY_CLAY = _card(4, takes(clay(1), only=True) >> gain(clay(2)))
REED_AND_STONE = _card(5, takes(reed(1) + stone(1)) >> gain(food(7)))
BUYER = _card(6, takes(wood(1)).by_others() >> buy_from_them(wood(1), food(1)))
TAKER = _card(7, takes(wood(1)).on_spaces("3 Wood").by_others() >> take_from_them(wood(1)))
TOLL = _card(8, uses("Take 1 Grain").by_others().must(toll(food(1))))
MIXED = "1 Reed, also 1 Stone and 1 Wood"


def test_a_use_is_told_once_with_all_that_the_space_gave() -> None:
    table = original(5, seats=[{"goods": {}}]).with_cards(0, MORE_WOOD, REED_AND_STONE).do(MIXED)
    table.expect(wood=2, reed=1, stone=1, food=7)


def test_what_at_hand_is_told_apart_from_what_the_supply_gives() -> None:
    original(5, seats=[{"goods": {}}]).with_cards(0, MORE_LYING_WOOD).do(MIXED).expect(food=0)
    original(5, seats=[{"goods": {}}]).with_cards(0, MORE_LYING_WOOD).do("4 Wood").expect(food=5)


def test_only_clay_is_clay_and_nothing_else() -> None:
    original(seats=[{"goods": {}}]).with_cards(0, ONLY_CLAY).do("1 Clay").expect(clay=3)
    table = original(seats=[{"goods": {}}], stock={"clay_1": {"clay": 1, "food": 1}}).with_cards(0, ONLY_CLAY)
    table.do("1 Clay").expect(clay=1, food=1)


def test_goods_left_on_the_space_were_never_taken() -> None:
    """OP-50: if all the wood is left there, no wood was taken."""
    table = original(3, seats=[{"goods": {"wood": 4}}], stock={"wood_3": {"wood": 1}}).with_cards(
        0, MORE_WOOD, LEAVE_ONE
    )
    table.do("3 Wood", "leave 1 wood on the space, then take 2 food").expect(wood=4, food=2)
    assert table.lying_on("3 Wood") == {"wood": 1}


def test_no_more_is_left_than_was_taken_by_all_cards_together() -> None:
    """OP-50: each at most once, together if enough wood lies there."""
    table = original(3, seats=[{"goods": {"wood": 9}}], stock={"wood_3": {"wood": 2}})
    table.with_cards(0, LEAVE_ONE, LEAVE_TWO).do("3 Wood")
    assert table.offers() == ["Card 2", "Card 3"]
    table.do("Card 2", "leave 1 wood on the space, then take 2 food")
    table.expect(wood=10, food=2)
    assert table.game.question.code == "ask-place"
    both = original(3, seats=[{"goods": {}}]).with_cards(0, LEAVE_ONE, LEAVE_TWO).do("3 Wood", "Card 3")
    both.do("leave 2 wood on the space, then take 3 food", "leave 1 wood on the space, then take 2 food")
    both.expect(wood=0, food=5)
    assert both.lying_on("3 Wood") == {"wood": 3}


def test_what_is_left_survives_a_saved_position() -> None:
    table = original(3, seats=[{"goods": {}}]).with_cards(0, MORE_WOOD, LEAVE_ONE, LEAVE_TWO).do("3 Wood", "Card 2")
    again = agricola.from_position(table.game.position())
    assert again.key() == table.game.key()
    Table(again).do("leave 1 wood on the space, then take 2 food", "done").expect(wood=3)


def test_a_purchase_from_another_player_is_asked_once_for_a_use() -> None:
    """R3: one use is one occasion, whatever cards add to it."""
    table = original(3, seats=[{"goods": {}}, {"goods": {"food": 5}}]).with_cards(0, MORE_WOOD).with_cards(1, BUYER)
    table.do("3 Wood", "pay 1 food, then take 1 wood")
    assert table.game.question.code == "ask-place"
    table.expect(0, wood=3, food=1).expect(1, wood=1, food=4)


def test_goods_from_another_player_are_told_as_such() -> None:
    from_player = condition("from a player", lambda g, seat, event: event is not None and event.source == FROM_PLAYER)
    heard = _card(9, gains.when(from_player) >> gain(food(1)))
    table = original(3, seats=[{"goods": {}}, {"goods": {}}]).with_cards(1, TAKER, heard).do("3 Wood")
    table.expect(0, wood=2).expect(1, wood=1)
    table.expect(1, food=1)


def test_a_toll_goes_to_the_owner_before_the_space_is_used() -> None:
    table = original(3, seats=[{"goods": {"food": 1}}, {"goods": {}}]).with_cards(1, TOLL).do("Take 1 Grain")
    table.expect(0, food=0, grain=1).expect(1, food=1)


def test_who_can_not_pay_the_toll_can_not_use_the_space_and_is_told_why() -> None:
    table = original(3, seats=[{"goods": {}}, {"goods": {}}]).with_cards(1, TOLL)
    assert "Take 1 Grain" not in table.offers()
    assert table.why_not("Take 1 Grain") == "Card 8 asks for it: 1 food short"
    own = original(3, seats=[{"goods": {}}, {"goods": {}}]).with_cards(0, TOLL).do("Take 1 Grain")
    own.expect(food=0, grain=1)


def test_the_toll_may_be_raised_by_turning_goods_into_food_but_not_by_what_the_space_gives() -> None:
    table = original(3, seats=[{"goods": {"vegetable": 1}}, {"goods": {}}]).with_cards(1, TOLL).do("Take 1 Grain")
    table.expect(0, vegetable=0, food=0, grain=1).expect(1, food=1)


def test_a_card_may_listen_to_what_is_converted_with_a_card_of_a_name() -> None:
    wheel = minor("Wheel", id="T310", text="More food for clay.", on=[converts_with("Pottery") >> gain(reed(1))])
    seat = {"goods": {"clay": 1, "wood": 1}, "cards": ["M-pottery", "M-joinery"]}
    table = original(seats=[seat], phase="feeding").with_cards(0, wheel)
    table.do("convert 1 wood to 2 food").expect(reed=0)
    table.do("convert 1 clay to 2 food").expect(reed=1)


def test_a_deed_once_in_a_round_is_done_again_in_the_next() -> None:
    in_round = _card(1, (right_after_using() >> gain(food(1))).once_per_round())
    table = original(2, round=2, seats=[{"goods": {}}]).with_cards(0, in_round)
    table.do("1 Clay", "Take 1 Grain", "3 Wood").expect(food=1)
    table.do("1 Reed").do("Take 1 Grain").expect(food=2)


def test_a_deed_once_in_a_use_is_done_once_for_all_its_moments() -> None:
    twice = [(moment >> gain(food(1))).once_per_use() for moment in (right_after_using(), takes(clay(1)))]
    table = original(2, seats=[{"goods": {}}]).with_cards(0, _card(2, *twice))
    table.do("1 Clay").expect(food=1)
    table.do("Take 1 Grain", "3 Wood").expect(food=2)


def test_what_is_declined_does_not_count_as_done_in_this_round() -> None:
    card = _card(3, (right_after_using() >> may(gain(food(1)))).once_per_round())
    table = original(2, seats=[{"goods": {}}]).with_cards(0, card)
    table.do("1 Clay", "done", "Take 1 Grain", "3 Wood", "take 1 food").expect(food=1)
