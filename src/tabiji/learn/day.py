"""The journey of the day: the same deal, the same luck and the same bots for everybody, known to nobody before."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime
from hashlib import sha256

from ..bots import players_of
from ..engine.chance import SEEDS
from ..engine.description import Description

BOTS = ("pilgrim", "merchant", "scholar")  # who travel along


def today(now: float) -> str:
    """The day it is, everywhere the same."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def has_day(game: Description) -> bool:
    """Whether a game can be the journey of the day: its bots know it, and there is a seat for each."""
    least, most = game.players
    return least <= 1 + len(BOTS) <= most and set(BOTS) <= set(players_of(game))


def seed_of(key: str, day: str, game: str) -> int:
    """The seed of a day's deal, by a key that only the server has."""
    return int.from_bytes(hmac.digest(key.encode(), f"{day} {game}".encode(), "sha256")[:8]) % SEEDS


def luck(seed: int, number: int) -> int:
    """What is mixed in before a move: whoever plays the same meets the same."""
    return int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:8]) % SEEDS
