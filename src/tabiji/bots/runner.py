"""Asking a bot: whatever it does, there is a legal answer, and what it did wrong has a name."""

from __future__ import annotations

import operator
import time
from dataclasses import dataclass, replace
from typing import Any

from ..core.observation import Observation
from .api import Bot, Budget
from .pilgrim import Pilgrim

MAX_FAULT_LENGTH = 120  # characters of a fault


class Fault(Exception):
    """Why a bot gave no answer."""


@dataclass(frozen=True)
class Answer:
    """The action that is played, what the bot did wrong if another chose it, and how long it thought."""

    action: int
    fault: str | None
    seconds: float


def ask(bot: Bot, observation: Observation, legal: list[int], budget: Budget) -> Answer:
    """Ask a bot, which gets copies of its own; if it fails, a pilgrim chooses. Where there is no choice, ask nobody."""
    if len(legal) == 1:
        return Answer(legal[0], None, 0.0)
    began = time.perf_counter()
    try:
        theirs = replace(observation, state=observation.state.copy())
        action, fault = check_action(bot.choose(theirs, list(legal), budget), legal), None
    except Fault as failure:
        fault = str(failure)
    except (Exception, SystemExit) as error:
        fault = describe_error(error)
    seconds = time.perf_counter() - began
    if fault is not None:
        action = Pilgrim().choose(observation, legal, budget)
    return Answer(action, fault, seconds)


def check_action(answer: Any, legal: list[int]) -> int:
    """An answer as a legal action; whole numbers of any make are good."""
    try:
        action = operator.index(answer)
    except TypeError:
        action = -1
    if isinstance(answer, bool) or action not in legal:
        raise Fault(f"answered {answer!r:.80}")
    return action


def describe_error(error: BaseException) -> str:
    """How a failure is told."""
    return f"failed with {type(error).__name__}: {error}"[:MAX_FAULT_LENGTH]
