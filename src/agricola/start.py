"""What a game begins with: the caller's options, checked, and what chance decides, drawn or as a record tells it."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from agricola.editions.edition import DECKS, Edition
from agricola.editions.family import FAMILY
from agricola.editions.original import ORIGINAL
from agricola.editions.own_decks import OWN_DECKS, Deck, sorted_decks
from agricola.editions.revised import REVISED
from agricola.engine.chance import seeded
from agricola.engine.errors import BadOption, BadRecord
from agricola.engine.goods import FOOD
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import MAJOR, MINOR, OCCUPATION, Card
from agricola.engine.kernel.state import GameState
from agricola.engine.rounds.setup import Deal, deal_hands, shuffled_round_cards, start_state
from agricola.variants.boards import HOUSE_RULES_OPTION, VARIANTS_OPTION, board_for
from agricola.wording import reader

EDITIONS: Mapping[str, Edition] = {edition.name: edition for edition in (ORIGINAL, REVISED, FAMILY)}
"""The rule sets by name, with their options."""

Decks = str | Sequence[str | Path | Deck]
"""What can be dealt from: letters of printed decks, files of invented ones, decks that were made in a program."""

# What a record tells of chance, by the names of its lines.
_FIRST = "starting player"
_ROUND_CARDS = "round cards"
_HANDS = "hands"
_PILES = {MINOR: "minor pile", OCCUPATION: "occupation pile"}
_GENERATOR = "generator"
_PACKS = "packs"
_FACE_UP = "face up"


def whole_number(value: object) -> int | None:
    """A whole number of Python or NumPy as an int; None for anything else, such as True."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(cast("Any", value))
    except TypeError:
        return None


def lay_out(
    told: Mapping[str, object] | None,
    /,
    edition: str,
    *,
    players: int,
    cards: bool = True,
    decks: Decks | None = None,
    own_decks: Sequence[str] = (),
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
    **options: object,
) -> tuple[GameState, dict[str, object]]:
    """The position before anything happens, and what a record says of the set-up; `new_game` tells what each means.

    Chance draws by the seed. With `told`, what a record tells of chance, everything is as it is told there, so that a
    record plays on as it was when a deck has got more cards since; raises BadRecord where that can't be.
    """
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise BadOption(f"there is no edition {edition!r}; the editions are {', '.join(sorted(EDITIONS))}")
    if not isinstance(cards, bool):
        raise BadOption(f"cards is True or False, not {cards!r}")
    if not EDITIONS[edition].hand_cards:
        cards = False
    if isinstance(decks, list | tuple):
        decks, more = sorted_decks(decks)
        own_decks = more or own_decks
    if decks is not None:
        options[DECKS] = decks
    options[OWN_DECKS] = own_decks
    options[VARIANTS_OPTION] = variants
    options[HOUSE_RULES_OPTION] = house_rules
    players = whole_number(players) or players  # what is none is refused below
    board = board_for(EDITIONS[edition], players, options, cards)
    chosen = _choose_cards(board, hands, include, exclude, kept)
    extra_food = _extra_food(extra_food, players)
    if seed is None:
        seed = secrets.randbits(128)
    number = whole_number(seed)
    if number is None or number < 0:
        raise BadOption(f"a seed is a number from 0 on, not {seed!r}")
    seed = number
    if not isinstance(ask_forced, bool):
        raise BadOption(f"ask_forced is True or False, not {ask_forced!r}")
    if not isinstance(ask_end_turn, bool):
        raise BadOption(f"ask_end_turn is True or False, not {ask_end_turn!r}")
    chance = seeded(seed)
    order = shuffled_round_cards(board, chance)
    if round_cards is not None:
        order = _chosen_order(board, round_cards)
    start = chance.below(players)
    if starting_player is not None:
        start = starting_player = _chosen_start(starting_player, players)
    if told is not None:
        start, order = _told_start(board, told)
    state = start_state(board, start, order, 0)
    for player, food in zip(state.players, extra_food, strict=False):
        player.goods[FOOD] += food
    if cards:
        deal_hands(state, chance, chosen)
    state.chance = chance.state
    if told is not None:
        _deal_as_told(state, told)
    state.order_known = round_cards is not None
    state.ask_forced = ask_forced
    state.ask_end_turn = ask_end_turn
    setup: dict[str, object] = {"edition": edition, "players": players, "cards": cards, **board.options_json()}
    if round_cards is not None:
        setup["round_cards"] = [board.spaces[index].id for index in order]
    if hands:
        setup["hands"] = [list(hand) for hand in hands]
    if include:
        setup["include"] = list(include)
    if exclude:
        setup["exclude"] = list(exclude)
    if any(kept):
        setup["kept"] = [list(cards) for cards in kept]
    if any(extra_food):
        setup["extra_food"] = list(extra_food)
    if starting_player is not None:
        setup["starting_player"] = starting_player
    if ask_forced:
        setup["ask_forced"] = True
    if ask_end_turn:
        setup["ask_end_turn"] = True
    setup["seed"] = seed
    return state, setup


