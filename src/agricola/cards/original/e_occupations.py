"""Occupations of deck E, the basic deck of the original edition: the first half, from Land Agent to Charcoal Burner."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Land Agent",
        id="E147",
        players=3,
        text="You get 1 vegetable at once, and 1 grain each time you use Take 1 Vegetable.",
        on=[
            played >> gain(vegetable(1)),
            right_after_using("Take 1 Vegetable") >> gain(grain(1)),
        ],
    ),
    occupation(
        "Baker",
        id="E150",
        text="You may bake bread at once, and at the start of the feeding phase of each harvest.",
        on=[
            played >> may(bake_bread()),
            feeding_start >> may(bake_bread()),
        ],
    ),
    occupation(
        "Berry Picker",
        id="E152",
        players=3,
        text="When you take wood with a person's action, you get 1 food.",
        on=[takes(wood(1)) >> gain(food(1)), minor_gives(wood(1), "Building Material") >> gain(food(1))],
    ),
    occupation(
        "Master Brewer",
        id="E154",
        text="In the feeding phase of each harvest you may turn 1 grain into 3 food.",
        exchanges=[each_harvest(grain(1), food(3))],
    ),
    occupation(
        "Turner",
        id="E158",
        players=3,
        text="At any time you may turn wood into food, 1 for 1.",
        meals=[any_time(wood(1), food(1))],
    ),
    occupation(
        "Head of the Family",
        id="E159",
        players=4,
        text="You may use the spaces for building rooms and for family growth although people of others stand there.",
        may_use_occupied=may_join("room building", "family growth", up_to=4),
    ),
    occupation(
        "Field Warden",
        id="E163",
        players=4,
        text="You may use Take 1 Vegetable, Plow 1 Field and Plow Field and Sow although people of others stand there.",
        may_use_occupied=may_join("Take 1 Vegetable", "Plow 1 Field", "Plow Field and Sow", up_to=4),
    ),
    occupation(
        "Undergardener",
        id="E166",
        players=4,
        text="Each time you use Day Laborer, you also get 1 vegetable.",
        on=[right_after_using("Day Laborer") >> gain(vegetable(1))],
    ),
    occupation(
        "Conjurer",
        id="E167",
        players=4,
        text="Each time you take the food of Traveling Players, you also get 1 grain.",
        on=[takes_from("traveling players") >> gain(grain(1))],
    ),
    occupation(
        "Greengrocer",
        id="E168",
        players=3,
        text="Each time you use Take 1 Grain, you also get 1 vegetable.",
        on=[right_after_using("Take 1 Grain") >> gain(vegetable(1))],
    ),
    occupation(
        "Storyteller",
        id="E169",
        players=4,
        text="When you take the food of Traveling Players, you may leave 1 food there and get 1 vegetable for it.",
        on=[takes_from("traveling players") >> may(leave_on_space(food(1)), gain(vegetable(1)))],
    ),
    occupation(
        "Chief",
        id="E172",
        cost=food(2),
        category="Points Provider",
        text="At the end: 1 point for each room of your stone house. Costs 2 food more to play.",
        score=per(rooms_of(STONE_HOUSE), 1),
    ),
    occupation(
        "Chief's Daughter",
        id="E173",
        category="Points Provider",
        text="When another player plays the Chief, you may play this card at once for nothing. At the end: 3 points "
        "for a stone house, 1 for a clay hut.",
        from_hand=[plays("Chief").by_others() >> may(play_this_card())],
        score=points_by_house({STONE_HOUSE: 3, CLAY_HOUSE: 1}),
    ),
    occupation(
        "Tutor",
        id="E174",
        text="At the end: 1 point for each occupation that you played after this one.",
        score=per(later_occupations, 1),
    ),
    occupation(
        "Woodcutter",
        id="E176",
        text="When you take wood with a person's action, you get 1 wood more.",
        on=[takes(wood(1)) >> gain(wood(1))],
    ),
    occupation(
        "Merchant",
        id="E179",
        category="Actions Booster",
        text="After an action for a minor, or a major or minor improvement, you may pay 1 food to take it a second "
        "time.",
        on=[
            plays_improvement_by(BY_MINOR_ACTION) >> may(pay(food(1)), minor_improvement(BY_MINOR_ACTION_AGAIN)),
            plays_improvement_by(BY_MAJOR_OR_MINOR_ACTION)
            >> may(pay(food(1)), major_or_minor_improvement(BY_MAJOR_OR_MINOR_ACTION_AGAIN)),
        ],
    ),
)
