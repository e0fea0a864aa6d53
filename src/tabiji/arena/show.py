"""The arena in the terminal: a bar while it plays, tables when it is done or stopped."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..engine.errors import BadOptions
from .contest import Contest
from .play import play_contest
from .results import Results


def hold(entry: Contest, console: Console) -> Results:
    """Play a contest with a progress bar; Ctrl-C keeps what was played."""
    results = Results(entry)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(entry.game.name, total=entry.deals * entry.players)
        try:
            for played in play_contest(entry):
                results.add(played)
                bar.advance(task, len(played.ranks))
        except KeyboardInterrupt:
            console.print("Stopped.")
    return results


def show(results: Results, console: Console) -> None:
    """Print what came of a contest."""
    entry = results.entry
    words = " ".join(value for name, value in entry.options.words().items() if name != "players")
    console.print(f"{entry.game.name}, {entry.players} players, {words}: {results.games} games, seed {entry.seed}")
    if not results.games:
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("bot")
    for column in ("seats", "wins", "win rate", "95%", "points", "seconds a move"):
        table.add_column(column, justify="right")
    for each in results.standings():
        seconds = "" if each.seconds is None else f"{each.seconds:.2g}"
        rate = f"{100 * each.win_rate:.1f}%", f"±{100 * each.margin:.1f}"
        table.add_row(each.bot, str(each.seats), f"{each.wins:.1f}", *rate, f"{each.points:.1f}", seconds)
    console.print(table)
    _show_rates("seat", results.by_seat(), results.names, console)
    _show_rates("traveler", results.by_traveler(), results.names, console)
    for (bot, what), times in results.faults.items():
        console.print(f"{bot} {what} ({times} times): a pilgrim moved for it.", markup=False)


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


def write(results: Results, csv: Path | None, json: Path | None) -> None:
    """Write the files that were asked for."""
    try:
        if csv:
            results.write_csv(csv)
        if json:
            results.write_json(json)
    except OSError as error:
        raise BadOptions(f"{error.filename} cannot be written: {error.strerror}.") from error
