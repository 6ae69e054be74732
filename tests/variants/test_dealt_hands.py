"""Hands that are dealt otherwise (revised 17.2): deifuss and lopez."""

from __future__ import annotations

import pytest

import agricola
from agricola import BadOption
from agricola.engine.kernel.card import MINOR, OCCUPATION


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_deifuss_deals_six_ordinary_minors_and_one_traveling_one(players: int) -> None:
    game = agricola.new_game("revised", players=players, variants=["deifuss"], seed=players)
    for p in game.state.players:
        minors = [card for card in p.hand if card.kind == MINOR]
        assert sorted(card.traveling for card in minors) == [False] * 6 + [True]
        assert sum(card.kind == OCCUPATION for card in p.hand) == 7


def test_a_chosen_hand_fills_the_portions_that_its_cards_fit() -> None:
    usual = agricola.new_game("revised", players=1, seed=1)
    traveling = [card.name for card in usual.state.board.minors if card.traveling]
    game = agricola.new_game("revised", players=1, variants=["deifuss"], hands=[traveling[:1]], seed=2)
    minors = [card for card in game.state.players[0].hand if card.kind == MINOR]
    assert [card.name for card in minors if card.traveling] == traveling[:1]
    assert len(minors) == 7
    with pytest.raises(BadOption, match="more of its kind than a hand may hold"):
        agricola.new_game("revised", players=1, variants=["deifuss"], hands=[traveling[:2]])


def test_lopez_needs_more_occupations_than_the_decks_of_the_box_hold() -> None:
    """OP-15: the two higher groups have 7 cards each, and 8 are needed."""
    with pytest.raises(BadOption, match="so 8 of one are needed, but the decks hold 7"):
        agricola.new_game("revised", players=4, variants=["lopez"])
    with pytest.raises(BadOption, match="lopez is for 4 players, not for 3"):
        agricola.new_game("revised", players=3, variants=["lopez"])
