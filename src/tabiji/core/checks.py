"""Checks of what callers give: whole numbers, seats, the words of options; what is refused is named in a sentence."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, TypeVar, cast

import numpy as np

from .deck import SPECTATOR
from .errors import BadOptions, TabijiError, shorten
from .rng import SEED_LIMIT

F = TypeVar("F", bound=Callable[..., Any])


def whole(name: str, value: Any, least: int, most: int, error: type[TabijiError] = BadOptions) -> int:
    """A whole number within bounds, of whatever type of whole numbers; True and False are none."""
    if type(value) is int and least <= value <= most:
        return value
    try:
        number = operator.index(value)
    except TypeError:
        number = None
    if number is None or isinstance(value, (bool, np.bool_)):
        raise error(f"{name} is a whole number, not {shown(value)}.")
    if not least <= number <= most:
        raise error(f"{name} is a whole number from {least} to {most}, not {shown(number)}.")
    return number


def seed_of(value: Any, error: type[TabijiError] = BadOptions) -> int:
    """A seed."""
    return whole("A seed", value, 0, SEED_LIMIT - 1, error)


def shown(value: Any) -> str:
    """A value as it fits into a sentence."""
    if isinstance(value, int) and value.bit_length() > 128:  # too many digits are an error of Python's
        return f"one of {value.bit_length()} bits"
    return shorten(repr(value))


def words_of(words: Any) -> Mapping[str, str]:
    """The words of options: text by name."""
    if not isinstance(words, Mapping):
        raise BadOptions(f"'options' are words by name, such as {{'players': '4'}}, not {shown(words)}.")
    for name, word in words.items():
        if not isinstance(name, str):
            raise BadOptions(f"The name of an option is text, not {shown(name)}.")
        if not isinstance(word, str):
            raise BadOptions(f"The option '{shorten(name)}' is text, such as '4', not {shown(word)}.")
    return cast(Mapping[str, str], words)


def seat_at(players: int, seat: Any, watcher: bool = True) -> int:
    """A seat of a table, or that of somebody who only watches."""
    if type(seat) is int and (0 <= seat < players or (watcher and seat == SPECTATOR)):
        return seat
    number = whole("'seat'", seat, 0, SPECTATOR if watcher else players - 1)
    if players <= number < SPECTATOR:
        raise BadOptions(f"'seat' is below {players}, or {SPECTATOR} for somebody who only watches, not {number}.")
    return number


def for_seats(function: F, watcher: bool = True) -> F:
    """A function of a game and a seat that refuses a seat that is not at the table."""

    @wraps(function)
    def checked(game: Any, seat: Any, *more: Any) -> Any:
        return function(game, seat_at(game.players, seat, watcher), *more)

    return cast(F, checked)


def for_words(function: F) -> F:
    """A function that reads options and refuses what is not words."""

    @wraps(function)
    def checked(words: Any) -> Any:
        return function(words_of(words))

    return cast(F, checked)


def for_seeds(function: F) -> F:
    """A function that deals a game and refuses what is no seed."""

    @wraps(function)
    def checked(game: Any, seed: Any) -> None:
        function(game, seed_of(seed))

    return cast(F, checked)


def unchecked(function: F) -> F:
    """The function itself, which the compiler takes."""
    return cast(F, getattr(function, "__wrapped__", function))
