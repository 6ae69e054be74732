"""What must hold in every game, whatever the edition, the number of players and the options.

One function for each promise, and `Walk`, which plays a game and asks them on the way: the cheap ones at every
decision, the dear ones where the caller wants them. Everything is asked of the public face, or of the few functions of
the engine that make a promise of their own.
"""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import agricola
from agricola import Action, Game, NotLegal
from agricola.engine.deeds.placing import PLACE_PERSON, by_trial, usable, why_not_space
from agricola.engine.farm.grid import CELLS, cell_name
from agricola.engine.kernel.actions import PARTNER, PLACE
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.trial import exhausted_trials
from agricola.engine.message import say
from agricola.engine.observation.view import phase
from agricola.engine.rounds.invariants import broken_rules
from agricola.variants.boards import HOUSE_RULES, board_for, why_not_here
from tests.property.accountant import Accountant
from tests.property.tile_accountant import TileAccountant

MOST_COMBINATIONS = 32
MOST_DECISIONS = 600
"""Decisions per player in one game, more than any game needs."""
MOST_PARSED = 30
HARVEST_ROUNDS = (4, 7, 9, 11, 13, 14)
STAGES = (4, 3, 2, 2, 2, 1)
"""The round cards of each stage, where they are shuffled."""

Chooser = Callable[[Sequence[Action]], Action]


# --- what is played ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setup:
    """One way to set up a game."""

    edition: str
    players: int
    options: tuple[tuple[str, bool], ...] = ()
    ask_forced: bool = False
    chosen_order: bool = False
    """Whether the (solo) player chooses the order of the round cards."""
    wealthy: bool = False
    """Whether everybody begins somewhere in the game with full barns, so that more is possible than in most games."""
    house_rules: tuple[str, ...] = ()
    team: str = ""
    """The variant of the team game that is played, if one is."""

    def __str__(self) -> str:
        words = [self.edition, f"{self.players}p", *(f"{name}={value}" for name, value in self.options)]
        words += [*self.house_rules, *([self.team] if self.team else [])]
        words += [name for name in ("ask_forced", "chosen_order", "wealthy") if getattr(self, name)]
        return "-".join(words)

    def new(self, seed: int) -> Game:
        """A new game; the same seed gives the same one."""
        if self.wealthy:
            return agricola.from_position(self._wealth(random.Random(seed)))
        extra: dict[str, Any] = self.all_options()
        if self.chosen_order:
            extra["round_cards"] = self._order(random.Random(seed))
        return agricola.new_game(
            self.edition, players=self.players, cards=False, seed=seed, ask_forced=self.ask_forced, **extra
        )

    def _order(self, rng: random.Random) -> list[str]:
        """The names of the round cards, shuffled within their stages."""
        order: list[str] = []
        board = self.board()
        for stage in range(1, len(board.stage_rounds) + 1):
            names = [space.name for space in board.spaces if space.stage == stage]
            order += rng.sample(names, len(names))
        return order

    def board(self) -> Board:
        """The board that it is played on."""
        return board_for(agricola.EDITIONS[self.edition], self.players, self.all_options(), False)

    def all_options(self) -> dict[str, Any]:
        """The options of the edition and the house rules, as a new game takes them."""
        return {
            **dict(self.options),
            **({"house_rules": list(self.house_rules)} if self.house_rules else {}),
            **({"variants": [self.team]} if self.team else {}),
        }

    def _wealth(self, rng: random.Random) -> dict[str, object]:
        """A position with goods in every barn, and with all the majors dealt."""
        board = self.board()
        majors = [card.id for card in board.majors]
        names = ["wood", "clay", "reed", "grain"]
        if board.new_yard().kind() == "grid":
            names += ["stone", "vegetable"]
        seats: list[dict[str, Any]] = []
        for _ in range(self.players):
            goods = {name: rng.randrange(26) for name in names}
            seats.append({"goods": {**goods, "food": rng.randrange(12), "sheep": rng.randrange(2)}, "cards": []})
        for card in majors:
            owner = rng.randrange(self.players + 1)
            if owner < self.players:
                seats[owner]["cards"].append(card)
        return {
            "edition": self.edition,
            "players": self.players,
            "options": self.all_options(),
            "ask_forced": self.ask_forced,
            "round": rng.randint(1, 12),
            "phase": "preparation",
            "starting_player": rng.randrange(self.players),
            "round_cards": self._order(rng),
            "seats": seats,
        }


