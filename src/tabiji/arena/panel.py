"""A panel: every bot against tables of every other, in pairs, and at mixed tables, so that no one opponent decides."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from ..core.errors import BadOptions
from ..core.spec import GameSpec
from ..svg import Picture
from .contest import Contest, new_contest
from .ratings import Rating, Ratings
from .results import Results, Standing

ALONE, PAIRS, MIXED = "alone", "pairs", "mixed"
CELL, LEFT, TOP = 92, 130, 110  # of the picture

Key = tuple[str, tuple[str, ...]]  # a kind of table, and who sits there


def table_keys(bots: Sequence[str], players: int) -> Iterator[Key]:
    """The tables of a panel: one against others of a kind, both ways; half and half; all different, where possible."""
    for one, other in permutations(bots, 2):
        yield ALONE, (one, *[other] * (players - 1))
    if players > 3:
        for one, other in combinations(bots, 2):
            yield PAIRS, (*[one] * (players // 2), *[other] * (players - players // 2))
    if len(bots) > 2:
        size = min(len(bots), players)
        for some in combinations(bots, size):
            yield MIXED, (*some, *some[-1:] * (players - size))


@dataclass
class Panel:
    """What came of all tables so far."""

    game: GameSpec
    bots: tuple[str, ...]
    words: dict[str, str]
    results: dict[Key, Results] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """What was played."""
        words = ", ".join(value for name, value in self.words.items() if name != "players")
        games = sum(each.games for each in self.results.values())
        return f"{self.game.name}, {self.words['players']} players{', ' * bool(words)}{words}: {games} games"

    def standing(self, key: Key, bot: str) -> Standing | None:
        """How a bot fared at a table, if it was played."""
        results = self.results.get(key)
        if results is None or not results.games:
            return None
        return next(each for each in results.standings() if each.bot == bot)

    def alone(self, one: str, other: str) -> Standing | None:
        """How one fared against others of a kind."""
        return self.standing((ALONE, (one, *[other] * (int(self.words["players"]) - 1))), one)

    def ratings(self) -> dict[str, Rating]:
        """The rating of every bot over all tables, which take turns."""
        rated, games = Ratings(self.bots), [(each.entry, each.in_order()) for each in self.results.values()]
        for number in range(max((len(ranks) for _, ranks in games), default=0)):
            for entry, ranks in games:
                if number < len(ranks):
                    seats = entry.seating()[number % entry.players]
                    rated.add([entry.names[place] for place in seats], ranks[number])
        return rated.all()


def contests_of(
    game: GameSpec, bots: Sequence[str], words: Mapping[str, str], games: int, seed: int, *budget: Any
) -> dict[Key, Contest]:
    """The contests of a panel, checked."""
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise BadOptions("A panel is of two bots or more, each named once.")
    players = game.parse_options(words).players
    return {key: new_contest(game, words, key[1], games, seed, *budget) for key in table_keys(bots, players)}


def play_panel(panel: Panel, planned: Mapping[Key, Contest], hold: Callable[[Key, Contest], Results]) -> bool:
    """Play table after table; whether all were played to their end."""
    for key, entry in planned.items():
        panel.results[key] = hold(key, entry)
        if len(panel.results[key].remaining):
            return False
    return True


def write_json(panel: Panel, file: Path) -> None:
    """Write every table with the standings of its bots, and the ratings."""
    told = {
        "title": panel.title,
        "tables": [
            {
                "kind": kind,
                "bots": list(seats),
                "games": results.games,
                "standings": {each.bot: [each.win_rate, each.margin] for each in results.standings()},
            }
            for (kind, seats), results in panel.results.items()
            if results.games
        ],
        "ratings": {bot: list(rating) for bot, rating in panel.ratings().items()},
    }
    file.write_text(json.dumps(told, indent=2) + "\n")


LOOK = """
.cell { fill: var(--bar) } .none { fill: var(--rule) } .value { font-size: 15px }
"""


def plot(panel: Panel, file: Path) -> None:
    """The matrix as a picture: a row for the one, a column for the others; the darker, the more it wins."""
    count, players = len(panel.bots), int(panel.words["players"])
    picture = Picture(LEFT + CELL * count + 130, TOP + CELL * count + 40, "A panel", panel.title, LOOK)
    ratings = panel.ratings()
    picture.write("soft", LEFT + CELL * count + 106, TOP - 12, "rating", "end")
    for row, one in enumerate(panel.bots):
        y = TOP + CELL * row
        picture.write("name", LEFT - 12, y + CELL / 2 + 5, one, "end")
        picture.write("name", LEFT + CELL * (row + 0.5), TOP - 12, one, "middle")
        told = f"{ratings[one].rating:.1f} ±{ratings[one].margin:.1f}"
        picture.write("rate", LEFT + CELL * count + 106, y + CELL / 2 + 5, told, "end")
        for column, other in enumerate(panel.bots):
            x = LEFT + CELL * column
            alone = panel.alone(one, other)
            if alone is None:
                picture.fill("none", x + 2, y + 2, CELL - 4, CELL - 4)
                continue
            picture.shade("cell", x + 2, y + 2, CELL - 4, CELL - 4, 0.08 + 0.8 * alone.win_rate)
            picture.write("value", x + CELL / 2, y + CELL / 2, f"{100 * alone.win_rate:.1f}%", "middle")
            picture.write("soft", x + CELL / 2, y + CELL / 2 + 20, f"±{100 * alone.margin:.1f}", "middle")
    foot = f"one (row) among {players - 1} others (column); equal strength is {100 / players:.0f}%"
    picture.write("soft", LEFT, TOP + CELL * count + 24, foot)
    picture.save(file)
