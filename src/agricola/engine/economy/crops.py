"""The crops on fields and field cards: what lies where, and the only functions that change it."""

from __future__ import annotations

from agricola.engine.farm.farmyard import CROP_KIND, one_less
from agricola.engine.farm.grid import CELLS
from agricola.engine.goods import bag
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.moments import CARD_FIELD_HARVESTED
from agricola.engine.kernel.player import Player, grid, remember, remembered
from agricola.engine.kernel.state import GameState


def empty_card_fields(p: Player, crop: int) -> list[tuple[str, int]]:
    """The empty stacks of field cards that take this crop: the card and the number of the stack.

    Cards that make something of what is harvested there come first, as anybody would choose.
    """
    empty = [
        (card, number)
        for card, number, crops in p.abilities.card_fields
        if crop in crops and not card_field(p, card, number)
    ]
    acting = [reaction.card.id for reaction in p.abilities.reactions.get(CARD_FIELD_HARVESTED, ())]
    return [stack for stack in empty if stack[0] in acting] + [stack for stack in empty if stack[0] not in acting]


def card_field(p: Player, card: str, number: int) -> int:
    """What lies on a stack of a field card, as on a field."""
    stacks = remembered(p, card)
    return stacks[number] if number < len(stacks) else 0


def set_card_field(p: Player, card: str, number: int, crop: int) -> None:
    """Change what lies on a stack of a field card."""
    stacks = list(remembered(p, card))
    while len(stacks) <= number:
        stacks.append(0)
    stacks[number] = crop
    remember(p, card, *stacks)


def crop_stacks(p: Player) -> list[int]:
    """What lies on each field and field card, one number for each, empty ones included."""
    y = grid(p)
    stacks = [y.crops[cell] for cell in range(CELLS) if y.fields >> cell & 1]
    stacks.extend([card_field(p, card, number) for card, number, _ in p.abilities.card_fields])
    return stacks


def fields_with(p: Player, crop: int) -> int:
    """How many fields and field cards hold a crop now (revised 12.2)."""
    return len([stack for stack in crop_stacks(p) if stack and stack // CROP_KIND == crop])


def crops_growing(p: Player, crop: int) -> int:
    """How many of a crop lie on fields and field cards."""
    return sum([stack % CROP_KIND for stack in crop_stacks(p) if stack and stack // CROP_KIND == crop])


def harvest_card_fields(p: Player, taken: list[int]) -> list[str]:
    """Take one good from each planted stack of a field card; gives the cards that it came from, one for each good."""
    harvested: list[str] = []
    for card, number, _ in p.abilities.card_fields:
        crop = card_field(p, card, number)
        if crop:
            taken[crop // CROP_KIND] += 1
            set_card_field(p, card, number, one_less(crop))
            harvested.append(card)
    return harvested


def move_crop(g: GameState, p: Player, source: int, target: int) -> None:
    """Move one crop from a place with more to an empty one; places are numbered as in `crop_at`."""
    lying = crop_at(p, source)
    _lay_crop(g, p, source, lying, -1)
    _lay_crop(g, p, target, lying // CROP_KIND * CROP_KIND, 1)


def take_crop(g: GameState, p: Player, place: int) -> None:
    """Take one crop off a field, outside of a harvest; places are numbered as in `crop_at`."""
    _lay_crop(g, p, place, crop_at(p, place), -1)


def _lay_crop(g: GameState, p: Player, place: int, crop: int, more: int) -> None:
    card, number = _place_name(p, place)
    lying = crop + more if more > 0 else one_less(crop)
    if card:
        set_card_field(p, card, number, lying)
    else:
        grid(p).crops[number] = lying
    if g.event_log is not None:
        goods = bag({crop // CROP_KIND: 1})
        g.event_log.tell(g.round, tell.CROP_MOVED, p.seat, goods=goods, cells=1 << number, card=card, count=more)


def add_crop(g: GameState, p: Player, place: int, more: int) -> None:
    """Put more of what grows on a place there, from the general supply; places are numbered as in `crop_at`."""
    crop = crop_at(p, place)
    card, number = _place_name(p, place)
    if card:
        set_card_field(p, card, number, crop + more)
    else:
        grid(p).crops[number] = crop + more
    if g.event_log is not None:
        goods = bag({crop // CROP_KIND: more})
        g.event_log.tell(g.round, tell.CROP_ADDED, p.seat, goods=goods, cells=1 << number, card=card, count=more)


def add_crops(g: GameState, p: Player, good: int) -> None:
    """Put one more of a crop from the general supply on each field and each stack of a field card where it lies."""
    for place, lying in enumerate(crops_by_place(p)):
        if lying // CROP_KIND == good:
            add_crop(g, p, place, 1)


def crop_at(p: Player, place: int) -> int:
    """What lies on a cell or on a stack of a field card; these are numbered after the cells."""
    card, number = _place_name(p, place)
    return card_field(p, card, number) if card else grid(p).crops[number]


def _place_name(p: Player, place: int) -> tuple[str, int]:
    """The field card and the number of its stack; no card and the cell for a place in the yard."""
    if place < CELLS:
        return "", place
    card, number, _ = p.abilities.card_fields[place - CELLS]
    return card, number


def crops_by_place(p: Player) -> list[int]:
    """What lies on each cell and on each stack of a field card, as it is now."""
    return [crop_at(p, place) for place in range(CELLS + len(p.abilities.card_fields))]


def tell_crops(g: GameState, p: Player, kind: str, before: list[int]) -> None:
    """Tell on which fields something was sown or harvested since `before`, crop by crop."""
    assert g.event_log is not None
    changed: dict[tuple[str, int, int], int] = {}
    for place, old in enumerate(before):
        new = crop_at(p, place)
        if new != old:
            card, number = _place_name(p, place)
            key = (card, old // CROP_KIND, 0) if old else (card, new // CROP_KIND, new % CROP_KIND)
            changed[key] = changed.get(key, 0) | 1 << number
    for (card, good, count), mask in changed.items():
        g.event_log.tell(g.round, kind, p.seat, goods=bag({good: mask.bit_count()}), cells=mask, card=card, count=count)
