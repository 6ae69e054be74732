"""Housing, keeping and breeding against brute force; and the cases in which choices could explode."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import pytest

import agricola
from agricola import Game
from agricola.engine.farm.animals import Housing, yard_housing
from tests.differential import naive
from tests.differential.test_fences import HOUSE, reached

RATES = {(): (0, 0, 0), ("M-fireplace-2",): (2, 2, 3), ("M-hearth-4",): (2, 3, 4)}
"""Food for a sheep, a boar and a cattle by cards (original 13)."""


def test_a_pen_may_hold_more_sheep_than_others() -> None:
    rng = random.Random(9)
    for _ in range(60):
        pens, anywhere, fixed = random_housing(rng)
        more = tuple(rng.choice((0, 1, 2)) for _ in pens)
        places = Housing(pens, anywhere, fixed, more)
        for herd in itertools.product(range(7), range(5), range(5)):
            fits = False
            for kinds in itertools.product(range(3), repeat=len(pens)):
                room = list(fixed)
                for pen, extra, kind in zip(pens, more, kinds, strict=True):
                    room[kind] += pen if kind else pen + extra
                over = sum(max(0, number - holds) for number, holds in zip(herd, room, strict=True))
                fits = fits or over <= anywhere
            assert places.fits(*herd) == fits, (pens, more, anywhere, fixed, herd)


def random_housing(rng: random.Random) -> tuple[tuple[int, ...], int, naive.Herd]:
    pens = tuple(sorted(rng.choice((2, 2, 4, 4, 6, 8, 8, 16)) for _ in range(rng.randint(0, 4))))
    fixed = (rng.choice((0, 0, 0, 2)), 0, rng.choice((0, 0, 0, 1)))
    return pens, rng.randint(0, 4), fixed


@pytest.mark.parametrize("batch", range(4))
def test_what_fits_and_what_can_be_kept_is_what_trying_every_kind_in_every_pen_gives(batch: int) -> None:
    rng = random.Random(batch)
    for _ in range(60):
        pens, anywhere, fixed = random_housing(rng)
        places = Housing(pens, anywhere, fixed)
        limit = (rng.randint(0, 9), rng.randint(0, 9), rng.randint(0, 9))
        for herd in itertools.product(range(limit[0] + 1), range(limit[1] + 1), range(limit[2] + 1)):
            assert places.fits(*herd) == naive.can_house(pens, anywhere, fixed, herd), (pens, anywhere, fixed, herd)
        kept = places.most(*limit)
        assert set(kept) == naive.largest_herds(pens, anywhere, fixed, limit)
        assert len(set(kept)) == len(kept)


def test_the_places_of_a_yard_are_those_of_the_printed_table() -> None:
    """2 x n x 2^s in each pasture, one for each unfenced stable, one in the house (original 9)."""
    rng = random.Random(5)
    yards = sorted(reached(HOUSE, 0, 12))
    for _ in range(300):
        fences = rng.choice(yards)
        stables = frozenset(rng.sample([cell for cell in naive.CELLS if cell not in naive.cells_in(HOUSE)], 4))
        areas = naive.pastures(naive.fences_in(fences))
        unfenced = [cell for cell in stables if not any(cell in area for area in areas)]
        places = yard_housing(fences, naive.cell_mask(stables))
        assert sorted(places.pens) == sorted(2 * len(area) * 2 ** len(area & stables) for area in areas)
        assert places.anywhere == 1 + len(unfenced)


def breeding_by_hand(housing: Housing, have: naive.Herd, rates: Sequence[int]) -> dict[naive.Herd, set[int]]:
    """Every herd after breeding with the food that can be had on the way (revised 9.4, original 14.3, OP-9).

    Before the phase any animals may leave, for food where they can be cooked; then each kind with two or more may have
    one newborn, if all find a place.
    """
    found: dict[naive.Herd, set[int]] = {}
    for leaving in itertools.product(*(range(number + 1) for number in have)):
        parents = [number - gone for number, gone in zip(have, leaving, strict=True)]
        food = sum(gone * rate for gone, rate in zip(leaving, rates, strict=True))
        for born in itertools.product((0, 1), repeat=3):
            if any(newborn and number < 2 for newborn, number in zip(born, parents, strict=True)):
                continue
            after = tuple(number + newborn for number, newborn in zip(parents, born, strict=True))
            herd = (after[0], after[1], after[2])
            if naive.can_house(housing.pens, housing.anywhere, housing.fixed, herd):
                found.setdefault(herd, set()).add(food)
    return found


FARMS: tuple[dict[str, Any], ...] = (
    {},
    {"pastures": [["c1"]]},
    {"pastures": [["c1"], ["d1"]], "stables": ["c1", "e3"]},
    {"pastures": [["c1", "d1"], ["c2"], ["d2"]], "stables": ["c2"]},
    {"pastures": [["b1"], ["c1"], ["d1"]], "stables": ["b1", "c1", "e2", "e3"]},
)


@pytest.mark.parametrize("cards", RATES)
@pytest.mark.parametrize("farm", FARMS)
def test_breeding_offers_the_largest_herds_with_and_without_a_meal(
    farm: dict[str, Any], cards: tuple[str, ...]
) -> None:
    farm = {**farm, "cards": list(cards)}
    empty = agricola.from_position({"edition": "revised", "players": 1, "seats": [farm]})
    housing = empty.state.players[0].yard.housing()
    for have in itertools.product(range(6), range(6), range(6)):
        if max(have) < 2 or not housing.fits(*have):
            continue
        outcomes = breeding_by_hand(housing, have, RATES[cards])
        largest = {
            (*one, food)
            for one in outcomes
            for food in outcomes[one]
            if not any(
                other != one and all(mine <= theirs for mine, theirs in zip(one, other, strict=True))
                for other in outcomes
            )
        }
        goods = dict(zip(("sheep", "boar", "cattle"), have, strict=True))
        game = agricola.from_position({
            "edition": "revised", "players": 1, "round": 7, "phase": "breeding", "ask_forced": True,
            "seats": [{**farm, "goods": goods}],
        })  # fmt: skip
        found = set()
        for action in game.legal_actions():
            after = game.clone()
            after.apply(action)
            food, *herd = after.state.players[0].goods[6:10]
            found.add((*herd, food))
        assert found == largest, (farm, have)


# --- the nasty cases --------------------------------------------------------------------------------------------------

MANY = 500
LARDER = {"grain": 12, "vegetable": 9, "wood": 5, "clay": 5, "reed": 5}
CRAFTS = ["M-hearth-4", "M-fireplace-2", "M-joinery", "M-pottery", "M-basketmaker"]
TEN_CELLS = [["b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2", "d3", "e3"]]
TWO_HALVES = [["b1", "c1", "b2", "c2"], ["d1", "e1", "d2", "e2"]]


def most_options(game: Game, decisions: int, rng: random.Random) -> int:
    """The largest number of options that some random walks from here meet, while the question is not about a space."""
    most = 0
    for _ in range(30):
        walk = game.clone()
        for _ in range(decisions):
            if walk.is_terminal() or walk.question.code == "ask-place":
                break
            options = walk.legal_actions()
            most = max(most, len(options))
            walk.apply(rng.choice(options))
    return most


@pytest.mark.parametrize("phase", ("feeding", "breeding"))
@pytest.mark.parametrize(
    ("pastures", "animals"),
    [
        (TEN_CELLS, {"sheep": 320}),
        (TEN_CELLS, {"cattle": 319, "boar": 1}),
        (TWO_HALVES, {"sheep": 32, "boar": 32, "cattle": 1}),
        (TWO_HALVES, {"boar": 30, "cattle": 30}),
    ],
)
def test_a_harvest_with_hundreds_of_animals_asks_few_options(
    pastures: list[list[str]], animals: dict[str, int], phase: str
) -> None:
    farm = {
        "pastures": pastures,
        "stables": ["b1", "b2", "d1", "d2"],
        "goods": {**LARDER, **animals},
        "cards": CRAFTS,
        "family": 5,
        "rooms": ["a1", "a2", "a3"],
    }
    for players in (1, 2):
        game = agricola.from_position(
            {"edition": "revised", "players": players, "round": 9, "phase": phase, "seats": [farm]}
        )
        assert most_options(game, 12, random.Random(1)) < MANY


@pytest.mark.parametrize("pastures", (TEN_CELLS, TWO_HALVES, [["b1"], ["c1"], ["d1"], ["e1"]], []))
def test_forty_animals_of_each_kind_ask_few_options(pastures: list[list[str]]) -> None:
    farm = {"pastures": pastures, "stables": ["b1", "b2", "d1", "d2"], "goods": LARDER, "cards": CRAFTS}
    game = agricola.from_position({
        "edition": "revised",
        "players": 1,
        "round": 11,
        "stock": {name: {"sheep": 40, "boar": 40, "cattle": 40} for name in ("Sheep Market", "Cattle Market")},
        "seats": [farm],
    })  # fmt: skip
    game.apply(game.parse("Sheep Market"))
    assert most_options(game, 12, random.Random(1)) < MANY
    while game.question.code != "ask-place":
        game.apply(game.legal_actions()[0])
    game.apply(game.parse("Cattle Market"))
    assert most_options(game, 12, random.Random(1)) < MANY
