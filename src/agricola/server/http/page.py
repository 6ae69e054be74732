"""The page: files that were built into the package, or a few words where there are none."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from agricola.server.errors import Refusal
from agricola.server.http.prepared import Prepared
from agricola.server.http.requests import address_of
from agricola.server.protection import limits
from agricola.server.protection.limits import Limits

PAGES: Final = frozenset(("", "r", "replay", "learn", "rules", "cards", "about"))
"""The first words of the paths that the page itself looks after."""

_NO_PAGE: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Agricola</title></head>
<body>
<h1>Agricola</h1>
<p>The service runs, but its page has not been built: run <code>make play</code> in a copy of the source, or install a
released version.</p>
<p>Programs find everything at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body>
</html>
"""

# Some systems map these to types that browsers refuse to run.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Page:
    """Serves the built page: its files are read and compressed when the service starts."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self._limits = limits
        self._files = {path.relative_to(folder).as_posix(): _prepared(folder, path) for path in _files_in(folder)}
        self._index = self._files.get("index.html") or Prepared(_NO_PAGE.encode(), "text/html")

    async def __call__(self, request: Request) -> Response:
        """A file of the page, or the page itself for the paths that it looks after."""
        self._limits.spend(limits.FILE, address_of(request))
        path: str = request.path_params.get("path", "")
        found = self._files.get(path)
        if found is not None:
            return found.response(request)
        first = path.partition("/")[0]
        known = first in PAGES
        # A person who mistyped an address is told so by the page; a missing file or a program gets a plain refusal.
        if not known and (first in ("api", "assets") or "text/html" not in request.headers.get("accept", "")):
            raise Refusal(404, "not_found")
        return self._index.response(request, 200 if known else 404)


def _files_in(folder: Path) -> list[Path]:
    """The files of the page; nothing that a link points to outside of it."""
    home = folder.resolve()
    return [path for path in folder.rglob("*") if path.is_file() and path.resolve().is_relative_to(home)]


def _prepared(folder: Path, path: Path) -> Prepared:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # The names of the built assets hold a hash of their content.
    return Prepared(path.read_bytes(), kind, forever=path.is_relative_to(folder / "assets"))
