"""Turning goods into others at any time, and telling of it."""

from __future__ import annotations

from agricola.engine.goods import CATTLE, EMPTY_BAG, FOOD, KINDS, SHEEP, animals_of
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.card import Conversion
from agricola.engine.kernel.moments import CONVERTED, FROM_CONVERSION, GAINED, Event
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState, count_gain
from agricola.engine.kernel.triggers import fire


def takes_animals(conversion: Conversion) -> bool:
    """Whether animals go into a conversion."""
    return any(conversion.give[SHEEP : CATTLE + 1])


def convert(g: GameState, p: Player, conversion: Conversion, times: int, space: int) -> None:
    """Carry out a conversion so many times."""
    convert_together(g, p, [(conversion, times)], space)


def convert_together(g: GameState, p: Player, made: list[tuple[Conversion, int]], space: int) -> None:
    """Carry out several conversions at one time, each so many times."""
    for conversion, times in made:
        exchange(g, p, conversion, times, space)
    tell_converted(g, p, made, space)


def exchange(g: GameState, p: Player, conversion: Conversion, times: int, space: int, to_pay: bool = False) -> None:
    """Give goods for others; `tell_converted` follows, once for all that is converted at one time."""
    for good in range(KINDS):
        p.goods[good] += (conversion.get[good] - conversion.give[good]) * times
    if g.event_log is not None:
        given = tuple([amount * times for amount in conversion.give])
        gotten = tuple([amount * times for amount in conversion.get])
        g.event_log.tell(g.round, tell.CONVERTED, p.seat, goods=given, got=gotten, card=conversion.card, to_pay=to_pay)
    if g.subscribed >> GAINED & 1 or g.board.with_cards:
        got = tuple([amount * times for amount in conversion.get])
        count_gain(g, p, got)
        fire(g, Event(GAINED, p.seat, space, got, FROM_CONVERSION, g.board.cards.get(conversion.card)))
    if conversion.on_use is not None:
        conversion.on_use(g, p.seat, times)


def tell_converted(g: GameState, p: Player, made: list[tuple[Conversion, int]], space: int) -> None:
    """Tell the cards what was converted at one time: one event for goods by themselves, one for those on cards.

    What cards turn into something else than food is told apart from meals.
    """
    if not g.subscribed >> CONVERTED & 1:
        return
    for by_card, is_meal in ((False, True), (True, True), (True, False)):
        chosen = [
            (conversion, times)
            for conversion, times in made
            if bool(conversion.card) == by_card and bool(conversion.get[FOOD]) == is_meal
        ]
        if chosen:
            given = [sum([conversion.give[good] * times for conversion, times in chosen]) for good in range(KINDS)]
            card = g.board.cards.get(chosen[-1][0].card)
            cooked = animals_of(given) if is_meal else EMPTY_BAG
            count = sum([n for _, n in chosen])
            event = Event(CONVERTED, p.seat, space, tuple(given), FROM_CONVERSION, card, count, at_hand=cooked)
            fire(g, event)
