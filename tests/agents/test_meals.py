"""The proposal for a feeding keeps points, pairs and seed, and begs only where nothing else is left."""

from __future__ import annotations

import pytest

from agricola.agents.meals import meal
from agricola.agents.protocol import Observation
from agricola.game import Game, new_game
from tests.kit import play, spoken

FIREPLACE = "M-fireplace-2"


def feeding(goods: dict[str, int], **farm: object) -> Game:
    """A harvest in which the first seat feeds its two people."""
    seats: list[dict[str, object]] = [{"goods": goods, **farm}, {"goods": {"food": 9}}]
    return play("revised", players=2, round=7, phase="feeding", ask_forced=True, seats=seats).game


def proposed(game: Game) -> list[str]:
    """What is proposed, step by step, to the end of the feeding."""
    steps: list[str] = []
    while game.question.code == "ask-feed" and game.current_player == 0:
        step = meal(Observation(game, 0))
        assert step is not None
        steps.append(spoken(game, step))
        game.apply(step)
    return steps


@pytest.mark.parametrize(
    ("goods", "farm", "steps"),
    [
        # Nothing is turned into food that is not needed.
        ({"food": 4, "grain": 3}, {}, ["done"]),
        # The seed stays: of 3 grain 2 are eaten, of 1 vegetable none.
        ({"food": 2, "grain": 3, "vegetable": 1}, {}, ["convert 2 grain to 2 food", "done"]),
        # A pair stays together: the third sheep is cooked, not the second boar.
        (
            {"food": 2, "sheep": 3, "boar": 2},
            {"pastures": [["d1", "e1"], ["e2"]], "cards": [FIREPLACE]},
            ["convert 1 sheep to 2 food", "done"],
        ),
        # Points stay: the only cattle are worth two points more than none, the third grain nothing.
        (
            {"food": 3, "cattle": 1, "grain": 3},
            {"pastures": [["e1"]], "cards": [FIREPLACE]},
            ["convert 1 grain to 1 food", "done"],
        ),
        # One begging marker costs more than the last grain and the last vegetable.
        (
            {"food": 1, "grain": 1, "vegetable": 1},
            {},
            ["convert 1 grain to 1 food", "convert 1 vegetable to 1 food", "beg 1"],
        ),
        ({"food": 1}, {}, ["beg 3"]),
    ],
)
def test_a_proposal_keeps_seed_pairs_and_points(
    goods: dict[str, int], farm: dict[str, object], steps: list[str]
) -> None:
    assert proposed(feeding(goods, **farm)) == steps


def test_goods_that_a_card_turns_into_food_are_used_before_points_are_lost() -> None:
    game = feeding({"food": 2, "wood": 4, "grain": 1, "vegetable": 1}, cards=["M-joinery"])
    assert proposed(game) == ["convert 1 wood to 2 food", "done"]


def test_only_a_feeding_gets_a_proposal() -> None:
    assert meal(Observation(new_game("revised", players=2, cards=False, seed=1), 0)) is None
