"""What those need who run the service: copies of the games that can be brought back, and samples that can be read."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from agricola.server.service import DATABASE
from agricola.server.storage.sqlite import SqliteStore
from agricola.server.storage.store import Receipt, Store, Subscription
from tests.server.kit import PERSON, Browser, live
from tests.server.services import Postgres
from tests.server.test_stores import ROW, START, entry

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def run(name: str, file: Path, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run one of the scripts."""
    found = {**os.environ, **environment}
    return subprocess.run([DEPLOY / name, file], env=found, capture_output=True, text=True, check=False)


async def fill(store: Store) -> None:
    """Keep a room with all that a room may have."""
    await store.create(ROW, START, "ann")
    await store.append("abc", entry(1, "place:größte"), summary=b"one", receipt=Receipt("c1", "d", b"\0\xff"))
    await store.subscribe("ann", Subscription("https://push/1", "key", "auth"), 2)
    await store.take_over("abc")
    await store.close()


async def check(store: Store) -> None:
    """All of it is there, and the game goes on."""
    try:
        assert await store.entries("abc") == [entry(1, "place:größte")]
        assert await store.checkpoints("abc") == [START]
        assert await store.receipt("abc", "c1") == Receipt("c1", "d", b"\0\xff")
        assert await store.rooms_of("ann", 9) == [b"one"]
        assert [one.endpoint for one in await store.subscriptions("ann")] == ["https://push/1"]
        assert await store.take_over("abc") == 2
        await store.append("abc", entry(2), summary=b"two", fence=2)
        await store.subscribe("ann", Subscription("https://push/2", "key", "auth"), 2)
    finally:
        await store.close()


def test_games_in_postgres_come_back_from_a_copy(postgres: Postgres, tmp_path: Path) -> None:
    """Into an empty database; one that has games is not touched."""
    from agricola.server.storage.postgres import PostgresStore  # noqa: PLC0415

    old, new = postgres.new_database(), postgres.new_database()
    asyncio.run(fill(PostgresStore(old)))
    copy = tmp_path / "games.dump"
    tools = {"PATH": f"{postgres.programs}:{os.environ['PATH']}"}
    done = run("backup", copy, {**tools, "DATABASE_URL": old})
    assert (done.returncode, done.stderr) == (0, "")
    done = run("restore", copy, {**tools, "DATABASE_URL": new})
    assert (done.returncode, done.stderr) == (0, "")
    asyncio.run(check(PostgresStore(new)))
    assert run("restore", copy, {**tools, "DATABASE_URL": new}).returncode != 0


def test_games_in_a_file_come_back_from_a_copy(tmp_path: Path) -> None:
    """From under a running service, into a folder without games; one that has some is not touched."""
    old, new, copy = tmp_path / "old", tmp_path / "new", tmp_path / "games.copy"
    asyncio.run(fill(SqliteStore(old / DATABASE)))
    with live(data=old) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        assert ann.act(room, "place:forest")["type"] == "done"
        done = run("backup", copy, {"AGRICOLA_DATA": str(old), "DATABASE_URL": ""})
        assert (done.returncode, done.stderr) == (0, "")
        assert ann.act(room, "end")["type"] == "done"
    environment = {"AGRICOLA_DATA": str(new), "DATABASE_URL": ""}
    done = run("restore", copy, environment)
    assert (done.returncode, done.stderr) == (0, "")
    with live(data=new) as running:
        again = Browser(running.port)
        again.cookie = ann.cookie
        assert again.state(room)["version"] == 1
        assert again.act(room, "end")["type"] == "done"
    asyncio.run(check(SqliteStore(new / DATABASE)))
    done = run("restore", copy, environment)
    assert done.returncode == 1
    assert "already" in done.stderr


@pytest.mark.parametrize("name", ["agricola@.service", "agricola-think.service"])
def test_the_units_for_systemd_can_be_read(tmp_path: Path, name: str) -> None:
    """With a program in the place of the service."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / name
    text = (DEPLOY / name).read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/agricola/bin/agricola", "/bin/true").replace("User=agricola", "User=daemon"))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if name.partition(".")[0] in line]
    assert not complaints


def test_what_the_samples_set_is_what_the_command_takes() -> None:
    """No sample names a variable or an argument that there is not."""
    command = (DEPLOY.parent / "src/agricola/cli/commands/serve.py").read_text(encoding="utf-8")
    for name in ("Containerfile", "compose.yaml", "agricola@.service"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        for variable in re.findall(r"AGRICOLA_([A-Z_]+)(?==|:)", text):
            assert f'_said("{variable}"' in command or variable == "COMPILE", variable
        for argument in re.findall(r" (--[a-z-]+)", text.partition("serve")[2]) if name.endswith("service") else ():
            assert f'"{argument}"' in command, argument