# --- what a record tells of chance ------------------------------------------------------------------------------------


def told_deal(state: GameState) -> dict[str, object]:
    """What chance has decided before anything happens: enough to lay the game out again without the seed.

    The piles and the generator are told too, because what is drawn later comes from them.
    """
    told: dict[str, object] = {
        _FIRST: state.start + 1,
        _ROUND_CARDS: [state.board.spaces[index].id for index in state.order],
    }
    if state.board.with_cards:
        told[_HANDS] = [[card.id for card in p.hand] for p in state.players]
        told[_PILES[MINOR]] = [card.id for card in state.minor_pile]
        told[_PILES[OCCUPATION]] = [card.id for card in state.occupation_pile]
    told[_GENERATOR] = state.chance
    return told


def told_packs(state: GameState) -> dict[str, object]:
    """The cards that lay in no hand at the first question, where there are some."""
    loose = state.loose_cards
    if loose is None:
        return {}
    return {
        _PACKS: [[card.id for card in pack] for pack in loose.packs],
        _FACE_UP: [card.id for card in loose.face_up],
    }


def _told_start(board: Board, told: Mapping[str, object]) -> tuple[int, tuple[int, ...]]:
    """The seat that begins and the order of the round cards, as a record tells them."""
    first = whole_number(told.get(_FIRST))
    if first is None or not 1 <= first <= board.players:
        raise BadRecord(f"the record tells no starting player from 1 to {board.players}")
    order = tuple(
        board.by_id[name].index
        for name in _told_list(told, _ROUND_CARDS)
        if isinstance(name, str) and name in board.by_id
    )
    if sorted(order) != [space.index for space in board.spaces if space.stage]:
        raise BadRecord("the record does not tell each round card of its game once")
    return first - 1, order


def _deal_as_told(state: GameState, told: Mapping[str, object]) -> None:
    """Give everybody the hand that a record tells, and set piles and generator; what it does not tell stays."""
    if state.board.with_cards:
        _deal_cards_as_told(state, told)
    if _GENERATOR in told:
        generator = whole_number(told[_GENERATOR])
        if generator is None or not 0 <= generator < 1 << 64:
            raise BadRecord("the record's generator is no number below 2 to the 64th")
        state.chance = generator


def check_packs(state: GameState, told: Mapping[str, object]) -> None:
    """Refuse a record whose packs are not those that its piles give."""
    for name, cards in told_packs(state).items():
        if name in told and told[name] != cards:
            raise BadRecord(f"the record tells {name} that its deal does not give; it comes from another version")


def _deal_cards_as_told(state: GameState, told: Mapping[str, object]) -> None:
    hands = _told_list(told, _HANDS)
    if len(hands) != len(state.players):
        raise BadRecord(f"the record tells {len(hands)} hands for {len(state.players)} players")
    dealt = [_told_cards(state.board, _HANDS, hand) for hand in hands]
    taken = [card for hand in dealt for card in hand]
    piles: dict[int, list[Card]] = {}
    for kind, name in _PILES.items():
        if name in told:
            piles[kind] = _told_cards(state.board, name, told[name])
        else:
            rest = [card for p in state.players for card in p.hand if card.kind == kind]
            pile = state.minor_pile if kind == MINOR else state.occupation_pile
            piles[kind] = [card for card in (*pile, *rest) if card not in taken]
        if any(card.kind != kind for card in piles[kind]):
            raise BadRecord(f"the record has another kind of card in its {name}")
        taken += piles[kind]
    if len(set(taken)) != len(taken):
        raise BadRecord("the record tells a card twice")
    for p, hand in zip(state.players, dealt, strict=True):
        p.hand = tuple(hand)
    state.minor_pile = tuple(piles[MINOR])
    state.occupation_pile = tuple(piles[OCCUPATION])


def _told_list(told: Mapping[str, object], name: str) -> list[object]:
    value = told.get(name)
    if not isinstance(value, list):
        raise BadRecord(f"the record does not tell its {name}")
    return value


def _told_cards(board: Board, name: str, ids: object) -> list[Card]:
    if not isinstance(ids, list):
        raise BadRecord(f"the record's {name} list no cards")
    cards: list[Card] = []
    for id in ids:
        card = board.cards.get(id) if isinstance(id, str) else None
        if card is None or card.kind == MAJOR:
            raise BadRecord(f"the record's {name} name {id!r}, which is no hand card of this version")
        cards.append(card)
    return cards


