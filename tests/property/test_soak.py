"""Long random play. `make soak` plays a million games; `make soak GAMES=1000` fewer."""

from __future__ import annotations

import os

import pytest

from tests.property.soak import SOAK


@pytest.mark.soak
def test_a_great_many_random_games_keep_every_promise(capsys: pytest.CaptureFixture[str]) -> None:
    """AGRICOLA_SOAK_GAMES says how many, AGRICOLA_SOAK_FIRST which number comes first (another gives other games)."""
    games = int(os.environ.get("AGRICOLA_SOAK_GAMES", "1000"))
    first = int(os.environ.get("AGRICOLA_SOAK_FIRST", "1000000"))

    def say(line: str) -> None:
        with capsys.disabled():
            print(line, flush=True)

    failures = SOAK.run(games, first, say).failures
    assert not failures, "\n\n".join(failures)
