"""Measures one build of agricola in a process of its own, slice by slice.

`run.py` and `compare.py` start several of these and ask them in turn: each line of input is a JSON request, each line
of output the answer. Times are the processor time of this process, which other programs on the machine disturb least.
Only the public face is used, so any build and any commit with that face can be measured.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
import tracemalloc
from collections import defaultdict
from collections.abc import Callable
from statistics import median
from typing import Any

Answer = dict[str, Any]
_WARM_UP_GAMES = 20
_SAMPLES = 60
_LIVE_GAMES = 1000
_CARDS_OF_EACH_KIND = 7
_SIMULATIONS = 300


# --- the games --------------------------------------------------------------------------------------------------------


class Agricola:
    """Random play of agricola through its public face."""

    def __init__(self) -> None:
        import agricola  # noqa: PLC0415  # this worker may measure another program, without agricola
        import agricola.engine.kernel.state  # noqa: PLC0415

        self.agricola = agricola
        self.compiled = not agricola.engine.kernel.state.__file__.endswith(".py")
        self.random = random.Random(1).random
        self.seed = 0
        self.positions: dict[tuple[str, int], list[Any]] = {}
        self.calls: dict[tuple[str, int], dict[str, list[int]]] = {}
        self.worst: dict[tuple[str, int], tuple[int, str]] = {}
        self.searched: dict[tuple[str, int, bool], list[Any]] = {}
        self.next_search = 0

    def start(self, edition: str, players: int) -> Any:
        """A new game with the next seed."""
        self.seed += 1
        return self.agricola.new_game(edition, players=players, cards=False, seed=self.seed)

    def play(self, edition: str, players: int) -> int:
        """Play one game at random; gives the number of decisions."""
        chance = self.random
        game = self.start(edition, players)
        decisions = 0
        while True:
            actions = game.legal_actions()
            if not actions:
                return decisions
            game.apply(actions[int(chance() * len(actions))])
            decisions += 1

    def about(self, **_: object) -> Answer:
        """What is measured here."""
        return {"compiled": self.compiled, "python": sys.version.split()[0], "version": self.agricola.__version__}

    def games(self, *, edition: str, players: int, seconds: float) -> Answer:
        """Random play for some seconds."""
        return _for_seconds(seconds, lambda: self.play(edition, players))

    def card_games(self, *, edition: str, players: int, seconds: float) -> Answer:
        """Random play with hand cards for some seconds."""
        return _for_seconds(seconds, lambda: self._finish(self._dealt(edition, players)))

    def recorded_games(self, *, edition: str, players: int, seconds: float) -> Answer:
        """Random play for some seconds while everything that happens is kept; events are taken after each action."""
        return _for_seconds(seconds, lambda: self._record(self.start(edition, players)))

    def recorded_card_games(self, *, edition: str, players: int, seconds: float) -> Answer:
        """The same with hand cards."""
        return _for_seconds(seconds, lambda: self._record(self._dealt(edition, players)))

    def _record(self, game: Any) -> int:
        """Play a game to its end at random and take its events; gives the number of decisions."""
        game.record_events()
        decisions = 0
        while actions := game.legal_actions():
            game.apply(actions[int(self.random() * len(actions))])
            game.take_events()
            decisions += 1
        return decisions

    def full_tables(self, *, edition: str, players: int, games: int) -> Answer:
        """Time every decision of games in which everybody begins with 14 cards in play, in microseconds."""
        clock = time.thread_time_ns
        own = int(median([-(clock() - clock()) for _ in range(10_000)]))
        times: list[int] = []
        worst, what = 0, ""
        for number in range(-1, games):
            game = self._dealt(edition, players, in_play=True)
            while not game.is_terminal():
                asked = game.question
                begin = clock()
                actions = game.legal_actions()
                action = actions[int(self.random() * len(actions))]
                game.apply(action)
                took = max(0, clock() - begin - own)
                if number < 0:
                    continue  # a game to warm up
                times.append(took)
                if took > worst:
                    worst, what = took, _decision(game, asked, action)
        times.sort()
        at = [times[len(times) // 2], times[len(times) * 99 // 100], worst]
        return {"number": len(times), "us": [value / 1000 for value in at], "worst": what}

    def _finish(self, game: Any) -> int:
        """Play a game to its end at random; gives the number of decisions."""
        decisions = 0
        while actions := game.legal_actions():
            game.apply(actions[int(self.random() * len(actions))])
            decisions += 1
        return decisions

    def _dealt(self, edition: str, players: int, in_play: bool = False) -> Any:
        """A new game with hand cards, or one in which they lie in front of the players already."""
        self.seed += 1
        rules = self.agricola.EDITIONS[edition]
        decks = getattr(rules, "decks", "")  # older commits have none
        options: dict[str, Any] = {"decks": decks} if decks else {}
        if rules.hand_cards and not in_play:
            return self.agricola.new_game(edition, players=players, cards=True, seed=self.seed, **options)
        rng = random.Random(self.seed)
        board = rules.board(players, options, True)
        seats: list[dict[str, list[str]]] = [{"hand": [], "cards": []} for _ in range(players)]
        piles = []
        for deck in (board.minors, board.occupations):
            # What is passed on, or is a space, does not just lie there.
            fixed = [card.id for card in deck if card.traveling or card.rules.space is not None]
            pile = rng.sample([card.id for card in deck if card.id not in fixed], len(deck) - len(fixed))
            for seat in seats:
                seat["cards" if in_play else "hand"] += [pile.pop() for _ in range(_CARDS_OF_EACH_KIND)]
            piles.append(pile + fixed)
        position: dict[str, object] = {"edition": edition, "players": players, "cards": True, "options": options}
        position |= {"round": 1, "phase": "preparation"}
        return self.agricola.from_position(
            {**position, "seats": seats, "minor_pile": piles[0], "occupation_pile": piles[1]}
        )

    def clones(self, *, edition: str, players: int, seconds: float) -> Answer:
        """Clone games from all over random play for some seconds."""
        key = (edition, players)
        if key not in self.positions:
            self.positions[key] = [self._stopped(self.start(edition, players)) for _ in range(_SAMPLES)]
        games = self.positions[key]

        def clone_all() -> int:
            for game in games:
                game.clone()
            return len(games)

        return _for_seconds(seconds, clone_all)

    def _stopped(self, game: Any) -> Any:
        """The game, played at random and stopped at a random decision."""
        stop = int(self.random() * 40 * len(game.state.players))
        for _ in range(stop):
            actions = game.legal_actions()
            if not actions:
                break
            game.apply(actions[int(self.random() * len(actions))])
        return game

    def decisions(self, *, edition: str, players: int, games: int) -> Answer:
        """Time every decision of some games: `legal_actions()` and `apply()` together.

        What was there before is kept from Python's collector: a full collection of everything that this process has
        ever loaded is no part of a decision, and falls on whichever one is unlucky.
        """
        gc.collect()
        gc.freeze()
        key = (edition, players)
        times = self.calls.setdefault(key, defaultdict(list))
        clock = time.thread_time_ns
        chance = self.random
        for _ in range(games):
            game = self.start(edition, players)
            while not game.is_terminal():
                asked = game.question
                begin = clock()
                actions = game.legal_actions()
                action = actions[int(chance() * len(actions))]
                game.apply(action)
                took = clock() - begin
                times[_kind(game, asked)].append(took)
                if took > self.worst.get(key, (0, ""))[0]:
                    self.worst[key] = took, _decision(game, asked, action)
        return {"games": games}

    def decision_times(self, *, edition: str, players: int, **_: object) -> Answer:
        """What `decisions` has found so far, in microseconds by kind of decision; the clock's own time is taken off."""
        key = (edition, players)
        clock = time.thread_time_ns
        own = int(median([-(clock() - clock()) for _ in range(10_000)]))
        kinds = {}
        for asked, values in self.calls[key].items():
            values.sort()
            at = [values[len(values) // 2], values[min(len(values) - 1, len(values) * 99 // 100)], values[-1]]
            kinds[asked] = {"number": len(values), "us": [max(0, value - own) / 1000 for value in at]}
        took, what = self.worst[key]
        return {"kinds": kinds, "worst_us": (took - own) / 1000, "worst": what}

    def memory(self, *, edition: str, players: int, **_: object) -> Answer:
        """Bytes of a game: a clone, and a finished game with its whole history. What games share is not counted."""
        for _number in range(_WARM_UP_GAMES):
            self.play(edition, players)
        kept: list[Any] = []
        original = self._stopped(self.start(edition, players))
        clones = _traced(lambda: kept.extend([original.clone() for _ in range(200)])) / 200

        def finish() -> None:
            for _ in range(20):
                game = self.start(edition, players)
                self._finish(game)
                kept.append(game)

        return {"clone": round(clones), "finished": round(_traced(finish) / 20)}

    def live_games(self, *, edition: str, players: int) -> Answer:
        """Bytes of each of a thousand games with hand cards under way at once, history included, and of a clone.

        What the engine remembers for all games counts too, shared out over the thousand.
        """
        self._finish(self._dealt(edition, players))
        kept: list[Any] = []
        used = _traced(lambda: kept.extend([self._stopped(self._dealt(edition, players)) for _ in range(_LIVE_GAMES)]))
        clones: list[Any] = []
        copied = _traced(lambda: clones.extend([game.clone() for game in kept]))
        return {"live": round(used / _LIVE_GAMES), "clone": round(copied / _LIVE_GAMES)}

    def searches(self, *, edition: str, players: int, cards: bool, seconds: float) -> Answer:
        """Search positions from all rounds of a game for some seconds, each anew; the parts are simulations."""
        from agricola.agents import Budget, Deadline, Observation, make_agent  # noqa: PLC0415  # older commits have no agents
        from agricola.agents.search import Search  # noqa: PLC0415

        key = (edition, players, cards)
        if key not in self.searched:
            positions = self.searched[key] = []
            game = self.agricola.new_game(edition, players=players, cards=cards, seed=1)
            farmers = [make_agent("greedy", seat) for seat in range(players)]
            while game.current_player is not None:
                if game.round > len(positions) and game.question.code == "ask-place":
                    positions.append(game.clone())
                game.apply(farmers[game.current_player].choose(game))

        def search() -> int:
            position = self.searched[key][self.next_search % len(self.searched[key])]
            self.next_search += 1
            deadline = Deadline(Budget(simulations=_SIMULATIONS))
            Search(self.next_search).choose(Observation(position, position.current_player), deadline)
            return deadline.simulations

        return _for_seconds(seconds, search)

    def nasty(self, **_: object) -> Answer:
        """The farms on which the animals are hardest to count, at each decision about animals."""
        return {name: self._timed_decision(position, move) for name, position, move in _nasty_positions()}

    def _timed_decision(self, position: dict[str, object], move: str) -> Answer:
        """The first time (nothing is remembered yet) and the median of 30 (warm), in microseconds."""
        times = []
        options = 0
        for _ in range(31):
            game = self.agricola.from_position(position)
            first = game.parse(move) if move else None
            begin = time.thread_time_ns()
            if first is not None:
                game.apply(first)
            actions = game.legal_actions()
            options = len(actions)
            game.apply(actions[options // 2])
            times.append((time.thread_time_ns() - begin) / 1000)
        return {"options": options, "first_us": times[0], "warm_us": median(times[1:])}


class Catanatron:
    """Random play of catanatron, the yardstick: two of its random players."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415  # only this worker needs it

        self.colors = [Color.RED, Color.BLUE]
        self.game = Game
        self.player = RandomPlayer

    def about(self, **_: object) -> Answer:
        """What is measured here."""
        from importlib.metadata import version  # noqa: PLC0415

        return {"version": version("catanatron")}

    def games(self, *, seconds: float, **_: object) -> Answer:
        """Random play for some seconds."""

        def play() -> int:
            game = self.game([self.player(color) for color in self.colors])
            game.play()
            return len(game.state.actions)

        return _for_seconds(seconds, play)


def _for_seconds(seconds: float, play: Callable[[], int]) -> Answer:
    """Do something again and again; it gives the number of its parts."""
    begin = time.process_time()
    number = parts = 0
    while True:
        parts += play()
        number += 1
        passed = time.process_time() - begin
        if passed >= seconds:
            return {"number": number, "parts": parts, "seconds": passed}


def _kind(game: Any, asked: object) -> str:
    """What was asked, in words; choices between goods are one kind."""
    words: str = game.words(asked)
    return "take goods of your choice" if words.startswith("take ") else words


def _decision(game: Any, asked: object, action: object) -> str:
    """What was asked, what was answered, and what the game asks after it, in words."""
    after = game.words(game.question) if game.question else "the end of the game"
    return f"{game.words(asked)}: {game.words(action)}, which led to: {after}"


def _traced(work: Callable[[], None]) -> int:
    """How many bytes some work leaves behind."""
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        work()
        gc.collect()
        return tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()


# --- the farms that are hardest for the engine ------------------------------------------------------------------------

_FARMS: dict[str, dict[str, Any]] = {
    "4 stables in 2 large pastures": {
        "pastures": [["b1", "c1", "b2", "c2"], ["d1", "e1", "d2", "e2"]],
        "stables": ["b1", "c1", "d1", "e1"],
        "goods": {"sheep": 32, "boar": 32, "cattle": 1},
    },
    "4 stables in 3 pastures": {
        "pastures": [["d1", "d2"], ["e1", "e2"], ["d3", "e3"]],
        "stables": ["d1", "e1", "d3", "e2"],
        "goods": {"sheep": 16, "boar": 8, "cattle": 9},
    },
    "4 pastures and 4 stables outside": {
        "pastures": [["d1"], ["e1"], ["d2"], ["e2"]],
        "stables": ["b1", "b2", "b3", "c3"],
        "goods": {"sheep": 5, "boar": 4, "cattle": 4},
    },
}


def _nasty_positions() -> list[tuple[str, dict[str, object], str]]:
    positions: list[tuple[str, dict[str, object], str]] = []
    for name, farm in _FARMS.items():
        goods = {**farm["goods"], "grain": 6, "vegetable": 6, "wood": 1, "clay": 1, "reed": 1}
        seat = {**farm, "goods": goods, "cards": ["M-hearth-4"], "rooms": ["a1", "a2", "a3"], "family": 4}
        game: dict[str, object] = {"edition": "revised", "players": 1, "round": 13, "seats": [seat]}
        stock = {"Cattle Market": {"cattle": 40}}
        positions.append((f"{name}: keep", {**game, "stock": stock}, "Cattle Market"))
        positions.append((f"{name}: feed", {**game, "phase": "feeding"}, ""))
        positions.append((f"{name}: breed", {**game, "phase": "breeding"}, ""))
    return positions


def main() -> None:
    """Answer requests until there are no more."""
    subject: Agricola | Catanatron = Catanatron() if sys.argv[1:] == ["catanatron"] else Agricola()
    for line in sys.stdin:
        request: dict[str, Any] = json.loads(line)
        answer = getattr(subject, request.pop("do"))(**request)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
