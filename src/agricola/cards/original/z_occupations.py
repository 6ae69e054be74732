"""Occupations of deck Z, the small extra deck of the original edition."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from agricola.cards.words import *

# --- Gentleman --------------------------------------------------------------------------------------------------------

_GENTLEMAN: Final = "Z326"


def _note_the_last(g: GameState, seat: int, event: Event | None) -> None:
    """Note who placed last; the use in which the card was played is worth more, and noted already."""
    assert event is not None
    this = (g.round, event.seat, len(g.players[event.seat].placed))
    if remembered(g.players[seat], _GENTLEMAN)[:3] != this:
        remember(g.players[seat], _GENTLEMAN, *this, 1)


def _note_its_own_play(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _GENTLEMAN, g.round, seat, len(g.players[seat].placed), 2)


_IN_THE_WORK_PHASE: Final = condition("in the work phase", lambda g, seat, event: phase(g) == "work")
_WITH_THE_LAST_PERSON_PLACED: Final = condition(
    "with the own person that was placed last, not while another player's acts",
    lambda g, seat, event: event is not None and g.players[seat].placed[-1:] == (event.space,),
)
_WAS_LAST: Final = condition(
    "the last to place", lambda g, seat, event: remembered(g.players[seat], _GENTLEMAN)[:2] == (g.round, seat)
)


def _tip(g: GameState, seat: int, event: Event | None) -> Goods:
    return food(remembered(g.players[seat], _GENTLEMAN)[3])


# --- Dance Instructor -------------------------------------------------------------------------------------------------


def _take_it_back(g: GameState, seat: int, event: Event | None) -> None:
    assert event is not None
    assert event.card is not None
    take_back(g, g.players[seat], event.card)


# --- Herald -----------------------------------------------------------------------------------------------------------

_HERALD: Final = "Z327"


def _look_ahead(g: GameState, seat: int, event: Event | None) -> None:
    foresee(g, seat)


def _now(g: GameState) -> tuple[int, int]:
    """The round, and how many people have been placed in it."""
    return g.round, sum(len(p.placed) for p in g.players)


_NOT_SINCE: Final = condition(
    "not since the last placement", lambda g, seat, event: remembered(g.players[seat], _HERALD) != _now(g)
)


def _orders(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """Every order of the cards of a stage that has two or more to come; the one that they have now is among them."""
    found: list[tuple[Message, tuple[int, ...]]] = []
    for stage in stages_to_come(g):
        if len(stage) > 1:
            for order in permutations(sorted(stage)):
                spaces = tuple(own_words("{ $space }", space=g.board.spaces[index].id) for index in order)
                found.append((own_words("next { $spaces }", spaces=spaces), order))
    return found


def _put_in_order(g: GameState, seat: int, event: Event | None, order: tuple[int, ...]) -> None:
    remember(g.players[seat], _HERALD, *_now(g))
    rearrange(g, seat, list(order))


# --- Taxidermist ------------------------------------------------------------------------------------------------------

_TAXIDERMIST: Final = "Z330"


def _mounted(g: GameState, seat: int) -> Goods:
    kept = remembered(g.players[seat], _TAXIDERMIST) or (0, 0, 0)
    return sheep(kept[0]) + boar(kept[1]) + cattle(kept[2])


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Village Beauty",
        id="Z325",
        gist="Family growth for 3 food, at any time",
        text="At any time you may pay 3 food for family growth, if there is room. The child works from the next "
        "round on.",
        any_time_deeds=[then(pay(food(3)), family_growth())],
    ),
    occupation(
        "Gentleman",
        id=_GENTLEMAN,
        players=4,
        gist="Last to place a person: 1 food",
        text="When you were the last player to place a person in a round, you get 1 food; 2 food if you played this "
        "card with that person.",
        on=[
            after_using().by_anyone().when(_IN_THE_WORK_PHASE) >> do("note it", _note_the_last),
            played.when(_IN_THE_WORK_PHASE).when(_WITH_THE_LAST_PERSON_PLACED) >> do("note it", _note_its_own_play),
            work_end.when(_WAS_LAST) >> gain(amount("1 food, or 2", _tip)),
        ],
    ),
    occupation(
        "Herald",
        id=_HERALD,
        players=3,
        gist="2 wood; see and order the rounds to come",
        text="You get 2 wood. At any time you may look at the round cards to come and change their order within "
        "their stages.",
        on=[played >> then(gain(wood(2)), do("look at the round cards", _look_ahead), says="2 wood")],
        any_time_deeds=[
            when(
                all_of(_NOT_SINCE, not_(round_cards_lie_open)), pick("put round cards in order", _orders, _put_in_order)
            )
        ],
    ),
    occupation(
        "Cooper",
        id="Z328",
        players=4,
        gist="Anybody gets 3 food on a space: 1 food",
        text="When you or another player gets 3 food or more on an action space, you get 1 food.",
        on=[takes(food(3)).by_anyone() >> gain(food(1))],
    ),
    occupation(
        "Mail Coach Driver",
        id="Z329",
        players=3,
        gist="Others get goods when the round ends",
        text="From now on the other players get goods from action spaces only when people return home.",
        delays_others=True,
    ),
    occupation(
        "Taxidermist",
        id=_TAXIDERMIST,
        players=4,
        gist="Cooked animals, 1 of each, still score",
        text="Of the animals that you turn into food you may keep 1 sheep, 1 wild boar and 1 cattle here. They count "
        "in the scoring.",
        on=[slaughters >> keep_cooked(SHEEP, BOAR, CATTLE, most=1)],
        stores=_mounted,
        notes=what_lies_on_it(SHEEP, BOAR, CATTLE),
    ),
    occupation(
        "Sower",
        id="Z331",
        gist="Sow new vegetables at once",
        text="Vegetables that you get outside of a harvest you may sow at once.",
        on=[
            gains_at_once.when(brought(vegetable(1))).when(not_(in_harvest)) >> may(sow(VEGETABLE, at_most=AS_GAINED)),
            gets_delivered.when(brought(vegetable(1))) >> may(sow(VEGETABLE, at_most=AS_GAINED)),
        ],
    ),
    occupation(
        "Seed Trader",
        id="Z332",
        gist="2 grain, 2 vegetables to buy for food",
        text="2 grain and 2 vegetables lie here. At any time you may buy grain for 2 food and vegetables for 3 food "
        "each.",
        exchanges=for_sale((2, grain(1), food(2)), (2, vegetable(1), food(3))),
    ),
    occupation(
        "Game Designer",
        id="Z333",
        gist="4 different resources: 2 food, 1 point",
        text="At any time, and as often as you like: 1 wood, 1 clay, 1 reed and 1 stone for 2 food and 1 point.",
        any_time_deeds=[then(pay(wood(1) + clay(1) + reed(1) + stone(1)), gain(food(2)), bonus_points(1))],
    ),
    occupation(
        "Dance Instructor",
        id="Z334",
        players=3,
        gist="4 food; may come back to your hand",
        text="You get 4 food before you pay for this card. Right after you played it, you may take it back.",
        on=[
            before_this_card >> gain(food(4)),
            played >> may(do("take it back", _take_it_back)),
        ],
    ),
    occupation(
        "Cube Cutter",
        id="Z335",
        gist="Harvest: 1 wood and 1 food for 1 point",
        text="In the field phase of each harvest you may exchange 1 wood and 1 food for 1 point.",
        on=[field_phase >> may(pay(wood(1) + food(1)), bonus_points(1))],
    ),
    occupation(
        "Mother of Twins",
        id="Z336",
        gist="3 food: a second child, without room",
        text="When your family grows, you may pay 3 food for a second child, for whom you need no room.",
        on=[grows.when(a_first_birth) >> may(pay(food(3)), family_growth(needs_room=False))],
    ),
)
