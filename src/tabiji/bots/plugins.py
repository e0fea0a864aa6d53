"""Bots that other packages bring: entry points of the group `tabiji.bots`, each in a process of its own."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ..engine.errors import BadOptions
from .asking import Fault
from .bot import Bot
from .line import NAME, LineBot, Program, read

GROUP = "tabiji.bots"


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
            name, origin = self._found.name, _origin(self._found)
            raise BadOptions(f"The bot '{name}' of {origin} cannot be loaded: it {fault}.") from None
        return program


def plugin_named(name: str, taken: Collection[str]) -> Plugin | None:
    """The bot that another package brings under a name; it is tried whether it can be loaded."""
    if name not in _found():
        return None
    if trouble := _trouble(name, taken):
        raise BadOptions(trouble)
    plugin = Plugin(_found()[name][0])
    with plugin.program():
        return plugin


def plugins(taken: Collection[str]) -> list[str]:
    """The names of the bots that other packages bring."""
    return [name for name in _found() if _trouble(name, taken) is None]


def troubles(taken: Collection[str]) -> Iterator[str]:
    """What is wrong with those that cannot be chosen."""
    return filter(None, (_trouble(name, taken) for name in _found()))


def load(name: str) -> Bot:
    """The bot of a plugin, in the process of its own."""
    bot: Bot = _found()[name][0].load()()
    return bot


@cache
def _found() -> dict[str, list[EntryPoint]]:
    """All that is installed, by name."""
    found: defaultdict[str, list[EntryPoint]] = defaultdict(list)
    for each in sorted(entry_points(group=GROUP), key=lambda each: (each.name, _origin(each))):
        found[each.name].append(each)
    return dict(found)


def _trouble(name: str, taken: Collection[str]) -> str | None:
    origin = " and ".join(_origin(each) for each in _found()[name])
    if not NAME.fullmatch(name):
        return f"The bot '{name}' of {origin} is left out: a name has up to 32 letters, digits and hyphens."
    if name in taken:
        return f"The bot '{name}' of {origin} is left out: there is one of that name already."
    if len(_found()[name]) > 1:
        return f"The bot '{name}' is left out: {origin} bring one each."
    return None


def _origin(found: EntryPoint) -> str:
    return found.dist.name if found.dist else found.value
