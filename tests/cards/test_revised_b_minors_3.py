"""The minor improvements of deck B from Beanfield on, card by card: the normal case, the limits, an interaction."""

from __future__ import annotations

import pytest

from agricola.cards.words import any_time, clay, minor, reed, stone
from tests.cards.skills import at_table, playable, promises, skilled

BEANS, FOREST, LOAM, PORCELAIN, ACORNS = "B068", "B074", "B077", "B080", "B084"
COTTAGER, GROOM, SCHOLAR = "B087", "B089", "B097"


BRICK = minor("Brick Trade", id="TB-brick", text="Reed for clay.", exchanges=[any_time(reed(1), clay(1))])
GUILD = minor("Guild", id="TB-guild", text="Nothing.", cost=stone(4))
TOWER = minor("Tower", id="TB-tower", text="Nothing.", cost=stone(6))


# --- Beanfield -------------------------------------------------------------------------------------------------------


def test_beanfield_is_sown_with_a_vegetable_and_harvested() -> None:
    seat = {"goods": {"food": 4, "vegetable": 1}, "cards": [BEANS], "placed": ["Forest"]}
    table = at_table(round=4, seats=[seat, {"placed": ["Clay Pit", "Reed Bank"], "goods": {"food": 4}}])
    table.do("Grain Utilization").expect(vegetable=1)  # the harvest of round 4 takes one of two
    assert table.game.round == 5
    score = table.score()
    assert score["vegetables"] == 2  # 1 in the supply, 1 on the card
    assert score["fields"] == -1  # the card is no field tile
    assert score["cards"] == 1


def test_beanfield_takes_no_grain() -> None:
    table = at_table(round=4, seats=[{"goods": {"grain": 1}, "cards": [BEANS]}])
    assert "Grain Utilization" not in table.offers()
    seat = {"goods": {"grain": 2, "vegetable": 2}, "cards": [BEANS], "fields": {"c1": {}}}
    table = at_table(round=4, seats=[seat]).do("Grain Utilization")
    assert table.offers() == ["sow 1 vegetable", "sow 2 vegetable", "sow 1 grain", "sow 1 grain, 1 vegetable"]


def test_beanfield_takes_one_stack_until_it_is_empty() -> None:
    seat = {"goods": {"vegetable": 2}, "cards": [BEANS]}
    table = at_table(players=1, round=5, seats=[seat]).do("Grain Utilization").expect(vegetable=1)
    table.do("Forest")
    assert "Grain Utilization" not in table.offers()


def test_beanfield_needs_two_occupations_and_food() -> None:
    assert playable(BEANS, 2, goods={"food": 1})
    assert not playable(BEANS, 1, goods={"food": 1})
    assert not playable(BEANS, 2, goods={})


def test_beanfield_is_no_tile_to_plow_beside() -> None:
    """The first field tile may still lie anywhere (revised 7.6)."""
    table = at_table(seats=[{"cards": [BEANS]}]).do("Farmland")
    assert len(table.offers()) == 13


def test_beanfield_needs_vegetables_for_its_points() -> None:
    table = at_table(round=14, phase="end", seats=[{"cards": [BEANS], "goods": {}}])
    assert table.score()["vegetables"] == -1


# --- Thick Forest ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("now", "later"), [(1, [2, 4, 6, 8, 10, 12, 14]), (8, [10, 12, 14]), (13, [14]), (14, [])])
def test_thick_forest_puts_wood_on_even_rounds(now: int, later: list[int]) -> None:
    table = at_table(round=now, seats=[{"goods": {"clay": 5}, "hand": [FOREST]}])
    table.do("Meeting Place", "play Thick Forest").expect(clay=5)  # nothing is paid
    assert promises(table, "wood") == later


def test_thick_forest_delivers_when_the_round_starts() -> None:
    table = at_table(players=1, seats=[{"goods": {"clay": 5}, "hand": [FOREST]}])
    table.do("Meeting Place", "play Thick Forest", "Day Laborer").expect(wood=1)
    table.do("Clay Pit", "Reed Bank").expect(wood=1)
    table.do("Clay Pit", "Reed Bank").expect(wood=2)
    assert table.game.round == 4


def test_thick_forest_needs_5_clay_in_the_supply() -> None:
    assert playable(FOREST, 0, goods={"clay": 5})
    assert not playable(FOREST, 0, goods={"clay": 4, "wood": 9, "stone": 9})


