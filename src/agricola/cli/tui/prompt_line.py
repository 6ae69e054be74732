"""The prompt line: who is asked what."""

from __future__ import annotations

from rich.text import Text

from agricola.cli.local.local_table import LocalTable
from agricola.cli.text.choices import question
from agricola.cli.text.words import Words
from agricola.cli.tui.palette import mark


def prompt_line(local: LocalTable, words: Words, thought: float = 0.0, typed: str = "") -> Text:
    """One line: the decision that is open, how far a computer has thought, or the number that is being typed."""
    seat = local.game.current_player
    text = Text(" ", no_wrap=True, overflow="ellipsis")
    if seat is None:
        return text.append(words("term-over-keys"), style="bold")
    text.append_text(mark(seat)).append(" ")
    if seat in local.computers:
        return text.append(f"{words('term-thinking', seat=seat)} {'▮' * int(10 * thought)}")
    v = local.game.view(seat)
    farm = v["seats"][seat]
    asked = question(v, words)
    if local.ends_turn:
        asked = words("term-ends-turn", seat=seat)
    elif any(choice["kind"] == "place" for choice in v["actions"]) and farm["home"]:
        people = farm["family"] - farm["newborns"]
        asked = words("term-place", seat=seat, n=max(people - farm["home"] + 1, 1), of=people)
    text.append(asked, style="bold")
    if typed:
        text.append(f"   {words('term-number', typed=typed)}_", style="bold reverse")
    return text
