"""Deeds of the farmer: plowing, baking, family growth, the starting player (revised 7.3, 7.6, 7.8, 7.12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.engine.deeds.anytime import within_reach
from agricola.engine.deeds.building import why_not_free
from agricola.engine.deeds.connectives import Deed, next_step
from agricola.engine.deeds.yard_actions import actions_in, for_partner
from agricola.engine.economy.costs import pay, payable
from agricola.engine.economy.supply import receive
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.farm.grid import CELLS, around, cell_name
from agricola.engine.farm.land_rules import LandRules
from agricola.engine.goods import FAMILY, FOOD, GRAIN, HOUSE, bag
from agricola.engine.ids import MAX_PEOPLE, NO_SPACE
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import BAKE, CHOOSE, PARTNER, PLOW, Action
from agricola.engine.kernel.card import Card, PlowCard
from agricola.engine.kernel.effect import NOTHING, CannotComplete, Effect, card_of, within
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import BAKED, GREW, PLOWED, Event
from agricola.engine.kernel.player import Player, grid, remember, remembered
from agricola.engine.kernel.resolve import ask
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState, partner_of
from agricola.engine.kernel.triggers import fire, listens
from agricola.engine.message import Message, Reasons, say

_PLOWS: Final[list[Action]] = [
    Action(PLOW, (cell,), f"plow:{cell_name(cell)}", say("act-plow", cell=cell_name(cell)), cells=1 << cell)
    for cell in range(CELLS)
]
_bake_actions: Final[dict[int, Action]] = {}
_ANY_NUMBER: Final = 1 << 30


def plow_cells(y: Farmyard, land: LandRules) -> int:
    """The cells on which a field may be plowed: free, and beside a field if there is any (revised 7.6)."""
    if y.fields:
        return y.free() & around(y.fields)
    return y.free() & y.beside_structures() if land.must_touch else y.free()


_WITH_PLOW: Final = 1 << 8
"""In the steps of plowing: whether a plow is used, which the frame's event names."""
_FOR_PARTNER: Final = 1 << 4
"""In the steps of plowing: one field more that was plowed on the partner's farm (revised 17.5.6)."""


def _own_fields(steps: int) -> int:
    """Of the steps of plowing, the fields on the own farm."""
    return steps & _FOR_PARTNER - 1


def _all_fields(steps: int) -> int:
    """How many fields were plowed so far, wherever."""
    return _own_fields(steps) + (steps & _WITH_PLOW - 1) // _FOR_PARTNER


_plow_actions: Final[dict[str, Action]] = {}


def _plow_action(card: Card, plow: PlowCard) -> Action:
    known = _plow_actions.get(card.id)
    if known is None:
        told_as = say("act-plow-with", n=plow.fields, card=card.id)
        known = _plow_actions[card.id] = Action(CHOOSE, (0,), f"choose:{card.id}", told_as, cards=(card.id,))
    return known


def plow_uses(p: Player, card: str) -> tuple[int, int]:
    """How often the owner of a plow has used it, and the seats of the others who have, as a mask."""
    uses = remembered(p, card)
    return (uses[0], uses[1]) if len(uses) > 1 else (0, 0)


def _usable_plows(g: GameState, f: Frame) -> list[Action]:
    """The plows with which a space's own plowing may be done: one in an action (original 8.4)."""
    where = g.board.spaces[f.space]
    found: list[Action] = []
    for owner in g.players:
        for card in owner.abilities.plows:
            plow = card.rules.plow
            assert plow is not None
            own, others = plow_uses(owner, card.id)
            if not where.answers_to(plow.spaces):
                continue
            if owner.seat == f.seat:
                allowed = own < plow.times
            else:
                price = plow.others_pay
                allowed = price is not None and not others >> f.seat & 1 and payable(g, g.players[f.seat], price)
            if allowed:
                found.append(_plow_action(card, plow))
    return sorted(found)


