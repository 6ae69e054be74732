"""What the pages over the table tell: cards, farms, the log, the scores."""

from __future__ import annotations

from rich.text import Text

from agricola.cli.hand import full_hand, lacks, played_cards
from agricola.cli.sheet import score_table
from agricola.cli.sitting import Sitting
from agricola.cli.tui.farm import Size, draw_farm
from agricola.cli.tui.others import small_farm, who
from agricola.cli.tui.pages import HELP, Page, width_of_page
from agricola.cli.tui.palette import ACCENT, mark


def cards_page(sitting: Sitting, seat: int) -> Page:
    """The hand of a seat, the cards of everybody, and those that can be had."""
    view = sitting.game.view(seat)
    hand = full_hand(view, lacks(sitting.game, seat), _tick)
    return Page("Cards", f"{hand}\n\n{played_cards(view)}", "c")


def _tick(good: bool) -> str:
    return "✓ " if good else "✗ "


def farms_page(sitting: Sitting, seat: int) -> Page:
    """The farms of all, drawn, as a seat sees them."""
    v = sitting.game.view(seat)
    levels = {computer: one.name for computer, one in sitting.computers.items()}
    parts = []
    for farm in v["seats"]:
        about = small_farm(v, farm["seat"], who(farm["seat"], levels))
        parts.append(about.append("\n").append_text(draw_farm(v, farm["seat"], Size())))
    return Page("Farms", Text("\n\n").join(parts), "o")


def log_page(sitting: Sitting) -> Page:
    """All the open moves, round by round."""
    lines = []
    round_shown = 0
    for told in sitting.table.journal:
        if told.round != round_shown:
            lines.append(Text(f"Round {told.round}", style=f"bold {ACCENT}"))
            round_shown = told.round
        start = Text().append_text(mark(told.seat)).append(" ") if told.begins_turn else Text("     ")
        lines.append(start.append(told.text))
    return Page("Log", Text("\n").join(lines) if lines else "Nothing has happened yet.", "l")


def scores_page(sitting: Sitting, columns: int) -> Page:
    """The points of everybody, line by line, on a screen of so many columns."""
    title = "The game is over" if sitting.game.is_terminal() else "Points as they stand"
    return Page(title, score_table(sitting.game, width_of_page(columns)), "s")


def help_page() -> Page:
    """The keys."""
    return Page("Help", HELP, "?")
