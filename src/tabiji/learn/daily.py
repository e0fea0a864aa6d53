"""The journey of the day: the same deal, the same luck and the same bots for everybody, known to nobody before."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime
from hashlib import sha256

from ..bots import bots_for
from ..core.rng import SEED_LIMIT
from ..core.spec import GameSpec

BOTS = ("pilgrim", "merchant", "scholar")  # who travel along

LATEST = 12  # hours by which a day ends later than by universal time, in the last place where it ends


def today(now: float) -> str:
    """The day it is, everywhere the same."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def has_day(game: GameSpec) -> bool:
    """Whether a game can be the journey of the day: its bots know it, and there is a seat for each."""
    least, most = game.players
    return least <= 1 + len(BOTS) <= most and set(BOTS) <= set(bots_for(game))


def day_seed(key: str, day: str, game: str) -> int:
    """The seed of a day's deal, by a key that only the server has."""
    return int.from_bytes(hmac.digest(key.encode(), f"{day} {game}".encode(), "sha256")[:8]) % SEED_LIMIT


def closing(day: str) -> float:
    """When a day is over everywhere on Earth: later arrivals do not count, and its seed may be known."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + (24 + LATEST) * 3600


def entropy_of_move(seed: int, number: int) -> int:
    """The entropy of a move by how many moves stand: whoever plays the same meets the same, undone moves or not."""
    return int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:8]) % SEED_LIMIT
