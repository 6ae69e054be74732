"""What the learned player makes of cards that it has never met.

    python benchmarks/new_cards.py --games 1000

The hand cards are split into as many parts as `--parts` says. Each part in turn is taken out of a network, as if it had
never met these cards, and two players without search play against each other: one to whom these cards are none, and one
that estimates them from their declarations. All cards are dealt. Each deal is played twice, with changed seats; of four
players two are of each sort. Prints how often the second one wins, with the 95 % interval over the deals, and what the
same network wins that has met all cards (`--known`); before that, how much of a card's rows in the network follows from
the other cards (R², one card left out after the other).
"""

from __future__ import annotations

import argparse
import math
import os
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from statistics import fmean, stdev

import numpy as np

from agricola.agents.arithmetic import network_for, with_cards_of
from agricola.agents.learned import BoardNetwork
from agricola.agents.network import Network
from agricola.agents.new_cards import LearnedRows, card_tables, declared, with_tables
from agricola.agents.worker_pool import WorkerPool
from agricola.encoding.numbering import card_numbers
from agricola.engine.deeds.legality import advance
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import MAJOR
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState
from agricola.engine.scoring.teams import ranking, results
from agricola.game import new_game

TABLES = ("in the hand", "in front of oneself", "in front of others", "named by an action", "asking")
DECKS = {"original": "EIKZ"}
TOGETHER = 50
"""So many deals are played at a time."""


@dataclass(frozen=True)
class Setup:
    """What is played."""

    edition: str
    players: int
    parts: int
    seed: int
    known: bool
    """Whether the player that has met all cards plays in place of the one that estimates."""

    def new_game(self, seed: int) -> GameState:
        """A game with all decks."""
        return new_game(self.edition, players=self.players, cards=True, decks=DECKS.get(self.edition), seed=seed).state

    def board(self) -> Board:
        """What the games are played on."""
        return self.new_game(0).board


@dataclass(frozen=True)
class Deal:
    """What the two games of a deal came to on the mean, for the player that is measured and for the other one."""

    won: float
    points: float
    others_points: float
    held: float
    """Never-met cards in the hands that were dealt to each of them."""
    played: float
    others_played: float
    """How many of these are in front of those who held them in the end."""


class Table:
    """A game in which each seat is that of one of two players, and one part of the cards has never been met."""

    def __init__(self, deal: int, seats: list[int], state: GameState, new: set[int]) -> None:
        self.deal = deal
        self.seats = seats
        self.state = state
        numbers = card_numbers()
        self.hands = [{card.id for card in p.hand if numbers[card.id] in new} for p in state.players]

    def of(self, number: int) -> list[Player]:
        """The seats of a player."""
        return [p for p in self.state.players if self.seats[p.seat] == number]

    def played(self, number: int) -> int:
        """How many of its never-met cards a player has played."""
        return sum(card.id in self.hands[p.seat] for p in self.of(number) for card in p.cards)

    def end(self) -> Deal:
        """What the game came to."""
        keys, points = ranking(self.state), results(self.state)
        return Deal(
            fmean(who for who, key in zip(self.seats, keys, strict=True) if key == max(keys)),
            fmean(points[p.seat] for p in self.of(1)),
            fmean(points[p.seat] for p in self.of(0)),
            sum(map(len, self.hands)) / 2,
            self.played(1),
            self.played(0),
        )


def network_on(board: Board) -> Network:
    """The network that comes with the package."""
    network = network_for(board)
    assert isinstance(network, Network)
    return network


def part_of(board: Board, number: int, parts: int) -> set[int]:
    """The catalog numbers of one part of the hand cards."""
    cards = sorted(card_numbers()[card.id] for card in (*board.minors, *board.occupations))
    random.Random(parts).shuffle(cards)
    return set(cards[number::parts])


def without(network: Network, cards: set[int]) -> Network:
    """A network as if it had never met some cards."""
    kept = ~np.isin(network.inputs.cards, list(cards))
    return with_tables(network, network.inputs.cards[kept], [table[kept] for table in card_tables(network)])


