"""Games with hand cards: how they are set up, who plays them, and what must hold on the way.

The promises of `checks.py` are asked where they hold for cards too; those that cards change (whose goods move, which
occupied spaces can be used, what another seat's moves may show) are asked here in another form.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import agricola
from agricola import Action, Game
from agricola.cards.catalog import CARDS_BY_ID, MAJORS
from agricola.cards.words import OCCUPATION, Card, no_pets
from agricola.engine.deeds.placing import PLACE_PERSON, by_trial, free_for, usable, why_not_space
from agricola.engine.kernel.actions import CARD
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import MAJOR
from agricola.engine.kernel.trial import exhausted_trials
from agricola.variants.boards import board_for
from tests.property.bookkeeper import Bookkeeper, books_of
from tests.property.checks import (
    MOST_DECISIONS,
    STAGES,
    Chooser,
    Tastes,
    check_clone,
    check_decision,
    check_end,
    check_notation,
    check_position,
    check_record,
    check_refusal,
    check_scores,
    check_trials,
)

HAND = 7
"""Cards of each kind in a hand, as far as there are enough."""
EVERY_ANSWER = 0.02
"""The share of decisions at which every answer is tried: none may lead to a dead end."""
CARD_SPACES = ("Lessons", "Meeting Place", "Major Improvement", "Starting Player", "Occupation", "Minor Improvement")
"""Words in the names of the spaces where cards are played."""

FIELDS = ("b1", "c1", "d1", "e1", "e2", "d2", "c2", "b2", "b3", "c3", "d3", "e3", "a1")
"""Where a farm that begins with fields has them, one beside the other; all of them fill the farm."""


# --- what is played ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardSetup:
    """One way to set up a game with hand cards."""

    edition: str
    players: int
    ask_forced: bool = False
    wealthy: bool = False
    """Whether everybody begins somewhere in the game with goods and fields, so that more cards can be played."""
    settled: bool = False
    """Whether everybody who is wealthy has many cards in front already, so that cards meet that seldom do."""
    decks: str = ""
    """The decks, where there are some to choose from; empty for all of them."""
    wanted: tuple[str, ...] = ()
    """Cards that are dealt to somebody, as far as they are in the game and the hands can hold them."""
    house_rules: tuple[str, ...] = ()
    team: str = ""
    """The variant of the team game that is played, if one is."""
    kept: int = 0
    """How many occupations of an earlier game everybody begins with, where the game begins at its beginning."""

    def __str__(self) -> str:
        words = [
            self.edition,
            f"{self.players}p",
            *([self.decks] if self.decks else []),
            *self.house_rules,
            *([self.team] if self.team else []),
            *([f"{self.kept} kept"] if self.kept else []),
        ]
        words += [name for name in ("ask_forced", "wealthy", "settled") if getattr(self, name)]
        return "-".join(words) + (f" with {' '.join(self.wanted)}" if self.wanted else "")

    def new(self, seed: int) -> Game:
        """A new game; the same seed gives the same one."""
        if agricola.EDITIONS[self.edition].hand_cards and not self.wealthy:
            board = self._board()
            # Alone, what was kept takes the place of dealt occupations.
            dealt = HAND - self.kept if self.players == 1 else HAND
            minors, occupations = self._wanted_hands(board.minors), self._wanted_hands(board.occupations, dealt)
            return agricola.new_game(
                self.edition,
                players=self.players,
                cards=True,
                seed=seed,
                hands=[[*some, *others] for some, others in zip(minors, occupations, strict=True)],
                ask_forced=self.ask_forced,
                kept=self._kept_cards(random.Random(seed), board),
                extra_food=[seed % 4] * self.players if self.kept else (),
                **self.options(),
            )
        return agricola.from_position(self._position(random.Random(seed)))

    def _kept_cards(self, rng: random.Random, board: Board) -> list[list[str]]:
        """For each seat some occupations that nobody wants dealt, as if they were kept from an earlier game."""
        there = [card.id for card in board.occupations if card.id not in self.wanted]
        drawn = rng.sample(there, self.kept * self.players)
        return [drawn[seat :: self.players] for seat in range(self.players)] if self.kept else []

    def options(self) -> dict[str, Any]:
        """The decks, where there are some to choose from, and the house rules."""
        decks = agricola.EDITIONS[self.edition].decks
        options: dict[str, Any] = {"decks": self.decks or decks} if decks else {}
        if self.team:
            options["variants"] = [self.team]
        return {**options, **({"house_rules": list(self.house_rules)} if self.house_rules else {})}

    def _board(self) -> Board:
        return board_for(agricola.EDITIONS[self.edition], self.players, self.options(), True)

    def _wanted_hands(self, deck: Sequence[Card], most: int = HAND) -> list[list[str]]:
        """For each seat the wanted cards of a kind, dealt in turn, not more than a hand holds."""
        there = {card.id for card in deck}
        wanted = [card for card in self.wanted if card in there][: most * self.players]
        return [wanted[seat :: self.players] for seat in range(self.players)]

    def _position(self, rng: random.Random) -> dict[str, object]:
        """A position before a round, with random hands; what is not dealt is in the piles."""
        board = self._board()
        seats: list[dict[str, Any]] = [{"hand": []} for _ in range(self.players)]
        piles = []
        for deck in (board.minors, board.occupations):
            wanted = self._wanted_hands(deck)
            given = {card for hand in wanted for card in hand}
            pile = [card for card in rng.sample([card.id for card in deck], len(deck)) if card not in given]
            each = min(HAND, len(deck) // self.players)
            for seat, hand in zip(seats, wanted, strict=True):
                seat["hand"] += hand + [pile.pop() for _ in range(each - len(hand))]
            piles.append(pile)
        if self.wealthy:
            for seat in seats:
                goods = {name: rng.randrange(16) for name in ("wood", "clay", "reed", "stone", "grain", "vegetable")}
                seat["goods"] = {**goods, "food": rng.randrange(20), "sheep": rng.randrange(2)}
                seat["fields"] = {
                    cell: rng.choice(({}, {"grain": rng.randint(1, 3)}, {"vegetable": rng.randint(1, 2)}))
                    for cell in FIELDS[: rng.choice((0, 0, 2, 4, 6, len(FIELDS)))]
                }
        if self.settled:
            self._settle(rng, seats, piles)
        order: list[str] = []
        for stage in range(1, len(STAGES) + 1):
            names = [space.name for space in board.spaces if space.stage == stage]
            order += rng.sample(names, len(names))
        return {
            "edition": self.edition,
            "players": self.players,
            "cards": True,
            "options": self.options(),
            "ask_forced": self.ask_forced,
            "round": rng.randint(1, 14 if self.settled else 10) if self.wealthy else 1,
            "phase": "preparation",
            "starting_player": rng.randrange(self.players),
            "round_cards": order,
            "seats": seats,
            "minor_pile": piles[0],
            "occupation_pile": piles[1],
        }

    def _settle(self, rng: random.Random, seats: list[dict[str, Any]], piles: list[list[str]]) -> None:
        """Put cards from the piles in front of everybody, and let them have built something."""
        majors = rng.sample([card.id for card in MAJORS], len(MAJORS))
        for seat in seats:
            drawn = [pile.pop() for pile in piles for _ in range(min(rng.randint(3, 9), len(pile)))]
            # What acts when it is played, and then is a space or somebody else's, can't just lie there.
            fixed = {card for card in drawn if CARDS_BY_ID[card].traveling or CARDS_BY_ID[card].rules.space is not None}
            seat["hand"] += [card for card in drawn if card in fixed]
            seat["cards"] = [card for card in drawn if card not in fixed]
            seat["occupations_played"] = sum(CARDS_BY_ID[card].kind == OCCUPATION for card in seat["cards"])
            seat["cards"] += [majors.pop() for _ in range(min(rng.randint(0, 3), len(majors)))]
            if any(CARDS_BY_ID[card].rules.holds is not None for card in seat["cards"]):
                seat["goods"]["sheep"] = 0  # such a card may leave no place for it
            seat["house"] = rng.choice(("wood", "clay", "stone"))
            seat["fields"] = dict(list(seat["fields"].items())[:4])
            seat["pastures"] = rng.choice(([], [["d3"]], [["c3", "d3"]], [["c3", "d3"], ["e3"]], [["d3", "e3"]]))
            if any(CARDS_BY_ID[card].rules.holds is no_pets for card in seat["cards"]):
                seat["goods"]["sheep"] = 0
            seat["stables"] = rng.sample(["b3", "d3", "e3"], rng.randint(0, 2))


def card_editions() -> list[str]:
    """The editions that have hand cards already."""
    return [
        name
        for name, edition in sorted(agricola.EDITIONS.items())
        if edition.board(edition.most_players, {}, True).minors
    ]


def card_setups() -> list[CardSetup]:
    """Every edition with hand cards and every number of players, in every form."""
    return [
        CardSetup(edition, players, ask_forced, wealthy, settled)
        for wealthy, settled in ((False, False), (True, False), (True, True))
        for ask_forced in (False, True)
        for edition in card_editions()
        for players in range(1, agricola.EDITIONS[edition].most_players + 1)
    ]


class CardLover:
    """Chooses like `Tastes`, but often takes what plays a card, and nearly always what plays a wanted one."""

    def __init__(self, rng: random.Random, wanted: Collection[str] = ()) -> None:
        self.rng = rng
        self.tastes = Tastes(rng)
        self.wanted = frozenset(wanted)

    def __call__(self, actions: Sequence[Action]) -> Action:
        luck = self.rng.random()
        if luck < 0.9 and self.wanted:
            wanted = [action for action in actions if action.kind == CARD and self.wanted.intersection(action.cards)]
            if wanted:
                return self.rng.choice(wanted)
        if luck < 0.5:
            cards = [action for action in actions if action.kind == CARD or _plays_a_card(action)]
            if cards:
                return self.rng.choice(cards)
        return self.tastes(actions)


def _plays_a_card(action: Action) -> bool:
    return action.space is not None and any(word in action.space for word in CARD_SPACES)


# --- promises about one decision --------------------------------------------------------------------------------------


def check_card_legality(game: Game) -> None:
    """The fast answer to "can this space be used?" is the one that trying it gives, and a reason is given if not."""
    state = game.state
    if not state.waiting or state.stack[-1].effect is not PLACE_PERSON:
        return
    seat = state.stack[-1].seat
    p = state.players[seat]
    if not p.home:
        return
    for space in state.open:
        if not free_for(state, p, space):
            assert why_not_space(state, seat, space)
            assert space.action not in state.options
            continue
        fast = usable(state, seat, space)
        tried = space.from_round <= state.round and by_trial(state, seat, space)
        assert fast == tried, f"{space.name}: {fast} at a glance, {tried} by trial"
        assert fast == (space.action in state.options), space.name
        reason = why_not_space(state, seat, space)
        assert fast == (not reason), f"{space.name}: {reason}"


def check_card_views(game: Game, rng: random.Random) -> Game:
    """Two games that differ only in what a seat can't know look the same to it; gives an imagined game to play on."""
    seats = range(game.state.board.players)
    imagined = game
    for seat in seats:
        imagined = game.determinize(seat, rng)
        assert _look(game, seat) == _look(imagined, seat)
        assert game.state.players[seat].hand == imagined.state.players[seat].hand
        check_imagined(game, imagined, seat)
        if game.current_player == seat:
            _check_next_view(game.clone(), imagined.clone(), seat, rng)
    return imagined


