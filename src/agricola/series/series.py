"""What all series share: games that follow one another, and the occupations that players keep between them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from agricola.engine.chance import Chance, seeded
from agricola.engine.errors import BadOption, BadRecord
from agricola.engine.kernel.card import OCCUPATION
from agricola.engine.kernel.event_log import CARD_ENTERED, CARD_PLAYED
from agricola.engine.scoring.teams import ranking
from agricola.game import Game, new_game, replay
from agricola.record.record import Record, loads

NOTHING: Final = ""
"""The choice to keep no occupation."""
_SEEDS: Final = 1 << 32
_WAYS_TO_ASK: Final = ("ask_end_turn", "ask_forced")
"""What a record's set-up says of the way in which its game was played; each game of a series may differ in it."""


@dataclass(frozen=True)
class Settings:
    """What a series is begun with; all its games share it."""

    edition: str
    players: int = 1
    decks: str | None = None
    seed: int = 0
    variants: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()
    """The computer players by name, who have the last seats; the series itself only remembers them."""


@dataclass(frozen=True)
class Result:
    """What a finished game left behind, found by playing its record again."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """The rank of each seat from 1 on; equal ones share the better rank."""
    played: tuple[tuple[str, ...], ...]
    """The occupations that each seat had in play at some time, by id, in that order."""
    still_kept: tuple[tuple[str, ...], ...]
    """The occupations that each seat began with and could play; the others were shuffled back."""


@dataclass
class PlayedGame:
    """A finished game of a series, and what its players chose to keep."""

    record: Record
    result: Result
    kept: list[str | None] = field(default_factory=list)
    """The occupation that each seat chose after it, by id: `NOTHING` for none, None while the choice is open."""


class Series(ABC):
    """Games that follow one another. What stands in it follows from the settings, the records and the choices."""

    form: str
    """What kind of series it is, as files call it."""

    def __init__(self, settings: Settings) -> None:
        if type(settings.seed) is not int or settings.seed < 0:
            raise BadOption(f"a seed is a number from 0 on, not {settings.seed!r}")
        if len(settings.opponents) > settings.players:
            raise BadOption(f"there are {settings.players} players, so at most as many computers")
        self.settings = settings
        self.games: list[PlayedGame] = []
        """The finished games, repeated ones too."""
        self.begun: Record | None = None
        """The game that was left in its middle."""
        self._start()  # says what can't be played

    # --- what each kind of series says --------------------------------------------------------------------------------

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether no further game may be played."""

    @abstractmethod
    def _options(self) -> dict[str, object]:
        """What the next game begins with, beside the settings."""

    chooses_freely = False
    """Whether whoever plays may choose cards of the hand and the order of the round cards before each game."""

    @abstractmethod
    def choices(self, seat: int) -> list[str]:
        """The occupations of which a seat may keep one now, by id."""

    @abstractmethod
    def must_choose(self, seat: int) -> bool:
        """Whether a seat has to keep one of the `choices`."""

    # --- games --------------------------------------------------------------------------------------------------------

    def next_game(
        self,
        *,
        hand: Sequence[str] = (),
        round_cards: Sequence[str] | None = None,
        ask_end_turn: bool = False,
        record_events: bool = False,
    ) -> Game:
        """The game that is to be played now: the one that was left in its middle, or a new one.

        Alone one may choose cards of the hand, by name or id (the rest is dealt), and the order of the round cards,
        anew for each game (revised 14.2, original 17.5).
        """
        if self.undecided:
            raise BadOption("somebody has to say first which occupation stays")
        if self.over:
            raise BadOption("the series is over: there is no further game")
        if self.begun is not None:
            if hand or round_cards is not None:
                raise BadOption("the game has begun: its hand is dealt, and the order of its round cards is set")
            return replay(self.begun, record_events=record_events)
        return self._start(hand=hand, round_cards=round_cards, ask_end_turn=ask_end_turn, record_events=record_events)

    def leave(self, game: Game | Record | str) -> None:
        """Note a game that is not over, so that `next_game` goes on with it."""
        record = _record_of(game)
        self._check_open(record)
        if replay(record).is_terminal():
            raise BadRecord("the game is over; finish() notes it")
        self.begun = record

    def finish(self, game: Game | Record | str) -> PlayedGame:
        """Note a game that is over; its record is played again, so that only what was really played counts."""
        record = _record_of(game)
        self._check_open(record)
        result = _result(record)
        self.begun = None
        played = PlayedGame(record, result)
        self.games.append(played)
        played.kept = [None] * self.settings.players
        played.kept = [None if self.choices(seat) else NOTHING for seat in range(self.settings.players)]
        return played

    def keep(self, seat: int, card: str) -> None:
        """Choose the occupation that stays with a seat, by id; `NOTHING` where one may do without."""
        if seat not in self.undecided:
            raise BadOption(f"player {seat + 1} has nothing to choose now")
        if card == NOTHING and self.must_choose(seat):
            raise BadOption("after this game one occupation has to stay")
        if card != NOTHING and card not in self.choices(seat):
            raise BadOption(f"{card} can't stay; it is one of: {', '.join(self.choices(seat))}")
        self.games[-1].kept[seat] = card

    @property
    def undecided(self) -> list[int]:
        """The seats that have to say which occupation stays, before the next game begins."""
        return [seat for seat, card in enumerate(self.games[-1].kept) if card is None] if self.games else []

    def chance(self) -> Chance:
        """Chance for what lies between the last game and the next: the same each time that it is asked."""
        chance = seeded(self.settings.seed)
        for _ in self.games:
            chance = Chance(chance.below(_SEEDS))
        return chance

    def setup(self, *, hand: Sequence[str] = (), round_cards: Sequence[str] | None = None) -> dict[str, object]:
        """The arguments of `new_game` with which the next game begins; what may be chosen is told at `next_game`."""
        if (hand or round_cards is not None) and not self.chooses_freely:
            raise BadOption("only who plays alone may choose the hand and the order of the round cards")
        given = self.settings
        options = self._options()
        if hand:
            options["hands"] = [list(hand)]
        if round_cards is not None:
            options["round_cards"] = list(round_cards)
        return {
            "edition": given.edition,
            "players": given.players,
            "decks": given.decks,
            "seed": self.chance().below(_SEEDS),
            "variants": [*given.variants, *_texts(options.pop("variants", ()))],
            "house_rules": list(given.house_rules),
            **options,
        }

    def _start(
        self,
        *,
        hand: Sequence[str] = (),
        round_cards: Sequence[str] | None = None,
        ask_end_turn: bool = False,
        record_events: bool = False,
    ) -> Game:
        setup = self.setup(hand=hand, round_cards=round_cards)
        # new_game checks each of the options.
        return new_game(**setup, ask_end_turn=ask_end_turn, record_events=record_events)  # type: ignore[arg-type]

    def _check_open(self, record: Record) -> None:
        """Refuse the record of a game that did not begin as the open game of this series does."""
        if self.undecided or self.over:
            raise BadRecord("no game of the series is open now")
        try:
            open_game = self._start(hand=_chosen_hand(record), round_cards=_chosen_order(record))
        except BadOption as problem:
            raise BadRecord(f"no game of the series can have begun so: {problem}") from problem
        if _without_ways(record.setup) != _without_ways(open_game.record().setup):
            raise BadRecord("this is not the game of the series that is open now: it began in another way")


