"""Dock Worker of deck E, whose trades form cycles: the normal case, the limits, an interaction."""

from __future__ import annotations

import time

import pytest

from tests.cards.original_table import IMPROVE, ROOMS, original, owning

RESOURCES = ["wood", "clay", "reed", "stone"]


def _trades(**goods: int) -> set[str]:
    return {offer for offer in owning("E171", goods=goods).offers() if "convert" in offer}


@pytest.mark.parametrize("given", RESOURCES)
def test_dock_worker_trades_each_resource_for_each_other(given: str) -> None:
    number = 3 if given == "wood" else 2
    for other in RESOURCES:
        if other != given:
            table = owning("E171", goods={given: number}).do(f"convert {number} {given} to 1 {other}")
            table.expect(**{given: 0, other: 1})


@pytest.mark.parametrize("goods", [{"wood": 2}, {"clay": 1}, {"reed": 1}, {"stone": 1}, {"wood": 2, "clay": 1}])
def test_dock_worker_takes_no_fewer_and_no_mix(goods: dict[str, int]) -> None:
    assert _trades(**goods) == set()


def test_dock_worker_trades_as_often_as_its_owner_likes() -> None:
    table = owning("E171", goods={"wood": 6})
    trade = next(offer for offer in table.offers() if "1 stone" in offer)
    table.do(trade, trade).expect(wood=0, stone=2)
    assert table.game.current_player == 0


def test_dock_worker_raises_what_a_payment_lacks() -> None:
    """A Fireplace for 6 wood."""
    table = owning("E171", goods={"wood": 6}).do(IMPROVE)
    assert [card.id for card in table.farm().cards] == ["E171", "M-fireplace-2"]
    table.expect(wood=0, clay=0)


def test_dock_worker_loses_goods_in_every_cycle() -> None:
    """From 3 wood comes 1 clay, and nothing comes of that."""
    table = owning("E171", goods={"wood": 3})
    table.do(next(offer for offer in table.offers() if "1 clay" in offer))
    assert not any("convert" in offer for offer in table.offers())


def test_dock_worker_is_offered_without_long_thought() -> None:
    """Many goods and much to pay: the questions are there at once, also without the compiled engine."""
    began = time.perf_counter()
    for goods in ({"wood": 15, "reed": 1}, {"clay": 9, "stone": 9}, dict.fromkeys(RESOURCES, 9)):
        table = owning("E171", "E184", round=12, goods={**goods, "food": 3}, house="stone")
        table.do(IMPROVE)
        assert len(table.offers()) > 2
        assert len(owning("E171", "E184", goods={**goods, "food": 3}).do(ROOMS).offers()) > 1
    assert time.perf_counter() - began < 10


def test_dock_worker_with_other_trades_pays_for_a_room() -> None:
    """Cycles of trades: a stone room whose reed comes from clay; without enough of it only a stable is left."""
    cards = ["E171", "E185", "E186", "E184"]
    table = original(4, seats=[{"goods": {"clay": 4, "stone": 5}, "cards": cards, "house": "stone"}])
    assert "build rooms" in table.do(ROOMS).offers()
    poor = original(4, seats=[{"goods": {"stone": 8}, "cards": ["E171"], "house": "stone"}]).do(ROOMS)
    assert all(offer.startswith("stable") for offer in poor.offers())
