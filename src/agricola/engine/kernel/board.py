"""The board that a game is played on: everything that stays the same during a game.

A board is what an edition builds for one number of players and one set of options: the spaces in the order of the
board, the round cards by stage, the major improvements, prices and tables. It never changes, so every game and clone
with the same set-up shares it.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping

from agricola.engine.farm.farmyard import Yard
from agricola.engine.farm.land_rules import USUAL_LAND
from agricola.engine.goods import KINDS
from agricola.engine.kernel.actions import CARD, Action
from agricola.engine.kernel.card import MAJOR, Card, Conversion, ScoreLine
from agricola.engine.kernel.dealing import USUAL_PORTIONS, Portion
from agricola.engine.kernel.effect import Effect, name_tree, within
from agricola.engine.kernel.forward import AnyState
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.spaces import Space, placing
from agricola.engine.kernel.team import TeamRules
from agricola.engine.message import say
from agricola.engine.price import Price

JsonOption = bool | int | str | tuple[str, ...]


class TurnDeed(Effect):
    """What everybody may do who is asked to place a person, beside what their cards allow."""

    def offers(self, g: AnyState, p: Player) -> list[Action]:
        """The answers that it adds to the question; none when it can't be done."""
        raise NotImplementedError

    def carry_out(self, g: AnyState, p: Player, action: Action) -> bool:
        """Do it; whether that was the player's turn, so that nobody is placed now."""
        raise NotImplementedError


class AnytimeDeed(TurnDeed):
    """What everybody may do at any time: beside a placement, and beside whatever else they are asked."""

    def __init__(self, action: Action) -> None:
        super().__init__()
        self.action = action
        """The answer that begins it, whatever is asked."""

    def stand_by(self, g: AnyState) -> bool:
        """Add itself to the answers to the open question, where it can be done.

        In the midst of its own steps: strike the answers that lead to a dead end; whether some were struck.
        """
        raise NotImplementedError


