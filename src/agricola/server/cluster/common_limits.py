"""Limits that hold for all processes together: what one of them lets somebody spend the others learn in a moment.

Nobody waits for Redis before being answered: each process counts by itself, and four times a second they exchange what
was spent. So whoever asks all processes at once gains that quarter of a second, and pays for it afterwards. Without
Redis each process limits by itself.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from agricola.server.cluster.leases import PREFIX
from agricola.server.protection.limits import FULL, PER_SECOND, Limits
from agricola.server.repeated import repeated
from agricola.server.telemetry.monitor import Monitor

_EVERY: Final = 0.25
_SOCKETS_EVERY: Final = 40
"""At each of how many exchanges all open sockets are told again: those of a dead process are forgotten otherwise."""
_SOCKETS_LIFE: Final = 30
_AT_ONCE: Final = 500

_SPEND: Final = """
local time = redis.call('TIME')
local now, full, refill = time[1] + time[2] / 1e6, tonumber(ARGV[1]), tonumber(ARGV[2])
local left = {}
for index, key in ipairs(KEYS) do
    local known, has = redis.call('HMGET', key, 'left', 'at'), full
    if known[1] then has = math.min(full, tonumber(known[1]) + (now - tonumber(known[2])) * refill) end
    has = math.max(-full, has - tonumber(ARGV[2 + index]))
    redis.call('HSET', key, 'left', string.format('%.3f', has), 'at', string.format('%.6f', now))
    redis.call('EXPIRE', key, math.ceil(2 * full / refill))
    left[index] = string.format('%.3f', has)
end
return left
"""
"""Takes what was spent from what spenders have left; gives what that is."""
_COUNT: Final = """
local now = tonumber(redis.call('TIME')[1])
local elsewhere = {}
for index, key in ipairs(KEYS) do
    local mine, others = tonumber(ARGV[2 + index]), 0
    if mine > 0 then redis.call('HSET', key, ARGV[1], mine .. ' ' .. now) else redis.call('HDEL', key, ARGV[1]) end
    redis.call('EXPIRE', key, ARGV[2])
    local all = redis.call('HGETALL', key)
    for place = 1, #all, 2 do
        local count, at = string.match(all[place + 1], '(%d+) (%d+)')
        if now - tonumber(at) > tonumber(ARGV[2]) then
            redis.call('HDEL', key, all[place])
        elseif all[place] ~= ARGV[1] then
            others = others + tonumber(count)
        end
    end
    elsewhere[index] = others
end
return elsewhere
"""
"""Notes how many sockets addresses have in a process; gives how many they have in the others."""


class CommonLimits:
    """Exchanges what is spent in this process with the others."""

    def __init__(self, limits: Limits, redis: Any, process: str, monitor: Monitor) -> None:
        self._limits = limits
        self._process = process
        self._monitor = monitor
        self._spend = redis.register_script(_SPEND)
        self._count = redis.register_script(_COUNT)

    async def keep(self, over: asyncio.Event) -> None:
        """Exchange, until it is over."""
        times = 0
        async for _ in repeated(_EVERY, over):
            try:
                await self.exchange(all_sockets=times % _SOCKETS_EVERY == 0)
            except Exception as problem:
                # Whatever it is, the next exchange must come.
                self._monitor.log.warning("redis_down", error=type(problem).__name__)
            times += 1

    async def exchange(self, *, all_sockets: bool) -> None:
        """Tell what was spent here, and learn what is left in all processes together."""
        changes = self._limits.take_changes(all_sockets=all_sockets)
        spent, sockets = list(changes.spent.items()), list(changes.sockets.items())
        for first in range(0, len(spent), _AT_ONCE):
            some = spent[first : first + _AT_ONCE]
            left: list[bytes] = await self._spend(
                keys=[f"{PREFIX}purse:{spender}" for spender, _ in some],
                args=[FULL, PER_SECOND, *(cost for _, cost in some)],
            )
            self._limits.learn({who: float(has) for (who, _), has in zip(some, left, strict=True)}, {})
        for first in range(0, len(sockets), _AT_ONCE):
            opened = sockets[first : first + _AT_ONCE]
            elsewhere: list[int] = await self._count(
                keys=[f"{PREFIX}sockets:{address}" for address, _ in opened],
                args=[self._process, _SOCKETS_LIFE, *(count for _, count in opened)],
            )
            self._limits.learn({}, {who: count for (who, _), count in zip(opened, elsewhere, strict=True)})
