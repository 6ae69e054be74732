"""Writes that wait together are committed together, and each is told what came of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from agricola.server.storage.group_commit import GroupCommit


def test_what_comes_during_a_commit_goes_into_the_next_one() -> None:
    commits: list[list[int]] = []

    async def together(writes: Sequence[int]) -> list[int | Exception]:
        commits.append(list(writes))
        await asyncio.sleep(0)
        return [write * 10 for write in writes]

    async def work() -> list[int]:
        queue: GroupCommit[int, int] = GroupCommit(together)
        first = asyncio.create_task(queue.add(0))
        await asyncio.sleep(0)  # its commit has begun
        await asyncio.sleep(0)
        return [*await asyncio.gather(*[queue.add(number) for number in range(1, 200)]), await first]

    assert asyncio.run(work()) == [*range(10, 2000, 10), 0]
    assert commits[0] == [0]
    assert [number for commit in commits for number in commit] == list(range(200))
    assert [len(commit) for commit in commits[1:]] == [64, 64, 64, 7]


def test_an_error_goes_to_whom_it_belongs_to() -> None:
    async def together(writes: Sequence[int]) -> list[int | Exception]:
        if 9 in writes:
            raise OSError("gone")
        return [ValueError(str(write)) if write == 2 else write for write in writes]

    async def work() -> list[int | BaseException]:
        queue: GroupCommit[int, int] = GroupCommit(together)
        told = await asyncio.gather(*[queue.add(number) for number in (1, 2, 3)], return_exceptions=True)
        return [*told, *await asyncio.gather(queue.add(9), queue.add(4), return_exceptions=True), await queue.add(5)]

    told = asyncio.run(work())
    assert [type(one) if isinstance(one, Exception) else one for one in told] == [1, ValueError, 3, OSError, OSError, 5]


def test_who_is_cut_off_cuts_off_nobody_else() -> None:
    async def together(writes: Sequence[int]) -> list[int | Exception]:
        await asyncio.sleep(0.01)
        return list(writes)

    async def work() -> int:
        queue: GroupCommit[int, int] = GroupCommit(together)
        first = asyncio.create_task(queue.add(1))
        second = asyncio.create_task(queue.add(2))
        await asyncio.sleep(0)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        answer = await second
        await queue.ended()
        return answer

    assert asyncio.run(work()) == 2
