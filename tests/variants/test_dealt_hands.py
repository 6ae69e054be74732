"""Hands that are dealt otherwise (revised 17.2): deifuss and lopez."""

from __future__ import annotations

import pytest

import agricola
from agricola import BadOption, Deck
from agricola.cards.words import occupation
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


@pytest.mark.parametrize("players", [2, 3])
def test_lopez_deals_occupations_by_their_groups(players: int) -> None:
    """17.2: 3 of [1+], 2 of [3+] and 2 of [4] each, whatever groups this number of players has otherwise."""
    game = agricola.new_game("revised", players=players, variants=["lopez"], seed=players)
    for p in game.state.players:
        groups = sorted(card.players for card in p.hand if card.kind == OCCUPATION)
        assert groups == [1, 1, 1, 3, 3, 4, 4]
        assert sum(card.kind == MINOR for card in p.hand) == 7
    assert agricola.replay(str(game.record())).key() == game.key()


def test_lopez_goes_with_a_draft() -> None:
    game = agricola.new_game("revised", players=3, variants=["lopez", "draft-separate"], seed=1)
    for seat in range(3):
        pack = [game.state.board.cards[card].players for card in game.view(seat)["pack"]]
        assert sorted(pack) == [1, 1, 1, 3, 3, 4, 4]


def _higher_groups(number: int) -> Deck:
    """A deck of one's own with so many occupations of each higher group."""
    cards = [
        occupation(f"Helper {group}-{one}", id=f"helper-{group}-{one}", text="Nothing happens.", players=group)
        for group in (3, 4)
        for one in range(number)
    ]
    return Deck(f"helpers-{number}", cards)


def test_lopez_needs_more_occupations_for_four_than_the_box_holds() -> None:
    """OP-15: the two higher groups have 7 cards each, and 8 are needed."""
    with pytest.raises(BadOption, match="can't be dealt to 4 players: four need 8 occupations of each higher group"):
        agricola.new_game("revised", players=4, variants=["lopez"])
    with pytest.raises(BadOption, match="lopez is for 2 to 4 players, not for 1"):
        agricola.new_game("revised", players=1, variants=["lopez"])


@pytest.mark.parametrize("variants", [["lopez"], ["lopez", "draft-combined"]])
def test_lopez_is_dealt_to_four_where_decks_of_one_s_own_bring_enough(variants: list[str]) -> None:
    """17.2: for four it is meant, with more cards than those of the box."""
    game = agricola.new_game("revised", players=4, decks=[_higher_groups(1)], variants=variants, seed=1)
    while game.round == 0:
        game.apply(game.legal_actions()[0])
    groups = sorted(card.players for p in game.state.players for card in p.hand if card.kind == OCCUPATION)
    assert groups == [1] * 12 + [3] * 8 + [4] * 8
    assert agricola.replay(str(game.record())).key() == game.key()


@pytest.mark.parametrize("variants", [["lopez"], ["lopez", "draft-combined"]])
def test_lopez_says_which_cards_are_missing_where_own_decks_do_not_suffice(variants: list[str]) -> None:
    only_four = Deck("only-four", _higher_groups(2).cards[2:])
    with pytest.raises(BadOption, match=r"8 occupations \[3\+\] are needed for 4 players, 7 are there"):
        agricola.new_game("revised", players=4, decks=[only_four], variants=variants, seed=1)
