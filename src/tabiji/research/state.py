"""States of environments in hand: saved, restored, copied and pickled."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from ..core.checks import shown
from ..core.errors import BadOptions


@dataclass(frozen=True)
class EnvState:
    """The state of an environment, with everything that is hidden from the seats."""

    table: str  # the game, its options and the number of games
    arrays: tuple[np.ndarray[Any, Any], ...]
    numbers: tuple[int, ...]
    rest: Any = None  # what only one kind of environment has


class Restorable:
    """An environment that can be saved, restored, copied and pickled.

    A copy is made from the same arguments, and then restored.
    """

    _arguments: tuple[tuple[Any, ...], dict[str, Any]]

    def __new__(cls, *args: Any, **kwargs: Any) -> Self:
        """Notes the arguments."""
        env = super().__new__(cls)
        env._arguments = args, kwargs
        return env

    def state(self) -> EnvState:
        """Returns the state of the environment."""
        raise NotImplementedError

    def restore(self, state: EnvState) -> None:
        """Puts the environment into a state that `state()` returned, here or in an environment like this one."""
        raise NotImplementedError

    def _sampled_spaces(self) -> list[Any]:
        """Returns the spaces whose generators a copy takes over."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        """Returns how to make a copy."""
        generators = deepcopy([space._np_random for space in self._sampled_spaces()])
        return _remake, (type(self), *self._arguments, self.state(), getattr(self, "spec", None), generators)


def _remake(
    cls: type[Restorable], args: tuple[Any, ...], kwargs: dict[str, Any], state: EnvState, spec: Any, generators: Any
) -> Restorable:
    """Returns a copy of an environment."""
    env = cls(*args, **kwargs)
    env.restore(state)
    if spec is not None:
        env.spec = spec  # type: ignore[attr-defined]
    for space, generator in zip(env._sampled_spaces(), generators, strict=True):
        space._np_random = generator
    return env


def check_reset_options(options: Mapping[str, Any] | None, refused: Collection[str] | None = None) -> None:
    """Raises BadOptions for options of a reset, or only for some of them: there are none."""
    if options is not None and not isinstance(options, Mapping):
        raise BadOptions(f"'options' of reset() is a dict or None, not {shown(options)}.")
    wrong = [name for name in options or {} if refused is None or name in refused]
    if wrong:
        raise BadOptions(
            f"'options': reset() has no {shown(wrong[0])}: give options of the table when you make the environment."
        )
