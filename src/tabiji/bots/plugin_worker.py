"""The process a plugin plays in: it knows only what it is asked. `python -m tabiji.bots.plugin_worker NAME`."""

from __future__ import annotations

import sys
from base64 import b64decode
from typing import Any

import msgspec
import numpy as np

from ..core.observation import Observation
from ..games import load_game
from .api import Bot, Budget
from .plugins import load_plugin
from .runner import Fault, check_action, describe_error


def main(name: str) -> None:
    """Load the bot, then answer line by line."""
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # what the bot prints is no answer

    def say(**words: Any) -> None:
        answers.write(msgspec.json.encode(words) + b"\n")
        answers.flush()

    try:
        bot = load_plugin(name)
    except (Exception, SystemExit) as error:
        say(fault=describe_error(error))
        return
    say(ready=name)
    for line in sys.stdin.buffer:
        try:
            say(action=_answer(bot, msgspec.json.decode(line)))
        except Fault as fault:
            say(fault=str(fault))
        except (Exception, SystemExit) as error:
            say(fault=describe_error(error))


def _answer(bot: Bot, asked: dict[str, Any]) -> int:
    """What the bot answers to a question."""
    game = load_game(asked["game"])
    state = game.record.from_record(np.frombuffer(b64decode(asked["record"]), game.record.dtype)[0])
    legal = [each["action"] for each in asked["legal"]]
    answer = bot.choose(Observation(game, state, asked["seat"]), list(legal), Budget(**asked["budget"]))
    return check_action(answer, legal)


if __name__ == "__main__":
    main(sys.argv[1])
