"""What happens is told as data: who, what, how much, where, and what it is owed to; only to whoever records it."""

from __future__ import annotations

import random
from typing import Any

import agricola
from agricola.cards.catalog import CARDS_BY_ID
from agricola.engine.kernel.effect import Effect
from agricola.engine.kernel.event_log import EVENT_KINDS, STARTING_PLAYER, EventLog
from agricola.engine.kernel.frame import Frame
from tests.kit import Table, play

Json = dict[str, Any]


def told(table: Table, *moves: str) -> list[Json]:
    """What everybody hears of some moves, but for the goods that are put on spaces."""
    table.game.record_events()
    table.do(*moves)
    return [event.json(None) for event in table.game.take_events() if event.kind != "replenished"]


def of_kind(events: list[Json], *kinds: str) -> list[Json]:
    """Those of the events that are of some kinds."""
    return [event for event in events if event["kind"] in kinds]


def last_person(round: int, **seat: Any) -> Table:
    """A table for one player with one person left to place."""
    return play("revised", 1, cards=True, round=round, seats=[{"home": 1, "placed": ["Fishing"], **seat}])


# --- in which order ---------------------------------------------------------------------------------------------------


def test_what_cards_do_in_a_phase_is_told_after_its_beginning() -> None:
    """original 15: Milking Shed acts in the field phase, Baker and then House Goat in the feeding phase."""
    seats: list[Json] = [
        {"goods": {"food": 9, "grain": 1}, "cards": ["E150", "M-fireplace-2", "K120", "I093"], "placed": ["1 Reed"]},
        {"goods": {"food": 9, "sheep": 5}, "placed": ["1 Clay", "Fishing"], "pastures": [["d1", "e1"]]},
    ]
    table = play("original", cards=True, round=4, seats=seats)
    events = told(table, "Day Laborer", "bake 1 grain")
    order = [event.get("what") or event["cause"]["card"] for event in of_kind(events, "phase_began", "card_activated")]
    assert order == ["field", "I093", "feeding", "E150", "K120", "breeding"]


# --- what it is owed to -----------------------------------------------------------------------------------------------


def test_goods_of_a_space_are_owed_to_the_space() -> None:
    assert told(play("revised", 1, round=3), "Forest") == [
        {"kind": "placed", "seat": 0, "space": "forest", "cause": {"round": 3}},
        {"kind": "gained", "seat": 0, "goods": {"wood": 2}, "space": "forest", "cause": {"space": "forest"}},
    ]


def test_goods_of_a_card_on_the_use_of_a_space_are_owed_to_the_card() -> None:
    table = play("revised", 1, cards=True, round=3, seats=[{"cards": ["A067"]}])
    events = of_kind(told(table, "Grain Seeds"), "gained", "card_activated")
    assert [(event["kind"], event["cause"]) for event in events] == [
        ("card_activated", {"card": "A067"}),
        ("gained", {"card": "A067"}),
        ("gained", {"space": "grain_seeds"}),
    ]


def test_what_a_card_gives_to_others_is_owed_to_it_and_activates_it_once() -> None:
    table = play("revised", 2, cards=True, round=12, seats=[{"cards": ["A050"]}, {}])
    events = of_kind(told(table, "Cattle Market"), "gained", "card_activated")
    assert [(event["kind"], event["seat"]) for event in events if event["cause"] == {"card": "A050"}] == [
        ("card_activated", 0),
        ("gained", 0),
        ("gained", 1),
    ]


def test_wood_from_a_card_at_the_start_of_the_round_after_a_harvest_is_owed_to_the_card() -> None:
    events = told(last_person(4, cards=["B118"], goods={"food": 9}), "Forest")
    kinds = [event["kind"] for event in events]
    assert kinds.index("harvest_began") < kinds.index("round_began") < kinds.index("card_activated")
    assert events[-1] == {"kind": "gained", "seat": 0, "goods": {"wood": 1}, "cause": {"card": "B118"}}