class Board:
    """Everything that stays the same during a game."""

    def __init__(
        self,
        *,
        edition: str,
        players: int,
        with_cards: bool,
        options: Mapping[str, JsonOption],
        spaces: list[Space],
        majors: tuple[Card, ...],
        minors: tuple[Card, ...],
        occupations: tuple[Card, ...],
        all_cards: tuple[Card, ...],
        flow: Effect,
        stage_rounds: tuple[int, ...],
        harvest_rounds: frozenset[int],
        first_food: int,
        other_food: int,
        adult_need: int,
        newborn_need: int,
        room_prices: tuple[Price, ...],
        renovation_prices: tuple[tuple[Price, ...], ...],
        fence_prices: tuple[Price, ...],
        new_yard: Callable[[], Yard],
        yard_lines: Callable[[AnyState, Player], list[ScoreLine]],
        tie_break: Callable[[Player], int],
        claims_survive: bool,
        last_meals: Callable[[Conversion], bool],
        work_steps: tuple[int, int],
        space_names: frozenset[str] = frozenset(),
        prices_in_any_order: bool = False,
        no_cooking_from: int = 0,
    ) -> None:
        self.edition = edition
        self.players = players
        self.with_cards = with_cards
        """Whether minor improvements and occupations are dealt."""
        self.options = options
        self.key = (edition, players, with_cards, tuple(sorted(options.items())))
        self.majors = majors
        self.minors = minors
        """The minor improvements that are dealt."""
        self.occupations = occupations
        """The occupations that are dealt with this number of players."""
        self.all_cards = all_cards
        """Every card that the edition knows, also those that this number of players does not use."""
        self.cards: dict[str, Card] = {card.id: card for card in all_cards}
        """The same by id."""
        for card in self.cards.values():
            if card.rules.space is not None:
                spaces.append(card.rules.space.on_card(card.id))
        self.spaces = spaces
        self.flow = flow
        self.openings: tuple[Effect, ...] = ()
        """What comes before the first round, once the hands are dealt; `open_with` adds to it."""
        self.turn_deeds: tuple[TurnDeed, ...] = ()
        """What everybody may do who is asked to place a person; `allow_in_turn` adds to it."""
        self.at_any_time: AnytimeDeed | None = None
        """What everybody may do beside any other question, too; `allow_at_any_time` sets it."""
        self.after_hand_card: Effect | None = None
        """What comes after a hand card was played; `follow_hand_cards` sets it."""
        self.kept_cost_their_own = True
        """Whether occupations that are kept from an earlier game ask for their own cost, or for nothing."""
        self.kept_count_for_lessons = False
        """Whether they count when the cost of the next occupation is reckoned."""
        self.portions: tuple[Portion, ...] = USUAL_PORTIONS
        """What everybody is dealt."""
        self.stage_rounds = stage_rounds
        """The number of round cards in each stage."""
        self.harvest_rounds = harvest_rounds
        self.first_food = first_food
        self.other_food = other_food
        self.adult_need = adult_need
        self.newborn_need = newborn_need
        self.room_prices = room_prices
        """By house material."""
        self.renovation_prices = renovation_prices
        """By the material that the house gets, then by the number of rooms."""
        self.fence_prices = fence_prices
        """By the number of fences."""
        self.new_yard = new_yard
        self.yard_lines = yard_lines
        """The score sheet's lines for what is on the farm."""
        self.tie_break = tie_break
        """What decides between equal totals."""
        self.claims_survive = claims_survive
        """Whether goods on round spaces stay a player's own when the card that promised them is given back."""
        self.last_meals = last_meals
        """Which conversions the last feeding offers although nobody is hungry: those that may break a tie."""
        self.fixed_order = max(stage_rounds) == 1
        """Whether everybody knows in which order the round spaces open: they are printed on the board."""
        self.work_steps = work_steps
        """The first and the last step of the flow that belong to the work phase, as the flow's frame counts them."""
        self.no_cooking_from = no_cooking_from
        """The step of the last round, as the flow's frame counts, from which on no animal becomes food; 0: none."""
        self.prices_in_any_order = prices_in_any_order
        """Whether players put reductions and substitutions of a price in any order, or reductions come first."""
        self.land = USUAL_LAND
        """What may be built where."""
        self.one_pasture_per_kind = False
        """Whether each kind of animal may live in one pasture only."""
        self.cooks_newcomers = True
        """Whether animals may be turned into food that have not been housed yet."""
        self.surplus_stays = False
        """Whether animals that are neither housed nor cooked stay on the accumulation space that they lay on."""
        self.first_turns: Effect | None = None
        """How turns go in the work phase of the first round, where it is in another way than always."""
        self.target = 0
        """The points that somebody who plays alone wants to reach; 0 for none."""
        self.team: TeamRules | None = None
        """How teams play, where the game is one of teams."""
        self.space_names = space_names
        """The names and classes of spaces that cards may speak of: those of any number of players and any options."""
        self.by_name: dict[str, Space] = {}
        self.by_id: dict[str, Space] = {}
        self.effects: dict[str, Effect] = {}
        self._sites: dict[str, int] = {}
        self.permanent_spaces = 0
        """The spaces that are there from the start of every game, by their indices, as a mask."""
        self.card_spaces: list[Space] = []
        """The spaces that cards bring into play."""
        self.open_together: dict[int, tuple[Space, ...]] = {}
        """The spaces of a mask in the order of the board, made once; `open_spaces` fills it."""
        for index, space in enumerate(spaces):
            self._place_space(index, space)
        self.card_actions: dict[str, Action] = {}
        for card in all_cards:
            self._check_names(card)
            self._register_card(card)
        self._register(flow)
        if len(self.by_name) != len(spaces) or len(self.by_id) != len(spaces):
            raise ValueError(f"two spaces of the {edition} edition with {players} players have the same name or id")

    def options_json(self) -> dict[str, object]:
        """The options as JSON knows them."""
        return {name: list(value) if isinstance(value, tuple) else value for name, value in self.options.items()}

    def _place_space(self, index: int, space: Space) -> None:
        space.index = index
        space.pile = index * KINDS + space.income[0][0] if space.income else -1
        space.action = placing(space)
        space.site = self._sites.setdefault(space.tile, index) if space.tile else index
        if space.stage or space.card:
            self.permanent_spaces &= ~(1 << index)
        else:
            self.permanent_spaces |= 1 << index
        self.card_spaces = [one for one in self.spaces if one.card]
        self.open_together.clear()
        name_tree(space.effect, space.id)
        self.by_name[space.name] = space
        self.by_id[space.id] = space
        self._register(space.effect)

    def add_space(self, space: Space) -> None:
        """Put one action space more on the board, before anybody plays on it."""
        if space.name in self.by_name or space.id in self.by_id:
            raise ValueError(f"the {self.edition} edition has a space {space.name} already")
        self.spaces.append(space)
        self._place_space(len(self.spaces) - 1, space)

    def replace_space(self, name: str, space: Space) -> None:
        """Put an action space in the place of another one, before anybody plays on the board."""
        old = self.by_name.pop(name)
        del self.by_id[old.id]
        del self.effects[old.effect.name]
        self.spaces[old.index] = space
        self._place_space(old.index, space)

    def open_with(self, effect: Effect) -> None:
        """Let something come before the first round, after what comes there already."""
        name_tree(effect, f"flow/opening {len(self.openings)}")
        self.openings = (*self.openings, effect)
        self._register(effect)

    def allow_in_turn(self, deed: TurnDeed) -> None:
        """Let everybody who is asked to place a person do something else, too."""
        name_tree(deed, f"flow/in turn {len(self.turn_deeds)}")
        self.turn_deeds = (*self.turn_deeds, deed)
        self._register(deed)

    def allow_at_any_time(self, deed: AnytimeDeed) -> None:
        """Let everybody do something whenever they are asked something."""
        self.allow_in_turn(deed)
        self.at_any_time = deed

    def follow_hand_cards(self, effect: Effect) -> None:
        """Let something come for a player after each hand card that is played."""
        name_tree(effect, "flow/after hand card")
        self.after_hand_card = effect
        self._register(effect)

    def set_flow(self, flow: Effect) -> None:
        """Let the game go another way; the parts of the flow have their names."""
        self.flow = flow
        self._register(flow)

    def add_card(self, card: Card) -> None:
        """Let games on this board know one card more. It is not dealt."""
        if self.cards.get(card.id, card) is not card:
            raise ValueError(f"{card.name}: there is another card {card.id}, {self.cards[card.id].name}")
        if card.id not in self.cards:
            self._check_names(card)
            self.all_cards = (*self.all_cards, card)
            self.cards[card.id] = card
            self._register_card(card)

    def _check_names(self, card: Card) -> None:
        """Refuse a card that speaks of a space which no game of the edition has: it would never act."""
        for name in sorted(card.rules.names):
            if name in self.space_names or any([space.answers_to(frozenset((name,))) for space in self.spaces]):
                continue
            near = "".join(difflib.get_close_matches(name, sorted(self.space_names), 1, 0))
            raise ValueError(
                f"{card.name} ({card.id}): the {self.edition} edition has no space {name!r}; is it {near!r}?"
            )

    def _register_card(self, card: Card) -> None:
        told = say("act-build" if card.kind == MAJOR else "act-play", card=card.id)
        self.card_actions[card.id] = Action(CARD, (len(self.card_actions),), f"card:{card.id}", told, cards=(card.id,))
        for trigger in card.rules.triggers + card.rules.from_hand:
            self._register(trigger.effect)
        for effect in card.rules.any_time:
            self._register(effect)

    def _register(self, effect: Effect) -> None:
        for part in within(effect):
            self.effects[part.name] = part
