"""The public face of the engine: one game, waiting for one decision at a time."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import replace as with_changes
from typing import Any, Protocol, cast

from agricola.editions.edition import DECKS
from agricola.engine.deeds.legality import advance, play_on
from agricola.engine.errors import AgricolaError, BadOption, BadPosition, BadRecord, NotLegal
from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import ScoreLine
from agricola.engine.kernel.event_log import EventLog, GameEvent
from agricola.engine.kernel.resolve import let_be_asked_first, open_seats
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, Reasons
from agricola.engine.observation.determinize import determinize
from agricola.engine.observation.view import question, view
from agricola.engine.rounds.setup import tell_setup
from agricola.engine.scoring.categories import score_lines
from agricola.engine.scoring.teams import TeamLine, ranking, results, team_lines, team_total
from agricola.pictures.table import farm_svg, table_svg
from agricola.record import position
from agricola.record.record import Record, loads
from agricola.start import EDITIONS, Decks, check_packs, lay_out, told_deal, told_packs, whole_number
from agricola.variants.boards import board_for
from agricola.view import View
from agricola.wording import reader
from agricola.wording.wording import Said, wording

__all__ = [
    "EDITIONS", "Game", "RandomBits", "RandomBytes", "Score", "TeamScore", "from_position", "new_game", "replay",
]  # fmt: skip

_NO_COMMENTS: Mapping[int, str] = {}
_Moves = tuple["_Moves", int, Action] | None
"""The moves so far, last first: a linked list, so that clones share it."""


class RandomBits(Protocol):
    """A source of random bits, such as `random.Random`."""

    def getrandbits(self, k: int, /) -> int:
        """A number of `k` random bits."""


class RandomBytes(Protocol):
    """A source of random bytes, such as `numpy.random.Generator`."""

    def bytes(self, length: int, /) -> bytes:
        """So many random bytes."""


@dataclass(frozen=True)
class Score:
    """One seat's score sheet."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """All points together."""
        return sum(line.points for line in self.lines)

    @property
    def categories(self) -> dict[str, int]:
        """The points by category."""
        points: dict[str, int] = {}
        for line in self.lines:
            points[line.category] = points.get(line.category, 0) + line.points
        return points


@dataclass(frozen=True)
class TeamScore:
    """What the two partners of a team have together."""

    seats: tuple[int, int]
    lines: tuple[TeamLine, ...]
    """Category by category what both have, and the lower of the two."""
    total: int
    """The points of the team: the sum of the lower values, or what the variant makes of both totals."""


