"""Random play with hand cards in bulk: `make soak-cards`. Every card must have been played often enough.

Over both editions that have hand cards, every number of players, every mix of decks. In three games of four the cards
that were played most rarely so far are dealt and liked, from all decks; a failure tells the record of its game, so that
it can be replayed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence

from agricola.cards.catalog import HAND_CARDS
from tests.property.card_games import check_card_game
from tests.property.in_bulk import Bulk, Played

BATCH = 20
THOROUGH = 0.001
"""The share of decisions at which everything is checked."""
AUDITED = 5
"""One in so many games is followed by the bookkeeper step by step."""
WANTED = 40
"""So many of the rarest cards are dealt more often."""
LEAST = 30
"""How often each card is to be played."""


def play_batch(first: int, count: int, rare: tuple[str, ...] = ()) -> Played:
    """Play some games, three of four with rare cards, and count how often each card was played."""
    played = Played(count)
    for number in range(first, first + count):
        try:
            wanted = rare if number % 4 else ()
            played.counts += check_card_game(number, THOROUGH, wanted, audited=number % AUDITED == 0).played
        except AssertionError as failure:
            played.failures.append(f"game {number}: {failure}")
    return played


def cards_played(counts: Counter[str]) -> str:
    """How many cards were played, in words."""
    return f"{counts.total():,} cards played, the rarest {min(counts[card.id] for card in HAND_CARDS)} times"


def rarest(counts: Counter[str]) -> tuple[str, ...]:
    """The cards that were played most rarely, of equals those that stand first in the catalog."""
    ids = [card.id for card in HAND_CARDS]
    return tuple(sorted(ids, key=lambda card: counts[card])[:WANTED])


CARD_SOAK = Bulk(play_batch, BATCH, cards_played, rarest)


def table(played: Counter[str]) -> str:
    """How often each hand card was played, the rarest first."""
    rows = sorted((played[card.id], card.id, card.name) for card in HAND_CARDS)
    return "\n".join(f"{count:8,}  {id}  {name}" for count, id, name in rows)


def too_rare(played: Counter[str], least: int) -> list[str]:
    """The cards that were played less often than that."""
    cards = [card for card in HAND_CARDS if played[card.id] < least]
    return [f"{card.name} ({card.id}): {played[card.id]}" for card in cards]


def verdict(played: Played, least: int, say: Callable[[str], None]) -> int:
    """Say which cards were played too rarely; the exit code."""
    rare = too_rare(played.counts, least)
    if rare:
        say(f"\nplayed less than {least} times in {played.games:,} games: {', '.join(rare)}")
    return 1 if played.failures or rare else 0


def main(given: Sequence[str] | None = None) -> int:
    """Play, and say how often each card was played."""
    parser = argparse.ArgumentParser(prog="make soak-cards", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="how many games (default: 10000)")
    parser.add_argument("--first", type=int, default=1_000_000, metavar="N", help="another number gives other games")
    parser.add_argument("--least", type=int, default=LEAST, metavar="N", help=f"plays of each card (default: {LEAST})")
    parser.add_argument("--processes", type=int, default=0, metavar="N", help="default: one per processor")
    options = parser.parse_args(given)

    def say(line: str) -> None:
        print(line, flush=True)

    played = CARD_SOAK.run(options.games, options.first, say, options.processes)
    say(table(played.counts))
    return verdict(played, options.least, say)


if __name__ == "__main__":
    sys.exit(main())
