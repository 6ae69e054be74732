"""The service against its own OpenAPI description: whatever is sent, the answer is one that the description knows."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import integers
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from agricola.server.http.routes import openapi
from tests.server.kit import COMPUTER, OPEN, PATIENCE, PERSON, Live, live, words

Case = schemathesis.Case[Any]
_CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
# The stream has no end; its messages are those of the socket, which have tests of their own.
_OPERATIONS = {
    found.ok().definition.raw["operationId"]: found.ok()
    for found in schemathesis.openapi.from_dict(openapi()).exclude(operation_id="stream").get_all_operations()
    if isinstance(found, Ok)
}
_FEW = settings(
    max_examples=25,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
_MANY = settings(_FEW, max_examples=int(os.environ.get("AGRICOLA_SOAK_REQUESTS", "150")), derandomize=False)


@dataclass(frozen=True)
class Target:
    """A service, and rooms of every kind of which the client holds a seat."""

    address: str
    cookie: str
    rooms: tuple[str, ...]


@pytest.fixture(scope="module")
def target() -> Iterator[Target]:
    """A service of its own: what is sent here may leave anything behind."""
    with live() as running:
        yield _target(running)


def _target(running: Live) -> Target:
    ann = running.browser()
    room_table = ann.create(PERSON, PERSON, seed=1)
    waiting = ann.create(PERSON, OPEN)
    over = ann.create({**COMPUTER}, cards=False)
    ann.wait(over, "over")
    return Target(f"http://127.0.0.1:{running.port}", ann.cookie, (room_table, waiting, over))


def _check(case: Case, target: Target, choice: int) -> None:
    """Send a case, mostly to a room that there is, and mostly by somebody who sits in it."""
    if "room" in case.path_parameters and choice % 4:
        case.path_parameters["room"] = target.rooms[choice % 4 - 1]
    headers = {"Cookie": target.cookie} if choice % 5 else {}
    response = case.call(base_url=target.address, headers=headers, timeout=PATIENCE)
    # That something is too large is a refusal too, but not one that this check knows.
    case.validate_response(response, checks=_CHECKS + [negative_data_rejection] * (response.status_code != 413))
    if response.status_code >= 400 and "json" in response.headers["content-type"][0]:
        told = response.json()
        problem = told.get("error", told)
        assert problem["code"] and words(problem["message"]).endswith("."), told
    assert b"Traceback" not in response.content


def _try(name: str, target: Target, how: settings) -> None:
    operation = _OPERATIONS[name]

    @how
    @given(
        case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
        | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
        choice=integers(0, 99),
    )
    def try_it(case: Case, choice: int) -> None:
        _check(case, target, choice)

    try_it()


@pytest.mark.parametrize("name", _OPERATIONS)
def test_every_request_is_answered_as_described(name: str, target: Target) -> None:
    """No failure of the service, no status and no message that the description does not have."""
    _try(name, target, _FEW)


@pytest.mark.soak
@pytest.mark.parametrize("name", _OPERATIONS)
def test_many_requests_are_answered_as_described(name: str, target: Target) -> None:
    """The same for long."""
    _try(name, target, _MANY)
