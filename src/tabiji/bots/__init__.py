"""Bots: computer players that see only what their seat may know."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from ..core.errors import BadOptions
from ..core.observation import Observation, observe
from ..core.spec import GameSpec
from .api import Adviser, Bot, Budget, Estimate

__all__ = [
    "BOTS",
    "LEVELS",
    "Adviser",
    "Bot",
    "Budget",
    "Estimate",
    "Observation",
    "bot_for",
    "bot_named",
    "bots_for",
    "observe",
    "register_subprocess_bot",
]


def _loader(module: str, name: str) -> Callable[[], Bot]:
    def load() -> Bot:
        bot: Bot = getattr(import_module(f"{__name__}.{module}"), name)()
        return bot

    return load


# From the weakest to the strongest; each is imported when it is first used
BOTS: dict[str, Callable[[], Bot]] = {
    "wanderer": _loader("wanderer", "Wanderer"),
    "pilgrim": _loader("pilgrim", "Pilgrim"),
    "merchant": _loader("heuristic.merchant", "Merchant"),
    "scholar": _loader("heuristic.scholar", "Scholar"),
    "courier": _loader("net", "Courier"),
    "sage": _loader("mcts", "Sage"),
    "master": _loader("net", "Master"),
}

LEVELS = tuple(BOTS)  # the built-in bots, whose names and descriptions are translated


def bot_named(name: str) -> Bot:
    """Returns the bot with a name, or the program NAME=COMMAND as a bot; raises BadOptions if there is none."""
    from .plugins import plugin_named, plugin_names
    from .subprocess_bot import parse_subprocess_bot

    if name in BOTS:
        return BOTS[name]()
    bot = parse_subprocess_bot(name)[1] if "=" in name else plugin_named(name, BOTS)
    if bot is None:
        raise BadOptions(f"There is no bot '{name}': choose one of {', '.join((*BOTS, *plugin_names(BOTS)))}.")
    return bot


def bot_for(game: GameSpec, name: str) -> Bot:
    """Returns the bot with a name; raises BadOptions if it does not play a game."""
    bot = bot_named(name)
    if not bot.plays(game):
        raise BadOptions(f"The bot '{name}' does not play {game.name}: choose one of {', '.join(bots_for(game))}.")
    return bot


def bots_for(game: GameSpec) -> list[str]:
    """Returns the names of the registered bots that play a game, from the weakest to the strongest."""
    return [name for name, load in BOTS.items() if load().plays(game)]


def register_subprocess_bot(definition: str) -> None:
    """Registers a program as a bot, given as NAME=COMMAND; raises BadOptions if it cannot be started."""
    from .subprocess_bot import check_starts, parse_subprocess_bot

    name, bot = parse_subprocess_bot(definition)
    if name in BOTS:
        raise BadOptions(f"There is a bot '{name}' already: choose another name.")
    check_starts(bot)
    BOTS[name] = lambda: bot
