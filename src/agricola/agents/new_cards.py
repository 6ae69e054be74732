"""Cards that a network has never met: what it would have learned of them, by what it learned of cards declared alike.

For every card a network has learned rows of weights. Those of a new card are estimated from its declaration
(`agricola.encoding.card_features`) by kernel ridge regression on the rows of the hand cards that it knows: the more
alike two declarations are, the more alike are their rows, and a card like no other gets nearly the mean of all. How far
a single card is trusted is chosen for each table of rows by leaving out one known card after the other.

What is estimated depends on the cards that may be dealt, which everybody knows, and not on who holds them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from agricola.agents.network import Floats, Inputs, Network
from agricola.encoding.card_features import card_row
from agricola.encoding.column_numbers import HELD_GROUPS
from agricola.encoding.numbering import card_numbers_with_own
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import MAJOR, Card

Exact = NDArray[np.float64]

_PENALTIES: Final = (0.1, 0.3, 1.0, 3.0, 100.0)
_CONSTANT: Final = 100.0
"""What all cards have in common: so large that the mean of their rows is hardly penalised."""
_BOARDS: Final = 8
"""For so many boards the networks are kept: games with the same decks are played on the same board."""


@lru_cache(maxsize=_BOARDS)
def with_new_cards(network: Network, board: Board) -> Network:
    """A network with a row for each hand card of a board that it has never met; itself where there is none."""
    numbers = card_numbers_with_own(board)
    rows = {int(number): row for row, number in enumerate(network.inputs.cards)}
    new = [card for card in (*board.minors, *board.occupations) if numbers[card.id] not in rows]
    known = [card for card in board.all_cards if card.kind != MAJOR and numbers[card.id] in rows]
    if not new or not known or not network.inputs.hands:
        return network
    tables = card_tables(network)
    widths = [table.shape[1] for table in tables]
    learned = np.concatenate(tables, axis=1)[[rows[numbers[card.id]] for card in known]]
    estimated = LearnedRows(declared(known, board), learned, widths).estimate(declared(new, board))
    more = np.split(estimated, np.cumsum(widths)[:-1], axis=1)
    return with_tables(
        network,
        np.concatenate((network.inputs.cards, np.array([numbers[card.id] for card in new], np.int32))),
        [np.concatenate(both) for both in zip(tables, more, strict=True)],
    )


def declared(cards: list[Card], board: Board) -> Exact:
    """What the declarations of cards say, a row for each."""
    return np.array([list(card_row(card, board)) for card in cards], np.float64)


def card_tables(network: Network) -> list[Floats]:
    """The rows of all cards that a network knows: for each group of held cards, for what actions name, for who asks."""
    inputs, weights = network.inputs, network.weights
    held = weights["in"][len(inputs.columns) :].reshape(HELD_GROUPS, len(inputs.cards), -1)
    return [*held, weights["card"][1:], weights["asked"][1:]]


def with_tables(network: Network, numbers: NDArray[np.int32], tables: list[Floats]) -> Network:
    """A network that knows these cards instead of its own, by rows of theirs in each table."""
    was = network.inputs
    columns = len(was.columns)
    *held, card, asked = tables
    weights = dict(network.weights)
    weights["in"] = np.concatenate((weights["in"][:columns], *held))
    weights["card"] = np.concatenate((weights["card"][:1], card))
    weights["asked"] = np.concatenate((weights["asked"][:1], asked))
    size = HELD_GROUPS * len(numbers)  # a card is held or not: there is nothing to scale
    mean = np.concatenate((was.mean[:columns], np.zeros(size, np.float32)))
    scale = np.concatenate((was.scale[:columns], np.ones(size, np.float32)))
    other = Network(Inputs(was.columns, numbers, was.hands, mean, scale), weights)
    other.about = network.about
    return other


class LearnedRows:
    """The rows that were learned of known cards, as they follow from the declarations of these cards.

    A row is made of tables that are so wide. Each has the penalty with which the others tell most of a card left out.
    """

    def __init__(self, known: Exact, learned: Floats, widths: list[int]) -> None:
        spread = known.std(axis=0)
        self._told = spread > 0
        self._scale = np.sqrt(spread[self._told])  # what few cards have counts for more, but not for everything
        self._known = self._scaled(known)
        apart = _distances(self._known, self._known)
        self._reach = apart.mean() or 1.0
        values, self._vectors = np.linalg.eigh(np.exp(-apart / self._reach) + _CONSTANT)
        self._values = np.maximum(values, 0.0).astype(np.float32)
        short = self._vectors.astype(np.float32)
        self._parts = short.T @ learned
        firsts = np.cumsum([0, *widths[:-1]])
        squares = np.stack([np.square(self._left_out(short, penalty)).sum(axis=0) for penalty in _PENALTIES])
        missed = np.add.reduceat(squares, firsts, axis=1)
        self._penalties = np.repeat(np.array(_PENALTIES, np.float32)[missed.argmin(axis=0)], widths)
        self.explained: Floats = 1.0 - missed.min(axis=0) / np.add.reduceat(np.square(learned).sum(axis=0), firsts)
        """Of each table, the share of a left-out card's row that the others tell (R²); below 0 they mislead."""

    def estimate(self, new: Exact) -> Floats:
        """The rows of cards by their declarations."""
        alike = np.exp(-_distances(self._scaled(new), self._known) / self._reach) + _CONSTANT
        shares = (alike @ self._vectors).astype(np.float32)
        rows: Floats = shares @ (self._parts / (self._values[:, None] + self._penalties))
        return rows

    def _scaled(self, declarations: Exact) -> Exact:
        """What known cards differ in."""
        scaled: Exact = declarations[:, self._told] / self._scale
        return scaled

    def _left_out(self, vectors: Floats, penalty: float) -> Floats:
        """What is missing in the row of each known card when it is estimated from all others."""
        inverse = 1.0 / (self._values + np.float32(penalty))
        errors: Floats = (vectors * inverse) @ self._parts / (np.square(vectors) @ inverse)[:, None]
        return errors


def _distances(ones: Exact, others: Exact) -> Exact:
    """The squared distance of each row to each other one."""
    squares: Exact = (ones**2).sum(axis=1)[:, None] + (others**2).sum(axis=1) - 2.0 * ones @ others.T
    return np.maximum(squares, 0.0)
