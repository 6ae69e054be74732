"""The harvest: field phase, feeding, breeding (revised 9, original 14)."""

from __future__ import annotations

from typing import Final

from agricola.engine import event_log as told
from agricola.engine.actions import CHOOSE, CONVERT, DONE, DONE_ACTION, USE, Action
from agricola.engine.animals import Herd
from agricola.engine.conversions import convert
from agricola.engine.effect import Effect, Frame, name_tree
from agricola.engine.effects import Deed, ask
from agricola.engine.events import FROM_HARVEST, GAINED, Event
from agricola.engine.farming import crop_stacks, crops_by_place, harvest_plots, plot, set_plot, tell_crops
from agricola.engine.farmyard import CROP_KIND, Farmyard, grid, one_less
from agricola.engine.goods import ANIMALS, BOAR, CATTLE, FOOD, GOOD_NAMES, KINDS, SHEEP, bag
from agricola.engine.grid import CELLS
from agricola.engine.ids import NO_SPACE, ROUNDS
from agricola.engine.message import Message, Reasons, say
from agricola.engine.spare_time import spare_time_options, use_spare_time
from agricola.engine.state import GameState, Player, animal_housing
from agricola.engine.supply import cook_animals, exodus, gain, keep_action, named_herd
from agricola.engine.triggers import fire

_beg_actions: Final[dict[int, Action]] = {}


def beg_action(food: int) -> Action:
    """The action of begging for food that is missing; equal ones are made once."""
    known = _beg_actions.get(food)
    if known is None:
        known = _beg_actions[food] = Action(DONE, (food,), f"beg:{food}", say("act-beg", n=food))
    return known


def food_needed(g: GameState, p: Player) -> int:
    """What a player's family eats in a harvest."""
    return (p.family + p.lodgers - p.newborns) * g.board.adult_need + p.newborns * g.board.newborn_need


def takes_part(g: GameState, p: Player) -> bool:
    """Whether a player takes part in this harvest; only a card keeps one away."""
    for card in p.abilities.misses_harvest:
        misses = card.rules.misses_harvest
        assert misses is not None
        if misses(g, p.seat):
            return False
    return True


def take_crops(g: GameState, p: Player) -> None:
    """The field phase of one player: one good from each planted field."""
    taken = [0] * KINDS
    on_grid = isinstance(p.yard, Farmyard)
    before = crops_by_place(p) if g.event_log is not None and on_grid else None
    p.yard.harvest(taken)
    if p.abilities.plots:
        harvest_plots(p, taken)
    for good in range(KINDS):
        p.goods[good] += taken[good]
    if before is not None:
        tell_crops(g, p, told.HARVESTED, before)
    elif g.event_log is not None and any(taken):
        g.event_log.tell(g, told.HARVESTED, p.seat, goods=tuple(taken))
    if g.heard >> GAINED & 1:
        fire(g, Event(GAINED, p.seat, NO_SPACE, tuple(taken), FROM_HARVEST))


class HarvestMore(Deed):
    """Take one more of a crop from any number of fields that still hold it, as part of a field phase.

    Fields with equally many are alike, so the choice is how many of each sort give one more.
    """

    def __init__(self, crop: int) -> None:
        super().__init__()
        self.crop = crop

    def label(self) -> Message:
        return say("do-harvest-more", good=GOOD_NAMES[self.crop])

    def _sorts(self, p: Player) -> list[tuple[int, int]]:
        """(how many lie on a field, how many such fields there are), fewest first."""
        fields: dict[int, int] = {}
        for stack in crop_stacks(p):
            if stack // CROP_KIND == self.crop:
                fields[stack % CROP_KIND] = fields.get(stack % CROP_KIND, 0) + 1
        return sorted(fields.items())

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return len(self._sorts(g.players[seat])) > 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-none-on-fields", good=GOOD_NAMES[self.crop]),)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        sorts = self._sorts(g.players[f.seat])
        choices: list[tuple[int, ...]] = [()]
        for _, fields in sorts:
            choices = [(*choice, number) for choice in choices for number in range(fields, -1, -1)]
        return [self._action(sorts, choice) for choice in choices if any(choice)]

    def _action(self, sorts: list[tuple[int, int]], choice: tuple[int, ...]) -> Action:
        chosen = [(number, sorts[index][0]) for index, number in enumerate(choice) if number]
        code = "choose:" + "+".join([f"{fields}x{lying}" for fields, lying in chosen])
        told = say(
            "act-harvest-more",
            good=GOOD_NAMES[self.crop],
            parts=tuple([say("fields-with", n=fields, lying=lying) for fields, lying in chosen]),
        )
        most_first = tuple([-number for number in choice])
        return Action(CHOOSE, most_first, code, told, goods=bag({self.crop: sum(choice)}))

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        g.stack.pop()
        p = g.players[f.seat]
        before = crops_by_place(p) if g.event_log is not None else None
        left: dict[int, int] = {}
        for index, (lying, _) in enumerate(self._sorts(p)):
            left[self.crop * CROP_KIND + lying] = -action.args[index]
        crops = grid(p).crops
        for cell in range(CELLS):
            if left.get(crops[cell], 0):
                left[crops[cell]] -= 1
                crops[cell] = one_less(crops[cell])
        for card, number, _ in p.abilities.plots:
            stack = plot(p, card, number)
            if left.get(stack, 0):
                left[stack] -= 1
                set_plot(p, card, number, one_less(stack))
        if before is not None:
            tell_crops(g, p, told.HARVESTED, before)
        gain(g, p, bag({self.crop: -sum(action.args)}), FROM_HARVEST, NO_SPACE)