class Game:
    """A game of Agricola: over, or waiting for one seat to choose one of `legal_actions()`."""

    __slots__ = ("_chance", "_comments", "_moves", "_setup", "state")

    def __init__(
        self,
        state: GameState,
        setup: dict[str, object] | None,
        chance: dict[str, object],
        moves: _Moves = None,
        comments: Mapping[int, str] = _NO_COMMENTS,
    ) -> None:
        self.state = state
        self._setup = setup
        """What a record begins with; None for a game that was only imagined."""
        self._chance = chance
        self._moves = moves
        self._comments = comments
        """Replaced, never changed, so that clones share them."""

    def __repr__(self) -> str:
        players = len(self.state.players)
        told = f"{self.state.board.edition}, {players} {'players' if players > 1 else 'player'}, round {self.round}"
        if self.is_terminal():
            return f"<Game {told}, over: {' to '.join(str(score.total) for score in self.scores())}>"
        return f"<Game {told}, seat {self.current_player}: {self.words(self.question)}>"

    def __str__(self) -> str:
        """The position in a few lines: what is asked, and each seat's goods, family, farm and points.

        >>> print(new_game("revised", players=1, cards=False, seed=7))
        revised, 1 player, round 1, seat 0: place a person
        seat 0: 2 people, 0 food, -14 points
        """
        lines = [repr(self).removeprefix("<Game ").removesuffix(">")]
        for farm, score in zip(self.view(None)["seats"], self.scores(), strict=True):
            goods = "".join(f", {amount} {name}" for name, amount in farm["goods"].items() if amount and name != "food")
            food = farm["goods"].get("food", 0)
            people = farm["family"]
            told = f"{people} {'people' if people != 1 else 'person'}, {food} food{goods}"
            lines.append(f"seat {farm['seat']}: {told}, {score.total} points")
        return "\n".join(lines)

    def svg(self, language: str = "en") -> str:
        """The table as a picture: what is asked, the farms with their points, the action spaces; no hand is shown.

        >>> new_game("revised", players=2, cards=False, seed=7).svg()[:40]
        '<svg xmlns="http://www.w3.org/2000/svg" '
        """
        return self._table_svg(None, language)

    def farm_svg(self, seat: int, language: str = "en") -> str:
        """One farm as a picture.

        >>> new_game("family", players=1, seed=7).farm_svg(0).endswith("</svg>")
        True
        """
        number = self._seat(seat)
        return farm_svg(self.view(None), number, wording(self.state.board, language), self.scores()[number].total)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    def _table_svg(self, seat: int | None, language: str) -> str:
        words = wording(self.state.board, language)
        asked = self.current_player
        what = words.words(self.question) if asked is not None else ""
        return table_svg(self.view(seat), words, [score.total for score in self.scores()], asked, what)

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a game through its record, and an imagined one, which has none, through its position."""
        recording = self.state.event_log is not None
        if self._setup is None:
            return _imagined, (self.position_line(), recording)
        return _pickled, (str(self.record()), recording)

    @property
    def current_player(self) -> int | None:
        """The seat that must choose now, or None when the game is over."""
        state = self.state
        return state.stack[-1].seat if state.waiting else None

    def open_seats(self) -> list[int]:
        """The seats that may answer now, the current player first: several where all choose at once, as in a draft.

        >>> new_game("revised", players=3, variants=["draft-quick"], seed=7).open_seats()
        [1, 2, 0]
        """
        return open_seats(self.state)

    def asked_first(self, seat: int) -> Game:
        """A copy in which one of the open seats is asked first; its answers are the same as when it is asked later.

        >>> new_game("revised", players=3, variants=["draft-quick"], seed=7).asked_first(0).current_player
        0
        """
        if seat not in self.open_seats():
            raise BadOption(f"seat {seat} has nothing to choose now; the open seats are {self.open_seats()}")
        copy = self.clone()
        let_be_asked_first(copy.state, seat)
        return copy

    @property
    def question(self) -> Message:
        """What the open decision is about; `words(game.question)` says it."""
        return question(self.state)

    @property
    def round(self) -> int:
        """The current round, 1 to 14."""
        return self.state.round

    def legal_actions(self) -> list[Action]:
        """Every action that is allowed now, in a fixed order; empty when the game is over."""
        state = self.state
        return list(state.options) if state.waiting else []

    def is_legal(self, action: Action) -> bool:
        """Whether an action is allowed now."""
        return self.state.waiting and action in self.state.options

    def parse(self, text: str, language: str = "en") -> Action:
        """The legal action that a text means: a code, words of a language or of English, or a short form of them.

        Raises NotReadable, NotLegal or Ambiguous.
        """
        return reader.read(self.state, text, language)

    def words(self, said: Said, language: str = "en") -> str:
        """An action, a question, or the reasons against something, as people say it.

        >>> game = new_game("revised", players=2, cards=False, seed=7)
        >>> game.words(game.question), game.words(game.legal_actions()[0]), game.words(game.why_not("Fencing"))
        ('place a person', 'Meeting Place', '4 wood short')
        """
        return wording(self.state.board, language).words(said)

    def apply(self, action: Action) -> None:
        """Carry out an action and run on to the next decision; raises NotLegal and changes nothing otherwise."""
        state = self.state
        for option in state.options:
            if option is action and state.waiting:
                break
        else:
            action = self._allowed(action)
        self._moves = (self._moves, state.stack[-1].seat, action)
        advance(state, action)

    @property
    def history(self) -> list[tuple[int, Action]]:
        """The moves so far, each with the seat that chose it, oldest first.

        >>> game = new_game("revised", players=2, cards=False, seed=7)
        >>> game.apply(game.parse("Forest"))
        >>> game.history
        [(1, <place:forest>)]
        """
        moves: list[tuple[int, Action]] = []
        node = self._moves
        while node is not None:
            node, seat, action = node
            moves.append((seat, action))
        moves.reverse()
        return moves

    def undo(self) -> Action:
        """Take the last move back, whoever made it and whatever it has revealed; gives the move.

        The game is played again from its beginning without it, which takes as long as that takes; a search takes a
        `clone()` instead. Raises NotLegal where nothing can be taken back.

        >>> game = new_game("revised", players=2, cards=False, seed=7)
        >>> game.apply(game.parse("Forest"))
        >>> game.undo(), game.history
        (<place:forest>, [])
        """
        if self._moves is None:
            raise NotLegal("there is nothing to take back: the game is at its beginning")
        if self._setup is None:
            raise NotLegal("a game made by determinize() does not know how it began, so nothing can be taken back")
        before, _, action = self._moves
        record = self.record()
        again = replay(with_changes(record, moves=record.moves[:-1], scores=(), comments={}))
        if self.state.event_log is not None:
            again.record_events()
        self.state, self._moves = again.state, before
        self._comments = {number: text for number, text in self._comments.items() if number < len(record.moves)}
        return action

    def annotate(self, comment: str) -> None:
        """Comment on the last move, or before the first one on the game; an empty comment takes one back.

        Records keep comments, and `replay` brings them back.

        >>> game = new_game("revised", players=2, cards=False, seed=7)
        >>> game.apply(game.parse("Forest"))
        >>> game.annotate("Wood first, as always.")
        >>> game.comments
        {1: 'Wood first, as always.'}
        """
        text = "\n".join(line.strip() for line in comment.splitlines()).strip()
        comments = {number: old for number, old in self._comments.items() if number != len(self.history)}
        self._comments = comments | {len(self.history): text} if text else comments

    @property
    def comments(self) -> dict[int, str]:
        """What was remarked, by the number of moves made before it."""
        return dict(self._comments)

    def record_events(self) -> None:
        """Keep what happens from now on, for `take_events()`; a clone or an imagined game keeps nothing.

        >>> game = new_game("revised", players=2, cards=False, seed=7)
        >>> game.record_events()
        >>> game.apply(game.parse("Day Laborer"))
        >>> [event.kind for event in game.take_events()]
        ['placed', 'gained']
        """
        if self.state.event_log is None:
            self.state.event_log = EventLog(self.state.board)
            self.state.event_log.listen(self.state.stack, self.state.round)

    def take_events(self) -> list[GameEvent]:
        """What has happened since this was last asked, oldest first; nothing where nothing is recorded."""
        log = self.state.event_log
        if log is None:
            return []
        events = log.events
        log.events = []
        return events

    def _allowed(self, action: object) -> Action:
        """The option that equals an action, or a clear refusal."""
        if not isinstance(action, Action):
            raise NotLegal(f"{action!r} is no action; take one of legal_actions(), or parse() a text")
        if not self.state.waiting:
            raise NotLegal(f"{action} is not possible: the game is over")
        for option in self.state.options:
            if option == action:
                return option
        raise NotLegal(reader.refusal(self.state, action))

    def why_not(self, what: str) -> Reasons:
        """Why a space, a card or a farmyard space can't be used in the open decision: all reasons; none when it can.

        >>> new_game("revised", players=2, cards=False, seed=7).why_not("Fencing")
        (<why-short(n=4, good=wood)>,)
        """
        return reader.why_not(self.state, what)

    def obstacles(self, card: str) -> Reasons:
        """What the seat that is asked lacks to play a card, besides an action that plays it.

        >>> game = new_game("revised", players=1, seed=1, hands=[["Corn Scoop", "Wood Cutter"]])
        >>> game.obstacles("Corn Scoop"), game.obstacles("Wood Cutter")
        ((<why-short(n=1, good=wood)>,), ())
        """
        return reader.obstacles(self.state, card)

    def clone(self) -> Game:
        """An independent copy."""
        return Game(self.state.clone(), self._setup, self._chance, self._moves, self._comments)

    def key(self) -> tuple[object, ...]:
        """A hashable value that is equal for equal positions."""
        return self.state.key()

    def view(self, seat: int | None) -> View:
        """The position as a seat may know it, as plain JSON data; with None as a spectator may, who sees no hand."""
        return cast("View", view(self.state, None if seat is None else self._seat(seat)))

    def determinize(self, seat: int, rng: RandomBits | RandomBytes) -> Game:
        """A game that the seat might be in: what it can't know is dealt anew, by a generator of Python or of NumPy."""
        bits = rng.getrandbits(64) if hasattr(rng, "getrandbits") else int.from_bytes(rng.bytes(8), "little")
        return Game(determinize(self.state, self._seat(seat), bits), None, {})

    def scores(self) -> list[Score]:
        """The score sheet of each seat as it stands."""
        return [Score(p.seat, tuple(score_lines(self.state, p))) for p in self.state.players]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.state.waiting

    def returns(self) -> list[float]:
        """The final points of each seat, in a team game those of its team; zeros while the game goes on."""
        if not self.is_terminal():
            return [0.0] * len(self.state.players)
        return [float(points) for points in results(self.state)]

    def team_scores(self) -> list[TeamScore]:
        """The points of each team as they stand; empty where nobody has a partner.

        >>> game = new_game("revised", players=4, cards=False, seed=7, variants=["team"])
        >>> [(score.seats, score.total) for score in game.team_scores()]
        [((0, 2), -14), ((1, 3), -14)]
        """
        team = self.state.board.team
        if team is None:
            return []
        return [
            TeamScore(seats, tuple(team_lines(self.state, team, seats)), team_total(self.state, team, seats))
            for seats in team.teams()
        ]

    def winners(self) -> list[int]:
        """The seats that win or share the victory, partners together; empty while the game goes on."""
        if not self.is_terminal():
            return []
        ranks = ranking(self.state)
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def position(self) -> dict[str, object]:
        """The whole position as plain JSON data, hidden parts included."""
        return position.write(self.state)

    def position_line(self) -> str:
        """The whole position as one line of text, hidden parts included; `from_position` reads it.

        >>> game = new_game("revised", players=2, cards=False, seed=7)
        >>> from_position(game.position_line()).key() == game.key()
        True
        """
        return json.dumps(self.position(), separators=(",", ":"))

    def record(self) -> Record:
        """The game so far as a record; `str(game.record())` is its text."""
        if self._setup is None:
            raise BadRecord("a game made by determinize() has no record: its hidden cards were never dealt")
        moves = tuple((seat, action.code) for seat, action in self.history)
        scores = tuple(score.total for score in self.scores()) if self.is_terminal() else ()
        return Record(dict(self._setup), dict(self._chance), moves, scores, dict(self._comments))

    def _seat(self, seat: int) -> int:
        number = whole_number(seat)
        if number is None or not 0 <= number < len(self.state.players):
            raise BadOption(f"there is no seat {seat!r}; the seats are 0 to {len(self.state.players) - 1}")
        return number


