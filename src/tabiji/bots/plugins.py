"""Bots of other packages: entry points of the group `tabiji.bots`, each run in a process of its own."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from importlib.metadata import EntryPoint

import msgspec

from ..core.entry_points import EntryPointGroup, package_of
from ..core.errors import BadOptions
from .api import Bot
from .runner import Fault
from .subprocess_bot import NAME, Program, SubprocessBot, check_starts, decode_answer

ENTRY_POINTS = EntryPointGroup("tabiji.bots", "bot", NAME, "up to 32 letters, digits and hyphens")


class PluginBot(SubprocessBot):
    """A bot of another package."""

    def __init__(self, entry_point: EntryPoint) -> None:
        super().__init__((sys.executable, "-m", f"{__package__}.plugin_worker", entry_point.name))
        self._entry_point = entry_point
        self.package = package_of(entry_point)
        self.about = ""  # the first line of its docstring, once its process has started

    def start(self) -> Program:
        """Starts its worker process and waits until it is loaded; raises BadOptions if it cannot be."""
        program = super().start()
        try:
            self.about = _decode_ready(program.read_line(0))
        except Fault as fault:
            program.stop()
            name = self._entry_point.name
            raise BadOptions(f"The bot '{name}' of {self.package} cannot be loaded: it {fault}.") from None
        return program


def _decode_ready(line: bytes) -> str:
    """Returns the description in the first line of a worker; raises Fault if the bot could not be loaded."""
    try:
        match msgspec.json.decode(line):
            case {"ready": _, "about": str(about)}:
                return about
    except msgspec.DecodeError:
        pass
    decode_answer(line)
    raise Fault(f"answered {line!r:.80}")


def plugin_named(name: str, taken: Collection[str]) -> PluginBot | None:
    """Starts and returns the plugin with a name, or None if there is none; raises BadOptions if it is broken."""
    if name not in ENTRY_POINTS:
        return None
    if error := ENTRY_POINTS.error(name, taken):
        raise BadOptions(error)
    plugin = PluginBot(ENTRY_POINTS[name])
    check_starts(plugin)
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
