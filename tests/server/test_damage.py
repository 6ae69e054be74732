"""A damaged store: every row that can't be read is told as such; nothing fails, and nothing wrong goes on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from agricola.server import rules
from agricola.server.rooms.patch import Json
from agricola.server.rules import PIN, fingerprint
from agricola.server.service import DATABASE
from agricola.server.storage.memory import MemoryStore
from agricola.server.storage.sqlite import SqliteStore
from agricola.server.storage.store import StoreDown
from tests.server.kit import PERSON, Browser, live, words

GARBAGE: tuple[object, ...] = (b"\xff\xfe\x00", "garbage", "", -1, 2**62)
COLUMNS = {
    "rooms": ("created", "engine", "setup", "seats", "practice", "hot_seat", "summary", "used", "settings"),
    "entries": ("number", "kind", "seat", "text", "at"),
    "receipts": ("digest", "answer"),
    "checkpoints": ("number", "hash"),
}


@dataclass(frozen=True)
class Damage:
    """A room of which one value was overwritten."""

    room: str
    where: str


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, list[Damage], str]]:
    """A service whose rooms are each damaged at another place, their owner, and one room that is whole."""
    folder = tmp_path_factory.mktemp("damaged")
    places = [(table, column, value) for table, columns in COLUMNS.items() for column in columns for value in GARBAGE]
    with live(data=folder, checkpoint_every=2) as running:
        ann = running.browser()
        rooms = [_played(ann) for _ in range(len(places) + 1)]
    damages = []
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        for room, (table, column, value) in zip(rooms, places, strict=False):
            key = "id" if table == "rooms" else "room"
            last = {"entries": " AND number = 2", "checkpoints": " AND number = 2", "receipts": " AND command = 'c2'"}
            statement = f"UPDATE {table} SET {column} = ? WHERE {key} = ?{last.get(table, '')}"
            assert db.execute(statement, (value, room)).rowcount == 1
            damages.append(Damage(room, f"{table}.{column} = {value!r}"))
        db.commit()
    with live(data=folder, checkpoint_every=2) as running:
        again = running.browser()
        again.cookie = ann.cookie
        yield again, damages, rooms[-1]
        assert '"event": "failed"' not in running.log.getvalue()


def _played(ann: Browser) -> str:
    room = ann.create(PERSON, cards=False)
    for number in range(3):
        action = ann.state(room)["view"]["actions"][0]["code"]
        command = {"type": "act", "id": f"c{number + 1}", "version": number, "seat": 0, "action": action}
        assert ann.command(room, **command)["type"] == "done"
    return room


def test_no_damaged_row_makes_a_request_fail(damaged: tuple[Browser, list[Damage], str]) -> None:
    """Whatever is asked of a damaged room, the answer is a room that stands still, a refusal, or the whole truth."""
    ann, damages, whole = damaged
    again = {"type": "act", "id": "c2", "version": 1, "seat": 0, "action": "x"}
    for damage in damages:
        path = f"/api/rooms/{damage.room}"
        asked: list[tuple[str, str, Json | None]] = [
            ("GET", f"{path}/state", None),
            ("GET", path, None),
            ("POST", f"{path}/commands", again),
            ("POST", f"{path}/join", {"name": "Eve"}),
            ("GET", f"{path}/record", None),
        ]
        for method, where, data in asked:
            reply = ann.ask(method, where, data)
            assert reply.status in (200, 403, 409, 422, 503), (damage, where, reply.text)
        state = ann.ask("GET", f"{path}/state")
        if state.status == 200 and state.json["room"]["status"] == "playing":
            assert state.json["version"] == 3, damage
    listed = ann.ask("GET", "/api/rooms?mine=1")
    assert listed.status == 200
    assert ann.state(whole)["room"]["status"] == "playing"
    assert ann.act(whole)["type"] == "done"


def test_damage_to_what_matters_is_noticed(damaged: tuple[Browser, list[Damage], str]) -> None:
    """A room whose set-up, seats, entries or positions are damaged does not go on."""
    ann, damages, _ = damaged
    vital = ("rooms.setup", "rooms.seats", "rooms.settings", "entries.", "checkpoints.hash")
    for damage in damages:
        if damage.where.startswith(vital) and "entries.at" not in damage.where:
            reply = ann.ask("GET", f"/api/rooms/{damage.room}/state")
            frozen = reply.status == 409 or reply.json["room"]["status"] == "frozen"
            assert frozen, (damage, reply.text[:300])
            told = reply.json["error"]["message"] if reply.status == 409 else reply.json["room"]["notice"]
            assert "damaged" in words(told), (damage, told)


def test_a_lost_entry_is_noticed() -> None:
    """A gap in the numbers: the room shows what came before it, and stands still."""
    store = MemoryStore()
    with live(store=store) as running:
        room = _played(running.browser())
    del store._entries[room][1]
    with live(store=store) as running:
        state = running.browser().state(room)
        assert (state["room"]["status"], state["version"]) == ("frozen", 1)
        assert "entry 2" in words(state["room"]["notice"])


def test_a_damaged_file_is_noticed_at_the_start(tmp_path: Path) -> None:
    """A database with overwritten pages is not served; the message says what to do."""
    path = tmp_path / DATABASE
    with live(data=tmp_path) as running:
        for _ in range(20):
            _played(running.browser())
    content = bytearray(path.read_bytes())
    for page in range(4096, len(content) - 4096, 4096):
        content[page : page + 64] = b"\xa5" * 64
    path.write_bytes(content)
    with pytest.raises(StoreDown, match=r"damaged|malformed|disk image"):
        SqliteStore(path)


def test_the_pin_is_a_fingerprint_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It changes with any rule and with nothing else; a game keeps the one that it began with."""
    root = tmp_path / "agricola"
    for name in ("engine", "cards", "editions", "variants", "record", "table", "server", "wording"):
        (root / name).mkdir(parents=True)
        (root / name / "one.py").write_text("x = 1\n")
    (root / "game.py").write_text("y = 2\n")
    (root / "wording" / "reader.py").write_text("z = 3\n")
    before = fingerprint(root)
    (root / "server" / "one.py").write_text("x = 2\n")
    (root / "game.py").write_bytes(b"y = 2\r\n")
    assert fingerprint(root) == before
    (root / "cards" / "one.py").write_text("x = 2\n")
    after = fingerprint(root)
    assert after != before
    (root / "cards" / "one.py").rename(root / "cards" / "two.py")
    assert fingerprint(root) not in (before, after)
    assert PIN.endswith(f"+{rules.fingerprint()}")
    store = MemoryStore()
    with live(store=store) as running:
        room = _played(running.browser())
        assert running.browser().get(f"/api/rooms/{room}")["engine"] == PIN
    # Other rules that play it the same: it goes on. Rules that play it otherwise are named by their fingerprint.
    store._rows[room] = msgspec.structs.replace(store._rows[room], engine="0.1.0+000000000000")
    with live(store=store) as running:
        assert running.browser().state(room)["room"]["status"] == "playing"
    store._entries[room][2] = msgspec.structs.replace(store._entries[room][2], text="no such action")
    with live(store=store) as running:
        notice = words(running.browser().state(room)["room"]["notice"])
        assert "0.1.0+000000000000" in notice and PIN in notice
