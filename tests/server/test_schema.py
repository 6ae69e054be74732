"""The published descriptions fit what is sent, and cover everything that can be asked."""

from __future__ import annotations

import json
import random
import re

import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute

import agricola
from agricola.server.config import Config
from agricola.server.http.app import make_app
from agricola.server.http.routes import openapi
from agricola.server.messages.state import StateMessage
from agricola.server.schema import (
    INCOMING,
    OUTGOING,
    UNIONS,
    schema,
)
from agricola.view import GridFarm, TileFarm, View
from tests.server.kit import COMPUTER, Browser


@pytest.mark.parametrize(("edition", "players"), [("revised", 1), ("revised", 4), ("original", 5), ("family", 2)])
def test_views_have_the_shape_that_is_published(edition: str, players: int) -> None:
    """Every view of a random game fits `View`, and `View` has a name for everything at its top and in the farms."""
    cards = agricola.EDITIONS[edition].hand_cards
    game = agricola.new_game(edition, players=players, cards=cards, seed=players, ask_end_turn=True)
    rng = random.Random(players)
    farm_names = set(msgspec.json.schema(View)["$defs"]["Farm"]["properties"])
    shape = msgspec.json.schema(View)["$defs"]["View"]
    view_names = set(shape["properties"])
    while not game.is_terminal():
        for seat in (game.current_player, None):
            view = game.view(seat)
            msgspec.convert(view, View)
            assert set(shape["required"]) <= set(view) <= view_names
            for farm in view["seats"]:
                assert set(farm) <= farm_names
                shaped = msgspec.convert(farm, GridFarm if farm["yard"] == "grid" else TileFarm)
                # A message has its parameters beside its code, whatever they are.
                assert {**shaped, "notes": farm["notes"]} == farm
        game.apply(rng.choice(game.legal_actions()))


def test_what_the_service_sends_is_what_it_publishes(ann: Browser) -> None:
    """A state over the wire reads as the message that the schema describes."""
    room = ann.create(COMPUTER)
    text = ann.ask("GET", f"/api/rooms/{room}/state").text
    state = msgspec.json.decode(text, type=StateMessage)
    assert state.room.id == room
    assert set(json.loads(text)) == set(schema()["$defs"]["StateMessage"]["properties"])


def test_every_message_has_a_schema_and_a_description() -> None:
    """The schema names every message; what comes in refuses unknown fields."""
    defs = schema()["$defs"]
    for kind in (*INCOMING, *OUTGOING):
        assert defs[kind.__name__]["description"]
    for kind in INCOMING:
        assert defs[kind.__name__]["additionalProperties"] is False
    assert set(UNIONS) <= set(defs)


def test_every_route_is_described() -> None:
    """The OpenAPI description has every path of the API, and every name that it refers to."""
    described = openapi()
    app = make_app(Config(data=None))
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            assert route.path in described["info"]["description"]
        elif isinstance(route, Route) and not route.path.endswith(("/{path:path}", "openapi.json")):
            assert route.path in described["paths"]
    text = json.dumps(described)
    names = set(re.findall(r"#/components/schemas/(\w+)", text))
    assert names <= set(described["components"]["schemas"])


def test_a_method_that_there_is_not_is_told_those_that_there_are(ann: Browser) -> None:
    """405 with all methods of the path and no others; where there is no path, 404 whatever the method."""
    for path, methods in openapi()["paths"].items():
        there = {method.upper() for method in methods}
        there |= {"HEAD"} if "GET" in there else set()
        for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"} - there:
            reply = ann.ask(method, path.format(room="abc", series="abc", seat="0"))
            assert (reply.status, set(reply.headers["Allow"].split(", "))) == (405, there), (method, path)
    for method in ("GET", "POST", "DELETE"):
        assert ann.ask(method, "/api/nothing").status == 404


def test_numbers_are_described_as_they_are_taken(ann: Browser) -> None:
    """The largest number that the description allows is read as a number, and the next is not."""
    room = ann.create(COMPUTER, cards=False, seed=1)
    numbers = [
        (path, parameter["name"], parameter["schema"]["maximum"])
        for path, methods in openapi()["paths"].items()
        for parameter in methods.get("get", {}).get("parameters", ())
        if parameter["schema"]["type"] == "integer"
    ]
    assert len(numbers) == 5
    for path, name, most in numbers:
        where = path.format(room=room)
        assert ann.ask("GET", f"{where}?{name}={most}").json["error"]["code"] != "bad_number"
        assert ann.ask("GET", f"{where}?{name}={most + 1}").json["error"]["code"] == "bad_number"


def test_the_description_is_served(ann: Browser) -> None:
    """Programs find both descriptions on the service itself."""
    assert ann.get("/api/openapi.json")["openapi"] == "3.1.0"
    assert ann.get("/api/schema.json") == json.loads(json.dumps(schema()))
