"""The words of the farm: sowing, plowing, fencing, rooms, renovating and places for animals, on cards made for it."""

from __future__ import annotations

from itertools import count

from agricola.cards.vocabulary.moments import gains
from agricola.cards.words import (
    AS_GAINED,
    CLAY_HOUSE,
    GRAIN,
    NOTHING,
    STONE_HOUSE,
    VEGETABLE,
    WOOD,
    Card,
    Effect,
    animal_housing,
    build_fences,
    build_rooms,
    card_field,
    empty_field_tiles,
    empty_fields,
    fence_one_space,
    field_tiles,
    gain,
    grain,
    has,
    may,
    minor,
    plow,
    renovate,
    right_after_using,
    room_for,
    rounds_left,
    sow,
    straight_to,
    vegetable_fields,
)
from tests.cards.original_table import original
from tests.kit import Table

SPACE = "Day Laborer"
NUMBERS = count(300)


def after_work(deed: Effect, **words: object) -> Card:
    """A card that allows a deed after the day laborer's."""
    return minor("Trial", id=f"TF{next(NUMBERS)}", text="A trial.", on=[right_after_using(SPACE) >> may(deed)], **words)  # type: ignore[arg-type]


def at_work(deed: Effect, farm: dict[str, object] | None = None, **goods: int) -> Table:
    """A table on which the deed is asked."""
    return original(seats=[{"goods": goods, **(farm or {})}]).with_cards(0, after_work(deed)).do(SPACE)


FIELDS: dict[str, object] = {"fields": {"c1": {}, "c2": {}, "c3": {}}}
TWO_STACKS = minor("Patch", id="T201", text="A field card.", card_fields=[(GRAIN,), (VEGETABLE,)])
TREES = minor("Trees", id="T202", text="A field card.", card_fields=[(WOOD,), (WOOD,)])


def test_sow_only_one_crop_and_at_most_so_many() -> None:
    table = at_work(sow(VEGETABLE, at_most=1), FIELDS, grain=2, vegetable=2)
    assert table.offers() == ["sow 1 vegetable", "done"]
    assert table.do("sow 1 vegetable").yard()["fields"]["c3"] == {"vegetable": 2}
    assert table.game.current_player == 1
    table.expect(vegetable=1, grain=2)


def test_at_most_counts_the_steps_before() -> None:
    table = at_work(sow(at_most=2), FIELDS, grain=3, vegetable=2)
    assert "sow 1 grain, 1 vegetable" in table.offers() and "sow 2 grain, 1 vegetable" not in table.offers()
    assert table.do("sow 1 grain").offers() == ["sow 1 vegetable", "sow 1 grain", "done"]


def test_fewer_goods_come_on_each_field() -> None:
    table = at_work(sow(GRAIN, fewer=1), FIELDS, grain=3).do("sow 2 grain", "done")
    assert list(table.yard()["fields"].values()) == [{"grain": 2}, {"grain": 2}, {}]


def test_only_field_tiles() -> None:
    table = original(seats=[{"goods": {"vegetable": 1, "grain": 1}}]).with_cards(
        0, TWO_STACKS, after_work(sow(VEGETABLE, on_cards=False))
    )
    assert table.do(SPACE).game.current_player == 1


def test_as_many_as_have_just_come() -> None:
    gift = minor("Gift", id="T203", text="A trial.", on=[right_after_using(SPACE) >> gain(grain(2))])
    sower = minor(
        "Sowing", id="T204", text="A trial.", on=[gains.when(has(grain(1))) >> may(sow(GRAIN, at_most=AS_GAINED))]
    )
    table = original(seats=[{"goods": {"grain": 3}, **FIELDS}]).with_cards(0, gift, sower).do(SPACE)
    assert table.offers() == ["sow 1 grain", "sow 2 grain", "done"]


