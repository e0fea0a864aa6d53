"""Records: one declaration defines both the plain object of interpreted rules and the bytes of compiled ones.

class Boat(Record):
    points: i2
    crate: Annotated[list[i1], 12]
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

import numpy as np

i1 = Annotated[int, "i1"]
u1 = Annotated[int, "u1"]
i2 = Annotated[int, "i2"]
i4 = Annotated[int, "i4"]
u4 = Annotated[int, "u4"]

RecordArray = np.ndarray[Any, np.dtype[Any]]


class Record:
    """A plain object with the fields of a fixed-size record."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[tuple[str, ...]]
    list_fields: ClassVar[tuple[str, ...]]  # the fields that are lists
    record_fields: ClassVar[dict[str, type[Record]]]  # the fields that are records or lists of records
    story: list[Any] | None = None  # collects events, if it is a list

    def __init_subclass__(cls, shared: bool = False) -> None:
        """Defines the dtype; a shared base class leaves that to subclasses, which know the sizes of its lists."""
        if shared:
            return
        hints = get_type_hints(cls, include_extras=True)
        cls.fields = tuple(n for n, h in hints.items() if n != "story" and get_origin(h) is not ClassVar)
        layout = [(name, *_layout(hints[name])) for name in cls.fields]
        plain = {name: hint for name, hint in get_type_hints(cls).items() if name in cls.fields}
        cls.list_fields = tuple(name for name, hint in plain.items() if get_origin(hint) is list)
        inner = {name: get_args(hint)[0] if name in cls.list_fields else hint for name, hint in plain.items()}
        cls.record_fields = {name: part for name, part in inner.items() if issubclass(part, Record)}
        cls.dtype = np.dtype(layout, align=True)
        used = sum(cls.dtype[name].itemsize for name in cls.fields)
        if used != cls.dtype.itemsize:  # padding bytes would make equal states unequal
            raise TypeError(f"{cls.__name__} has {cls.dtype.itemsize - used} bytes of padding: name them")

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """Returns a plain object with the content of a record."""
        plain: Self = _to_plain(cls, record.tolist())
        return plain

    @classmethod
    def zeros(cls) -> Self:
        """Returns a plain object in which everything is 0."""
        return cls.from_record(np.zeros(1, cls.dtype)[0])

    def write_record(self, records: RecordArray, index: int = 0) -> None:
        """Writes this object into a record of an array."""
        records[index] = _to_tuples(self)

    def to_record(self) -> RecordArray:
        """Returns an array of one record with the content of this object."""
        records = np.zeros(1, self.dtype)
        self.write_record(records)
        return records

    def copy(self) -> Self:
        """Returns an equal object that shares nothing with this one and has no story."""
        copied = object.__new__(type(self))
        content = copied.__dict__
        content |= self.__dict__
        content.pop("story", None)
        for name in self.list_fields:
            content[name] = content[name][:]
        for name in self.record_fields:
            value = content[name]
            content[name] = [part.copy() for part in value] if name in self.list_fields else value.copy()
        return copied

    def tobytes(self) -> bytes:
        """Returns the bytes of the record; equal objects have equal bytes."""
        return self.to_record().tobytes()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, n) == getattr(other, n) for n in self.fields)

    __hash__ = None  # type: ignore[assignment]  # mutable

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={getattr(self, n)!r}' for n in self.fields)})"


def _layout(hint: Any) -> tuple[Any, ...]:
    """Returns the dtype of a field, and its length if it is a list."""
    if get_origin(hint) is not Annotated:
        return (hint.dtype,)
    inner, size = get_args(hint)[:2]
    if inner is int:
        return (size,)
    return (*_layout(get_args(inner)[0]), size)


def _to_plain(cls: type[Any], values: Any) -> Any:
    plain = object.__new__(cls)
    for name, value in zip(cls.fields, values, strict=True):
        setattr(plain, name, _to_plain_value(cls.record_fields.get(name), value))
    return plain


def _to_plain_value(part: type[Record] | None, value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return [_to_plain_value(part, item) for item in value.tolist()]
    return value if part is None else _to_plain(part, value)


def _to_tuples(value: Any) -> Any:
    """Returns the content as nested tuples, which NumPy accepts as a record."""
    if isinstance(value, Record):
        return tuple(_to_tuples(getattr(value, name)) for name in value.fields)
    if isinstance(value, list):
        return [_to_tuples(item) for item in value] if value and isinstance(value[0], Record) else value
    return value