def test_thick_forest_clay_is_not_found_by_trading() -> None:
    """A prerequisite is not paid, so that it must be there; the trade can be made before the turn."""
    table = at_table(seats=[{"goods": {"clay": 4, "reed": 1}, "hand": [FOREST]}]).with_cards(0, BRICK)
    table.do("convert 1 reed to 1 clay", "Meeting Place", "play Thick Forest").expect(clay=5)


# --- Loam Pit --------------------------------------------------------------------------------------------------------


def test_loam_pit_gives_clay_with_day_laborer() -> None:
    at_table(seats=[{"goods": {}, "cards": [LOAM]}]).do("Day Laborer").expect(clay=3, food=2)
    assert at_table(round=14, phase="end", seats=[{"cards": [LOAM]}]).score()["cards"] == 1


def test_loam_pit_is_for_its_owner_and_for_day_laborer() -> None:
    table = at_table(turn=1, seats=[{"goods": {}, "cards": [LOAM]}, {"goods": {}}]).do("Day Laborer", "Clay Pit")
    table.expect(0, clay=1).expect(1, clay=0)


def test_loam_pit_needs_three_occupations_and_food() -> None:
    assert playable(LOAM, 3, goods={"food": 1})
    assert not playable(LOAM, 2, goods={"food": 1})
    assert not playable(LOAM, 3, goods={})


def test_loam_pit_clay_pays_for_cottager_in_the_same_turn() -> None:
    """Two rooms of wood become clay for 2 of the 3 clay that have just come, and 1 reed."""
    table = at_table(seats=[{"goods": {"reed": 1}, "cards": [LOAM, COTTAGER]}]).do("Day Laborer")
    table.do("build 1 room or renovate").expect(clay=1, reed=0, food=2)
    assert table.ground().house == 1


def test_loam_pit_clay_comes_before_anything_is_asked() -> None:
    """Nobody would let Cottager go first: what only brings goods needs no order."""
    table = at_table(seats=[{"goods": {"reed": 1}, "cards": [COTTAGER, LOAM]}]).do("Day Laborer")
    table.expect(clay=3, reed=1, food=0)
    assert table.offers() == ["build 1 room or renovate", "done"]


# --- Hard Porcelain --------------------------------------------------------------------------------------------------


def test_hard_porcelain_trades_clay_for_stone_at_three_rates() -> None:
    table = at_table(seats=[{"goods": {"clay": 9}, "cards": [PORCELAIN]}])
    table.do("convert 4 clay to 3 stone", "convert 3 clay to 2 stone", "convert 2 clay to 1 stone")
    table.expect(clay=0, stone=6)
    assert table.game.question.code == "ask-place"


def test_hard_porcelain_needs_2_clay() -> None:
    table = at_table(seats=[{"goods": {"clay": 1}, "cards": [PORCELAIN]}])
    assert not any(move.startswith("convert") for move in table.offers())
    assert playable(PORCELAIN, 0, goods={"clay": 1})
    assert not playable(PORCELAIN, 0, goods={"stone": 5})


def test_hard_porcelain_pays_for_stone_that_is_missing() -> None:
    """Well: 1 wood and 3 stone."""
    seat = {"goods": {"wood": 1, "clay": 4}, "cards": [PORCELAIN]}
    others = ["M-fireplace-2", "M-fireplace-3", "M-hearth-4", "M-hearth-5"]
    table = at_table(round=4, seats=[seat, {"cards": others}]).do("Major Improvement")
    table.expect(wood=0, clay=0, stone=0)
    assert [card.id for card in table.farm().cards] == [PORCELAIN, "M-well"]
    short = {"goods": {"wood": 1, "clay": 3}, "cards": [PORCELAIN]}
    table = at_table(round=4, seats=[short, {"cards": others}])
    assert "Major Improvement" not in table.offers()


def test_hard_porcelain_offers_each_way_to_pay_once() -> None:
    """Four stone for 6 clay: 3 and 3 or 4 and 2 come to the same. Eight clay give 6 stone."""
    table = at_table(seats=[{"goods": {"clay": 6}, "cards": [PORCELAIN]}]).with_hand(0, GUILD)
    table.do("Meeting Place", "play Guild").expect(clay=0, stone=0)
    table = at_table(seats=[{"goods": {"clay": 8}, "cards": [PORCELAIN]}]).with_hand(0, TOWER)
    table.do("Meeting Place", "play Tower").expect(clay=0, stone=0)


