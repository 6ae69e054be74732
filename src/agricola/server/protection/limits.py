"""How much one address and one token may ask for: moves are cheap, new rooms and thinking are dear."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from agricola.server.errors import Refusal
from agricola.server.messages.commands import Command, Hint, Mute, Ready, Say

BODY: Final = 16_384
"""Bytes of a request's body."""
RECORD_BODY: Final = 524_288
"""Bytes of a request that brings a record."""
MESSAGE: Final = 4_096
"""Bytes of a message over a socket."""

UNDOS: Final = 500
"""How often a seat may take something back in a game: each time is written down for ever."""
SEAT_CHANGES: Final = 500
"""How often seats of a room may be taken, left and changed, which is written down too."""

FULL: Final = 200.0
"""What an address or a token can spend at once."""
PER_SECOND: Final = 20.0
"""What comes back each second."""
MANY_REFUSED: Final = 50
"""How many messages in a row a socket may send beyond its limit before it is closed."""

FILE: Final = 0.2
LOOK: Final = 1.0
MOVE: Final = 1.0
CONNECT: Final = 5.0
JOIN: Final = 5.0
SIGN_IN: Final = 5.0
TALK: Final = 3.0
EXPORT: Final = 10.0
HINT: Final = 10.0
ROOM: Final = 40.0
UPLOAD: Final = 50.0

BYTES_A_LOOK: Final = 20_000
"""Bytes of a large answer that cost as much as a look."""
USUAL_STATE: Final = 40_000
"""Bytes of a state that are in the price of a look."""

FREE_SECONDS: Final = 0.05
"""Processor time that is in the price of a command."""
PROCESSOR_SECOND: Final = 100.0
"""What a second of processor time beyond that costs."""

_MOST_BUCKETS = 50_000


def more_for(command: Command) -> float:
    """What a command costs beside the price of every message."""
    if isinstance(command, Hint):
        return HINT - MOVE
    return TALK - MOVE if isinstance(command, Say | Mute | Ready) else 0.0


class Ledger:
    """What one process tells the others."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        """By spender."""
        self.sockets: dict[str, int] = {}
        """By address: how many are open here."""


class Limits:
    """Purses that fill by themselves, one for each address and each token, and the sockets of each address."""

    def __init__(self, rate: float, sockets: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most_sockets = sockets
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}
        """What was left when somebody last spent, and when that was."""
        self._forgot = clock()
        self._sockets: Counter[str] = Counter()
        self._untold: Ledger | None = None
        self._sockets_elsewhere: dict[str, int] = {}

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._sockets.total()

    def spend(self, cost: float, *spenders: str | None) -> None:
        """Take a cost from the bucket of each spender; refuse when one of them has too little, and take nothing."""
        if self._rate <= 0:
            return
        cost /= self._rate
        now = self._clock()
        left = {}
        for spender in spenders:
            if spender is None:
                continue
            before, at = self._buckets.get(spender, (FULL, now))
            left[spender] = min(FULL, before + (now - at) * PER_SECOND) - cost
            if left[spender] < 0:
                wait = -left[spender] / PER_SECOND
                raise Refusal(429, "too_many", retry_after=wait)
        for spender, amount in left.items():
            self._buckets[spender] = (amount, now)
            self._note(spender, cost)
        if len(self._buckets) > _MOST_BUCKETS and now - self._forgot >= 1.0:
            self._forgot = now
            self._forget(now)

    def charge(self, seconds: float, *spenders: str | None) -> None:
        """Take what a command took of the processor from the bucket of each spender, who may owe it from then on."""
        cost = max(0.0, seconds - FREE_SECONDS) * PROCESSOR_SECOND
        if self._rate <= 0 or not cost:
            return
        now = self._clock()
        for spender in spenders:
            if spender is not None:
                before, at = self._buckets.get(spender, (FULL, now))
                left = min(FULL, before + (now - at) * PER_SECOND) - cost / self._rate
                self._buckets[spender] = (max(-FULL, left), now)
                self._note(spender, cost / self._rate)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again: they are as good as new."""
        full = [who for who, (left, at) in self._buckets.items() if left + (now - at) * PER_SECOND >= FULL]
        for who in full:
            del self._buckets[who]

    def open_socket(self, address: str) -> None:
        """Count a socket; refuse when the address has too many."""
        there_are = self._sockets[address] + self._sockets_elsewhere.get(address, 0)
        if self._rate > 0 and there_are >= self._most_sockets * max(1.0, self._rate):
            raise Refusal(429, "too_many_sockets")
        self._sockets[address] += 1
        self._note_sockets(address)

    def close_socket(self, address: str) -> None:
        """Forget a socket."""
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]
        self._note_sockets(address)

    # --- several processes --------------------------------------------------------------------------------------------

    def take_changes(self, *, all_sockets: bool) -> Ledger:
        """What was spent here since the last time and where sockets were opened or closed, or all that are open; from
        the first time on it is noted. Only where there are several processes."""
        told, self._untold = self._untold or Ledger(), Ledger()
        if all_sockets:
            told.sockets.update(self._sockets)
        return told

    def learn(self, left: Mapping[str, float], sockets: Mapping[str, int]) -> None:
        """Take over what spenders have left in all processes together, and how many sockets there are in others."""
        now = self._clock()
        untold = self._untold or Ledger()
        for spender, amount in left.items():
            self._buckets[spender] = (amount - untold.spent.get(spender, 0.0), now)
        for address, count in sockets.items():
            self._sockets_elsewhere[address] = count
            if not count:
                del self._sockets_elsewhere[address]

    def _note(self, spender: str, cost: float) -> None:
        if self._untold is not None:
            self._untold.spent[spender] = self._untold.spent.get(spender, 0.0) + cost

    def _note_sockets(self, address: str) -> None:
        if self._untold is not None:
            self._untold.sockets[address] = self._sockets.get(address, 0)
