"""The golden games play as they are written down."""

from __future__ import annotations

import re

import pytest

from agricola.engine.kernel.actions import KIND_NAMES
from tests.golden.playthrough import FILES, HERE, written


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_plays_as_it_is_written_down(name: str) -> None:
    path = HERE / f"{name}.txt"
    stored = path.read_bytes().decode("utf-8") if path.exists() else ""
    played = written(name)
    if played != stored:
        old, new = stored.splitlines(), played.splitlines()
        line = next(
            (n for n, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), min(len(old), len(new))
        )
        here = f"was: {old[line : line + 3]}\nis:  {new[line : line + 3]}"
        pytest.fail(f"{path.name} differs from line {line + 1} on; run `make golden` and review the diff\n{here}")


def test_there_is_no_golden_file_without_a_game() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(FILES)


def test_every_kind_of_action_is_chosen_in_some_golden_game() -> None:
    """By the files, which the games play as they are written down: a code begins with the kind of its action."""
    chosen = re.compile(r"^  > .*\[([a-z]+)", re.MULTILINE)
    seen = {kind for path in HERE.glob("*.txt") for kind in chosen.findall(path.read_text(encoding="utf-8"))}
    assert seen >= set(KIND_NAMES) - {"use"}, "what cards offer at any time depends on the cards that were dealt"
