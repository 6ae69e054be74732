"""The occupations of deck A (revised edition)."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

# --- Adoptive Parents -------------------------------------------------------------------------------------------------

_ADOPTION: Final = place_newborn(food(1))


def _could_adopt(g: GameState, seat: int) -> bool:
    return _ADOPTION.possible(g, seat, NO_SPACE)


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Animal Tamer",
        id="A086",
        category="Farm Planner",
        gist="1 wood or grain; an animal per room",
        text="Take 1 wood or 1 grain at once. From now on every room of your house is home to 1 animal of any kind.",
        on=[played >> choose_goods((wood(1), grain(1)))],
        holds=one_animal_per(rooms),
    ),
    occupation(
        "Conservator",
        id="A087",
        category="Farm Planner",
        gist="From wood to stone in one step",
        text="From a wooden house you may renovate to stone in a single step, at the price of a renovation to stone.",
        renovations=straight_to(STONE_HOUSE),
    ),
    occupation(
        "Hedge Keeper",
        id="A088",
        category="Farm Planner",
        gist="3 fences for nothing, each time",
        text="Whenever you take a Build Fences action, you pay nothing for up to 3 of its fences.",
        prices=[free_fences(3)],
    ),
    occupation(
        "Plow Driver",
        id="A090",
        category="Farm Planner",
        gist="Stone house: 1 food plows 1 field",
        text="As long as your house is of stone: 1 food at the start of a round lets you plow 1 field.",
        on=[round_start.when(lives_in(STONE_HOUSE)) >> may(pay(food(1)), plow())],
    ),
    occupation(
        "Adoptive Parents",
        id="A092",
        category="Actions Booster",
        gist="1 food: the newborn works at once",
        text="For 1 food you may place a newborn in the very round of its birth; it counts as an adult from then on.",
        any_time_deeds=[_ADOPTION],
        can_still_place=_could_adopt,
    ),
    occupation(
        "Stable Architect",
        id="A098",
        category="Points Provider",
        gist="1 point per stable outside pastures",
        text="At the end: 1 point for every stable outside your pastures.",
        score=per(unfenced_stables, 1),
    ),
    occupation(
        "Grocer",
        id="A102",
        category="Goods Provider",
        gist="Buy 8 goods in order, 1 food each",
        text="A pile lies on this card, from the top: wood, grain, reed, stone, vegetable, clay, reed, vegetable. "
        "Whenever you like, you may buy what is on top for 1 food.",
        exchanges=pile(food(1), wood(1), grain(1), reed(1), stone(1), vegetable(1), clay(1), reed(1), vegetable(1)),
    ),
    occupation(
        "Mushroom Collector",
        id="A108",
        category="Food Provider",
        gist="Wood spaces: 1 wood for 2 food",
        text="Straight after using a wood accumulation space, you may put 1 wood back there and take 2 food for it.",
        on=[right_after_using("wood accumulation") >> may(leave_on_space(wood(1)), gain(food(2)))],
    ),
    occupation(
        "Roughcaster",
        id="A110",
        category="Food Provider",
        gist="Clay rooms, stone renovation: 3 food",
        text="You get 3 food whenever you build clay rooms, and whenever you renovate from clay to stone.",
        on=[
            builds_rooms_of(CLAY_HOUSE) >> gain(food(3)),
            renovates_from(CLAY_HOUSE, to=STONE_HOUSE) >> gain(food(3)),
        ],
    ),
    occupation(
        "Wall Builder",
        id="A111",
        category="Food Provider",
        gist="Rooms built: 1 food in each of 4 rounds",
        text="Whenever you build rooms, you may put 1 food on each of the next 4 round spaces, for the start of those "
        "rounds.",
        on=[
            builds_rooms.when(rounds_left.at_least(1)) >> may(schedule(food(1), next_rounds(4))),
        ],
    ),
    occupation(
        "Scythe Worker",
        id="A112",
        category="Crop Provider",
        gist="1 grain; grain fields yield 1 more",
        text="Take 1 grain at once. In the field phase of a harvest, each of your grain fields may yield 1 more grain.",
        on=[
            played >> gain(grain(1)),
            field_phase >> may(harvest_more(GRAIN)),
        ],
    ),
    occupation(
        "Seasonal Worker",
        id="A114",
        category="Crop Provider",
        gist="Day Laborer: 1 grain too",
        text="Each time you use Day Laborer you also get 1 grain; in round 6 and later, 1 vegetable if you prefer.",
        on=[
            uses("Day Laborer").when(not_(from_round(6))) >> gain(grain(1)),
            uses("Day Laborer").when(from_round(6)) >> choose_goods((grain(1), vegetable(1))),
        ],
    ),
    occupation(
        "Wood Cutter",
        id="A116",
        category="Building Resource Provider",
        gist="Wood spaces: 1 wood more",
        text="You get 1 more wood each time you use a wood accumulation space.",
        on=[uses("wood accumulation") >> gain(wood(1))],
    ),
    occupation(
        "Firewood Collector",
        id="A119",
        category="Building Resource Provider",
        gist="Fields and grain spaces: 1 wood",
        text="You get 1 wood when a turn of yours on Farmland, Cultivation, Grain Seeds or Grain Utilization ends.",
        on=[turn_ends_after("Farmland", "Grain Seeds", "Grain Utilization", "Cultivation") >> gain(wood(1))],
    ),
    occupation(
        "Clay Hut Builder",
        id="A120",
        category="Building Resource Provider",
        gist="Clay house: 2 clay in each of 5 rounds",
        text="Once you live in a clay or stone house, put 2 clay on each of the next 5 round spaces, for the start of "
        "those rounds.",
        on=[
            played.when(not_(lives_in(WOODEN_HOUSE))) >> schedule(clay(2), next_rounds(5)),
            renovates_from(WOODEN_HOUSE) >> schedule(clay(2), next_rounds(5)),
        ],
    ),
    occupation(
        "Frame Builder",
        id="A123",
        category="Building Resource Provider",
        gist="Build with 1 wood for 2 clay or 2 stone",
        text="For each room and for each renovation, 1 wood may stand in for 2 of the clay or 2 of the stone due.",
        prices=[may_pay(wood(1), instead_of=(clay(2), stone(2)), of=(ROOM, RENOVATION), times=1)],
    ),
    occupation(
        "Priest",
        id="A125",
        category="Building Resource Provider",
        gist="Clay house of 2: clay, reed, stone",
        text="If you now live in a clay house of exactly 2 rooms, take 3 clay, 2 reed and 2 stone.",
        on=[played.when(all_of(lives_in(CLAY_HOUSE), rooms.exactly(2))) >> gain(clay(3) + reed(2) + stone(2))],
    ),
    occupation(
        "Braggart",
        id="A133",
        players=3,
        category="Points Provider",
        gist="Points from 5 improvements on",
        text="At the end: 2/3/4/5/7/9 points if at least 5/6/7/8/9/10 improvements lie in front of you.",
        score=by_steps(improvements, {5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9}),
    ),
    occupation(
        "Harpooner",
        id="A138",
        players=3,
        category="Goods Provider",
        gist="Fishing: 1 wood for reed and food",
        text="Each time you use Fishing, you may pay 1 wood for 1 reed and as much food as you have people.",
        on=[uses("Fishing") >> may(pay(wood(1)), gain(reed(1)), gain(per(people, food(1))))],
    ),
    occupation(
        "Stonecutter",
        id="A143",
        players=3,
        category="Building Resource Provider",
        gist="Building costs 1 stone less",
        text="Every improvement, every room and every renovation costs you 1 stone less.",
        prices=[costs_less(IMPROVEMENT, ROOM, RENOVATION, by=stone(1))],
    ),
    occupation(
        "Animal Dealer",
        id="A147",
        players=3,
        category="Livestock Provider",
        gist="Markets: 1 food for another animal",
        text="Each time you use Sheep Market, Pig Market or Cattle Market, you may buy 1 more animal of its kind for "
        "1 food.",
        on=[
            uses("Sheep Market") >> buy(sheep(1), food(1)),
            uses("Pig Market") >> buy(boar(1), food(1)),
            uses("Cattle Market") >> buy(cattle(1), food(1)),
        ],
    ),
    occupation(
        "Conjurer",
        id="A155",
        players=4,
        category="Goods Provider",
        gist="Traveling Players: 1 wood, 1 grain",
        text="Each time you use Traveling Players, you also get 1 wood and 1 grain.",
        on=[uses("Traveling Players") >> gain(wood(1) + grain(1))],
    ),
    occupation(
        "Lutenist",
        id="A160",
        players=4,
        category="Crop Provider",
        gist="Earns when others use the players",
        text="When another player uses Traveling Players, you get 1 food and 1 wood; straight after that use you may "
        "buy 1 vegetable for 2 food.",
        on=[
            uses("Traveling Players").by_others() >> gain(food(1) + wood(1)),
            right_after_using("Traveling Players").by_others() >> buy(vegetable(1), food(2)),
        ],
    ),
    occupation(
        "Pig Breeder",
        id="A165",
        players=4,
        category="Livestock Provider",
        gist="1 wild boar now, bred after round 12",
        text="Take 1 wild boar at once. When round 12 ends, your wild boar breed if the newborn finds a place.",
        on=[
            played >> gain(boar(1)),
            round_end.when(in_rounds(12)) >> breed(BOAR),
        ],
    ),
)
