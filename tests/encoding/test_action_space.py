"""The discrete space of actions: complete, unambiguous in every decision, both ways, and the same for ever."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import pytest

from agricola.encoding import ACTION_SPACE_VERSION, ActionSpace, listed_codes
from agricola.encoding.action_numbers import OTHERS
from agricola.engine.errors import NotLegal
from agricola.engine.kernel.actions import CHOOSE, KIND_NAMES, Action
from agricola.engine.message import say
from agricola.game import EDITIONS, Game, new_game
from agricola.variants.boards import HOUSE_RULES, VARIANTS, why_not_here

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    *((edition, players, {"cards": False}) for edition in EDITIONS for players in range(1, 6)),
    *(("revised", players, {"cards": True}) for players in range(1, 5)),
    *(("original", players, {"cards": True, "decks": "EIKZ"}) for players in range(1, 6)),
    *(("revised", 2, {"cards": False, "house_rules": [rule]}) for rule in HOUSE_RULES),
    *(
        ("revised", players, {"cards": True, "variants": [variant.name]})
        for variant in VARIANTS.values()
        for players in (2, 4)
        if not why_not_here(variant, "revised", players, cards=True)
    ),
]
SETUPS = [setup for setup in SETUPS if setup[1] <= EDITIONS[setup[0]].most_players]
WAYS_TO_ASK: tuple[dict[str, Any], ...] = ({}, {"ask_forced": True}, {"ask_end_turn": True})


def board_space(edition: str, cards: bool) -> ActionSpace:
    return ActionSpace(EDITIONS[edition].board(2, {}, cards))


def name(setup: tuple[str, int, dict[str, Any]]) -> str:
    more = [*setup[2].get("house_rules", ()), *setup[2].get("variants", ())]
    return "-".join([setup[0], str(setup[1]), *(["cards"] if setup[2]["cards"] else []), *more])


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_every_legal_action_has_a_number_of_its_own_and_comes_back_from_it(
    setup: tuple[str, int, dict[str, Any]],
) -> None:
    edition, players, options = setup
    for seed, asked in enumerate(WAYS_TO_ASK):
        rng = random.Random(seed)
        game = new_game(edition, players=players, seed=seed, **options, **asked)
        space = ActionSpace(game.state.board)
        while not game.is_terminal():
            legal = game.legal_actions()
            numbers = space.numbers(game.state)
            assert len(set(numbers)) == len(numbers) == len(legal)
            assert all(0 <= number < space.size for number in numbers)
            mask = space.mask(game.state)
            assert len(mask) == space.size
            assert {number for number in range(space.size) if mask[number]} == set(numbers)
            for action, number in zip(legal[:40], numbers, strict=False):
                assert space.action(game.state, number) is action
                assert space.number(game.state, action) == number
                if number < space.fast.first_payment:
                    assert space.meaning(number) == action.code
            game.apply(rng.choice(legal))
        assert space.numbers(game.state) == []
        assert not any(space.mask(game.state))


def test_most_actions_without_hand_cards_have_a_number_of_their_own() -> None:
    """The rest is few: mostly two ways to have the same animals after breeding."""
    rng = random.Random(4)
    seen = others = 0
    for seed in range(12):
        game = new_game("revised", players=2, cards=False, seed=seed)
        space = ActionSpace(game.state.board)
        while not game.is_terminal():
            numbers = space.numbers(game.state)
            seen += len(numbers)
            others += sum(number >= space.fast.first_other for number in numbers)
            game.apply(rng.choice(game.legal_actions()))
    assert seen > 5000
    assert others / seen < 0.01


def test_a_number_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    game = new_game("revised", players=2, cards=False, seed=7)
    space = ActionSpace(game.state.board)
    before = game.key()
    with pytest.raises(NotLegal, match=r"place:fencing\) is not legal now"):
        space.action(game.state, listed_codes("revised").index("place:fencing"))
    for outside in (-1, space.size):
        with pytest.raises(NotLegal, match="numbered from 0 to"):
            space.action(game.state, outside)
        with pytest.raises(NotLegal, match="numbered from 0 to"):
            space.meaning(outside)
    with pytest.raises(NotLegal, match="has no number"):
        space.number(game.state, Action(CHOOSE, (0,), "choose:0", say("act-done")))
    assert game.key() == before


def crowded(count: int) -> tuple[Game, ActionSpace]:
    """A decision with so many actions that have no number of their own, the last of them with one."""
    game = new_game("family", players=2, seed=7)
    strange = [Action(CHOOSE, (index,), f"choose:strange{index}", say("act-done")) for index in range(count - 1)]
    game.state.options = [*strange, Action(CHOOSE, (0,), "choose:0", say("act-done"))]
    return game, ActionSpace(game.state.board)


def test_a_decision_with_more_other_actions_than_kept_for_them_takes_what_is_free() -> None:
    game, space = crowded(OTHERS + 50)
    numbers = space.numbers(game.state)
    assert len(set(numbers)) == OTHERS + 50
    assert all(0 <= number < space.size for number in numbers)
    assert numbers[-1] == listed_codes("family").index("choose:0")
    assert space.action(game.state, numbers[-2]) is game.state.options[-2]
    game, space = crowded(space.size)
    assert sorted(space.numbers(game.state)) == list(range(space.size))
    game, space = crowded(space.size + 1)
    with pytest.raises(ValueError, match="numbers for"):
        space.numbers(game.state)


def test_codes_are_listed_once_and_name_kinds_that_exist() -> None:
    for edition in EDITIONS:
        codes = [code for code in listed_codes(edition) if code]
        assert len(set(codes)) == len(codes)
        assert {code.partition(":")[0] for code in codes} <= {*KIND_NAMES, "beg", "end"}


def test_without_hand_cards_the_numbers_are_the_same_as_with_them() -> None:
    for edition in ("revised", "original"):
        alone, with_cards = board_space(edition, False), board_space(edition, True)
        assert alone.size == with_cards.fast.first_card < with_cards.size
        assert [alone.meaning(n) for n in range(alone.size)] == [with_cards.meaning(n) for n in range(alone.size)]


def test_the_numbers_are_those_of_the_first_day() -> None:
    """Another digest is right only if numbers that were kept free have been taken; all else needs a new version."""
    assert ACTION_SPACE_VERSION == 1
    pinned = {
        "original": (2261, "e1b2cbb203aaf7e9"),
        "revised": (2261, "1a053a0f1cbabd8f"),
        "family": (970, "e78dcdcd8df0a91b"),
    }
    for edition, (size, digest) in pinned.items():
        space = board_space(edition, False)
        told = "\n".join(space.meaning(number) for number in range(space.size))
        assert (edition, space.size, hashlib.sha256(told.encode()).hexdigest()[:16]) == (edition, size, digest)
    assert board_space("revised", True).size == 3285


@pytest.mark.parametrize(
    ("edition", "expected"),
    [("original", "76bb4ed715dd3724"), ("revised", "20c7e2e368f04f9d"), ("family", "54a53c14bb1a038f")],
)
def test_the_numbers_of_a_game_stay(edition: str, expected: str) -> None:
    game = new_game(edition, players=2, cards=False, seed=7)
    space = ActionSpace(game.state.board)
    rng = random.Random(7)
    digest = hashlib.sha256()
    while not game.is_terminal():
        numbers = space.numbers(game.state)
        digest.update(str(numbers).encode())
        game.apply(game.legal_actions()[rng.randrange(len(numbers))])
    assert digest.hexdigest()[:16] == expected
