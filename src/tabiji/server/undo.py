"""Whether a move can be taken back: only if it showed nobody anything that had been hidden."""

from __future__ import annotations

import secrets
from typing import Any

from ..engine.chance import SEEDS
from ..engine.description import Description
from ..engine.story import ALL, Event, listening


def reveals(game: Description, before: Any, action: int, worlds: int) -> bool:
    """Whether a move shows something hidden: it would have looked otherwise to its mover in a world the mover could
    not tell from this one, it made something be drawn, or somebody else was told in secret.
    """
    seat = before.seat
    events, after = _outcome(game, before, action)
    if after.chance != before.chance or any(event.to not in (ALL, seat) for event in events):
        return True
    known = game.observe(after, seat, 0)
    for _ in range(worlds):
        imagined = game.observe(before, seat, secrets.randbelow(SEEDS))
        told, then = _outcome(game, imagined, action)
        if told != events or game.observe(then, seat, 0) != known:
            return True
    return False


def _outcome(game: Description, before: Any, action: int) -> tuple[list[Event], Any]:
    after = before.copy()
    with listening(after) as events:
        game.apply(after, action)
    return events, after