def _take_plow(g: GameState, f: Frame, id: str) -> None:
    """Begin to plow with a plow; who uses another player's pays for it."""
    card = g.board.cards[id]
    plow = card.rules.plow
    assert plow is not None
    for owner in g.players:
        if card in owner.cards:
            own, others = plow_uses(owner, id)
            event = Event(PLOWED, f.seat, f.space, card=card)
            g.stack[-1] = Frame(f.effect, f.seat, f.space, _WITH_PLOW, event, optional=f.optional)
            if owner.seat == f.seat:
                remember(owner, id, own + 1, others)
            else:
                assert plow.others_pay is not None
                remember(owner, id, own, others | 1 << f.seat)
                receive(g, owner, plow.others_pay[0].goods)
                pay(g, g.players[f.seat], plow.others_pay, f.space)


class Plow(Deed):
    """Plow one field, or up to a number of them in one action; a function may say how many."""

    def __init__(
        self, most: int = 1, most_of: Callable[[GameState, int], int] | None = None, what: Message | None = None
    ) -> None:
        super().__init__()
        self.most = most
        self.most_of = most_of
        self.what = what

    def label(self) -> Message:
        if self.what is not None:
            return self.what
        return say("do-plow") if self.most == 1 else say("do-plow-up-to", n=self.most)

    def _most(self, g: GameState, seat: int) -> int:
        return self.most if self.most_of is None else self.most_of(g, seat)

    def _most_now(self, g: GameState, f: Frame, steps: int) -> int:
        """How many fields are plowed in all, with the plow that is used if one is."""
        if not steps & _WITH_PLOW:
            return self._most(g, f.seat)
        plow = None if f.event is None or f.event.card is None else f.event.card.rules.plow
        return 0 if plow is None else plow.fields

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        most = self.most if self.most_of is None else self.most_of(g, seat)
        if most <= 0:
            return False
        p = g.players[seat]
        return plow_cells(grid(p), g.board.land) != 0 or self._their_cells(g, p) != 0

    def _their_cells(self, g: GameState, p: Player) -> int:
        """The cells of the partner's farm on which a field may be plowed."""
        partner = partner_of(g, p)
        return 0 if partner is None else plow_cells(grid(partner), g.board.land)

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        y = grid(g.players[seat])
        if not self._most(g, seat):
            return (say("why-nothing-to-plow"),)
        if plow_cells(y, g.board.land) or self._their_cells(g, g.players[seat]):
            return ()
        return (say("why-no-space-beside-field" if y.fields and y.free() else "why-no-free-space"),)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        if _all_fields(steps) >= self._most_now(g, f, steps):
            return []
        p = g.players[f.seat]
        options = actions_in(_PLOWS, plow_cells(grid(p), g.board.land))
        if g.board.team is not None:
            options.extend(for_partner(actions_in(_PLOWS, self._their_cells(g, p))))
        # The plowing of a space itself, not of a card that acts there.
        if options and not steps and f.space != NO_SPACE and f.event is None and g.board.with_cards:
            options = [*_usable_plows(g, f), *options]
        return options

    def resolve(self, g: GameState, f: Frame) -> None:
        if f.steps == _WITH_PLOW:
            ask(g, f, self.details(g, f, _WITH_PLOW))  # not done before the first field
        else:
            Deed.resolve(self, g, f)

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        if action.kind == CHOOSE:
            _take_plow(g, f, action.cards[0])
            return
        owner = g.players[f.seat]
        one_more = 1
        partner = partner_of(g, owner)
        if action.kind == PARTNER and partner is not None:
            owner = partner
            one_more = _FOR_PARTNER
        grid(owner).fields |= action.cells
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.PLOWED, owner.seat, cells=action.cells, count=1)
        if self.most > 1 or steps:
            next_step(g, f, steps + one_more)
        else:
            g.stack.pop()
            self.finish(g, f, one_more)

    def can_have_come_to(self, p: Player, steps: int) -> bool:
        return steps < 2 * _WITH_PLOW

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        own = _own_fields(steps)
        if own and listens(g, PLOWED):
            card = f.event.card if steps & _WITH_PLOW and f.event is not None else None
            fire(g, Event(PLOWED, f.seat, f.space, card=card, count=own))

    def why_not(self, g: GameState, f: Frame, cell: int) -> Reasons:
        y = grid(g.players[f.seat])
        reasons = list(why_not_free(y, cell))
        if y.fields and not (y.fields | around(y.fields)) >> cell & 1:
            reasons.append(say("why-beside-no-field"))
        if not y.fields and g.board.land.must_touch and not (y.tiles() | y.beside_structures()) >> cell & 1:
            reasons.append(say("why-beside-nothing"))
        if _all_fields(f.steps) >= self._most_now(g, f, f.steps):
            reasons.append(say("why-nothing-to-plow"))
        return tuple(reasons)


