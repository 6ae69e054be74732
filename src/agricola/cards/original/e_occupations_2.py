"""Occupations of deck E, the basic deck of the original edition: the second half, from Basketmaker on."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

# --- Ratcatcher -------------------------------------------------------------------------------------------------------


def _keep_one_child_at_home(g: GameState, seat: int, event: Event | None) -> None:
    for p in g.players:
        if p.seat != seat and p.family > 2 and p.home:
            keep_home(g, p)


# --- Animal Keeper ----------------------------------------------------------------------------------------------------


def _mixed_pastures(g: GameState, seat: int, places: Housing) -> Housing:
    return housing((), places.anywhere + sum(places.pens), places.fixed)


_TITHE: Final = wood(3) + clay(2) + reed(1) + stone(1)

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Basketmaker",
        id="E183",
        players=4,
        text="In each harvest you may turn 1 reed into 3 food.",
        exchanges=[each_harvest(reed(1), food(3))],
    ),
    occupation(
        "Grocer",
        id="E184",
        text="A pile lies on this card, from the top: reed, grain, stone, vegetable, wood, clay, reed, vegetable. At "
        "any time you may buy what is on top for 1 food.",
        exchanges=pile(food(1), reed(1), grain(1), stone(1), vegetable(1), wood(1), clay(1), reed(1), vegetable(1)),
    ),
    occupation(
        "Clay Firer",
        id="E185",
        players=4,
        text="At any time you may turn 2 clay into 1 stone, or 3 clay into 2 stone.",
        exchanges=[any_time(clay(2), stone(1)), any_time(clay(3), stone(2))],
    ),
    occupation(
        "Clay Seller",
        id="E186",
        players=4,
        text="At any time you may turn 2 clay into 1 sheep or 1 reed, 3 clay into 1 wild boar or 1 stone, and 4 clay "
        "into 1 cattle.",
        exchanges=[
            any_time(clay(2), sheep(1)),
            any_time(clay(2), reed(1)),
            any_time(clay(3), boar(1)),
            any_time(clay(3), stone(1)),
            any_time(clay(4), cattle(1)),
        ],
    ),
    occupation(
        "Clay Deliveryman",
        id="E187",
        text="Put 1 clay on each of the round spaces 6 to 14 that is still to come, for the start of those rounds.",
        on=[played >> schedule(clay(1), rounds(6, 7, 8, 9, 10, 11, 12, 13, 14))],
    ),
    occupation(
        "Clay Mixer",
        id="E188",
        text="When you take only clay with a person's action, you get 2 clay more.",
        on=[takes(clay(1), only=True) >> gain(clay(2))],
    ),
    occupation(
        "Maid",
        id="E190",
        text="As soon as you live in a clay hut, put 1 food on each round space that is left, for the start of those "
        "rounds.",
        on=[
            played.when(not_(lives_in(WOODEN_HOUSE))) >> schedule(food(1), next_rounds(14)),
            renovates_from(WOODEN_HOUSE) >> schedule(food(1), next_rounds(14)),
        ],
    ),
    occupation(
        "Patron",
        id="E192",
        players=4,
        text="Each time you play a later occupation, you get 2 food before you pay for it.",
        on=[before_occupation >> gain(food(2))],
    ),
    occupation(
        "Pastor",
        id="E193",
        players=4,
        text="Once, as soon as you alone have only 2 rooms: 3 wood, 2 clay, 1 reed and 1 stone.",
        on=[
            (played.when(only_player_with(rooms.exactly(2))) >> gain(_TITHE)).once(),
            (builds_rooms.by_anyone().when(only_player_with(rooms.exactly(2))) >> gain(_TITHE)).once(),
        ],
    ),
    occupation(
        "Plow Driver",
        id="E194",
        text="While you live in a stone house, you may pay 1 food at the start of each round to plow 1 field.",
        on=[round_start.when(lives_in(STONE_HOUSE)) >> may(pay(food(1)), plow())],
    ),
    occupation(
        "Mushroom Collector",
        id="E196",
        text="When you take wood that lies on an action space, you may leave 1 of it there for 2 food.",
        on=[right_after_taking(wood(1)) >> may(leave_of_that(wood(1)), gain(food(2)))],
    ),
    occupation(
        "Braggart",
        id="E197",
        players=3,
        text="At the end: 1/3/5/7/9 points for at least 5/6/7/8/9 improvements in front of you.",
        score=by_steps(improvements, {5: 1, 6: 3, 7: 5, 8: 7, 9: 9}),
    ),
    occupation(
        "Ratcatcher",
        id="E198",
        players=3,
        category="Actions Booster",
        needs=current_round.at_most(9),
        text="In rounds 10 and 12 every other player who has offspring places one person fewer. Only to be played up "
        "to round 9.",
        on=[work_start.when(in_rounds(10, 12)) >> do("one child stays at home", _keep_one_child_at_home)],
    ),
    occupation(
        "Renovator",
        id="E199",
        text="A renovation to clay costs you 2 clay less, one to stone 2 stone less.",
        prices=[costs_less(RENOVATION, by=clay(2) + stone(2))],
    ),
    occupation(
        "Conservator",
        id="E200",
        text="You may renovate a wooden hut to a stone house in one step.",
        renovations=straight_to(STONE_HOUSE),
    ),
    occupation(
        "Cattle Whisperer",
        id="E201",
        players=4,
        text="Put 1 cattle on the round spaces 5 and 9 rounds from now, for the start of those rounds.",
        on=[played >> schedule(cattle(1), rounds_after(5, 9))],
    ),
    occupation(
        "Seasonal Worker",
        id="E202",
        text="Each time you use Day Laborer, you also get 1 grain, from round 6 on 1 vegetable if you prefer.",
        on=[
            right_after_using("Day Laborer").when(not_(from_round(6))) >> gain(grain(1)),
            right_after_using("Day Laborer").when(from_round(6)) >> choose_goods((grain(1), vegetable(1))),
        ],
    ),
    occupation(
        "Master Shepherd",
        id="E204",
        players=4,
        text="Put 1 sheep on each of the next 3 round spaces, for the start of those rounds.",
        on=[played >> schedule(sheep(1), next_rounds(3))],
    ),
    occupation(
        "Reed Collector",
        id="E205",
        players=3,
        text="Put 1 reed on each of the next 4 round spaces, for the start of those rounds.",
        on=[played >> schedule(reed(1), next_rounds(4))],
    ),
    occupation(
        "Swineherd",
        id="E206",
        players=4,
        text="Each time you use 1 Wild Boar, you get 1 more wild boar.",
        on=[right_after_using("1 Wild Boar") >> gain(boar(1))],
    ),
    occupation(
        "Stablehand",
        id="E207",
        category="Farm Planner",
        text="When you build fences, you also build 1 stable for nothing, once in an action.",
        on=[(builds_fences >> build_stables(NOTHING, limit=1)).once_per_use()],
    ),
    occupation(
        "Quarryman",
        id="E209",
        players=3,
        text="At any time you may turn stone into food, 1 stone into 2.",
        meals=[any_time(stone(1), food(2))],
    ),
    occupation(
        "Stone Carrier",
        id="E210",
        text="When you take stone with a person's action, you get 1 stone more. If other building resources come with "
        "it, that stone costs 1 food.",
        on=[
            takes(stone(1)).when(not_(several_resources)) >> gain(stone(1)),
            takes(stone(1)).when(several_resources) >> buy(stone(1), food(1)),
        ],
    ),
    occupation(
        "Stonecutter",
        id="E211",
        players=3,
        text="Every improvement, every room and every renovation costs you 1 stone less.",
        prices=[costs_less(IMPROVEMENT, ROOM, RENOVATION, by=stone(1))],
    ),
    occupation(
        "Potter",
        id="E214",
        players=3,
        text="In each harvest you may turn 1 clay into 2 food.",
        exchanges=[each_harvest(clay(1), food(2))],
    ),
    occupation(
        "Animal Keeper",
        id="E216",
        players=4,
        category="Farm Planner",
        text="Different kinds of animals may share a pasture.",
        holds=_mixed_pastures,
    ),
    occupation(
        "Reeve",
        id="E217",
        players=3,
        text="You get 4/3/2/1 wood if you play this card up to round 5/8/11/13. At the end: 3 points for everybody who "
        "has the most occupations.",
        on=[played >> gain(by_steps(rounds_left, {1: wood(1), 3: wood(2), 6: wood(3), 9: wood(4)}))],
        score_for_all=most_get(occupations, 3),
    ),
    occupation(
        "Carpenter",
        id="E218",
        text="A room costs you 3 of the material of your house and 2 reed.",
        prices=[rooms_cost(of_material=3, more=reed(2))],
    ),
)
