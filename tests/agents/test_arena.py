"""The arena: fair seating, paired deals, faults, results that do not depend on the processes, tables and files."""

from __future__ import annotations

import csv
import json
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path

import pytest

from agricola.agents import Budget, Deadline, Observation, SeatedAgent, make_agent, results
from agricola.agents.arena import GameResult, Match, SeatResult, play, play_game, play_out
from agricola.agents.row_files import FILE_KINDS, check_file
from agricola.agents.worker_pool import WorkerLost
from agricola.engine.errors import BadOption
from agricola.engine.kernel.actions import Action
from agricola.engine.message import say
from agricola.game import new_game

EXAMPLE = Path(__file__).parents[2] / "examples" / "agent.py"


def bots(folder: Path, body: str) -> str:
    """A file with a class Bot whose choose() has the given body; gives what names it."""
    path = folder / "bots.py"
    lines = "\n".join(f"        {line}" for line in body.splitlines())
    path.write_text(
        f"class Bot:\n    def __init__(self, seed):\n        self.seed = seed\n\n"
        f"    def choose(self, observation, deadline):\n{lines}\n",
        encoding="utf-8",
    )
    return f"{path}:Bot"


def without_times(games: Sequence[GameResult]) -> list[GameResult]:
    """The games without what the clock decides, in their order."""
    return [
        replace(game, seats=tuple(replace(seat, thought=(0.0,) * len(seat.thought)) for seat in game.seats))
        for game in sorted(games, key=lambda game: game.number)
    ]


# --- seating and seeds ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contenders", "seats", "block"),
    [
        (("random", "random:1"), 2, 2),
        (("random", "random:1", "random:2"), 3, 3),
        (("random", "random:1", "random:2", "random:3"), 2, 12),
        (("random", "random:1", "random:2", "random:3"), 1, 4),
        (("random", "random", "random", "random:1"), 4, 4),
        (("random", "random:1"), 4, 4),
        (("random", "random:1", "random:2"), 4, 12),
        (("random",), 3, 1),
        (("random", "random"), 2, 1),
    ],
)
def test_in_a_block_everyone_sits_in_each_seat_equally_often(
    contenders: tuple[str, ...], seats: int, block: int
) -> None:
    match = Match(contenders, games=1, seats=seats)
    assert match.total == len(match.block) == block
    seatings = [match.seating(number) for number in range(block)]
    assert {len(seating) for seating in seatings} == {seats}
    sat = Counter((seat, who) for seating in seatings for seat, who in enumerate(seating))
    named = Counter(contenders)
    for who in named:
        times = {sat[seat, who] for seat in range(seats)}
        assert len(times) == 1 or block == 1
        assert sum(sat[seat, who] for seat in range(seats)) * len(contenders) == named[who] * block * seats


def test_a_deal_is_played_once_for_each_rotation() -> None:
    match = Match(("random", "random:1", "random:2"), games=7)
    assert (match.deals, match.total) == (3, 9)
    seeds = [match.deal_seed(number) for number in range(9)]
    assert [seeds.count(seed) for seed in seeds] == [3] * 9
    for deal in range(3):
        first, *others = [match.seating(3 * deal + rotation) for rotation in range(3)]
        assert others == [first[1:] + first[:1], first[2:] + first[:2]]


def test_nobody_always_follows_the_same_one() -> None:
    match = Match(("random", "random:1", "random:2"), games=60)
    followers = {(order[(order.index("random") + 1) % 3]) for order in map(match.seating, range(0, 60, 3))}
    assert followers == {"random:1", "random:2"}


def test_every_agent_has_a_seed_of_its_own() -> None:
    match = Match(("random", "random:1"), games=10)
    seeds = {match.agent_seed(number, seat) for number in range(10) for seat in range(2)}
    assert len(seeds) == 20
    assert Match(("random", "random:1"), games=10, seed=2).deal_seed(0) != match.deal_seed(0)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"contenders": ()}, "1 to 5 contenders"),
        ({"contenders": ("random",) * 6}, "1 to 5 contenders"),
        ({"games": 0}, "at least 1 game"),
        ({"seed": -1}, "a seed is a number from 0 on"),
        ({"seats": 5}, "1 to 4 players"),
        ({"edition": "third"}, "there is no edition"),
        ({"edition": "original", "cards": True, "seats": 6}, "."),
        ({"contenders": ("nobody",)}, "there is no agent 'nobody'"),
        ({"contenders": ("random:fast",)}, "no budget"),
    ],
)
def test_a_match_that_cant_be_played_is_refused(changes: dict[str, object], message: str) -> None:
    given: dict[str, object] = {"contenders": ("random", "random"), "games": 2, **changes}
    with pytest.raises(BadOption, match=message):
        Match(**given)  # type: ignore[arg-type]


