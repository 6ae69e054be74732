"""Words of the vocabulary that many cards share, each proved with cards that exist only here."""

from __future__ import annotations

from agricola.cards.words import (
    BY_CARD,
    BY_OCCUPATION_ACTION,
    CLAY_HOUSE,
    GRAIN,
    IMPROVEMENT,
    NOTHING,
    RENOVATION,
    ROOM,
    STONE_HOUSE,
    VEGETABLE,
    WOODEN_HOUSE,
    after_field_phase,
    animals,
    as_soon_as,
    bonus_points,
    builds_rooms,
    cards_called,
    clay,
    condition,
    cooking,
    costs_instead,
    costs_less,
    costs_less_by_choice,
    crops,
    field_phase_end,
    field_tiles,
    food,
    gain,
    grain,
    improvements,
    in_house,
    lives_in,
    may,
    minor,
    named,
    next_rounds,
    number_done,
    occupation,
    occupations,
    once,
    only_player_with,
    pay,
    planted_fields,
    play_occupation,
    played,
    plays_occupation,
    plow,
    preparation_end,
    reed,
    repeat,
    rooms,
    rooms_of,
    schedule,
    then,
    to_house,
    wood,
)
from tests.cards.original_table import IMPROVE, original
from tests.kit import Table

ROOMS = "Build Room(s) and/or Build Stable(s)"
RENOVATE = "After Renovation also 1 Major or Minor Improvement"
START = "Starting Player (and/or 1 Minor Improvement)"
LESSONS = "1 Occupation"
DREAMER = occupation(
    "Dreamer",
    id="T970",
    text="2 food on each of the next 2 rounds, as soon as your house is of clay.",
    on=[as_soon_as(lives_in(CLAY_HOUSE)) >> schedule(food(2), next_rounds(2))],
)
HERMIT = occupation(
    "Hermit",
    id="T971",
    text="3 food as soon as nobody else lives in just 2 rooms.",
    on=[as_soon_as(only_player_with(rooms.exactly(2))) >> gain(food(3))],
)
COLLECTOR = minor(
    "Collector",
    id="T972",
    text="1 grain as soon as you have 2 improvements.",
    on=[as_soon_as(improvements.at_least(2)) >> gain(grain(1))],
)


def _promises(table: Table, card: str) -> int:
    return len([promise for promise in table.game.state.promises if promise.card == card])


def test_as_soon_as_acts_when_the_card_is_played_if_it_holds_already() -> None:
    table = original(seats=[{"house": "clay", "goods": {"food": 3}}]).with_hand(0, DREAMER)
    assert _promises(table.do(LESSONS), "T970") == 2


def test_as_soon_as_waits_until_it_comes_true_and_acts_once() -> None:
    table = original(round=7, seats=[{"goods": {"clay": 2, "reed": 2, "stone": 2}}]).with_cards(0, DREAMER)
    assert _promises(table, "T970") == 0
    table.do(RENOVATE)
    assert _promises(table, "T970") == 2
    assert table.game.state.players[0].card_state["T970"] == (1,)


def test_as_soon_as_hears_what_others_do() -> None:
    seats = [{"goods": {"wood": 5, "reed": 2}}, {"goods": {}}]
    table = original(seats=seats).with_cards(1, HERMIT).expect(1, food=0)
    table.do(ROOMS, "build rooms", "room b2").expect(1, food=3)


def test_as_soon_as_hears_of_the_card_itself_and_of_later_ones_once() -> None:
    seat = {"goods": {"clay": 5}, "cards": ["M-well"]}
    table = original(seats=[seat]).with_hand(0, COLLECTOR).do(IMPROVE, "play Collector").expect(grain=1)
    later = original(seats=[{"goods": {"clay": 5}}]).with_cards(0, COLLECTOR)
    later.do(IMPROVE, "build Fireplace (2 clay)").expect(grain=1)
    assert table.farm().card_state == later.farm().card_state == {"T972": (1,)}


# --- counts -----------------------------------------------------------------------------------------------------------


def test_counts_of_crops_fields_and_animals() -> None:
    yard = {"c1": {"grain": 2}, "d1": {}, "e1": {"vegetable": 1}}
    state = original(seats=[{"goods": {"grain": 1, "sheep": 1}, "fields": yard}]).game.state
    assert crops(GRAIN).of(state, 0) == 3
    assert crops(VEGETABLE).of(state, 0) == 1
    assert planted_fields.of(state, 0) == 2
    assert field_tiles.of(state, 0) == 3
    assert animals.of(state, 0) == 1


def test_rooms_of_a_material() -> None:
    state = original(seats=[{"house": "clay"}]).game.state
    assert [rooms_of(material).of(state, 0) for material in (WOODEN_HOUSE, CLAY_HOUSE, STONE_HOUSE)] == [0, 2, 0]


