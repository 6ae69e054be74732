"""House rules: small switches that combine with nearly everything (revised 17.6).

The revised appendix tells of them. Those that are about the farm and the turns are as good on the original's board,
whose farm is the same; the Family Edition has another one.
"""

from __future__ import annotations

from typing import Final

from agricola.cards.words import space, wood
from agricola.engine.deeds.placing import THERE_AND_BACK
from agricola.engine.kernel.board import Board
from agricola.variants.variant import HOUSE_RULE, Variant

_GRID: Final = ("original", "revised")
_FOOD_FOR_ALL: Final = 3


def _accommodate_first(board: Board, parameter: str) -> None:
    """Animals must be accommodated before they may be turned into food."""
    board.cooks_newcomers = False


def _one_pasture_per_kind(board: Board, parameter: str) -> None:
    """A kind of animal may live in one pasture at most."""
    board.one_pasture_per_kind = True


def _take_what_fits(board: Board, parameter: str) -> None:
    """Animals that are neither accommodated nor cooked stay on their accumulation space."""
    board.surplus_stays = True


def _open_fences(board: Board, parameter: str) -> None:
    """Fences need not complete a pasture in the same action."""
    board.land = board.land.also(loose_fences=True)


def _free_pastures(board: Board, parameter: str) -> None:
    """Pastures need not be adjacent to one another."""
    board.land = board.land.also(pastures_apart=True)


def _larkin_start(board: Board, parameter: str) -> None:
    """Everyone starts with 3 food; in round 1 the second people are placed in reverse turn order."""
    board.first_food = board.other_food = _FOOD_FOR_ALL
    board.first_turns = THERE_AND_BACK


def _szongott(board: Board, parameter: str) -> None:
    """The large tile; the French appendix names a Grove where the others name a Copse (OP-19)."""
    if parameter == _GROVE:
        classes = ("accumulation", "wood accumulation")
        board.replace_space("Copse", space("Grove", accumulates=wood(2), tile="tile", classes=classes))


def _strict_adjacency(board: Board, parameter: str) -> None:
    """Whatever is built must be adjacent to a room, a field, a stable or a pasture."""
    board.land = board.land.also(must_touch=True)


_GROVE: Final = "grove"
HOUSE_RULES: Final = (
    Variant("accommodate-first", HOUSE_RULE, _GRID, _accommodate_first),
    Variant("one-pasture-per-kind", HOUSE_RULE, _GRID, _one_pasture_per_kind),
    Variant("take-what-fits", HOUSE_RULE, _GRID, _take_what_fits),
    Variant("open-fences", HOUSE_RULE, _GRID, _open_fences),
    Variant("free-pastures", HOUSE_RULE, _GRID, _free_pastures),
    Variant("larkin-start", HOUSE_RULE, _GRID, _larkin_start, players=range(2, 6)),
    Variant(
        "szongott",
        HOUSE_RULE,
        ("revised",),
        _szongott,
        players=range(2, 3),
        options={"additional_tile": True},
        parameters=("copse", _GROVE),
    ),
    Variant("strict-adjacency", HOUSE_RULE, _GRID, _strict_adjacency),
)