# --- playing ----------------------------------------------------------------------------------------------------------


def test_the_results_are_those_of_the_game() -> None:
    match = Match(("random", "random:1", "random:2"), games=3)
    result = play_game(match, 2)
    game = new_game("revised", players=3, cards=False, seed=result.seed)
    agents = [make_agent(name, match.agent_seed(2, seat)) for seat, name in enumerate(match.seating(2))]
    begging: list[list[int]] = [[0] for _ in range(3)]
    moves = [0, 0, 0]
    while not game.is_terminal():
        seat, number = game.current_player, game.round
        assert seat is not None
        game.apply(agents[seat].choose(game))
        moves[seat] += 1
        if (number in (4, 7, 9, 11, 13, 14) and game.round != number) or game.is_terminal():
            for player in range(3):
                begging[player].append(game.state.players[player].begging)
    totals = [score.total for score in game.scores()]
    assert [seat.contender for seat in result.seats] == list(match.seating(2))
    assert [seat.score for seat in result.seats] == totals
    assert [seat.rank == 1 for seat in result.seats] == [seat in game.winners() for seat in range(3)]
    assert sum(seat.won for seat in result.seats) == pytest.approx(1)
    assert [len(seat.thought) for seat in result.seats] == moves
    assert [seat.begging for seat in result.seats] == [counts[-1] for counts in begging]
    assert [seat.harvests for seat in result.seats] == [6, 6, 6]
    risen = [sum(a < b for a, b in pairwise(counts)) for counts in begging]
    assert [seat.harvests_begged for seat in result.seats] == risen
    assert sum(risen) > 0


def test_the_number_of_processes_changes_nothing() -> None:
    match = Match(("random", "random:1"), games=8, edition="family")
    alone = without_times(list(play(match, processes=1)))
    assert without_times(list(play(match, processes=2))) == alone
    assert [game.number for game in alone] == list(range(8))


def test_games_that_were_played_are_left_out() -> None:
    match = Match(("random", "random:1"), games=6)
    whole = without_times(list(play(match, processes=1)))
    assert without_times(list(play(match, processes=1, played=[0, 1, 2, 5]))) == whole[3:5]
    assert list(play(match, processes=1, played=range(6))) == []


def test_an_iterator_that_is_closed_ends_its_processes(tmp_path: Path) -> None:
    slow = bots(tmp_path, "import time\ntime.sleep(0.001)\nreturn observation.legal_actions()[0]")
    playing = play(Match((slow, "random"), games=100), processes=2)
    some = list(islice(playing, 2))
    playing.close()
    assert len(some) == 2


def test_a_process_that_dies_is_told(tmp_path: Path) -> None:
    deadly = bots(tmp_path, "import os\nos._exit(3)")
    with pytest.raises(WorkerLost, match=r"a process ended in game \d with exit code 3"):
        list(play(Match((deadly, "random"), games=4), processes=2))


class Stubborn:
    """Gives always the same answer, or raises it."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, observation: Observation, deadline: Deadline) -> Action:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("Forest", "'Forest' is no action"),
        (Action(0, (), "place:castle", say("act-done")), "place:castle is not legal"),
        (ZeroDivisionError("by nothing"), "ZeroDivisionError: by nothing (test_arena.py, line "),
        (SystemExit(), "SystemExit"),
        (GeneratorExit("enough"), "GeneratorExit: enough"),
        (None, "None is no action"),
    ],
)
def test_a_fault_loses_the_game(answer: object, told: str) -> None:
    game = new_game("revised", players=3, cards=False, seed=3)
    first = game.current_player
    assert first is not None
    seats = [make_agent("random", seat) for seat in range(3)]
    seats[first] = SeatedAgent("bad", Stubborn(answer), Budget())
    found = play_out(game, seats)
    assert told in found[first].fault
    assert found[first].fault.startswith("round 1, asked to place a person: ")
    assert (found[first].won, found[first].rank, found[first].score) == (0, 3, None)
    others = [seat for seat in found if seat.seat != first]
    assert [(seat.won, seat.rank, seat.score, seat.fault) for seat in others] == [(0.5, 1, None, "")] * 2
    assert [seat.harvests for seat in found] == [0, 0, 0]


class Mute:
    """Something that can't say what it is."""

    def __repr__(self) -> str:
        raise ValueError("no name")


