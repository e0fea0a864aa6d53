"""Compiles the rules for a GPU: numba-cuda builds the same functions as device functions and kernels, as PTX.

This needs no GPU. The PTX is cached beside the code for the CPU; `device.py` runs it.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np

from ..core import bits, events
from ..core.errors import BadOptions
from .compiler import Compiler
from .placeholders import ACTION_TYPE, MOST_CHOICES, MOVE_PHASE, RECORD_TYPE, any_action, apply, cuda, deal, is_over

COMPUTE_CAPABILITY = (8, 0)  # the least compute capability; its code runs on all later ones
PTX_VERSION = "9.0"  # drivers of CUDA 13 refuse a later one, and no newer instruction is used

MAX_REGISTERS = 48  # of a thread: with fewer, registers spill to memory; with more, occupancy is too low
FULL_WARP = 0xFFFFFFFF  # the mask of all threads of a warp
ArgumentKind = tuple[Any, int]  # the dtype of an argument and its dimensions (0 for a number)


def bit_count(bits: int) -> int:
    """Returns the number of bits that are set, with the GPU's instruction."""
    count: int = cuda.popc(bits)
    return count


def lowest_bit(bits: int) -> int:
    """Returns the position of the lowest bit that is set, with the GPU's instruction."""
    position: int = cuda.ffs(bits)
    return position - 1


def play_random(start: Any, seeds: Any, games_per_thread: int, points: Any, decisions: Any, last_games: Any) -> None:
    """Deals and plays random games in each thread, each in one record; the first threads return their last games."""
    thread = cuda.grid(1)
    here = thread < len(seeds)
    out = cuda.local.array(MOST_CHOICES, ACTION_TYPE)
    home = cuda.local.array(1, RECORD_TYPE)
    game = home[0]
    total = 0
    for repeat in range(games_per_thread):
        home[0] = start[0]
        over = not here
        if here:
            deal(game, seeds[thread] + repeat)
        while cuda.any_sync(FULL_WARP, not over):  # diverged threads converge here
            moves = not over and game.phase == MOVE_PHASE
            moving = cuda.popc(cuda.ballot_sync(FULL_WARP, moves))
            live = cuda.popc(cuda.ballot_sync(FULL_WARP, not over))
            if not over and moves == (2 * moving >= live):  # the minority of the warp waits
                apply(game, any_action(game, out))
                over = is_over(game)
        if here:
            total += game.decisions
            for seat in range(game.players):
                points[thread, seat] += game.pieces[seat].points
    if here:
        decisions[thread] = total
        if thread < len(last_games):
            last_games[thread] = game


INSTRUCTIONS: dict[Callable[..., Any], Callable[..., Any]] = {bits.bit_count: bit_count, bits.lowest_bit: lowest_bit}


class GpuCompiler(Compiler):
    """Builds and caches kernels of rule functions."""

    def __init__(self, facts_digest: str, folder: Path, record: np.dtype[Any], /, **bindings: Any) -> None:
        """Takes the dtype of the game's record; the other arguments are those of Compiler."""
        self._cuda = _numba_cuda()
        super().__init__(facts_digest, folder, cuda=self._cuda, **bindings)
        self._bindings |= {"ACTION_TYPE": self._numba.int16, "RECORD_TYPE": self.numba_type(record)}
        self.record = record
        self._silent_tell = self._cuda.jit(device=True)(_tell_nothing)

    def random_play_kernel(self) -> str:
        """Returns the PTX of `play_random`."""
        games = self.record, 1
        kinds = games, ("i8", 1), ("i8", 0), ("i4", 2), ("i4", 1), games
        return re.sub(
            r"(\.entry [^{]*\))\s*{",
            rf"\1\n.maxnreg {MAX_REGISTERS}\n{{",
            self.build_kernel(play_random, *kinds),
            count=1,
        )

    def build_kernel(self, function: Callable[..., Any], *kinds: ArgumentKind) -> str:
        """Returns the PTX of a function as a kernel, from the cache if it was built before."""
        cached = self.folder / f"{function.__name__}-{version('numba-cuda')}.ptx" if self.folder else None
        if cached and cached.exists():
            return cached.read_text()
        signature = self._numba.void(*(self._argument_type(kind) for kind in kinds))
        with _without_gpu():
            written, _ = self._cuda.compile_ptx(self._rebind(function), signature, cc=COMPUTE_CAPABILITY, abi="numba")
        ptx = re.sub(r"(?m)^\.version .*$", f".version {PTX_VERSION}", written)
        if cached:
            unfinished = cached.with_suffix(".new")
            unfinished.write_text(ptx)
            unfinished.replace(cached)
        return ptx

    def numba_type(self, dtype: Any) -> Any:
        """Returns the Numba type of a dtype."""
        return self._numba.from_dtype(np.dtype(dtype))

    def _argument_type(self, kind: ArgumentKind) -> Any:
        dtype, dimensions = kind
        item = self.numba_type(dtype)
        return self._numba.types.Array(item, dimensions, "C") if dimensions else item

    def _bind(self, value: Any) -> Any:
        """Returns tables in the smallest integer type that holds them, since all threads read them."""
        bound = super()._bind(value)
        if not isinstance(bound, np.ndarray):
            return bound
        return bound.astype(np.min_scalar_type(-1 - np.abs(bound).max(initial=0)))

    def _compile_helper(self, function: Callable[..., Any]) -> Any:
        """Returns the device function of a rule."""
        if function in (events.tell, events.whisper):
            return self._silent_tell
        function = INSTRUCTIONS.get(function, function)
        if self._parent and self._parent._can_compile(function):
            return self._parent._compile_helper(function)
        if function not in self._helpers:
            self._helpers[function] = self._cuda.jit(device=True)(self._rebind(function))
        return self._helpers[function]


def _tell_nothing(*arguments: Any) -> None:
    """Replaces `tell` and `whisper` in compiled code."""


def _numba_cuda() -> Any:
    try:
        importlib.import_module("numba_cuda")  # else Numba's own, older module would be imported
        return importlib.import_module("numba.cuda")
    except ImportError:
        raise BadOptions("numba-cuda is not installed: pip install 'tabiji[gpu]' brings it.") from None


@contextmanager
def _without_gpu() -> Iterator[None]:
    """Lets numba-cuda build for COMPUTE_CAPABILITY within the block, whether or not there is a GPU."""

    class Target:
        compute_capability = COMPUTE_CAPABILITY

    here = patch("numba.cuda.dispatcher.get_current_device", Target)
    with here, patch("numba.cuda.np.arrayobj.fix_integer_index", _non_negative_index):
        yield


def _non_negative_index(context: Any, builder: Any, kind: Any, place: Any, size: Any) -> Any:
    """Returns an index as it is: rules never use negative indices."""
    types = importlib.import_module("numba.cuda.types")
    return context.cast(builder, place, kind, types.intp if kind.signed else types.uintp)