def setups() -> list[Setup]:
    """Every edition, number of players and set of options; where there are too many sets, the outer ones."""
    found: list[Setup] = []
    for name, edition in sorted(agricola.EDITIONS.items()):
        options = sorted(edition.options)
        combinations = list(itertools.product((False, True), repeat=len(options)))
        if len(combinations) > MOST_COMBINATIONS:
            combinations = [values for values in combinations if sum(values) <= 1 or sum(values) >= len(values) - 1]
        for players in range(1, edition.most_players + 1):
            for values in combinations:
                found.append(Setup(name, players, tuple(zip(options, values, strict=True))))
    return found


def setup_for(number: int) -> Setup:
    """A set-up for the n-th of many games: all of them in turn, each in all its forms."""
    every = setups()
    setup = every[number % len(every)]
    lap = number // len(every)
    return replace(
        setup,
        ask_forced=lap % 2 == 0,
        wealthy=lap % 3 == 1,
        chosen_order=setup.players == 1 and lap % 3 == 2 and not setup.board().fixed_order,
    )


def some_house_rules(edition: str, players: int, rng: random.Random) -> tuple[str, ...]:
    """A random few of the house rules that a game can have, with their parameters."""
    allowed = [rule for rule in HOUSE_RULES.values() if not why_not_here(rule, edition, players, cards=False)]
    chosen = [rule for rule in allowed if rng.random() < rng.choice((0.2, 0.5, 0.9))]
    return tuple(rule.name if not rule.parameters else f"{rule.name}:{rng.choice(rule.parameters)}" for rule in chosen)


def with_house_rules(setup: Setup, rng: random.Random) -> Setup:
    """The same set-up with some house rules, and with what they ask for."""
    rules = some_house_rules(setup.edition, setup.players, rng)
    asked = {name: value for rule in rules for name, value in HOUSE_RULES[rule.partition(":")[0]].options.items()}
    return replace(setup, house_rules=rules, options=tuple({**dict(setup.options), **asked}.items()))


class Tastes:
    """Chooses by random likes and dislikes, which stay the same for a game: so games differ more than by plain chance.

    First it chooses among kinds of action, then among the actions of that kind, so that "done" has a chance beside
    hundreds of fences.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.likes: dict[str, float] = {}
        self.spread = rng.choice((0.0, 1.0, 2.0))
        self.thrift = rng.choice((1, 1, 3))

    def _like(self, name: str) -> float:
        if name not in self.likes:
            self.likes[name] = 2.718 ** (self.spread * self.rng.gauss(0, 1))
        return self.likes[name]

    def __call__(self, actions: Sequence[Action]) -> Action:
        groups: dict[str, list[Action]] = {}
        for action in actions:
            name = action.code if action.kind == PLACE or action.cards else action.kind_name
            groups.setdefault(name, []).append(action)
        names = list(groups)
        group = groups[self.rng.choices(names, [self._like(name) for name in names])[0]]
        return group[int(len(group) * self.rng.random() ** self.thrift)]


class Fractions:
    """Chooses by a list of fractions of the number of options, until the list ends: a game that can be shrunk."""

    def __init__(self, fractions: Sequence[float]) -> None:
        self.left = iter(fractions)

    def __call__(self, actions: Sequence[Action]) -> Action:
        return actions[min(len(actions) - 1, int(next(self.left) * len(actions)))]


# --- promises about one decision --------------------------------------------------------------------------------------


def check_decision(game: Game) -> None:
    """There is something to choose, the options are unique and in order, and the position is sound."""
    options = game.legal_actions()
    seat = game.current_player
    assert broken_rules(game.state) == []
    if game.is_terminal():
        assert options == []
        assert seat is None
        return
    assert seat is not None
    assert 0 <= seat < game.state.board.players
    assert len(options) >= (1 if game.state.ask_forced else 2), f"{game.question}: {options}"
    for before, after in itertools.pairwise(options):
        assert before < after, f"{before!r} stands before {after!r}"
    assert len(set(options)) == len(options)
    assert game.question


def check_trials(before: int) -> None:
    """No trial of what is legal has given up since so many had."""
    assert exhausted_trials() == before, "a trial of what is legal gave up"


def check_notation(game: Game, rng: random.Random) -> None:
    """Every action's code, and its words where no other has the same, mean that action and nothing else."""
    options = game.legal_actions()
    assert len({action.code for action in options}) == len(options)
    said = Counter(game.words(action) for action in options)
    shown = options if len(options) <= MOST_PARSED else rng.sample(options, MOST_PARSED)
    for action in shown:
        assert action.code.isascii()
        assert " " not in action.code
        assert game.parse(action.code) is action
        words = game.words(action)
        if said[words] == 1:
            assert game.parse(words.upper() + "!") is action
        assert game.is_legal(action)
        json.dumps(action.touches)