def test_a_harvest_tells_crops_food_begging_and_births() -> None:
    fields = {"c1": {"grain": 2}, "c2": {"vegetable": 1}}
    table = last_person(4, goods={"food": 1, "sheep": 2}, fields=fields, pastures=[["e1", "e2"]])
    events = told(table, "Day Laborer", "beg 3")
    assert of_kind(events, "phase_began", "harvested", "fed", "begged", "bred") == [
        {"kind": "phase_began", "what": "field", "cause": {"harvest": "field"}},
        {"kind": "harvested", "seat": 0, "goods": {"grain": 1}, "cells": ["c1"], "cause": {"harvest": "field"}},
        {"kind": "harvested", "seat": 0, "goods": {"vegetable": 1}, "cells": ["c2"], "cause": {"harvest": "field"}},
        {"kind": "phase_began", "what": "feeding", "cause": {"harvest": "feeding"}},
        {"kind": "fed", "seat": 0, "goods": {"food": 3}, "count": 6, "cause": {"harvest": "feeding"}},
        {"kind": "begged", "seat": 0, "count": 3, "cause": {"harvest": "feeding"}},
        {"kind": "phase_began", "what": "breeding", "cause": {"harvest": "breeding"}},
        {"kind": "bred", "seat": 0, "goods": {"sheep": 1}, "cause": {"harvest": "breeding"}},
    ]


def test_what_is_paid_for_a_card_is_owed_to_the_card_and_the_card_to_the_space() -> None:
    table = play("revised", 1, round=5, seats=[{"goods": {"clay": 3}}])
    assert told(table, "Major Improvement", "build Fireplace (2 clay)")[1:] == [
        {"kind": "card_played", "seat": 0, "card": "M-fireplace-2", "cause": {"space": "major_improvement"}},
        {"kind": "paid", "seat": 0, "goods": {"clay": 2}, "cause": {"card": "M-fireplace-2"}},
        {"kind": "card_entered", "seat": 0, "card": "M-fireplace-2", "cause": {"space": "major_improvement"}},
    ]


def test_what_is_cooked_for_a_payment_is_owed_to_the_payment() -> None:
    seat = {"goods": {"sheep": 1, "grain": 1}, "hand": ["A090"], "cards": ["M-fireplace-2"], "occupations_played": 1}
    table = play("revised", 1, cards=True, round=5, seats=[seat])
    events = told(table, "Lessons (A)", "pay 1 food (convert 1 sheep to 2 food)")
    assert of_kind(events, "converted", "paid") == [
        {
            "kind": "converted", "seat": 0, "goods": {"sheep": 1}, "got": {"food": 2}, "card": "M-fireplace-2",
            "cause": {"payment": {"card": "A090"}},
        },
        {"kind": "paid", "seat": 0, "goods": {"food": 1}, "cause": {"card": "A090"}},
    ]  # fmt: skip


def test_a_payment_that_is_asked_for_is_owed_to_what_asked_for_it() -> None:
    """The bill stands on the stack by itself: what it is for must not be lost on the way."""
    seat = {"goods": {"wood": 9, "reed": 9, "clay": 9}, "house": "clay", "cards": ["A123"]}
    table = play("revised", 1, cards=True, round=5, seats=[seat])
    events = told(table, "Farm Expansion", "build rooms", "room b2", "pay 5 clay, 2 reed")
    assert events[-1] == {
        "kind": "paid", "seat": 0, "goods": {"clay": 5, "reed": 2}, "cause": {"space": "farm_expansion"},
    }  # fmt: skip


def test_animals_without_a_place_are_owed_to_what_brought_them() -> None:
    table = play("revised", 1, round=5, stock={"Sheep Market": {"sheep": 3}})
    assert told(table, "Sheep Market")[-1] == {
        "kind": "discarded", "seat": 0, "goods": {"sheep": 2}, "cause": {"space": "sheep_market"},
    }  # fmt: skip


def test_goods_on_round_spaces_are_promised_and_delivered_by_their_card() -> None:
    seat = {"goods": {"wood": 1}, "hand": ["A044"], "cards": ["A123", "A125"], "occupations_played": 2}
    table = play("revised", 1, cards=True, round=5, seats=[seat])
    events = told(table, "Meeting Place", "play Pond Hut", "Forest")
    assert [(event["kind"], event["round"]) for event in of_kind(events, "promised", "delivered")] == [
        ("promised", 6), ("promised", 7), ("promised", 8), ("delivered", 6),
    ]  # fmt: skip
    assert all(event["cause"] == {"card": "A044"} for event in of_kind(events, "promised", "delivered"))


def test_a_traveling_card_is_told_to_go_to_the_left_neighbour() -> None:
    table = play("revised", 2, cards=True, round=5, seats=[{"goods": {"sheep": 1}, "hand": ["A009"]}, {}])
    events = told(table, "Meeting Place", "play Young Animal Market")
    assert events[-1] == {
        "kind": "card_passed", "seat": 0, "card": "A009", "to": 1, "cause": {"space": "meeting_place"},
    }  # fmt: skip
    assert not of_kind(events, "card_entered")


