"""Occupations of deck I, the interactive deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.original.losses import HIDE_FARMER, spaces_paid_for
from agricola.cards.words import *

# --- Taster -----------------------------------------------------------------------------------------------------------

_ANOTHER_STARTS: Final = condition("another player starts", lambda g, seat, event: g.start != seat)


def _food_to_the_starting_player(g: GameState, seat: int, event: Event | None) -> None:
    receive(g, g.players[g.start], food(1).bag)


def _anywhere(g: GameState, seat: int, event: Event | None, where: Space) -> bool:
    return True


# --- Chamberlain ------------------------------------------------------------------------------------------------------


def _turn_up_the_rest(g: GameState, seat: int, event: Event | None) -> None:
    turn_up_the_rest(g)
    remember(g.players[seat], "I238", 1)


def _cards_to_come(g: GameState, seat: int) -> tuple[Space, ...]:
    if not remembered(g.players[seat], "I238"):
        return ()
    return tuple(g.board.spaces[index] for index in g.order[g.round :])


_NOT_YET_TURNED_UP: Final = condition("not done yet", lambda g, seat, event: not remembered(g.players[seat], "I238"))


# --- Corn Profiteer ---------------------------------------------------------------------------------------------------

_PROFITEER: Final = "I239"


def _owner_of_the_grain(g: GameState) -> int:
    return next(p.seat for p in g.players if any(card.id == _PROFITEER for card in p.cards))


_TWO_FOOD: Final = price(food(2))


def _could_buy(g: GameState, seat: int) -> bool:
    return payable(g, g.players[seat], _TWO_FOOD)


def _want_the_grain(g: GameState, seat: int, event: Event | None) -> None:
    owner = g.players[_owner_of_the_grain(g)]
    remember(owner, _PROFITEER, *remembered(owner, _PROFITEER), seat)


def _buyers(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    wanting = remembered(g.players[seat], _PROFITEER)
    if not wanting:
        return [(own_words("take 3 food for 1 grain"), ())]
    return [(own_words("sell 1 grain to { $seat } for 2 food", seat=buyer), (buyer,)) for buyer in wanting]


def _choose_buyer(g: GameState, seat: int, event: Event | None, chosen: tuple[int, ...]) -> None:
    remember(g.players[seat], _PROFITEER, *chosen)


def _buyer(g: GameState, seat: int) -> int | None:
    return next(iter(remembered(g.players[seat], _PROFITEER)), None)


def _hand_over(g: GameState, seat: int, event: Event | None) -> None:
    """The grain leaves after the payment, so that it can't be a part of it."""
    p = g.players[seat]
    buyer = _buyer(g, seat)
    remember(p, _PROFITEER)
    give_up(g, p, grain(1).bag)
    receive(g, p, food(3 if buyer is None else 2).bag)
    if buyer is not None:
        receive(g, g.players[buyer], grain(1).bag)


# --- Layabout ---------------------------------------------------------------------------------------------------------


def _skip_the_next_harvest(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], "I244", min(number for number in g.board.harvest_rounds if number >= g.round))


def _harvest_missed(g: GameState, seat: int) -> Message | None:
    harvest = remembered(g.players[seat], "I244")
    if not harvest or harvest[0] < g.round:
        return None
    return own_words("misses the harvest of round { $round }", round=harvest[0])


def _lies_about(g: GameState, seat: int) -> bool:
    return remembered(g.players[seat], "I244") == (g.round,)


# --- Net Fisherman ----------------------------------------------------------------------------------------------------


def _haul_in_the_net(g: GameState, seat: int, event: Event | None) -> None:
    take_some(g, seat, g.board.by_name["Fishing"].index, FOOD)


_NET_IS_OUT: Final = condition(
    "reed in this round", lambda g, seat, event: remembered(g.players[seat], "I248") == (g.round,)
)


def _cast_the_net(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], "I248", g.round)


# --- Reed Buyer, Stone Buyer ------------------------------------------------------------------------------------------


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


# --- Social Climber ---------------------------------------------------------------------------------------------------


def _ahead(p: Player, material: int) -> bool:
    """Whether a player has renovated to that material already; from wood straight to stone is not to clay (OP-51)."""
    house = grid(p).house
    return house == material or (house > material and not remembered(p, "E200"))


def _stone_by_rank(g: GameState, seat: int, event: Event | None) -> Goods:
    assert event is not None
    others = [p for p in g.players if p.seat != seat and _ahead(p, event.count)]
    return stone(max(0, 3 - len(others)))


# --- Juggler ----------------------------------------------------------------------------------------------------------

