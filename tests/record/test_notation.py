"""Moves as text: every legal action reads back as itself, short forms work, and what is wrong is said."""

from __future__ import annotations

import pytest

from agricola import Ambiguous, Game, NotLegal, NotReadable
from tests.kit import fresh, play, spoken
from tests.record.samples import KINDS, SETUPS, decision, finished, random_game


def refused(game: Game, text: str, kind: type[Exception]) -> str:
    """Check that a text is refused in the right way and changes nothing; gives the message."""
    before = game.key()
    with pytest.raises(kind) as caught:
        game.parse(text)
    assert game.key() == before
    return str(caught.value)


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_every_legal_action_reads_back_as_itself(edition: str, players: int) -> None:
    """parse() of its code and of its words is the action, for every action of random games; in any case and spacing."""
    for game in random_game(edition, players, seed=players):
        actions = game.legal_actions()
        assert len({action.code for action in actions}) == len(actions)
        for action in actions[:: 1 + len(actions) // 60]:
            assert game.parse(str(action)) is action
            assert game.parse(f"  {game.words(action).upper()} ") is action


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_decision_reads_back(kind: str) -> None:
    """Each option of each kind of question is read as itself."""
    game = decision(kind).game
    assert [game.parse(str(action)) for action in game.legal_actions()] == game.legal_actions()
    assert [game.parse(game.words(action)) for action in game.legal_actions()] == game.legal_actions()


@pytest.mark.parametrize(
    ("kind", "short", "full"),
    [
        ("place", "day", "Day Laborer"),
        ("place", "fish", "Fishing"),
        ("place", "take veg", "Take 1 Vegetable"),
        ("place", "wood_3", "3 Wood"),
        ("place", "family_growth_no_room", "Family Growth even without Room"),
        ("plow", "b1", "plow b1"),
        ("or", "boar", "take 1 boar"),
        ("and/or", "rooms", "build rooms"),
        ("major", "well", "build Well"),
        ("major", "hearth 5", "build Cooking Hearth (5 clay)"),
        ("pay", "return", "pay by returning Fireplace (2 clay)"),
        ("keep", "cattle", "keep 1 cattle"),
        ("fences", "fence d1 e1", "fence d1 e1"),
    ],
)
def test_a_move_may_be_shortened(kind: str, short: str, full: str) -> None:
    """The beginnings of some words are enough while only one move fits; a space has its key, too."""
    game = decision(kind).game
    assert spoken(game, game.parse(short)) == full


@pytest.mark.parametrize(
    ("kind", "text", "listed"),
    [
        ("place", "family", "Family Growth even without Room"),
        ("place", "take 1", "Take 1 Grain; Take 1 Vegetable"),
        ("major", "build fire", "build Fireplace (2 clay); build Fireplace (3 clay)"),
        ("feed", "convert", "convert 1 grain to 1 food; convert 2 grain to 2 food"),
    ],
)
def test_an_ambiguous_move_lists_what_it_could_be(kind: str, text: str, listed: str) -> None:
    """Ambiguous says which moves fit."""
    game = play("original", round=14, seats=[{"rooms": ["a1", "a2", "a3"]}]).game if text == "family" else None
    assert listed in refused(game or decision(kind).game, text, Ambiguous)


def test_an_ambiguous_list_is_cut_short() -> None:
    """Hundreds of fences are not all listed."""
    message = refused(decision("fences").game, "fence", Ambiguous)
    assert "more" in message
    assert len(message) < 600


@pytest.mark.parametrize(
    ("kind", "text", "reason"),
    [
        ("place", "After Family Growth also 1 Minor Improvement", "no room: 2 rooms for 2 people"),
        ("place", "sow_bake", "no empty field"),
        ("place", "plow c1", "Player 1 is to place a person"),
        ("place", "done", "Player 1 is to place a person"),
        ("plow", "plow a2", "Player 1 is to plow a field: plow b1"),
        ("rooms", "room e1", "room a1"),
        ("rooms", "Fishing", "first comes: build rooms (player 1)"),
        ("major", "bake 1 grain", "major improvement"),
        ("pay", "pay 5 clay", "choose how to pay: pay 4 clay"),
        ("keep", "keep 2 sheep", "choose which animals to keep"),
        ("feed", "beg 1", "feed the family"),
        ("breed", "convert 1 sheep to 2 food", "choose which animals to have"),
        ("sow", "sow 3 grain", "sow"),
        ("fences", "fence a2", "build fences"),
    ],
)
def test_a_move_that_is_not_allowed_says_why_and_what_is(kind: str, text: str, reason: str) -> None:
    """NotLegal for a move that can be read."""
    message = refused(decision(kind).game, text, NotLegal)
    assert reason in message
    assert "not possible now" in message


@pytest.mark.parametrize("text", ["castle", "forest", "plow z9", "42", "xyzzy room", "🐑"])
def test_a_text_that_is_no_move_says_what_one_is(text: str) -> None:
    """NotReadable for what is no move in this game at all, with the moves that there are."""
    game = fresh("original").game
    message = refused(game, text, NotReadable)
    assert "move" in message
    if text != "🐑":
        assert "Day Laborer" in message


@pytest.mark.parametrize("text", ["", "   ", "?!", None, 5, ["Fishing"], b"Fishing"])
def test_nothing_is_no_move(text: object) -> None:
    """An empty text, or no text, is told what a move looks like."""
    message = refused(fresh("original").game, text, NotReadable)  # type: ignore[arg-type]
    assert "legal_actions()" in message


def test_after_the_game_every_move_is_refused() -> None:
    """When the game is over, a move is not legal."""
    game = finished("original", 2)
    assert "game is over" in refused(game, "Fishing", NotLegal)
    assert "game is over" in refused(game, "done", NotLegal)
    assert "game is over" in refused(game, "nonsense", NotReadable)


def test_a_pasture_is_meant_as_it_is_written() -> None:
    """The cells of a fence move come in any order, and are never completed to a larger pasture."""
    game = decision("fences").game
    assert str(game.parse("fence e2 d1 e1")) == "fence:d1e1e2"
    more = decision("more fences").game
    assert "not possible now" in refused(more, "fence a1", NotLegal)  # a1 does not touch e1; "fence a1 b1 c1 d1" does
    assert "fence a1 b1 c1 d1" in [more.words(action) for action in more.legal_actions()]


def test_an_action_is_its_code() -> None:
    """Equal codes are equal actions, in sets too; an action names what it touches."""
    one, two = decision("fences").game, decision("fences").game
    assert set(one.legal_actions()) == set(two.legal_actions())
    action = one.parse("fence d1 e1")
    assert action.touches["cells"] == ["d1", "e1"]
    assert len(action.touches["edges"]) == 6  # type: ignore[arg-type]
    assert decision("keep").game.parse("keep 1 sheep").touches == {"goods": {"sheep": 1}}
    assert decision("place").game.parse("Fishing").touches == {"space": "fishing"}
