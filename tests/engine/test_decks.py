"""Which decks of the original edition are dealt, to whom, and how a game remembers it (original 4.2)."""

from __future__ import annotations

import random

import pytest

import agricola
from agricola import BadOption
from agricola.cards.catalog import ORIGINAL_CARDS
from agricola.engine.kernel.card import MINOR, OCCUPATION


def _dealt(players: int, decks: str | None = None, seed: int = 1) -> agricola.Game:
    return agricola.new_game("original", players=players, decks=decks, seed=seed)


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("decks", ["E", "I", "K", "EIK", "EIKZ", "EZ"])
def test_everybody_gets_7_minors_and_7_occupations_of_the_decks(players: int, decks: str) -> None:
    game = _dealt(players, decks)
    seen = []
    for p in game.state.players:
        assert [card.kind for card in p.hand].count(MINOR) == 7
        assert [card.kind for card in p.hand].count(OCCUPATION) == 7
        assert {card.deck for card in p.hand} <= set(decks)
        seen += [card.id for card in p.hand]
    assert len(seen) == len(set(seen)) == 14 * players


@pytest.mark.parametrize(("players", "groups"), [(1, {1}), (2, {1}), (3, {1, 3}), (4, {1, 3, 4}), (5, {1, 3, 4})])
def test_only_occupations_for_the_number_of_players_are_in_the_game(players: int, groups: set[int]) -> None:
    """Players 1 and 2 use the group 1-5, 3 also 3-5, 4 and 5 all."""
    game = _dealt(players, "EIKZ")
    dealt = [card for p in game.state.players for card in p.hand if card.kind == OCCUPATION]
    assert {card.players for card in [*dealt, *game.state.occupation_pile]} == groups


def test_the_rest_of_the_decks_is_in_two_piles() -> None:
    game = _dealt(2, "I")
    held = [card for p in game.state.players for card in p.hand]
    rest = [*game.state.minor_pile, *game.state.occupation_pile]
    assert {card.id for card in [*held, *rest]} == {
        card.id for card in ORIGINAL_CARDS if card.deck == "I" and card.players <= 2
    }


def test_e_i_and_k_are_dealt_when_nobody_says_and_z_only_when_asked_for() -> None:
    assert _dealt(3).state.board.options["decks"] == "EIK"
    assert {card.deck for card in _dealt(3).state.minor_pile} == {"E", "I", "K"}
    assert "Z" in {card.deck for card in _dealt(3, "zek").state.minor_pile + _dealt(3, "zek").state.occupation_pile}


def test_the_order_and_the_size_of_the_letters_make_no_difference() -> None:
    assert _dealt(3, "kie").key() == _dealt(3).key()


@pytest.mark.parametrize("decks", ["", "X", "EE", "AB", "E I"])
def test_wrong_letters_are_refused(decks: str) -> None:
    with pytest.raises(BadOption, match="decks are letters, each once, of E, I, K, Z"):
        _dealt(2, decks)


def test_deck_z_comes_with_another() -> None:
    with pytest.raises(BadOption, match=r"deck Z only comes with another one; use decks='EIKZ'"):
        _dealt(2, "Z")


def test_other_games_have_no_decks_to_choose() -> None:
    with pytest.raises(BadOption, match="the revised edition has no decks to choose from"):
        agricola.new_game("revised", players=2, decks="A")
    with pytest.raises(BadOption, match="without hand cards there are no decks"):
        agricola.new_game("original", players=2, cards=False, decks="E")


def test_a_record_and_a_position_remember_the_decks() -> None:
    game = _dealt(2, "EK")
    game.apply(game.legal_actions()[0])
    assert agricola.replay(game.record()).key() == game.key()
    again = agricola.from_position(game.position())
    assert again.state.board is game.state.board
    assert game.view(0)["options"]["decks"] == "EK"


def test_an_imagined_game_is_dealt_from_the_same_decks() -> None:
    game = _dealt(2, "K")
    imagined = game.determinize(0, random.Random(1))
    assert {card.deck for p in imagined.state.players for card in p.hand} == {"K"}
    assert imagined.view(0) == game.view(0)
