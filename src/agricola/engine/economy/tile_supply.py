"""What is left of the tiles and stables that all players of a game with farms of tiles share (family 7)."""

from __future__ import annotations

from agricola.engine.farm.tileyard import FIRST_ROOMS, SMALL
from agricola.engine.kernel.player import tile_yard
from agricola.engine.kernel.state import GameState


def rooms_left(g: GameState) -> int:
    """Rooms that nobody has built."""
    left = tile_yard(g.players[0]).tiles.rooms
    for p in g.players:
        left -= tile_yard(p).rooms - FIRST_ROOMS
    return left


def stables_left(g: GameState) -> int:
    """Stables that nobody has."""
    left = tile_yard(g.players[0]).tiles.stables
    for p in g.players:
        y = tile_yard(p)
        left -= y.stables + sum(y.stabled)
    return left


def small_tiles_left(g: GameState) -> int:
    """Small tiles that are neither field nor pasture."""
    left = tile_yard(g.players[0]).tiles.pastures[SMALL].number
    for p in g.players:
        y = tile_yard(p)
        left -= sum(y.fields) + y.pastures[SMALL] + y.stabled[SMALL]
    return left


def pastures_left(g: GameState, shape: int) -> int:
    """Tiles from which a pasture of a shape could be built."""
    if shape == SMALL:
        return small_tiles_left(g)
    left = tile_yard(g.players[0]).tiles.pastures[shape].number
    for p in g.players:
        y = tile_yard(p)
        left -= y.pastures[shape] + y.stabled[shape]
    return left
