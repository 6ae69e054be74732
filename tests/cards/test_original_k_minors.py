"""Minor improvements of deck K of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

from tests.cards.original_table import IMPROVE, original

# --- Reed Hut ---------------------------------------------------------------------------------------------------------


def test_reed_hut_brings_a_person_who_works_at_once() -> None:
    seat = {"goods": {"reed": 4, "wood": 1}, "hand": ["K138"]}
    table = original(1, seats=[seat]).do(IMPROVE)
    farm = table.farm()
    assert (farm.family, farm.lodgers, farm.home) == (2, 1, 2)


def test_reed_hut_person_eats_but_scores_nothing_and_needs_no_room() -> None:
    table = original(2, seats=[{"cards": ["K138"], "lodgers": 1}], round=5)
    assert table.look()["seats"][0]["food_needed"] == 6
    assert table.score()["people"] == 6
    three_rooms = original(2, seats=[{"cards": ["K138"], "lodgers": 1, "rooms": ["a1", "a2", "a3"]}], round=7)
    assert "After Family Growth also 1 Minor Improvement" in three_rooms.offers()


def test_reed_hut_uses_one_of_the_five_people() -> None:
    """Beside it there can be at most 4 family members (original 8.3)."""
    seat = {"cards": ["K138"], "lodgers": 1, "family": 4, "rooms": ["a1", "a2", "a3", "b1", "b2"]}
    table = original(2, seats=[seat], round=13)
    table.do("Family Growth even without Room")
    assert (table.farm().family, table.farm().lodgers, table.farm().newborns) == (5, 0, 0)
    full = {"goods": {"reed": 4, "wood": 1}, "hand": ["K138"], "family": 5, "rooms": ["a1", "a2", "a3", "b1", "b2"]}
    assert "move into the hut" in original(2, seats=[full]).why_not("Reed Hut")


def test_reed_hut_person_may_move_in_by_family_growth() -> None:
    seat = {"cards": ["K138"], "lodgers": 1, "rooms": ["a1", "a2", "a3"]}
    table = original(2, seats=[seat], round=7).do("After Family Growth also 1 Minor Improvement")
    assert table.offers() == ["a new person", "a lodger moves in"]
    table.do("a lodger moves in")
    assert (table.farm().family, table.farm().lodgers, table.farm().newborns) == (3, 0, 0)
