"""The chances of every player along a game as a picture."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ..bots.compiled_play import first_place_shares
from ..svg import Picture
from .review import Review

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 900, 64, 650, 84, 404  # of the picture: where its lines lie
DAY = ("#d04427", "#26456b", "#b8860b", "#8a4560", "#47704f")
NIGHT = ("#ff8f6f", "#7fa8dc", "#e6b340", "#d08bab", "#8fbf97")

LOOK = (
    "path[class*=seat] { stroke-width: 2; stroke-linejoin: round } .dot { fill: var(--paper) }\n"
    + "".join(f".seat-{seat} {{ stroke: {ink} }}\n" for seat, ink in enumerate(DAY))
    + "@media (prefers-color-scheme: dark) {\n"
    + "".join(f"  .seat-{seat} {{ stroke: {ink} }}\n" for seat, ink in enumerate(NIGHT))
    + "}\n"
)


def plot(review: Review, file: Path) -> None:
    """A line for the chance of each player after every decision, with a dot where one gave much away."""
    past = review.past
    moves = [each.number for each in review.judgements]
    chances = [each.chances for each in review.judgements]
    if past.over and review.whole:
        moves.append(past.decisions[-1].number + 1)
        chances.append(first_place_shares(np.array([past.ranks]))[0].tolist())
    picture = Picture(WIDTH, BOTTOM + 56, "Chances to win", past.title, LOOK)

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
    for row, seat in enumerate(sorted(past.seats, key=lambda seat: (past.ranks[seat], seat))):
        line = [f"{x(move):.1f} {y(those[seat]):.1f}" for move, those in zip(moves, chances, strict=True)]
        picture.draw(f"seat-{seat}", "M" + "L".join(line))
        for each in review.costliest(seat):
            words = f"{each.number}. {each.played.notation}: {100 * each.loss:.0f}% given away"
            spot = f"M{x(each.number) - 4:.1f} {y(each.played.chance):.1f}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"
            picture.draw(f"seat-{seat} dot", spot, words)
        height, accuracy = TOP + 12 + 52 * row, review.accuracy(seat)
        picture.draw(f"seat-{seat}", f"M{RIGHT + 28} {height - 5}h20")
        picture.write("name", RIGHT + 58, height, past.players[seat])
        about = f"{past.points[seat]} points" + ("" if accuracy is None else f", accuracy {accuracy:.0f}")
        picture.write("soft", RIGHT + 58, height + 19, about)
    picture.save(file)
