"""Thinking never blocks playing: workers with caps, that are cancelled, replaced, and never needed to go on."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from agricola.game import Game, new_game
from agricola.server.logs import Log
from agricola.server.thinkers import CantThink, Thinkers
from tests.server.kit import COMPUTER, PERSON, live, receive

STUCK = '''
import time

class Made:
    def __init__(self, seed):
        pass


class Stuck(Made):
    """Never answers, never listens."""

    def choose(self, sight, thinking):
        while True:
            time.sleep(0.01)


class Slow(Made):
    """Thinks for ever, but listens."""

    def choose(self, sight, thinking):
        while True:
            time.sleep(0.01)
            thinking.goes_on()


class Dies(Made):
    """Takes its process with it."""

    def choose(self, sight, thinking):
        import os

        os._exit(1)


class Wrong(Made):
    """Fails."""

    def choose(self, sight, thinking):
        raise KeyError("secret")
'''


@pytest.fixture
def agents(tmp_path: Path) -> Callable[[str], str]:
    """The path of an agent that behaves badly, by its class."""
    path = tmp_path / "bad.py"
    path.write_text(STUCK)
    return lambda name: f"{path}:{name}"


def game() -> Game:
    """A game at its first decision."""
    return new_game("revised", players=2, cards=False, seed=1, ask_end_turn=True)


def with_thinkers(work: Callable[[Thinkers], Awaitable[None]], cap: float = 20.0) -> None:
    """Run something with one worker."""

    async def run() -> None:
        thinkers = Thinkers(1, cap, Log(io.StringIO()))
        thinkers.start()
        try:
            await work(thinkers)
        finally:
            await thinkers.stop()
            assert thinkers.alive == 0

    asyncio.run(run())


def ignore(done: float) -> None:
    """Progress that nobody wants to see."""


def test_a_worker_that_is_stuck_is_ended_after_the_cap(agents: Callable[[str], str]) -> None:
    """The one who waits is told, and the next job gets a new worker."""

    async def work(thinkers: Thinkers) -> None:
        began = time.monotonic()
        with pytest.raises(CantThink):
            await thinkers.choose(game(), agents("Stuck"), ignore)
        assert time.monotonic() - began < 15
        assert thinkers.restarts == 1
        legal = [str(action) for action in game().legal_actions()]
        assert await thinkers.choose(game(), "random", ignore) in legal

    with_thinkers(work, cap=1.0)


def test_a_worker_that_dies_is_replaced(agents: Callable[[str], str]) -> None:
    """An agent may take its process with it, or fail: the service only hears that there is no answer."""

    async def work(thinkers: Thinkers) -> None:
        for bad in ("Dies", "Wrong"):
            with pytest.raises(CantThink) as problem:
                await thinkers.choose(game(), agents(bad), ignore)
            assert "secret" not in str(problem.value)
        assert await thinkers.choose(game(), "random", ignore)

    with_thinkers(work)


def test_thinking_that_nobody_wants_is_cancelled(agents: Callable[[str], str]) -> None:
    """A worker that listens goes on with the next job; one that does not is replaced."""

    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.choose(game(), "random", ignore)
        for bad, restarts in (("Slow", 0), ("Stuck", 0)):
            unwanted = asyncio.create_task(thinkers.choose(game(), agents(bad), ignore))
            await asyncio.sleep(0.3)
            unwanted.cancel()
            began = time.monotonic()
            assert await thinkers.choose(game(), "random", ignore)
            assert time.monotonic() - began < 10
            assert thinkers.restarts == restarts

    with_thinkers(work)


def test_progress_is_reported(agents: Callable[[str], str]) -> None:
    """Who waits hears how far the thinking is."""
    heard: list[float] = []

    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose(game(), "search:0.5s", heard.append)

    with_thinkers(work)
    assert heard == sorted(heard)
    assert len(heard) >= 3


def test_thinking_never_blocks_playing(monkeypatch: pytest.MonkeyPatch, agents: Callable[[str], str]) -> None:
    """While a computer is stuck, other rooms play on; at last its room goes on too, with a guess."""
    with live(think_cap=2.0) as running:
        ann, bob = running.browser(), running.browser()

        async def stuck(*arguments: object) -> str:
            await asyncio.sleep(1.0)
            raise CantThink("stuck")

        monkeypatch.setattr(running.service.thinkers, "choose", stuck)
        slow = ann.create(PERSON, COMPUTER, cards=False)
        quick = bob.create(PERSON, cards=False)
        began = time.monotonic()
        for action in ("Forest", "end turn", "Clay Pit", "end turn"):
            assert bob.act(quick, action)["type"] == "done"
        assert time.monotonic() - began < 1.5
        if not ann.state(slow)["view"]["actions"]:
            ann.wait(slow, "asked")
        else:
            ann.act(slow, "Forest")
            ann.act(slow, "end turn")
            ann.wait(slow, "asked")
        assert "computer_guesses" in running.log.getvalue()


def test_computers_do_not_play_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without anybody there a computer waits; when somebody looks it goes on."""
    monkeypatch.setattr("agricola.server.room._PATIENCE", 0.0)
    with live() as running:
        ann = running.browser()
        room = ann.create(COMPUTER, cards=False)
        time.sleep(0.3)
        assert ann.get(f"/api/rooms/{room}")["version"] == 0
        with ann.socket(room) as socket:
            while receive(socket, "state")["version"] < 3:
                pass
            assert ann.get(f"/api/rooms/{room}")["version"] >= 3


def test_a_killed_worker_does_not_hurt_a_game() -> None:
    """A worker that is killed from outside is replaced at the next job."""

    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.choose(game(), "random", ignore)
        thinking = asyncio.create_task(thinkers.choose(game(), "search:5s", ignore))
        await asyncio.sleep(0.3)
        assert thinkers.processes
        for process in thinkers.processes:
            os.kill(process, signal.SIGKILL)
        with pytest.raises(CantThink):
            await thinking
        assert await thinkers.choose(game(), "random", ignore)

    with_thinkers(work)
