"""Occupations of deck I, the interactive deck of the original edition: I219 to I243."""

from __future__ import annotations

from typing import Final

from agricola.cards.original.losses import HIDE_FARMER, spaces_paid_for
from agricola.cards.words import *

# --- Chamberlain ------------------------------------------------------------------------------------------------------


_EARLIEST: Final = 11


def _turn_up_the_rest(g: GameState, seat: int, event: Event | None) -> None:
    turn_up_the_rest(g)


def _cards_to_come(g: GameState, seat: int) -> tuple[Space, ...]:
    return tuple(g.board.spaces[index] for index in g.order[g.round :]) if g.round >= _EARLIEST else ()


_NOT_YET_TURNED_UP: Final = all_of(from_round(_EARLIEST), not_(round_cards_lie_open))


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


# --- Social Climber ---------------------------------------------------------------------------------------------------


def _ahead(p: Player, material: int) -> bool:
    """Whether a player has renovated to that material already; from wood straight to stone is not to clay (OP-51)."""
    house = grid(p).house
    return house == material or (house > material and not skipped_a_material(p))


def _stone_by_rank(g: GameState, seat: int, event: Event | None) -> Goods:
    assert event is not None
    others = [p for p in g.players if p.seat != seat and _ahead(p, event.material)]
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


# --- Harvest Helper ---------------------------------------------------------------------------------------------------


