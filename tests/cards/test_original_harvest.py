"""Cards of the original edition that change the harvest or what food is made of: normal case, limits, interactions."""

from __future__ import annotations

from typing import Any

from agricola.engine.farm.farmyard import SOWN_VEGETABLE
from agricola.engine.goods import CATTLE, GRAIN, SHEEP, VEGETABLE
from tests.cards.original_table import original
from tests.kit import Table

FIVE = {"family": 5, "rooms": ["a1", "a2", "a3", "b2", "b3"], "home": 5}


def harvest(*seats: dict[str, Any], round: int = 4, players: int = 0, **position: Any) -> Table:
    """The harvest of a round is about to begin."""
    return original(players or len(seats), round=round, phase="harvest", seats=list(seats), **position)


def need(table: Table, seat: int = 0) -> int:
    """The food that a family needs in a harvest."""
    return int(table.yard(seat)["food_needed"])


# --- Cook -------------------------------------------------------------------------------------------------------------


def test_cook_lets_only_2_people_eat_2_food() -> None:
    assert need(original(4, seats=[FIVE])) == 10
    assert need(original(4, seats=[{**FIVE, "cards": ["E181"]}])) == 2 * 2 + 3


def test_cook_changes_nothing_for_2_people_or_for_others() -> None:
    table = original(4, seats=[{"cards": ["E181"]}, FIVE])
    assert (need(table), need(table, 1)) == (4, 10)


def test_cook_and_a_newborn_who_eats_1_food_anyway() -> None:
    """2 adults eat 2 each, the third 1, the newborn 1."""
    seat = {"family": 4, "newborns": 1, "home": 3, "rooms": ["a1", "a2", "a3", "b2"], "cards": ["E181"]}
    assert need(original(4, seats=[seat])) == 2 * 2 + 1 + 1


def test_cook_s0_7_acts_in_the_feeding_phase() -> None:
    """Step 6: 5 people eat 7 food in the harvest."""
    table = harvest({**FIVE, "goods": {"food": 9}, "cards": ["E181"]}, {}, {}, {})
    assert table.goods(0)["food"] == 2


# --- Shepherd ---------------------------------------------------------------------------------------------------------

MEADOW = ["c1n", "d1n", "c1w", "e1w", "c2n", "d2n"]


def _flock(sheep: int, *cards: str, **seat: Any) -> Table:
    """A solo flock in a pasture of 2 spaces with 2 stables (16 places) before the harvest."""
    yard = {"fences": MEADOW, "stables": ["c1", "d1"]}
    seats = [{"goods": {"food": 9, "sheep": sheep}, "cards": list(cards), **yard, **seat}, {}, {}, {}]
    return harvest(*seats)


def test_shepherd_has_2_lambs_with_4_sheep() -> None:
    assert _flock(4, "E203").farm().goods[SHEEP] == 6
    assert _flock(4).farm().goods[SHEEP] == 5


def test_shepherd_has_1_lamb_with_fewer_than_4_sheep() -> None:
    assert _flock(3, "E203").farm().goods[SHEEP] == 4
    assert _flock(1, "E203").farm().goods[SHEEP] == 1


def test_shepherd_has_as_many_lambs_as_find_a_place() -> None:
    """4 places in the pasture and one in the house: 1 lamb; with a full farm none."""
    table = _flock(4, "E203", stables=[])
    assert table.farm().goods[SHEEP] == 5
    assert _flock(5, "E203", stables=[]).farm().goods[SHEEP] == 5


def test_shepherd_and_sheep_that_are_cooked_before_they_breed() -> None:
    """9 sheep and 9 places: as long as 4 sheep are left, 2 lambs may take the places of 2 that are cooked."""
    table = _flock(9, "E203", "M-fireplace-2", stables=["c1"])
    assert table.offers() == [
        "keep 9 sheep",
        "keep 9 sheep; cook 1 sheep for 2 food",
        "keep 9 sheep; cook 2 sheep for 4 food",
    ]
    few = _flock(5, "E203", "M-fireplace-2", stables=[])
    assert few.offers() == ["keep 5 sheep", "keep 5 sheep; cook 1 sheep for 2 food"]


