"""The tree that asks a network: it tries what is likely, keeps what is good, and knows the end of a game."""

from __future__ import annotations

import random

from agricola.agents.puct import Node, Pending, Puct, final_worth, position_of, worth
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


def test_what_is_awaited_is_compared_with_the_position_however_much_that_is_worth() -> None:
    """Who plays alone counts points, which are never near 0: a look that waits must not seem to have found nothing."""
    state = new_game("revised", players=1, cards=False, seed=3).state
    likely = [0.0] * len(state.options)
    likely[2] = 1.0
    ways: list[list[int]] = []
    for worth_now in (0.0, 3.0):
        tree = Puct(state.clone(), [state.order], explore=0.3)
        pending = tree.descend()
        assert pending is not None
        tree.judged(pending, likely, [worth_now])
        for _ in range(3):
            again = tree.descend(forced=2)
            assert again is not None
            tree.judged(again, even(again.node.state), [worth_now])
        waiting = [tree.descend() for _ in range(3)]
        ways.append([pending.actions[0] for pending in waiting if pending is not None])
    assert ways[0] == ways[1]
    assert ways[0][0] == 2


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


def test_with_three_and_more_an_end_is_worth_the_own_points_and_in_teams_the_margin() -> None:
    for others in ([10.0, 20.0], [35.0, 50.0]):
        assert worth([40.0, *others], [0.5, 0.2, 0.3], 0) == 40 / 20
    teams = (2, 3, 0, 1)
    assert worth([40.0, 30.0, 40.0, 30.0], [0.5, 0.0, 0.5, 0.0], 0, teams) == 10 / 20
    assert worth([40.0, 36.0, 40.0, 36.0], [0.5, 0.0, 0.5, 0.0], 0, teams) == 4 / 20


def test_a_begging_marker_costs_its_owner_more_than_its_points_where_that_is_asked_for() -> None:
    """An old one costs nothing more: a tree does not go on where there are new ones."""
    state = position()
    state.players[1].begging = 1
    tree = Puct(state, [state.order], explore=0.3, shame=0.15)
    grow(tree, 1)
    assert tree.root.values == [0.0, 0.0]
    assert tree.go_on(state)
    state.players[1].begging = 3
    pending = Pending([], [], Node(state, position_of(state)))
    tree.judged(pending, even(state), [0.5, -0.5])
    assert pending.node.values == [0.5, -0.8]
    assert not tree.go_on(state)


def test_the_next_decision_goes_on_from_what_was_found() -> None:
    """A position that the tree has come to keeps its tries; with what it has not come to it has nothing to do."""
    first = position()
    tree = Puct(first, [first.order], explore=0.3)
    grow(tree, 400)
    best = max(range(len(tree.root.tries)), key=lambda action: tree.root.tries[action])
    after = first.clone()
    advance(after, after.options[best])
    [kept] = tree.root.children[best].values()
    before = tree.nodes
    assert not tree.go_on(position(placements=5, seed=9))
    assert tree.nodes == before
    assert tree.go_on(after)
    assert tree.root is kept
    assert tree.root.visits == sum(tree.root.tries) > 0
    assert 1 < tree.nodes < before
    assert tree.known[tree.root.position] is kept


def test_positions_that_are_reached_in_different_orders_are_one_node() -> None:
    """Forest, day laborer, clay pit or clay pit, day laborer, forest: the same farms, the same board."""
    state = position()
    tree = Puct(state, [state.order], explore=0.3)
    ends = []
    for way in (("forest", "day_laborer", "clay_pit"), ("clay_pit", "day_laborer", "forest")):
        node = tree.root
        for space in way:
            if not node.priors:
                tree.judged(Pending([], [], node), even(node.state), [0.0, 0.0])
            action = [option.space for option in node.state.options].index(space)
            node = tree._child(node, action, state.order)
        ends.append(node)
    assert ends[0] is ends[1]
    assert tree.met_again == 1
    assert tree.nodes == 1 + 5


def test_what_differs_is_not_one_position() -> None:
    state = position(placements=6)
    seen = {position_of(state)}
    for action in state.options:
        after = state.clone()
        advance(after, action)
        seen.add(position_of(after))
    assert len(seen) == 1 + len(state.options)


def test_a_hand_makes_a_difference_only_to_who_sees_it() -> None:
    one, other = [new_game("revised", players=2, cards=True, seed=3).state for _ in range(2)]
    assert position_of(one) == position_of(other)
    other.players[1].hand = other.players[1].hand[::-1]
    assert position_of(one) != position_of(other)
    assert position_of(one, 0) == position_of(other, 0)
    assert position_of(one, 1) != position_of(other, 1)


def test_the_order_of_a_search_is_no_part_of_the_position() -> None:
    state = position()
    other = state.clone()
    other.order = (*state.order[:1], *state.order[1:4][::-1], *state.order[4:])
    assert position_of(other) == position_of(state)
