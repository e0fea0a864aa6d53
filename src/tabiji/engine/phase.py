"""Phases: what players decide. What may be chosen, what that does and what it is called stand together."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from .choice import Called, Choice


class Phased(Protocol):
    """A game in which something is to be decided."""

    phase: int


Game = TypeVar("Game", bound=Phased)


def by_space(kind: str, choice: Called) -> str:
    """The notation of a move: `walk 7`."""
    return f"{kind} {choice.space}"


def by_names(kind: str, choice: Called) -> str:
    """The notation of a thing, or of an answer that is none: `eat soba`, `eat nothing`, `release`."""
    if choice.says == kind:
        return f"{kind} {' '.join(choice.names)}"
    return choice.says.replace(f"{kind}-", f"{kind} ")


def by_count(kind: str, choice: Called) -> str:
    """The notation of a number: `moor 2`."""
    return f"{kind} {choice.count}"


def by_answer(_: str, choice: Called) -> str:
    """The notation of an answer: `refuse`."""
    return choice.says


@dataclass(frozen=True)
class Phase(Generic[Game]):
    """One kind of decision; an answer to it is a choice, a number from 0."""

    name: str
    may: Callable[[Game, int, list[int]], int]  # write the legal choices, each above a first number; how many
    do: Callable[[Game, int, int], None]  # carry out a seat's choice
    call: Callable[[Game, int], Called]  # what a choice is called
    note: Callable[[str, Called], str] = by_names  # its notation in a game file, after the phase's name


class Phases(Generic[Game]):
    """All phases of a game, in the order of their numbers; first: the number of each phase's first action."""

    def __init__(self, first: tuple[int, ...], *phases: Phase[Game]) -> None:
        self._first, self._phases = first, phases
        self.may: Callable[[Game, int, list[int]], int] = _chain(
            "game, first, out", [each.may for each in phases], "return 0"
        )
        self.do: Callable[[Game, int, int], None] = _chain(
            "game, seat, choice", [each.do for each in phases], "return None"
        )

    def describe(self, game: Game, action: int) -> Choice:
        """An action of the seat whose turn it is, in words."""
        phase, called = self._called(game, action)
        return Choice(**vars(called), id=action, kind=phase.name)

    def notate(self, game: Game, action: int) -> str:
        """The short notation of an action."""
        phase, called = self._called(game, action)
        return phase.note(phase.name, called)

    def _called(self, game: Game, action: int) -> tuple[Phase[Game], Called]:
        number = bisect_right(self._first, action) - 1
        phase = self._phases[number]
        return phase, phase.call(game, action - self._first[number])


def _chain(parameters: str, functions: list[Callable[..., Any]], otherwise: str) -> Any:
    """A function that hands on to the one of the game's phase, written out: Numba knows no table of functions."""
    lines = [f"def of_phase({parameters}):", "    phase = game.phase"]
    for number in range(len(functions)):
        lines += [f"    if phase == {number}:", f"        return phase_{number}({parameters})"]
    world: dict[str, Any] = {f"phase_{number}": function for number, function in enumerate(functions)}
    world["__name__"] = __name__
    exec("\n".join([*lines, f"    {otherwise}"]), world)
    return world["of_phase"]
