"""Draws a learning curve: `python examples/train.py | python docs/curve.py docs/figures/training.svg`."""

import sys
from pathlib import Path

from tabiji.svg import Picture

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 780, 64, 740, 84, 384
LOOK = ".curve { stroke: var(--bar); stroke-width: 2; stroke-linejoin: round }"


def main() -> None:
    """Draws the share of first places in each iteration."""
    rates = [float(line.split()[1].rstrip("%")) for line in sys.stdin]
    picture = Picture(WIDTH, BOTTOM + 56, "First places", "one learner among three pilgrims, by iteration", LOOK)

    def at(iteration: int, rate: float) -> str:
        return f"{LEFT + (RIGHT - LEFT) * iteration / len(rates):.1f} {BOTTOM - (BOTTOM - TOP) * rate / 100:.1f}"

    for rate in range(0, 101, 25):
        picture.draw("equal" if rate == 25 else "rule", f"M{at(0, rate)}L{at(len(rates), rate)}")
        x, y = at(0, rate).split()
        picture.write("soft", float(x) - 10, float(y) + 4, f"{rate}%", "end")
    for iteration in range(0, len(rates) + 1, 25):
        picture.write("soft", float(at(iteration, 0).split()[0]), BOTTOM + 20, f"{iteration}", "middle")
    picture.write("soft", RIGHT, BOTTOM + 40, "iteration", "end")
    picture.write("mark", RIGHT, float(at(0, 25).split()[1]) - 8, "equal strength", "end")
    picture.draw("curve", "M" + "L".join(at(iteration, rate) for iteration, rate in enumerate(rates, 1)))
    picture.save(Path(sys.argv[1]))


if __name__ == "__main__":
    main()
