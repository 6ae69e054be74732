"""The reasons for a turn name what it changes."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import agricola
from agricola.agents.hand_choices import worth
from agricola.agents.reasons import about_cards, reasons
from agricola.engine.kernel.card import MINOR, OCCUPATION
from agricola.engine.message import Message
from agricola.wording.wording import Wording

FARM = {"goods": {"food": 2, "wood": 6, "reed": 2, "grain": 1}, "fields": {"b1": {}}}
POSITION = {"edition": "revised", "players": 2, "round": 4, "seats": [FARM, {}]}


def told(space: str) -> list[Message]:
    """The reasons to use a space in the position."""
    game = agricola.from_position(POSITION)
    return reasons(game, next(action for action in game.legal_actions() if action.code == f"place:{space}"))


def codes(space: str, farm: Mapping[str, object], **position: object) -> list[str]:
    """The codes of the reasons to use a space with another farm."""
    game = agricola.from_position({**POSITION, **position, "seats": [farm, {}]})
    return [reason.code for reason in reasons(game, game.parse(f"place:{space}"))]


def test_food_that_is_missing_comes_first() -> None:
    (first,) = told("day_laborer")
    assert first.json() == {"code": "hint-feeds-all", "rounds": 0}


def test_bowls_are_counted_as_the_table_shows_them() -> None:
    """What the fields bring at the harvest fills a bowl too."""
    farm = {"goods": {}, "fields": {"b1": {"grain": 3}}}
    game = agricola.from_position({**POSITION, "round": 3, "seats": [farm, {}]})
    (first,) = reasons(game, game.parse("Day Laborer"))
    assert first.json() == {"code": "hint-feeds", "n": 2, "short": 3, "rounds": 1}


@pytest.mark.parametrize(
    ("space", "code"),
    [
        ("farmland", "hint-field-counts"),
        ("farm_expansion", "hint-room"),
        ("fencing", "hint-animal-room"),
        ("grain_utilization", "hint-sows-grain"),
        ("grain_seeds", "hint-seed-field"),
        ("meeting_place", "hint-feeds"),
    ],
)
def test_what_a_turn_brings_is_named(space: str, code: str) -> None:
    assert told(space)[0].code == code


def test_material_is_named_with_what_it_is_enough_for_or_on_the_way_to() -> None:
    goods = {"food": 9, "wood": 2, "reed": 2}
    position = {**POSITION, "seats": [{"goods": goods}, {}], "stock": {"forest": {"wood": 3}}}
    game = agricola.from_position(position)
    (first,) = reasons(game, game.parse("Forest"))
    assert first.json() == {"code": "hint-enough-room", "goods": {"wood": 5, "reed": 2}}
    game = agricola.from_position({**position, "seats": [{"goods": {"food": 9}}, {}]})
    (first,) = reasons(game, game.parse("Forest"))
    assert first.json() == {"code": "hint-toward-room", "goods": {"wood": 3}, "price": {"wood": 5, "reed": 2}}


def test_what_is_enough_for_a_room_is_all_that_one_then_has_of_it() -> None:
    farm = {"goods": {"food": 9, "wood": 8}}
    game = agricola.from_position({**POSITION, "seats": [farm, {}], "stock": {"reed_bank": {"reed": 4}}})
    (first, *_) = reasons(game, game.parse("Reed Bank"))
    assert first.json() == {"code": "hint-enough-room", "goods": {"wood": 8, "reed": 4}}


def test_a_farm_with_a_free_room_wants_its_wood_for_fences() -> None:
    roomy = {"goods": {"food": 9, "wood": 2}, "rooms": ["a1", "a2", "a3"]}
    assert codes("forest", roomy, stock={"forest": {"wood": 3}}) == ["hint-enough-fences"]
    assert codes("forest", {**roomy, "goods": {"food": 9, "wood": 4}}, stock={"forest": {"wood": 3}}) == ["hint-wood"]


def test_nothing_is_gathered_for_a_space_that_has_not_come() -> None:
    """Clay is enough for a renovation from the round on in which one can renovate."""
    roomy = {"goods": {"food": 9, "clay": 2, "reed": 1}, "rooms": ["a1", "a2", "a3"], "cards": ["M-fireplace-2"]}
    stock = {"clay_pit": {"clay": 1}}
    assert codes("clay_pit", roomy, stock=stock, round=4) == ["hint-enough-card"]
    assert codes("clay_pit", roomy, stock=stock, round=7) == ["hint-enough-house"]


def test_clay_for_an_improvement_names_it() -> None:
    game = agricola.from_position({**POSITION, "seats": [{"goods": {"food": 9, "clay": 1}}, {}]})
    (first,) = reasons(game, game.parse("Clay Pit"))
    assert first.code == "hint-enough-card"
    assert first.json()["card"] == "M-fireplace-2"


@pytest.mark.parametrize(("played", "code"), [(2, "hint-toward-room"), (3, "hint-enough-card")])
def test_a_card_that_asks_for_more_than_its_price_is_named_only_once_that_is_there(played: int, code: str) -> None:
    """Acorns Basket costs a reed, and asks for three occupations."""
    farm = {"goods": {"food": 9}, "hand": ["B084"], "cards": ["B099", "B107", "B114"][:played]}
    game = agricola.from_position({**POSITION, "cards": True, "seats": [farm, {}]})
    (first, *_) = reasons(game, game.parse("Reed Bank"))
    assert first.code == code


def test_nothing_is_claimed_of_a_card_that_has_conditions() -> None:
    """Childless works in a house of three rooms: with two it is played, and does nothing yet."""
    farm = {"goods": {"food": 9}, "hand": ["B114"]}
    game = agricola.from_position({**POSITION, "cards": True, "seats": [farm, {}]})
    (told, *_) = reasons(game, game.parse("Lessons"))
    assert told.json() == {"code": "hint-card", "card": "B114"}
    assert "works" not in Wording(game.state.board).message(told)


def test_a_pile_that_has_grown_is_a_reason() -> None:
    assert codes("forest", {"goods": {"food": 9}}, stock={"forest": {"wood": 9}}) == [
        "hint-enough-fences",
        "hint-piled",
    ]


def test_one_more_person_works_in_every_round_that_is_left() -> None:
    home = {"goods": {"food": 9}, "rooms": ["a1", "a2", "a3"]}
    order = {"round": 7, "seats": [home, {}]}
    game = agricola.from_position({**POSITION, **order})
    first, second = reasons(game, game.parse("Basic Wish for Children"))
    assert first.json() == {"code": "hint-grows", "n": 3, "rounds": 7}
    assert second.json() == {
        "code": "hint-points",
        "points": 3,
        "gains": [{"code": "hint-point-for", "category": "people", "n": 3}],
    }


def test_what_cooks_says_what_an_animal_becomes() -> None:
    game = agricola.from_position({**POSITION, "seats": [{"goods": {"food": 9, "clay": 2}}, {}]})
    first, _ = reasons(game, game.parse("Major Improvement"))
    assert first.json() == {"code": "hint-cooks", "card": "M-fireplace-2", "goods": {"sheep": 1}, "n": 2}


@pytest.mark.parametrize(("sheep", "code"), [(0, "hint-first-of-kind"), (1, "hint-animals-pair"), (2, "hint-animals")])
def test_animals_are_first_a_kind_then_a_pair(sheep: int, code: str) -> None:
    farm = {"goods": {"food": 9, "sheep": sheep}, "pastures": [["d1", "e1"]]}
    assert codes("sheep_market", farm, stock={"sheep_market": {"sheep": 1}})[0] == code


def test_in_the_last_round_the_points_come_first() -> None:
    farm = {"goods": {"food": 9, "grain": 1}}
    assert codes("grain_seeds", farm, round=14)[0] != "hint-points"
    assert codes("farmland", {"goods": {"food": 9}, "fields": {"b1": {}}}, round=14) == [
        "hint-points",
        "hint-field-counts",
    ]


def test_a_choice_within_a_turn_has_its_reason_too() -> None:
    game = agricola.from_position(POSITION)
    game.apply(game.parse("Farmland"))
    assert [reason.code for reason in reasons(game, game.legal_actions()[0])] == ["hint-field-counts", "hint-points"]


@pytest.mark.parametrize(
    ("fields", "goods", "said"),
    [
        (0, {"grain": 1}, "your first field: now you can sow"),
        (0, {}, "your first field: what is sown on it multiplies"),
        (1, {"grain": 2}, "field number 2: more to sow; 3 points at once: more fields, 1 unused space fewer"),
        (1, {"grain": 1}, "field number 2: up to 5 fields count in the end"),
        (2, {}, "field number 3: up to 5 fields count in the end; 2 points at once: more fields, 1 unused space fewer"),
        (5, {}, "field number 6: it takes up an unused space of the farm; 1 point at once: 1 unused space fewer"),
    ],
)
def test_a_field_is_good_for_sowing_only_with_seed_for_it(fields: int, goods: dict[str, int], said: str) -> None:
    """Without seed it counts, and what it counts for is named."""
    cells = ["b1", "c1", "d1", "e1", "e2"][:fields]
    farm = {"goods": {"food": 9, **goods}, "fields": {cell: {} for cell in cells}}
    game = agricola.from_position({**POSITION, "seats": [farm, {}]})
    told = Wording(game.state.board).reasons(reasons(game, game.parse("Farmland")))
    assert told.startswith(said)


def test_every_field_counts_on_a_farm_of_tiles() -> None:
    game = agricola.from_position({"edition": "family", "players": 2, "seats": [{"fields": [0, 0]}, {}]})
    plow = next(one for one in game.legal_actions() if any(r.code == "hint-each-field" for r in reasons(game, one)))
    assert Wording(game.state.board).reasons(reasons(game, plow)) == (
        "field number 3: each field counts in the end; 1 point at once: more fields"
    )


def test_a_stable_is_a_reason() -> None:
    game = agricola.from_position(POSITION)
    for act in ("Farm Expansion", "choose:1"):
        game.apply(game.parse(act))
    stable = next(action for action in game.legal_actions() if action.code.startswith("stable"))
    assert "hint-stable" in [reason.code for reason in reasons(game, stable)]


@pytest.mark.parametrize(("shape", "room"), [("e1", 2), ("e1d2e2", 6)])
def test_fences_bring_the_room_of_exactly_what_they_enclose(shape: str, room: int) -> None:
    """What else could be fenced in the same turn is no merit of theirs."""
    farm = {"goods": {"food": 9, "wood": 11}, "pastures": [["d1"]]}
    game = agricola.from_position({**POSITION, "seats": [farm, {}]})
    game.apply(game.parse("Fencing"))
    (first, *_) = reasons(game, game.parse(f"fence:{shape}"))
    assert first.json() == {"code": "hint-pasture", "n": room}


def test_how_much_room_a_place_for_building_brings_is_not_known_before_it_is_chosen() -> None:
    farm = {"goods": {"food": 9, "wood": 12}}
    assert codes("fencing", farm) == ["hint-animal-room"]
    assert codes("fencing", farm, round=14) == ["hint-points", "hint-animal-room"]
    assert codes("farm_expansion", farm) == ["hint-animal-room"]


def test_the_last_turn_of_a_round_has_its_reason_too() -> None:
    """What the end of the round and the harvest bring and take is not counted with it."""
    game = agricola.from_position({**POSITION, "players": 1, "seats": [FARM], "ask_end_turn": True})
    for act in ("Forest", "end turn"):
        game.apply(game.parse(act))
    assert game.view(0)["seats"][0]["home"] == 1
    (first,) = reasons(game, game.parse("Day Laborer"))
    assert first.json() == {"code": "hint-feeds", "n": 2, "short": 4, "rounds": 0}
    assert [reason.code for reason in reasons(game, game.parse("Clay Pit"))] == ["hint-clay"]


def test_nothing_is_said_of_the_end_of_a_turn() -> None:
    game = agricola.from_position({**POSITION, "ask_end_turn": True})
    game.apply(game.parse("Forest"))
    assert reasons(game, game.parse("end turn")) == []


def test_food_that_is_not_missing_is_a_reason_too() -> None:
    rich = {**FARM, "goods": {"food": 9}}
    game = agricola.from_position({**POSITION, "seats": [rich, {}]})
    (first,) = reasons(game, game.parse("Day Laborer"))
    assert first.json() == {"code": "hint-food", "n": 2}


@pytest.mark.parametrize(
    ("round", "code", "goods"), [(4, "hint-pairs", {"sheep": 2}), (14, "hint-keeps", {"sheep": 2, "boar": 1})]
)
def test_animals_are_kept_for_their_young_and_in_the_end_for_their_points(
    round: int, code: str, goods: dict[str, int]
) -> None:
    """After the last harvest nothing is born any more."""
    farm = {"goods": {"food": 9, "sheep": 2, "boar": 1}, "pastures": [["d1"]]}
    game = agricola.from_position({"edition": "revised", "players": 1, "round": round, "seats": [farm]})
    while game.question.code not in ("ask-breed", "ask-keep"):
        game.apply(next(one for one in game.legal_actions() if one.code in ("place:forest", "place:clay_pit", "done")))
    answer = next(one for one in game.legal_actions() if one.code.startswith("keep:2S1B"))
    (first,) = reasons(game, answer)
    assert first.json() == {"code": code, "goods": goods}


def test_a_card_is_picked_for_what_it_was_worth() -> None:
    game = agricola.new_game("revised", players=2, cards=True, seed=2, variants=["draft-separate"])
    told = {action.cards[0]: reasons(game, action) for action in game.legal_actions()}
    assert len(told) == 7
    for card, (reason,) in told.items():
        points = round(worth(card))
        code = "hint-card-more" if points > 0 else "hint-card-less" if points < 0 else "hint-card-usual"
        assert reason.json() == {"code": code} | ({"points": abs(points)} if points else {})


def test_a_hand_is_kept_or_exchanged_for_what_its_cards_were_worth() -> None:
    """What the end of the game may bring is unknown before it has begun."""
    game = agricola.new_game("revised", players=1, cards=True, seed=4, variants=["mulligan"])
    cards = [(card.kind, worth(card.id)) for card in game.state.players[0].hand]
    kinds = {"mulligan:occupations": (OCCUPATION,), "mulligan:minors": (MINOR,), "done": (OCCUPATION, MINOR)}
    for action in game.legal_actions():
        (reason,) = reasons(game, action)
        points = round(sum(value for kind, value in cards if kind in kinds[action.code]))
        assert reason.code in ("hint-card-more", "hint-card-less", "hint-card-usual")
        assert reason.json().get("points", 0) == abs(points)


def test_nothing_is_said_of_a_card_that_is_still_to_be_drawn() -> None:
    """Not even by how much one would be ahead in the end."""
    game = agricola.new_game("revised", players=2, cards=True, seed=4, variants=["living-3"])
    done = next(action for action in game.legal_actions() if not action.cards)
    assert about_cards(game, done) == []


def test_nothing_done_saves_what_there_is() -> None:
    farm = {"goods": {"grain": 2, "food": 9}, "fields": {"b1": {}, "c1": {}}}
    game = agricola.from_position({**POSITION, "seats": [farm, {}]})
    game.apply(game.parse("Grain Utilization"))
    game.apply(game.legal_actions()[0])
    assert [reason.code for reason in reasons(game, game.parse("done"))] == ["hint-spares"]
