"""Thinking never blocks playing: workers with caps, that are cancelled, replaced, and never needed to go on."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Literal

import pytest

from agricola.agents.search import Search
from agricola.game import Game, new_game
from agricola.server.telemetry.logs import Log
from agricola.server.thinking.thinkers import Asker, CantThink, Shares, Task, Thinkers, TooBusy
from agricola.server.thinking.worker import Job, Players, Report, Worker
from tests.server.kit import COMPUTER, PATIENCE, PERSON, Follower, live

STUCK = '''
import time

class Made:
    def __init__(self, seed):
        pass


class CannotComplete(Made):
    """Never answers, never listens."""

    def choose(self, observation, deadline):
        while True:
            time.sleep(0.01)


class Slow(Made):
    """Thinks for ever, but listens."""

    def choose(self, observation, deadline):
        while True:
            time.sleep(0.01)
            deadline.goes_on()


class Dies(Made):
    """Takes its process with it."""

    def choose(self, observation, deadline):
        import os

        os._exit(1)


class Wrong(Made):
    """Fails."""

    def choose(self, observation, deadline):
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


def with_thinkers(work: Callable[[Thinkers], Awaitable[None]], cap: float = PATIENCE) -> None:
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
            await thinkers.choose(game(), agents("CannotComplete"), ignore)
        assert time.monotonic() - began < PATIENCE
        assert thinkers.restarts == 1
        thinkers.cap = PATIENCE
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
        for bad, restarts in (("Slow", 0), ("CannotComplete", 0)):
            unwanted = asyncio.create_task(thinkers.choose(game(), agents(bad), ignore))
            await asyncio.sleep(0.3)
            unwanted.cancel()
            began = time.monotonic()
            assert await thinkers.choose(game(), "random", ignore)
            assert time.monotonic() - began < PATIENCE
            assert thinkers.restarts == restarts

    with_thinkers(work)


def test_progress_is_reported(agents: Callable[[str], str]) -> None:
    """Who waits hears how far the thinking is."""
    heard: list[float] = []

    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose(game(), "search:200", heard.append)

    with_thinkers(work)
    assert heard == sorted(heard)
    assert len(heard) >= 3


def test_thinking_never_blocks_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a computer is stuck, other rooms play on; at last its room goes on too, with a guess."""
    with live() as running:
        ann, bob = running.browser(), running.browser()
        stuck, enough = threading.Event(), threading.Event()

        async def never(*arguments: object) -> str:
            stuck.set()
            while not enough.is_set():
                await asyncio.sleep(0.01)
            raise CantThink("stuck")

        monkeypatch.setattr(running.service.thinkers, "choose", never)
        slow = ann.create(PERSON, COMPUTER, cards=False)
        if ann.state(slow)["view"]["current_player"] == 0:
            for action in ("place:forest", "end"):
                assert ann.act(slow, action)["type"] == "done"
        assert stuck.wait(PATIENCE)
        quick = bob.create(PERSON, cards=False)
        for action in ("place:forest", "end", "place:clay_pit", "end"):
            assert bob.act(quick, action)["type"] == "done"
        assert ann.state(slow)["thinking"] == [{"seat": 1, "done": 0.0}]
        enough.set()
        ann.wait(slow, "asked")
        assert "computer_guesses" in running.log.getvalue()


