"""The worker process of a plugin, which sees only its requests: `python -m tabiji.bots.plugin_worker NAME`."""

from __future__ import annotations

import io
import sys
import traceback
from base64 import b64decode
from typing import Any

import msgspec
import numpy as np

from ..core.observation import Observation
from ..games import load_game
from .api import Bot, Budget
from .plugins import load_plugin
from .runner import MAX_OUTPUT_LENGTH, Fault, check_action, describe_error

MAX_ABOUT_LENGTH = 200  # characters of a description


class RecentOutput(io.TextIOBase):
    """Copies text to standard error, and keeps the end of it."""

    def __init__(self) -> None:
        self._stderr = sys.stderr
        self.text = ""

    def write(self, text: str) -> int:
        """Writes text."""
        self._stderr.write(text)
        self.text = (self.text + text)[-MAX_OUTPUT_LENGTH:]
        return len(text)

    def flush(self) -> None:
        """Writes what is buffered."""
        self._stderr.flush()


def main(name: str) -> None:
    """Loads the bot, then answers each request with a line of JSON."""
    output, replies = RecentOutput(), sys.stdout.buffer
    sys.stdout = sys.stderr = output  # what the bot prints is not a reply

    def reply(**fields: Any) -> None:
        replies.write(msgspec.json.encode(fields) + b"\n")
        replies.flush()

    try:
        bot = load_plugin(name)
    except (Exception, SystemExit) as error:
        traceback.print_exc()
        reply(fault=describe_error(error), output=output.text)
        return
    reply(ready=name, about=_summary(type(bot)))
    for line in sys.stdin.buffer:
        output.text = ""
        try:
            reply(action=_choose(bot, msgspec.json.decode(line)))
        except Fault as fault:
            reply(fault=str(fault), output=output.text)
        except (Exception, SystemExit) as error:
            traceback.print_exc()
            reply(fault=describe_error(error), output=output.text)


def _summary(kind: type[Bot]) -> str:
    """Returns the first line of the docstring of a bot's own class."""
    lines = (vars(kind).get("__doc__") or "").strip().splitlines()
    return lines[0][:MAX_ABOUT_LENGTH] if lines else ""


def _choose(bot: Bot, request: dict[str, Any]) -> int:
    """Returns the bot's action for a request."""
    game = load_game(request["game"])
    state = game.record.from_record(np.frombuffer(b64decode(request["record"]), game.record.dtype)[0])
    legal = [each["action"] for each in request["legal"]]
    answer = bot.choose(Observation(game, state, request["seat"]), list(legal), Budget(**request["budget"]))
    return check_action(answer, legal)


if __name__ == "__main__":
    main(sys.argv[1])
