"""Three processes, one of them killed at random: nothing that was acknowledged is lost, and nothing is done twice."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.killing import Killed, Report, compare, play_at
from tests.server.kit import PERSON, Browser, until
from tests.server.services import Postgres

_PROCESSES = 3


def _started(database: str, redis: str, folder: Path, count: int) -> list[Killed]:
    """Some processes that serve the same rooms."""
    folders = [folder / f"process{number}" for number in range(count)]
    for data in folders:
        data.mkdir()
    common = {"DATABASE_URL": database, "REDIS_URL": redis}
    with ThreadPoolExecutor() as pool:
        return list(pool.map(lambda data: Killed(data, environment=common), folders))


def _play_and_kill(
    postgres: Postgres, redis: str, folder: Path, games: int, *, at_once: int, most: int, between: tuple[int, int]
) -> Report:
    import psycopg  # noqa: PLC0415

    database = postgres.new_database()
    servers = _started(database, redis, folder, _PROCESSES)
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


def test_a_process_that_sleeps_wakes_up_to_find_its_room_elsewhere(
    postgres: Postgres, redis: str, tmp_path: Path
) -> None:
    """A stopped process is taken for dead within seconds; when it goes on it does not disturb what happened."""
    one, two = _started(postgres.new_database(), redis, tmp_path, 2)
    try:
        ann = Browser(one.port)
        room = ann.create(PERSON, cards=False)
        assert ann.act(room, "place:forest")["type"] == "done"
        elsewhere = Browser(two.port)
        elsewhere.cookie = ann.cookie
        one.signal(signal.SIGSTOP)
        began = time.monotonic()
        assert elsewhere.act(room, "end")["type"] == "done"
        took = time.monotonic() - began
        one.signal(signal.SIGCONT)
        late = {"type": "act", "id": "late", "version": 1, "seat": 0, "action": "end"}
        answer = ann.ask("POST", f"/api/rooms/{room}/commands", late).json
        assert answer["code"] in ("frozen", "stale")
        until(lambda: ann.ask("GET", f"/api/rooms/{room}/state").status == 200)
        assert ann.state(room)["version"] == 2
        assert ann.act(room)["type"] == "done"
        assert elsewhere.state(room)["version"] == 3
        # Five seconds until it is taken for dead, and what a busy machine takes on top.
        assert took < 30
    finally:
        for process in (one, two):
            process.end()
