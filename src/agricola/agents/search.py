"""The agent that searches a tree of turns through imagined games."""

from __future__ import annotations

import math
import random
from typing import Final

from agricola.agents.hand_choices import hand_choice, judged_choices
from agricola.agents.protocol import Deadline, Judgement, Observation
from agricola.agents.tree import Tree
from agricola.agents.turn_policy import TurnPolicy
from agricola.agents.weights import search_weights_for
from agricola.engine.deeds.placing import PLACE_PERSON
from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.state import GameState
from agricola.no_collection import no_collection

_WORLDS: Final = 16
"""How many games are imagined for one decision; with hand cards each of them costs a position at every node."""
_WORLDS_WITH_CARDS: Final = 6
_WITHIN_TURN: Final = 0.25
"""The part of a budget that a decision within a turn may take: the turn was thought over when it began."""
_BATCH: Final = 4
"""After so many simulations it looks up: few enough to stop at once, many enough to cost nothing."""


class Search:
    """Plays the game through in thought, turn by turn, and answers what was tried most."""

    def __init__(self, seed: int = 0, turn_policy: TurnPolicy | None = None) -> None:
        self._rng = random.Random(seed)
        self._turn_policy = turn_policy
        """Those with the shipped weights, unless it is given others."""
        self._tree: Tree | None = None
        self.kept = 0
        """How many nodes of the last search came from the one before it."""

    @property
    def nodes(self) -> int:
        """How many nodes it keeps for its next decision."""
        return 0 if self._tree is None else self._tree.nodes

    def choose(self, observation: Observation, deadline: Deadline) -> Action:
        """The answer that the search went into most."""
        options = observation.legal_actions()
        deadline.goes_on()
        if len(options) == 1:
            return options[0]
        of_hand = hand_choice(observation)
        if of_hand is not None:
            return of_hand
        edges = self._think(observation, deadline).root.edges
        return max(options, key=lambda option: (edges[option].visits, edges[option].promise))

    def judge(self, observation: Observation, deadline: Deadline) -> list[Judgement]:
        """What it thinks of each legal action, best first."""
        of_hand = judged_choices(observation)
        if of_hand:
            return of_hand
        edges = self._think(observation, deadline, share=1.0).root.edges
        options = observation.legal_actions()
        tried = max(1, sum(edges[option].visits for option in options))
        judgements = [
            Judgement(option, edges[option].worth(observation.seat), edges[option].visits / tried) for option in options
        ]
        return sorted(judgements, key=lambda one: (-one.share, -one.value))

    def expects(self, observation: Observation, deadline: Deadline, seat: int) -> float:
        """By how much it thinks that a seat will be ahead in the end, whoever is to decide now."""
        edges = self._think(observation, deadline, share=1.0).root.edges.values()
        return max(edges, key=lambda edge: edge.visits).worth(seat)

    @no_collection()
    def _think(self, observation: Observation, deadline: Deadline, share: float = _WITHIN_TURN) -> Tree:
        """Search until the budget is spent; within a turn only that share of it."""
        worlds = self._imagine(observation)
        board = worlds[0].board
        if self._turn_policy is None:
            self._turn_policy = TurnPolicy(search_weights_for(board))
        tree = Tree(worlds, self._turn_policy)
        if self._tree is not None:
            tree.take_over(self._tree)
        self._tree = tree
        self.kept = tree.nodes - 1
        if worlds[0].stack[-1].effect is PLACE_PERSON:
            share = 1.0
        begun = deadline.spent()
        while True:
            batch = _BATCH
            if deadline.budget.simulations is not None:
                batch = max(1, min(batch, math.ceil(share * deadline.budget.simulations) - deadline.simulations))
            for _ in range(batch):
                tree.simulate()
            goes_on = deadline.goes_on(batch)
            spent = deadline.spent()
            if not goes_on or spent >= share:
                return tree
            if tree.lead() * (spent - begun) > tree.simulations * (share - spent):
                return tree  # nothing else can be tried more often with what is left

    def _imagine(self, observation: Observation) -> list[GameState]:
        """Games that the seat might be in."""
        worlds = [observation.sample_world(self._rng).state]
        number = _WORLDS_WITH_CARDS if worlds[0].board.with_cards else _WORLDS
        worlds += [observation.sample_world(self._rng).state for _ in range(number - 1)]
        for world in worlds:
            # A choice of one is none, and the end of a turn needs no thought.
            world.ask_forced = False
            world.ask_end_turn = False
        return worlds
