"""Undo: a move can be taken back if nothing was drawn and nothing hidden was revealed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ...core.events import ALL_SEATS, Event
from ...core.game import PlainGame
from ...core.rng import mix_entropy
from ...core.spec import GameSpec
from ..db.rows import MoveRow

MAX_UNDOS = 10  # at the same point of a match, which bounds the log


@dataclass(slots=True)
class UndrawnRng:
    """The generator of a state before anything is drawn."""

    rng: list[int]


def reveals_hidden(game: GameSpec, before: PlainGame, move: MoveRow, events: Iterable[Event], after: PlainGame) -> bool:
    """Returns whether a move drew something, or revealed something hidden to its seat or to another one."""
    unrolled = UndrawnRng(before.rng[:])
    if move.entropy is not None:
        mix_entropy(unrolled, move.entropy)
    return (
        after.rng != unrolled.rng
        or any(event.audience not in (ALL_SEATS, move.seat) for event in events)
        or game.hidden_counts(after, move.seat) != game.hidden_counts(before, move.seat)
    )


def count_undos(entries: Iterable[MoveRow]) -> Counter[int]:
    """Returns how many moves were taken back, by the number of effective moves before them."""
    standing, undone = 0, Counter[int]()
    for entry in entries:
        if entry.action is not None:
            standing += 1
        else:
            standing -= 1
            undone[standing] += 1
    return undone
