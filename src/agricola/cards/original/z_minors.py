"""Minor improvements of deck Z, the small extra deck of the original edition."""

from __future__ import annotations

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


def _knock_over(g: GameState, seat: int, event: Event | None) -> None:
    grid(g.players[seat]).upright = 0


_MAYPOLE_STANDS: Final = condition("it stands", lambda g, seat, event: grid(g.players[seat]).upright != 0)


def _points_for_the_maypole(g: GameState, seat: int) -> tuple[int, Message]:
    return (2 if grid(g.players[seat]).upright else 0), own_words("the maypole")


# --- Dozing Bull ------------------------------------------------------------------------------------------------------

_BULL: Final = "Z322"


def _now(g: GameState, seat: int) -> tuple[int, int, int]:
    """The round, its step, and how many people have been placed: between two placements it stays the same."""
    return g.round, g.stack[0].n, len(g.players[seat].placed)


_NOT_SINCE_THE_LAST_PLACEMENT: Final = condition(
    "not since your last placement", lambda g, seat, event: remembered(g.players[seat], _BULL) != _now(g, seat)
)


def _note_the_rebuilding(g: GameState, seat: int, event: Event | None) -> None:
    remember(g.players[seat], _BULL, *_now(g, seat))


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Stump-Jump Plow",
        id="Z313",
        cost=wood(2),
        text="Once you live in a clay hut or a stone house: when you take wood with a person's action, you may pay 1 "
        "food to plow 1 field.",
        on=[takes(wood(1)).when(lives_in(CLAY_HOUSE, STONE_HOUSE)) >> may(pay(food(1)), plow())],
    ),
    minor(
        "Maypole",
        id="Z320",
        cost=wood(1),
        needs=current_round.at_most(4),
        text="Put one of your fences upright on an unused space of your farmyard. At the end: 2 points if it still "
        "stands. Only to be played up to round 4.",
        on=[played.must(pick("choose a space for the maypole", _spaces_for_the_maypole, _raise_maypole))],
        any_time_deeds=[when(_MAYPOLE_STANDS, do("knock the maypole over", _knock_over))],
        score=_points_for_the_maypole,
    ),
    minor(
        "Dozing Bull",
        id=_BULL,
        text="While you have cattle, you may take all your fences down at any time and build them again, for nothing.",
        any_time_deeds=[
            when(
                all_of(has(cattle(1)), _NOT_SINCE_THE_LAST_PLACEMENT),
                then(do("note it", _note_the_rebuilding), rebuild_fences(), says="rebuild the fences"),
            )
        ],
    ),
    minor(
        "Scarecrow",
        id="Z324",
        needs=empty_field_tiles.at_least(2),
        text="Whenever you sow, you may pay 1 wood for a field to sow 2 grain on it instead of 1.",
        two_grain_cost=wood(1),
    ),
)
