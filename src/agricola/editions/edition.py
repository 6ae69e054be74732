"""The record that an edition is, checked when it is built."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from agricola.cards.words import Goods, clay, price, reed, stone, wood
from agricola.engine.errors import BadOption
from agricola.engine.farm.farmyard import new_farmyard
from agricola.engine.ids import MAX_FENCES
from agricola.engine.kernel.board import Board, JsonOption
from agricola.engine.kernel.card import Card
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.spaces import Space
from agricola.engine.price import Price
from agricola.engine.rounds.flow import ENGINE_EFFECTS, GAME_FLOW, WORK_STEPS
from agricola.engine.scoring.categories import farmyard_lines, no_last_meals

STAGE_ROUNDS = (4, 3, 2, 2, 2, 1)
HARVEST_ROUNDS = frozenset((4, 7, 9, 11, 13, 14))


class Option:
    """A rule that a game may switch: what it means, and its value when nobody says."""

    def __init__(self, about: str, default: Callable[[int, bool], bool]) -> None:
        self.about = about
        self.default = default
        """The default value, by number of players and by whether hand cards are used."""


def always(value: bool) -> Callable[[int, bool], bool]:
    """The same default for every set-up."""
    return lambda players, cards: value


DECKS = "decks"
"""The option that says from which decks hands are dealt."""
Options = Mapping[str, JsonOption]
Build = Callable[[int, bool, Options], Board]

_known: Final[dict[str, Edition]] = {}
"""The editions by name: what is pickled calls them by it."""


class Edition:
    """A rule set: its players, its options and how its board is laid out."""

    def __init__(
        self,
        name: str,
        *,
        most_players: int,
        options: Mapping[str, Option],
        build: Build,
        hand_cards: bool = True,
        decks: str = "",
        usual_decks: str = "",
    ) -> None:
        self.name = name
        self.hand_cards = hand_cards
        """Whether it has hand cards at all, which `cards=False` leaves out."""
        self.most_players = most_players
        self.decks = decks
        """The letters of the decks that players choose from; empty where all cards always are in the game."""
        self.usual_decks = usual_decks
        """The decks of a game for which nobody chooses."""
        self.options = options
        self._build = build
        self._boards: dict[object, Board] = {}
        _known[name] = self

    def __repr__(self) -> str:
        return f"<Edition {self.name}, 1 to {self.most_players} players>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle it by name: there is one of each, which is its own copy."""
        return edition_named, (self.name,)

    def board(self, players: object, given: Mapping[str, object], cards: bool = False) -> Board:
        """The board for a number of players and options, with or without hand cards; equal ones are built once."""
        chosen = self.checked_options(players, given, cards)
        assert isinstance(players, int)
        key = (players, cards, tuple(sorted(chosen.items())))
        known_board = self._boards.get(key)
        if known_board is None:
            known_board = self._boards[key] = self.build(players, cards, chosen)
        return known_board

    def build(self, players: int, cards: bool, options: Options) -> Board:
        """A board of its own, which a variant may change before it is played on."""
        return self._build(players, cards, options)

    def checked_options(self, players: object, given: Mapping[str, object], cards: bool) -> dict[str, JsonOption]:
        """The value of every option, as given or as usual; refuses players and options that there are not."""
        if isinstance(players, bool) or not isinstance(players, int) or not 1 <= players <= self.most_players:
            raise BadOption(
                f"the {self.name} edition is for 1 to {self.most_players} players, not {players!r}; "
                f"use players=1 to players={self.most_players}"
            )
        chosen: dict[str, JsonOption] = {name: option.default(players, cards) for name, option in self.options.items()}
        if cards and self.decks:
            chosen[DECKS] = self.chosen_decks(given.get(DECKS))
        for name, value in given.items():
            if name == DECKS:
                if DECKS not in chosen:
                    raise BadOption(
                        "without hand cards there are no decks to choose"
                        if self.decks
                        else f"the {self.name} edition has no decks to choose from"
                    )
                continue
            if name not in self.options:
                known = ", ".join(sorted(self.options)) or "none"
                raise BadOption(f"the {self.name} edition has no option {name!r}; its options are: {known}")
            if not isinstance(value, bool):
                raise BadOption(f"the option {name} is True or False, not {value!r}")
            chosen[name] = value
        return chosen

    def chosen_decks(self, decks: object) -> str:
        """The decks of a game in the order of their letters; nothing chosen means the usual ones."""
        if decks is None:
            return self.usual_decks
        letters = decks.upper() if isinstance(decks, str) else ""
        chosen = "".join(letter for letter in self.decks if letter in letters)
        if not chosen or len(chosen) != len(letters):
            known = ", ".join(self.decks)
            raise BadOption(f"decks are letters, each once, of {known}, such as {self.usual_decks!r}, not {decks!r}")
        if not set(chosen) & set(self.usual_decks):
            raise BadOption(f"deck {chosen} only comes with another one; use decks={self.usual_decks + chosen!r}")
        return chosen


