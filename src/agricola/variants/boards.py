"""The board of a game with variants: what its names mean, whether they go together, and the changed board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from agricola.editions.edition import Edition
from agricola.editions.own_decks import OWN_DECKS, named_decks, shuffle_in
from agricola.engine.errors import BadOption
from agricola.engine.kernel.board import Board, JsonOption
from agricola.variants.for_learners import FOR_LEARNERS
from agricola.variants.hands import HANDS
from agricola.variants.house_rules import HOUSE_RULES as _HOUSE_RULES
from agricola.variants.teams import TEAMS
from agricola.variants.variant import Variant

VARIANTS: Final[Mapping[str, Variant]] = {variant.name: variant for variant in (*HANDS, *TEAMS, *FOR_LEARNERS)}
"""The variants that `new_game(variants=...)` takes, by name."""
HOUSE_RULES: Final[Mapping[str, Variant]] = {variant.name: variant for variant in _HOUSE_RULES}
"""The house rules that `new_game(house_rules=...)` takes, by name."""
VARIANTS_OPTION: Final = "variants"
HOUSE_RULES_OPTION: Final = "house_rules"
_OPTIONS: Final = ((VARIANTS_OPTION, "variant", VARIANTS), (HOUSE_RULES_OPTION, "house rule", HOUSE_RULES))
"""The options of a board that name variants, what one of them is called, and those that there are."""

_boards: Final[dict[object, Board]] = {}


class ChosenVariant:
    """A variant that is played, with its parameter."""

    def __init__(self, variant: Variant, parameter: str) -> None:
        self.variant = variant
        self.parameter = parameter

    @property
    def text(self) -> str:
        """How records write it: with the parameter where it is not the usual one."""
        usual = self.variant.parameters[:1]
        return self.variant.name if not usual or self.parameter == usual[0] else f"{self.variant.name}:{self.parameter}"


def board_for(edition: Edition, players: object, given: Mapping[str, object], cards: bool) -> Board:
    """The board of an edition for a number of players, options and variants; equal ones are built once."""
    own = (VARIANTS_OPTION, HOUSE_RULES_OPTION, OWN_DECKS)
    rest = {name: value for name, value in given.items() if name not in own}
    written: dict[str, JsonOption] = {}
    chosen: list[ChosenVariant] = []
    for option, word, known in _OPTIONS:
        named = _named(given.get(option, ()), option, word, known)
        if named:
            written[option] = tuple(one.text for one in named)
            chosen += named
    decks = named_decks(given.get(OWN_DECKS, ()))
    if decks:
        if not cards:
            raise BadOption("without hand cards there is no deck to shuffle cards into; use cards=True")
        written[OWN_DECKS] = tuple(deck.name for deck in decks)
    if not chosen and not decks:
        return edition.board(players, rest, cards)
    options = edition.checked_options(players, rest, cards)
    assert isinstance(players, int)
    _check(edition.name, players, cards, [one.variant for one in chosen], own_decks=bool(decks))
    for one in chosen:
        for name, value in one.variant.options.items():
            if rest.get(name, value) is not value:
                raise BadOption(f"{one.variant.name} needs the option {name}={value}")
            options[name] = value
    options.update(written)
    key = (edition.name, players, cards, tuple(sorted(options.items())), decks)
    board = _boards.get(key)
    if board is None:
        board = edition.build(players, cards, options)
        shuffle_in(board, decks)
        for one in chosen:
            one.variant.change(board, one.parameter)
        _boards[key] = board
    return board


def named_in(board: Board, option: str) -> list[str]:
    """The variants or house rules of a board, as `new_game` takes them."""
    names = board.options.get(option, ())
    assert isinstance(names, tuple)
    return list(names)


def _named(given: object, option: str, word: str, known: Mapping[str, Variant]) -> list[ChosenVariant]:
    """The variants that some names mean, in a fixed order, so that no two ways of naming them make two boards."""
    if not isinstance(given, list | tuple) or any(not isinstance(name, str) for name in given):
        raise BadOption(f"{option} lists {word}s by name, not {given!r}")
    chosen: dict[str, ChosenVariant] = {}
    for text in given:
        name, colon, parameter = text.partition(":")
        if name not in known:
            raise BadOption(f"there is no {word} {name!r}; the {word}s are: {', '.join(known)}")
        variant = known[name]
        if name in chosen:
            raise BadOption(f"the {word} {name} is named twice")
        if colon and parameter not in variant.parameters:
            takes = ", ".join(f"{name}:{one}" for one in variant.parameters) or name
            raise BadOption(f"there is no {word} {text!r}; it is: {takes}")
        chosen[name] = ChosenVariant(variant, parameter or "".join(variant.parameters[:1]))
    return [chosen[name] for name in known if name in chosen]


def _check(edition: str, players: int, cards: bool, variants: Iterable[Variant], *, own_decks: bool) -> None:
    """Refuse what the edition, the number of players or a game without cards can't have, and what contradicts."""
    before: list[Variant] = []
    for variant in variants:
        reason = why_not_here(variant, edition, players, cards, own_decks=own_decks)
        if reason:
            raise BadOption(reason)
        for other in before:
            if contradict(variant, other):
                raise BadOption(f"{other.name} and {variant.name} contradict each other; choose one of them")
        before.append(variant)


def why_not_here(variant: Variant, edition: str, players: int, cards: bool, *, own_decks: bool = False) -> str:
    """Why a game of this kind can't have a variant; empty when it can, unless decks of one's own are too small."""
    if edition not in variant.editions:
        return f"{variant.name} belongs to the {' and '.join(variant.editions)} edition, not to the {edition} one"
    if players not in variant.players:
        least, most = variant.players[0], variant.players[-1]
        for_whom = f"{least}" if least == most else f"{least} to {most}"
        return f"{variant.name} is for {for_whom} players, not for {players}"
    if players in variant.more_than_the_box and not own_decks:
        return f"{variant.name} can't be dealt to {players} players: {variant.because}"
    if variant.needs_cards and not cards:
        return f"{variant.name} is about hand cards; use cards=True"
    return ""


def contradict(one: Variant, other: Variant) -> bool:
    """Whether two variants can't be played together."""
    return other.name in one.contradicts or one.name in other.contradicts
