"""Two players who win or lose together: who they are, what building for the partner costs, how their points count."""

from __future__ import annotations

from typing import Final

from agricola.engine.price import Price

LOWER_OF_EACH: Final = 0
"""Category by category the lower of both values counts."""
MULTIPLIED: Final = 1
"""The totals of both are multiplied."""
ADDED: Final = 2
"""The totals of both are added."""


class TeamRules:
    """The rules of a game in teams. Immutable, so that every game on a board shares them."""

    __slots__ = ("begging_apart", "fence_prices", "partners", "room_prices", "scoring", "stable_price")

    def __init__(
        self,
        *,
        partners: tuple[int, ...],
        room_prices: tuple[Price, ...],
        stable_price: Price,
        fence_prices: tuple[Price, ...],
        scoring: int,
        begging_apart: bool,
    ) -> None:
        self.partners = partners
        """For each seat the one of its partner."""
        self.room_prices = room_prices
        """What a room for the partner costs, by the material of the partner's house."""
        self.stable_price = stable_price
        """What a stable for the partner costs."""
        self.fence_prices = fence_prices
        """The bill for the fences on the partner's farm, by their number."""
        self.scoring = scoring
        """How the points of both make those of the team."""
        self.begging_apart = begging_apart
        """Whether begging is a line of its own on the score sheet, or taken off the bonus points."""

    def teams(self) -> list[tuple[int, int]]:
        """The seats of each team."""
        return [(seat, partner) for seat, partner in enumerate(self.partners) if seat < partner]