def _record_of(game: Game | Record | str) -> Record:
    return game.record() if isinstance(game, Game) else loads(game) if isinstance(game, str) else game


def _texts(value: object) -> Sequence[str]:
    assert isinstance(value, tuple)
    return value


def _chosen_hand(record: Record) -> Sequence[str]:
    """The cards that a record says were chosen for the hand of whoever plays alone."""
    hands = record.setup.get("hands", ())
    hand = hands[0] if isinstance(hands, list) and len(hands) == 1 else ()
    return hand if isinstance(hand, list) else ()


def _chosen_order(record: Record) -> Sequence[str] | None:
    """The order of the round cards that a record says was chosen."""
    order = record.setup.get("round_cards")
    return order if isinstance(order, list) else None


def _without_ways(setup: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in setup.items() if name not in _WAYS_TO_ASK}


def _result(record: Record) -> Result:
    """What a finished game left behind; raises BadRecord when it is not over or does not fit the rules."""
    game = replay(record, record_events=True)
    if not game.is_terminal():
        raise BadRecord("the game is not over")
    order = ranking(game.state)
    players = range(len(order))
    played: list[list[str]] = [[] for _ in players]
    first: dict[str, str] = {}
    for event in game.take_events():
        card = game.state.board.cards.get(event.card)
        if card is None or card.kind != OCCUPATION:
            continue
        first.setdefault(card.id, event.kind)
        if event.kind == CARD_ENTERED and card.id not in played[event.seat]:
            played[event.seat].append(card.id)
    still_kept = [[card for card in cards if first.get(card) == CARD_PLAYED] for cards in _kept_at_start(record)]
    still_kept += [[] for _ in players[len(still_kept) :]]
    return Result(
        scores=tuple(score.total for score in game.scores()),
        ranks=tuple(1 + sum(other > mine for other in order) for mine in order),
        played=tuple(tuple(cards) for cards in played),
        still_kept=tuple(tuple(cards) for cards in still_kept),
    )


def _kept_at_start(record: Record) -> Iterator[list[str]]:
    """The ids of the occupations that each seat began with; a series names them by id."""
    kept = record.setup.get("kept", [])
    assert isinstance(kept, list)
    yield from kept
