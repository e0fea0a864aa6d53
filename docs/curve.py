"""Draws how a training went: `python examples/train.py | python docs/curve.py docs/figures/training.svg`."""

import sys
from pathlib import Path

from tabiji.svg import Picture

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 780, 64, 740, 84, 384
LOOK = ".curve { stroke: var(--bar); stroke-width: 2; stroke-linejoin: round }"


def main() -> None:
    """A line for how often it came first in each lesson."""
    told = [line.split() for line in sys.stdin]
    rates = [float(rate.rstrip("%")) for _, rate in told]
    picture = Picture(WIDTH, BOTTOM + 56, "First places", "one learner among three pilgrims, by lesson", LOOK)

    def at(lesson: int, rate: float) -> str:
        return f"{LEFT + (RIGHT - LEFT) * lesson / len(rates):.1f} {BOTTOM - (BOTTOM - TOP) * rate / 100:.1f}"

    for rate in range(0, 101, 25):
        picture.draw("equal" if rate == 25 else "rule", f"M{at(0, rate)}L{at(len(rates), rate)}")
        x, y = at(0, rate).split()
        picture.write("soft", float(x) - 10, float(y) + 4, f"{rate}%", "end")
    for lesson in range(0, len(rates) + 1, 25):
        picture.write("soft", float(at(lesson, 0).split()[0]), BOTTOM + 20, f"{lesson}", "middle")
    picture.write("soft", RIGHT, BOTTOM + 40, "lesson", "end")
    picture.write("mark", RIGHT, float(at(0, 25).split()[1]) - 8, "equal strength", "end")
    picture.draw("curve", "M" + "L".join(at(lesson, rate) for lesson, rate in enumerate(rates, 1)))
    picture.save(Path(sys.argv[1]))


if __name__ == "__main__":
    main()
