"""Occupations of deck I, the interactive deck of the original edition: I244 and on."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

# --- Taster -----------------------------------------------------------------------------------------------------------

_ANOTHER_STARTS: Final = condition("another player starts", lambda g, seat, event: g.start != seat)


def _food_to_the_starting_player(g: GameState, seat: int, event: Event | None) -> None:
    receive(g, g.players[g.start], food(1).bag)


def _anywhere(g: GameState, seat: int, event: Event | None, where: Space) -> bool:
    return True


# --- Layabout ---------------------------------------------------------------------------------------------------------


_LAYABOUT: Final = "I244"


def _next_harvest(g: GameState) -> int:
    return min(number for number in g.board.harvest_rounds if number >= g.round)


def _skip_the_next_harvest(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _LAYABOUT, _next_harvest(g))


def _harvest_missed(g: GameState, seat: int) -> Message | None:
    harvest = remembered(g.players[seat], _LAYABOUT)
    if not harvest or harvest[0] < g.round:
        return None
    return own_words("misses the harvest of round { $round }", round=harvest[0])


def _lies_about(g: GameState, seat: int) -> bool:
    return remembered(g.players[seat], _LAYABOUT) == (_next_harvest(g),)


# --- Net Fisherman ----------------------------------------------------------------------------------------------------


_NET_FISHERMAN: Final = "I248"


def _haul_in_the_net(g: GameState, seat: int, event: Event | None) -> None:
    take_some(g, seat, g.board.by_name["Fishing"].index, FOOD)


_NET_IS_OUT: Final = condition(
    "reed in this round", lambda g, seat, event: remembered(g.players[seat], _NET_FISHERMAN) == (g.round,)
)


def _cast_the_net(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _NET_FISHERMAN, g.round)


# --- Reed Buyer, Stone Buyer ------------------------------------------------------------------------------------------


_REED_BUYER: Final = "I251"
_STONE_BUYER: Final = "I255"


def _first_taking_in_the_round(card: str) -> Condition:
    return condition("the first in this round", lambda g, seat, event: remembered(g.players[seat], card) != (g.round,))


def _note_taking(card: str) -> Effect:
    """Note that the first taking of the round is over."""
    return do("note it", lambda g, seat, event: remember(g.players[seat], card, g.round))


def _taken_before(spaces: tuple[str, ...]) -> Condition:
    """Somebody stands on one of these spaces, and so has taken what it gives in this round."""
    return condition(
        "taken in this round",
        lambda g, seat, event: any(g.board.spaces[index].id in spaces for p in g.players for index in p.placed),
    )


# --- Outrider ---------------------------------------------------------------------------------------------------------

_NEWEST_CARD: Final = condition(
    "on the newest round card", lambda g, seat, event: event is not None and event.space == g.order[g.round - 1]
)


# --- Rancher ----------------------------------------------------------------------------------------------------------

_LARGEST_FARM: Final = condition(
    "more used spaces than anybody else",
    lambda g, seat, event: all(
        unused_spaces.of(g, p.seat) > unused_spaces.of(g, seat) for p in g.players if p.seat != seat
    ),
)


# --- Fence Builder ----------------------------------------------------------------------------------------------------

_FENCE_BUILDER: Final = "I263"


def _spaces_for_a_fence(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    if not grid(g.players[seat]).fences_left():
        return []
    return [(own_words("{ $space }", space=space.id), (space.index,)) for space in g.open]


def _lay_fence(g: GameState, seat: int, event: Event | None, chosen: tuple[int, ...]) -> None:
    """The use in which the fence is laid is noted too: that space was used before the fence lay there."""
    grid(g.players[seat]).fences_away += 1
    remember(g.players[seat], _FENCE_BUILDER, *chosen, *this_use(g, seat))


def _uses_the_fenced_space(g: GameState, seat: int, event: Event | None) -> bool:
    laid = remembered(g.players[seat], _FENCE_BUILDER)
    return event is not None and laid[:1] == (event.space,) and laid[1:] != this_use(g, seat)


_ON_THE_FENCED_SPACE: Final = condition("on the space with the fence", _uses_the_fenced_space)


def _where_the_fence_lies(g: GameState, seat: int) -> Message | None:
    chosen = remembered(g.players[seat], _FENCE_BUILDER)
    return own_words("a fence on { $space }", space=g.board.spaces[chosen[0]].id) if chosen else None


# --- Fence Deliveryman ------------------------------------------------------------------------------------------------

_DELIVERYMAN: Final = "I265"


def _lay_out_fences(g: GameState, seat: int, event: Event | None) -> None:
    """What is laid out is noted as pairs of a round and a number of fences."""
    p = g.players[seat]
    laid: list[int] = []
    for number in (g.round + 6, g.round + 10):
        fences = min(4, grid(p).fences_left()) if number <= 14 else 0
        grid(p).fences_away += fences
        laid += [number, fences]
    remember(p, _DELIVERYMAN, *laid)


def _fences_due(g: GameState, seat: int) -> int:
    laid = remembered(g.players[seat], _DELIVERYMAN)
    return sum(fences for number, fences in zip(laid[::2], laid[1::2], strict=True) if number == g.round)


def _take_fences_back(g: GameState, seat: int, event: Event | None) -> None:
    grid(g.players[seat]).fences_away -= _fences_due(g, seat)


_DELIVERED: Final = Count("delivered fences", _fences_due, one="delivered fence")


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Layabout",
        id=_LAYABOUT,
        category="Food Provider",
        gist="No part in the next harvest",
        text="You take no part in the next harvest.",
        on=[played >> do("miss the next harvest", _skip_the_next_harvest)],
        misses_harvest=_lies_about,
        notes=_harvest_missed,
    ),
    occupation(
        "Market Crier",
        id="I245",
        players=3,
        gist="Take 1 Grain: 1 more and a vegetable",
        text="Each time you use Take 1 Grain, you may take 1 more grain and 1 vegetable. Then each other player gets 1 "
        "grain.",
        on=[right_after_using("Take 1 Grain") >> may(gain(grain(1) + vegetable(1)), others_gain(grain(1)))],
    ),
    occupation(
        "Milking Hand",
        id="I246",
        players=4,
        gist="Food and points for cattle",
        text="In the field phase of each harvest you get 1/2/3 food for 1/3/5 cattle. At the end: 1 point for every 2 "
        "cattle.",
        on=[field_phase >> gain(by_steps(supply_of(CATTLE), {1: food(1), 3: food(2), 5: food(3)}))],
        score=per(scored_animals(CATTLE), 1, each=2),
    ),
    occupation(
        "Butcher",
        id="I247",
        gist="Animals into food, at any time",
        text="At any time: sheep 1 food, wild boar 2, cattle 3.",
        cooks=cooking(sheep=1, boar=2, cattle=3),
    ),
    occupation(
        "Net Fisherman",
        id=_NET_FISHERMAN,
        gist="Reed taken: food of Fishing at round end",
        text="If a person of yours took reed on an action space in this round, you take all the food that lies on "
        "Fishing when people return home.",
        on=[
            takes(reed(1)) >> do("cast the net", _cast_the_net),
            returning_home.when(_NET_IS_OUT) >> do("haul in the net", _haul_in_the_net),
        ],
        notes=in_this_round("gets the food of Fishing when people return home"),
    ),
    occupation(
        "Puppeteer",
        id="I249",
        players=4,
        category="Actions Booster",
        gist="Others at players: play an occupation",
        text="When another player takes the food of Traveling Players, you may pay 1 food to play an occupation.",
        on=[
            right_after_taking(food(1)).on_spaces("traveling players").by_others()
            >> may(play_occupation(1, how=BY_CARD))
        ],
    ),
    occupation(
        "Sheep Whisperer",
        id="I250",
        players=4,
        gist="1 sheep in 4, 7, 9 and 11 rounds",
        text="Put 1 sheep on the spaces of the rounds 4, 7, 9 and 11 rounds from now; you get it when those rounds "
        "start.",
        on=[played >> schedule(sheep(1), rounds_after(4, 7, 9, 11))],
    ),
    occupation(
        "Reed Buyer",
        id=_REED_BUYER,
        players=4,
        gist="Others take reed: buy 1 for 1 food",
        text="When reed is taken for the first time in a round, and by another player, you may buy 1 of it for 1 food. "
        "That player also gets 1 food from the supply.",
        on=[
            takes(reed(1)).by_others().when(_first_taking_in_the_round(_REED_BUYER))
            >> buy_from_them(reed(1), food(1), they_gain(food(1))),
            after_using().by_anyone().when(brought(reed(1))) >> _note_taking(_REED_BUYER),
            played.when(_taken_before(("reed_1", "reed_stone_food_4p", "reed_stone_wood_5p")))
            >> _note_taking(_REED_BUYER),
        ],
        notes=in_this_round("reed has been taken"),
    ),
    occupation(
        "Pig Breeder",
        id="I252",
        players=4,
        gist="1 wild boar now, bred after round 12",
        text="You get 1 wild boar at once. At the end of round 12 your wild boar breed, if there is room for the "
        "newborn.",
        on=[played >> gain(boar(1)), round_end.when(in_rounds(12)) >> breed(BOAR)],
    ),
    occupation(
        "Pig Catcher",
        id="I253",
        players=4,
        gist="When you take wood: 2 wood for 1 boar",
        text="When you take wood that lies on an action space, you may leave 2 of it there for 1 wild boar.",
        on=[right_after_taking(wood(2)) >> may(leave_of_that(wood(2)), gain(boar(1)))],
    ),
    occupation(
        "Groom",
        id="I254",
        players=4,
        gist="Stone house: 1 stable each round for 1 wood",
        text="While you live in a stone house, you may build 1 stable for 1 wood at the start of each round.",
        on=[round_start.when(lives_in(STONE_HOUSE)) >> may(build_stables(wood(1), limit=1))],
    ),
    occupation(
        "Stone Buyer",
        id=_STONE_BUYER,
        players=4,
        gist="Others take stone: buy 1 for 1 food",
        text="When stone is taken for the first time in a round, and by another player, you may buy 1 of it for 1 "
        "food. That player also gets 1 food from the supply.",
        on=[
            takes(stone(1)).by_others().when(_first_taking_in_the_round(_STONE_BUYER))
            >> buy_from_them(stone(1), food(1), they_gain(food(1))),
            after_using().by_anyone().when(brought(stone(1))) >> _note_taking(_STONE_BUYER),
            played.when(_taken_before(("stone_1_stage2", "stone_1_stage4", "reed_stone_food_4p", "reed_stone_wood_5p")))
            >> _note_taking(_STONE_BUYER),
        ],
        notes=in_this_round("stone has been taken"),
    ),
    occupation(
        "Stone Carver",
        id="I256",
        gist="Each harvest: 1 stone for 3 food",
        text="Once each harvest: 1 stone for 3 food.",
        exchanges=[each_harvest(stone(1), food(3))],
    ),
    occupation(
        "Street Musician",
        id="I257",
        players=4,
        gist="Others use the players: 1 grain",
        text="Each time another player takes the food of Traveling Players, you get 1 grain.",
        on=[right_after_taking(food(1)).on_spaces("traveling players").by_others() >> gain(grain(1))],
    ),
    occupation(
        "Cabinetmaker",
        id="I258",
        players=3,
        gist="Each harvest: 1 wood for 2 food",
        text="Once each harvest: 1 wood for 2 food.",
        exchanges=[each_harvest(wood(1), food(2))],
    ),
    occupation(
        "Animal Dealer",
        id="I259",
        players=3,
        gist="Animal spaces: one more for 1 food",
        text="Each time you use 1 Sheep, 1 Wild Boar or 1 Cattle, you may buy 1 more animal of that kind for 1 food.",
        on=[
            right_after_using("1 Sheep") >> buy(sheep(1), food(1)),
            right_after_using("1 Wild Boar") >> buy(boar(1), food(1)),
            right_after_using("1 Cattle") >> buy(cattle(1), food(1)),
        ],
    ),
    occupation(
        "Taster",
        id="I260",
        players=4,
        category="Actions Booster",
        gist="1 food: place first in the round",
        text="When another player is starting player, you may give that player 1 food and place your first person "
        "before everybody else.",
        on=[
            decides_before_work(
                pay(food(1)),
                do("give it to the starting player", _food_to_the_starting_player),
                afterwards(place_another(_anywhere)),
                when=_ANOTHER_STARTS,
            )
        ],
    ),
    occupation(
        "Outrider",
        id="I261",
        players=4,
        gist="Newest round card: 1 grain",
        text="Each time you use the newest round card, you get 1 grain.",
        on=[
            # Where a second part may follow, the grain comes before it (OP-27).
            (renovates.when(_NEWEST_CARD) >> gain(grain(1))).once_per_use(),
            (grows.when(_NEWEST_CARD) >> gain(grain(1))).once_per_use(),
            (right_after_using().when(_NEWEST_CARD) >> gain(grain(1))).once_per_use(),
        ],
    ),
    occupation(
        "Water Carrier",
        id="I262",
        gist="A Well is built: 1 food each round",
        text="Each time somebody builds the Well, put 1 food on each round space that is left; now too if it has been "
        "built already. You get it when those rounds start.",
        on=[
            played.when(cards_called("Well", anyone=True).at_least(1)) >> schedule(food(1), next_rounds(14)),
            plays("Well").by_anyone() >> schedule(food(1), next_rounds(14)),
        ],
    ),
    occupation(
        "Fence Builder",
        id=_FENCE_BUILDER,
        gist="A space of your choice: fences too",
        text="Put one of your fences on an action space of your choice. When you use that space, you may also build "
        "fences.",
        on=[
            played.must(pick("choose a space for a fence", _spaces_for_a_fence, _lay_fence)),
            after_using().when(_ON_THE_FENCED_SPACE) >> may(build_fences()),
        ],
        notes=_where_the_fence_lies,
    ),
    occupation(
        "Fencer",
        id="I264",
        players=4,
        gist="Others build fences: 1 or 2 wood",
        text="Each time another player builds fences, you get 1 wood, or 2 wood for 5 fences or more.",
        on=[
            builds_fences.by_others()
            >> gain(
                amount("1 or 2 wood", lambda g, seat, event: wood(2 if event is not None and event.count >= 5 else 1))
            )
        ],
    ),
    occupation(
        "Fence Deliveryman",
        id=_DELIVERYMAN,
        gist="In 6 and 10 rounds: 4 fences for 2 food",
        text="Put 4 of your fences each on the round spaces 6 and 10 rounds from now. When those rounds start, you may "
        "pay 2 food to build them.",
        on=[
            played
            >> then(
                do("put fences on round spaces", _lay_out_fences),
                schedule(
                    then(
                        do("take the fences back", _take_fences_back),
                        may(pay(food(2)), build_fences(at_most=_DELIVERED, free=True)),
                    ),
                    rounds_after(6, 10),
                ),
            )
        ],
    ),
    occupation(
        "Rancher",
        id="I340",
        players=4,
        gist="Most used spaces: 1 wood each round",
        text="At the start of each round you get 1 wood if you use more farmyard spaces than every other player.",
        on=[round_start.when(_LARGEST_FARM) >> gain(wood(1))],
    ),
)
