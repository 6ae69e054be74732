"""The score sheet of a farm of tiles: one point for almost everything, nothing for what is missing (family 11)."""

from __future__ import annotations

from typing import Final

from agricola.engine.card import ScoreLine
from agricola.engine.goods import BOAR, CATTLE, SHEEP
from agricola.engine.ids import MATERIAL_NAMES
from agricola.engine.scoring import counted
from agricola.engine.state import GameState, Player
from agricola.engine.tileyard import tile_yard

ROOM_POINTS: Final = (0, 1)
"""By house material."""


def tile_lines(g: GameState, p: Player) -> list[ScoreLine]:
    """The lines of the score sheet for what is on a farm of tiles."""
    y = tile_yard(p)
    material = MATERIAL_NAMES[y.house]
    fields, pastures, grain, stables = y.field_count(), y.pasture_count(), y.grain_on_fields(), y.stables_in_pastures()
    sheep, boar, cattle = p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE]
    return [
        ScoreLine("fields", fields, counted(fields, "field tile", "field tiles")),
        ScoreLine("pastures", pastures, counted(pastures, "pasture", "pastures")),
        ScoreLine("grain", grain, f"{grain} grain on fields"),
        ScoreLine("sheep", sheep, f"{sheep} sheep"),
        ScoreLine("boar", boar, f"{boar} wild boar"),
        ScoreLine("cattle", cattle, f"{cattle} cattle"),
        ScoreLine("stables", stables, counted(stables, "stable in a pasture", "stables in pastures")),
        ScoreLine("rooms", ROOM_POINTS[y.house] * y.rooms, counted(y.rooms, f"{material} room", f"{material} rooms")),
    ]
