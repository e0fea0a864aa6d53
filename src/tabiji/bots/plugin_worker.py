"""The worker process of a plugin, which sees only its requests: `python -m tabiji.bots.plugin_worker NAME`."""

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
    """Loads the bot, then answers each request with a line of JSON."""
    replies, sys.stdout = sys.stdout.buffer, sys.stderr  # what the bot prints is not a reply

    def reply(**fields: Any) -> None:
        replies.write(msgspec.json.encode(fields) + b"\n")
        replies.flush()

    try:
        bot = load_plugin(name)
    except (Exception, SystemExit) as error:
        reply(fault=describe_error(error))
        return
    reply(ready=name)
    for line in sys.stdin.buffer:
        try:
            reply(action=_choose(bot, msgspec.json.decode(line)))
        except Fault as fault:
            reply(fault=str(fault))
        except (Exception, SystemExit) as error:
            reply(fault=describe_error(error))


def _choose(bot: Bot, request: dict[str, Any]) -> int:
    """Returns the bot's action for a request."""
    game = load_game(request["game"])
    state = game.record.from_record(np.frombuffer(b64decode(request["record"]), game.record.dtype)[0])
    legal = [each["action"] for each in request["legal"]]
    answer = bot.choose(Observation(game, state, request["seat"]), list(legal), Budget(**request["budget"]))
    return check_action(answer, legal)


if __name__ == "__main__":
    main(sys.argv[1])
