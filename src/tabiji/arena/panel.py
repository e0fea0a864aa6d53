"""A panel: every bot against tables of every other, in pairs, and at mixed tables, so that no one opponent decides."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from ..core.errors import BadOptions
from ..core.keywords import parse_keywords
from ..core.spec import GameSpec, Options
from ..games import load_game
from ..svg import Picture
from .contest import Contest, new_contest
from .ratings import Rating, Ratings
from .results import Results, Standing

ALONE, PAIRS, MIXED = "alone", "pairs", "mixed"
CELL, LEFT, TOP = 92, 130, 110  # of the picture: the size of a cell, and the corner of the matrix

Key = tuple[str, tuple[str, ...]]  # a kind of table, and its bots


def table_keys(bots: Sequence[str], players: int) -> Iterator[Key]:
    """Yields the tables of a panel: one bot against copies of another, half and half, and as mixed as possible."""
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
    """The contests of all tables, and their results so far."""

    game: GameSpec
    bots: tuple[str, ...]
    options: Options
    stated: tuple[str, ...]  # the options that were given, as words
    contests: dict[Key, Contest]
    results: dict[Key, Results] = field(default_factory=dict)

    @property
    def players(self) -> int:
        """The number of seats at each table."""
        return self.options.players

    @property
    def title(self) -> str:
        """The game, its options, and the number of games."""
        words = ", ".join(self.stated)
        games = sum(each.games for each in self.results.values())
        return f"{self.game.name}, {self.players} players{', ' * bool(words)}{words}: {games} games"

    def standing(self, key: Key, bot: str) -> Standing | None:
        """Returns the standing of a bot at a table, or None if it was not played."""
        results = self.results.get(key)
        if results is None or not results.games:
            return None
        return next(each for each in results.standings() if each.bot == bot)

    def alone(self, one: str, other: str) -> Standing | None:
        """Returns the standing of a bot against copies of another."""
        return self.standing((ALONE, (one, *[other] * (self.players - 1))), one)

    def ratings(self) -> dict[str, Rating]:
        """Returns the rating of every bot over the games of all tables, which alternate, except those that failed."""
        model, games = Ratings(self.bots), [(each.contest, each.in_order()) for each in self.results.values()]
        for number in range(max((len(ranks) for _, ranks in games), default=0)):
            for contest, ranks in games:
                if number < len(ranks):
                    seats = contest.seating()[number % contest.players]
                    model.add([contest.names[index] for index in seats], ranks[number])
        failed = {bot for each in self.results.values() for bot in each.failed}
        return {bot: rating for bot, rating in model.all().items() if bot not in failed}


def new_panel(
    game: str | GameSpec,
    bots: Sequence[str],
    *,
    games: int = 400,
    seed: int = 1,
    seconds: float | None = 1.0,
    playouts: int | None = None,
    **options: Any,
) -> Panel:
    """Returns a panel of two bots or more; `games` at each table, and the other keywords as of `new_contest`."""
    game = load_game(game) if isinstance(game, str) else game
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise BadOptions("A panel is of two bots or more, each named once.")
    table = parse_keywords(game, options)
    words = table.to_dict()
    names = [name.replace("_", "-") for name in options if name != "players"]
    stated = tuple(words[name] for name in names if name in words)
    contests = {
        key: new_contest(game, key[1], games=games, seed=seed, seconds=seconds, playouts=playouts, **options)
        for key in table_keys(bots, table.players)
    }
    return Panel(game, tuple(bots), table, stated, contests)


def play_panel(panel: Panel, play: Callable[[Key, Contest], Results]) -> None:
    """Plays table after table with a function, until one is stopped before its end."""
    for key, contest in panel.contests.items():
        panel.results[key] = play(key, contest)
        if len(panel.results[key].remaining):
            return


def write_json(panel: Panel, file: Path) -> None:
    """Writes every table with the standings of its bots, and the ratings."""
    content = {
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
    file.write_text(json.dumps(content, indent=2) + "\n")


STYLE = """
.cell { fill: var(--bar) } .none { fill: var(--rule) } .value { font-size: 15px }
"""


def draw(panel: Panel, file: Path) -> None:
    """Draws the matrix: a row for a bot, a column for its opponents; the darker, the more it wins."""
    count, players = len(panel.bots), panel.players
    picture = Picture(LEFT + CELL * count + 130, TOP + CELL * count + 40, "A panel", panel.title, STYLE)
    ratings = panel.ratings()
    picture.write("soft", LEFT + CELL * count + 106, TOP - 12, "rating", "end")
    for row, one in enumerate(panel.bots):
        y = TOP + CELL * row
        picture.write("name", LEFT - 12, y + CELL / 2 + 5, one, "end")
        picture.write("name", LEFT + CELL * (row + 0.5), TOP - 12, one, "middle")
        rating = f"{ratings[one].rating:.1f} ±{ratings[one].margin:.1f}" if one in ratings else "none"
        picture.write("rate", LEFT + CELL * count + 106, y + CELL / 2 + 5, rating, "end")
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
