"""The journey of the day: all players get the same deal, draws and bots, and nobody knows them beforehand."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime
from hashlib import sha256

from ..bots import bots_for
from ..core.rng import SEED_LIMIT
from ..core.spec import GameSpec

HOURS_AFTER_UTC = 12  # by which a day ends later than in UTC where it ends last


def today(now: float) -> str:
    """Returns the current date in UTC, which is the same for every player."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def has_day(game: GameSpec) -> bool:
    """Returns whether a game can be the journey of the day: it names bots that play it, and has a seat for each."""
    (least, most), bots = game.players, game.daily_bots
    return bool(bots) and least <= 1 + len(bots) <= most and set(bots) <= set(bots_for(game))


def day_seed(key: str, day: str, game: str) -> int:
    """Returns the seed of a day's deal, derived from a key that only the server has."""
    return int.from_bytes(hmac.digest(key.encode(), f"{day} {game}".encode(), "sha256")[:8]) % SEED_LIMIT


def closing(day: str) -> float:
    """Returns when a day is over everywhere on Earth: later results do not count, and its seed may be known."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + (24 + HOURS_AFTER_UTC) * 3600


def entropy_of_move(seed: int, number: int) -> int:
    """Returns the entropy of the move with a number among those that stand: equal moves lead to equal draws."""
    return _derive(f"{seed} {number}")


def observation_seed_of_move(seed: int, number: int) -> int:
    """Returns the seed of what a bot imagines before a move: equal moves lead to equal answers.

    A bot may choose by cards that it cannot see and has to imagine, such as the souvenir that an encounter brings.
    """
    return _derive(f"{seed} {number} observation")


def _derive(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8]) % SEED_LIMIT
