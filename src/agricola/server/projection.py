"""The one way out: whatever a client is told of a game is made here, from `Game.view` of one seat or of none."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from datetime import UTC, datetime

from agricola.game import Game
from agricola.server.messages import (
    LogItem,
    ReplayPlace,
    RoomInfo,
    ScoreItem,
    ScoreSheet,
    SeatInfo,
    StateMessage,
    Status,
    ThinkingSeat,
    UndoState,
    You,
)
from agricola.server.playing import Playing
from agricola.server.seats import COLOURS, Sitting
from agricola.server.store import RoomRow
from agricola.table import Table
from agricola.view import View


class Projection:
    """What there is to see at one version of a game, made once for each seat that looks."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._seen: dict[int | None, tuple[View, dict[str, str], dict[str, str]]] = {}
        self._scores: list[ScoreSheet] | None = None

    def state(
        self,
        room: RoomInfo,
        you: You,
        seat: int | None,
        *,
        log_from: int = 0,
        thinking: list[ThinkingSeat] | None = None,
        hand_over: bool = False,
        replay: ReplayPlace | None = None,
    ) -> StateMessage:
        """The message to one client: as a seat sees it, or as a spectator does while a screen is handed over."""
        table, game = self._playing.table, self._playing.game
        view, blocked, lacks = self._look(None if hand_over else seat)
        return StateMessage(
            version=room.version,
            room=room,
            you=you,
            seat=seat,
            view=view,
            blocked=blocked,
            lacks=lacks,
            scores=self.scores(),
            undo=undo_state(table, None if hand_over else seat),
            log=log(table, log_from),
            log_from=min(log_from, len(table.journal)),
            history=self._playing.history,
            thinking=thinking or [],
            over=self._playing.over,
            winners=game.winners(),
            hand_over=hand_over,
            replay=replay,
        )

    def scores(self) -> list[ScoreSheet]:
        """The score sheets as they stand; all that counts lies open."""
        if self._scores is None:
            self._scores = [
                ScoreSheet(
                    score.seat,
                    score.total,
                    [ScoreItem(line.category, line.points, line.explanation) for line in score.lines],
                )
                for score in self._playing.game.scores()
            ]
        return self._scores

    def _look(self, seat: int | None) -> tuple[View, dict[str, str], dict[str, str]]:
        if seat not in self._seen:
            game = self._playing.game
            view = game.view(seat)
            self._seen[seat] = (view, blocked(game, view), lacks(game, view))
        return self._seen[seat]


def blocked(game: Game, view: View) -> dict[str, str]:
    """Why open spaces can't be used, for the seat that is to place a person."""
    offered = {action["touches"].get("space") for action in view["actions"] if action["kind"] == "place"}
    if not offered:
        return {}
    reasons = {
        space["name"]: game.why_not(space["name"])
        for space in view["spaces"]
        if space["open"] and space["name"] not in offered
    }
    return {name: reason for name, reason in reasons.items() if reason is not None}


def lacks(game: Game, view: View) -> dict[str, str]:
    """What the seat lacks to play the cards of its hand and the open majors; nothing for a seat that is not asked."""
    if not view["actions"]:
        return {}
    reasons = {card: game.obstacle(card) for card in (*view["hand"], *view["majors"])}
    return {card: reason for card, reason in reasons.items() if reason is not None}


def undo_state(table: Table, seat: int | None) -> UndoState:
    """What a seat could take back."""
    if seat is None:
        return UndoState(0, "only players can take something back")
    reason = table.why_no_undo(seat)
    return UndoState(table.undoable if reason is None else 0, reason)


def log(table: Table, start: int) -> list[LogItem]:
    """What everybody has heard, from a number on."""
    return [
        LogItem(start + index, told.round, told.seat, told.kind, told.text, list(told.cards))
        for index, told in enumerate(table.journal[start:])
    ]


def room_info(
    row: RoomRow, playing: Playing, seats: Sequence[Sitting], here: AbstractSet[str], status: Status, notice: str | None
) -> RoomInfo:
    """What everybody may know of a room; `here` are the holders that are connected."""
    game = playing.game
    board = game.state.board
    return RoomInfo(
        id=row.id,
        edition=board.edition,
        players=board.players,
        cards=board.with_cards,
        options={name: value for name, value in board.options.items() if isinstance(value, bool)},
        seats=[
            SeatInfo(
                seat,
                sitting.kind,
                sitting.name,
                sitting.level,
                sitting.kind == "computer" or (sitting.kind == "person" and sitting.holder in here),
                COLOURS[seat % len(COLOURS)],
            )
            for seat, sitting in enumerate(seats)
        ],
        status=status,
        version=playing.version,
        practice=row.practice,
        hot_seat=row.hot_seat,
        created=datetime.fromtimestamp(row.created, UTC).isoformat(timespec="seconds"),
        round=game.round,
        engine=row.engine,
        notice=notice,
    )
