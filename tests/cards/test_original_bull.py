"""Dozing Bull: all fences down, and up again."""

from __future__ import annotations

import random
from typing import Any

import agricola
from agricola.cards.words import builds_fences, gain, grain, minor
from agricola.engine.rounds.invariants import broken_rules
from tests.cards.original_table import original
from tests.kit import Table

USE = "use:Z322.0"
FARM: dict[str, Any] = {"pastures": [["d1"], ["e1"]]}  # 7 fences


def bull(cards: tuple[str, ...] = (), players: int = 1, goods: dict[str, int] | None = None, **farm: Any) -> Table:
    """A farm with the Dozing Bull and one cattle."""
    seat = {"goods": goods or {"cattle": 1}, "cards": ["Z322", *cards], **FARM, **farm}
    return original(players, round=5, seats=[seat])


def test_dozing_bull_rebuilds_the_fences_for_nothing() -> None:
    table = bull().do(USE)
    assert table.ground().fences == 0
    table.do("fence c1 d1", "done").expect(wood=0, cattle=1)
    assert table.ground().fences.bit_count() == 6 and table.yard()["fences_left"] == 9


def test_dozing_bull_builds_no_more_fences_than_there_were() -> None:
    table = bull().do(USE, "fence c3 d3")
    assert table.offers() == ["fence c3", "fence d3", "done"]  # one fence is left, to divide the pasture
    assert table.do("fence c3").ground().fences.bit_count() == 7
    assert table.game.question.code == "ask-place"


def test_dozing_bull_needs_a_cattle_and_a_fence() -> None:
    assert USE not in [action.code for action in bull(goods={"sheep": 1}).game.legal_actions()]
    assert USE not in [action.code for action in bull(pastures=[]).game.legal_actions()]


def test_dozing_bull_keeps_the_animals_until_the_fences_stand_again() -> None:
    """Secondary note: the animals do not run away; fences must end in a legal layout."""
    table = bull(goods={"cattle": 5}).do(USE)
    assert table.goods()["cattle"] == 5 and not broken_rules(table.game.state)
    table.do("fence d1", "fence e1").expect(cattle=5)
    assert not broken_rules(table.game.state)


def test_dozing_bull_lets_animals_go_that_find_no_place_in_the_end() -> None:
    table = bull(goods={"cattle": 5}).do(USE, "fence d1", "done").expect(cattle=3)
    assert not broken_rules(table.game.state)


def test_dozing_bull_works_once_between_two_placements() -> None:
    table = bull().do(USE, "fence d1", "done")
    assert USE not in [action.code for action in table.game.legal_actions()]
    table.do("Day Laborer")
    assert USE in [action.code for action in table.game.legal_actions()]


def test_dozing_bull_makes_room_for_animals_that_arrive() -> None:
    """At any time, also when animals come for whom there is no place yet."""
    farm = {"goods": {"cattle": 1, "sheep": 1}, "cards": ["Z322"], "stables": ["e1"], **FARM}
    table = original(1, round=4, stock={"1 Sheep": {"sheep": 6}}, seats=[farm]).do("1 Sheep")
    assert "keep 6 sheep, 1 cattle" in table.offers()
    table.do(USE, "fence d1 e1", "done").expect(sheep=7, cattle=1)
    assert not broken_rules(table.game.state)


def test_dozing_bull_is_no_building_of_fences_for_other_cards() -> None:
    count = minor("Tally", id="T510", text="A trial.", on=[builds_fences >> gain(grain(1))])
    table = bull().with_cards(0, count).do(USE, "fence d1", "fence e1")
    table.expect(grain=0)


def test_dozing_bull_in_mid_work_survives_a_saved_position() -> None:
    table = bull(goods={"cattle": 4}).do(USE, "fence d1")
    game = agricola.from_position(table.game.position())
    assert game.key() == table.game.key() and game.legal_actions() == table.game.legal_actions()


def test_dozing_bull_plays_random_games_to_the_end() -> None:
    """Its own soak: every position of a few games is sound, and no game gets stuck."""
    used = 0
    for seed in range(6):
        rng = random.Random(seed)
        seat = {"goods": {"cattle": 1, "wood": 15, "food": 30}, "cards": ["Z322"]}
        table = original(2, round=6, seats=[seat, {"goods": {"food": 30}}])
        game = table.game
        while not game.is_terminal():
            actions = game.legal_actions()
            bulls = [action for action in actions if action.code == USE]
            action = bulls[0] if bulls and rng.random() < 0.5 else rng.choice(actions)
            used += action.code == USE
            game.apply(action)
            assert not broken_rules(game.state)
    assert used > 10
