"""Draws the win rates of a contest."""

from __future__ import annotations

from math import ceil
from pathlib import Path

from ..svg import Picture
from .results import Results

WIDTH, LEFT, RIGHT, TOP, ROW = 780, 140, 530, 84, 46  # the width of the picture, the edges of its bars, a row
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2)


def plot(results: Results, file: Path) -> None:
    """Draws a bar with an interval for the win rate of each bot, and a line at equal strength."""
    standings, equal = results.standings(), 1 / results.contest.players
    most = min(1, max(equal, *(each.win_rate + each.margin for each in standings)))
    step = next(step for step in STEPS if most <= 8 * step)
    ticks = [step * tick for tick in range(ceil(most / step) + 1)]
    bottom = TOP + ROW * len(standings)
    picture = Picture(WIDTH, bottom + 56, "Win rates", results.title)
    write, draw = picture.write, picture.draw

    def at(rate: float) -> float:
        return LEFT + (RIGHT - LEFT) * rate / ticks[-1]

    write("soft", WIDTH - 124, TOP - 8, "win rate", "end")
    write("soft", WIDTH - 24, TOP - 8, "rating", "end")
    for tick in ticks:
        draw("rule", f"M{at(tick):.1f} {TOP}V{bottom}")
        write("soft", at(tick), bottom + 18, f"{100 * tick:.0f}%", "middle")
    for row, each in enumerate(standings):
        y = TOP + ROW * (row + 0.5)
        least, greatest = at(max(0, each.win_rate - each.margin)), at(min(1, each.win_rate + each.margin))
        picture.fill("bar", LEFT, y - 13, at(each.win_rate) - LEFT, 26)
        draw("interval", f"M{least:.1f} {y}H{greatest:.1f}M{least:.1f} {y - 5}v10M{greatest:.1f} {y - 5}v10")
        write("name", LEFT - 12, y + 5, each.bot, "end")
        write("rate", WIDTH - 124, y + 5, f"{100 * each.win_rate:.1f}% ±{100 * each.margin:.1f}", "end")
        write("rate", WIDTH - 24, y + 5, " ".join(each.rating_text), "end")
    draw("equal", f"M{at(equal):.1f} {TOP - 4}V{bottom + 28}")
    write("mark", at(equal), bottom + 44, "equal strength", "middle")
    picture.save(file)
