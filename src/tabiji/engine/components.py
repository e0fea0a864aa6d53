"""Components: the printed facts of a game, one readable file of tables, which an owner of the game may correct."""

from __future__ import annotations

import hashlib
import os
import tomllib
from pathlib import Path
from typing import Any

from .errors import BadComponents

STATUSES = ("sourced", "inferred", "reconstructed")
SETTING = "TABIJI_COMPONENTS_"  # + the game in capitals: the setting that names a corrected file

Row = dict[str, Any]


class Components:
    """A checked file of printed facts."""

    def __init__(self, game: str, path: Path) -> None:
        self.game = game
        self.path = path
        try:
            text = path.read_text(encoding="utf-8")
            self.data: dict[str, Any] = tomllib.loads(text)
        except OSError as error:
            raise BadComponents(f"The components file {path} cannot be read: {error.strerror}.") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadComponents(f"The components file {path} is not valid TOML: {error}.") from None
        facts = {key: value for key, value in self.data.items() if key != "name"}
        self.digest = hashlib.sha256(repr(_meaning(facts)).encode()).hexdigest()[:8]
        self.name = self.one("name", str)
        if not self.name or set(self.name) & set(" \t\n#;"):
            self.wrong("'name' must be one word", self.name)

    @property
    def label(self) -> str:
        """What a saved game calls this set: its name and a digest of its content."""
        return f"{self.name} {self.digest}"

    def wrong(self, what: str, found: Any) -> None:
        """Say what is wrong."""
        raise BadComponents(f"In the {self.game} components {self.path}: {what}, found {found!r}.")

    def one(self, key: str, kind: type[Any], table: Row | None = None, where: str = "") -> Any:
        """A value of a kind."""
        value = (self.data if table is None else table).get(key)
        if type(value) is not kind:
            self.wrong(f"{where}'{key}' must be {_KINDS[kind]}", value)
        return value

    def table(self, name: str) -> Row:
        """A table with a status."""
        table: Row = self.one(name, dict)
        self._check_status(table, f"[{name}] ")
        return table

    def number(self, table: str, key: str, least: int = 0, most: int = 20) -> int:
        """A whole number within bounds."""
        value: int = self.one(key, int, self.table(table), f"[{table}] ")
        self._check_bounds(value, f"[{table}] '{key}'", least, most)
        return value

    def numbers(self, table: str, key: str, count: int, least: int = 0, most: int = 20) -> tuple[int, ...]:
        """A row of whole numbers within bounds."""
        values = self.one(key, list, self.table(table), f"[{table}] ")
        if len(values) != count or any(type(value) is not int for value in values):
            self.wrong(f"[{table}] '{key}' must be {count} whole numbers", values)
        for value in values:
            self._check_bounds(value, f"[{table}] '{key}'", least, most)
        return tuple(values)

    def rows(self, name: str, count: int, /, **fields: tuple[int, int] | tuple[str, ...] | type[str]) -> list[Row]:
        """The rows of a table: each field is a number within bounds, one of some words, or a name of its own."""
        rows = self.one("rows", list, self.one(name, dict), f"[{name}] ")
        if len(rows) != count:
            self.wrong(f"[{name}] must have {count} rows", len(rows))
        for number, row in enumerate(rows, 1):
            where = f"[{name}] row {number}: "
            if type(row) is not dict or set(row) != {*fields, "status"}:
                self.wrong(f"{where}it must have {', '.join((*fields, 'status'))}", row)
            self._check_status(row, where)
            for field, allowed in fields.items():
                self._check_field(row, field, allowed, where)
        names = [row["name"] for row in rows if "name" in row]
        for twice in {each for each in names if names.count(each) > 1}:
            self.wrong(f"[{name}] must name everything once", twice)
        return [dict(row) for row in rows]

    def total(self, name: str, rows: list[Row], expected: int) -> None:
        """The copies must add up to the number of pieces in the box."""
        total = sum(row["copies"] for row in rows)
        if total != expected:
            self.wrong(f"[{name}] copies must add up to {expected}", total)

    def _check_field(
        self, row: Row, field: str, allowed: tuple[int, int] | tuple[str, ...] | type[str], where: str
    ) -> None:
        value = row[field]
        if isinstance(allowed, type):
            if not isinstance(value, str) or not value.replace("-", "").isalnum():
                self.wrong(f"{where}'{field}' must be a word of letters, digits and hyphens", value)
        elif isinstance(allowed[0], int):
            self.one(field, int, row, where)
            self._check_bounds(value, f"{where}'{field}'", *allowed)
        elif value not in allowed:
            self.wrong(f"{where}'{field}' must be one of {', '.join(map(str, allowed))}", value)

    def _check_bounds(self, value: int, what: str, least: Any, most: Any) -> None:
        if not least <= value <= most:
            self.wrong(f"{what} must be from {least} to {most}", value)

    def _check_status(self, row: Row, where: str) -> None:
        if row.get("status") not in STATUSES:
            self.wrong(f"{where}'status' must be one of {', '.join(STATUSES)}", row.get("status"))


_KINDS = {str: "text", int: "a whole number", list: "a list", dict: "a table"}


def _meaning(value: Any) -> Any:
    """The content without what no rule reads: where each fact comes from."""
    if isinstance(value, dict):
        return {key: _meaning(each) for key, each in sorted(value.items()) if key != "status"}
    return [_meaning(each) for each in value] if isinstance(value, list) else value


def components(game: str) -> Components:
    """The facts this process plays a game with: the corrected file if one was chosen, else the printed ones."""
    chosen = os.environ.get(SETTING + game.upper())
    return Components(game, Path(chosen) if chosen else Path(__file__).parents[1] / game / "facts.toml")


def choose(game: str, path: Path) -> None:
    """Play a game with a corrected file; before its rules are first used."""
    os.environ[SETTING + game.upper()] = str(path.resolve())
