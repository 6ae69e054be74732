"""The minor improvements of deck B (revised edition)."""

from __future__ import annotations

from typing import Final

from agricola.cards.shared.handlers import pair_with
from agricola.cards.words import *

_SHEEP: Final = supply_of(SHEEP)
_CATTLE: Final = supply_of(CATTLE)

# --- Lasso -----------------------------------------------------------------------------------------------------------

_LASSO: Final = "B024"


def _note_the_turn(g: GameState, seat: int, event: Event | None) -> None:
    """Remember in which turn the card was played: it has no effect on that turn (revised 6.3.5)."""
    remember(g.players[seat], _LASSO, g.round, len(g.players[seat].placed))


def _first_of_the_turn(g: GameState, seat: int, event: Event | None) -> bool:
    """Whether one person has been placed in this turn, after the turn in which the card was played, and one is left."""
    p = g.players[seat]
    now = (g.round, len(p.placed))
    return event is not None and event.placed_before == 0 and remembered(p, _LASSO) != now and could_place(g, p)


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Mini Pasture",
        id="B002",
        cost=food(2),
        category="Farm Planner",
        traveling=True,
        gist="Fence 1 space for nothing",
        text="Fence a single farmyard space at no cost in wood; beside a pasture of yours if you have one.",
        on=[played.must(fence_one_space())],
    ),
    minor(
        "Market Stall",
        id="B008",
        cost=grain(1),
        category="Crop Provider",
        traveling=True,
        gist="Get 1 vegetable",
        text="You get 1 vegetable.",
        on=[played >> gain(vegetable(1))],
    ),
    minor(
        "Caravan",
        id="B010",
        cost=wood(3) + food(3),
        category="Farm Planner",
        gist="Room for one more person",
        text="One person can live here. It is not a room.",
        houses_people=1,
    ),
    minor(
        "Carpenter's Parlor",
        id="B013",
        cost=wood(1) + stone(1),
        category="Farm Planner",
        gist="Wood rooms cost 2 wood, 2 reed",
        text="A room of wood costs you 2 wood and 2 reed.",
        prices=[costs_instead(ROOM, of=wood(2) + reed(2), only=in_house(WOODEN_HOUSE))],
    ),
    minor(
        "Mining Hammer",
        id="B016",
        cost=wood(1),
        category="Farm Planner",
        gist="1 food; renovate: 1 stable for nothing",
        text="You get 1 food now. Each time you renovate, you may build 1 stable for free.",
        on=[played >> gain(food(1)), renovates >> may(build_stables(limit=1))],
    ),
    minor(
        "Moldboard Plow",
        id="B019",
        cost=wood(2),
        needs=occupations.at_least(1),
        category="Farm Planner",
        gist="Farmland: 1 field more, twice",
        text="Two times in the game, when you use Farmland, you may plow one field more.",
        on=[(uses("Farmland") >> may(plow())).times(2)],
    ),
    minor(
        "Lasso",
        id=_LASSO,
        cost=reed(1),
        category="Actions Booster",
        gist="Two people in a row with a market",
        text="You may place two people in a row if Sheep Market, Pig Market or Cattle Market is used by one of them.",
        on=[
            played >> do("note the turn", _note_the_turn),
            turn_over().when(condition("after the first person of a turn", _first_of_the_turn))
            >> may(place_another(pair_with("Sheep Market", "Pig Market", "Cattle Market"))),
        ],
    ),
    minor(
        "Bread Paddle",
        id="B025",
        cost=wood(1),
        category="Actions Booster",
        gist="1 food; occupations let you bake bread",
        text="You get 1 food now. Each time you play an occupation, you may also bake bread.",
        on=[played >> gain(food(1)), plays_occupation >> may(bake_bread())],
    ),
    minor(
        "Mantlepiece",
        id="B033",
        cost=stone(1),
        needs=lives_in(CLAY_HOUSE, STONE_HOUSE),
        points=-3,
        category="Points Provider",
        gist="1 point per round left; no renovating",
        text="You get 1 bonus point for each full round that is still to come. From now on you can't renovate.",
        on=[played >> bonus_points(per(rounds_left, 1), "1 point for each round left")],
        forbids=[RENOVATING],
    ),
    minor(
        "Bottles",
        id="B036",
        cost=per(people, clay(1) + food(1)),
        points=4,
        category="Points Provider",
        gist="4 points; priced per person",
        text="It costs 1 clay and 1 food for each of your people, newborns included.",
    ),
    minor(
        "Loom",
        id="B039",
        cost=wood(2),
        needs=occupations.at_least(2),
        points=1,
        category="Points Provider",
        gist="Food for sheep; 1 point for every 3",
        text="In the field phase you get 1/2/3 food for 1/4/7 sheep. At the end you get 1 point for every 3 sheep.",
        on=[field_phase >> gain(by_steps(_SHEEP, {1: food(1), 4: food(2), 7: food(3)}))],
        score=per(_SHEEP, 1, each=3),
    ),
    minor(
        "Strawberry Patch",
        id="B045",
        cost=wood(1),
        needs=vegetable_fields.at_least(2),
        points=2,
        category="Food Provider",
        gist="1 food in each of the next 3 rounds",
        text="Put 1 food on each of the next 3 round spaces; you get it at the start of those rounds.",
        on=[played >> schedule(food(1), next_rounds(3))],
    ),
    minor(
        "Herring Pot",
        id="B047",
        cost=clay(1),
        category="Food Provider",
        gist="Fishing: 1 food in each of 3 rounds",
        text="Each time you use Fishing, put 1 food on each of the next 3 round spaces; it comes with those rounds.",
        on=[uses("Fishing") >> schedule(food(1), next_rounds(3))],
    ),
    minor(
        "Butter Churn",
        id="B050",
        cost=wood(1),
        needs=occupations.at_most(3),
        points=1,
        category="Food Provider",
        gist="Harvest: food for sheep and cattle",
        text="In the field phase you get 1 food for every 3 sheep and 1 food for every 2 cattle.",
        on=[field_phase >> then(gain(per(_SHEEP, food(1), each=3)), gain(per(_CATTLE, food(1), each=2)))],
    ),
    minor(
        "Brook",
        id="B056",
        needs=own_person_on("Fishing"),
        category="Food Provider",
        gist="Four spaces give 1 food more",
        text="Each time you use Reed Bank, Clay Pit, Forest or the card on round space 1, you get 1 more food.",
        on=[
            uses("Reed Bank", "Clay Pit", "Forest") >> gain(food(1)),
            uses().when(on_round_space(1)) >> gain(food(1)),
        ],
    ),
    minor(
        "Scullery",
        id="B057",
        cost=wood(1) + clay(1),
        category="Food Provider",
        gist="Wooden house: 1 food each round",
        text="At the start of each round you get 1 food if your house is of wood.",
        on=[round_start.when(lives_in(WOODEN_HOUSE)) >> gain(food(1))],
    ),
    minor(
        "Three-Field Rotation",
        id="B061",
        needs=occupations.at_least(3),
        category="Food Provider",
        gist="Grain, vegetable, empty field: 3 food",
        text="When a field phase starts, you get 3 food if you have a grain field, a vegetable field and an empty one.",
        on=[
            field_phase_start.when(
                all_of(grain_fields.at_least(1), vegetable_fields.at_least(1), empty_fields.at_least(1))
            )
            >> gain(food(3))
        ],
    ),
    minor(
        "Pitchfork",
        id="B062",
        cost=wood(1),
        category="Food Provider",
        gist="Farmland used: 3 food at Grain Seeds",
        text="Each time you use Grain Seeds while somebody is on Farmland, you get 3 more food.",
        on=[uses("Grain Seeds").when(occupied("Farmland")) >> gain(food(3))],
    ),
    minor(
        "Sack Cart",
        id="B066",
        cost=wood(2),
        needs=occupations.at_least(2),
        category="Crop Provider",
        gist="1 grain in rounds 5, 8, 11 and 14",
        text="Put 1 grain on each round space of 5, 8, 11 and 14 that is to come; you get it when that round starts.",
        on=[played >> schedule(grain(1), rounds(5, 8, 11, 14))],
    ),
    minor(
        "Beanfield",
        id="B068",
        cost=food(1),
        needs=occupations.at_least(2),
        points=1,
        category="Crop Provider",
        gist="A field for vegetables only",
        text="This card is a field on which only vegetables grow.",
        card_fields=[(VEGETABLE,)],
    ),
    minor(
        "Thick Forest",
        id="B074",
        needs=has(clay(5)),
        category="Building Resource Provider",
        gist="1 wood in each even round",
        text="Put 1 wood on each even round space that is to come; you get it when that round starts.",
        on=[played >> schedule(wood(1), rounds(2, 4, 6, 8, 10, 12, 14))],
    ),
    minor(
        "Loam Pit",
        id="B077",
        cost=food(1),
        needs=occupations.at_least(3),
        points=1,
        category="Building Resource Provider",
        gist="Day Laborer: 3 clay too",
        text="Each time you use Day Laborer, you get 3 clay as well.",
        on=[uses("Day Laborer") >> gain(clay(3))],
    ),
    minor(
        "Hard Porcelain",
        id="B080",
        cost=clay(1),
        category="Building Resource Provider",
        gist="Trade 2, 3, 4 clay for 1, 2, 3 stone",
        text="At any time you may trade 2/3/4 clay for 1/2/3 stone.",
        exchanges=[any_time(clay(2), stone(1)), any_time(clay(3), stone(2)), any_time(clay(4), stone(3))],
    ),
    minor(
        "Acorns Basket",
        id="B084",
        cost=reed(1),
        needs=occupations.at_least(3),
        category="Livestock Provider",
        gist="1 wild boar in each of 2 rounds",
        text="Put 1 wild boar on each of the next 2 round spaces; you get it at the start of those rounds.",
        on=[played >> schedule(boar(1), next_rounds(2))],
    ),
)
