"""The places for animals one by one, for those who draw a farm.

The rules need only sums (`engine/farm/animals.py`). A drawing wants to know what each pasture, stable, house and card
holds, so the sums are told apart again: what a card adds to single places is in the house, pens of its own are on the
card. Where the animals stand is one way among others in which the most find a place; their owner may rearrange them.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.economy.supply import named_herd
from agricola.engine.farm.animals import Herd, Housing
from agricola.engine.farm.farmyard import Json
from agricola.engine.goods import ANIMALS, BOAR, CATTLE, GOOD_NAMES, SHEEP
from agricola.engine.kernel.abilities import Abilities
from agricola.engine.kernel.player import Player, yard_with_room
from agricola.engine.kernel.state import GameState

_MEMO_LIMIT: Final = 4_000
_ANY: Final = -1

Place = tuple[int, bool, int, int]
"""What a place holds, whether several kinds together, the only kind it takes, if any, and how many more sheep."""

Stalls = tuple[Herd, ...]
"""Who stands in each place."""

_NOBODY: Final[Herd] = (0, 0, 0)


def animal_places(g: GameState, p: Player) -> list[Json]:
    """Where animals may live, and which stand there: pastures first, in the order of the yard, then stables outside
    them, the house, cards.

    In a mixed place several kinds may stand together; one with a `kind` takes only that.
    """
    places = _places(g, p)
    herd = (p.goods[SHEEP], p.goods[BOAR], p.goods[CATTLE])
    for place, stall in zip(places, _arranged(places, herd), strict=True):
        place["animals"] = named_herd(stall)
    return places


def animals_in_places(g: GameState, p: Player, herd: Herd) -> list[dict[str, int]]:
    """Where a herd would stand on a farm, place by place."""
    return [named_herd(stall) for stall in _arranged(_places(g, p), herd)]


_arranged_memo: Final[dict[tuple[tuple[Place, ...], Herd, frozenset[int]], Stalls]] = {}


def _arranged(places: list[Json], herd: Herd) -> Stalls:
    facts = tuple([_facts(place) for place in places])
    if herd == _NOBODY:
        return (_NOBODY,) * len(facts)
    single = frozenset([index for index, place in enumerate(places) if place.get("one_per_kind")])
    key = (facts, herd, single)
    known = _arranged_memo.get(key)
    if known is None:
        if len(_arranged_memo) >= _MEMO_LIMIT:
            _arranged_memo.clear()
        known = _arranged_memo[key] = arrangement(facts, herd, single)
    return known


def _facts(place: Json) -> Place:
    capacity = place["capacity"]
    assert isinstance(capacity, int)
    more_sheep = place.get("more_sheep", 0)
    assert isinstance(more_sheep, int)
    only = GOOD_NAMES.index(str(place["kind"])) - SHEEP if "kind" in place else _ANY
    return capacity, bool(place["mixed"]), only, more_sheep


def arrangement(places: tuple[Place, ...], herd: Herd, single: frozenset[int] = frozenset()) -> Stalls:
    """A way to house as many of a herd as possible; of several, one with the fewest pens in use.

    `single` are the places of which each kind may have one only.
    """
    left, pens = _penned(places, herd, single)
    stalls = list(pens)
    waiting = list(left)
    open_places = [index for index, place in enumerate(places) if place[1]]
    open_places.sort(key=lambda index: -places[index][0])
    # Places for sheep alone come first; nothing is lost by that.
    for index in open_places:
        number = min(waiting[0], places[index][3])
        stalls[index] = _with(stalls[index], 0, number)
        waiting[0] -= number
    # A herd stays together where it can: the largest first, into the largest place.
    for index in open_places:
        kind = waiting.index(max(waiting))
        _settle(places, stalls, waiting, index, kind, single)
    for index in open_places:
        for kind in range(len(ANIMALS)):
            _settle(places, stalls, waiting, index, kind, single)
    return tuple(stalls)


def _settle(
    places: tuple[Place, ...],
    stalls: list[Herd],
    waiting: list[int],
    index: int,
    kind: int,
    single: frozenset[int],
) -> None:
    """Let as many of a kind as find room go into a place."""
    capacity, _, _, more_sheep = places[index]
    if index in single and any([stalls[other][kind] for other in single]):
        return  # the kind lives in a pasture already, and may in no second one
    number = min(waiting[kind], capacity - sum(stalls[index]) + min(more_sheep, stalls[index][0]))
    stalls[index] = _with(stalls[index], kind, number)
    waiting[kind] -= number


def _with(herd: Herd, kind: int, number: int) -> Herd:
    changed = list(herd)
    changed[kind] += number
    return changed[0], changed[1], changed[2]


def _penned(places: tuple[Place, ...], herd: Herd, single: frozenset[int]) -> tuple[Herd, Stalls]:
    """Give every pen to one kind or to nobody: who is left over, and who stands where.

    Pens for one given kind are filled first; nothing is lost by that.
    """
    ways: dict[Herd, tuple[int, Stalls]] = {herd: (0, (_NOBODY,) * len(places))}
    order = [index for index, place in enumerate(places) if not place[1]]
    order.sort(key=lambda index: places[index][2] == _ANY)
    for index in order:
        capacity, _, only, more_sheep = places[index]
        longer: dict[Herd, tuple[int, Stalls]] = {}
        for left, (used, stalls) in ways.items():
            if only == _ANY:
                _keep(longer, left, used, stalls)
            for kind in range(len(ANIMALS)) if only == _ANY else (only,):
                number = min(left[kind], capacity if kind else capacity + more_sheep)
                if number == 0 or (index in single and any([stalls[other][kind] for other in single])):
                    _keep(longer, left, used, stalls)
                else:
                    stall = _with(_NOBODY, kind, number)
                    _keep(longer, _with(left, kind, -number), used + 1, (*stalls[:index], stall, *stalls[index + 1 :]))
        ways = longer
    best = herd
    more_sheep = sum([place[3] for place in places if place[1]])
    for left, (used, _) in ways.items():
        if best not in ways or (_for_any(left, more_sheep), used) < (_for_any(best, more_sheep), ways[best][0]):
            best = left
    return best, ways[best][1]


def _for_any(left: Herd, more_sheep: int) -> int:
    """How many of those left over need a place for any kind, if so many sheep have one of their own."""
    return sum(left) - min(left[0], more_sheep)


def _keep(ways: dict[Herd, tuple[int, Stalls]], left: Herd, used: int, stalls: Stalls) -> None:
    """Note a way to leave these over, unless one with fewer pens is known."""
    known = ways.get(left)
    if known is None or used < known[0]:
        ways[left] = (used, stalls)


def _places(g: GameState, p: Player) -> list[Json]:
    before = yard_with_room(p, g.board.one_pasture_per_kind)
    house = 1
    on_cards: list[Json] = []
    for card in p.abilities.housed:
        assert card.rules.holds is not None
        after = card.rules.holds(g, p.seat, before)
        house += after.anywhere - before.anywhere
        on_cards.extend(_on_card(card.id, before, after))
        before = after
    return [
        *[_pasture(p.abilities, capacity, g.board.one_pasture_per_kind) for capacity in p.yard.capacities()],
        *_stables(p.abilities, p.yard.housing().anywhere - 1),
        {"where": "house", "capacity": house, "mixed": True},
        *on_cards,
    ]


def _pasture(abilities: Abilities, capacity: int, one_per_kind: bool) -> Json:
    place: Json = {
        "where": "pasture",
        "capacity": abilities.pasture_holds(capacity),
        "mixed": abilities.mixed_pastures,
    }
    if abilities.more_sheep:
        place["more_sheep"] = abilities.more_sheep
    if one_per_kind:
        place["one_per_kind"] = True
    return place


def _stables(abilities: Abilities, number: int) -> list[Json]:
    """The stables outside pastures, where cards let one or all of them hold more."""
    large = 1 if number and abilities.one_stable_holds else 0
    places: list[Json] = [{"where": "stable", "capacity": abilities.one_stable_holds, "mixed": False}] * large
    rest: Json = {"where": "stable", "capacity": 1, "mixed": True}
    if abilities.sheep_in_stable:
        rest = {"where": "stable", "capacity": 1, "mixed": False, "more_sheep": abilities.sheep_in_stable - 1}
    places += [dict(rest) for _ in range(number - large)]
    return places


def _on_card(card: str, before: Housing, after: Housing) -> list[Json]:
    """The places that a card has on itself."""
    places: list[Json] = [
        {"where": "card", "card": card, "capacity": pen, "mixed": False} for pen in _besides(after.pens, before.pens)
    ]
    for kind, (now, then) in enumerate(zip(after.fixed, before.fixed, strict=True)):
        if now > then:
            name = GOOD_NAMES[SHEEP + kind]
            places.append({"where": "card", "card": card, "capacity": now - then, "mixed": False, "kind": name})
    return places


def _besides(pens: tuple[int, ...], others: tuple[int, ...]) -> list[int]:
    """The pens that are not among others."""
    left = list(pens)
    for pen in others:
        if pen in left:
            left.remove(pen)
    return left
