"""What one use of a space brings: kept in the frames of the windows that open after it, and told to whoever listens.

A space may give goods in several steps: those that lie there, and others from the general supply. Cards look at all of
it once, when the space's own actions are over.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.economy.supply import gain, leave_on_space
from agricola.engine.farm.animals import Herd
from agricola.engine.goods import ANIMALS, BOAR, CATTLE, EMPTY_BAG, FOOD, KINDS, SHEEP, Bag, bag, goods_code
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import TAKE, Action
from agricola.engine.kernel.card import Card
from agricola.engine.kernel.effect import CannotComplete, Effect, name_tree
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import (
    AFTER_A_USE,
    AFTER_USE,
    DELAYS,
    FROM_SPACE,
    GAINED,
    GOODS_DELIVERED,
    GOODS_KEPT,
    GOODS_TAKEN,
    IMMEDIATELY_AFTER_USE,
    TURN_END,
    TURN_OVER,
    Event,
)
from agricola.engine.kernel.player import Player, Promise
from agricola.engine.kernel.state import GameState, animal_housing, count_gain, own_stock
from agricola.engine.kernel.triggers import Moment, fire
from agricola.engine.message import Message, Reasons, say

WINDOWS_AFTER: Final = (TURN_OVER, TURN_END, AFTER_USE, IMMEDIATELY_AFTER_USE, GOODS_KEPT, GOODS_TAKEN)
"""The windows after the use of a space; pushed in this order, so that they open in the reverse one."""


def note_taken(g: GameState, seat: int, space: int, goods: Bag, at_hand: Bag) -> None:
    """Add goods that a space itself gives its user to what the windows after the use tell of."""
    if not g.subscribed & AFTER_A_USE:
        return
    for height, frame in enumerate(g.stack):
        if frame.seat == seat and frame.space == space and isinstance(frame.effect, Moment):
            so_far = frame.event or Event(frame.effect.moment, seat, space, source=FROM_SPACE)
            event = so_far.with_goods(_sum(so_far.goods, goods, 1), _sum(so_far.at_hand, at_hand, 1))
            g.stack[height] = Frame(frame.effect, seat, space, frame.steps, event)


def may_be_left(g: GameState, event: Event) -> bool:
    """Whether goods that a player got are what a space gives its user, who may still leave some of them there.

    The window for what is kept of them (`GOODS_KEPT`) opens later.
    """
    if event.card is not None:
        return False
    for frame in g.stack:
        if frame.seat == event.seat and frame.space == event.space:
            window = frame.effect
            if isinstance(window, Moment) and window.moment == GOODS_KEPT:
                return True
    return False


def take_what_lies_there(g: GameState, seat: int, space: int) -> None:
    """Give a player everything that lies on a space; where animals may stay there, ask how many of them."""
    first = space * KINDS
    if g.board.surplus_stays and any(g.stock[first + SHEEP : first + CATTLE + 1]):
        herds = _herds_to_take(g, seat, space)
        if len(herds) > 1 or g.ask_forced:
            g.stack.append(Frame(TAKE_ANIMALS, seat, space))
        else:
            _take(g, seat, space, herds[0])
        return
    _take(g, seat, space, (g.stock[first + SHEEP], g.stock[first + BOAR], g.stock[first + CATTLE]))


def _take(g: GameState, seat: int, space: int, herd: Herd) -> None:
    """Give a player what lies on a space, but of the animals only a herd."""
    first = space * KINDS
    stock = own_stock(g)
    goods = (*stock[first : first + SHEEP], *herd)
    for index in range(KINDS):
        if goods[index]:
            stock[first + index] -= goods[index]
    if g.subscribed:
        note_taken(g, seat, space, goods, goods)
    space_gives(g, seat, space, goods, FROM_SPACE)


def _herds_to_take(g: GameState, seat: int, space: int) -> list[Herd]:
    """The animals that a player may take of those on a space: as many as are housed or cooked (revised 17.6).

    What finds a place beside the own animals is taken in any case, and something is always taken. Places for more may
    be made by letting others go.
    """
    first = space * KINDS
    there = (g.stock[first + SHEEP], g.stock[first + BOAR], g.stock[first + CATTLE])
    p = g.players[seat]
    own = (p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE])
    places = animal_housing(g, p)
    cooking = p.abilities.cooking if g.board.cooks_newcomers else [0] * KINDS
    every = [
        (sheep, boar, cattle)
        for sheep in range(there[0], -1, -1)
        for boar in range(there[1], -1, -1)
        for cattle in range(there[2], -1, -1)
        if sheep + boar + cattle
    ]
    beside = [herd for herd in every if places.fits(own[0] + herd[0], own[1] + herd[1], own[2] + herd[2])]
    herds: list[Herd] = []
    for herd in every:
        housed = [0 if cooking[kind] else herd[kind - SHEEP] for kind in ANIMALS]
        if places.fits(housed[0], housed[1], housed[2]) and not any([_is_less(herd, other) for other in beside]):
            herds.append(herd)
    return herds or [there]


def _is_less(herd: Herd, other: Herd) -> bool:
    """Whether a herd is a part of another and not all of it."""
    return herd != other and herd[0] <= other[0] and herd[1] <= other[1] and herd[2] <= other[2]


class TakeAnimals(Effect):
    """Asks how many of the animals on a space are taken, where the others stay there."""

    def asks(self) -> Message:
        return say("ask-take-animals")

    def resolve(self, g: GameState, f: Frame) -> None:
        g.options = [_take_action(herd) for herd in _herds_to_take(g, f.seat, f.space)]
        g.waiting = True

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        sheep, boar, cattle = action.args
        _take(g, f.seat, f.space, (-sheep, -boar, -cattle))


_take_actions: Final[dict[Herd, Action]] = {}


def _take_action(herd: Herd) -> Action:
    """The action of taking a herd; equal ones are made once."""
    known = _take_actions.get(herd)
    if known is None:
        goods = bag({SHEEP: herd[0], BOAR: herd[1], CATTLE: herd[2]})
        code = f"take:{goods_code(goods)}"
        known = Action(TAKE, (-herd[0], -herd[1], -herd[2]), code, say("act-take-animals", goods=goods), goods=goods)
        _take_actions[herd] = known
    return known


TAKE_ANIMALS: Final = TakeAnimals()
name_tree(TAKE_ANIMALS, "flow/take animals")


def space_gives(g: GameState, seat: int, space: int, goods: Bag, source: int) -> None:
    """Give a player what a space gives; where a card of another player delays goods, only the food comes now.

    All of it counts as taken at once, for whatever cards make of that; the rest waits on this round's space.
    """
    p = g.players[seat]
    carrier = _carrier(g, seat) if g.subscribed >> DELAYS & 1 else None
    if carrier is None or not any([goods[good] for good in range(KINDS) if good != FOOD]):
        gain(g, p, goods, source, space)
        return
    later = tuple([0 if good == FOOD else goods[good] for good in range(KINDS)])
    p.goods[FOOD] += goods[FOOD]
    count_gain(g, p, goods)
    g.promises = (*g.promises, Promise(g.round, seat, carrier.id, later))
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.GAINED, seat, goods=goods, space=space if source == FROM_SPACE else NO_SPACE)
        g.event_log.tell(g.round, tell.PAID, seat, goods=later)
        g.event_log.tell(g.round, tell.PROMISED, seat, goods=later, card=carrier.id, round=g.round)
    if g.subscribed >> GAINED & 1:
        fire(g, Event(GAINED, seat, space, goods, source))


def _carrier(g: GameState, seat: int) -> Card | None:
    """The card of another player that delays what a player gets."""
    for other in g.players:
        if other.seat != seat and other.abilities.subscribed >> DELAYS & 1:
            for card in other.cards:
                if card.rules.delays_others:
                    return card
    return None


def comes_later(g: GameState, event: Event) -> bool:
    """Whether goods that a space gave its user come only when people return home (`GOODS_DELIVERED`)."""
    given_by_space = event.card is None and event.space != NO_SPACE
    return given_by_space and g.subscribed >> DELAYS & 1 > 0 and _carrier(g, event.seat) is not None


def delayed_goods(g: GameState, seat: int, good: int) -> int:
    """How much of a good is on its way to a player until people return home.

    What waits on a round space for its own round was delivered when that round started: the rest is on its way.
    """
    return sum([promise.goods[good] for promise in g.promises if promise.seat == seat and promise.round == g.round])


def take_delayed(g: GameState, p: Player, goods: Bag) -> None:
    """Let goods that are on their way to a player come now, as far as there are any: they are passed on at once."""
    wanted = list(goods)
    kept: list[Promise] = []
    for promise in g.promises:
        now: Bag = EMPTY_BAG
        if promise.seat == p.seat and promise.round == g.round:
            now = _least(wanted, promise.goods)
        if now == EMPTY_BAG:
            kept.append(promise)
            continue
        rest = _sum(promise.goods, now, -1)
        for good in range(KINDS):
            wanted[good] -= now[good]
            p.goods[good] += now[good]
        if g.event_log is not None:
            _tell_delivery(g, promise)
        if any(rest):
            kept.append(Promise(promise.round, promise.seat, promise.card, rest))
            if g.event_log is not None:
                g.event_log.tell(g.round, tell.PAID, p.seat, goods=rest)
                g.event_log.tell(g.round, tell.PROMISED, p.seat, goods=rest, card=promise.card, round=g.round)
    g.promises = tuple(kept)


def _least(one: list[int], other: Bag) -> Bag:
    return tuple([min(one[good], other[good]) for good in range(KINDS)])


def _tell_delivery(g: GameState, promise: Promise) -> None:
    assert g.event_log is not None
    g.event_log.owe_to_card(g.stack, g.round, promise.card, promise.seat)
    g.event_log.tell(g.round, tell.DELIVERED, promise.seat, goods=promise.goods, card=promise.card, round=promise.round)


def deliver_delayed(g: GameState) -> list[tuple[Player, Bag]]:
    """Give everybody what was delayed in this round; the players who get animals, with those that they get."""
    due = [promise for promise in g.promises if promise.round == g.round]
    g.promises = tuple([promise for promise in g.promises if promise not in due])
    crowded: dict[int, Bag] = {}
    for promise in due:
        p = g.players[promise.seat]
        for good in range(KINDS):
            p.goods[good] += promise.goods[good]
        if g.event_log is not None:
            _tell_delivery(g, promise)
        if g.subscribed >> GOODS_DELIVERED & 1:
            fire(g, Event(GOODS_DELIVERED, p.seat, NO_SPACE, promise.goods))
        if any(promise.goods[SHEEP:]):
            crowded[p.seat] = _sum(crowded.get(p.seat, EMPTY_BAG), promise.goods, 1)
    return [(g.players[seat], goods) for seat, goods in crowded.items()]


def take_some(g: GameState, seat: int, space: int, good: int) -> None:
    """Give a player what lies on a space of one kind, without the use of the space."""
    goods = [0] * KINDS
    goods[good] = g.stock[space * KINDS + good]
    if goods[good]:
        own_stock(g)[space * KINDS + good] = 0
        gain(g, g.players[seat], tuple(goods), FROM_SPACE, space)


def _sum(goods: Bag, more: Bag, times: int) -> Bag:
    return tuple([goods[good] + more[good] * times for good in range(KINDS)])


class LeaveOfThat(Effect):
    """Leave some of the goods that were just taken from a space there; then they were never taken."""

    def __init__(self, goods: Bag) -> None:
        super().__init__()
        self.goods = goods

    def label(self) -> Message:
        return say("do-leave-on-space", goods=self.goods)

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        there = _taken_by(g, seat)
        own = g.players[seat].goods
        for good in range(KINDS):
            if self.goods[good] > min(there[good], own[good] + delayed_goods(g, seat, good)):
                return False
        return True

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-nothing-there"),)

    def resolve(self, g: GameState, f: Frame) -> None:
        if not self.possible(g, f.seat, f.space):
            raise CannotComplete
        g.stack.pop()
        take_delayed(g, g.players[f.seat], self.goods)
        leave_on_space(g, g.players[f.seat], f.space, self.goods)


def _taken_by(g: GameState, seat: int) -> Bag:
    """What a player took in the use that cards are just told of, as far as it lay on the space."""
    for height in range(len(g.stack) - 1, -1, -1):
        event = g.stack[height].event
        if event is not None and event.moment == GOODS_TAKEN and event.seat == seat:
            return event.at_hand
    return EMPTY_BAG


def put_on_space(g: GameState, space: int, goods: Bag) -> None:
    """Put goods from the general supply on a space; who uses it takes them."""
    stock = own_stock(g)
    for good in range(KINDS):
        stock[space * KINDS + good] += goods[good]
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.REPLENISHED, goods=goods, space=space)
