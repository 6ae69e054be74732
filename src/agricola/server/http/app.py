"""The ASGI application: the routes of the table, and what stands before them (limits, headers, errors)."""

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

from agricola.server.config import Config
from agricola.server.errors import Refusal
from agricola.server.http.account_handlers import AccountApi
from agricola.server.http.handlers import Api
from agricola.server.http.identity import Identity
from agricola.server.http.page import Page
from agricola.server.http.prepared import Prepared
from agricola.server.http.requests import address_of
from agricola.server.http.routes import openapi, operations
from agricola.server.http.socket import Sockets
from agricola.server.messages.encoding import encode
from agricola.server.protection import limits
from agricola.server.protection.guard import Guard, error_response
from agricola.server.service import Service
from agricola.server.storage.store import Store
from agricola.server.telemetry.logs import Log
from agricola.server.thinking.thinkers import Thinkers

Handler = Callable[[Request], Awaitable[Response]]

_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
_CODES = {404: "not_found", 405: "not_allowed"}


def make_app(
    config: Config | None = None,
    *,
    store: Store | None = None,
    log: Log | None = None,
    thinkers: Thinkers | None = None,
) -> Starlette:
    """The service for a configuration; `app.state.service` holds its parts."""
    service = Service(config or Config(), store, log, thinkers)
    api, account_api = Api(service), AccountApi(service)
    described = Prepared(encode(openapi()), "application/json")

    async def openapi_json(request: Request) -> Response:
        service.limits.spend(limits.LOOK, address_of(request))
        return described.response(request)

    async def refused(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, Refusal)
        service.monitor.refused(problem.code)
        return error_response(problem)

    async def http_error(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        response = error_response(Refusal(problem.status_code, _CODES.get(problem.status_code, "bad_request")))
        response.headers.update(problem.headers or {})
        return response

    async def failed(request: Request, problem: Exception) -> Response:
        route = getattr(request.scope.get("route"), "path", "")
        service.monitor.log.warning("failed", error=type(problem).__name__, route=route)
        return error_response(Refusal(500, "internal"))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    answers: dict[str, dict[str, Handler]] = {}
    for operation in operations():
        answers.setdefault(operation.path, {})[operation.method] = _handler(
            account_api if hasattr(account_api, operation.name) else api, operation.name
        )
    answers["/api/openapi.json"] = {"GET": openapi_json}
    # One route for each path and all methods, so that one that there is not is answered with those that there are.
    routes: list[Route | WebSocketRoute] = [
        Route(path, _by_method(handlers), methods=_METHODS) for path, handlers in answers.items()
    ]
    routes += [
        WebSocketRoute("/api/rooms/{room}/socket", Sockets(service).__call__),
        Route("/api/{path:path}", _nothing, methods=_METHODS),
        Route("/{path:path}", Page(service.config.static, service.limits).__call__),
    ]
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(Guard, config=service.config, monitor=service.monitor),
            *_forwarding(service),
            Middleware(Identity, accounts=service.accounts, monitor=service.monitor),
            Middleware(GZipMiddleware, minimum_size=700, compresslevel=5),
        ],
        exception_handlers={Refusal: refused, HTTPException: http_error, Exception: failed},
        lifespan=lifespan,
    )
    app.state.service = service
    return app


def _forwarding(service: Service) -> list[Middleware]:
    """What sends a request to the process that has its room, where there are several."""
    if service.leases is None:
        return []
    from agricola.server.cluster.forwarding import Forwarding  # noqa: PLC0415

    return [Middleware(Forwarding, leases=service.leases, monitor=service.monitor)]


def _handler(api: Api | AccountApi, name: str) -> Handler:
    handler: Handler = getattr(api, name)
    return handler


def _by_method(handlers: dict[str, Handler]) -> Handler:
    allowed = ", ".join([*handlers, *(["HEAD"] if "GET" in handlers else [])])

    async def answer(request: Request) -> Response:
        handler = handlers.get("GET" if request.method == "HEAD" else request.method)
        if handler is None:
            raise HTTPException(405, headers={"Allow": allowed})
        return await handler(request)

    return answer


async def _nothing(request: Request) -> Response:
    raise Refusal(404, "not_found")
