"""How computer players choose their hands: by measured values, in every variant, without a fault."""

from __future__ import annotations

import pytest

import agricola
from agricola import Game
from agricola.agents.hand_choices import card_values, judged_choices, worth
from agricola.agents.protocol import Observation
from agricola.agents.roster import make_agent
from agricola.cards.catalog import ALL_CARDS, CARDS_BY_ID
from agricola.engine.kernel.card import MAJOR
from agricola.variants.boards import VARIANTS


def _game(name: str, players: int = 2, edition: str = "revised", **more: object) -> Game:
    return agricola.new_game(edition, players=players, variants=[name], seed=4, **more)  # type: ignore[arg-type]


def _asked(game: Game) -> Observation:
    assert game.current_player is not None
    return Observation(game, game.current_player)


def test_every_hand_card_was_measured() -> None:
    values = card_values()
    hand_cards = {card.id for card in ALL_CARDS if card.kind != MAJOR and card.deck in tuple("ABEIKZ")}
    assert hand_cards == set(values)
    assert all(-15 < value < 15 for value in values.values())
    groups: dict[tuple[str, int, int], list[float]] = {}
    for card, value in values.items():
        facts = CARDS_BY_ID[card]
        edition = "revised" if facts.deck in "AB" else "original"
        groups.setdefault((edition, facts.kind, facts.players), []).append(value)
    for group, members in groups.items():
        assert abs(sum(members) / len(members)) < 0.1, group


@pytest.mark.parametrize("agent", ["greedy", "search:2", "learned:1"])
def test_the_best_card_of_a_pack_is_kept(agent: str) -> None:
    game = _game("draft-separate")
    action = make_agent(agent).choose(game)
    assert worth(action.cards[0]) == max(worth(option.cards[0]) for option in game.legal_actions())


def test_the_worst_cards_are_put_away() -> None:
    game = _game("7-of-10", 1)
    agent = make_agent("greedy")
    kept = {kind: [card for card in game.state.players[0].hand if card.kind == kind] for kind in (1, 2)}
    while game.round == 0:
        game.apply(agent.choose(game))
    for kind, cards in kept.items():
        best = sorted(cards, key=lambda card: -worth(card.id))[:7]
        assert {card for card in game.state.players[0].hand if card.kind == kind} == set(best)


def test_only_a_poor_hand_is_exchanged() -> None:
    minors = sorted(agricola.EDITIONS["revised"].board(1, {}, True).minors, key=lambda card: worth(card.id))
    poor = _game("mulligan", 1, hands=[[card.name for card in minors[:7]]])
    good = _game("mulligan", 1, hands=[[card.name for card in minors[-7:]]])
    assert make_agent("greedy").choose(poor).code.startswith("mulligan")
    assert make_agent("greedy").choose(good).code != "mulligan:minors"


def test_a_hint_in_a_draft_tells_what_the_cards_are_worth() -> None:
    game = _game("draft-combined")
    judged = judged_choices(_asked(game))
    assert judged[0].action.cards[0] in game.view(game.current_player)["pack"]
    assert {one.action for one in judged} == set(game.legal_actions())
    assert [one.value for one in judged] == sorted((one.value for one in judged), reverse=True)
    assert sum(one.share for one in judged) == pytest.approx(1.0)
    assert judged_choices(_asked(agricola.new_game("revised", players=2, seed=1))) == []


@pytest.mark.parametrize("name", VARIANTS)
def test_greedy_plays_every_variant_to_its_end(name: str) -> None:
    variant = VARIANTS[name]
    edition = variant.editions[0]
    players = 2 if 2 in variant.players else variant.players[0]
    game = _game(name, players, edition)
    agents = [make_agent("greedy", seat) for seat in range(players)]
    while (seat := game.current_player) is not None:
        game.apply(agents[seat].choose(game))
    assert game.is_terminal()


@pytest.mark.parametrize("agent", ["greedy", "search:1", "learned:1", "landlord"])
def test_three_cards_go_for_one_before_a_person_is_placed(agent: str) -> None:
    """It would be allowed at any time; in the midst of an action nobody thinks of it again."""
    asked = set()
    game = _game("exchange-3-1", 2, "original")
    agents = [make_agent(agent, seat) for seat in range(2)]
    beside = 0
    while (seat := game.current_player) is not None and game.round < 6:
        action = agents[seat].choose(game)
        if action.code == "exchange:3":
            asked.add(game.question.code)
        elif game.question.code != "ask-place":
            beside += any(option.code == "exchange:3" for option in game.legal_actions())
        game.apply(action)
    assert asked == {"ask-place"}
    assert beside


@pytest.mark.parametrize("agent", ["search:1", "learned:1"])
@pytest.mark.parametrize(
    ("name", "edition"), [("petri", "revised"), ("exchange-3-1", "original"), ("living-5", "revised")]
)
def test_a_search_finds_its_way_through_what_is_chosen_beside_a_placement(name: str, edition: str, agent: str) -> None:
    game = _game(name, 2, edition)
    agents = [make_agent(agent, seat) for seat in range(2)]
    for _ in range(25):
        seat = game.current_player
        assert seat is not None
        game.apply(agents[seat].choose(game))
    assert game.round >= 1
