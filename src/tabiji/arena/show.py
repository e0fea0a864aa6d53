"""The arena in the terminal: a bar while it plays, tables and a chart when it is done or stopped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..compile.batch import IntArray
from ..core.files import check_folder, writing
from .contest import Contest
from .ledger import Ledger
from .panel import ALONE, Key, Panel, play_panel
from .play import DealRecord, play_contest
from .plot import plot
from .ray_cluster import play_on_cluster
from .results import Results, Standing

WIDE = 48  # the longest bar of the chart


def run_contest(entry: Contest, console: Console, keep: Path | None = None, ray: str | None = None) -> Results:
    """Play a contest with a progress bar, going on from what is kept; Ctrl-C leaves what was played."""
    results = Results(entry)
    kept = Ledger(keep, entry.spec) if keep else None
    for played in kept.records() if kept else ():
        if played.deal < entry.deals and not results.played[played.deal]:
            results.add(played)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(entry.game.name, total=entry.deals * entry.players, completed=results.games)
        try:
            for played in _play(entry, results.remaining, ray):
                if kept:
                    kept.add(played)
                results.add(played)
                bar.advance(task, entry.players)
        except KeyboardInterrupt:
            console.print("Stopped: the same command goes on from here." if keep else "Stopped.")
        except BrokenProcessPool:
            console.print("Stopped: a bot brought its process down.")
    return results


def _play(entry: Contest, deals: IntArray, ray: str | None) -> Iterator[DealRecord]:
    """Play what is left, if anything is."""
    if not len(deals):
        return iter(())
    return play_contest(entry, deals) if ray is None else play_on_cluster(entry, deals, ray)


def show(results: Results, console: Console) -> None:
    """Print what came of a contest."""
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
        rating = f"{each.rating:.1f}", f"±{each.rating_margin:.1f}"
        table.add_row(each.bot, str(each.seats), f"{each.wins:.1f}", *rate, *rating, f"{each.points:.1f}", seconds)
    console.print(table)
    console.print()
    console.print(chart(standings, results.entry.players))
    _show_rates("seat", results.by_seat(), results.names, console)
    _show_rates("traveler", results.by_traveler(), results.names, console)
    for (bot, what), times in results.faults.items():
        console.print(f"{bot} {what} ({times} times): a pilgrim moved for it.", markup=False)


def chart(standings: list[Standing], players: int) -> Table:
    """A bar for the win rate of each bot, shaded over its interval; a line stands where equal strength would be."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    most = min(1.0, max(1 / players, *(each.win_rate + each.margin for each in standings)))

    def at(rate: float) -> int:
        return round(WIDE * min(most, max(0.0, rate)) / most)

    for each in standings:
        sure, shaded = at(each.win_rate - each.margin), at(each.win_rate + each.margin)
        bar = ("█" * sure + "▒" * (shaded - sure)).ljust(WIDE)
        equal = min(at(1 / players), WIDE - 1)
        table.add_row(each.bot, f"{bar[:equal]}┃{bar[equal + 1 :]}", f"{100 * each.win_rate:.1f}%")
    return table


def _show_rates(what: str, rates: dict[str, dict[str, float]], names: list[str], console: Console) -> None:
    """Print win rates by something."""
    if not rates:
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(what)
    for name in names:
        table.add_column(name, justify="right")
    for kind, by_bot in rates.items():
        table.add_row(kind, *(f"{100 * by_bot[name]:.1f}%" if name in by_bot else "" for name in names))
    console.print()
    console.print(table)


def run_panel(panel: Panel, planned: Mapping[Key, Contest], console: Console, keep: Path | None) -> None:
    """Play a panel, going on from what is kept of each table; Ctrl-C leaves what was played."""
    check_folder(keep)

    def hold_one(key: Key, entry: Contest) -> Results:
        kind, seats = key
        names = "-".join(f"{seats.count(name)}{name.partition('=')[0]}" for name in dict.fromkeys(seats))
        return run_contest(entry, console, keep / f"{kind}-{names}.txt" if keep else None)

    play_panel(panel, planned, hold_one)


def show_panel(panel: Panel, console: Console) -> None:
    """Print the matrix of a panel, its pairs and mixed tables, and the ratings."""
    console.print(panel.title)
    matrix = Table(box=None, padding=(0, 2, 0, 0))
    matrix.add_column(f"one against {int(panel.words['players']) - 1}")
    for name in (*panel.bots, "rating", "95%"):
        matrix.add_column(name, justify="right")
    ratings = panel.ratings()
    for one in panel.bots:
        cells = [_rate(panel.alone(one, other)) for other in panel.bots]
        matrix.add_row(one, *cells, f"{ratings[one].rating:.1f}", f"±{ratings[one].margin:.1f}")
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
    """Write the files that were asked for."""
    for file, write_it in ((csv, results.write_csv), (json, results.write_json), (picture, partial(plot, results))):
        if file:
            with writing(file) as draft:
                write_it(draft)
