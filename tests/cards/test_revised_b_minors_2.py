"""The minor improvements of deck B from Mantlepiece to Sack Cart: the normal case, the limits, an interaction."""

from __future__ import annotations

import pytest

from tests.cards.skills import at_table, playable, promises, skilled

LOOM, STRAWBERRY, HERRING, CHURN, BROOK, SCULLERY, ROTATION = "B039", "B045", "B047", "B050", "B056", "B057", "B061"
PITCHFORK, SACK, BEANS = "B062", "B066", "B068"
MANTLE, BOTTLES, COTTAGER, SCHOLAR = "B033", "B036", "B087", "B097"

RANCH = [["b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2"]]
"""A pasture of eight spaces for 16 animals; it takes 12 fences."""


# --- Mantlepiece -----------------------------------------------------------------------------------------------------


def test_mantlepiece_gives_a_point_for_each_round_left() -> None:
    table = at_table(round=5, seats=[{"goods": {"stone": 1}, "hand": [MANTLE], "house": "clay"}])
    table.do("Meeting Place", "play Mantlepiece").expect(stone=0)
    assert table.score()["bonus"] == 9
    assert table.score()["cards"] == -3


def test_mantlepiece_in_the_last_round_gives_nothing() -> None:
    table = at_table(round=14, seats=[{"goods": {"stone": 1}, "hand": [MANTLE], "house": "stone"}])
    table.do("Meeting Place", "play Mantlepiece")
    assert table.farm().bonus == 0


def test_mantlepiece_is_not_for_wooden_houses() -> None:
    table = at_table(seats=[{"goods": {"stone": 1}, "hand": [MANTLE]}]).do("Meeting Place")
    assert table.game.question.code == "ask-place"


def test_mantlepiece_forbids_every_renovation() -> None:
    rich = {"goods": {"stone": 9, "reed": 9, "wood": 9}, "house": "clay"}
    assert "House Redevelopment" in at_table(round=14, seats=[rich]).offers()
    table = at_table(round=14, seats=[{**rich, "cards": [MANTLE, COTTAGER]}])
    assert "forbids" in table.refuses("House Redevelopment")
    assert "forbids" in table.refuses("Farm Redevelopment")
    table.do("Day Laborer")
    assert not any("renovate" in move for move in table.offers())


def test_mantlepiece_may_follow_a_renovation_in_the_same_turn() -> None:
    table = at_table(round=7, seats=[{"goods": {"clay": 2, "reed": 1, "stone": 1}, "hand": [MANTLE]}])
    table.do("House Redevelopment", "play Mantlepiece")
    assert table.farm().bonus == 7


# --- Bottles ---------------------------------------------------------------------------------------------------------


def test_bottles_cost_clay_and_food_for_each_person() -> None:
    table = at_table(seats=[{"goods": {"clay": 2, "food": 2}, "hand": [BOTTLES]}])
    assert table.look()["cards"][BOTTLES]["price"] == [{"code": "cost-goods", "goods": {"clay": 2, "food": 2}}]
    table.do("Meeting Place", "play Bottles").expect(clay=0, food=0)
    assert table.score()["cards"] == 4


def test_bottles_are_too_dear_for_three_people_with_2_clay() -> None:
    seat = {"goods": {"clay": 2, "food": 9}, "hand": [BOTTLES], "family": 3, "rooms": ["a1", "a2", "a3"]}
    assert at_table(seats=[seat]).do("Meeting Place").game.question.code == "ask-place"


def test_bottles_count_the_newborn() -> None:
    seat = {"goods": {"clay": 3, "food": 3}, "hand": [BOTTLES], "rooms": ["a1", "a2", "a3"]}
    table = at_table(round=7, seats=[seat]).do("Basic Wish for Children", "play Bottles").expect(clay=0, food=0)
    short = {**seat, "goods": {"clay": 2, "food": 3}}
    table = at_table(round=7, seats=[short]).do("Basic Wish for Children")
    assert table.game.current_player == 1


