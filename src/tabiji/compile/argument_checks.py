"""Argument checks of compiled functions, made in Python once for each call: compiled code checks nothing.

An argument is declared by the name of its dtype and a size for each axis:

    @takes(games="record n", seeds="int64 n", policy_ids="int64 n players -5<parameters", index="<n")

A size is a number, one that the compiler knows (`choices`), `players` (as many as the largest table has), or another
name, which stands for the first size found. `-5<parameters` bounds the numbers: from -5, else 0, to below the size of
that name or the length of that argument. An argument that is not an array is a `seed`, a `seat`, or a bounded number.
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

_declarations: dict[Callable[..., Any], dict[str, str]] = {}


def takes(**declarations: str) -> Callable[[F], F]:
    """Declares the arguments of a compiled function."""

    def declare(function: F) -> F:
        _declarations[function] = declarations
        return function

    return declare


def checked(built: Any, function: Callable[..., Any], dtypes: Mapping[str, Any], sizes: Mapping[str, int]) -> Any:
    """Returns a compiled function that checks its arguments, if they are declared."""
    return Entry(built, function, dtypes, sizes) if function in _declarations else built


class Argument(NamedTuple):
    """The declaration of an argument."""

    name: str
    kind: str  # one of NUMBERS, or a dtype
    axes: tuple[str, ...]
    least: int
    below: str  # the name of a size, or '' without a bound


class Entry:
    """A compiled function that checks its arguments."""

    def __init__(
        self, built: Any, function: Callable[..., Any], dtypes: Mapping[str, Any], sizes: Mapping[str, int]
    ) -> None:
        self.built = built
        self._name = function.__name__
        self._dtypes, self._sizes = dtypes, sizes
        declared = _declarations[function]
        self._arguments = [_parse_declaration(name, declared.get(name, "")) for name in signature(function).parameters]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.built, name)

    def __call__(self, *args: Any) -> Any:
        """Checks the arguments and calls the function."""
        self.check(*args)
        return self.built(*args)

    def check(self, *args: Any) -> None:
        """Raises BadOptions for arguments of a wrong size, type or range."""
        if len(args) != len(self._arguments):
            raise BadOptions(f"{self._name} takes {len(self._arguments)} arguments, not {len(args)}.")
        sizes = {"players": 0, **self._sizes}
        pairs = list(zip(self._arguments, args, strict=True))
        for argument, value in pairs:
            if argument.kind not in NUMBERS:
                self._check_array(argument, value, sizes)
        for argument, value in pairs:
            if argument.kind == "seed":
                whole(f"'{argument.name}'", value, 0, SEED_LIMIT - 1)
            elif argument.kind == "seat":
                seat_at(sizes["players"], value)
            elif argument.below:
                self._check_range(argument, value, sizes[argument.below])

    def _check_array(self, argument: Argument, value: Any, sizes: dict[str, int]) -> None:
        """Checks an array and adds the sizes that it defines."""
        what = f"'{argument.name}' of {self._name}"
        dtype = self._dtypes.get(argument.kind) or np.dtype(argument.kind)
        if not isinstance(value, np.ndarray):
            raise BadOptions(f"{what} is an array, not {shown(value)}.")
        if value.dtype != dtype:
            expected = str(dtype) if dtype.names is None else f"this game's type '{argument.kind}'"
            raise BadOptions(f"{what} is an array of {expected}, not of {value.dtype!s:.40}.")
        fits = value.ndim == len(argument.axes)
        for axis, size in zip(argument.axes, value.shape, strict=False):
            wanted = int(axis) if axis.isdigit() else sizes.setdefault(axis, size)
            fits &= size >= wanted if axis in AT_LEAST else size == wanted
        if not fits:
            shape = ", ".join(axis if axis.isdigit() else f"{axis}: {sizes.get(axis, 'any')}" for axis in argument.axes)
            raise BadOptions(f"{what} has the shape {value.shape}, but needs ({shape}).")
        sizes.setdefault(argument.name, len(value))
        if argument.kind == "record" and len(value):
            players = value["players"]
            bounds = Argument(f"{argument.name}['players']", "", (), sizes["least players"], "")
            self._check_range(bounds, players, sizes["seats"])
            sizes["players"] = max(sizes["players"], int(players.max()))

    def _check_range(self, argument: Argument, value: Any, below: int) -> None:
        name, least = argument.name, argument.least
        if not isinstance(value, np.ndarray):
            whole(f"'{name}'", value, least, below - 1)
        elif value.size and not least <= value.min() <= value.max() < below:
            wrong = value.min() if value.min() < least else value.max()
            raise BadOptions(f"'{name}' of {self._name} lies from {least} to {below - 1}, {wrong} does not.")


def _parse_declaration(name: str, declaration: str) -> Argument:
    kind, axes, least, below = "", [], 0, ""
    for nth, word in enumerate(declaration.split()):
        if "<" in word:
            first, _, below = word.partition("<")
            least = int(first or 0)
        elif nth:
            axes.append(word)
        else:
            kind = word
    return Argument(name, kind, tuple(axes), least, below)
