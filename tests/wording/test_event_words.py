"""What has happened can be said in every language, whatever it was, without a gap and without a hidden card."""

from __future__ import annotations

import random

import pytest

import agricola
from agricola.engine.kernel.event_log import CARD_DEALT, EVENT_KINDS, GameEvent
from agricola.engine.message import Message
from agricola.wording.languages import languages, messages
from agricola.wording.wording import Wording

SETUPS = [("revised", 4, True), ("revised", 2, False), ("original", 5, False), ("family", 3, False)]


def events_of(edition: str, players: int, cards: bool, seed: int) -> tuple[agricola.Game, list[GameEvent]]:
    """Everything that happens in a random game."""
    game = agricola.new_game(edition, players=players, cards=cards, seed=seed, record_events=True)
    rng = random.Random(seed)
    while not game.is_terminal():
        game.apply(rng.choice(game.legal_actions()))
    return game, game.take_events()


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_event_has_a_message(language: str) -> None:
    assert [kind for kind in EVENT_KINDS if f"event-{kind}" not in messages(language)] == []


@pytest.mark.parametrize(("edition", "players", "cards"), SETUPS)
def test_whatever_happens_can_be_said(edition: str, players: int, cards: bool) -> None:
    game, events = events_of(edition, players, cards, seed=3)
    assert len({event.kind for event in events}) > 12
    for language in languages():
        words = Wording(game.state.board, language, ["Ann", "Bob", "Cleo", "Dan", "Eve"])
        for event in events:
            message = event.message(0)
            inner = message.params.get("event", message)
            assert isinstance(inner, Message)
            assert inner.code in messages(language), inner.code
            said = words.message(message)
            assert said.strip()
            assert "event-" not in said
            assert "$" not in said


def test_the_log_of_a_placement_tells_amounts() -> None:
    game = agricola.new_game("revised", players=2, cards=False, seed=7, record_events=True)
    game.take_events()
    game.apply(game.parse("Forest"))
    assert [game.words(event.message(0)) for event in game.take_events()] == ["Person placed on Forest", "+3 wood"]


def test_a_card_that_was_drawn_is_named_to_its_owner_only() -> None:
    dealt = [
        event for event in events_of("revised", 2, True, seed=1)[1] if event.kind == CARD_DEALT and event.seen_by >= 0
    ]
    for event in dealt:
        assert event.message(event.seen_by).params["card"] == event.card
        assert "card" not in event.message(None).params
        assert "card" not in event.message(1 - event.seen_by).params
