"""Random games with house rules, alone and combined, over every edition and number of players."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from agricola.variants.boards import HOUSE_RULES, why_not_here
from tests.property.card_games import CardLover, CardSetup, CardWalk, card_setups
from tests.property.checks import Setup, Tastes, Walk, check_game, setups, some_house_rules

BATCH = 20
BATCHES = 10
OFTEN = 5
"""How many of them every change is tried with: all set-ups twice. `make soak-games` plays the others."""
THOROUGH = 0.02


@pytest.mark.parametrize(
    "batch", [*range(OFTEN), *(pytest.param(one, marks=pytest.mark.soak) for one in range(OFTEN, BATCHES))]
)
def test_random_games_with_house_rules_keep_every_promise(batch: int) -> None:
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        check_game(number, THOROUGH, house_rules=True)


def _one_rule_each() -> list[Setup]:
    """Every house rule alone, in every game that can have it."""
    return [
        replace(setup, options=tuple({**dict(setup.options), **rule.options}.items()), house_rules=(rule.name,))
        for rule in HOUSE_RULES.values()
        for setup in setups()
        if not any(dict(setup.options).values()) and not why_not_here(rule, setup.edition, setup.players, cards=False)
    ]


@pytest.mark.parametrize("setup", _one_rule_each(), ids=str)
def test_a_house_rule_alone_keeps_every_promise(setup: Setup) -> None:
    Walk(replace(setup, ask_forced=True), 5, Tastes(random.Random(5)), THOROUGH).play()


@pytest.mark.parametrize("number", range(24))
def test_random_games_with_cards_and_house_rules_keep_every_promise(number: int) -> None:
    rng = random.Random(number)
    every = card_setups()
    plain: CardSetup = every[number * 5 % len(every)]
    setup = replace(plain, house_rules=some_house_rules(plain.edition, plain.players, rng))
    CardWalk(setup, number, CardLover(rng), THOROUGH, audited=True).play()
