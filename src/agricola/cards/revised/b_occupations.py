"""The occupations of deck B (revised edition)."""

from __future__ import annotations

from typing import Final

from agricola.cards.shared.airy_pastures import airy_pastures, let_animals_go
from agricola.cards.words import *

_TITHE: Final = wood(3) + clay(2) + reed(1) + stone(1)


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Cottager",
        id="B087",
        category="Farm Planner",
        gist="Day Laborer: build or renovate first",
        text="When you use Day Laborer, you may first build 1 room or renovate, at the usual price.",
        on=[uses("Day Laborer") >> may(either(build_rooms(1), renovate()))],
    ),
    occupation(
        "Groom",
        id="B089",
        category="Farm Planner",
        gist="1 wood; stone house: stable each round",
        text="You get 1 wood. In a stone house you may build 1 stable for 1 wood as each round starts.",
        on=[
            played >> gain(wood(1)),
            round_start.when(lives_in(STONE_HOUSE)) >> may(build_stables(wood(1), limit=1)),
        ],
    ),
    occupation(
        "Assistant Tiller",
        id="B091",
        category="Farm Planner",
        gist="Day Laborer: plow 1 field first",
        text="When you use Day Laborer, you may first plow 1 field.",
        on=[uses("Day Laborer") >> may(plow())],
    ),
    occupation(
        "Master Bricklayer",
        id="B095",
        category="Actions Booster",
        gist="Majors: 1 stone less per room past 2",
        text="Every room beyond your first two takes 1 stone off the price of your major improvements.",
        prices=[majors_cost_less(added_rooms, stone(1))],
    ),
    occupation(
        "Scholar",
        id="B097",
        category="Actions Booster",
        gist="Stone house: play a card each round",
        text="In a stone house you may play a card as each round starts: an occupation for 1 food, "
        "or a minor improvement for its price.",
        on=[round_start.when(lives_in(STONE_HOUSE)) >> may(either(play_occupation(1), minor_improvement(BY_CARD)))],
    ),
    occupation(
        "Organic Farmer",
        id="B098",
        category="Points Provider",
        gist="1 point per pasture with 3 places free",
        text="At the end: 1 point for each pasture with an animal in it that could still take 3 more.",
        on=[before_scoring >> let_animals_go()],
        score=per(airy_pastures, 1),
    ),
    occupation(
        "Tutor",
        id="B099",
        category="Points Provider",
        gist="1 point per later occupation",
        text="At the end: 1 point for each occupation that you played later than this one.",
        score=per(later_occupations, 1),
    ),
    occupation(
        "Consultant",
        id="B102",
        category="Goods Provider",
        gist="Grain, clay, reed or sheep by players",
        text="You get 2 grain alone, 3 clay with two players, 2 reed with three, 2 sheep with four.",
        on=[
            played.when(players.exactly(1)) >> gain(grain(2)),
            played.when(players.exactly(2)) >> gain(clay(3)),
            played.when(players.exactly(3)) >> gain(reed(2)),
            played.when(players.at_least(4)) >> gain(sheep(2)),
        ],
    ),
    occupation(
        "Sheep Walker",
        id="B104",
        category="Goods Provider",
        gist="1 sheep for stone, vegetable or boar",
        text="Whenever you like, you may give 1 of your sheep away for a stone, a vegetable or a wild boar.",
        exchanges=[any_time(sheep(1), boar(1)), any_time(sheep(1), vegetable(1)), any_time(sheep(1), stone(1))],
    ),
    occupation(
        "Manservant",
        id="B107",
        category="Food Provider",
        gist="Stone house: 3 food each round",
        text="As soon as your house is of stone, 3 food go on every round space that is left.",
        on=[
            (played.when(lives_in(STONE_HOUSE)) >> schedule(food(3), next_rounds(14))).once(),
            (renovates.when(lives_in(STONE_HOUSE)) >> schedule(food(3), next_rounds(14))).once(),
        ],
    ),
    occupation(
        "Oven Firing Boy",
        id="B108",
        category="Food Provider",
        gist="Wood spaces: bake bread first",
        text="When you use a wood accumulation space, you may first bake bread.",
        on=[uses("wood accumulation") >> may(bake_bread())],
    ),
    occupation(
        "Paper Maker",
        id="B109",
        category="Food Provider",
        gist="1 wood: 1 food for each occupation",
        text="Just before you play a later occupation, you may pay 1 wood: "
        "1 food for each occupation that you have by then.",
        on=[before_occupation >> may(pay(wood(1)), gain(per(occupations, food(1))))],
    ),
    occupation(
        "Childless",
        id="B114",
        category="Crop Provider",
        gist="2 people, 3 rooms: food and a crop",
        text="While you have only 2 people in 3 rooms or more, each round starts with 1 food and "
        "your choice of 1 grain or 1 vegetable.",
        on=[
            round_start.when(all_of(rooms.at_least(3), people.exactly(2)))
            >> choose_goods((food(1) + grain(1), food(1) + vegetable(1)))
        ],
    ),
    occupation(
        "Small-scale Farmer",
        id="B118",
        category="Building Resource Provider",
        gist="House of 2 rooms: 1 wood each round",
        text="While your house has just 2 rooms, each round starts with 1 wood for you.",
        on=[round_start.when(rooms.exactly(2)) >> gain(wood(1))],
    ),
    occupation(
        "Geologist",
        id="B121",
        category="Building Resource Provider",
        gist="Forest and Reed Bank: get 1 clay",
        text="1 clay when you use Forest or Reed Bank; with 3 players or more, when you use Clay Pit too.",
        on=[
            uses("Forest", "Reed Bank") >> gain(clay(1)),
            uses("Clay Pit").when(players.at_least(3)) >> gain(clay(1)),
        ],
    ),
    occupation(
        "Roof Ballaster",
        id="B123",
        category="Building Resource Provider",
        gist="1 food: 1 stone for each room, once",
        text="You may pay 1 food, once, for as many stone as your house has rooms.",
        on=[played >> may(pay(food(1)), gain(per(rooms, stone(1))))],
    ),
    occupation(
        "Carpenter",
        id="B126",
        category="Building Resource Provider",
        gist="Rooms cost 3 of the material, 2 reed",
        text="Rooms cost you 3 of the material of your house and 2 reed.",
        prices=[rooms_cost(of_material=3, more=reed(2))],
    ),
    occupation(
        "House Steward",
        id="B136",
        players=3,
        category="Points Provider",
        gist="Wood now; points for the most rooms",
        text="With 1/3/6/9 whole rounds left you get 1/2/3/4 wood. At the end: 3 points for everybody who has "
        "the most rooms.",
        on=[played >> gain(by_steps(rounds_left, {1: wood(1), 3: wood(2), 6: wood(3), 9: wood(4)}))],
        score_for_all=most_get(rooms, 3),
    ),
    occupation(
        "Greengrocer",
        id="B142",
        players=3,
        category="Crop Provider",
        gist="Grain Seeds: 1 vegetable",
        text="1 vegetable when you use Grain Seeds.",
        on=[uses("Grain Seeds") >> gain(vegetable(1))],
    ),
    occupation(
        "Brushwood Collector",
        id="B145",
        players=3,
        category="Building Resource Provider",
        gist="Build with 1 wood for all the reed",
        text="For a room or a renovation you may pay 1 wood in place of all the reed.",
        prices=[may_pay(wood(1), instead_of=reed(1), of=(ROOM, RENOVATION), all_together=True)],
    ),
    occupation(
        "Storehouse Keeper",
        id="B156",
        players=4,
        category="Goods Provider",
        gist="Resource Market: 1 clay or 1 grain",
        text="1 clay or 1 grain, as you like, when you use Resource Market.",
        on=[uses("Resource Market") >> choose_goods((clay(1), grain(1)))],
    ),
    occupation(
        "Pastor",
        id="B163",
        players=4,
        category="Building Resource Provider",
        gist="Alone in 2 rooms: 7 resources",
        text="Once, as soon as nobody but you lives in just 2 rooms: 3 wood, 2 clay, 1 reed and 1 stone.",
        on=[
            (played.when(only_player_with(rooms.exactly(2))) >> gain(_TITHE)).once(),
            (builds_rooms.by_anyone().when(only_player_with(rooms.exactly(2))) >> gain(_TITHE)).once(),
        ],
    ),
    occupation(
        "Sheep Whisperer",
        id="B164",
        players=4,
        category="Livestock Provider",
        gist="1 sheep in 2, 5, 8 and 10 rounds",
        text="Put 1 sheep on the round spaces 2, 5, 8 and 10 rounds from now.",
        on=[played >> schedule(sheep(1), rounds_after(2, 5, 8, 10))],
    ),
    occupation(
        "Cattle Feeder",
        id="B166",
        players=4,
        category="Livestock Provider",
        gist="Grain Seeds: 1 cattle for 1 food",
        text="When you use Grain Seeds, you may buy 1 cattle for 1 food.",
        on=[uses("Grain Seeds") >> buy(cattle(1), food(1))],
    ),
)
