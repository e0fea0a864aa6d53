"""Phases: what players decide. What may be chosen, what that does and what it is called stand together."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from .choice import Choice, ChoiceInfo


class HasPhase(Protocol):
    """A game in which something is to be decided."""

    phase: int


Game = TypeVar("Game", bound=HasPhase)


def notate_space(kind: str, choice: ChoiceInfo) -> str:
    """The notation of a move: `walk 7`."""
    return f"{kind} {choice.space}"


def notate_names(kind: str, choice: ChoiceInfo) -> str:
    """The notation of a thing, or of an answer that is none: `eat soba`, `eat nothing`, `release`."""
    if choice.says == kind:
        return f"{kind} {' '.join(choice.names)}"
    return choice.says.replace(f"{kind}-", f"{kind} ")


def notate_count(kind: str, choice: ChoiceInfo) -> str:
    """The notation of a number: `moor 2`."""
    return f"{kind} {choice.count}"


def notate_answer(_: str, choice: ChoiceInfo) -> str:
    """The notation of an answer: `refuse`."""
    return choice.says


@dataclass(frozen=True)
class Phase(Generic[Game]):
    """One kind of decision; an answer to it is a choice, a number from 0."""

    name: str
    legal: Callable[[Game, int, list[int]], int]  # write the legal choices, each above a first number; how many
    apply: Callable[[Game, int, int], None]  # carry out a seat's choice
    describe: Callable[[Game, int], ChoiceInfo]  # what a choice is called
    notate: Callable[[str, ChoiceInfo], str] = notate_names  # its notation in a game file, after the phase's name


class Phases(Generic[Game]):
    """All phases of a game, in the order of their numbers; first: the number of each phase's first action."""

    def __init__(self, first: tuple[int, ...], *phases: Phase[Game]) -> None:
        self._first, self._phases = first, phases
        self.legal: Callable[[Game, int, list[int]], int] = _dispatch(
            "game, first, out", [each.legal for each in phases], "return 0"
        )
        self.apply: Callable[[Game, int, int], None] = _dispatch(
            "game, seat, choice", [each.apply for each in phases], "return None"
        )

    def describe(self, game: Game, action: int) -> Choice:
        """An action of the seat whose turn it is, in words."""
        phase, called = self._describe(game, action)
        return Choice(**vars(called), id=action, kind=phase.name)

    def notate(self, game: Game, action: int) -> str:
        """The short notation of an action."""
        phase, called = self._describe(game, action)
        return phase.notate(phase.name, called)

    def _describe(self, game: Game, action: int) -> tuple[Phase[Game], ChoiceInfo]:
        number = bisect_right(self._first, action) - 1
        phase = self._phases[number]
        return phase, phase.describe(game, action - self._first[number])


def _dispatch(parameters: str, functions: list[Callable[..., Any]], otherwise: str) -> Any:
    """A function that hands on to the one of the game's phase, written out: Numba knows no table of functions."""
    lines = [f"def of_phase({parameters}):", "    phase = game.phase"]
    for number in range(len(functions)):
        lines += [f"    if phase == {number}:", f"        return phase_{number}({parameters})"]
    world: dict[str, Any] = {f"phase_{number}": function for number, function in enumerate(functions)}
    world["__name__"] = __name__
    exec("\n".join([*lines, f"    {otherwise}"]), world)
    return world["of_phase"]
