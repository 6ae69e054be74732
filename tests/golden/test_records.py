"""Every record that was kept plays again to the same end."""

from __future__ import annotations

import pytest

from agricola import load, replay
from tests.golden.records import FOLDER, GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_record_plays_again_to_the_same_end(name: str) -> None:
    record = load(FOLDER / f"{name}.txt")
    game = replay(record)
    assert game.is_terminal()
    assert tuple(score.total for score in game.scores()) == record.scores
    assert str(game.record()) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_kept_record_is_tested() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
