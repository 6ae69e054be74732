"""Who can live where: the sets of animals that a farm can keep.

Where each animal stands is never stored, because its owner may rearrange at any time (revised 8.3): the only rule is
whether a set can be housed at all. A farm's `Housing` says what places there are; pens hold one kind each, `anywhere`
counts single places for any kind (the pet in the house, each unfenced stable), and `fixed` are places for one given
kind. With some cards a pen holds more when it is given to sheep. Where a kind may live in one pasture only, the
pastures are `single`: each kind takes at most one of them.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.farm.pastures import enclosed, pastures

Herd = tuple[int, int, int]
"""Numbers of sheep, wild boar and cattle."""

_MEMO_LIMIT: Final = 4_000


class SinglePastures:
    """Pastures of which each kind of animal may live in one only (revised 17.6, one-pasture-per-kind)."""

    __slots__ = ("mixed", "more_sheep", "sizes")

    def __init__(self, sizes: tuple[int, ...], more_sheep: int, mixed: bool) -> None:
        self.sizes = sizes
        self.more_sheep = more_sheep
        """How many more a pasture holds when sheep stand there."""
        self.mixed = mixed
        """Whether several kinds may live in one pasture together."""

    def key(self) -> tuple[tuple[int, ...], int, bool]:
        """What it is made of."""
        return self.sizes, self.more_sheep, self.mixed

    def most(self) -> int:
        """How many animals can live there at most: each kind in one of the largest."""
        return sum(sorted(self.sizes)[-_KINDS:])

    def layouts(self, fixed: Herd) -> set[Herd]:
        """What they hold of each kind, besides fixed places, for every way to give each kind one pasture or none."""
        found: set[Herd] = set()
        homes = range(-1, len(self.sizes))
        for sheep in homes:
            for boar in homes:
                for cattle in homes:
                    if self.mixed or ((sheep < 0 or sheep not in (boar, cattle)) and (boar < 0 or boar != cattle)):
                        found.update(self._filled(fixed, (sheep, boar, cattle)))
        return set(undominated(found))

    def _filled(self, fixed: Herd, homes: Herd) -> list[Herd]:
        """The herds of kinds with these homes; kinds that share one divide its places in every way."""
        herds = [fixed]
        for home, size in enumerate(self.sizes):
            kinds = [kind for kind in range(_KINDS) if homes[kind] == home]
            if kinds:
                herds = [_plus(herd, kinds, share) for herd in herds for share in _shares(size, len(kinds))]
        if homes[0] >= 0 and self.more_sheep:
            herds = [(herd[0] + self.more_sheep, herd[1], herd[2]) for herd in herds]
        return herds


_KINDS: Final = 3


def _shares(size: int, kinds: int) -> list[list[int]]:
    """Every way to divide places among kinds."""
    if kinds == 1:
        return [[size]]
    return [[first, *rest] for first in range(size + 1) for rest in _shares(size - first, kinds - 1)]


def _plus(herd: Herd, kinds: list[int], more: list[int]) -> Herd:
    counts = list(herd)
    for kind, number in zip(kinds, more, strict=True):
        counts[kind] += number
    return counts[0], counts[1], counts[2]


class Housing:
    """The places for animals on one farm."""

    __slots__ = ("anywhere", "fixed", "layouts", "more_sheep", "pens", "single")

    def __init__(
        self,
        pens: tuple[int, ...],
        anywhere: int,
        fixed: Herd,
        more_sheep: tuple[int, ...] | None = None,
        single: SinglePastures | None = None,
    ) -> None:
        self.pens = pens
        self.anywhere = anywhere
        self.fixed = fixed
        self.more_sheep = more_sheep
        """For each pen how many more it holds when sheep stand there; None where no card says so."""
        self.single = single
        starts = {fixed} if single is None else single.layouts(fixed)
        self.layouts: list[Herd] = _layouts(self.pens_by_kind(), starts)

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
            return housing(tuple(sorted(self.pens + pens)), self.anywhere + anywhere, sum_fixed, None, self.single)
        more_sheep = self.more_sheep + (0,) * len(pens)
        return housing(self.pens + pens, self.anywhere + anywhere, sum_fixed, more_sheep, self.single)

    def all_places(self) -> int:
        """How many animals could live here at most, kinds aside."""
        places = self.anywhere + sum(self.pens)
        return places if self.single is None else places + self.single.most()

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


def _layouts(pens: list[Herd], starts: set[Herd]) -> list[Herd]:
    """What the pens can hold per kind, besides what else there is, for each way of giving every pen to one kind."""
    reachable = starts
    for sheep, boar, cattle in pens:
        grown: set[Herd] = set()
        for s, b, c in reachable:
            grown.add((s + sheep, b, c))
            grown.add((s, b + boar, c))
            grown.add((s, b, c + cattle))
        reachable = grown
    return sorted(reachable, reverse=True)


_housing_memo: Final[dict[tuple[object, ...], Housing]] = {}
_yard_memo: Final[dict[tuple[int, int], Housing]] = {}
NO_FIXED_PLACES: Final[Herd] = (0, 0, 0)


def housing(
    pens: tuple[int, ...],
    anywhere: int,
    fixed: Herd,
    more_sheep: tuple[int, ...] | None = None,
    single: SinglePastures | None = None,
) -> Housing:
    """The housing with those places; equal ones are made once."""
    key = (pens, anywhere, fixed, more_sheep, None if single is None else single.key())
    known = _housing_memo.get(key)
    if known is None:
        if len(_housing_memo) >= _MEMO_LIMIT:
            _housing_memo.clear()
        known = _housing_memo[key] = Housing(pens, anywhere, fixed, more_sheep, single)
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