def test_cards_called_looks_for_a_word_in_the_name() -> None:
    """original OP-33."""
    state = original(seats=[{"cards": ["M-clay-oven", "M-well"]}, {"cards": ["M-stone-oven"]}]).game.state
    assert cards_called("Oven").of(state, 0) == 1
    assert cards_called("Oven", "Well").of(state, 0) == 2
    assert cards_called("Oven", anyone=True).of(state, 0) == 2


DOCTOR = occupation("Doctor", id="T973", text="It counts as 2 occupations.", counts_as=2)
GOWN = minor("Gown", id="T974", text="1 food.", needs=occupations.at_least(2), on=[played >> gain(food(1))])


def test_counts_as_two_occupations_for_a_prerequisite_but_not_for_the_next_price() -> None:
    table = original(seats=[{"goods": {"food": 9}}]).with_hand(0, DOCTOR, GOWN)
    assert "needs" in table.refuses(IMPROVE)
    table.do(LESSONS, "Take 1 Grain", IMPROVE).expect(food=10)
    assert table.farm().occupations_played == 1


# --- deeds ------------------------------------------------------------------------------------------------------------

NURSE = occupation(
    "Nursery",
    id="T975",
    text="For each room that you build, you may pay 1 food for 1 grain.",
    on=[builds_rooms >> repeat(number_done, then(pay(food(1)), gain(grain(1))))],
)
FOOD_FOR_GRAIN = "pay 1 food, then take 1 grain"


def test_repeat_asks_as_often_as_something_was_built() -> None:
    seat = {"goods": {"wood": 10, "reed": 4, "food": 3}}
    table = original(seats=[seat]).with_cards(0, NURSE).do(ROOMS, "build rooms", "room b2", "room b3")
    table.do(FOOD_FOR_GRAIN, FOOD_FOR_GRAIN).expect(food=1, grain=2)


def test_repeat_ends_when_the_player_declines_or_can_not_pay() -> None:
    seat = {"goods": {"wood": 10, "reed": 4, "food": 3}}
    table = (
        original(seats=[seat])
        .with_cards(0, NURSE)
        .do(ROOMS, "build rooms", "room b2", "room b3", FOOD_FOR_GRAIN, "done")
    )
    table.expect(food=2, grain=1)
    poor = (
        original(seats=[{"goods": {"wood": 10, "reed": 4}}])
        .with_cards(0, NURSE)
        .do(ROOMS, "build rooms", "room b2", "room b3")
    )
    assert poor.game.question.code == "ask-place"


def test_a_position_in_the_middle_of_a_repetition_can_be_read_back() -> None:
    seat = {"goods": {"wood": 10, "reed": 4, "food": 3}}
    table = original(seats=[seat]).with_cards(0, NURSE).do(ROOMS, "build rooms", "room b2", "room b3", FOOD_FOR_GRAIN)
    assert table.game.position()["stack"][-1]["steps"] == 1  # type: ignore[index]


ARCHITECT = occupation(
    "Architect", id="T976", text="Once, at any time, you may plow a field.", any_time_deeds=[once(plow())]
)


def test_a_deed_at_any_time_may_be_done_once() -> None:
    table = original(seats=[{"goods": {}}]).with_cards(0, ARCHITECT)
    assert table.farm().card_state == {}
    offer = next(offer for offer in table.offers() if "Architect" in offer)
    table.do(offer, "plow c3")
    assert table.farm().card_state == {"T976": (1,)}
    assert not [offer for offer in table.offers() if "Architect" in offer]


MEDAL = minor("Medal", id="T977", text="2 points.", on=[played >> bonus_points(2)])


def test_bonus_points_say_themselves_how_many() -> None:
    table = original(seats=[{"goods": {}}]).with_hand(0, MEDAL).do(IMPROVE)
    assert table.farm().bonus == 2
    assert table.game.words(MEDAL.rules.triggers[0].effect.label()) == "score 2 points"


DESK = minor(
    "Desk",
    id="T978",
    text="After an occupation by an action, you may play another.",
    on=[
        plays_occupation.when(
            condition(
                "by an action", lambda g, seat, event: event is not None and event.played_by == BY_OCCUPATION_ACTION
            )
        )
        >> may(play_occupation(0, how=BY_CARD))
    ],
)
SCHOLARS = [occupation(f"Scholar {number}", id=f"T98{number}", text="Nothing.") for number in range(3)]


def test_an_occupation_that_a_card_plays_is_no_occupation_action() -> None:
    table = original(seats=[{"goods": {"food": 1}}]).with_cards(0, DESK).with_hand(0, *SCHOLARS)
    table.do(LESSONS, "play Scholar 0", "play Scholar 1")
    assert [card.name for card in table.farm().hand] == ["Scholar 2"]
    assert table.game.question.code == "ask-place"


