"""A request that is refused: a status for HTTP, a code for programs, a sentence for people."""

from __future__ import annotations


class Refusal(Exception):
    """Something that is not done, and why."""

    def __init__(self, status: int, code: str, message: str, *, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.retry_after = retry_after
        """After how many seconds it is worth trying again."""
