"""The first page: what to play, and the games that can be gone on with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import combinations
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from agricola.agents.roster import DEFAULT_LEVEL, LEVELS
from agricola.cli.arguments import names_in
from agricola.cli.local.autosave import KeptGame, all_kept
from agricola.cli.local.game_options import DEFAULT_EDITION, DEFAULT_PLAYERS, SetUp
from agricola.cli.local.local_table import LocalTable, resumed
from agricola.cli.text.words import Words, level_name
from agricola.cli.tui.pages import Ask
from agricola.cli.tui.palette import ACCENT, BAD, DIM
from agricola.editions.edition import DECKS, Edition
from agricola.engine.errors import AgricolaError, BadOption
from agricola.engine.kernel.board import Board
from agricola.game import EDITIONS
from agricola.record.record import load
from agricola.variants.boards import HOUSE_RULES, HOUSE_RULES_OPTION, VARIANTS, VARIANTS_OPTION, why_not_here
from agricola.variants.hands import WHOLE_HANDS
from agricola.variants.variant import Variant
from agricola.wording.languages import ENGLISH

_SHOWN = 6
_IN_WORDS: Final = {
    "edition": "edition", "level": "level", "cards": "answer", "more": "answer", "ends": "ends",
}  # fmt: skip
"""Settings whose values are words, by what their messages begin with."""
_DEALT: Final = "dealt"
_NO, _YES = "no", "yes"
_TYPED: Final = {"hand": "chosen-hand", "exclude": "chosen-banned", "order": "chosen-order"}
"""Settings that are typed, each with the message that asks for it."""


@dataclass
class Row:
    """A setting with its values; left and right change it."""

    values: Sequence[str]
    now: int = 0

    @property
    def value(self) -> str:
        """The value that is chosen."""
        return self.values[self.now]


class StartScreen(Screen[LocalTable]):
    """Asks what to play; gives the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,plus", "change(1)", "change", priority=True),
        Binding("left,minus", "change(-1)", "back", priority=True),
        Binding("b", "begin", "begin"),
        Binding("q,escape", "leave", "quit"),
    ]

    def __init__(self, language: str = ENGLISH) -> None:
        super().__init__()
        self.words = Words(language)
        editions = [DEFAULT_EDITION, *(name for name in EDITIONS if name != DEFAULT_EDITION)]
        self.rows = {
            "edition": Row(editions),
            "players": Row(["1"]),
            "persons": Row(["1"]),
            "level": Row(list(LEVELS), list(LEVELS).index(DEFAULT_LEVEL)),
            "cards": Row(["yes", "no"]),
            "decks": Row([""]),
            "more": Row(["no", "yes"]),
            "way": Row([_DEALT]),
            **{
                f"variant-{name}": Row([_NO, *(variant.parameters or (_YES,))])
                for name, variant in (*VARIANTS.items(), *HOUSE_RULES.items())
                if name not in WHOLE_HANDS
            },
            "ends": Row(["said", "alone"]),
        }
        self.typed = dict.fromkeys(_TYPED, "")
        self.kept = all_kept()[:_SHOWN]
        self.fit(players=DEFAULT_PLAYERS)

    def fit(self, players: int = 0) -> None:
        """Let the values follow the edition and the number of players."""
        rows = self.rows
        most = EDITIONS[rows["edition"].value].most_players
        players = min(players or int(rows["players"].value), most)
        persons = min(int(rows["persons"].value), players)
        rows["players"] = Row([str(number) for number in range(1, most + 1)], players - 1)
        rows["persons"] = Row([str(number) for number in range(1, players + 1)], persons - 1)
        decks = _mixes(EDITIONS[rows["edition"].value])
        if list(rows["decks"].values) != decks:
            rows["decks"] = Row(decks)
        ways = [_DEALT]
        for name, variant in VARIANTS.items():
            if name in WHOLE_HANDS and self._can_have(name):
                ways += [name, *[f"{name}:{other}" for other in variant.parameters[1:]]]
        if list(rows["way"].values) != ways:
            rows["way"] = Row(ways)

    def _can_have(self, name: str) -> bool:
        """Whether the game that is chosen can have a variant or a house rule."""
        variant = VARIANTS.get(name) or HOUSE_RULES[name]
        rows = self.rows
        edition = EDITIONS[rows["edition"].value]
        cards = edition.hand_cards and rows["cards"].value == "yes"
        return not why_not_here(variant, edition.name, int(rows["players"].value), cards)

    def _chosen(self, known: Mapping[str, Variant]) -> list[str]:
        """The variants, or the house rules, that are switched on."""
        asked = self.asked_for()
        chosen: list[str] = []
        for name in known:
            value = self.rows[f"variant-{name}"].value if f"variant-{name}" in asked else _NO
            if value != _NO:
                chosen.append(name if value == _YES else f"{name}:{value}")
        way = self.rows["way"].value
        return [way, *chosen] if "way" in asked and way.partition(":")[0] in known else chosen

    def compose(self) -> ComposeResult:
        """The settings, the button to begin, and the games that were kept."""
        with Vertical(id="start"):
            yield Static(Text("a g r i c o l a", style=f"bold {ACCENT}"), id="name")
            yield OptionList(id="settings", markup=False)
            yield Static(id="about", markup=False)
            yield Static(self.words("term-start-how"), id="how")

    def on_mount(self) -> None:
        """Draw the settings, with the cursor on the button."""
        self.draw()
        settings = self.query_one("#settings", OptionList)
        settings.highlighted = next(index for index, one in enumerate(settings.options) if one.id == "begin")
        settings.focus()

    def asked_for(self) -> list[str]:
        """The settings that matter for the chosen edition and players."""
        names = ["edition", "players"]
        players, persons = int(self.rows["players"].value), int(self.rows["persons"].value)
        if players > 1:
            names.append("persons")
        if persons < players:
            names.append("level")
        if EDITIONS[self.rows["edition"].value].hand_cards:
            names.append("cards")
            if EDITIONS[self.rows["edition"].value].decks and self.rows["cards"].value == "yes":
                names.append("decks")
        ways = ["way"] if len(self.rows["way"].values) > 1 else []
        others = [
            f"variant-{name}" for name in (*VARIANTS, *HOUSE_RULES) if name not in WHOLE_HANDS and self._can_have(name)
        ]
        typed = self._can_be_typed()
        if ways or others or typed:
            names.append("more")
            if self.rows["more"].value == _YES:
                names += [*ways, *typed, *others]
        return [*names, "ends"]

    def _can_be_typed(self) -> list[str]:
        """What else may be chosen: cards of the hand, banned cards, and alone the order of the round cards."""
        edition, rows = EDITIONS[self.rows["edition"].value], self.rows
        cards = ["hand", "exclude"] if edition.hand_cards and rows["cards"].value == _YES else []
        alone = rows["players"].value == "1" and not self._board().fixed_order
        return [*cards, "order"] if alone else cards

    def _board(self) -> Board:
        """The board of the edition for somebody alone."""
        return EDITIONS[self.rows["edition"].value].board(1, {}, False)

    def draw(self, problem: str = "") -> None:
        """Draw the settings anew."""
        settings = self.query_one("#settings", OptionList)
        stays = settings.highlighted
        chosen = settings.get_option_at_index(stays).id if stays is not None else None
        options: list[Option | None] = []
        for name in self.asked_for():
            title = self.words(name if name.startswith("variant-") else f"term-start-{name}")
            line = Text(f"{title:<25} ").append("< ", style=DIM)
            line.append(self.shown_value(name), style="bold").append(" >", style=DIM)
            options.append(Option(line, id=name))
        options += [None, Option(Text(self.words("term-start-begin"), style=f"bold {ACCENT}"), id="begin")]
        for number, kept in enumerate(self.kept):
            options.append(
                Option(Text(self.words("term-start-go-on", what=_told(kept, self.words))), id=f"kept-{number}")
            )
        settings.set_options(options)
        ids = [one.id for one in options if one is not None]
        settings.highlighted = ids.index(chosen) if chosen in ids else len(self.asked_for())
        edition = self.rows["edition"].value
        about = Text(problem, style=BAD) if problem else Text(self.words(f"term-about-{edition}"), style=DIM)
        self.query_one("#about", Static).update(about)

    def shown_value(self, name: str) -> str:
        """The value of a setting in words."""
        if name in self.typed:
            return self.typed[name] or self.words("term-way-dealt" if name != "exclude" else "term-answer-no")
        value = self.rows[name].value
        if name == "way":
            way, _, parameter = value.partition(":")
            told = self.words("term-way-dealt" if value == _DEALT else f"variant-{way}")
            return f"{told} ({self.words(f'parameter-{parameter}')})" if parameter else told
        if name.startswith("variant-"):
            if value in (_NO, _YES):
                return self.words(f"term-answer-{value}")
            if value.isdecimal():
                return self.words(f"parameter-of-{name.removeprefix('variant-')}", n=int(value))
            return self.words(f"parameter-{value}")
        return self.words(f"term-{_IN_WORDS[name]}-{value}") if name in _IN_WORDS else value

    def action_change(self, step: int) -> None:
        """Change the setting under the cursor."""
        settings = self.query_one("#settings", OptionList)
        if settings.highlighted is None:
            return
        name = settings.get_option_at_index(settings.highlighted).id or ""
        if name in self.typed:
            self._ask(name)
        elif name in self.rows:
            row = self.rows[name]
            row.now = (row.now + step) % len(row.values)
            self.fit()
            self.draw()

    def _ask(self, name: str) -> None:
        """Ask for names of cards; for the order of the round cards, the one of the board stands there to be changed."""

        def take(line: str | None) -> None:
            self.typed[name] = line or ""
            self.draw()

        now = self.typed[name]
        if name == "order" and not now:
            now = ", ".join(space.id for space in self._board().spaces if space.stage)
        example = "" if name == "order" else "Manger, Wood Cutter"
        self.app.push_screen(Ask(self.words(_TYPED[name]), example, self.words("term-typed-foot"), now), take)

    def _chosen_cards(self) -> dict[str, Any]:
        """What was typed, as `new_game` takes it; the hand is that of the first seat."""
        asked = self.asked_for()
        named = {name: names_in(text) for name, text in self.typed.items() if text and name in asked}
        options = {"hand": "hands", "exclude": "exclude", "order": "round_cards"}
        return {options[name]: [names] if name == "hand" else names for name, names in named.items()}

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Begin, go on with a game, or change a setting."""
        name = event.option_id or ""
        if name == "begin":
            self.action_begin()
        elif name.startswith("kept-"):
            kept = self.kept[int(name.removeprefix("kept-"))]
            try:
                local = resumed(kept.record(), kept.opponents)
            except AgricolaError as problem:
                self.draw(str(problem))
                return
            local.own_files.add(kept.path.resolve())
            local.kept = kept.path
            self.dismiss(local)
        else:
            self.action_change(1)

    def action_begin(self) -> None:
        """Begin a new game."""
        value = {name: row.value for name, row in self.rows.items()}
        players = int(value["players"])
        variants = {VARIANTS_OPTION: self._chosen(VARIANTS), HOUSE_RULES_OPTION: self._chosen(HOUSE_RULES)}
        set_up = SetUp(
            edition=value["edition"],
            players=players,
            opponents=(value["level"],) * (players - int(value["persons"])),
            cards=value["cards"] == "yes" if "cards" in self.asked_for() else None,
            ask_end_turn=value["ends"] == "said",
            options={
                **({DECKS: value["decks"]} if "decks" in self.asked_for() else {}),
                **variants,
                **self._chosen_cards(),
            },
        )
        try:
            local = set_up.begin()
        except BadOption as problem:  # two that contradict each other, say
            self.draw(str(problem))
            return
        self.dismiss(local)

    def action_leave(self) -> None:
        """Play nothing."""
        self.app.exit(self.words("term-goodbye"))


def _mixes(edition: Edition) -> list[str]:
    """Every mix of decks that a game can have: the usual one first, then from one deck to all."""
    usual = edition.usual_decks
    mixes = [mix for size in range(1, len(edition.decks) + 1) for mix in combinations(edition.decks, size)]
    return list(dict.fromkeys((usual, *["".join(mix) for mix in mixes if set(mix) & set(usual)])))


def _told(kept: KeptGame, words: Words) -> str:
    """A kept game in one line."""
    when = datetime.fromtimestamp(kept.path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    try:
        record = load(kept.path)
    except AgricolaError:
        return words("term-kept-unreadable", name=kept.path.name)
    edition = record.setup.get("edition")
    parts = [words("term-a-position" if edition is None else f"term-edition-{edition}")]
    if "players" in record.setup:
        parts.append(words("count-players", n=record.setup["players"]))
    parts.append(words("term-so-many-moves", n=len(record.moves)))
    if kept.opponents:
        levels = words.listed([level_name(name, words) for name in kept.opponents])
        parts.append(words("term-kept-against", list=levels))
    return f"{words.listed(parts)} ({when})"
