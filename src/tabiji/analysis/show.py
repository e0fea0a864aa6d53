"""A review in the terminal: a bar while it thinks, then every decision and every player."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..core.files import writing
from .judge import Judgement, judge_all, open_decisions
from .plot import plot
from .recorded_game import RecordedGame
from .review import Review

MEANING = (
    "chance: to win, of the best choice → of what was done, by playouts in worlds that the player could imagine then.",
    "loss: what that gave away, ±{noise:.1f} on average (standard error); told with what was better where it is clear.",
    "accuracy: 100 gave nothing away, 0 as much as choosing at random would have.",
)


def run_review(past: RecordedGame, playouts: int, seed: int, console: Console) -> Review:
    """Judge a game with a progress bar; Ctrl-C leaves what was judged."""
    review = Review(past, playouts, seed, [])
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("compiling, once", total=len(open_decisions(past)))
        try:
            for judgement in judge_all(past, playouts, seed):
                review.judgements.append(judgement)
                bar.update(task, advance=1, description=past.game.name)
        except KeyboardInterrupt:
            console.print("Stopped.")
    return review


def show(review: Review, console: Console) -> None:
    """Print what was found."""
    past = review.past
    console.print(past.title)
    if not review.judgements:
        console.print("Nothing was judged.")
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("move", justify="right")
    table.add_column("player", no_wrap=True)
    table.add_column("done")
    table.add_column("chance", justify="right", no_wrap=True)
    table.add_column("loss", justify="right", no_wrap=True)
    table.add_column("better")
    for each in review.judgements:
        table.add_row(*_cells(each, past.players[each.seat]), style="" if each.best.is_clearly_better else "dim")
    console.print(table)
    console.print()
    console.print(_players(review))
    console.print()
    for line in MEANING:
        console.print(line.format(noise=100 * review.noise), style="dim")


def _cells(each: Judgement, player: str) -> tuple[str, ...]:
    """The row of a decision."""
    before, after = f"{100 * each.before:.0f}%", f"{100 * each.played.chance:.0f}%"
    better = ", ".join(f"{choice.notation} {100 * choice.chance:.0f}%" for choice in each.better)
    return (
        str(each.number),
        player,
        each.played.notation,
        after if before == after else f"{before} → {after}",
        f"{100 * each.loss:.1f}" if each.best.is_clearly_better else "",
        better,
    )


def _players(review: Review) -> Table:
    """How everybody fared, and what cost them most."""
    past = review.past
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("player", no_wrap=True)
    for column in ("points", "rank", "decisions", "accuracy"):
        table.add_column(column, justify="right")
    table.add_column("gave away most by")
    for seat in past.seats:
        accuracy = review.accuracy(seat)
        table.add_row(
            past.players[seat],
            str(past.points[seat]),
            str(past.ranks[seat]) if past.over else "",
            str(len(review.of(seat))),
            "" if accuracy is None else f"{accuracy:.0f}",
            ", ".join(
                f"{each.number}. {each.played.notation} {100 * each.loss:.0f}%" for each in review.costliest(seat)
            ),
        )
    return table


def write(review: Review, json: Path | None, picture: Path | None) -> None:
    """Write the files that were asked for."""
    for file, write_it in ((json, review.write_json), (picture, partial(plot, review))):
        if file:
            with writing(file) as draft:
                write_it(draft)
