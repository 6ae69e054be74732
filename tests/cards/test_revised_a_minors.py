"""The minor improvements of deck A, card by card: the normal case, the limits, an interaction."""

from __future__ import annotations

from tests.kit import play


def test_shifting_cultivation_plows_and_goes_to_the_left() -> None:
    table = play("revised", cards=True, seats=[{"goods": {"food": 2}, "hand": ["A002"]}])
    table.do("Meeting Place", "play Shifting Cultivation", "plow c1").expect(food=0)
    assert table.ground().fields.bit_count() == 1
    assert [card.id for card in table.farm(1).hand] == ["A002"]
    assert table.farm(0).cards == ()


def test_shifting_cultivation_needs_a_field_space() -> None:
    """Plowing is an order, so without a legal space the card can't be played."""
    full = {"goods": {"food": 2}, "hand": ["A002"], "fields": {"c2": {}}, "stables": ["b2", "d2", "c1", "c3"]}
    table = play("revised", cards=True, seats=[full]).do("Meeting Place")
    assert table.game.question == "place a person"


def test_corn_scoop_gives_one_more_grain() -> None:
    table = play("revised", cards=True, seats=[{"goods": {}, "cards": ["A067"]}])
    table.do("Grain Seeds").expect(grain=2)


def test_corn_scoop_is_only_for_its_owner() -> None:
    table = play("revised", cards=True, turn=1, seats=[{"cards": ["A067"]}, {"goods": {}}])
    table.do("Grain Seeds").expect(1, grain=1)
