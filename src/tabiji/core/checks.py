"""Checks of arguments: whole numbers, seats, options; errors are sentences that name the argument."""

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
    """Returns an integer of any integer type within bounds, or raises the error; booleans are refused."""
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
    """Returns a seed, or raises the error."""
    return whole("A seed", value, 0, SEED_LIMIT - 1, error)


def shown(value: Any) -> str:
    """Returns a value as text that fits into a sentence."""
    if isinstance(value, int) and value.bit_length() > 128:  # Python refuses to print so many digits
        return f"one of {value.bit_length()} bits"
    return shorten(repr(value))


def words_of(words: Any) -> Mapping[str, str]:
    """Returns options as text by name, or raises BadOptions."""
    if not isinstance(words, Mapping):
        raise BadOptions(f"'options' are words by name, such as {{'players': '4'}}, not {shown(words)}.")
    for name, word in words.items():
        if not isinstance(name, str):
            raise BadOptions(f"The name of an option is text, not {shown(name)}.")
        if not isinstance(word, str):
            raise BadOptions(f"The option '{shorten(name)}' is text, such as '4', not {shown(word)}.")
    return cast(Mapping[str, str], words)


def seat_at(players: int, seat: Any, spectator: bool = True) -> int:
    """Returns a seat of a table or, if allowed, the spectator's; raises BadOptions for any other."""
    if type(seat) is int and (0 <= seat < players or (spectator and seat == SPECTATOR)):
        return seat
    number = whole("'seat'", seat, 0, SPECTATOR if spectator else players - 1)
    if players <= number < SPECTATOR:
        raise BadOptions(f"'seat' is below {players}, or {SPECTATOR} for somebody who only watches, not {number}.")
    return number


def for_seats(function: F, spectator: bool = True) -> F:
    """Wraps a function of a game and a seat so that it refuses a seat that is not at the table."""

    @wraps(function)
    def checked(game: Any, seat: Any, *more: Any) -> Any:
        return function(game, seat_at(game.players, seat, spectator), *more)

    return cast(F, checked)


def for_words(function: F) -> F:
    """Wraps a function that reads options so that it refuses what is not text by name."""

    @wraps(function)
    def checked(words: Any) -> Any:
        return function(words_of(words))

    return cast(F, checked)


def for_seeds(function: F) -> F:
    """Wraps a function that deals a game so that it refuses what is not a seed."""

    @wraps(function)
    def checked(game: Any, seed: Any) -> None:
        function(game, seed_of(seed))

    return cast(F, checked)


def unchecked(function: F) -> F:
    """Returns the wrapped function, which the compiler needs."""
    return cast(F, getattr(function, "__wrapped__", function))
