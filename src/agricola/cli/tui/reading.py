"""What the pages over the table tell: cards, farms, the log, the scores."""

from __future__ import annotations

from rich.text import Text

from agricola.cli.local.local_table import LocalTable
from agricola.cli.local.since_last_turn import turns
from agricola.cli.text.hand import full_hand, lacks, played_cards
from agricola.cli.text.score_sheet import score_table
from agricola.cli.text.words import Words
from agricola.cli.tui.farm import Size, draw_farm
from agricola.cli.tui.others import log_line, small_farm, who
from agricola.cli.tui.pages import Page, keys_page, width_of_page
from agricola.cli.tui.palette import ACCENT


def cards_page(local: LocalTable, seat: int, words: Words) -> Page:
    """The hand of a seat, the cards of everybody, and those that can be had."""
    view = local.game.view(seat)
    hand = full_hand(view, lacks(local.game, seat), _tick, words)
    return Page(words("term-page-cards"), f"{hand}\n\n{played_cards(view, words)}", words, "c")


def _tick(good: bool) -> str:
    return "✓ " if good else "✗ "


def farms_page(local: LocalTable, seat: int, words: Words) -> Page:
    """The farms of all, drawn, as a seat sees them."""
    v = local.game.view(seat)
    levels = {computer: one.name for computer, one in local.computers.items()}
    parts = []
    for farm in v["seats"]:
        about = small_farm(v, farm["seat"], who(farm["seat"], levels, words), words)
        parts.append(about.append("\n").append_text(draw_farm(v, farm["seat"], Size(), words)))
    return Page(words("term-page-farms"), Text("\n\n").join(parts), words, "o")


def log_page(local: LocalTable, words: Words) -> Page:
    """All that has happened, round by round."""
    lines = []
    round_shown = 0
    for turn in turns(local.table.journal):
        if turn.round != round_shown:
            lines.append(Text(words("term-log-round", round=turn.round), style=f"bold {ACCENT}"))
            round_shown = turn.round
        lines += [log_line(turn.seat, line) for line in turn.lines(words)]
    text = Text("\n").join(lines) if lines else words("term-nothing-yet")
    return Page(words("term-page-log"), text, words, "l")


def scores_page(local: LocalTable, columns: int, words: Words) -> Page:
    """The points of everybody, line by line, on a screen of so many columns."""
    title = words("term-page-over" if local.game.is_terminal() else "term-page-points")
    return Page(title, score_table(local.game, width_of_page(columns), words), words, "s")


_KEYS = (
    *(("enter", "do"), ("arrows", "move"), ("digits", "digits"), ("click", "click"), ("", ""), ("space", "mark")),
    *(("undo", "undo"), ("e", "end"), ("h", "hint"), ("w", "why"), ("c", "cards"), ("o", "farms"), ("l", "log")),
    *(("s", "scores"), ("r", "look-back"), ("save", "save"), ("?", "help"), ("q", "leave")),
)
"""The keys, and what they do; an empty line divides them."""


def help_page(words: Words) -> Page:
    """The keys."""
    about = "\n".join(words(f"term-keys-about-{which}") for which in ("board", "strip"))
    return keys_page(words("term-page-help"), _KEYS, 13, words, about)
