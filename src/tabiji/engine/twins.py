"""How Numba builds twins that only other twins call: as drafts, which become part of all who call them.

Numba by itself would polish each with all that it calls and turn it into machine code of its own, which nobody runs.
"""

from __future__ import annotations

import importlib
import types
from typing import Any

_codegen: Any = importlib.import_module("numba.core.codegen")
_compiler: Any = importlib.import_module("numba.core.compiler")
_numba_types: Any = importlib.import_module("numba.core.types")
_llvm: Any = importlib.import_module("llvmlite.binding")
_registry: Any = importlib.import_module("numba.core.registry")

OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "forceinline": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


class Draft(_codegen.JITCodeLibrary):  # type: ignore[misc]
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
    def codegen(self) -> Draft:
        """Who is told about surroundings."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """It needs none: nothing here touches Python's objects."""


class Drafting(_compiler.Compiler):  # type: ignore[misc]
    """Numba's way from Python to a library, which is a draft."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, library, *rest)
        self.state.library = Draft(target.codegen(), "draft")


class Twin(_registry.CPUDispatcher):  # type: ignore[misc]
    """A function that other twins call, built once for all whole numbers: fields are narrow, arguments are not."""

    def __init__(self, function: types.FunctionType) -> None:
        super().__init__(function, {}, OPTIONS, Drafting)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """How it is called with some types."""
        return super().get_call_template([_wide(each) for each in args], {name: _wide(kws[name]) for name in kws})


def _wide(kind: Any) -> Any:
    """The type an argument is given as: no number has a version of its own."""
    plain = _numba_types.unliteral(kind)
    return _numba_types.int64 if isinstance(plain, _numba_types.Integer) and plain.bitwidth < 64 else plain
