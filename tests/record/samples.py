"""Games to read and write: one for each kind of decision, and random ones."""

from __future__ import annotations

import random
from collections.abc import Iterator

import agricola
from agricola import Game
from tests.kit import Table, play

SETUPS = [("original", players) for players in (1, 2, 3, 4, 5)] + [("revised", players) for players in (1, 2, 3, 4)]

_EXPAND = "Build Room(s) and/or Build Stable(s)"
_BUY = "1 Major or Minor Improvement"
_RICH = {"wood": 20, "clay": 9, "reed": 9, "stone": 9, "grain": 3, "vegetable": 2}


def _farm(*, players: int = 2, round: int = 14, **seat: object) -> Table:
    return play("original", players, round=round, seats=[{"goods": _RICH, **seat}])


def decision(kind: str) -> Table:
    """A game of the original edition that waits for a decision of that kind."""
    match kind:
        case "place":
            return _farm()
        case "or":
            return _farm(players=5).do("Take Animals")
        case "and/or":
            return _farm().do(_EXPAND)
        case "rooms":
            return _farm().do(_EXPAND, "build rooms")
        case "more rooms":
            return _farm().do(_EXPAND, "build rooms", "room b2")
        case "stables":
            return _farm().do(_EXPAND, "build stables")
        case "may":
            return _farm().do("After Renovation also 1 Major or Minor Improvement")
        case "plow":
            return _farm(fields={"c1": {}}).do("Plow 1 Field")
        case "sow":
            return _farm(fields={"c1": {}, "d1": {}}).do("Plow Field and Sow", "sow")
        case "bake":
            return _farm(cards=["M-fireplace-2"]).do("Build 1 Stable and/or Bake Bread", "bake bread")
        case "fences":
            return _farm().do("Fences")
        case "more fences":
            return _farm().do("Fences", "fence e1")
        case "major":
            return _farm().do(_BUY)
        case "pay":
            return _farm(cards=["M-fireplace-2"]).do(_BUY, "build Cooking Hearth (4 clay)")
        case "bake on buying":
            return _farm().do(_BUY, "build Clay Oven")
        case "keep":
            return _farm(goods={"sheep": 1}).do("1 Cattle")
        case "feed":
            return play("original", round=4, phase="feeding", seats=[{"goods": {"grain": 2, "food": 1}}])
        case "feed on":
            seat = {"goods": {"grain": 2, "food": 1, "wood": 2}, "cards": ["M-joinery"]}
            return play("original", round=4, phase="feeding", seats=[seat]).do("convert 1 wood to 2 food")
        case "breed":
            herd = {"sheep": 2, "boar": 1}
            return play("original", round=4, phase="breeding", seats=[{"goods": herd, "pastures": [["e1"]]}])
    raise ValueError(kind)


KINDS = [
    "place", "or", "and/or", "rooms", "more rooms", "stables", "may", "plow", "sow", "bake", "fences", "more fences",
    "major", "pay", "bake on buying", "keep", "feed", "feed on", "breed",
]  # fmt: skip


def random_game(edition: str, players: int, seed: int, ask_forced: bool = False) -> Iterator[Game]:
    """A random game, given out before each decision."""
    rng = random.Random(seed)
    game = agricola.new_game(edition, players=players, cards=False, seed=seed, ask_forced=ask_forced)
    while not game.is_terminal():
        yield game
        game.apply(rng.choice(game.legal_actions()))


def after(edition: str, players: int, moves: int, seed: int = 1) -> Game:
    """A game after some random moves."""
    for number, game in enumerate(random_game(edition, players, seed)):
        if number == moves:
            return game
    raise AssertionError(f"the game was over before {moves} moves")


def finished(edition: str, players: int, seed: int = 1) -> Game:
    """A random game that is over."""
    for game in random_game(edition, players, seed):
        last = game
    return last
