"""Positions as data: they come back the same in the middle of any decision, and mistakes are named."""

from __future__ import annotations

import json
from typing import Any

import pytest

import agricola
from agricola import BadPosition, Game
from tests.record.samples import KINDS, SETUPS, decision, finished, random_game


def through_json(game: Game) -> Game:
    """The game written as a position, sent as text and read again."""
    return agricola.from_position(json.loads(json.dumps(game.position())))


def refused(data: Any) -> str:
    """Check that a position is refused; gives the message."""
    with pytest.raises(BadPosition) as caught:
        agricola.from_position(data)
    return str(caught.value)


# --- round trips ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_round_trip_in_every_kind_of_decision(kind: str) -> None:
    """The same position, the same question, the same options; and the same game from there on."""
    game = decision(kind).game
    copy = through_json(game)
    assert copy.key() == game.key()
    assert (copy.question, copy.current_player) == (game.question, game.current_player)
    assert copy.legal_actions() == game.legal_actions()
    for action in game.legal_actions()[:5]:
        one, two = game.clone(), copy.clone()
        one.apply(action)
        two.apply(two.parse(str(action)))
        assert one.key() == two.key()


@pytest.mark.parametrize(("edition", "players"), SETUPS)
@pytest.mark.parametrize("ask_forced", [False, True])
def test_round_trip_along_random_games(edition: str, players: int, ask_forced: bool) -> None:
    """Every position of a game can be written and read, and none is changed by it."""
    for number, game in enumerate(random_game(edition, players, 7, ask_forced)):
        if number % 9 == 0:
            before = game.key()
            copy = through_json(game)
            assert copy.key() == before == game.key()
            assert copy.legal_actions() == game.legal_actions()


def test_round_trip_of_a_game_that_is_over() -> None:
    """The end is a position, too."""
    game = finished("original", 3)
    copy = through_json(game)
    assert copy.is_terminal()
    assert (copy.returns(), copy.winners()) == (game.returns(), game.winners())


def test_options_are_part_of_a_position() -> None:
    """A switched option survives."""
    game = agricola.new_game("original", players=3, cards=False, seed=1, family_two_resources_must_differ=True)
    copy = through_json(game)
    copy.apply(copy.parse("Take 2 Building Resources"))
    assert len(copy.legal_actions()) == 6


# --- mistakes ---------------------------------------------------------------------------------------------------------

TOP = [
    ({"edition": "french"}, "there is no edition 'french'; the editions are family, original, revised"),
    ({"edition": None}, "there is no edition None"),
    ({"players": 6}, "1 to 5 players, not 6"),
    ({"players": True}, "not True"),
    ({"cards": 1}, "cards must be true or false, not 1"),
    ({"options": {"fun": True}}, "no option 'fun'"),
    ({"options": {"family_two_resources_must_differ": "yes"}}, "True or False, not 'yes'"),
    ({"options": []}, "options must be a dict"),
    ({"rounds": 3}, "a position knows no 'rounds'; it may say ask_end_turn, ask_forced, cards"),
    ({3: 3, "x": 1}, "a position knows no 3"),
    ({"round": 0}, "there is no round 0; they are 1 to 14"),
    ({"round": 15}, "there is no round 15"),
    ({"round": -1}, "round can't be -1"),
    ({"round": "3"}, "round must be a number, not '3'"),
    ({"round": True}, "round must be a number"),
    ({"phase": "lunch"}, "phase: 'lunch' is none of preparation, work"),
    ({"phase": []}, "phase: [] is none of"),
    ({"turn": 2}, "turn: 2 is no seat; they are 0 to 1"),
    ({"turn": True}, "turn: True is no seat"),
    ({"starting_player": -1}, "starting_player: -1 is no seat"),
    ({"round_cards": ["1 Sheep"]}, "order of round cards"),
    ({"round_cards": "1 Sheep"}, "round_cards must be a list"),
    ({"round_cards": ["Castle"]}, "round_cards: 'Castle' is no action space"),
    ({"chance": -1}, "chance must be a number of 64 bits"),
    ({"chance": 1 << 64}, "chance must be a number of 64 bits"),
    ({"ask_forced": 1}, "ask_forced must be true or false"),
    ({"stock": {"Castle": {}}}, "stock: 'Castle' is no action space"),
    ({"stock": {"Fishing": {"gold": 1}}}, "stock of Fishing: 'gold' is no good; the goods are wood"),
    ({"stock": {"Fishing": {"food": -1}}}, "stock of Fishing: -1 food"),
    ({"stock": {"Fishing": {"food": 10**9}}}, "stock of Fishing: 1000000000 food"),
    ({"stock": []}, "stock must be a dict"),
    ({"promises": [3]}, "promise 0 must be a dict"),
    ({"promises": [{"round": 3, "seat": 4}]}, "promise 0: 4 is no seat"),
    ({"promises": [{"round": 3, "seat": 0, "good": {}}]}, "promise 0 knows no 'good'"),
    ({"promises": [{"round": 3, "seat": 0, "effect": "Fences"}]}, "promise 0: no card promises the effect 'Fences'"),
    ({"promises": [{"round": 3, "seat": 0, "effect": []}]}, "promise 0: no card promises"),
    ({"round": 5, "promises": [{"round": 3, "seat": 0, "goods": {"food": 1}}]}, "round 3, which is over"),
    ({"seats": [{}, {}, {}]}, "3 seats for 2 players"),
    ({"seats": {}}, "seats must be a list"),
    ({"seats": [None]}, "seat 0 must be a dict"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "message"), TOP, ids=[str(data)[:40] for data, _ in TOP])
