"""Every figure of speed that the README quotes, measured in one run.

    python benchmarks/run.py --compiled-python .venv-compiled/bin/python

Measures the interpreted engine (this interpreter), the compiled one (the other interpreter) and catanatron, in turn and
in short slices, so that a busy machine slows all of them alike; figures are medians over the slices. Writes the report
to the output and to `benchmarks/results.md`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from lab import Answer, Rates, Worker, machine, progress, table

MOST_PLAYERS = {"revised": 4, "original": 5, "family": 4}
SETUPS = [(edition, players) for edition, most in MOST_PLAYERS.items() for players in range(1, most + 1)]
CARD_SETUPS = [("revised", 2), ("revised", 4), ("original", 2), ("original", 5)]
FULLEST = ("original", 5)
"""The most players with the most cards: all decks."""
INTERPRETED = "interpreted"
COMPILED = "compiled"
CATANATRON = "catanatron"
YARDSTICK = ("revised", 2)

# What the project promises itself; a figure that misses is marked in the report, and the run fails.
LEAST_RATIO = {INTERPRETED: 8.0, COMPILED: 40.0}
MOST_MS_PER_CALL = 10.0
MOST_US_PER_CLONE = 10.0
MOST_BYTES = 50_000
MOST_LIVE_BYTES = 60_000
LEAST_CARD_SHARE = 0.25
LEAST_SIMULATIONS = 3000
SEARCH_SETUPS = [("revised", 2, False), ("revised", 4, False), ("revised", 2, True)]
SEARCH_YARDSTICK = ("revised", 2, False)


class Report:
    """The lines of the report, and the promises that were broken."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.broken: list[str] = []

    def add(self, *lines: str) -> None:
        """Write some lines."""
        self.lines += [*lines, ""]

    def promise(self, kept: bool, text: str) -> str:
        """Note a promise and whether it was kept."""
        if not kept:
            self.broken.append(text)
        return f"- {'kept' if kept else '**BROKEN**'}: {text}"


