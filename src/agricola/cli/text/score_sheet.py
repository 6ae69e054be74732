"""The score sheet in words."""

from __future__ import annotations

from itertools import zip_longest

from agricola.cli.text.words import Words
from agricola.engine.kernel.team import LOWER_OF_EACH
from agricola.game import Game
from agricola.table import Table
from agricola.table.review import CardYield, yields_of_cards


def score_sheet(game: Game, words: Words) -> str:
    """The points of every seat line by line, and who wins when the game is over."""
    return "\n".join([*(line for column in _columns(game, words) for line in column), *_ending(game, words)])


def score_table(game: Game, width: int, words: Words) -> str:
    """The score sheet with the seats side by side, where so many columns allow it; as `score_sheet` otherwise."""
    columns = _columns(game, words)
    wide = [max(map(len, column)) + 3 for column in columns]
    if sum(wide) > width:
        return score_sheet(game, words)
    rows = zip_longest(*columns, fillvalue="")
    table = ["".join(f"{cell:<{room}}" for cell, room in zip(row, wide, strict=True)).rstrip() for row in rows]
    return "\n".join([*table, *_ending(game, words)])


def card_report(table: Table, words: Words) -> str:
    """What each card has brought its owner so far, a line for each seat; empty when no card brought anything."""
    lines = []
    for seat, cards in sorted(yields_of_cards(table.moves).items()):
        told = [words("term-of", name=words.card(card), what=_brought(one, words)) for card, one in cards.items()]
        lines.append(words("term-of", name=words.player(seat), what=words("term-parts-join").join(told)))
    return "\n".join([words("term-cards-brought"), *(f"  {line}" for line in lines)]) if lines else ""


def _brought(one: CardYield, words: Words) -> str:
    parts = [words.goods(one.goods)] if any(one.goods) else []
    return words.listed([*parts, words("count-points", n=one.points)] if one.points else parts)


def _columns(game: Game, words: Words) -> list[list[str]]:
    """The lines of every seat."""
    return [
        [
            words("term-of", name=words.player(score.seat), what=words("count-points", n=score.total)),
            *(f"  {line.points:>4}  {words.message(line.explanation)}" for line in score.lines),
        ]
        for score in game.scores()
    ]


def _ending(game: Game, words: Words) -> list[str]:
    wins = [who_wins(game, words)] if len(game.scores()) > 1 and game.winners() else []
    return [*_teams(game, words), *_target(game, words), *wins]


def _target(game: Game, words: Words) -> list[str]:
    """Whether somebody alone has what they wanted to reach."""
    target = game.state.board.target
    if not target:
        return []
    now = game.scores()[0].total
    if not game.is_terminal():
        return [words("term-target", points=target, now=now)]
    return [words("term-target-reached" if now >= target else "term-target-missed", points=target, n=abs(target - now))]


def _teams(game: Game, words: Words) -> list[str]:
    """What partners have together; line by line where the lower value of both counts."""
    team = game.state.board.team
    told: list[str] = []
    for score in game.team_scores():
        told.append(words("term-team", seats=score.seats, points=score.total))
        if team is not None and team.scoring == LOWER_OF_EACH:
            for line in score.lines:
                name = words(f"pad-{line.category.replace(' ', '-')}")
                one, other = line.values
                told.append(f"  {line.points:>4}  {words('term-lower', name=name, one=one, other=other)}")
    return told


def who_wins(game: Game, words: Words) -> str:
    """Who has won a game that is over, in a sentence."""
    winners = game.winners()
    shares = len(winners) if game.state.board.team is None else len(winners) // 2
    return words("term-wins" if game.state.board.team is None else "term-team-wins", n=shares, seats=tuple(winners))
