"""Agents play the team game for their team (revised 17.5)."""

from __future__ import annotations

import random
from typing import Any

import agricola
from agricola.agents.arithmetic import network_for
from agricola.agents.evaluation import value
from agricola.agents.greedy import Greedy
from agricola.agents.protocol import Budget, Deadline, Observation
from agricola.agents.roster import make_agent
from agricola.agents.search import Search
from agricola.agents.tree import ahead
from agricola.agents.weights import weights_for
from tests.kit import Table, play


def _team(**position: Any) -> Table:
    return play("revised", players=4, options={"variants": ["team"]}, **position)


def test_partners_think_the_same_of_a_position() -> None:
    state = _team(round=8, seats=[{"goods": {"wood": 9}}, {}, {"goods": {"grain": 3}}]).game.state
    weights = weights_for(state.board)
    assert value(state, 0, weights) == value(state, 2, weights)
    assert value(state, 1, weights) == value(state, 3, weights) != value(state, 0, weights)


def test_what_both_have_is_worth_more_than_twice_as_much_with_one() -> None:
    even = _team(round=13, seats=[{"goods": {"grain": 4}}, {}, {"goods": {"grain": 4}}]).game.state
    uneven = _team(round=13, seats=[{"goods": {"grain": 8}}, {}, {"goods": {"grain": 0}}]).game.state
    assert value(even, 0, weights_for(even.board)) > value(uneven, 0, weights_for(uneven.board))


def test_a_partner_is_not_somebody_to_be_ahead_of() -> None:
    assert ahead([20.0, 12.0, 20.0, 12.0], 0, 2) == 8.0


def test_at_the_end_a_greedy_player_gives_the_partner_what_the_team_lacks() -> None:
    """Round 14, on the Marketplace: the partner has no vegetable, this seat has three."""
    fed = {"goods": {"food": 20}}
    table = _team(round=14, seats=[{"goods": {"vegetable": 3, "food": 20}}, fed, fed, fed]).do("Marketplace")
    greedy = Greedy(1)
    while table.game.current_player == 0:
        table.game.apply(greedy.choose(Observation(table.game, 0), Deadline(Budget())))
    assert table.goods(0)["vegetable"] == table.goods(2)["vegetable"] == 1


def test_greedy_and_search_play_a_team_game_to_its_end_and_beat_those_who_play_at_random() -> None:
    game = agricola.new_game("revised", players=4, cards=False, variants=["team"], seed=5)
    greedy, search, rng = Greedy(1), Search(2), random.Random(3)
    while not game.is_terminal():
        seat = game.current_player
        if seat == 0:
            game.apply(greedy.choose(Observation(game, 0), Deadline(Budget())))
        elif seat == 2:
            game.apply(search.choose(Observation(game, 2), Deadline(Budget(simulations=4))))
        else:
            game.apply(rng.choice(game.legal_actions()))
    assert game.winners() == [0, 2]
    assert game.returns()[0] > 5


def test_levels_with_a_network_search_for_their_team_and_the_better_one_searches_more() -> None:
    """One look of a network is all that they take elsewhere; one simulation of a search would be next to nothing."""
    thought = []
    for level in ("landlord", "steward"):
        game = _team(round=14, seats=[{"goods": {"vegetable": 3}}]).game
        deadline = Deadline(Budget(simulations=1))
        make_agent(level).choose(game, deadline)
        thought.append(deadline.simulations)
    assert 10 < thought[0] < thought[1]


def test_a_search_gives_the_partner_what_the_team_lacks() -> None:
    fed = {"goods": {"food": 20}}
    table = _team(round=14, seats=[{"goods": {"vegetable": 3, "food": 20}}, fed, fed, fed])
    search = Search(1)
    assert search.choose(Observation(table.game, 0), Deadline(Budget(simulations=40))).space == "marketplace"
    table.do("Marketplace")
    while table.game.current_player == 0:
        table.game.apply(search.choose(Observation(table.game, 0), Deadline(Budget(simulations=40))))
    assert table.goods(0)["vegetable"] == table.goods(2)["vegetable"] == 1


def test_no_network_was_made_for_teams() -> None:
    """So the learned player searches instead."""
    assert network_for(agricola.new_game("revised", players=4, cards=False, variants=["team"]).state.board) is None
