"""The team game for four: partners sit opposite, trade at the Marketplace and build for each other (revised 17.5).

The appendices differ in some points (OP-4 to OP-6), so a reading may be chosen by its language: the English one, which
the Spanish agrees with, is the usual one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.cards.words import clay, food, pay, reed, space, stone, then, wood
from agricola.engine.deeds.marketplace import PayOneGood, TradeWithPartner
from agricola.engine.ids import MAX_FENCES
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.effect import Effect
from agricola.engine.kernel.team import ADDED, LOWER_OF_EACH, MULTIPLIED, TeamRules
from agricola.engine.price import Cost, Price
from agricola.variants.readings import ENGLISH, FRENCH, POLISH, READINGS
from agricola.variants.variant import TEAM, Variant

_OPPOSITE: Final = (2, 3, 0, 1)
_FENCES_PER_SURCHARGE: Final = 3


def _market(reading: str) -> Effect:
    """What the Marketplace offers, with its fee: a good of each kind moved, 1 food, or one good in all (OP-4)."""
    if reading == FRENCH:
        return then(pay(food(1)), TradeWithPartner(fee_of_each_kind=False))
    if reading == POLISH:
        return then(PayOneGood(), TradeWithPartner(fee_of_each_kind=False))
    return TradeWithPartner(fee_of_each_kind=True)


def _fences(number: int, reading: str) -> Price:
    """The bill for fences on the partner's farm: a wood each, and one for every started three, or for three (OP-5)."""
    started = number if reading == POLISH else number + _FENCES_PER_SURCHARGE - 1
    return (Cost(wood(number + started // _FENCES_PER_SURCHARGE).bag),)


def _team(scoring: dict[str, int]) -> Callable[[Board, str], None]:
    """Lets four players play in two teams; how their points count depends on the reading."""

    def change(board: Board, reading: str) -> None:
        board.team = TeamRules(
            partners=_OPPOSITE,
            room_prices=tuple((Cost((material(6) + reed(3)).bag),) for material in (wood, clay, stone)),
            stable_price=(Cost(wood(3).bag),),
            fence_prices=tuple(_fences(number, reading) for number in range(MAX_FENCES + 1)),
            scoring=scoring[reading],
            begging_apart=reading == FRENCH,
        )
        board.add_space(space("Marketplace", _market(reading)))

    return change


TEAMS: Final = (
    Variant(
        "team",
        TEAM,
        ("revised",),
        _team(dict.fromkeys(READINGS, LOWER_OF_EACH)),
        players=range(4, 5),
        contradicts=frozenset({"team-product"}),
        parameters=READINGS,
    ),
    Variant(
        "team-product",
        TEAM,
        ("revised",),
        _team({ENGLISH: MULTIPLIED, FRENCH: MULTIPLIED, POLISH: ADDED}),
        players=range(4, 5),
        parameters=READINGS,
    ),
)
