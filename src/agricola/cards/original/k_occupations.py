"""Occupations of deck K, the complex deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

# --- Acrobat ----------------------------------------------------------------------------------------------------------

_ACROBAT: Final = "K269"


def _note_the_round(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _ACROBAT, g.round)


_PERFORMED: Final = condition(
    "after Traveling Players", lambda g, seat, event: remembered(g.players[seat], _ACROBAT) == (g.round,)
)

# --- Tanner -----------------------------------------------------------------------------------------------------------

_TANNER: Final = "K280"
_BOAR_STEPS: Final = ((6, 3), (4, 2), (2, 1))
_CATTLE_STEPS: Final = ((4, 3), (3, 2), (2, 1))


def _hang_up_the_hides(g: GameState, seat: int, event: Event | None) -> None:
    assert event is not None
    p = g.players[seat]
    boar, cattle = remembered(p, _TANNER) or (0, 0)
    remember(p, _TANNER, boar + event.goods[BOAR], cattle + event.goods[CATTLE])


def _hides(g: GameState, seat: int) -> tuple[int, Message]:
    boar, cattle = remembered(g.players[seat], _TANNER) or (0, 0)
    points = next((worth for needed, worth in _BOAR_STEPS if boar >= needed), 0)
    points += next((worth for needed, worth in _CATTLE_STEPS if cattle >= needed), 0)
    return points, own_words("{ $boar } wild boar and { $cattle } cattle on it", boar=boar, cattle=cattle)


# --- Fence Overseer ---------------------------------------------------------------------------------------------------

_OVERSEER: Final = "K312"


def _note_the_fencing(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _OVERSEER, g.round)


_NOT_YET_THIS_ROUND: Final = condition(
    "once a round", lambda g, seat, event: remembered(g.players[seat], _OVERSEER) != (g.round,)
)


def _made_of_wood(purpose: Purpose) -> bool:
    return purpose.kind != ROOM or purpose.material == WOODEN_HOUSE


def _carved() -> PriceRule:
    return discount_once_per_round(wood(1), IMPROVEMENT, ROOM, STABLE, FENCES, only=_made_of_wood)


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Acrobat",
        id=_ACROBAT,
        players=4,
        category="Actions Booster",
        text="After Traveling Players you may move that person, once everybody has placed, to Take 1 Grain, Plow 1 "
        "Field or Plow Field and Sow if it is free, and use it.",
        on=[
            takes_from("traveling players") >> do("note it", _note_the_round),
            work_end.when(_PERFORMED)
            >> may(move_person(["traveling players"], ["Take 1 Grain", "Plow 1 Field", "Plow Field and Sow"])),
        ],
        notes=in_this_round("a person may move in this round"),
    ),
    occupation(
        "Educator",
        id="K271",
        players=4,
        category="Actions Booster",
        text="When another player plays an occupation, you may play one for 3 food, from your fourth on for 2 food.",
        on=[plays_occupation.by_others() >> may(play_occupation(3, 3, 3, 2))],
    ),
    occupation(
        "Tanner",
        id=_TANNER,
        players=3,
        category="Points Provider",
        text="Wild boar and cattle that you cook come on this card. At the end: 1/2/3 points for 2/4/6 wild boar and "
        "for 2/3/4 cattle.",
        on=[
            converts.when(
                condition(
                    "boar or cattle",
                    lambda g, seat, event: event is not None and event.goods[BOAR] + event.goods[CATTLE] > 0,
                )
            )
            >> do("hang up the hides", _hang_up_the_hides)
        ],
        score=_hides,
        notes=lambda g, seat: _hides(g, seat)[1],
    ),
    occupation(
        "Traveling Salesman",
        id="K281",
        category="Actions Booster",
        text="On an action space you may build a major improvement in a minor improvement action, and play 2 minor "
        "ones in a major or minor improvement action.",
        permits=[MAJOR_BY_MINOR_ACTION],
        on=[
            plays_improvement_by(
                BY_MAJOR_OR_MINOR_ACTION, BY_MAJOR_OR_MINOR_ACTION_AGAIN, BY_ADDED_MAJOR_OR_MINOR_ACTION
            ).when(
                condition(
                    "a minor one on an action space",
                    lambda g, seat, event: (
                        event is not None and event.space >= 0 and event.card is not None and event.card.kind == MINOR
                    ),
                )
            )
            >> may(minor_improvement(BY_CARD))
        ],
    ),
    occupation(
        "Countryman",
        id="K289",
        players=4,
        category="Actions Booster",
        text="When everybody has placed, you may move a person from Take 1 Grain or Take 1 Vegetable to a free space "
        "with a sow action and use it.",
        on=[work_end >> may(move_person(["Take 1 Grain", "Take 1 Vegetable"], ["sow"]))],
    ),
    occupation(
        "Lover",
        id="K291",
        players=3,
        cost=food(4),
        category="Actions Booster",
        text="Family growth at once, even without room. Costs 4 food more to play.",
        on=[played.must(family_growth(needs_room=False))],
    ),
    occupation(
        "Wood Carver",
        id="K301",
        category="Building Resource Provider",
        text="Once a round an improvement, a wooden room, a stable or fences cost you 1 wood less.",
        prices=[_carved()],
        notes=in_this_round("used in this round"),
    ),
    occupation(
        "Fence Overseer",
        id=_OVERSEER,
        category="Farm Planner",
        text="Once a round you may pay 1 food to fence the space of a stable that you have just built, without wood.",
        on=[
            builds_stable.when(_NOT_YET_THIS_ROUND)
            >> may(pay(food(1)), fence_what_was_built(), do("note it", _note_the_fencing))
        ],
        notes=in_this_round("used in this round"),
    ),
)
