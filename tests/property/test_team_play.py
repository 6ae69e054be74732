"""Random team games, with house rules, other readings and hand cards."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from agricola.variants.boards import VARIANTS
from tests.property.card_games import CardLover, CardSetup, CardWalk
from tests.property.checks import Setup, Tastes, Walk, setups, some_house_rules

READINGS = [f"{name}:{reading}" for name in ("team", "team-product") for reading in VARIANTS[name].parameters]
FOR_FOUR = [setup for setup in setups() if (setup.edition, setup.players) == ("revised", 4)]
THOROUGH = 0.02


def _setup(number: int) -> Setup:
    """The n-th of many team games: each reading in turn, half of them with house rules, a third of them wealthy."""
    rng = random.Random(number)
    return replace(
        FOR_FOUR[number % len(FOR_FOUR)],
        team=READINGS[number % len(READINGS)],
        house_rules=some_house_rules("revised", 4, rng) if number % 2 else (),
        ask_forced=number % 4 < 3,
        wealthy=number % 3 == 0,
    )


@pytest.mark.parametrize("number", range(24))
def test_random_team_games_keep_every_promise(number: int) -> None:
    Walk(_setup(number), number, Tastes(random.Random(number)), THOROUGH).play()


@pytest.mark.parametrize("number", range(6))
def test_random_team_games_with_cards_keep_every_promise(number: int) -> None:
    rng = random.Random(number)
    setup = CardSetup("revised", 4, wealthy=number % 2 == 1, house_rules=some_house_rules("revised", 4, rng))
    CardWalk(replace(setup, team=READINGS[number]), number, CardLover(rng), THOROUGH, audited=True).play()