# --- Slaughterhouse, Slaughterman -------------------------------------------------------------------------------------

POT = {"cards": ["M-fireplace-2"]}


def _two_sheep_for_the_family(*mine: str) -> Table:
    """Seat 0 has the card; seat 1 must feed 4 and has 2 sheep and a pot; seat 2 has food."""
    seats: list[dict[str, Any]] = [
        {"goods": {"food": 3}, "cards": list(mine)},
        {"goods": {"sheep": 2, "food": 0}, **POT, "fences": MEADOW},
        {"goods": {"food": 9}},
    ]
    return harvest(*seats)


def test_slaughterhouse_brings_1_food_when_another_family_is_fed_with_animals() -> None:
    """The owner feeds last (step 7), so the food may be eaten at once: 3 and 1 are enough for 2 people."""
    table = _two_sheep_for_the_family("I097")
    assert table.game.current_player == 1
    table.do("convert 2 sheep to 4 food").expect(0, food=0)
    assert table.farm(0).begging == 0


def test_slaughterhouse_counts_a_feeding_once() -> None:
    table = _two_sheep_for_the_family("I097").do("convert 1 sheep to 2 food").expect(0, food=4)
    table.do("convert 1 sheep to 2 food").expect(0, food=0)
    assert table.farm(0).begging == 0


def test_slaughterhouse_is_nothing_for_the_own_animals() -> None:
    """Secondary note: nothing for one's own slaughter."""
    seats: list[dict[str, Any]] = [
        {"goods": {"food": 2, "sheep": 1}, "cards": ["I097", "M-fireplace-2"]},
        {"goods": {"food": 9}},
    ]
    harvest(*seats).do("convert 1 sheep to 2 food").expect(0, food=0)


def test_slaughterhouse_begs_without_such_a_meal() -> None:
    table = _two_sheep_for_the_family("I097").do("beg 4")
    assert (table.farm(0).begging, table.farm(1).begging) == (1, 4)


def test_slaughterman_brings_1_food_for_animals_cooked_in_mid_round() -> None:
    """Seat 0 takes sheep that find no place and cooks 2 of them: 1 food for both."""
    seats: list[dict[str, Any]] = [{"goods": {}, **POT}, {"goods": {}, "cards": ["K299"]}, {}]
    table = original(3, round=4, stock={"sheep_1": {"sheep": 3}}, seats=seats).do(
        "1 Sheep", "keep 1 sheep", "choose:cook"
    )
    table.expect(0, food=4, sheep=1).expect(1, food=1)


def test_slaughterman_is_not_set_off_by_vegetables() -> None:
    seats: list[dict[str, Any]] = [
        {"goods": {"food": 9}, "cards": ["K299"]},
        {"goods": {"food": 2, "vegetable": 1}, **POT},
        {"goods": {"food": 9}},
    ]
    harvest(*seats).do("convert 1 vegetable to 2 food").expect(0, food=5)


def test_slaughterman_feeds_last_even_as_starting_player() -> None:
    """Ruling: step 7 of the harvest."""
    seats: list[dict[str, Any]] = [
        {"goods": {"grain": 4}, "cards": ["K299"]},
        {"goods": {"grain": 4}},
        {"goods": {"grain": 4}},
    ]
    table = harvest(*seats)
    order: list[int | None] = []
    while table.game.question.code == "ask-feed":
        order.append(table.game.current_player)
        table.do("convert 4 grain to 4 food")
    assert order == [1, 2, 0]


def test_slaughterman_and_slaughterhouse_feed_last_in_turn_order() -> None:
    """Ruling: step 7 of the harvest; those two feed last in turn order (OP-10)."""
    seats: list[dict[str, Any]] = [
        {"goods": {"grain": 6}, "cards": ["K299"]},
        {"goods": {"grain": 6}, "cards": ["I097"]},
        {"goods": {"grain": 6}},
    ]
    table = harvest(*seats)
    assert table.game.current_player == 2


