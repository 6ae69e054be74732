"""What went wrong, and whether the service is well."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from agricola.server.messages.values import Said


class Problem(Struct):
    """What went wrong: a code for programs, a message for people."""

    code: str
    message: Said


class ErrorMessage(Struct):
    """An answer to a request that was not carried out."""

    error: Problem


class Health(Struct):
    """Whether the service is ready ("ready", "degraded", "not"), and what it looked at."""

    status: Literal["ready", "degraded", "not"]
    checks: dict[str, Any]
