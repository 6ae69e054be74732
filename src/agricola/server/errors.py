"""A request that is refused: a status for HTTP, a code for programs, a message for people."""

from __future__ import annotations

from agricola.engine.message import Message, say
from agricola.server.messages.answers import Refused

_MOST = 300
"""How many letters of what was asked for a refusal may repeat."""


class Refusal(Exception):
    """Something that is not done, and why; where the code says it all, the message goes by the code."""

    def __init__(
        self, status: int, code: str, message: Message | None = None, *, retry_after: float | None = None
    ) -> None:
        self.message = _bounded(message or say("refused-" + code.replace("_", "-")))
        super().__init__(str(self.message))
        self.status = status
        self.code = code
        self.retry_after = retry_after
        """After how many seconds it is worth trying again."""

    def answer(self, command: str | None) -> Refused:
        """The answer to a command that is refused."""
        return Refused(command, self.code, self.message.json(), self.retry_after)


def _bounded(message: Message) -> Message:
    """A message that repeats no more than some hundred letters, and no halves of letters, which can't be sent."""
    params = {
        name: value.encode(errors="replace").decode()[:_MOST] if isinstance(value, str) else value
        for name, value in message.params.items()
    }
    return Message(message.code, params)
