"""The harvest: field phase, feeding, breeding (revised 9, original 14)."""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.anytime import anytime_options, use_anytime
from agricola.engine.deeds.connectives import Deed, next_step
from agricola.engine.economy.conversions import convert
from agricola.engine.economy.crops import card_field, crops_by_place, harvest_card_fields, set_card_field, tell_crops
from agricola.engine.economy.supply import cook_animals, gain, house_traded, leaving_preview, named_herd
from agricola.engine.farm.animals import Herd
from agricola.engine.farm.farmyard import CROP_KIND, Farmyard, one_less
from agricola.engine.farm.grid import CELLS
from agricola.engine.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    EMPTY_BAG,
    FOOD,
    GOOD_NAMES,
    KINDS,
    SHEEP,
    animals_of,
    bag,
    goods_code,
)
from agricola.engine.ids import NO_SPACE, ROUNDS
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import CHOOSE, CONVERT, DONE, DONE_ACTION, KEEP, USE, Action
from agricola.engine.kernel.card import Conversion
from agricola.engine.kernel.effect import Effect, name_tree
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import CARD_FIELD_HARVESTED, CONVERTED, FROM_CONVERSION, FROM_HARVEST, GAINED, Event
from agricola.engine.kernel.player import Player, grid
from agricola.engine.kernel.resolve import ask
from agricola.engine.kernel.state import GameState, animal_housing, takes_part
from agricola.engine.kernel.triggers import fire, would_act
from agricola.engine.message import Message, Reasons, say

_beg_actions: Final[dict[int, Action]] = {}


def beg_action(food: int) -> Action:
    """The action of begging for food that is missing; equal ones are made once."""
    known = _beg_actions.get(food)
    if known is None:
        known = _beg_actions[food] = Action(DONE, (food,), f"beg:{food}", say("act-beg", n=food))
    return known


def food_needed(g: GameState, p: Player) -> int:
    """What a player's family eats in the next harvest; who is born in a round without one is grown up by then."""
    if not takes_part(g, p):
        return 0
    newborns = p.newborns if g.round in g.board.harvest_rounds else 0
    adults = p.family + p.lodgers - newborns
    easily_fed = max(0, adults - p.abilities.full_meals) if p.abilities.full_meals else 0
    return (adults - easily_fed) * g.board.adult_need + easily_fed + newborns * g.board.newborn_need


