"""How a game is left: by a person, by Ctrl-C, by a closed window or by the system; it is kept each time."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from agricola.cli.arguments import INTERRUPTED, SIGNALLED
from agricola.cli.local.autosave import how_to_resume, kept_games
from agricola.cli.local.local_table import LocalTable
from agricola.cli.text.words import Words

STOPPING: Final = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))
"""The signals of a closed window and of a system that wants the command to end."""


class Stopped(KeyboardInterrupt):
    """A signal ends the command, as Ctrl-C does."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def exit_code(stop: KeyboardInterrupt) -> int:
    """The exit code of a command that was stopped."""
    return SIGNALLED + stop.number if isinstance(stop, Stopped) else INTERRUPTED


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """Raise Stopped in here when a signal wants the command to end."""

    def stop(number: int, _: FrameType | None) -> None:
        raise Stopped(number)

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, stop) for number in STOPPING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def goodbye(local: LocalTable | None, words: Words) -> str:
    """What is said to somebody who leaves: how to go on with the game, if there is something to go on with."""
    if local is None or not local.played or local.game.is_terminal():
        return words("term-goodbye")
    path = local.keep()
    if local.keeper is not None:
        return words("term-kept", command=local.keeper.command)
    if path is None:
        return words("term-not-kept", path=str(kept_games()))
    return words("term-kept", command=how_to_resume(path, local.opponents, local.game))
