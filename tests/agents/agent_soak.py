"""Games of the computer players in bulk: `make soak-agents`. None of them may commit a fault.

Over every edition, with and without hand cards, every number of players and every mix of decks; every second game has
up to three variants and house rules that go together. In every game one seat is played by the agent with the network,
the others by any agent or level, all with a few simulations for each decision.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from agricola.agents import AGENTS, LEVELS, Budget, make_agent
from agricola.agents.arena import play_out
from agricola.game import EDITIONS, Game, new_game
from agricola.variants.boards import HOUSE_RULES, VARIANTS, contradict, why_not_here
from agricola.variants.variant import Variant
from tests.property.in_bulk import Bulk, Played

SET_UPS = [
    (name, cards, players)
    for name, edition in sorted(EDITIONS.items())
    for cards in ((False, True) if edition.hand_cards else (False,))
    for players in range(1, edition.most_players + 1)
]
EVERYONE = sorted({*AGENTS, *LEVELS})
MOST_SIMULATIONS = 4
"""Enough to go through all that an agent does, and little enough for ten thousand games."""
MOST_VARIANTS = 3
BATCH = 4


@dataclass(frozen=True)
class SetUp:
    """What is played in one game, and by whom."""

    edition: str
    cards: bool
    players: int
    seed: int
    decks: str
    variants: tuple[str, ...]
    house_rules: tuple[str, ...]
    agents: tuple[str, ...]
    simulations: int

    def game(self) -> Game:
        """The game that it is."""
        return new_game(
            self.edition,
            players=self.players,
            cards=self.cards,
            seed=self.seed,
            variants=self.variants,
            house_rules=self.house_rules,
            decks=self.decks or None,
        )


def set_up(number: int) -> SetUp:
    """What is played in a game with that number."""
    rng = random.Random(number)
    edition, cards, players = SET_UPS[number % len(SET_UPS)]
    chosen = _variants(rng, edition, cards, players) if rng.random() < 0.5 else []
    # A variant may deal more cards than one deck has.
    decks = _decks(rng, edition) if cards and not chosen else ""
    return SetUp(
        edition,
        cards,
        players,
        number,
        decks,
        tuple(name for name in chosen if name.partition(":")[0] in VARIANTS),
        tuple(name for name in chosen if name.partition(":")[0] in HOUSE_RULES),
        ("learned", *rng.choices(EVERYONE, k=players - 1)),
        rng.randint(1, MOST_SIMULATIONS),
    )


def _decks(rng: random.Random, edition: str) -> str:
    """One of the usual decks, and any of the others; nothing where there is no choice."""
    known, usual = EDITIONS[edition].decks, EDITIONS[edition].usual_decks
    first = rng.choice(usual) if usual else ""
    return "".join(letter for letter in known if letter == first or rng.random() < 0.5)


def _variants(rng: random.Random, edition: str, cards: bool, players: int) -> list[str]:
    """Some variants and house rules that can be played together."""
    able = [
        variant
        for variant in (*VARIANTS.values(), *HOUSE_RULES.values())
        if not why_not_here(variant, edition, players, cards)
    ]
    chosen: list[Variant] = []
    for variant in rng.sample(able, min(len(able), rng.randint(1, MOST_VARIANTS))):
        if not any(contradict(variant, other) for other in chosen):
            chosen.append(variant)
    return [f"{one.name}:{rng.choice(one.parameters)}" if one.parameters else one.name for one in chosen]


def play_one(number: int, agents: tuple[str, ...] = (), simulations: int = 0) -> list[str]:
    """Play a game, with agents and simulations of one's own if they are named; what was done wrong in it, in words."""
    played = set_up(number)
    budget = Budget(simulations=simulations or played.simulations)
    names = agents or played.agents
    order = random.Random(-number).sample(names, len(names))
    seats = [replace(make_agent(name, seed=number * 5 + seat), budget=budget) for seat, name in enumerate(order)]
    game = played.game()
    return [
        f"game {number} {played}: {seat.contender} in seat {seat.seat}: {seat.fault}\n{game.record()}"
        for seat in play_out(game, seats)
        if seat.fault
    ]


def play_batch(first: int, count: int, rare: tuple[str, ...] = ()) -> Played:
    """Play some games, and count them by edition."""
    played = Played(count)
    for number in range(first, first + count):
        played.counts[SET_UPS[number % len(SET_UPS)][0]] += 1
        played.failures += play_one(number)
    return played


def by_edition(counts: Counter[str]) -> str:
    """How many games of each edition were played, in words."""
    return ", ".join(f"{name} {count:,}" for name, count in sorted(counts.items())) or "none ended yet"


AGENT_SOAK = Bulk(play_batch, BATCH, by_edition)


def main(given: Sequence[str] | None = None) -> int:
    """Play; the faults are told with the records of their games as they come."""
    parser = argparse.ArgumentParser(prog="make soak-agents", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="how many games (default: 10000)")
    parser.add_argument(
        "--minutes", type=float, default=0.0, metavar="N", help="begin no game later (default: any time)"
    )
    parser.add_argument("--first", type=int, default=1_000_000, metavar="N", help="another number gives other games")
    parser.add_argument("--processes", type=int, default=0, metavar="N", help="default: one per processor")
    options = parser.parse_args(given)

    def say(line: str) -> None:
        print(line, flush=True)

    played = AGENT_SOAK.run(options.games, options.first, say, options.processes, options.minutes)
    say(f"{played.games:,} games, {len(played.failures)} faults")
    return 1 if played.failures else 0


if __name__ == "__main__":
    sys.exit(main())