def new_game(
    edition: str,
    *,
    players: int,
    cards: bool = True,
    decks: Decks | None = None,
    seed: int | None = None,
    round_cards: Sequence[str] | None = None,
    hands: Sequence[Sequence[str]] = (),
    include: Sequence[str] = (),
    exclude: Sequence[str] = (),
    kept: Sequence[Sequence[str]] = (),
    extra_food: Sequence[int] = (),
    starting_player: int | None = None,
    variants: Sequence[str] = (),
    house_rules: Sequence[str] = (),
    ask_forced: bool = False,
    ask_end_turn: bool = False,
    record_events: bool = False,
    **options: object,
) -> Game:
    """A new game at its first decision.

    `cards=False` plays without hand cards: the original edition's family game, the revised edition's beginner game.
    The Family Edition ("family") has no hand cards at all: there `cards` makes no difference. `decks` names the decks
    of the original edition by their letters: E, I, K or any mix of them, and Z on top ("EIKZ"); "EIK" when nobody
    says. A list of decks may hold files of invented ones, too, or decks made by `Deck`: `decks=["E", "mine.py"]`; their
    cards are dealt with the others. The same `seed` gives the same game. A solo player may choose the order of the
    round cards with `round_cards`, where there are round cards. With `ask_forced` decisions with a single option are
    asked too. With `ask_end_turn` a turn ends only when its player says "end turn", so that nothing hidden comes to
    light before; feeding ends with "done" once something was converted. With `record_events` everything that happens is
    kept from the deal on, for `Game.take_events()`. Further options are those of the edition:
    `EDITIONS["revised"].options`.

    Cards are named by name or id: `hands` lists cards for each seat (the rest of the hand is dealt), `include` adds
    occupations that this number of players would not use, `exclude` takes cards out.

    `kept` lists for each seat occupations of an earlier game that come into play before round 1, `extra_food` food that
    each has beside the usual one, `starting_player` is the seat that begins where chance does not draw it: so the games
    of a series begin (`agricola.series`). Alone one is dealt fewer occupations for those that one kept.

    `variants` names other ways to play, such as `("draft-quick",)`, `house_rules` switches single rules; both are told
    in docs/variants.md. What can't be played so, or not together, raises BadOption.

    >>> game = new_game("revised", players=2, cards=False, seed=7)
    >>> game.round, game.question
    (1, <ask-place>)
    """
    state, setup = lay_out(
        None,
        edition,
        players=players,
        cards=cards,
        decks=decks,
        seed=seed,
        round_cards=round_cards,
        hands=hands,
        include=include,
        exclude=exclude,
        kept=kept,
        extra_food=extra_food,
        starting_player=starting_player,
        variants=variants,
        house_rules=house_rules,
        ask_forced=ask_forced,
        ask_end_turn=ask_end_turn,
        **options,  # type: ignore[arg-type]  # it checks each of them
    )
    return _begun(state, setup, record_events)


