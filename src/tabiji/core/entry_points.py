"""Plugins: the entry points of a group by name, and why some of them cannot be used."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points


class EntryPointGroup:
    """The entry points of a group, such as `tabiji.bots`."""

    def __init__(self, group: str, noun: str, pattern: re.Pattern[str], pattern_text: str) -> None:
        """Takes the name of the group, a noun for its members, and the pattern of their names, also in words."""
        self._group, self._noun, self._pattern, self._pattern_text = group, noun, pattern, pattern_text

    @cached_property
    def _entry_points(self) -> dict[str, list[EntryPoint]]:
        """All entry points of the group by name."""
        by_name: defaultdict[str, list[EntryPoint]] = defaultdict(list)
        for each in sorted(entry_points(group=self._group), key=lambda each: (each.name, package_of(each))):
            by_name[each.name].append(each)
        return dict(by_name)

    def __contains__(self, name: str) -> bool:
        return name in self._entry_points

    def __getitem__(self, name: str) -> EntryPoint:
        return self._entry_points[name][0]

    def usable_names(self, taken: Collection[str]) -> list[str]:
        """Returns the names that can be used, given those that are taken."""
        return [name for name in self._entry_points if self.error(name, taken) is None]

    def errors(self, taken: Collection[str]) -> Iterator[str]:
        """Yields a sentence for each of the others."""
        return filter(None, (self.error(name, taken) for name in self._entry_points))

    def error(self, name: str, taken: Collection[str]) -> str | None:
        """Returns why a name cannot be used, or None."""
        origins = " and ".join(package_of(each) for each in self._entry_points[name])
        if not self._pattern.fullmatch(name):
            return f"The {self._noun} '{name}' of {origins} is left out: a name has {self._pattern_text}."
        if name in taken:
            return f"The {self._noun} '{name}' of {origins} is left out: there is one of that name already."
        if len(self._entry_points[name]) > 1:
            return f"The {self._noun} '{name}' is left out: {origins} bring one each."
        return None


def package_of(entry_point: EntryPoint) -> str:
    """Returns the name of the package that declares an entry point."""
    return entry_point.dist.name if entry_point.dist else entry_point.value
