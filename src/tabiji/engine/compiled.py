"""The compiled form: the same rule functions, built by Numba into twins that run silently on records.

A twin has the same code; the names it uses point at other twins, at tables as arrays, and at silence for the story.
Entries, the twins Python calls, are kept in the user's cache folder under a hash of everything they are made from.
"""

from __future__ import annotations

import dis
import hashlib
import importlib
import os
import shutil
import sys
import time
import types
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import platformdirs

from . import story

NEVER_COMPILED = {"arena", "server", "terminal"}  # rooms that hold no rules
KEPT_VERSIONS = 6  # how many caches of versions of the rules stay on disk at least
KEPT_FOR = 24 * 3600  # seconds for which the others stay after their last use


class Compiler:
    """Builds and keeps compiled twins of rule functions."""

    def __init__(self, facts: str, **names: Any) -> None:
        """Facts: a digest of the tables; names: what the functions of a batch call by a name of their own."""
        self._numba: Any = importlib.import_module("numba")  # here, so that whoever only plays never waits for it
        self._names = names
        self._twins: dict[Any, Any] = {}
        self._entries: dict[Any, Any] = {}
        self.folder = cache_folder(stamp(facts, str(self._numba.config.BOUNDSCHECK)))

    def knowing(self, **names: Any) -> Compiler:
        """A compiler that binds more names; what is built of the rules serves both."""
        other = copy(self)
        other._names = {**self._names, **names}
        other._entries = {}
        return other

    def entry(self, function: Callable[..., Any]) -> Any:
        """The twin of a function that Python calls, from the cache if it was built before."""
        if function not in self._entries:
            twin = self._numba.njit(nogil=True, error_model="numpy")(self._rebound(function))
            if self.folder:
                twin._cache = _kept(self.folder, function)
            self._entries[function] = twin
        return self._entries[function]

    def _twin(self, function: Callable[..., Any]) -> Any:
        """The twin of a function that other twins call."""
        if function in (story.tell, story.whisper):
            return _silence()
        if function not in self._twins:
            self._twins[function] = self._numba.njit(
                nogil=True, error_model="numpy", forceinline=True, no_cpython_wrapper=True, no_cfunc_wrapper=True
            )(self._rebound(function))
        return self._twins[function]

    def _rebound(self, function: Callable[..., Any]) -> types.FunctionType:
        """The same code with every name it uses bound to its compiled form."""
        assert isinstance(function, types.FunctionType)
        world: dict[str, Any] = {"__name__": f"{function.__module__}.compiled", "__builtins__": __builtins__}
        for name in {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}:
            known = function.__globals__.get(name)
            if name in self._names and not callable(known):  # a rule of that name stays what it is
                known = self._names[name]
            if known is not None:
                world[name] = self._bound(known)
        twin = types.FunctionType(function.__code__, world, function.__name__, function.__defaults__)
        twin.__qualname__, twin.__module__ = function.__qualname__, function.__module__
        return twin

    def _bound(self, value: Any) -> Any:
        if isinstance(value, types.FunctionType):
            return self._twin(value)
        return np.array(value, np.int64) if isinstance(value, tuple) else value


@cache
def _silence() -> Any:
    """What telling the story compiles to: nothing, whatever is told."""
    extending: Any = importlib.import_module("numba.extending")
    types: Any = importlib.import_module("numba.types")

    @extending.intrinsic  # type: ignore[untyped-decorator]
    def silent(typing: Any, *told: Any) -> Any:
        told_type = types.StarArgTuple.from_types(told)
        return types.void(told_type), lambda context, builder, signature, args: context.get_dummy_value()

    return silent


def stamp(*more: str) -> str:
    """A hash of all that a compiled function is made from, so that no cache is ever stale."""
    digest = hashlib.sha256("\n".join((sys.version, *_versions(), *more)).encode())
    package = Path(__file__).parents[1]
    for source in sorted(package.glob("*/**/*.py")):
        if source.relative_to(package).parts[0] not in NEVER_COMPILED:
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _versions() -> tuple[str, ...]:
    import llvmlite
    import numba

    return numba.__version__, llvmlite.__version__, np.__version__


def cache_root() -> Path:
    """Where compiled rules are kept."""
    return platformdirs.user_cache_path("tabiji") / "compiled"


def cache_folder(name: str) -> Path | None:
    """The folder of one version of the rules, or None where nothing can be kept; what was not used for long goes."""
    folder = cache_root() / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return None
    with suppress(OSError):
        versions = sorted(folder.parent.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
        long_ago = time.time() - KEPT_FOR
        for old in versions[KEPT_VERSIONS:]:
            if old.stat().st_mtime < long_ago:  # else somebody may be about to read it
                shutil.rmtree(old, ignore_errors=True)
    return folder


def _kept(folder: Path, function: Callable[..., Any]) -> Any:
    """Numba's own function cache, pointed at our folder: the folder's name is the only stamp it needs."""
    caching: Any = importlib.import_module("numba.core.caching")

    class Locator(caching._CacheLocator):  # type: ignore[misc]
        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return ""

        @classmethod
        def from_function(cls, py_func: Any, py_file: Any) -> Any:
            return cls()

    class Impl(caching.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes: ClassVar[list[Any]] = [Locator]

    class Cache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Impl

    return Cache(function)
