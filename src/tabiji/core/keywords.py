"""Options of a game as keyword arguments: `players=3, variations=["return"]`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .checks import shown, whole
from .errors import BadOptions, shorten
from .rng import SEED_LIMIT
from .spec import GameSpec, Options


def parse_keywords(game: GameSpec, keywords: Mapping[str, Any]) -> Options:
    """Returns a game's options from keyword arguments; raises BadOptions, which names the argument."""
    arguments = {"players": "players", **{option.name.replace("-", "_"): option.name for option in game.options}}
    for argument in keywords:
        if argument not in arguments:
            raise BadOptions(
                f"{game.name.capitalize()} has no option '{shorten(argument)}': choose from {', '.join(arguments)}."
            )
    return game.parse_options(
        {arguments[argument]: _option_words(argument, value) for argument, value in keywords.items()}
    )


def _option_words(argument: str, value: Any) -> str:
    """Returns the value of an argument as a game file writes it."""
    if isinstance(value, str):
        return value
    if argument == "players":
        return str(whole("'players'", value, -SEED_LIMIT, SEED_LIMIT))
    if isinstance(value, (list, tuple, set, frozenset)) and all(isinstance(each, str) for each in value):
        return " ".join(sorted(value) if isinstance(value, (set, frozenset)) else value)
    raise BadOptions(f"'{argument}' is a word or a list of words, not {shown(value)}.")
