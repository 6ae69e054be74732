"""The page: files that were built into the package, or a few words where there are none."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from agricola.server.errors import Refusal

PAGES: Final = frozenset(("", "r", "replay", "cards", "about"))
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
    """Serves the built page."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def __call__(self, request: Request) -> Response:
        """A file of the page, or the page itself for the paths that it looks after."""
        path: str = request.path_params.get("path", "")
        first = path.partition("/")[0]
        found = self._file(path)
        if found is not None:
            forever = first == "assets"
            age = "public, max-age=31536000, immutable" if forever else "no-cache"
            return FileResponse(found, headers={"Cache-Control": age})
        known = first in PAGES
        # A person who mistyped an address is told so by the page; a missing file or a program gets a plain refusal.
        if not known and (first in ("api", "assets") or "text/html" not in request.headers.get("accept", "")):
            raise Refusal(404, "not_found")
        status = 200 if known else 404
        index = self._file("index.html")
        if index is None:
            return HTMLResponse(_NO_PAGE, status, headers={"Cache-Control": "no-cache"})
        return FileResponse(index, status, headers={"Cache-Control": "no-cache"})

    def _file(self, path: str) -> Path | None:
        """A file inside the folder, and never one outside of it."""
        if not path or "\0" in path:
            return None
        try:
            wanted = (self._folder / path).resolve()
            return wanted if wanted.is_relative_to(self._folder) and wanted.is_file() else None
        except (OSError, ValueError):
            return None
