"""A request that is refused: a status for HTTP, a code for programs, a message for people."""

from __future__ import annotations

from agricola.engine.message import Message, say


class Refusal(Exception):
    """Something that is not done, and why; where the code says it all, the message goes by the code."""

    def __init__(
        self, status: int, code: str, message: Message | None = None, *, retry_after: float | None = None
    ) -> None:
        self.message = message or say("refused-" + code.replace("_", "-"))
        super().__init__(str(self.message))
        self.status = status
        self.code = code
        self.retry_after = retry_after
        """After how many seconds it is worth trying again."""
