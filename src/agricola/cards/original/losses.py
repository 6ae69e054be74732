"""Points that are lost at the end, and the occupations that spare a player some of them."""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

MENDICANT: Final = "E153"
YEOMAN_FARMER: Final = "E165"
TENANT_FARMER: Final = "E215"
HIDE_FARMER: Final = "I236"
_LOAN: Final = 3


def _plays_with(g: GameState, seat: int, card: str) -> bool:
    return any(own.id == card for own in g.players[seat].cards)


def animals_owed(g: GameState, seat: int) -> int:
    """How many of the animals that Tenant Farmer lent have not been returned; each costs a point."""
    if not _plays_with(g, seat, TENANT_FARMER):
        return 0
    return _LOAN - sum(remembered(g.players[seat], TENANT_FARMER))


def begging_discarded(g: GameState, seat: int) -> int:
    """How many begging cards Mendicant takes away."""
    return min(2, g.players[seat].begging) if _plays_with(g, seat, MENDICANT) else 0


def spaces_paid_for(g: GameState, seat: int) -> int:
    """How many unused spaces cost no points because Hide Farmer has paid for them."""
    return (remembered(g.players[seat], HIDE_FARMER) or (0,))[0]


def lost_beside_land(g: GameState, seat: int) -> int:
    """What Yeoman Farmer would spare a player: the points lost for all but unused spaces and begging cards."""
    lines = g.board.yard_lines(g, g.players[seat])
    return animals_owed(g, seat) - sum(min(0, line.points) for line in lines if line.category != "unused spaces")


def loses_points(g: GameState, seat: int) -> bool:
    """Whether a player has negative points at the end, after all that is spared (original OP-40)."""
    if unused_spaces.of(g, seat) > spaces_paid_for(g, seat) or g.players[seat].begging > begging_discarded(g, seat):
        return True
    return not _plays_with(g, seat, YEOMAN_FARMER) and lost_beside_land(g, seat) > 0