class MuteError(Exception):
    """A problem that can't say what it is."""

    def __str__(self) -> str:
        raise ValueError("no words")


@pytest.mark.parametrize(("answer", "told"), [(Mute(), "<Mute> is no action"), (MuteError(), "MuteError: <MuteError>")])
def test_a_fault_is_told_even_when_it_cant_be_printed(answer: object, told: str) -> None:
    game = new_game("revised", players=1, cards=False, seed=3)
    (found,) = play_out(game, [SeatedAgent("bad", Stubborn(answer), Budget())])
    assert told in found.fault


class Sleeper:
    """Never answers, and lets nothing wake it."""

    def choose(self, observation: Observation, deadline: Deadline) -> Action:
        while True:
            with suppress(Exception):
                time.sleep(3600)


def test_who_never_answers_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agricola.agents.arena.SECONDS_OF_GRACE", 0.1)
    game = new_game("revised", players=1, cards=False, seed=3)
    (found,) = play_out(game, [SeatedAgent("slow", Sleeper(), Budget(seconds=0.1))])
    assert "no answer 0.1 seconds after its time was up" in found.fault


def test_what_agents_print_is_no_part_of_the_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talker = bots(tmp_path, "print('I think')\nreturn observation.legal_actions()[0]")
    (found,) = play(Match((talker,), games=1, seats=1), processes=1)
    assert found.seats[0].fault == ""
    out, error = capsys.readouterr()
    assert out == ""
    assert "I think" in error


def test_games_without_number_begin_at_once() -> None:
    assert next(play(Match(("random",), games=10**12, seats=1), processes=1)).number == 0


def test_a_fault_alone_is_no_victory() -> None:
    game = new_game("revised", players=1, cards=False, seed=3)
    (found,) = play_out(game, [SeatedAgent("bad", Stubborn(None), Budget())])
    assert (found.won, found.rank, found.score) == (0, 2, None)


# --- agents by path ---------------------------------------------------------------------------------------------------


def test_the_example_beats_random() -> None:
    contender = f"{EXAMPLE}:Farmhand"
    first, second = results.standings(list(play(Match((contender, "random"), games=40), processes=1)))
    assert first.contender == contender
    assert first.win_rate is not None
    assert first.win_rate.low > 0.5
    assert first.faults == second.faults == 0


def test_the_agent_in_the_page_plays_as_it_stands(tmp_path: Path) -> None:
    page = (EXAMPLE.parents[1] / "docs" / "agents.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```python\n(.*?)^```$", page, re.M | re.S)
    (tmp_path / "mine.py").write_text(block, encoding="utf-8")
    contender = f"{tmp_path / 'mine.py'}:Bot:60"
    first, second = results.standings(list(play(Match((contender, "random"), games=4, edition="family"), processes=1)))
    assert first.contender == contender
    assert first.wins >= 3
    assert first.faults == second.faults == 0


