"""The original edition, family game: the harvest (original 14, OP-8, OP-9, OP-10)."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.catalog import ORIGINAL_CARDS
from agricola.engine.kernel.card import CardRules
from agricola.engine.kernel.moments import MOMENTS
from agricola.engine.rounds.flow import HARVEST, AtMoment
from tests.kit import Table, play


def harvest(*seats: dict[str, Any], phase: str = "harvest", round: int = 4, **position: Any) -> Table:
    """A table in the harvest; the other families are well fed."""
    players = int(position.pop("players", 2))
    fed = [{"goods": {"food": 10}} for _ in range(players - len(seats))]
    return play("original", players, round=round, phase=phase, seats=[*seats, *fed], **position)


def breeding(goods: dict[str, int], *, round: int = 4, **farm: Any) -> Table:
    """A table in the breeding phase, with seat 0's animals and farm as given."""
    return harvest({"goods": goods, **farm}, phase="breeding", round=round)


# --- 14.1 field phase -------------------------------------------------------------------------------------------------


def test_14_1_exactly_1_crop_from_each_planted_field() -> None:
    """original 14.1: one crop from each planted field, not more; an empty field gives none."""
    fields = {"c1": {"grain": 3}, "d1": {"vegetable": 2}, "e1": {"grain": 1}, "c2": {}}
    table = harvest({"fields": fields, "goods": {"food": 4}})
    table.expect(grain=2, vegetable=1, food=0)
    assert table.yard()["fields"] == {"c1": {"grain": 2}, "d1": {"vegetable": 1}, "e1": {}, "c2": {}}


def test_14_1_harvested_crops_can_feed_the_family() -> None:
    """original 14: the field phase comes before the feeding phase."""
    table = harvest({"fields": {"c1": {"grain": 3}}, "goods": {"food": 3}})
    table.do("convert 1 grain to 1 food").expect(grain=0, food=0)
    assert table.yard()["begging"] == 0


# --- 14.2 feeding phase -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "family", "newborns", "due"),
    [(2, 2, 0, 4), (2, 3, 1, 5), (2, 3, 0, 6), (5, 5, 2, 8), (1, 2, 0, 6), (1, 3, 1, 7), (1, 5, 1, 13)],
)
def test_14_2_1_food_due(players: int, family: int, newborns: int, due: int) -> None:
    """original 14.2.1, 17: 2 food per member (solo 3), 1 per newborn."""
    seat = {"rooms": ["a1", "a2", "a3"], "family": family, "newborns": newborns, "goods": {"food": due + 1}}
    table = harvest(seat, players=players)
    table.expect(food=1)
    assert table.yard()["begging"] == 0
    hungry = harvest({**seat, "goods": {"food": due - 1}}, players=players)
    assert hungry.yard()["begging"] == 1


def test_14_2_1_a_newborn_is_an_adult_in_the_next_harvest() -> None:
    """original 14.2.1: newborns of this round pay 2 from the next harvest on."""
    table = harvest({"family": 3, "newborns": 1, "goods": {"food": 5}})
    table.expect(food=0)
    assert (table.game.round, table.yard()["newborns"]) == (5, 0)
    assert table.yard()["food_needed"] == 6


def test_14_2_1_a_child_of_an_earlier_round_eats_as_an_adult() -> None:
    """original 1, 14.2.1: without a harvest a newborn becomes adult at the end of the round."""
    table = play("original", round=5, phase="returning home", seats=[{"family": 3, "newborns": 1}])
    assert table.yard()["food_needed"] == 6


def test_14_2_2_conversions_are_free_to_choose() -> None:
    """original 14.2.2, 14.2.3: convert, or keep the goods and beg."""
    table = harvest({"goods": {"grain": 1, "vegetable": 1, "food": 2}})
    assert sorted(table.offers()) == ["beg 2", "convert 1 grain to 1 food", "convert 1 vegetable to 1 food"]
    table.do("beg 2").expect(grain=1, vegetable=1, food=0)
    assert table.yard()["begging"] == 2


@pytest.mark.parametrize("missing", [1, 2, 3, 4])
def test_14_2_2_every_mix_of_conversions_can_be_had(missing: int) -> None:
    """original 14.2.2, 14.2.3: any number of each good, as long as food is missing, and begging for the rest."""
    start = harvest({"goods": {"grain": 3, "vegetable": 2, "food": 4 - missing}})
    found, todo = set(), [start.game]
    while todo:
        game = todo.pop()
        if game.round == 5:
            after = Table(game)
            found.add((after.goods()["grain"], after.goods()["vegetable"], after.yard()["begging"]))
            continue
        for action in game.legal_actions():
            todo.append(game.clone())
            todo[-1].apply(action)
    mixes = [(g, v) for g in range(4) for v in range(3) if g + v <= missing]
    assert found == {(3 - g, 2 - v, missing - g - v) for g, v in mixes}


