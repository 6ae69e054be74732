"""The editions, options and cards that can be played, as messages."""

from __future__ import annotations

from functools import cache

from agricola.agents.roster import DEFAULT_LEVEL, levels
from agricola.cards import catalog
from agricola.editions.edition import Edition
from agricola.engine.observation.view import CARD_KINDS
from agricola.game import EDITIONS
from agricola.server.messages.catalog import (
    CardInfo,
    Cards,
    Catalog,
    EditionInfo,
    OptionInfo,
    RoundCardInfo,
    VariantInfo,
)
from agricola.server.messages.values import PROTOCOL
from agricola.server.rooms.room_table import ENGINE
from agricola.server.rooms.seats import COLOURS
from agricola.variants.boards import HOUSE_RULES, VARIANTS, contradict
from agricola.variants.hands import WHOLE_HANDS
from agricola.wording.card_facts import as_json


def what_can_be_played() -> Catalog:
    """The editions with their options, and the levels of computer players."""
    editions = []
    for edition in EDITIONS.values():
        counts = range(1, edition.most_players + 1)
        options = [
            OptionInfo(
                name,
                option.about,
                [option.default(players, True) for players in counts],
                [option.default(players, False) for players in counts],
            )
            for name, option in edition.options.items()
        ]
        editions.append(
            EditionInfo(
                edition.name,
                edition.most_players,
                edition.hand_cards,
                edition.decks,
                edition.usual_decks,
                options,
                _round_cards(edition),
            )
        )
    return Catalog(editions, _variants(), levels(), DEFAULT_LEVEL, list(COLOURS), ENGINE, PROTOCOL)


def _round_cards(edition: Edition) -> list[list[RoundCardInfo]]:
    """The round cards of the solo game by stage, whose order may be chosen."""
    board = edition.board(1, {}, edition.hand_cards)
    if board.fixed_order:
        return []
    stages = range(1, len(board.stage_rounds) + 1)
    return [[RoundCardInfo(space.id, space.name) for space in board.spaces if space.stage == stage] for stage in stages]


def _variants() -> list[VariantInfo]:
    known = [*VARIANTS.values(), *HOUSE_RULES.values()]
    return [
        VariantInfo(
            variant.name,
            variant.kind,
            list(variant.editions),
            variant.players[0],
            max(number for number in variant.players if number not in variant.more_than_the_box),
            variant.needs_cards,
            [other.name for other in known if contradict(variant, other)],
            variant.name in WHOLE_HANDS,
            list(variant.parameters),
        )
        for variant in known
    ]


def cards(edition: str | None, kind: str | None, words: str | None) -> Cards:
    """The cards of an edition or of all, of a kind or of all, with all the words in their name, id or text."""
    wanted = (words or "").casefold().split()
    return Cards(
        [
            card
            for card, text in _listed()
            if (edition is None or edition in card.editions)
            and (kind is None or card.kind.startswith(kind))
            and all(word in text for word in wanted)
        ]
    )


@cache
def _listed() -> list[tuple[CardInfo, str]]:
    """All cards, each with what a search looks at."""
    listed = []
    for card in catalog.ALL_CARDS:
        facts = {**as_json(card), "kind": CARD_KINDS[card.kind]}
        info = CardInfo(**facts, editions=list(catalog.editions_of(card)))  # type: ignore[arg-type]
        listed.append((info, f"{card.name} {card.id} {card.text} {card.category}".casefold()))
    return listed
