"""The build that is meant to be compiled is, and the other one is not."""

from __future__ import annotations

import importlib
import os

import pytest


@pytest.mark.parametrize(
    "module",
    [
        "engine.kernel.state",
        "engine.deeds.legality",
        "agents.evaluation",
        "agents.turn_policy",
        "agents.puct",
        "agents.tree",
        "encoding.action_columns",
        "encoding.column_numbers",
        "encoding.encoder",
        "encoding.farm_columns",
        "encoding.seat_columns",
    ],
)
def test_what_is_hot_is_compiled_where_it_should_be(module: str) -> None:
    file = importlib.import_module(f"agricola.{module}").__file__
    assert file is not None
    compiled = os.environ.get("AGRICOLA_EXPECT_COMPILED") == "1"
    assert file.endswith(".py") != compiled