# --- moments ----------------------------------------------------------------------------------------------------------

DIARY = occupation(
    "Diary",
    id="T979",
    text="It notes the moments.",
    on=[
        field_phase_end >> gain(wood(1)),
        after_field_phase >> gain(clay(1)),
        preparation_end >> gain(reed(1)),
    ],
)


def test_the_moments_after_the_field_phase_and_before_the_work_phase() -> None:
    table = original(1, round=4, seats=[{"goods": {"food": 20}}]).with_cards(0, DIARY)
    table.do("Fishing").expect(wood=0, clay=0, reed=0)
    table.do("Take 1 Grain").expect(wood=1, clay=1, reed=1)


# --- cooking and prices -----------------------------------------------------------------------------------------------

MILL = minor("Mill", id="T990", text="Grain is 2 food.", cooks=cooking(grain=2))


def test_a_card_may_cook_grain() -> None:
    assert original(seats=[{}]).with_cards(0, MILL).farm().abilities.cooking[GRAIN] == 2


CROCK = minor(
    "Crock",
    id="T991",
    text="The Pottery is a minor improvement for you and costs nothing.",
    minor_for_you=named("Pottery"),
    prices=[costs_instead(IMPROVEMENT, of=NOTHING, only=named("Pottery"))],
)
TRAY = minor(
    "Tray",
    id="T992",
    text="In a clay hut the Clay Oven is a minor improvement and 1 building resource cheaper.",
    minor_for_you=named("Clay Oven").when(lives_in(CLAY_HOUSE)),
    prices=[costs_less_by_choice(IMPROVEMENT, number=1, only=named("Clay Oven").when(lives_in(CLAY_HOUSE)))],
)


def test_a_major_may_be_a_minor_for_the_owner_of_a_card() -> None:
    table = original(seats=[{"goods": {}}]).with_cards(0, CROCK).do(START, "build Pottery")
    assert [card.name for card in table.farm().cards] == ["Crock", "Pottery"]


def test_a_major_is_no_minor_for_others_and_other_majors_are_none() -> None:
    table = original(seats=[{"goods": {"clay": 9, "stone": 9}}, {"goods": {}}]).with_cards(1, CROCK).do(START)
    assert table.game.current_player == 1
    table.do(IMPROVE)
    assert [card.name for card in table.farm(1).cards] == ["Crock", "Pottery"]


def test_a_choice_of_the_building_resource_that_is_saved() -> None:
    """The Clay Oven costs 3 clay and 1 stone: 2 clay and 1 stone, or 3 clay."""
    table = original(seats=[{"house": "clay", "goods": {"clay": 3, "stone": 1}}]).with_cards(0, TRAY)
    table.do(START, "build Clay Oven")
    assert sorted(table.offers()) == ["pay 2 clay, 1 stone", "pay 3 clay"]


def test_a_rule_for_what_is_named_waits_for_its_condition() -> None:
    table = original(seats=[{"goods": {"clay": 3, "stone": 1}}]).with_cards(0, TRAY).do(START)
    assert table.game.current_player == 1


TWO_OFF = minor(
    "Two Off", id="T993", text="2 building resources less.", prices=[costs_less_by_choice(IMPROVEMENT, number=2)]
)


def test_two_building_resources_of_choice() -> None:
    """The Pottery costs 2 clay and 2 stone."""
    table = original(seats=[{"goods": {"clay": 2, "stone": 2}}]).with_cards(0, TWO_OFF).do(IMPROVE, "build Pottery")
    assert sorted(table.offers()) == ["pay 1 clay, 1 stone", "pay 2 clay", "pay 2 stone"]


RUSHES = minor(
    "Rushes",
    id="T994",
    text="A room of a wooden hut costs 1 reed less, a renovation to stone 1 reed less.",
    prices=[
        costs_less(ROOM, by=reed(1), only=in_house(WOODEN_HOUSE)),
        costs_less(RENOVATION, by=reed(1), only=to_house(STONE_HOUSE)),
    ],
)


def test_a_price_rule_for_rooms_of_a_material_and_for_renovations_to_one() -> None:
    table = original(seats=[{"goods": {"wood": 5, "reed": 1}}]).with_cards(0, RUSHES)
    table.do(ROOMS, "build rooms", "room b2").expect(wood=0, reed=0)
    to_clay = original(round=7, seats=[{"goods": {"clay": 2}}]).with_cards(0, RUSHES)
    assert "1 reed short" in to_clay.refuses(RENOVATE)
    to_stone = original(round=7, seats=[{"house": "clay", "goods": {"stone": 2}}]).with_cards(0, RUSHES)
    to_stone.do(RENOVATE).expect(stone=0)
