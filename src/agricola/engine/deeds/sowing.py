"""Sowing: grain and vegetables on fields, on field cards also wood (revised 7.7; original 8.5, 12.7)."""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.connectives import Deed, next_step
from agricola.engine.economy.costs import pay, payable
from agricola.engine.economy.crops import (
    add_crop,
    crop_at,
    crops_by_place,
    empty_card_fields,
    fields_with,
    set_card_field,
    tell_crops,
)
from agricola.engine.farm.farmyard import CROP_KIND, SOWN_GRAIN, SOWN_VEGETABLE, SOWN_WOOD
from agricola.engine.farm.grid import CELLS, around
from agricola.engine.goods import GOOD_NAMES, GRAIN, VEGETABLE, WOOD, bag, goods_code
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import CHOOSE, SOW, Action
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import SOWN, Event
from agricola.engine.kernel.player import Player, grid
from agricola.engine.kernel.state import GameState
from agricola.engine.kernel.triggers import fire, listens
from agricola.engine.message import Message, Reasons, say

GRAIN_ON_FIELD: Final = 3
VEGETABLES_ON_FIELD: Final = 2

_ONE_VEGETABLE: Final = 1 << 8
_ONE_WOOD: Final = 1 << 16
_ONE_DOUBLE: Final = 1 << 24
"""The steps of a sow action count the fields sown with grain so far; in higher bits those with vegetables, those with
wood, and how many of the fields with grain were sown with two."""

ANY_CROP: Final = -1
NO_LIMIT: Final = -1
AS_GAINED: Final = -2
"""As many as came with the event that a sow action hangs on."""

_sow_actions: Final[dict[tuple[int, int, int], Action]] = {}

# A single field that cards tell apart from the others: beside the house, or with two grain.
_GRAIN_BY_THE_HOUSE: Final = 0
_VEGETABLE_BY_THE_HOUSE: Final = 1
_TWO_GRAIN: Final = 2
_TWO_GRAIN_BY_THE_HOUSE: Final = 3


def _one_field(number: int, code: str, message: str, good: int, seed: int) -> Action:
    goods = bag({good: seed})
    return Action(CHOOSE, (number,), f"choose:{code}", say(message, goods=goods), goods=goods)


_ONE_FIELD: Final = (
    _one_field(_GRAIN_BY_THE_HOUSE, "1g@house", "act-sow-by-the-house", GRAIN, 1),
    _one_field(_VEGETABLE_BY_THE_HOUSE, "1v@house", "act-sow-by-the-house", VEGETABLE, 1),
    _one_field(_TWO_GRAIN, "2g", "act-sow-one-field", GRAIN, 2),
    _one_field(_TWO_GRAIN_BY_THE_HOUSE, "2g@house", "act-sow-one-field-by-the-house", GRAIN, 2),
)


