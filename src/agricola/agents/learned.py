"""The agent that learned by playing: a network alone, or a tree search that asks it.

With a budget of one simulation it answers what the network likes best; with more it searches (`puct`). In games that
no network was made for (other editions, other numbers of players, other rules), `search` plays in its place.
"""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Final, NamedTuple

from agricola.agents.arithmetic import AnyNetwork, network_for, with_cards_of
from agricola.agents.encoded import NOBODY, PositionEncoder
from agricola.agents.hand_choices import hand_choice, judged_choices
from agricola.agents.likely_hunger import decisions_left, likely_markers, may_beg
from agricola.agents.network_numbers import POINT_SCALE, POINTS, WINS
from agricola.agents.protocol import Budget, Deadline, Judgement, Observation
from agricola.agents.puct import MARGIN_SCALE, Node, Pending, Puct, final_worth, worth
from agricola.agents.search import Search
from agricola.encoding.numbering import card_numbers_with_own, encoder_for
from agricola.engine.deeds.legality import advance
from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.state import GameState
from agricola.no_collection import no_collection

_EXPLORE: Final = 0.3
"""How much an action that is likely and was hardly tried is given in advance."""
_EXPLORE_AMONG_MANY: Final = 1.0
"""The same with three and more: a search does not reach far there, so that what is likely counts for more."""
SHAME: Final = 0.5
"""What a begging marker costs beyond its points, 1 for 20 points: nobody begs for what only may be worth it."""
_BATCH: Final = 8
"""So many positions are judged together."""
_ORDERS: Final = 8
"""How many orders of the round cards are imagined for one decision."""
_HANDS: Final = 2
"""How many games with other hands are imagined for one decision, where hand cards are hidden."""
_DOUBT: Final = 0.6
"""What a value that one simulation found may be wrong by; after four it is half as much."""
_NEVER_TRIED: Final = 1e6
"""So much less than anything else an answer is worth for sure that was never tried."""
_LOOK: Final = 200
"""So many simulations of a search stand for one look of a network; who often takes what only looks good has fewer."""
_MOST_LOOKS: Final = 80
"""For people each action is looked at before the search, unless there are more than this."""
_TRIED: Final = 5
"""So many of the best answers are tried out where a family may go hungry."""
_TRIALS: Final = 6
"""In so many games each."""
_SEARCHED: Final = 2 / 3
"""The part of the time that is searched there before."""
_LEAST_SEARCH: Final = 400
"""With fewer simulations a trial would take longer than all the rest."""
_PLAUSIBLE: Final = 0.0005
"""With a temperature: an answer that is less likely than this part of the best is no mistake that people make."""


class Found(NamedTuple):
    """What the thinking about one answer has found."""

    share: float
    """How often it was tried, or how likely it is to be the best."""
    value: float
    """What it is worth."""
    assured: float
    """What it is worth at least, as far as it was tried: by this answers are compared."""


class BoardNetwork:
    """A network with the encoder for one board."""

    def __init__(self, network: AnyNetwork, board: Board) -> None:
        self.board = board
        encoder = encoder_for(board, card_numbers_with_own(board))
        self.network = network.narrowed(encoder.used)
        self._positions = PositionEncoder(encoder, network.held, network.held_rows)

    def judge(self, states: list[GameState], eyes: int = NOBODY) -> tuple[list[list[float]], list[list[float]]]:
        """For each position how likely each action is to be the best, and what it is worth to each seat.

        It is looked at as the seat that is asked sees it; what it is worth to the seat `eyes`, as that one does.
        """
        encoded = self._positions.encode(states, eyes)
        outputs, together = self.network.judge_encoded(encoded)
        priors: list[list[float]] = []
        values: list[list[float]] = []
        at = row = 0
        for g in states:
            asked, seats, count = g.stack[-1].seat, len(g.players), encoded.counts[row]
            priors.append(_of_answers(g, together[at : at + count]))
            worths = _by_seat(outputs[row], asked, seats)
            if eyes not in (NOBODY, asked):
                row += 1
                worths[eyes] = _by_seat(outputs[row], eyes, seats)[eyes]
            values.append(worths)
            at += count
            row += 1
        return priors, values


