"""Makes the pages in docs/ fit for the site: examples become blocks of code, links out of it lead to the repository."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Any

_PROMPT = re.compile(r"^( *)>>> ")
_FENCE = re.compile(r"^ *(```|~~~)")
_OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./((?!cards/)[^)]+)\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Change a page before it is turned into HTML."""
    folder = os.path.dirname(page.file.src_uri)
    if not folder:  # links of the gallery to the pages above it stay in docs/
        markdown = _OUTSIDE.sub(_to_repository, markdown)
    return "\n".join(with_blocks(markdown.splitlines()))


def _to_repository(found: re.Match[str]) -> str:
    """A link to a file beside docs/: to the repository where its address is known, else its words alone."""
    words, path = found.groups()
    address = os.environ.get("REPOSITORY_URL", "")
    return f"[{words}]({address}/blob/main/{path})" if address else words


def with_blocks(lines: list[str]) -> Iterator[str]:
    """Put examples between fences: from a prompt to the next empty line. Those between fences already stay."""
    fenced = False
    indent: str | None = None
    for line in lines:
        if _FENCE.match(line) and indent is None:
            fenced = not fenced
        prompt = _PROMPT.match(line)
        if prompt and not fenced and indent is None:
            indent = prompt[1]
            yield ""
            yield f"{indent}```pycon"
        elif indent is not None and not line.strip():
            yield f"{indent}```"
            indent = None
        yield line
    if indent is not None:
        yield f"{indent}```"
