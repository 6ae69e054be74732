"""Minor improvements of deck I of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

from agricola.cards.words import minor, plow, uses
from tests.cards.original_table import original

# --- Punner -----------------------------------------------------------------------------------------------------------

BIG_PLOW = minor("Big Plow", id="T210", text="Plow 2 fields more.", on=[uses("Plow 1 Field") >> plow(up_to=2)])


def test_punner_plows_when_another_player_plows_two_fields_with_a_plow() -> None:
    table = original(seats=[{}, {"cards": ["I070"]}]).with_cards(0, BIG_PLOW)
    table.do("Plow 1 Field", "plow c1", "plow d1")
    assert table.game.current_player == 1
    table.do("plow e3")
    assert table.yard(1)["fields"] == {"e3": {}}


def test_punner_is_nothing_for_a_single_field() -> None:
    table = original(seats=[{}, {"cards": ["I070"]}]).do("Plow 1 Field", "plow c1")
    assert table.yard(1)["fields"] == {}
    assert table.game.question.code == "ask-place"


def test_punner_needs_more_than_one_field_really_plowed() -> None:
    table = original(seats=[{}, {"cards": ["I070"]}]).with_cards(0, BIG_PLOW)
    table.do("Plow 1 Field", "plow c1", "done", "plow d1")
    assert table.yard(1)["fields"] == {}


def test_punner_is_nothing_for_the_own_plow_and_may_be_declined() -> None:
    own = original(seats=[{"cards": ["I070"]}]).with_cards(0, BIG_PLOW)
    own.do("Plow 1 Field", "plow c1", "plow d1", "plow e1")
    assert len(own.yard()["fields"]) == 3
    table = original(seats=[{}, {"cards": ["I070"]}]).with_cards(0, BIG_PLOW)
    table.do("Plow 1 Field", "plow c1", "plow d1", "done", "plow e1")
    assert table.yard(1)["fields"] == {}


# --- Tavern -----------------------------------------------------------------------------------------------------------


def test_tavern_is_an_action_space_for_everybody_once_it_is_played() -> None:
    table = original(seats=[{"goods": {"wood": 2, "stone": 2}, "hand": ["I100"]}, {"goods": {}}])
    assert "Tavern" not in table.offers()
    table.do("1 Major or Minor Improvement", "play Tavern")
    table.do("Tavern").expect(1, food=3)


def test_tavern_gives_its_owner_3_food_or_2_points() -> None:
    table = original(seats=[{"goods": {}, "cards": ["I100"]}]).do("Tavern")
    assert table.offers() == ["take 3 food", "take 2 points"]
    before = table.total()
    table.do("take 2 points")
    assert table.total() == before + 2
    original(seats=[{"goods": {}, "cards": ["I100"]}]).do("Tavern", "take 3 food").expect(food=3)


def test_tavern_takes_one_person_a_round_and_its_owner_gets_nothing_from_others() -> None:
    table = original(turn=1, seats=[{"goods": {}, "cards": ["I100"]}, {"goods": {}}]).do("Tavern")
    table.expect(0, food=0).expect(1, food=3)
    assert "Tavern" not in table.offers()


def test_tavern_survives_a_saved_position() -> None:
    table = original(3, seats=[{"goods": {}, "cards": ["I100"]}])
    assert "Tavern" in table.offers()
    assert not table.why_not("Tavern")
