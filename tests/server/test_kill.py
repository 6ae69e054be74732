"""A service that is killed at random moments forgets nothing that it has acknowledged, and does nothing twice."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.killing import play_and_kill


def test_a_killed_service_knows_every_acknowledged_action_once(tmp_path: Path) -> None:
    """Six games at once, and a kill every moment."""
    report = play_and_kill(tmp_path, 6, at_once=6, most=60, between=(30, 90), seed=1)
    assert report.commands >= 300
    assert report.kills >= 3
    assert report.breaks >= 6


@pytest.mark.soak
def test_200_games_of_a_service_that_is_killed_again_and_again(tmp_path: Path) -> None:
    """Whole games, to their end."""
    games = int(os.environ.get("AGRICOLA_SOAK_KILLED_GAMES", "200"))
    report = play_and_kill(tmp_path, games, at_once=10, most=10_000, between=(20, 250), seed=10_000)
    print(report)
    assert report.kills >= games // 2
    assert report.cut_off == report.games
