"""Whether trades at any time can lead to goods, found on the goods alone: much quicker than by trying them in play."""

from __future__ import annotations

from typing import Final

from agricola.engine.economy.conversions import takes_animals
from agricola.engine.goods import EMPTY_BAG, FOOD, KINDS, Bag, animals_of, covers
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel.card import Conversion
from agricola.engine.kernel.moments import CONVERTED, FROM_CONVERSION, GAINED, Event
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState, kitchen_closed, trades_of
from agricola.engine.kernel.triggers import reactions

NO: Final = 0
YES: Final = 1
UNKNOWN: Final = 2

_LIMIT: Final = 2_000
"""So many supplies are looked at before it is given up."""
_ROUNDING: Final = 1e-9
_NO_BOUND: Final = 1e9


def trades_reach(g: GameState, p: Player, goods: Bag) -> int:
    """Whether trades lead from a player's supply to at least these goods: NO, YES or UNKNOWN."""
    trades = trades_of(g, p) + _meals(g, p)
    reach = _Search(trades, goods).reaches_from(p.goods)
    # What it leaves out may lead further: deeds, animals that find a place, and what cards add to a trade.
    left_out = bool(p.abilities.any_time) or any([_brings_animals(trade) or _sets_off(g, p, trade) for trade in trades])
    return UNKNOWN if reach == NO and left_out else reach


def _meals(g: GameState, p: Player) -> tuple[Conversion, ...]:
    """What raises food for a trade, at any time."""
    closed = kitchen_closed(g)
    return tuple([
        meal
        for meal in p.abilities.conversions
        if not meal.once_per_harvest and not (closed and takes_animals(meal))
    ])  # fmt: skip


def _brings_animals(trade: Conversion) -> bool:
    return any(animals_of(trade.get))


def _sets_off(g: GameState, p: Player, trade: Conversion) -> bool:
    """Whether a player's cards react to a trade."""
    by = g.board.cards.get(trade.card)
    cooked = animals_of(trade.give) if trade.get[FOOD] else EMPTY_BAG
    gained = Event(GAINED, p.seat, NO_SPACE, trade.get, FROM_CONVERSION, by)
    converted = Event(CONVERTED, p.seat, NO_SPACE, trade.give, FROM_CONVERSION, by, 1, at_hand=cooked)
    return len(reactions(g, p, gained)) + len(reactions(g, p, converted)) > 0


class _Search:
    """Looks for a way from a supply to the goods that are wanted, without animals, which would need a place."""

    def __init__(self, trades: tuple[Conversion, ...], wanted: Bag) -> None:
        self.trades = trades
        self.wanted = wanted
        self.left = _LIMIT
        self._met: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
        self._goods: list[int] = [good for good in range(KINDS) if wanted[good]]
        self._weights: list[list[float]] = [_weights(trades, good) for good in self._goods]
        """By good that is wanted: how much of it each good may become, in trades that can be made again and again."""
        self._gains: list[list[float]] = [
            [max(0.0, _added(trade, weights)) if trade.limit else 0.0 for trade in trades] for weights in self._weights
        ]
        """By good that is wanted: what each trade with a limit adds to that."""
        usable = [index for index, trade in enumerate(trades) if not _brings_animals(trade)]
        direct = [any([trade.get[good] for good in self._goods]) for trade in trades]
        self._order: list[int] = sorted(usable, key=lambda index: not direct[index])
        """The trades that are made, first those that bring what is wanted themselves."""

    def reaches_from(self, supply: list[int]) -> int:
        """Whether trades lead from a supply to what is wanted: NO, YES or UNKNOWN."""
        if self._reaches(supply, [0] * len(self.trades)):
            return YES
        return NO if self.left > 0 else UNKNOWN

    def _reaches(self, goods: list[int], made: list[int]) -> bool:
        """The same, where each trade was made so often before."""
        if covers(goods, self.wanted):
            return True
        if self._too_little(goods, made):
            return False
        met = (tuple(goods), tuple(made))
        if met in self._met or self.left <= 0:
            return False
        self._met.add(met)
        self.left -= 1
        for index in self._order:
            trade = self.trades[index]
            if trade.limit and (made[index] >= trade.limit or (trade.chained and not made[index - 1])):
                continue
            if trade.times(goods):
                after = made
                if trade.limit:
                    after = made.copy()
                    after[index] += 1
                if self._reaches([goods[good] - trade.give[good] + trade.get[good] for good in range(KINDS)], after):
                    return True
        return False

    def _too_little(self, goods: list[int], made: list[int]) -> bool:
        """Whether a supply is too little at best: each good for what it may become, and each trade with a limit."""
        for number, wanted in enumerate(self._goods):
            weights = self._weights[number]
            gains = self._gains[number]
            best = _ROUNDING
            for good in range(KINDS):
                best += weights[good] * goods[good]
            for index in range(len(gains)):
                if gains[index]:
                    best += gains[index] * (self.trades[index].limit - made[index])
            if best < self.wanted[wanted]:
                return True
        return False


def _added(trade: Conversion, weights: list[float]) -> float:
    """By how much a trade changes the weight of a supply."""
    return sum([weights[good] * (trade.get[good] - trade.give[good]) for good in range(KINDS)])


def _weights(trades: tuple[Conversion, ...], wanted: int) -> list[float]:
    """A weight for each good such that no trade without a limit adds to the weight of a supply; the wanted good has 1.

    Where such trades lead in a circle that gains something, all goods weigh so much that they rule out nothing.
    """
    weights = [0.0] * KINDS
    weights[wanted] = 1.0
    for _ in range(KINDS):
        settled = True
        for trade in trades:
            added = _added(trade, weights)
            if added > _ROUNDING and not trade.limit:
                settled = False
                given = [good for good in range(KINDS) if trade.give[good]]
                if not given:
                    return [_NO_BOUND] * KINDS
                weights[given[0]] += added / trade.give[given[0]]
        if settled:
            return weights
    return [_NO_BOUND] * KINDS