def _begun(state: GameState, setup: dict[str, object], record_events: bool) -> Game:
    """A game at its first decision."""
    if record_events:
        state.event_log = EventLog(state.board)
        tell_setup(state)
    told = told_deal(state)
    play_on(state)
    return Game(state, setup, told | told_packs(state))


def from_position(data: Mapping[str, object] | str) -> Game:
    """A game in mid-play from a dict such as `Game.position()` gives, or from the text of one.

    What is left out has its start value.

    Without a stack the game is at the beginning of `phase` ("work" when nobody says) of `round`, with the seat `turn`
    to act. A space that `stock` leaves out holds one round's goods; round cards that are not named lie in printed
    order.

    >>> game = from_position({"edition": "revised", "players": 1, "round": 3, "seats": [{"goods": {"wood": 2}}]})
    >>> game.why_not("Farm Expansion")
    ()
    """
    if isinstance(data, str):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as problem:
            raise BadPosition(f"this can't be read as a position, which is JSON: {problem}") from problem
    state = position.read(
        cast("Mapping[str, object]", data), _board_of, lambda board, problem: wording(board).message(problem)
    )
    if not state.waiting and state.stack:
        raise BadPosition("the position leads nowhere: there is nothing to decide")
    return Game(state, {"position": position.write(state)}, {})


