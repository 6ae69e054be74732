"""The score sheet of a farm of tiles: one point for almost everything, nothing for what is missing (family 11)."""

from __future__ import annotations

from typing import Final

from agricola.engine.goods import BOAR, CATTLE, SHEEP
from agricola.engine.ids import MATERIAL_NAMES
from agricola.engine.kernel.card import ScoreLine
from agricola.engine.kernel.player import Player, tile_yard
from agricola.engine.kernel.state import GameState
from agricola.engine.message import say

ROOM_POINTS: Final = (0, 1)
"""By house material."""
PIECE: Final = 1
"""For whatever else is on the farm."""


def tile_lines(g: GameState, p: Player) -> list[ScoreLine]:
    """The lines of the score sheet for what is on a farm of tiles."""
    y = tile_yard(p)
    material = MATERIAL_NAMES[y.house]
    fields, pastures, grain, stables = y.field_count(), y.pasture_count(), y.grain_on_fields(), y.stables_in_pastures()
    sheep, boar, cattle = p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE]
    return [
        ScoreLine("fields", PIECE * fields, say("score-fields", n=fields)),
        ScoreLine("pastures", PIECE * pastures, say("score-pastures", n=pastures)),
        ScoreLine("grain", PIECE * grain, say("score-grain-on-fields", n=grain)),
        ScoreLine("sheep", PIECE * sheep, say("score-goods", good="sheep", n=sheep)),
        ScoreLine("boar", PIECE * boar, say("score-goods", good="boar", n=boar)),
        ScoreLine("cattle", PIECE * cattle, say("score-goods", good="cattle", n=cattle)),
        ScoreLine("stables", PIECE * stables, say("score-stables-in-pastures", n=stables)),
        ScoreLine("rooms", ROOM_POINTS[y.house] * y.rooms, say("score-rooms", n=y.rooms, material=material)),
    ]