def check_refusal(game: Game) -> None:
    """An action that is not offered is refused, and nothing changes."""
    stranger = Action(PLACE, (10_000,), "place:the_moon", say("act-done"))
    key = game.key()
    assert not game.is_legal(stranger)
    try:
        game.apply(stranger)
    except agricola.AgricolaError:
        assert game.key() == key
    else:
        raise AssertionError("the moon can be used")


def check_clone(game: Game, rng: random.Random, moves: int = 4) -> None:
    """A clone is equal and independent: playing on it changes nothing here, and the same moves give the same game."""
    key, options, text = game.key(), game.legal_actions(), json.dumps(game.position())
    first, second = game.clone(), game.clone()
    assert first.key() == key
    assert first.legal_actions() == options
    for _ in range(moves):
        if first.is_terminal():
            break
        action = rng.choice(first.legal_actions())
        first.apply(action)
        second.apply(action)
        assert first.key() == second.key()
        assert hash(first.key()) == hash(second.key())
    assert game.key() == key
    assert game.legal_actions() == options
    assert json.dumps(game.position()) == text


def check_position(game: Game) -> None:
    """The position survives JSON: the same key, the same question, the same options."""
    again = agricola.from_position(json.loads(json.dumps(game.position())))
    assert again.key() == game.key()
    assert again.legal_actions() == game.legal_actions()
    assert (again.current_player, again.question) == (game.current_player, game.question)
    assert again.position() == game.position()


def check_record(game: Game) -> None:
    """The record survives its text and leads to the same position."""
    record = game.record()
    assert agricola.loads(str(record)) == record
    assert agricola.replay(str(record)).key() == game.key()


def check_views(game: Game, rng: random.Random, moves: int = 4) -> Game:
    """A view is JSON and does not tell what is hidden; gives an imagined game in which the hidden lies otherwise."""
    seats = range(game.state.board.players)
    for seat in seats:
        assert _look(game, seat) == _look(game.determinize(seat, rng), seat)
    seat = rng.choice(seats)
    imagined = game.determinize(seat, rng)
    true, other = game.clone(), imagined.clone()
    for _ in range(moves):
        if true.is_terminal():
            break
        action = rng.choice(true.legal_actions())
        round_before = true.round
        true.apply(action)
        other.apply(action)
        if true.round != round_before:
            break  # from here on the games may differ
        assert _look(true, seat) == _look(other, seat), "two games that a seat can't tell apart look different to it"
    return imagined


def _look(game: Game, seat: int) -> str:
    return json.dumps(game.view(seat))


def check_fast_legality(game: Game) -> None:
    """The fast answer to "can this space be used?" is the one that trying it gives, and a reason is given if not."""
    state = game.state
    if not state.waiting or state.stack[-1].effect is not PLACE_PERSON:
        return
    seat = state.stack[-1].seat
    for space in state.board.spaces:
        free = space in state.open and not state.occupied[space.site]
        reason = why_not_space(state, seat, space)
        assert game.why_not(space.name) == reason
        if free:
            fast = usable(state, seat, space)
            tried = space.from_round <= state.round and by_trial(state, seat, space)
            assert fast == tried, f"{space.name}: {fast} at a glance, {tried} by trial"
            assert fast == (not reason), f"{space.name}: {reason}"
            assert fast == (space.action in state.options)
        else:
            assert reason
            assert space.action not in state.options


def check_cells(game: Game) -> None:
    """A space of the own farm can be chosen exactly when some answer touches it; otherwise there is a reason."""
    chosen = 0
    for action in game.legal_actions():
        if action.kind != PARTNER:
            chosen |= action.cells
    for cell in range(CELLS):
        reasons = game.why_not(cell_name(cell))
        assert bool(reasons) != bool(chosen >> cell & 1), f"{cell_name(cell)}: {game.words(reasons)}"