def _pickled(record: str, recording: bool) -> Game:
    """A game that was pickled; what had happened in it is told no more."""
    game = replay(record)
    if recording:
        game.record_events()
    return game


def _imagined(line: str, recording: bool) -> Game:
    """An imagined game that was pickled."""
    game = Game(from_position(line).state, None, {})
    if recording:
        game.record_events()
    return game


def _board_of(data: Mapping[str, object]) -> Board:
    edition = data.get("edition", "revised")
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise BadPosition(f"there is no edition {edition!r}; the editions are {', '.join(sorted(EDITIONS))}")
    cards = data.get("cards", False)
    if not isinstance(cards, bool):
        raise BadPosition(f"the position: cards must be true or false, not {cards!r}")
    options = data.get("options", {})
    if not isinstance(options, Mapping):
        raise BadPosition(f"the position: options must be a dict, not {options!r}")
    try:
        return board_for(EDITIONS[edition], data.get("players", 2), options, cards and EDITIONS[edition].hand_cards)
    except BadOption as problem:
        raise BadPosition(f"the position: {problem}") from problem


def replay(record: Record | str, *, record_events: bool = False) -> Game:
    """Play a record again, move by move; raises BadRecord where it does not fit the rules.

    With `record_events` everything that happens is kept, for `Game.take_events()`.
    """
    if not isinstance(record, Record):
        record = loads(record)
    game = _start_of(record, record_events)
    for number, (seat, code) in enumerate(record.moves, start=1):
        if game.current_player != seat:
            raise BadRecord(f"move {number} of the record ({code}) is by player {seat + 1}, whose turn it is not")
        try:
            action = reader.exact(game.state, code)
        except AgricolaError as problem:
            raise BadRecord(f"move {number} of the record can't be played: {problem}") from problem
        game.apply(action)
    totals = tuple(score.total for score in game.scores()) if game.is_terminal() else ()
    if record.scores != totals:
        raise BadRecord(f"the record says scores {record.scores}, the moves give {totals}")
    game._comments = _checked_comments(record)
    return game


def _checked_comments(record: Record) -> dict[int, str]:
    """The comments of a record, which may be made up: each is a text after one of its moves."""
    for number, text in record.comments.items():
        if number not in range(len(record.moves) + 1) or not isinstance(text, str):
            raise BadRecord(f"the record has {len(record.moves)} moves and a comment {text!r} after move {number!r}")
    return dict(record.comments)


def _start_of(record: Record, record_events: bool) -> Game:
    """The game of a record before its first move, dealt as the record tells."""
    setup = dict(record.setup)
    try:
        if "position" in setup:
            data = setup["position"]
            if not isinstance(data, Mapping):
                raise BadRecord("the record's position is no dict")
            game = from_position(data)
            if record_events:
                game.record_events()
        else:
            if not isinstance(setup.get(DECKS, ""), str):  # anybody may write a record, and a file of a deck is run
                raise BadRecord("a record names printed decks by letters, and decks of one's own by name, not by file")
            state, setup = lay_out(record.chance, **setup)  # type: ignore[arg-type]  # it checks each of them
            game = _begun(state, setup, record_events)
            check_packs(game.state, record.chance)
    except (AgricolaError, TypeError) as problem:
        raise BadRecord(f"the record's set-up can't be used: {problem}") from problem
    game._chance = dict(record.chance)
    return game
