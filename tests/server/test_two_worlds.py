"""Two worlds that differ only in what is hidden: whatever way the service tells of them, it tells the same bytes.

The worlds are two services with one room each. Seat 1 has another hand, the piles and the round cards to come lie in
another order, and the generator of chance is another; seat 0 and a spectator can't know. The same script is played in
both. All that is random or of the clock in the service itself is fixed.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import cast

import pytest
from websockets.sync.client import ClientConnection, connect

import agricola
from agricola.agents.protocol import Budget
from agricola.agents.roster import AGENTS
from agricola.game import Game
from agricola.server.rooms.patch import Json
from agricola.server.rooms.room_table import begin
from agricola.server.rooms.seats import SeatAssignment, holder_of
from agricola.server.thinking import worker
from agricola.server.thinking.worker import Job
from agricola.table import Table
from tests.server.kit import PATIENCE, Browser, Live, live

TOKENS = ["A" * 43, "B" * 43, "C" * 43]
"""Those of seat 0, seat 1 and the spectator."""
WATCHING = (0, 2)
"""Who must not notice which world it is in."""
Script = list[tuple[int, str]]
Worlds = tuple[Game, Game]


# --- two worlds and a script for both ---------------------------------------------------------------------------------


def _worlds(seed: int, moves: int, *, same_order: bool) -> Worlds:
    """The beginning of a round, and one that looks the same to seat 0 and to a spectator."""
    rng = random.Random(seed)
    game = agricola.new_game("revised", players=2, seed=seed, ask_end_turn=True)
    while moves > 0 or not _round_begins(game):
        game.apply(rng.choice(game.legal_actions()))
        moves -= 1
    one = other = game.position()
    while one["round_cards"] == other["round_cards"]:
        other = {**game.determinize(0, rng).position(), "ask_end_turn": True}
    if same_order:
        other["round_cards"] = one["round_cards"]
    hands = [[seat["hand"] for seat in cast("list[Json]", world["seats"])] for world in (one, other)]
    assert hands[0][0] == hands[1][0]
    assert hands[0][1] != hands[1][1]
    assert (one["round_cards"] == other["round_cards"]) == same_order
    assert one["minor_pile"] != other["minor_pile"]
    assert one["chance"] != other["chance"]
    return agricola.from_position(one), agricola.from_position(other)


def _round_begins(game: Game) -> bool:
    seats = cast("list[Json]", game.position()["seats"])
    return game.question.code == "ask-place" and not any(seat["placed"] for seat in seats)


def _to_come(game: Game) -> tuple[int, ...]:
    return game.state.order[game.round :]


def _script(worlds: Worlds, seed: int, most: int) -> Script:
    """Actions that are open in both worlds and ask the same people next; without new cards from hand or pile."""
    rng = random.Random(seed)
    tables = [Table(world.clone()) for world in worlds]
    first_round = worlds[0].round
    same_order = worlds[0].state.order == worlds[1].state.order
    script: Script = []
    while len(script) < most and not tables[0].game.is_terminal():
        one, other = (table.game for table in tables)
        seat = one.current_player
        assert seat is not None and seat == other.current_player
        if not same_order and one.round > first_round:
            break
        legal = [str(action) for action in one.legal_actions()]
        common = [text for text in legal if text in {str(action) for action in other.legal_actions()}]
        if seat == 0:
            assert common == legal, "seat 0 could tell the worlds apart by what it may do"
        rng.shuffle(common)
        for text in common:
            trials = [table.copy() for table in tables]
            for trial in trials:
                trial.act(seat, text)
            if _alike(trials, first_round, same_order):
                tables = trials
                script.append((seat, text))
                break
        else:
            break
    return script


def _alike(trials: list[Table], first_round: int, same_order: bool) -> bool:
    one, other = (trial.game for trial in trials)
    return (
        (one.current_player, one.question) == (other.current_player, other.question)
        and one.state.players[0].hand == other.state.players[0].hand
        and one.state.players[1].cards == other.state.players[1].cards
        and one.state.players[1].known == other.state.players[1].known
        and (same_order or one.round == first_round)
        and (one.current_player != 1 or _any_common(one, other))
    )


def _any_common(one: Game, other: Game) -> bool:
    return bool({str(action) for action in one.legal_actions()} & {str(action) for action in other.legal_actions()})


# --- a service with one of them ---------------------------------------------------------------------------------------


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A service without clock and chance of its own."""
    clock = SimpleNamespace(time=lambda: 1_000_000.0, monotonic=time.monotonic, perf_counter=time.perf_counter)
    dice = SimpleNamespace(choice=lambda letters: letters[0], randbits=lambda bits: 7)
    monkeypatch.setattr("agricola.server.rooms.lobby.time", clock)
    monkeypatch.setattr("agricola.server.telemetry.logs.time", clock)
    monkeypatch.setattr("agricola.server.rooms.lobby.secrets", dice)
    monkeypatch.setattr("agricola.server.thinking.thinkers.secrets", dice)
    # What comes by the clock, who is there and empty lines, would come between the rest at any place.
    monkeypatch.setattr("agricola.server.rooms.audience._PRESENCE_DELAY", 3600.0)
    monkeypatch.setattr("agricola.server.http.handlers._HEARTBEAT", 3600.0)


