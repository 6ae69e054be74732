"""What people at a table say to each other: the last lines, in memory only, and who does not want to hear whom."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from agricola.server.messages.answers import TalkLine
from agricola.server.rooms.clients import Client

_KEPT: Final = 50
"""How many lines somebody who comes is told."""


class Talk:
    """The talk of one room."""

    def __init__(self) -> None:
        self._lines: deque[tuple[str, int, TalkLine]] = deque(maxlen=_KEPT)
        """Who said what at which version of the game: a person, whatever seat that is later."""
        self._number = 0
        self._muted: dict[str, set[str]] = {}
        """By listener: those who are not to be heard."""

    def say(self, holder: str, seat: int, text: str, version: int) -> None:
        """Note what somebody says at a version of the game."""
        self._lines.append((holder, version, TalkLine(self._number, seat, round(time.time(), 3), text)))
        self._number += 1

    def mute(self, listener: str, speaker: str, *, on: bool) -> None:
        """Let a listener not hear a speaker any more, or again."""
        muted = self._muted.setdefault(listener, set())
        (muted.add if on else muted.discard)(speaker)

    def hears(self, listener: str | None, speaker: str) -> bool:
        """Whether a listener wants to hear a speaker."""
        return listener is None or speaker not in self._muted.get(listener, ())

    def hear(self, client: Client, before: int | None = None) -> list[TalkLine]:
        """Those of the last lines that a client wants to hear and has not heard yet; as far as they were said before a
        version of the game, where one is given."""
        new = [
            (speaker, line)
            for speaker, version, line in self._lines
            if line.number >= client.heard and (before is None or version < before)
        ]
        if new:
            client.heard = new[-1][1].number + 1
        return [line for speaker, line in new if self.hears(client.holder, speaker)]
