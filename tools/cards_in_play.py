"""Measures what each hand card is worth while it lies in front of a player: `python -m tools.cards_in_play --games 4`.

The networks that come with the package have seen each card in thousands of games. Here they play, and whenever a person
is to be placed, one of them says how many points more the player may expect with a card that nobody has yet, less what
the evaluation makes of the card by itself: its points, its rooms, what it cooks. A line through these differences over
the rounds, less that of all cards of its kind, is what the evaluation adds for the card: two numbers, one for the first
round and one for the last. What a card of its kind is worth to an agent is one of the weights.

The network of the revised edition makes next to nothing of occupations, and greedy played worse with its values: so the
file has the cards of the original edition alone.
"""

from __future__ import annotations

import argparse
import json
import random
import shlex
import sys
from collections import defaultdict
from pathlib import Path
from statistics import fmean
from typing import Final

import numpy as np

from agricola import EDITIONS, new_game
from agricola.agents import weights
from agricola.agents.evaluation import Weights, value, weights_needed
from agricola.agents.learned import BoardNetwork, Learned, network_for
from agricola.agents.network import POINT_SCALE, POINTS
from agricola.agents.protocol import Budget, Deadline, Observation
from agricola.cards.catalog import CARDS_BY_ID
from agricola.engine.deeds.placing import PLACE_PERSON
from agricola.engine.ids import ROUNDS
from agricola.engine.kernel.card import OCCUPATION, Card
from agricola.engine.kernel.state import GameState, change_cards

OUT: Final = Path(weights.__file__).parent / weights.CARDS_FILE
_TEMPERATURE: Final = 0.5
"""How freely the network plays, so that many positions come up."""
_OFTEN: Final = 0.4
"""At so many of the placements the cards are weighed."""
_NOTHING_FOR_CARDS: Final = {"card": [0.0, 0.0], "occupation": [0.0, 0.0]}
_LEAST: Final = -2.0
_MOST: Final = 6.0
"""What a network says beyond these comes of positions that it never met, such as room for any number of animals."""
_SHARPENED: Final = 1.5
"""A network is careful with what it saw seldom: cards differ more than it says."""
Differences = dict[str, list[tuple[float, float]]]


def with_card(g: GameState, seat: int, card: Card) -> GameState:
    """The position in which a card lies in front of a player too, long since played and paid."""
    copy = g.clone()
    p = copy.players[seat]
    change_cards(copy, p, (*p.cards, card))
    if card.kind == OCCUPATION:
        p.occupations_played += 1
    return copy


def weigh(g: GameState, judge: BoardNetwork, found: Differences) -> None:
    """Note what each card that nobody has would change for the player who is to place a person."""
    seat = g.stack[-1].seat
    taken = {card.id for p in g.players for card in (*p.cards, *p.hand)}
    cards = [
        card
        for card in CARDS_BY_ID.values()
        if card.kind and card.id in g.board.cards and card.id not in taken and not card.traveling
        and card.players <= len(g.players)
    ]  # fmt: skip
    states = [g, *(with_card(g, seat, card) for card in cards)]
    observations, actions, counts = judge.reader.read(states)
    outputs, _ = judge.network.judge(observations, actions, counts)
    points = outputs[:, POINTS] * POINT_SCALE
    by_itself = Weights({**weights.shipped()[weights_needed(g.board)], **_NOTHING_FOR_CARDS}, g.board.harvest_rounds)
    before = value(g, seat, by_itself)
    late = (g.round - 1) / (ROUNDS - 1)
    for card, state, expected in zip(cards, states[1:], points[1:], strict=True):
        more = float(expected - points[0]) - (value(state, seat, by_itself) - before)
        found[card.id].append((late, max(_LEAST, min(_MOST, more))))


def play(edition: str, players: int, seed: int, found: Differences) -> None:
    """Let the network play a game with all decks and weigh the cards now and then."""
    game = new_game(edition, players=players, seed=seed, decks=EDITIONS[edition].decks or None)
    network = network_for(game.state.board)
    assert network is not None
    judge = BoardNetwork(network, game.state.board)
    agents = [Learned(seed * 10 + seat, temperature=_TEMPERATURE) for seat in range(players)]
    rng = random.Random(seed)
    while (seat := game.current_player) is not None:
        if game.state.stack[-1].effect is PLACE_PERSON and rng.random() < _OFTEN:
            weigh(game.state, judge, found)
        game.apply(agents[seat].choose(Observation(game, seat), Deadline(Budget(simulations=1))))


def line(seen: list[tuple[float, float]]) -> tuple[float, float]:
    """The values of a line through differences in the first round and in the last."""
    late, worth = np.array(seen).T
    slope, start = np.polyfit(late, worth, 1)
    return float(start), float(start + slope)


def beside_its_kind(lines: dict[str, tuple[float, float]]) -> dict[str, list[float]]:
    """What cards are worth beyond what all cards of their kind are worth on the average, sharpened."""
    values: dict[str, list[float]] = {}
    for kind in {CARDS_BY_ID[card].kind for card in lines}:
        cards = [card for card in lines if CARDS_BY_ID[card].kind == kind]
        means = [fmean(lines[card][end] for card in cards) for end in (0, 1)]
        for card in cards:
            values[card] = [round(_SHARPENED * (lines[card][end] - means[end]), 2) for end in (0, 1)]
    return values


def main() -> None:
    """Play, weigh, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games",
        type=int,
        default=20,
        help="of each edition with 2 players; a few with 4 for cards that need them",
    )
    parser.add_argument("--editions", default="original", help="by commas; others have weights for the kinds alone")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    values: dict[str, list[float]] = {}
    for edition in given.editions.split(","):
        lines: dict[str, tuple[float, float]] = {}
        for players, games in ((4, -(-given.games // 6)), (2, given.games)):  # what is seen with two players counts
            found: Differences = defaultdict(list)
            for seed in range(given.first, given.first + games):
                play(edition, players, seed, found)
                print(edition, players, seed, file=sys.stderr, flush=True)
            lines |= {card: line(seen) for card, seen in found.items()}
        values |= beside_its_kind(lines)
    command = shlex.join(["python", "-m", "tools.cards_in_play", "--games", str(given.games)])
    rows = ",\n".join(f'  "{card}": {json.dumps(values[card])}' for card in sorted(values))
    given.out.write_text(f'{{\n "made": {json.dumps(command)},\n "values": {{\n{rows}\n }}\n}}\n', encoding="utf-8")
    print(f"{len(values)} cards", file=sys.stderr)


if __name__ == "__main__":
    main()
