"""Whether a move can be taken back: only if nothing was drawn, and nobody was shown what had been hidden from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ...core.events import ALL_SEATS, Event
from ...core.game import PlainGame
from ...core.rng import mix_entropy
from ...core.spec import GameSpec
from ..db.rows import MoveRow

MAX_UNDOS = 10  # moves that may be taken back at one point of a game, so that no log grows without end


@dataclass(slots=True)
class UndrawnRng:
    """The chance of a game before anything is drawn."""

    rng: list[int]


def reveals_hidden(game: GameSpec, before: PlainGame, move: MoveRow, events: Iterable[Event], after: PlainGame) -> bool:
    """Whether a move drew something, showed its mover something hidden, or told somebody else in secret."""
    unrolled = UndrawnRng(before.rng[:])
    if move.entropy is not None:
        mix_entropy(unrolled, move.entropy)
    return (
        after.rng != unrolled.rng
        or any(event.audience not in (ALL_SEATS, move.seat) for event in events)
        or game.hidden_counts(after, move.seat) != game.hidden_counts(before, move.seat)
    )


def count_undos(entries: Iterable[MoveRow]) -> Counter[int]:
    """How many moves of a log were taken back, by the number of moves that stood before them."""
    standing, undone = 0, Counter[int]()
    for entry in entries:
        if entry.action is not None:
            standing += 1
        else:
            standing -= 1
            undone[standing] += 1
    return undone
