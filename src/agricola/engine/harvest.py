"""The harvest: field phase, feeding, breeding (revised 9, original 14)."""

from __future__ import annotations

from typing import Final

from agricola.engine.actions import CONVERT, DONE, DONE_ACTION, Action
from agricola.engine.animals import Herd
from agricola.engine.costs import convert
from agricola.engine.effect import Effect, Frame, name_tree
from agricola.engine.events import FROM_HARVEST, GAINED, Event
from agricola.engine.goods import BOAR, CATTLE, FOOD, KINDS, SHEEP
from agricola.engine.ids import NO_SPACE
from agricola.engine.state import GameState, Player, animal_housing
from agricola.engine.supply import cook_animals, keep_action
from agricola.engine.triggers import fire

_beg_actions: dict[int, Action] = {}


def beg_action(food: int) -> Action:
    """The action of begging for food that is missing; equal ones are made once."""
    known = _beg_actions.get(food)
    if known is None:
        known = _beg_actions[food] = Action(DONE, (food,), f"beg {food}")
    return known


def food_needed(g: GameState, p: Player) -> int:
    """What a player's family eats in a harvest."""
    return (p.family - p.newborns) * g.board.adult_need + p.newborns * g.board.newborn_need


def take_crops(g: GameState, p: Player) -> None:
    """The field phase of one player: one good from each planted field."""
    taken = [0] * KINDS
    p.yard.harvest(taken)
    for good in range(KINDS):
        p.goods[good] += taken[good]
    if g.heard >> GAINED & 1:
        fire(g, Event(GAINED, p.seat, NO_SPACE, tuple(taken), FROM_HARVEST))


class Feed(Effect):
    """Feeds one family: asks what to turn into food, then takes the food and begging markers for what is missing.

    Each conversion is asked for at most once, with its number; the frame's number is a mask of those done. A conversion
    that is allowed only once in a harvest is offered although no food is missing.
    """

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        missing = food_needed(g, p) - p.goods[FOOD]
        conversions = p.abilities.conversions
        options: list[Action] = []
        if missing > 0 or len(conversions) > 0:
            for index in range(len(conversions)):
                if f.n >> index & 1:
                    continue
                conversion = conversions[index]
                if conversion.once_per_harvest:
                    if conversion.card not in p.spent and conversion.times(p.goods):
                        options.append(conversion.action(CONVERT, index, 1))
                elif missing > 0:
                    food = conversion.get[FOOD]
                    most = min(conversion.times(p.goods), (missing + food - 1) // food)
                    for times in range(1, most + 1):
                        options.append(conversion.action(CONVERT, index, times))
        options.append(beg_action(missing) if missing > 0 else DONE_ACTION)
        if len(options) == 1 and not g.ask_forced:
            self.choose(g, f, options[0])
        else:
            g.options = options
            g.waiting = True

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        p = g.players[f.seat]
        if action.kind == DONE:
            g.stack.pop()
            need = food_needed(g, p)
            paid = min(need, p.goods[FOOD])
            p.goods[FOOD] -= paid
            p.begging += need - paid
            return
        index, times = action.args
        conversion = p.abilities.conversions[index]
        g.stack[-1] = Frame(self, f.seat, NO_SPACE, f.n | 1 << index)
        if conversion.once_per_harvest:
            p.spent = (*p.spent, conversion.card)
        convert(g, p, conversion, times, NO_SPACE)


def breeding_herds(g: GameState, p: Player) -> list[Herd]:
    """The largest herds that a player can have after breeding: one newborn for each kind with two or more."""
    goods = p.goods
    sheep, boar, cattle = goods[SHEEP], goods[BOAR], goods[CATTLE]
    return animal_housing(g, p).most(
        sheep + 1 if sheep >= 2 else sheep,
        boar + 1 if boar >= 2 else boar,
        cattle + 1 if cattle >= 2 else cattle,
    )


def breed(g: GameState, p: Player, herd: Herd) -> None:
    """Let a player's animals breed so that a herd is left.

    Animals that must make room leave just before the phase, when they can still be cooked (revised 9.4.4, OP-28). Of a
    kind that keeps two parents, one more can go, because its newborn takes the place.
    """
    goods = p.goods
    leaving = [0, 0, 0]
    for kind in range(3):
        before = goods[SHEEP + kind]
        after = herd[kind]
        if after <= before:
            leaving[kind] = before - after
            if after >= 3:
                leaving[kind] += 1
    if leaving[0] or leaving[1] or leaving[2]:
        cook_animals(g, p, (leaving[0], leaving[1], leaving[2]))
    goods[SHEEP], goods[BOAR], goods[CATTLE] = herd


class Breed(Effect):
    """Asks which animals to have after breeding when not all newborns find a place."""

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        goods = p.goods
        if goods[SHEEP] < 2 and goods[BOAR] < 2 and goods[CATTLE] < 2:
            g.stack.pop()
            return
        herds = breeding_herds(g, p)
        if len(herds) == 1 and not g.ask_forced:
            g.stack.pop()
            breed(g, p, herds[0])
        else:
            g.options = [keep_action(herd) for herd in herds]
            g.waiting = True

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        sheep, boar, cattle = action.args
        breed(g, g.players[f.seat], (-sheep, -boar, -cattle))


FEED: Final = Feed()
BREED: Final = Breed()
name_tree(FEED, "flow/feed")
name_tree(BREED, "flow/breed")
