"""Occupations of deck I, the interactive deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

# --- Wood Buyer -------------------------------------------------------------------------------------------------------

_WOOD_BY_AN_ACTION: Final = condition(
    "wood by an action",
    lambda g, seat, event: (
        event is not None
        and event.goods[WOOD] > 0
        and event.space >= 0
        and event.source in (FROM_SPACE, FROM_SUPPLY)
        and g.players[event.seat].goods[WOOD] > 0
    ),
)


def _take_the_wood(g: GameState, seat: int, event: Event | None) -> None:
    """The food has been paid: it goes to the other player, and 1 wood comes from there."""
    assert event is not None
    seller, buyer = g.players[event.seat], g.players[seat]
    receive(g, seller, food(1).bag)
    give_up(g, seller, wood(1).bag)
    receive(g, buyer, wood(1).bag)


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


CARDS: Final[tuple[Card, ...]] = (
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
        "Wood Buyer",
        id="I234",
        players=3,
        category="Building Resource Provider",
        text="When another player gets wood by an action, you may buy 1 wood from that player for 1 food.",
        on=[gains.by_others().when(_WOOD_BY_AN_ACTION) >> may(pay(food(1)), do("take 1 wood", _take_the_wood))],
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
                        do("hand over the grain", _hand_over),
                        says="sell 1 grain",
                    ),
                ),
            )
        ],
        deeds_bring=[FOOD],
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
        "Puppeteer",
        id="I249",
        players=4,
        category="Actions Booster",
        text="When another player takes the food of Traveling Players, you may pay 1 food to play an occupation.",
        on=[takes_from("traveling players").by_others() >> may(play_occupation(1))],
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
)
