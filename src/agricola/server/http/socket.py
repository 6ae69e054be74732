"""The WebSocket of a room: commands in, messages out."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from agricola.engine.message import say
from agricola.server.errors import Refusal
from agricola.server.http.requests import address_of, decoded, guest
from agricola.server.messages.answers import Refused
from agricola.server.messages.commands import Act, Command, Hint, Look, Undo
from agricola.server.protection import limits
from agricola.server.protection.guard import refuse
from agricola.server.rooms.clients import Client
from agricola.server.rooms.room import Room
from agricola.server.service import Service

_TOO_SLOW = 1013
_TOO_MANY = 1008
_TOO_LARGE = 1009


class Sockets:
    """Answers every socket."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def __call__(self, socket: WebSocket) -> None:
        """Let a client into a room, until it leaves."""
        address = address_of(socket)
        try:
            holder = guest(socket)
            self._service.limits.spend(limits.CONNECT, address, holder)
            room = await self._service.lobby.room(socket.path_params["room"])
            room.must_be_let_in(holder)
            room.used_by(holder, address)
            room.must_have_place(holder, self._service.config.sockets_per_room)
            self._service.limits.open_socket(address)
        except Refusal as refusal:
            self._service.monitor.refused(refusal.code)
            await refuse(socket.scope, socket.receive, socket.send, refusal)
            return
        client = Client(holder)
        try:
            await socket.accept()
            room.add(client)
            sending = asyncio.create_task(self._send(socket, client))
            try:
                await self._receive(socket, client, room, address)
            finally:
                client.close()
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)
        finally:
            room.remove(client)
            self._service.limits.close_socket(address)

    async def _send(self, socket: WebSocket, client: Client) -> None:
        try:
            while (message := await client.next()) is not None:
                await socket.send_text(message.decode())
            await socket.close(_TOO_SLOW if client.too_slow else 1001)
        except (WebSocketDisconnect, RuntimeError):
            # The client is gone; the receiving side notices too.
            return

    async def _receive(self, socket: WebSocket, client: Client, room: Room, address: str) -> None:
        beyond = 0
        hint: asyncio.Task[None] | None = None
        try:
            while True:
                await client.catch_up()
                try:
                    text = await _text(socket)
                except (WebSocketDisconnect, RuntimeError):
                    return
                if len(text.encode()) > limits.MESSAGE:
                    await socket.close(_TOO_LARGE)
                    return
                try:
                    command = self._paid(text, address, client)
                    beyond = 0
                except Refusal as refusal:
                    beyond += 1
                    if beyond > limits.MANY_REFUSED:
                        await socket.close(_TOO_MANY)
                        return
                    self._service.monitor.refused(refusal.code)
                    client.send(refusal.answer(_id_in(text)))
                    continue
                # Nobody wants two hints at once, nor one for what is left behind: who answers would wait for it.
                if isinstance(command, Hint | Act | Undo) and hint is not None and hint.cancel():
                    newer = say("refused-newer-hint") if isinstance(command, Hint) else None
                    client.send(Refusal(409, "stale", newer).answer(hint.get_name()))
                if isinstance(command, Hint):
                    # It takes its time, and the client may go on meanwhile.
                    hint = asyncio.create_task(self._answer(client, room, command, address), name=command.id)
                else:
                    await self._answer(client, room, command, address)
        finally:
            if hint is not None:
                hint.cancel()

    def _paid(self, text: str, address: str, client: Client) -> Command:
        """What a message asks for; it costs something whether or not it can be read."""
        self._service.limits.spend(limits.MOVE, address, client.holder)
        command: Command = decoded(text, Command)  # type: ignore[arg-type]
        self._service.limits.spend(limits.more_for(command), address, client.holder)
        return command

    async def _answer(self, client: Client, room: Room, command: Command, address: str) -> None:
        if isinstance(command, Look):
            # What follows are changes of the state that is shown.
            try:
                room.show(client, command.seat)
            except Refusal as refusal:
                self._service.monitor.refused(refusal.code)
                client.send(refusal.answer(None))
            return

        def bill(seconds: float) -> None:
            self._service.limits.charge(seconds, address, client.holder)

        answer = await room.command(client.holder, command, bill)
        client.send(answer)
        if isinstance(answer, Refused) and answer.code == "stale":
            room.show(client)


async def _text(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"").decode(errors="replace")


def _id_in(text: str) -> str | None:
    """The id of a command that can't be read otherwise, so that its sender knows which one it was."""
    try:
        found = decoded(text, dict)
    except Refusal:
        return None
    ident = found.get("id")
    return ident[:64] if isinstance(ident, str) else None
