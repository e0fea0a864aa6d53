"""A review: the judgements of a game's decisions, and how accurately each player decided."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from .judge import Judgement, open_decisions
from .recorded_game import RecordedGame

COSTLIEST = 3  # how many moves of a player are named


@dataclass
class Review:
    """What was judged of a game so far."""

    past: RecordedGame
    playouts: int
    seed: int
    judgements: list[Judgement]

    @property
    def whole(self) -> bool:
        """Whether every decision was judged in which there was a choice."""
        return len(self.judgements) == len(open_decisions(self.past))

    def of(self, seat: int) -> list[Judgement]:
        """The judgements of a seat's decisions."""
        return [each for each in self.judgements if each.seat == seat]

    def accuracy(self, seat: int) -> float | None:
        """100 if nothing was given away, 0 if as much as by choosing at random; None if nothing was at stake."""
        # Summed before anything is cut off, so that the noise of single decisions cancels
        lost = sum(each.best.lead for each in self.of(seat))
        at_stake = sum(each.best.chance - each.blind for each in self.of(seat))
        return 100 * min(1.0, max(0.0, 1 - lost / at_stake)) if at_stake > 0 else None

    def costliest(self, seat: int) -> list[Judgement]:
        """The decisions of a seat that clearly cost it most."""
        clear = (each for each in self.of(seat) if each.best.is_clearly_better)
        return sorted(clear, key=lambda each: -each.loss)[:COSTLIEST]

    @property
    def noise(self) -> float:
        """How much a loss may be off by chance: the mean of the standard errors where something was compared."""
        noises = [each.best.standard_error for each in self.judgements if each.best is not each.played]
        return sum(noises) / len(noises) if noises else 0.0

    def write_json(self, file: Path) -> None:
        """Write what was found."""
        told = {
            "game": self.past.title,
            "over": self.past.over,
            "playouts": self.playouts,
            "seed": self.seed,
            "players": [
                {"player": player, "points": points, "rank": rank, "accuracy": self.accuracy(seat)}
                for seat, (player, points, rank) in enumerate(
                    zip(self.past.players, self.past.points, self.past.ranks, strict=True)
                )
            ],
            "moves": [{**asdict(each), "loss": each.loss} for each in self.judgements],
        }
        file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
