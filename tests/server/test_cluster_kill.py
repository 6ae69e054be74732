"""Three processes, one of them killed at random: nothing that was acknowledged is lost, and nothing is done twice."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.killing import Killed, Report, compare, play_at
from tests.server.services import Postgres

_PROCESSES = 3


def _play_and_kill(
    postgres: Postgres, redis: str, folder: Path, games: int, *, at_once: int, most: int, between: tuple[int, int]
) -> Report:
    import psycopg  # noqa: PLC0415

    database = postgres.new_database()
    folders = [folder / f"process{number}" for number in range(_PROCESSES)]
    for data in folders:
        data.mkdir()
    common = {"DATABASE_URL": database, "REDIS_URL": redis}
    with ThreadPoolExecutor() as pool:
        servers = list(pool.map(lambda data: Killed(data, environment=common), folders))
    report, players = play_at(servers, games, at_once=at_once, most=most, between=between, seed=games)
    with psycopg.connect(database) as db:
        compare(players, lambda query, room: db.execute(query.replace("?", "%s").encode(), (room,)).fetchall())
    return report


def test_of_three_processes_any_may_be_killed(postgres: Postgres, redis: str, tmp_path: Path) -> None:
    """Six games at once; each goes on at another process within seconds."""
    report = _play_and_kill(postgres, redis, tmp_path, 6, at_once=6, most=60, between=(20, 50))
    assert report.commands >= 300
    assert report.kills >= 2
    assert report.breaks >= 1


@pytest.mark.soak
def test_1000_games_at_three_processes_that_are_killed_again_and_again(
    postgres: Postgres, redis: str, tmp_path: Path
) -> None:
    """Whole games, to their end."""
    games = int(os.environ.get("AGRICOLA_SOAK_CLUSTER_GAMES", "1000"))
    report = _play_and_kill(postgres, redis, tmp_path, games, at_once=20, most=10_000, between=(200, 1500))
    print(report)
    assert report.kills >= games // 10