def _check_next_view(true: Game, other: Game, seat: int, rng: random.Random) -> None:
    """A seat that goes on acting sees the same in both games, until it is another's turn or something is turned up.

    That is a round card, or a card that is drawn by chance.
    """
    assert true.legal_actions() == other.legal_actions()
    action = rng.choice(true.legal_actions())
    before = (true.round, _hidden(true))
    true.apply(action)
    other.apply(action)
    turned_up = (true.round, _hidden(true)) != before
    if not turned_up and true.current_player == other.current_player == seat:
        assert _look(true, seat) == _look(other, seat), f"after {action} hidden cards show"


def _hidden(game: Game) -> tuple[object, ...]:
    """What a draw changes: the generator, and the piles."""
    state = game.state
    return state.chance, state.minor_pile, state.occupation_pile


def check_imagined(game: Game, imagined: Game, seat: int) -> None:
    """An imagined game has the same cards as the real one, and offers nothing of a hand that is not there."""
    assert _all_cards(game) == _all_cards(imagined)
    for other, (true, false) in enumerate(zip(game.state.players, imagined.state.players, strict=True)):
        assert Counter(card.kind for card in true.hand) == Counter(card.kind for card in false.hand)
        assert set(true.known) <= set(false.hand), f"seat {other} holds what was passed on openly"
    asked = imagined.current_player
    if asked is not None:
        hand = {card.id for card in imagined.state.players[asked].hand}
        for action in imagined.legal_actions():
            if action.kind == CARD:
                strangers = [card for card in action.cards if CARDS_BY_ID[card].kind != MAJOR and card not in hand]
                assert not strangers, f"seat {seat} learns from an imagined game that seat {asked} has {strangers}"


