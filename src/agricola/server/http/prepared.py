"""Answers that never change while the service runs: compressed and marked once, not at every request."""

from __future__ import annotations

import gzip
import hashlib
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

_WORTH_IT: Final = 700
"""Bytes from which on compressing saves more than it costs."""
_FOREVER: Final = "public, max-age=31536000, immutable"
_LARGE: Final = 1_000_000
"""Bytes from which on it is compressed at the first request: most services are never asked for what runs Python."""
_COMPRESSED_ALREADY: Final = (
    "application/zip",
    "image/png",
    "image/jpeg",
    "image/webp",
    "image/avif",
    "font/woff2",
    "audio/",
    "video/",
)


class Prepared:
    """The bytes of an answer, plain and compressed, with a mark by which a browser knows whether it has them."""

    def __init__(self, content: bytes, media_type: str, *, forever: bool = False) -> None:
        """`forever` is for what has another address when its content changes."""
        self._content = content
        self._media_type = media_type
        self._worth_it = len(content) >= _WORTH_IT and not media_type.startswith(_COMPRESSED_ALREADY)
        self._small: bytes | None = None
        if len(content) < _LARGE:
            self._compressed()
        mark = hashlib.sha256(content).hexdigest()[:20]
        self._headers = {"Cache-Control": _FOREVER if forever else "no-cache"}
        if self._worth_it:
            self._headers["Vary"] = "Accept-Encoding"
        # One mark for each form: a mark stands for bytes.
        self._marks = (f'"{mark}"', f'"{mark}-gz"')

    def _compressed(self) -> bytes | None:
        """The content compressed, where that makes it smaller."""
        if self._worth_it and self._small is None:
            self._small = gzip.compress(self._content, 9, mtime=0)
            self._worth_it = len(self._small) < len(self._content)
        return self._small if self._worth_it else None

    def response(self, request: Request, status: int = 200) -> Response:
        """The answer to a request: plain, compressed, or that the browser has it already."""
        small = self._compressed() if _takes_gzip(request.headers.get("accept-encoding", "")) else None
        headers = {**self._headers, "ETag": self._marks[small is not None]}
        known = {mark.strip().removeprefix("W/") for mark in request.headers.get("if-none-match", "").split(",")}
        if status == 200 and ("*" in known or headers["ETag"] in known):
            return Response(status_code=304, headers=headers)
        # Where an encoding is named, nothing after this compresses it again.
        headers["Content-Encoding"] = "identity" if small is None else "gzip"
        return Response(self._content if small is None else small, status, headers, self._media_type)


def _takes_gzip(accepted: str) -> bool:
    for part in accepted.split(","):
        name, _, quality = part.partition(";")
        if name.strip().lower() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