def test_hard_porcelain_leaves_the_clay_that_the_price_needs() -> None:
    """3 clay and 1 stone, 1 clay and 3 stone, 2 clay and 2 stone: 5 clay are enough for each and 4 for none."""
    others = ["M-fireplace-2", "M-fireplace-3", "M-hearth-4", "M-hearth-5"]
    table = at_table(round=4, seats=[{"goods": {"clay": 5}, "cards": [PORCELAIN]}, {"cards": others}])
    table.do("Major Improvement")
    assert table.offers() == ["build Clay Oven", "build Stone Oven", "build Pottery"]
    table.do("build Clay Oven").expect(clay=0, stone=0)
    table = at_table(round=4, seats=[{"goods": {"clay": 4}, "cards": [PORCELAIN]}, {"cards": others}])
    assert "Major Improvement" not in table.offers()


def test_hard_porcelain_pays_inside_a_renovation() -> None:
    table = at_table(round=7, seats=[{"goods": {"clay": 3, "reed": 1}, "cards": [PORCELAIN], "house": "clay"}])
    table.do("House Redevelopment").expect(clay=0, reed=0, stone=0)
    assert table.ground().house == 2


def test_hard_porcelain_may_be_used_after_the_last_harvest() -> None:
    """Stone counts like clay for the tie-break, so that it is never forced."""
    seat = {"goods": {"clay": 2, "food": 4}, "cards": [PORCELAIN]}
    table = at_table(round=14, phase="harvest", seats=[seat, {"goods": {"food": 4}}])
    assert "convert 2 clay to 1 stone" in table.offers()
    table.do("convert 2 clay to 1 stone").expect(stone=1)


# --- Acorns Basket ---------------------------------------------------------------------------------------------------


def test_acorns_basket_brings_two_boar() -> None:
    seat = {"goods": {"reed": 1}, "hand": [ACORNS], "cards": skilled(3), "stables": ["c1"]}
    table = at_table(players=1, seats=[seat])
    table.do("Meeting Place", "play Acorns Basket").expect(reed=0)
    assert promises(table, "boar") == [2, 3]
    table.do("Forest").expect(boar=1)
    table.do("Forest", "Clay Pit").expect(boar=2)
    assert table.game.round == 3


def test_acorns_basket_boar_need_a_place() -> None:
    """The pet is one animal in all; what finds no place is cooked or let go (revised 8.4)."""
    promise = [{"round": 5, "seat": 0, "card": ACORNS, "goods": {"boar": 1}}]
    seat = {"goods": {"sheep": 1}, "cards": [ACORNS]}
    table = at_table(round=5, phase="preparation", promises=promise, seats=[seat])
    assert sorted(table.offers()) == ["keep 1 boar", "keep 1 sheep"]
    table.do("keep 1 boar").expect(sheep=0, boar=1, food=0)
    cook = {"goods": {"sheep": 1}, "cards": [ACORNS, "M-hearth-4"]}
    table = at_table(round=5, phase="preparation", promises=promise, seats=[cook])
    table.do("keep 1 sheep").expect(sheep=1, boar=0, food=3)


def test_acorns_basket_boar_may_wait_for_a_stable_at_round_start() -> None:
    """The owner chooses the order of what happens at the round start (revised 6.1): Groom's stable first."""
    promise = [{"round": 5, "seat": 0, "card": ACORNS, "goods": {"boar": 1}}]
    seat = {"goods": {"sheep": 1, "wood": 1}, "cards": [ACORNS, GROOM], "house": "stone"}
    table = at_table(round=5, phase="preparation", promises=promise, seats=[seat])
    table.do("Groom", "stable c1").expect(sheep=1, boar=1, wood=0)


def test_acorns_basket_needs_three_occupations_and_reed() -> None:
    assert playable(ACORNS, 3, goods={"reed": 1})
    assert not playable(ACORNS, 2, goods={"reed": 1})
    assert not playable(ACORNS, 3, goods={})


def test_acorns_basket_in_the_last_rounds() -> None:
    for now, later in ((13, [14]), (14, [])):
        table = at_table(round=now, seats=[{"goods": {"reed": 1}, "hand": [ACORNS], "cards": skilled(3)}])
        table.do("Meeting Place", "play Acorns Basket")
        assert promises(table, "boar") == later


def test_acorns_basket_played_at_round_start_begins_with_the_next_round() -> None:
    seat = {"goods": {"reed": 1}, "hand": [ACORNS], "cards": [SCHOLAR, COTTAGER, GROOM], "house": "stone"}
    table = at_table(round=6, phase="preparation", seats=[seat])
    table.do("Scholar", "play an occupation or minor improvement").expect(boar=0, food=0)
    assert promises(table, "boar") == [7, 8]
