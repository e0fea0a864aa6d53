"""Bots that other packages bring: entry points of the group `tabiji.bots`, each in a process of its own."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from importlib.metadata import EntryPoint

from ..engine.errors import BadOptions
from ..engine.guests import Guests, origin
from .asking import Fault
from .bot import Bot
from .line import NAME, LineBot, Program, read

GUESTS = Guests("tabiji.bots", "bot", NAME, "up to 32 letters, digits and hyphens")


class Plugin(LineBot):
    """A bot of another package."""

    def __init__(self, found: EntryPoint) -> None:
        super().__init__((sys.executable, "-m", f"{__package__}.guest", found.name))
        self._found = found

    def start(self) -> Program:
        """Start its process, in which alone its code is loaded."""
        program = super().start()
        try:
            line = program.hear(0)
            if b'"ready"' not in line:
                read(line)
        except Fault as fault:
            program.stop()
            name, where = self._found.name, origin(self._found)
            raise BadOptions(f"The bot '{name}' of {where} cannot be loaded: it {fault}.") from None
        return program


def plugin_named(name: str, taken: Collection[str]) -> Plugin | None:
    """The bot that another package brings under a name; it is tried whether it can be loaded."""
    if name not in GUESTS:
        return None
    if trouble := GUESTS.trouble(name, taken):
        raise BadOptions(trouble)
    plugin = Plugin(GUESTS[name])
    with plugin.program():
        return plugin


def plugins(taken: Collection[str]) -> list[str]:
    """The names of the bots that other packages bring."""
    return GUESTS.names(taken)


def troubles(taken: Collection[str]) -> Iterator[str]:
    """What is wrong with those that cannot be chosen."""
    return GUESTS.troubles(taken)


def load(name: str) -> Bot:
    """The bot of a plugin, in the process of its own."""
    bot: Bot = GUESTS[name].load()()
    return bot
