"""Draws the chances of every player along a game."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ..bots.compiled_play import first_place_shares
from ..svg import Picture
from .review import Review

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 900, 64, 650, 84, 404  # the width of the picture, and the edges of its plot
LIGHT = ("#d04427", "#26456b", "#b8860b", "#8a4560", "#47704f")
DARK = ("#ff8f6f", "#7fa8dc", "#e6b340", "#d08bab", "#8fbf97")

STYLE = (
    "path[class*=seat] { stroke-width: 2; stroke-linejoin: round } .dot { fill: var(--paper) }\n"
    + "".join(f".seat-{seat} {{ stroke: {ink} }}\n" for seat, ink in enumerate(LIGHT))
    + "@media (prefers-color-scheme: dark) {\n"
    + "".join(f"  .seat-{seat} {{ stroke: {ink} }}\n" for seat, ink in enumerate(DARK))
    + "}\n"
)


def plot(review: Review, file: Path) -> None:
    """Draws a line for the chance of each player after every decision, with a dot where one gave much away."""
    record = review.record
    moves = [each.number for each in review.judgements]
    chances = [each.chances for each in review.judgements]
    if record.over and review.is_complete:
        moves.append(record.decisions[-1].number + 1)
        chances.append(first_place_shares(np.array([record.ranks]))[0].tolist())
    picture = Picture(WIDTH, BOTTOM + 56, "Chances to win", record.title, STYLE)

    def x(move: int) -> float:
        return LEFT + (RIGHT - LEFT) * move / moves[-1]

    def y(chance: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * chance

    for tick in range(0, 101, 25):
        picture.draw("rule", f"M{LEFT} {y(tick / 100):.1f}H{RIGHT}")
        picture.write("soft", LEFT - 10, y(tick / 100) + 4, f"{tick}%", "end")
    for move in range(0, moves[-1], 20):
        picture.write("soft", x(move), BOTTOM + 20, f"{move}", "middle")
    picture.write("soft", RIGHT, BOTTOM + 40, "move", "end")
    for row, seat in enumerate(sorted(record.seats, key=lambda seat: (record.ranks[seat], seat))):
        points = [f"{x(move):.1f} {y(each[seat]):.1f}" for move, each in zip(moves, chances, strict=True)]
        picture.draw(f"seat-{seat}", "M" + "L".join(points))
        for each in review.costliest(seat):
            label = f"{each.number}. {each.played.notation}: {100 * each.loss:.0f}% given away"
            dot = f"M{x(each.number) - 4:.1f} {y(each.played.chance):.1f}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"
            picture.draw(f"seat-{seat} dot", dot, label)
        height, accuracy = TOP + 12 + 52 * row, review.accuracy(seat)
        picture.draw(f"seat-{seat}", f"M{RIGHT + 28} {height - 5}h20")
        picture.write("name", RIGHT + 58, height, record.players[seat])
        summary = f"{record.points[seat]} points" + ("" if accuracy is None else f", accuracy {accuracy:.0f}")
        picture.write("soft", RIGHT + 58, height + 19, summary)
    picture.save(file)
