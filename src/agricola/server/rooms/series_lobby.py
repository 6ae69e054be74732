"""The series of a service: several games that belong together, each played in an ordinary room.

A series is kept as `agricola.series` writes it, with the rooms of its games. A game that is over is noted when somebody
asks for the series; what it brought is found by playing its record again, away from the loop.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec import Struct

from agricola.agents.series_choices import choose_kept
from agricola.engine.errors import AgricolaError
from agricola.engine.message import say
from agricola.game import EDITIONS
from agricola.series import Campaign, Series, Settings, SoloSeries, loads, text_of
from agricola.series.solo import target_of
from agricola.server.errors import Refusal
from agricola.server.messages.encoding import encode
from agricola.server.messages.rooms import SeatWish
from agricola.server.messages.series import (
    KeepOccupation,
    NewSeries,
    PlaySeries,
    SeriesChoice,
    SeriesGame,
    SeriesInfo,
    SeriesStanding,
)
from agricola.server.rooms.access import agreed
from agricola.server.rooms.lobby import AlreadyMade, Lobby, id_from, new_id
from agricola.server.rooms.seats import assigned, clean, same_holder
from agricola.server.storage.store import NumberTaken, SeriesRow, Store, StoreDown

_REMEMBERED: Final = 64
"""How many series are held in memory: to read one, all its games are played again."""
_MINE: Final = 20
_TRIES: Final = 50
_AGAIN: Final = 0.05
"""Seconds after which a series is read again that another process was changing."""
_SEED_BITS: Final = 62


class _Kept(Struct):
    """A series as the store keeps it."""

    name: str
    seats: list[SeatWish]
    created: float
    practice: bool
    hot_seat: bool
    text: str
    """The series itself."""
    rooms: list[str]
    """The rooms of its games; one more than there are finished games while a game is played."""
    sat: list[str | None]
    """Who sat on each seat in the last game that was finished."""


class _Outdated(Exception):
    """Another process has changed the series meanwhile."""


class _Held:
    """A series in memory."""

    def __init__(self, ident: str, owner: str, kept: _Kept, series: Series, data: bytes | None = None) -> None:
        self.id = ident
        self.owner = owner
        self.kept = kept
        self.series = series
        self.data = data
        """What the store has of it; None before it was kept."""
        self.lock = asyncio.Lock()
        self.outdated = False
        """Whether the store has it otherwise, so that it must be read again."""

    @property
    def next_room(self) -> str:
        """The room of the next game, the same whichever process makes it: so no two make one each."""
        told = hashlib.sha256(f"{self.id} {len(self.kept.rooms)}".encode()).digest()
        return id_from(told)

    @property
    def open_room(self) -> str | None:
        """The room of the game that is played."""
        return self.kept.rooms[-1] if len(self.kept.rooms) > len(self.series.games) else None


class SeriesLobby:
    """All series of a service."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby
        self._held: OrderedDict[str, _Held] = OrderedDict()

    # --- what may be asked --------------------------------------------------------------------------------------------

    async def create(self, wish: NewSeries, holder: str) -> SeriesInfo:
        """Begin a series."""
        for wanted in wish.seats:
            assigned(wanted, holder)  # refuses a level that there is not
        settings = Settings(
            edition=wish.edition,
            players=len(wish.seats),
            decks=wish.decks,
            seed=secrets.randbits(_SEED_BITS) if wish.seed is None else wish.seed,
            variants=tuple(wish.variants),
            house_rules=tuple(wish.house_rules),
        )
        try:
            alone = settings.players == 1
            series: Series = (
                SoloSeries(settings, repeat=wish.repeat) if alone else Campaign(settings, reading=wish.reading)
            )
        except AgricolaError as problem:
            raise _refused(problem) from None
        kept = _Kept(clean(wish.name), wish.seats, time.time(), wish.seed is not None, wish.hot_seat, "", [], [])
        held = _Held(new_id(), holder, kept, series)
        await self._keep(held)
        return _info(held)

    async def mine(self, holder: str | None) -> list[SeriesInfo]:
        """The series of a person, the one that was changed last first."""
        if holder is None:
            return []
        try:
            rows = await self._store.series_of(holder, _MINE)
        except StoreDown:
            raise Refusal(503, "store_down") from None
        return [_info(await self._read(row)) for row in rows]

    async def info(self, series: str) -> SeriesInfo:
        """A series with its history."""
        return _info(await self._changed(series))

    async def play(self, series: str, holder: str | None, wish: PlaySeries) -> SeriesInfo:
        """Make the room of the next game, if there is none."""

        async def begin(held: _Held) -> None:
            if held.open_room is not None:
                return
            if holder is None or not same_holder(held.owner, holder):
                raise Refusal(403, "not_your_series")
            try:
                held.series.next_game(hand=wish.hand, round_cards=wish.round_cards)
            except AgricolaError as problem:
                raise _refused(problem) from None
            room = held.next_room
            if not await self._is_there(room):
                try:
                    await self._lobby.begin(
                        {**held.series.setup(hand=wish.hand, round_cards=wish.round_cards), "ask_end_turn": True},
                        [assigned(wanted, holder) for wanted in held.kept.seats],
                        holder,
                        practice=held.kept.practice,
                        hot_seat=held.kept.hot_seat,
                        settings=msgspec.structs.replace(
                            agreed(None, holder, private=False, talk=True, watch_delay=False), series=held.id
                        ),
                        ident=room,
                    )
                except AlreadyMade:
                    raise _Outdated from None
            held.kept.rooms.append(room)
            await self._keep(held)

        return _info(await self._changed(series, begin))

    async def keep(self, series: str, holder: str | None, wish: KeepOccupation) -> SeriesInfo:
        """Choose the occupation that stays with a seat, for whoever sat there in the last game."""

        async def choose(held: _Held) -> None:
            if wish.seat >= len(held.kept.sat) or not same_holder(held.kept.sat[wish.seat], holder):
                raise Refusal(403, "not_your_seat", say("refused-not-your-seat", number=wish.seat))
            try:
                held.series.keep(wish.seat, wish.card)
            except AgricolaError as problem:
                raise _refused(problem) from None
            await self._keep(held)

        return _info(await self._changed(series, choose))

    async def export(self, series: str) -> str:
        """A series as a file; of the game that is played it tells nothing."""
        return text_of((await self._changed(series)).series)

    # --- reading and writing ------------------------------------------------------------------------------------------

    async def _changed(self, series: str, change: Callable[[_Held], Awaitable[None]] | None = None) -> _Held:
        """A series in which a game that is over by now is noted, and then something is changed, if that is wanted.

        Where another process was faster, the series is read again as it is now.
        """
        for _ in range(_TRIES):
            held = await self._read(await self._row(series))
            async with held.lock:
                with suppress(_Outdated):
                    if held.outdated:
                        raise _Outdated
                    await self._note_end(held)
                    if change is not None:
                        await change(held)
                    return held
            await asyncio.sleep(_AGAIN)
        raise Refusal(409, "stale")

    async def _row(self, series: str) -> SeriesRow:
        try:
            row = await self._store.series(series)
        except StoreDown:
            raise Refusal(503, "store_down") from None
        if row is None:
            raise Refusal(404, "no_such_series")
        return row

    async def _is_there(self, room: str) -> bool:
        """Whether a room was made, be it that whoever made it could not note it any more."""
        try:
            return await self._store.room(room) is not None
        except StoreDown:
            raise Refusal(503, "store_down") from None

    async def _note_end(self, held: _Held) -> None:
        if held.open_room is None:
            return
        try:
            room = await self._lobby.finished(held.open_room)
        except Refusal as refusal:
            if refusal.code != "no_such_room":
                raise
            # Nobody has ever acted there, and it was forgotten: the game may begin anew.
            held.kept.rooms.pop()
            return
        if room is None or not room.room_table.over:
            return
        await asyncio.to_thread(held.series.finish, room.room_table.game.record())
        held.kept.sat = [assignment.holder for assignment in room.seats]
        for seat in held.series.undecided:
            if room.seats[seat].kind == "computer":
                held.series.keep(seat, choose_kept(held.series, seat))
        await self._keep(held)

    async def _read(self, row: SeriesRow) -> _Held:
        held = self._held.get(row.id)
        # Another process may have changed it; what is being changed here is settled by the store.
        if held is None or (held.data != row.data and not held.lock.locked()):
            try:
                kept = msgspec.json.decode(row.data, type=_Kept)
                series = await asyncio.to_thread(loads, kept.text)
            except (msgspec.MsgspecError, AgricolaError) as problem:
                raise Refusal(409, "bad_series", say("refused-bad-series", problem=str(problem))) from None
            held = self._held[row.id] = _Held(row.id, row.owner, kept, series, row.data)
        self._held.move_to_end(row.id)
        self._forget_old()
        return held

    async def _keep(self, held: _Held) -> None:
        held.kept.text = text_of(held.series)
        data = encode(held.kept)
        try:
            await self._store.keep_series(SeriesRow(held.id, held.owner, data), held.data)
        except (StoreDown, NumberTaken) as problem:
            # What is in memory is not what is kept: it is read again.
            held.outdated = True
            self._held.pop(held.id, None)
            if isinstance(problem, NumberTaken):
                raise _Outdated from None
            raise Refusal(503, "store_down") from None
        held.data = data
        self._held[held.id] = held
        self._held.move_to_end(held.id)
        self._forget_old()

    def _forget_old(self) -> None:
        for old in list(self._held.values())[: max(0, len(self._held) - _REMEMBERED)]:
            if not old.lock.locked():
                del self._held[old.id]


