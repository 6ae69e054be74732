"""A series in words: what each game brought, and what comes next."""

from __future__ import annotations

from agricola.cli.text.words import Words
from agricola.series import Campaign, Series, SoloSeries
from agricola.series.solo import target_of


def series_sheet(series: Series, words: Words) -> list[str]:
    """The history of a series and where it stands, line by line."""
    if isinstance(series, SoloSeries):
        return _solo(series, words)
    assert isinstance(series, Campaign)
    return _campaign(series, words)


def _solo(series: SoloSeries, words: Words) -> list[str]:
    lines: list[str] = []
    for number, played in zip(series.numbers(), series.games, strict=True):
        score, target = played.result.scores[0], target_of(number)
        told = "term-series-reached" if score >= target else "term-series-missed"
        line = words(told, number=number, score=score, target=target)
        lines.append(f"{line}{_stays(played.kept[0], words)}")
    if series.permanent:
        lines.append(words("term-series-permanent", list=words.listed([words.card(card) for card in series.permanent])))
    if series.complete:
        lines.append(words("term-series-complete"))
    if series.over:
        lines.append(words("term-series-over"))
    elif series.begun is not None:
        lines.append(words("term-series-begun", number=series.number, target=series.target))
    else:
        food = series.start_food
        lines.append(words("term-series-next", number=series.number, target=series.target, n=food))
    return lines


def _campaign(series: Campaign, words: Words) -> list[str]:
    lines = [words(f"campaign-keeps-{series.reading}")]
    standings = series.standings()
    for game, played in enumerate(series.games):
        lines.append(words("term-campaign-game", number=game + 1))
        for seat, score in enumerate(played.result.scores):
            points = standings[seat].by_game[game]
            rank = played.result.ranks[seat]
            line = words("term-campaign-result", seat=seat, score=score, rank=rank, n=points)
            lines.append(f"  {line}{_stays(played.kept[seat], words)}")
    if series.games:
        lines.append(words("term-campaign-standings"))
        lines += [
            f"  {words('term-campaign-standing', seat=one.seat, n=one.points, total=one.total)}" for one in standings
        ]
    winners = series.winners()
    if winners:
        lines.append(words("term-campaign-wins", n=len(winners), seats=tuple(winners)))
    else:
        told = "term-campaign-next" if series.begun is None else "term-campaign-begun"
        lines.append(words(told, number=len(series.games) + 1))
    return lines


def _stays(card: str | None, words: Words) -> str:
    return words("term-series-stays", name=words.card(card)) if card else ""
