"""Nothing happens untold: a bookkeeper who hears the events alone has the true books after every action."""

from __future__ import annotations

import random

import pytest

import agricola
from agricola import Game
from agricola.engine.economy.costs import give_back
from tests.kit import Table, play
from tests.property.bookkeeper import Bookkeeper, blank_books, books_of
from tests.property.card_games import CardLover, CardSetup, card_setups
from tests.property.checks import Chooser, Setup, Tastes, setups

BATCHES = 8
GAMES_WITHOUT_CARDS = 40
GAMES_WITH_CARDS = 60
ROOMS = ["a1", "a2", "a3"]


def follow(game: Game, keeper: Bookkeeper, choose: Chooser) -> Bookkeeper:
    """Play a game to its end and check the books after every action."""
    last, events = "the start", game.take_events()
    try:
        keeper.hear(events)
        keeper.check(game)
        while not game.is_terminal():
            action = choose(game.legal_actions())
            last = f"round {game.round}, {game.question}: {action}"
            game.apply(action)
            events = game.take_events()
            keeper.hear(events)
            keeper.check(game)
    except Exception as problem:
        heard = "\n".join(str(event.json(event.seat)) for event in events)
        raise AssertionError(f"{problem}\nafter {last}\n{heard}\n{game.record()}") from problem
    return keeper


def keep_books(setup: Setup | CardSetup, number: int) -> Bookkeeper:
    """Keep the books of one random game of a set-up."""
    rng = random.Random(number)
    game = setup.new(number)
    game.record_events()
    choose = CardLover(rng) if isinstance(setup, CardSetup) else Tastes(rng)
    return follow(game, Bookkeeper(books_of(game)), choose)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_events_add_up_to_the_position(batch: int) -> None:
    without, with_cards = setups(), card_setups()
    for number in range(batch, GAMES_WITHOUT_CARDS, BATCHES):
        keep_books(without[number * len(without) // GAMES_WITHOUT_CARDS], number)
    for number in range(batch, GAMES_WITH_CARDS, BATCHES):
        keep_books(with_cards[number % len(with_cards)], number)


@pytest.mark.parametrize(
    ("edition", "players", "cards"),
    [
        (name, players, cards)
        for name, edition in sorted(agricola.EDITIONS.items())
        for players in range(1, edition.most_players + 1)
        for cards in ((False, True) if edition.hand_cards else (False,))
    ],
)
def test_the_events_tell_a_game_from_the_deal_on(edition: str, players: int, cards: bool) -> None:
    game = agricola.new_game(edition, players=players, cards=cards, seed=players, record_events=True)
    choose = CardLover(random.Random(players))
    keeper = follow(game, Bookkeeper(blank_books(game)), choose)
    assert keeper.subscribed["round_began"] == keeper.subscribed["round_ended"] == 14
    drawn = 7 if "K125" in keeper.seen_cards else 0  # Broom
    assert keeper.subscribed["card_dealt"] == (14 * players + drawn if cards else 0)


@pytest.mark.parametrize(
    ("kind", "table", "moves"),
    [
        (
            "stable_moved",
            play("family", 2, round=3, seats=[{"stables": 1, "goods": {"wood": 9}}]),
            ["Pastures", "build a 2-square pasture and move a stable into it"],
        ),
        (
            "joined_family",
            play("original", 2, cards=True, round=7, seats=[{"cards": ["K138"], "lodgers": 1, "rooms": ROOMS}]),
            ["After Family Growth also 1 Minor Improvement", "a lodger moves in"],
        ),
        (
            "lodger_left",
            play("original", 2, cards=True, round=4, seats=[
                {"cards": ["K138", "M-fireplace-2"], "hand": ["E038"], "lodgers": 1},
            ]),
            ["Starting Player (and/or 1 Minor Improvement)", "play Madonna Statue"],
        ),
        (
            "grew_up",
            play("revised", 2, cards=True, round=13, seats=[
                {"cards": ["A092"], "goods": {"food": 1}, "rooms": ROOMS, "family": 3, "newborns": 1, "home": 0,
                 "newborns_on": ["Urgent Wish for Children"], "placed": ["Urgent Wish for Children", "Fishing"]},
            ]),
            ["Adoptive Parents: pay 1 food to place a newborn", "Forest"],
        ),
    ],
)  # fmt: skip
def test_what_random_games_seldom_come_to_adds_up_too(kind: str, table: Table, moves: list[str]) -> None:
    game = table.game.clone()
    game.record_events()
    keeper = Bookkeeper(books_of(game))
    for move in moves:
        Table(game).do(move)
        keeper.hear(game.take_events())
        keeper.check(game)
    assert keeper.subscribed[kind] == 1


def test_what_a_card_has_promised_is_withdrawn_when_it_is_given_back() -> None:
    """No card that promises goods can be given back yet, but the revised edition has a rule for it."""
    promise = {"round": 9, "seat": 0, "card": "M-well", "goods": {"food": 1}}
    game = play("revised", 2, round=8, seats=[{"cards": ["M-well"]}], promises=[promise]).game
    game.record_events()
    keeper = Bookkeeper(books_of(game))
    player = game.state.players[0]
    give_back(game.state, player, player.cards[0])
    keeper.hear(game.take_events())
    keeper.check(game)
    assert keeper.subscribed == {"card_returned": 1, "withdrawn": 1}
