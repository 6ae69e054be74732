"""Commands of several clients in any order, late, doubled, stale or forged, lead to the game of those accepted."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

import agricola
from agricola.server.config import Config
from agricola.server.messages.answers import Done, Refused
from agricola.server.messages.commands import Act, Undo
from agricola.server.messages.rooms import NewRoom, SeatWish
from agricola.server.rooms.room import Room
from agricola.server.service import Service
from agricola.server.storage.memory import MemoryStore
from agricola.server.storage.store import Checkpoint, Entry, Rating, Receipt, Result
from agricola.server.telemetry.logs import Log
from agricola.table import Table

Kind = Literal["act", "undo", "stale", "early", "other seat", "again", "same id"]
Sent = Act | Undo
PLAYERS = 3
HOLDERS = [f"holder {seat}" for seat in range(PLAYERS)]


@dataclass(frozen=True)
class Wish:
    """One command to be sent: what kind, by whom, and how many other things happen before it arrives."""

    kind: Kind
    client: int
    pick: int
    wait: int


KINDS: tuple[Kind, ...] = ("act", "act", "act", "act", "undo", "stale", "early", "other seat", "again", "same id")
WISHES = st.builds(Wish, st.sampled_from(KINDS), st.integers(0, PLAYERS - 1), st.integers(0, 10_000), st.integers(0, 6))
BATCHES = st.lists(st.lists(WISHES, min_size=1, max_size=5), min_size=4, max_size=30)


class SlowStore(MemoryStore):
    """Takes its time, so that others come in between."""

    async def append(
        self,
        room: str,
        entry: Entry,
        *,
        summary: bytes,
        receipt: Receipt | None = None,
        checkpoint: Checkpoint | None = None,
        holder: str | None = None,
        results: Sequence[Result] = (),
        ratings: Sequence[Rating] = (),
        fence: int | None = None,
    ) -> None:
        """Write, with pauses before and after."""
        for _ in range(entry.number % 3):
            await asyncio.sleep(0)
        await super().append(
            room,
            entry,
            summary=summary,
            receipt=receipt,
            checkpoint=checkpoint,
            holder=holder,
            results=results,
            ratings=ratings,
            fence=fence,
        )
        for _ in range(entry.number % 4):
            await asyncio.sleep(0)


@dataclass
class Story:
    """What was sent, and what was answered."""

    sent: list[tuple[str, Sent]] = field(default_factory=list)
    """Commands with those who sent them."""
    done: dict[str, tuple[str, Sent, Done]] = field(default_factory=dict)
    """The accepted commands by their ids."""

    def command(self, wish: Wish, room: Room) -> tuple[str, Sent]:
        """A command as a client might send it now."""
        holder, game, version = HOLDERS[wish.client], room.room_table.game, room.room_table.version
        ident = f"c{len(self.sent)}"
        if wish.kind in ("again", "same id") and self.sent:
            holder, old = self.sent[wish.pick % len(self.sent)]
            if wish.kind == "again":
                return holder, old
            ident = old.id
        asked = game.current_player
        if asked is None or wish.kind == "undo":
            return holder, Undo(ident, version, HOLDERS.index(holder), bool(wish.pick % 2))
        legal = game.legal_actions()
        action = str(legal[wish.pick % len(legal)])
        if wish.kind == "stale":
            version = max(0, version - 1 - wish.pick % 3)
        elif wish.kind == "early":
            version += 1
        elif wish.kind == "other seat":
            return holder, Act(ident, version, (asked + 1) % PLAYERS, action)
        return HOLDERS[asked], Act(ident, version, asked, action)

    def hear(self, holder: str, command: Sent, answer: object) -> None:
        """Compare an answer with all that was answered before."""
        known = self.done.get(command.id)
        if isinstance(answer, Done):
            assert answer.id == command.id
            assert answer.version == command.version + 1
            if known is not None:
                assert known == (holder, command, answer), "the same id was answered in two ways"
            self.done[command.id] = (holder, command, answer)
            return
        assert isinstance(answer, Refused)
        if known is not None:
            assert known[:2] != (holder, command), "a command that was done was refused later"

    def told(self, setup: dict[str, object]) -> Table:
        """The game of the accepted commands, in their order."""
        in_order = sorted(self.done.values(), key=lambda accepted: accepted[2].version)
        assert [answer.version for _, _, answer in in_order] == list(range(1, len(in_order) + 1))
        table = Table(agricola.new_game(**setup))  # type: ignore[arg-type]
        for _, command, _ in in_order:
            if isinstance(command, Act):
                table.act(command.seat, command.action)
            else:
                table.undo(command.seat, whole_turn=command.whole_turn)
        return table


@given(batches=BATCHES, seed=st.integers(0, 5), cards=st.booleans())
@settings(max_examples=30, deadline=None, derandomize=True)
def test_the_game_is_that_of_the_accepted_commands(batches: list[list[Wish]], seed: int, cards: bool) -> None:
    """Whatever arrives in whatever order: what was acknowledged happened, once, in order, and nothing else."""
    asyncio.run(_play(batches, seed, cards))


async def _play(batches: list[list[Wish]], seed: int, cards: bool) -> None:
    store, config = SlowStore(), replace(Config(), data=None, checkpoint_every=7)
    service = Service(config, store, Log(io.StringIO()))
    seats = [SeatWish("person"), *[SeatWish("open")] * (PLAYERS - 1)]
    room = await service.lobby.create(NewRoom("revised", PLAYERS, seats, cards, seed=seed), HOLDERS[0])
    for holder in HOLDERS[1:]:
        await room.join(holder, "", None)
    story = Story()

    async def send(wish: Wish, holder: str, command: Sent) -> None:
        for _ in range(wish.wait):
            await asyncio.sleep(0)
        story.hear(holder, command, await room.command(holder, command))

    for batch in batches:
        ready = []
        for wish in batch:
            holder, command = story.command(wish, room)
            story.sent.append((holder, command))
            ready.append(send(wish, holder, command))
        await asyncio.gather(*ready)

    setup: dict[str, object] = {
        "edition": "revised", "players": PLAYERS, "cards": cards, "seed": seed, "ask_end_turn": True,
        "record_events": True,
    }  # fmt: skip
    expected = story.told(setup)
    # A second service on the same store, as after a crash.
    again = await Service(config, store, Log(io.StringIO())).lobby.room(room.row.id)
    for found in (room, again):
        assert found.room_table.version == len(story.done)
        assert found.room_table.game.position() == expected.game.position()
        assert found.room_table.table.journal == expected.journal
        assert found.notice is None
        for seat in range(PLAYERS):
            assert found.room_table.table.why_no_undo(seat) == expected.why_no_undo(seat)
    for holder, command, answer in story.done.values():
        assert await again.command(holder, command) == answer
        forged = msgspec.structs.replace(command, seat=HOLDERS.index(holder), version=command.version + 1)
        refused = await again.command(holder, forged)
        assert isinstance(refused, Refused)
        assert refused.code == "id_used" or forged.version == again.room_table.version
    assert again.room_table.version == len(story.done)
    await room.close()
    await again.close()
