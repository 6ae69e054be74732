"""Processes that share jobs: Ctrl-C belongs to the parent, and none is lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Iterator

import pytest

from agricola.agents.one_thread import THREADS, one_thread_each
from agricola.agents.worker_pool import WorkerPool


def doubled(factor: int, number: int) -> int:
    return factor * number


def test_a_crew_does_every_job() -> None:
    with WorkerPool(2, doubled, 2) as pool:
        assert sorted(pool.work(range(5))) == [0, 2, 4, 6, 8]
    assert not multiprocessing.active_children()


def threads(task: None, number: int) -> str | None:
    return os.environ.get(THREADS)


def test_each_process_computes_with_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are as many as processors; the parent computes with as many threads as before."""
    monkeypatch.delenv(THREADS, raising=False)
    with WorkerPool(1, threads, None) as pool:
        assert list(pool.work(range(1))) == ["1"]
    assert THREADS not in os.environ
    monkeypatch.setenv(THREADS, "3")
    with one_thread_each():
        assert os.environ[THREADS] == "1"
    assert os.environ[THREADS] == "3"


@pytest.fixture
def interrupted_while_starting(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Ctrl-C after each start; the list tells how many were started."""
    started: list[int] = []
    arrived, arrives = socket.socketpair()
    arrives.setblocking(False)
    before = signal.set_wakeup_fd(arrives.fileno())
    handler = signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell starts behind itself ignores it
    process = multiprocessing.get_context("spawn").Process
    start = process.start

    def interrupted(self: multiprocessing.process.BaseProcess) -> None:
        start(self)
        os.kill(os.getpid(), signal.SIGINT)
        arrived.recv(1)  # another thread takes the signal when it comes to run, and that may be long after
        started.append(len(started))

    monkeypatch.setattr(process, "start", interrupted)
    yield started
    signal.signal(signal.SIGINT, handler)
    signal.set_wakeup_fd(before)
    arrived.close()
    arrives.close()


@pytest.fixture
def another_thread() -> Iterator[None]:
    """A thread that lets signals through, as test runners and servers have one."""
    over = threading.Event()
    thread = threading.Thread(target=over.wait)
    thread.start()
    yield
    over.set()
    thread.join()


@pytest.mark.usefixtures("another_thread")
@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="this system can't hold signals back")
def test_ctrl_c_while_the_processes_start_is_held_back_but_not_lost(interrupted_while_starting: list[int]) -> None:
    with pytest.raises(KeyboardInterrupt), WorkerPool(2, doubled, 2):
        pytest.fail("the interrupt was lost")
    assert len(interrupted_while_starting) == 2, "it struck in the midst of a start"
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert not multiprocessing.active_children()