def test_14_2_2_too_much_food_is_kept() -> None:
    """original 14.2.2: what a cooked animal gives beyond the need stays in the supply."""
    table = harvest({"goods": {"cattle": 1, "food": 2}, "cards": ["M-hearth-4"]})
    table.do("convert 1 cattle to 4 food").expect(cattle=0, food=2)


def test_14_2_3_op_8_food_in_the_supply_must_be_paid() -> None:
    """original 14.2.3, OP-8: nobody may keep food and beg."""
    table = harvest({"goods": {"grain": 4, "food": 3}})
    table.do("beg 1").expect(food=0, grain=4)


def test_14_2_3_one_begging_card_for_each_missing_food() -> None:
    """original 14.2.3: 1 begging card for each food still missing, -3 points each."""
    table = harvest({"goods": {"food": 1}})
    assert table.yard()["begging"] == 3
    assert table.score()["begging"] == -9


def test_14_2_3_begging_cards_add_up_without_a_limit() -> None:
    """original 2, 14.2.3: the 5 begging cards in the box are no limit; nobody starves."""
    table = harvest({"goods": {}, "rooms": ["a1", "a2", "a3"], "family": 5, "begging": 3})
    assert (table.yard()["begging"], table.yard()["family"]) == (13, 5)


# --- 14.3 breeding phase ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (6, 7)])
@pytest.mark.parametrize("kind", ["sheep", "boar", "cattle"])
def test_14_3_one_newborn_for_two_or_more(kind: str, before: int, after: int) -> None:
    """original 14.3: exactly 1 newborn of a type of which the player owns at least 2."""
    breeding({kind: before}, pastures=[["d1", "e1", "d2", "e2"]]).expect(**{kind: after})


def test_14_3_all_types_breed_at_once() -> None:
    """original 14.3: one newborn of each type that has two."""
    table = breeding({"sheep": 2, "boar": 2, "cattle": 1}, pastures=[["c1", "d1"], ["c2", "d2"]])
    table.expect(sheep=3, boar=3, cattle=1)


def test_14_3_parents_may_live_apart() -> None:
    """original 14.3: wherever they live: one in the home, one in a stable, and a stable for the newborn."""
    breeding({"cattle": 2}, stables=["b1", "e3"]).expect(cattle=3)


def test_14_3_a_newborn_without_a_place_is_lost() -> None:
    """original 14.3: no place, no newborn."""
    breeding({"sheep": 3}, pastures=[["e1"]]).expect(sheep=3, food=0)


def test_14_3_newborns_are_never_cooked() -> None:
    """original 14.3: neither newborns nor parents become food in this phase."""
    table = breeding({"sheep": 2}, stables=["e1"], cards=["M-fireplace-2"])
    table.expect(sheep=2, food=0)


def test_14_3_an_animal_may_be_cooked_before_the_phase_to_make_room() -> None:
    """original 8.13, 14.3: of 4 sheep in 4 places one is cooked before the phase; the other three still breed."""
    table = breeding({"sheep": 4}, pastures=[["e1"]], stables=["b1"], cards=["M-fireplace-2"])
    assert table.offers() == ["keep 4 sheep", "keep 4 sheep; cook 1 sheep for 2 food"]
    without = Table(table.game.clone()).do("keep 4 sheep")
    without.expect(sheep=4, food=0)
    table.do("keep 4 sheep; cook 1 sheep for 2 food").expect(sheep=4, food=2)


def test_14_3_rearranging_is_allowed() -> None:
    """original 14.3: the 2 boar move from the pasture to home and stable, so that the sheep can breed."""
    table = breeding({"sheep": 2, "boar": 1}, pastures=[["d1", "e1"]], stables=["b1"])
    table.expect(sheep=3, boar=1)


def test_14_3_op_9_other_animals_may_be_released_for_a_newborn() -> None:
    """original OP-9: releasing other animals makes room; the player chooses."""
    table = breeding({"sheep": 2, "boar": 1}, pastures=[["e1"]])
    assert sorted(table.offers()) == ["keep 2 sheep, 1 boar", "keep 3 sheep; let 1 boar go"]
    table.do("keep 3 sheep; let 1 boar go").expect(sheep=3, boar=0, food=0)


def test_14_3_op_9_a_newborn_needs_both_parents_kept() -> None:
    """original OP-9: a type yields its newborn only if 2 parents and the newborn are kept (3 or more)."""
    table = breeding({"sheep": 2, "boar": 2}, stables=["b1", "c1", "d1"])  # 4 single places
    assert table.offers() == [
        "keep 3 sheep, 1 boar; let 1 boar go", "keep 2 sheep, 2 boar", "keep 1 sheep, 3 boar; let 1 sheep go",
    ]  # fmt: skip
    table.do("keep 3 sheep, 1 boar; let 1 boar go").expect(sheep=3, boar=1)


def test_14_3_no_animals_are_cooked_for_others_newborns_without_a_card() -> None:
    """original 14.3: animals that are released give no food."""
    table = breeding({"sheep": 2, "cattle": 1}, pastures=[["e1"]])
    table.do("keep 3 sheep; let 1 cattle go").expect(cattle=0, food=0)


