"""What comes before what in the original edition, and who takes part in a phase at all (OP-10, OP-27, 12.9)."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.engine.kernel.trial import exhausted_trials
from tests.cards.original_table import IMPROVE, RENOVATE, original

PLAYERS = "Traveling Players"
JUGGLE = "take as much food again, then pay 1 food to the owner of each card"
LEAVE = "leave 1 food on the space, then take 1 vegetable"


# --- Traveling Players: own bonuses, then the reactions of others -----------------------------------------------------


def test_puppeteer_may_pay_with_the_food_that_juggler_gives() -> None:
    """OP-27: the bonus effects of who uses the space come before the reactions of others."""
    puppeteer = {"goods": {}, "cards": ["I249"], "hand": ["E176"]}
    table = original(4, round=5, seats=[{"goods": {}, "cards": ["I237"]}, puppeteer], stock={PLAYERS: {"food": 3}})
    table.do(PLAYERS, JUGGLE, "play Woodcutter").expect(food=5).expect(1, food=0)


def test_puppeteer_acts_although_storyteller_leaves_the_only_food() -> None:
    """The other player chose the Traveling Players action all the same."""
    puppeteer = {"goods": {"food": 1}, "cards": ["I249", "I257"], "hand": ["E176"]}
    seats = [{"goods": {}, "cards": ["E169"]}, puppeteer]
    table = original(4, round=5, seats=seats, stock={PLAYERS: {"food": 1}})
    table.do(PLAYERS, LEAVE, "play Woodcutter").expect(food=0, vegetable=1).expect(1, food=0, grain=1)


@pytest.mark.parametrize(
    ("moves", "food"), [(["Juggler", JUGGLE, LEAVE], 5), (["Storyteller", LEAVE, JUGGLE], 4)], ids=["juggle", "leave"]
)
def test_juggler_and_storyteller_act_in_the_order_of_their_owner(moves: list[str], food: int) -> None:
    """12.9: of 3 food twice as much less 1, or twice as much as 2."""
    table = original(4, round=5, seats=[{"goods": {}, "cards": ["I237", "E169"]}], stock={PLAYERS: {"food": 3}})
    table.do(PLAYERS, *moves).expect(food=food, vegetable=1)
    assert table.lying_on(PLAYERS) == {"food": 1}


def test_animal_trainer_does_not_pay_with_the_food_that_storyteller_left_on_the_space() -> None:
    """OP-70: only the food just taken may pay, and of 2 food 1 was left there; older food is no help."""
    seats = [{"goods": {"food": 5}, "cards": ["K342", "E169"]}]
    table = original(4, round=5, seats=seats, stock={PLAYERS: {"food": 2}}).do(PLAYERS, LEAVE)
    assert table.game.current_player == 1
    original(4, round=5, seats=seats, stock={PLAYERS: {"food": 2}}).do(PLAYERS, "done", "buy 1 sheep").expect(food=5)


def test_animal_trainer_does_not_pay_with_the_food_that_juggler_adds() -> None:
    """12.8, OP-70: what another card gives is not taken from the space; of 6 food 3 may pay."""
    table = original(4, round=5, seats=[{"goods": {}, "cards": ["I237", "K342"]}], stock={PLAYERS: {"food": 3}})
    table.do(PLAYERS, JUGGLE).expect(food=6)
    assert table.offers() == ["buy 1 cattle", "buy 1 boar", "buy 1 sheep", "done"]
    table.do("buy 1 cattle").expect(food=3, cattle=1)


# --- Plow 1 Field: own bonuses in any order ---------------------------------------------------------------------------


def test_plow_maker_may_be_paid_with_the_bread_of_flail() -> None:
    """12.9: both cards act when the space is used, in the order of their owner."""
    farm = {"goods": {"grain": 1}, "cards": ["E195", "K113", "M-fireplace-2"], "fields": {"c1": {}}}
    table = original(2, seats=[farm]).do("Plow 1 Field", "plow c2", "Flail", "bake 1 grain")
    table.do("pay 1 food, then plow a field", "plow c3").expect(grain=0, food=1)
    assert set(table.yard()["fields"]) == {"c1", "c2", "c3"}


# --- Holiday House: no part in phase 3 of round 14 --------------------------------------------------------------------


def test_holiday_house_keeps_weaver_and_foreman_from_the_start_of_the_work_phase() -> None:
    """The owner takes no part in phase 3, which begins with them, but in phase 1 (Rancher)."""
    farm = {"goods": {"sheep": 2}, "pastures": [["c1"]], "cards": ["I071", "K309", "K308", "I340"]}
    table = original(4, round=14, phase="preparation", seats=[farm])
    table.expect(food=0, wood=1)
    assert table.game.current_player == 1


def test_holiday_house_keeps_its_owner_from_second_thoughts_too() -> None:
    """OP-19: who takes no part in the work phase is not asked again when another Foreman or Taster has acted."""
    away = {"goods": {}, "cards": ["I071", "K284"]}
    foreman: dict[str, Any] = {"goods": {}, "cards": ["K308"]}
    table = original(4, round=14, phase="preparation", seats=[away, foreman])
    table.do("put 1 food on a space", "put 1 food on Fishing")
    assert table.game.current_player == 1
    assert "3 Wood" in table.offers()


def test_holiday_house_lets_no_adopted_child_work() -> None:
    """Adoptive Parents with Village Beauty: in round 14 nobody can be placed."""
    farm = {"goods": {"food": 8}, "rooms": ["a1", "a2", "a3"], "cards": ["I071", "K267", "Z325"]}
    table = original(2, round=14, phase="preparation", seats=[farm])
    assert table.game.current_player == 1
    table.do("Day Laborer")
    assert table.game.current_player == 1, "nobody of seat 0 is asked where to work"


def test_holiday_house_leaves_its_owner_what_others_cause() -> None:
    """The card keeps people from work; a card that answers to what others do in round 14 still does (Field Worker)."""
    away = {"goods": {}, "cards": ["I071", "I224"]}
    sower = {"goods": {"grain": 1}, "fields": {"c1": {}}}
    table = original(3, round=14, phase="preparation", seats=[away, sower])
    table.do("Sow and/or Bake Bread")
    table.expect(0, grain=1)


# --- Traveling Salesman: majors that are minors for their builder -----------------------------------------------------


@pytest.mark.parametrize(
    ("card", "major", "upgrade", "goods"),
    [
        ("E015", "Clay Oven", "Baker's Oven", {"clay": 2, "stone": 1}),
        ("I220", "Well", "Village Well", {"wood": 1, "stone": 1, "clay": 2}),
    ],
    ids=["Baking Tray", "Well Builder"],
)
def test_traveling_salesman_counts_a_major_that_is_minor_for_its_owner(
    card: str, major: str, upgrade: str, goods: dict[str, int]
) -> None:
    """Two minor improvements: the first may be a major one that is a minor improvement for you, and be returned."""
    hand = {"Baker's Oven": "E014", "Village Well": "I066"}[upgrade]
    table = original(seats=[{"goods": goods, "cards": ["K281", card], "hand": [hand]}])
    table.do(IMPROVE, f"build {major}", f"play {upgrade}")
    assert [one.name for one in table.farm().cards][2:] == [upgrade]


def test_traveling_salesman_plays_no_second_improvement_after_a_major() -> None:
    table = original(seats=[{"goods": {"clay": 3, "stone": 1}, "cards": ["K281"], "hand": ["E014"]}])
    table.do(IMPROVE, "build Clay Oven")
    assert table.game.current_player == 1


# --- Cards that lie in front of somebody from the start ---------------------------------------------------------------


def test_chamberlain_that_lies_there_in_round_12_has_turned_the_cards_up() -> None:
    """From round 11 on its owner, and nobody else, may use the round cards to come."""
    table = original(2, round=12, seats=[{"goods": {}, "cards": ["I238"]}])
    to_come = {space.name for space in table.game.state.board.spaces if space.stage} - set(table.spaces())
    assert len(to_come) == 2
    assert "Family Growth even without Room" in table.offers()
    table.do("Day Laborer")
    assert not to_come & set(table.offers())


def test_giant_pumpkin_that_lies_there_has_its_vegetable() -> None:
    table = original(2, seats=[{"goods": {}, "cards": ["Z323"]}])
    assert (table.score()["vegetables"], table.score()["bonus"]) == (1, 2)


@pytest.mark.parametrize("card", ["E190", "I242"], ids=["Maid", "Clay Hut Builder"])
def test_cards_for_a_clay_hut_lay_nothing_out_when_it_becomes_a_stone_house(card: str) -> None:
    """Once: the hut was of clay before, so they have acted."""
    farm = {"goods": {"stone": 2, "reed": 1}, "house": "clay", "cards": [card]}
    table = original(2, round=6, seats=[farm])
    table.do(RENOVATE)
    assert table.yard()["house"] == "stone"
    assert table.look()["promises"] == []


# --- Trades at any time, also just before a round starts --------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "goods", "trade", "after"),
    [
        (["K287", "E184"], {"reed": 5, "food": 1}, "convert 1 food to 1 reed", {"reed": 7, "food": 0}),
        (["K287", "E185"], {"stone": 4, "clay": 2}, "convert 2 clay to 1 stone", {"stone": 6, "clay": 0}),
        (["K309", "E186"], {"sheep": 1, "clay": 2}, "convert 2 clay to 1 sheep", {"sheep": 2, "clay": 0, "food": 1}),
    ],
    ids=["Storehouse Clerk, Grocer", "Storehouse Clerk, Clay Firer", "Weaver, Clay Seller"],
)
def test_trades_help_cards_that_count_goods_when_a_round_starts(
    cards: list[str], goods: dict[str, int], trade: str, after: dict[str, int]
) -> None:
    """8.13: at any time is also before the effects of the round start."""
    farm = {"goods": goods, "pastures": [["c1"]], "cards": cards}
    table = original(4, round=5, phase="preparation", seats=[farm])
    table.do(next(offer for offer in table.offers() if offer.startswith(trade))).expect(**after)


def test_nobody_is_asked_before_a_round_starts_where_no_trade_helps() -> None:
    table = original(
        4, round=5, phase="preparation", seats=[{"goods": {"reed": 4, "food": 1}, "cards": ["K287", "E184"]}]
    )
    assert "Day Laborer" in table.offers()
    table.expect(reed=4)


def test_dock_worker_reaches_what_storehouse_clerk_counts_by_many_trades() -> None:
    """12 stone are 6 reed: a trial that gave up before it had tried that said that nothing helps."""
    before = exhausted_trials()
    farm = {"goods": {"wood": 3, "clay": 1, "stone": 14}, "cards": ["K287", "E171", "M-joinery"]}
    table = original(4, round=5, phase="preparation", seats=[farm])
    assert table.game.question.code == "ask-any-time"
    assert exhausted_trials() == before


def test_storehouse_clerk_waits_for_trades_after_which_resource_seller_brings_what_it_counts() -> None:
    """No trade brings the fifth stone by itself: clay from the pile of Grocer sets Resource Seller off, and so on."""
    goods = {"wood": 3, "clay": 3, "reed": 1, "stone": 2, "grain": 2, "food": 3}
    farm = {"goods": goods, "cards": ["K287", "K310", "E184", "E186"], "card_state": {"K310": [3]}}
    table = original(4, round=5, phase="preparation", seats=[farm])
    assert table.game.question.code == "ask-any-time"


def test_storehouse_clerk_is_helped_by_the_longest_way_through_six_cards_that_trade() -> None:
    """More than a thousand positions must be looked at before the one that helps is found."""
    before = exhausted_trials()
    goods = {"wood": 1, "stone": 2, "grain": 4}
    farm = {"goods": goods, "cards": ["K287", "E184", "E171", "E186", "E185", "K310"], "card_state": {"K310": [2]}}
    table = original(4, round=5, phase="preparation", seats=[farm])
    assert table.game.question.code == "ask-any-time"
    assert exhausted_trials() == before


def test_nobody_sells_grain_for_a_price_that_food_alone_can_t_pay() -> None:
    """Cube Cutter asks for wood too: what the buyers of Corn Profiteer's grain might answer need not be tried."""
    before = exhausted_trials()
    poor = {"goods": {"clay": 15, "stone": 12, "grain": 8, "vegetable": 14}, "cards": ["Z335", "I239"]}
    rich = {"goods": {"food": 30}}
    table = original(4, round=14, phase="harvest", seats=[poor, rich, rich, rich]).do("done")
    assert table.game.question.code == "ask-feed"
    assert exhausted_trials() == before
