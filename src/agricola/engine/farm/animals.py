"""Who can live where: the sets of animals that a farm can keep.

Where each animal stands is never stored, because its owner may rearrange at any time (revised 8.3): the only rule is
whether a set can be housed at all. A farm's `Housing` says what places there are; pens hold one kind each, `anywhere`
counts single places for any kind (the pet in the house, each unfenced stable), and `fixed` are places for one given
kind. With some cards a pen holds more when it is given to sheep.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.farm.pastures import enclosed, pastures

Herd = tuple[int, int, int]
"""Numbers of sheep, wild boar and cattle."""

_MEMO_LIMIT: Final = 4_000


class Housing:
    """The places for animals on one farm."""

    __slots__ = ("anywhere", "fixed", "layouts", "more_sheep", "pens")

    def __init__(
        self, pens: tuple[int, ...], anywhere: int, fixed: Herd, more_sheep: tuple[int, ...] | None = None
    ) -> None:
        self.pens = pens
        self.anywhere = anywhere
        self.fixed = fixed
        self.more_sheep = more_sheep
        """For each pen how many more it holds when sheep stand there; None where no card says so."""
        self.layouts: list[Herd] = _layouts(self.pens_by_kind(), fixed)

    def pens_by_kind(self) -> list[Herd]:
        """How many sheep, or boar, or cattle each pen holds."""
        if self.more_sheep is None:
            return [(pen, pen, pen) for pen in self.pens]
        return [(pen + more, pen, pen) for pen, more in zip(self.pens, self.more_sheep, strict=True)]

    def with_more(self, pens: tuple[int, ...] = (), anywhere: int = 0, fixed: Herd = (0, 0, 0)) -> Housing:
        """The same places and some more."""
        mine = self.fixed
        sum_fixed = (mine[0] + fixed[0], mine[1] + fixed[1], mine[2] + fixed[2])
        if self.more_sheep is None:
            return housing(tuple(sorted(self.pens + pens)), self.anywhere + anywhere, sum_fixed)
        return housing(self.pens + pens, self.anywhere + anywhere, sum_fixed, self.more_sheep + (0,) * len(pens))

    def fits(self, sheep: int, boar: int, cattle: int) -> bool:
        """Whether this many animals can live here together."""
        if sheep + boar + cattle <= self.anywhere:
            return True
        for layout in self.layouts:
            over = 0
            if sheep > layout[0]:
                over = sheep - layout[0]
            if boar > layout[1]:
                over += boar - layout[1]
            if cattle > layout[2]:
                over += cattle - layout[2]
            if over <= self.anywhere:
                return True
        return False

    def most(self, sheep: int, boar: int, cattle: int) -> list[Herd]:
        """The largest herds within the given numbers that can live here: none of them is part of another."""
        if self.fits(sheep, boar, cattle):
            return [(sheep, boar, cattle)]
        found: set[Herd] = set()
        for layout in self.layouts:
            s, b, c = min(sheep, layout[0]), min(boar, layout[1]), min(cattle, layout[2])
            free = self.anywhere
            for more_sheep in range(min(free, sheep - s) + 1):
                for more_boar in range(min(free - more_sheep, boar - b) + 1):
                    more_cattle = min(free - more_sheep - more_boar, cattle - c)
                    found.add((s + more_sheep, b + more_boar, c + more_cattle))
        return undominated(found)


def undominated(herds: set[Herd]) -> list[Herd]:
    """The herds that are not contained in another one, largest numbers of sheep first."""
    kept: list[Herd] = []
    for herd in sorted(herds, reverse=True):
        contained = False
        for other in kept:
            if herd[0] <= other[0] and herd[1] <= other[1] and herd[2] <= other[2]:
                contained = True
                break
        if not contained:
            kept.append(herd)
    return kept


def _layouts(pens: list[Herd], fixed: Herd) -> list[Herd]:
    """What the pens can hold per kind, for each useful way of giving every pen to one kind."""
    reachable: set[Herd] = {fixed}
    for sheep, boar, cattle in pens:
        grown: set[Herd] = set()
        for s, b, c in reachable:
            grown.add((s + sheep, b, c))
            grown.add((s, b + boar, c))
            grown.add((s, b, c + cattle))
        reachable = grown
    return sorted(reachable, reverse=True)


_housing_memo: Final[dict[tuple[tuple[int, ...], int, Herd, tuple[int, ...] | None], Housing]] = {}
_yard_memo: Final[dict[tuple[int, int], Housing]] = {}
NO_FIXED_PLACES: Final[Herd] = (0, 0, 0)


def housing(pens: tuple[int, ...], anywhere: int, fixed: Herd, more_sheep: tuple[int, ...] | None = None) -> Housing:
    """The housing with those places; equal ones are made once."""
    key = (pens, anywhere, fixed, more_sheep)
    known = _housing_memo.get(key)
    if known is None:
        if len(_housing_memo) >= _MEMO_LIMIT:
            _housing_memo.clear()
        known = _housing_memo[key] = Housing(pens, anywhere, fixed, more_sheep)
    return known


def capacity(pasture: int, stables: int) -> int:
    """How many animals a pasture holds: two for each cell, doubled by each stable in it (revised 8.1)."""
    return 2 * pasture.bit_count() << (pasture & stables).bit_count()


def yard_housing(fences: int, stables: int) -> Housing:
    """The places that pastures, unfenced stables and the house (one pet) give, without any card."""
    key = (fences, stables)
    known = _yard_memo.get(key)
    if known is None:
        if len(_yard_memo) >= _MEMO_LIMIT:
            _yard_memo.clear()
        pens = tuple(sorted(capacity(pasture, stables) for pasture in pastures(fences)))
        unfenced = (stables & ~enclosed(fences)).bit_count()
        known = _yard_memo[key] = housing(pens, 1 + unfenced, NO_FIXED_PLACES)
    return known