def main() -> int:
    """Measure everything; gives 1 when a promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiled-python", metavar="PATH", help="an interpreter with the compiled build installed")
    parser.add_argument("--slices", type=int, default=9, help="slices for each figure (default: 9)")
    parser.add_argument("--seconds", type=float, default=0.3, help="length of a slice (default: 0.3)")
    parser.add_argument("--games", type=int, default=2000, help="games to search for the worst call (default: 2000)")
    parser.add_argument("--output", type=Path, default=Path(__file__).with_name("results.md"))
    given = parser.parse_args()

    workers = {INTERPRETED: Worker(INTERPRETED, sys.executable)}
    if given.compiled_python:
        workers[COMPILED] = Worker(COMPILED, given.compiled_python)
    yardstick = Worker(CATANATRON, sys.executable, subject=CATANATRON)
    about = {name: worker.ask("about") for name, worker in workers.items()}
    if about[INTERPRETED]["compiled"] or (COMPILED in workers and not about[COMPILED]["compiled"]):
        sys.exit("the interpreted worker must run the interpreted engine, the compiled one the compiled engine")
    catanatron_version = yardstick.ask("about")["version"]

    # First of all, while nothing is remembered yet.
    nasty = {name: worker.ask("nasty") for name, worker in workers.items()}
    rates = measure_games(workers, yardstick, given.slices, given.seconds)
    with_cards = measure_card_games(workers, given.slices, given.seconds)
    full_tables = measure_full_tables(workers, max(1, given.games // 40))
    clones = measure_clones(workers, given.slices, given.seconds / 3)
    searches = measure_searches(workers, given.slices, given.seconds)
    measure_decisions(workers, given.games)
    progress("memory ...")
    memory = {
        setup: {name: worker.ask("memory", edition=setup[0], players=setup[1]) for name, worker in workers.items()}
        for setup in SETUPS
    }
    with_hands = {
        name: worker.ask("live_games", edition=FULLEST[0], players=FULLEST[1]) for name, worker in workers.items()
    }
    times = {
        setup: {
            name: worker.ask("decision_times", edition=setup[0], players=setup[1]) for name, worker in workers.items()
        }
        for setup in SETUPS
    }

    report = Report()
    report.add(
        "# Speed",
        "",
        "Written by `make bench`. Random play of the card-free games through the public face",
        "(`new_game`, `legal_actions`, `apply`); one process, one processor; processor time; medians.",
        "",
        f"Machine: {machine()}. Python {about[INTERPRETED]['python']}; yardstick: catanatron {catanatron_version},",
        "two of its random players. Read the ratios rather than the rates: they move less between machines.",
    )
    write_promises(report, rates, with_cards, clones, memory, with_hands, times, nasty, searches)
    write_games(report, list(workers), rates)
    write_card_games(report, list(workers), with_cards, full_tables)
    write_decisions(report, list(workers), times)
    write_state(report, list(workers), clones, memory, with_hands)
    write_nasty(report, list(workers), nasty)
    write_searches(report, list(workers), searches)
    text = "\n".join(report.lines).rstrip() + "\n"
    print(text)
    given.output.write_text(text, encoding="utf-8")
    for worker in (*workers.values(), yardstick):
        worker.close()
    return 1 if report.broken else 0


# --- measuring --------------------------------------------------------------------------------------------------------

Setup = tuple[str, int]
SearchSetup = tuple[str, int, bool]


def measure_games(workers: dict[str, Worker], yardstick: Worker, slices: int, seconds: float) -> dict[Setup, Rates]:
    """Random play, set-up by set-up; the yardstick runs beside the set-up that it is compared with."""
    rates: dict[Setup, Rates] = {setup: Rates() for setup in SETUPS}
    for setup in SETUPS:
        for worker in workers.values():
            worker.ask("games", edition=setup[0], players=setup[1], seconds=0.2)
    yardstick.ask("games", seconds=1)
    for number in range(slices):
        progress(f"games: slice {number + 1} of {slices} ...")
        for setup in SETUPS:
            for name, worker in workers.items():
                rates[setup].add(name, worker.ask("games", edition=setup[0], players=setup[1], seconds=seconds))
            if setup == YARDSTICK:
                rates[setup].add(CATANATRON, yardstick.ask("games", seconds=2 * seconds))
    return rates


def measure_card_games(workers: dict[str, Worker], slices: int, seconds: float) -> dict[Setup, Rates]:
    """Random play with hand cards, and beside it the same game without them."""
    rates: dict[Setup, Rates] = {setup: Rates() for setup in CARD_SETUPS}
    for edition, players in CARD_SETUPS:
        for worker in workers.values():
            worker.ask("card_games", edition=edition, players=players, seconds=0.2)
    for number in range(slices):
        progress(f"games with cards: slice {number + 1} of {slices} ...")
        for setup in CARD_SETUPS:
            for name, worker in workers.items():
                request = {"edition": setup[0], "players": setup[1], "seconds": seconds}
                rates[setup].add(name, worker.ask("card_games", **request))
                rates[setup].add(card_free(name), worker.ask("games", **request))
    return rates


def card_free(name: str) -> str:
    """The name of a program's play without hand cards."""
    return f"{name}, card-free"


def measure_full_tables(workers: dict[str, Worker], games: int) -> dict[Setup, Answer]:
    """Single decisions with 14 cards in front of everybody."""
    progress("full tables ...")
    return {
        setup: {
            name: worker.ask("full_tables", edition=setup[0], players=setup[1], games=games)
            for name, worker in workers.items()
        }
        for setup in CARD_SETUPS
    }


def measure_clones(workers: dict[str, Worker], slices: int, seconds: float) -> dict[Setup, Rates]:
    """Clones of games from all over random play."""
    rates: dict[Setup, Rates] = {setup: Rates() for setup in SETUPS}
    progress("clones ...")
    for _ in range(slices):
        for setup in SETUPS:
            for name, worker in workers.items():
                rates[setup].add(name, worker.ask("clones", edition=setup[0], players=setup[1], seconds=seconds))
    return rates


