"""What a space says that it needs is what its actions ask for in every position; clones share no stock."""

from __future__ import annotations

import random
from typing import Any

import pytest

from agricola.engine.kernel.effect import NOTHING, SOMETHING_THERE
from agricola.engine.kernel.state import has_stock
from agricola.game import new_game

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("revised", {"players": 2, "cards": False}),
    ("revised", {"players": 4}),
    ("original", {"players": 5, "cards": False}),
    ("original", {"players": 3, "decks": "EIKZ"}),
    ("family", {"players": 3}),
]


@pytest.mark.parametrize(("edition", "options"), SETUPS)
def test_a_space_needs_what_it_says(edition: str, options: dict[str, Any]) -> None:
    rng = random.Random(4)
    game = new_game(edition, seed=4, **options)
    met = set()
    while not game.is_terminal():
        g = game.state
        for space in g.open:
            met.add(space.needs)
            for seat in range(len(g.players)):
                possible = space.effect.possible(g, seat, space.index)
                if space.needs == NOTHING:
                    assert possible, space.name
                elif space.needs == SOMETHING_THERE:
                    assert possible == has_stock(g, space.index), space.name
        game.apply(rng.choice(game.legal_actions()))
    assert {NOTHING, SOMETHING_THERE} <= met


def test_a_clone_and_its_original_keep_their_own_goods_on_the_spaces() -> None:
    game = new_game("revised", players=2, cards=False, seed=7)
    forest = game.state.board.by_name["Forest"].index
    before = list(game.state.stock)
    copy = game.clone()
    second = copy.clone()
    for one in (copy, game):
        one.apply(one.parse("Forest"))
        assert not has_stock(one.state, forest)
        assert list(second.state.stock) == before
    third = game.clone()
    third.apply(third.parse("Clay Pit"))
    clay_pit = game.state.board.by_name["Clay Pit"].index
    assert has_stock(game.state, clay_pit)
    assert not has_stock(third.state, clay_pit)
