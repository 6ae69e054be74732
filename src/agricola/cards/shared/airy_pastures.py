"""Pastures with an animal in them that could take three more: what Organic Farmer counts, in both editions."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import Final

from agricola.cards.words import *

_Herd = tuple[int, int, int]
_ROOM_TO_SPARE: Final = 3


_Single = tuple[tuple[int, ...], int, bool] | None
"""Pastures of which each kind may have one: their sizes, how many more sheep one holds, whether kinds may mix."""


class _Places:
    """The places on a farm, as far as airy pastures are concerned."""

    def __init__(self, g: GameState, seat: int) -> None:
        p = g.players[seat]
        places = animal_housing(g, p)
        yard = grid(p)
        holds = p.abilities.pasture_holds
        pens = tuple(sorted(holds(capacity(area, yard.stables)) for area in pastures(yard.fences)))
        self.mixed = pens if p.abilities.mixed_pastures and places.single is None else ()
        """The pastures of somebody who may keep several kinds together in them: then they are places for any kind."""
        self.pens = tuple(places.pens_by_kind())
        self.single = None if places.single is None else places.single.key()
        """The pastures where each kind may live in one only."""
        self.anywhere = places.anywhere
        self.fixed = places.fixed

    def key(self) -> tuple[tuple[_Herd, ...], tuple[int, ...], _Single, int, _Herd]:
        return self.pens, self.mixed, self.single, self.anywhere, self.fixed


_Layout = tuple[_Herd, int, int]
"""Places for each kind, places for any kind, and how many pastures stay airy."""


def _plus(herd: _Herd, kind: int, more: int, most: _Herd) -> _Herd:
    """The same numbers with more of one kind, but never more than there is use for."""
    counts = list(herd)
    counts[kind] = min(counts[kind] + more, most[kind])
    return counts[0], counts[1], counts[2]


@lru_cache(maxsize=1_000)  # a search counts the points of the same farm over and over
def _layouts(
    pens: tuple[_Herd, ...], mixed: tuple[int, ...], single: _Single, anywhere: int, fixed: _Herd, herd: _Herd
) -> tuple[_Layout, ...]:
    """Ways to give the pastures to kinds. A card that holds any number of a kind is a pasture that is always airy.

    Of the ways with the same airy pastures, those that have fewer places of something and more of nothing are left out.
    """
    airy_card = (0, 1, 0) if fixed[1] >= ANY_NUMBER and herd[1] else (0, 0, 0)
    start = (min(fixed[0], herd[0]), min(fixed[1], herd[1]), min(fixed[2], herd[2]))
    found: dict[_Herd, list[_Herd]] = {(0, 0, 0): [start], airy_card: [start]}
    if single is not None:
        found = _in_single_pastures(found, single, herd)
    for pen in pens:
        grown: dict[_Herd, set[_Herd]] = {}
        for airy, ways in found.items():
            for room in ways:
                for kind in range(3):
                    grown.setdefault(airy, set()).add(_plus(room, kind, pen[kind], herd))
                    if pen[kind] > _ROOM_TO_SPARE and airy[kind] < herd[kind]:
                        airier = _plus(airy, kind, 1, herd)
                        grown.setdefault(airier, set()).add(_plus(room, kind, pen[kind] - _ROOM_TO_SPARE, herd))
        found = {airy: undominated(ways) for airy, ways in grown.items()}
    large = len([pen for pen in mixed if pen > _ROOM_TO_SPARE])
    return tuple(
        (room, anywhere - _ROOM_TO_SPARE * more, sum(airy) + more)
        for airy, ways in found.items()
        for room in ways
        for more in range(min(large, sum(herd) - sum(airy)) + 1)
    )


def _in_single_pastures(
    found: dict[_Herd, list[_Herd]], single: tuple[tuple[int, ...], int, bool], herd: _Herd
) -> dict[_Herd, list[_Herd]]:
    """The same ways with each kind in one of the pastures or in none, each pasture for one kind."""
    sizes, more_sheep, _ = single
    homes = (*range(len(sizes)), None, None, None)
    grown: dict[_Herd, set[_Herd]] = {}
    for chosen in set(permutations(homes, 3)):
        for airy, ways in found.items():
            for room in ways:
                rooms = [(airy, room)]
                for kind, home in enumerate(chosen):
                    if home is not None:
                        size = sizes[home] + (0 if kind else more_sheep)
                        full = [(so_far, _plus(there, kind, size, herd)) for so_far, there in rooms]
                        spare = [
                            (_plus(so_far, kind, 1, herd), _plus(there, kind, size - _ROOM_TO_SPARE, herd))
                            for so_far, there in rooms
                            if size > _ROOM_TO_SPARE and herd[kind]
                        ]
                        rooms = full + spare
                for so_far, there in rooms:
                    grown.setdefault(so_far, set()).add(there)
    return {airy: undominated(ways) for airy, ways in grown.items()}


def _herd_of(g: GameState, seat: int) -> _Herd:
    goods = g.players[seat].goods
    return goods[SHEEP], goods[BOAR], goods[CATTLE]


def _most_airy(layouts: tuple[_Layout, ...], herd: _Herd) -> int:
    """The most airy pastures that all animals of the farm allow, however they are arranged (revised 13.8)."""
    best = 0
    for room, anywhere, airy in layouts:
        if sum(max(0, herd[kind] - room[kind]) for kind in range(3)) <= anywhere:
            best = max(best, airy)
    return best


def _number(g: GameState, seat: int) -> int:
    herd = _herd_of(g, seat)
    return _most_airy(_layouts(*_Places(g, seat).key(), herd), herd)


airy_pastures: Final = Count(
    "pastures with room for 3 more animals", _number, one="pasture with room for 3 more animals"
)
"""Pastures with an animal in them and room for three more."""


def _smaller_herds(g: GameState, seat: int, event: Event | None) -> list[tuple[Message, tuple[int, ...]]]:
    """The largest herds with which more pastures are airy than with all the animals that there are now."""
    herd = _herd_of(g, seat)
    return list(_airier_herds(_layouts(*_Places(g, seat).key(), herd), herd))


@lru_cache(maxsize=1_000)
def _airier_herds(layouts: tuple[_Layout, ...], herd: _Herd) -> tuple[tuple[Message, tuple[int, ...]], ...]:
    now = _most_airy(layouts, herd)
    found: set[tuple[int, int, int, int]] = set()
    for room, anywhere, airy in layouts:
        if airy > now:
            for more_sheep in range(min(anywhere, herd[0] - room[0]) + 1):
                for more_boar in range(min(anywhere - more_sheep, herd[1] - room[1]) + 1):
                    more_cattle = min(anywhere - more_sheep - more_boar, herd[2] - room[2])
                    found.add((room[0] + more_sheep, room[1] + more_boar, room[2] + more_cattle, airy))
    best: list[tuple[int, int, int, int]] = []
    for one in sorted(found, reverse=True):  # what is better in everything comes first
        if not any(all(a >= b for a, b in zip(other, one, strict=True)) for other in best):
            best.append(one)
    return tuple((_keeping(sheep(kept[0]) + boar(kept[1]) + cattle(kept[2]), kept[3]), kept[:3]) for kept in best)


def _keeping(herd: Goods, points: int) -> Message:
    return own_words("keep { $goods } for { $points }", goods=herd.bag, points=say("count-points", n=points))


def _let_the_others_go(g: GameState, seat: int, event: Event | None, kept: tuple[int, ...]) -> None:
    p = g.players[seat]
    let_go(g, p, (p.goods[SHEEP] - kept[0], p.goods[BOAR] - kept[1], p.goods[CATTLE] - kept[2]))


def let_animals_go() -> Effect:
    """Let some animals go so that more pastures are airy."""
    return pick("let animals go", _smaller_herds, _let_the_others_go, optional=True)
