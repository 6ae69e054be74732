"""Fixtures of the tests of series."""

from __future__ import annotations

import pytest

from tests.series.kit import Scored


@pytest.fixture
def scored(monkeypatch: pytest.MonkeyPatch) -> Scored:
    """Games that end with the scores that a test wants."""
    return Scored(monkeypatch)
