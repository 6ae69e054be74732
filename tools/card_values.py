"""Measures what each hand card is worth: `python -m tools.card_values play games.jsonl`, then `fit games.jsonl ...`.

`play` lets the greedy agent play itself with random hands and adds a line for each game: the hands, the scores. `fit`
reads such files and finds the points that each card adds to the score of its holder, all cards together (a ridge
regression, so that a card seen seldom stays near nothing), and writes them for the agents.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

from agricola.agents import hand_choices
from agricola.agents.greedy import Greedy
from agricola.agents.protocol import Budget, Deadline, Observation
from agricola.cards.catalog import CARDS_BY_ID
from agricola.game import EDITIONS, new_game

Line = tuple[list[list[str]], list[int]]
"""One game: the hand that each seat was dealt, and its score."""
_RIDGE: Final = 40.0
"""How often a card must be seen for half of what was measured to be believed."""
_SWEEPS: Final = 30
OUT: Final = Path(hand_choices.__file__).parent / hand_choices.FILE


def one_game(edition: str, players: int, seed: int) -> Line:
    """A game of the greedy agent against itself, with all the decks."""
    game = new_game(edition, players=players, seed=seed, decks=EDITIONS[edition].decks or None)
    hands = [[card.id for card in p.hand] for p in game.state.players]
    agents = [Greedy(seed * 10 + seat) for seat in range(players)]
    while (seat := game.current_player) is not None:
        game.apply(agents[seat].choose(Observation(game, seat), Deadline(Budget())))
    return hands, [score.total for score in game.scores()]


def fit(games: Iterable[Line]) -> dict[str, float]:
    """The points that each card adds; those of a kind and number of players add up to nothing."""
    holders: dict[str, list[int]] = defaultdict(list)
    left: list[float] = []
    tables: dict[int, list[int]] = defaultdict(list)
    for hands, scores in games:
        for hand, score in zip(hands, scores, strict=True):
            for card in hand:
                holders[card].append(len(left))
            tables[len(scores)].append(len(left))
            left.append(float(score))
    for rows in tables.values():
        mean = fmean(left[row] for row in rows)
        for row in rows:
            left[row] -= mean
    values = dict.fromkeys(holders, 0.0)
    for _ in range(_SWEEPS):
        for card, rows in holders.items():
            step = sum(left[row] for row in rows) - _RIDGE * values[card]
            step /= len(rows) + _RIDGE
            values[card] += step
            for row in rows:
                left[row] -= step
    groups: dict[tuple[int, int], list[str]] = defaultdict(list)
    for card in values:
        groups[CARDS_BY_ID[card].kind, CARDS_BY_ID[card].players].append(card)
    for cards in groups.values():
        mean = fmean(values[card] for card in cards)
        for card in cards:
            values[card] -= mean
    return values


def _read(files: Sequence[Path]) -> list[Line]:
    lines = [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [(line[0], line[1]) for line in lines]


def main() -> None:
    """Play games, or fit the values and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play")
    play.add_argument("file", type=Path)
    play.add_argument("--edition", choices=sorted(EDITIONS), default="revised")
    play.add_argument("--players", type=int, default=2)
    play.add_argument("--first", type=int, default=1, help="the first seed")
    play.add_argument("--minutes", type=float, default=10)
    commands.add_parser("fit").add_argument("files", type=Path, nargs="+")
    given = parser.parse_args()
    if given.command == "play":
        end = time.monotonic() + 60 * given.minutes
        seed = given.first
        with given.file.open("a", encoding="utf-8") as out:
            while time.monotonic() < end:
                print(json.dumps(one_game(given.edition, given.players, seed)), file=out, flush=True)
                seed += 1
        return
    values: dict[str, float] = {}
    counts: dict[str, int] = {}
    games = _read(given.files)
    for edition in EDITIONS:
        own = [game for game in games if edition in _editions(game)]
        if own:
            values.update(fit(own))
            counts[edition] = len(own)
    told = {
        "made": {"games": counts, "with": shlex.join(["python", "-m", "tools.card_values", "fit", "..."])},
        "values": {card: round(value, 2) for card, value in sorted(values.items())},
    }
    OUT.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(f"{len(values)} cards, {counts}", file=sys.stderr)


def _editions(game: Line) -> set[str]:
    """The editions whose decks a game was dealt from."""
    decks = {CARDS_BY_ID[card].deck for hand in game[0] for card in hand}
    return {name for name, edition in EDITIONS.items() if edition.hand_cards and (decks <= set(edition.decks or "AB"))}


if __name__ == "__main__":
    main()
