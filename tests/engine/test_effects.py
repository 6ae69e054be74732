"""What every effect owes to the rest."""

from __future__ import annotations

import agricola
from agricola.engine.kernel.effect import Effect
from tests.kit import play


def _kinds(base: type[Effect]) -> list[type[Effect]]:
    return [kind for below in base.__subclasses__() for kind in (below, *_kinds(below))]


def test_an_effect_that_can_be_impossible_says_why() -> None:
    assert agricola.EDITIONS  # all of them are built, so every module of the engine is loaded
    silent = [
        kind.__name__
        for kind in _kinds(Effect)
        if kind.possible is not Effect.possible and kind.obstacles is Effect.obstacles
    ]
    assert silent == []


def test_what_only_brings_goods_needs_no_order() -> None:
    """On Forest, Wood Cutter, Geologist and Brook come before Oven Firing Boy asks; nobody is asked for an order."""
    seat = {"goods": {"grain": 1}, "cards": ["B108", "A116", "B121", "B056", "M-fireplace-2"]}
    table = play("revised", 2, cards=True, seats=[seat]).do("Forest").expect(wood=1, clay=1, food=1)
    assert table.game.question.code == "do-bake"


def test_what_asks_is_put_in_order_by_its_player() -> None:
    seat = {"goods": {"wood": 3}, "cards": ["A108", "A056", "A116"]}
    table = play("revised", 2, cards=True, seats=[seat]).do("Forest")
    assert table.game.question.code == "ask-which-card"
    assert table.offers() == ["Mushroom Collector", "Basket"]
