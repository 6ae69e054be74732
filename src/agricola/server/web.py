"""The service as an ASGI application: its routes, and what stands before them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from agricola.server import limits
from agricola.server.api import Api
from agricola.server.config import Config
from agricola.server.errors import Refusal
from agricola.server.guard import Guard, error_response
from agricola.server.logs import Log
from agricola.server.messages import encode
from agricola.server.openapi import openapi, operations
from agricola.server.page import Page
from agricola.server.prepared import Prepared
from agricola.server.requests import address_of
from agricola.server.service import Service
from agricola.server.socket import Sockets
from agricola.server.store import Store

_CODES = {404: ("not_found", "There is nothing here."), 405: ("not_allowed", "This can't be done here.")}


def make_app(config: Config | None = None, *, store: Store | None = None, log: Log | None = None) -> Starlette:
    """The service for a configuration; `app.state.service` holds its parts."""
    service = Service(config or Config(), store, log)
    api = Api(service)
    described = Prepared(encode(openapi()), "application/json")

    async def openapi_json(request: Request) -> Response:
        service.limits.spend(limits.LOOK, address_of(request))
        return described.response(request)

    async def refused(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, Refusal)
        service.watch.refused(problem.code)
        return error_response(problem)

    async def http_error(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        code, message = _CODES.get(problem.status_code, ("bad_request", "This request can't be answered."))
        response = error_response(Refusal(problem.status_code, code, message))
        response.headers.update(problem.headers or {})
        return response

    async def failed(request: Request, problem: Exception) -> Response:
        route = getattr(request.scope.get("route"), "path", "")
        service.watch.log.warning("failed", error=type(problem).__name__, route=route)
        return error_response(Refusal(500, "internal", "Something went wrong here; it was noted."))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    routes: list[Route | WebSocketRoute] = [
        Route(operation.path, _handler(api, operation.name), methods=[operation.method]) for operation in operations()
    ]
    routes += [
        Route("/api/openapi.json", openapi_json),
        WebSocketRoute("/api/rooms/{room}/socket", Sockets(service).__call__),
        Route("/{path:path}", Page(service.config.static, service.limits).__call__),
    ]
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(Guard, config=service.config, watch=service.watch),
            Middleware(GZipMiddleware, minimum_size=700, compresslevel=5),
        ],
        exception_handlers={Refusal: refused, HTTPException: http_error, Exception: failed},
        lifespan=lifespan,
    )
    app.state.service = service
    return app


def _handler(api: Api, name: str) -> Callable[[Request], Awaitable[Response]]:
    handler: Callable[[Request], Awaitable[Response]] = getattr(api, name)
    return handler
