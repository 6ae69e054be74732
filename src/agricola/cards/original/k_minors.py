"""Minor improvements of deck K, the complex deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

_EVEN_ROUNDS: Final = rounds(2, 4, 6, 8, 10, 12, 14)
_SHEEP: Final = supply_of(SHEEP)
_CATTLE: Final = supply_of(CATTLE)

# --- Reed Hut ---------------------------------------------------------------------------------------------------------


def _move_into_the_hut(g: GameState, seat: int, event: Event | None) -> None:
    take_in_lodger(g, g.players[seat])


def _somebody_is_left(g: GameState, seat: int) -> bool:
    p = g.players[seat]
    return p.family + p.lodgers < 5


# --- Clapper ----------------------------------------------------------------------------------------------------------


def _sprinkle(g: GameState, seat: int, event: Event | None) -> None:
    add_crops(g, g.players[seat], GRAIN)


_HAS_GROWN: Final = condition("after family growth", lambda g, seat, event: g.grown >> seat & 1 == 1)
_BY_THE_SPACE: Final = condition("by the space", lambda g, seat, event: event is not None and event.card is None)
"""Not by a card that was played there."""


# --- Horse ------------------------------------------------------------------------------------------------------------

_MISSING_KINDS: Final = Count(
    "kinds of animals that you do not have",
    lambda g, seat: sum(not g.players[seat].goods[kind] for kind in (SHEEP, BOAR, CATTLE)),
    one="kind of animal that you do not have",
)


def _kinds_to_spare(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """The herds without a kind whose absence costs nothing, as the numbers that leave."""
    p = g.players[seat]
    spared = cards_named("Yeoman Farmer").of(g, seat) > 0
    herd = (sheep(p.goods[SHEEP]), boar(p.goods[BOAR]), cattle(p.goods[CATTLE]))
    found: list[tuple[Message, tuple[int, ...]]] = []
    for place, kind in enumerate((SHEEP, BOAR, CATTLE)):
        if spared or scored_animals(kind).of(g, seat) > p.goods[kind]:
            kept = herd[place - 2] + herd[place - 1]
            leaving = tuple(p.goods[kind] if one == place else 0 for one in range(3))
            found.append((say("act-keep-release", goods=kept.bag, released=herd[place].bag), leaving))
    return found


def _let_the_kind_go(g: GameState, seat: int, event: Event | None, leaving: tuple[int, ...]) -> None:
    let_go(g, g.players[seat], (leaving[0], leaving[1], leaving[2]))


# --- Sawhorse ---------------------------------------------------------------------------------------------------------

_SAWHORSE: Final = "K121"
_ALL: Final = (wood(1) + clay(1) + reed(1) + stone(1) + food(1)) * 15


def _the_first_stable(g: GameState, seat: int, purpose: Purpose) -> Goods:
    return NOTHING if remembered(g.players[seat], _SAWHORSE) else _ALL


def _every_third_fence(g: GameState, seat: int, purpose: Purpose) -> Goods:
    return wood((purpose.fences_before + purpose.count) // 3 - purpose.fences_before // 3)


def _note_nothing(g: GameState, seat: int, event: Event | None) -> None:
    """The card notes by itself that a stable was built."""


# --- Broom ------------------------------------------------------------------------------------------------------------


def _draw_seven(g: GameState, seat: int, event: Event | None) -> None:
    draw_minors(g, g.players[seat], 7)


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Acreage",
        id="K105",
        needs=occupations.at_least(1),
        gist="A field for 2 stacks of grain",
        text="This card is a field with 2 stacks, on which only grain grows.",
        card_fields=[(GRAIN,), (GRAIN,)],
    ),
    minor(
        "Bakehouse",
        id="K106",
        cost=returning("Oven", stone(3)),
        points=5,
        gist="Bake bread: 5 food for each of 2 grain",
        text="Bake Bread: 5 food each for at most 2 grain. When you play it, you may bake bread at once.",
        oven=baking(5, at_most=2),
        on=[played >> may(bake_bread())],
    ),
    minor(
        "Lumber",
        id="K107",
        cost=stone(1),
        traveling=True,
        gist="3 wood",
        text="You get 3 wood.",
        on=[played >> gain(wood(3))],
    ),
    minor(
        "Beehive",
        id="K108",
        needs=all_of(improvements.at_least(2), occupations.at_least(3)),
        points=1,
        gist="2 food in each even round",
        text="Put 2 food on each even round space that is to come; you get them when that round starts.",
        on=[played >> schedule(food(2), _EVEN_ROUNDS)],
    ),
    minor(
        "Spit Roast",
        id="K109",
        cost=wood(1),
        gist="Feeding with animals: 1 food more",
        text="When you turn animals into food in a feeding phase, you get 1 more food, once in each feeding phase.",
        on=[(slaughters.when(in_feeding_phase) >> gain(food(1))).once_per_round()],
        notes=in_this_round("used in this harvest"),
    ),
    minor(
        "Brewery",
        id="K110",
        cost=grain(2) + stone(2),
        points=2,
        gist="Each harvest: 1 grain for 3 food",
        text="Once each harvest: 1 grain for 3 food. At the end: 1 point for your ninth grain.",
        exchanges=[each_harvest(grain(1), food(3))],
        score=by_steps(crops(GRAIN), {9: 1}),
    ),
    minor(
        "Bread Paddle",
        id="K111",
        cost=wood(1),
        gist="Each occupation: bake bread",
        text="Each time you play an occupation, you may also bake bread.",
        on=[plays_occupation >> may(bake_bread())],
    ),
    minor(
        "Bookshelf",
        id="K112",
        cost=wood(1),
        needs=occupations.at_least(3),
        points=1,
        gist="Each occupation: 3 food first",
        text="Each time you play an occupation, you get 3 food before you pay for it.",
        on=[before_occupation >> gain(food(3))],
    ),
    minor(
        "Flail",
        id="K113",
        cost=wood(1),
        needs=occupations.at_least(1),
        gist="Plowing spaces: bake bread too",
        text="After Plow 1 Field or Plow Field and Sow you may also bake bread.",
        on=[right_after_using("Plow 1 Field", "Plow Field and Sow") >> may(bake_bread())],
    ),
    minor(
        "Duck Pond",
        id="K114",
        needs=occupations.at_least(2),
        points=1,
        gist="1 food in each of the next 3 rounds",
        text="Put 1 food on each of the next 3 round spaces; you get it when those rounds start.",
        on=[played >> schedule(food(1), next_rounds(3))],
    ),
    minor(
        "Swing Plow",
        id="K115",
        cost=wood(3),
        needs=occupations.at_least(3),
        gist="Plow 1 Field: up to 3 fields, twice",
        text="Twice in the game you may plow up to 3 fields instead of 1 on Plow 1 Field.",
        plow=fields_instead(3, "Plow 1 Field", times=2),
    ),
    minor(
        "Granary",
        id="K116",
        cost=(wood(3), clay(3)),
        points=1,
        gist="1 grain in rounds 8, 10 and 12",
        text="Put 1 grain on each round space of 8, 10 and 12 that is to come; you get it when that round starts.",
        on=[played >> schedule(grain(1), rounds(8, 10, 12))],
    ),
    minor(
        "Greenhouse",
        id="K117",
        cost=wood(2),
        needs=occupations.at_least(1),
        points=1,
        gist="A vegetable for 1 food in 4 and 7 rounds",
        text="Put 1 vegetable on the round spaces 4 and 7 rounds from now. When those rounds start, you may buy it for "
        "1 food.",
        on=[played >> schedule(buy(vegetable(1), food(1)), rounds_after(4, 7))],
    ),
    minor(
        "Liquid Manure",
        id="K118",
        needs=animals.at_least(4),
        gist="Sowing: 1 crop more on each field",
        text="On each field that you sow comes 1 more grain or vegetable from the supply.",
        sows_more=more_sown(grain=1, vegetable=1),
    ),
    minor(
        "Crooked Plow",
        id="K119",
        cost=wood(3),
        needs=occupations.at_least(1),
        gist="Plow 1 Field: up to 3 fields, once",
        text="Once in the game you may plow up to 3 fields instead of 1 on Plow 1 Field.",
        plow=fields_instead(3, "Plow 1 Field", times=1),
    ),
    minor(
        "House Goat",
        id="K120",
        points=1,
        gist="1 food each harvest; no animals in the house",
        text="You get 1 food in each feeding phase. No other animal can live in your house.",
        on=[feeding_phase >> gain(food(1))],
        holds=no_pets,
    ),
    minor(
        "Sawhorse",
        id=_SAWHORSE,
        cost=wood(2),
        gist="Free: next stable, each third fence",
        text="Your next stable costs nothing, and neither do the 3rd, 6th, 9th, 12th and 15th of your fences.",
        prices=[costs_less(STABLE, by=_the_first_stable), costs_less(FENCES, by=_every_third_fence)],
        on=[(builds_stable >> do("note the stable", _note_nothing)).once()],
    ),
    minor(
        "Sawmill",
        id="K122",
        cost=returning("Joinery"),
        points=3,
        gist="Each harvest: 1 wood for 3 food; points",
        text="Once each harvest: 1 wood for 3 food. At the end: 1/2/3 points for 2/4/5 wood.",
        exchanges=[each_harvest(wood(1), food(3))],
        score=by_steps(supply_of(WOOD), {2: 1, 4: 2, 5: 3}),
    ),
    minor(
        "Wooden Strongbox",
        id="K123",
        cost=wood(1),
        gist="5 rooms: 2 points; 6 or more: 4",
        text="At the end: 2 points for 5 rooms, 4 points for 6 or more.",
        score=by_steps(rooms, {5: 2, 6: 4}),
    ),
    minor(
        "Yoke",
        id="K124",
        cost=wood(1),
        needs=has(cattle(1)),
        gist="Plow 1 field per plow in play",
        text="You may plow 1 field at once for each plow and for the Harrow, whoever has played it.",
        on=[played >> may(plow(up_to=cards_called("Plow", "Harrow", anyone=True)))],
    ),
    minor(
        "Broom",
        id="K125",
        cost=wood(1),
        gist="Draw 7 minor improvements; play 1",
        text="All minor improvements of your hand leave the game; draw 7 new ones. You may play 1 of them at once.",
        on=[played >> then(do("draw 7 new minor improvements", _draw_seven), may(minor_improvement(BY_CARD)))],
    ),
    minor(
        "Landing Net",
        id="K126",
        cost=reed(1),
        gist="Reed spaces: 2 food, mixed ones 1",
        text="2 food each time you get reed on an action space, or 1 food if other building resources come with it.",
        on=[
            takes(reed(1)).when(not_(several_resources)) >> gain(food(2)),
            takes(reed(1)).when(several_resources) >> gain(food(1)),
        ],
    ),
    minor(
        "Clapper",
        id="K127",
        cost=wood(1),
        gist="Family growth: 1 grain on each grain field",
        text="When you use a space for family growth, and now if you have used one in this round, put 1 grain on each "
        "of your fields that holds grain.",
        on=[
            played.when(_HAS_GROWN) >> do("1 grain on each grain field", _sprinkle),
            grows.when(_BY_THE_SPACE) >> do("1 grain on each grain field", _sprinkle),
        ],
    ),
    minor(
        "Cooking Hearth",
        id="K128",
        cost=returning("Fireplace"),
        points=1,
        gist="Cook vegetables and animals; bake bread",
        text="At any time: vegetable 3 food, sheep 2, wild boar 3, cattle 4. Bake Bread: 3 food for each grain.",
        cooks=cooking(vegetable=3, sheep=2, boar=3, cattle=4),
        oven=baking(3),
    ),
    minor(
        "Corn Sheaf",
        id="K129",
        traveling=True,
        gist="1 grain",
        text="You get 1 grain.",
        on=[played >> gain(grain(1))],
    ),
    minor(
        "Herb Garden",
        id="K130",
        needs=vegetable_fields.at_least(1),
        points=1,
        gist="1 food in each of the next 5 rounds",
        text="Put 1 food on each of the next 5 round spaces; you get it when those rounds start.",
        on=[played >> schedule(food(1), next_rounds(5))],
    ),
    minor(
        "Clay Pit",
        id="K131",
        needs=occupations.at_least(3),
        points=1,
        gist="Day Laborer: 3 clay too",
        text="Each time you use Day Laborer, you get 3 clay as well.",
        on=[right_after_using("Day Laborer") >> gain(clay(3))],
    ),
    minor(
        "Clay Hut Extension",
        id="K132",
        cost=clay(4) + reed(1),
        traveling=True,
        gist="1 clay room at once",
        text="Add 1 room to your clay hut, for which you pay nothing more.",
        on=[played.must(when(lives_in(CLAY_HOUSE), build_rooms(1, NOTHING)))],
    ),
    minor(
        "Milking Stool",
        id="K133",
        cost=wood(1),
        needs=occupations.at_least(2),
        gist="Food and points for cattle",
        text="In the field phase you get 1/2/3 food for 1/3/5 cattle. At the end: 1 point for every 2 cattle.",
        on=[field_phase >> gain(by_steps(_CATTLE, {1: food(1), 3: food(2), 5: food(3)}))],
        score=per(scored_animals(CATTLE), 1, each=2),
    ),
    minor(
        "Ox Team",
        id="K134",
        cost=wood(3),
        needs=has(cattle(2)),
        points=1,
        gist="Plow up to 3 fields at once",
        text="You may plow as many fields at once as there are full rounds to come, but at most 3.",
        on=[played >> may(plow(up_to=rounds_left.but_at_most(3)))],
    ),
    minor(
        "Horse",
        id="K135",
        gist="2 points if a kind of animal is missing",
        text="At the end: 2 points if you have no sheep, no wild boar or no cattle.",
        on=[
            before_scoring.when(_MISSING_KINDS.at_most(0))
            >> pick("let animals go", _kinds_to_spare, _let_the_kind_go, optional=True)
        ],
        score=by_steps(_MISSING_KINDS, {1: 2}),
    ),
    minor(
        "Brushwood Roof",
        id="K136",
        needs=occupations.at_least(2),
        gist="Rooms, renovation: wood for 1 or 2 reed",
        text="For a room or a renovation, wood may stand in for 1 or 2 of the reed.",
        prices=[may_pay(wood(1), instead_of=reed(1), of=(ROOM, RENOVATION), times=2)],
    ),
    minor(
        "Turnip Field",
        id="K137",
        needs=occupations.at_least(3),
        points=1,
        gist="A field for vegetables; sow at once",
        text="This card is a field on which only vegetables grow. When you play it, you may sow at once.",
        card_fields=[(VEGETABLE,)],
        on=[played >> may(sow())],
    ),
    minor(
        "Reed Hut",
        id="K138",
        cost=reed(4) + wood(1),
        points=1,
        category="Actions Booster",
        gist="One person more, without points",
        text="One of your people who is not in play yet lives here. It works and eats, but is worth no points and is "
        "no family member.",
        on=[played.must(do("move into the hut", _move_into_the_hut, _somebody_is_left))],
        when_returned=lodger_leaves,
    ),
    minor(
        "Sleeping Corner",
        id="K139",
        cost=wood(1),
        needs=grain_fields.at_least(2),
        points=1,
        gist="Grow your family though others are there",
        text="You may use spaces for family growth where other players stand already.",
        may_use_occupied=may_join("family growth", up_to=4),
    ),
    minor(
        "Swan Lake",
        id="K140",
        needs=occupations.at_least(4),
        points=2,
        gist="1 food in each of the next 5 rounds",
        text="Put 1 food on each of the next 5 round spaces; you get it when those rounds start.",
        on=[played >> schedule(food(1), next_rounds(5))],
    ),
    minor(
        "Boar Breeding",
        id="K141",
        cost=food(1),
        traveling=True,
        gist="1 wild boar",
        text="You get 1 wild boar.",
        on=[played >> gain(boar(1))],
    ),
    minor(
        "Stone Cart",
        id="K142",
        cost=wood(2),
        needs=occupations.at_least(2),
        gist="1 stone in each even round",
        text="Put 1 stone on each even round space that is to come; you get it when that round starts.",
        on=[played >> schedule(stone(1), _EVEN_ROUNDS)],
    ),
    minor(
        "Stone Exchange",
        id="K143",
        cost=(wood(2), clay(2)),
        traveling=True,
        gist="2 stone",
        text="You get 2 stone.",
        on=[played >> gain(stone(2))],
    ),
    minor(
        "Mansion",
        id="K144",
        cost=wood(3) + clay(3) + reed(2) + stone(3),
        gist="2 points more per stone room",
        text="At the end: 2 points for each room of your stone house, on top of its usual points.",
        score=per(rooms_of(STONE_HOUSE), 2),
    ),
    minor(
        "Forest Pasture",
        id="K145",
        needs=occupations.at_least(3),
        points=1,
        gist="Holds any number of wild boar",
        text="This card holds any number of wild boar.",
        holds=room_for(boar=ANY_NUMBER),
    ),
    minor(
        "Loom",
        id="K146",
        cost=wood(2),
        needs=occupations.at_least(2),
        points=1,
        gist="Food and points for sheep",
        text="In the field phase you get 1/2/3 food for 1/4/7 sheep. At the end: 1 point for every 3 sheep.",
        on=[field_phase >> gain(by_steps(_SHEEP, {1: food(1), 4: food(2), 7: food(3)}))],
        score=per(scored_animals(SHEEP), 1, each=3),
    ),
    minor(
        "Pelts",
        id="K339",
        needs=occupations.at_least(3),
        gist="Cooked animals: 1 food in a room, 1 point",
        text="For each animal that you turn into food you may put 1 food from your supply in one of your rooms, at "
        "most 1 in each. It is out of use and worth 1 point.",
        on=[slaughters >> lay_aside(food(1), SHEEP, BOAR, CATTLE, most=rooms)],
        score=per(on_this_card(FOOD), 1),
        notes=what_lies_on_it(FOOD),
    ),
)