def test_a_mistake_in_a_position_is_named(data: dict[str, Any], message: str) -> None:
    """BadPosition says where the mistake is."""
    assert message in refused({"edition": "original", "players": 2, **data})


@pytest.mark.parametrize("data", [None, 3, "[]", [], b"x"])
def test_a_position_is_a_dict(data: object) -> None:
    """What is no dict is no position."""
    assert "a position is a dict" in refused(data)


SEAT = [
    ({"gods": {}}, "seat 1 knows no 'gods'; it may say begging, bonus"),
    ({"goods": []}, "seat 1: goods must be a mapping"),
    ({"goods": {"wod": 1}}, "seat 1: goods: 'wod' is no good"),
    ({"goods": {"wood": -3}}, "seat 1: goods: -3 wood"),
    ({"goods": {"wood": 1.5}}, "seat 1: goods: 1.5 wood"),
    ({"goods": {"wood": True}}, "seat 1: goods: True wood"),
    ({"goods": {"wood": 1000}}, "0 to 999"),
    ({"goods": {"sheep": 2}}, "player 2: not all animals have a place"),
    ({"house": "brick"}, "seat 1: house: 'brick' is none of wood, clay, stone"),
    ({"rooms": []}, "player 2: the rooms are not connected"),
    ({"rooms": ["a1", "a3"]}, "player 2: the rooms are not connected"),
    ({"rooms": ["a9"]}, "seat 1: rooms: 'a9' is no farmyard space; they are a1 to e3"),
    ({"rooms": [1]}, "seat 1: rooms must be a list of names"),
    ({"rooms": "a2"}, "seat 1: rooms must be a list"),
    ({"fields": ["c1"]}, "seat 1: fields must be a dict"),
    ({"fields": {"z1": {}}}, "seat 1: fields: 'z1' is no farmyard space"),
    ({"fields": {1: {}}}, "seat 1: fields: 1 is no farmyard space"),
    ({"fields": {"a2": {}}}, "player 2: two things stand on one farmyard space"),
    ({"fields": {"b1": {}, "e3": {}}}, "player 2: the fields are not connected"),
    ({"fields": {"b1": {"wood": 1}}}, "player 2: something other than grain or vegetables on the field b1"),
    ({"fields": {"b1": {"grain": 1, "vegetable": 1}}}, "seat 1: field b1 can't hold"),
    ({"fields": {"b1": 3}}, "seat 1: field b1 must be a mapping"),
    ({"stables": ["b1", "c1", "d1", "e1", "e2"]}, "player 2: more than 4 stables"),
    ({"stables": ["a3"]}, "player 2: two things stand on one farmyard space"),
    ({"fences": ["b1x"]}, "seat 1: 'b1x' is no fence space"),
    ({"fences": ["b1n"]}, "player 2: the fences are not allowed"),
    ({"pastures": [["a2"]]}, "player 2"),
    ({"pastures": ["b1"]}, "seat 1: 'b1' is no pasture"),
    ({"pastures": [["b1", "d1"]]}, "is no pasture; one is a list of connected farmyard spaces"),
    ({"pastures": [[]]}, "seat 1: [] is no pasture"),
    ({"pastures": [[7]]}, "seat 1: pastures: 7 is no farmyard space"),
    ({"pastures": [["b1"], ["e3"]]}, "two separate groups"),
    ({"family": 6}, "player 2: 6 people, not 2 to 5"),
    ({"family": 1}, "player 2: 1 people"),
    ({"family": "two"}, "seat 1: family must be a number"),
    ({"newborns": 1}, "player 2: 1 newborns among 2 people"),
    ({"family": 3, "newborns_on": ["Fishing"]}, "player 2: 1 newborns on action spaces, of 0 born in this round"),
    ({"newborns_on": [3]}, "seat 1: newborns_on: 3 is no action space"),
    ({"home": 3}, "player 2: 3 people at home and 0 placed, of 2 who can work"),
    ({"placed": ["Fishing", "Fishing"]}, "two people on Fishing"),
    ({"placed": ["Castle"]}, "seat 1: placed: 'Castle' is no action space"),
    ({"placed": ["1 Cattle"]}, "a person on 1 Cattle, which is not in play yet"),
    ({"begging": -1}, "seat 1: begging can't be -1"),
    ({"bonus": "many"}, "seat 1: bonus must be a number"),
    ({"cards": ["Well"]}, "seat 1: cards: 'Well' is no card of this game"),
    ({"cards": ["M-well", "M-well"]}, "a major improvement is missing or there twice"),
    ({"hand": ["M-well"]}, "seat 1: hand"),
    ({"spent": ["Joinery"]}, "seat 1: spent: 'Joinery' is no card"),
    ({"card_state": {"M-well": ["x"]}}, "seat 1: card_state must map card ids to lists of numbers"),
    ({"card_state": {"Castle": [1]}}, "seat 1: card_state: 'Castle' is no card"),
]  # fmt: skip


