"""What people at a table say to each other: the last lines, in memory only, and who does not want to hear whom."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from agricola.server.messages.answers import TalkLine

_KEPT: Final = 50
"""How many lines somebody who comes is told."""


class Talk:
    """The talk of one room."""

    def __init__(self) -> None:
        self._lines: deque[tuple[str, TalkLine]] = deque(maxlen=_KEPT)
        """Who said what: a person, whatever seat that is later."""
        self._number = 0
        self._muted: dict[str, set[str]] = {}
        """By listener: those who are not to be heard."""

    def say(self, holder: str, seat: int, text: str) -> TalkLine:
        """Note what somebody says."""
        line = TalkLine(self._number, seat, round(time.time(), 3), text)
        self._number += 1
        self._lines.append((holder, line))
        return line

    def mute(self, listener: str, speaker: str, *, on: bool) -> None:
        """Let a listener not hear a speaker any more, or again."""
        muted = self._muted.setdefault(listener, set())
        (muted.add if on else muted.discard)(speaker)

    def hears(self, listener: str | None, speaker: str) -> bool:
        """Whether a listener wants to hear a speaker."""
        return listener is None or speaker not in self._muted.get(listener, ())

    def heard(self, listener: str | None) -> list[TalkLine]:
        """The last lines, as far as a listener wants to hear them."""
        return [line for speaker, line in self._lines if self.hears(listener, speaker)]
