"""Minor improvements of deck I, the interactive deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.original.slaughtering import food_when_others_slaughter
from agricola.cards.shared.handlers import pair_with, sheep_in_new_pastures
from agricola.cards.words import *

# --- Harrow -----------------------------------------------------------------------------------------------------------

_HARROW: Final = "I068"


def _who_used_the_harrow(g: GameState, seat: int) -> Message | None:
    own, others = plow_uses(g.players[seat], _HARROW)
    users = [p.seat for p in g.players if (own if p.seat == seat else others >> p.seat & 1)]
    if not users:
        return None
    who = say("need-all", parts=tuple(own_words("{ $seat }", seat=user) for user in users))
    return own_words("used by { $who }", who=who)


# --- Rake -------------------------------------------------------------------------------------------------------------

_TOOLS: Final = cards_called("Harrow", "Punner", "Yoke", "Plow")


def _raked(g: GameState, seat: int) -> tuple[int, Message]:
    """Two points for five fields, or for six beside another tool for them."""
    fields = field_tiles.of(g, seat)
    return (2 if fields >= (6 if _TOOLS.of(g, seat) else 5) else 0), field_tiles.so_many(fields)


# --- Holiday House ----------------------------------------------------------------------------------------------------


def _on_holiday(g: GameState, seat: int, event: Event | None) -> None:
    """Tell that nobody is there to be placed."""
    while g.players[seat].home:
        keep_home(g, g.players[seat])


# --- Slaughterhouse ---------------------------------------------------------------------------------------------------

_SLAUGHTERHOUSE: Final = "I097"


# --- Milking Shed -----------------------------------------------------------------------------------------------------


def _milk_of_all_players(g: GameState, seat: int, event: Event | None) -> Goods:
    return food(sum(p.goods[SHEEP] for p in g.players) // 5 + sum(p.goods[CATTLE] for p in g.players) // 3)


# --- Lasso ------------------------------------------------------------------------------------------------------------

_FIRST_OF_THE_TURN: Final = condition(
    "after the first person of a turn",
    lambda g, seat, event: event is not None and event.placed_before == 0 and could_place(g, g.players[seat]),
)

# --- Animal Feed ------------------------------------------------------------------------------------------------------

_KINDS: Final = (SHEEP, BOAR, CATTLE)


def _fed_herds(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """The largest herds with one more of each kind that there is; others may make room, but nobody cooks any more."""
    p = g.players[seat]
    wanted = [p.goods[kind] + (p.goods[kind] > 0) for kind in _KINDS]
    herds = animal_housing(g, p).most(wanted[0], wanted[1], wanted[2]) if any(wanted) else []
    return [(say("act-keep", goods=(sheep(s) + boar(b) + cattle(c)).bag), (s, b, c)) for s, b, c in herds]


def _feed(g: GameState, seat: int, event: Event | None, herd: tuple[int, ...]) -> None:
    p = g.players[seat]
    before = [p.goods[kind] for kind in _KINDS]
    leaving = [max(0, had - kept) for had, kept in zip(before, herd, strict=True)]
    new = [max(0, kept - had) for had, kept in zip(before, herd, strict=True)]
    if any(leaving):
        let_go(g, p, (leaving[0], leaving[1], leaving[2]))
    if any(new):
        receive(g, p, (sheep(new[0]) + boar(new[1]) + cattle(new[2])).bag)


# --- Water Mill -------------------------------------------------------------------------------------------------------

_IN_THE_HARVEST: Final = condition("in the harvest", lambda g, seat, event: takes_part(g, g.players[seat]))


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Moldboard Plow",
        id="I063",
        cost=wood(2),
        needs=occupations.at_least(1),
        gist="Plow 1 Field: 2 fields, twice",
        text="Twice in the game you may plow 2 fields instead of 1 on Plow 1 Field.",
        plow=fields_instead(2, "Plow 1 Field", times=2),
    ),
    minor(
        "Alms",
        id="I064",
        needs=occupations.exactly(0),
        traveling=True,
        gist="1 food per round that is over",
        text="You get 1 food for each round that is over.",
        on=[played >> gain(per(completed_rounds, food(1)))],
    ),
    minor(
        "Baker's Kitchen",
        id="I065",
        cost=returning("Oven", stone(2)),
        points=4,
        gist="Bake bread: 5 food for each of 2 grain",
        text="Costs 2 stone and an oven that you give back. Bake Bread: 5 food each for at most 2 grain. When you play "
        "it, you may bake bread at once.",
        oven=baking(5, at_most=2),
        on=[played >> may(bake_bread())],
    ),
    minor(
        "Village Well",
        id="I066",
        cost=returning("Well"),
        points=5,
        gist="1 food in each of the next 3 rounds",
        text="Costs the Well, which you give back. Put 1 food on each of the next 3 round spaces; you get it when "
        "those rounds start.",
        on=[played >> schedule(food(1), next_rounds(3))],
    ),
    minor(
        "Threshing Board",
        id="I067",
        cost=wood(2),
        needs=occupations.at_least(2),
        points=1,
        gist="Plowing spaces: bake bread too",
        text="Each time you use Plow 1 Field or Plow Field and Sow, you may bake bread afterwards.",
        on=[right_after_using("Plow 1 Field", "Plow Field and Sow") >> may(bake_bread())],
    ),
    minor(
        "Harrow",
        id=_HARROW,
        cost=wood(2),
        gist="Plow 2 fields once; others pay you for it",
        text="Once in the game you may plow 2 fields instead of 1 on Plow 1 Field or Plow Field and Sow. Each other "
        "player may do so once too, and pays you 2 food for it.",
        plow=fields_instead(2, "plow", times=1, others_pay=food(2)),
        notes=_who_used_the_harrow,
    ),
    minor(
        "Strawberry Patch",
        id="I069",
        needs=vegetable_fields.at_least(2),
        points=2,
        gist="1 food in each of the next 3 rounds",
        text="Put 1 food on each of the next 3 round spaces; you get it when those rounds start.",
        on=[played >> schedule(food(1), next_rounds(3))],
    ),
    minor(
        "Punner",
        id="I070",
        cost=wood(1),
        gist="Others plow more than 1 field: plow 1",
        text="When another player plows more than one field with a plow or the Harrow, you may plow 1 field.",
        on=[
            plows.by_others().when(
                condition(
                    "more than one field with a plow",
                    lambda g, seat, event: event is not None and event.card is not None and event.count > 1,
                )
            )
            >> may(plow())
        ],
    ),
    minor(
        "Holiday House",
        id="I071",
        cost=(wood(3) + reed(2), clay(3) + reed(2)),
        needs=current_round.at_most(13),
        points=8,
        gist="None of your people works in round 14",
        text="Nobody of yours works in round 14. Only to be played up to round 13.",
        on=[preparation_end.when(in_rounds(14)) >> do("go on holiday", _on_holiday)],
        misses_work=lambda g, seat: in_rounds(14).test(g, seat, None),
    ),
    minor(
        "Goose Pond",
        id="I072",
        needs=occupations.at_least(3),
        points=1,
        gist="1 food in each of the next 4 rounds",
        text="Put 1 food on each of the next 4 round spaces; you get it when those rounds start.",
        on=[played >> schedule(food(1), next_rounds(4))],
    ),
    minor(
        "Guest",
        id="I073",
        cost=food(2),
        traveling=True,
        gist="One person more in the next round",
        text="In the next round you may place a guest too, as one of your people.",
        on=[played >> schedule(may(guest_comes()), rounds_after(1))],
    ),
    minor(
        "Grain Cart",
        id="I074",
        cost=wood(2),
        needs=occupations.at_least(2),
        gist="Take 1 Grain: 2 grain more",
        text="Each time you use Take 1 Grain, you get 2 more grain.",
        on=[right_after_using("Take 1 Grain") >> gain(grain(2))],
    ),
    minor(
        "Hand Mill",
        id="I075",
        cost=stone(1),
        gist="Feeding: 1 or 2 grain for 2 food each",
        text="In each feeding phase: either 1 grain for 2 food or 2 grain for 4 food.",
        exchanges=[each_harvest(grain(1), food(2)), each_harvest(grain(2), food(4))],
    ),
    minor(
        "Rake",
        id="I076",
        cost=wood(1),
        gist="2 points for 5 fields, with a plow for 6",
        text="At the end: 2 points if you have 5 fields, or 6 fields if the Harrow, the Punner, the Yoke or a plow "
        "lies in front of you.",
        score=_raked,
    ),
    minor(
        "Shepherd's Crook",
        id="I077",
        cost=wood(1),
        gist="New pasture of 4 or more: 2 sheep",
        text="Each time you fence a new pasture of 4 or more spaces, you get 2 sheep for it.",
        on=[builds_fences >> gain(amount("2 sheep for each large new pasture", sheep_in_new_pastures))],
    ),
    minor(
        "Copse",
        id="I078",
        cost=wood(2),
        needs=occupations.at_least(1),
        points=1,
        gist="A field for 2 stacks of wood",
        text="This card is a field with 2 stacks, on which only wood grows. Wood is sown and harvested as grain is.",
        card_fields=[(WOOD,), (WOOD,)],
    ),
    minor(
        "Wood Cart",
        id="I079",
        cost=wood(3),
        needs=occupations.at_least(3),
        gist="When you take wood: 2 wood more",
        text="Each time a person of yours takes wood that lies on an action space, you get 2 more wood.",
        on=[takes(wood(1), lying_there=True) >> gain(wood(2))],
    ),
    minor(
        "Spinney",
        id="I080",
        cost=wood(1),
        needs=occupations.at_least(3),
        points=1,
        gist="Others use 3 Wood: 1 of it is yours",
        text="Each time another player uses 3 Wood, you get 1 of that wood.",
        on=[takes(wood(1)).by_others().on_spaces("3 Wood") >> take_from_them(wood(1))],
    ),
    minor(
        "Wooden Hut Extension",
        id="I081",
        cost=wood(5) + reed(1),
        needs=lives_in(WOODEN_HOUSE),
        traveling=True,
        gist="1 wooden room at once",
        text="Build 1 room of your wooden hut at once, for no more than the price of this card.",
        on=[played.must(build_rooms(1, NOTHING))],
    ),
    minor(
        "Wooden Crane",
        id="I082",
        cost=wood(3),
        points=1,
        gist="1 Stone spaces: 1 more, or 2 for 1 food",
        text="Each time you use one of the two 1 Stone spaces, you get 1 more stone; for 1 food you may take 2 "
        "instead.",
        on=[right_after_using("stone") >> either(gain(stone(1)), then(pay(food(1)), gain(stone(2))))],
    ),
    minor(
        "Wooden Path",
        id="I083",
        cost=wood(1),
        gist="2 points if nobody has a better road",
        text="At the end: 2 points if nobody has the Clay Path or the Paved Road.",
        score=by_steps(cards_called("Clay Path", "Paved Road", anyone=True), {0: 2, 1: 0}),
    ),
    minor(
        "Chicken Coop",
        id="I084",
        cost=(wood(2) + reed(1), clay(2) + reed(1)),
        points=1,
        gist="1 food in each of the next 8 rounds",
        text="Put 1 food on each of the next 8 round spaces; you get it when those rounds start.",
        on=[played >> schedule(food(1), next_rounds(8))],
    ),
    minor(
        "Cooking Corner",
        id="I085",
        cost=returning("Cooking Hearth"),
        points=3,
        gist="A better hearth: cook goods, bake bread",
        text="Costs a Cooking Hearth that you give back. At any time: vegetable 4 food, sheep 2, wild boar 3, cattle "
        "4. Bake Bread: 3 food for each grain.",
        cooks=cooking(vegetable=4, sheep=2, boar=3, cattle=4),
        oven=baking(3),
    ),
    minor(
        "Corn Storehouse",
        id="I086",
        cost=(wood(2) + reed(2), clay(2) + reed(2)),
        points=1,
        gist="Sow grain each harvest, 1 fewer each",
        text="After the field phase of each harvest you may sow grain on empty fields; 1 grain fewer comes on each.",
        on=[field_phase_end >> may(sow(GRAIN, fewer=1))],
    ),
    minor(
        "Flagon",
        id="I087",
        cost=clay(1),
        gist="Each Well: 4 food, 1 for all others",
        text="Each time somebody builds the Well or plays the Village Well, you get 4 food and all others 1 food; now "
        "too for each of them that is in play.",
        on=[
            played.when(cards_called("Well", anyone=True).at_least(1)) >> then(gain(food(4)), others_gain(food(1))),
            played.when(cards_called("Well", anyone=True).at_least(2)) >> then(gain(food(4)), others_gain(food(1))),
            plays("Well", "Village Well").by_anyone() >> then(gain(food(4)), others_gain(food(1))),
        ],
    ),
    minor(
        "Lasso",
        id="I088",
        cost=reed(1),
        gist="Two people in a row with an animal space",
        text="You may place two people in a row if one of them uses 1 Sheep, 1 Wild Boar or 1 Cattle.",
        on=[
            turn_over().when(_FIRST_OF_THE_TURN) >> may(place_another(pair_with("1 Sheep", "1 Wild Boar", "1 Cattle")))
        ],
    ),
    minor(
        "Clay Path",
        id="I089",
        cost=clay(3),
        points=1,
        gist="2 points if nobody has the Paved Road",
        text="At the end: 2 points if nobody has the Paved Road.",
        score=by_steps(cards_called("Paved Road", anyone=True), {0: 2, 1: 0}),
    ),
    minor(
        "Planter Box",
        id="I090",
        needs=occupations.at_least(2),
        gist="Fields beside your house get more crops",
        text="On each field beside your house come 2 more grain or 1 more vegetable from the supply when you sow it.",
        sows_more=more_sown(grain=2, vegetable=1, beside_house=True),
    ),
    minor(
        "Ladder",
        id="I091",
        cost=wood(2),
        gist="Rooms, renovation, 6 cards: 1 reed less",
        text="You pay 1 reed less for each room and renovation, and for the Water Mill, Half-timbered House, Chicken "
        "Coop, Holiday House, Mansion and Corn Storehouse.",
        prices=[
            costs_less(ROOM, RENOVATION, by=reed(1)),
            costs_less(
                IMPROVEMENT,
                by=reed(1),
                only=named(
                    "Water Mill", "Half-timbered House", "Chicken Coop", "Holiday House", "Mansion", "Corn Storehouse"
                ),
            ),
        ],
    ),
    minor(
        "Manure",
        id="I092",
        needs=animals.at_least(2),
        gist="No harvest: take 1 crop per field",
        text="At the end of each round without a harvest you may take 1 grain or vegetable from each of your fields.",
        on=[
            round_end.when(not_(in_rounds(4, 7, 9, 11, 13, 14)))
            >> then(may(harvest_more(GRAIN)), may(harvest_more(VEGETABLE)))
        ],
    ),
    minor(
        "Milking Shed",
        id="I093",
        cost=clay(2) + stone(3),
        points=2,
        gist="Harvest: food by the herds of all players",
        text="At the start of each field phase you get 1 food for every 5 sheep and for every 3 cattle of all players "
        "together.",
        on=[field_phase_start >> gain(amount("food for the animals of all players", _milk_of_all_players))],
    ),
    minor(
        "Paved Road",
        id="I094",
        cost=stone(5),
        points=2,
        gist="2 points at the end",
        text="At the end: 2 points.",
        score=per(cards_called("Paved Road"), 2),
    ),
    minor(
        "Fish Trap",
        id="I095",
        cost=wood(1),
        gist="Fishing, reed spaces: 1 food more",
        text="1 food more each time you use Fishing or get reed on an action space.",
        on=[right_after_using("Fishing") >> gain(food(1)), takes(reed(1)) >> gain(food(1))],
    ),
    minor(
        "Reed Exchange",
        id="I096",
        cost=(wood(2), clay(2)),
        traveling=True,
        gist="2 reed",
        text="You get 2 reed.",
        on=[played >> gain(reed(2))],
    ),
    minor(
        "Slaughterhouse",
        id=_SLAUGHTERHOUSE,
        cost=clay(2) + stone(2),
        points=2,
        gist="Others turn animals into food: 1 food",
        text="When another player turns animals into food, you get 1 food. You feed your family after everybody else.",
        on=[food_when_others_slaughter(_SLAUGHTERHOUSE)],
        feeds_last=True,
    ),
    minor(
        "Schnaps Distillery",
        id="I098",
        cost=vegetable(1) + stone(2),
        points=2,
        gist="Harvest: 1 vegetable for 4 food; points",
        text="Once each harvest: 1 vegetable for 4 food. At the end: 1 point for your fifth vegetable and 1 for your "
        "sixth.",
        exchanges=[each_harvest(vegetable(1), food(4))],
        score=by_steps(crops(VEGETABLE), {5: 1, 6: 2}),
    ),
    minor(
        "Straw-thatched Roof",
        id="I099",
        needs=grain_fields.at_least(3),
        points=1,
        gist="No reed for rooms or renovation",
        text="You pay no reed any more when you build rooms or renovate.",
        prices=[costs_less(ROOM, RENOVATION, by=reed(15))],
    ),
    minor(
        "Tavern",
        id="I100",
        cost=wood(2) + stone(2),
        points=2,
        category="Actions Booster",
        gist="A space: 3 food, or 2 points for you",
        text="An action space for everybody: 3 food. You may take 2 points there instead.",
        space=space(
            "Tavern", either(gain(food(3)), when(cards_called("Tavern").at_least(1), bonus_points(2, "take 2 points")))
        ),
    ),
    minor(
        "Animal Feed",
        id="I101",
        needs=planted_fields.at_least(4),
        gist="End: 1 more of each animal you have",
        text="Just before scoring you get 1 more animal of each kind that you have, if there is room for it.",
        on=[before_scoring >> pick("1 more animal of each kind", _fed_herds, _feed)],
    ),
    minor(
        "Wildlife Reserve",
        id="I102",
        cost=wood(2),
        needs=occupations.at_least(2),
        points=1,
        gist="Holds 1 sheep, 1 wild boar, 1 cattle",
        text="It holds 1 sheep, 1 wild boar and 1 cattle.",
        holds=room_for(sheep=1, boar=1, cattle=1),
    ),
    minor(
        "Water Mill",
        id="I103",
        cost=wood(1) + clay(2) + reed(1) + stone(2),
        points=2,
        gist="Harvest: 1 grain for 3 food; others pay you",
        text="At the end of each field phase every player may turn 1 grain into 3 food here. Others give you 1 of that "
        "food.",
        on=[
            field_phase_end
            >> ask_others(
                may(when(_IN_THE_HARVEST, then(pay(grain(1)), gain(food(3)), pay_owner(food(1))))),
                may(when(_IN_THE_HARVEST, then(pay(grain(1)), gain(food(3))))),
            )
        ],
    ),
    minor(
        "Weekly Market",
        id="I104",
        cost=grain(3),
        traveling=True,
        gist="2 vegetables",
        text="You get 2 vegetables.",
        on=[played >> gain(vegetable(2))],
    ),
    minor(
        "Clay Deposit",
        id="I337",
        needs=occupations.at_least(3),
        gist="A space for 5 clay; others pay you 1 food",
        text="An action space for everybody: pay you 1 food, then take 5 clay. You pay nothing and may take 2 points "
        "there instead.",
        space=space(
            "Clay Deposit",
            then(
                pay_owner(food(1)),
                either(gain(clay(5)), when(cards_called("Clay Deposit").at_least(1), bonus_points(2, "take 2 points"))),
            ),
        ),
    ),
)