def _grain_of_others(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """One grain from a field of another player; the fields of a yard that hold equally many are named once."""
    found: dict[tuple[object, ...], tuple[Message, tuple[int, ...]]] = {}
    for p in g.players:
        places = range(CELLS + len(p.abilities.card_fields)) if p.seat != seat else range(0)
        for place in places:
            kind, lying = divmod(crop_at(p, place), CROP_KIND)
            if kind == GRAIN and lying:
                card = p.abilities.card_fields[place - CELLS][0] if place >= CELLS else ""
                where = own_words("{ $card }", card=card) if card else own_words("a field")
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


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Fieldsman",
        id="I219",
        gist="Sow 1 or 2 fields: 2 or 1 crop more",
        text="When you sow 1 field, 2 more of what you sow come on it; when you sow 2 fields, 1 more on each.",
        sows_more=more_sown_on({1: 2, 2: 1}),
    ),
    occupation(
        "Well Builder",
        id="I220",
        gist="The Well for 1 wood, 1 stone, as a minor",
        text="The Well is a minor improvement for you and costs you 1 wood and 1 stone.",
        minor_for_you=named("Well"),
        prices=[costs_instead(IMPROVEMENT, of=wood(1) + stone(1), only=named("Well"))],
    ),
    occupation(
        "Village Elder",
        id="I221",
        players=3,
        gist="Get wood; most improvements: 3 points",
        text="With at least 1/3/6/9 rounds left you get 1/2/3/4 wood at once. At the end: 3 points for every player "
        "who has the most improvements.",
        on=[played >> gain(by_steps(rounds_left, {1: wood(1), 3: wood(2), 6: wood(3), 9: wood(4)}))],
        score_for_all=most_get(improvements, 3),
    ),
    occupation(
        "Social Climber",
        id="I222",
        players=4,
        gist="Renovate early: 3, 2 or 1 stone",
        text="When you renovate, you get 3/2/1 stone as the first/second/third player whose home is of that material.",
        on=[renovates >> gain(amount("3, 2 or 1 stone", _stone_by_rank))],
    ),
    occupation(
        "Harvest Helper",
        id="I223",
        players=3,
        gist="Harvest: 1 grain from another's field",
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
        gist="Others sow: 1 food; of 3 players, 1 grain",
        text="Each time another player sows, you get 1 grain with 3 players, 1 food with more.",
        on=[
            sows.by_others().when(players.at_most(3)) >> gain(grain(1)),
            sows.by_others().when(players.at_least(4)) >> gain(food(1)),
        ],
    ),
    occupation(
        "Field Watchman",
        id="I225",
        gist="Take 1 Grain: plow 1 field too",
        text="Each time you use Take 1 Grain, you may plow 1 field afterwards.",
        on=[right_after_using("Take 1 Grain") >> may(plow())],
    ),
    occupation(
        "Gardener",
        id="I226",
        gist="Vegetables you harvest stay in fields",
        text="The vegetables that you harvest come from the supply; those on your fields stay there.",
        leaves_crops=[VEGETABLE],
    ),
    occupation(
        "Church Warden",
        id=_WARDEN,
        gist="Get wood; 5 people in round 14: 3 points",
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
        gist="Starting player: one more improvement",
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
        gist="Earns when anybody uses Take 1 Grain",
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
        gist="A space for clay; others pay you 3 food",
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
        gist="Stone house: 3 food in each round to come",
        text="As soon as you live in a stone house, put 3 food on each round space that is left; you get it when those "
        "rounds start.",
        on=[as_soon_as(lives_in(STONE_HOUSE)) >> schedule(food(3), next_rounds(14))],
    ),
    occupation(
        "Midwife",
        id="I232",
        players=4,
        gist="Food when a family outgrows yours",
        text="When another player's family grows and is then larger than yours, you get 1 food, or 2 food if it is "
        "larger by 2 or more.",
        # A first birth is told of when its twin is there.
        on=[grows.by_others().when(a_first_birth) >> gain(amount("1 or 2 food", _larger_family))],
    ),
    occupation(
        "Farm Steward",
        id="I233",
        gist="Clay or stone: 1 child without room",
        text="Once you live in a clay hut or a stone house, your next family growth on an action space needs no room.",
        grows_anyway=lambda g, seat: lives_in(CLAY_HOUSE, STONE_HOUSE).test(g, seat, None),
        notes=times_done(),
    ),
    occupation(
        "Wood Buyer",
        id="I234",
        players=3,
        category="Building Resource Provider",
        gist="Others get wood: buy 1 for 1 food",
        text="When another player gets wood by an action, you may buy 1 wood from that player for 1 food.",
        on=[takes(wood(1)).by_others() >> buy_from_them(wood(1), food(1))],
    ),
    occupation(
        "Wood Collector",
        id="I235",
        gist="1 wood in each of the next 5 rounds",
        text="Put 1 wood on each of the next 5 round spaces; you get it when those rounds start.",
        on=[played >> schedule(wood(1), next_rounds(5))],
    ),
    occupation(
        "Hide Farmer",
        id=HIDE_FARMER,
        players=3,
        gist="At the end, 1 food saves an unused space",
        text="Just before scoring you may pay 1 food for any of your unused farmyard spaces; these cost you no points.",
        on=[before_scoring >> repeat(unused_spaces, then(pay(food(1)), do("spare a space", _pay_for_a_space)))],
        score=_spared_spaces,
        notes=lambda g, seat: own_words("spaces paid for: { $n }", n=spaces_paid_for(g, seat)),
    ),
    occupation(
        "Juggler",
        id="I237",
        players=4,
        gist="Traveling Players: twice the food",
        text="Each time you take the food of Traveling Players, you may take as much again. Then you give the others 1 "
        "food for each Magician, Conjurer, Street Musician, Puppeteer, Acrobat, Dancer, Animal Trainer and Storyteller "
        "in front of them.",
        on=[
            right_after_taking(food(1)).on_spaces("traveling players")
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
        gist="From round 11, use cards yet to come",
        text="At the start of round 11, or now if that is past, the remaining round cards are turned up; only you may "
        "use them before their rounds.",
        on=[
            round_start.when(_NOT_YET_TURNED_UP) >> do("turn up the cards", _turn_up_the_rest),
            played.when(_NOT_YET_TURNED_UP) >> do("turn up the cards", _turn_up_the_rest),
        ],
        opens_early=_cards_to_come,
    ),
    occupation(
        "Corn Profiteer",
        id=_PROFITEER,
        players=4,
        category="Food Provider",
        gist="1 grain for 3 food, or 2 from a buyer",
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
        gist="1 Cattle: 1 cattle more",
        text="Each time you use 1 Cattle, you get 1 more cattle.",
        on=[right_after_using("1 Cattle") >> gain(cattle(1))],
    ),
    occupation(
        "Clay Plasterer",
        id="I241",
        gist="Clay rooms and renovation cost less",
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
        gist="Clay hut: 2 clay in each of 5 rounds",
        text="As soon as you live in a clay hut or a stone house, put 2 clay on each of the next 5 round spaces; you "
        "get it when those rounds start.",
        on=[as_soon_as(lives_in(CLAY_HOUSE, STONE_HOUSE)) >> schedule(clay(2), next_rounds(5))],
    ),
    occupation(
        "Bricklayer",
        id="I243",
        gist="Building costs 1 clay less, rooms 2",
        text="You pay 1 clay less for each improvement and renovation, and 2 clay less for each room.",
        prices=[costs_less(IMPROVEMENT, RENOVATION, by=clay(1)), costs_less(ROOM, by=clay(2))],
    ),
)
