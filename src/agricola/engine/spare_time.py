"""What cards allow at any time, beside another question or at a point where nothing else is asked (revised 8.6)."""

from __future__ import annotations

from typing import Final

from agricola.engine.actions import DONE, DONE_ACTION, USE, Action
from agricola.engine.conversions import convert
from agricola.engine.effect import Effect, Frame, name_tree
from agricola.engine.goods import FOOD
from agricola.engine.ids import NO_SPACE
from agricola.engine.state import GameState, Player, trades_of
from agricola.engine.supply import house_animals


def spare_time_options(g: GameState, p: Player, feeding: bool = False) -> list[Action]:
    """What a player's cards allow at any time: trades, then deeds, then what raises the food for a trade.

    While feeding, food is raised anyway.
    """
    abilities = p.abilities
    if not abilities.trades and not abilities.offers and not abilities.any_time:
        return []
    options: list[Action] = []
    trades = trades_of(g, p)
    for index, trade in enumerate(trades):
        if trade.times(p.goods) and not trade.chained:
            options.append(trade.action(USE, index, 1))
    for index, (card, effect) in enumerate(abilities.any_time):
        if effect.possible(g, p.seat, NO_SPACE):
            options.append(Action(USE, (len(trades) + index,), f"{card.name}: {effect.label()}", cards=(card.id,)))
    if not feeding and any([trade.give[FOOD] > p.goods[FOOD] and not trade.chained for trade in trades]):
        first = len(trades) + len(abilities.any_time)
        for index, conversion in enumerate(abilities.conversions):
            if not conversion.once_per_harvest and conversion.times(p.goods):
                options.append(conversion.action(USE, first + index, 1))
    return options


def use_spare_time(g: GameState, p: Player, action: Action) -> None:
    """Carry out one of `spare_time_options`; the question that they stood beside is asked again."""
    trades = trades_of(g, p)
    index = action.args[0]
    if index < len(trades):
        convert(g, p, trades[index], 1, NO_SPACE)
        house_animals(g, p)
        return
    index -= len(trades)
    deeds = p.abilities.any_time
    if index < len(deeds):
        g.stack.append(Frame(deeds[index][1], p.seat))
    else:
        convert(g, p, p.abilities.conversions[index - len(deeds)], 1, NO_SPACE)


class SpareTime(Effect):
    """Asks a player with cards that work at any time whether to use them, at a point where nothing else is asked."""

    def asks(self) -> str:
        return "use cards that work at any time"

    def resolve(self, g: GameState, f: Frame) -> None:
        options = spare_time_options(g, g.players[f.seat])
        if options:
            g.options = [*options, DONE_ACTION]
            g.waiting = True
        else:
            g.stack.pop()

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        if action.kind == DONE:
            g.stack.pop()
        else:
            use_spare_time(g, g.players[f.seat], action)


SPARE_TIME: Final = SpareTime()
name_tree(SPARE_TIME, "flow/spare time")