def measure_searches(workers: dict[str, Worker], slices: int, seconds: float) -> dict[SearchSetup, Rates]:
    """Searches of positions from all rounds; a slice is long enough for each of them."""
    rates = {setup: Rates() for setup in SEARCH_SETUPS}
    for number in range(slices):
        progress(f"searches: slice {number + 1} of {slices} ...")
        for setup in SEARCH_SETUPS:
            for name, worker in workers.items():
                request = {"edition": setup[0], "players": setup[1], "cards": setup[2], "seconds": 10 * seconds}
                rates[setup].add(name, worker.ask("searches", **request))
    return rates


def measure_decisions(workers: dict[str, Worker], games: int) -> None:
    """Single calls over some thousand games, shared out over the set-ups."""
    each = max(1, games // len(SETUPS) // 4)
    for name, worker in workers.items():
        for edition, players in SETUPS:  # to warm up; what is found here does not count
            worker.ask("games", edition=edition, players=players, seconds=0.2)
        for part in range(4):
            progress(f"single calls, {name}: part {part + 1} of 4 ...")
            for edition, players in SETUPS:
                worker.ask("decisions", edition=edition, players=players, games=each)


# --- writing ----------------------------------------------------------------------------------------------------------


def called(setup: Setup) -> str:
    """A set-up in words."""
    return f"{setup[0]}, {setup[1]} player{'s' if setup[1] > 1 else ''}"


def rounded(value: float) -> str:
    """Three digits are as much as a measurement is good for."""
    if value >= 1000:
        return f"{round(value, -len(str(int(value))) + 3):,.0f}"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def write_promises(
    report: Report,
    rates: dict[Setup, Rates],
    with_cards: dict[Setup, Rates],
    clones: dict[Setup, Rates],
    memory: dict[Setup, Answer],
    with_hands: dict[str, Answer],
    times: dict[Setup, Answer],
    nasty: dict[str, Answer],
    searches: dict[SearchSetup, Rates],
) -> None:
    """What the project promises itself, and whether this run kept it."""
    lines = []
    names = list(nasty)
    for name in names:
        ratio = rates[YARDSTICK].ratio(name, CATANATRON)
        least = LEAST_RATIO[name]
        lines.append(
            report.promise(
                ratio >= least,
                f"{name}, the revised game of 2 plays {rounded(ratio)} times as many games as catanatron "
                f"(at least {least:.0f})",
            )
        )
    for name in names:
        setup = max(SETUPS, key=lambda setup: times[setup][name]["worst_us"])
        worst = times[setup][name]
        hardest, nasty_ms = max(
            ((what, one["first_us"] / 1000) for what, one in nasty[name].items()), key=lambda pair: pair[1]
        )
        lines.append(
            report.promise(
                worst["worst_us"] / 1000 < MOST_MS_PER_CALL and nasty_ms < MOST_MS_PER_CALL,
                f"{name}, no decision takes {MOST_MS_PER_CALL:.0f} ms: the worst of random play took "
                f"{rounded(worst['worst_us'] / 1000)} ms ({called(setup)}: {worst['worst']}), "
                f"of the nasty farms {rounded(nasty_ms)} ms ({hardest})",
            )
        )
    slowest = max(1e6 / clones[setup].part_rate(INTERPRETED) for setup in SETUPS)
    lines.append(
        report.promise(
            slowest < MOST_US_PER_CLONE,
            f"interpreted, a clone takes at most {rounded(slowest)} us, with the most players "
            f"(less than {MOST_US_PER_CLONE:.0f})",
        )
    )
    largest = max(answer["finished"] for setup in SETUPS for answer in memory[setup].values())
    lines.append(
        report.promise(
            largest < MOST_BYTES,
            f"a game takes at most {rounded(largest / 1000)} kB, history included (less than {MOST_BYTES // 1000})",
        )
    )
    live = max(answer["live"] for answer in with_hands.values())
    lines.append(
        report.promise(
            live < MOST_LIVE_BYTES,
            f"each of 1,000 games under way at once, with all cards and {called(FULLEST)}, takes "
            f"{rounded(live / 1000)} kB, history included (less than {MOST_LIVE_BYTES // 1000})",
        )
    )
    if COMPILED in names:
        shares = {setup: with_cards[setup].ratio(COMPILED, card_free(COMPILED)) for setup in CARD_SETUPS}
        told = ", ".join(f"{share:.2f} ({called(setup)})" for setup, share in shares.items())
        lines.append(
            report.promise(
                min(shares.values()) >= LEAST_CARD_SHARE,
                f"compiled, with hand cards as many games are played as without them, times {told} "
                f"(at least {LEAST_CARD_SHARE})",
            )
        )
        speed = searches[SEARCH_YARDSTICK].part_rate(COMPILED)
        lines.append(
            report.promise(
                speed >= LEAST_SIMULATIONS,
                f"compiled, the search makes {rounded(speed)} simulations a second in the revised game of 2 "
                f"(at least {LEAST_SIMULATIONS:,})",
            )
        )
    report.add("## Promises", "", *lines)


def write_games(report: Report, names: list[str], rates: dict[Setup, Rates]) -> None:
    """Games and decisions per second for each set-up."""
    head = ["game"]
    for name in names:
        head += [f"{name} games/s", "decisions/s"]
    if COMPILED in names:
        head.append("compiled is faster by")
    rows = []
    for setup in SETUPS:
        row = [called(setup)]
        for name in names:
            row += [rounded(rates[setup].rate(name)), rounded(rates[setup].part_rate(name))]
        if COMPILED in names:
            row.append(f"{rates[setup].ratio(COMPILED, INTERPRETED):.1f}x")
        rows.append(row)
    yard = rates[YARDSTICK]
    row = ["catanatron, 2 players", rounded(yard.rate(CATANATRON)), rounded(yard.part_rate(CATANATRON))]
    rows.append(row + [""] * (len(head) - len(row)))
    report.add("## Random play", "", table(head, rows))
    growth = []
    for edition in MOST_PLAYERS:
        solo, *others = [setup for setup in SETUPS if setup[0] == edition]
        for name in names:
            costs = [rates[solo].rate(name) / rates[setup].rate(name) for setup in others]
            growth.append(f"{edition} {name} {', '.join(f'{cost:.1f}' for cost in costs)}")
    report.add(
        "A game of 2, 3, 4 (and 5) players costs so many times a solo game: " + "; ".join(growth) + ".",
    )


def write_card_games(
    report: Report, names: list[str], rates: dict[Setup, Rates], full_tables: dict[Setup, Answer]
) -> None:
    """Games with hand cards against the same games without, and single decisions when every card is in play."""
    head = ["game with hand cards"]
    for name in names:
        head += [f"{name} games/s", "decisions/s", "card-free games/s", "cards cost"]
    rows = []
    for setup in CARD_SETUPS:
        row = [called(setup)]
        for name in names:
            found = rates[setup]
            row += [rounded(found.rate(name)), rounded(found.part_rate(name)), rounded(found.rate(card_free(name)))]
            row.append(f"{found.ratio(card_free(name), name):.1f}x")
        rows.append(row)
    report.add("## Hand cards", "", table(head, rows))
    head = ["one decision, 14 cards in play each"]
    for name in names:
        head += [f"{name} median", "p99", "worst"]
    rows = [
        [called(setup), *(rounded(us) for name in names for us in full_tables[setup][name]["us"])]
        for setup in CARD_SETUPS
    ]
    worst = "; ".join(f"{name} ({called(setup)}) {full_tables[setup][name]['worst']}"
                      for setup in CARD_SETUPS for name in names)  # fmt: skip
    report.add(
        table(head, rows),
        "",
        "Microseconds for `legal_actions()` and `apply()` together; everybody begins with 7 minor improvements and 7",
        f"occupations in play. The worst: {worst}.",
    )


def write_decisions(report: Report, names: list[str], times: dict[Setup, Answer]) -> None:
    """Single decisions of the two-player games, by kind."""
    for setup in (("revised", 2), ("original", 5), ("family", 2)):
        head = ["decision", "share"]
        for name in names:
            head += [f"{name} median", "p99", "worst"]
        kinds = times[setup][INTERPRETED]["kinds"]
        total = sum(kind["number"] for kind in kinds.values())
        rows = []
        for kind in sorted(kinds, key=lambda kind: -kinds[kind]["number"]):
            row = [kind, f"{100 * kinds[kind]['number'] / total:.1f}%"]
            for name in names:
                found = times[setup][name]["kinds"].get(kind)
                row += [rounded(us) for us in found["us"]] if found else ["", "", ""]
            rows.append(row)
        report.add(f"## One decision, {called(setup)}", "", table(head, rows))
    report.add(
        "Microseconds for `legal_actions()` and `apply()` together, by the decision that is answered; running on to",
        "the next decision and listing its options is part of it. Python's collector looks only at what the games make",
        "meanwhile: a full collection of a large process would fall on one decision or another.",
    )


def write_state(
    report: Report,
    names: list[str],
    clones: dict[Setup, Rates],
    memory: dict[Setup, Answer],
    with_hands: dict[str, Answer],
) -> None:
    """Clones per second and memory."""
    head = ["game"]
    for name in names:
        head += [f"{name} clones/s", "us per clone", "bytes of a clone", "bytes of a finished game"]
    rows = []
    for setup in SETUPS:
        row = [called(setup)]
        for name in names:
            rate = clones[setup].part_rate(name)
            found = memory[setup][name]
            row += [rounded(rate), rounded(1e6 / rate), rounded(found["clone"]), rounded(found["finished"])]
        rows.append(row)
    report.add(
        "## Clones and memory",
        "",
        table(head, rows),
        "",
        "A finished game holds its whole history; a clone shares the history that it has with the original. The board,",
        "its cards and what the engine remembers for all games are shared and not counted.",
    )
    head = ["with hand cards", *(f"{name} bytes" for name in names)]
    told = {"clone": "a clone", "live": "one of 1,000 games under way at once, history included"}
    rows = [
        [f"{called(FULLEST)}, all decks: {what}", *(rounded(with_hands[name][key]) for name in names)]
        for key, what in told.items()
    ]
    report.add(
        table(head, rows), "", "Of games under way at once, what the engine remembers for all of them counts too."
    )


def write_nasty(report: Report, names: list[str], nasty: dict[str, Answer]) -> None:
    """The farms that are hardest."""
    head = ["farm and decision", "options"]
    for name in names:
        head += [f"{name} first", "warm"]
    rows = []
    for what, found in nasty[names[0]].items():
        row = [what, str(found["options"])]
        for name in names:
            row += [rounded(nasty[name][what]["first_us"]), rounded(nasty[name][what]["warm_us"])]
        rows.append(row)
    report.add(
        "## Nasty farms",
        "",
        "Many animals of every kind on farms with all four stables; microseconds, the first time in a fresh process",
        "and warm. `keep` takes 40 cattle at once and decides which animals stay.",
        "",
        table(head, rows),
    )


def write_searches(report: Report, names: list[str], searches: dict[SearchSetup, Rates]) -> None:
    """Simulations a second."""
    rows = [
        [
            f"{called(setup[:2])}{', hand cards' if setup[2] else ''}",
            *[rounded(searches[setup].part_rate(name)) for name in names],
        ]
        for setup in SEARCH_SETUPS
    ]
    report.add(
        "## Search",
        "",
        "Simulations a second of the agent `search`, over positions from all rounds of a game. A simulation goes down",
        "the tree of turns, opens one node and values every turn that is possible there.",
        "",
        table(["game", *names], rows),
    )


if __name__ == "__main__":
    sys.exit(main())
