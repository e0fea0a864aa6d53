"""The file of a contest: a line for its spec, then one for every deal that was played."""

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

MAX_LINE_BYTES = 2**20


class Ledger:
    """Appends every deal to a file, so that the same contest can be resumed."""

    def __init__(self, file: Path, spec: ContestSpec) -> None:
        check_regular(file)
        self.file = file
        self.size = len(spec.bots), len(spec.bots)
        head = json.encode(spec) + b"\n"
        with self._errors_explained():
            file.touch()
            with file.open("rb") as lines:
                first = lines.readline(MAX_LINE_BYTES).removeprefix(MARK.encode())
            if first != head:
                if not head.startswith(first):  # else it is new, or its first line was cut off
                    raise BadOptions(f"{file} {_describe_difference(first, spec)}: choose another file.")
                file.write_bytes(head)

    def records(self) -> Iterator[DealRecord]:
        """Yields the deals that were played; a last line that was cut off is dropped."""
        with self._errors_explained(), self.file.open("r+b") as lines:
            complete = len(lines.readline(MAX_LINE_BYTES))
            for number, line in enumerate(iter(lambda: lines.readline(MAX_LINE_BYTES), b""), 2):
                if len(line) == MAX_LINE_BYTES:
                    raise BadOptions(f"{self.file} is damaged in line {number}.")
                if not line.endswith(b"\n"):
                    lines.truncate(complete)
                    return
                complete += len(line)
                yield self._read(line, number)

    def add(self, record: DealRecord) -> None:
        """Appends a deal."""
        with self._errors_explained(), self.file.open("ab", buffering=0) as out:
            out.write(json.encode(record) + b"\n")

    def _read(self, line: bytes, number: int) -> DealRecord:
        try:
            record = json.decode(line, type=DealRecord)
            if record.deal >= 0 and np.shape(record.points) == np.shape(record.ranks) == self.size:
                return record
        except ValueError:  # not JSON, or not a deal
            pass
        raise BadOptions(f"{self.file} is damaged in line {number}.")

    @contextmanager
    def _errors_explained(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise BadOptions(f"{self.file} cannot be kept: {error.strerror}.") from error


def _describe_difference(first: bytes, spec: ContestSpec) -> str:
    """Returns what a file holds instead of the contest."""
    try:
        other = json.decode(first, type=ContestSpec)
    except DecodeError:
        return "is no kept contest"
    pairs = ((name, getattr(other, name), getattr(spec, name)) for name in ContestSpec.__struct_fields__)
    differences = [f"{name} {_words(saved)}, not {_words(given)}" for name, saved, given in pairs if saved != given]
    return f"keeps another contest ({'; '.join(differences)})"


def _words(value: object) -> str:
    if isinstance(value, dict):
        value = tuple(value.values())
    return " ".join(value) if isinstance(value, tuple) else str(value)
