"""Long random play. `make soak` plays a million games; `make soak GAMES=1000` fewer."""

from __future__ import annotations

import os

import pytest

from tests.property.in_bulk import Bulk
from tests.property.soak import SOAK
from tests.property.variant_games import VARIANT_SOAK


@pytest.mark.soak
def test_a_great_many_random_games_keep_every_promise(capsys: pytest.CaptureFixture[str]) -> None:
    """AGRICOLA_SOAK_GAMES says how many, AGRICOLA_SOAK_FIRST which number comes first (another gives other games)."""
    _soak(SOAK, 1, capsys)


@pytest.mark.soak
def test_many_random_games_with_variants_keep_every_promise(capsys: pytest.CaptureFixture[str]) -> None:
    """One for a hundred of the plain ones: drafts, living hands, teams, house rules, alone and combined."""
    _soak(VARIANT_SOAK, 100, capsys)


def _soak(bulk: Bulk, share: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Play one game in so many of those that are wanted; none may fail."""
    games = int(os.environ.get("AGRICOLA_SOAK_GAMES", "1000"))
    first = int(os.environ.get("AGRICOLA_SOAK_FIRST", "1000000"))

    def say(line: str) -> None:
        with capsys.disabled():
            print(line, flush=True)

    failures = bulk.run(max(1, games // share), first, say).failures
    assert not failures, "\n\n".join(failures)
