"""What other packages bring: entry points of a group, by name; of those that cannot be chosen it is said why."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points


class EntryPointGroup:
    """The guests of a group: `tabiji.bots`, `tabiji.games`."""

    def __init__(self, group: str, noun: str, pattern: re.Pattern[str], pattern_text: str) -> None:
        """What: a word for one of them; name: what one may be called, and that rule in words."""
        self._group, self._what, self._name, self._rule = group, noun, pattern, pattern_text

    @cached_property
    def _entry_points(self) -> dict[str, list[EntryPoint]]:
        """All that is installed, by name."""
        found: defaultdict[str, list[EntryPoint]] = defaultdict(list)
        for each in sorted(entry_points(group=self._group), key=lambda each: (each.name, package_of(each))):
            found[each.name].append(each)
        return dict(found)

    def __contains__(self, name: str) -> bool:
        return name in self._entry_points

    def __getitem__(self, name: str) -> EntryPoint:
        return self._entry_points[name][0]

    def usable_names(self, taken: Collection[str]) -> list[str]:
        """The names of those that can be chosen."""
        return [name for name in self._entry_points if self.error(name, taken) is None]

    def errors(self, taken: Collection[str]) -> Iterator[str]:
        """What is wrong with the others."""
        return filter(None, (self.error(name, taken) for name in self._entry_points))

    def error(self, name: str, taken: Collection[str]) -> str | None:
        """Why a guest cannot be chosen, if so."""
        origins = " and ".join(package_of(each) for each in self._entry_points[name])
        if not self._name.fullmatch(name):
            return f"The {self._what} '{name}' of {origins} is left out: a name has {self._rule}."
        if name in taken:
            return f"The {self._what} '{name}' of {origins} is left out: there is one of that name already."
        if len(self._entry_points[name]) > 1:
            return f"The {self._what} '{name}' is left out: {origins} bring one each."
        return None


def package_of(found: EntryPoint) -> str:
    """The package that brings something."""
    return found.dist.name if found.dist else found.value
