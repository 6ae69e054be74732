"""Processes that share jobs: Ctrl-C belongs to the parent, and none is lost."""

from __future__ import annotations

import multiprocessing
import os
import signal

import pytest

from agricola.agents.crew import Crew


def doubled(factor: int, number: int) -> int:
    return factor * number


def test_a_crew_does_every_job() -> None:
    with Crew(2, doubled, 2) as crew:
        assert sorted(crew.work(range(5))) == [0, 2, 4, 6, 8]
    assert not multiprocessing.active_children()


@pytest.fixture
def interrupted_while_starting(monkeypatch: pytest.MonkeyPatch) -> None:
    process = multiprocessing.get_context("spawn").Process
    start = process.start

    def interrupted(self: multiprocessing.process.BaseProcess) -> None:
        start(self)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(process, "start", interrupted)


@pytest.mark.usefixtures("interrupted_while_starting")
@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="this system can't hold signals back")
def test_ctrl_c_while_the_processes_start_is_not_lost() -> None:
    with pytest.raises(KeyboardInterrupt), Crew(2, doubled, 2):
        pytest.fail("the interrupt was lost")
    assert not multiprocessing.active_children()
