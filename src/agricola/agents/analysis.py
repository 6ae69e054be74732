"""What a position holds, for people: the value of each legal action, and a few that are worth a look."""

from __future__ import annotations

from typing import Final

from agricola.agents.arithmetic import somebody_computes
from agricola.agents.greedy import judge_turn
from agricola.agents.learned import Learned
from agricola.agents.protocol import Budget, Deadline, Judgement, Observation
from agricola.agents.search import Search
from agricola.agents.tree import ahead
from agricola.agents.turn_policy import TurnPolicy
from agricola.agents.weights import search_weights_for
from agricola.engine.kernel.actions import Action
from agricola.engine.scoring.teams import results
from agricola.game import Game

_BUDGET: Final = Budget(seconds=0.5)
"""Enough for a hint while somebody waits for it."""
_SIMULATIONS: Final = 48
"""How far a turn of a finished game is thought through, and each of two that are compared."""


def judge(observation: Observation, deadline: Deadline | None = None, seed: int = 0) -> list[Judgement]:
    """What the strongest player there is thinks of each legal action of the seat that is asked, best first.

    That is the learned one, and where nobody computes its network the search. An action that was never tried has the
    share 0 and the value that it promises at first sight.
    """
    # Values are told in points, so a begging marker is worth what it costs.
    agent = Learned(seed, shame=0.0) if somebody_computes() else Search(seed)
    return agent.judge(observation, deadline or Deadline(_BUDGET))


def hints(observation: Observation, count: int = 3, deadline: Deadline | None = None, seed: int = 0) -> list[Judgement]:
    """The actions that a player should look at first: at most so many, that which is liked best first.

    The first is what the player would do; the others follow by what they are worth, so that nothing seems better than
    what stands before it.
    """
    best, *others = judge(observation, deadline, seed)[:count]
    return [best, *sorted(others, key=lambda one: -one.value)]


def hints_for_learners(observation: Observation, count: int = 3) -> list[Judgement]:
    """The same for somebody who learns the game: by what the own farm gains in this turn.

    The strongest player gathers for a long time what pays in the end, and nobody learns from that what things are good
    for. Who follows these builds, sows and fences as soon as it can be done, and beats the weakest computer player.
    """
    return judge_turn(observation)[:count]


def turn_cost(game: Game, played: Action, seed: int = 0) -> tuple[Action, float]:
    """The turn that a good player would have taken, and how many points the one that was taken cost beside it.

    Both turns are carried through and thought on from there, equally far: what a search finds behind an action that it
    likes can't be compared with the first glance at one that it never tried.
    """
    seat = game.current_player
    assert seat is not None
    best = judge(Observation(game, seat), Deadline(Budget(simulations=_SIMULATIONS)), seed)[0].action
    if best == played:
        return best, 0.0
    lost = _worth_after(game, best, seat, seed) - _worth_after(game, played, seat, seed)
    return best, max(0.0, lost)


def _worth_after(game: Game, action: Action, seat: int, seed: int) -> float:
    """By how much a seat may expect to be ahead after a turn, whose choices are made as the turn policy would."""
    after = game.clone()
    turn_policy = TurnPolicy(search_weights_for(after.state.board))
    turn_policy.play(after.state, action)
    turn_policy.list_options(after.state)
    asked = after.current_player
    if asked is None:
        team = after.state.board.team
        partner = seat if team is None else team.partners[seat]
        return ahead([float(points) for points in results(after.state)], seat, partner)
    return Search(seed, turn_policy).expects(
        Observation(after, asked), Deadline(Budget(simulations=_SIMULATIONS)), seat
    )
