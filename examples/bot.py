"""A bot that takes a seat in a room and plays it: the whole protocol with nothing but the standard library.

    python examples/bot.py http://localhost:8765/r/<room>

Replace `choose` to make it clever. What a state holds: docs/server.md.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.error
import urllib.request
import uuid
from typing import Any


def choose(state: dict[str, Any]) -> str:
    """The code of one of the legal actions."""
    return str(random.choice(state["view"]["actions"])["code"])


def play(link: str) -> list[int]:
    """Join the room of a link and play until the game is over; gives the final scores."""
    room = link.replace("/r/", "/api/rooms/")
    joined = json.load(post(f"{room}/join", {"name": "Random bot", "bot": True}))
    token, seat = joined["token"], joined["seats"][-1]
    stream = urllib.request.Request(f"{room}/stream", headers={"Authorization": f"Bearer {token}"})
    state: dict[str, Any] = {}
    for line in urllib.request.urlopen(stream):
        message = json.loads(line) if line.strip() else {}
        if message.get("type") == "state":
            state = message
        for change in message.get("patches", ()):
            patch(state, change)
        if state["over"]:
            return [sheet["total"] for sheet in state["scores"]]
        if message and state["view"]["actions"]:
            act = {"type": "act", "id": str(uuid.uuid4()), "version": state["version"], "seat": seat}
            post(f"{room}/commands", {**act, "action": choose(state)}, token)
    raise ConnectionError("the stream ended before the game; start the bot again to go on")


def patch(old: Any, changes: dict[str, Any]) -> None:
    """Change a state: `{...}` goes into a member or an item, `[value]` puts one there, `[]` removes it."""
    for name, step in changes.items():
        place: Any = int(name) if isinstance(old, list) else name
        if isinstance(step, dict):
            patch(old[place], step)
        elif isinstance(old, list):
            # An item that is put behind the last one is added; one that is removed takes all after it along.
            old[place : place + 1 if step else None] = step
        elif step:
            old[name] = step[0]
        else:
            del old[name]


def post(url: str, message: dict[str, Any], token: str = "") -> Any:
    """Send a message. A refusal is no end: a fresh state is on its way."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    try:
        return urllib.request.urlopen(urllib.request.Request(url, json.dumps(message).encode(), headers))
    except urllib.error.HTTPError as refused:
        if refused.code != 409:
            raise
        return refused


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python bot.py LINK    (the link of a free seat, which the table shows)")
    print("final scores:", *play(sys.argv[1]))
