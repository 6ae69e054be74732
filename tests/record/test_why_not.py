"""Why a space, a card or a farmyard space can't be used, in every kind of decision."""

from __future__ import annotations

import pytest

from agricola import NotReadable
from agricola.engine.message import say
from tests.kit import fresh, play
from tests.record.samples import KINDS, decision, finished


@pytest.mark.parametrize("kind", KINDS)
def test_a_space_in_every_kind_of_decision(kind: str) -> None:
    """A free space is allowed while a person is placed; otherwise one hears what comes first."""
    game = decision(kind).game
    before = game.key()
    reason = game.why_not("3 Wood")
    if kind == "place":
        assert not reason
    else:
        assert reason == (say("why-first", seat=game.current_player, what=game.question),)
    assert game.key() == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_in_every_kind_of_decision(kind: str) -> None:
    """A card that is offered is allowed; otherwise there is a reason."""
    game = decision(kind).game
    offered = any(action.code == "card:M-well" for action in game.legal_actions())
    reason = game.why_not("Well")
    assert (not reason) == offered
    assert offered or game.words(reason)


@pytest.mark.parametrize("kind", KINDS)
def test_a_cell_in_every_kind_of_decision(kind: str) -> None:
    """A cell is allowed exactly when an offered action touches it."""
    game = decision(kind).game
    touched = {cell for action in game.legal_actions() for cell in action.touches.get("cells", [])}  # type: ignore[attr-defined]
    for column in "abcde":
        for row in "123":
            reason = game.why_not(column + row)
            assert (not reason) == (column + row in touched), (column + row, reason)


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("1 Cattle", "its card has not been turned up yet (stage 4)"),
        ("Fishing", "it is occupied by player 2"),
        ("Fences", "4 wood short"),
        ("1 Clay", "nothing lies there"),
        ("sow_bake", "no empty field"),
        ("Well", "1 wood short"),
        ("m-joinery", "2 wood short"),
        ("Clay Oven", "already owned by player 2"),
        ("c2", "no farmyard space is to be chosen now"),
    ],
)
def test_the_reason_for_a_space_or_a_card(what: str, reason: str) -> None:
    """Short and complete reasons, by name, key or id."""
    table = play(
        "original",
        round=4,
        stock={"1 Clay": {}},
        seats=[{"goods": {"stone": 9, "grain": 1}}, {"placed": ["Fishing"], "cards": ["M-clay-oven"]}],
    )
    assert reason in table.why_not(what)


def test_a_forbidden_renovation_tells_what_is_missing_too() -> None:
    """Whoever asks hears all of it: Mantlepiece forbids to renovate, and the price is not there either."""
    table = play("revised", cards=True, round=7, seats=[{"house": "clay", "cards": ["B033"], "goods": {"stone": 1}}])
    assert table.why_not("House Redevelopment") == "a card forbids to renovate; 1 reed short, 1 stone short"


def test_a_card_that_could_be_paid_but_is_not_on_offer() -> None:
    """Who could pay a card hears that it is not the moment."""
    reason = decision("plow").why_not("Well")
    assert reason == "it can't be built now; first comes: plow a field (player 1)"


@pytest.mark.parametrize("what", ["castle", "", "  ", "f9", None, 7, ["Fishing"], b"Fishing"])
def test_what_is_nothing_at_all(what: object) -> None:
    """NotReadable for what is neither a space nor a card nor a cell."""
    game = fresh("original").game
    before = game.key()
    with pytest.raises(NotReadable, match=r"a1 to e3.*Day Laborer"):
        game.why_not(what)  # type: ignore[arg-type]
    assert game.key() == before


def test_after_the_game_the_reason_is_that_it_is_over() -> None:
    """Nothing can be used after the end."""
    game = finished("revised", 2)
    assert [game.why_not(what) for what in ("Forest", "Well", "c1")] == [(say("why-game-over"),)] * 3
