"""What a simulation found, as tables in the terminal and as pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor, sqrt
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..core.files import check_folder, writing
from ..games import load_game
from ..svg import Picture
from .simulate import LEAST_POINTS, MOST_POINTS, WHOLE, Batch, ParquetWriter, SimulationSpec, Summary

WIDTH, LEFT, RIGHT, TOP, ROW = 780, 170, 640, 84, 26
Row = tuple[str, float, float]  # a name, a value, half of its 95% interval


def simulate(planned: SimulationSpec, batches: Iterable[Batch], console: Console, out: Path | None) -> Summary:
    """Count all that is played, with a progress bar; Ctrl-C leaves what was played."""
    game = load_game(planned.game)
    summary = Summary(game, game.parse_options(planned.words))
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    file = ParquetWriter(out, game) if out else None
    try:
        with bar:
            task = bar.add_task(planned.game, total=planned.games)
            for batch in batches:
                summary.add(batch)
                if file:
                    file.add(batch)
                bar.update(task, completed=summary.games)
    except KeyboardInterrupt:
        console.print("Stopped.")
    finally:
        if file:
            file.close()
    return summary


# ---------------------------------------------------------------- what was found


def shares(table: Any, names: Sequence[str]) -> list[Row]:
    """The first places of each kind of seat, with their intervals."""
    rows = []
    for name, (seats, share, squared, _) in zip(names, table.tolist(), strict=False):
        if seats:
            mean = share / seats / WHOLE
            spread = max(0.0, squared / seats / WHOLE**2 - mean**2)
            rows.append((name, mean, 1.96 * sqrt(spread / seats)))
    return rows


def findings(summary: Summary) -> dict[str, list[Row]]:
    """Everything that is shown, by what it is about."""
    game = summary.game
    lines = [str(place) for place in range(1, summary.players + 1)]
    found = {
        "first places by start slot": shares(summary.by_line, lines),
        "first places by seat": shares(summary.by_seat, lines),
    }
    if "traveler" in game.names:
        found["first places by traveler"] = sorted(
            shares(summary.by_traveler, game.names["traveler"]), key=lambda row: -row[1]
        )
    seats = summary.games * summary.players
    sources = zip(game.score_sources, (summary.sources.sum(axis=0) / seats).tolist(), strict=True)
    found["where points come from"] = sorted(((name, mean, 0.0) for name, mean in sources), key=lambda row: -row[1])
    found["what a space is worth"] = worths(summary)
    return found


def worths(summary: Summary) -> list[Row]:
    """The points that a stop on each space goes with; those where everybody stops have none."""
    blank = summary.game.initial_state(summary.options)
    road = [summary.game.space_at(blank, space) for space in range(summary.spaces)]
    stood = np.diag(summary.products)[:-1]
    some = stood * 200 > stood.max()  # where hardly anybody stops nothing can be said
    every = stood == stood.max()
    return [
        (f"{number} {kind}", float(worth), 0.0)
        for (number, kind), worth, told in zip(road, summary.worth(), some & ~every, strict=True)
        if told
    ]


def by_kind(rows: Sequence[Row]) -> list[Row]:
    """The mean worth of the spaces of each kind."""
    kinds: dict[str, list[float]] = {}
    for name, worth, _ in rows:
        kinds.setdefault(name.split()[1], []).append(worth)
    return sorted(((kind, sum(those) / len(those), 0.0) for kind, those in kinds.items()), key=lambda row: -row[1])


def title(planned: SimulationSpec, summary: Summary) -> str:
    """What was played."""
    options = load_game(planned.game).parse_options(planned.words).to_dict()
    told = ", ".join(f"{name} {value}" for name, value in options.items())
    seed = f"; seed {planned.seed}" if planned.seed else ""
    return f"{planned.game}: {summary.games:,} games of {planned.policy} players ({told}{seed})"


def show(planned: SimulationSpec, summary: Summary, console: Console) -> None:
    """Print what was found."""
    console.print(title(planned, summary), soft_wrap=True)
    if not summary.games:
        return
    reached = np.repeat(np.arange(LEAST_POINTS, MOST_POINTS + 1), summary.points)
    low, middle, high = np.percentile(reached, [5, 50, 95])
    a_game = summary.decisions / summary.games
    console.print(
        f"{summary.mean_points():.2f} points a seat (5%: {low:.0f}, half: {middle:.0f}, 95%: {high:.0f}), "
        f"{a_game:.1f} decisions a game"
    )
    found = findings(summary)
    found["what a space is worth"] = by_kind(found["what a space is worth"])
    for about, rows in found.items():
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(about)
        table.add_column("points" if "points" in about or "worth" in about else "first", justify="right")
        table.add_column("95%" if any(margin for _, _, margin in rows) else "", justify="right")
        for name, value, margin in rows:
            table.add_row(name, _format_value(about, value), f"±{100 * margin:.2f}" if margin else "")
        console.print()
        console.print(table)


def _format_value(about: str, value: float) -> str:
    return (
        f"{100 * value:.2f}%" if about.startswith("first") else f"{value:+.2f}" if "worth" in about else f"{value:.2f}"
    )


# ---------------------------------------------------------------- pictures


def draw(planned: SimulationSpec, summary: Summary, folder: Path) -> list[Path]:
    """Draw everything that was found, a picture each."""
    check_folder(folder)
    about, written = title(planned, summary), []
    equal = 1 / summary.players
    for name, rows in findings(summary).items():
        if rows:
            file = folder / f"{name.replace(' ', '-')}.svg"
            _bars(name.capitalize(), about, rows, equal if name.startswith("first") else None, file)
            written.append(file)
    file = folder / "scores.svg"
    _histogram(summary, about, file)
    return [file, *written]


def _bars(name: str, about: str, rows: Sequence[Row], equal: float | None, file: Path) -> None:
    """A bar for each row, from nothing to its value."""
    bottom = TOP + ROW * len(rows)
    picture = Picture(WIDTH, bottom + 48, name, about)
    least = min(0.0, *(value - margin for _, value, margin in rows))
    most = max(0.0, equal or 0.0, *(value + margin for _, value, margin in rows))
    step = next(each for each in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50) if (most - least) <= 8 * each)
    first, last = floor(least / step), ceil(most / step)

    def at(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value / step - first) / (last - first)

    for tick in range(first, last + 1):
        picture.draw("rule", f"M{at(tick * step):.1f} {TOP}V{bottom}")
        told = f"{100 * tick * step:.0f}%" if equal else f"{tick * step:g}"
        picture.write("soft", at(tick * step), bottom + 18, told, "middle")
    for row, (words, value, margin) in enumerate(rows):
        y = TOP + ROW * (row + 0.5)
        picture.fill("bar", round(min(at(0), at(value)), 1), y - 9, abs(at(value) - at(0)), 18)
        if margin:
            picture.draw("interval", f"M{at(value - margin):.1f} {y}H{at(value + margin):.1f}")
        picture.write("name", LEFT - 12, y + 5, words, "end")
        told = f"{100 * value:.1f}% ±{100 * margin:.1f}" if equal else f"{value:.2f}"
        picture.write("rate", WIDTH - 24, y + 5, told, "end")
    if equal:
        picture.draw("equal", f"M{at(equal):.1f} {TOP - 4}V{bottom + 22}")
        picture.write("mark", at(equal), bottom + 38, "equal", "middle")
    with writing(file) as draft:
        picture.save(draft)


def _histogram(summary: Summary, about: str, file: Path) -> None:
    """How often a seat ends with so many points."""
    counts = summary.points / summary.points.sum()
    seen = np.flatnonzero(counts > 1e-5)
    first, last, bottom = int(seen[0]) + LEAST_POINTS, int(seen[-1]) + LEAST_POINTS, 384
    picture = Picture(WIDTH, bottom + 56, "Points at the end", about)
    wide = (WIDTH - 96) / (last - first + 1)

    def at(points: float) -> float:
        return 64 + wide * (points - first)

    for points in range(first, last + 1):
        height = (bottom - TOP) * counts[points - LEAST_POINTS] / counts.max()
        picture.fill("bar", round(at(points), 1), round(bottom - height, 1), max(0.5, wide - 1), round(height, 1))
    for points in range(-(-first // 10) * 10, last + 1, 10):
        picture.write("soft", at(points + 0.5), bottom + 18, f"{points}", "middle")
    mean = summary.mean_points()
    picture.draw("equal", f"M{at(mean + 0.5):.1f} {TOP - 4}V{bottom + 26}")
    picture.write("mark", at(mean + 0.5), bottom + 42, f"mean {mean:.1f}", "middle")
    with writing(file) as draft:
        picture.save(draft)
