"""A view says which card or space asks, what grows on cards, and a game what a card still lacks."""

from __future__ import annotations

import pytest

import agricola
from agricola import NotReadable
from tests.kit import Table, play


def test_the_card_or_the_space_that_asks_is_named_for_everybody() -> None:
    table = play("revised", players=2, cards=True, round=3)
    assert table.look(0)["asked_by"] == ""
    table.do("Farmland")
    assert table.look(0)["asked_by"] == "farmland"
    assert table.look(1)["asked_by"] == "farmland"


def test_a_card_that_asks_is_named_by_its_id() -> None:
    seats = [{"cards": ["A090"], "house": "stone", "goods": {"food": 3}}]
    table = play("revised", players=2, cards=True, round=3, phase="preparation", seats=seats)
    assert table.asked().startswith("may pay 1 food")
    assert {table.look(seat)["asked_by"] for seat in (0, 1)} == {"A090"}


def test_what_grows_on_a_card_can_be_read() -> None:
    seat = {"cards": ["B068"], "goods": {"vegetable": 1}}
    table = play("revised", players=2, cards=True, round=13, seats=[seat])
    assert table.look(0)["seats"][0]["card_fields"] == [{"card": "B068", "crop": {}}]
    table.do("Grain Utilization")
    assert table.look(1)["seats"][0]["card_fields"] == [{"card": "B068", "crop": {"vegetable": 2}}]


def test_what_a_card_lacks_besides_an_action() -> None:
    game = agricola.new_game("revised", players=2, seed=1, hands=[["Corn Scoop", "Wood Cutter"], ["Canoe"]])
    if game.current_player == 1:
        game.apply(game.parse("Fishing"))
    table = Table(game)
    assert table.lacks("corn scoop") == "1 wood short"
    assert table.lacks("Wood Cutter") == ""
    assert table.why_not("Wood Cutter") == "it can't be played now; first comes: place a person (player 1)"
    assert table.lacks("Canoe") == "it is not to be had"
    with pytest.raises(NotReadable):
        game.obstacles("Forest")


def test_a_traveling_card_is_named_while_it_acts_although_it_lies_in_front_of_nobody() -> None:
    seat = {"goods": {"food": 2}, "hand": ["B002"]}
    table = play("revised", cards=True, seats=[seat]).do("Meeting Place", "play Mini Pasture")
    for looking in (0, 1):
        assert table.look(looking)["asked_by"] == "B002"
        assert table.look(looking)["cards"]["B002"]["name"] == "Mini Pasture"
    table.do("fence c1")
    assert table.look(0)["asked_by"] == ""


def test_a_card_that_is_being_paid_can_be_read_by_everybody() -> None:
    seat = {"goods": {"wood": 1, "clay": 1}, "hand": ["E042"]}
    table = play("original", cards=True, seats=[seat])
    assert "E042" not in table.look(1)["cards"]
    table.do("Starting Player (and/or 1 Minor Improvement)", "play Helpful Neighbors")
    assert table.offers() == ["pay 1 wood", "pay 1 clay"]
    assert "E042" in table.look(1)["cards"]
