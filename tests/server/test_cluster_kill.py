"""Three processes, one of them killed at random: nothing that was acknowledged is lost, and nothing is done twice."""

from __future__ import annotations

import signal
import time
from pathlib import Path

from tests.server.killing import play_three, started
from tests.server.kit import PERSON, Browser, until
from tests.server.services import Postgres


def test_of_three_processes_any_may_be_killed(postgres: Postgres, redis: str, tmp_path: Path) -> None:
    """Six games at once; each goes on at another process within seconds."""
    report = play_three(postgres, redis, tmp_path, 6, at_once=6, most=60, between=(20, 50), seed=6)
    assert report.commands >= 300
    assert report.kills >= 2
    assert report.breaks >= 1


def test_a_process_that_sleeps_wakes_up_to_find_its_room_elsewhere(
    postgres: Postgres, redis: str, tmp_path: Path
) -> None:
    """A stopped process is taken for dead within seconds; when it goes on it does not disturb what happened."""
    one, two = started(postgres.new_database(), redis, tmp_path, 2)
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
