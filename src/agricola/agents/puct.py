"""A tree of decisions, searched by what a network says of them (PUCT).

Every decision is a node, those within a turn too. A node holds what the network said when it was opened: how likely
each action is to be the best, and what the position is worth to each seat. The tree itself does not know the network:
it names the position that it wants to be judged, and is told the answer, so that many trees can ask together.

Positions that are reached in different orders are one node, with what was found on any way there. Where nobody else
holds hand cards only the order of the round cards is hidden: an action that ends a round leads to a node of its own for
each card that may be turned up, and imagined games share one tree. With hidden hands each imagined game has a tree of
its own. The next decision goes on from what this one has found, in each imagined game that has come true so far.
It is compiled with the engine.
"""

from __future__ import annotations

import math
from typing import Final

from agricola.agents.hunger import begging
from agricola.engine.deeds.legality import advance
from agricola.engine.kernel.state import GameState, frame_key
from agricola.engine.scoring.teams import ranking, results

MOST_NODES: Final = 60_000
"""A tree does not grow beyond this."""
MARGIN_SCALE: Final = 20.0
"""So many points ahead are worth 1."""
_MOST_MARGIN: Final = 40.0
_VICTORY: Final = 0.25
_DEEPEST: Final = 1_000
"""A way down the tree does not go further, so that it has an end wherever ways should meet."""
_NO_CARD: Final = -1
_UNKNOWN: Final = -1
_ALL: Final = -1
_HURRY: Final = 0.5
"""By how much an action is thought to be worse than the position while its answer is awaited: so the next look goes
elsewhere."""
_DISTRUST: Final = 0.1
"""By how much an action that was never tried is thought to be worse than the position."""


def worth(points: list[float], wins: list[float], seat: int, partners: tuple[int, ...] = ()) -> float:
    """What an expected end is worth to a seat: mostly by how many points it leads, and a little for the victory.

    A partner's points are the own. With three and more, each for itself, only the own points count: what the best of
    the others will have depends most on how well they play, and a network that has met strangers takes whatever is
    unusual, an own action too, for a sign that they play badly.
    """
    if len(points) == 1 or (len(points) > 2 and not partners):
        return points[seat] / MARGIN_SCALE
    partner = partners[seat] if partners else seat
    best = -1e9
    for other in range(len(points)):
        if other not in (seat, partner) and points[other] > best:
            best = points[other]
    margin = points[seat] - best
    if margin > _MOST_MARGIN:
        margin = _MOST_MARGIN
    elif margin < -_MOST_MARGIN:
        margin = -_MOST_MARGIN
    return margin / MARGIN_SCALE + _VICTORY * (2.0 * wins[seat] - 1.0)


def final_worth(g: GameState) -> list[float]:
    """What the end of a game is worth to each seat."""
    points = [float(number) for number in results(g)]
    ranks = ranking(g)
    best = max(ranks)
    winners = [seat for seat in range(len(points)) if ranks[seat] == best]
    # A shared victory is worth as much of one as there are others to share it with.
    wins = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(points))]
    partners = () if g.board.team is None else g.board.team.partners
    return [worth(points, wins, seat, partners) for seat in range(len(points))]


Position = tuple[object, ...]


class Node:
    """A position in which a seat chooses, or the end of a game."""

    __slots__ = (
        "children", "ends", "position", "priors", "promises", "seat", "state", "totals", "tries", "values", "visits",
    )  # fmt: skip

    def __init__(self, state: GameState, position: Position) -> None:
        self.state = state
        self.position = position
        self.seat = state.stack[-1].seat if state.waiting else -1
        self.visits = 0
        self.values: list[float] = []
        """What the position is worth to each seat; empty until it is judged."""
        self.priors: list[float] = []
        self.promises: list[float] = []
        """What each action is thought to be worth before it is tried; empty where nobody has looked."""
        self.tries: list[int] = []
        """How often each action was tried."""
        self.totals: list[float] = []
        """The sum of what was found behind each action, for the seat that chooses."""
        self.ends: list[int] = []
        """Whether an action ends the round."""
        self.children: list[dict[int, Node]] = []

    def mean(self, action: int) -> float:
        """What an action has been worth, as far as it was tried."""
        tries = self.tries[action]
        if tries:
            return self.totals[action] / tries
        return self.promises[action] if self.promises else self.values[self.seat] - _DISTRUST


class Pending:
    """A way down the tree that waits for a judgement at its end."""

    __slots__ = ("actions", "node", "nodes")

    def __init__(self, nodes: list[Node], actions: list[int], node: Node) -> None:
        self.nodes = nodes
        self.actions = actions
        self.node = node