@pytest.mark.parametrize(("seat", "message"), SEAT, ids=[str(seat)[:40] for seat, _ in SEAT])
def test_a_mistake_in_a_seat_is_named(seat: dict[str, Any], message: str) -> None:
    """BadPosition says whose farm it is, and what is wrong there."""
    assert message in refused({"edition": "original", "players": 2, "seats": [{}, seat]})


def test_one_major_with_two_players() -> None:
    """A major improvement exists once."""
    assert "there twice" in refused({"edition": "original", "seats": [{"cards": ["M-well"]}, {"cards": ["M-well"]}]})


def test_two_players_on_one_space() -> None:
    """A space takes one person."""
    seats = [{"placed": ["Fishing"]}, {"placed": ["Fishing"]}]
    assert "two people on Fishing" in refused({"edition": "original", "seats": seats})


STACKS = [
    ([3], "stack frame 0 must be a dict"),
    ([{}], "there is no effect None"),
    ([{"effect": "castle"}], "stack frame 0: there is no effect 'castle'"),
    ([{"effect": "fences", "space": "Fences"}], "stack frame 0 (fences): it can't stand there"),
    ([{"effect": "flow"}, {"effect": "flow"}], "stack frame 1 (flow): it can't stand there"),
    ([{"effect": "flow", "steps": 99}], "stack frame 0 (flow): it can't have 99 steps behind it"),
    ([{"effect": "flow", "steps": -1}], "steps can't be -1"),
    ([{"effect": "flow", "seat": 3}], "stack frame 0: 3 is no seat"),
    ([{"effect": "flow", "what": 3}], "stack frame 0 knows no 'what'"),
    ([{"effect": "flow"}, {"effect": "flow/place"}], "must stand on 'flow/work'"),
    ([{"effect": "flow"}, {"effect": "flow/feed"}, {"effect": "flow/work"}], "must stand on 'flow'"),
    ([{"effect": "flow"}, {"effect": "flow/pay"}], "(flow/pay): it needs a price"),
    ([{"effect": "flow"}, {"effect": "flow/pay", "price": [1]}], "a cost must be a dict"),
    ([{"effect": "flow"}, {"effect": "flow/pay", "price": [{"goods": {"wood": 1}}]}], "leaves nothing to choose"),
    ([{"effect": "flow"}, {"effect": "flow/react"}], "(flow/react): it needs reactions"),
    ([{"effect": "flow"}, {"effect": "flow/react", "reactions": [1]}], "a reaction must be a card's id and a number"),
    ([{"effect": "flow"}, {"effect": "flow/react", "reactions": [["M-well", 9]]}], "Well has no reaction 9"),
    ([{"effect": "flow"}, {"effect": "flow/enter play"}], "needs an event with a card"),
    ([{"effect": "flow"}, {"effect": "flow/enter play", "event": 3}], "the event must be a dict"),
    ([{"effect": "flow"}, {"effect": "flow/enter play", "event": {"moment": "noon"}}], "'noon' is none of"),
    ([{"effect": "flow"}, {"effect": "wood_3"}], "(wood_3): it needs a space"),
    ([{"effect": "flow"}, {"effect": "wood_3", "space": "Fences"}], "(wood_3): it belongs to 3 Wood"),
    ([{"effect": "flow"}, {"effect": "fences", "space": "Fences", "steps": 2}], "needs an event"),
    ([{"effect": "flow"}, {"effect": "flow/cook or let go"}], "needs an event"),
    ([{"effect": "flow"}, {"effect": "fences", "space": "Fences", "steps": 4000}], "can't have 4000 steps behind it"),
    ([{"effect": "flow"}, {"effect": "fences", "space": "Fences"}], "'fences' can't be carried out"),
]  # fmt: skip


