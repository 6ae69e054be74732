"""Fences and pastures against a naive reading of original 10, and against brute force over all sets of edges."""

from __future__ import annotations

import random

import pytest

import agricola
from agricola import Game
from agricola.engine.farm.grid import ALL_CELLS, CELLS, around, boundary, is_connected
from agricola.engine.farm.pastures import SHAPES, fences_are_sound, next_pastures, pastures
from agricola.engine.kernel.player import grid
from tests.differential import naive

HOUSE = naive.cell_mask([(1, 0), (2, 0)])


def reached(tiles: int, fences: int, most: int) -> set[int]:
    """The sets of fences that pasture by pasture can be built, with at most so many new fences."""
    found = {fences}
    todo = [fences]
    while todo:
        now = todo.pop()
        left = most - (now & ~fences).bit_count()
        for area in next_pastures(tiles, now, left):
            after = now | boundary(area)
            if after not in found:
                found.add(after)
                todo.append(after)
    return found - {fences}


def built(game: Game) -> set[int]:
    """The sets of fences with which a Build Fences action of this game can end."""
    seat = game.current_player
    assert seat is not None
    before = grid(game.state.players[seat]).fences
    found: set[int] = set()
    seen: set[int] = set()
    todo = [game]
    while todo:
        now = todo.pop()
        for action in now.legal_actions():
            after = now.clone()
            after.apply(action)
            fences = grid(after.state.players[seat]).fences
            if action.kind_name == "done":
                found.add(fences)
            elif fences not in seen:
                seen.add(fences)
                if after.question.code == "do-build-fences":
                    todo.append(after)
                else:
                    found.add(fences)  # nothing more could be built, so the action is over
    return found - {before}


def random_fences(rng: random.Random) -> int:
    """Some fences, sound or not: the boundaries of a few shapes, with a few edges more or less."""
    fences = 0
    for _ in range(rng.randint(1, 4)):
        fences |= boundary(rng.choice(SHAPES[: rng.choice((20, 100, len(SHAPES)))]))
    for _ in range(rng.choice((0, 0, 0, 1, 2))):
        fences ^= 1 << rng.randrange(38)
    return fences


def random_tiles(rng: random.Random) -> int:
    """The house and perhaps some fields."""
    tiles = HOUSE
    for _ in range(rng.choice((0, 0, 1, 3))):
        tiles |= 1 << rng.randrange(CELLS)
    return tiles


@pytest.mark.parametrize("batch", range(4))
def test_pastures_and_soundness_are_those_of_the_printed_test(batch: int) -> None:
    rng = random.Random(batch)
    sound = 0
    for _ in range(1500):
        mask, tiles = random_fences(rng), random_tiles(rng)
        fences = naive.fences_in(mask)
        assert {naive.cell_mask(area) for area in naive.pastures(fences)} == set(pastures(mask))
        if len(fences) <= naive.MOST_FENCES:
            valid = naive.is_valid(fences, naive.cells_in(tiles))
            assert fences_are_sound(mask, tiles) == valid, sorted(map(sorted, fences))
            sound += valid
    assert sound > 100


def test_no_group_of_pastures_with_15_fences_has_a_hole() -> None:
    """A hole would be closed without being fenced as a pasture, so building pasture by pasture could go wrong."""
    for mask in range(1, ALL_CELLS + 1):
        if is_connected(mask) and boundary(mask).bit_count() <= naive.MOST_FENCES:
            rest = ALL_CELLS & ~mask
            outside = rest & 0b11111_10001_11111
            grown = 0
            while grown != outside:
                grown = outside
                outside |= around(outside) & rest
            assert outside == rest, f"{naive.cells_in(mask)} has a hole"


def test_every_valid_yard_with_15_fences_can_be_built_pasture_by_pasture() -> None:
    """All of them, from the empty yard: brute force over all sets of at most 15 of the 38 edges."""
    valid = naive.valid_supersets(frozenset(), naive.cells_in(HOUSE), naive.MOST_FENCES)
    assert reached(HOUSE, 0, naive.MOST_FENCES) == {naive.edge_mask(fences) for fences in valid}
    assert len(valid) == 7963


@pytest.mark.parametrize("seed", range(30))
def test_every_valid_extension_of_a_yard_can_be_built_pasture_by_pasture(seed: int) -> None:
    rng = random.Random(seed)
    tiles = random_tiles(rng)
    start = rng.choice(sorted(reached(tiles, 0, 12)))
    most = min(rng.randint(1, 7), naive.MOST_FENCES - start.bit_count())
    valid = naive.valid_supersets(naive.fences_in(start), naive.cells_in(tiles), most)
    assert reached(tiles, start, most) == {naive.edge_mask(fences) for fences in valid}


YARDS: dict[str, dict[str, object]] = {
    "empty": {},
    "a field in the middle": {"fields": {"c2": {}}},
    "a ring of fields": {"fields": {"b1": {}, "c1": {}, "d1": {}, "d2": {}, "d3": {}, "c3": {}}},
    "one pasture": {"pastures": [["d2", "e2"]]},
    "a pasture to divide": {"pastures": [["c1", "d1", "c2", "d2"]], "stables": ["c1"]},
    "three pastures around a field": {"pastures": [["c1"], ["d1", "d2"]], "fields": {"c2": {}}},
    "a long pasture": {"pastures": [["b1", "c1", "d1", "e1"]]},
}


@pytest.mark.parametrize("wood", (1, 3, 5, 8))
@pytest.mark.parametrize("yard", YARDS)
def test_a_build_fences_action_can_end_in_every_valid_yard(yard: str, wood: int) -> None:
    """The same through the game: what the wood pays for, no more and no less (revised 7.5, original 10)."""
    farm = {**YARDS[yard], "goods": {"wood": wood}}
    game = agricola.from_position({"edition": "revised", "players": 1, "round": 4, "seats": [farm]})
    own = grid(game.state.players[0])
    valid = naive.valid_supersets(
        naive.fences_in(own.fences),
        naive.cells_in(own.tiles()),
        min(wood, naive.MOST_FENCES - own.fences.bit_count()),
    )
    if not valid:
        assert game.why_not("Fencing") is not None
        return
    game.apply(game.parse("Fencing"))
    assert built(game) == {naive.edge_mask(fences) for fences in valid}