_PERFORMERS: Final = (
    "Magician", "Conjurer", "Street Musician", "Puppeteer", "Acrobat", "Dancer", "Animal Trainer", "Storyteller",
)  # fmt: skip


# --- Church Warden ----------------------------------------------------------------------------------------------------

_WARDEN: Final = "I227"


def _count_the_people(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _WARDEN, *(p.seat for p in g.players if len(p.placed) >= 5))


def _present(g: GameState, owner: int, seat: int) -> tuple[int, Message]:
    came = seat in remembered(g.players[owner], _WARDEN)
    return (3 if came else 0), own_words("5 people at work in round 14")


# --- Midwife ----------------------------------------------------------------------------------------------------------


def _larger_family(g: GameState, seat: int, event: Event | None) -> Goods:
    assert event is not None
    return food(min(2, max(0, people.of(g, event.seat) - people.of(g, seat))))


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

# --- Harvest Helper ---------------------------------------------------------------------------------------------------


def _grain_of_others(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """One grain from a field of another player; the fields of a yard that hold equally many are named once."""
    found: dict[tuple[object, ...], tuple[Message, tuple[int, ...]]] = {}
    for p in g.players:
        places = range(CELLS + len(p.abilities.plots)) if p.seat != seat else range(0)
        for place in places:
            kind, lying = divmod(crop_at(p, place), CROP_KIND)
            if kind == GRAIN and lying:
                card = p.abilities.plots[place - CELLS][0] if place >= CELLS else ""
                where = own_words(g.board.cards[card].name if card else "a field")
                says = own_words(
                    "take 1 grain of { $seat } from { $where } with { $n }", seat=p.seat, where=where, n=lying
                )
                found.setdefault((p.seat, card, lying), (says, (p.seat, place)))
    return list(found.values())


def _help_with_the_harvest(g: GameState, seat: int, event: Event | None, chosen: tuple[int, ...]) -> None:
    owner = g.players[chosen[0]]
    take_crop(g, owner, chosen[1])
    receive(g, g.players[seat], grain(1).bag)
    receive(g, owner, food(2).bag)


# --- Hide Farmer ------------------------------------------------------------------------------------------------------


def _pay_for_a_space(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], HIDE_FARMER, spaces_paid_for(g, seat) + 1)


def _spared_spaces(g: GameState, seat: int) -> tuple[int, Message]:
    number = spaces_paid_for(g, seat)
    return number, unused_spaces.so_many(number)


# --- Fence Builder ----------------------------------------------------------------------------------------------------

_FENCE_BUILDER: Final = "I263"


