"""Thinking where there are no processes: in the thread of the service, one job after the other."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any, Literal

from agricola.server.telemetry.logs import Log
from agricola.server.thinking.thinkers import Asker, Progress, Thinkers
from agricola.server.thinking.worker import Job, Report, Worker


class InlineThinkers(Thinkers):
    """Thinks when it is asked; nothing else goes on meanwhile."""

    def __init__(self, cap: float, log: Log) -> None:
        super().__init__(0, cap, log)
        self._jobs = itertools.count(1)
        self._worker = Worker(_nobody_hears)

    async def _ask(
        self,
        kind: Literal["choose", "hints", "judged", "check"],
        progress: Progress,
        asker: Asker,
        **what: Any,
    ) -> Report:
        # What was done last is told before the next is thought about.
        await asyncio.sleep(0.02)
        return self._worker.answer(Job(next(self._jobs), kind, **what))


def _nobody_hears(report: Report) -> None:
    """Who thinks can't be asked how far it is."""
