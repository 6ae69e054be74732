"""Small functions that cards of both editions hand to the words."""

from __future__ import annotations

from collections.abc import Callable

from agricola.cards.words import NOTHING, Event, GameState, Goods, Space, enclosed, grid, pastures, sheep


def sheep_in_new_pastures(g: GameState, seat: int, event: Event | None) -> Goods:
    """Two sheep for each pasture of 4 or more spaces of which none lay in a pasture before (worked example WE-I4)."""
    if event is None:
        return NOTHING
    old = enclosed(event.old_fences)
    areas = pastures(grid(g.players[seat]).fences)
    return sheep(2) * sum(area.bit_count() >= 4 and not area & old for area in areas)


def pair_with(*markets: str) -> Callable[[GameState, int, Event | None, Space], bool]:
    """Allows a second person in a turn where this one or the first uses one of the spaces."""

    def allowed(g: GameState, seat: int, event: Event | None, target: Space) -> bool:
        assert event is not None
        return target.name in markets or g.board.spaces[event.space].name in markets

    return allowed
