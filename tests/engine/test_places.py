"""What a view says about each place for animals, and who stands there."""

from typing import Any

from agricola.engine.farm.animals import Housing
from agricola.engine.goods import EMPTY_BAG
from agricola.engine.kernel.card import MINOR, Card, CardRules
from agricola.engine.kernel.state import GameState, animal_housing, change_cards
from agricola.engine.observation.places import animal_places
from agricola.engine.price import Cost
from tests.kit import play


def _places(edition: str, **farm: object) -> list[dict[str, Any]]:
    cards = edition != "family"
    table = play(edition, players=4, cards=cards, round=9, seats=[farm])
    told: list[dict[str, Any]] = table.look()["seats"][0]["animal_places"]
    return told


def _house(capacity: int = 1) -> dict[str, object]:
    return {"where": "house", "capacity": capacity, "mixed": True, "animals": {}}


def test_pastures_come_first_then_stables_outside_them_then_the_house() -> None:
    told = _places("revised", pastures=[["d1", "e1"], ["e2"]], stables=["e2", "c1"])
    assert told == [
        {"where": "pasture", "capacity": 4, "mixed": False, "animals": {}},
        {"where": "pasture", "capacity": 4, "mixed": False, "animals": {}},
        {"where": "stable", "capacity": 1, "mixed": True, "animals": {}},
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
        {"where": "pasture", "capacity": 4, "mixed": True, "animals": {}},
        {"where": "pasture", "capacity": 2, "mixed": True, "animals": {}},
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
    told = animal_places(g, p)
    assert told == [
        {"where": "pasture", "capacity": 2, "mixed": False, "animals": {}},
        _house(),
        {"where": "card", "card": "X001", "capacity": 3, "mixed": False, "animals": {}},
        {"where": "card", "card": "X001", "capacity": 2, "mixed": False, "kind": "boar", "animals": {}},
    ]
    assert animal_housing(g, p).fits(1, 2, 3)


def test_a_view_tells_where_each_herd_that_can_be_kept_would_stand() -> None:
    farm = {"goods": {"food": 3, "sheep": 2, "boar": 1}, "pastures": [["e1"]]}
    table = play("revised", players=2, round=6, seats=[farm]).do("Sheep Market")
    keeps = [action["preview"]["places"] for action in table.look()["actions"] if action["kind"] == "keep"]
    assert keeps == [[{"sheep": 2}, {"sheep": 1}], [{"sheep": 2}, {"boar": 1}]]
