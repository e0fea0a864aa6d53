"""Whether a move can be taken back: only if nothing was drawn, and nobody was shown what had been hidden from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ..engine.chance import stir
from ..engine.description import Description
from ..engine.game import PlainGame
from ..engine.story import ALL, Event
from .stored import StoredMove

MOST_UNDONE = 10  # moves that may be taken back at one point of a game, so that no log grows without end


@dataclass(slots=True)
class Unrolled:
    """The chance of a game before anything is drawn."""

    chance: list[int]


def shows(game: Description, before: PlainGame, move: StoredMove, events: Iterable[Event], after: PlainGame) -> bool:
    """Whether a move drew something, showed its mover something hidden, or told somebody else in secret."""
    unrolled = Unrolled(before.chance[:])
    if move.entropy is not None:
        stir(unrolled, move.entropy)
    return (
        after.chance != unrolled.chance
        or any(event.to not in (ALL, move.seat) for event in events)
        or game.unknown(after, move.seat) != game.unknown(before, move.seat)
    )


def taken_back(entries: Iterable[StoredMove]) -> Counter[int]:
    """How many moves of a log were taken back, by the number of moves that stood before them."""
    standing, undone = 0, Counter[int]()
    for entry in entries:
        if entry.action is not None:
            standing += 1
        else:
            standing -= 1
            undone[standing] += 1
    return undone
