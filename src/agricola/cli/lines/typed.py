"""What can be typed besides moves, line by line: commands in the language of the player or in English, and the help."""

from __future__ import annotations

from typing import Final

from agricola.cli.text.words import Words

_COMMANDS: Final = (
    *("look", "all", "board", "farm", "hand", "cards", "card", "why", "score", "hint", "undo", "save", "quit"),
)
_SHORT_FORMS: Final = {"?": "help", "help": "help", "exit": "quit", "q": "quit", "scores": "score"}
_TURN: Final = "turn"
_COLUMN: Final = 16


class CommandNames:
    """The commands by what they are called."""

    def __init__(self, words: Words) -> None:
        self._names = {words(f"term-usage-{name}").split()[0]: name for name in _COMMANDS}
        self._names |= {name: name for name in _COMMANDS} | _SHORT_FORMS
        self._turn = (_TURN, words("term-command-turn"))

    def meant(self, word: str) -> str:
        """The command that a word means; the word itself when it is none."""
        return self._names.get(word.lower(), word.lower())

    def is_turn(self, word: str) -> bool:
        """Whether a word after "undo" means the whole turn."""
        return word.lower() in self._turn


def help_text(words: Words) -> str:
    """What can be typed, each with what it does."""
    moves = {
        "7": words("term-help-number"),
        words.space("forest").lower(): words("term-help-space", space="forest"),
        words("act-plow", cell="c1"): words("term-help-cells"),
        words("act-fence", cells=("d1", "e1")): words("term-help-fence"),
        words("act-done"): words("term-help-done"),
    }
    commands = {"?": words("term-help-help")} | {
        words(f"term-usage-{name}"): words(f"term-help-{name}") for name in _COMMANDS
    }
    return "\n".join([words("term-help-moves"), "", *_rows(moves), "", *_rows(commands)])


def _rows(told: dict[str, str]) -> list[str]:
    return [f"  {typed:<{_COLUMN}}{says}" for typed, says in told.items()]
