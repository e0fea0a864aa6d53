"""Contests in the terminal: a progress bar, then tables and a chart."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ..compile.batch import IntArray
from ..core.files import check_folder, write_files
from ..progress import progress_bar
from .contest import Contest
from .ledger import Ledger
from .panel import ALONE, Key, Panel, play_panel
from .play import DealRecord, play_contest
from .plot import plot
from .ray_cluster import play_on_cluster
from .results import Results, Standing

CHART_WIDTH = 48  # columns


def run_contest(
    contest: Contest, console: Console, file: Path | None = None, ray: str | None = None, *, debug: bool = False
) -> Results:
    """Plays a contest with a progress bar, and resumes it from a file; Ctrl-C leaves the deals so far.

    With `debug` the output of bots that fail is printed after each deal.
    """
    results = Results(contest)
    ledger = Ledger(file, contest.spec) if file else None
    for record in ledger.records() if ledger else ():
        if record.deal < contest.deals and not results.played[record.deal]:
            results.add(record)
    with progress_bar(contest.game.name, contest.deals * contest.players, results.games) as update:
        try:
            for record in _play(contest, results.remaining, ray):
                if ledger:
                    ledger.add(record)
                results.add(record)
                update(results.games)
                for bot, output in record.output.items() if debug else ():
                    _show_output(f"deal {record.deal}: {bot}", output, console)
        except KeyboardInterrupt:
            console.print("Stopped: the same command goes on from here." if file else "Stopped.")
        except BrokenProcessPool:
            console.print("Stopped: a bot brought its process down.")
    return results


def _play(contest: Contest, deals: IntArray, ray: str | None) -> Iterator[DealRecord]:
    """Plays the remaining deals, if there are any."""
    if not len(deals):
        return iter(())
    return play_contest(contest, deals) if ray is None else play_on_cluster(contest, deals, ray)


def show(results: Results, console: Console) -> None:
    """Prints the results of a contest."""
    console.print(results.title)
    if not results.games:
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("bot")
    for column in ("seats", "wins", "win rate", "95%", "rating", "95%", "points", "seconds a move"):
        table.add_column(column, justify="right")
    standings = results.standings()
    for each in standings:
        seconds = "" if each.seconds is None else f"{each.seconds:.2g}"
        rate = f"{100 * each.win_rate:.1f}%", f"±{100 * each.margin:.1f}"
        rating, points = each.rating_text, f"{each.points:.1f}"
        table.add_row(each.bot, str(each.seats), f"{each.wins:.1f}", *rate, *rating, points, seconds)
    console.print(table)
    console.print()
    console.print(chart(standings, results.contest.players))
    _show_rates("seat", results.by_seat(), results.names, console)
    _show_rates("traveler", results.by_traveler(), results.names, console)
    for (bot, fault), times in results.faults.items():
        console.print(f"{bot} {fault} ({times} times): a pilgrim moved for it.", markup=False)
    for bot in sorted(results.failed):
        console.print(f"{bot} failed at every move: it is not rated.", markup=False)
    for bot, output in results.output.items():
        _show_output(f"the last output of {bot}", output, console)


def _show_output(title: str, output: str, console: Console) -> None:
    """Prints what a bot printed before a fault, with its traceback."""
    console.print(f"{title}:", markup=False)
    for line in output.splitlines():
        console.print(f"    {line}", markup=False, highlight=False, soft_wrap=True)


def chart(standings: list[Standing], players: int) -> Table:
    """Returns a bar for the win rate of each bot, shaded over its interval, with a line at equal strength."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    greatest = min(1.0, max(1 / players, *(each.win_rate + each.margin for each in standings)))

    def at(rate: float) -> int:
        return round(CHART_WIDTH * min(greatest, max(0.0, rate)) / greatest)

    for each in standings:
        solid, shaded = at(each.win_rate - each.margin), at(each.win_rate + each.margin)
        bar = ("█" * solid + "▒" * (shaded - solid)).ljust(CHART_WIDTH)
        equal = min(at(1 / players), CHART_WIDTH - 1)
        table.add_row(each.bot, f"{bar[:equal]}┃{bar[equal + 1 :]}", f"{100 * each.win_rate:.1f}%")
    return table


def _show_rates(title: str, rates: dict[str, dict[str, float]], names: list[str], console: Console) -> None:
    """Prints win rates by seat or traveler."""
    if not rates:
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(title)
    for name in names:
        table.add_column(name, justify="right")
    for kind, by_bot in rates.items():
        table.add_row(kind, *(f"{100 * by_bot[name]:.1f}%" if name in by_bot else "" for name in names))
    console.print()
    console.print(table)


def run_panel(panel: Panel, console: Console, folder: Path | None) -> None:
    """Plays a panel, and resumes each table from a file in a folder; Ctrl-C leaves the deals so far."""
    check_folder(folder)

    def run_table(key: Key, contest: Contest) -> Results:
        kind, seats = key
        names = "-".join(f"{seats.count(name)}{name.partition('=')[0]}" for name in dict.fromkeys(seats))
        return run_contest(contest, console, folder / f"{kind}-{names}.txt" if folder else None)

    play_panel(panel, run_table)


def show_panel(panel: Panel, console: Console) -> None:
    """Prints the matrix of a panel, its other tables, and the ratings."""
    console.print(panel.title)
    matrix = Table(box=None, padding=(0, 2, 0, 0))
    matrix.add_column(f"one against {panel.players - 1}")
    for name in (*panel.bots, "rating", "95%"):
        matrix.add_column(name, justify="right")
    ratings = panel.ratings()
    for one in panel.bots:
        cells = [_rate(panel.alone(one, other)) for other in panel.bots]
        rating = (f"{ratings[one].rating:.1f}", f"±{ratings[one].margin:.1f}") if one in ratings else ("none", "")
        matrix.add_row(one, *cells, *rating)
    console.print(matrix)
    others = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for (kind, _), results in panel.results.items():
        if kind != ALONE and results.games:
            others.add_row(*(f"{each.seats} {each.bot} {_rate(each)}" for each in results.standings()))
    if others.row_count:
        console.print()
        console.print(others)


def _rate(standing: Standing | None) -> str:
    return f"{100 * standing.win_rate:.1f}% ±{100 * standing.margin:.1f}" if standing else ""


def write(results: Results, csv: Path | None, json: Path | None, picture: Path | None) -> None:
    """Writes the games as CSV, the results as JSON and the win rates as a picture, each if there is a file."""
    write_files((csv, results.write_csv), (json, results.write_json), (picture, partial(plot, results)))
