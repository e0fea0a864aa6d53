"""Records: one declaration is both the plain object rules run on interpreted and the bytes they run on compiled.

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

Bytes = np.ndarray[Any, np.dtype[Any]]


class Record:
    """A plain object with the fields of a fixed-size record."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[tuple[str, ...]]
    story: list[Any] | None = None  # where an interpreted game tells what happens

    def __init_subclass__(cls, shared: bool = False) -> None:
        """Lay out the bytes; a shared base leaves that to those who size its lists."""
        if shared:
            return
        hints = get_type_hints(cls, include_extras=True)
        cls.fields = tuple(n for n, h in hints.items() if n != "story" and get_origin(h) is not ClassVar)
        layout = [(name, *_layout(hints[name])) for name in cls.fields]
        cls.dtype = np.dtype(layout, align=True)
        used = sum(cls.dtype[name].itemsize for name in cls.fields)
        if used != cls.dtype.itemsize:  # hidden bytes would make equal games unequal
            raise TypeError(f"{cls.__name__} has {cls.dtype.itemsize - used} bytes of padding: name them")

    @classmethod
    def thaw(cls, record: Any) -> Self:
        """The plain object with the content of a record."""
        plain: Self = _plain(cls, record.tolist())
        return plain

    @classmethod
    def zeros(cls) -> Self:
        """A plain object with nothing in it."""
        return cls.thaw(np.zeros(1, cls.dtype)[0])

    def freeze(self, records: Bytes, index: int = 0) -> None:
        """Write this object into a record of an array."""
        records[index] = _values(self)

    def frozen(self) -> Bytes:
        """An array of one record with the content of this object."""
        records = np.zeros(1, self.dtype)
        self.freeze(records)
        return records

    def copy(self) -> Self:
        """An equal game with a story of its own."""
        twin: Self = _copy(self)
        return twin

    def tobytes(self) -> bytes:
        """The bytes of the record: equal games have equal bytes."""
        return self.frozen().tobytes()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and _values(other) == _values(self)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={getattr(self, n)!r}' for n in self.fields)})"


def _layout(hint: Any) -> tuple[Any, ...]:
    """The dtype of a field, and its length if it is a list."""
    if get_origin(hint) is not Annotated:
        return (hint.dtype,)
    inner, size = get_args(hint)[:2]
    if inner is int:
        return (size,)
    return (*_layout(get_args(inner)[0]), size)


def _plain(cls: type[Any], values: Any) -> Any:
    twin = object.__new__(cls)
    for name, value in zip(cls.fields, values, strict=True):
        setattr(twin, name, _plain_value(_part(cls, name), value))
    return twin


def _plain_value(part: type[Any] | None, value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return [_plain_value(part, item) for item in value.tolist()]
    return value if part is None else _plain(part, value)


_parts: dict[tuple[type[Any], str], type[Any] | None] = {}


def _part(cls: type[Any], name: str) -> type[Any] | None:
    """The record class a field holds one or several of, or None for numbers."""
    if (cls, name) not in _parts:
        hint = get_type_hints(cls)[name]
        inner = get_args(hint)[0] if get_origin(hint) is list else hint
        _parts[cls, name] = inner if issubclass(inner, Record) else None
    return _parts[cls, name]


def _values(value: Any) -> Any:
    """The content as nested tuples, the form in which NumPy takes a record."""
    if isinstance(value, Record):
        return tuple(_values(getattr(value, name)) for name in value.fields)
    if isinstance(value, list):
        return [_values(item) for item in value] if value and isinstance(value[0], Record) else value
    return value


def _copy(value: Any) -> Any:
    if isinstance(value, Record):
        twin = object.__new__(value.__class__)
        for name in value.fields:
            field = getattr(value, name)
            setattr(twin, name, field if type(field) is int else _copy(field))
        return twin
    return [_copy(item) for item in value] if value and isinstance(value[0], Record) else list(value)
