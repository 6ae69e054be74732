"""Occupations of deck K from Lover (K291) on."""

from __future__ import annotations

from typing import Final

from agricola.cards.original.slaughtering import food_when_others_slaughter
from agricola.cards.words import *

# --- Wood Carver ------------------------------------------------------------------------------------------------------


def _made_of_wood(g: GameState, seat: int, purpose: Purpose) -> bool:
    return purpose.kind != ROOM or purpose.material == WOODEN_HOUSE


def _carved() -> PriceRule:
    return discount_once_per_round(wood(1), IMPROVEMENT, ROOM, STABLE, FENCES, only=_made_of_wood)


# --- Slaughterman -----------------------------------------------------------------------------------------------------

_SLAUGHTERMAN: Final = "K299"


# --- Animal Breeder ---------------------------------------------------------------------------------------------------


def _fences_unused_spaces(g: GameState, seat: int, event: Event | None) -> bool:
    """Whether there is a new pasture with an unused space; a stable that was just built for it is no use."""
    if event is None:
        return False
    yard = grid(g.players[seat])
    fenced = enclosed(event.old_fences)
    used = yard.stables & ~fenced_at_once(event)
    return any(not area & fenced and area & ~used for area in pastures(yard.fences))


# --- Resource Seller --------------------------------------------------------------------------------------------------

_SELLER: Final = "K310"
_PILE: Final = (
    (WOOD, wood(1)),
    (CLAY, clay(1)),
    (REED, reed(1)),
    (CLAY, clay(1)),
    (STONE, stone(1)),
    (CLAY, clay(1)),
    (STONE, stone(1)),
)


def _sold(g: GameState, seat: int) -> int:
    return (remembered(g.players[seat], _SELLER) or (0,))[0]


def _top_was_received(g: GameState, seat: int, event: Event | None) -> bool:
    sold = _sold(g, seat)
    return event is not None and sold < len(_PILE) and event.goods[_PILE[sold][0]] > 0


_ON_TOP: Final = condition("what lies on top", _top_was_received)


def _hand_out(g: GameState, seat: int, event: Event | None) -> None:
    """Give what lies on top, and go on while another kind that came at the same time lies there."""
    assert event is not None
    p = g.players[seat]
    kinds = {good for good, _ in _PILE if event.goods[good]}
    while (sold := _sold(g, seat)) < len(_PILE) and _PILE[sold][0] in kinds:
        kinds.remove(_PILE[sold][0])
        remember(p, _SELLER, sold + 1)
        bring(g, p, _PILE[sold][1].bag)


def _top(g: GameState, seat: int) -> Message:
    left = _PILE[_sold(g, seat) :]
    return own_words("{ $goods } on top", goods=left[0][1].bag) if left else own_words("empty")


# --- Magician ---------------------------------------------------------------------------------------------------------

_WITH_THE_LAST_PERSON: Final = condition("with your last person", lambda g, seat, event: not g.players[seat].home)


# --- Animal Trainer ---------------------------------------------------------------------------------------------------


