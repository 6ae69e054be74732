"""Long random play with hand cards. `make soak-cards` plays 10,000 games; `make soak-cards CARD_GAMES=1000` fewer."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.property.card_soak import CARD_SOAK, never_played, table

ENOUGH = 5_000
"""With so many games every card should have been played."""


@pytest.mark.soak
def test_a_great_many_random_games_with_cards_keep_every_promise(capsys: pytest.CaptureFixture[str]) -> None:
    """AGRICOLA_SOAK_CARD_GAMES says how many, AGRICOLA_SOAK_FIRST which number comes first."""
    games = int(os.environ.get("AGRICOLA_SOAK_CARD_GAMES", "1000"))
    first = int(os.environ.get("AGRICOLA_SOAK_FIRST", "1000000"))

    def say(line: str) -> None:
        with capsys.disabled():
            print(line, flush=True)

    played = CARD_SOAK.run(games, first, say)
    say(table(played.counts))
    assert not played.failures, "\n\n".join(played.failures)
    assert games < ENOUGH or not never_played(played.counts)


def test_a_card_that_nobody_plays_is_named() -> None:
    assert "Corn Scoop (A067)" in never_played(Counter())
    assert "Corn Scoop (A067)" not in never_played(Counter(["A067"]))
    assert "       1  A067  Corn Scoop" in table(Counter(["A067"]))