class Sow(Deed):
    """Sow any number of empty fields and field cards, at once or step by step (revised 7.7)."""

    def __init__(self, crop: int = ANY_CROP, most: int = NO_LIMIT, fewer: int = 0, tiles_only: bool = False) -> None:
        super().__init__()
        self.crop = crop
        """The only good that is sown, if there is one."""
        self.most = most
        """On how many fields, or `NO_LIMIT`, or `AS_GAINED`."""
        self.fewer = fewer
        """How many fewer come on each field from the general supply."""
        self.tiles_only = tiles_only
        """Whether field cards are left out."""

    def label(self) -> Message:
        return say("do-sow") if self.crop == ANY_CROP else say("do-sow-crop", good=GOOD_NAMES[self.crop])

    def _plots(self, p: Player, crop: int) -> list[tuple[str, int]]:
        """The empty stacks of field cards on which it may sow a crop."""
        if not p.abilities.card_fields or self.tiles_only or self.crop not in (ANY_CROP, crop):
            return []
        return empty_card_fields(p, crop)

    def _seed(self, p: Player, crop: int) -> int:
        """How much of a crop may be sown, if there are fields enough."""
        return p.goods[crop] if self.crop in (ANY_CROP, crop) else 0

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        goods = p.goods
        if self.crop == ANY_CROP:
            seed = goods[GRAIN] + goods[VEGETABLE]
        else:
            seed = self._seed(p, GRAIN) + self._seed(p, VEGETABLE)
        if seed and grid(p).empty_fields():
            return True
        if not p.abilities.card_fields:
            return False
        return (
            (goods[GRAIN] > 0 and len(self._plots(p, GRAIN)) > 0)
            or (goods[VEGETABLE] > 0 and len(self._plots(p, VEGETABLE)) > 0)
            or (goods[WOOD] > 0 and len(self._plots(p, WOOD)) > 0)
        )

    def draws_on(self, g: GameState, seat: int) -> int:
        p = g.players[seat]
        crops = (GRAIN, VEGETABLE) if self.crop == ANY_CROP else (self.crop,)
        mask = sum([1 << crop for crop in crops if grid(p).empty_fields() or self._plots(p, crop)])
        return mask | 1 << WOOD if self._plots(p, WOOD) else mask

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        p = g.players[seat]
        if self.possible(g, seat, space):
            return ()
        reasons: list[Message] = []
        if not p.goods[GRAIN] and not p.goods[VEGETABLE]:
            reasons.append(say("why-nothing-to-sow"))
        if not grid(p).empty_fields() and not self._plots(p, GRAIN) and not self._plots(p, VEGETABLE):
            reasons.append(say("why-no-empty-field"))
        return tuple(reasons) or (say("why-no-field-for-crop"),)

    def _most(self, f: Frame) -> int:
        """On how many fields may be sown in all."""
        if self.most == NO_LIMIT:
            return 1 << 30
        if self.most != AS_GAINED:
            return self.most
        if f.event is None:
            return 0
        return f.event.count if f.event.moment == SOWN else f.event.goods[self.crop]

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        left = self._most(f) - sown_fields(steps)
        if left <= 0:
            return []
        options: list[Action] = []
        tiles = grid(p).empty_fields()
        by_the_house = _empty_by_the_house(p).bit_count() if p.abilities.sows_by_place else 0
        on_cards = (len(self._plots(p, GRAIN)), len(self._plots(p, VEGETABLE))) if p.abilities.card_fields else (0, 0)
        grain_seed = min(self._seed(p, GRAIN), left)
        vegetable_seed = min(self._seed(p, VEGETABLE), left)
        for wood in range(min(p.goods[WOOD], len(self._plots(p, WOOD)), left) + 1 if p.abilities.card_fields else 1):
            for grain in range(min(grain_seed, left - wood) + 1):
                grain_tiles = max(0, grain - on_cards[0])
                if grain_tiles > tiles - by_the_house:
                    break
                for vegetables in range(min(vegetable_seed, left - wood - grain) + 1):
                    if grain_tiles + max(0, vegetables - on_cards[1]) > tiles - by_the_house:
                        break
                    if grain or vegetables or wood:
                        options.append(sow_action(grain, vegetables, wood))
        if by_the_house and grain_seed:
            options.append(_ONE_FIELD[_GRAIN_BY_THE_HOUSE])
        if by_the_house and vegetable_seed:
            options.append(_ONE_FIELD[_VEGETABLE_BY_THE_HOUSE])
        if p.abilities.two_grain is not None and grain_seed and tiles and _can_sow_two(g, p):
            if tiles > by_the_house:
                options.append(_ONE_FIELD[_TWO_GRAIN])
            if by_the_house:
                options.append(_ONE_FIELD[_TWO_GRAIN_BY_THE_HOUSE])
        if p.abilities.card_fields or (options and options[-1].kind == CHOOSE):
            options.sort()
        return options

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        before = crops_by_place(p) if g.event_log is not None or p.abilities.sows_more else None
        # Which tiles there are to sow, where cards tell them apart.
        tiles = grid(p).fields
        two = False
        if action.kind == CHOOSE:
            number = action.args[0]
            two = number in (_TWO_GRAIN, _TWO_GRAIN_BY_THE_HOUSE)
            by_the_house = number != _TWO_GRAIN
            grain, vegetables, wood = (0, 1, 0) if number == _VEGETABLE_BY_THE_HOUSE else (1, 0, 0)
            if p.abilities.sows_by_place:
                near = _empty_by_the_house(p)
                tiles &= near if by_the_house else ~near
        else:
            grain, vegetables = action.args[0], action.args[1]
            wood = action.args[2] if len(action.args) > 2 else 0
            if p.abilities.sows_by_place:
                tiles &= ~_empty_by_the_house(p)
        steps += grain + vegetables * _ONE_VEGETABLE + wood * _ONE_WOOD + two * _ONE_DOUBLE
        p.goods[GRAIN] -= grain
        p.goods[VEGETABLE] -= vegetables
        p.goods[WOOD] -= wood
        new_grain = SOWN_GRAIN + GRAIN_ON_FIELD - self.fewer
        new_vegetable = SOWN_VEGETABLE + VEGETABLES_ON_FIELD - self.fewer
        # Stacks that take one kind only come first, so that the field tiles stay free for the rest.
        if p.abilities.card_fields and action.kind != CHOOSE:
            for card, number in self._plots(p, GRAIN)[:grain]:
                grain -= 1
                set_card_field(p, card, number, new_grain)
            for card, number in self._plots(p, VEGETABLE)[:vegetables]:
                vegetables -= 1
                set_card_field(p, card, number, new_vegetable)
            for card, number in self._plots(p, WOOD)[:wood]:
                set_card_field(p, card, number, SOWN_WOOD + GRAIN_ON_FIELD - self.fewer)
        # Grain comes on the first empty fields, vegetables on the last: so any order of steps leads to the same farm.
        y = grid(p)
        empty = [cell for cell in range(CELLS) if tiles >> cell & 1 and not y.crops[cell]]
        for cell in empty[:grain]:
            y.crops[cell] = new_grain
        for cell in empty[len(empty) - vegetables :]:
            y.crops[cell] = new_vegetable
        if g.event_log is not None and before is not None:
            tell_crops(g, p, tell.SOWED, before)
        if before is not None and p.abilities.sows_more:
            self._note_places(g, f, before, steps)
        else:
            next_step(g, f, steps)
        if two:
            assert p.abilities.two_grain is not None
            add_crop(g, p, empty[0], GRAIN_ON_FIELD)
            pay(g, p, p.abilities.two_grain, f.space)

    def _note_places(self, g: GameState, f: Frame, before: list[int], steps: int) -> None:
        """Go on, and remember where was sown: what cards add to it is known when the action is over."""
        event = f.event
        places = event.cells if event is not None and event.moment == SOWN else 0
        for place, lay_there in enumerate(before):
            if not lay_there and crop_at(g.players[f.seat], place):
                places |= 1 << place
        event = Event(SOWN, f.seat, f.space, count=min(self._most(f), CELLS), cells=places)
        g.stack[-1] = Frame(self, f.seat, f.space, steps, event, optional=f.optional)

    def can_have_come_to(self, p: Player, steps: int) -> bool:
        grain, vegetables, wood = sown_so_far(steps)
        return (
            grain <= fields_with(p, GRAIN) and vegetables <= fields_with(p, VEGETABLE) and wood <= fields_with(p, WOOD)
        )

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        p = g.players[f.seat]
        places = f.event.cells if f.event is not None and f.event.moment == SOWN and p.abilities.sows_more else 0
        if places:
            _add_more(g, p, places)
        if listens(g, SOWN):
            grain, vegetables, wood = sown_so_far(steps)
            goods = bag({GRAIN: grain + steps // _ONE_DOUBLE, VEGETABLE: vegetables, WOOD: wood})
            fire(g, Event(SOWN, f.seat, f.space, goods, count=grain + vegetables + wood, cells=places))


def _add_more(g: GameState, p: Player, places: int) -> None:
    """What cards add to each field that was sown in an action."""
    number = places.bit_count()
    for place in range(CELLS + len(p.abilities.card_fields)):
        if places >> place & 1:
            crop = crop_at(p, place) // CROP_KIND
            more = 0
            for card in p.abilities.sows_more:
                rule = card.rules.sows_more
                assert rule is not None
                more += rule.amount(g, p.seat, crop, place, number)
            if more:
                add_crop(g, p, place, more)


def _empty_by_the_house(p: Player) -> int:
    """The empty field tiles beside a room."""
    y = grid(p)
    near = y.fields & around(y.rooms)
    return sum([1 << cell for cell in range(CELLS) if near >> cell & 1 and not y.crops[cell]])


def _can_sow_two(g: GameState, p: Player) -> bool:
    """Whether a player who sows a grain could pay for a second one on the same field."""
    assert p.abilities.two_grain is not None
    p.goods[GRAIN] -= 1
    enough = payable(g, p, p.abilities.two_grain)
    p.goods[GRAIN] += 1
    return enough


def sown_so_far(steps: int) -> tuple[int, int, int]:
    """The fields that a sow action has sown with grain, with vegetables and with wood."""
    return steps % _ONE_VEGETABLE, steps % _ONE_WOOD // _ONE_VEGETABLE, steps % _ONE_DOUBLE // _ONE_WOOD


def sown_fields(steps: int) -> int:
    """All fields that a sow action has sown."""
    grain, vegetables, wood = sown_so_far(steps)
    return grain + vegetables + wood


def sow_action(grain: int, vegetables: int, wood: int = 0) -> Action:
    """The action of sowing so many of each; equal ones are made once."""
    key = (grain, vegetables, wood)
    known = _sow_actions.get(key)
    if known is None:
        goods = bag({GRAIN: grain, VEGETABLE: vegetables, WOOD: wood})
        args = key if wood else (grain, vegetables)
        known = _sow_actions[key] = Action(
            SOW, args, f"sow:{goods_code(goods)}", say("act-sow", goods=goods), goods=goods
        )
    return known
