"""Compiles rule functions with Numba, so that they run on records and tell no story.

A compiled function has the same code; its global names are bound to other compiled functions, and to tables as arrays.
Entry points, which Python calls, are cached on disk under a hash of everything that they are made from.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import shutil
import sys
import time
import types
from collections.abc import Callable, Collection
from contextlib import suppress
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self, TypeVar, cast

import numpy as np
import platformdirs

from ..core import events
from .argument_checks import checked
from .placeholders import Placeholder, global_names

UNCOMPILED_PACKAGES = {
    "arena",
    "cli",
    "learn",
    "processes",
    "research",
    "server",
    "terminal",
    "texts",
}  # contain no rules
MIN_CACHED_VERSIONS = 6  # versions of the rules whose caches always stay on disk
CACHE_LIFETIME = 24 * 3600  # seconds for which older caches stay after their last use


F = TypeVar("F", bound=Callable[..., Any])


class Compiler:
    """Builds and caches compiled rule functions."""

    def __init__(self, facts_digest: str, folder: Path, /, **bindings: Any) -> None:
        """Takes a digest of the facts, the folder of the rules, and the values of placeholders."""
        self._numba: Any = importlib.import_module("numba")  # imported late: plain play does not need it
        self._bindings = bindings
        self._parent: Self | None = None
        self._helpers: dict[Any, Any] = {}
        self._entries: dict[Any, Any] = {}
        self._out_of_line: dict[str, Callable[..., Any]] = {}
        self.dtypes: dict[str, Any] = {}  # the dtypes of arguments by name
        self.sizes: dict[str, int] = {}
        self._linked_symbols: dict[str, tuple[str, Any]] = {}  # out-of-line functions and their types by symbol
        self.folder = cache_folder(hash_sources(folder, facts_digest, str(self._numba.config.BOUNDSCHECK)))

    def extend(self, *out_of_line: Callable[..., Any], **bindings: Any) -> Self:
        """Returns a compiler with more bindings that shares all functions that do not depend on them.

        Large functions that many entry points call can be compiled out of line, once instead of into each.
        """
        other = copy(self)
        other._bindings = {**self._bindings, **bindings}
        other._parent = self
        other._helpers, other._entries = {}, {}
        other._out_of_line = {function.__qualname__: function for function in out_of_line}
        return other

    def compile_entry(self, function: F) -> F:
        """Returns the compiled function as an entry point, from the cache if it was built before."""
        return cast(F, checked(self._build_entry(function), function, self.dtypes, self.sizes))

    def _build_entry(self, function: Callable[..., Any], **options: bool) -> Any:
        if function not in self._entries:
            options |= {"nogil": True, "no_cfunc_wrapper": True}
            entry = self._numba.njit(error_model="numpy", pipeline_class=_ir_module().EntryPipeline, **options)(
                self._rebind(function)
            )
            if self.folder:
                entry._cache = _function_cache(self, self.folder, function)
            self._entries[function] = entry
        return self._entries[function]

    def _compile_helper(self, function: Callable[..., Any]) -> Any:
        """Returns the compiled function as other compiled functions call it."""
        if function in (events.tell, events.whisper):
            return _silent_tell()
        if self._parent and self._parent._can_compile(function, self._out_of_line.values()):
            return self._parent._compile_helper(function)
        if function in self._out_of_line.values():
            return self._out_of_line_call(function.__qualname__)
        if function in _ir_module().bit_intrinsics():
            return _ir_module().bit_intrinsics()[function]
        if function not in self._helpers:
            self._helpers[function] = _ir_module().CompiledFunction(self._rebind(function))
        return self._helpers[function]

    def _can_compile(self, function: Callable[..., Any], out_of_line: Collection[Callable[..., Any]] = ()) -> bool:
        """Returns whether a function uses neither unbound placeholders nor out-of-line functions."""
        seen = {function}
        for each in (pending := [function]):
            if each in out_of_line:
                return False
            for name in global_names(each):
                value = each.__globals__.get(name)
                if isinstance(value, Placeholder):
                    if value.name not in self._bindings:
                        return False
                    value = self._bindings[value.name]
                if isinstance(value, types.FunctionType) and value not in seen:
                    seen.add(value)
                    pending.append(value)
        return True

    def link_function(self, name: str, args: Any) -> tuple[str, Any]:
        """Compiles an out-of-line function and registers its symbol; returns the symbol and the return type."""
        if name not in self._out_of_line and self._parent:
            return self._parent.link_function(name, args)
        llvm: Any = importlib.import_module("llvmlite.binding")
        function = self._build_entry(self._out_of_line[name], no_cpython_wrapper=True)
        function.compile(args)
        built = function.overloads[args]
        symbol = f"tabiji.{hashlib.sha256(f'{self.folder} {name} {args}'.encode()).hexdigest()}"
        llvm.add_symbol(symbol, built.library.get_pointer_to_function(built.fndesc.llvm_func_name))
        self._linked_symbols[symbol] = name, args
        return symbol, built.signature.return_type

    def linked_functions(self, module: Any) -> list[tuple[str, Any]]:
        """Returns the out-of-line functions that an LLVM module calls, with their types."""
        return [self._linked_symbols[each.name] for each in module.functions if each.name in self._linked_symbols]

    def _out_of_line_call(self, name: str) -> Any:
        """Returns an intrinsic that calls an out-of-line function."""
        extending: Any = importlib.import_module("numba.extending")
        types: Any = importlib.import_module("numba.types")
        cgutils: Any = importlib.import_module("numba.core.cgutils")

        @extending.intrinsic  # type: ignore[untyped-decorator]
        def call(typing: Any, *args: Any) -> Any:
            symbol, returned = self.link_function(name, args)

            def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
                convention = context.call_conv
                form = convention.get_function_type(returned, args)
                function = cgutils.get_or_insert_function(builder.module, form, symbol)
                unpacked = cgutils.unpack_tuple(builder, values[0], len(args))
                status, result = convention.call_function(builder, function, returned, args, unpacked)
                with cgutils.if_unlikely(builder, status.is_error):
                    convention.return_status_propagate(builder, status)
                return result

            return returned(types.StarArgTuple.from_types(args)), generate

        return call

    def _rebind(self, function: Callable[..., Any]) -> types.FunctionType:
        """Returns a function with the same code whose global names are bound to compiled values."""
        assert isinstance(function, types.FunctionType)
        names: dict[str, Any] = {"__name__": f"{function.__module__}.compiled", "__builtins__": __builtins__}
        for name in global_names(function):
            value = function.__globals__.get(name)
            if value is not None:
                names[name] = self._bind(self._bindings[value.name] if isinstance(value, Placeholder) else value)
        rebound = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        rebound.__qualname__, rebound.__module__ = function.__qualname__, function.__module__
        return rebound

    def _bind(self, value: Any) -> Any:
        if isinstance(value, types.FunctionType):
            return self._compile_helper(value)
        return np.array(value, np.int64) if isinstance(value, tuple) else value


def _ir_module() -> Any:
    """Imports `ir.py`, which needs Numba."""
    return importlib.import_module(".ir", __package__)


@cache
def _silent_tell() -> Any:
    """Returns an intrinsic that replaces `tell` and `whisper` and does nothing."""
    extending: Any = importlib.import_module("numba.extending")
    types: Any = importlib.import_module("numba.types")

    @extending.intrinsic  # type: ignore[untyped-decorator]
    def silent(typing: Any, *args: Any) -> Any:
        args_type = types.StarArgTuple.from_types(args)
        return types.void(args_type), lambda context, builder, signature, args: context.get_dummy_value()

    return silent


def hash_sources(folder: Path, *more: str) -> str:
    """Returns a hash of all sources and libraries that compiled functions are made from, so that no cache is stale."""
    digest = hashlib.sha256("\n".join((sys.version, *_library_versions(), *more)).encode())
    package = Path(__file__).parents[1]
    ours = [each for each in package.glob("*/**/*.py") if each.relative_to(package).parts[0] not in UNCOMPILED_PACKAGES]
    theirs = [] if folder.is_relative_to(package) else folder.rglob("*.py")
    for source in (*sorted(ours), *sorted(theirs)):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _library_versions() -> tuple[str, ...]:
    import llvmlite
    import numba

    return numba.__version__, llvmlite.__version__, np.__version__


def cache_root() -> Path:
    """Returns the cache folder of compiled rules."""
    return platformdirs.user_cache_path("tabiji") / "compiled"


def cache_folder(name: str) -> Path | None:
    """Returns the cache folder of one version of the rules, or None if it cannot be created; removes old versions."""
    folder = cache_root() / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return None
    with suppress(OSError):
        versions = sorted(folder.parent.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
        long_ago = time.time() - CACHE_LIFETIME
        for old in versions[MIN_CACHED_VERSIONS:]:
            if old.stat().st_mtime < long_ago:  # else a process may be reading it
                shutil.rmtree(old, ignore_errors=True)
    return folder


def _function_cache(compiler: Compiler, folder: Path, function: Callable[..., Any]) -> Any:
    """Returns Numba's function cache for our folder, whose name is the source stamp."""
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

        def reduce(self, built: Any) -> Any:
            return compiler.linked_functions(built.library._final_module), super().reduce(built)

        def rebuild(self, context: Any, cached: Any) -> Any:
            linked, built = cached
            for name, args in linked:
                compiler.link_function(name, args)
            return super().rebuild(context, built)

    class Cache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Impl

    return Cache(function)