def edition_named(name: str) -> Edition:
    """The edition of a name."""
    return _known[name]


def grid_board(
    edition: str,
    players: int,
    cards: bool,
    options: Options,
    *,
    spaces: list[Space],
    majors: tuple[Card, ...],
    minors: tuple[Card, ...] = (),
    occupations: tuple[Card, ...] = (),
    other_cards: tuple[Card, ...] = (),
    tie_break: Callable[[Player], int],
    claims_survive: bool,
    space_names: frozenset[str],
    prices_in_any_order: bool,
    no_cooking_from: int = 0,
) -> Board:
    """A board for the farm of 15 spaces, with all that the original and the revised edition share."""
    board = Board(
        edition=edition,
        players=players,
        with_cards=cards,
        options=options,
        spaces=spaces,
        majors=majors,
        minors=minors,
        occupations=tuple(card for card in occupations if card.players <= players),
        all_cards=(*majors, *minors, *occupations, *other_cards),
        flow=GAME_FLOW,
        stage_rounds=STAGE_ROUNDS,
        harvest_rounds=HARVEST_ROUNDS,
        first_food=0 if players == 1 else 2,
        other_food=3,
        adult_need=3 if players == 1 else 2,
        newborn_need=1,
        room_prices=tuple(price(material(5) + reed(2)) for material in _MATERIALS),
        renovation_prices=tuple(
            tuple(price(material(rooms) + reed(1)) for rooms in range(16)) for material in _MATERIALS
        ),
        fence_prices=_fence_prices(),
        new_yard=new_farmyard,
        yard_lines=farmyard_lines,
        tie_break=tie_break,
        claims_survive=claims_survive,
        last_meals=no_last_meals,
        work_steps=WORK_STEPS,
        space_names=space_names,
        prices_in_any_order=prices_in_any_order,
        no_cooking_from=no_cooking_from,
    )
    know_engine_effects(board)
    per_stage = tuple(sum(space.stage == stage + 1 for space in spaces) for stage in range(len(STAGE_ROUNDS)))
    if per_stage != STAGE_ROUNDS:
        raise ValueError(f"the {edition} edition has {per_stage} round cards per stage, not {STAGE_ROUNDS}")
    return board


def names_of(spaces: Iterable[Space]) -> frozenset[str]:
    """The names and the classes of spaces: what cards may call them by."""
    return frozenset(name for space in spaces for name in (space.name, *space.classes))


def know_engine_effects(board: Board) -> None:
    """Tell a board the effects that belong to no space and no card, for loading a saved stack."""
    for effect in ENGINE_EFFECTS:
        board.effects[effect.name] = effect


_MATERIALS: tuple[Callable[[int], Goods], ...] = (wood, clay, stone)


def _fence_prices() -> tuple[Price, ...]:
    return tuple(price(wood(fences)) for fences in range(MAX_FENCES + 1))
