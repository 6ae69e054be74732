"""Where a herd stands: as many as possible find a place, and every place takes those who stand there."""

from __future__ import annotations

import itertools
from random import Random

from agricola.engine.farm.animals import Herd
from agricola.engine.observation.places import Place, arrangement


def _pen(capacity: int, kind: int = -1, more_sheep: int = 0) -> Place:
    return capacity, False, kind, more_sheep


_ANYWHERE: Place = (1, True, -1, 0)


def test_animals_stand_in_pastures_of_one_kind_each_the_rest_on_single_places() -> None:
    stalls = arrangement((_pen(4), _pen(4), _ANYWHERE, _ANYWHERE), (5, 1, 3))
    assert stalls == ((4, 0, 0), (0, 0, 3), (1, 0, 0), (0, 1, 0))


def test_a_herd_stays_together_where_it_can_and_leaves_pastures_empty_that_nobody_needs() -> None:
    assert arrangement((_pen(2), _pen(4), _ANYWHERE), (3, 0, 0)) == ((0, 0, 0), (3, 0, 0), (0, 0, 0))
    assert arrangement((_pen(2), _ANYWHERE), (0, 0, 0)) == ((0, 0, 0), (0, 0, 0))


def test_animals_stand_on_a_card_for_their_kind_first() -> None:
    assert arrangement((_pen(2), _ANYWHERE, _pen(2, 1)), (2, 3, 0)) == ((2, 0, 0), (0, 1, 0), (0, 2, 0))


def test_kinds_share_a_place_where_a_card_allows_it_herds_together_where_they_can() -> None:
    stalls = arrangement(((4, True, -1, 0), (2, True, -1, 0), _ANYWHERE), (2, 3, 2))
    assert stalls == ((0, 3, 1), (2, 0, 0), (0, 0, 1))


def test_more_sheep_stand_in_a_pen_that_holds_more_of_them() -> None:
    assert arrangement((_pen(2, more_sheep=2), _pen(2), _ANYWHERE), (4, 3, 0)) == ((4, 0, 0), (0, 2, 0), (0, 1, 0))


def test_places_for_sheep_alone_in_a_mixed_pasture_are_theirs() -> None:
    mixed: tuple[Place, ...] = ((4, True, -1, 2), (2, True, -1, 2))
    assert sum(sum(stall) for stall in arrangement(mixed, (4, 6, 0))) == 10


def _most(places: tuple[Place, ...], herd: Herd) -> int:
    """How many of a herd find a place, by trying every kind in every pen."""
    pens = [(0, 1, 2) if kind < 0 else (kind,) for _, mixed, kind, _ in places if not mixed]
    capacities = [(capacity + more, capacity, capacity) for capacity, mixed, _, more in places if not mixed]
    free = sum(capacity for capacity, mixed, _, _ in places if mixed)
    for_sheep = sum(more for _, mixed, _, more in places if mixed)
    most = 0
    for kinds in itertools.product(*pens):
        room = [sum(c[kind] for c, kind in zip(capacities, kinds, strict=True) if kind == one) for one in range(3)]
        penned = sum(min(have, may) for have, may in zip(herd, room, strict=True))
        penned += min(for_sheep, max(0, herd[0] - room[0]))
        most = max(most, penned + min(free, sum(herd) - penned))
    return most


def test_as_many_as_possible_stand_somewhere_and_every_place_takes_those_who_stand_there() -> None:
    random = Random(1)
    for _ in range(300):
        places = tuple(
            (
                random.randint(1, 6),
                random.random() < 0.3,
                random.choice((-1, -1, -1, 0, 1, 2)),
                random.choice((0, 0, 1, 2)),
            )
            for _ in range(random.randint(1, 5))
        )
        places = tuple((capacity, mixed, -1 if mixed else kind, more) for capacity, mixed, kind, more in places)
        herd = (random.randint(0, 7), random.randint(0, 7), random.randint(0, 7))
        stalls = arrangement(places, herd)
        for (capacity, mixed, only, more), stall in zip(places, stalls, strict=True):
            kinds = [kind for kind in range(3) if stall[kind]]
            assert sum(stall) - min(stall[0], more) <= capacity
            assert mixed or len(kinds) <= 1
            assert only < 0 or set(kinds) <= {only}
        totals = [sum(stall[kind] for stall in stalls) for kind in range(3)]
        assert all(total <= have for total, have in zip(totals, herd, strict=True))
        assert sum(totals) == _most(places, herd), (places, herd)