def _of_answers(g: GameState, priors: list[float]) -> list[float]:
    """The same without what everybody may do at any time: the network never met it, so its likes tell nothing."""
    beside = g.board.at_any_time
    if beside is not None and beside.action in g.options and len(priors) > 1:
        priors[g.options.index(beside.action)] = 0.0
    return priors


def _by_seat(told: list[float], seat: int, seats: int) -> list[float]:
    """What the outputs for one seat's view say a position is worth to each seat, in the order of the seats."""
    points = [told[POINTS + step] * POINT_SCALE for step in range(seats)]
    wins = [1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, told[WINS + step])))) for step in range(seats)]
    if seats > 1:
        together = sum(wins)
        wins = [chance / together for chance in wins]
    rotated = [worth(points, wins, step) for step in range(seats)]
    return [rotated[(other - seat) % seats] for other in range(seats)]


def exploration(seats: int) -> float:
    """How much a search gives in advance to an action that is likely and was hardly tried."""
    return _EXPLORE if seats < 3 else _EXPLORE_AMONG_MANY


def own_eyes(root: GameState) -> int:
    """The seat that a search for this decision looks through, beside the one that is asked somewhere in its tree.

    Who is asked does not see the hand of others. With three and more there is a stranger among them sometimes, so
    that a network expects less of a farm that is not its own: what follows one's own turn would look worse than what
    belongs to it. Two without hand cards see the same, and who is asked sees it best.
    """
    seats = len(root.players)
    return root.stack[-1].seat if seats > 2 or (root.board.with_cards and seats > 1) else NOBODY


