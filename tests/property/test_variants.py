"""Random games with variants and house rules, alone and combined, over all editions and numbers of players."""

from __future__ import annotations

import random

import pytest

from tests.property.bookkeeper import Bookkeeper, blank_books
from tests.property.card_games import CardLover
from tests.property.test_events import follow
from tests.property.variant_games import ALL_WAYS, game_of, game_with_choices, keeps_promises, play_batch


@pytest.mark.parametrize("number", range(200, 240))
def test_random_games_with_many_variants_and_chosen_cards_keep_their_promises(number: int) -> None:
    game = game_with_choices(number)
    if game is not None:
        keeps_promises(game, number)


@pytest.mark.parametrize("number", range(60))
def test_random_games_with_variants_keep_what_every_game_promises(number: int) -> None:
    keeps_promises(game_of(number), number)


@pytest.mark.parametrize("number", range(100, 130))
def test_the_events_of_games_with_variants_add_up_to_the_position(number: int) -> None:
    game = game_of(number, record_events=True)
    follow(game, Bookkeeper(blank_books(game)), CardLover(random.Random(number)))


def test_in_bulk_every_other_game_has_chosen_cards_and_each_way_is_counted() -> None:
    played = play_batch(300, 2)
    assert not played.failures
    assert set(played.counts) <= set(ALL_WAYS)
    assert played.counts.total() >= 2
