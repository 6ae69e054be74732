"""What hand cards are worth to the computer players: each plays against itself with a hand that it never plays from.

    python benchmarks/hand_cards.py --agents greedy --games 200
    agricola arena --players greedy,benchmarks/hand_cards.py:GreedyWithoutHand --cards --games 200

Prints, for each edition with hand cards, how many games of two the player who plays the cards wins; a draw is half a
victory.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from agricola import EDITIONS, Action, Game
from agricola.agents.arena import Match, play
from agricola.agents.greedy import Greedy
from agricola.agents.protocol import Agent, Deadline, Observation
from agricola.agents.results import faults_in_words
from agricola.agents.search import Search
from agricola.cards.catalog import CARDS_BY_ID
from agricola.engine.deeds.legality import play_on
from agricola.engine.kernel.actions import CARD, DONE
from agricola.engine.kernel.card import MAJOR

WITHOUT_HAND = {"greedy": "GreedyWithoutHand", "search": "SearchWithoutHand"}


class WithoutHand:
    """Plays as another agent would with no cards in hand."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent

    def choose(self, observation: Observation, deadline: Deadline) -> Action:
        """What the other agent chooses in the game as it would be without the hand."""
        options = [action for action in observation.legal_actions() if not _from_hand(action)]
        if len(options) == 1:
            return options[0]
        game = _without_hand(observation)
        if game.current_player == observation.seat and all(action in options for action in game.legal_actions()):
            return self.agent.choose(Observation(game, observation.seat), deadline)
        # Without a hand nothing would be asked here: what can be declined is declined.
        return next((action for action in options if action.kind == DONE), options[0])


def _from_hand(action: Action) -> bool:
    return action.kind == CARD and any(CARDS_BY_ID[card].kind != MAJOR for card in action.cards)


def _without_hand(observation: Observation) -> Game:
    game = observation._game.clone()
    player = game.state.players[observation.seat]
    player.hand = player.known = ()
    game.state.waiting = False
    play_on(game.state)
    return game


class GreedyWithoutHand(WithoutHand):
    """Greedy, with a hand that stays a hand."""

    def __init__(self, seed: int) -> None:
        super().__init__(Greedy(seed))


class SearchWithoutHand(WithoutHand):
    """Search, with a hand that stays a hand."""

    def __init__(self, seed: int) -> None:
        super().__init__(Search(seed))


def measured(agent: str, edition: str, games: int, seed: int, processes: int) -> str:
    """The share of the games that an agent wins against itself without a hand, in a line."""
    name, colon, budget = agent.partition(":")
    other = f"{Path(__file__)}:{WITHOUT_HAND[name]}{colon}{budget}"
    match = Match((agent, other), games, edition, cards=True, seed=seed)
    won, points = 0.0, 0
    played = list(play(match, processes))
    for game in played:
        mine, theirs = sorted(game.seats, key=lambda seat: seat.contender != agent)
        won += mine.won
        points += (mine.score or 0) - (theirs.score or 0)
    number = len(played)
    return (
        f"{edition:>9} {agent:<12} wins {100 * won / number:5.1f} % of {number} games against itself without a hand, "
        f"by {points / number:+.1f} points on average" + "".join(f"\n{fault}" for fault in faults_in_words(played))
    )


def main() -> int:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--agents", default="greedy,search:50", help="greedy and search with a budget, by commas")
    parser.add_argument("--editions", default=",".join(name for name in EDITIONS if EDITIONS[name].hand_cards))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=0, help="default: one per processor")
    given = parser.parse_args()
    for agent in given.agents.split(","):
        for edition in given.editions.split(","):
            print(measured(agent, edition, given.games, given.seed, given.processes), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
