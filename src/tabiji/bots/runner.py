"""Runs bots: a bot that fails is replaced for the move, so there is always a legal action."""

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
    """The reason why a bot gave no legal action."""


@dataclass(frozen=True)
class Answer:
    """The action to play, the bot's fault if a pilgrim chose it instead, and the seconds that the bot took."""

    action: int
    fault: str | None
    seconds: float


def ask(bot: Bot, observation: Observation, legal: list[int], budget: Budget) -> Answer:
    """Asks a bot for an action on copies of the state; if it fails, a pilgrim chooses. A forced move needs no bot."""
    if len(legal) == 1:
        return Answer(legal[0], None, 0.0)
    started = time.perf_counter()
    try:
        own_copy = replace(observation, state=observation.state.copy())
        action, fault = check_action(bot.choose(own_copy, list(legal), budget), legal), None
    except Fault as failure:
        fault = str(failure)
    except (Exception, SystemExit) as error:
        fault = describe_error(error)
    seconds = time.perf_counter() - started
    if fault is not None:
        action = Pilgrim().choose(observation, legal, budget)
    return Answer(action, fault, seconds)


def check_action(answer: Any, legal: list[int]) -> int:
    """Returns an answer of any integer type as a legal action; raises Fault otherwise."""
    try:
        action = operator.index(answer)
    except TypeError:
        action = -1
    if isinstance(answer, bool) or action not in legal:
        raise Fault(f"answered {answer!r:.80}")
    return action


def describe_error(error: BaseException) -> str:
    """Returns an exception as the text of a fault."""
    return f"failed with {type(error).__name__}: {error}"[:MAX_FAULT_LENGTH]
