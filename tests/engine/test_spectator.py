"""What a spectator sees: what lies open, and nothing of any hand."""

from __future__ import annotations

import json
import random

import pytest

import agricola


def test_a_spectator_sees_no_hand_and_no_actions() -> None:
    """Without a seat the view has nobody's hand, nobody's options and only cards that lie open."""
    game = agricola.new_game("revised", players=3, seed=5)
    view = game.view(None)
    assert view["seat"] is None
    assert view["hand"] == []
    assert view["actions"] == []
    assert view["current_player"] == game.current_player
    told = json.dumps(view)
    for player in game.state.players:
        assert not any(f'"{card.id}"' in told for card in player.hand)


@pytest.mark.parametrize("seed", range(3))
def test_a_spectator_can_not_tell_two_deals_apart(seed: int) -> None:
    """Dealing the hidden cards anew changes nothing of what a spectator sees, at any moment of a game."""
    game = agricola.new_game("revised", players=2, seed=seed)
    rng = random.Random(seed)
    while not game.is_terminal():
        asked = game.current_player
        assert asked is not None
        imagined = game.determinize(asked, rng)
        assert imagined.view(None) == game.view(None)
        game.apply(rng.choice(game.legal_actions()))


def test_a_spectator_sees_what_every_seat_sees_alike() -> None:
    """The public part of the view is the same for a seat and for a spectator."""
    game = agricola.new_game("revised", players=2, seed=1)
    watched, seen = game.view(None), game.view(0)
    own = {"seat", "hand", "actions", "cards", "asked_by"}
    assert {k: v for k, v in watched.items() if k not in own} == {k: v for k, v in seen.items() if k not in own}