def bread(p: Player, grain: int) -> int:
    """The food for baking so many grain, the best ovens first."""
    food = 0
    for rate, most in p.abilities.ovens:
        baked = min(grain, most) if most else grain
        food += baked * rate
        grain -= baked
    return food


def _room_in_ovens(p: Player, baked: int) -> int:
    """How many grain more the ovens take in an action in which so many were baked."""
    room = -baked
    for _, most in p.abilities.ovens:
        if not most:
            return _ANY_NUMBER
        room += most
    return room


def most_bread(p: Player, baked: int) -> int:
    """How many grain more a player could bake in an action in which so many were baked."""
    return min(_room_in_ovens(p, baked), p.goods[GRAIN])


class Bake(Deed):
    """A Bake Bread action: each baking improvement up to its own limit, at once or step by step (revised 7.8).

    The number of steps is the number of grain baked so far, because the limits hold for the whole action.
    """

    def label(self) -> Message:
        return say("do-bake")

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        return p.goods[GRAIN] > 0 and len(p.abilities.ovens) > 0

    def draws_on(self, g: GameState, seat: int) -> int:
        return 1 << GRAIN if g.players[seat].abilities.ovens else 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        p = g.players[seat]
        reasons: list[Message] = []
        if not p.abilities.ovens:
            reasons.append(say("why-no-oven"))
        if not p.goods[GRAIN]:
            reasons.append(say("why-no-grain"))
        return tuple(reasons)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        return [bake_action(grain) for grain in range(1, most_bread(g.players[f.seat], steps) + 1)]

    def trades_between_steps(self, g: GameState, f: Frame, options: list[Action]) -> bool:
        if _room_in_ovens(g.players[f.seat], f.steps) <= 0:
            return False
        return len(options) > 0 or within_reach(g, f.seat, self, f.space)  # the food of the bread may buy more grain

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        grain = action.args[0]
        p.goods[GRAIN] -= grain
        food = bread(p, steps + grain) - bread(p, steps)
        p.goods[FOOD] += food
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.BAKED, f.seat, goods=bag({GRAIN: grain}), got=bag({FOOD: food}))
        next_step(g, f, steps + grain)

    def can_have_come_to(self, p: Player, steps: int) -> bool:
        return most_bread(p, steps) >= 0

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        if listens(g, BAKED):
            food = bag({FOOD: bread(g.players[f.seat], steps)})
            by = g.board.cards.get(self.name.partition("/")[0])
            fire(g, Event(BAKED, f.seat, f.space, food, card=by, count=steps))

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        if action.kind != BAKE:
            return {}
        p = g.players[f.seat]
        baked = f.steps
        return {"food": bread(p, baked + action.args[0]) - bread(p, baked)}


def bake_action(grain: int) -> Action:
    """The action of baking so many grain; equal ones are made once."""
    known = _bake_actions.get(grain)
    if known is None:
        goods = bag({GRAIN: grain})
        known = _bake_actions[grain] = Action(BAKE, (grain,), f"bake:{grain}", say("act-bake", n=grain), goods=goods)
    return known


