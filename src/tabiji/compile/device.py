"""Runs PTX kernels through the CUDA driver, on torch tensors."""

from __future__ import annotations

import ctypes
import importlib
import re
from typing import Any

from ..core.errors import BadOptions

BLOCK_SIZE = 64  # threads of a block, which share memory
PTX_TOO_NEW = (222, 218)  # the driver's errors for PTX that is newer than it


class Kernel:
    """A kernel on the GPU, called with torch tensors and integers; records are rows of bytes (uint8)."""

    def __init__(self, ptx: str, block: int = BLOCK_SIZE) -> None:
        torch = import_torch_with_gpu()
        torch.zeros(1, device="cuda")  # makes torch's CUDA context the current one
        self._torch, self.block = torch, block
        self._driver = ctypes.CDLL("libcuda.so.1")
        module, self._function = ctypes.c_void_p(), ctypes.c_void_p()
        (entry,) = re.findall(r"\.visible \.entry (\w+)", ptx)
        code = self._driver.cuModuleLoadData(ctypes.byref(module), ptx.encode() + b"\0")
        if code in PTX_TOO_NEW:
            language = re.findall(r"(?m)^\.version (.*)$", ptx)[0]
            raise BadOptions(f"The GPU's driver is too old: kernels need one that knows PTX {language} (CUDA 13).")
        self._check(code, "loading a kernel")
        self._check(
            self._driver.cuModuleGetFunction(ctypes.byref(self._function), module, entry.encode()), "finding a kernel"
        )

    def __call__(self, threads: int, *arguments: Any) -> None:
        """Runs the kernel on a number of threads, on torch's current stream."""
        numbers = [ctypes.c_uint64(number) for argument in arguments for number in self._flatten(argument)]
        pointers = (ctypes.c_void_p * len(numbers))(*(ctypes.addressof(number) for number in numbers))
        stream = ctypes.c_void_p(self._torch.cuda.current_stream().cuda_stream)
        grid = -(-threads // self.block)
        launched = self._driver.cuLaunchKernel(self._function, grid, 1, 1, self.block, 1, 1, 0, stream, pointers, None)
        self._check(launched, "running a kernel")

    def attributes(self) -> tuple[int, int]:
        """Returns the registers and the bytes of local memory of a thread."""
        value, attributes = ctypes.c_int(), []
        for which in (4, 3):
            self._check(self._driver.cuFuncGetAttribute(ctypes.byref(value), which, self._function), "asking a kernel")
            attributes.append(value.value)
        return attributes[0], attributes[1]

    def _flatten(self, argument: Any) -> list[int]:
        """Returns an argument as numba-cuda passes it: for arrays the address, the shape and the strides."""
        if not self._torch.is_tensor(argument):
            return [argument]
        if argument.dtype == self._torch.uint8:
            count, size = argument.shape
            return [0, 0, count, size, argument.data_ptr(), count, size]
        size = argument.element_size()
        strides = [stride * size for stride in argument.stride()]
        return [0, 0, argument.numel(), size, argument.data_ptr(), *argument.shape, *strides]

    def _check(self, code: int, what: str) -> None:
        if code:
            reason = ctypes.c_char_p()
            self._driver.cuGetErrorString(code, ctypes.byref(reason))
            raise BadOptions(f"The GPU failed at {what}: {(reason.value or b'?').decode()}.")


def import_torch() -> Any:
    """Imports torch, which only training needs; raises BadOptions if it is not installed."""
    try:
        return importlib.import_module("torch")
    except ImportError:
        raise BadOptions("torch is not installed: pip install 'tabiji[gpu]' brings it.") from None


def import_torch_with_gpu() -> Any:
    """Imports torch; raises BadOptions if it finds no GPU."""
    torch = import_torch()
    if not torch.cuda.is_available():
        raise BadOptions("There is no GPU that torch can use here.")
    return torch
