"""What random play with hand cards has found: each test is a shortened game that once went wrong."""

from __future__ import annotations

import random
from typing import Any

import pytest

from agricola.engine.rounds.invariants import broken_rules
from tests.kit import play


@pytest.mark.parametrize("seed", range(10))
def test_an_imagined_game_does_not_tell_what_another_seat_could_play(seed: int) -> None:
    """The options of the other seat are listed for its imagined hand, not for its true one."""
    hands: list[dict[str, Any]] = [{"hand": ["A067", "A080"], "goods": {"wood": 2}}, {"hand": ["B057", "B062"]}]
    table = play("revised", cards=True, seats=hands, minor_pile=["B047", "A075", "B025", "A019", "B080"])
    table.do("Meeting Place")
    assert table.offers() == ["play Corn Scoop", "play Stone Tongs", "done"]
    imagined = table.game.determinize(1, random.Random(seed))
    assert imagined.view(1) == table.game.view(1)
    held = {card.name for card in imagined.state.players[0].hand}
    offered = {imagined.words(action).removeprefix("play ") for action in imagined.legal_actions()} - {"done"}
    assert offered <= held
    assert (offered == {"Corn Scoop", "Stone Tongs"}) == (held == {"Corn Scoop", "Stone Tongs"})


def test_an_imagined_game_asks_the_same_question_even_when_only_the_true_hand_leads_to_it() -> None:
    """Nobody could play what lies in the pile, so the seat that is asked keeps its hand."""
    hands: list[dict[str, Any]] = [{"hand": ["A067"], "goods": {"wood": 1}}, {"hand": ["A044"]}]
    table = play("revised", cards=True, seats=hands, minor_pile=["B045", "B084", "B061", "B074"])
    table.do("Meeting Place")
    for seed in range(10):
        imagined = table.game.determinize(1, random.Random(seed))
        assert imagined.legal_actions() == table.game.legal_actions()
        assert imagined.view(1) == table.game.view(1)


def test_two_kinds_of_animals_that_come_at_once_are_asked_about_once() -> None:
    """After the first answer all animals have a place, so there is nothing left to ask."""
    waiting = [
        {"round": 5, "seat": 0, "card": card, "goods": {animal: 1}}
        for card, animal in (("B164", "sheep"), ("B084", "boar"))
    ]
    seats = [{"cards": ["B164", "B084"], "goods": {"boar": 1}}]
    for ask_forced in (False, True):
        table = play(
            "revised", cards=True, round=5, phase="preparation", seats=seats, promises=waiting, ask_forced=ask_forced
        )
        table.do("keep 1 sheep").expect(sheep=1, boar=0)
        assert table.game.question.code == "ask-place"


def test_the_choices_of_scythe_worker_stand_in_order() -> None:
    fields = {"c1": {"grain": 2}, "c2": {"grain": 3}, "c3": {"grain": 3}}
    table = play("revised", cards=True, round=4, phase="harvest", seats=[{"cards": ["A112"], "fields": fields}])
    options = table.game.legal_actions()
    assert options == sorted(options)
    table.do("harvest 1 more grain from 1 field with 1 and 2 fields with 2").expect(grain=6)


@pytest.mark.parametrize(
    ("cards", "moves"), [(["K115", "E062"], ["Plow 1 Field"]), (["I078", "I090"], ["Sow and/or Bake Bread"])]
)
def test_the_choices_that_plows_and_field_cards_add_stand_in_order(cards: list[str], moves: list[str]) -> None:
    goods = {"wood": 3, "grain": 3, "vegetable": 2}
    seat = {"cards": cards, "goods": goods, "fields": {"b2": {}, "c2": {}}}
    options = play("original", cards=True, round=4, seats=[seat]).do(*moves).game.legal_actions()
    assert len(options) > len(cards)
    assert options == sorted(options)


def test_a_card_that_is_played_by_another_cards_leave_is_not_played_from_the_hand_again() -> None:
    """Chief makes both Educator and Chief's Daughter in the hand react; Educator plays Chief's Daughter."""
    seats: list[dict[str, Any]] = [{"hand": ["E172"]}, {"hand": ["E173"], "cards": ["K271"], "goods": {"food": 3}}]
    table = play("original", 3, cards=True, seats=seats).do("1 Occupation")
    table.do("Educator", "play Chief's Daughter")
    assert [card.name for card in table.farm(1).cards] == ["Educator", "Chief's Daughter"]
    assert broken_rules(table.game.state) == []


def test_food_that_lies_on_a_space_does_not_pay_for_its_use() -> None:
    """Foreman has put 1 food on the space for an occupation that costs 2; what a use yields does not pay for it."""
    occupation = "1 Occupation (3 players)"
    seats: list[dict[str, Any]] = [{"goods": {"food": 1}, "hand": ["E172", "E174"]}]
    table = play("original", 3, cards=True, seats=seats, stock={occupation: {"food": 1}})
    assert occupation not in table.offers()
    seats[0]["goods"] = {"food": 2}
    table = play("original", 3, cards=True, seats=seats, stock={occupation: {"food": 1}}).do(occupation)
    table.expect(food=1)


def test_cards_may_bring_more_people_than_there_is_room_for() -> None:
    """Lover, Farm Steward and a space for growth without room: five people in two rooms, long before the end."""
    seat = {"family": 5, "cards": ["K291", "I233"]}
    assert broken_rules(play("original", 4, cards=True, round=8, seats=[seat]).game.state) == []


def test_the_draw_of_perpetual_student_stands_before_the_cards() -> None:
    seat = {"goods": {"food": 3}, "cards": ["K275"], "hand": ["E172", "E174", "E187"]}
    options = play("original", 4, cards=True, seats=[seat]).do("1 Occupation").game.legal_actions()
    assert options[0].code == "choose:draw"
    assert options == sorted(options)
