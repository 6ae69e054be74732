"""The shape of what `Game.view` gives, for schemas and for those who read one; a test compares it with real views."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

Goods = dict[str, int]
"""Goods by name: wood, clay, reed, stone, grain, vegetable, food, sheep, boar, cattle; only those that there are."""


class Message(TypedDict):
    """A code with its parameters beside it: what people are told, in no language; `agricola.wording` has the words."""

    code: str


class Touches(TypedDict, total=False):
    """What an action touches, so that it can be shown as something to click on."""

    space: str
    cells: list[str]
    edges: list[str]
    partner: bool
    """The cells and edges are those of the partner's farm."""
    tile: str
    cards: list[str]
    goods: Goods


class Due(TypedDict):
    """What the card of another player takes from who uses a space."""

    seat: int
    card: str
    goods: Goods


class ActionPreview(TypedDict, total=False):
    """What an action leads to that only the rules can tell: the ways to pay, new fences, places for animals, points.

    Of an answer about animals: which leave, for how much food, which are born, and where all would stand. Of a space:
    what other players' cards take from who uses it and, where not all animals there find a place beside the own, how
    many of each kind do.
    """

    bill: list[Message]
    fences: int
    capacity: int
    points: int
    food: int
    leave: Goods
    born: Goods
    places: list[Goods]
    dues: list[Due]
    room: Goods


class LegalAction(TypedDict):
    """One action that the seat may choose now; its code is what a command sends back."""

    code: str
    kind: str
    message: Message
    touches: Touches
    preview: NotRequired[ActionPreview]


class Space(TypedDict):
    """One action space; `open` says whether it lies on the board already."""

    id: str
    name: str
    does: Message
    stage: int
    open: bool
    goods: Goods
    income: Goods
    people: list[int]
    occupied: bool


class Card(TypedDict):
    """A card that the seat may read."""

    name: str
    kind: Literal["major", "minor", "occupation"]
    points: int
    text: str
    gist: str
    """What it does in a few words; "" where nobody has said it yet."""
    category: str
    price: list[Message]
    needs: Message | None
    traveling: bool


class Pasture(TypedDict, total=False):
    """A pasture: on a farmyard of cells its cells and capacity, on a farm of tiles its shape and stable."""

    cells: list[str]
    capacity: int
    shape: str
    stable: bool


class AnimalPlace(TypedDict):
    """A place for animals; in a mixed one several kinds may stand together, one with a `kind` takes only that.

    `animals` are those that stand there, in one of the ways in which the most of all find a place.
    """

    where: Literal["pasture", "stable", "house", "card"]
    capacity: int
    mixed: bool
    one_per_kind: NotRequired[bool]
    animals: Goods
    card: NotRequired[str]
    kind: NotRequired[Literal["sheep", "boar", "cattle"]]
    more_sheep: NotRequired[int]
    """How many more it holds when they are sheep."""


class CardField(TypedDict):
    """A field on a card and what grows there."""

    card: str
    crop: Goods


class AnyFarm(TypedDict):
    """What every farm has."""

    seat: int
    goods: Goods
    house: Literal["wood", "clay", "stone"]
    pastures: list[Pasture]
    places_for_any_animal: int
    animal_places: list[AnimalPlace]
    """Pastures in their order, stables outside them, the house, cards."""
    family: int
    newborns: int
    home: int
    placed: list[str]
    newborns_on: list[str | None]
    begging: int
    bonus: int
    cards: list[str]
    hand_size: int
    known_in_hand: list[str]
    occupations_played: int
    lodgers: int
    guests: int
    """People who work for this round only."""
    on_cards: dict[str, list[int]]
    """What cards remember, as numbers."""
    notes: dict[str, Message]
    """What cards remember, for people."""
    piles: dict[str, list[Goods]]
    """The goods that lie on cards to be bought, from the top."""
    card_fields: list[CardField]
    gained: int
    food_needed: int
    """What the family eats in the next harvest; nothing if it takes no part in it."""
    crops_due: Goods
    """What the next field phase brings: one good from each field that is planted now."""
    meals: Goods
    """The food that one of each good can be turned into at any time, with the best card."""


