"""The fixed ratings of the built-in bots, from a panel of each game (`panel.json` in the game's folder)."""

from __future__ import annotations

import json
from functools import cache

from ..games import BUILTIN_GAMES, load_game
from .ratings import MARGIN, Belief


@cache
def bot_ratings(game: str) -> dict[str, Belief]:
    """Returns what is believed of every bot that the panel of a built-in game has measured."""
    file = load_game(game).folder / "panel.json"
    if game not in BUILTIN_GAMES or not file.exists():
        return {}
    rated = json.loads(file.read_text())["ratings"]
    return {bot: Belief(rating, margin / MARGIN) for bot, (rating, margin) in rated.items()}