def test_what_is_put_below_others_on_the_stack_is_known_when_the_log_forgets_old_frames() -> None:
    """What comes later is put below (a person for the next in turn): three of 2,300 games broke off there."""
    state = agricola.new_game("revised", players=2, seed=1).state
    log = EventLog(state.board)
    effect = state.stack[0].effect
    stack = [Frame(effect, 0), Frame(effect, 1)]
    log.listen(stack, 1)
    stack.insert(1, Frame(effect, 0))
    for _ in range(100):
        stack.append(Frame(effect, 0))
        log.follow(stack, 1, stack[-1])
        stack.pop()
    log.follow(stack, 1, stack[1])
    log.tell(1, STARTING_PLAYER, 0)
    assert len(log.events) == 1


def test_every_effect_of_a_card_bears_its_name() -> None:
    """The cause of an event is read from it; an effect that two cards share would be owed to one of them only."""

    def check(effect: Effect, card: str) -> None:
        assert effect.name.partition("/")[0] == card
        for part in effect.parts():
            check(part, card)

    for card in CARDS_BY_ID.values():
        rules = card.rules
        for effect in [trigger.effect for trigger in rules.triggers + rules.from_hand] + list(rules.any_time):
            check(effect, card.id)


# --- who hears it -----------------------------------------------------------------------------------------------------


def test_nothing_is_kept_unless_somebody_records() -> None:
    game = agricola.new_game("revised", players=2, seed=1)
    game.apply(game.legal_actions()[0])
    assert game.take_events() == []


def test_events_are_handed_out_once() -> None:
    game = agricola.new_game("revised", players=2, seed=1, record_events=True)
    assert game.take_events()
    assert game.take_events() == []


def test_clones_and_imagined_games_keep_nothing() -> None:
    game = agricola.new_game("revised", players=2, seed=1, record_events=True)
    game.take_events()
    for copy in (game.clone(), game.determinize(0, random.Random(1))):
        assert copy.state.event_log is None
        copy.apply(copy.legal_actions()[0])
        assert copy.take_events() == []
    assert game.take_events() == []


def test_recording_changes_nothing_in_the_game() -> None:
    silent = agricola.new_game("revised", players=3, seed=5)
    recorded = agricola.new_game("revised", players=3, seed=5, record_events=True)
    rng = random.Random(5)
    while not silent.is_terminal():
        assert silent.key() == recorded.key()
        action = rng.choice(silent.legal_actions())
        silent.apply(action)
        recorded.apply(action)
    assert silent.position() == recorded.position()
    assert silent.record() == recorded.record()


def test_only_its_owner_sees_which_card_was_dealt() -> None:
    game = agricola.new_game("revised", players=2, seed=1, record_events=True)
    dealt = [event for event in game.take_events() if event.kind == "card_dealt"]
    assert [event.json(1)["card"] for event in dealt if event.seat == 1] == game.view(1)["hand"]
    for stranger in (0, None):
        assert all("card" not in event.json(stranger) for event in dealt if event.seat == 1)


def test_only_what_was_hidden_is_revealed() -> None:
    """The Family Edition prints the order of its round spaces; a solo player may choose the order of the cards."""
    hidden = agricola.new_game("revised", players=2, seed=1, record_events=True).take_events()
    printed = agricola.new_game("family", players=2, seed=1, record_events=True).take_events()
    assert [event.kind for event in hidden if event.kind in {"opened", "revealed"}] == ["opened", "revealed"]
    assert [event.kind for event in printed if event.kind in {"opened", "revealed"}] == ["opened"]


def test_the_kinds_have_names_of_their_own() -> None:
    assert len(set(EVENT_KINDS)) == len(EVENT_KINDS)
    assert all(kind.isascii() and kind.replace("_", "").islower() for kind in EVENT_KINDS)


def test_equal_events_are_equal() -> None:
    """Two games with the same moves tell the same; who may see a card is part of it."""
    first, second = (agricola.new_game("revised", players=2, seed=1, record_events=True).take_events() for _ in "ab")
    assert first == second
    assert [hash(event) for event in first] == [hash(event) for event in second]
    other = agricola.new_game("revised", players=2, seed=2, record_events=True).take_events()
    assert first != other
