"""What is legal never hangs on what a seat can't know: worlds that differ only in that offer it the same.

The cards here draw, discard, foresee or put in order what is hidden; all of them lie in front of everybody or are about
to be played, so that games meet them again and again.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import agricola
from agricola import Game

DRAWS, FORESEES, SWEEPS, CONTAINER = "K275", "Z327", "K125", "K304"
STEPS = 40
WORLDS = 2


def _game(seed: int) -> Game:
    """A game of four somewhere in rounds 3 to 8, with the cards about hidden things in hands and in front."""
    rng = random.Random(seed)
    board = agricola.EDITIONS["original"].board(4, {"decks": "EIKZ"}, True)
    special = (DRAWS, FORESEES, SWEEPS, CONTAINER)
    minors = [card.id for card in board.minors if card.id not in special]
    occupations = [card.id for card in board.occupations if card.id not in special]
    rng.shuffle(minors)
    rng.shuffle(occupations)
    owners = rng.sample(range(4), 3)
    seats: list[dict[str, Any]] = []
    for _ in range(4):
        hand = [minors.pop() for _ in range(5)] + [occupations.pop() for _ in range(5)]
        goods = {"wood": 4, "clay": 3, "reed": 2, "stone": 2, "food": 5, "grain": 1, "vegetable": 1}
        seats.append({"hand": hand, "cards": [], "goods": goods})
    seats[owners[0]]["cards"].append(DRAWS)
    seats[owners[1]]["cards"].append(FORESEES)
    seats[owners[2]]["hand"].append(SWEEPS)
    seats[rng.randrange(4)]["hand"].append(CONTAINER)
    return agricola.from_position(
        {
            "edition": "original",
            "players": 4,
            "cards": True,
            "options": {"decks": "EIKZ"},
            "round": rng.randint(3, 8),
            "chance": rng.getrandbits(60),
            "seats": seats,
            "foreseen_by": [owners[1]],
            "minor_pile": minors,
            "occupation_pile": occupations,
        }
    )


def _codes(game: Game) -> list[str]:
    return [action.code for action in game.legal_actions()]


@pytest.mark.parametrize("seed", range(8))
def test_worlds_that_differ_in_what_is_hidden_look_and_offer_the_same(seed: int) -> None:
    game = _game(seed)
    rng = random.Random(seed)
    for _ in range(STEPS):
        if game.is_terminal():
            break
        asked = game.current_player
        assert asked is not None
        view = json.dumps(game.view(asked))
        for _ in range(WORLDS):
            world = game.determinize(asked, rng)
            assert json.dumps(world.view(asked)) == view
            assert _codes(world) == _codes(game)
            # Asked anew in that world, the question has the same answers: nothing was kept from the true one.
            assert _codes(agricola.from_position(world.position())) == _codes(game)
        seen = rng.choice([seat for seat in range(4) if seat != asked])
        world = game.determinize(seen, rng)
        assert json.dumps(world.view(seen)) == json.dumps(game.view(seen))
        special = [action for action in game.legal_actions() if action.code == "choose:draw" or "K125" in action.code]
        game.apply(rng.choice(special or game.legal_actions()))
