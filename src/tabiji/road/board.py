"""The printed road as tables of numbers: for each space, first on the way out, then on the way back."""

from collections.abc import Iterable

from ..core.components import Components


class Road:
    """A road in legs between stops where all pieces gather, read from the printed facts and checked."""

    def __init__(
        self, facts: Components, table: str, kinds: tuple[str, ...], stops: tuple[str, ...], spaces: int
    ) -> None:
        legs = facts.fact(table, "legs", list)
        if len(legs) != len(stops) - 1 or any(type(leg) is not str for leg in legs):
            facts.fail(f"[{table}] 'legs' must be {len(stops) - 1} lines of spaces", legs)
        printed = [stops[0]]
        for leg, stop in zip(legs, stops[1:], strict=True):
            words = leg.split()
            for word in words:
                if word.removesuffix("2") not in kinds or word.removesuffix("2") in stops:
                    others = ", ".join(kind for kind in kinds if kind not in stops)
                    facts.fail(f"[{table}] a space must be one of {others}, with a 2 if it is double", word)
            printed += [*words, stop]
        if len(printed) != spaces:
            between = len(printed) - len(stops)
            facts.fail(f"[{table}] there must be {spaces - len(stops)} spaces between the {stops[1]}s", between)
        self._ways = (printed, printed[::-1])
        self._kinds = kinds
        self._stops = stops
        self.kind = tuple(self._kind(word) for way in self._ways for word in way)
        self.doubles = tuple(_bits(word.endswith("2") for word in way) for way in self._ways)
        self.next_stop = tuple(self._next_stop(way, space) for way in self._ways for space in range(spaces))
        self.longest = max(stop - at % spaces for at, stop in enumerate(self.next_stop))  # from one stop to the next
        self.ahead = tuple(  # the spaces up to the next stop, as bits
            (2 << stop) - (2 << at % spaces) if stop > at % spaces else 0 for at, stop in enumerate(self.next_stop)
        )

    def spaces(self, *kinds: int) -> tuple[int, ...]:
        """Returns the spaces of some kinds as bits, for each way."""
        return tuple(_bits(self._kind(word) in kinds for word in way) for way in self._ways)

    def _kind(self, word: str) -> int:
        return self._kinds.index(word.removesuffix("2"))

    def _next_stop(self, way: list[str], space: int) -> int:
        return next((after for after in range(space + 1, len(way)) if way[after] in self._stops), space)


def _bits(flags: Iterable[bool]) -> int:
    return sum(1 << number for number, flag in enumerate(flags) if flag)
