"""The first page: what to play, and the games that can be gone on with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from agricola.agents.roster import DEFAULT_LEVEL, LEVELS
from agricola.cli.keeping import Kept, all_kept
from agricola.cli.setting_up import DEFAULT_EDITION, DEFAULT_PLAYERS, SetUp
from agricola.cli.sitting import Sitting, resumed
from agricola.cli.tui.palette import ACCENT, BAD, DIM
from agricola.engine.errors import AgricolaError
from agricola.game import EDITIONS
from agricola.record.record import load

_SHOWN = 6
_ABOUT = {
    "revised": "the edition of 2016, with hand cards",
    "original": "the edition of 2007, the family game",
    "family": "the Family Edition, with tiles",
}


@dataclass
class Row:
    """A setting with its values; left and right change it."""

    name: str
    values: Sequence[str]
    now: int = 0

    @property
    def value(self) -> str:
        """The value that is chosen."""
        return self.values[self.now]


class StartScreen(Screen[Sitting]):
    """Asks what to play; gives the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,plus", "change(1)", "change", priority=True),
        Binding("left,minus", "change(-1)", "back", priority=True),
        Binding("b", "begin", "begin"),
        Binding("q,escape", "leave", "quit"),
    ]

    def __init__(self) -> None:
        super().__init__()
        editions = [DEFAULT_EDITION, *(name for name in EDITIONS if name != DEFAULT_EDITION)]
        self.rows = {
            "edition": Row("Edition", editions),
            "players": Row("Players", ["1"]),
            "persons": Row("Persons at this screen", ["1"]),
            "level": Row("The computers play as", list(LEVELS), list(LEVELS).index(DEFAULT_LEVEL)),
            "cards": Row("Hand cards", ["yes", "no"]),
            "ends": Row("Your turn ends", ["when you say so", "by itself"]),
        }
        self.kept = all_kept()[:_SHOWN]
        self.fit(players=DEFAULT_PLAYERS)

    def fit(self, players: int = 0) -> None:
        """Let the values follow the edition and the number of players."""
        rows = self.rows
        most = EDITIONS[rows["edition"].value].most_players
        players = min(players or int(rows["players"].value), most)
        persons = min(int(rows["persons"].value), players)
        rows["players"] = Row("Players", [str(number) for number in range(1, most + 1)], players - 1)
        rows["persons"] = Row("Persons at this screen", [str(number) for number in range(1, players + 1)], persons - 1)

    def compose(self) -> ComposeResult:
        """The settings, the button to begin, and the games that were kept."""
        with Vertical(id="start"):
            yield Static(Text("a g r i c o l a", style=f"bold {ACCENT}"), id="name")
            yield OptionList(id="settings", markup=False)
            yield Static(id="about", markup=False)
            yield Static("Up and down: choose. Left and right: change. Enter or b: begin. q: leave.", id="how")

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
        if EDITIONS[self.rows["edition"].value].deals_cards:
            names.append("cards")
        return [*names, "ends"]

    def draw(self, problem: str = "") -> None:
        """Draw the settings anew."""
        settings = self.query_one("#settings", OptionList)
        stays = settings.highlighted
        chosen = settings.get_option_at_index(stays).id if stays is not None else None
        options: list[Option | None] = []
        for name in self.asked_for():
            row = self.rows[name]
            line = (
                Text(f"{row.name:<24}").append("< ", style=DIM).append(row.value, style="bold").append(" >", style=DIM)
            )
            options.append(Option(line, id=name))
        options += [None, Option(Text("Begin", style=f"bold {ACCENT}"), id="begin")]
        for number, kept in enumerate(self.kept):
            options.append(Option(Text(f"Go on with: {_told(kept)}"), id=f"kept-{number}"))
        settings.set_options(options)
        ids = [one.id for one in options if one is not None]
        settings.highlighted = ids.index(chosen) if chosen in ids else len(self.asked_for())
        about = Text(problem, style=BAD) if problem else Text(_ABOUT[self.rows["edition"].value], style=DIM)
        self.query_one("#about", Static).update(about)

    def action_change(self, step: int) -> None:
        """Change the setting under the cursor."""
        settings = self.query_one("#settings", OptionList)
        if settings.highlighted is None:
            return
        name = settings.get_option_at_index(settings.highlighted).id or ""
        if name in self.rows:
            row = self.rows[name]
            row.now = (row.now + step) % len(row.values)
            self.fit()
            self.draw()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Begin, go on with a game, or change a setting."""
        name = event.option_id or ""
        if name == "begin":
            self.action_begin()
        elif name.startswith("kept-"):
            kept = self.kept[int(name.removeprefix("kept-"))]
            try:
                sitting = resumed(load(kept.path), kept.opponents)
            except AgricolaError as problem:
                self.draw(str(problem))
                return
            sitting.own_files.add(kept.path.resolve())
            self.dismiss(sitting)
        else:
            self.action_change(1)

    def action_begin(self) -> None:
        """Begin a new game."""
        value = {name: row.value for name, row in self.rows.items()}
        players = int(value["players"])
        self.dismiss(
            SetUp(
                edition=value["edition"],
                players=players,
                opponents=(value["level"],) * (players - int(value["persons"])),
                cards=value["cards"] == "yes" if "cards" in self.asked_for() else None,
                ask_end_turn=value["ends"] == "when you say so",
            ).begin()
        )

    def action_leave(self) -> None:
        """Play nothing."""
        self.app.exit("Goodbye.")


def _told(kept: Kept) -> str:
    """A kept game in one line."""
    when = datetime.fromtimestamp(kept.path.stat().st_mtime).strftime("%d %b %H:%M")
    try:
        record = load(kept.path)
    except AgricolaError:
        return f"{kept.path.name} (can't be read)"
    setup = record.setup
    players = setup.get("players", "?")
    against = f", against {', '.join(kept.opponents)}" if kept.opponents else ""
    return f"{setup.get('edition', 'a position')}, {players} players, {len(record.moves)} moves{against} ({when})"
