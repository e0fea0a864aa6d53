"""A kept contest: a file with a line for its plan, then one for every deal that was played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from msgspec import DecodeError, json

from ..core.errors import BadOptions
from ..core.files import MARK, check_regular
from .contest import ContestSpec
from .play import DealRecord

LONGEST = 2**20  # bytes of a line


class Ledger:
    """Keeps what is played as it goes, so that the same contest goes on from there."""

    def __init__(self, file: Path, plan: ContestSpec) -> None:
        check_regular(file)
        self.file = file
        self.size = len(plan.bots), len(plan.bots)
        head = json.encode(plan) + b"\n"
        with self._told():
            file.touch()
            with file.open("rb") as lines:
                found = lines.readline(LONGEST).removeprefix(MARK.encode())
            if found != head:
                if not head.startswith(found):  # else it is new, or was cut off at once
                    raise BadOptions(f"{file} {_other(found, plan)}: choose another file.")
                file.write_bytes(head)

    def records(self) -> Iterator[DealRecord]:
        """What was played already; a line that was cut off is dropped."""
        with self._told(), self.file.open("r+b") as lines:
            whole = len(lines.readline(LONGEST))
            for number, line in enumerate(iter(lambda: lines.readline(LONGEST), b""), 2):
                if len(line) == LONGEST:
                    raise BadOptions(f"{self.file} is damaged in line {number}.")
                if not line.endswith(b"\n"):
                    lines.truncate(whole)
                    return
                whole += len(line)
                yield self._read(line, number)

    def add(self, played: DealRecord) -> None:
        """Keep one deal more."""
        with self._told(), self.file.open("ab", buffering=0) as out:
            out.write(json.encode(played) + b"\n")

    def _read(self, line: bytes, number: int) -> DealRecord:
        try:
            played = json.decode(line, type=DealRecord)
            if played.deal >= 0 and np.shape(played.points) == np.shape(played.ranks) == self.size:
                return played
        except ValueError:  # it is no JSON, or not of this kind
            pass
        raise BadOptions(f"{self.file} is damaged in line {number}.")

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise BadOptions(f"{self.file} cannot be kept: {error.strerror}.") from error


def _other(found: bytes, plan: ContestSpec) -> str:
    """What a file keeps instead."""
    try:
        other = json.decode(found, type=ContestSpec)
    except DecodeError:
        return "is no kept contest"
    pairs = ((name, getattr(other, name), getattr(plan, name)) for name in ContestSpec.__struct_fields__)
    differences = [f"{name} {_words(theirs)}, not {_words(mine)}" for name, theirs, mine in pairs if theirs != mine]
    return f"keeps another contest ({'; '.join(differences)})"


def _words(value: object) -> str:
    if isinstance(value, dict):
        value = tuple(value.values())
    return " ".join(value) if isinstance(value, tuple) else str(value)
