"""What came of a contest: wins with their interval, ratings, points, time, and who won with what."""

from __future__ import annotations

import csv
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import structs

from ..bots.compiled_play import first_place_shares
from ..bots.heuristic.scratch import Reals
from ..compile.batch import IntArray
from .contest import Contest, deal_seed
from .play import DealRecord
from .ratings import ratings


@dataclass(frozen=True)
class Standing:
    """How a bot fared; its win rate is that of one seat, shared firsts split."""

    bot: str
    seats: int
    wins: float
    win_rate: float
    margin: float  # of the 95% interval, reckoned over the deals
    rating: float
    rating_margin: float
    points: float
    seconds: float | None  # a move


class Results:
    """The results of a contest, as far as it was played: a few bytes for every seat of every game."""

    def __init__(self, entry: Contest) -> None:
        self.entry = entry
        self.names = list(dict.fromkeys(entry.names))
        size = entry.deals, entry.players, entry.players
        self.played = np.zeros(entry.deals, np.bool_)
        self.points, self.ranks, self.travelers = (np.zeros(size, kind) for kind in (np.int16, np.int8, np.int8))
        self.moves: Counter[str] = Counter()
        self.seconds: dict[str, float] = defaultdict(float)
        self.faults: Counter[tuple[str, str]] = Counter()

    def add(self, played: DealRecord) -> None:
        """Add a deal."""
        deal = played.deal
        self.played[deal] = True
        self.points[deal], self.ranks[deal] = played.points, played.ranks
        self.travelers[deal] = played.travelers or 0
        self.moves.update(played.moves)
        for name, seconds in played.seconds.items():
            self.seconds[name] += seconds
        for name, faults in played.faults.items():
            self.faults.update({(name, what): times for what, times in faults.items()})

    @property
    def remaining(self) -> IntArray:
        """The deals that were not played yet."""
        return np.flatnonzero(~self.played)

    @property
    def games(self) -> int:
        """How many games were played."""
        return int(self.played.sum()) * self.entry.players

    @property
    def title(self) -> str:
        """What was played."""
        words = " ".join(value for name, value in self.entry.options.to_dict().items() if name != "players")
        table = f"{self.entry.game.name}, {self.entry.players} players, {words}"
        return f"{table}: {self.games} games, seed {self.entry.seed}"

    def standings(self) -> list[Standing]:
        """How every bot fared, the best first."""
        shares, points = self._shares(), self._games(self.points)
        rated = ratings(self.entry.names, self.entry.seating(), self._games(self.ranks))
        standings = []
        for name in self.names:
            mine = self._mine(name)
            seats = self.entry.names.count(name)
            rates = (shares * mine).sum(axis=1).reshape(-1, self.entry.players).mean(axis=1) / seats
            standing = Standing(
                bot=name,
                seats=seats,
                wins=float((shares * mine).sum()),
                win_rate=float(rates.mean()),
                margin=float(1.96 * rates.std() / np.sqrt(len(rates))),
                rating=rated[name].rating,
                rating_margin=rated[name].margin,
                points=float(points[mine].mean()),
                seconds=self.seconds[name] / self.moves[name] if self.moves[name] else None,
            )
            standings.append(standing)
        return sorted(standings, key=lambda standing: -standing.win_rate)

    def by_seat(self) -> dict[str, dict[str, float]]:
        """The win rate of every bot at each seat."""
        seats = np.tile(np.arange(self.entry.players), (self.games, 1))
        return self._rates(seats, [str(seat + 1) for seat in range(self.entry.players)])

    def by_traveler(self) -> dict[str, dict[str, float]]:
        """The win rate of every bot with each traveler, where the game has them."""
        travelers = self.entry.game.names.get("traveler", ())
        return self._rates(self._games(self.travelers), list(travelers)) if travelers else {}

    def _rates(self, kinds: IntArray, names: list[str]) -> dict[str, dict[str, float]]:
        shares = self._shares()
        rates: dict[str, dict[str, float]] = defaultdict(dict)
        for bot in self.names:
            mine = self._mine(bot)
            for kind, name in enumerate(names):
                if (mine & (kinds == kind)).any():
                    rates[name][bot] = float(shares[mine & (kinds == kind)].mean())
        return dict(rates)

    def in_order(self) -> list[list[int]]:
        """The ranks of the seats in every game that was played."""
        ranks: list[list[int]] = self._games(self.ranks).tolist()
        return ranks

    def _shares(self) -> Reals:
        return first_place_shares(self._games(self.ranks))

    def _games(self, numbers: IntArray) -> IntArray:
        """A number for each seat of every game that was played."""
        return numbers[self.played].reshape(-1, self.entry.players)

    def _mine(self, bot: str) -> IntArray:
        """Whether a bot sat at each seat of every game."""
        mine = np.array([other == bot for other in self.entry.names])[self.entry.seating()]
        return np.tile(mine, (int(self.played.sum()), 1))

    # ------------------------------------------------------------ files

    def write_json(self, file: Path) -> None:
        """Write what came of it."""
        told: dict[str, Any] = {
            **structs.asdict(self.entry.spec),
            "games": self.games,
            "standings": [asdict(standing) for standing in self.standings()],
            "by-seat": self.by_seat(),
            "by-traveler": self.by_traveler(),
            "faults": [{"bot": bot, "what": what, "times": n} for (bot, what), n in self.faults.items()],
        }
        file.write_text(json.dumps(told, indent=2) + "\n")

    def write_csv(self, file: Path) -> None:
        """Write a line for every seat of every game."""
        with file.open("w", newline="") as out:
            lines = csv.writer(out)
            lines.writerow(("seed", "rotation", "seat", "bot", "traveler", "points", "rank"))
            lines.writerows(self._lines())

    def _lines(self) -> Iterator[tuple[object, ...]]:
        travelers = self.entry.game.names.get("traveler", ())
        for deal in np.flatnonzero(self.played).tolist():
            seed = deal_seed(self.entry.seed, deal)
            for rotation, seating in enumerate(self.entry.seating()):
                for seat, place in enumerate(seating):
                    here = deal, rotation, seat
                    traveler = travelers[self.travelers[here]] if travelers else ""
                    who = seed, rotation + 1, seat + 1, self.entry.names[place], traveler
                    yield (*who, self.points[here], self.ranks[here])
