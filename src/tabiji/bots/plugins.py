"""Bots of other packages: entry points of the group `tabiji.bots`, each run in a process of its own."""

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

    def __init__(self, entry_point: EntryPoint) -> None:
        super().__init__((sys.executable, "-m", f"{__package__}.plugin_worker", entry_point.name))
        self._entry_point = entry_point

    def start(self) -> Program:
        """Starts its worker process and waits until it is loaded; raises BadOptions if it cannot be."""
        program = super().start()
        try:
            line = program.read_line(0)
            if b'"ready"' not in line:
                decode_answer(line)
        except Fault as fault:
            program.stop()
            name, package = self._entry_point.name, package_of(self._entry_point)
            raise BadOptions(f"The bot '{name}' of {package} cannot be loaded: it {fault}.") from None
        return program


def plugin_named(name: str, taken: Collection[str]) -> PluginBot | None:
    """Starts and returns the plugin with a name, or None if there is none; raises BadOptions if it is broken."""
    if name not in ENTRY_POINTS:
        return None
    if error := ENTRY_POINTS.error(name, taken):
        raise BadOptions(error)
    plugin = PluginBot(ENTRY_POINTS[name])
    with plugin.program():
        return plugin


def plugin_names(taken: Collection[str]) -> list[str]:
    """Returns the names of the plugins that can be chosen."""
    return ENTRY_POINTS.usable_names(taken)


def plugin_errors(taken: Collection[str]) -> Iterator[str]:
    """Yields why other plugins cannot be chosen."""
    return ENTRY_POINTS.errors(taken)


def load_plugin(name: str) -> Bot:
    """Imports and creates the bot of a plugin, in its worker process."""
    bot: Bot = ENTRY_POINTS[name].load()()
    return bot
