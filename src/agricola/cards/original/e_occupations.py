"""Occupations of deck E, the basic deck of the original edition."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

# --- Ratcatcher -------------------------------------------------------------------------------------------------------


def _keep_one_child_at_home(g: GameState, seat: int, event: Event | None) -> None:
    for p in g.players:
        if p.seat != seat and p.family > 2 and p.home:
            keep_home(g, p)


# --- Stablehand -------------------------------------------------------------------------------------------------------

_STABLEHAND: Final = "E207"


def _this_action(g: GameState, seat: int) -> tuple[int, int]:
    return (g.round, len(g.players[seat].placed))


def _note_stable(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _STABLEHAND, *_this_action(g, seat))


_ONE_STABLE_PER_ACTION: Final = condition(
    "no stable in this action yet",
    lambda g, seat, event: remembered(g.players[seat], _STABLEHAND) != _this_action(g, seat),
)

# --- Animal Keeper ----------------------------------------------------------------------------------------------------


def _mixed_pastures(g: GameState, seat: int, places: Housing) -> Housing:
    return housing((), places.anywhere + sum(places.pens), places.fixed)


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Chief",
        id="E172",
        cost=food(2),
        category="Points Provider",
        text="At the end: 1 point for each room of your stone house. Costs 2 food more to play.",
        score=per(stone_rooms, 1),
    ),
    occupation(
        "Chief's Daughter",
        id="E173",
        category="Points Provider",
        text="When another player plays the Chief, you may play this card at once for nothing. At the end: 3 points "
        "for a stone house, 1 for a clay hut.",
        from_hand=[plays("Chief").by_others() >> may(play_this_card())],
        score=points_by_house({STONE_HOUSE: 3, CLAY_HOUSE: 1}),
    ),
    occupation(
        "Merchant",
        id="E179",
        category="Actions Booster",
        text="After an action for a minor, or a major or minor improvement, you may pay 1 food to take it a second "
        "time.",
        on=[
            plays_improvement_by(BY_MINOR_ACTION) >> may(pay(food(1)), minor_improvement(BY_MINOR_ACTION_AGAIN)),
            plays_improvement_by(BY_MAJOR_OR_MINOR_ACTION)
            >> may(pay(food(1)), major_or_minor_improvement(BY_MAJOR_OR_MINOR_ACTION_AGAIN)),
        ],
    ),
    occupation(
        "Ratcatcher",
        id="E198",
        players=3,
        category="Actions Booster",
        needs=current_round.at_most(9),
        text="In rounds 10 and 12 every other player who has offspring places one person fewer. Only to be played up "
        "to round 9.",
        on=[work_start.when(in_rounds(10, 12)) >> do("one child stays at home", _keep_one_child_at_home)],
    ),
    occupation(
        "Stablehand",
        id=_STABLEHAND,
        category="Farm Planner",
        text="When you build fences, you also build 1 stable for nothing, once in an action.",
        on=[
            builds_fences.when(_ONE_STABLE_PER_ACTION)
            >> then(do("note the stable", _note_stable), build_stables(NOTHING, limit=1))
        ],
    ),
    occupation(
        "Animal Keeper",
        id="E216",
        players=4,
        category="Farm Planner",
        text="Different kinds of animals may share a pasture.",
        holds=_mixed_pastures,
    ),
)