def test_a_stranger_may_use_dataclasses_and_files_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "arena_helper.py").write_text("def pick(actions):\n    return actions[-1]\n", encoding="utf-8")
    (tmp_path / "mine.py").write_text(
        "from __future__ import annotations\n"
        "from dataclasses import dataclass\n"
        "from arena_helper import pick\n"
        "@dataclass\n"
        "class Bot:\n"
        "    seed: int\n"
        "    def choose(self, observation, deadline):\n"
        "        return pick(observation.legal_actions())\n",
        encoding="utf-8",
    )
    game = new_game("revised", players=2, cards=False, seed=1)
    assert make_agent(f"{tmp_path / 'mine.py'}:Bot:5", seed=4).choose(game) == game.legal_actions()[-1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("class Bot:\n    def choose(self:\n", r"can't be loaded: SyntaxError: .* \(mine\.py, line 2\)"),
        ("x = 1\ny = x / 0\n", r"can't be loaded: ZeroDivisionError: division by zero \(mine\.py, line 2\)"),
        ("import json\njson.loads('?')\n", r"can't be loaded: JSONDecodeError: .* \(mine\.py, line 2\)"),
        ("import sys\nsys.exit(1)\n", r"can't be loaded: SystemExit: 1"),
        ("class Other:\n    pass\n", "has no class Bot"),
        ("class Bot:\n    pass\n", r"Bot\(0\) in .* can't be made: TypeError: .*; an agent is made with a seed"),
        ("def Bot(seed):\n    return seed\n", r"Bot in .*mine\.py has no choose\(observation, deadline\)"),
    ],
)
def test_what_is_wrong_with_a_strangers_file_is_said_plainly(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "mine.py").write_text(text, encoding="utf-8")
    with pytest.raises(BadOption, match=message):
        make_agent(f"{tmp_path / 'mine.py'}:Bot")


def test_a_file_without_a_class_is_said_plainly(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"which class of .*bots\.py plays\? Write .*bots\.py:Class"):
        make_agent(bots(tmp_path, "pass").removesuffix("Bot"))


def test_a_file_that_is_not_there_is_said_plainly() -> None:
    with pytest.raises(BadOption, match=r"there is no file nowhere/mine\.py"):
        make_agent("nowhere/mine.py:Bot")


def test_a_file_that_changed_is_read_again(tmp_path: Path) -> None:
    game = new_game("revised", players=2, cards=False, seed=1)
    spec = bots(tmp_path, "return observation.legal_actions()[0]")
    assert make_agent(spec).choose(game) == game.legal_actions()[0]
    before = (tmp_path / "bots.py").stat()
    bots(tmp_path, "return observation.legal_actions()[1]   # another one")
    os.utime(tmp_path / "bots.py", ns=(before.st_atime_ns, before.st_mtime_ns))  # as where clocks are coarse
    assert make_agent(spec).choose(game) == game.legal_actions()[1]


# --- tables and files -------------------------------------------------------------------------------------------------


def seat_result(who: str, seat: int, score: int | None, rank: int, won: float, **more: object) -> SeatResult:
    values: dict[str, object] = {
        "begging": 0, "harvests_begged": 0, "harvests": 6, "thought": (0.1, 0.3), "fault": "", **more
    }  # fmt: skip
    return SeatResult(contender=who, seat=seat, score=score, rank=rank, won=won, **values)  # type: ignore[arg-type]


GAMES = [
    GameResult(0, 0, 11, (seat_result("a", 0, 20, 1, 1.0), seat_result("b", 1, 10, 2, 0.0, harvests_begged=3))),
    GameResult(1, 0, 11, (seat_result("b", 0, 12, 1, 0.5), seat_result("a", 1, 12, 1, 0.5))),
    GameResult(2, 1, 12, (seat_result("a", 0, 30, 1, 1.0), seat_result("b", 1, 14, 2, 0.0))),
    GameResult(3, 1, 12, (seat_result("b", 0, None, 2, 0.0, fault="round 1: bad"), seat_result("a", 1, None, 1, 1.0))),
]


def test_the_standings_add_up() -> None:
    first, second = results.standings(GAMES)
    assert (first.contender, first.games, first.wins, first.faults) == ("a", 4, 3.5, 0)
    assert (second.contender, second.games, second.wins, second.faults) == ("b", 4, 0.5, 1)
    assert first.win_rate is not None
    assert first.win_rate.value == 3.5 / 4
    assert first.score is not None
    assert first.score.value == 23  # of two deals with means of 16 and 30; the game with a fault has no score
    assert second.begs == 3 / 24
    assert (first.seconds, first.seconds_p99, first.seconds_max) == pytest.approx((0.2, 0.3, 0.3))
    assert first.rating is not None
    assert second.rating is not None
    assert first.rating.value > 1500 > second.rating.value
    assert results.faults_in_words(GAMES) == ["b lost game 3 by fault, round 1: bad"]


