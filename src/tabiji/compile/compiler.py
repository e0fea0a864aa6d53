"""The compiled form: the same rule functions, built by Numba into twins that run silently on records.

A twin has the same code; the names it uses point at other twins, at tables as arrays, and at silence for the story.
Entries, the twins Python calls, are kept in the user's cache folder under a hash of everything they are made from.
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

UNCOMPILED_PACKAGES = {"arena", "learn", "processes", "research", "server", "terminal", "texts"}  # hold no rules
MIN_CACHED_VERSIONS = 6  # how many caches of versions of the rules stay on disk at least
CACHE_LIFETIME = 24 * 3600  # seconds for which the others stay after their last use


F = TypeVar("F", bound=Callable[..., Any])


class Compiler:
    """Builds and keeps compiled twins of rule functions."""

    def __init__(self, facts_digest: str, folder: Path, /, **bindings: Any) -> None:
        """Facts: a digest of the tables; folder: of the rules; names: what stands behind them."""
        self._numba: Any = importlib.import_module("numba")  # here, so that whoever only plays never waits for it
        self._bindings = bindings
        self._parent: Self | None = None
        self._helpers: dict[Any, Any] = {}
        self._entries: dict[Any, Any] = {}
        self._out_of_line: dict[str, Callable[..., Any]] = {}
        self.dtypes: dict[str, Any] = {}  # of what entries are given, by name
        self.sizes: dict[str, int] = {}
        self._linked_symbols: dict[
            str, tuple[str, Any]
        ] = {}  # what stands apart and was called, as which types, by its symbol
        self.folder = cache_folder(hash_sources(folder, facts_digest, str(self._numba.config.BOUNDSCHECK)))

    def extend(self, *out_of_line: Callable[..., Any], **bindings: Any) -> Self:
        """A compiler that binds more names; what has nothing to do with them serves both.

        Apart: large functions of records and numbers that many entries call, built once instead of into each.
        """
        other = copy(self)
        other._bindings = {**self._bindings, **bindings}
        other._parent = self
        other._helpers, other._entries = {}, {}
        other._out_of_line = {function.__qualname__: function for function in out_of_line}
        return other

    def compile_entry(self, function: F) -> F:
        """The twin of a function that Python calls, from the cache if it was built before."""
        return cast(F, checked(self._build_entry(function), function, self.dtypes, self.sizes))

    def _build_entry(self, function: Callable[..., Any], **options: bool) -> Any:
        if function not in self._entries:
            options |= {"nogil": True, "no_cfunc_wrapper": True}
            twin = self._numba.njit(error_model="numpy", pipeline_class=_ir_module().EntryPipeline, **options)(
                self._rebind(function)
            )
            if self.folder:
                twin._cache = _function_cache(self, self.folder, function)
            self._entries[function] = twin
        return self._entries[function]

    def _compile_helper(self, function: Callable[..., Any]) -> Any:
        """The twin of a function that other twins call."""
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
        """Whether it builds a function as one does that knows more, and lets some functions stand apart."""
        seen = {function}
        for each in (ahead := [function]):
            if each in out_of_line:
                return False
            for name in global_names(each):
                known = each.__globals__.get(name)
                if isinstance(known, Placeholder):
                    if known.name not in self._bindings:
                        return False
                    known = self._bindings[known.name]
                if isinstance(known, types.FunctionType) and known not in seen:
                    seen.add(known)
                    ahead.append(known)
        return True

    def link_function(self, name: str, args: Any) -> tuple[str, Any]:
        """Build a function that stands apart, and let what is compiled find it; its symbol and what it returns."""
        if name not in self._out_of_line and self._parent:
            return self._parent.link_function(name, args)
        llvm: Any = importlib.import_module("llvmlite.binding")
        twin = self._build_entry(self._out_of_line[name], no_cpython_wrapper=True)
        twin.compile(args)
        built = twin.overloads[args]
        symbol = f"tabiji.{hashlib.sha256(f'{self.folder} {name} {args}'.encode()).hexdigest()}"
        llvm.add_symbol(symbol, built.library.get_pointer_to_function(built.fndesc.llvm_func_name))
        self._linked_symbols[symbol] = name, args
        return symbol, built.signature.return_type

    def linked_functions(self, module: Any) -> list[tuple[str, Any]]:
        """What stands apart and is called in a module of LLVM, as which types."""
        return [self._linked_symbols[each.name] for each in module.functions if each.name in self._linked_symbols]

    def _out_of_line_call(self, name: str) -> Any:
        """A call of a function that stands apart."""
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
        """The same code with every name it uses bound to its compiled form."""
        assert isinstance(function, types.FunctionType)
        world: dict[str, Any] = {"__name__": f"{function.__module__}.compiled", "__builtins__": __builtins__}
        for name in global_names(function):
            known = function.__globals__.get(name)
            if known is not None:
                world[name] = self._bind(self._bindings[known.name] if isinstance(known, Placeholder) else known)
        twin = types.FunctionType(function.__code__, world, function.__name__, function.__defaults__)
        twin.__qualname__, twin.__module__ = function.__qualname__, function.__module__
        return twin

    def _bind(self, value: Any) -> Any:
        if isinstance(value, types.FunctionType):
            return self._compile_helper(value)
        return np.array(value, np.int64) if isinstance(value, tuple) else value


def _ir_module() -> Any:
    """How twins are built, which needs Numba."""
    return importlib.import_module(".ir", __package__)


@cache
def _silent_tell() -> Any:
    """What telling the story compiles to: nothing, whatever is told."""
    extending: Any = importlib.import_module("numba.extending")
    types: Any = importlib.import_module("numba.types")

    @extending.intrinsic  # type: ignore[untyped-decorator]
    def silent(typing: Any, *told: Any) -> Any:
        told_type = types.StarArgTuple.from_types(told)
        return types.void(told_type), lambda context, builder, signature, args: context.get_dummy_value()

    return silent


def hash_sources(folder: Path, *more: str) -> str:
    """A hash of all that a compiled function is made from, so that no cache is ever stale; the folder: of the rules."""
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
        long_ago = time.time() - CACHE_LIFETIME
        for old in versions[MIN_CACHED_VERSIONS:]:
            if old.stat().st_mtime < long_ago:  # else somebody may be about to read it
                shutil.rmtree(old, ignore_errors=True)
    return folder


def _function_cache(compiler: Compiler, folder: Path, function: Callable[..., Any]) -> Any:
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

        def reduce(self, built: Any) -> Any:
            return compiler.linked_functions(built.library._final_module), super().reduce(built)

        def rebuild(self, context: Any, kept: Any) -> Any:
            linked, built = kept
            for name, args in linked:
                compiler.link_function(name, args)
            return super().rebuild(context, built)

    class Cache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Impl

    return Cache(function)
