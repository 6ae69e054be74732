"""Writes sample positions of every edition for the drawing board: python web/dev/samples.py > web/dev/samples.json."""

from __future__ import annotations

import json
import sys
from typing import Any

import agricola
from agricola import Game
from agricola.agents.roster import sitter

TABLES = (("revised", 4, True), ("original", 5, False), ("family", 4, False), ("revised", 2, True))
KINDS = ("fence", "sow", "keep", "room", "stable", "plow", "pasture", "card", "bake")


def sample(game: Game, history: list[list[int]]) -> dict[str, Any]:
    """What a page is told in a position."""
    asked = game.current_player
    view: dict[str, Any] = game.view(asked or 0)
    shown = [*view["hand"], *view["majors"]] if asked is not None else []
    reasons = {card: game.obstacle(view["cards"][card]["name"]) for card in shown}
    return {
        "view": view,
        "lacks": {card: reason for card, reason in reasons.items() if reason},
        "scores": [
            {
                "seat": score.seat,
                "total": score.total,
                "lines": [
                    {"category": line.category, "points": line.points, "explanation": line.explanation}
                    for line in score.lines
                ],
            }
            for score in game.scores()
        ],
        "history": [*history],
        "winners": game.winners(),
    }


def main() -> None:
    """Play a game of each kind and keep, for each kind of question, the one with the most answers."""
    samples: dict[str, Any] = {}
    for edition, players, cards in TABLES:
        game = agricola.new_game(edition, players=players, cards=cards, seed=3, ask_end_turn=True)
        agents = [sitter("greedy", seat) for seat in range(players)]
        most: dict[str, int] = {}
        history: list[list[int]] = []
        while not game.is_terminal():
            if game.round > len(history) + 1:
                history.append([score.total for score in game.scores()])
            for kind in KINDS:
                number = sum(action.kind_name == kind for action in game.legal_actions())
                if number and number >= most.get(kind, 0) and game.round >= 4:
                    most[kind] = number
                    samples[f"{edition}-{players}-{kind}"] = sample(game, history)
            assert game.current_player is not None
            game.apply(agents[game.current_player].choose(game))
        history.append([score.total for score in game.scores()])
        samples[f"{edition}-{players}-end"] = sample(game, history)
    json.dump(samples, sys.stdout)


if __name__ == "__main__":
    main()
