"""Runs bots: a bot that fails is replaced for the move, so there is always a legal action."""

from __future__ import annotations

import operator
import time
import traceback
from dataclasses import dataclass, replace
from typing import Any

from ..core.observation import Observation
from .api import Bot, Budget
from .pilgrim import Pilgrim

MAX_FAULT_LENGTH = 120  # characters of a fault
MAX_OUTPUT_LENGTH = 4000  # characters of a bot's output that are kept with a fault


class Fault(Exception):
    """The reason why a bot gave no legal action, with the end of what it printed: its prints and its traceback."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.output = output[-MAX_OUTPUT_LENGTH:]


class TimeLimitFault(Fault):
    """A bot did not answer in time."""


@dataclass(frozen=True)
class Answer:
    """The action to play, the bot's fault if a pilgrim chose it instead, and the seconds that the bot took."""

    action: int
    fault: str | None
    seconds: float
    output: str = ""  # the bot's, if it failed
    timed_out: bool = False


def ask(bot: Bot, observation: Observation, legal: list[int], budget: Budget) -> Answer:
    """Asks a bot for an action on copies of the state; if it fails, a pilgrim chooses. A forced move needs no bot."""
    if len(legal) == 1:
        return Answer(legal[0], None, 0.0)
    started = time.perf_counter()
    try:
        own_copy = replace(observation, state=observation.state.copy())
        action = check_action(bot.choose(own_copy, list(legal), budget), legal)
        return Answer(action, None, time.perf_counter() - started)
    except Fault as error:
        fault = error
    except (Exception, SystemExit) as error:
        fault = Fault(describe_error(error), traceback.format_exc())
    return replacement(observation, legal, fault, time.perf_counter() - started)


def replacement(observation: Observation, legal: list[int], fault: Fault, seconds: float) -> Answer:
    """Returns a pilgrim's action in place of that of a bot that failed."""
    action = Pilgrim().choose(observation, legal)
    return Answer(action, str(fault), seconds, fault.output, isinstance(fault, TimeLimitFault))


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