def test_wood_grows_on_cards_that_take_it() -> None:
    table = original(seats=[{"goods": {"wood": 3, "grain": 1}, "fields": {"c1": {}}}])
    table.with_cards(0, TREES, after_work(sow())).do(SPACE)
    assert sorted(table.offers()) == [
        "done", "sow 1 grain", "sow 1 wood", "sow 1 wood, 1 grain", "sow 2 wood", "sow 2 wood, 1 grain",
    ]  # fmt: skip
    table.do("sow 2 wood", "sow 1 grain").expect(wood=1, grain=0)
    assert card_field(table.farm(), "T202", 0) == 3 and card_field(table.farm(), "T202", 1) == 3


def test_plow_as_many_as_a_count_says() -> None:
    table = at_work(plow(up_to=rounds_left.but_at_most(3)))
    table.do("plow c1", "plow c2", "plow c3")
    assert table.game.current_player == 1
    assert len(table.yard()["fields"]) == 3


def test_no_plowing_where_the_count_is_nothing() -> None:
    assert at_work(plow(up_to=vegetable_fields)).game.current_player == 1


def test_room_for_nothing() -> None:
    table = at_work(build_rooms(1, NOTHING))
    table.do("room a1")
    assert table.game.current_player == 1
    assert table.yard()["rooms"] == ["a1", "a2", "a3"]


def test_renovate_only_to_one_material() -> None:
    table = at_work(renovate(to=CLAY_HOUSE), clay=2, reed=1)
    assert table.do("renovate to clay").expect(clay=0, reed=0).yard()["house"] == "clay"
    assert at_work(renovate(to=STONE_HOUSE), stone=2, reed=1).game.current_player == 1


def test_renovating_by_such_a_card_skips_no_material() -> None:
    straight = minor("Straight", id="T205", text="A trial.", renovations=straight_to(STONE_HOUSE))
    table = original(seats=[{"goods": {"stone": 2, "clay": 2, "reed": 1}}])
    table.with_cards(0, straight, after_work(renovate(to=CLAY_HOUSE))).do(SPACE)
    assert table.offers() == ["renovate to clay", "done"]


def test_at_most_so_many_fences_for_nothing() -> None:
    table = at_work(build_fences(at_most=4, free=True))
    assert "fence e1" in table.offers() and not [offer for offer in table.offers() if len(offer) > 8]
    table.do("fence e1").expect(wood=0)
    assert table.game.current_player == 1


HEDGE = minor("Hedge", id="T206", text="A trial.", more_fences=3)


def test_more_fences_cost_nothing_and_may_stand_alone() -> None:
    table = at_work(build_fences(), wood=1)
    assert table.game.current_player == 1
    table = original(seats=[{"goods": {"wood": 1}}]).with_cards(0, HEDGE, after_work(build_fences())).do(SPACE)
    table.do("fence e1").expect(wood=0)


def test_more_fences_after_the_one_space_of_a_card() -> None:
    table = original(seats=[{}]).with_cards(0, HEDGE, after_work(fence_one_space())).do(SPACE, "fence e1")
    assert sorted(table.offers()) == ["done", "fence d1", "fence e2"]
    table.do("fence d1")
    assert table.game.current_player == 1
    assert table.ground().fences.bit_count() == 7


def test_more_fences_raise_the_limit_of_a_card() -> None:
    table = original(seats=[{}]).with_cards(0, HEDGE, after_work(build_fences(at_most=4, free=True))).do(SPACE)
    table.do("fence e1", "fence d1")
    assert table.ground().fences.bit_count() == 7


def test_room_for_animals_on_a_card() -> None:
    yard = minor("Yard", id="T207", text="A trial.", holds=room_for(any=2))
    reserve = minor("Reserve", id="T208", text="A trial.", holds=room_for(sheep=1, boar=1, cattle=1))
    table = original(seats=[{}]).with_cards(0, yard, reserve)
    places = animal_housing(table.game.state, table.farm())
    assert places.fits(4, 1, 1) and not places.fits(5, 1, 1) and not places.fits(5, 0, 0)


def test_empty_field_cards_are_no_field_tiles() -> None:
    table = original(seats=[{"fields": {"c1": {}, "c2": {"grain": 1}}}]).with_cards(0, TWO_STACKS)
    g = table.game.state
    assert (field_tiles.of(g, 0), empty_field_tiles.of(g, 0), empty_fields.of(g, 0)) == (2, 1, 3)
