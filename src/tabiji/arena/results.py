"""Results of a contest: win rates with intervals, ratings, points, time, and win rates by seat and traveler."""

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
    """A bot's results; its win rate is that of one seat, and a shared first place is split."""

    bot: str
    seats: int
    wins: float
    win_rate: float
    margin: float  # of the 95% interval, over the deals
    rating: float | None  # none for a bot that failed at every move
    rating_margin: float | None
    points: float
    seconds: float | None  # a move
    failed: bool  # at every move

    @property
    def rating_text(self) -> tuple[str, str]:
        """The rating and its margin as they are printed."""
        if self.rating is None or self.rating_margin is None:
            return "none", ""
        return f"{self.rating:.1f}", f"±{self.rating_margin:.1f}"


class Results:
    """The results of the deals that were played: a few bytes for every seat of every game."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.names = list(dict.fromkeys(contest.names))
        size = contest.deals, contest.players, contest.players
        self.played = np.zeros(contest.deals, np.bool_)
        self.points, self.ranks, self.travelers = (np.zeros(size, kind) for kind in (np.int16, np.int8, np.int8))
        self.moves: Counter[str] = Counter()
        self.seconds: dict[str, float] = defaultdict(float)
        self.faults: Counter[tuple[str, str]] = Counter()
        self.output: dict[str, str] = {}  # of the last fault of each bot

    def add(self, record: DealRecord) -> None:
        """Adds a deal."""
        deal = record.deal
        self.played[deal] = True
        self.points[deal], self.ranks[deal] = record.points, record.ranks
        self.travelers[deal] = record.travelers or 0
        self.moves.update(record.moves)
        for name, seconds in record.seconds.items():
            self.seconds[name] += seconds
        for name, faults in record.faults.items():
            self.faults.update({(name, fault): times for fault, times in faults.items()})
        self.output |= record.output

    @property
    def remaining(self) -> IntArray:
        """The deals that are not played yet."""
        return np.flatnonzero(~self.played)

    @property
    def games(self) -> int:
        """The number of games that were played."""
        return int(self.played.sum()) * self.contest.players

    @property
    def title(self) -> str:
        """The game, its options, and the number of games."""
        words = " ".join(value for name, value in self.contest.options.to_dict().items() if name != "players")
        table = f"{self.contest.game.name}, {self.contest.players} players, {words}"
        return f"{table}: {self.games} games, seed {self.contest.seed}"

    @property
    def failed(self) -> set[str]:
        """The bots that failed at every move."""
        faults: Counter[str] = Counter()
        for (name, _), times in self.faults.items():
            faults[name] += times
        return {name for name, times in faults.items() if times == self.moves[name]}

    def standings(self) -> list[Standing]:
        """Returns the standing of every bot, the best first."""
        shares, points = self._shares(), self._games(self.points)
        bot_ratings = ratings(self.contest.names, self.contest.seating(), self._games(self.ranks))
        standings = []
        for name in self.names:
            own = self._seats_of(name)
            seats, rating = self.contest.names.count(name), bot_ratings[name]
            failed = name in self.failed
            rates = (shares * own).sum(axis=1).reshape(-1, self.contest.players).mean(axis=1) / seats
            standing = Standing(
                bot=name,
                seats=seats,
                wins=float((shares * own).sum()),
                win_rate=float(rates.mean()),
                margin=float(1.96 * rates.std() / np.sqrt(len(rates))),
                rating=None if failed else rating.rating,
                rating_margin=None if failed else rating.margin,
                points=float(points[own].mean()),
                seconds=self.seconds[name] / self.moves[name] if self.moves[name] else None,
                failed=failed,
            )
            standings.append(standing)
        return sorted(standings, key=lambda standing: -standing.win_rate)

    def by_seat(self) -> dict[str, dict[str, float]]:
        """Returns the win rate of every bot at each seat."""
        seats = np.tile(np.arange(self.contest.players), (self.games, 1))
        return self._rates(seats, [str(seat + 1) for seat in range(self.contest.players)])

    def by_traveler(self) -> dict[str, dict[str, float]]:
        """Returns the win rate of every bot with each traveler, if the game has them."""
        travelers = self.contest.game.names.get("traveler", ())
        return self._rates(self._games(self.travelers), list(travelers)) if travelers else {}

    def _rates(self, kinds: IntArray, names: list[str]) -> dict[str, dict[str, float]]:
        shares = self._shares()
        rates: dict[str, dict[str, float]] = defaultdict(dict)
        for bot in self.names:
            own = self._seats_of(bot)
            for kind, name in enumerate(names):
                if (own & (kinds == kind)).any():
                    rates[name][bot] = float(shares[own & (kinds == kind)].mean())
        return dict(rates)

    def in_order(self) -> list[list[int]]:
        """Returns the ranks of the seats in every game, in the order of the deals."""
        ranks: list[list[int]] = self._games(self.ranks).tolist()
        return ranks

    def _shares(self) -> Reals:
        return first_place_shares(self._games(self.ranks))

    def _games(self, numbers: IntArray) -> IntArray:
        """Returns a row for every game that was played, with a number for each seat."""
        return numbers[self.played].reshape(-1, self.contest.players)

    def _seats_of(self, bot: str) -> IntArray:
        """Returns whether a bot sat at each seat of every game."""
        own = np.array([other == bot for other in self.contest.names])[self.contest.seating()]
        return np.tile(own, (int(self.played.sum()), 1))

    # ------------------------------------------------------------ files

    def write_json(self, file: Path) -> None:
        """Writes all results as JSON."""
        content: dict[str, Any] = {
            **structs.asdict(self.contest.spec),
            "games": self.games,
            "standings": [asdict(standing) for standing in self.standings()],
            "by-seat": self.by_seat(),
            "by-traveler": self.by_traveler(),
            "faults": [{"bot": bot, "what": fault, "times": times} for (bot, fault), times in self.faults.items()],
            "output": self.output,
        }
        file.write_text(json.dumps(content, indent=2) + "\n")

    def write_csv(self, file: Path) -> None:
        """Writes a line for every seat of every game."""
        with file.open("w", newline="") as out:
            writer = csv.writer(out)
            writer.writerow(("seed", "rotation", "seat", "bot", "traveler", "points", "rank"))
            writer.writerows(self._lines())

    def _lines(self) -> Iterator[tuple[object, ...]]:
        travelers = self.contest.game.names.get("traveler", ())
        for deal in np.flatnonzero(self.played).tolist():
            seed = deal_seed(self.contest.seed, deal)
            for rotation, seating in enumerate(self.contest.seating()):
                for seat, index in enumerate(seating):
                    cell = deal, rotation, seat
                    traveler = travelers[self.travelers[cell]] if travelers else ""
                    player = seed, rotation + 1, seat + 1, self.contest.names[index], traveler
                    yield (*player, self.points[cell], self.ranks[cell])