class Farm(AnyFarm):
    """Everything public about one player. `yard` tells whether it is a farmyard of cells ("grid") or of tiles."""

    yard: str
    rooms: list[str] | int
    fields: dict[str, Goods] | list[int]
    stables: list[str] | int
    fences: NotRequired[list[str]]
    unused: NotRequired[list[str]]
    fences_left: NotRequired[int]
    fences_away: NotRequired[int]
    upright_fences: NotRequired[list[str]]
    stables_left: NotRequired[int]
    capacities: NotRequired[list[int]]


class GridFarm(AnyFarm):
    """A farm whose yard is one of cells; `pastures` have cells and capacity."""

    yard: Literal["grid"]
    rooms: list[str]
    fields: dict[str, Goods]
    stables: list[str]
    fences: list[str]
    unused: list[str]
    fences_left: int
    fences_away: NotRequired[int]
    """Fences that lie on spaces of the board."""
    upright_fences: NotRequired[list[str]]
    """Cells on which a fence stands upright, which uses them."""
    stables_left: int


class TileFarm(AnyFarm):
    """A farm whose yard is one of tiles; `pastures` have shape and stable, `capacities` says what each holds."""

    yard: Literal["tiles"]
    rooms: int
    fields: list[int]
    stables: int
    capacities: list[int]


def by_yard(farm: Farm) -> GridFarm | TileFarm:
    """The same farm, typed by its `yard`. `Farm` stays one type: decoders can't tell two dicts apart by a key."""
    return cast("GridFarm | TileFarm", farm)


class Promise(TypedDict):
    """Goods or a deed that wait on a round space."""

    round: int
    seat: int
    card: str
    goods: Goods
    deed: Message | None


class TeamLine(TypedDict):
    """One line of a team's score sheet: what both partners have there, and the lower value."""

    category: str
    points: int
    values: list[int]


class Team(TypedDict):
    """Two partners, and the points that they have together as it stands."""

    seats: list[int]
    points: int
    lines: list[TeamLine]
    lower_of_each: bool
    """Whether the lower values make the points; else they are made of both totals."""


class Target(TypedDict):
    """The points that somebody who plays alone wants to reach, and those of the farm as it stands."""

    points: int
    now: int


class View(TypedDict):
    """The position as a seat may know it; with the seat null as everybody may know it: no hand, no actions."""

    edition: str
    players: int
    options: dict[str, bool | int | str | list[str]]
    seat: int | None
    round: int
    rounds: int
    """How many rounds the game has."""
    phase: str
    starting_player: int
    current_player: int | None
    question: Message
    asked_by: str
    actions: list[LegalAction]
    spaces: list[Space]
    round_cards: list[str]
    harvest_rounds: list[int]
    fields_harvested: bool
    """In a round with a harvest, whether its crops are in: until then they still come to the meal."""
    fed: list[int]
    """In a round with a harvest, the seats whose families have eaten: their next meal is another."""
    stage: int
    """The stage of the round: each ends with a harvest."""
    begging_points: int
    """What each food that is begged for brings in the end: less than nothing."""
    breeding_pair: int
    """How many animals of a kind have a young one at a harvest, where no card says otherwise."""
    grown: list[int]
    """The seats that have used an action space for family growth in this round."""
    majors: list[str]
    cards: dict[str, Card]
    supply: Goods
    promises: list[Promise]
    seats: list[Farm]
    hand: list[str]
    face_up: NotRequired[list[str]]
    """Hand cards that lie face up for all, in games in which some cards lie in no hand."""
    pack: NotRequired[list[str]]
    """The cards that the seat chooses from in a draft."""
    picked: NotRequired[list[str]]
    """Those that it has picked of them and gets when all have picked."""
    target: NotRequired[Target]
    suggested: NotRequired[list[str]]
    """The spaces with a suggestion marker, for a beginner to choose from (`agricola.agents.suggestions`)."""
    teams: NotRequired[list[Team]]
    """In a team game, who plays with whom and how they stand."""
    foreseen: list[str]
    """The round cards to come, for a seat that alone knows their order."""
