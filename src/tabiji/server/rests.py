"""Tables at which something went wrong: each rests for longer and longer, and is told of less and less."""

from __future__ import annotations

import logging
import time
from collections.abc import Container
from dataclasses import dataclass

from .database import UNREACHABLE
from .duties import reason
from .errors import Refused
from .logs import table_tag

FIRST = 0.5
LONGEST_AWAY = 8.0  # seconds: a database comes back
LONGEST = 3600.0  # what else is wrong may be so for ever

log = logging.getLogger(__name__)


@dataclass
class Rest:
    """How often in a row something went wrong, and until when it is not tried again."""

    count: int = 0
    until: float = 0.0


class Rests:
    """The tables that rest."""

    def __init__(self) -> None:
        self._rests: dict[str, Rest] = {}

    def holds(self, table: str) -> bool:
        """Whether a table rests now."""
        return table in self._rests and time.monotonic() < self._rests[table].until

    def failed(self, table: str, trouble: Exception) -> None:
        """Let a table rest; told the first time, and then each time it rests twice as long."""
        rest = self._rests.setdefault(table, Rest())
        rest.count += 1
        away = isinstance(trouble, UNREACHABLE)
        longest = LONGEST_AWAY if away else LONGEST
        wanted = FIRST * 2.0 ** min(rest.count, 20)
        rest.until = time.monotonic() + min(longest, wanted)
        if rest.count == 1 or wanted <= longest:
            expected = away or isinstance(trouble, Refused)
            more = {"table": table_tag(table), "error": reason(trouble), "count": rest.count}
            unheard_of = None if expected or rest.count > 1 else trouble
            log.log(logging.WARNING if expected else logging.ERROR, "table rests", extra=more, exc_info=unheard_of)

    def well(self, table: str) -> None:
        """Something went well at a table."""
        self._rests.pop(table, None)

    def forget_all_but(self, tables: Container[str]) -> None:
        """Remember only tables that are still of interest."""
        self._rests = {table: rest for table, rest in self._rests.items() if table in tables}
