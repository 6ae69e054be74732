"""What cards allow at any time, beside another question or at a point where nothing else is asked (revised 8.6)."""

from __future__ import annotations

from typing import Final

from agricola.engine.economy.conversions import convert, takes_animals
from agricola.engine.economy.supply import house_traded, use_action
from agricola.engine.goods import FOOD, KINDS, mask_of
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel.actions import DONE, DONE_ACTION, USE, Action
from agricola.engine.kernel.card import Conversion
from agricola.engine.kernel.effect import CannotComplete, Effect, name_tree
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.resolve import answer, run
from agricola.engine.kernel.state import GameState, kitchen_closed, trades_of
from agricola.engine.kernel.trial import TrialBudget
from agricola.engine.message import Message, say

_EVERYTHING: Final = -1
_TRIAL_LIMIT: Final = 5_000
"""How many positions a trial looks at before it gives up."""


def anytime_options(g: GameState, p: Player, feeding: bool = False, wanted: int = _EVERYTHING) -> list[Action]:
    """What a player's cards allow at any time: trades, then deeds, then what raises the food for a trade.

    While feeding, food is raised anyway. `wanted` is a mask as in `Effect.draws_on`: only what leads to these.
    """
    abilities = p.abilities
    if abilities.idles:
        return []
    options: list[Action] = []
    trades = trades_of(g, p)
    everything = wanted == _EVERYTHING
    # Food for a payment is raised there, unless by a deed.
    reach = wanted if everything else _with_what_it_takes(p, trades, wanted & ~(1 << FOOD))
    hungry = False
    for index, trade in enumerate(trades):
        if not trade.chained and (everything or _pile_brings(trades, index) & reach):
            hungry = hungry or trade.give[FOOD] > p.goods[FOOD]
            if trade.times(p.goods):
                options.append(trade.action(USE, index, 1))
    for index, (card, effect) in enumerate(abilities.any_time):
        if (everything or card.rules.brings & (wanted | reach)) and effect.possible(g, p.seat, NO_SPACE):
            options.append(use_action(card, effect, len(trades) + index))
    if not feeding and hungry:
        first = len(trades) + len(abilities.any_time)
        closed = kitchen_closed(g)
        for index, conversion in enumerate(abilities.conversions):
            if closed and takes_animals(conversion):
                continue
            if not conversion.once_per_harvest and conversion.times(p.goods):
                options.append(conversion.action(USE, first + index, 1))
    return options


def _pile_brings(trades: tuple[Conversion, ...], index: int) -> int:
    """The goods that a trade brings, and those below it in its pile, as a mask."""
    mask = mask_of(trades[index].get)
    for below in trades[index + 1 :]:
        if not below.chained:
            break
        mask |= mask_of(below.get)
    return mask


def _with_what_it_takes(p: Player, trades: tuple[Conversion, ...], wanted: int) -> int:
    """A mask of goods, and of those that trades take for them and that are missing."""
    known = -1
    while wanted != known:
        known = wanted
        for index, trade in enumerate(trades):
            if not trade.chained and _pile_brings(trades, index) & wanted:
                for good in range(KINDS):
                    if trade.give[good] > p.goods[good]:
                        wanted |= 1 << good
                        if good == FOOD:
                            wanted |= mask_of(p.abilities.cooking)
    return wanted


def helpful_options(g: GameState, seat: int, deed: Effect) -> list[Action]:
    """Those of `anytime_options` that could change what a deed allows."""
    p = g.players[seat]
    if p.abilities.idles:
        return []
    wanted = deed.draws_on(g, seat)
    return anytime_options(g, p, wanted=wanted) if wanted else []


def ways_out(g: GameState, seat: int, deed: Effect, space: int) -> list[Action]:
    """Those of `anytime_options` that bring what a deed is short of, which is not possible now."""
    short = deed.short_of(g, seat, space)
    return anytime_options(g, g.players[seat], wanted=short) if short else []


def within_reach(g: GameState, seat: int, deed: Effect, space: int) -> bool:
    """Whether a deed that is not possible would be after some use of cards that work at any time."""
    if g.players[seat].abilities.idles or not ways_out(g, seat, deed, space):
        return False
    return _gets_there(g.clone(), len(g.stack), seat, deed, space, TrialBudget(_TRIAL_LIMIT))


def _gets_there(g: GameState, floor: int, seat: int, deed: Effect, space: int, budget: TrialBudget) -> bool:
    try:
        run(g, floor)
    except CannotComplete:
        return False
    if not g.waiting and deed.possible(g, seat, space):
        return True
    if budget.is_long() and budget.meets_again(g.key()):
        return False
    for action in g.options if g.waiting else _nearest_first(g, seat, deed, space):
        if not budget.look():
            return False
        copy = g.clone()
        if g.waiting:
            answer(copy, action)
        else:
            use_anytime(copy, copy.players[seat], action)
        if _gets_there(copy, floor, seat, deed, space, budget):
            return True
    return False


def _nearest_first(g: GameState, seat: int, deed: Effect, space: int) -> list[Action]:
    """The ways out, first the trades that bring what is missing themselves."""
    p = g.players[seat]
    trades = trades_of(g, p)
    short = deed.short_of(g, seat, space)
    nearest: list[Action] = []
    others: list[Action] = []
    for action in anytime_options(g, p, wanted=short) if short else []:
        index = action.args[0]
        direct = index < len(trades) and _pile_brings(trades, index) & short
        (nearest if direct else others).append(action)
    return nearest + others


def use_anytime(g: GameState, p: Player, action: Action) -> None:
    """Carry out one of `anytime_options`; the question that they stood beside is asked again."""
    trades = trades_of(g, p)
    index = action.args[0]
    if index < len(trades):
        trade = trades[index]
        convert(g, p, trade, 1, NO_SPACE)
        house_traded(g, p, trade.get)
        return
    deed = any_time_deed(g, p, action)
    if deed is not None:
        g.stack.append(Frame(deed, p.seat))
    else:
        convert(g, p, p.abilities.conversions[index - len(trades) - len(p.abilities.any_time)], 1, NO_SPACE)


def any_time_deed(g: GameState, p: Player, action: Action) -> Effect | None:
    """Which deed of a card one of `anytime_options` is; none for a trade and for what raises its food."""
    index = action.args[0] - len(trades_of(g, p))
    deeds = p.abilities.any_time
    return deeds[index][1] if 0 <= index < len(deeds) else None


class Anytime(Effect):
    """Asks a player with cards that work at any time whether to use them, at a point where nothing else is asked."""

    def asks(self) -> Message:
        return say("ask-any-time")

    def resolve(self, g: GameState, f: Frame) -> None:
        if f.space == NO_SPACE:
            options = anytime_options(g, g.players[f.seat])
        else:
            # Before the actions of a space, what could change them.
            actions = g.board.spaces[f.space].effect
            if actions.possible(g, f.seat, f.space):
                options = helpful_options(g, f.seat, actions)
            else:
                options = ways_out(g, f.seat, actions, f.space)
        if options:
            g.options = [*options, DONE_ACTION]
            g.waiting = True
        else:
            g.stack.pop()

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        if action.kind == DONE:
            g.stack.pop()
        else:
            use_anytime(g, g.players[f.seat], action)


ANYTIME: Final = Anytime()
name_tree(ANYTIME, "flow/spare time")
