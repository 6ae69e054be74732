"""The example of a bot plays a whole game against a live service."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.server.kit import OPEN, PATIENCE, Browser, Live, receive

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_bot_plays_a_whole_game(ann: Browser, service: Live) -> None:
    """It joins by the link, plays over HTTP alone, and tells the scores of the end."""
    room = ann.create(OPEN, cards=False)
    link = f"http://127.0.0.1:{service.port}/r/{room}"
    told = subprocess.run([sys.executable, BOT, link], capture_output=True, text=True, timeout=5 * PATIENCE, check=True)
    over = ann.state(room)
    assert over["over"]
    assert told.stdout.split(": ")[1].split() == [str(sheet["total"]) for sheet in over["scores"]]


def test_a_bot_may_use_its_token_over_a_socket(ann: Browser, bob: Browser) -> None:
    """The token that a bot is told opens the socket too, in the address."""
    room = ann.create(OPEN, cards=False)
    token = ann.post(f"/api/rooms/{room}/join", {"name": "bot", "bot": True})["token"]
    assert token not in ann.cookie
    assert ann.state(room)["you"]["seats"] == []
    with bob.socket(room, token) as socket:
        state = receive(socket, "state")
        assert state["you"]["seats"] == [0]
        command = {"type": "act", "id": "a", "version": 0, "seat": 0, "action": state["view"]["actions"][0]["code"]}
        socket.send(json.dumps(command))
        assert receive(socket, "done")["version"] == 1
