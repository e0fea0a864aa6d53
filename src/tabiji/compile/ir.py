"""How Numba builds twins: those that only other twins call as drafts, which become part of all who call them.

Numba by itself would polish each with all that it calls and turn it into machine code of its own, which nobody runs,
and ask of every place in a list whether it is counted from the end, which ours never are.
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
    """Code that cannot run by itself, only tidied up: whoever takes it in polishes the whole once."""

    def finalize(self) -> None:
        """Take in what it calls."""
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
        """There is no machine code."""
        return 0

    @property
    def codegen(self) -> IrLibrary:
        """Who is told about surroundings."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """It needs none: nothing here touches Python's objects."""


def non_negative_index(context: Any, builder: Any, kind: Any, place: Any, size: Any) -> Any:
    """A place in a list as it is given."""
    return context.cast(builder, place, kind, _numba_types.intp if kind.signed else _numba_types.uintp)


class EntryPipeline(_compiler.Compiler):  # type: ignore[misc]
    """Numba's way from Python to a library, which one thread goes at a time."""

    def _compile_core(self) -> Any:
        usual, _arrays.fix_integer_index = _arrays.fix_integer_index, non_negative_index
        try:
            return super()._compile_core()
        finally:
            _arrays.fix_integer_index = usual


class IrPipeline(EntryPipeline):
    """The way to a library that is a draft."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, library, *rest)
        self.state.library = IrLibrary(target.codegen(), "draft")


class CompiledFunction(_registry.CPUDispatcher):  # type: ignore[misc]
    """A function that other twins call, built once for all whole numbers: fields are narrow, arguments are not."""

    def __init__(self, function: types.FunctionType) -> None:
        super().__init__(function, {}, NUMBA_OPTIONS, IrPipeline)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """How it is called with some types."""
        return super().get_call_template([_widen(each) for each in args], {name: _widen(kws[name]) for name in kws})


def _widen(kind: Any) -> Any:
    """The type an argument is given as: no number has a version of its own."""
    plain = _numba_types.unliteral(kind)
    return _numba_types.int64 if isinstance(plain, _numba_types.Integer) and plain.bitwidth < 64 else plain


@cache
def bit_intrinsics() -> dict[Callable[..., Any], Any]:
    """The functions for which the processor has an instruction."""
    _, _, features = _registry.cpu_target.target_context.codegen().magic_tuple()
    some = {bits.nth_clear_bit: nth_clear_bit} if "+bmi2" in features.split(",") else {}
    return {bits.bit_count: bit_count, bits.lowest_bit: lowest_bit, **some}


@_extending.intrinsic  # type: ignore[untyped-decorator]
def bit_count(typing: Any, word: Any) -> Any:
    """How many bits are set."""
    return _WORD(_WORD), lambda context, builder, signature, values: builder.ctpop(values[0])


@_extending.intrinsic  # type: ignore[untyped-decorator]
def lowest_bit(typing: Any, word: Any) -> Any:
    """The number of the lowest bit that is set."""
    return _WORD(_WORD), lambda context, builder, signature, values: builder.cttz(values[0], _IS_NOT_ZERO)


@_extending.intrinsic  # type: ignore[untyped-decorator]
def nth_clear_bit(typing: Any, taken: Any, nth: Any) -> Any:
    """The number of the nth free bit: a one is laid where it is."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        taken, nth = values
        form = _ir.FunctionType(taken.type, [taken.type] * 2)
        lay = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), form)
        laid = builder.call(lay, [builder.shl(taken.type(1), nth), builder.not_(taken)])
        return builder.cttz(laid, _IS_NOT_ZERO)

    return _WORD(_WORD, _WORD), generate