def explained(board: Board) -> str:
    """How much of the rows of a card follows from the others, in a line."""
    network, numbers = network_on(board), card_numbers()
    rows = {int(number): row for row, number in enumerate(network.inputs.cards)}
    known = [card for card in board.all_cards if card.kind != MAJOR and numbers[card.id] in rows]
    tables = card_tables(network)
    learned = np.concatenate(tables, axis=1)[[rows[numbers[card.id]] for card in known]]
    found = LearnedRows(declared(known, board), learned, [table.shape[1] for table in tables]).explained
    told = ", ".join(f"{name} {share:.3f}" for name, share in zip(TABLES, found, strict=True))
    return f"R² of the rows of {len(known)} cards: {told}"


def play_deals(setup: Setup, job: int) -> list[Deal]:
    """Play some deals, in which one part of the cards has never been met; the jobs take the parts in turn."""
    board = setup.board()
    network = network_on(board)
    new = part_of(board, job % setup.parts, setup.parts)
    stranger = without(network, new)
    wise = network if setup.known else with_cards_of(stranger, board)
    players = (BoardNetwork(stranger, board), BoardNetwork(wise, board))
    rng = random.Random(f"{setup.seed}/{job}")
    tables: list[Table] = []
    for deal in range(TOGETHER):
        seed = rng.getrandbits(32)
        seats = [seat % 2 for seat in range(setup.players)]
        rng.shuffle(seats)
        tables += [Table(deal, [who ^ change for who in seats], setup.new_game(seed), new) for change in (0, 1)]
    play_all(tables, players)
    ends = [[astuple(table.end()) for table in tables if table.deal == deal] for deal in range(TOGETHER)]
    return [Deal(*map(fmean, zip(*both, strict=True))) for both in ends]


def play_all(tables: list[Table], players: tuple[BoardNetwork, BoardNetwork]) -> None:
    """Play games to their ends, without search."""
    while any(table.state.waiting for table in tables):
        for number, player in enumerate(players):
            going = [table for table in tables if table.state.waiting]
            asked = [table.state for table in going if table.seats[table.state.stack[-1].seat] == number]
            if asked:
                for state, likely in zip(asked, player.judge(asked)[0], strict=True):
                    advance(state, state.options[likely.index(max(likely))])


def played(setup: Setup, deals: int, until: float, processes: int) -> Iterator[list[Deal]]:
    """The deals of a match, job by job."""
    with WorkerPool(processes, play_deals, setup) as pool:
        yield from pool.work(range(math.ceil(deals / TOGETHER)), until)


def measured(setup: Setup, deals: int, minutes: float, processes: int) -> str:
    """What the player with estimates, or the one that has met all cards, wins, in a line."""
    until = time.monotonic() + 60 * minutes
    found = [deal for job in played(setup, deals, until, processes) for deal in job]
    won, lead = [deal.won for deal in found], [deal.points - deal.others_points for deal in found]
    who = "has met all cards" if setup.known else "estimates"
    return (
        f"who {who} wins {100 * fmean(won):.1f} % ± {100 * _margin(won):.1f} % of {2 * len(found):,} games, "
        f"{fmean(deal.points for deal in found):.2f} points to {fmean(deal.others_points for deal in found):.2f} "
        f"({fmean(lead):+.2f} ± {_margin(lead):.2f}); of the cards in question {_share(found, 'played')} are played, "
        f"{_share(found, 'others_played')} by the one to whom they are none"
    )


def _share(deals: list[Deal], which: str) -> str:
    """Which part of the never-met cards was played."""
    return f"{100 * sum(getattr(deal, which) for deal in deals) / sum(deal.held for deal in deals):.0f} %"


def _margin(samples: list[float]) -> float:
    """Half of the 95 % interval of a mean."""
    return 1.96 * stdev(samples) / math.sqrt(len(samples))


def main() -> int:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", nargs="+", default=["revised-2", "original-2", "original-4"])
    parser.add_argument("--parts", type=int, default=4)
    parser.add_argument("--games", type=int, default=4000, help="of each match")
    parser.add_argument("--minutes", type=float, default=math.inf, help="a match is ended after so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--known", action="store_true", help="let the one play, too, that has met all cards")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    for game in given.play:
        edition, players = game.split("-")
        for known in (False, True)[: 1 + given.known]:
            setup = Setup(edition, int(players), given.parts, given.seed, known)
            if not known:
                print(f"{game}: {explained(setup.board())}", flush=True)
            print(f"{game}: {measured(setup, given.games // 2, given.minutes, given.processes)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
