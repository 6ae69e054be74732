"""One live service that many tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server import services
from tests.server.kit import PATIENCE, Browser, Live, live


@pytest.fixture(scope="session", autouse=True)
def time_to_check() -> Iterator[None]:
    """A record that is uploaded is checked in time, on a machine that does other things too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("agricola.server.thinking.thinkers._CHECK_CAP", PATIENCE)
        yield


@pytest.fixture(scope="session")
def service() -> Iterator[Live]:
    """A service in memory, without rate limits."""
    with live() as running:
        yield running


@pytest.fixture
def ann(service: Live) -> Browser:
    """A client."""
    return service.browser()


@pytest.fixture
def bob(service: Live) -> Browser:
    """Another client."""
    return service.browser()


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A server of PostgreSQL; each test makes a database of its own in it."""
    services.needs("psycopg", "psycopg_pool")
    with services.postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The address of a Redis."""
    services.needs("redis", "aiohttp", "saq")
    with services.redis() as address:
        yield address
