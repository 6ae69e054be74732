"""Which process has which room, as Redis knows it.

Each process says again and again that it lives; a room belongs to the process that claimed it, as long as that one
lives. Redis only says where to send a request. That nobody but the owner writes is decided by the database, by the
fence that each owner raises when it takes a room over: a process that was taken for dead and is not can do no harm.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

import redis
import redis.asyncio
from redis.exceptions import RedisError

from agricola.server.errors import Refusal
from agricola.server.repeated import repeated
from agricola.server.storage.store import StoreDown
from agricola.server.telemetry.monitor import Monitor

PREFIX: Final = "agricola:"
_LIFE: Final = 5.0
"""Seconds after which a process that says nothing counts as dead."""
_BEAT: Final = 1.0
_ROOMS_EVERY: Final = 5
"""At each of how many beats the rooms are claimed anew."""
_ROOM_LIFE: Final = 60
"""Seconds after which a room that nobody claims anew is nobody's."""
_AT_ONCE: Final = 500
_ERRORS: Final = (RedisError, OSError, TimeoutError)

_CLAIM: Final = """
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then
    local address = redis.call('GET', ARGV[2] .. owner)
    if address then return address end
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return ''
"""
_KEEP: Final = """
local lost = {}
for index, key in ipairs(KEYS) do
    local owner = redis.call('GET', key)
    if owner and owner ~= ARGV[1] then
        lost[#lost + 1] = index
    else
        redis.call('SET', key, ARGV[1], 'EX', ARGV[2])
    end
end
return lost
"""
_RELEASE: Final = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"


class Leases:
    """The rooms of this process, and whom to ask for the others."""

    def __init__(self, url: str, address: str, monitor: Monitor) -> None:
        """`address` is where other processes reach this one."""
        self.lost: Callable[[str], None] = lambda room: None
        """Told of a room that another process has taken over."""
        self.in_use: Callable[[str], bool] = lambda room: True
        """Whether a room is in memory here; one that is not, or that there never was, is not claimed anew."""
        self.process: Final = secrets.token_hex(8)
        self.redis: Any = redis.asyncio.from_url(url, socket_timeout=2.0, socket_connect_timeout=2.0)
        self.secret = _common_secret(url)
        """What processes show each other."""
        self._address = address
        self._monitor = monitor
        self._mine: set[str] = set()
        self._here: dict[str, list[int]] = {}
        """By room: the seats whose people are here."""
        self._heard = -_LIFE
        """When Redis last heard that this process lives."""
        self._claim_script = self.redis.register_script(_CLAIM)
        self._keep_script = self.redis.register_script(_KEEP)
        self._release_script = self.redis.register_script(_RELEASE)

    async def claim(self, room: str) -> str | None:
        """Take a room that is nobody's; gives the address of the process that has it, None where it is this one."""
        if room in self._mine and time.monotonic() - self._heard < _LIFE:
            return None
        try:
            owner: bytes = await self._claim_script(
                keys=[_owner_key(room)], args=[self.process, f"{PREFIX}process:", _ROOM_LIFE]
            )
        except _ERRORS:
            # While nobody can ask who has a room, whoever had it goes on: the fence keeps out all others.
            if room in self._mine:
                return None
            raise Refusal(503, "store_down", retry_after=2) from None
        if owner:
            self._give_up(room)
            return owner.decode()
        self._mine.add(room)
        return None

    async def release(self, room: str) -> None:
        """Let others have a room."""
        self.forget(room)
        try:
            await self._release_script(keys=[_owner_key(room)], args=[self.process])
        except _ERRORS:
            # It is nobody's after a while all the same.
            self._monitor.log.warning("release_failed")

    def forget(self, room: str) -> None:
        """Know no more than Redis does of a room that turned out to be another's."""
        self._mine.discard(room)
        self._here.pop(room, None)

    def note_here(self, room: str, seats: list[int]) -> None:
        """Tell the other processes whose people are in a room of this one: with the next beat, and then every beat."""
        if seats:
            self._here[room] = seats
        else:
            self._here.pop(room, None)

    async def here(self, rooms: list[str]) -> dict[str, list[int]]:
        """Which seats have their people there, in rooms of other processes."""
        try:
            told: list[bytes | None] = await self.redis.mget([f"{PREFIX}here:{room}" for room in rooms])
        except _ERRORS:
            return {}
        return {room: [int(seat) for seat in seats.split()] for room, seats in zip(rooms, told, strict=True) if seats}

    async def lives(self, address: str) -> bool:
        """Whether the process at an address has been heard of lately, as far as can be known."""
        try:
            return await self.redis.get(f"{PREFIX}address:{address}") is not None
        except _ERRORS:
            return True

    def _give_up(self, room: str) -> None:
        if room in self._mine:
            self.forget(room)
            self.lost(room)

    async def beat(self, *, rooms: bool) -> None:
        """Say that this process lives, and claim its rooms anew."""
        rooms = rooms or time.monotonic() - self._heard >= _LIFE
        async with self.redis.pipeline(transaction=False) as pipeline:
            for key, value in ((f"process:{self.process}", self._address), (f"address:{self._address}", self.process)):
                pipeline.set(PREFIX + key, value, px=round(1000 * _LIFE))
            for room, seats in self._here.items():
                pipeline.set(f"{PREFIX}here:{room}", " ".join(map(str, seats)), px=round(2000 * _BEAT))
            await pipeline.execute()
        self._heard = time.monotonic()
        if rooms:
            self._mine = {room for room in self._mine if self.in_use(room)}
            mine = list(self._mine)
            for first in range(0, len(mine), _AT_ONCE):
                some = mine[first : first + _AT_ONCE]
                lost: Iterable[int] = await self._keep_script(
                    keys=[_owner_key(room) for room in some], args=[self.process, _ROOM_LIFE]
                )
                for index in lost:
                    self._give_up(some[index - 1])

    async def keep(self, over: asyncio.Event) -> None:
        """Say that this process lives, until it is over."""
        beats = 0
        async for _ in repeated(_BEAT, over):
            try:
                await self.beat(rooms=beats % _ROOMS_EVERY == 0)
            except Exception as problem:
                # Whatever it is, a process that says nothing more counts as dead.
                self._monitor.log.warning("redis_down", error=type(problem).__name__)
            beats += 1

    async def close(self) -> None:
        """Say that this process is no more: its rooms go on elsewhere at once."""
        try:
            await self.redis.delete(f"{PREFIX}process:{self.process}", f"{PREFIX}address:{self._address}")
        except _ERRORS:
            # It will be noticed by its silence.
            self._monitor.log.warning("redis_down")
        await self.redis.aclose()


def _owner_key(room: str) -> str:
    return f"{PREFIX}owner:{room}"


def _common_secret(url: str) -> str:
    """A secret that all processes with this Redis know: the first one makes it up."""
    try:
        with redis.from_url(url, socket_timeout=5.0, socket_connect_timeout=5.0) as client:
            client.set(f"{PREFIX}secret", secrets.token_urlsafe(32), nx=True)
            found: Any = client.get(f"{PREFIX}secret")
            secret: str = found.decode()
            return secret
    except _ERRORS as problem:
        raise StoreDown(f"the Redis of REDIS_URL does not answer ({type(problem).__name__})") from problem