def test_14_3_the_last_harvest_breeds_too() -> None:
    """original 5, 14: the harvest of round 14 has all phases; newborns count at the end."""
    table = breeding({"sheep": 3, "food": 0}, pastures=[["d1", "e1"]], round=14)
    assert table.game.is_terminal()
    assert table.score()["sheep"] == 2


# --- 14 order ---------------------------------------------------------------------------------------------------------


def test_14_all_players_finish_a_phase_before_the_next_begins() -> None:
    """original 14: nobody breeds before everybody has eaten."""
    hungry = {"goods": {"grain": 1, "food": 3, "sheep": 2, "boar": 1}, "pastures": [["e1"]]}
    table = play("original", 2, round=4, phase="harvest", seats=[hungry, hungry])
    asked = []
    for move in ("convert 1 grain to 1 food", "beg 1", "keep 3 sheep; let 1 boar go", "keep 2 sheep, 1 boar"):
        asked.append((table.game.current_player, table.look()["phase"]))
        table.do(move)
    assert asked == [(0, "feeding"), (1, "feeding"), (0, "breeding"), (1, "breeding")]
    table.expect(0, sheep=3).expect(1, sheep=2, boar=1)


def test_14_op_10_the_holder_of_the_marker_goes_first_in_the_harvest() -> None:
    """original 14, OP-10: a starting player who took the marker in this round begins this round's harvest."""
    hungry = {"goods": {"grain": 4}, "family": 2}
    seats = [
        {**hungry, "placed": ["1 Reed", "1 Clay"]},
        {**hungry, "placed": ["Take 1 Grain"]},
        {**hungry, "placed": ["3 Wood", "2 Wood"]},
    ]
    table = play("original", 3, round=4, turn=1, starting_player=0, seats=seats)
    table.do("Starting Player and Storehouse")
    order = []
    while table.game.round == 4:
        order.append(table.game.current_player)
        table.do("convert 4 grain to 4 food" if table.game.current_player != 1 else "convert 3 grain to 3 food")
    assert order == [1, 2, 0]
    assert table.game.current_player == 1


def test_14_op_1_goods_on_the_round_space_come_before_the_work() -> None:
    """original OP-1: what waits on the round space is there before the round's first decision."""
    promise = {"round": 6, "seat": 1, "card": "M-well", "goods": {"food": 1}}
    table = play("original", round=5, phase="returning home", promises=[promise], seats=[{"goods": {}}, {"goods": {}}])
    assert table.game.round == 6
    table.expect(1, food=1)


# --- 15 the order of cards --------------------------------------------------------------------------------------------

STEPS = {
    "start of the field phase": 1,
    "field phase": 2,
    "end of the field phase": 3,
    "after the field phase": 4,
    "start of feeding": 5,
    "feeding": 6,
}
CARDS_OF_STEP = {
    1: ["Milking Shed"],
    2: [
        "Forester", "Milking Hand", "Copse", "Butter Churn", "Spindle", "Loom", "Milking Stool", "Bean Field",
        "Turnip Field", "Lettuce Patch", "Acreage", "Gardener", "Cube Cutter",
    ],
    3: ["Water Mill", "Corn Storehouse"],
    4: ["Harvest Helper"],
    5: ["Baker"],
    6: [
        "Cook", "Schnaps Distiller", "Schnaps Distillery", "Master Brewer", "Brewery", "Hand Mill", "House Goat",
        "Sawmill", "Cabinetmaker", "Potter", "Basketmaker", "Stone Carver", "Brewer's Copper",
    ],
    7: ["Slaughterman", "Slaughterhouse"],
    10: ["Shepherd", "Forest Pasture", "Wildlife Reserve", "Animal Yard"],
}  # fmt: skip


def _steps_of(rules: CardRules) -> set[int]:
    """The steps of the harvest in which a card acts, by what it declares."""
    steps = {STEPS[MOMENTS[trigger.moment]] for trigger in rules.triggers if MOMENTS[trigger.moment] in STEPS}
    if rules.card_fields or rules.leaves_crops:
        steps.add(2)
    if rules.full_meals or any(conversion.once_per_harvest for conversion in rules.conversions):
        steps.add(6)
    if rules.feeds_last:
        steps.add(7)
    if rules.litters or (rules.holds is not None and not steps):
        steps.add(10)
    return steps


def test_15_the_steps_follow_each_other() -> None:
    """original 15: the moments of the harvest come in the order of the steps."""
    order = [MOMENTS[step.moment] for step in HARVEST.steps if isinstance(step, AtMoment)]
    assert [STEPS[moment] for moment in dict.fromkeys(order) if moment in STEPS] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(("step", "name"), [(step, name) for step, names in CARDS_OF_STEP.items() for name in names])
def test_15_each_card_acts_in_its_step(step: int, name: str) -> None:
    """original 15: the cards that the rulebook names for each step of the harvest, and those added by analogy."""
    (card,) = [card for card in ORIGINAL_CARDS if card.name == name]
    assert _steps_of(card.rules) == {step}
