"""Drafts: packs that go round (revised 17.1, original 18.2), what each seat sees of them, and what it can know."""

from __future__ import annotations

import json
import random

import pytest

import agricola
from agricola import BadOption, Game
from agricola.engine.kernel.card import MINOR, OCCUPATION
from agricola.table import Table

DRAFTS = ("draft-separate", "draft-combined", "draft-8", "draft-quick")


def _draft(name: str, players: int = 3, edition: str = "revised", seed: int = 1, **more: object) -> Game:
    return agricola.new_game(edition, players=players, variants=[name], seed=seed, **more)  # type: ignore[arg-type]


def _pack(game: Game, seat: int) -> list[str]:
    return game.view(seat)["pack"]


def _pick_first(game: Game) -> str:
    """Let whoever is asked keep the first card of the list."""
    action = game.legal_actions()[0]
    game.apply(action)
    return action.cards[0]


def _all_pick_first(game: Game) -> None:
    """Let everybody keep the first card once."""
    for _ in game.state.players:
        _pick_first(game)


def _finish(game: Game, seed: int = 1) -> None:
    """Draft at random to the first round."""
    rng = random.Random(seed)
    while game.round == 0:
        game.apply(rng.choice(game.legal_actions()))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", DRAFTS)
def test_everybody_ends_with_seven_of_each_kind_and_no_card_twice(name: str, players: int) -> None:
    game = _draft(name, players)
    _finish(game)
    dealt = []
    for p in game.state.players:
        kinds = [card.kind for card in p.hand]
        assert (kinds.count(MINOR), kinds.count(OCCUPATION)) == (7, 7)
        dealt += [card.id for card in p.hand]
    assert len(set(dealt)) == 14 * players
    assert all(not pack for pack in (game.state.loose_cards or pytest.fail("no packs")).packs)
    assert game.words(game.question) == "place a person"


@pytest.mark.parametrize(("name", "first"), [("draft-separate", 7), ("draft-combined", 14), ("draft-8", 8)])
def test_the_first_pack_has_what_the_variant_deals(name: str, first: int) -> None:
    game = _draft(name)
    kinds = {game.state.board.cards[card].kind for card in _pack(game, 0)}
    assert len(_pack(game, 0)) == first
    assert kinds == ({OCCUPATION, MINOR} if name == "draft-combined" else {OCCUPATION})


@pytest.mark.parametrize(("direction", "step"), [("left", 1), ("right", -1)])
def test_packs_go_to_the_neighbour_of_the_direction(direction: str, step: int) -> None:
    """Original OP-6: to the left, to the right as an option."""
    game = _draft(f"draft-separate:{direction}", 4)
    before = [_pack(game, seat) for seat in range(4)]
    _all_pick_first(game)
    for seat in range(4):
        left = set(_pack(game, (seat + step) % 4))
        assert left < set(before[seat])
        assert len(left) == 6


def test_occupations_are_drafted_before_anybody_sees_a_minor() -> None:
    game = _draft("draft-separate", 2)
    for _ in range(6):
        _all_pick_first(game)
    for seat in range(2):
        view = game.view(seat)
        kinds = [game.state.board.cards[card].kind for card in view["pack"]]
        assert kinds == [MINOR] * 7
        assert len(view["hand"]) == 7  # the last one was passed and kept unasked


def test_a_quick_draft_keeps_three_then_two_then_the_rest() -> None:
    game = _draft("draft-quick", 2)
    sizes = []
    for _ in range(2):
        sizes.append(len(_pack(game, 0)))
        asked = game.current_player
        while game.current_player == asked:
            _pick_first(game)
        while game.round == 0 and game.current_player not in (None, asked):
            _pick_first(game)
    assert sizes == [14, 8]
    assert game.round == 1
    assert [len(p.hand) for p in game.state.players] == [14, 14]


def test_of_eight_cards_the_last_leaves_the_game() -> None:
    game = _draft("draft-8", 3)
    _finish(game)
    for p in game.state.players:
        assert sorted(card.kind for card in p.discarded) == [MINOR, OCCUPATION]


def test_the_original_edition_has_the_draft_of_its_rulebook_only() -> None:
    game = _draft("draft-separate", 5, "original")
    _finish(game)
    assert [len(p.hand) for p in game.state.players] == [14] * 5
    for name in ("draft-combined", "draft-8", "draft-quick"):
        with pytest.raises(BadOption, match="belongs to the revised edition"):
            _draft(name, 3, "original")


def test_nobody_drafts_alone_and_chosen_hands_are_not_drafted() -> None:
    with pytest.raises(BadOption, match="draft-quick is for 2 to 5 players, not for 1"):
        _draft("draft-quick", 1)
    with pytest.raises(BadOption, match="draft-separate and draft-quick contradict each other"):
        agricola.new_game("revised", players=2, variants=["draft-quick", "draft-separate"])
    with pytest.raises(BadOption, match="chosen from packs; leave hands out"):
        _draft("draft-quick", 2, hands=[["Corn Scoop"]])
    with pytest.raises(BadOption, match="28 occupations are needed for 4 players, 18 are there"):
        deck = agricola.EDITIONS["revised"].board(4, {}, True).occupations
        _draft("draft-quick", 4, exclude=[card.id for card in deck[:30]])


def test_deifuss_makes_the_packs_of_the_minors() -> None:
    game = agricola.new_game("revised", players=2, variants=["draft-combined", "deifuss"], seed=3)
    cards = [game.state.board.cards[card] for card in _pack(game, 0)]
    assert sum(card.traveling for card in cards) == 1


