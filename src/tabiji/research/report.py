"""Reports a simulation as tables in the terminal and as pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor, sqrt
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from ..core.files import check_folder, writing
from ..games import load_game
from ..progress import progress_bar
from ..svg import Picture
from .simulate import MAX_POINTS, MIN_POINTS, WHOLE, Batch, ParquetWriter, SimulationSpec, Summary

WIDTH, LEFT, RIGHT, TOP, ROW = 780, 170, 640, 84, 26
SPACES = "what a space is worth"
Row = tuple[str, float, float]  # a name, a value, half of its 95% interval


def simulate(simulation: SimulationSpec, batches: Iterable[Batch], console: Console, out: Path | None) -> Summary:
    """Sums all batches with a progress bar; Ctrl-C leaves the batches so far."""
    game = load_game(simulation.game)
    summary = Summary(game, game.parse_options(simulation.options))
    file = ParquetWriter(out, game) if out else None
    try:
        with progress_bar(simulation.game, simulation.games) as update:
            for batch in batches:
                summary.add(batch)
                if file:
                    file.add(batch)
                update(summary.games)
    except KeyboardInterrupt:
        console.print("Stopped.")
    finally:
        if file:
            file.close()
    return summary


# ---------------------------------------------------------------- tables


def first_place_rows(table: Any, names: Sequence[str]) -> list[Row]:
    """Returns the rate of first places of each kind of seat, with its interval."""
    rows = []
    for name, (seats, share, squared, _) in zip(names, table.tolist(), strict=False):
        if seats:
            mean = share / seats / WHOLE
            spread = max(0.0, squared / seats / WHOLE**2 - mean**2)
            rows.append((name, mean, 1.96 * sqrt(spread / seats)))
    return rows


def sections(summary: Summary) -> dict[str, list[Row]]:
    """Returns all rows that are shown, by the title of their table."""
    game = summary.game
    numbers = [str(number) for number in range(1, summary.players + 1)]
    tables = {
        "first places by start slot": first_place_rows(summary.by_slot, numbers),
        "first places by seat": first_place_rows(summary.by_seat, numbers),
    }
    if "traveler" in game.names:
        tables["first places by traveler"] = _descending(first_place_rows(summary.by_traveler, game.names["traveler"]))
    seats = summary.games * summary.players
    means = zip(game.score_sources, (summary.sources.sum(axis=0) / seats).tolist(), strict=True)
    tables["where points come from"] = _descending([(name, mean, 0.0) for name, mean in means])
    tables[SPACES] = space_rows(summary)
    return tables


def space_rows(summary: Summary) -> list[Row]:
    """Returns the points that go with a stop on each space, without spaces where all or almost none stop."""
    state = summary.game.initial_state(summary.options)
    road = [summary.game.space_at(state, space) for space in range(summary.spaces)]
    visits = np.diag(summary.products)[:-1]
    is_shown = (visits * 200 > visits.max()) & (visits != visits.max())
    return [
        (f"{number} {kind}", float(value), 0.0)
        for (number, kind), value, shown in zip(road, summary.space_values(), is_shown, strict=True)
        if shown
    ]


def by_kind(rows: Sequence[Row]) -> list[Row]:
    """Returns the mean value of the spaces of each kind."""
    values: dict[str, list[float]] = {}
    for name, value, _ in rows:
        values.setdefault(name.split()[1], []).append(value)
    return _descending([(kind, sum(each) / len(each), 0.0) for kind, each in values.items()])


def _descending(rows: Sequence[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: -row[1])


def title(simulation: SimulationSpec, summary: Summary) -> str:
    """Returns the game, its options, the policy and the number of games."""
    options = load_game(simulation.game).parse_options(simulation.options).to_dict()
    words = ", ".join(f"{name} {value}" for name, value in options.items())
    seed = f"; seed {simulation.seed}" if simulation.seed else ""
    return f"{simulation.game}: {summary.games:,} games of {simulation.policy} players ({words}{seed})"


def show(simulation: SimulationSpec, summary: Summary, console: Console) -> None:
    """Prints a summary."""
    console.print(title(simulation, summary), soft_wrap=True)
    if not summary.games:
        return
    points = np.repeat(np.arange(MIN_POINTS, MAX_POINTS + 1), summary.points)
    low, median, high = np.percentile(points, [5, 50, 95])
    console.print(
        f"{summary.mean_points():.2f} points a seat (5%: {low:.0f}, half: {median:.0f}, 95%: {high:.0f}), "
        f"{summary.decisions / summary.games:.1f} decisions a game"
    )
    tables = sections(summary)
    tables[SPACES] = by_kind(tables[SPACES])
    for name, rows in tables.items():
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(name)
        table.add_column("points" if "points" in name or name == SPACES else "first", justify="right")
        table.add_column("95%" if any(margin for _, _, margin in rows) else "", justify="right")
        for label, value, margin in rows:
            table.add_row(label, _format_value(name, value), f"±{100 * margin:.2f}" if margin else "")
        console.print()
        console.print(table)


def _format_value(table: str, value: float) -> str:
    return (
        f"{100 * value:.2f}%" if table.startswith("first") else f"{value:+.2f}" if table == SPACES else f"{value:.2f}"
    )


# ---------------------------------------------------------------- pictures


def draw(simulation: SimulationSpec, summary: Summary, folder: Path) -> list[Path]:
    """Draws a picture of each table and of the points; returns the files."""
    check_folder(folder)
    subtitle, files = title(simulation, summary), []
    equal = 1 / summary.players
    for name, rows in sections(summary).items():
        if rows:
            file = folder / f"{name.replace(' ', '-')}.svg"
            _draw_bars(name.capitalize(), subtitle, rows, equal if name.startswith("first") else None, file)
            files.append(file)
    file = folder / "scores.svg"
    _draw_histogram(summary, subtitle, file)
    return [file, *files]


def _draw_bars(name: str, subtitle: str, rows: Sequence[Row], equal: float | None, file: Path) -> None:
    """Draws a bar for each row, from zero to its value."""
    bottom = TOP + ROW * len(rows)
    picture = Picture(WIDTH, bottom + 48, name, subtitle)
    least = min(0.0, *(value - margin for _, value, margin in rows))
    most = max(0.0, equal or 0.0, *(value + margin for _, value, margin in rows))
    step = next(each for each in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50) if (most - least) <= 8 * each)
    first, last = floor(least / step), ceil(most / step)

    def at(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value / step - first) / (last - first)

    for tick in range(first, last + 1):
        picture.draw("rule", f"M{at(tick * step):.1f} {TOP}V{bottom}")
        label = f"{100 * tick * step:.0f}%" if equal else f"{tick * step:g}"
        picture.write("soft", at(tick * step), bottom + 18, label, "middle")
    for row, (label, value, margin) in enumerate(rows):
        y = TOP + ROW * (row + 0.5)
        picture.fill("bar", round(min(at(0), at(value)), 1), y - 9, abs(at(value) - at(0)), 18)
        if margin:
            picture.draw("interval", f"M{at(value - margin):.1f} {y}H{at(value + margin):.1f}")
        picture.write("name", LEFT - 12, y + 5, label, "end")
        number = f"{100 * value:.1f}% ±{100 * margin:.1f}" if equal else f"{value:.2f}"
        picture.write("rate", WIDTH - 24, y + 5, number, "end")
    if equal:
        picture.draw("equal", f"M{at(equal):.1f} {TOP - 4}V{bottom + 22}")
        picture.write("mark", at(equal), bottom + 38, "equal", "middle")
    with writing(file) as draft:
        picture.save(draft)


def _draw_histogram(summary: Summary, subtitle: str, file: Path) -> None:
    """Draws how often a seat ends with each number of points."""
    counts = summary.points / summary.points.sum()
    present = np.flatnonzero(counts > 1e-5)
    first, last, bottom = int(present[0]) + MIN_POINTS, int(present[-1]) + MIN_POINTS, 384
    picture = Picture(WIDTH, bottom + 56, "Points at the end", subtitle)
    bar_width = (WIDTH - 96) / (last - first + 1)

    def at(points: float) -> float:
        return 64 + bar_width * (points - first)

    for points in range(first, last + 1):
        height = (bottom - TOP) * counts[points - MIN_POINTS] / counts.max()
        picture.fill("bar", round(at(points), 1), round(bottom - height, 1), max(0.5, bar_width - 1), round(height, 1))
    for points in range(-(-first // 10) * 10, last + 1, 10):
        picture.write("soft", at(points + 0.5), bottom + 18, f"{points}", "middle")
    mean = summary.mean_points()
    picture.draw("equal", f"M{at(mean + 0.5):.1f} {TOP - 4}V{bottom + 26}")
    picture.write("mark", at(mean + 0.5), bottom + 42, f"mean {mean:.1f}", "middle")
    with writing(file) as draft:
        picture.save(draft)
