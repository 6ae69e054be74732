"""The line of the moment: who is asked what."""

from __future__ import annotations

from rich.text import Text

from agricola.cli.choices import question
from agricola.cli.draw import seat_name
from agricola.cli.sitting import Sitting
from agricola.cli.tui.palette import mark


def line_of_the_moment(sitting: Sitting, thought: float = 0.0, typed: str = "") -> Text:
    """One line: the decision that is open, how far a computer has thought, or the number that is being typed."""
    seat = sitting.game.current_player
    text = Text(" ", no_wrap=True, overflow="ellipsis")
    if seat is None:
        return text.append("The game is over. s: scores, r: step through it again, q: leave", style="bold")
    text.append_text(mark(seat)).append(" ")
    if seat in sitting.computers:
        return text.append(f"{seat_name(seat)} is thinking {'▮' * int(10 * thought)}")
    v = sitting.game.view(seat)
    farm = v["seats"][seat]
    asked = question(v).rstrip(":")
    if sitting.ends_turn:
        asked = f"{seat_name(seat)}: Enter or e ends the turn, u takes it back"
    elif any(choice["kind"] == "place" for choice in v["actions"]) and farm["home"]:
        people = farm["family"] - farm["newborns"]
        asked = asked.replace("a person", f"person {max(people - farm['home'] + 1, 1)} of {people}")
    text.append(asked, style="bold")
    if typed:
        text.append(f"   number {typed}_", style="bold reverse")
    return text
