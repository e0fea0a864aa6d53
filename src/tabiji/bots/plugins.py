"""Bots that other packages bring: entry points of the group `tabiji.bots`, each in a process of its own."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from importlib.metadata import EntryPoint

from ..core.entry_points import EntryPointGroup, package_of
from ..core.errors import BadOptions
from .api import Bot
from .runner import Fault
from .subprocess_bot import NAME, Program, SubprocessBot, decode_answer

ENTRY_POINTS = EntryPointGroup("tabiji.bots", "bot", NAME, "up to 32 letters, digits and hyphens")


class PluginBot(SubprocessBot):
    """A bot of another package."""

    def __init__(self, found: EntryPoint) -> None:
        super().__init__((sys.executable, "-m", f"{__package__}.plugin_worker", found.name))
        self._found = found

    def start(self) -> Program:
        """Start its process, in which alone its code is loaded."""
        program = super().start()
        try:
            line = program.read_line(0)
            if b'"ready"' not in line:
                decode_answer(line)
        except Fault as fault:
            program.stop()
            name, where = self._found.name, package_of(self._found)
            raise BadOptions(f"The bot '{name}' of {where} cannot be loaded: it {fault}.") from None
        return program


def plugin_named(name: str, taken: Collection[str]) -> PluginBot | None:
    """The bot that another package brings under a name; it is tried whether it can be loaded."""
    if name not in ENTRY_POINTS:
        return None
    if trouble := ENTRY_POINTS.error(name, taken):
        raise BadOptions(trouble)
    plugin = PluginBot(ENTRY_POINTS[name])
    with plugin.program():
        return plugin


def plugin_names(taken: Collection[str]) -> list[str]:
    """The names of the bots that other packages bring."""
    return ENTRY_POINTS.usable_names(taken)


def plugin_errors(taken: Collection[str]) -> Iterator[str]:
    """What is wrong with those that cannot be chosen."""
    return ENTRY_POINTS.errors(taken)


def load_plugin(name: str) -> Bot:
    """The bot of a plugin, in the process of its own."""
    bot: Bot = ENTRY_POINTS[name].load()()
    return bot
