"""The page's types of messages are those of the service."""

from __future__ import annotations

from pathlib import Path

from agricola.server.typescript import typescript

_SCHEMA = Path(__file__).parents[2] / "web" / "src" / "lib" / "schema.ts"


def test_the_types_are_up_to_date() -> None:
    assert _SCHEMA.read_text(encoding="utf-8") == typescript(), "run: make web-types"