class Grow(Effect):
    """Family growth, with room only or even without (revised 7.3). A lodger may move in instead of a birth."""

    def __init__(self, needs_room: bool) -> None:
        super().__init__()
        self.needs_room = needs_room

    def label(self) -> Message:
        return say("do-grow")

    def draws_on(self, g: GameState, seat: int) -> int:
        return 1 << HOUSE

    def brings(self) -> int:
        return 1 << FAMILY

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        if p.family + p.lodgers >= MAX_PEOPLE and not p.lodgers:
            return False
        if not self.needs_room or _has_room(p):
            return True
        return len(p.abilities.grows_anyway) > 0 and _waived_by(g, p, space) is not None

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        p = g.players[seat]
        reasons: list[Message] = []
        if p.family + p.lodgers >= MAX_PEOPLE and not p.lodgers:
            reasons.append(say("why-no-person-left"))
        if self.needs_room and not _has_room(p) and _waived_by(g, p, space) is None:
            rooms = p.yard.room_count() + p.abilities.extra_rooms
            reasons.append(say("why-no-room", rooms=rooms, people=p.family))
        return tuple(reasons)

    def resolve(self, g: GameState, f: Frame) -> None:
        if not self.possible(g, f.seat, f.space):
            raise CannotComplete
        p = g.players[f.seat]
        if not p.lodgers:
            self.choose(g, f, _BIRTH)
        elif p.family + p.lodgers >= MAX_PEOPLE:
            self.choose(g, f, _MOVING_IN)
        else:
            ask(g, f, [_BIRTH, _MOVING_IN])

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        p = g.players[f.seat]
        if p.abilities.grows_anyway:
            # Such a card is for the next growth, whether or not there is room for it.
            waived = _waived_by(g, p, f.space)
            if waived is not None:
                remember(p, waived.id, 1)
        p.family += 1
        if action is _MOVING_IN:
            p.lodgers -= 1
            if g.event_log is not None:
                g.event_log.tell(g.round, tell.JOINED_FAMILY, f.seat)
        else:
            p.newborns += 1
            beside = f.space if f.space != NO_SPACE else (p.placed[-1] if p.placed else NO_SPACE)
            p.newborn_spaces = (*p.newborn_spaces, beside)
            if g.event_log is not None:
                g.event_log.tell(g.round, tell.BORN, f.seat, space=beside)
        card = g.board.cards.get(card_of(self))
        if card is None:
            g.grown |= 1 << f.seat
        if listens(g, GREW):
            fire(g, Event(GREW, f.seat, f.space, card=card, count=0 if action is _MOVING_IN else 1))


def _has_room(p: Player) -> bool:
    return p.yard.room_count() + p.abilities.extra_rooms > p.family


def _waived_by(g: GameState, p: Player, space: int) -> Card | None:
    """The card by which a player may do without room for the family growth that a space offers."""
    if p.abilities.grows_anyway and space != NO_SPACE and _offers_growth(g.board.spaces[space]):
        for card in p.abilities.grows_anyway:
            waives = card.rules.grows_anyway
            assert waives is not None
            if not remembered(p, card.id) and waives(g, p.seat):
                return card
    return None


def _offers_growth(space: Space) -> bool:
    return any([isinstance(part, Grow) for part in within(space.effect)])


_BIRTH: Final = Action(CHOOSE, (0,), "choose:child", say("act-child"))
_MOVING_IN: Final = Action(CHOOSE, (1,), "choose:lodger", say("act-lodger"))


class BecomeStartingPlayer(Effect):
    """Take or keep the starting player token; it counts at once, the running work phase keeps its order."""

    def label(self) -> Message:
        return say("do-starting-player")

    def needs(self) -> int:
        return NOTHING

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        g.start = f.seat
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.STARTING_PLAYER, f.seat)
