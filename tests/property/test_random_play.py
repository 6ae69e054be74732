"""Random play over every edition, number of players and option, checked at every action (`checks.py`)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import agricola
from tests.property import accountant
from tests.property.checks import (
    Fractions,
    Setup,
    Tastes,
    Walk,
    check_everything,
    check_game,
    finish,
    setups,
    snapshot,
)
from tests.property.tile_accountant import TileAccountant

BATCH = 20
BATCHES = 60
OFTEN = 24
"""How many of them every change is tried with: all set-ups in all their forms. `make soak-games` plays the others."""
THOROUGH = 0.02


@pytest.mark.parametrize(
    "batch", [*range(OFTEN), *(pytest.param(one, marks=pytest.mark.soak) for one in range(OFTEN, BATCHES))]
)
def test_random_games_keep_every_promise(batch: int) -> None:
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        check_game(number, THOROUGH)


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(
    setup=st.builds(replace, st.sampled_from(setups()), ask_forced=st.booleans(), wealthy=st.booleans()),
    seed=st.integers(0, 10_000),
    fractions=st.lists(st.floats(0, 1, exclude_max=True), max_size=120),
)
def test_short_games_keep_every_promise_everywhere(setup: Setup, seed: int, fractions: list[float]) -> None:
    """Few games with all checks at their end; a failure shrinks to a short game."""
    game = Walk(setup, seed, Fractions(fractions), thorough=0.0).play()
    check_everything(game, random.Random(seed))


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_the_same_seed_gives_the_same_game_and_another_seed_another(setup: Setup) -> None:
    first, second = setup.new(3), setup.new(3)
    while not first.is_terminal():
        assert first.key() == second.key()
        action = first.legal_actions()[-1]
        first.apply(action)
        second.apply(action)
    assert first.key() == second.key()
    assert first.record() == second.record()
    if not setup.board().fixed_order:
        assert len({tuple(setup.new(seed).state.order) for seed in range(20)}) > 10
    elif setup.players > 1:
        assert len({setup.new(seed).state.start for seed in range(20)}) == setup.players


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_imagined_games_are_other_games_that_finish(setup: Setup) -> None:
    """What a seat can't know is dealt anew, and the imagined game can be played to its end."""
    rng = random.Random(7)
    game = setup.new(7)
    choose = Tastes(rng)
    for _ in range(3):
        game.apply(choose(game.legal_actions()))
    seat = rng.randrange(setup.players)
    imagined = [game.determinize(seat, rng) for _ in range(12)]
    orders = {other.state.order for other in imagined}
    assert orders == {game.state.order} if setup.board().fixed_order else len(orders) > 6
    assert len({other.state.chance for other in imagined}) == len(imagined)
    for other in imagined:
        assert other.state.order[: game.round] == game.state.order[: game.round]
    finish(imagined[0], choose)
    with pytest.raises(agricola.BadRecord):
        imagined[0].record()


def test_a_chosen_order_of_round_cards_is_known() -> None:
    setup = Setup("revised", 1, chosen_order=True)
    game = setup.new(5)
    assert game.determinize(0, random.Random(1)).state.order == game.state.order
    assert len(game.view(0)["round_cards"]) == 14


def test_the_accountant_knows_every_game_of_the_two_grid_editions() -> None:
    for setup in setups():
        if setup.edition in {"original", "revised"}:
            assert accountant.knows(replace(setup, ask_forced=True).new(1)), str(setup)


def test_an_accountant_follows_every_game_of_the_family_edition() -> None:
    for setup in setups():
        if setup.edition == "family":
            game = replace(setup, ask_forced=True).new(1)
            assert TileAccountant.of(game, snapshot(game)) is not None


@pytest.mark.parametrize("good", range(10))
def test_the_accountant_of_tiles_notices_a_good_that_came_from_nowhere(good: int) -> None:
    game = Setup("family", 2, ask_forced=True).new(1)
    books = TileAccountant.of(game, snapshot(game))
    assert books is not None
    seat = game.current_player
    assert seat is not None
    action = game.parse("Grain")
    game.apply(action)
    game.state.players[1 - seat].goods[good] += 1
    with pytest.raises(AssertionError):
        books.check(seat, "", action, game, snapshot(game))


@pytest.mark.parametrize("good", range(10))
def test_the_accountant_notices_a_good_that_came_from_nowhere(good: int) -> None:
    game = Setup("revised", 2, ask_forced=True).new(1)
    books = accountant.Accountant.of(game, snapshot(game))
    assert books is not None
    seat = game.current_player
    assert seat is not None
    action = game.parse("Day Laborer")
    game.apply(action)
    game.state.players[1 - seat].goods[good] += 1
    with pytest.raises(AssertionError):
        books.check(seat, "", action, game, snapshot(game))
