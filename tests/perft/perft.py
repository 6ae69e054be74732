"""Leaf counts of the decision tree, as chess engines keep them: how many ways there are to make n decisions.

The counts stand in `counts.txt`. A count that changes means that the rules have changed, or that they were wrong:
`make perft` writes the table anew, and the commit says why.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import agricola
from agricola import Game
from agricola.cli.commands.perft import perft

COUNTS = Path(__file__).with_name("counts.txt")
ENOUGH = 10_000
"""Each row stops at the first count beyond this."""

HEADER = """\
# Leaf counts of the decision tree: the number of ways to make 1, 2, 3, ... decisions from a position.
# New games have seed 1, default options and no hand cards unless it says so, then those of all decks; the other
# positions are in tests/perft/perft.py.
# Written by `make perft`. Explain every changed count in the commit.
"""

_ANIMAL_FARM: dict[str, Any] = {
    "pastures": [["b1", "c1"], ["d1", "e1"], ["c2"]],
    "stables": ["b1", "e3"],
    "goods": {"wood": 6, "sheep": 5, "boar": 3, "cattle": 1, "food": 1, "grain": 1},
    "cards": ["M-fireplace-2"],
}
_RICH_LARDER: dict[str, Any] = {
    "goods": {"food": 1, "grain": 3, "vegetable": 2, "sheep": 1, "wood": 2, "clay": 2, "reed": 1},
    "cards": ["M-hearth-4", "M-joinery", "M-pottery", "M-basketmaker"],
    "family": 4,
    "rooms": ["a1", "a2", "a3", "b3"],
}

POSITIONS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "fences, 5 wood, an empty yard": (
        {"edition": "revised", "players": 1, "round": 4, "seats": [{"goods": {"wood": 5}}]},
        ("Fencing",),
    ),
    "fences, 15 wood, an empty yard": (
        {"edition": "original", "players": 1, "round": 4, "seats": [{"goods": {"wood": 15}}]},
        ("Fences",),
    ),
    "fences, 7 wood, two pastures": (
        {
            "edition": "original",
            "players": 2,
            "round": 4,
            "seats": [
                {
                    "goods": {"wood": 7, "sheep": 6},
                    "pastures": [["c1", "d1"], ["c2"]],
                    "stables": ["d1"],
                    "fields": {"b1": {"grain": 2}, "b2": {}},
                }
            ],
        },
        ("Fences",),
    ),
    "animals, a market with six cattle": (
        {
            "edition": "revised",
            "players": 2,
            "round": 11,
            "stock": {"Cattle Market": {"cattle": 6}},
            "options": {"additional_tile": True},
            "seats": [_ANIMAL_FARM, {}],
        },
        ("Cattle Market",),
    ),
    "animals, a cattle for food that must be raised": (
        {
            "edition": "original",
            "players": 5,
            "round": 9,
            "seats": [{**_ANIMAL_FARM, "goods": {"sheep": 2, "boar": 1, "grain": 1, "vegetable": 1}}, {}, {}, {}, {}],
        },
        ("Take Animals",),
    ),
    "feeding, a hearth, crops and three crafts": (
        {
            "edition": "revised",
            "players": 2,
            "round": 9,
            "phase": "feeding",
            "seats": [_RICH_LARDER, {**_RICH_LARDER, "cards": []}],
        },
        (),
    ),
    "eight cards in play, five in hand": (
        {
            "edition": "revised",
            "players": 2,
            "cards": True,
            "round": 6,
            "seats": [
                {
                    "goods": {"wood": 6, "clay": 4, "reed": 3, "stone": 2, "grain": 2, "food": 5},
                    "fields": {"b1": {}, "c1": {}},
                    "cards": ["A090", "A102", "A116", "A119", "B126", "A143", "A067", "M-fireplace-2"],
                    "hand": ["A019", "A080", "B025", "A123", "B098"],
                },
                {},
            ],
        },
        (),
    ),
    "nine cards of the original in play, five in hand": (
        {
            "edition": "original",
            "players": 3,
            "cards": True,
            "options": {"decks": "EIKZ"},
            "round": 8,
            "seats": [
                {
                    "goods": {"wood": 6, "clay": 4, "reed": 3, "stone": 2, "grain": 2, "food": 5, "sheep": 1},
                    "fields": {"b1": {}, "c1": {}},
                    "cards": ["E171", "E176", "E207", "I088", "I095", "K281", "K118", "E019", "M-fireplace-2"],
                    "hand": ["K286", "E061", "I063", "K109", "E011"],
                },
                {},
                {},
            ],
        },
        (),
    ),
    "breeding, more newborns than places": (
        {
            "edition": "original",
            "players": 1,
            "round": 9,
            "phase": "breeding",
            "seats": [
                {
                    "pastures": [["b1"], ["c1"], ["d1"]],
                    "stables": ["b1", "b3"],
                    "goods": {"sheep": 4, "boar": 2, "cattle": 2},
                    "cards": ["M-hearth-5"],
                }
            ],
        },
        (),
    ),
    "sowing and plowing late in the game": (
        {
            "edition": "revised",
            "players": 3,
            "round": 13,
            "seats": [
                {"goods": {"grain": 3, "vegetable": 2}, "fields": {"b1": {}, "c1": {"grain": 1}, "c2": {}}},
                {},
                {},
            ],
        },
        ("Cultivation",),
    ),
}


def roots() -> dict[str, Game]:
    """The positions whose trees are counted, by name."""
    found: dict[str, Game] = {}
    for name, edition in sorted(agricola.EDITIONS.items()):
        for players in range(1, edition.most_players + 1):
            found[f"{name}, {players} player{'s' if players > 1 else ''}"] = agricola.new_game(
                name, players=players, cards=False, seed=1
            )
        if edition.hand_cards:
            for players in range(1, edition.most_players + 1):
                found[f"{name} with hand cards, {players} player{'s' if players > 1 else ''}"] = agricola.new_game(
                    name, players=players, seed=1, decks=edition.decks or None
                )
    for title, (position, moves) in POSITIONS.items():
        game = agricola.from_position(position)
        for move in moves:
            game.apply(game.parse(move))
        found[title] = game
    return found


def counts(game: Game) -> list[int]:
    """The leaf counts of depth 1, 2, 3, ... as deep as the table goes."""
    found = [perft(game, 1)]
    while found[-1] <= ENOUGH:
        found.append(perft(game, len(found) + 1))
    return found


def table() -> str:
    """The whole table as text."""
    lines = [HEADER]
    for name, game in roots().items():
        lines.append(f"{name + ':':<52}" + " ".join(str(count) for count in counts(game)))
    return "\n".join(lines) + "\n"


def stored() -> dict[str, list[int]]:
    """The counts of the table by name."""
    rows: dict[str, list[int]] = {}
    for line in COUNTS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, numbers = line.rsplit(":", 1)
            rows[name] = [int(number) for number in numbers.split()]
    return rows