class Learned:
    """Plays as its network says, or as a search that asks the network says."""

    def __init__(
        self,
        seed: int = 0,
        network: AnyNetwork | None = None,
        temperature: float = 0.0,
        shame: float = SHAME,
    ) -> None:
        self._rng = random.Random(seed)
        self._temperature = temperature
        """Above 0 the answer is drawn: the higher, the more often from what only looks good at first."""
        self._network = network
        self._judge: BoardNetwork | None = None
        self._shame = shame
        self._stand_in = Search(seed)
        self._trees: list[Puct] = []
        """What the last decision has found out, for the next one."""

    @no_collection()  # it would look at all that a search has found as soon as the search is over
    def choose(self, observation: Observation, deadline: Deadline) -> Action:
        """The answer that is worth most for sure, or with a temperature one of those that looked good."""
        options = observation.legal_actions()
        deadline.goes_on()
        if len(options) == 1:
            return options[0]
        of_hand = hand_choice(observation)
        if of_hand is not None:
            return of_hand
        root = self._imagine(observation)
        judge = self._judge_for(root.board)
        if judge is None:
            with deadline.with_budget(self._enough_to_search(deadline.budget)) as enough:
                return self._stand_in.choose(observation, enough)
        found = self._found(judge, root, observation, deadline)
        if self._temperature:
            return options[self._drawn([one.share for one in found])]
        return options[max(range(len(options)), key=lambda index: found[index].assured)]

    def _enough_to_search(self, budget: Budget) -> Budget:
        """What the search that plays in its place may take: more, where one look of a network would have been all."""
        if budget.simulations != 1:
            return budget
        return replace(budget, simulations=round(_LOOK / (1.0 + self._temperature)))

    def _drawn(self, shares: list[float]) -> int:
        """One of the answers at random; what is far less likely than the best is never taken."""
        least = _PLAUSIBLE * max(shares)
        chances = [share ** (1.0 / self._temperature) if share >= least else 0.0 for share in shares]
        return self._rng.choices(range(len(shares)), chances)[0]

    @no_collection()
    def judge(self, observation: Observation, deadline: Deadline) -> list[Judgement]:
        """What it thinks of each legal action, best first; with two players the chance to win counts up to five."""
        of_hand = judged_choices(observation)
        if of_hand:
            return of_hand
        root = self._imagine(observation)
        judge = self._judge_for(root.board)
        if judge is None:
            with deadline.with_budget(self._enough_to_search(deadline.budget)) as enough:
                return self._stand_in.judge(observation, enough)
        promises = _promises(judge, root)
        found = self._found(judge, root, observation, deadline, promises)
        whole = sum(one.share for one in found)
        best_first = sorted(zip(observation.legal_actions(), found, strict=True), key=lambda pair: -pair[1].assured)
        return [Judgement(action, one.value * MARGIN_SCALE, one.share / whole) for action, one in best_first]

    def _judge_for(self, board: Board) -> BoardNetwork | None:
        """The network with an encoder for a board; None if it knows nothing of such games."""
        if self._judge is None or self._judge.board is not board:
            network = self._network or network_for(board)
            if network is None or not network.knows(board):
                return None
            self._judge = BoardNetwork(with_cards_of(network, board), board)
        return self._judge

    def _found(
        self,
        judge: BoardNetwork,
        root: GameState,
        observation: Observation,
        deadline: Deadline,
        promises: list[float] | None = None,
    ) -> list[Found]:
        """What is found about each answer.

        Where somebody has looked at each of them already, `promises` says what it is worth then.
        """
        if deadline.budget.simulations == 1:
            priors, values = judge.judge([root])
            deadline.goes_on(1)
            worths = promises or [values[0][observation.seat]] * len(priors[0])
            return [Found(prior, worth, prior) for prior, worth in zip(priors[0], worths, strict=True)]
        trees = self._trees = self._trees_for(root, observation)
        for tree in trees:
            tree.root.promises = promises or []
        if _needs_trial(root, deadline.budget):
            return self._found_with_trial(judge, root, deadline)
        search(trees, judge, deadline, own_eyes(root))
        return _found_in(trees)

    def _found_with_trial(self, judge: BoardNetwork, root: GameState, deadline: Deadline) -> list[Found]:
        """The same where a family may go hungry: the best answers are tried out, as long as there is time for it."""
        trees = self._trees
        with deadline.with_budget(_without_trial(deadline.budget)) as shorter:
            search(trees, judge, shorter, own_eyes(root))
        found = _found_in(trees)
        answers = sorted(range(len(found)), key=lambda answer: -found[answer].assured)[:_TRIED]
        if not _is_time_for(len(answers) * _TRIALS * decisions_left(root), deadline):
            search(trees, judge, deadline, own_eyes(root))
            return _found_in(trees)
        with deadline.with_budget(Budget(deadline.budget.seconds)) as rest:
            markers = likely_markers(
                root, answers, trees[0].orders, _TRIALS, lambda games: judge.judge(games)[0], rest.goes_on, self._rng
            )
        return found if markers is None else ashamed(found, answers, markers, self._shame)

    def _trees_for(self, root: GameState, observation: Observation) -> list[Puct]:
        """The trees for a decision: those of the last one that have come true, and new ones.

        Where others hold hand cards, they hold other ones in each imagined game, so that each has a tree of its own.
        """
        hidden = root.board.with_cards and len(root.players) > 1
        worlds = [root] + [self._imagine(observation) for _ in range(_ORDERS - 1)]
        orders = [world.order for world in worlds]
        trees = [tree for tree in self._trees if tree.go_on(root)]
        for tree in trees:
            tree.orders = orders
            if not hidden:
                tree.root.state = root
        missing = (_HANDS if hidden else 1) - len(trees)
        explore = exploration(len(root.players))
        return trees + [Puct(world, orders, explore, self._shame) for world in worlds[:missing]]

    def _imagine(self, observation: Observation) -> GameState:
        world = observation.sample_world(self._rng).state
        world.ask_forced = False  # a choice of one is none
        world.ask_end_turn = False
        return world


def _found_in(trees: list[Puct]) -> list[Found]:
    """What the trees of one decision have found about each answer."""
    return together([tree.root for tree in trees if tree.root.priors])


def _needs_trial(root: GameState, budget: Budget) -> bool:
    """Whether the best answers are tried out in games that go on to the end of the next harvest.

    With two players a search comes as far by itself.
    """
    enough = budget.simulations is None or budget.simulations >= _LEAST_SEARCH
    return enough and len(root.players) > 2 and may_beg(root)


def _without_trial(budget: Budget) -> Budget:
    """What is left of a budget for the search where there is a trial after it: that one takes time alone."""
    return budget if budget.seconds is None else replace(budget, seconds=budget.seconds * _SEARCHED)


