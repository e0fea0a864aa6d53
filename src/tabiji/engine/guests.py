"""What other packages bring: entry points of a group, by name; of those that cannot be chosen it is said why."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points


class Guests:
    """The guests of a group: `tabiji.bots`, `tabiji.games`."""

    def __init__(self, group: str, what: str, name: re.Pattern[str], rule: str) -> None:
        """What: a word for one of them; name: what one may be called, and that rule in words."""
        self._group, self._what, self._name, self._rule = group, what, name, rule

    @cached_property
    def _found(self) -> dict[str, list[EntryPoint]]:
        """All that is installed, by name."""
        found: defaultdict[str, list[EntryPoint]] = defaultdict(list)
        for each in sorted(entry_points(group=self._group), key=lambda each: (each.name, origin(each))):
            found[each.name].append(each)
        return dict(found)

    def __contains__(self, name: str) -> bool:
        return name in self._found

    def __getitem__(self, name: str) -> EntryPoint:
        return self._found[name][0]

    def names(self, taken: Collection[str]) -> list[str]:
        """The names of those that can be chosen."""
        return [name for name in self._found if self.trouble(name, taken) is None]

    def troubles(self, taken: Collection[str]) -> Iterator[str]:
        """What is wrong with the others."""
        return filter(None, (self.trouble(name, taken) for name in self._found))

    def trouble(self, name: str, taken: Collection[str]) -> str | None:
        """Why a guest cannot be chosen, if so."""
        origins = " and ".join(origin(each) for each in self._found[name])
        if not self._name.fullmatch(name):
            return f"The {self._what} '{name}' of {origins} is left out: a name has {self._rule}."
        if name in taken:
            return f"The {self._what} '{name}' of {origins} is left out: there is one of that name already."
        if len(self._found[name]) > 1:
            return f"The {self._what} '{name}' is left out: {origins} bring one each."
        return None


def origin(found: EntryPoint) -> str:
    """The package that brings something."""
    return found.dist.name if found.dist else found.value