def _spaces_for_a_fence(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    if not grid(g.players[seat]).fences_left():
        return []
    return [(own_words("{ $space }", space=space.id), (space.index,)) for space in g.open]


def _lay_fence(g: GameState, seat: int, event: Event | None, chosen: tuple[int, ...]) -> None:
    grid(g.players[seat]).fences_away += 1
    remember(g.players[seat], _FENCE_BUILDER, *chosen)


_ON_THE_FENCED_SPACE: Final = condition(
    "on the space with the fence",
    lambda g, seat, event: event is not None and remembered(g.players[seat], _FENCE_BUILDER) == (event.space,),
)


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
        "Fieldsman",
        id="I219",
        text="When you sow 1 field, 2 more of what you sow come on it; when you sow 2 fields, 1 more on each.",
        sows_more=more_sown_on({1: 2, 2: 1}),
    ),
    occupation(
        "Well Builder",
        id="I220",
        text="The Well is a minor improvement for you and costs you 1 wood and 1 stone.",
        minor_for_you=named("Well"),
        prices=[costs_instead(IMPROVEMENT, of=wood(1) + stone(1), only=named("Well"))],
    ),
    occupation(
        "Village Elder",
        id="I221",
        players=3,
        text="With at least 1/3/6/9 rounds left you get 1/2/3/4 wood at once. At the end: 3 points for every player "
        "who has the most improvements.",
        on=[played >> gain(by_steps(rounds_left, {1: wood(1), 3: wood(2), 6: wood(3), 9: wood(4)}))],
        score_for_all=most_get(improvements, 3),
    ),
    occupation(
        "Social Climber",
        id="I222",
        players=4,
        text="When you renovate, you get 3/2/1 stone as the first/second/third player whose home is of that material.",
        on=[renovates >> gain(amount("3, 2 or 1 stone", _stone_by_rank))],
    ),
    occupation(
        "Harvest Helper",
        id="I223",
        players=3,
        text="Between the field phase and the feeding phase you may take 1 grain from a field of another player, who "
        "gets 2 food from the general supply.",
        on=[
            after_field_phase
            >> pick("take 1 grain of another player", _grain_of_others, _help_with_the_harvest, optional=True)
        ],
    ),
    occupation(
        "Field Worker",
        id="I224",
        players=3,
        text="Each time another player sows, you get 1 grain with 3 players, 1 food with more.",
        on=[
            sows.by_others().when(players.at_most(3)) >> gain(grain(1)),
            sows.by_others().when(players.at_least(4)) >> gain(food(1)),
        ],
    ),
    occupation(
        "Field Watchman",
        id="I225",
        text="Each time you use Take 1 Grain, you may plow 1 field afterwards.",
        on=[right_after_using("Take 1 Grain") >> may(plow())],
    ),
    occupation(
        "Gardener",
        id="I226",
        text="The vegetables that you harvest come from the supply; those on your fields stay there.",
        leaves_crops=[VEGETABLE],
    ),
    occupation(
        "Church Warden",
        id=_WARDEN,
        text="With at least 1/3/6/9 rounds left you get 1/2/3/4 wood at once. At the end: 3 points for every player "
        "who placed 5 people or more in round 14.",
        on=[
            played >> gain(by_steps(rounds_left, {1: wood(1), 3: wood(2), 6: wood(3), 9: wood(4)})),
            returning_home.when(in_rounds(14)) >> do("count the people", _count_the_people),
        ],
        score_for_all=_present,
        notes=lambda g, seat: own_words("players with 5 people: { $n }", n=len(remembered(g.players[seat], _WARDEN))),
    ),
    occupation(
        "Businessman",
        id="I228",
        players=3,
        category="Actions Booster",
        text="On the starting player space you may build or play one more improvement after the minor one.",
        on=[
            plays_improvement_by(BY_MINOR_ACTION, BY_MINOR_ACTION_AGAIN).on_spaces("starting player")
            >> may(major_or_minor_improvement(BY_ADDED_MAJOR_OR_MINOR_ACTION))
        ],
    ),
    occupation(
        "Sycophant",
        id="I229",
        players=4,
        text="Other players pay you 1 food before they use Take 1 Grain. Each time somebody uses it, yourself "
        "included, you also get 1 food from the general supply.",
        on=[
            uses("Take 1 Grain").by_others().must(toll(food(1))),
            right_after_using("Take 1 Grain").by_anyone() >> gain(food(1)),
        ],
    ),
    occupation(
        "Clay Digger",
        id="I230",
        players=4,
        text="Put 3 clay on this action space for everybody, which gets 1 clay in each round. Others pay you 3 food to "
        "use it.",
        space=space(
            "1 Clay (Clay Digger)",
            then(pay_owner(food(3)), take_all()),
            accumulates=clay(1),
            id="clay_1_digger",
            classes=("clay",),
        ),
        on=[played >> fill_its_space(clay(3))],
    ),
    occupation(
        "Manservant",
        id="I231",
        text="As soon as you live in a stone house, put 3 food on each round space that is left; you get it when those "
        "rounds start.",
        on=[as_soon_as(lives_in(STONE_HOUSE)) >> schedule(food(3), next_rounds(14))],
    ),
    occupation(
        "Midwife",
        id="I232",
        players=4,
        text="When another player's family grows and is then larger than yours, you get 1 food, or 2 food if it is "
        "larger by 2 or more.",
        on=[grows.by_others() >> gain(amount("1 or 2 food", _larger_family))],
    ),
    occupation(
        "Farm Steward",
        id="I233",
        text="Once you live in a clay hut or a stone house, one family growth on an action space needs no room.",
        grows_anyway=lambda g, seat: lives_in(CLAY_HOUSE, STONE_HOUSE).test(g, seat, None),
        notes=times_done(),
    ),
    occupation(
        "Wood Buyer",
        id="I234",
        players=3,
        category="Building Resource Provider",
        text="When another player gets wood by an action, you may buy 1 wood from that player for 1 food.",
        on=[takes(wood(1)).by_others() >> buy_from_them(wood(1), food(1))],
    ),
    occupation(
        "Wood Collector",
        id="I235",
        text="Put 1 wood on each of the next 5 round spaces; you get it when those rounds start.",
        on=[played >> schedule(wood(1), next_rounds(5))],
    ),
    occupation(
        "Hide Farmer",
        id=HIDE_FARMER,
        players=3,
        text="Just before scoring you may pay 1 food for any of your unused farmyard spaces; these cost you no points.",
        on=[before_scoring >> repeat(unused_spaces, then(pay(food(1)), do("spare a space", _pay_for_a_space)))],
        score=_spared_spaces,
        notes=lambda g, seat: own_words("spaces paid for: { $n }", n=spaces_paid_for(g, seat)),
    ),
    occupation(
        "Juggler",
        id="I237",
        players=4,
        text="Each time you take the food of Traveling Players, you may take as much again. Then you give the others 1 "
        "food for each Magician, Conjurer, Street Musician, Puppeteer, Acrobat, Dancer, Animal Trainer and Storyteller "
        "in front of them.",
        on=[
            takes(food(1), lying_there=True).on_spaces("traveling players")
            >> may(
                gain(as_much_of(FOOD)),
                pay_owners_of(food(1), *_PERFORMERS),
            )
        ],
    ),
    occupation(
        "Chamberlain",
        id="I238",
        category="Actions Booster",
        text="At the start of round 11, or now if that is past, the remaining round cards are turned up; only you may "
        "use them before their rounds.",
        on=[
            round_start.when(from_round(11)).when(_NOT_YET_TURNED_UP) >> do("turn up the cards", _turn_up_the_rest),
            played.when(from_round(11)).when(_NOT_YET_TURNED_UP) >> do("turn up the cards", _turn_up_the_rest),
        ],
        opens_early=_cards_to_come,
        notes=times_done(),
    ),
    occupation(
        "Corn Profiteer",
        id=_PROFITEER,
        players=4,
        category="Food Provider",
        text="At any time: 1 grain for 3 food, unless another player buys the grain from you for 2 food.",
        any_time_deeds=[
            when(
                has(grain(1)),
                ask_others(
                    may(do("buy the grain for 2 food", _want_the_grain, _could_buy)),
                    then(
                        pick("choose a buyer", _buyers, _choose_buyer),
                        paid_by(_buyer, food(2)),
                        do("hand over the grain", _hand_over, brings=[FOOD]),
                        says="sell 1 grain",
                    ),
                ),
            )
        ],
    ),
    occupation(
        "Cowherd",
        id="I240",
        players=3,
        text="Each time you use 1 Cattle, you get 1 more cattle.",
        on=[right_after_using("1 Cattle") >> gain(cattle(1))],
    ),
    occupation(
        "Clay Plasterer",
        id="I241",
        text="Renovating your wooden hut to clay costs you 1 clay and 1 reed, each room of a clay hut 3 clay and 2 "
        "reed.",
        prices=[
            costs_instead(RENOVATION, of=clay(1) + reed(1), only=to_house(CLAY_HOUSE)),
            costs_instead(ROOM, of=clay(3) + reed(2), only=in_house(CLAY_HOUSE)),
        ],
    ),
    occupation(
        "Clay Hut Builder",
        id="I242",
        text="As soon as you live in a clay hut or a stone house, put 2 clay on each of the next 5 round spaces; you "
        "get it when those rounds start.",
        on=[as_soon_as(lives_in(CLAY_HOUSE, STONE_HOUSE)) >> schedule(clay(2), next_rounds(5))],
    ),
    occupation(
        "Bricklayer",
        id="I243",
        text="You pay 1 clay less for each improvement and renovation, and 2 clay less for each room.",
        prices=[costs_less(IMPROVEMENT, RENOVATION, by=clay(1)), costs_less(ROOM, by=clay(2))],
    ),
    occupation(
        "Layabout",
        id="I244",
        category="Food Provider",
        text="You take no part in the next harvest.",
        on=[played >> do("miss the next harvest", _skip_the_next_harvest)],
        misses_harvest=_lies_about,
        notes=_harvest_missed,
    ),
    occupation(
        "Market Crier",
        id="I245",
        players=3,
        text="Each time you use Take 1 Grain, you may take 1 more grain and 1 vegetable. Then each other player gets 1 "
        "grain.",
        on=[right_after_using("Take 1 Grain") >> may(gain(grain(1) + vegetable(1)), others_gain(grain(1)))],
    ),
    occupation(
        "Milking Hand",
        id="I246",
        players=4,
        text="In the field phase of each harvest you get 1/2/3 food for 1/3/5 cattle. At the end: 1 point for every 2 "
        "cattle.",
        on=[field_phase >> gain(by_steps(supply_of(CATTLE), {1: food(1), 3: food(2), 5: food(3)}))],
        score=per(supply_of(CATTLE), 1, each=2),
    ),
    occupation(
        "Butcher",
        id="I247",
        text="At any time: sheep 1 food, wild boar 2, cattle 3.",
        cooks=cooking(sheep=1, boar=2, cattle=3),
    ),
    occupation(
        "Net Fisherman",
        id="I248",
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
        text="When another player takes the food of Traveling Players, you may pay 1 food to play an occupation.",
        on=[takes_from("traveling players").by_others() >> may(play_occupation(1, how=BY_CARD))],
    ),
    occupation(
        "Sheep Whisperer",
        id="I250",
        players=4,
        text="Put 1 sheep on the spaces of the rounds 4, 7, 9 and 11 rounds from now; you get it when those rounds "
        "start.",
        on=[played >> schedule(sheep(1), rounds_after(4, 7, 9, 11))],
    ),
    occupation(
        "Reed Buyer",
        id="I251",
        players=4,
        text="When reed is taken for the first time in a round, and by another player, you may buy 1 of it for 1 food. "
        "That player also gets 1 food from the supply.",
        on=[
            takes(reed(1)).by_others().when(_first_taking_in_the_round("I251"))
            >> buy_from_them(reed(1), food(1), they_gain(food(1))),
            after_using().by_anyone().when(brought(reed(1))) >> _note_taking("I251"),
            played.when(_taken_before(("reed_1", "reed_stone_food_4p", "reed_stone_wood_5p"))) >> _note_taking("I251"),
        ],
        notes=in_this_round("reed has been taken"),
    ),
    occupation(
        "Pig Breeder",
        id="I252",
        players=4,
        text="You get 1 wild boar at once. At the end of round 12 your wild boar breed, if there is room for the "
        "newborn.",
        on=[played >> gain(boar(1)), round_end.when(in_rounds(12)) >> breed(BOAR)],
    ),
    occupation(
        "Pig Catcher",
        id="I253",
        players=4,
        text="When you take wood that lies on an action space, you may leave 2 of it there for 1 wild boar.",
        on=[right_after_taking(wood(2)) >> may(leave_of_that(wood(2)), gain(boar(1)))],
    ),
    occupation(
        "Groom",
        id="I254",
        players=4,
        text="While you live in a stone house, you may build 1 stable for 1 wood at the start of each round.",
        on=[round_start.when(lives_in(STONE_HOUSE)) >> may(build_stables(wood(1), limit=1))],
    ),
    occupation(
        "Stone Buyer",
        id="I255",
        players=4,
        text="When stone is taken for the first time in a round, and by another player, you may buy 1 of it for 1 "
        "food. That player also gets 1 food from the supply.",
        on=[
            takes(stone(1)).by_others().when(_first_taking_in_the_round("I255"))
            >> buy_from_them(stone(1), food(1), they_gain(food(1))),
            after_using().by_anyone().when(brought(stone(1))) >> _note_taking("I255"),
            played.when(_taken_before(("stone_1_stage2", "stone_1_stage4", "reed_stone_food_4p", "reed_stone_wood_5p")))
            >> _note_taking("I255"),
        ],
        notes=in_this_round("stone has been taken"),
    ),
    occupation(
        "Stone Carver",
        id="I256",
        text="Once each harvest: 1 stone for 3 food.",
        exchanges=[each_harvest(stone(1), food(3))],
    ),
    occupation(
        "Street Musician",
        id="I257",
        players=4,
        text="Each time another player takes the food of Traveling Players, you get 1 grain.",
        on=[takes_from("traveling players").by_others() >> gain(grain(1))],
    ),
    occupation(
        "Cabinetmaker",
        id="I258",
        players=3,
        text="Once each harvest: 1 wood for 2 food.",
        exchanges=[each_harvest(wood(1), food(2))],
    ),
    occupation(
        "Animal Dealer",
        id="I259",
        players=3,
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
        text="When another player is starting player, you may give that player 1 food and place your first person "
        "before everybody else.",
        on=[
            work_start.when(_ANOTHER_STARTS)
            >> may(
                pay(food(1)),
                do("give it to the starting player", _food_to_the_starting_player),
                place_another(_anywhere),
            )
        ],
    ),
    occupation(
        "Outrider",
        id="I261",
        players=4,
        text="Each time you use the newest round card, you get 1 grain.",
        on=[right_after_using().when(_NEWEST_CARD) >> gain(grain(1))],
    ),
    occupation(
        "Water Carrier",
        id="I262",
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
        text="At the start of each round you get 1 wood if you use more farmyard spaces than every other player.",
        on=[round_start.when(_LARGEST_FARM) >> gain(wood(1))],
    ),
)
