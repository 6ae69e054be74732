"""Random games with variants and house rules, alone and combined, one by one or in bulk.

Over all editions and numbers of players, with every reading of each, and with decks, cards and orders of choice.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from typing import Any

import agricola
from agricola import BadOption, Game
from agricola.engine.rounds.invariants import broken_rules
from agricola.variants.boards import (
    HOUSE_RULES,
    HOUSE_RULES_OPTION,
    VARIANTS,
    VARIANTS_OPTION,
    contradict,
    named_in,
    why_not_here,
)
from agricola.variants.variant import Variant
from tests.property.in_bulk import Bulk, Played

MOST_DECISIONS = 6_000


def _drawn(rng: random.Random, known: list[Variant], most: int) -> list[Variant]:
    """Some of the variants that go together, in any order."""
    drawn: list[Variant] = []
    for variant in rng.sample(known, len(known)):
        if len(drawn) < most and not any(contradict(variant, other) for other in drawn):
            drawn.append(variant)
    return drawn


def _text(rng: random.Random, variant: Variant) -> str:
    return f"{variant.name}:{rng.choice(variant.parameters)}" if variant.parameters else variant.name


def game_of(number: int, *, record_events: bool = False) -> Game:
    """The n-th game: an edition, a number of players and some variants drawn at random."""
    rng = random.Random(number)
    edition = rng.choice(("revised", "original", "family"))
    players = rng.randint(1, agricola.EDITIONS[edition].most_players)
    cards = agricola.EDITIONS[edition].hand_cards and rng.random() < 0.85
    known = [
        variant
        for variant in (*VARIANTS.values(), *HOUSE_RULES.values())
        if not why_not_here(variant, edition, players, cards)
    ]
    drawn = _drawn(rng, known, rng.randint(1, 4))
    return agricola.new_game(
        edition,
        players=players,
        cards=cards,
        variants=[_text(rng, one) for one in drawn if one.name in VARIANTS],
        house_rules=[_text(rng, one) for one in drawn if one.name in HOUSE_RULES],
        ask_end_turn=rng.random() < 0.3,
        seed=number,
        record_events=record_events,
    )


def _chosen(rng: random.Random, edition: str, players: int, *, drafted: bool) -> dict[str, Any]:
    """What else may be chosen for a game with hand cards: decks, banned cards, hands, kept occupations, an order."""
    chosen: dict[str, Any] = {"decks": rng.choice(("E", "K", "EIK", "EIKZ"))} if edition == "original" else {}
    board = agricola.EDITIONS[edition].board(players, chosen, True)
    minors = rng.sample(board.minors, 3 * players)
    occupations = rng.sample(board.occupations, 3 * players)
    kept, held, banned = (occupations[at::3] for at in range(3))
    if rng.random() < 0.5:
        chosen["exclude"] = [card.id for card in (*banned, *minors[::3])]
    if not drafted and rng.random() < 0.5:
        chosen["hands"] = [[held[seat].id, minors[3 * seat + 1].id] for seat in range(players)]
    if players > 1 and rng.random() < 0.5:
        chosen["kept"] = [[card.id] if rng.random() < 0.7 else [] for card in kept]
        chosen["extra_food"] = [rng.randint(0, 2) for _ in range(players)]
        chosen["starting_player"] = rng.randrange(players)
    if players == 1:
        stages = range(1, len(board.stage_rounds) + 1)
        cards = [[space.id for space in board.spaces if space.stage == stage] for stage in stages]
        chosen["round_cards"] = [card for stage in cards for card in rng.sample(stage, len(stage))]
    return chosen


def game_with_choices(number: int) -> Game | None:
    """The n-th game with many variants at once and with cards that are chosen; None where that can't be."""
    rng = random.Random(number)
    edition = rng.choice(("revised", "original"))
    players = rng.randint(1, agricola.EDITIONS[edition].most_players)
    known = [
        one for one in (*VARIANTS.values(), *HOUSE_RULES.values()) if not why_not_here(one, edition, players, True)
    ]
    drawn = _drawn(rng, known, rng.randint(2, 9))
    drafted = any(one.name.startswith("draft") for one in drawn)
    try:
        return agricola.new_game(
            edition,
            players=players,
            variants=[_text(rng, one) for one in drawn if one.name in VARIANTS],
            house_rules=[_text(rng, one) for one in drawn if one.name in HOUSE_RULES],
            ask_end_turn=rng.random() < 0.3,
            seed=number,
            **_chosen(rng, edition, players, drafted=drafted),
        )
    except BadOption as problem:
        # Too few cards of a portion are the one thing that may be in the way.
        assert re.search("too few cards are left|more of its kind than a hand may hold", str(problem)), problem
        return None


def keeps_promises(game: Game, number: int) -> None:
    """Sound positions that can be saved, views of possible worlds that agree, and a record that can be replayed."""
    rng = random.Random(number)
    players = len(game.state.players)
    decisions = 0
    while not game.is_terminal():
        decisions += 1
        assert decisions < MOST_DECISIONS
        codes = [action.code for action in game.legal_actions()]
        assert len(set(codes)) == len(codes)
        assert all(code.isascii() for code in codes)
        if game.round == 0 or rng.random() < 0.04:
            assert not broken_rules(game.state)
            again = agricola.from_position(json.loads(json.dumps(game.position())))
            assert again.key() == game.key()
            assert [action.code for action in again.legal_actions()] == codes
            seat = rng.randrange(players)
            world = game.determinize(seat, rng)
            assert json.dumps(world.view(seat)) == json.dumps(game.view(seat))
            asked = game.current_player
            assert asked is not None
            assert [action.code for action in game.determinize(asked, rng).legal_actions()] == codes
        game.apply(rng.choice(game.legal_actions()))
    assert agricola.replay(str(game.record())).key() == game.key()


BATCH = 10


def play_batch(first: int, count: int, rare: tuple[str, ...] = ()) -> Played:
    """Play some games, every other one with many variants and with chosen cards; count how often each was played."""
    assert not rare
    played = Played(count)
    for number in range(first, first + count):
        game = game_of(number) if number % 2 else game_with_choices(number)
        if game is None:
            continue
        try:
            keeps_promises(game, number)
        except Exception as failure:  # whatever it is, the record leads there
            played.failures.append(f"game {number}: {failure!r}\n{game.record()}")
        board = game.state.board
        names = [*named_in(board, VARIANTS_OPTION), *named_in(board, HOUSE_RULES_OPTION)]
        played.counts.update(name.partition(":")[0] for name in names)
    return played


def ways_played(counts: Counter[str]) -> str:
    """How often the rarest was played, in words."""
    return f"the rarest of {len(VARIANTS) + len(HOUSE_RULES)} ways {min(counts[name] for name in ALL_WAYS)} times"


ALL_WAYS = (*VARIANTS, *HOUSE_RULES)
VARIANT_SOAK = Bulk(play_batch, BATCH, ways_played)