def _all_cards(game: Game) -> Counter[str]:
    state = game.state
    held = Counter(card.id for p in state.players for card in (*p.hand, *p.discarded))
    return held + Counter(card.id for card in (*state.minor_pile, *state.occupation_pile))


def _look(game: Game, seat: int) -> str:
    return json.dumps(game.view(seat))


def check_everything_with_cards(game: Game, rng: random.Random) -> Game:
    """All checks of one decision; gives an imagined game to play on."""
    check_notation(game, rng)
    check_refusal(game)
    check_clone(game, rng)
    check_position(game)
    check_card_legality(game)
    check_scores(game)
    if rng.random() < 0.2:
        check_record(game)
    return check_card_views(game, rng)


# --- a whole game -----------------------------------------------------------------------------------------------------


@dataclass
class CardWalk:
    """Plays one game with hand cards and checks it on the way.

    A game that asks what is forced is compared with its twin that does not. `thorough` is the share of decisions at
    which the dear checks are made too.
    """

    setup: CardSetup
    seed: int
    choose: Chooser
    thorough: float = 0.05
    audited: bool = False
    """Whether a bookkeeper follows every step."""
    played: Counter[str] = field(default_factory=Counter)
    """The hand cards that were played, by id."""

    def play(self) -> Game:
        """Play to the end; the message of a failure says how to play it again."""
        game = self.setup.new(self.seed)
        last = "the start"
        try:
            rng = random.Random(self.seed)
            decisions = 0
            exhausted = exhausted_trials()
            twin = replace(self.setup, ask_forced=False).new(self.seed) if self.setup.ask_forced else None
            keeper = Bookkeeper(books_of(game)) if self.audited else None
            if keeper is not None:
                game.record_events()
            check_decision(game)
            while not game.is_terminal():
                decisions += 1
                assert decisions < MOST_DECISIONS * self.setup.players, "the game does not end"
                if rng.random() < self.thorough:
                    last = f"the checks before {game.question}"
                    check_everything_with_cards(game, rng)
                options = game.legal_actions()
                if rng.random() < EVERY_ANSWER:
                    for option in options:
                        last = f"{game.question}: {option}, which was only tried"
                        game.clone().apply(option)
                action = self.choose(options)
                last = f"{game.question}: {action}"
                before = [p.hand for p in game.state.players]
                game.apply(action)
                self._count(game, before)
                check_decision(game)
                if keeper is not None:
                    keeper.hear(game.take_events())
                    keeper.check(game)
                check_trials(exhausted)
                if twin is not None and len(options) > 1:
                    assert twin.legal_actions() == options, "a game that asks everything offers something else"
                    twin.apply(action)
            assert twin is None or {**twin.position(), "ask_forced": True} == game.position()
            check_end(game, set())
            check_scores(game)
            if rng.random() < 4 * self.thorough:
                check_position(game)
                check_record(game)
        except Exception as problem:
            where = f"{self.setup}, seed {self.seed}, round {game.round}, after {last}"
            raise AssertionError(f"{type(problem).__name__}: {problem}\n{where}\n{game.record()}") from problem
        return game

    def _count(self, game: Game, before: Sequence[tuple[Card, ...]]) -> None:
        """Note the cards that have left a hand; every one of them was played, unless it was discarded."""
        for p, hand in zip(game.state.players, before, strict=True):
            if len(hand) != len(p.hand) or hand != p.hand:
                self.played.update(card.id for card in hand if card not in p.hand and card not in p.discarded)


def deck_mixes(edition: str) -> list[str]:
    """The decks in every mix that may be chosen, all of them first; an empty text where there is nothing to choose."""
    rules = agricola.EDITIONS[edition]
    mixes = [""]
    for letter in rules.decks:
        mixes += [mix + letter for mix in mixes]
    allowed = [mix for mix in mixes if set(mix) & set(rules.usual_decks)]
    return sorted(allowed, key=len, reverse=True) or [""]


def check_card_game(number: int, thorough: float, wanted: tuple[str, ...] = (), audited: bool = False) -> CardWalk:
    """Play and check the n-th of many games: all set-ups in turn, all mixes of decks; all decks for wanted cards."""
    every = card_setups()
    setup = every[number % len(every)]
    mixes = deck_mixes(setup.edition)
    mix = 0 if wanted else number // len(every) % len(mixes)
    # Every third game that begins at its beginning is a later game of a series or a campaign.
    kept = (1 + number % 5 if setup.players == 1 else 1) if number % 3 == 0 and not setup.wealthy else 0
    setup = replace(setup, decks=mixes[mix], wanted=wanted, kept=kept)
    walk = CardWalk(setup, number, CardLover(random.Random(number), wanted), thorough, audited)
    walk.play()
    return walk
