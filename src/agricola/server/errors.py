"""A request that is refused: a status for HTTP, a code for programs, a sentence for people."""

from __future__ import annotations

_MOST = 400
"""How many letters a refusal may have: some tell what was asked for, and that may be long."""


class Refusal(Exception):
    """Something that is not done, and why."""

    def __init__(self, status: int, code: str, message: str, *, retry_after: float | None = None) -> None:
        # What was asked for may hold halves of letters, which nothing can be sent as.
        message = message.encode(errors="replace").decode()
        self.message = message if len(message) <= _MOST else f"{message[: _MOST - 5]} (...)."
        super().__init__(self.message)
        self.status = status
        self.code = code
        self.retry_after = retry_after
        """After how many seconds it is worth trying again."""
