"""A tree of turns, searched in many imagined games at once.

A node is a position in which somebody places a person; an edge is a whole turn: an action, and what is asked after it,
answered by habit. So depth is counted in placements, which is what plans are made of. Only the edges of the root may
begin with another decision.

Imagined games that differ in what is hidden share the tree. Without hand cards only the order of the round cards is
hidden: an edge that ends a round leads to a node of its own for each card that may be turned up, and a node has one
position. With hand cards a node has a position for each imagined game, and edges for what is possible in any of them.
"""

from __future__ import annotations

import math
from typing import Final

from agricola.agents.evaluation import value
from agricola.agents.turn_policy import TurnPolicy
from agricola.engine.deeds.placing import PLACE_PERSON
from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.state import GameState

MOST_NODES: Final = 20_000
"""A tree does not grow beyond this: some 10 kB each."""
_EXPLORE: Final = 4.0
"""How many points an edge that was hardly tried is given in advance."""
_SHARPNESS: Final = 1.0
"""By how many points an edge must promise less to be tried a third as often."""
_FIRST_WIDTH: Final = 2
"""So many edges of a new node are tried, those that promise most; the square root of its visits is added."""
_NO_CARD: Final = -1


class Node:
    """A position in which a seat chooses, or the end of a game; where imagined games differ, one in some of them."""

    __slots__ = ("edges", "most", "scenes", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.most = 0.0
        """What the best edge promised when the node was opened."""
        self.edges: dict[Action, Edge] = {}
        self.scenes: dict[int, Scene] = {}
        """The position in each imagined game; only one where all of them look alike."""

    def position(self) -> GameState:
        """The position in some imagined game."""
        for scene in self.scenes.values():
            return scene.state
        raise LookupError("a node without a position")


class Edge:
    """What a seat may do, with what it promises and what was found behind it."""

    __slots__ = ("action", "children", "ends_round", "points", "promise", "totals", "visits", "weight")

    def __init__(self, action: Action, points: list[float], promise: float, ends_round: bool) -> None:
        self.action = action
        self.points = points
        """The points that each seat is expected to have in the end, seen from right behind the edge."""
        self.promise = promise
        """By how much the seat that chooses is then ahead."""
        self.ends_round = ends_round
        self.weight = 0.0
        """How often it is to be tried, beside the other edges, before anything is found."""
        self.visits = 0
        self.totals: list[float] | None = None
        """The sum of what was found behind it: by how much each seat is ahead."""
        self.children: dict[int, Node] | None = None
        """By the round card that is turned up, if one is."""

    def worth(self, seat: int) -> float:
        """By how much a seat is ahead behind this edge, as far as is known."""
        return self.promise if self.totals is None else self.totals[seat] / self.visits


class Scene:
    """A node's position in one imagined game."""

    __slots__ = ("edges", "points", "state", "weight")

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.edges: list[Edge] = []
        """What is possible in this game, what promises most first; empty until the node is opened."""
        self.weight = 0.0
        """How much the edges promised together."""
        self.points: list[float] = []
        """The final points, once they were counted."""


def ahead(points: list[float], seat: int, partner: int) -> float:
    """By how many points a seat is ahead of the best of the others; solo its points. Its partner is none of them."""
    if len(points) == 1:
        return points[0]
    best = -1e9
    for other in range(len(points)):
        if other not in (seat, partner) and points[other] > best:
            best = points[other]
    return points[seat] - best


_Look = tuple[object, ...]


def look(g: GameState) -> _Look:
    """What everybody sees of a position; equal for two positions that differ only in what is hidden."""
    top = g.stack[-1] if g.stack else None
    return (
        g.round, g.start, tuple(g.occupied), tuple(g.stock), g.waiting,
        tuple([space.index for space in g.open]),
        tuple([(promise.round, promise.seat, promise.card, promise.goods) for promise in g.promises]),
        tuple([card.id for card in g.majors]),
        None if top is None else (top.effect.name, top.seat, top.steps),
        tuple([
            (tuple(p.goods), p.yard.key(), p.family, p.newborns, p.home, p.lodgers, p.guests, p.placed, p.begging,
             p.bonus, len(p.hand), tuple([card.id for card in p.cards]), tuple(sorted(p.card_state.items())))
            for p in g.players
        ]),
    )  # fmt: skip


class Tree:
    """What is known about the turns that may follow a position."""

    def __init__(self, worlds: list[GameState], turn_policy: TurnPolicy) -> None:
        self.worlds = worlds
        self.turn_policy = turn_policy
        self.weights = turn_policy.weights
        self.alike = not worlds[0].board.with_cards
        self.crowded = len(worlds[0].players) > 2
        """With several others the tree is too wide to search their turns as well: they do what promises most."""
        self.simulations = 0
        self.nodes = 1
        self.root = Node()
        self.me = worlds[0].stack[-1].seat
        team = worlds[0].board.team
        self.partners = tuple(range(len(worlds[0].players))) if team is None else team.partners
        """For each seat its partner; where nobody has one, the seat itself."""
        self._heirs: dict[_Look, Node] = {}
        """Nodes of an earlier tree that may be found again right behind the root."""

    def take_over(self, old: Tree) -> None:
        """Keep what an earlier search found out about the positions that can still come."""
        here = self.worlds[0]
        if here.stack[-1].effect is not PLACE_PERSON:
            # In the middle of a turn: the old tree knows the ends of it.
            for edge in old.root.edges.values():
                if edge.children is not None:
                    for child in edge.children.values():
                        if child.scenes:
                            self._heirs[look(child.position())] = child
            for child in self._heirs.values():
                self._count(child)
            return
        wanted = look(here)
        waiting = [old.root]
        while waiting:
            node = waiting.pop()
            if not node.scenes:
                continue
            state = node.position()
            if state.round > here.round:
                continue
            if state.round == here.round and state.occupied == here.occupied and look(state) == wanted:
                self.root = node
                self._count(node)
                return
            for edge in node.edges.values():
                if edge.children is not None:
                    waiting.extend(edge.children.values())

    def _count(self, top: Node) -> None:
        """Count the nodes from one on; where imagined games differ, forget the positions in the old ones."""
        waiting = [top]
        while waiting:
            node = waiting.pop()
            self.nodes += 1
            if not self.alike:
                node.scenes = {}
            for edge in node.edges.values():
                if edge.children is not None:
                    waiting.extend(edge.children.values())

    def lead(self) -> int:
        """How much more often the edge of the root that was tried most was tried than any other."""
        first = 0
        second = 0
        for edge in self.root.edges.values():
            visits = edge.visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second

    def simulate(self) -> None:
        """Go down the tree once, open a node, and tell all above what was found."""
        number = self.simulations % len(self.worlds)
        self.simulations += 1
        order = self.worlds[number].order
        world = 0 if self.alike else number
        node = self.root
        scene = node.scenes.get(world)
        if scene is None:
            scene = node.scenes[world] = Scene(self.worlds[number])
        nodes = [node]
        edges: list[Edge] = []
        while True:
            if not scene.state.waiting:
                if not scene.points:
                    scene.points = self._expected(scene.state)
                points = scene.points
                break
            if not scene.edges:
                new = not node.edges
                best = self._open(node, scene, order)
                if new:
                    points = best.points
                    break
            edge = self._select(node, scene)
            edges.append(edge)
            turned = _NO_CARD
            # In another imagined game the same answer may come a round later, when no card is left to turn up.
            if edge.ends_round and scene.state.round < len(order):
                turned = order[scene.state.round]
            children = edge.children
            if children is None:
                children = edge.children = {}
            child = children.get(turned)
            below = None if child is None else child.scenes.get(world)
            if below is None:
                if child is None and self.nodes >= MOST_NODES:
                    points = edge.points
                    break
                below = Scene(self._turn(scene.state, own_option(scene.state, edge.action), order))
                self.turn_policy.list_options(below.state)
                if child is None:
                    child = self._node(below.state) if node is self.root else Node()
                    children[turned] = child
                    self.nodes += 1
                known = child.scenes.get(world)
                if known is None:
                    child.scenes[world] = below
                else:
                    below = known
            assert child is not None
            node = child
            scene = below
            nodes.append(node)
        self._tell(nodes, edges, points)

    def _node(self, g: GameState) -> Node:
        """The node right behind the root for a position: one that is known already, or a new one."""
        known = self._heirs.get(look(g)) if self._heirs else None
        return Node() if known is None else known

    def _tell(self, nodes: list[Node], edges: list[Edge], points: list[float]) -> None:
        leads = [ahead(points, seat, self.partners[seat]) for seat in range(len(points))]
        for node in nodes:
            node.visits += 1
        for edge in edges:
            edge.visits += 1
            known = edge.totals
            if known is None:
                edge.totals = leads.copy()
            else:
                for seat in range(len(leads)):
                    known[seat] += leads[seat]

    def _expected(self, g: GameState) -> list[float]:
        """The points that each seat is expected to have in the end."""
        return [value(g, seat, self.weights) for seat in range(len(g.players))]

    def _turn(self, g: GameState, action: Action, order: tuple[int, ...]) -> GameState:
        """The position after a whole turn; what can be done in it is not listed yet."""
        copy = g.clone()
        copy.order = order
        self.turn_policy.play(copy, action)
        return copy

    def _open(self, node: Node, scene: Scene, order: tuple[int, ...]) -> Edge:
        """Find what can be done in a position and what it promises; gives the edge that promises most."""
        g = scene.state
        seat = g.stack[-1].seat
        now = self._expected(g)
        new = not node.edges
        for action in g.options:
            edge = node.edges.get(action)
            if edge is None:
                after = self._turn(g, action, order)
                if after.round != g.round or not after.waiting:
                    points = self._expected(after)
                else:
                    # A turn changes little for the others.
                    points = now.copy()
                    points[seat] = points[self.partners[seat]] = value(after, seat, self.weights)
                edge = Edge(action, points, ahead(points, seat, self.partners[seat]), after.round != g.round)
                node.edges[action] = edge
            scene.edges.append(edge)
        scene.edges.sort(key=_promise, reverse=True)
        best = scene.edges[0]
        if new:
            node.most = best.promise
        weight = 0.0
        for edge in scene.edges:
            if not edge.weight:
                edge.weight = math.exp((edge.promise - node.most) / _SHARPNESS)
            weight += edge.weight
        scene.weight = weight
        return best

    def _select(self, node: Node, scene: Scene) -> Edge:
        """The edge to try next: what is known of it, and more for what promised much and was hardly tried.

        A node widens as it is visited: where there are a hundred pastures to choose from, most are never tried.
        """
        seat = scene.state.stack[-1].seat
        if self.crowded and seat != self.me:
            return scene.edges[0]
        explore = _EXPLORE * math.sqrt(node.visits) / scene.weight
        best = scene.edges[0]
        most = -1e9
        for edge in scene.edges[: _FIRST_WIDTH + int(math.sqrt(node.visits))]:
            totals = edge.totals
            worth = edge.promise if totals is None else totals[seat] / edge.visits
            worth += explore * edge.weight / (1 + edge.visits)
            if worth > most:
                most = worth
                best = edge
        return best


def own_option(g: GameState, action: Action) -> Action:
    """The option of a position that an action of a like position means.

    Both have the same code; where a card's trade stands among the others may differ with the cards of each.
    """
    for option in g.options:
        if option is action or option == action:
            return option
    return action


def _promise(edge: Edge) -> float:
    return edge.promise
