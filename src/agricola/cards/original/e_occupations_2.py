"""Occupations of deck E, the basic deck of the original edition: the second half, from Basketmaker on."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from agricola.cards.original.losses import TENANT_FARMER, animals_owed
from agricola.cards.words import *

# --- Lord of the Manor ------------------------------------------------------------------------------------------------

_CATEGORIES: Final = ("fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle", "fenced stables")
_MOST: Final = 4


def _full_categories(g: GameState, seat: int) -> tuple[int, Message]:
    lines = g.board.yard_lines(g, g.players[seat])
    full = sum(line.category in _CATEGORIES and line.points == _MOST for line in lines)
    return full, own_words("{ $n } with 4 points", n=full)


# --- Ratcatcher -------------------------------------------------------------------------------------------------------


_RATCATCHER: Final = "E198"


def _keep_one_child_at_home(g: GameState, seat: int, event: Event | None) -> None:
    """Once for each of the other players who have offspring, also such as was adopted in this round."""
    owner = g.players[seat]
    kept = remembered(owner, _RATCATCHER)[1:] if remembered(owner, _RATCATCHER)[:1] == (g.round,) else ()
    for p in g.players:
        if p.seat != seat and p.seat not in kept and p.family - p.newborns > 2 and p.home:
            keep_home(g, p)
            kept = (*kept, p.seat)
    remember(owner, _RATCATCHER, g.round, *kept)


# --- Dancer -----------------------------------------------------------------------------------------------------------


def _up_to_4_food(g: GameState, seat: int, event: Event | None) -> Goods:
    """What is missing to 4 food, also when some of it was left on the space before."""
    assert event is not None
    return food(max(0, 4 - event.goods[FOOD]))


# --- Tenant Farmer ----------------------------------------------------------------------------------------------------

_LENT: Final = ((SHEEP, sheep(1)), (BOAR, boar(1)), (CATTLE, cattle(1)))


def _what_can_be_returned(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """Every choice among the kinds that there are, all of them first; the numbers say how many of each."""
    there = [(number, goods) for number, (kind, goods) in enumerate(_LENT) if g.players[seat].goods[kind]]
    found: list[tuple[Message, tuple[int, ...]]] = []
    for size in range(len(there), 0, -1):
        for chosen in combinations(there, size):
            herd = [0, 0, 0]
            goods = NOTHING
            for number, one in chosen:
                herd[number] = 1
                goods += one
            found.append((own_words("return { $goods }", goods=goods.bag), tuple(herd)))
    return found


def _return_animals(g: GameState, seat: int, event: Event | None, chosen: tuple[int, ...]) -> None:
    p = g.players[seat]
    let_go(g, p, (chosen[0], chosen[1], chosen[2]))
    remember(p, TENANT_FARMER, *chosen)


def _debt(g: GameState, seat: int) -> tuple[int, Message]:
    owed = animals_owed(g, seat)
    return -owed, own_words("{ $n } of the animals not returned", n=owed)


# --- Conservator ------------------------------------------------------------------------------------------------------


_CONSERVATOR: Final = "E200"


def _note_the_step(g: GameState, seat: int, event: Event | None) -> None:
    """Others may want to know that this house was never of clay (OP-51)."""
    remember(g.players[seat], _CONSERVATOR, 1)


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Basketmaker",
        id="E183",
        players=4,
        gist="Each harvest: 1 reed for 3 food",
        text="In each harvest you may turn 1 reed into 3 food.",
        exchanges=[each_harvest(reed(1), food(3))],
    ),
    occupation(
        "Grocer",
        id="E184",
        gist="Buy 8 goods in order, 1 food each",
        text="A pile lies on this card, from the top: reed, grain, stone, vegetable, wood, clay, reed, vegetable. At "
        "any time you may buy what is on top for 1 food.",
        exchanges=pile(food(1), reed(1), grain(1), stone(1), vegetable(1), wood(1), clay(1), reed(1), vegetable(1)),
    ),
    occupation(
        "Clay Firer",
        id="E185",
        players=4,
        gist="2 clay for 1 stone, 3 clay for 2",
        text="At any time you may turn 2 clay into 1 stone, or 3 clay into 2 stone.",
        exchanges=[any_time(clay(2), stone(1)), any_time(clay(3), stone(2))],
    ),
    occupation(
        "Clay Seller",
        id="E186",
        players=4,
        gist="Clay for animals, reed or stone",
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
        gist="1 clay in each round from 6 on",
        text="Put 1 clay on each of the round spaces 6 to 14 that is still to come, for the start of those rounds.",
        on=[played >> schedule(clay(1), rounds(6, 7, 8, 9, 10, 11, 12, 13, 14))],
    ),
    occupation(
        "Clay Mixer",
        id="E188",
        gist="When you take only clay: 2 clay more",
        text="When you take only clay with a person's action, you get 2 clay more.",
        on=[takes(clay(1), only=True) >> gain(clay(2))],
    ),
    occupation(
        "Lord of the Manor",
        id="E189",
        gist="1 point per category with 4 points",
        text="At the end: 1 point for each category in which you have the most points there are, 4.",
        score=_full_categories,
    ),
    occupation(
        "Maid",
        id="E190",
        gist="Clay hut: 1 food in each round to come",
        text="As soon as you live in a clay hut, put 1 food on each round space that is left, for the start of those "
        "rounds.",
        on=[as_soon_as(not_(lives_in(WOODEN_HOUSE))) >> schedule(food(1), next_rounds(14))],
    ),
    occupation(
        "Mason",
        id="E191",
        gist="With 4 stone rooms, build 1 for nothing",
        text="Once, at any time while you have a stone house of at least 4 rooms, you may add a room for nothing.",
        any_time_deeds=[once(when(rooms_of(STONE_HOUSE).at_least(4), build_rooms(1, NOTHING)))],
    ),
    occupation(
        "Patron",
        id="E192",
        players=4,
        gist="Each later occupation: 2 food first",
        text="Each time you play a later occupation, you get 2 food before you pay for it.",
        on=[before_occupation >> gain(food(2))],
    ),
    occupation(
        "Pastor",
        id="E193",
        players=4,
        gist="Alone in 2 rooms: 7 resources",
        text="Once, as soon as you alone have only 2 rooms: 3 wood, 2 clay, 1 reed and 1 stone.",
        on=[as_soon_as(only_player_with(rooms.exactly(2))) >> gain(wood(3) + clay(2) + reed(1) + stone(1))],
    ),
    occupation(
        "Plow Driver",
        id="E194",
        gist="Stone house: 1 food plows 1 field",
        text="While you live in a stone house, you may pay 1 food at the start of each round to plow 1 field.",
        on=[round_start.when(lives_in(STONE_HOUSE)) >> may(pay(food(1)), plow())],
    ),
    occupation(
        "Plow Maker",
        id="E195",
        gist="Plowing spaces: 1 field more for 1 food",
        text="When you plow on Plow 1 Field or Plow Field and Sow, you may pay 1 food to plow 1 more field.",
        on=[
            right_after_using("Plow 1 Field") >> may(pay(food(1)), plow()),
            # The field comes before a sow action that may follow.
            (plows.on_spaces("Plow Field and Sow") >> may(pay(food(1)), plow())).once_per_use(),
        ],
    ),
    occupation(
        "Mushroom Collector",
        id="E196",
        gist="When you take wood: 1 wood for 2 food",
        text="When you take wood that lies on an action space, you may leave 1 of it there for 2 food.",
        on=[right_after_taking(wood(1)) >> may(leave_of_that(wood(1)), gain(food(2)))],
    ),
    occupation(
        "Braggart",
        id="E197",
        players=3,
        gist="Points from 5 improvements on",
        text="At the end: 1/3/5/7/9 points for at least 5/6/7/8/9 improvements in front of you.",
        score=by_steps(improvements, {5: 1, 6: 3, 7: 5, 8: 7, 9: 9}),
    ),
    occupation(
        "Ratcatcher",
        id=_RATCATCHER,
        players=3,
        category="Actions Booster",
        needs=current_round.at_most(9),
        gist="Rounds 10, 12: others place 1 fewer",
        text="In rounds 10 and 12 every other player who has offspring places one person fewer. Only to be played up "
        "to round 9.",
        on=[
            work_start.when(in_rounds(10, 12)) >> do("one child stays at home", _keep_one_child_at_home),
            grows.by_others().when(in_rounds(10, 12)).when(a_birth)
            >> do("one child stays at home", _keep_one_child_at_home),
        ],
    ),
    occupation(
        "Renovator",
        id="E199",
        gist="Renovating costs 2 clay or 2 stone less",
        text="A renovation to clay costs you 2 clay less, one to stone 2 stone less.",
        prices=[
            costs_less(RENOVATION, by=clay(2), only=to_house(CLAY_HOUSE)),
            costs_less(RENOVATION, by=stone(2), only=to_house(STONE_HOUSE)),
        ],
    ),
    occupation(
        "Conservator",
        id=_CONSERVATOR,
        gist="From wood to stone in one step",
        text="You may renovate a wooden hut to a stone house in one step.",
        renovations=straight_to(STONE_HOUSE),
        on=[renovates_from(WOODEN_HOUSE, to=STONE_HOUSE) >> do("note it", _note_the_step)],
        notes=times_done(),
    ),
    occupation(
        "Cattle Whisperer",
        id="E201",
        players=4,
        gist="1 cattle in 5 and in 9 rounds",
        text="Put 1 cattle on the round spaces 5 and 9 rounds from now, for the start of those rounds.",
        on=[played >> schedule(cattle(1), rounds_after(5, 9))],
    ),
    occupation(
        "Seasonal Worker",
        id="E202",
        gist="Day Laborer: 1 grain, later a vegetable",
        text="Each time you use Day Laborer, you also get 1 grain, from round 6 on 1 vegetable if you prefer.",
        on=[
            right_after_using("Day Laborer").when(not_(from_round(6))) >> gain(grain(1)),
            right_after_using("Day Laborer").when(from_round(6)) >> choose_goods((grain(1), vegetable(1))),
        ],
    ),
    occupation(
        "Shepherd",
        id="E203",
        players=4,
        gist="4 sheep breed 2 lambs",
        text="With 4 sheep or more in the breeding phase of a harvest you get 2 lambs, not 1, if they find a place.",
        litters=[litter(SHEEP, parents=4, newborns=2)],
    ),
    occupation(
        "Master Shepherd",
        id="E204",
        players=4,
        gist="1 sheep in each of the next 3 rounds",
        text="Put 1 sheep on each of the next 3 round spaces, for the start of those rounds.",
        on=[played >> schedule(sheep(1), next_rounds(3))],
    ),
    occupation(
        "Reed Collector",
        id="E205",
        players=3,
        gist="1 reed in each of the next 4 rounds",
        text="Put 1 reed on each of the next 4 round spaces, for the start of those rounds.",
        on=[played >> schedule(reed(1), next_rounds(4))],
    ),
    occupation(
        "Swineherd",
        id="E206",
        players=4,
        gist="1 Wild Boar: 1 wild boar more",
        text="Each time you use 1 Wild Boar, you get 1 more wild boar.",
        on=[right_after_using("1 Wild Boar") >> gain(boar(1))],
    ),
    occupation(
        "Stablehand",
        id="E207",
        category="Farm Planner",
        gist="Fences: 1 stable for nothing",
        text="When you build fences, you also build 1 stable for nothing, once in an action.",
        on=[(builds_fences >> build_stables(NOTHING, limit=1)).not_by_itself()],
    ),
    occupation(
        "Stablemaster",
        id="E208",
        gist="One unfenced stable holds 3 animals",
        text="One of your unfenced stables holds up to 3 animals of one kind.",
        one_stable_holds=3,
    ),
    occupation(
        "Quarryman",
        id="E209",
        players=3,
        gist="2 food for 1 stone, at any time",
        text="At any time you may turn stone into food, 1 stone into 2.",
        meals=[any_time(stone(1), food(2))],
    ),
    occupation(
        "Stone Carrier",
        id="E210",
        gist="When you take stone: 1 stone more",
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
        gist="Building costs 1 stone less",
        text="Every improvement, every room and every renovation costs you 1 stone less.",
        prices=[costs_less(IMPROVEMENT, ROOM, RENOVATION, by=stone(1))],
    ),
    occupation(
        "Dancer",
        id="E212",
        players=4,
        gist="Traveling Players: at least 4 food",
        text="When you take the food of Traveling Players, you get at least 4 food, even if only 1 to 3 are there.",
        on=[
            right_after_taking(food(1)).on_spaces("traveling players")
            >> gain(amount("enough for 4 food", _up_to_4_food))
        ],
    ),
    occupation(
        "Stockman",
        id="E213",
        players=4,
        gist="An animal for stables 2, 3 and 4",
        text="You get 1 cattle when you build your second stable, 1 wild boar when you build your third, and 1 sheep "
        "when you build your fourth.",
        on=[
            builds_stable.when(stables.exactly(2)) >> gain(cattle(1)),
            builds_stable.when(stables.exactly(3)) >> gain(boar(1)),
            builds_stable.when(stables.exactly(4)) >> gain(sheep(1)),
        ],
    ),
    occupation(
        "Potter",
        id="E214",
        players=3,
        gist="Each harvest: 1 clay for 2 food",
        text="In each harvest you may turn 1 clay into 2 food.",
        exchanges=[each_harvest(clay(1), food(2))],
    ),
    occupation(
        "Tenant Farmer",
        id=TENANT_FARMER,
        players=4,
        gist="1 animal of each kind, on loan",
        text="You get 1 sheep, 1 wild boar and 1 cattle. Before the scoring you return 1 of each, or lose 1 point for "
        "each that you keep or do not have.",
        on=[
            played >> gain(sheep(1) + boar(1) + cattle(1)),
            before_scoring >> pick("return animals", _what_can_be_returned, _return_animals, optional=True),
        ],
        score=_debt,
    ),
    occupation(
        "Animal Keeper",
        id="E216",
        players=4,
        category="Farm Planner",
        gist="Pastures hold mixed animals",
        text="Different kinds of animals may share a pasture.",
        mixed_pastures=True,
    ),
    occupation(
        "Reeve",
        id="E217",
        players=3,
        gist="Get wood; most occupations: 3 points",
        text="You get 4/3/2/1 wood if you play this card up to round 5/8/11/13. At the end: 3 points for everybody who "
        "has the most occupations.",
        on=[played >> gain(by_steps(rounds_left, {1: wood(1), 3: wood(2), 6: wood(3), 9: wood(4)}))],
        score_for_all=most_get(occupations, 3),
    ),
    occupation(
        "Carpenter",
        id="E218",
        gist="Rooms cost 3 of the material, 2 reed",
        text="A room costs you 3 of the material of your house and 2 reed.",
        prices=[rooms_cost(of_material=3, more=reed(2))],
    ),
    occupation(
        "Guildmaster",
        id="E341",
        players=3,
        gist="Craft cards bring 4 wood, 4 clay or 3 reed",
        text="You get 4 wood when you build the Joinery or play the Cabinetmaker, 4 clay with the Pottery or the "
        "Potter, 3 reed with the Basketmaker's Workshop or the Basketmaker. When you play this card, you get 2 of that "
        "for each of them in front of you.",
        on=[
            played >> gain(per(cards_named("Joinery", "Cabinetmaker"), wood(2))),
            played >> gain(per(cards_named("Pottery", "Potter"), clay(2))),
            played >> gain(per(cards_named("Basketmaker's Workshop", "Basketmaker"), reed(2))),
            plays("Joinery", "Cabinetmaker") >> gain(wood(4)),
            plays("Pottery", "Potter") >> gain(clay(4)),
            plays("Basketmaker's Workshop", "Basketmaker") >> gain(reed(3)),
        ],
    ),
)
