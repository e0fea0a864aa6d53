"""Changes how Numba builds functions: helpers become unoptimised IR that is inlined into each entry point.

By default Numba would optimise every helper with all that it calls, turn it into machine code of its own, which is
never run, and check every index of a list for being negative, which ours never are.
"""

from __future__ import annotations

import importlib
import types
from collections.abc import Callable
from functools import cache
from typing import Any

from ..core import bits

_arrays: Any = importlib.import_module("numba.np.arrayobj")
_codegen: Any = importlib.import_module("numba.core.codegen")
_compiler: Any = importlib.import_module("numba.core.compiler")
_numba_types: Any = importlib.import_module("numba.core.types")
_llvm: Any = importlib.import_module("llvmlite.binding")
_registry: Any = importlib.import_module("numba.core.registry")
_extending: Any = importlib.import_module("numba.extending")
_ir: Any = importlib.import_module("llvmlite.ir")
_WORD = _numba_types.int64
_IS_NOT_ZERO = _ir.IntType(1)(1)

NUMBA_OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "forceinline": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


class IrLibrary(_codegen.JITCodeLibrary):  # type: ignore[misc]
    """A library of simplified IR without machine code; the entry point that links it optimises the whole once."""

    def finalize(self) -> None:
        """Links the libraries that it calls and runs a few cheap passes."""
        self._raise_if_finalized()
        for each in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(each._reload_init)
            self._final_module.link_in(each._get_module_for_linking(), preserve=True)
        builder = _llvm.create_pass_builder(self._codegen._tm, _llvm.create_pipeline_tuning_options(speed_level=0))
        passes = builder.getModulePassManager()
        passes.add_loop_rotate_pass()
        passes.add_instruction_combine_pass()
        passes.add_jump_threading_pass()
        passes.add_loop_unroll_pass()
        passes.run(self._final_module, builder)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Returns 0: there is no machine code."""
        return 0

    @property
    def codegen(self) -> IrLibrary:
        """The library itself, which ignores `set_env`."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Does nothing: the code does not use Python objects."""


def non_negative_index(context: Any, builder: Any, kind: Any, place: Any, size: Any) -> Any:
    """Returns an index as it is."""
    return context.cast(builder, place, kind, _numba_types.intp if kind.signed else _numba_types.uintp)


class EntryPipeline(_compiler.Compiler):  # type: ignore[misc]
    """Numba's compiler without checks for negative indices; it holds Numba's lock while it runs."""

    def _compile_core(self) -> Any:
        original, _arrays.fix_integer_index = _arrays.fix_integer_index, non_negative_index
        try:
            return super()._compile_core()
        finally:
            _arrays.fix_integer_index = original


class IrPipeline(EntryPipeline):
    """A compiler whose result is an IrLibrary."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, library, *rest)
        self.state.library = IrLibrary(target.codegen(), "ir")


class CompiledFunction(_registry.CPUDispatcher):  # type: ignore[misc]
    """A helper that compiled functions call, built once for all integer types: arguments are widened to 64 bits."""

    def __init__(self, function: types.FunctionType) -> None:
        super().__init__(function, {}, NUMBA_OPTIONS, IrPipeline)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Returns the call template for arguments of widened types."""
        return super().get_call_template([_widen(each) for each in args], {name: _widen(kws[name]) for name in kws})


def _widen(kind: Any) -> Any:
    """Returns the type as which an argument is passed."""
    plain = _numba_types.unliteral(kind)
    return _numba_types.int64 if isinstance(plain, _numba_types.Integer) and plain.bitwidth < 64 else plain


@cache
def bit_intrinsics() -> dict[Callable[..., Any], Any]:
    """Returns the functions for which the processor has an instruction, with their intrinsics."""
    _, _, features = _registry.cpu_target.target_context.codegen().magic_tuple()
    optional = {bits.nth_clear_bit: nth_clear_bit} if "+bmi2" in features.split(",") else {}
    return {bits.bit_count: bit_count, bits.lowest_bit: lowest_bit, **optional}


@_extending.intrinsic  # type: ignore[untyped-decorator]
def bit_count(typing: Any, word: Any) -> Any:
    """Returns the number of bits that are set."""
    return _WORD(_WORD), lambda context, builder, signature, values: builder.ctpop(values[0])


@_extending.intrinsic  # type: ignore[untyped-decorator]
def lowest_bit(typing: Any, word: Any) -> Any:
    """Returns the position of the lowest bit that is set."""
    return _WORD(_WORD), lambda context, builder, signature, values: builder.cttz(values[0], _IS_NOT_ZERO)


@_extending.intrinsic  # type: ignore[untyped-decorator]
def nth_clear_bit(typing: Any, taken: Any, nth: Any) -> Any:
    """Returns the position of the nth clear bit: PDEP deposits a one there."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        taken, nth = values
        form = _ir.FunctionType(taken.type, [taken.type] * 2)
        deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), form)
        deposited = builder.call(deposit, [builder.shl(taken.type(1), nth), builder.not_(taken)])
        return builder.cttz(deposited, _IS_NOT_ZERO)

    return _WORD(_WORD, _WORD), generate