def _refused(problem: AgricolaError) -> Refusal:
    return Refusal(422, "bad_series", say("refused-bad-series", problem=str(problem)))


def _info(held: _Held) -> SeriesInfo:
    """What everybody may know of a series."""
    series, kept = held.series, held.kept
    solo = series if isinstance(series, SoloSeries) else None
    campaign = series if isinstance(series, Campaign) else None
    standings = campaign.standings() if campaign is not None else []
    numbers = solo.numbers() if solo is not None else list(range(1, len(series.games) + 1))
    games = [
        SeriesGame(
            number=number,
            scores=list(played.result.scores),
            ranks=list(played.result.ranks),
            campaign_points=[standing.by_game[game] for standing in standings],
            target=None if solo is None else target_of(number),
            reached=solo is not None and played.result.scores[0] >= target_of(number),
            kept=played.kept[:],
            room=room,
        )
        for game, (number, played, room) in enumerate(zip(numbers, series.games, kept.rooms, strict=False))
    ]
    return SeriesInfo(
        id=held.id,
        name=kept.name,
        form="campaign" if solo is None else "solo",
        edition=series.settings.edition,
        seats=kept.seats,
        variants=list(series.settings.variants),
        house_rules=list(series.settings.house_rules),
        decks=series.settings.decks or EDITIONS[series.settings.edition].usual_decks,
        reading=None if campaign is None else campaign.reading,
        created=datetime.fromtimestamp(kept.created, UTC).isoformat(timespec="seconds"),
        games=games,
        choices=[SeriesChoice(seat, series.choices(seat), series.must_choose(seat)) for seat in series.undecided],
        over=series.over,
        complete=solo is not None and solo.complete,
        number=len(games) + 1 if solo is None else solo.number,
        target=None if solo is None else solo.target,
        food=None if solo is None or series.undecided else solo.start_food,
        permanent=[] if solo is None else solo.permanent,
        standings=[SeriesStanding(one.seat, one.points, one.total) for one in standings],
        winners=[] if campaign is None else campaign.winners(),
        room=held.open_room,
    )
