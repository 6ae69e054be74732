"""Measures what each hand card is worth in play: `python -m tools.cards_in_play play FILE`, then `fit FILE`.

`play` lets an agent play itself: greedy, or the search with some simulations. In each game every card is thought worth
more or less than it is, at random and for both players, so that cards are played that would else stay in the hand, and
others are not. A line for each game tells which cards each player has played, when, and what the evaluation made of
each by itself: its points, its rooms, what it cooks. `fit` finds what each card changed in the difference of the two
scores, all cards together, and adds that to what the agents thought of it, as far as the games bear it out: two numbers
a card, one for the first round and one for the last. Then it can be done again, with agents who know more.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from agricola import EDITIONS, new_game
from agricola.agents import weights
from agricola.agents.evaluation import Weights, value, weights_needed
from agricola.agents.greedy import Greedy
from agricola.agents.protocol import Agent, Budget, Deadline, Observation
from agricola.agents.search import Search
from agricola.agents.turn_policy import TurnPolicy
from agricola.cards.catalog import CARDS_BY_ID
from agricola.engine.ids import ROUNDS
from agricola.engine.kernel.actions import CARD
from agricola.engine.kernel.board import Board

OUT: Final = Path(weights.__file__).parent / weights.CARDS_FILE
_MISJUDGED: Final = 2.0
"""By how many points a card is misjudged in the first round, as a standard deviation; in the last by less."""
_MISJUDGED_LATE: Final = 0.6
_NOTHING_FOR_CARDS: Final = {"card": [0.0, 0.0], "occupation": [0.0, 0.0]}
_LUCK: Final = 11.0
"""What else makes two scores differ, as a standard deviation."""
_DIFFERENCE: Final = 1.5
"""How far the worth of cards is expected to be from what was thought before, as a standard deviation."""

Played = list[tuple[str, float, float]]
"""The cards that a player has played: which one, how late (0 to 1), and what the evaluation made of it by itself."""
Line = tuple[list[Played], list[int]]
"""One game of two: what each seat has played, and its score."""


def _misjudging(board: Board, rng: random.Random) -> Weights:
    """The shipped weights, with every card thought better or worse than it is."""
    values = weights.cards_in_play()
    misjudged = {}
    for card in sorted(card for card in board.cards if CARDS_BY_ID[card].kind):
        first, last = values.get(card, (0.0, 0.0))
        error = rng.gauss(0, _MISJUDGED)
        misjudged[card] = [first + error, last + _MISJUDGED_LATE * error]
    name = weights_needed(board)
    return Weights(weights.shipped()[name], board.harvest_rounds, weights.excess(name), misjudged)


def one_game(edition: str, seed: int, simulations: int) -> Line:
    """A game of greedy against itself, or of the search with so many simulations, with all the decks."""
    game = new_game(edition, players=2, seed=seed, decks=EDITIONS[edition].decks or None)
    board = game.state.board
    misjudging = _misjudging(board, random.Random(seed))
    by_itself = Weights({**weights.shipped()[weights_needed(board)], **_NOTHING_FOR_CARDS}, board.harvest_rounds)
    seeds = (seed * 10, seed * 10 + 1)
    agents: list[Agent] = (
        [Search(each, TurnPolicy(misjudging)) for each in seeds]
        if simulations
        else [Greedy(each, weights=misjudging) for each in seeds]
    )
    budget = Budget(simulations=simulations or None)
    played: list[Played] = [[], []]
    while (seat := game.current_player) is not None:
        action = agents[seat].choose(Observation(game, seat), Deadline(budget))
        if action.kind != CARD or not CARDS_BY_ID[action.cards[0]].kind:
            game.apply(action)
            continue
        before, late = value(game.state, seat, by_itself), (game.round - 1) / (ROUNDS - 1)
        game.apply(action)
        after = before if game.is_terminal() else value(game.state, seat, by_itself)
        played[seat].append((action.cards[0], round(late, 3), round(after - before, 2)))
    return played, [score.total for score in game.scores()]


def fit(games: Sequence[Line], known: dict[str, list[float]]) -> dict[str, list[float]]:
    """What each card is worth beyond others of its kind, in the first round and in the last, after some games."""
    cards = sorted({card for sides, _ in games for side in sides for card, _, _ in side})
    at = {card: 2 * index for index, card in enumerate(cards)}
    kinds = sorted({CARDS_BY_ID[card].kind for card in cards})
    # The columns: both ends of each card, both ends of each kind, and what it is worth to sit in the first seat.
    size = 2 * len(cards) + 2 * len(kinds) + 1
    table = np.zeros((len(games), size))
    table[:, -1] = 1.0
    lead = np.zeros(len(games))
    for row, (sides, scores) in enumerate(games):
        lead[row] = scores[0] - scores[1]
        for sign, side in ((1, sides[0]), (-1, sides[1])):
            for card, late, by_itself in side:
                first, last = known.get(card, (0.0, 0.0))
                lead[row] -= sign * (by_itself + first + late * (last - first))  # what was thought of it before
                kind = 2 * len(cards) + 2 * kinds.index(CARDS_BY_ID[card].kind)
                for column in (at[card], kind):
                    table[row, column] += sign * (1 - late)
                    table[row, column + 1] += sign * late
    # A card is expected to be about what was thought of it, and its two ends to be wrong alike.
    tight = (_LUCK / _DIFFERENCE) ** 2
    penalty = np.diag(np.where(np.arange(size) < 2 * len(cards), 2 * tight, 1e-3))
    for column in at.values():
        penalty[column, column + 1] = penalty[column + 1, column] = -tight
    more = np.linalg.solve(table.T @ table + penalty, table.T @ lead)
    return {
        card: [round(known.get(card, (0.0, 0.0))[end] + float(more[at[card] + end]), 2) for end in (0, 1)]
        for card in cards
        if not CARDS_BY_ID[card].traveling  # such a card does not stay in front of anybody
    }


def main() -> None:
    """Play games, or fit the values and write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play")
    play.add_argument("file", type=Path)
    play.add_argument("--edition", choices=sorted(EDITIONS), default="revised")
    play.add_argument("--simulations", type=int, default=0, help="of the search; greedy plays when nobody says")
    play.add_argument("--first", type=int, default=1, help="the first seed")
    play.add_argument("--minutes", type=float, default=10)
    commands.add_parser("fit").add_argument("files", type=Path, nargs="+")
    given = parser.parse_args()
    if given.command == "play":
        end = time.monotonic() + 60 * given.minutes
        seed = given.first
        with given.file.open("a", encoding="utf-8") as out:
            while time.monotonic() < end:
                print(json.dumps(one_game(given.edition, seed, given.simulations)), file=out, flush=True)
                seed += 1
        return
    games: list[Line] = [
        json.loads(line) for file in given.files for line in file.read_text(encoding="utf-8").splitlines()
    ]
    values = {**weights.cards_in_play(), **fit(games, weights.cards_in_play())}
    made = json.loads(OUT.read_text(encoding="utf-8"))["made"]
    made.append(
        f"{len(games)} games, {len({card for sides, _ in games for side in sides for card, _, _ in side})} cards"
    )
    rows = ",\n".join(f'  "{card}": {json.dumps(values[card])}' for card in sorted(values))
    OUT.write_text(f'{{\n "made": {json.dumps(made)},\n "values": {{\n{rows}\n }}\n}}\n', encoding="utf-8")
    print(f"{len(games)} games, {len(values)} cards", file=sys.stderr)


if __name__ == "__main__":
    main()