class World:
    """A service whose only room has a given game, not for practice, and what it has told to those who watch."""

    def __init__(self, running: Live, game: Game, stack: ExitStack) -> None:
        self.running = running
        self.subscribed: list[tuple[str, bytes | str]] = []
        """What came out, each with the way that it took."""
        self._browsers = [Browser(running.port) for _ in TOKENS]
        for browser, token in zip(self._browsers, TOKENS, strict=True):
            browser.cookie = f"agricola_guest={token}"
        self.room = self._made(game)
        self._stack = stack
        address = f"ws://127.0.0.1:{running.port}/api/rooms/{self.room}/socket"
        self.sockets: dict[int, ClientConnection] = {
            who: stack.enter_context(
                connect(
                    address,
                    additional_headers={"Authorization": f"Bearer {TOKENS[who]}"},
                    open_timeout=PATIENCE,
                    ping_timeout=PATIENCE,
                )
            )
            for who in WATCHING
        }
        self.lines = {who: self._stream(who) for who in WATCHING}

    def _made(self, game: Game) -> str:
        lobby = self.running.service.lobby
        loop = self.running.service._chores[0].get_loop()
        setup = {"record": str(game.record())}
        room_table = begin(json.dumps(setup).encode())
        seats = [
            SeatAssignment("person", name, None, holder_of(TOKENS[seat])) for seat, name in enumerate(("Ann", "Bob"))
        ]
        making = lobby._make(setup, room_table, seats, holder_of(TOKENS[0]), practice=False, hot_seat=False)
        return asyncio.run_coroutine_threadsafe(making, loop).result(timeout=PATIENCE).row.id

    def _stream(self, who: int) -> http.client.HTTPResponse:
        connection = http.client.HTTPConnection("127.0.0.1", self.running.port, timeout=PATIENCE)
        connection.request("GET", f"/api/rooms/{self.room}/stream", headers={"Authorization": f"Bearer {TOKENS[who]}"})
        self._stack.callback(connection.close)
        return connection.getresponse()

    def note(self, way: str, told: bytes | str) -> None:
        """Note what came out."""
        self.subscribed.append((way, told))

    def ask(self, who: int, path: str, data: object = None) -> Json | None:
        """Ask for something, and note the whole answer."""
        reply = self._browsers[who].ask("GET" if data is None else "POST", f"/api/rooms{path}", data)
        headers = {name: value for name, value in reply.headers.items() if name not in ("date", "Date")}
        self.note(f"{who} {path} {data} {reply.status} {headers}", reply.text)
        return reply.json if "json" in reply.headers["Content-Type"] else None

    def settle(self) -> None:
        """Read what comes first on each way: the whole state."""
        for who, socket in self.sockets.items():
            self.note(f"{who} socket", socket_text(socket))
        for who in self.lines:
            self.line(who, "state")

    def line(self, who: int, kind: str) -> None:
        """Note the next line of a stream."""
        line = self.lines[who].readline()
        assert json.loads(line)["type"] == kind, line
        self.note(f"{who} stream", line)

    def act(self, version: int, seat: int, action: str) -> None:
        """Somebody acts, and all hear of it; the answer to seat 0 is noted."""
        command = {"type": "act", "id": f"c{version}", "version": version, "seat": seat, "action": action}
        if seat == 0:
            self.sockets[0].send(json.dumps(command))
        else:
            answer = self._browsers[1].command(self.room, **command)
            assert answer["type"] == "done", answer
        for who, socket in self.sockets.items():
            self.note(f"{who} socket", socket.recv(timeout=PATIENCE))
        if seat == 0:
            done = socket_text(self.sockets[0])
            assert json.loads(done)["type"] == "done", done
            self.note("answer", done)


def socket_text(socket: ClientConnection) -> str:
    """The next message."""
    text = socket.recv(timeout=PATIENCE)
    assert isinstance(text, str)
    return text


@contextmanager
def _two(worlds: Worlds) -> Iterator[list[World]]:
    with ExitStack() as stack:
        yield [World(stack.enter_context(live()), game, stack) for game in worlds]


# --- the comparisons --------------------------------------------------------------------------------------------------