def check_scores(game: Game) -> None:
    """Score sheets add up, before the end nobody has won, and at the end the best total wins."""
    sheets = game.scores()
    totals = [sheet.total for sheet in sheets]
    for seat, sheet in enumerate(sheets):
        assert sheet.seat == seat
        assert sheet.total == sum(line.points for line in sheet.lines) == sum(sheet.categories.values())
        assert all(game.words(line.explanation) for line in sheet.lines)
    if not game.is_terminal():
        assert game.returns() == [0.0] * len(sheets)
        assert game.winners() == []
        return
    for team in game.team_scores():
        one, other = team.seats
        assert (other - one) % 4 == 2
        assert winners_agree(game, team.seats)
        for line in team.lines:
            assert line.points == min(line.values)
        assert sum(line.values[0] for line in team.lines) == sheets[one].total
        assert sum(line.values[1] for line in team.lines) == sheets[other].total
        totals[one] = totals[other] = team.total
    assert game.returns() == [float(total) for total in totals]
    winners = game.winners()
    assert winners
    assert all(totals[seat] == max(totals) for seat in winners)
    if totals.count(max(totals)) == 1:
        assert winners == [totals.index(max(totals))]


def winners_agree(game: Game, seats: tuple[int, int]) -> bool:
    """Whether both partners win, or neither does."""
    return (seats[0] in game.winners()) == (seats[1] in game.winners())


def check_end(game: Game, feedings: set[int]) -> None:
    """The game is over after 14 rounds and 6 harvests, and stays over."""
    assert game.is_terminal()
    assert game.round == 14
    assert phase(game.state) == "end"
    assert feedings <= set(HARVEST_ROUNDS)
    key = game.key()
    try:
        game.apply(game.state.board.spaces[0].action)
    except NotLegal:
        assert game.key() == key
    else:
        raise AssertionError("a game that is over can be played on")


# --- promises about one step ------------------------------------------------------------------------------------------


def by_names(game: Game) -> dict[str, Any]:
    """The position with action spaces by name, as the accountants know them."""
    position: dict[str, Any] = game.position()
    names = {space.id: space.name for space in game.state.board.spaces}
    position["stock"] = {names[space]: goods for space, goods in position["stock"].items()}
    for seat in position["seats"]:
        seat["placed"] = [names[space] for space in seat["placed"]]
    return position


def snapshot(game: Game) -> dict[str, Any]:
    """The position as plain data, with its phase."""
    return {**by_names(game), "phase": phase(game.state)}


def check_step(before: dict[str, Any], after: dict[str, Any], seat: int) -> None:
    """Pieces stay, cards are in one place, and within the work phase goods move only where a person was placed."""
    same_turn = before["phase"] == after["phase"] == "work" and before["round"] == after["round"]
    for other, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        _check_pieces(old, new)
        partner = other == (seat + 2) % 4 and any("team" in name for name in after["options"].get("variants", ()))
        if same_turn and other != seat and not partner and new["placed"] == old["placed"]:
            assert old["goods"] == new["goods"], f"player {seat + 1} acted and player {other + 1}'s goods changed"
    owned = [card for farm in after["seats"] for card in farm["cards"]]
    assert len(owned) == len(set(owned)), "a card lies in front of two players"
    if same_turn:
        used = {name for farm in after["seats"] for name in farm["placed"]}
        may_stay = "take-what-fits" in after["options"].get("house_rules", ())
        for name, lay in before["stock"].items():
            lies = after["stock"][name]
            stays = may_stay and set(lies) <= {"sheep", "boar", "cattle"}
            assert lies == lay or ((not lies or stays) and name in used), f"some goods left {name}"


def _check_pieces(old: dict[str, Any], new: dict[str, Any]) -> None:
    if isinstance(old["rooms"], int):
        _check_tiles(old, new)
    else:
        for piece in ("rooms", "fields", "stables", "fences"):
            assert set(old[piece]) <= set(new[piece]), f"{piece} disappeared"
    assert old["family"] <= new["family"]
    assert old["begging"] <= new["begging"]
    assert len(set(new["cards"])) == len(new["cards"])


