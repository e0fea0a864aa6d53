"""Sizes of what compiled functions are given, checked from Python once a call: compiled code does not look.

What is said of an argument are the name of its dtype and a size for each axis:

    @takes(games="record n", seeds="int64 n", minds="int64 n players <lore", index="<n")

A size is a number, one that the compiler knows (`choices`), `players` (as many as the largest table has), or another
name, which stands for the size that is met first. `-5<lore` bounds the numbers: from -5, else 0, to below the size of
that name or the length of that argument. An argument that is no array is a `seed`, a `seat`, or such a number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import signature
from typing import Any, NamedTuple, TypeVar

import numpy as np

from ..core.checks import seat_at, shown, whole
from ..core.errors import BadOptions
from ..core.rng import SEED_LIMIT

F = TypeVar("F", bound=Callable[..., Any])
AT_LEAST = {"players", "pieces", "choices"}  # sizes that may be exceeded
NUMBERS = {"", "seed", "seat"}

_said: dict[Callable[..., Any], dict[str, str]] = {}


def takes(**words: str) -> Callable[[F], F]:
    """Say what a compiled function is given."""

    def said(function: F) -> F:
        _said[function] = words
        return function

    return said


def checked(built: Any, function: Callable[..., Any], dtypes: Mapping[str, Any], sizes: Mapping[str, int]) -> Any:
    """A compiled function that looks at what it is given, if that is said."""
    return Entry(built, function, dtypes, sizes) if function in _said else built


class Taken(NamedTuple):
    """What is said of an argument."""

    name: str
    kind: str  # of NUMBERS, or a dtype
    axes: tuple[str, ...]
    least: int
    below: str  # the name of a size, if there is a bound


class Entry:
    """A compiled function that looks at what it is given."""

    def __init__(
        self, built: Any, function: Callable[..., Any], dtypes: Mapping[str, Any], sizes: Mapping[str, int]
    ) -> None:
        self.built = built
        self._name = function.__name__
        self._dtypes, self._sizes = dtypes, sizes
        self._takes = [_parsed(name, _said[function].get(name, "")) for name in signature(function).parameters]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.built, name)

    def __call__(self, *args: Any) -> Any:
        """Check, and call it."""
        self.check(*args)
        return self.built(*args)

    def check(self, *args: Any) -> None:
        """Refuse arguments of another size, type or range."""
        if len(args) != len(self._takes):
            raise BadOptions(f"{self._name} takes {len(self._takes)} arguments, not {len(args)}.")
        met = {"players": 0, **self._sizes}
        pairs = list(zip(self._takes, args, strict=True))
        for taken, value in pairs:
            if taken.kind not in NUMBERS:
                self._check_array(taken, value, met)
        for taken, value in pairs:
            if taken.kind == "seed":
                whole(f"'{taken.name}'", value, 0, SEED_LIMIT - 1)
            elif taken.kind == "seat":
                seat_at(met["players"], value)
            elif taken.below:
                self._check_range(taken, value, met[taken.below])

    def _check_array(self, taken: Taken, value: Any, met: dict[str, int]) -> None:
        what = f"'{taken.name}' of {self._name}"
        dtype = self._dtypes.get(taken.kind) or np.dtype(taken.kind)
        if not isinstance(value, np.ndarray):
            raise BadOptions(f"{what} is an array, not {shown(value)}.")
        if value.dtype != dtype:
            told = str(dtype) if dtype.names is None else f"this game's type '{taken.kind}'"
            raise BadOptions(f"{what} is an array of {told}, not of {value.dtype!s:.40}.")
        fits = value.ndim == len(taken.axes)
        for axis, size in zip(taken.axes, value.shape, strict=False):
            wanted = int(axis) if axis.isdigit() else met.setdefault(axis, size)
            fits &= size >= wanted if axis in AT_LEAST else size == wanted
        if not fits:
            sizes = ", ".join(axis if axis.isdigit() else f"{axis}: {met.get(axis, 'any')}" for axis in taken.axes)
            raise BadOptions(f"{what} has the shape {value.shape}, but needs ({sizes}).")
        met.setdefault(taken.name, len(value))
        if taken.kind == "record" and len(value):
            players = value["players"]
            self._check_range(
                Taken(f"{taken.name}['players']", "", (), met["least players"], ""), players, met["seats"]
            )
            met["players"] = max(met["players"], int(players.max()))

    def _check_range(self, taken: Taken, value: Any, below: int) -> None:
        if not isinstance(value, np.ndarray):
            whole(f"'{taken.name}'", value, taken.least, below - 1)
        elif value.size and not taken.least <= value.min() <= value.max() < below:
            wrong = value.min() if value.min() < taken.least else value.max()
            raise BadOptions(
                f"'{taken.name}' of {self._name} lies from {taken.least} to {below - 1}, {wrong} does not."
            )


def _parsed(name: str, words: str) -> Taken:
    """What is said of an argument, of its words."""
    kind, axes, least, below = "", [], 0, ""
    for nth, word in enumerate(words.split()):
        if "<" in word:
            first, _, below = word.partition("<")
            least = int(first or 0)
        elif nth:
            axes.append(word)
        else:
            kind = word
    return Taken(name, kind, tuple(axes), least, below)
