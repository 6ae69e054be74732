"""Cards of the original edition that change what pastures and unfenced stables hold."""

from __future__ import annotations

from typing import Any

from agricola.engine.kernel.state import animal_housing
from tests.cards.original_table import original
from tests.kit import Table

SMALL: dict[str, Any] = {"pastures": [["d1"]]}


def farm(*cards: str, **seat: Any) -> Table:
    """A farm with these cards."""
    return original(seats=[{"goods": {}, "cards": list(cards), **seat}])


def fits(table: Table, sheep: int, boar: int = 0, cattle: int = 0) -> bool:
    """Whether so many animals find a place."""
    return animal_housing(table.game.state, table.farm()).fits(sheep, boar, cattle)


# --- Shepherd's Pipe --------------------------------------------------------------------------------------------------


def test_shepherds_pipe_lets_a_pasture_hold_two_more_sheep() -> None:
    table = farm("E029", **SMALL)
    assert fits(table, 5) and not fits(table, 6)  # one in the house
    assert fits(table, 0, 3) and not fits(table, 0, 4) and fits(table, 1, 2) and not fits(table, 2, 2)


def test_shepherds_pipe_lets_an_unfenced_stable_hold_two_sheep() -> None:
    table = farm("E029", stables=["e1", "e2"])
    assert fits(table, 5) and not fits(table, 6)
    assert fits(table, 0, 3) and not fits(table, 0, 4)
    assert fits(table, 3, 1) and fits(table, 2, 2) and not fits(table, 3, 2)


def test_shepherds_pipe_is_nothing_for_a_stable_in_a_pasture() -> None:
    table = farm("E029", stables=["d1"], **SMALL)
    assert fits(table, 7) and not fits(table, 8)


def test_shepherds_pipe_needs_a_sheep() -> None:
    assert "1 sheep" in original(seats=[{"goods": {}, "hand": ["E029"]}]).lacks("Shepherd's Pipe")


def test_shepherds_pipe_combines_with_smallholder_and_drinking_trough() -> None:
    """Rulings: a pasture for 2 holds 3, then 2 more sheep; Drinking Trough gives 2 more of any kind."""
    for order in (("E029", "K286"), ("K286", "E029")):
        table = farm(*order, **SMALL)
        assert fits(table, 6) and not fits(table, 7) and fits(table, 0, 4) and not fits(table, 0, 5)
    table = farm("E059", "E029", "K286", **SMALL)
    assert fits(table, 8) and not fits(table, 9)


def test_shepherds_pipe_and_stablemaster_do_not_meet_on_one_stable() -> None:
    """Ruling of both: they cannot be combined on the same unfenced stable."""
    for order in (("E029", "E208"), ("E208", "E029")):
        table = farm(*order, stables=["e1"])
        assert fits(table, 4) and not fits(table, 5)
        table = farm(*order, stables=["e1", "e3"])
        assert fits(table, 6) and not fits(table, 7) and fits(table, 0, 5) and not fits(table, 0, 6)


def test_shepherds_pipe_shows_where_the_sheep_stand() -> None:
    table = farm("E029", stables=["e1"], **SMALL)
    table.farm().goods[7] = 7  # sheep
    places = table.yard()["animal_places"]
    assert [place["animals"] for place in places] == [{"sheep": 4}, {"sheep": 2}, {"sheep": 1}]
    assert [place.get("more_sheep") for place in places] == [2, 1, None]


def test_shepherds_pipe_adds_places_for_sheep_to_mixed_pastures() -> None:
    for order in (("E029", "E216"), ("E216", "E029")):
        table = farm(*order, **SMALL)
        assert fits(table, 2, 2, 1) and fits(table, 3, 1, 1) and not fits(table, 1, 2, 2) and not fits(table, 6)


def test_shepherds_pipe_keeps_taken_sheep() -> None:
    table = original(round=4, stock={"1 Sheep": {"sheep": 9}}, seats=[{"goods": {}, "cards": ["E029"], **SMALL}])
    table.do("1 Sheep").expect(sheep=5)


# --- Stablemaster -----------------------------------------------------------------------------------------------------


def test_stablemaster_holds_three_of_a_kind_in_one_unfenced_stable() -> None:
    table = farm("E208", stables=["e1", "e3"])
    assert fits(table, 0, 5) and not fits(table, 0, 6)
    assert fits(table, 1, 1, 3) and not fits(table, 2, 2, 1)


def test_stablemaster_needs_an_unfenced_stable() -> None:
    assert not fits(farm("E208"), 2)
    table = farm("E208", stables=["d1"], **SMALL)
    assert fits(table, 5) and not fits(table, 6)


def test_stablemaster_keeps_one_kind_in_the_stable() -> None:
    table = farm("E208", stables=["e1"])
    assert fits(table, 3, 1) and not fits(table, 2, 2)


# --- Animal Keeper ----------------------------------------------------------------------------------------------------


def test_animal_keeper_mixes_what_a_smallholders_pasture_holds() -> None:
    for order in (("E216", "K286"), ("K286", "E216")):
        table = farm(*order, **SMALL)
        assert fits(table, 2, 1, 1) and not fits(table, 2, 2, 1)