class Puct:
    """What is known about the decisions that may follow a position."""

    def __init__(self, root: GameState, orders: list[tuple[int, ...]], explore: float, shame: float = 0.0) -> None:
        self.root = Node(root, position_of(root))
        self.orders = orders
        """The orders in which the round cards may lie, taken in turn."""
        self.explore = explore
        self.shame = shame
        """What every new begging marker costs its owner beyond the points, in the tree's values."""
        self.markers = _markers(root)
        self.simulations = 0
        self.known: dict[Position, Node] = {self.root.position: self.root}
        """All nodes, by their positions."""
        self.met_again = 0
        """How often a position was reached in another order than before."""

    @property
    def nodes(self) -> int:
        """How many there are."""
        return len(self.known)

    def go_on(self, here: GameState) -> bool:
        """Begin at a position that looks like this one to the seat that is asked there, if one was searched.

        Nobody is ashamed of old markers: where there are new ones, another tree must begin.
        """
        if _markers(here) != self.markers:
            return False
        seat = here.stack[-1].seat
        for node in self.known.values():
            if node.priors and node.seat == seat and _same(node.state, here, seat):
                self._begin_at(node)
                return True
        return False

    def _begin_at(self, root: Node) -> None:
        """Make a node the root, and forget what does not follow from it."""
        self.root = root
        self.known = {root.position: root}
        waiting = [root]
        while waiting:
            for children in waiting.pop().children:
                for child in children.values():
                    if child.position not in self.known:
                        self.known[child.position] = child
                        waiting.append(child)

    def descend(self, forced: int = _UNKNOWN) -> Pending | None:
        """Go down the tree, with a forced first action if one is given, to a position that is to be judged.

        None when the way leads to the end of a game, or to a position whose judgement is awaited already.
        """
        order = self.orders[self.simulations % len(self.orders)]
        self.simulations += 1
        node = self.root
        nodes: list[Node] = []
        actions: list[int] = []
        while node.priors and len(nodes) < _DEEPEST:
            action = forced if forced >= 0 and not nodes else self._select(node)
            nodes.append(node)
            actions.append(action)
            node = self._child(node, action, order)
        pending = Pending(nodes, actions, node)
        for above, action in zip(nodes, actions, strict=True):
            above.tries[action] += 1
            above.visits += 1
            above.totals[action] += above.values[above.seat] - _HURRY
        if node.state.waiting and not node.values:
            return pending
        if not node.values:
            node.values = self._ashamed(final_worth(node.state), node.state)
        self._tell(pending)
        return None

    def judged(self, pending: Pending, priors: list[float], values: list[float]) -> None:
        """Take in what the network says of the position at the end of a way."""
        node = pending.node
        if not node.priors:
            count = len(priors)
            node.priors = priors
            node.values = self._ashamed(values, node.state)
            node.tries = [0] * count
            node.totals = [0.0] * count
            node.ends = [_UNKNOWN] * count
            node.children = [{} for _ in range(count)]
        self._tell(pending)

    def _ashamed(self, values: list[float], g: GameState) -> list[float]:
        now = begging(g)
        if now == self.markers:
            return values
        return [value - self.shame * (now[seat] - self.markers[seat]) for seat, value in enumerate(values)]

    def _tell(self, pending: Pending) -> None:
        values = pending.node.values
        for node, action in zip(pending.nodes, pending.actions, strict=True):
            node.totals[action] += values[node.seat] - (node.values[node.seat] - _HURRY)

    def _select(self, node: Node) -> int:
        """The action to try next: what is known of it, and more for what is likely and was hardly tried."""
        seat = node.seat
        priors = node.priors
        tries = node.tries
        totals = node.totals
        explore = self.explore * math.sqrt(node.visits + 1.0)
        untried = node.values[seat] - _DISTRUST
        promises = node.promises
        best = 0
        most = -1e9
        for action in range(len(priors)):
            tried = tries[action]
            value = totals[action] / tried if tried else promises[action] if promises else untried
            value += explore * priors[action] / (1 + tried)
            if value > most:
                most = value
                best = action
        return best

    def _child(self, node: Node, action: int, order: tuple[int, ...]) -> Node:
        """The position behind an action."""
        children = node.children[action]
        state = node.state
        if node.ends[action] >= 0:
            known = children.get(order[state.round] if node.ends[action] else _NO_CARD)
            if known is not None:
                return known
        copy = state.clone()
        copy.order = order
        advance(copy, state.options[action])
        ends = copy.round != state.round
        node.ends[action] = 1 if ends else 0
        position = position_of(copy)
        child = self.known.get(position)
        if child is not None:
            self.met_again += 1
        else:
            child = Node(copy, position)
            if len(self.known) >= MOST_NODES:
                return child
            self.known[position] = child
        children[order[state.round] if ends else _NO_CARD] = child
        return child


def _markers(g: GameState) -> list[int]:
    """The begging markers of each seat."""
    return [p.begging for p in g.players]


def position_of(g: GameState, eyes: int = _ALL) -> Position:
    """A hashable value that is equal for equal positions, as one seat sees them or with all hands.

    It leaves out what lies in piles and the order of the round cards, and the order in which people were placed: what
    looks back at that is rare, and the positions are worth the same.
    """
    return (
        g.round, g.start, g.grown, g.open, g.majors, tuple(g.stock), tuple(g.occupied),
        tuple([(one.round, one.seat, one.card, one.goods, "" if one.effect is None else one.effect.name)
               for one in g.promises]),
        tuple([frame_key(frame) for frame in g.stack]),
        tuple([
            (tuple(p.goods), p.yard.key(), p.family, p.lodgers, p.newborns, p.home, tuple(sorted(p.placed)),
             tuple(sorted(p.newborn_spaces)), p.begging, p.bonus, p.cards, p.occupations_played, p.spent, p.gained,
             p.guests, p.known, p.still_acting, len(p.hand),
             p.hand if eyes in (_ALL, p.seat) else (), p.discarded if eyes in (_ALL, p.seat) else (),
             tuple(sorted(p.card_state.items())))
            for p in g.players
        ]),
        None if g.loose_cards is None else g.loose_cards.key(),
    )  # fmt: skip


def _same(one: GameState, other: GameState, eyes: int) -> bool:
    """Whether two positions differ for a seat only in what is hidden."""
    if one.round != other.round or one.occupied != other.occupied or len(one.options) != len(other.options):
        return False
    if position_of(one, eyes) != position_of(other, eyes):
        return False
    return [action.code for action in one.options] == [action.code for action in other.options]