# --- Gardener ---------------------------------------------------------------------------------------------------------

BED = {"fields": {"c1": {"vegetable": 2}, "d1": {"grain": 3}, "e1": {"vegetable": 1}}}


def test_gardener_takes_vegetables_from_the_supply() -> None:
    table = harvest({"goods": {"food": 9}, **BED, "cards": ["I226"]}, {})
    assert (table.farm().goods[VEGETABLE], table.farm().goods[GRAIN]) == (2, 1)
    assert table.yard()["fields"] == {"c1": {"vegetable": 2}, "d1": {"grain": 2}, "e1": {"vegetable": 1}}


def test_gardener_leaves_the_fields_of_others_alone() -> None:
    table = harvest({"goods": {"food": 9}, "cards": ["I226"]}, {"goods": {"food": 9}, **BED})
    assert table.yard(1)["fields"] == {"c1": {"vegetable": 1}, "d1": {"grain": 2}, "e1": {}}


def test_gardener_s0_4_leaves_field_cards_untouched_too() -> None:
    """Bean Field, Turnip Field and Lettuce Patch keep their vegetables."""
    seat = {"goods": {"food": 9}, "cards": ["I226", "E018"], "card_state": {"E018": [SOWN_VEGETABLE + 2]}}
    table = harvest(seat, {})
    assert table.farm().goods[VEGETABLE] == 1
    assert table.farm().card_state["E018"] == (SOWN_VEGETABLE + 2,)


# --- Spices -----------------------------------------------------------------------------------------------------------


def rate(good: int, *cards: str) -> int:
    """The food for one of a good with these cards."""
    return original(2, seats=[{"cards": list(cards)}]).farm().abilities.cooking[good]


def test_spices_bring_1_more_food_for_a_vegetable_in_a_pot() -> None:
    assert rate(VEGETABLE, "E025", "M-fireplace-2") == 3
    assert rate(VEGETABLE, "E025", "M-hearth-4") == 4
    assert rate(VEGETABLE, "E025", "I085") == 5


def test_spices_are_nothing_without_a_pot_or_for_animals() -> None:
    assert rate(VEGETABLE, "E025") == 1
    assert rate(CATTLE, "E025", "M-fireplace-2") == 3


def test_spices_op_39_count_for_each_vegetable() -> None:
    table = harvest({"goods": {"food": 0, "vegetable": 2}, "cards": ["E025", "M-fireplace-2"]}, {"goods": {"food": 9}})
    while table.game.question.code == "ask-feed":
        table.do(next(offer for offer in table.offers() if "vegetable" in offer))
    assert (table.farm().begging, table.farm().goods[6], table.farm().goods[VEGETABLE]) == (0, 2, 0)


# --- Meat Seller ------------------------------------------------------------------------------------------------------


def test_meat_seller_cooks_animals_with_an_oven() -> None:
    assert [rate(kind, "E162", "M-clay-oven") for kind in range(SHEEP, CATTLE + 1)] == [2, 3, 4]


def test_meat_seller_is_nothing_without_an_oven() -> None:
    """S1: only an improvement with oven in its name is one, so Baker's Kitchen is none."""
    assert rate(SHEEP, "E162") == 0
    assert rate(SHEEP, "E162", "I065") == 0


def test_meat_seller_loses_the_oven_that_is_given_back() -> None:
    """The Clay Oven pays for Baker's Kitchen, which is no oven."""
    seat = {"cards": ["E162", "M-clay-oven"], "hand": ["I065"], "goods": {"wood": 5, "clay": 5, "stone": 5}}
    table = original(2, seats=[seat])
    assert table.farm().abilities.cooking[SHEEP] == 2
    table.do("Starting Player (and/or 1 Minor Improvement)", "play Baker's Kitchen")
    assert table.farm().abilities.cooking[SHEEP] == 0
