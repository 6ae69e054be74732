"""What the commands share: the parser, the arguments that several take, and the exit codes."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Final, NoReturn, TypeAlias

from agricola.variants.boards import HOUSE_RULES, HOUSE_RULES_OPTION, VARIANTS, VARIANTS_OPTION
from agricola.wording.languages import languages, system_language

# The type of what add_subparsers gives; it has no public name.
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong, and where one reads what is right."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave."""
        self.exit(BAD_ARGUMENTS, f"{self.prog}: {message}; {self.prog} --help tells what it takes\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Refuse what nobody knows here already: a command knows better than its caller what it takes."""
        given, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"it does not know {' '.join(unknown)}")
        return given, unknown


DONE: Final = 0
BAD_FILE: Final = 1
BAD_ARGUMENTS: Final = 2
ENDED_BY_INPUT: Final = 3
SIGNALLED: Final = 128
"""Plus the number of the signal."""
INTERRUPTED: Final = 130

EXIT_CODES: Final = f"""
exit codes:
  {DONE}    done: the game is over, you left it with quit, or you stopped the service
  {BAD_FILE}    a file can't be read or does not hold what it should
  {BAD_ARGUMENTS}    the arguments can't be used, or need an extra that is not installed
  {ENDED_BY_INPUT}    the input ended before the game did
  {INTERRUPTED}  interrupted with Ctrl-C; a game is kept
  {SIGNALLED + 1}  the terminal was closed; a game is kept
  {SIGNALLED + 15}  the system wanted it to end; a game is kept
"""


def add_command(commands: Commands, name: str, says: str, description: str, examples: str) -> argparse.ArgumentParser:
    """The parser of one command, with its help, examples and exit codes."""
    return commands.add_parser(
        name,
        help=says,
        description=description,
        epilog=f"\nexamples:\n{examples.strip(chr(10))}\n{EXIT_CODES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_plain(parser: argparse.ArgumentParser) -> None:
    """The argument that asks for words instead of drawings."""
    parser.add_argument("--plain", action="store_true", help="describe farms in words, for screen readers")


def add_language(parser: argparse.ArgumentParser) -> None:
    """The argument that asks for a language."""
    parser.add_argument("--language", choices=languages(), help="the language (default: that of the system)")


def language_of(given: argparse.Namespace) -> str:
    """The language that somebody asks for, or that of the system."""
    return given.language or system_language()


def add_json(parser: argparse.ArgumentParser) -> None:
    """The argument that asks for data instead of words."""
    parser.add_argument("--json", action="store_true", help="as data, for programs")


def add_cards(parser: argparse.ArgumentParser) -> None:
    """The argument that asks for a game with hand cards or without."""
    parser.add_argument(
        "--cards",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="play with hand cards, or without (default: with them where the edition has any)",
    )


def add_decks(parser: argparse.ArgumentParser) -> None:
    """The argument that chooses the decks of the original edition."""
    parser.add_argument(
        "--decks",
        default=None,
        metavar="LETTERS",
        help="the decks of the original edition: E, I, K or any mix, and Z on top (default: EIK)",
    )


def add_own_decks(parser: argparse.ArgumentParser) -> None:
    """The argument that brings invented cards into the game."""
    parser.add_argument(
        "--deck",
        action="append",
        default=[],
        metavar="FILE",
        help="a Python file with cards of your own, which are dealt with the others (docs/adding-a-card.md)",
    )


def add_variants(parser: argparse.ArgumentParser) -> None:
    """The arguments that choose other ways to play."""
    parser.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="NAME",
        help=f"another way to play; may be repeated: {', '.join(VARIANTS)}",
    )
    parser.add_argument(
        "--house-rule",
        action="append",
        default=[],
        metavar="NAME",
        help=f"a house rule; may be repeated: {', '.join(HOUSE_RULES)}",
    )


def add_chosen_cards(parser: argparse._ActionsContainer, whose: str) -> None:
    """The arguments that choose what is dealt by chance otherwise."""
    parser.add_argument("--hand", metavar="A,B,...", help=f"cards that {whose} in the hand, by name; the rest is dealt")
    parser.add_argument(
        "--round-cards",
        metavar="A,B,...",
        help="alone: all round cards in the order in which they appear, stage by stage",
    )


def names_in(text: str) -> tuple[str, ...]:
    """The names that somebody has typed with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def variants_of(given: argparse.Namespace) -> dict[str, Sequence[str]]:
    """The variants and house rules that the arguments name, as `new_game` takes them; only those that are named."""
    named = {VARIANTS_OPTION: tuple(given.variant), HOUSE_RULES_OPTION: tuple(given.house_rule)}
    return {option: names for option, names in named.items() if names}
