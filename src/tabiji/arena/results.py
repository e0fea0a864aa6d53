"""What came of a contest: wins with their interval, points, time, and who won with what."""

from __future__ import annotations

import csv
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.minds import Reals, shares_of
from ..engine.batch import Numbers
from .contest import Contest
from .play import Played


@dataclass(frozen=True)
class Standing:
    """How a bot fared; its win rate is that of one seat, shared firsts split."""

    bot: str
    seats: int
    wins: float
    win_rate: float
    margin: float  # of the 95% interval, reckoned over the deals
    points: float
    seconds: float | None  # a move


class Results:
    """The results of a contest, as far as it was played."""

    def __init__(self, entry: Contest) -> None:
        self.entry = entry
        self.parts: list[Played] = []
        self.faults: Counter[tuple[str, str]] = Counter()
        self.names = list(dict.fromkeys(entry.bots))

    def add(self, played: Played) -> None:
        """Add some games."""
        self.parts = sorted([*self.parts, played], key=lambda part: part.first_deal)
        self.faults += played.faults

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(len(part.ranks) for part in self.parts)

    def standings(self) -> list[Standing]:
        """How every bot fared, the best first."""
        shares, points, who = self._shares(), self._pieces("points"), self._who()
        standings = []
        for name in self.names:
            mine = np.array([bot == name for bot in self.entry.bots])[who]
            seats = self.entry.bots.count(name)
            rates = (shares * mine).sum(axis=1).reshape(-1, self.entry.players).mean(axis=1) / seats
            margin = 1.96 * rates.std() / np.sqrt(len(rates))
            moves = sum(part.moves[name] for part in self.parts)
            seconds = sum(part.seconds[name] for part in self.parts) / moves if moves else None
            wins = float((shares * mine).sum())
            standings.append(
                Standing(name, seats, wins, float(rates.mean()), float(margin), float(points[mine].mean()), seconds)
            )
        return sorted(standings, key=lambda standing: -standing.win_rate)

    def by_seat(self) -> dict[str, dict[str, float]]:
        """The win rate of every bot at each seat."""
        seats = np.tile(np.arange(self.entry.players), (self.games, 1))
        return self._rates(seats, [str(seat + 1) for seat in range(self.entry.players)])

    def by_traveler(self) -> dict[str, dict[str, float]]:
        """The win rate of every bot with each traveler, where the game has them."""
        travelers = self.entry.game.names.get("traveler", ())
        return self._rates(self._pieces("tile"), list(travelers)) if travelers else {}

    def _rates(self, kinds: Numbers, names: list[str]) -> dict[str, dict[str, float]]:
        shares, who = self._shares(), self._who()
        rates: dict[str, dict[str, float]] = defaultdict(dict)
        for bot in self.names:
            mine = np.array([other == bot for other in self.entry.bots])[who]
            for kind, name in enumerate(names):
                if (mine & (kinds == kind)).any():
                    rates[name][bot] = float(shares[mine & (kinds == kind)].mean())
        return dict(rates)

    def _shares(self) -> Reals:
        return shares_of(np.concatenate([part.ranks for part in self.parts]))

    def _pieces(self, name: str) -> Numbers:
        """A number of every player's piece at the end of every game."""
        return np.concatenate([part.games["pieces"][name] for part in self.parts])[:, : self.entry.players]

    def _who(self) -> Numbers:
        """Which bot sat at each seat of every game."""
        return np.tile(self.entry.seating(), (self.games // self.entry.players, 1))

    # ------------------------------------------------------------ files

    def write_json(self, file: Path) -> None:
        """Write what came of it."""
        told: dict[str, Any] = {
            "game": self.entry.game.name,
            "options": self.entry.options.words(),
            "bots": self.entry.bots,
            "seed": self.entry.seed,
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
        for part in self.parts:
            seeds = self.entry.seeds(part.first_deal, part.first_deal + len(part.ranks) // self.entry.players)
            for number, game in enumerate(part.games):
                seating = self.entry.seating()[number % self.entry.players]
                for seat, place in enumerate(seating):
                    piece = game["pieces"][seat]
                    traveler = travelers[piece["tile"]] if travelers else ""
                    who = (seeds[number], number % self.entry.players + 1, seat + 1, self.entry.bots[place], traveler)
                    yield (*who, piece["points"], part.ranks[number, seat])