def _look_around(world: World, version: int, hidden: list[str]) -> None:
    """Everything that seat 0 and a spectator can ask for at one moment."""
    room = f"/{world.room}"
    for who in WATCHING:
        for path in ("", "/state", "/state?seat=0", "/state?seat=1", "/record", "/replay", "/replay?after=0&seat=1"):
            world.ask(who, room + path)
        for seat in (0, 1):
            common = {"id": f"x{version}", "version": version, "seat": seat}
            world.ask(who, room + "/commands", {"type": "undo", **common, "whole_turn": True, "version": version + 5})
            for text in ("nonsense", "card:X", *(f"card:{card}" for card in hidden)):
                world.ask(who, room + "/commands", {"type": "act", **common, "action": text})
            for what in ("fencing", "lessons", "meeting_place", "farm_expansion", "a1", *hidden):
                world.ask(who, room + "/commands", {"type": "why", "id": "w", "seat": seat, "what": what})
            world.ask(who, room + "/commands", {"type": "obstacles", "id": "o", "seat": seat})
            for text in ("forest", "fishing", *hidden):
                world.ask(who, room + "/commands", {"type": "read", "id": "r", "seat": seat, "text": text})
    world.ask(0, "?mine=1")


def _hidden(worlds: Worlds) -> list[str]:
    """Some cards of seat 1's hand in one world and in the other, and of the pile."""
    one, other = worlds
    cards = (
        [card.id for card in one.state.players[1].hand[:2]]
        + [card.id for card in other.state.players[1].hand[:2]]
        + [one.state.minor_pile[0].id, one.state.players[0].hand[0].id]
    )
    return [one.state.board.spaces[_to_come(one)[-1]].id, *cards] if _to_come(one) else cards


def _compare(pair: list[World]) -> None:
    one, other = pair
    assert len(one.subscribed) == len(other.subscribed)
    for (way, told), (other_way, other_told) in zip(one.subscribed, other.subscribed, strict=True):
        assert way == other_way
        assert told == other_told, f"the worlds differ by way of {way[:120]}"


@pytest.mark.parametrize("seed,moves", [(1, 0), (2, 25), (3, 60), (4, 100)])
def test_nobody_can_tell_which_world_it_is(seed: int, moves: int, still: None) -> None:
    """State, sockets, streams, errors, reasons and logs, for a seat and for a spectator, at many moments of a round."""
    worlds = _worlds(seed, moves, same_order=False)
    script = _script(worlds, seed, 12)
    assert len(script) >= 2
    hidden = _hidden(worlds)
    with _two(worlds) as pair:
        for world in pair:
            world.settle()
            _look_around(world, 0, hidden)
            for version, (seat, action) in enumerate(script):
                world.act(version, seat, action)
                if version % 3 == 0:
                    _look_around(world, version + 1, hidden)
            for who in world.lines:
                for _ in script:
                    world.line(who, "change")
            world.note("log", world.running.log.getvalue())
        _compare(pair)
        ways = {way.split()[1] if " " in way else way for way, _ in pair[0].subscribed}
        assert {"socket", "stream", "log", "answer"} <= ways


def test_the_replay_of_a_finished_game_does_not_tell_which_world_it_was(still: None) -> None:
    """After the end the replay is open to all; what was never shown stays out of it, at every move."""
    for seed in range(1, 30):
        worlds = _worlds(seed, 0, same_order=True)
        script = _script(worlds, seed, 10_000)
        table = Table(worlds[0].clone())
        for seat, action in script:
            table.act(seat, action)
        if table.game.is_terminal():
            break
    else:
        raise AssertionError("no script came to the end of its game")
    with _two(worlds) as pair:
        for world in pair:
            world.settle()
            for version, (seat, action) in enumerate(script):
                world.act(version, seat, action)
            for after in range(0, len(script) + 1, 7):
                for who in WATCHING:
                    world.ask(who, f"/{world.room}/replay?after={after}")
                world.ask(0, f"/{world.room}/replay?after={after}&seat=0")
            world.ask(2, f"/{world.room}/state")
        _compare(pair)


@pytest.mark.parametrize("seed,moves", [(1, 0), (2, 25), (3, 60)])
def test_advice_does_not_tell_which_world_it_is(seed: int, moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints and the choices of every agent, with the same seed and as much thinking, are the same."""
    while (worlds := _worlds(seed, moves, same_order=False))[0].current_player != 0:
        seed += 10
    monkeypatch.setattr(worker, "_HINT_BUDGET", Budget(simulations=40))
    thinker = worker.Worker(lambda report: None)
    told = []
    for game in worlds:
        position = json.dumps(game.position())
        hints = thinker._answer(Job(1, "hints", position, seed=5))
        choices = [thinker._answer(Job(2, "choose", position, f"{agent}:25", seed=5)).action for agent in AGENTS]
        told.append((hints.hints, choices))
    assert told[0] == told[1]
    assert told[0][0]
    assert all(told[0][1])