def _is_time_for(positions: int, deadline: Deadline) -> bool:
    """Whether so many positions can be judged in what is left of the time, if they take as long as those before."""
    if deadline.budget.seconds is None:
        return True
    return positions * deadline.seconds <= (deadline.budget.seconds - deadline.seconds) * deadline.simulations


def ashamed(found: list[Found], answers: list[int], markers: list[float], shame: float) -> list[Found]:
    """The same with what begging costs, as some answers have led to it in trials; the others count as the worst."""
    led = dict(zip(answers, markers, strict=True))
    worst = max(markers)
    return [one._replace(assured=one.assured - shame * led.get(answer, worst)) for answer, one in enumerate(found)]


def _promises(judge: BoardNetwork, root: GameState) -> list[float]:
    """What the position right behind each action is worth to the seat that chooses; nothing where there are many."""
    if len(root.options) > _MOST_LOOKS:
        return []
    seat = root.stack[-1].seat
    behind: list[GameState] = []
    for action in root.options:
        copy = root.clone()
        advance(copy, action)
        behind.append(copy)
    open_ends = [g for g in behind if g.waiting]
    values = iter(judge.judge(open_ends, own_eyes(root))[1] if open_ends else [])
    return [(next(values) if g.waiting else final_worth(g))[seat] for g in behind]


def search(trees: list[Puct], judge: BoardNetwork, deadline: Deadline, eyes: int) -> None:
    """Let trees grow in turn until the budget is spent, or nothing else can become the most tried.

    What a position is worth to the seat `eyes` is judged as that one sees it.
    """
    before = sum([tree.root.visits for tree in trees])
    first = 0
    while True:
        batch = 1
        if trees[0].root.priors:
            batch = min(_BATCH, _fitting(deadline))
            if batch < 1:
                return
        waiting: list[tuple[Puct, Pending]] = []
        for number in range(first, first + batch):
            tree = trees[number % len(trees)]
            pending = tree.descend()
            if pending is not None:
                waiting.append((tree, pending))
        first += batch
        if waiting:
            priors, values = judge.judge([pending.node.state for _, pending in waiting], eyes)
            for (tree, pending), prior, value in zip(waiting, priors, values, strict=True):
                tree.judged(pending, prior, value)
        if not deadline.goes_on(batch):
            return
        if decided([tree.root for tree in trees if tree.root.priors], deadline, before):
            return


def _fitting(deadline: Deadline) -> int:
    """How many simulations fit into what is left of the budget, if they take as long as those before."""
    fitting = _BATCH
    if deadline.budget.simulations is not None:
        fitting = deadline.budget.simulations - deadline.simulations
    if deadline.budget.seconds is not None and deadline.simulations:
        spent = deadline.seconds
        fitting = min(fitting, int((deadline.budget.seconds - spent) * deadline.simulations / spent))
    return fitting


def decided(roots: list[Node], deadline: Deadline, before: int) -> bool:
    """Whether the best answer is the one that is tried most, and stays that with what is left of the budget.

    `before` it, so much was tried.
    """
    spent = deadline.spent()
    if spent <= 0.0 or len(roots[0].tries) < 2:
        return False
    tries = [sum(root.tries[action] for root in roots) for action in range(len(roots[0].tries))]
    first, second = sorted(tries, reverse=True)[:2]
    visits = sum([root.visits for root in roots]) - before
    if first - second <= visits * (1.0 - spent) / spent:
        return False
    found = together(roots)
    return max(found, key=lambda one: one.assured) is found[tries.index(first)]


def together(roots: list[Node]) -> list[Found]:
    """What trees of one decision have found about each answer.

    Who was tried most is not always the best: what a network does not expect is found late.
    """
    found: list[Found] = []
    for action, prior in enumerate(roots[0].priors):
        tries = sum(root.tries[action] for root in roots)
        if tries:
            value = sum(root.totals[action] for root in roots) / tries
            found.append(Found(tries + prior, value, value - _DOUBT / math.sqrt(tries)))
        else:
            found.append(Found(prior, roots[0].mean(action), prior - _NEVER_TRIED))
    return found
