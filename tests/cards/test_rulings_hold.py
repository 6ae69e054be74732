"""Rulings that no test of a single card shows: each is played once."""

from __future__ import annotations

import pytest

from tests.cards.original_table import IMPROVE, original
from tests.kit import play

THREE_ROOMS = ["a1", "a2", "a3"]
TEN_SHEEP = {"Sheep Market": {"sheep": 10}}


@pytest.mark.parametrize("cards", [[], ["A012"]])
def test_drinking_trough_leaves_the_house_and_unfenced_stables_as_they_are(cards: list[str]) -> None:
    seat = {"goods": {}, "cards": cards, "stables": ["c1"]}
    play("revised", cards=True, round=4, stock=TEN_SHEEP, seats=[seat]).do("Sheep Market").expect(sheep=2)


def test_caravan_is_no_room_for_animal_tamer() -> None:
    seat = {"goods": {}, "cards": ["A086", "B010"]}
    play("revised", cards=True, round=4, stock=TEN_SHEEP, seats=[seat]).do("Sheep Market").expect(sheep=2)


@pytest.mark.parametrize(("space", "clay"), [("Grove", 0), ("Copse", 0), ("Hollow", 2)])
def test_geologist_finds_nothing_on_other_spaces_for_wood_or_clay(space: str, clay: int) -> None:
    for cards in ([], ["B121"]):
        play("revised", 4, cards=True, seats=[{"goods": {}, "cards": cards}]).do(space).expect(clay=clay)


@pytest.mark.parametrize("oven", ["M-clay-oven", "M-stone-oven"])
def test_an_oven_cooks_neither_animals_nor_vegetables(oven: str) -> None:
    seat = {"goods": {"vegetable": 1, "sheep": 1}, "cards": [oven]}
    table = play("revised", cards=True, round=4, phase="feeding", seats=[seat, {"goods": {"food": 4}}])
    assert [offer for offer in table.offers() if offer.startswith("convert")] == ["convert 1 vegetable to 1 food"]


def test_braggart_does_not_count_a_card_that_was_passed_on() -> None:
    cards = ["A133", "M-fireplace-2", "M-well", "M-joinery", "M-pottery"]
    table = play("revised", 3, cards=True, seats=[{"goods": {"grain": 1}, "cards": cards, "hand": ["B008"]}])
    before = table.score()["bonus"]
    assert table.do("Meeting Place", "play Market Stall").score()["bonus"] == before == 0


def test_chief_makes_a_stone_room_worth_3_points() -> None:
    farm = {"house": "stone", "rooms": THREE_ROOMS}
    plain = original(seats=[farm]).total(0)
    assert original(seats=[{**farm, "cards": ["E172"]}]).total(0) == plain + 3
    assert original(seats=[farm]).score()["rooms"] == 2 * 3


def test_chiefs_daughter_may_be_played_as_any_other_occupation() -> None:
    table = original(seats=[{"goods": {}, "hand": ["E173"]}]).do("1 Occupation")
    assert [card.id for card in table.farm().cards] == ["E173"]


def test_merchant_gives_a_major_and_then_a_minor_improvement() -> None:
    seat = {"goods": {"clay": 4, "food": 1}, "cards": ["E179"], "hand": ["E019"]}
    table = original(seats=[seat]).do(IMPROVE, "build Fireplace (2 clay)")
    table.do("pay 1 food, then major or minor improvement", "play Gypsy's Crock").expect(clay=0, food=0)


def test_stablehand_may_build_anywhere() -> None:
    table = original(seats=[{"goods": {"wood": 4}, "cards": ["E207"]}]).do("Fences", "fence c1")
    assert {"stable c1", "stable e3"} <= set(table.offers())


def test_lovers_child_takes_a_room_that_is_built_later() -> None:
    growth = "After Family Growth also 1 Minor Improvement"
    seat = {"goods": {}, "cards": ["K291"], "family": 3}
    assert growth not in original(3, seats=[{**seat, "rooms": THREE_ROOMS}], round=7).offers()
    assert growth in original(3, seats=[{**seat, "rooms": [*THREE_ROOMS, "b1"]}], round=7).offers()


@pytest.mark.parametrize("card", ["I091", "E157"])
@pytest.mark.parametrize(
    ("extension", "house", "price"),
    [("I081", "wood", {"wood": 5}), ("K132", "clay", {"clay": 4}), ("E055", "stone", {"stone": 3})],
)
def test_cards_that_extend_a_house_cost_their_reed_in_spite_of_ladder_and_thatcher(
    card: str, extension: str, house: str, price: dict[str, int]
) -> None:
    """The room is free and the price is the card's, which is none of the six that these cards name."""
    seat = {"goods": price, "house": house, "cards": [card], "hand": [extension]}
    name = {"I081": "Wooden Hut Extension", "K132": "Clay Hut Extension", "E055": "Stone House Extension"}[extension]
    assert "1 reed short" in original(3, seats=[seat]).lacks(name)
    assert not original(3, seats=[{**seat, "goods": {**price, "reed": 1}}]).lacks(name)


def test_pelts_that_are_returned_score_nothing() -> None:
    seat = {"goods": {}, "cards": ["K339", "E020"], "card_state": {"K339": [2]}, "hand": ["E038"]}
    table = original(seats=[seat])
    assert "Pelts: 2 food: 2" in table.explained()
    table.do(IMPROVE, "play Madonna Statue")
    assert "bonus" not in table.score()


def test_horse_misses_a_kind_that_only_taxidermist_keeps() -> None:
    seat = {"goods": {"sheep": 1, "cattle": 0}, "cards": ["K135", "Z330"], "card_state": {"Z330": [0, 1, 1]}}
    table = original(4, seats=[seat])
    assert "Horse: 2 kinds of animals that you do not have: 2" in table.explained()