# --- what a caller chooses --------------------------------------------------------------------------------------------


def _extra_food(extra_food: Sequence[int], players: int) -> list[int]:
    numbers = [whole_number(food) for food in extra_food] if isinstance(extra_food, list | tuple) else [None]
    foods = [number for number in numbers if number is not None and number >= 0]
    if len(foods) != len(numbers):
        raise BadOption(f"extra_food lists a number of food from 0 on for each seat, not {extra_food!r}")
    if len(foods) > players:
        raise BadOption(f"extra_food names {len(foods)} seats for {players} players")
    return foods


def _chosen_start(seat: int, players: int) -> int:
    number = whole_number(seat)
    if number is None or not 0 <= number < players:
        raise BadOption(f"starting_player is a seat from 0 to {players - 1}, not {seat!r}")
    return number


def _choose_cards(
    board: Board,
    hands: Sequence[Sequence[str]],
    include: Sequence[str],
    exclude: Sequence[str],
    kept: Sequence[Sequence[str]] = (),
) -> Deal:
    """What the caller wants dealt, and what lies in front of the players at once, checked."""
    if not board.with_cards:
        if hands or include or exclude or any(kept):
            raise BadOption("without hand cards there are no hands to choose; use cards=True")
        return Deal((), (), ())
    if not isinstance(hands, list | tuple):
        raise BadOption(f"hands lists a hand for each seat, not {hands!r}")
    if len(hands) > board.players:
        raise BadOption(f"there are {len(hands)} hands for {board.players} players")
    given = tuple(tuple(_card(board, name) for name in _names("hands", hand)) for hand in hands)
    added = tuple(_card(board, name) for name in _names("include", include))
    out = tuple(_card(board, name) for name in _names("exclude", exclude))
    if not isinstance(kept, list | tuple):
        raise BadOption(f"kept lists occupations for each seat, not {kept!r}")
    if len(kept) > board.players:
        raise BadOption(f"kept names {len(kept)} seats for {board.players} players")
    stay = tuple(tuple(_card(board, name) for name in _names("kept", names)) for names in kept)
    for card in (card for cards in stay for card in cards):
        if card.kind != OCCUPATION:
            raise BadOption(f"{card.name} is a minor improvement; only occupations are kept")
    for seat, hand in [*enumerate(given), *enumerate(stay)]:
        for card in hand:
            if card in out:
                raise BadOption(f"{card.name} of seat {seat} is excluded; leave it out of one of them")
            if card not in board.minors and card not in board.occupations and card not in added:
                raise BadOption(f"{card.name} is not in this game: {_why_not_dealt(board, card)}")
    return Deal(given, added, out, stay)


def _why_not_dealt(board: Board, card: Card) -> str:
    """Why a card of the edition is not among those that are dealt."""
    if card.kind == OCCUPATION and card.players > board.players:
        return f"it is for {card.players} players and more; name it in include, too, to play it with fewer"
    return f"its deck {card.deck} is not played; choose it with decks"


def _names(what: str, names: Sequence[str]) -> Sequence[str]:
    if not isinstance(names, list | tuple) or any(not isinstance(name, str) for name in names):
        raise BadOption(f"{what} lists cards by name or id, not {names!r}")
    return names


def _card(board: Board, name: str) -> Card:
    card = reader.card_among(board.all_cards, reader.simplified(name))
    if card is None or card.kind == MAJOR:
        raise BadOption(f"the {board.edition} edition has no minor improvement or occupation {name!r}")
    return card


def _chosen_order(board: Board, round_cards: Sequence[str]) -> tuple[int, ...]:
    if board.fixed_order:
        raise BadOption("the order of the round spaces is printed on the board; leave round_cards out")
    if board.players != 1:
        raise BadOption("only a solo player may choose the order of the round cards")
    known = {**board.by_name, **board.by_id}
    if not isinstance(round_cards, list | tuple) or any(
        not isinstance(name, str) or name not in known for name in round_cards
    ):
        raise BadOption("round_cards is a list of the names of all round cards in the order in which they appear")
    order = tuple(known[name].index for name in round_cards)
    stages = [board.spaces[index].stage for index in order]
    expected = [space for space in board.spaces if space.stage]
    if sorted(order) != [space.index for space in expected] or stages != sorted(stages):
        names = "; ".join(f"{space.name} (stage {space.stage})" for space in expected)
        raise BadOption(f"round_cards must hold each round card once, stage by stage: {names}")
    return order