# --- what is hidden ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_a_pick_is_shown_to_nobody_before_all_have_picked(players: int) -> None:
    """Whatever the first picks, the views of all others and of spectators are the same, byte for byte."""
    game = _draft("draft-combined", players)
    first = game.current_player
    others = [seat for seat in range(players) if seat != first]
    seen: list[list[str]] = []
    for action in game.legal_actions():
        world = game.clone()
        world.apply(action)
        seen.append([json.dumps(world.view(seat)) for seat in (*others, None)])
    assert all(views == seen[0] for views in seen)


@pytest.mark.parametrize("name", DRAFTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_worlds_look_the_same_and_offer_the_same(name: str, players: int) -> None:
    game = _draft(name, players, seed=players)
    rng = random.Random(players)
    while game.round == 0:
        asked = game.current_player
        assert asked is not None
        for seat in range(players):
            world = game.determinize(seat, rng)
            assert json.dumps(world.view(seat)) == json.dumps(game.view(seat))
        world = game.determinize(asked, rng)
        assert world.legal_actions() == game.legal_actions()
        assert agricola.from_position(world.position()).legal_actions() == game.legal_actions()
        game.apply(rng.choice(game.legal_actions()))


def test_with_two_players_what_the_other_took_of_a_pack_is_known_when_it_comes_back() -> None:
    game = _draft("draft-separate", 2, seed=5)
    before = set(_pack(game, 0))
    _all_pick_first(game)
    own_first = set(game.view(0)["hand"])
    passed = before - own_first
    _all_pick_first(game)
    taken = passed - set(_pack(game, 0))  # the pack came back without one card
    assert len(taken) == 1
    for seed in range(20):
        world = game.determinize(0, random.Random(seed))
        assert taken <= {card.id for card in world.state.players[1].hand}


def test_what_was_passed_on_stays_among_those_who_can_have_it_and_the_rest_is_dealt_anew() -> None:
    game = _draft("draft-separate", 3, seed=5)
    _all_pick_first(game)  # seat 0's pack is at seat 1 now, which has taken nothing of it
    loose = game.state.loose_cards
    assert loose is not None
    passed = {card.id for card in loose.packs[1]}
    picks: set[str] = set()
    packs: set[tuple[str, ...]] = set()
    for seed in range(30):
        world = game.determinize(0, random.Random(seed)).state
        assert world.loose_cards is not None
        assert {card.id for card in world.loose_cards.packs[1]} == passed
        picks.add(world.players[1].hand[0].id)
        packs.add(tuple(sorted(card.id for card in world.loose_cards.packs[2])))
    assert len(picks) > 5  # what seat 1 took before was never seen
    assert len(packs) > 5
    _all_pick_first(game)
    for seed in range(10):
        world = game.determinize(0, random.Random(seed)).state
        assert world.loose_cards is not None
        holding = {card.id for card in (*world.players[1].hand, *world.loose_cards.packs[2])}
        assert passed <= holding


def test_after_the_draft_hands_are_imagined_with_what_was_passed_on() -> None:
    game = _draft("draft-quick", 2, seed=9)
    first = set(_pack(game, 1))
    _finish(game)
    true = {card.id for card in game.state.players[0].hand}
    known = {card for card in true if card in first}
    assert known
    for seed in range(10):
        world = game.determinize(1, random.Random(seed))
        assert known <= {card.id for card in world.state.players[0].hand}


# --- recorded, replayed, taken back -----------------------------------------------------------------------------------


def test_a_pick_is_a_move_of_the_record() -> None:
    game = _draft("draft-quick", 2)
    card = _pick_first(game)
    record = game.record()
    assert record.moves[0][1] == f"pick:{card}"
    assert record.setup["variants"] == ["draft-quick"]
    assert len(record.chance["packs"]) == 2  # type: ignore[arg-type]
    _finish(game)
    again = agricola.replay(str(game.record()))
    assert again.key() == game.key()
    assert [action.code for action in again.legal_actions()] == [action.code for action in game.legal_actions()]


def test_a_pick_can_be_taken_back_until_the_player_says_so_and_not_after_the_packs_are_passed() -> None:
    table = Table(_draft("draft-separate", 2, ask_end_turn=True, record_events=True))
    first = table.game.current_player
    assert first is not None
    action = table.game.legal_actions()[0]
    table.act(first, action)
    assert table.why_no_undo(first) is None
    table.undo(first)
    assert table.game.legal_actions()[0] == action
    table.act(first, action)
    table.act(first, "end")
    assert table.why_no_undo(first) is not None
    second = 1 - first
    table.act(second, table.game.legal_actions()[0])
    assert table.why_no_undo(second) is None
    table.act(second, "end")
    assert table.why_no_undo(second) is not None
    assert not any(entry.action for entry in table.journal if entry.kind == "choose")


def test_what_is_told_of_a_draft_is_seen_by_its_seat_only() -> None:
    game = _draft("draft-separate", 2, record_events=True)
    _all_pick_first(game)
    for event in game.take_events():
        if event.card:
            assert event.seen_by == event.seat
            assert event.card not in json.dumps(event.json(1 - event.seat))
            assert event.card not in json.dumps(event.json(None))


def test_forced_picks_are_asked_where_the_caller_wants_it() -> None:
    game = _draft("draft-quick", 2, ask_forced=True)
    asked = 0
    while game.round == 0:
        _pick_first(game)
        asked += 1
    assert asked == 2 * 14
