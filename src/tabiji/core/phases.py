"""Phases: the kinds of decisions of a game, each with its legal choices, their effects, descriptions and notation."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from .choice import Choice, ChoiceInfo
from .rng import HasRng, roll


class Decided(HasRng, Protocol):
    """A game in which players decide in phases."""

    seat: int
    phase: int
    decisions: int


Game = TypeVar("Game", bound=Decided)


def notate_space(kind: str, choice: ChoiceInfo) -> str:
    """Returns the notation of a move: `walk 7`."""
    return f"{kind} {choice.space}"


def notate_names(kind: str, choice: ChoiceInfo) -> str:
    """Returns the notation of a thing, or of an answer that is none: `eat soba`, `eat nothing`, `release`."""
    if choice.says == kind:
        return f"{kind} {' '.join(choice.names)}"
    return choice.says.replace(f"{kind}-", f"{kind} ")


def notate_count(kind: str, choice: ChoiceInfo) -> str:
    """Returns the notation of a number: `moor 2`."""
    return f"{kind} {choice.count}"


def notate_answer(_: str, choice: ChoiceInfo) -> str:
    """Returns the notation of an answer: `refuse`."""
    return choice.says


@dataclass(frozen=True)
class Phase(Generic[Game]):
    """A kind of decision; its answers are choices, numbered from 0.

    Attributes:
        name: the name of the phase, which begins the notation of its choices.
        legal: writes the numbers of the legal choices plus a first number into a list, and returns how many there are.
        apply: carries out a choice of a seat.
        describe: returns the description of a choice.
        notate: returns the notation of a choice from the name of the phase and the description.
        any_choice: returns a random legal choice, distributed as a uniform choice from the list; without it the list
            is written.
    """

    name: str
    legal: Callable[[Game, int, list[int]], int]
    apply: Callable[[Game, int, int], None]
    describe: Callable[[Game, int], ChoiceInfo]
    notate: Callable[[str, ChoiceInfo], str] = notate_names
    any_choice: Callable[[Game], int] | None = None


class Phases(Generic[Game]):
    """The phases of a game in the order of their numbers, and the functions generated from them.

    Attributes:
        apply: carries out a legal action of the seat whose turn it is, and begins the next turn.
        legal_actions: writes the legal actions into a list and returns how many there are.
        any_action: returns a random legal action.
    """

    apply: Callable[[Game, int], None]
    legal_actions: Callable[[Game, list[int]], int]
    any_action: Callable[[Game, list[int]], int]

    def __init__(
        self, first: tuple[int, ...], done: int, next_turn: Callable[[Game], None], *phases: Phase[Game]
    ) -> None:
        """Generates the functions.

        Args:
            first: the number of the first action of each phase.
            done: the phase that a choice leaves behind when the turn is over.
            next_turn: begins the next turn.
            phases: the phases.
        """
        self._first, self._phases = first, phases
        names: dict[str, Any] = {
            "__name__": __name__,
            "FIRST": first,
            "DONE": done,
            "next_turn": next_turn,
            "roll": roll,
        }
        for number, phase in enumerate(phases):
            names |= {f"legal_{number}": phase.legal, f"apply_{number}": phase.apply, f"any_{number}": phase.any_choice}
        exec(_source(phases), names)
        self.apply, self.legal_actions, self.any_action = (
            names[name] for name in ("apply", "legal_actions", "any_action")
        )

    def describe(self, game: Game, action: int) -> Choice:
        """Returns the description of an action of the seat whose turn it is."""
        phase, info = self._phase_and_info(game, action)
        return Choice(**vars(info), id=action, kind=phase.name)

    def notate(self, game: Game, action: int) -> str:
        """Returns the notation of an action."""
        phase, info = self._phase_and_info(game, action)
        return phase.notate(phase.name, info)

    def _phase_and_info(self, game: Game, action: int) -> tuple[Phase[Game], ChoiceInfo]:
        number = bisect_right(self._first, action) - 1
        phase = self._phases[number]
        return phase, phase.describe(game, action - self._first[number])


def _source(phases: Sequence[Phase[Any]]) -> str:
    """Returns the source of the generated functions; phases are written out, as Numba has no tables of functions."""
    numbers = range(len(phases))
    quick = [number for number in numbers if phases[number].any_choice]
    return "\n".join(
        [
            "def apply_choice(game, seat, choice):",
            "    phase = game.phase",
            *(f"    if phase == {number}: return apply_{number}(game, seat, choice)" for number in numbers),
            "def legal_choices(game, first, out):",
            "    phase = game.phase",
            *(f"    if phase == {number}: return legal_{number}(game, first, out)" for number in numbers),
            "    return 0",
            "def apply(game, action):",
            "    game.decisions += 1",
            "    apply_choice(game, game.seat, action - FIRST[game.phase])",
            "    if game.phase == DONE: next_turn(game)",
            "def legal_actions(game, out):",
            "    return legal_choices(game, FIRST[game.phase], out)",
            "def any_action(game, out):",
            *(f"    if game.phase == {number}: return FIRST[{number}] + any_{number}(game)" for number in quick),
            "    return out[roll(game, legal_actions(game, out))]",
        ]
    )
