"""Games of the search player, as examples for a network that begins to learn.

    python -m agricola.train.examples games.jsonl --games 100

Each seat plays with weights of its own, drawn around ones that build and fence; some placements are drawn from what the
search tried, so that the examples do not all tell of the same few games. One line of JSON for each game.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from pathlib import Path
from typing import Final

from agricola.agents.evaluation import Weights, weights_needed
from agricola.agents.network_numbers import Game
from agricola.agents.protocol import Budget, Deadline, Observation
from agricola.agents.search import Search
from agricola.agents.turn_policy import TurnPolicy
from agricola.agents.weights import excess, of_search
from agricola.engine.kernel.actions import PLACE
from agricola.engine.kernel.board import Board
from agricola.game import new_game
from agricola.train.games import every_deck, parse_game
from agricola.train.imitation import Example

SPREADS: Final = (0.0, 0.15, 0.3)
NOISES: Final = (0.0, 0.0, 0.1, 0.25)


def weights(rng: random.Random, spread: float, board: Board) -> Weights:
    """Weights around those of the search."""
    base = weights_needed(board)
    drawn: dict[str, list[float]] = {}
    for name, pair in of_search(base).items():
        factor = math.exp(rng.gauss(0.0, spread))
        drawn[name] = [number * factor for number in pair]
    return Weights(drawn, board.harvest_rounds, excess(base))


def example(played: Game, seed: int, simulations: int) -> Example:
    """One game, with what was tried at each decision."""
    rng = random.Random(seed)
    edition, players, cards = played
    game = new_game(edition, players=players, cards=cards, seed=seed, **every_deck(played))
    noise = rng.choice(NOISES)
    agents = [
        Search(rng.getrandbits(30), TurnPolicy(weights(rng, rng.choice(SPREADS), game.state.board)))
        for _ in game.state.players
    ]
    moves: list[tuple[int, int, list[int]]] = []
    while (seat := game.current_player) is not None:
        options = game.legal_actions()
        judgements = agents[seat].judge(Observation(game, seat), Deadline(Budget(simulations=simulations)))
        shares = {judgement.action: judgement.share for judgement in judgements}
        tries = [round(shares[option] * simulations) for option in options]
        best = options.index(judgements[0].action)
        choice = best
        if options[0].kind == PLACE and rng.random() < noise:
            choice = rng.choices(range(len(options)), [number + 0.2 for number in tries])[0]
        moves.append((choice, best, tries))
        game.apply(options[choice])
    return played, seed, moves, [score.total for score in game.scores()]


def main() -> None:
    """Play games and write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--game", default="revised-2", help="what is played: edition-players, with -cards or without")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game; the next has the next one")
    given = parser.parse_args()
    played, _ = parse_game(given.game)
    with given.out.open("a", encoding="utf-8") as file:
        for number in range(given.games):
            file.write(json.dumps(example(played, given.seed + number, given.simulations)) + "\n")
            file.flush()


if __name__ == "__main__":
    main()
