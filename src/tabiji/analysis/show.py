"""Reviews a game in the terminal: a progress bar, then a table of decisions and one of players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ..core.files import write_files
from ..progress import progress_bar
from ..texts import Texts
from ..texts.words import Words
from .judge import Judgement, judge_all
from .plot import plot
from .recorded_game import RecordedGame
from .review import Review, cause_of

COLUMN_HELP = (
    "chance: to win, of the best choice → of what was done, by playouts in worlds that the player could imagine then.",
    "loss: what that gave away, ±{noise:.1f} on average (standard error); told with what was better where it is clear.",
    "accuracy: 100 gave nothing away, 0 as much as choosing at random would have.",
)


def run_review(record: RecordedGame, playouts: int, seed: int, console: Console) -> Review:
    """Judges a game with a progress bar; Ctrl-C leaves the judgements so far."""
    review = Review(record, playouts, seed, [])
    with progress_bar("compiling, once", len(record.open_decisions)) as update:
        try:
            for judgement in judge_all(record, playouts, seed):
                review.judgements.append(judgement)
                update(len(review.judgements), record.game.name)
        except KeyboardInterrupt:
            console.print("Stopped.")
    return review


def show(review: Review, console: Console) -> None:
    """Prints the judgements and the accuracy of every player."""
    record = review.record
    console.print(record.title)
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
        table.add_row(*_cells(each, record.players[each.seat]), style="" if each.best.is_clearly_better else "dim")
    console.print(table)
    console.print()
    console.print(_players(review))
    console.print()
    for line in _reasons(review):
        console.print(line)
    console.print()
    for line in COLUMN_HELP:
        console.print(line.format(noise=100 * review.noise), style="dim")


def _cells(each: Judgement, player: str) -> tuple[str, ...]:
    """Returns the row of a decision."""
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
    """Returns a table of all players, and of the moves that cost them most."""
    record = review.record
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("player", no_wrap=True)
    for column in ("points", "rank", "decisions", "accuracy"):
        table.add_column(column, justify="right")
    table.add_column("gave away most by")
    for seat in record.seats:
        accuracy = review.accuracy(seat)
        table.add_row(
            record.players[seat],
            str(record.points[seat]),
            str(record.ranks[seat]) if record.over else "",
            str(len(review.of(seat))),
            "" if accuracy is None else f"{accuracy:.0f}",
            ", ".join(
                f"{each.number}. {each.played.notation} {100 * each.loss:.0f}%" for each in review.costliest(seat)
            ),
        )
    return table


def _reasons(review: Review) -> Iterator[str]:
    """Yields what was better at the costliest moves, and why."""
    record = review.record
    words = Words(Texts("en"), record.game, [f"player {player}" for player in record.players])
    costliest = [each for seat in record.seats for each in review.costliest(seat)]
    for each in sorted(costliest, key=lambda each: each.number):
        reason = words.cause(cause_of(record, each))
        yield f"{each.number}. {each.best.notation} rather than {each.played.notation}: {reason}"


def write(review: Review, json: Path | None, picture: Path | None) -> None:
    """Writes the judgements as JSON and the chances as a picture, each to a file if there is one."""
    write_files((json, review.write_json), (picture, partial(plot, review)))