def _animals_for_that_food(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """What can be bought for no more than the food that was just taken, the dearest first."""
    taken = min(event.goods[FOOD], g.players[seat].goods[FOOD]) if event is not None else 0
    herds = [
        (ewes, boars, cows)
        for cows in range(taken // 3, -1, -1)
        for boars in range((taken - 3 * cows) // 2, -1, -1)
        for ewes in range((taken - 3 * cows - 2 * boars) // 2, -1, -1)
        if ewes + boars + cows
    ]
    return [
        (own_words("buy { $goods }", goods=(sheep(ewes) + boar(boars) + cattle(cows)).bag), (ewes, boars, cows))
        for ewes, boars, cows in herds
    ]


def _buy(g: GameState, seat: int, event: Event | None, herd: tuple[int, ...]) -> None:
    ewes, boars, cows = herd
    p = g.players[seat]
    give_up(g, p, food(2 * ewes + 2 * boars + 3 * cows).bag)
    bring(g, p, (sheep(ewes) + boar(boars) + cattle(cows)).bag)


# --- Foreman ----------------------------------------------------------------------------------------------------------


def _spaces_in_play(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    return [(own_words("put 1 food on { $space }", space=space.id), (space.index,)) for space in g.open]


def _put_food_there(g: GameState, seat: int, event: Event | None, chosen: tuple[int, ...]) -> None:
    put_on_space(g, chosen[0], food(1).bag)


# --- Veterinarian -----------------------------------------------------------------------------------------------------

_VET: Final = "K304"
_KINDS_OF_ANIMALS: Final = (sheep(1), boar(1), cattle(1))


def _container(p: Player) -> tuple[int, ...]:
    """The animals in the container, which is full when the card is played."""
    return remembered(p, _VET) or (4, 3, 2)


def _draw_two(g: GameState, seat: int, event: Event | None) -> Goods:
    """Two animals come out of the container; one of two that are alike stays with the player."""
    p = g.players[seat]
    left = list(_container(p))
    inside = [kind for kind, number in enumerate(left) for _ in range(number)]
    if len(inside) < 2:
        return NOTHING
    first = inside.pop(draw_below(g, len(inside)))
    second = inside.pop(draw_below(g, len(inside)))
    if first != second:
        return NOTHING
    left[first] -= 1
    remember(p, _VET, *left)
    return _KINDS_OF_ANIMALS[first]


def _left_in_it(g: GameState, seat: int) -> Message:
    left = _container(g.players[seat])
    inside = sheep(left[0]) + boar(left[1]) + cattle(left[2])
    return own_words("{ $goods } in the container", goods=inside.bag)


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Lover",
        id="K291",
        players=3,
        cost=food(4),
        category="Actions Booster",
        gist="Family growth, even without room",
        text="Family growth at once, even without room. Costs 4 food more to play.",
        on=[played.must(family_growth(needs_room=False))],
    ),
    occupation(
        "Market Woman",
        id="K292",
        gist="You get vegetables: 2 grain too",
        text="When a person's action or a minor improvement brings you vegetables, you also get 2 grain.",
        on=[takes(vegetable(1)) >> gain(grain(2)), minor_gives(vegetable(1)) >> gain(grain(2))],
    ),
    occupation(
        "Plowman",
        id="K293",
        gist="A field for 1 food in 4, 7 and 10 rounds",
        text="Put a field on the round spaces 4, 7 and 10 rounds from now. When those rounds start, you may plow it "
        "for 1 food.",
        on=[played >> schedule(may(pay(food(1)), plow()), rounds_after(4, 7, 10))],
    ),
    occupation(
        "Brushwood Collector",
        id="K294",
        players=3,
        gist="Rooms, renovation: 1 wood for all reed",
        text="For a room or a renovation you may pay 1 wood in place of all the reed.",
        prices=[may_pay(wood(1), instead_of=reed(1), of=(ROOM, RENOVATION), all_together=True)],
    ),
    occupation(
        "Cattle Breeder",
        id="K295",
        players=4,
        gist="1 cattle now, bred after round 12",
        text="You get 1 cattle. When round 12 ends, your cattle breed if the calf finds a place.",
        on=[
            played >> gain(cattle(1)),
            round_end.when(in_rounds(12)) >> breed(CATTLE),
        ],
    ),
    occupation(
        "Seed Seller",
        id="K296",
        players=3,
        gist="1 grain; Take 1 Grain: 1 more",
        text="You get 1 grain now, and 1 more grain each time you use Take 1 Grain.",
        on=[
            played >> gain(grain(1)),
            right_after_using("Take 1 Grain") >> gain(grain(1)),
        ],
    ),
    occupation(
        "Sheep Farmer",
        id="K297",
        players=3,
        gist="1 sheep more; 3 sheep for boar and cattle",
        text="When you take sheep with a person's action, you get 1 sheep more. At any time, but not while animals "
        "breed, you may exchange 3 sheep for 1 wild boar and 1 cattle.",
        on=[takes(sheep(1)) >> gain(sheep(1))],
        exchanges=[any_time(sheep(3), boar(1) + cattle(1), of_new_animals=True)],
    ),
    occupation(
        "Shepherd Boy",
        id="K298",
        players=4,
        gist="Stone house: 1 sheep in each round to come",
        text="As soon as your house is of stone, 1 sheep goes on every round space that is left; you get it when that "
        "round starts.",
        on=[as_soon_as(lives_in(STONE_HOUSE)) >> schedule(sheep(1), next_rounds(14))],
    ),
    occupation(
        "Slaughterman",
        id=_SLAUGHTERMAN,
        players=3,
        gist="Others turn animals into food: 1 food",
        text="When another player turns animals into food, you get 1 food. You feed your family after everybody else.",
        on=[food_when_others_slaughter(_SLAUGHTERMAN)],
        feeds_last=True,
    ),
    occupation(
        "Schnaps Distiller",
        id="K300",
        gist="Each harvest: 1 vegetable for 5 food",
        text="Once each harvest: 1 vegetable for 5 food.",
        exchanges=[each_harvest(vegetable(1), food(5))],
    ),
    occupation(
        "Wood Carver",
        id="K301",
        category="Building Resource Provider",
        gist="Once a round, build for 1 wood less",
        text="Once a round an improvement, a wooden room, a stable or fences cost you 1 wood less.",
        prices=[_carved()],
        notes=in_this_round("used in this round"),
    ),
    occupation(
        "Pig Whisperer",
        id="K302",
        players=4,
        gist="1 wild boar in 4, 7 and 10 rounds",
        text="Put 1 wild boar on the round spaces 4, 7 and 10 rounds from now; you get it when those rounds start.",
        on=[played >> schedule(boar(1), rounds_after(4, 7, 10))],
    ),
    occupation(
        "Stone Breaker",
        id="K303",
        players=4,
        gist="Renovate clay to stone at any time",
        text="At any time you may renovate your clay hut to stone, at the usual price.",
        any_time_deeds=[renovate(to=STONE_HOUSE)],
    ),
    occupation(
        "Veterinarian",
        id=_VET,
        players=4,
        gist="Draw 2 animals a round; keep 1 if alike",
        text="Put 4 sheep, 3 wild boar and 2 cattle in a container. As each round starts, draw two; if they are "
        "alike, keep one. The others go back.",
        on=[round_start >> gain(amount("1 of two that are alike", _draw_two))],
        notes=_left_in_it,
    ),
    occupation(
        "Animal Handler",
        id="K305",
        players=4,
        gist="An animal for 1 food in rounds 7, 10, 14",
        text="Put 1 sheep on the space of round 7, 1 wild boar on 10, 1 cattle on 14. When those rounds start, you may "
        "buy the animal for 1 food.",
        on=[
            played >> schedule(buy(sheep(1), food(1)), rounds(7)),
            played >> schedule(buy(boar(1), food(1)), rounds(10)),
            played >> schedule(buy(cattle(1), food(1)), rounds(14)),
        ],
    ),
    occupation(
        "Animal Tamer",
        id="K306",
        gist="Each room holds 1 animal",
        text="Every room of your house is home to 1 animal of any kind.",
        holds=one_animal_per(rooms),
    ),
    occupation(
        "Animal Breeder",
        id="K307",
        players=4,
        gist="New pasture: buy 2 animals",
        text="When you fence unused spaces as a new pasture, you may buy 2 sheep for 1 food, 2 wild boar for 2 food or "
        "2 cattle for 3 food.",
        on=[
            builds_fences.when(condition("a new pasture on unused spaces", _fences_unused_spaces))
            >> may(
                either(
                    then(pay(food(1)), gain(sheep(2))),
                    then(pay(food(2)), gain(boar(2))),
                    then(pay(food(3)), gain(cattle(2))),
                )
            )
        ],
    ),
    occupation(
        "Foreman",
        id="K308",
        players=4,
        gist="1 food on a space each round",
        text="At the start of each work phase you may put 1 food from the supply on an action space of your choice.",
        on=[decides_before_work(pick("put 1 food on a space", _spaces_in_play, _put_food_there))],
    ),
    occupation(
        "Weaver",
        id="K309",
        players=4,
        gist="2 sheep: 1 food each round",
        text="At the start of each work phase you get 1 food if you have 2 sheep.",
        on=[work_start.when(has(sheep(2))) >> gain(food(1))],
    ),
    occupation(
        "Resource Seller",
        id=_SELLER,
        gist="You get the resource on top: 1 more of it",
        text="A pile lies on this card, from the top: wood, clay, reed, clay, stone, clay, stone. When you get the "
        "resource that lies on top, you get that one too.",
        on=[
            gains_for_good.when(_ON_TOP) >> do("hand out the top", _hand_out),
            keeps_of_a_use.when(_ON_TOP) >> do("hand out the top", _hand_out),
        ],
        notes=_top,
    ),
    occupation(
        "Magician",
        id="K311",
        players=4,
        gist="Traveling Players, last person: grain, food",
        text="When your last person takes the food of Traveling Players, you get 1 grain and 1 food more.",
        on=[takes_from("traveling players").when(_WITH_THE_LAST_PERSON) >> gain(grain(1) + food(1))],
    ),
    occupation(
        "Fence Overseer",
        id="K312",
        category="Farm Planner",
        gist="New stable: fence its space for 1 food",
        text="Once a round you may pay 1 food to fence the space of a stable that you have just built, without wood.",
        on=[(builds_stable >> may(pay(food(1)), fence_what_was_built())).once_per_round()],
        notes=in_this_round("used in this round"),
    ),
    occupation(
        "Animal Trainer",
        id="K342",
        players=4,
        gist="Traveling Players: animals for its food",
        text="When you take food from Traveling Players, you may at once buy animals with it: sheep and wild boar for "
        "2 food each, cattle for 3.",
        on=[
            takes(food(1), lying_there=True).on_spaces("traveling players")
            >> pick("buy animals", _animals_for_that_food, _buy, optional=True)
        ],
    ),
)
