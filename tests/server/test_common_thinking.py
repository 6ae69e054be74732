"""One queue of thinking for all processes: whoever is free does it, whoever dies is replaced, nobody has it all."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from agricola.cli import main
from agricola.game import Game, new_game
from agricola.server.telemetry.logs import Log
from agricola.server.thinking.thinkers import Asker, CantThink
from tests.server.kit import COMPUTER, PATIENCE, PERSON, live
from tests.server.services import Postgres
from tests.server.services import redis as another_redis
from tests.server.test_thinking import STUCK

if TYPE_CHECKING:
    from agricola.server.cluster.common_thinking import CommonThinkers


def nobody(done: float) -> None:
    """Progress that nobody wants to see."""


@asynccontextmanager
async def thinking(url: str, *workers: int, cap: float = PATIENCE) -> AsyncIterator[list[CommonThinkers]]:
    """The thinkers of some processes of a service, each with so many workers of its own."""
    from agricola.server.cluster.common_thinking import CommonThinkers  # noqa: PLC0415

    all_of_them = [CommonThinkers(url, count, cap, Log(io.StringIO())) for count in workers]
    for one in all_of_them:
        one.start()
    try:
        yield all_of_them
    finally:
        await asyncio.gather(*(one.stop() for one in all_of_them))


def run(work: Callable[[], Any]) -> None:
    """Run something that is over in time."""
    asyncio.run(asyncio.wait_for(work(), PATIENCE))


@pytest.fixture
def game() -> Game:
    """A game in which somebody has to choose."""
    return new_game("revised", players=2, seed=1)


@pytest.fixture
def agents(tmp_path: Path) -> Callable[[str], str]:
    """The name of an agent that behaves badly, by its class."""
    file = tmp_path / "stuck.py"
    file.write_text(STUCK)
    return lambda name: f"{file}:{name}"


def legal(game: Game) -> set[str]:
    """What may be chosen."""
    return {action.code for action in game.legal_actions()}


def test_whoever_has_workers_thinks_for_all(redis: str, game: Game) -> None:
    """A process without workers of its own gets its answers, hints and checks from another's."""

    async def work() -> None:
        async with thinking(redis, 0, 1) as (rooms, other):
            told: list[float] = []
            assert await rooms.choose(game, "apprentice", told.append, "r 0") in legal(game)
            assert {hint.action for hint in await rooms.hints(game)} <= legal(game)
            assert await rooms.check(str(game.record())) is None
            assert await rooms.check("no record at all") is not None
            assert (rooms.own.alive, other.own.alive) == (0, 1)

    run(work)


def test_jobs_are_spread_over_all_that_are_free(redis: str, game: Game) -> None:
    """Of four jobs of one process two processes with a worker each do some."""

    async def work() -> None:
        async with thinking(redis, 1, 1) as (one, other):
            while one.workers < 2:
                await asyncio.sleep(0.05)
            asked = [one.choose(game, "apprentice", nobody, asker=Asker(f"a{number}")) for number in range(4)]
            assert set(await asyncio.gather(*asked)) <= legal(game)
            assert (one.own.alive, other.own.alive) == (1, 1)

    run(work)


def test_the_job_of_a_thinker_that_is_killed_is_done_by_another(redis: str, game: Game) -> None:
    """`agricola think` is killed in mid-thought: the next one answers, and whoever asked has noticed nothing."""
    command = [sys.executable, "-m", "agricola", "think", "--workers", "1"]
    environment = {**os.environ, "REDIS_URL": redis}

    async def work() -> None:
        async with thinking(redis, 0) as (rooms,):
            thinker = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL, start_new_session=True)
            begun = asyncio.Event()
            asked = asyncio.create_task(rooms.choose(game, "master", lambda done: begun.set()))
            await begun.wait()
            # With its worker, which would end by itself.
            os.killpg(thinker.pid, signal.SIGKILL)
            thinker.wait()
            assert not asked.done()
            thinker = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
            try:
                assert await asked in legal(game)
            finally:
                thinker.terminate()
                assert thinker.wait(PATIENCE) == 0

    run(work)


def test_who_asks_for_much_keeps_nobody_else_waiting(redis: str, game: Game) -> None:
    """One worker for all, and one address that lets twenty computers play: another one's move is among the next."""

    async def work() -> None:
        async with thinking(redis, 1) as (rooms,):
            done: list[str] = []

            async def asks(address: str, room: str) -> None:
                await rooms.choose(game, "apprentice", nobody, asker=Asker(address, room))
                done.append(address)

            much = [asyncio.create_task(asks("much", f"r{number}")) for number in range(20)]
            while len(done) < 2:
                await asyncio.sleep(0.01)
            await asks("little", "other")
            assert done.index("little") <= 4
            await asyncio.gather(*much)

    run(work)


def test_thinking_that_nobody_wants_makes_place(redis: str, game: Game, agents: Callable[[str], str]) -> None:
    """Who thinks for ever is stopped when nobody waits any more, wherever it thinks."""

    async def work() -> None:
        async with thinking(redis, 0, 1) as (rooms, other):
            asked = asyncio.create_task(rooms.choose(game, agents("Slow"), nobody))
            while not other.own.alive:
                await asyncio.sleep(0.05)
            asked.cancel()
            assert await rooms.choose(game, "apprentice", nobody) in legal(game)

    run(work)


def test_who_can_not_think_says_so(redis: str, game: Game, agents: Callable[[str], str]) -> None:
    """A worker that dies or takes too long is no reason to ask the next one."""

    async def work() -> None:
        async with thinking(redis, 0, 1, cap=3.0) as (rooms, _):
            for agent in ("Dies", "CannotComplete"):
                with pytest.raises(CantThink):
                    await rooms.choose(game, agents(agent), nobody)
            assert await rooms.choose(game, "apprentice", nobody) in legal(game)

    run(work)


def test_without_redis_everybody_thinks_alone(game: Game) -> None:
    """When Redis goes, the own workers do it; who has none says so."""

    async def work() -> None:
        with another_redis() as url:
            one = thinking(url, 1, 0)
            alone, none = await one.__aenter__()
            assert await alone.choose(game, "apprentice", nobody) in legal(game)
        assert await alone.choose(game, "apprentice", nobody) in legal(game)
        with pytest.raises(CantThink):
            await none.choose(game, "apprentice", nobody)
        await one.__aexit__(None, None, None)

    run(work)


def test_a_room_is_played_by_computers_that_think_elsewhere(postgres: Postgres, redis: str) -> None:
    """A service without workers, and one with: a game with a computer at the first one goes on."""
    database = postgres.new_database()
    with (
        live(database=database, redis=redis, workers=0) as rooms,
        live(database=database, redis=redis, workers=1) as thinker,
    ):
        ann = rooms.browser()
        room = ann.create(PERSON, COMPUTER, cards=False)
        for _ in range(2):
            ann.wait(room, "asked")
            while ann.state(room)["view"]["actions"]:
                assert ann.act(room)["type"] == "done"
        ann.wait(room, "asked")
        assert room in rooms.service.lobby
        assert rooms.service.thinkers.alive == 0
        assert thinker.service.thinkers.alive == 1


def test_think_needs_a_redis(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REDIS_URL", raising=False)
    assert main(["think"]) == 2
    assert "REDIS_URL" in capsys.readouterr().err
    monkeypatch.setenv("REDIS_URL", "redis://localhost:1/0")
    assert main(["think", "--workers", "0"]) == 2
    assert "--workers" in capsys.readouterr().err
