"""A review: the judgements of a game's decisions, and how accurately each player decided."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from ..bots import Estimate, observe
from ..core.cause import Cause
from .advice import explain_choices
from .judge import Judgement
from .recorded_game import RecordedGame

COSTLIEST = 3  # moves of a player that are named


@dataclass
class Review:
    """The judgements of a game so far."""

    record: RecordedGame
    playouts: int
    seed: int
    judgements: list[Judgement]

    @property
    def is_complete(self) -> bool:
        """Whether every decision with a choice is judged."""
        return len(self.judgements) == len(self.record.open_decisions)

    def of(self, seat: int) -> list[Judgement]:
        """The judgements of a seat's decisions."""
        return [each for each in self.judgements if each.seat == seat]

    def accuracy(self, seat: int) -> float | None:
        """Returns 100 if nothing was given away, 0 if as much as by random choices; None if nothing was at stake."""
        # Summed before anything is cut off, so that the noise of single decisions cancels; but whoever clearly gave
        # something away was not accurate
        lost = max(sum(each.best.lead for each in self.of(seat)), sum(each.loss for each in self._clear_losses(seat)))
        at_stake = sum(each.best.chance - each.blind for each in self.of(seat))
        return 100 * min(1.0, max(0.0, 1 - lost / at_stake)) if at_stake > 0 else None

    def costliest(self, seat: int) -> list[Judgement]:
        """Returns the decisions of a seat that clearly cost it most."""
        return sorted(self._clear_losses(seat), key=lambda each: -each.loss)[:COSTLIEST]

    def _clear_losses(self, seat: int) -> list[Judgement]:
        return [each for each in self.of(seat) if each.best.is_clearly_better]

    @property
    def noise(self) -> float:
        """The mean standard error of the losses, where choices were compared."""
        errors = [each.best.standard_error for each in self.judgements if each.best is not each.played]
        return sum(errors) / len(errors) if errors else 0.0

    def write_json(self, file: Path) -> None:
        """Writes the judgements and the accuracy of every player."""
        players = zip(self.record.players, self.record.points, self.record.ranks, strict=True)
        content = {
            "game": self.record.title,
            "over": self.record.over,
            "playouts": self.playouts,
            "seed": self.seed,
            "players": [
                {"player": player, "points": points, "rank": rank, "accuracy": self.accuracy(seat)}
                for seat, (player, points, rank) in enumerate(players)
            ],
            "moves": [{**asdict(each), "loss": each.loss} for each in self.judgements],
        }
        file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def cause_of(record: RecordedGame, judgement: Judgement) -> Cause | None:
    """Returns the cause why the best choice is better than the move, as far as the seat could know."""
    decision = next(each for each in record.decisions if each.number == judgement.number)
    observation = observe(record.game, decision.state, judgement.seat, judgement.number)
    estimates = [Estimate(each.action, each.chance, 0) for each in (judgement.best, judgement.played)]
    return explain_choices(observation, estimates, threads=1)[0].cause