@pytest.mark.parametrize(("stack", "message"), STACKS, ids=[str(stack)[:60] for stack, _ in STACKS])
def test_a_mistake_in_a_stack_is_named(stack: list[Any], message: str) -> None:
    """BadPosition says which frame is wrong."""
    assert message in refused({"edition": "original", "round": 4, "seats": [{"goods": {}}], "stack": stack})


def test_a_frame_with_fences_that_are_not_there() -> None:
    """The fences that an action has built so far must stand on the farm."""
    data: Any = decision("more fences").game.position()
    data["seats"][0]["fences"] = []
    assert "tells of 4 new fences, and not so many are there" in refused(data)


def test_a_frame_for_nobody() -> None:
    """A person who was placed already can't be placed."""
    stack = [{"effect": "flow", "steps": 9}, {"effect": "flow/work"}, {"effect": "flow/place"}]
    seats = [{"placed": ["1 Reed", "1 Clay"]}]
    assert "nobody left to place" in refused({"edition": "original", "seats": seats, "stack": stack})


@pytest.mark.parametrize(
    ("position", "what"),
    [
        ({"seats": [{"rooms": ["d1", "d2"]}]}, "connected with those at a2 and a3"),
        ({"seats": [{"rooms": ["a3", "b3"]}]}, "connected with those at a2 and a3"),
        ({"seats": [{"fields": {"c1": {"grain": 20}}}]}, "more on the field c1"),
        ({"seats": [{"fields": {"c1": {"vegetable": 3}}}]}, "more on the field c1"),
        ({"seats": [{"family": 5}]}, "5 people in 2 rooms"),
        ({"stock": {"Farmland": {"wood": 1}}}, "goods on Farmland"),
        ({"cards": True, "seats": [{"cards": ["A002"]}]}, "Shifting Cultivation lies open"),
    ],
)
def test_what_no_game_can_reach_is_refused(position: dict[str, object], what: str) -> None:
    with pytest.raises(agricola.BadPosition, match=what):
        agricola.from_position({"edition": "revised", "players": 2, "round": 4, **position})


def test_five_people_live_in_two_rooms_at_the_very_end() -> None:
    """revised 7.3.2: a family grows without room in rounds 12 to 14."""
    game = agricola.from_position({"edition": "revised", "players": 2, "round": 14, "seats": [{"family": 5}]})
    assert game.state.players[0].family == 5
