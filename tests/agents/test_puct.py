"""The tree that asks a network: it tries what is likely, keeps what is good, and knows the end of a game."""

from __future__ import annotations

import random

from agricola.agents.puct import Pending, Puct, final_worth, worth
from agricola.engine.deeds.legality import advance
from agricola.engine.kernel.state import GameState
from agricola.game import new_game


def position(placements: int = 0, seed: int = 3) -> GameState:
    state = new_game("revised", players=2, cards=False, seed=seed).state
    rng = random.Random(seed)
    for _ in range(placements):
        advance(state, rng.choice(state.options))
    return state


def even(state: GameState) -> list[float]:
    return [1.0 / len(state.options)] * len(state.options)


def grow(tree: Puct, simulations: int, good: int | None = None) -> None:
    """Search with a judge that knows nothing, or only that one action of the root is good for who chooses there."""
    seat = tree.root.seat
    for _ in range(simulations):
        pending = tree.descend()
        if pending is not None:
            value = 0.5 if good is not None and pending.actions and pending.actions[0] == good else 0.0
            tree.judged(pending, even(pending.node.state), [value if other == seat else -value for other in range(2)])


def test_what_is_found_to_be_good_is_tried_most() -> None:
    tree = Puct(position(), [position().order], explore=0.3)
    grow(tree, 200, good=4)
    assert max(range(len(tree.root.tries)), key=lambda action: tree.root.tries[action]) == 4
    assert tree.root.tries[4] > 100


def test_every_simulation_is_counted_once() -> None:
    tree = Puct(position(), [position().order], explore=0.3)
    grow(tree, 50)
    assert tree.root.visits == sum(tree.root.tries) == 49  # the first one opened the root


def test_waiting_answers_send_the_next_look_elsewhere() -> None:
    """Ways that wait for their judgement together do not all go to the same place."""
    tree = Puct(position(), [position().order], explore=0.3)
    grow(tree, 1)
    waiting = [tree.descend() for _ in range(4)]
    assert all(isinstance(pending, Pending) for pending in waiting)
    assert len({pending.actions[0] for pending in waiting if pending is not None}) == 4


def test_a_round_card_that_is_hidden_leads_to_a_position_for_each_that_may_come() -> None:
    state = position()
    for space in ("forest", "clay_pit", "reed_bank"):
        advance(state, state.options[[action.space for action in state.options].index(space)])
    orders = [state.order, (state.order[0], *state.order[2:4], state.order[1], *state.order[4:])]
    last = [action.space for action in state.options].index("day_laborer")
    tree = Puct(state, orders, explore=0.3)
    for _ in range(40):
        pending = tree.descend(last) if tree.root.priors else tree.descend()
        if pending is not None:
            tree.judged(pending, even(pending.node.state), [0.0, 0.0])
    behind = tree.root.children[last]
    assert sorted(behind) == sorted({order[1] for order in orders})


def test_the_tree_leaves_the_position_as_it_is() -> None:
    state = position(placements=9)
    before = state.key()
    grow(Puct(state, [state.order], explore=0.3), 60)
    assert state.key() == before


def test_an_end_is_worth_the_margin_and_the_victory() -> None:
    state = position()
    while state.waiting:
        advance(state, random.Random(1).choice(state.options))
    values = final_worth(state)
    assert values[0] == -values[1]
    assert worth([40.0, 30.0], [1.0, 0.0], 0) == 10 / 20 + 0.25
    assert worth([40.0, 30.0], [1.0, 0.0], 1) == -10 / 20 - 0.25
    assert worth([44.0], [1.0], 0) == 44 / 20


def test_the_next_decision_goes_on_from_what_was_found() -> None:
    """A position that the old tree has come to keeps its tries; what it has not come to is begun anew."""
    first = position()
    tree = Puct(first, [first.order], explore=0.3)
    grow(tree, 400)
    best = max(range(len(tree.root.tries)), key=lambda action: tree.root.tries[action])
    after = first.clone()
    advance(after, after.options[best])
    following = Puct(after, [after.order], explore=0.3)
    following.take_over(tree)
    [kept] = [child for child in tree.root.children[best].values()]
    assert following.root is kept
    assert following.root.visits == sum(following.root.tries) > 0
    assert following.root.state is after
    assert following.nodes < tree.nodes
    elsewhere = position(placements=5, seed=9)
    anew = Puct(elsewhere, [elsewhere.order], explore=0.3)
    anew.take_over(tree)
    assert anew.root.visits == 0
    assert anew.nodes == 1
