"""The minor improvements of deck A (revised edition)."""

from __future__ import annotations

from typing import Final

from agricola.cards.shared.handlers import sheep_in_new_pastures
from agricola.cards.words import *


def _fields(g: GameState, seat: int) -> list[tuple[int, int, str, tuple[int, ...]]]:
    """Every field: its number (field cards come after the cells), what lies on it, its name, and what it takes."""
    p = g.players[seat]
    yard = grid(p)
    found: list[tuple[int, int, str, tuple[int, ...]]] = [
        (cell, yard.crops[cell], "field", (GRAIN, VEGETABLE)) for cell in range(CELLS) if yard.fields >> cell & 1
    ]
    for index, (card, number, crops) in enumerate(p.abilities.card_fields):
        found.append((CELLS + index, card_field(p, card, number), g.board.cards[card].name, crops))
    return found


def _crop_moves(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """One crop from a field with more to an empty one; fields of the yard that are alike are named once."""
    moves: dict[tuple[object, ...], tuple[Message, tuple[int, ...]]] = {}
    fields = _fields(g, seat)
    for source, crop, name, _ in fields:
        kind, amount = divmod(crop, CROP_KIND)
        if amount < 2 or kind not in (GRAIN, VEGETABLE):
            continue
        one = grain(1) if kind == GRAIN else vegetable(1)
        giver = own_words("a field with { $n }", n=amount) if source < CELLS else own_words(name)
        for target, there, other, takes in fields:
            if not there and kind in takes:
                taker = own_words("an empty field" if target < CELLS else other)
                says = own_words(
                    "move { $goods } from { $giver } to { $taker }", goods=one.bag, giver=giver, taker=taker
                )
                moves.setdefault((kind, giver, taker), (says, (source, target)))
    return list(moves.values())


def _move_crop(g: GameState, seat: int, event: Event | None, move: tuple[int, ...]) -> None:
    source, target = move
    move_crop(g, g.players[seat], source, target)


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Shifting Cultivation",
        id="A002",
        cost=food(2),
        category="Farm Planner",
        traveling=True,
        gist="Plow 1 field",
        text="Plow 1 field.",
        on=[played.must(plow())],
    ),
    minor(
        "Clay Embankment",
        id="A005",
        cost=food(1),
        category="Building Resource Provider",
        traveling=True,
        gist="Get 1 clay for every 2 you have",
        text="You get 1 clay for each pair of clay in your supply.",
        on=[played >> gain(per(supply_of(CLAY), clay(1), each=2))],
    ),
    minor(
        "Young Animal Market",
        id="A009",
        cost=sheep(1),
        category="Livestock Provider",
        traveling=True,
        gist="Get 1 cattle",
        text="You get 1 cattle.",
        on=[played >> gain(cattle(1))],
    ),
    minor(
        "Drinking Trough",
        id="A012",
        cost=clay(1),
        category="Farm Planner",
        gist="Each pasture holds 2 more",
        text="There is room for 2 more animals in each of your pastures, with or without a stable.",
        pastures_hold_more=2,
    ),
    minor(
        "Rammed Clay",
        id="A016",
        category="Farm Planner",
        gist="1 clay; fences may be paid with clay",
        text="You get 1 clay at once. From now on you may pay for any of your fences with clay as well as with wood.",
        on=[played >> gain(clay(1))],
        prices=[may_pay(clay(1), instead_of=wood(1), of=(FENCES,))],
    ),
    minor(
        "Handplow",
        id="A019",
        cost=wood(1),
        category="Farm Planner",
        gist="Plow 1 field 5 rounds later",
        text="Lay 1 field on the space of the round five rounds from now. When that round starts, you may plow it.",
        on=[played >> schedule(may(plow()), rounds_after(5))],
    ),
    minor(
        "Threshing Board",
        id="A024",
        cost=wood(1),
        needs=occupations.at_least(2),
        points=1,
        category="Actions Booster",
        gist="Plowing spaces: bake bread",
        text="Each time you use Farmland or Cultivation, you may bake bread as well.",
        on=[uses("Farmland", "Cultivation") >> may(bake_bread())],
    ),
    minor(
        "Sleeping Corner",
        id="A026",
        cost=wood(1),
        needs=grain_fields.at_least(2),
        points=1,
        category="Actions Booster",
        gist="Wish for Children even when taken",
        text="You may use a Wish for Children space where one other player already stands.",
        may_use_occupied=may_join("wish for children", up_to=1),
    ),
    minor(
        "Manger",
        id="A032",
        cost=wood(2),
        category="Points Provider",
        gist="Points from 6 pasture spaces on",
        text="At the end: 1/2/3/4 points if your pastures take up at least 6/7/8/10 farmyard spaces.",
        score=by_steps(pasture_spaces, {6: 1, 7: 2, 8: 3, 10: 4}),
    ),
    minor(
        "Big Country",
        id="A033",
        needs=unused_spaces.exactly(0),
        category="Points Provider",
        gist="1 point and 2 food per round to come",
        text="For every full round that is still to come, you get 1 point and 2 food at once.",
        on=[
            played
            >> then(
                bonus_points(per(rounds_left, 1), "a point for each round to come"), gain(per(rounds_left, food(2)))
            )
        ],
    ),
    minor(
        "Wool Blankets",
        id="A038",
        needs=has(sheep(5)),
        category="Points Provider",
        gist="3 points in wood, 2 in clay, at the end",
        text="At the end: 3 points if you live in a wooden house, 2 points in a clay house.",
        score=points_by_house({WOODEN_HOUSE: 3, CLAY_HOUSE: 2}),
    ),
    minor(
        "Pond Hut",
        id="A044",
        cost=wood(1),
        needs=occupations.exactly(2),
        points=1,
        category="Food Provider",
        gist="1 food in each of the next 3 rounds",
        text="Put 1 food on each of the next 3 round spaces; you get it when those rounds start.",
        on=[played >> schedule(food(1), next_rounds(3))],
    ),
    minor(
        "Milk Jug",
        id="A050",
        cost=clay(1),
        category="Food Provider",
        gist="Cattle Market used: 3 food for you",
        text="Each time somebody uses Cattle Market, yourself included, you get 3 food and all others get 1 food.",
        on=[uses("Cattle Market").by_anyone() >> then(gain(food(3)), others_gain(food(1)))],
    ),
    minor(
        "Claypipe",
        id="A053",
        cost=clay(1),
        category="Food Provider",
        gist="7 resources in a round: 2 food",
        text="When people return home, you get 2 food if 7 or more building resources came to you in the work phase.",
        on=[returning_home.when(gained_in_work.at_least(7)) >> gain(food(2))],
    ),
    minor(
        "Junk Room",
        id="A055",
        cost=wood(1) + clay(1),
        category="Food Provider",
        gist="Improvements bring 1 food each",
        text="You get 1 food after each improvement that you build or play, also after this one.",
        on=[plays_improvement >> gain(food(1))],
    ),
    minor(
        "Basket",
        id="A056",
        cost=reed(1),
        category="Food Provider",
        gist="Wood spaces: 2 wood for 3 food",
        text="Right after you used a space where wood piles up, you may leave 2 wood there and get 3 food for it.",
        on=[right_after_using("wood accumulation") >> may(leave_on_space(wood(2)), gain(food(3)))],
    ),
    minor(
        "Dutch Windmill",
        id="A063",
        cost=wood(2) + stone(2),
        points=2,
        category="Food Provider",
        gist="Bake after harvest for 3 food more",
        text="Each time you bake bread in the round after a harvest (5, 8, 10, 12 or 14), you get 3 more food.",
        on=[bakes.when(in_rounds(5, 8, 10, 12, 14)) >> gain(food(3))],
    ),
    minor(
        "Corn Scoop",
        id="A067",
        cost=wood(1),
        category="Crop Provider",
        gist="Grain Seeds: 1 grain more",
        text="Each time you use Grain Seeds, you get 1 more grain.",
        on=[uses("Grain Seeds") >> gain(grain(1))],
    ),
    minor(
        "Large Greenhouse",
        id="A069",
        cost=wood(2),
        needs=occupations.at_least(2),
        category="Crop Provider",
        gist="A vegetable in 4, 7 and 9 rounds",
        text="Put 1 vegetable on the spaces of the rounds 4, 7 and 9 rounds from now; you get it when they start.",
        on=[played >> schedule(vegetable(1), rounds_after(4, 7, 9))],
    ),
    minor(
        "Clearing Spade",
        id="A071",
        cost=wood(1),
        category="Crop Provider",
        gist="Move a crop to an empty field",
        text="Whenever you like, you may move 1 crop from a field that holds 2 or more to an empty field.",
        any_time_deeds=[pick("move 1 crop", _crop_moves, _move_crop, brings=[FIELD_CROPS])],
    ),
    minor(
        "Lumber Mill",
        id="A075",
        cost=stone(2),
        needs=occupations.at_most(3),
        points=2,
        category="Building Resource Provider",
        gist="Improvements cost 1 wood less",
        text="You pay 1 wood less for each improvement.",
        prices=[costs_less(IMPROVEMENT, by=wood(1))],
    ),
    minor(
        "Canoe",
        id="A078",
        cost=wood(2),
        needs=occupations.at_least(1),
        points=1,
        category="Building Resource Provider",
        gist="Fishing: 1 food and 1 reed more",
        text="Each time you use Fishing, you get 1 food and 1 reed on top.",
        on=[uses("Fishing") >> gain(food(1) + reed(1))],
    ),
    minor(
        "Stone Tongs",
        id="A080",
        cost=wood(1),
        category="Building Resource Provider",
        gist="Stone spaces: 1 stone more",
        text="Each time you use a space where stone piles up, you get 1 more stone.",
        on=[uses("stone accumulation") >> gain(stone(1))],
    ),
    minor(
        "Shepherd's Crook",
        id="A083",
        cost=wood(1),
        category="Livestock Provider",
        gist="New pasture of 4 or more: 2 sheep",
        text="Each time you fence 4 or more spaces of open ground as one new pasture, you get 2 sheep for it at once.",
        on=[builds_fences >> gain(amount("2 sheep for each large new pasture", sheep_in_new_pastures))],
    ),
)
