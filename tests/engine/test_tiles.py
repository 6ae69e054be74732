"""What a farm of tiles shares with the rest of the engine: events for cards, positions, views, payments."""

from __future__ import annotations

from typing import Any

import pytest

import agricola
from agricola.cards.words import any_time, do, food, major, wood
from agricola.engine.kernel.card import ANYONE, Reaction, Trigger
from agricola.engine.kernel.effect import name_tree
from agricola.engine.kernel.moments import PASTURES_BUILT, PLOWED, RENOVATED, ROOMS_BUILT, SOWN, STABLES_BUILT, Event
from agricola.engine.kernel.state import GameState
from tests.kit import play


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        (["Plow"], [(PLOWED, 1)]),
        (["Sow", "sow 2 grain"], [(SOWN, 2)]),
        (["Wood Rooms and/or Stables", "build wood rooms", "build 2 rooms", "done"], [(ROOMS_BUILT, 2)]),
        (
            ["Wood Rooms and/or Stables", "build stables", *["build a stable beside the farm"] * 2, "done", "done"],
            [(STABLES_BUILT, 3)],  # the first had only one place to go
        ),
        (["Renovation and/or Stable", "renovate", "done"], [(RENOVATED, 1)]),
        (["Pastures", "build a small pasture", "build a corner pasture", "done"], [(PASTURES_BUILT, 2)]),
    ],
)
def test_cards_hear_what_is_done_on_a_farm_of_tiles(moves: list[str], told: list[tuple[int, int]]) -> None:
    heard: list[tuple[int, int]] = []

    def hear(g: GameState, seat: int, event: Event | None) -> None:
        assert event is not None
        heard.append((event.moment, event.material if event.moment == RENOVATED else event.count))

    id = f"M-ear-{told[0][0]}"
    card = major("Ear", id=id, cost=food(0), points=0, text="Hears everything.")
    moments = (PLOWED, SOWN, ROOMS_BUILT, STABLES_BUILT, RENOVATED, PASTURES_BUILT)
    card.rules.triggers = tuple(Trigger(moment, do("hear", hear), ANYONE) for moment in moments)
    card.reactions = tuple(Reaction(card, number, trigger) for number, trigger in enumerate(card.rules.triggers))
    for trigger in card.rules.triggers:
        name_tree(trigger.effect, f"{id}/{trigger.moment}")
    goods = {"wood": 40, "clay": 9, "reed": 9, "grain": 5}
    table = play("family", 1, round=4, seats=[{"goods": goods, "fields": [0, 0]}]).with_cards(0, card)
    table.do(*moves)
    assert heard == told


@pytest.mark.parametrize(
    ("seat", "message"),
    [
        ({"rooms": ["a2"]}, "rooms must be a number"),
        ({"rooms": 1}, "1 rooms, fewer than those of the starting house"),
        ({"fields": [4]}, "the grain on each, 0 to 3, not 4"),
        ({"fields": {"b1": {}}}, "fields must be a list"),
        ({"pastures": ["five"]}, "one of small, two, three, corner, four"),
        ({"pastures": [{"shape": "four", "stable": 1}]}, "stable must be true or false"),
        ({"stables": ["b1"]}, "stables must be a number"),
        ({"fences": ["b1n"]}, "knows no 'fences'"),
        ({"house": "stone"}, "a house of stone"),
        ({"goods": {"sheep": 2}}, "not all animals have a place"),
    ],
)
def test_a_mistake_in_a_farm_of_tiles_is_named(seat: dict[str, Any], message: str) -> None:
    with pytest.raises(agricola.BadPosition, match=message):
        play("family", 2, seats=[seat])


def test_an_action_names_the_tile_that_it_touches() -> None:
    table = play("family", 1, round=2, seats=[{"goods": {"wood": 7}, "pastures": ["two"]}])
    table.do("Pastures")
    assert table.look()["actions"][-1] == {
        "code": "pasture:four",
        "message": {"code": "act-pasture", "tile": "four"},
        "kind": "pasture",
        "touches": {"tile": "four", "goods": {"wood": 7}},
        "preview": {"bill": [{"code": "cost-goods", "goods": {"wood": 7}}], "capacity": 8, "points": 1},
    }


def test_a_recipe_pays_food_that_is_due() -> None:
    """Bread that is baked at any time may be baked to pay: 1 food for a cattle, from wood alone here."""
    card = major("Sawdust", id="M-saw", cost=food(0), points=0, text="Bread.", meals=(any_time(wood(2), food(1)),))
    table = play("original", 5, seats=[{"goods": {"wood": 1}}]).with_cards(0, card)
    table.do("Take Animals")
    assert len(table.offers()) == 2, "one wood is not enough for a cattle"
    table = play("original", 5, seats=[{"goods": {"wood": 2}}]).with_cards(0, card)
    table.do("Take Animals")
    assert len(table.offers()) == 3
    table.do(table.offers()[-1]).expect(wood=0, food=0, cattle=1)