def _check_tiles(old: dict[str, Any], new: dict[str, Any]) -> None:
    """No tile leaves a farm of tiles, and a stable only moves into a pasture."""
    assert old["rooms"] <= new["rooms"], "a room disappeared"
    assert len(old["fields"]) <= len(new["fields"]), "a field disappeared"
    shapes = [Counter(pasture["shape"] for pasture in farm["pastures"]) for farm in (old, new)]
    assert shapes[0] <= shapes[1], "a pasture disappeared"
    inside = [Counter(pasture["shape"] for pasture in farm["pastures"] if pasture["stable"]) for farm in (old, new)]
    assert inside[0] <= inside[1], "a stable left its pasture"
    assert old["stables"] + inside[0].total() <= new["stables"] + inside[1].total(), "a stable disappeared"


# --- a whole game -----------------------------------------------------------------------------------------------------


@dataclass
class Walk:
    """Plays one game and checks it on the way.

    `thorough` is the share of decisions at which the dear checks are made too. A chooser that has nothing more to say
    raises StopIteration, and the game is left there.
    """

    setup: Setup
    seed: int
    choose: Chooser
    thorough: float = 0.05
    audited: bool = True
    """Whether every step is compared: by the accountant, and with the game that does not ask what is forced."""

    def play(self) -> Game:
        """Play to the end; the message of a failure says how to play it again."""
        game = self.setup.new(self.seed)
        try:
            self._play(game)
        except StopIteration:
            pass
        except Exception as problem:
            where = f"{self.setup}, seed {self.seed}, round {game.round}, {game.question or 'after the end'}"
            raise AssertionError(f"{type(problem).__name__}: {problem}\n{where}\n{game.record()}") from problem
        return game

    def _has_twin(self) -> bool:
        return self.audited and self.setup.ask_forced

    def _play(self, game: Game) -> None:
        rng = random.Random(self.seed)
        plain = replace(self.setup, ask_forced=False).new(self.seed) if self._has_twin() else None
        position = snapshot(game)
        books = (Accountant.of(game, position) or TileAccountant.of(game, position)) if self.audited else None
        feedings: set[int] = set()
        decisions = 0
        exhausted = exhausted_trials()
        check_decision(game)
        while not game.is_terminal():
            decisions += 1
            assert decisions < MOST_DECISIONS * self.setup.players, "the game does not end"
            if phase(game.state) == "feeding":
                feedings.add(game.round)
            if rng.random() < self.thorough:
                check_everything(game, rng)
            seat = game.current_player
            assert seat is not None
            options = game.legal_actions()
            action = self.choose(options)
            game.apply(action)
            if plain is not None and len(options) > 1:
                assert plain.legal_actions() == options, "a game that asks everything offers something else"
                plain.apply(action)
            check_decision(game)
            check_trials(exhausted)
            if self.audited:
                before, position = position, snapshot(game)
                check_step(before, position, seat)
                if books is not None:
                    space = (before["seats"][seat]["placed"] or [""])[-1]
                    books.check(seat, space, action, game, position)
        if self.setup.ask_forced and not self.setup.wealthy:
            assert feedings == set(HARVEST_ROUNDS)
        check_end(game, feedings)
        check_scores(game)
        if rng.random() < 4 * self.thorough:
            check_position(game)
            check_record(game)
        if plain is not None:
            assert {**snapshot(plain), "ask_forced": True} == position


def check_everything(game: Game, rng: random.Random) -> Game:
    """All checks of one decision; gives an imagined game to play on."""
    check_notation(game, rng)
    check_refusal(game)
    check_clone(game, rng)
    check_position(game)
    check_fast_legality(game)
    check_cells(game)
    check_scores(game)
    if rng.random() < 0.2:
        check_record(game)
    return check_views(game, rng)


def finish(game: Game, choose: Chooser) -> None:
    """Play a game to its end, with sound positions all the way."""
    decisions = 0
    while not game.is_terminal():
        decisions += 1
        assert decisions < MOST_DECISIONS * game.state.board.players, "the game does not end"
        game.apply(choose(game.legal_actions()))
        check_decision(game)


def check_game(number: int, thorough: float, audited: bool = True, house_rules: bool = False) -> Game:
    """Play and check the n-th of many games, with some house rules where wanted, and with four in teams."""
    setup = setup_for(number)
    if house_rules:
        rng = random.Random(number)
        setup = with_house_rules(setup, rng)
        if (setup.edition, setup.players) == ("revised", 4):
            setup = replace(setup, team=rng.choice(("", "team", "team:french", "team:polish", "team-product")))
    return Walk(setup, number, Tastes(random.Random(number)), thorough, audited).play()
