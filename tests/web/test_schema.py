"""The page's types of messages are those of the service, and its tables of points those of the engine."""

from __future__ import annotations

from pathlib import Path

from agricola.server.point_tables import point_tables
from agricola.server.typescript import typescript

_PAGE = Path(__file__).parents[2] / "web" / "src"


def test_the_types_are_up_to_date() -> None:
    assert (_PAGE / "lib" / "schema.ts").read_text(encoding="utf-8") == typescript(), "run: make web-types"


def test_the_tables_of_points_are_up_to_date() -> None:
    assert (_PAGE / "rules" / "points.ts").read_text(encoding="utf-8") == point_tables(), "run: make web-types"
