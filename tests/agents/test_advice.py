"""Hints as people are told them: nothing seems better than what stands before it."""

from __future__ import annotations

import pytest

from agricola.agents import Budget, Deadline, Judgement, Observation, hints, make_agent
from agricola.agents.advice import advised
from agricola.game import from_position, new_game


def how_bad(standing: object) -> float:
    """What a standing says, as a number: points behind the best."""
    codes = {"hint-best": -1.0, "hint-as-good": 0.0, "hint-far-worse": 99.0}
    assert isinstance(standing, dict)
    return codes[standing["code"]] if standing["code"] in codes else float(standing["n"])


@pytest.mark.parametrize(("edition", "seed"), [("revised", 3), ("original", 4), ("family", 5)])
def test_each_standing_is_no_better_than_the_one_before(edition: str, seed: int) -> None:
    game = new_game(edition, players=2, seed=seed)
    player = make_agent("greedy", 1)
    compared = 0
    for number in range(60):
        seat = game.current_player
        assert seat is not None
        found = advised(game, hints(Observation(game, seat), deadline=Deadline(Budget(simulations=12)), seed=number))
        told = [how_bad(one.standing.json()) for one in found if one.standing is not None]
        assert told == sorted(told)
        assert told[:1] in ([], [-1.0])
        compared += len(told) > 1
        game.apply(player.choose(game))
    assert compared > 20


def test_standings_are_told_in_whole_points_and_far_behind_without_a_number() -> None:
    game = new_game("revised", players=2, cards=False, seed=2)
    actions = game.legal_actions()
    values = (-1.0, -0.8, -3.2, -30.0)
    found = advised(game, [Judgement(action, value, 0.2) for action, value in zip(actions, values, strict=False)])
    told = [None if one.standing is None else one.standing.json() for one in found]
    assert told == [
        {"code": "hint-best"},
        {"code": "hint-as-good"},
        {"code": "hint-worse", "n": 2},
        {"code": "hint-far-worse"},
    ]


def test_a_field_elsewhere_for_the_same_reasons_is_told_only_where_it_is_as_good() -> None:
    game = new_game("revised", players=2, cards=False, seed=2)
    game.apply(game.parse("Farmland"))
    plows = game.legal_actions()
    values = (5.0, 4.8, 3.0, -30.0)
    found = advised(game, [Judgement(action, value, 0.2) for action, value in zip(plows, values, strict=False)])
    assert [one.action for one in found] == plows[:2]
    assert [one.standing.code for one in found if one.standing] == ["hint-best", "hint-as-good"]
    assert found[0].why == found[1].why is not None


def test_what_is_worse_for_reasons_of_its_own_is_told_with_its_points() -> None:
    farm = {"goods": {"wood": 6, "food": 3}}
    game = from_position({"edition": "revised", "players": 1, "round": 6, "seats": [farm]})
    game.apply(game.parse("Fencing"))
    small, large = (
        next(one for one in game.legal_actions() if one.code == code) for code in ("fence:e1", "fence:e1e2")
    )
    found = advised(game, [Judgement(large, 5.0, 0.5), Judgement(small, 2.0, 0.5)])
    assert [one.action for one in found] == [large, small]
    assert [one.standing.json() for one in found if one.standing] == [
        {"code": "hint-best"},
        {"code": "hint-worse", "n": 3},
    ]


def test_the_only_thing_to_do_has_nothing_beside_it() -> None:
    game = new_game("revised", players=2, cards=False, seed=2)
    (only,) = advised(game, [Judgement(game.legal_actions()[0], -4.0, 1.0)])
    assert only.standing is None