def test_bottles_food_may_come_from_cooking() -> None:
    seat = {"goods": {"clay": 2, "wood": 1, "sheep": 1}, "hand": [BOTTLES], "cards": ["M-fireplace-2"]}
    at_table(seats=[seat]).do("Meeting Place", "play Bottles").expect(sheep=0, food=0, wood=1)


# --- Loom ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sheep", "food"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (12, 3)])
def test_loom_gives_food_for_sheep_in_the_field_phase(sheep: int, food: int) -> None:
    seat = {"goods": {"food": 4, "sheep": sheep}, "cards": [LOOM], "pastures": RANCH}
    at_table(round=4, phase="harvest", seats=[seat]).expect(food=food)  # 4 food feed the family


@pytest.mark.parametrize(("sheep", "points"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_loom_gives_a_point_for_every_3_sheep(sheep: int, points: int) -> None:
    seat = {"goods": {"sheep": sheep}, "cards": [LOOM], "pastures": RANCH}
    score = at_table(round=14, phase="end", seats=[seat]).score()
    assert score.get("bonus", 0) == points
    assert score["cards"] == 1


def test_loom_needs_two_occupations_and_2_wood() -> None:
    assert playable(LOOM, 2, goods={"wood": 2})
    assert not playable(LOOM, 1, goods={"wood": 2})
    assert not playable(LOOM, 2, goods={"wood": 1})


def test_loom_gives_nothing_outside_of_a_harvest_and_nothing_to_others() -> None:
    seat = {"goods": {"sheep": 4}, "cards": [LOOM], "pastures": RANCH}
    at_table(round=5, phase="returning home", seats=[seat]).expect(food=0)
    others = [{"cards": [LOOM]}, {"goods": {"food": 4, "sheep": 4}, "pastures": RANCH}]
    at_table(round=4, phase="harvest", seats=others).expect(1, food=0)


def test_loom_and_butter_churn_pay_for_the_same_sheep() -> None:
    seat = {"goods": {"food": 4, "sheep": 4}, "cards": [LOOM, CHURN], "pastures": RANCH}
    at_table(round=4, phase="harvest", seats=[seat]).expect(food=3)


# --- Strawberry Patch ------------------------------------------------------------------------------------------------

VEGETABLES = {"c1": {"vegetable": 2}, "c2": {"vegetable": 1}}


def test_strawberry_patch_puts_food_on_three_rounds() -> None:
    table = at_table(round=2, seats=[{"goods": {"wood": 1}, "hand": [STRAWBERRY], "fields": VEGETABLES}])
    table.do("Meeting Place", "play Strawberry Patch").expect(wood=0)
    assert promises(table, "food") == [3, 4, 5]
    assert table.score()["cards"] == 2
    table.do("Forest", "Clay Pit", "Reed Bank").expect(food=1)
    assert table.game.round == 3


def test_strawberry_patch_needs_two_vegetable_fields() -> None:
    assert playable(STRAWBERRY, 0, goods={"wood": 1}, fields=VEGETABLES)
    assert not playable(STRAWBERRY, 0, goods={"wood": 1}, fields={"c1": {"vegetable": 2}, "c2": {}})
    assert not playable(STRAWBERRY, 0, goods={"wood": 1}, fields={"c1": {"vegetable": 2}, "c2": {"grain": 3}})


def test_strawberry_patch_counts_beanfield() -> None:
    """A field card with vegetables on it is a vegetable field (revised 12.4)."""
    seat = {"goods": {"wood": 1, "vegetable": 1}, "hand": [STRAWBERRY], "cards": [BEANS]}
    table = at_table(round=4, seats=[{**seat, "fields": {"c1": {"vegetable": 1}}}])
    table.do("Grain Utilization", "Forest", "Meeting Place", "play Strawberry Patch")


def test_strawberry_patch_ends_with_the_game() -> None:
    table = at_table(round=12, seats=[{"goods": {"wood": 1}, "hand": [STRAWBERRY], "fields": VEGETABLES}])
    table.do("Meeting Place", "play Strawberry Patch")
    assert promises(table, "food") == [13, 14]


# --- Herring Pot -----------------------------------------------------------------------------------------------------


def test_herring_pot_puts_food_on_three_rounds_with_each_use_of_fishing() -> None:
    table = at_table(players=1, seats=[{"goods": {"clay": 1}, "hand": [HERRING]}])
    table.do("Meeting Place", "play Herring Pot").expect(clay=0)
    table.do("Fishing").expect(food=2)  # one from the space, one from round space 2
    assert promises(table, "food") == [3, 4]
    table.do("Fishing").expect(food=3)
    assert promises(table, "food") == [3, 4, 3, 4, 5]


def test_herring_pot_is_for_its_owner_and_for_fishing() -> None:
    table = at_table(turn=1, seats=[{"cards": [HERRING]}]).do("Fishing", "Forest")
    assert promises(table, "food") == []


def test_herring_pot_has_nothing_to_give_in_the_last_round() -> None:
    table = at_table(round=13, seats=[{"cards": [HERRING], "goods": {}}]).do("Fishing").expect(food=1)
    assert promises(table, "food") == [14]
    table = at_table(round=14, seats=[{"cards": [HERRING], "goods": {}}]).do("Fishing")
    assert promises(table, "food") == []


def test_herring_pot_is_no_reason_to_use_an_empty_space() -> None:
    """An accumulation space without goods can't be used (OP-26)."""
    assert "Fishing" not in at_table(stock={"Fishing": {}}, seats=[{"cards": [HERRING]}]).offers()


# --- Butter Churn ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sheep", "cattle", "food"), [(2, 1, 0), (3, 0, 1), (0, 2, 1), (5, 3, 2), (6, 4, 4)])
def test_butter_churn_gives_food_for_sheep_and_cattle(sheep: int, cattle: int, food: int) -> None:
    halves = [["b1", "c1", "b2", "c2"], ["d1", "e1", "d2", "e2"]]
    seat = {"goods": {"food": 4, "sheep": sheep, "cattle": cattle}, "cards": [CHURN], "pastures": halves}
    at_table(round=4, phase="harvest", seats=[seat]).expect(food=food)


def test_butter_churn_needs_at_most_three_occupations() -> None:
    assert playable(CHURN, 0, goods={"wood": 1})
    assert playable(CHURN, 3, goods={"wood": 1})
    assert not playable(CHURN, 4, goods={"wood": 1})


def test_butter_churn_goes_on_with_more_occupations() -> None:
    seat = {"goods": {"food": 4, "sheep": 3}, "cards": [CHURN, *skilled(5)], "pastures": RANCH}
    table = at_table(round=4, seats=[{**seat, "placed": ["Forest", "Clay Pit"]}, {"placed": ["Day Laborer"]}], turn=1)
    table.do("Reed Bank").expect(food=1)
    assert table.score()["cards"] == 1


# --- Brook -----------------------------------------------------------------------------------------------------------


def test_brook_gives_food_above_fishing() -> None:
    """With the printed order Major Improvement lies on round space 1."""
    for space in ("Reed Bank", "Clay Pit", "Forest"):
        at_table(seats=[{"goods": {}, "cards": [BROOK]}]).do(space).expect(food=1)
    seat = {"goods": {"clay": 2}, "cards": [BROOK]}
    at_table(round=2, seats=[seat]).do("Major Improvement").expect(food=1, clay=0)


def test_brook_follows_the_card_on_round_space_1() -> None:
    order = at_table().game.position()["round_cards"]
    assert isinstance(order, list)
    sheep_first = ["sheep_market", *[name for name in order if name != "sheep_market"]]
    seat = {"goods": {}, "cards": [BROOK]}
    at_table(round=4, round_cards=sheep_first, seats=[seat]).do("Sheep Market").expect(food=1, sheep=1)
    at_table(round=4, seats=[seat]).do("Sheep Market").expect(food=0, sheep=1)


def test_brook_gives_nothing_elsewhere_or_for_others() -> None:
    at_table(seats=[{"goods": {}, "cards": [BROOK]}]).do("Fishing").expect(food=1)  # what lies there
    at_table(players=3, seats=[{"goods": {}, "cards": [BROOK]}]).do("Hollow").expect(food=0)
    table = at_table(turn=1, seats=[{"goods": {}, "cards": [BROOK]}, {"goods": {}}]).do("Forest")
    table.expect(0, food=0).expect(1, food=0)


def test_brook_needs_an_own_person_on_fishing() -> None:
    """So it can't be played at the start of a round."""
    table = at_table(seats=[{"hand": [BROOK]}]).do("Meeting Place")
    assert table.game.current_player == 1
    table = at_table(seats=[{"hand": [BROOK], "placed": ["Fishing"]}]).do("Meeting Place", "play Brook")
    assert table.farm().cards[-1].id == BROOK
    table = at_table(seats=[{"hand": [BROOK]}, {"placed": ["Fishing"]}]).do("Meeting Place")
    assert table.game.current_player == 1
    early = {"hand": [BROOK], "cards": [SCHOLAR], "house": "stone"}
    assert at_table(round=5, phase="preparation", seats=[early]).game.question.code == "ask-place"


def test_brook_food_pays_for_the_use_itself() -> None:
    """The food comes before the space's own actions (revised 6.3.5): Mini Pasture costs 2 food, 1 is there."""
    seat = {"goods": {"food": 1}, "cards": [BROOK], "hand": ["B002"]}
    table = at_table(round=2, seats=[seat])
    assert "Major Improvement" in table.offers()
    table.do("Major Improvement", "fence c1").expect(food=0)
    assert "Major Improvement" not in at_table(round=2, seats=[{**seat, "cards": []}]).offers()


# --- Scullery --------------------------------------------------------------------------------------------------------


def test_scullery_gives_food_at_round_start_in_a_wooden_house() -> None:
    for house, food in (("wood", 1), ("clay", 0), ("stone", 0)):
        seat = {"goods": {}, "cards": [SCULLERY], "house": house}
        at_table(round=5, phase="preparation", seats=[seat, {"goods": {}}]).expect(food=food).expect(1, food=0)


def test_scullery_starts_with_the_next_round() -> None:
    table = at_table(players=1, seats=[{"goods": {"wood": 1, "clay": 1}, "hand": [SCULLERY]}])
    table.do("Meeting Place", "play Scullery").expect(wood=0, clay=0, food=0)
    table.do("Forest").expect(food=1)


def test_scullery_needs_wood_and_clay() -> None:
    assert playable(SCULLERY, 0, goods={"wood": 1, "clay": 1})
    assert not playable(SCULLERY, 0, goods={"wood": 9, "food": 9})


def test_scullery_ends_with_a_renovation() -> None:
    seat = {"goods": {"clay": 2, "reed": 1}, "cards": [SCULLERY], "placed": ["Forest"]}
    table = at_table(round=5, round_cards=_with_house_redevelopment_in_round_5(), seats=[seat, {"family": 2}], turn=0)
    table.do("House Redevelopment", "Clay Pit", "Reed Bank").expect(food=0)
    assert table.game.round == 6


def _with_house_redevelopment_in_round_5() -> list[str]:
    order = at_table().game.position()["round_cards"]
    assert isinstance(order, list)
    names = [str(name) for name in order]
    names[4], names[5] = names[5], names[4]
    return names


# --- Three-Field Rotation --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "food"),
    [
        ({"c1": {"grain": 3}, "c2": {"vegetable": 2}, "c3": {}}, 3),
        ({"c1": {"grain": 3}, "c2": {"vegetable": 2}}, 0),
        ({"c1": {"grain": 3}, "c2": {"grain": 1}, "c3": {}}, 0),
        ({"c1": {"vegetable": 1}, "c2": {}, "c3": {}}, 0),
        ({"c1": {"grain": 1}, "c2": {"vegetable": 1}, "c3": {}, "d1": {}}, 3),
    ],
)
def test_three_field_rotation_looks_at_the_fields_when_the_field_phase_starts(
    fields: dict[str, dict[str, int]], food: int
) -> None:
    seat = {"goods": {"food": 4}, "cards": [ROTATION], "fields": fields}
    at_table(round=4, phase="harvest", seats=[seat]).expect(food=food)


def test_three_field_rotation_does_not_see_fields_that_the_harvest_empties() -> None:
    seat = {"goods": {"food": 4}, "cards": [ROTATION], "fields": {"c1": {"grain": 1}, "c2": {"vegetable": 2}}}
    at_table(round=4, phase="harvest", seats=[seat]).expect(food=0, grain=1, vegetable=1)


def test_three_field_rotation_counts_beanfield() -> None:
    """Beanfield is a field: empty it is the empty one, planted the vegetable field."""
    seat = {"goods": {"food": 4}, "cards": [ROTATION, BEANS]}
    fields = {"c1": {"grain": 3}, "c2": {"vegetable": 2}}
    at_table(round=4, phase="harvest", seats=[{**seat, "fields": fields}]).expect(food=3)
    seat = {"goods": {"food": 4, "vegetable": 1}, "cards": [ROTATION, BEANS], "fields": {"c1": {"grain": 3}, "c2": {}}}
    others = {"placed": ["Forest", "Clay Pit"], "goods": {"food": 4}}
    table = at_table(round=4, seats=[{**seat, "placed": ["Reed Bank"]}, others])
    table.do("Grain Utilization").expect(food=3, vegetable=1)


def test_three_field_rotation_needs_three_occupations() -> None:
    assert playable(ROTATION, 3)
    assert not playable(ROTATION, 2)


# --- Pitchfork -------------------------------------------------------------------------------------------------------


def test_pitchfork_gives_food_on_grain_seeds_while_farmland_is_occupied() -> None:
    for placed in ([{"placed": ["Farmland"]}, {}], [{}, {"placed": ["Farmland"]}]):
        seats = [{"goods": {}, "cards": [PITCHFORK], **placed[0]}, placed[1]]
        at_table(seats=seats).do("Grain Seeds").expect(food=3, grain=1)
    at_table(seats=[{"goods": {}, "cards": [PITCHFORK]}]).do("Grain Seeds").expect(food=0, grain=1)


def test_pitchfork_is_for_its_owner_and_for_grain_seeds() -> None:
    seats = [{"goods": {}, "cards": [PITCHFORK]}, {"goods": {}, "placed": ["Farmland"]}]
    table = at_table(round=9, turn=1, seats=seats).do("Grain Seeds", "Vegetable Seeds")
    table.expect(0, food=0).expect(1, food=0)


def test_pitchfork_costs_wood() -> None:
    assert playable(PITCHFORK, 0, goods={"wood": 1})
    assert not playable(PITCHFORK, 0, goods={})


def test_pitchfork_and_corn_scoop_act_on_the_same_use() -> None:
    seats = [{"goods": {}, "cards": [PITCHFORK, "A067"]}, {"placed": ["Farmland"]}]
    at_table(seats=seats).do("Grain Seeds").expect(food=3, grain=2)


# --- Sack Cart -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("now", "later"), [(1, [5, 8, 11, 14]), (5, [8, 11, 14]), (11, [14]), (14, [])])
def test_sack_cart_puts_grain_on_the_rounds_to_come(now: int, later: list[int]) -> None:
    table = at_table(round=now, seats=[{"goods": {"wood": 2}, "hand": [SACK], "cards": skilled(2)}])
    table.do("Meeting Place", "play Sack Cart").expect(wood=0)
    assert promises(table, "grain") == later


def test_sack_cart_needs_two_occupations_and_2_wood() -> None:
    assert playable(SACK, 2, goods={"wood": 2})
    assert not playable(SACK, 1, goods={"wood": 2})
    assert not playable(SACK, 2, goods={"wood": 1})


def test_sack_cart_played_at_round_start_is_too_late_for_that_round() -> None:
    seat = {"goods": {"wood": 2}, "hand": [SACK], "cards": [SCHOLAR, COTTAGER], "house": "stone"}
    table = at_table(round=8, phase="preparation", seats=[seat])
    table.do("play an occupation or minor improvement").expect(wood=0, grain=0)
    assert promises(table, "grain") == [11, 14]
