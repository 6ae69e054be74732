"""Random play with hand cards over every edition that has some and every number of players (`card_games.py`)."""

from __future__ import annotations

import json
import random

import pytest

from tests.property.card_games import CardLover, CardSetup, CardWalk, card_setups, check_card_game, check_imagined
from tests.property.checks import finish

GAMES = 144
BATCHES = 12
THOROUGH = 0.01


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_with_cards_keep_every_promise(batch: int) -> None:
    for number in range(batch, GAMES, BATCHES):
        check_card_game(number, THOROUGH)


@pytest.mark.parametrize("setup", card_setups(), ids=str)
def test_the_same_seed_deals_the_same_hands_and_another_seed_others(setup: CardSetup) -> None:
    first, second, other = setup.new(3), setup.new(3), setup.new(4)
    assert first.key() == second.key()
    assert [p.hand for p in first.state.players] != [p.hand for p in other.state.players]


@pytest.mark.parametrize("setup", [setup for setup in card_setups() if setup.players > 1], ids=str)
def test_a_seat_sees_no_hidden_card(setup: CardSetup) -> None:
    """Whatever other seats hold, a seat sees the same; and in imagined games the hidden cards lie otherwise."""
    rng = random.Random(5)
    game = setup.new(5)
    choose = CardLover(rng)
    for _ in range(30):
        if game.is_terminal():
            break
        game.apply(choose(game.legal_actions()))
    for seat in range(setup.players):
        shown = json.dumps(game.view(seat))
        hidden = [card for p in game.state.players if p.seat != seat for card in p.hand if card not in p.known]
        assert not [card.id for card in hidden if f'"{card.id}"' in shown]
        imagined = [game.determinize(seat, rng) for _ in range(5)]
        assert all(json.dumps(other.view(seat)) == shown for other in imagined)
        if len(hidden) > 3:
            assert len({tuple(p.hand for p in other.state.players) for other in imagined}) > 1


@pytest.mark.parametrize("setup", [setup for setup in card_setups() if setup.players > 1], ids=str)
def test_imagined_games_with_cards_finish(setup: CardSetup) -> None:
    rng = random.Random(6)
    game = setup.new(6)
    choose = CardLover(rng)
    for _ in range(12):
        if not game.is_terminal():
            game.apply(choose(game.legal_actions()))
    for seat in range(setup.players):
        imagined = game.determinize(seat, rng)
        check_imagined(game, imagined, seat)
        finish(imagined, choose)


def test_a_walk_notes_the_cards_that_were_played() -> None:
    walk = CardWalk(CardSetup("revised", 2, wealthy=True), 1, CardLover(random.Random(1)), thorough=0.0)
    game = walk.play()
    assert {card.id for p in game.state.players for card in p.cards if card.id[0] != "M"} <= set(walk.played)
    assert walk.played
