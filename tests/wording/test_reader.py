"""What people type: codes, sentences, short forms, in their language and in English."""

from __future__ import annotations

import pytest

import agricola
from agricola.engine.errors import Ambiguous, NotLegal, NotReadable
from agricola.engine.kernel.actions import Action
from agricola.wording.reader import simplified


def at(move: str = "", **seat: object) -> agricola.Game:
    """A decision of a solo game in round 9, after a move."""
    game = agricola.from_position({"edition": "revised", "players": 1, "round": 9, "seats": [seat]})
    if move:
        game.apply(game.parse(move))
    return game


def feeding(**goods: int) -> agricola.Game:
    return agricola.from_position(
        {"edition": "revised", "players": 1, "round": 4, "phase": "feeding", "seats": [{"goods": goods}]}
    )


def test_a_code_means_its_action() -> None:
    game = at("place:farmland")
    for action in game.legal_actions():
        assert game.parse(action.code) is action
        assert game.parse(action.code, "fr") is action


@pytest.mark.parametrize("text", ["Day Laborer", "day laborer", "  DAY   LABORER ", "day", "day lab", "d l", "laborer"])
def test_names_may_be_shortened_and_case_does_not_matter(text: str) -> None:
    assert at().parse(text).code == "place:day_laborer"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("sow 2 vegetable", "sow:2v"),
        ("sow 2 vegetables", "sow:2v"),
        ("sow 1 vegetable", "sow:1v"),
        ("sow 1 grain, 1 vegetable", "sow:1g1v"),
        ("sow 1 grain 1 vegetables", "sow:1g1v"),
    ],
)
def test_the_old_sentences_are_understood(text: str, code: str) -> None:
    game = at("Grain Utilization", goods={"grain": 1, "vegetable": 2}, fields={"b1": {}, "c1": {}})
    if game.question.code != "do-sow":
        game.apply(game.parse("sow"))
    assert game.parse(text).code == code


@pytest.mark.parametrize("text", ["keep 3 boar", "keep 3 wild boar", "Keep 3 wild boar."])
def test_wild_boar_are_boar(text: str) -> None:
    game = agricola.from_position(
        {
            "edition": "revised", "players": 1, "round": 9, "stock": {"Pig Market": {"boar": 3}},
            "seats": [{"goods": {"sheep": 2}, "pastures": [["e1"]]}],
        }
    )  # fmt: skip
    game.apply(game.parse("Pig Market"))
    assert game.question.code == "ask-keep"
    assert game.parse(text).code == "keep:3B"
    assert game.parse("garder 3 sangliers", "fr").code == "keep:3B"


def test_a_pasture_is_meant_as_it_is_written_in_every_language() -> None:
    game = at("Fencing", goods={"wood": 15})
    for text in ("fence e1 d1", "clôturer e1 d1", "cloturer d1 e1"):
        assert game.parse(text, "fr").code == "fence:d1e1"
    with pytest.raises(NotReadable):
        game.parse("clôturer e1 d1")  # who plays in English reads and writes no French


@pytest.mark.parametrize("text", ["forêt", "foret", "FORÊT", "Forest", "forest", "place:forest", "for"])
def test_french_is_read_with_and_without_accents_and_english_always(text: str) -> None:
    assert at().parse(text, "fr").code == "place:forest"


def test_every_action_of_a_game_is_understood_in_the_words_of_each_language() -> None:
    game = agricola.new_game("revised", players=2, seed=11)
    number = 0
    while not game.is_terminal():
        for language in ("en", "fr"):
            said = [game.words(action, language) for action in game.legal_actions()]
            for action, text in zip(game.legal_actions(), said, strict=True):
                if said.count(text) == 1:
                    assert game.parse(text, language) is action
                else:
                    with pytest.raises(Ambiguous):
                        game.parse(text, language)
        game.apply(game.legal_actions()[number * 5 % len(game.legal_actions())])
        number += 1


def test_actions_that_are_called_the_same_are_told_apart_by_their_codes() -> None:
    game = at("place:farmland")
    one, other = game.legal_actions()[:2]
    two = game.state.options[1] = Action(other.kind, other.args, other.code, one.message)
    text = game.words(one)
    with pytest.raises(Ambiguous, match="write its code") as refused:
        game.parse(text)
    assert f"{text} ({one.code}); {text} ({two.code})" in str(refused.value)
    assert game.parse(two.code) is two


def test_what_fits_several_is_refused_in_the_language() -> None:
    with pytest.raises(Ambiguous, match=r"'m' could be any of: Meeting Place; Sheep Market; Pig Market"):
        at().parse("m")
    with pytest.raises(Ambiguous, match=r"«.culture.».peut être.: Culture de céréales"):
        at().parse("culture", "fr")


def test_what_is_not_possible_now_says_why_in_the_language() -> None:
    with pytest.raises(
        NotLegal, match=r"'fencing' is not possible now: 4 wood short\. Player 1 is to place a person: "
    ):
        at().parse("fencing")
    with pytest.raises(
        NotLegal, match=r"«.clôtures.».n.est pas possible maintenant.: il manque 4 bois\. Joueur 1 doit"
    ):
        at().parse("clôtures", "fr")
    with pytest.raises(NotLegal, match=r"'well' is not possible now\. Player 1 is to "):
        at().parse("well")


def test_what_is_no_move_says_what_is_to_be_done() -> None:
    with pytest.raises(NotReadable, match=r"'xyzzy' is no move\. Player 1 is to place a person: Meeting Place; "):
        at().parse("xyzzy")
    with pytest.raises(NotReadable, match=r"«.xyzzy.».n.est pas un coup\. Joueur 1 doit placer une personne.: "):
        at().parse("xyzzy", "fr")
    with pytest.raises(NotReadable, match="legal_actions"):
        at().parse(" ")


def test_conversions_are_understood_as_sentences_and_codes() -> None:
    game = feeding(grain=2)
    assert game.parse("convert 1 grain to 1 food") == game.parse("convert:1g>1f")
    assert game.parse("beg 6").code == "beg:6"


def test_a_simple_text_has_no_case_accents_and_punctuation() -> None:
    assert simplified("  Clôturer: A1,  l\u2019Œuf ") == "cloturer a1 l'oeuf"
    assert simplified("2 wild boar, 1 vegetables") == "2 boar 1 vegetable"
