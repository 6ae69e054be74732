"""The evaluation: what it must prefer, and that no weight is without effect."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from agricola.agents.evaluation import WEIGHT_NAMES, Weights, value, weights_needed
from agricola.agents.greedy import Greedy
from agricola.agents.protocol import Budget, Deadline, Observation
from agricola.agents.tuning import changed, game_of, improve, lead, main, points, write
from agricola.agents.weights import cards_in_play, of_search, search_weights_for, shipped, weights_for
from agricola.cards.catalog import CARDS_BY_ID
from agricola.engine.goods import FOOD, REED, bag
from agricola.engine.kernel.card import MAJOR
from agricola.engine.kernel.player import Promise
from agricola.engine.rounds.flow import is_fed
from agricola.game import EDITIONS, Game, new_game
from tests.kit import play

Goods = dict[str, int]


def worth(*, round: int = 5, players: int = 2, goods: Goods | None = None, **seat: Any) -> float:
    """What a position of the revised edition without cards is worth to a seat with these goods and this farm."""
    farm = {"goods": {"food": 4} if goods is None else goods, **seat}
    state = play("revised", players, round=round, cards=False, seats=[farm]).game.state
    return value(state, 0, weights_for(state.board))


def played(edition: str, *, players: int, cards: bool, seed: int, agent: bool = True) -> list[Game]:
    """Positions from one game, played well or at random."""
    game = new_game(edition, players=players, cards=cards, seed=seed)
    agents = [Greedy(seat) for seat in range(players)]
    rng = random.Random(seed)
    seen: list[Game] = []
    while (seat := game.current_player) is not None:
        seen.append(game.clone())
        game.apply(
            agents[seat].choose(Observation(game, seat), Deadline(Budget()))
            if agent
            else rng.choice(game.legal_actions())
        )
    return [*seen[::4], game]


def test_a_person_more_is_worth_much_and_the_sooner_the_more() -> None:
    three = ["a2", "a3", "b3"]
    for round, least in ((6, 5), (12, 2)):
        couple = worth(round=round, goods={"food": 12})
        with_room = worth(round=round, goods={"food": 12}, rooms=three)
        with_child = worth(round=round, goods={"food": 12}, rooms=three, family=3)
        assert with_child > with_room + 1
        assert with_child > couple + least


def test_the_measured_cards_are_hand_cards_that_stay_in_play() -> None:
    for card in cards_in_play():
        assert CARDS_BY_ID[card].kind != MAJOR
        assert not CARDS_BY_ID[card].traveling


@pytest.mark.parametrize("round", [2, 13])
def test_a_card_in_play_is_worth_what_was_measured_beyond_others_of_its_kind(round: int) -> None:
    state = play("original", 2, cards=True, round=round, seats=[{"cards": ["E176"]}]).game.state
    shipped_weights = weights_for(state.board)
    without = Weights(shipped()[weights_needed(state.board)], state.board.harvest_rounds)
    without.excess = shipped_weights.excess
    first, last = cards_in_play()["E176"]
    late = (round - 1) / 13
    measured = first * (1 - late) + last * late
    assert value(state, 0, shipped_weights) == pytest.approx(value(state, 0, without) + measured)


def test_a_room_for_somebody_is_worth_more_than_what_it_costs() -> None:
    built = worth(rooms=["a2", "a3", "b3"])
    assert built > worth(goods={"food": 4, "wood": 5, "reed": 2}) > worth()


def test_food_counts_most_when_a_harvest_is_near() -> None:
    far = worth(round=5, goods={"food": 4}) - worth(round=5, goods={"food": 2})
    near = worth(round=7, goods={"food": 4}, home=0) - worth(round=7, goods={"food": 2}, home=0)
    assert near > far > 0
    assert near > 5  # two begging markers
    plenty = worth(round=14, goods={"food": 40}) - worth(round=14, goods={"food": 38})
    assert plenty < 0.5


def test_material_is_worth_nothing_to_people_without_turns() -> None:
    poor = worth(round=14, goods={"food": 10}, home=0)
    rich = worth(round=14, goods={"food": 10, "wood": 9, "clay": 9, "reed": 4, "stone": 4}, home=0)
    assert rich == pytest.approx(poor)


def test_begging_is_never_worth_it() -> None:
    assert worth(begging=1) == pytest.approx(worth() - 3)


def test_the_first_of_a_kind_is_worth_more_than_the_next() -> None:
    none, one, two = (worth(round=13, goods={"food": 9, "vegetable": count}) for count in range(3))
    assert one - none > two - one > 0


def test_a_fireplace_makes_animals_food() -> None:
    seat: dict[str, Any] = {"round": 7, "home": 0, "goods": {"food": 1, "sheep": 1}}
    assert worth(**seat, cards=["M-fireplace-2"]) > worth(**seat) + 3


@pytest.mark.parametrize(
    ("edition", "players", "cards"),
    [("revised", 1, False), ("revised", 2, True), ("original", 1, False), ("family", 2, False)],
)
def test_the_end_is_worth_its_points(edition: str, players: int, cards: bool) -> None:
    game = played(edition, players=players, cards=cards, seed=4)[-1]
    weights = weights_for(game.state.board)
    assert [value(game.state, seat, weights) for seat in range(players)] == game.returns()


def test_a_family_is_hungry_until_it_is_fed() -> None:
    table = play("revised", 2, round=4, cards=False, seats=[{"goods": {"grain": 4}}, {"goods": {"grain": 4}}])
    while table.game.question.code != "ask-feed":
        table.do(table.offers()[0])
    first = table.game.current_player
    assert first is not None
    assert not is_fed(table.game.state, first)
    while table.game.current_player == first:
        table.do(table.offers()[-1])
    assert is_fed(table.game.state, first)
    assert not is_fed(table.game.state, 1 - first)


def test_in_a_harvest_nobody_can_work_for_food_any_more() -> None:
    """Who came home does nothing more in this round, and what was reaped is in the store."""
    sown = {"a1": {"grain": 3}, "b1": {"grain": 3}}
    seat = {"goods": {"food": 3, "grain": 1}, "fields": sown, "home": 0, "placed": ["Reed Bank", "Clay Pit"]}
    table = play("revised", 1, round=4, cards=False, seats=[seat])
    state = table.game.state
    assert (table.game.question.code, state.players[0].home) == ("ask-feed", 2)
    weights = weights_for(state.board)
    worths = []
    for food in (3, 2):  # with three grains, six are needed
        state.players[0].goods[FOOD] = food
        worths.append(value(state, 0, weights))
    assert worths[0] - worths[1] > 3


def test_each_board_has_weights_and_each_set_is_complete() -> None:
    for edition in EDITIONS.values():
        for players in range(1, edition.most_players + 1):
            for cards in (False, True) if edition.hand_cards else (False,):
                assert weights_needed(edition.board(players, {}, cards)) in shipped()
    for numbers in shipped().values():
        assert sorted(numbers) == sorted(WEIGHT_NAMES)
        assert all(len(pair) == 2 and min(pair) > 0 for pair in numbers.values())


def test_the_search_has_weights_of_its_own_where_they_were_tuned_for_it() -> None:
    for name, numbers in shipped().items():
        own = of_search(name)
        assert sorted(own) == sorted(numbers)
        assert all(len(pair) == 2 and min(pair) >= 0 for pair in own.values())
    few, solo = (EDITIONS["revised"].board(players, {}, False) for players in (2, 1))
    assert search_weights_for(few).by_round != weights_for(few).by_round
    assert search_weights_for(solo).by_round == weights_for(solo).by_round


def test_a_set_with_a_wrong_name_is_refused() -> None:
    numbers = {**shipped()["revised few"], "charm": [1.0, 1.0]}
    with pytest.raises(ValueError, match="charm"):
        Weights(numbers, frozenset((4, 14)))


def test_no_weight_is_without_effect() -> None:
    board = EDITIONS["revised"].board(2, {}, True)
    cards = ["M-joinery", "M-clay-oven", "M-fireplace-2", "A016", board.occupations[0].id]
    games = [
        *played("revised", players=2, cards=True, seed=1),
        *played("revised", players=2, cards=True, seed=3, agent=False),
        play("revised", cards=True, seats=[{"cards": cards, "goods": {"wood": 7, "food": 1, "sheep": 1}}]).game,
    ]
    games[-1].state.promises = (Promise(5, 0, "M-well", bag({REED: 1})),)
    numbers = shipped()["revised with cards few"]
    rounds = games[0].state.board.harvest_rounds

    def all_values(used: dict[str, list[float]]) -> list[float]:
        weights = Weights(used, rounds)
        return [value(game.state, seat, weights) for game in games for seat in range(2)]

    as_they_are = all_values(numbers)
    for name in WEIGHT_NAMES:
        more = {**numbers, name: [2 * number + 1 for number in numbers[name]]}
        assert all_values(more) != as_they_are, name


def test_tuning_moves_the_weights_and_keeps_the_better_ones(tmp_path: Path) -> None:
    numbers = shipped()["family solo"]
    assert changed(numbers, [0.0] * (2 * len(WEIGHT_NAMES))) == numbers
    with ThreadPoolExecutor(1) as pool:
        moved, average = improve(
            pool, "family solo", numbers, random.Random(1), range(1), pairs=1, spread=0.2, rate=1.0
        )
    assert moved != numbers
    assert average == pytest.approx(points("family solo", numbers, range(1)), abs=40)
    file = tmp_path / "weights.json"
    write(file, {"made": {}, "weights": {"family solo": moved}})
    assert json.loads(file.read_text(encoding="utf-8"))["weights"]["family solo"] == moved
    assert len(file.read_text(encoding="utf-8").splitlines()) < len(WEIGHT_NAMES) + 9


def test_a_set_names_its_game() -> None:
    assert game_of("revised with cards many", 3).state.board.with_cards
    assert len(game_of("original many", 3).state.players) == 4
    for name in ("revised solo", "family few", "revised with cards few"):
        assert weights_needed(game_of(name, 1).state.board) == name


def test_the_command_writes_what_is_better_and_how_it_was_made(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    poor = {name: [0.01, 0.01] for name in WEIGHT_NAMES}
    sets = {"family solo": poor, "good": shipped()["family solo"]}
    write(file, {"made": {}, "weights": sets, "excess": {}})
    arguments = ["family solo", "--start", "good", "--generations", "0", "--check", "1", "--file", str(file)]
    assert main(arguments) == 0
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["weights"]["family solo"] == shipped()["family solo"]
    assert len(data["excess"]["family solo"]) == 14
    (made,) = data["made"]["family solo"]
    assert "agricola.agents.tuning 'family solo'" in made["command"]
    assert made["after"] > made["before"]


def test_worse_weights_are_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    poor = {name: [0.01, 0.01] for name in WEIGHT_NAMES}
    sets = {"family solo": shipped()["family solo"], "poor": poor}
    write(file, {"made": {}, "weights": sets, "excess": {}})
    before = file.read_text(encoding="utf-8")
    assert main(["family solo", "--start", "poor", "--generations", "0", "--check", "1", "--file", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == before


def test_sets_meet_at_one_table() -> None:
    """From both sides of a deal, so that nobody gains by the better seat."""
    good = shipped()["family few"]
    poor = {name: [0.01, 0.01] for name in WEIGHT_NAMES}
    assert lead("family few", good, good, 1) == 0
    assert lead("family few", poor, good, 1) == -lead("family few", good, poor, 1) > 5


def test_who_only_keeps_out_of_its_own_way_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weights.json"
    sets = {"family few": shipped()["family few"], "other": shipped()["family solo"] | {"food": [9.0, 9.0]}}
    write(file, {"made": {}, "weights": sets, "excess": {}})
    before = file.read_text(encoding="utf-8")
    arguments = ["family few", "--start", "other", "--generations", "0", "--check", "1", "--file", str(file)]
    for ahead, kept in ((-0.1, False), (0.1, True)):
        monkeypatch.setattr("agricola.agents.tuning.compare", lambda *_, ahead=ahead: (50.0, 60.0, ahead))
        assert main(arguments) == 0
        assert (file.read_text(encoding="utf-8") != before) == kept
    assert json.loads(file.read_text(encoding="utf-8"))["made"]["family few"][0]["ahead"] == 0.1


def test_a_set_or_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["revised lots"], ["family few", "--start", "other"]):
        with pytest.raises(SystemExit):
            main(arguments)
        assert "take one of revised solo, revised few" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["family few", "--file", str(tmp_path / "none.json")])
    assert "can't be read" in capsys.readouterr().err
