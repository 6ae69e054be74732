"""The slowest decision of many games with hand cards: `python benchmarks/slowest.py --games 2000`.

Both editions with hand cards and all their decks, every number of players. In one game of three everybody begins with
cards in front that trade goods at any time, such as Dock Worker: trades that lead in circles are where a naive search
for ways to pay never ends. A decision is `apply()` with the list of what can be done next; one that takes long is
carried out again on copies, and the shortest time counts. Exits with 1 if one takes longer than the limit.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import Any

import agricola
from agricola.cards.catalog import HAND_CARDS
from agricola.engine.kernel import state
from agricola.engine.kernel.card import OCCUPATION, Card

LIMIT_MS = 50.0
AGAIN_MS = 10.0
"""What takes longer than this is timed again."""
TRIES = 3
TRADERS_EACH = 5
LIKES_CARDS = 0.5
"""How often a card is played where one can be."""


def trades(card: Card) -> bool:
    """Whether a card trades goods at any time."""
    rules = card.rules
    again = any(not conversion.once_per_harvest for conversion in rules.conversions)
    return (again or rules.offers is not None or bool(rules.recipes)) and not card.traveling and rules.space is None


def setups() -> list[tuple[str, int]]:
    """Every edition with hand cards and every number of players."""
    return [
        (name, players)
        for name, edition in agricola.EDITIONS.items()
        if edition.hand_cards
        for players in range(1, edition.most_players + 1)
    ]


def dealt(number: int) -> agricola.Game:
    """The n-th game: in one of three with traders in front of everybody."""
    every = setups()
    edition, players = every[number % len(every)]
    decks = agricola.EDITIONS[edition].decks
    options: dict[str, Any] = {"decks": decks} if decks else {}
    game = agricola.new_game(edition, players=players, cards=True, seed=number, **options)
    if number % 3:
        return game
    rng = random.Random(number)
    board = game.state.board
    pile = [card.id for card in HAND_CARDS if card.id in board.cards and card.players <= players and trades(card)]
    rng.shuffle(pile)
    position: dict[str, Any] = dict(game.position())
    for seat in position["seats"]:
        taken = [pile.pop() for _ in range(min(TRADERS_EACH, len(pile)))]
        seat["cards"] = [*seat.get("cards", []), *taken]
    used = {card for seat in position["seats"] for card in seat["cards"]}
    for seat in position["seats"]:
        seat["hand"] = [card for card in seat["hand"] if card not in used]
        seat["occupations_played"] = sum(board.cards[card].kind == OCCUPATION for card in seat["cards"])
    for name in ("minor_pile", "occupation_pile"):
        position[name] = [card for card in position.get(name, []) if card not in used]
    return agricola.from_position(position)


def milliseconds(game: agricola.Game, action: agricola.Action) -> float:
    """How long a decision takes, in processor time."""
    begin = time.thread_time_ns()
    game.apply(action)
    game.legal_actions()
    return (time.thread_time_ns() - begin) / 1e6


def main() -> int:
    """Play and tell the slowest decisions."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    given = parser.parse_args()
    slow: list[tuple[float, str]] = []
    decisions = 0
    for number in range(given.first, given.first + given.games):
        game = dealt(number)
        rng = random.Random(number)
        while actions := game.legal_actions():
            cards = [action for action in actions if action.kind_name == "card"]
            action = rng.choice(cards if cards and rng.random() < LIKES_CARDS else actions)
            before = game.clone()
            took = milliseconds(game, action)
            if took > AGAIN_MS:
                took = min(took, *(milliseconds(before.clone(), action) for _ in range(TRIES)))
            slow.append((took, f"game {number}: {before.question.code}, {action.code}"))
            decisions += 1
        slow = sorted(slow, reverse=True)[:5]
    build = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
    print(f"{given.games} games, {decisions} decisions, {build}")
    for took, what in slow:
        print(f"{took:8.2f} ms  {what}")
    return int(slow[0][0] > LIMIT_MS)


if __name__ == "__main__":
    sys.exit(main())