def test_many_faults_are_told_in_short() -> None:
    games = [replace(GAMES[3], number=number) for number in range(8)]
    told = results.faults_in_words(games, most=2)
    assert told[1:] == ["b lost game 1 by fault, round 1: bad", "b: 6 more faults"]


def test_the_table_names_every_contender() -> None:
    head, first, second = results.table(results.standings(GAMES)).splitlines()
    assert head.split()[:3] == ["contender", "games", "wins"]
    assert first.startswith("a              4   3.5  87.5 % (")
    assert "12.5 %" in second
    assert second.endswith("  1")


def test_alone_there_is_no_rating() -> None:
    (line,) = results.standings(list(play(Match(("random",), games=3, seats=1), processes=1)))
    assert (line.games, line.win_rate, line.rating) == (3, None, None)
    assert line.score is not None
    assert results.table([line]).splitlines()[1].split()[:4] == ["random", "3", "-", "-"]


def test_files_hold_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    match = Match(("random", "random:1"), games=2)
    for kind in FILE_KINDS:
        results.write(tmp_path / f"games{kind}", match, GAMES)
    expected = results.rows(match, GAMES)
    assert len(expected) == 8
    assert expected[1] == {
        "game": 0, "deal": 0, "seed": 11, "edition": "revised", "cards": False, "players": 2, "seat": 1,
        "contender": "b", "score": 10, "won": 0.0, "rank": 2, "begging": 0, "harvests_begged": 3, "harvests": 6,
        "moves": 2, "seconds": 0.4, "max_seconds": 0.3, "fault": "",
    }  # fmt: skip
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    assert found == [{name: "" if value is None else str(value) for name, value in row.items()} for row in expected]
    data = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    assert data["games"] == expected
    assert [line["contender"] for line in data["standings"]] == ["a", "b"]
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "games.parquet").to_pylist() == expected


def test_json_has_no_infinity(tmp_path: Path) -> None:
    match = Match(("random",), games=1, seats=1)
    results.write(tmp_path / "one.json", match, list(play(match, processes=1)))
    text = (tmp_path / "one.json").read_text(encoding="utf-8")
    assert "Infinity" not in text
    assert json.loads(text)["standings"][0]["score"]["low"] is None


def test_parquet_without_its_library_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadOption, match=r"pip install 'agricola\[data\]'"):
        check_file(tmp_path / "games.parquet")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("games.xls", "end the name with"),
        ("no/games.csv", "no folder"),
        ("folder.csv", "nothing can be written there"),
    ],
)
def test_a_file_that_cant_be_written_is_refused_before_playing(tmp_path: Path, name: str, message: str) -> None:
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(BadOption, match=message):
        check_file(tmp_path / name)


@pytest.mark.parametrize("contenders", [("greedy", "random"), ("greedy", "greedy", "random", "random")])
def test_in_a_team_game_partners_are_the_same_contender(contenders: tuple[str, ...]) -> None:
    """Who plays with the other contender would win with it."""
    match = Match(contenders, 16, edition="revised", seats=4, variants=("team",))
    seatings = [match.seating(number) for number in range(match.total)]
    assert all(one == third and other == fourth != one for one, other, third, fourth in seatings)
    assert {seating[0] for seating in seatings} == {"greedy", "random"}
    four = Match(("greedy", "random", "apprentice", "farmer"), 8, edition="revised", variants=("team",))
    assert all(len(set(four.seating(number))) == 4 for number in range(four.total))


def test_partners_win_together_and_lose_by_the_fault_of_one(tmp_path: Path) -> None:
    match = Match(("random",), 1, edition="revised", seats=4, variants=("team",))
    played = play_out(match.new_game(3), [make_agent("random", seat) for seat in range(4)])
    assert sorted(one.won for one in played) in ([0.0, 0.0, 1.0, 1.0], [0.5] * 4)
    assert played[0].won == played[2].won
    assert played[0].score == played[2].score
    bot = bots(tmp_path, "raise ValueError")
    faulty = play_out(match.new_game(3), [make_agent(bot), *(make_agent("random", seat) for seat in range(3))])
    assert [one.won for one in faulty] == [0.0, 1.0, 0.0, 1.0]
