"""Minor improvements of deck E, the basic deck of the original edition, up to number 36."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from agricola.cards.words import *

# --- Gypsy's Crock ----------------------------------------------------------------------------------------------------

_CROCK: Final = "E019"
_POTS: Final = ("Fireplace", "Cooking Hearth", "Cooking Corner")
_EDIBLE: Final = {VEGETABLE: vegetable(1), SHEEP: sheep(1), BOAR: boar(1), CATTLE: cattle(1)}


def _stirred(g: GameState, seat: int, goods: int) -> Goods:
    """One food for every two goods of one time; a whole feeding counts as one time."""
    if phase(g) != "feeding":
        return food(goods // 2)
    p = g.players[seat]
    before = remembered(p, _CROCK)
    already = before[1] if before and before[0] == g.round else 0
    remember(p, _CROCK, g.round, already + goods)
    return food((already + goods) // 2 - already // 2)


def _is_pot(card: Card) -> bool:
    return any(word in card.name for word in _POTS)


def _goods_in_pots(g: GameState, seat: int, event: Event | None) -> int:
    """How many of the goods that were turned into food at one time went into a pot; each good has its best card."""
    if event is None or event.card is None or (event.card.rules.cooks is None and not event.card.rules.recipes):
        return 0  # eaten raw, or worked by a craft
    pots = {card.id for card in g.players[seat].cards if _is_pot(card)}
    return sum(number for good, number in enumerate(event.goods) if cooked_by(g.players[seat], good) in pots)


def _pairs_for_pots(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """Every two goods that may be cooked together while people are placed, so that the food can pay for something."""
    if phase(g) != "work":
        return []
    p = g.players[seat]
    pots = {card.id for card in p.cards if _is_pot(card)}
    edible = [good for good in _EDIBLE if p.goods[good] and cooked_by(p, good) in pots]
    return [
        (own_words("cook { $goods }", goods=(_EDIBLE[one] + _EDIBLE[other]).bag), (one, other))
        for one, other in combinations_with_replacement(edible, 2)
        if one != other or p.goods[one] > 1
    ]


def _cook_both(g: GameState, seat: int, event: Event | None, pair: tuple[int, ...]) -> None:
    p = g.players[seat]
    one, other = pair
    meal = food(p.abilities.cooking[one] + p.abilities.cooking[other])
    convert(g, p, Conversion((_EDIBLE[one] + _EDIBLE[other]).bag, meal.bag, cooked_by(p, one)), 1, NO_SPACE)


def _cooked(g: GameState, seat: int, event: Event | None) -> Goods:
    return _stirred(g, seat, _goods_in_pots(g, seat, event))


def _baked_in_pots(g: GameState, seat: int, event: Event | None) -> Goods:
    """The grain that went into a pot: what yields most comes first, and of equals the pot."""
    left = event.count if event is not None else 0
    ovens = [(card.rules.oven, _is_pot(card)) for card in g.players[seat].cards if card.rules.oven is not None]
    in_pots = 0
    for (_, at_most), pot in sorted(ovens, key=lambda oven: (-oven[0][0], not oven[1])):
        baked = min(left, at_most or left)
        left -= baked
        in_pots += baked if pot else 0
    return _stirred(g, seat, in_pots)


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Field",
        id="E011",
        cost=food(1),
        traveling=True,
        gist="Plow 1 field",
        text="Plow 1 field.",
        on=[played.must(plow())],
    ),
    minor(
        "Fishing Rod",
        id="E012",
        cost=wood(1),
        gist="Fishing: 1 food more, 2 from round 8",
        text="Each time you use Fishing, you get 1 more food, from round 8 on 2 more.",
        on=[
            right_after_using("Fishing") >> gain(food(1)),
            right_after_using("Fishing").when(from_round(8)) >> gain(food(1)),
        ],
    ),
    minor(
        "Axe",
        id="E013",
        cost=wood(1) + stone(1),
        gist="Wooden rooms: 2 wood, 2 reed each",
        text="A room of your wooden hut costs you 2 wood and 2 reed.",
        prices=[costs_instead(ROOM, of=wood(2) + reed(2), only=in_house(WOODEN_HOUSE))],
    ),
    minor(
        "Baker's Oven",
        id="E014",
        cost=returning("Oven"),
        points=3,
        gist="Bake bread: 5 food for each of 2 grain",
        text="Bake Bread: 5 food each for at most 2 grain. When you play it, you may bake bread at once.",
        oven=baking(5, at_most=2),
        on=[played >> may(bake_bread())],
    ),
    minor(
        "Baking Tray",
        id="E015",
        cost=wood(1),
        gist="Ovens cost 1 less; 2 of them as minors",
        text="Clay Oven and Stone Oven are minor improvements for you. They and the Wood-fired Oven cost you 1 "
        "building resource of your choice less.",
        minor_for_you=named("Clay Oven", "Stone Oven"),
        prices=[
            costs_less_by_choice(IMPROVEMENT, number=1, only=named("Clay Oven", "Stone Oven", "Wood-fired Oven")),
        ],
    ),
    minor(
        "Building Material",
        id="E016",
        traveling=True,
        gist="1 wood or 1 clay",
        text="You get 1 wood or 1 clay.",
        on=[played >> choose_goods([wood(1), clay(1)])],
    ),
    minor(
        "Windmill",
        id="E017",
        cost=wood(3) + stone(1),
        points=2,
        gist="2 food for a grain, without baking",
        text="At any time: 2 food for a grain, without a Bake Bread action.",
        cooks=cooking(grain=2),
    ),
    minor(
        "Bean Field",
        id="E018",
        needs=occupations.at_least(2),
        points=1,
        gist="A field for vegetables only",
        text="When you sow, you may also sow vegetables on this card, as on a field.",
        card_fields=[(VEGETABLE,)],
    ),
    minor(
        "Gypsy's Crock",
        id=_CROCK,
        cost=clay(2),
        points=1,
        category="Food Provider",
        gist="Cook 2 goods at a time: 1 food more",
        text="1 more food for every 2 goods that you turn into food at one time with a Fireplace, Cooking Hearth or "
        "Cooking Corner.",
        on=[
            converts.when(condition("in a pot", lambda g, seat, event: _goods_in_pots(g, seat, event) > 0))
            >> gain(amount("1 food for every 2 goods", _cooked)),
            bakes >> gain(amount("1 food for every 2 goods", _baked_in_pots)),
        ],
        any_time_deeds=[pick("cook 2 goods together", _pairs_for_pots, _cook_both, brings=(FOOD,))],
    ),
    minor(
        "Simple Fireplace",
        id="E020",
        cost=clay(1),
        points=1,
        gist="Cook vegetables and animals; bake bread",
        text="At any time: vegetable 2 food, sheep 1, wild boar 2, cattle 3. Bake Bread: 2 food for each grain.",
        cooks=cooking(vegetable=2, sheep=1, boar=2, cattle=3),
        oven=baking(2),
    ),
    minor(
        "Half-timbered House",
        id="E021",
        cost=wood(1) + clay(1) + reed(1) + stone(2),
        gist="1 point per stone room",
        text="At the end: 1 point for each room of your stone house, unless you have the Mansion.",
        score=per(rooms_of(STONE_HOUSE).when(cards_called("Mansion").exactly(0)), 1),
    ),
    minor(
        "Raft",
        id="E022",
        cost=wood(2),
        points=1,
        gist="Fishing: 1 more food or 1 reed",
        text="Each time you use Fishing, you get 1 more food or 1 reed.",
        on=[right_after_using("Fishing") >> choose_goods([food(1), reed(1)])],
    ),
    minor(
        "Manger",
        id="E023",
        cost=wood(2),
        gist="Points from 6 pasture spaces on",
        text="At the end: 1/2/3/4 points if your pastures take up at least 6/7/8/9 farmyard spaces.",
        score=by_steps(pasture_spaces, {6: 1, 7: 2, 8: 3, 9: 4}),
    ),
    minor(
        "Animal Pen",
        id="E024",
        cost=wood(2),
        needs=occupations.at_least(4),
        points=1,
        gist="2 food in each round to come",
        text="Put 2 food on each round space that is to come; you get it when that round starts.",
        on=[played >> schedule(food(2), next_rounds(14))],
    ),
    minor(
        "Spices",
        id="E025",
        gist="Cooked vegetables: 1 food more",
        text="1 more food for each vegetable that you turn into food with a Fireplace, Cooking Hearth or "
        "Cooking Corner.",
        cooks_more=more_food(vegetable=1, cooked_with=("Fireplace", "Cooking Hearth", "Cooking Corner")),
    ),
    minor(
        "Plane",
        id="E026",
        cost=wood(1),
        gist="Wood made into food: 1 food more",
        text="Each time you turn 1 wood into food with the Joinery, Sawmill or Cabinetmaker, you get 1 more food, or "
        "turn a second wood into 2 food.",
        on=[
            converts_with("Joinery", "Sawmill", "Cabinetmaker")
            >> either(gain(food(1)), then(pay(wood(1)), gain(food(2))))
        ],
    ),
    minor(
        "Wood-fired Oven",
        id="E027",
        cost=wood(3) + stone(1),
        points=2,
        gist="Bake bread: 3 food for each grain",
        text="Bake Bread: 3 food for each grain. When you play it, you may bake bread at once.",
        oven=baking(3),
        on=[played >> may(bake_bread())],
    ),
    minor(
        "Clogs",
        id="E028",
        cost=wood(1),
        gist="Clay hut: 1 point; stone house: 2",
        text="At the end: 1 point for a clay hut, 2 for a stone house.",
        score=points_by_house({CLAY_HOUSE: 1, STONE_HOUSE: 2}),
    ),
    minor(
        "Shepherd's Pipe",
        id="E029",
        needs=supply_of(SHEEP).at_least(1),
        gist="Pastures hold 2 more sheep, stables 2",
        text="A pasture in which you keep sheep holds 2 more sheep. An unfenced stable holds up to 2 sheep.",
        more_sheep_in_pastures=2,
        sheep_in_stable=2,
    ),
    minor(
        "Canoe",
        id="E030",
        cost=wood(2),
        needs=occupations.at_least(2),
        points=1,
        gist="Fishing: 1 food and 1 reed more",
        text="Each time you use Fishing, you get 1 more food and 1 reed.",
        on=[right_after_using("Fishing") >> gain(food(1) + reed(1))],
    ),
    minor(
        "Carp Pond",
        id="E031",
        needs=all_of(improvements.at_least(2), occupations.at_least(1)),
        points=1,
        gist="1 food in each odd round",
        text="Put 1 food on each odd round space that is to come; you get it when that round starts.",
        on=[played >> schedule(food(1), rounds(1, 3, 5, 7, 9, 11, 13))],
    ),
    minor(
        "Potato Dibber",
        id="E032",
        cost=wood(1),
        gist="Sown vegetables: 1 more on each field",
        text="On each field that you sow with vegetables comes 1 more vegetable from the supply.",
        sows_more=more_sown(vegetable=1),
    ),
    minor(
        "Ceramics",
        id="E033",
        cost=clay(1),
        needs=cards_called("Oven").at_least(1),
        gist="2 food; the Pottery for nothing, as a minor",
        text="You get 2 food at once. The Pottery is a minor improvement for you and costs you nothing.",
        on=[played >> gain(food(2))],
        minor_for_you=named("Pottery"),
        prices=[costs_instead(IMPROVEMENT, of=NOTHING, only=named("Pottery"))],
    ),
    minor(
        "Basket",
        id="E034",
        cost=reed(1),
        gist="When you take wood: 2 wood for 3 food",
        text="When you take wood that lies on an action space, you may leave 2 of it there for 3 food.",
        on=[right_after_taking(wood(2)) >> may(leave_of_that(wood(2)), gain(food(3)))],
    ),
    minor(
        "Corn Scoop",
        id="E035",
        cost=wood(1),
        gist="Take 1 Grain: 1 grain more",
        text="Each time you use Take 1 Grain, you get 1 more grain.",
        on=[right_after_using("Take 1 Grain") >> gain(grain(1))],
    ),
    minor(
        "Clay Roof",
        id="E036",
        needs=occupations.at_least(1),
        points=1,
        gist="Rooms, renovation: clay for 1 or 2 reed",
        text="In the price of a room or a renovation, you may pay 1 or 2 clay in place of as many reed.",
        prices=[may_pay(clay(1), instead_of=reed(1), of=(ROOM, RENOVATION), times=2)],
    ),
)