def tell_meal(g: GameState, p: Player, need: int, paid: int) -> None:
    """Tell what a family ate, and what it had to beg for."""
    assert g.event_log is not None
    g.event_log.tell(g, told.FED, p.seat, goods=bag({FOOD: paid}), count=need)
    if need > paid:
        g.event_log.tell(g, told.BEGGED, p.seat, count=need - paid)


class Feed(Effect):
    """Feeds one family: asks what to turn into food, then takes the food and begging markers for what is missing.

    Each conversion is asked for at most once, with its number; the frame's number is a mask of those done. A conversion
    that is allowed only once in a harvest is offered although no food is missing; so are, in the last harvest, those
    that may break a tie.
    """

    def asks(self) -> Message:
        return say("ask-feed")

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        missing = food_needed(g, p) - p.goods[FOOD]
        options: list[Action] = []
        for index, conversion in enumerate(p.abilities.conversions):
            if f.n >> index & 1:
                continue
            most = 0
            if conversion.once_per_harvest:
                most = min(1, conversion.times(p.goods)) if conversion.card not in p.spent else 0
            elif g.round == ROUNDS and g.board.last_meals(conversion):
                most = conversion.times(p.goods)
            elif missing > 0:
                food = conversion.get[FOOD]
                most = min(conversion.times(p.goods), (missing + food - 1) // food)
            for times in range(1, most + 1):
                options.append(conversion.action(CONVERT, index, times))
        options.extend(spare_time_options(g, p, feeding=True))
        options.append(beg_action(missing) if missing > 0 else DONE_ACTION)
        if f.n and g.ask_end_turn:
            g.options = options
            g.waiting = True
        else:
            ask(g, f, options)

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        p = g.players[f.seat]
        if action.kind == DONE:
            g.stack.pop()
            need = food_needed(g, p)
            paid = min(need, p.goods[FOOD])
            p.goods[FOOD] -= paid
            p.begging += need - paid
            if g.event_log is not None:
                tell_meal(g, p, need, paid)
            return
        if action.kind == USE:
            # What was converted before may be there again now.
            g.stack[-1] = Frame(self, f.seat)
            use_spare_time(g, p, action)
            return
        index, times = action.args
        conversion = p.abilities.conversions[index]
        g.stack[-1] = Frame(self, f.seat, NO_SPACE, f.n | 1 << index)
        if conversion.once_per_harvest:
            p.spent = (*p.spent, conversion.card)
        convert(g, p, conversion, times, NO_SPACE)


def breeding_herds(g: GameState, p: Player, kinds: tuple[int, ...] = ANIMALS) -> list[Herd]:
    """The largest herds that a player can have after breeding: one newborn for each kind with two or more."""
    upper = [p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE]]
    for kind in kinds:
        if p.goods[kind] >= 2:
            upper[kind - SHEEP] += 1
    return animal_housing(g, p).most(upper[0], upper[1], upper[2])


def breed(g: GameState, p: Player, herd: Herd, kinds: tuple[int, ...] = ANIMALS) -> None:
    """Let a player's animals breed so that a herd is left."""
    leaving = leaving_before(p, herd, kinds)
    if leaving[0] or leaving[1] or leaving[2]:
        cook_animals(g, p, leaving)
    if g.event_log is not None:
        born = bag({kind: herd[kind - SHEEP] - p.goods[kind] for kind in ANIMALS})
        if any(born):
            g.event_log.tell(g, told.BRED, p.seat, goods=born)
    p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE] = herd


def leaving_before(p: Player, herd: Herd, kinds: tuple[int, ...]) -> Herd:
    """The animals that make room just before the phase, when they can still be cooked (revised 9.4.4, OP-28).

    Of a kind that keeps two parents, one more can be cooked, because its newborn takes the place.
    """
    leaving = [0, 0, 0]
    for kind in ANIMALS:
        before = p.goods[kind]
        after = herd[kind - SHEEP]
        if after <= before:
            leaving[kind - SHEEP] = before - after
            if after >= 3 and kind in kinds and p.abilities.cooking[kind]:
                leaving[kind - SHEEP] += 1
    return leaving[0], leaving[1], leaving[2]


class Breed(Effect):
    """Lets animals breed; asks which ones to have afterwards when not all newborns find a place."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        super().__init__()
        self.kinds = kinds

    def label(self) -> Message:
        return say("do-breed")

    def asks(self) -> Message:
        return say("ask-breed")

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        if max([p.goods[kind] for kind in self.kinds]) < 2:
            g.stack.pop()
            return
        ask(g, f, [keep_action(herd) for herd in breeding_herds(g, p, self.kinds)])

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        sheep, boar, cattle = action.args
        breed(g, g.players[f.seat], (-sheep, -boar, -cattle), self.kinds)

    def outlook(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        p = g.players[f.seat]
        sheep, boar, cattle = action.args
        herd = -sheep, -boar, -cattle
        leaving = leaving_before(p, herd, self.kinds)
        born = [herd[kind - SHEEP] + leaving[kind - SHEEP] - p.goods[kind] for kind in ANIMALS]
        return {**exodus(self, g, action, leaving), "born": named_herd((born[0], born[1], born[2]))}


FEED: Final = Feed()
BREED: Final = Breed(ANIMALS)
name_tree(FEED, "flow/feed")
name_tree(BREED, "flow/breed")