def test_computers_do_not_play_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without anybody there a computer waits; when somebody looks it goes on."""
    monkeypatch.setattr("agricola.server.rooms.kept_room._PATIENCE", 0.0)
    with live() as running:
        ann = running.browser()
        room = ann.create(COMPUTER, cards=False)
        time.sleep(0.3)
        assert ann.get(f"/api/rooms/{room}")["version"] == 0
        with ann.socket(room) as socket:
            Follower(socket).until(lambda state: state["version"] >= 3)
            assert ann.get(f"/api/rooms/{room}")["version"] >= 3


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="this system does not tell")
def test_a_worker_computes_with_one_thread() -> None:
    """There are as many workers as processors: more threads in each of them only wait for each other."""

    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.choose(game(), "random", ignore)
        assert thinkers.processes
        for process in thinkers.processes:
            assert b"OPENBLAS_NUM_THREADS=1" in Path(f"/proc/{process}/environ").read_bytes().split(b"\0")

    with_thinkers(work)


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


def test_what_a_player_found_out_is_kept_for_its_next_move() -> None:
    """The tree of a search is gone on with where the game goes on, and begun anew where it does not."""
    worker = Worker(lambda report: None)
    start = new_game("revised", players=1, cards=False, seed=1, ask_end_turn=True)

    def choose(game: Game, player: str) -> str:
        job = Job(1, "choose", position=json.dumps(game.position()), level="search:60", player=player)
        action = worker._answer(job).action
        assert action is not None
        return action

    def kept(player: str) -> int:
        agent = worker._players._kept[player].agent
        assert isinstance(agent, Search)
        return agent.kept

    after = start.clone()
    after.apply(after.parse(choose(start, "a 0 search:60")))
    assert kept("a 0 search:60") == 0
    while after.question.code != "ask-place":
        after.apply(after.legal_actions()[0])
    choose(after, "a 0 search:60")
    assert kept("a 0 search:60") > 0
    # A move was taken back, or the game went another way: nothing of the old tree fits.
    choose(start, "a 0 search:60")
    assert kept("a 0 search:60") == 0
    choose(after, "")
    choose(after, "b 1 search:60")
    assert kept("b 1 search:60") == 0
    assert len(worker._players) == 2


def test_what_is_kept_is_bounded() -> None:
    """Those who were asked last are kept, as far as their trees have room."""
    players = Players(most=2, most_nodes=100)
    for name, nodes in (("a", 10), ("b", 10), ("c", 10), ("d", 95), ("e", 200)):
        job = Job(1, "choose", level="search:1", player=name)
        who = players.make_agent(job)
        assert isinstance(who.agent, Search)
        who.agent._tree = type("Tree", (), {"nodes": nodes})()
        players.keep(job, who)
        assert list(players._kept) == {"a": ["a"], "b": ["a", "b"], "c": ["b", "c"], "d": ["d"], "e": []}[name]


def test_the_moves_of_a_player_go_to_the_worker_that_knows_it() -> None:
    """As long as it is free; where it is not, another one thinks at once."""

    async def run() -> None:
        thinkers = Thinkers(2, PATIENCE, Log(io.StringIO()))
        thinkers.start()
        try:
            both = [thinkers.choose(game(), "search:40", ignore, player) for player in ("a 0", "b 0")]
            await asyncio.gather(*both)
            homes = dict(thinkers._homes)
            assert len(set(homes.values())) == 2
            for _ in range(3):
                for player in ("b 0", "a 0"):
                    await thinkers.choose(game(), "random", ignore)
                    await thinkers.choose(game(), "search:40", ignore, player)
                    assert dict(thinkers._homes) == homes
            # Its worker is busy: the other one takes it. It is idle: the other one leaves it.
            here, there = homes["a 0 search:40"], homes["b 0 search:40"]
            thinkers._idle = set()
            task = Task(Job(9, "choose", player="a 0 search:40"), ignore, asyncio.get_running_loop().create_future())
            thinkers._waiting = [task]
            assert thinkers._fitting(there) is thinkers._fitting(here) is task
            thinkers._idle = {here}
            assert thinkers._fitting(there) is thinkers._fitting(None) is None
            assert thinkers._fitting(here) is task
        finally:
            await thinkers.stop()

    asyncio.run(run())


def test_moves_come_before_hints_and_not_too_many_of_those_wait() -> None:
    """Who asks for many hints does not keep a computer player from its move."""

    async def work(thinkers: Thinkers) -> None:
        order: list[str] = []

        async def noted(name: str, asked: Awaitable[object]) -> None:
            await asked
            order.append(name)

        first = asyncio.create_task(noted("first", thinkers.choose(game(), "random", ignore)))
        await asyncio.sleep(0)
        hints = [asyncio.create_task(noted("hint", thinkers.hints(game()))) for _ in range(3)]
        move = asyncio.create_task(noted("move", thinkers.choose(game(), "random", ignore)))
        await asyncio.gather(first, move, *hints)
        assert order == ["first", "move", "hint", "hint", "hint"]

    with_thinkers(work)

    async def crowd() -> None:
        thinkers = Thinkers(1, 20.0, Log(io.StringIO()))
        waiting: list[asyncio.Future[object]] = [asyncio.ensure_future(thinkers.hints(game())) for _ in range(50)]
        while thinkers.waiting < 50:
            await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await thinkers.hints(game())
        with pytest.raises(TooBusy):
            await thinkers.check("a record")
        waiting.append(asyncio.ensure_future(thinkers.choose(game(), "random", ignore)))
        while thinkers.waiting < 51:
            await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        assert set(map(type, await asyncio.gather(*waiting, return_exceptions=True))) == {asyncio.CancelledError}

    asyncio.run(crowd())


def test_who_lets_many_computers_play_keeps_nobody_else_waiting() -> None:
    """Thirty rooms of one address want moves; that of another address comes next after the job that runs."""

    async def work(thinkers: Thinkers) -> None:
        order: list[str] = []

        async def noted(name: str, asker: Asker) -> None:
            await thinkers.choose(game(), "search:0.1s", ignore, "", asker)
            order.append(name)

        asking = []
        for turn in range(3):
            asking += [asyncio.create_task(noted("eve", Asker("there", f"room{room}"))) for room in range(10)]
            if turn == 0:
                # One job has been paid for before anybody else comes.
                while not order:
                    await asyncio.sleep(0.01)
        asking.append(asyncio.create_task(noted("ann", Asker("here", "mine"))))
        # She counts from when she waits; a busy machine takes its time to let her begin.
        while not any(task.asker.address == "here" for task in thinkers._waiting) and "ann" not in order:
            await asyncio.sleep(0)
        before = len(order)
        await asking[-1]
        assert order.index("ann") <= before + 1, order
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    with_thinkers(work)


def test_rooms_of_one_address_share_what_it_has() -> None:
    """Of two rooms the one that had less comes first, whoever waits for longer; moves come before hints."""
    now = [0.0]
    thinkers = Thinkers(1, PATIENCE, Log(io.StringIO()))
    thinkers._shares = Shares(lambda: now[0])
    for who, seconds in (("here", 0.1), ("much", 0.4), ("little", 0.1), ("there", 100.0)):
        thinkers._shares.charge(who, seconds)

    def waits(number: int, kind: Literal["choose", "hints"], address: str, room: str) -> Task:
        return Task(Job(number, kind), ignore, asyncio.Future(loop=loop), Asker(address, room))

    loop = asyncio.new_event_loop()
    thinkers._waiting = [
        waits(1, "choose", "there", "other"),
        waits(2, "hints", "here", "little"),
        waits(3, "choose", "here", "much"),
        waits(4, "choose", "here", "little"),
    ]
    order = []
    while (task := thinkers._fitting(None)) is not None:
        thinkers._waiting.remove(task)
        order.append(task.job.number)
    assert order == [4, 3, 2, 1]
    # What was had long ago counts for nothing any more.
    now[0] = 3600.0
    assert thinkers._shares.had("there") < 0.001
    loop.close()


def test_one_address_never_has_all_workers_or_all_places_for_hints() -> None:
    """With several workers one is always left for others; five hints of an address may wait."""
    loop = asyncio.new_event_loop()
    thinkers = Thinkers(2, PATIENCE, Log(io.StringIO()))
    for number, address in enumerate(("there", "there", "here"), 1):
        thinkers._waiting.append(Task(Job(number, "choose"), ignore, asyncio.Future(loop=loop), Asker(address)))
    thinkers._running["there"] = 1
    task = thinkers._fitting(None)
    assert task is not None and task.job.number == 3
    thinkers._running["there"] = 0
    task = thinkers._fitting(None)
    assert task is not None and task.job.number == 1
    loop.close()

    async def crowd() -> None:
        thinkers = Thinkers(1, 20.0, Log(io.StringIO()))
        waiting = [asyncio.ensure_future(thinkers.hints(game(), Asker("there"))) for _ in range(5)]
        while thinkers.waiting < 5:
            await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await thinkers.hints(game(), Asker("there"))
        with pytest.raises(TooBusy):
            await thinkers.check("a record", Asker("there"))
        waiting.append(asyncio.ensure_future(thinkers.hints(game(), Asker("here"))))
        while thinkers.waiting < 6:
            await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(crowd())


def test_workers_end_even_when_they_answer_in_the_same_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """However far the answer has come on its way when the service stops."""

    async def run(turns: int) -> None:
        thinkers = Thinkers(1, PATIENCE, Log(io.StringIO()))
        answered: asyncio.Future[Report] = asyncio.get_running_loop().create_future()

        async def started() -> SimpleNamespace:
            return SimpleNamespace(pid=1)

        async def work(process: object, task: object) -> Report:
            return await answered

        async def end(process: object) -> None:
            pass

        for name, does in (("_started", started), ("_work", work), ("_end", end)):
            monkeypatch.setattr(thinkers, name, does)
        thinkers.start()
        choosing = asyncio.create_task(thinkers.choose(game(), "random", ignore))
        for _ in range(20):
            await asyncio.sleep(0)
        answered.set_result(Report(1, final=True, action="place:forest"))
        for _ in range(turns):
            await asyncio.sleep(0)
        await asyncio.wait_for(thinkers.stop(), PATIENCE)
        choosing.cancel()
        await asyncio.gather(choosing, return_exceptions=True)

    for turns in range(6):
        asyncio.run(run(turns))
