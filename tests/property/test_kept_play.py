"""Random games in which everybody begins with occupations of an earlier one (revised 18, original 17)."""

from __future__ import annotations

import random

import pytest

import agricola
from tests.property.card_games import CardLover, CardSetup, CardWalk, card_editions

THOROUGH = 0.02
_SETUPS = [
    CardSetup(edition, players, ask_forced=number % 2 == 1, kept=kept)
    for edition in card_editions()
    for players in range(1, agricola.EDITIONS[edition].most_players + 1)
    for number, kept in enumerate((1, 4, 7) if players == 1 else (1, 2))
]


@pytest.mark.parametrize("setup", _SETUPS, ids=str)
def test_random_games_with_kept_occupations_keep_every_promise(setup: CardSetup) -> None:
    CardWalk(setup, setup.kept, CardLover(random.Random(setup.kept)), THOROUGH, audited=True).play()


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_every_occupation_can_be_permanent(edition: str) -> None:
    """Each of them lies open at the start of a solo game, or is shuffled back because it can't be paid (18.2.4)."""
    board = agricola.new_game(edition, players=1, seed=1).state.board
    for number, card in enumerate(board.occupations):
        game = agricola.new_game(edition, players=1, seed=number, kept=[[card.id]])
        open_cards = {one.id for one in game.state.players[0].cards}
        assert card.id in open_cards or card in game.state.occupation_pile or game.round == 0, card.name
        rng = random.Random(number)
        while game.round < 2 and not game.is_terminal():
            game.apply(rng.choice(game.legal_actions()))
        assert agricola.replay(str(game.record())).key() == game.key()
