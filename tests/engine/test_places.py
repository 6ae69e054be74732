"""What a view says about each place for animals."""

import itertools
from collections import Counter
from typing import Any

import pytest

from agricola.engine.animals import Housing
from agricola.engine.card import MINOR, Card, CardRules, Cost
from agricola.engine.goods import EMPTY_BAG
from agricola.engine.places import animal_places
from agricola.engine.state import GameState, animal_housing, change_cards
from tests.kit import play


def _places(edition: str, **farm: object) -> list[dict[str, Any]]:
    cards = edition != "family"
    table = play(edition, players=4, cards=cards, round=9, seats=[farm])
    told: list[dict[str, Any]] = table.look()["seats"][0]["animal_places"]
    return _empty(told)


def _empty(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The places without what is said of animals in them: there are none."""
    assert [place.pop("animals") for place in told] == [{}] * len(told)
    return told


def _house(capacity: int = 1) -> dict[str, object]:
    return {"where": "house", "capacity": capacity, "mixed": True}


def test_pastures_come_first_then_stables_outside_them_then_the_house() -> None:
    told = _places("revised", pastures=[["d1", "e1"], ["e2"]], stables=["e2", "c1"])
    assert told == [
        {"where": "pasture", "capacity": 4, "mixed": False},
        {"where": "pasture", "capacity": 4, "mixed": False},
        {"where": "stable", "capacity": 1, "mixed": True},
        _house(),
    ]


def test_tiles_have_places_in_the_order_in_which_they_lie() -> None:
    told = _places(
        "family", pastures=[{"shape": "small", "stable": False}, {"shape": "two", "stable": True}], stables=1
    )
    assert [(one["where"], one["capacity"]) for one in told] == [
        ("pasture", 2),
        ("pasture", 8),
        ("stable", 1),
        ("house", 1),
    ]


def test_a_card_lets_each_pasture_hold_more() -> None:
    assert [one["capacity"] for one in _places("revised", pastures=[["e1"]], cards=["A012"])] == [4, 1]


def test_an_animal_in_every_room_lives_in_the_house() -> None:
    assert _places("revised", cards=["A086"]) == [_house(2)]


def test_kinds_may_share_pastures_by_a_card() -> None:
    told = _places("original", pastures=[["d1", "e1"], ["e2"]], cards=["E216"])
    assert told == [
        {"where": "pasture", "capacity": 4, "mixed": True},
        {"where": "pasture", "capacity": 2, "mixed": True},
        _house(),
    ]


def test_pens_of_a_card_are_on_the_card() -> None:
    def more(g: GameState, seat: int, places: Housing) -> Housing:
        return places.with_more(pens=(3,), fixed=(0, 2, 0))

    card = Card(
        id="X001", name="Pen", kind=MINOR, price=(Cost(EMPTY_BAG),), points=0, text="Pens.",
        rules=CardRules(holds=more), deck="X", category="",
    )  # fmt: skip
    g = play("revised", players=2, round=9, seats=[{"pastures": [["e1"]]}]).game.state
    p = g.players[0]
    change_cards(g, p, (card,))
    assert _empty(animal_places(g, p)) == [
        {"where": "pasture", "capacity": 2, "mixed": False},
        _house(),
        {"where": "card", "card": "X001", "capacity": 3, "mixed": False},
        {"where": "card", "card": "X001", "capacity": 2, "mixed": False, "kind": "boar"},
    ]
    assert animal_housing(g, p).fits(1, 2, 3)


@pytest.mark.parametrize("stables", [[], ["e2", "c1"]])
def test_every_herd_that_fits_is_told_place_by_place(stables: list[str]) -> None:
    """As many as there are, one kind in a place that is not mixed, and nowhere more than find room."""
    farm = {"pastures": [["d1", "e1"], ["e2"]], "stables": stables}
    empty = play("revised", players=1, round=9, seats=[farm]).game.state
    housing = animal_housing(empty, empty.players[0])
    herds = [herd for herd in itertools.product(range(6), repeat=3) if housing.fits(*herd)]
    assert len(herds) > 20
    for herd in herds:
        goods = dict(zip(("sheep", "boar", "cattle"), herd, strict=True))
        g = play("revised", players=1, round=9, seats=[{**farm, "goods": goods}]).game.state
        told: list[dict[str, Any]] = animal_places(g, g.players[0])
        stand = Counter[str]()
        for place in told:
            assert sum(place["animals"].values()) <= place["capacity"]
            assert place["mixed"] or len(place["animals"]) <= 1
            stand.update(place["animals"])
        assert stand == +Counter(goods), herd
