"""Every other way to play is begun on the terminal, each reading of it too, and a person is placed in it."""

from __future__ import annotations

import pytest

from agricola import load, replay
from agricola.variants.boards import HOUSE_RULES, VARIANTS
from agricola.variants.variant import HOUSE_RULE, Variant
from tests.cli.conftest import Shell

_FEW = 3
"""No variant has more readings; of numbers that may be chosen these are enough."""
_WAYS = [
    (variant, f"{variant.name}:{parameter}" if parameter else variant.name)
    for variant in (*VARIANTS.values(), *HOUSE_RULES.values())
    for parameter in (variant.parameters[:_FEW] or ("",))
]


@pytest.mark.parametrize(("variant", "text"), _WAYS, ids=[text for _, text in _WAYS])
def test_every_variant_and_each_reading_is_begun_on_the_terminal(shell: Shell, variant: Variant, text: str) -> None:
    """The first choice is taken each time, until everybody has a hand and some people are placed."""
    players = variant.players[0]
    house_rule = variant.kind == HOUSE_RULE
    way = f"{'--house-rule' if house_rule else '--variant'} {text}"
    game = f"--edition {variant.editions[-1]} --players {players} --computers 0 --seed 8"
    choices = "1\n" * (20 if players == 1 else 70)
    shell(f"agricola play --lines {game} {way}", f"{choices}save game.txt\nquit\n")
    assert (shell.code, shell.error) == (0, "")
    record = load("game.txt")
    usual = variant.parameters[:1]
    written = variant.name if text.partition(":")[2] in usual else text
    assert record.setup["house_rules" if house_rule else "variants"] == [written]
    assert replay(record).round > 0
    assert any(code.startswith("place:") for _, code in record.moves)
