"""How variants are named, refused and remembered; what each one does is tested in a file of its own."""

from __future__ import annotations

import json
import re

import pytest

import agricola
from agricola import BadOption
from agricola.game import EDITIONS
from agricola.variants.boards import HOUSE_RULES, VARIANTS, board_for
from agricola.wording.languages import languages, messages


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"variants": ["nonsense"]}, "there is no variant 'nonsense'; the variants are: "),
        ({"house_rules": ["nonsense"]}, "there is no house rule 'nonsense'; the house rules are: "),
        ({"variants": ["szongott"]}, "there is no variant 'szongott'"),
        ({"variants": "deifuss"}, "variants lists variants by name, not 'deifuss'"),
        ({"variants": [3]}, "variants lists variants by name"),
        ({"variants": ["deifuss", "deifuss"]}, "the variant deifuss is named twice"),
        ({"variants": ["deifuss:more"]}, "there is no variant 'deifuss:more'; it is: deifuss"),
        (
            {"edition": "original", "variants": ["deifuss"]},
            "deifuss belongs to the revised edition, not to the",
        ),
        ({"players": 3, "house_rules": ["szongott"]}, "szongott is for 2 players, not for 3"),
        ({"cards": False, "variants": ["deifuss"]}, "deifuss is about hand cards; use cards=True"),
        ({"house_rules": ["szongott"], "additional_tile": False}, "szongott needs the option additional_tile=True"),
        ({"players": 9, "variants": ["deifuss"]}, "is for 1 to 4 players"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(wish: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOption, match=re.escape(reason)):
        agricola.new_game(**{"edition": "revised", "players": 2, **wish})  # type: ignore[arg-type]


def test_records_positions_and_views_tell_the_variants() -> None:
    game = agricola.new_game("revised", players=2, variants=["deifuss"], house_rules=["szongott"], seed=1)
    record = game.record()
    assert record.setup["variants"] == ["deifuss"]
    assert record.setup["house_rules"] == ["szongott"]
    assert agricola.replay(str(record)).key() == game.key()
    again = agricola.from_position(json.loads(json.dumps(game.position())))
    assert again.key() == game.key()
    assert again.view(0) == game.view(0)
    assert game.view(None)["options"]["variants"] == ["deifuss"]


def test_a_game_without_variants_says_nothing_of_them() -> None:
    game = agricola.new_game("revised", players=2, seed=1)
    assert not {"variants", "house_rules"} & set(game.record().setup)
    assert not {"variants", "house_rules"} & set(game.view(0)["options"])


def test_equal_variants_share_a_board_and_the_usual_one_is_not_changed() -> None:
    usual = EDITIONS["revised"].board(2, {}, True)
    one = board_for(EDITIONS["revised"], 2, {"variants": ["deifuss"], "house_rules": ["szongott"]}, True)
    other = board_for(EDITIONS["revised"], 2, {"house_rules": ("szongott",), "variants": ("deifuss",)}, True)
    assert one is other
    assert EDITIONS["revised"].board(2, {}, True) is usual
    assert "Copse" in one.by_name
    assert "Copse" not in usual.by_name
    assert sum(portion.number for portion in usual.portions) == 14


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [*VARIANTS, *HOUSE_RULES])
def test_every_variant_has_words(name: str, language: str) -> None:
    assert f"variant-{name}" in messages(language)
    assert f"variant-{name}.about" in messages(language)


def test_what_a_variant_contradicts_is_there() -> None:
    known = {*VARIANTS, *HOUSE_RULES}
    for variant in (*VARIANTS.values(), *HOUSE_RULES.values()):
        assert variant.contradicts <= known - {variant.name}
        assert all(name in EDITIONS for name in variant.editions)
        options = set.intersection(*(set(EDITIONS[name].options) for name in variant.editions))
        assert set(variant.options) <= options
