"""Components: the printed facts of a game in a TOML file, which an owner of the game may correct."""

from __future__ import annotations

import hashlib
import os
import re
import reprlib
import tomllib
from pathlib import Path
from typing import Any

from .errors import BadComponents, shorten
from .files import read_text

STATUSES = ("sourced", "inferred", "reconstructed")
ENV_PREFIX = "TABIJI_COMPONENTS_"  # + the game in capitals: the environment variable that names a corrected file

NAME_PATTERN = re.compile("[a-z0-9]+(-[a-z0-9]+)*")

Row = dict[str, Any]


class Components:
    """A checked file of printed facts."""

    def __init__(self, game: str, path: Path) -> None:
        self.game = game
        self.path = path
        try:
            text = read_text(path, "The components file", BadComponents)
            self.data: dict[str, Any] = tomllib.loads(text)
            facts = {key: value for key, value in self.data.items() if key != "name"}
            self.digest = hashlib.sha256(repr(_without_statuses(facts)).encode()).hexdigest()[:8]
        except ValueError as error:  # no TOML, or a number with thousands of digits
            what = error if isinstance(error, tomllib.TOMLDecodeError) else "a number is too long"
            raise BadComponents(f"The components file {path} is not valid TOML: {what}.") from None
        except RecursionError:
            raise BadComponents(f"The components file {path} is not valid TOML: it is nested too deeply.") from None
        self._read_keys: dict[str, set[str]] = {"name": set()}  # the tables, and the facts of each, that a game reads
        self.name = self.value("name", str)
        if not self.name or not self.name.isprintable() or set(self.name) & set(" #;"):
            self.fail("'name' must be one word", self.name)

    @property
    def label(self) -> str:
        """The name of this set in game files: its own name and a digest of its content."""
        return f"{self.name} {self.digest}"

    def fail(self, what: str, value: Any) -> None:
        """Raises BadComponents with a sentence."""
        raise BadComponents(f"In the {self.game} components {self.path}: {what}, found {reprlib.repr(value)}.")

    def value(self, key: str, kind: type[Any], table: Row | None = None, where: str = "") -> Any:
        """Returns a value of a given type."""
        value = (self.data if table is None else table).get(key)
        if type(value) is not kind:
            self.fail(f"{where}'{key}' must be {_TYPE_NAMES[kind]}", value)
        return value

    def table(self, name: str) -> Row:
        """Returns a table; it has a status, and each of its facts may have its own."""
        table: Row = self.value(name, dict)
        self._read_keys.setdefault(name, {"status", "statuses"})
        self._check_status(table, f"[{name}] ")
        statuses: Row = self.value("statuses", dict, table, f"[{name}] ") if "statuses" in table else {}
        for key in statuses:
            self._check_status({"status": statuses[key]}, f"[{name}] '{shorten(key)}': ")
        return table

    def fact(self, table: str, key: str, kind: type[Any]) -> Any:
        """Returns a fact of a given type from a table."""
        value = self.value(key, kind, self.table(table), f"[{table}] ")
        self._read_keys[table].add(key)
        return value

    def status(self, table: str, key: str) -> str:
        """Returns the status of a fact: sourced, inferred or reconstructed."""
        facts: Row = self.data[table]
        status: str = facts.get("statuses", {}).get(key, facts["status"])
        return status

    def check_complete(self) -> None:
        """Refuses tables and facts that the game has not read, which would silently have no effect."""
        for name, table in self.data.items():
            if name not in self._read_keys:
                self.fail("there is a table or fact that the game does not have", name)
            for key in table if isinstance(table, dict) else ():
                if key not in self._read_keys[name]:
                    self.fail(f"[{name}] has something that the game does not have", key)
            for key in table.get("statuses", ()) if isinstance(table, dict) else ():
                if key not in self._read_keys[name]:
                    self.fail(f"[{name}] 'statuses' must speak of what stands in the table", key)

    def number(self, table: str, key: str, least: int = 0, most: int = 20) -> int:
        """Returns a whole number within bounds."""
        value: int = self.fact(table, key, int)
        self._check_bounds(value, f"[{table}] '{key}'", least, most)
        return value

    def numbers(self, table: str, key: str, count: int, least: int = 0, most: int = 20) -> tuple[int, ...]:
        """Returns a list of whole numbers within bounds."""
        values = self.fact(table, key, list)
        if len(values) != count or any(type(value) is not int for value in values):
            self.fail(f"[{table}] '{key}' must be {count} whole numbers", values)
        for value in values:
            self._check_bounds(value, f"[{table}] '{key}'", least, most)
        return tuple(values)

    def rows(self, name: str, count: int, /, **fields: tuple[int, int] | tuple[str, ...] | type[str]) -> list[Row]:
        """Returns the rows of a table; each field is a number within bounds, one of given words, or a unique name."""
        rows = self.value("rows", list, self.value(name, dict), f"[{name}] ")
        self._read_keys[name] = {"rows"}
        if len(rows) != count:
            self.fail(f"[{name}] must have {count} rows", len(rows))
        for number, row in enumerate(rows, 1):
            where = f"[{name}] row {number}: "
            if type(row) is not dict or set(row) != {*fields, "status"}:
                self.fail(f"{where}it must have {', '.join((*fields, 'status'))}", row)
            self._check_status(row, where)
            for field, allowed in fields.items():
                self._check_field(row, field, allowed, where)
        names = [row["name"] for row in rows if "name" in row]
        for twice in {each for each in names if names.count(each) > 1}:
            self.fail(f"[{name}] must name everything once", twice)
        return [dict(row) for row in rows]

    def check_total(self, name: str, rows: list[Row], expected: int) -> None:
        """Checks that the copies add up to the number of pieces in the box."""
        total = sum(row["copies"] for row in rows)
        if total != expected:
            self.fail(f"[{name}] copies must add up to {expected}", total)

    def _check_field(
        self, row: Row, field: str, allowed: tuple[int, int] | tuple[str, ...] | type[str], where: str
    ) -> None:
        value = row[field]
        if isinstance(allowed, type):
            if not isinstance(value, str) or not NAME_PATTERN.fullmatch(value):
                self.fail(f"{where}'{field}' must be a word of small letters, digits and hyphens", value)
        elif isinstance(allowed[0], int):
            self.value(field, int, row, where)
            self._check_bounds(value, f"{where}'{field}'", *allowed)
        elif not isinstance(value, str) or value not in allowed:
            self.fail(f"{where}'{field}' must be one of {', '.join(map(str, allowed))}", value)

    def _check_bounds(self, value: int, what: str, least: Any, most: Any) -> None:
        if not least <= value <= most:
            self.fail(f"{what} must be from {least} to {most}", value)

    def _check_status(self, row: Row, where: str) -> None:
        if not isinstance(row.get("status"), str) or row["status"] not in STATUSES:
            self.fail(f"{where}'status' must be one of {', '.join(STATUSES)}", row.get("status"))


_TYPE_NAMES = {str: "text", int: "a whole number", list: "a list", dict: "a table"}


def _without_statuses(value: Any) -> Any:
    """Returns the content without the statuses, which no rule reads."""
    if isinstance(value, dict):
        return {
            key: _without_statuses(each) for key, each in sorted(value.items()) if key not in ("status", "statuses")
        }
    return [_without_statuses(each) for each in value] if isinstance(value, list) else value


def load_components(game: str, printed: Path) -> Components:
    """Returns the components of this process: a corrected file if one was chosen, else the printed ones."""
    chosen = os.environ.get(ENV_PREFIX + game.upper())
    return Components(game, Path(chosen) if chosen else printed)


def use_components(game: str, path: Path) -> None:
    """Chooses a corrected file; has an effect only before the rules of the game are loaded."""
    os.environ[ENV_PREFIX + game.upper()] = str(path.resolve())
