"""Minor improvements of deck Z, the small extra deck of the original edition."""

from __future__ import annotations

from itertools import product
from typing import Final

from agricola.cards.words import *

# --- Maypole ----------------------------------------------------------------------------------------------------------


def _spaces_for_the_maypole(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    yard = grid(g.players[seat])
    if not yard.fences_left():
        return []
    return [(own_words(cell_name(cell)), (cell,)) for cell in range(CELLS) if yard.free() >> cell & 1]


def _raise_maypole(g: GameState, seat: int, event: Event | None, chosen: tuple[int, ...]) -> None:
    grid(g.players[seat]).upright = 1 << chosen[0]


def _take_down(g: GameState, seat: int) -> None:
    grid(g.players[seat]).upright = 0


def _knock_over(g: GameState, seat: int, event: Event | None) -> None:
    _take_down(g, seat)


_MAYPOLE_STANDS: Final = condition("it stands", lambda g, seat, event: grid(g.players[seat]).upright != 0)


def _points_for_the_maypole(g: GameState, seat: int) -> tuple[int, Message]:
    return (2 if grid(g.players[seat]).upright else 0), own_words("the maypole")


# --- Dozing Bull ------------------------------------------------------------------------------------------------------

_BULL: Final = "Z322"


def _now(g: GameState, seat: int) -> tuple[int, int, int]:
    """The round, its step, and how many people have been placed: between two placements it stays the same."""
    return g.round, g.stack[0].steps, len(g.players[seat].placed)


_NOT_SINCE_THE_LAST_PLACEMENT: Final = condition(
    "not since your last placement", lambda g, seat, event: remembered(g.players[seat], _BULL) != _now(g, seat)
)


def _note_the_rebuilding(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _BULL, *_now(g, seat))


# --- Barbecue ---------------------------------------------------------------------------------------------------------

_BARBECUE: Final = "Z318"
_ROASTS: Final = tuple(
    Conversion(animal.bag, meal.bag, _BARBECUE)
    for animal, meal in ((sheep(1), food(3)), (boar(1), food(4)), (cattle(1), food(5)))
)


def _roasts(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """Every herd that can be roasted: as many animals as there are people."""
    p = g.players[seat]
    herds = product(*(range(min(p.family, p.goods[kind]) + 1) for kind in (SHEEP, BOAR, CATTLE)))
    return [
        (
            own_words("roast { $goods }", goods=(sheep(1) * herd[0] + boar(1) * herd[1] + cattle(1) * herd[2]).bag),
            herd,
        )
        for herd in herds
        if 0 < sum(herd) <= p.family
    ]


def _roast(g: GameState, seat: int, event: Event | None, herd: tuple[int, ...]) -> None:
    roasted = [(roast, number) for roast, number in zip(_ROASTS, herd, strict=True) if number]
    convert_together(g, g.players[seat], roasted, NO_SPACE)


# --- Pumpkin Seed Oil -------------------------------------------------------------------------------------------------

_OIL: Final = "Z319"


def _times_and_round(g: GameState, seat: int) -> tuple[int, int]:
    noted = remembered(g.players[seat], _OIL)
    return (noted[0], noted[1]) if noted else (0, 0)


_NOT_TOO_OFTEN: Final = condition(
    "3 times, once in a round",
    lambda g, seat, event: _times_and_round(g, seat)[0] < 3 and _times_and_round(g, seat)[1] != g.round,
)


def _press(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _OIL, _times_and_round(g, seat)[0] + 1, g.round)


def _pressed(g: GameState, seat: int) -> Goods:
    return vegetable(_times_and_round(g, seat)[0])


def _times_pressed(g: GameState, seat: int) -> Message:
    return say("note-times", n=_times_and_round(g, seat)[0], most=3)


# --- Giant Pumpkin ----------------------------------------------------------------------------------------------------

_PUMPKIN: Final = "Z323"


def _lies_there(g: GameState, seat: int) -> int:
    """The pumpkin comes on the card when it is played, and is gone when it was cooked."""
    return (remembered(g.players[seat], _PUMPKIN) or (1,))[0]


_PUMPKINS: Final = Count("giant pumpkins", _lies_there, one="giant pumpkin")
_STILL_THERE: Final = condition("the pumpkin is still there", lambda g, seat, event: _lies_there(g, seat) > 0)


def _giant(g: GameState, seat: int) -> Goods:
    return vegetable(_lies_there(g, seat))


def _not_cooked(g: GameState, seat: int) -> Message | None:
    return say("cost-goods", goods=_giant(g, seat).bag) if _lies_there(g, seat) else None


def _ways_to_cook(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """The best pot, and while the family is fed what turns a vegetable into food once in a harvest."""
    p = g.players[seat]
    ways: list[tuple[Message, tuple[int, ...]]] = []
    for index, meal in enumerate(p.abilities.conversions):
        waits = meal.once_per_harvest and (phase(g) != "feeding" or meal.card in p.spent)
        if meal.give == vegetable(1).bag and not waits:
            told = own_words("cook the pumpkin for { $goods }", goods=meal.get)
            if meal.card:
                told = own_words("cook the pumpkin for { $goods } with { $card }", goods=meal.get, card=meal.card)
            ways.append((told, (index,)))
    return ways


def _cook_it(g: GameState, seat: int, event: Event | None, chosen: tuple[int, ...]) -> None:
    p = g.players[seat]
    meal = p.abilities.conversions[chosen[0]]
    remember(p, _PUMPKIN, 0)
    receive(g, p, vegetable(1).bag)
    if meal.once_per_harvest:
        p.spent = tuple(sorted([*p.spent, meal.card]))
    convert(g, p, meal, 1, NO_SPACE)


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Stump-Jump Plow",
        id="Z313",
        cost=wood(2),
        gist="Take wood: 1 food plows 1 field",
        text="Once you live in a clay hut or a stone house: when you take wood with a person's action, you may pay 1 "
        "food to plow 1 field.",
        on=[takes(wood(1)).when(lives_in(CLAY_HOUSE, STONE_HOUSE)) >> may(pay(food(1)), plow())],
    ),
    minor(
        "Keg",
        id="Z314",
        cost=wood(1),
        traveling=True,
        gist="One more action this round, at its end",
        text="When everybody has placed all people in this round, you may place a guest for one more action.",
        acts_all_round=True,
        on=[work_end >> may(place_guest())],
    ),
    minor(
        "Brewer's Copper",
        id="Z315",
        cost=grain(1) + stone(1),
        points=1,
        gist="Each harvest: 1 grain for 2 food",
        text="In each harvest: 1 grain for 2 food. At the end: 1 point if you have at least 7 grain.",
        exchanges=[each_harvest(grain(1), food(2))],
        score=by_steps(crops(GRAIN), {7: 1}),
    ),
    minor(
        "Bust",
        id="Z316",
        cost=stone(1),
        needs=any_of(
            another_player_with(occupations.at_most(1)),
            all_of(players.exactly(3), another_player_with(occupations.at_most(2))),
            all_of(players.exactly(2), another_player_with(occupations.at_most(3))),
        ),
        points=2,
        gist="Only points",
        text="To be played only while another player has fewer than 2 occupations (3 with three players, 4 with two). "
        "It has no effect.",
    ),
    minor(
        "Family Portrait",
        id="Z317",
        cost=per(people, food(2)),
        traveling=True,
        gist="4 points for 2 food per family member",
        text="Costs 2 food for each of your family members. You get 4 points.",
        on=[played >> bonus_points(4)],
    ),
    minor(
        "Barbecue",
        id=_BARBECUE,
        traveling=True,
        gist="Now: sheep 3 food, boar 4, cattle 5",
        text="You may turn as many animals into food as you have family members: 3 food for a sheep, 4 for a wild "
        "boar, 5 for a cattle.",
        on=[played >> pick("roast animals", _roasts, _roast, optional=True)],
    ),
    minor(
        "Pumpkin Seed Oil",
        id=_OIL,
        needs=vegetable_fields.at_least(1),
        gist="3 times: 3 food for a vegetable that scores",
        text="3 times, at most once in a round, you may put 1 of your vegetables here and take 3 food. These "
        "vegetables count in the scoring.",
        any_time_deeds=[
            when(_NOT_TOO_OFTEN, then(pay(vegetable(1)), do("put it here", _press), gain(food(3)), says="3 food"))
        ],
        stores=_pressed,
        notes=_times_pressed,
    ),
    minor(
        "Maypole",
        id="Z320",
        cost=wood(1),
        needs=current_round.at_most(4),
        gist="2 points for a fence on an unused space",
        text="Put one of your fences upright on an unused space of your farmyard. At the end: 2 points if it still "
        "stands. Only to be played up to round 4.",
        on=[played.must(pick("choose a space for the maypole", _spaces_for_the_maypole, _raise_maypole))],
        any_time_deeds=[when(_MAYPOLE_STANDS, do("knock the maypole over", _knock_over))],
        when_returned=_take_down,
        score=_points_for_the_maypole,
    ),
    minor(
        "Ranch",
        id="Z321",
        needs=unused_spaces.exactly(0),
        gist="1 point and 2 food per round to come",
        text="For each round that is still to come you get 1 point and 2 food.",
        on=[played >> then(gain(per(rounds_left, food(2))), bonus_points(per(rounds_left, 1)))],
    ),
    minor(
        "Dozing Bull",
        id=_BULL,
        gist="With cattle: build your fences anew",
        text="While you have cattle, you may take all your fences down at any time and build them again, for nothing.",
        any_time_deeds=[
            when(
                all_of(has(cattle(1)), _NOT_SINCE_THE_LAST_PLACEMENT),
                then(do("note it", _note_the_rebuilding), rebuild_fences(), says="rebuild the fences"),
            )
        ],
    ),
    minor(
        "Giant Pumpkin",
        id=_PUMPKIN,
        gist="Keep a vegetable here: 2 points",
        text="Put 1 of your vegetables here. At any time you may turn it into food. If it is still here at "
        "the end: 2 points.",
        on=[played.must(pay(vegetable(1)))],
        any_time_deeds=[when(_STILL_THERE, pick("cook the pumpkin", _ways_to_cook, _cook_it, brings=[FOOD]))],
        stores=_giant,
        notes=_not_cooked,
        score=per(_PUMPKINS, 2),
    ),
    minor(
        "Scarecrow",
        id="Z324",
        needs=empty_field_tiles.at_least(2),
        gist="Sowing: 1 wood for a double grain field",
        text="Whenever you sow, you may pay 1 wood for a field to sow 2 grain on it instead of 1.",
        two_grain_cost=wood(1),
    ),
)