def crops_due(g: GameState, p: Player) -> list[int]:
    """What the next field phase brings a player: one good from each field that is planted now."""
    taken = [0] * KINDS
    if takes_part(g, p):
        p.yard.clone().harvest(taken)
        for card, number, _ in p.abilities.card_fields:
            crop = card_field(p, card, number)
            if crop:
                taken[crop // CROP_KIND] += 1
    return taken


def take_crops(g: GameState, p: Player) -> None:
    """The field phase of one player: one good from each planted field."""
    taken = [0] * KINDS
    before = crops_by_place(p) if g.event_log is not None and isinstance(p.yard, Farmyard) else None
    crops = grid(p).crops.copy() if p.abilities.leaves_crops else []
    card_fields = p.card_state
    p.yard.harvest(taken)
    harvested = harvest_card_fields(p, taken) if p.abilities.card_fields else []
    if p.abilities.leaves_crops:
        _put_back(p, crops, card_fields)
    for good in range(KINDS):
        p.goods[good] += taken[good]
    if before is not None:
        tell_crops(g, p, tell.HARVESTED, before)
        left = bag({good: taken[good] for good in range(KINDS) if p.abilities.leaves_crops >> good & 1})
        if g.event_log is not None and any(left):
            g.event_log.tell(g.round, tell.GAINED, p.seat, goods=left)
    elif g.event_log is not None and any(taken):
        g.event_log.tell(g.round, tell.HARVESTED, p.seat, goods=tuple(taken))
    if g.subscribed >> GAINED & 1:
        fire(g, Event(GAINED, p.seat, NO_SPACE, tuple(taken), FROM_HARVEST))
    if g.subscribed >> CARD_FIELD_HARVESTED & 1:
        for card in harvested:
            fire(g, Event(CARD_FIELD_HARVESTED, p.seat, source=FROM_HARVEST, card=g.board.cards[card], count=1))


def _put_back(p: Player, crops: list[int], card_fields: dict[str, tuple[int, ...]]) -> None:
    """Leave the crops on the fields for which a card takes from the supply instead."""
    leaves = p.abilities.leaves_crops
    yard = grid(p)
    for cell in range(CELLS):
        if crops[cell] and leaves >> crops[cell] // CROP_KIND & 1:
            yard.crops[cell] = crops[cell]
    for card, number, _ in p.abilities.card_fields:
        lay = card_fields.get(card, ())
        if number < len(lay) and lay[number] and leaves >> lay[number] // CROP_KIND & 1:
            set_card_field(p, card, number, lay[number])


_ON_CARDS: Final = 32
"""The first of the sorts of fields of `HarvestMore` that are stacks of field cards."""
_SORT_BITS: Final = 5
"""How many bits of the steps of `HarvestMore` count the fields of one sort."""


def _stacks_alike(p: Player, sorts: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The places in the list of two stacks on one card that hold equally much: it does not matter which one gives."""
    kinds: list[tuple[str, int]] = []
    for sort, _ in sorts:
        if sort < _ON_CARDS:
            kinds.append(("", sort))
        else:
            card, number, _ = p.abilities.card_fields[sort - _ON_CARDS]
            kinds.append((card, card_field(p, card, number)))
    return [
        (first, second)
        for first in range(len(kinds))
        for second in range(first + 1, len(kinds))
        if kinds[first] == kinds[second]
    ]


class HarvestMore(Deed):
    """Take one more of a crop from any number of fields that still hold it, as part of a field phase.

    Fields of the yard with equally many are alike, so the choice is how many of each sort give one more, at once or
    step by step. The steps count the fields of each sort that were chosen; all of them give at once when the choice is
    made.
    """

    def __init__(self, crop: int) -> None:
        super().__init__()
        self.crop = crop

    def label(self) -> Message:
        return say("do-harvest-more", good=GOOD_NAMES[self.crop])

    def _sorts(self, p: Player, steps: int) -> list[tuple[int, int]]:
        """(a sort of field, how many such fields are not chosen yet), fewest crops first, field cards last.

        The sort of a field of the yard is how many lie on it; each stack of a field card is a sort of its own, but of
        two stacks alike on one card the first is chosen before the second.
        """
        fields: dict[int, int] = {}
        for stack in grid(p).crops:
            if stack // CROP_KIND == self.crop:
                fields[stack % CROP_KIND] = fields.get(stack % CROP_KIND, 0) + 1
        for index, (card, number, _) in enumerate(p.abilities.card_fields):
            if card_field(p, card, number) // CROP_KIND == self.crop:
                fields[_ON_CARDS + index] = 1
        sorts = [(sort, number - _chosen(steps, sort)) for sort, number in sorted(fields.items())]
        return [(sort, number) for sort, number in sorts if number > 0]

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return len(self._sorts(g.players[seat], 0)) > 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-none-on-fields", good=GOOD_NAMES[self.crop]),)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        sorts = self._sorts(p, steps)
        choices: list[tuple[int, ...]] = [()]
        for _, fields in sorts:
            choices = [(*choice, number) for choice in choices for number in range(fields, -1, -1)]
        for first, second in _stacks_alike(p, sorts):
            choices = [choice for choice in choices if choice[first] >= choice[second]]
        return [self._action(p, sorts, choice) for choice in choices if any(choice)]

    def _action(self, p: Player, sorts: list[tuple[int, int]], choice: tuple[int, ...]) -> Action:
        chosen = [(number, sorts[index][0]) for index, number in enumerate(choice) if number]
        codes: list[str] = []
        parts: list[Message] = []
        for fields, sort in chosen:
            if sort < _ON_CARDS:
                codes.append(f"{fields}x{sort}")
                parts.append(say("fields-with", n=fields, lying=sort))
            else:
                card, number, _ = p.abilities.card_fields[sort - _ON_CARDS]
                codes.append(f"{card}.{number}")
                parts.append(say("field-card-with", card=card, lying=card_field(p, card, number) % CROP_KIND))
        says = say("act-harvest-more", good=GOOD_NAMES[self.crop], parts=tuple(parts))
        most_first = tuple([-number for number in choice])
        return Action(CHOOSE, most_first, f"choose:{'+'.join(codes)}", says, goods=bag({self.crop: sum(choice)}))

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        for index, (sort, _) in enumerate(self._sorts(g.players[f.seat], steps)):
            steps += -action.args[index] << _SORT_BITS * sort
        next_step(g, f, steps)

    def can_have_come_to(self, p: Player, steps: int) -> bool:
        for sort, fields in self._sorts(p, 0):
            if _chosen(steps, sort) <= fields:
                steps -= _chosen(steps, sort) << _SORT_BITS * sort
        return steps == 0

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        p = g.players[f.seat]
        before = crops_by_place(p) if g.event_log is not None else None
        left = {sort: _chosen(steps, sort) for sort, _ in self._sorts(p, 0)}
        taken = bag({self.crop: sum(left.values())})
        stays = bool(p.abilities.leaves_crops >> self.crop & 1)
        crops = grid(p).crops
        for cell in range(CELLS):
            if not stays and crops[cell] // CROP_KIND == self.crop and left[crops[cell] % CROP_KIND]:
                left[crops[cell] % CROP_KIND] -= 1
                crops[cell] = one_less(crops[cell])
        harvested: list[str] = []
        for index, (card, number, _) in enumerate(p.abilities.card_fields):
            if left.get(_ON_CARDS + index, 0):
                harvested.append(card)
                if not stays:
                    set_card_field(p, card, number, one_less(card_field(p, card, number)))
        if before is not None:
            tell_crops(g, p, tell.HARVESTED, before)
            if stays and g.event_log is not None:
                g.event_log.tell(g.round, tell.GAINED, p.seat, goods=taken)
        gain(g, p, taken, FROM_HARVEST, NO_SPACE)
        for card in harvested:
            fire(g, Event(CARD_FIELD_HARVESTED, p.seat, source=FROM_HARVEST, card=g.board.cards[card], count=1))


def _chosen(steps: int, sort: int) -> int:
    """How many fields of a sort the steps of `HarvestMore` count."""
    return steps >> _SORT_BITS * sort & (1 << _SORT_BITS) - 1


def tell_meal(g: GameState, p: Player, need: int, paid: int) -> None:
    """Tell what a family ate, and what it had to beg for."""
    assert g.event_log is not None
    g.event_log.tell(g.round, tell.FED, p.seat, goods=bag({FOOD: paid}), count=need)
    if need > paid:
        g.event_log.tell(g.round, tell.BEGGED, p.seat, count=need - paid)


class Feed(Effect):
    """Feeds one family: asks what to turn into food, then takes the food and begging markers for what is missing.

    Any conversion may be made any number of times, in any steps and any order, until nothing is missing or the player
    says that the rest is begged for (revised 9.3.2, original 14.2). The frame's number is 1 once something was done in
    this feeding; where people play, it then ends only when its player says so, and nobody begs unasked.
    """

    def asks(self) -> Message:
        return say("ask-feed")

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        missing = food_needed(g, p) - p.goods[FOOD]
        options: list[Action] = []
        for index, conversion in enumerate(p.abilities.conversions):
            for times in range(1, _most_meals(g, p, conversion, missing) + 1):
                options.append(conversion.action(CONVERT, index, times))
        options.extend(anytime_options(g, p, feeding=True))
        options.append(beg_action(missing) if missing > 0 else DONE_ACTION)
        if g.ask_end_turn and (f.steps or missing > 0):
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
        g.stack[-1] = Frame(self, f.seat, NO_SPACE, 1)
        if action.kind == USE:
            use_anytime(g, p, action)
            return
        index, times = action.args
        conversion = p.abilities.conversions[index]
        if conversion.once_per_harvest:
            p.spent = tuple(sorted([*p.spent, conversion.card]))
        convert(g, p, conversion, times, NO_SPACE)
        if any(conversion.get[SHEEP : CATTLE + 1]):
            house_traded(g, p, tuple([amount * times for amount in conversion.get]))


def _most_meals(g: GameState, p: Player, conversion: Conversion, missing: int) -> int:
    """How many times a conversion may be made at once while so much food is missing.

    What is not needed can wait, because it is allowed at any time. So more is offered only of what can't wait: crafts,
    which are allowed once in a harvest; before the end, what may break a tie; and what sets off a card of the player.
    """
    if conversion.once_per_harvest:
        return 0 if conversion.card in p.spent else min(1, conversion.times(p.goods))
    if (g.round == ROUNDS and g.board.last_meals(conversion)) or _sets_off_a_card(g, p, conversion):
        return conversion.times(p.goods)
    if missing <= 0:
        return 0
    food = conversion.get[FOOD]
    return min(conversion.times(p.goods), (missing + food - 1) // food)


def _sets_off_a_card(g: GameState, p: Player, conversion: Conversion) -> bool:
    """Whether some card of the player would react to a conversion."""
    if not p.abilities.subscribed >> CONVERTED & 1:
        return False
    card = g.board.cards.get(conversion.card)
    give = conversion.give
    cooked = animals_of(give) if conversion.get[FOOD] else EMPTY_BAG
    event = Event(CONVERTED, p.seat, goods=give, source=FROM_CONVERSION, card=card, count=1, at_hand=cooked)
    return would_act(g, p, event)


PAIR: Final = 2
"""How many animals of a kind have a young one."""


def litter(p: Player, kind: int, parents: int) -> int:
    """How many newborns so many animals of a kind have: one for two or more, where no card says otherwise."""
    born = 1 if parents >= PAIR else 0
    for bred, needed, newborns in p.abilities.litters:
        if bred == kind and parents >= needed:
            born = max(born, newborns)
    return born


def breeding_herds(g: GameState, p: Player, kinds: tuple[int, ...] = ANIMALS) -> list[Herd]:
    """The largest herds that a player can have after breeding: one newborn for each kind with two or more."""
    upper = [p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE]]
    for kind in kinds:
        upper[kind - SHEEP] += litter(p, kind, p.goods[kind])
    return animal_housing(g, p).most(upper[0], upper[1], upper[2])


def ways_to_breed(g: GameState, p: Player, kinds: tuple[int, ...]) -> list[tuple[Herd, Herd]]:
    """The herds that a player can have after breeding, each with the animals that leave just before.

    What leaves can still be cooked then (revised 9.4.4, OP-28). Of a kind that keeps parents enough more may be
    cooked, because newborns take the place: so the same herd is had with such a meal, or without it.
    """
    ways: list[tuple[Herd, Herd]] = []
    goods = p.goods
    cooking = p.abilities.cooking
    cooks = False
    for kind in kinds:
        if cooking[kind] and goods[kind]:
            cooks = True
    for herd in breeding_herds(g, p, kinds):
        leaving = [max(0, goods[SHEEP] - herd[0]), max(0, goods[BOAR] - herd[1]), max(0, goods[CATTLE] - herd[2])]
        if not cooks:
            ways.append((herd, (leaving[0], leaving[1], leaving[2])))
            continue
        choices = [leaving]
        for kind in reversed(kinds):
            index = kind - SHEEP
            if p.abilities.cooking[kind]:
                more = [
                    extra
                    for extra in range(1, p.goods[kind] - leaving[index] + 1)
                    if litter(p, kind, p.goods[kind] - leaving[index] - extra)
                    >= herd[index] - p.goods[kind] + leaving[index] + extra
                ]
                choices += [[*one[:index], one[index] + extra, *one[index + 1 :]] for extra in more for one in choices]
        ways.extend([(herd, (one[0], one[1], one[2])) for one in choices])
    return ways


_breed_actions: Final[dict[tuple[Herd, Herd, Herd], Action]] = {}


def breed_action(p: Player, herd: Herd, leaving: Herd) -> Action:
    """The action of having a herd after breeding, for which some animals leave; equal ones are made once."""
    rates = p.abilities.cooking
    food = (leaving[0] * rates[SHEEP], leaving[1] * rates[BOAR], leaving[2] * rates[CATTLE])
    key = (herd, leaving, food)
    known = _breed_actions.get(key)
    if known is None:
        kept = bag({SHEEP: herd[0], BOAR: herd[1], CATTLE: herd[2]})
        cooked = bag({kind: leaving[kind - SHEEP] for kind in ANIMALS if food[kind - SHEEP]})
        released = bag({kind: leaving[kind - SHEEP] for kind in ANIMALS if not food[kind - SHEEP]})
        meal = bag({FOOD: sum(food)})
        code = f"keep:{goods_code(kept)}"
        says = say("act-keep", goods=kept)
        if any(leaving):
            code += f"-{goods_code(bag({SHEEP: leaving[0], BOAR: leaving[1], CATTLE: leaving[2]}))}"
            if not any(released):
                says = say("act-keep-cook", goods=kept, cooked=cooked, got=meal)
            elif not any(cooked):
                says = say("act-keep-release", goods=kept, released=released)
            else:
                says = say("act-keep-cook-release", goods=kept, cooked=cooked, got=meal, released=released)
        known = Action(KEEP, (-herd[0], -herd[1], -herd[2], *leaving), code, says, goods=kept)
        _breed_actions[key] = known
    return known


class Breed(Effect):
    """Lets animals breed; asks which ones to have afterwards, and what to cook before, when not all find a place."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        super().__init__()
        self.kinds = kinds

    def label(self) -> Message:
        return say("do-breed")

    def asks(self) -> Message:
        return say("ask-breed")

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        goods = p.goods
        parents = False
        for kind in self.kinds:
            if goods[kind] >= PAIR:
                parents = True
        if not parents:
            g.stack.pop()
            return
        ask(g, f, [breed_action(p, herd, leaving) for herd, leaving in ways_to_breed(g, p, self.kinds)])

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        p = g.players[f.seat]
        herd, leaving = _bred(action)
        if any(leaving):
            cook_animals(g, p, leaving)
        if g.event_log is not None:
            born = bag({kind: herd[kind - SHEEP] - p.goods[kind] for kind in ANIMALS})
            if any(born):
                g.event_log.tell(g.round, tell.BRED, p.seat, goods=born)
        p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE] = herd

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        p = g.players[f.seat]
        herd, leaving = _bred(action)
        born = [herd[kind - SHEEP] + leaving[kind - SHEEP] - p.goods[kind] for kind in ANIMALS]
        return {**leaving_preview(self, g, action, leaving), "born": named_herd((born[0], born[1], born[2]))}


def _bred(action: Action) -> tuple[Herd, Herd]:
    """The herd after breeding and the animals that leave before, as an action says."""
    sheep, boar, cattle, fewer_sheep, fewer_boar, fewer_cattle = action.args
    return (-sheep, -boar, -cattle), (fewer_sheep, fewer_boar, fewer_cattle)


FEED: Final = Feed()
BREED: Final = Breed(ANIMALS)
name_tree(FEED, "flow/feed")
name_tree(BREED, "flow/breed")
