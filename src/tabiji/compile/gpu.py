"""The rules on a GPU: the same functions built by numba-cuda into device functions, and kernels of them as PTX.

No GPU is needed to build them. The PTX is kept beside what is compiled for the CPU; `device.py` runs it.
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

COMPUTE_CAPABILITY = (8, 0)  # the least compute capability; what is built for it runs on all later ones
PTX_VERSION = "9.0"  # of PTX: drivers of CUDA 13 refuse a later one, and nothing newer is used

MAX_REGISTERS = (
    48  # of a thread that plays: with fewer it goes to memory more often, with more there are too few threads
)
FULL_WARP = 0xFFFFFFFF  # all threads that run together
ArgumentKind = tuple[Any, int]  # of an argument: its dtype, and its dimensions (0 for a number)


def bit_count(bits: int) -> int:
    """How many bits are set, as a GPU counts them."""
    counted: int = cuda.popc(bits)
    return counted


def lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set, as a GPU finds it."""
    found: int = cuda.ffs(bits)
    return found - 1


def play_random(start: Any, seeds: Any, games_per_thread: int, points: Any, decisions: Any, last_games: Any) -> None:
    """Every thread deals and plays some games at random in a record of its own; the first threads show their last."""
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
        while cuda.any_sync(FULL_WARP, not over):  # where threads that went apart come together again
            moves = not over and game.phase == MOVE_PHASE
            moving = cuda.popc(cuda.ballot_sync(FULL_WARP, moves))
            live = cuda.popc(cuda.ballot_sync(FULL_WARP, not over))
            if not over and moves == (2 * moving >= live):  # those who do what most do: the others wait
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
    """Builds and keeps kernels of rule functions."""

    def __init__(self, facts_digest: str, folder: Path, record: np.dtype[Any], /, **bindings: Any) -> None:
        """Record: that of the game; facts and names as for any compiler."""
        self._cuda = _numba_cuda()
        super().__init__(facts_digest, folder, cuda=self._cuda, **bindings)
        self._bindings |= {"ACTION_TYPE": self._numba.int16, "RECORD_TYPE": self.numba_type(record)}
        self.record = record
        self._silent_tell = self._cuda.jit(device=True)(_tell_nothing)

    def random_play_kernel(self) -> str:
        """The kernel of random games."""
        games = self.record, 1
        kinds = games, ("i8", 1), ("i8", 0), ("i4", 2), ("i4", 1), games
        return re.sub(
            r"(\.entry [^{]*\))\s*{",
            rf"\1\n.maxnreg {MAX_REGISTERS}\n{{",
            self.build_kernel(play_random, *kinds),
            count=1,
        )

    def build_kernel(self, function: Callable[..., Any], *kinds: ArgumentKind) -> str:
        """The PTX of a function that a GPU is told to run, from the cache if it was built before."""
        kept = self.folder / f"{function.__name__}-{version('numba-cuda')}.ptx" if self.folder else None
        if kept and kept.exists():
            return kept.read_text()
        signature = self._numba.void(*(self._argument_type(kind) for kind in kinds))
        with _without_gpu():
            written, _ = self._cuda.compile_ptx(self._rebind(function), signature, cc=COMPUTE_CAPABILITY, abi="numba")
        ptx = re.sub(r"(?m)^\.version .*$", f".version {PTX_VERSION}", written)
        if kept:
            unfinished = kept.with_suffix(".new")
            unfinished.write_text(ptx)
            unfinished.replace(kept)
        return ptx

    def numba_type(self, dtype: Any) -> Any:
        """How kernels call a kind of record, or of number."""
        return self._numba.from_dtype(np.dtype(dtype))

    def _argument_type(self, kind: ArgumentKind) -> Any:
        dtype, dimensions = kind
        item = self.numba_type(dtype)
        return self._numba.types.Array(item, dimensions, "C") if dimensions else item

    def _bind(self, value: Any) -> Any:
        """Tables are as small as they fit: all threads read them."""
        bound = super()._bind(value)
        if not isinstance(bound, np.ndarray):
            return bound
        return bound.astype(np.min_scalar_type(-1 - np.abs(bound).max(initial=0)))

    def _compile_helper(self, function: Callable[..., Any]) -> Any:
        """The device function of a rule."""
        if function in (events.tell, events.whisper):
            return self._silent_tell
        function = INSTRUCTIONS.get(function, function)
        if self._parent and self._parent._can_compile(function):
            return self._parent._compile_helper(function)
        if function not in self._helpers:
            self._helpers[function] = self._cuda.jit(device=True)(self._rebind(function))
        return self._helpers[function]


def _tell_nothing(*told: Any) -> None:
    """What telling the story compiles to."""


def _numba_cuda() -> Any:
    try:
        importlib.import_module("numba_cuda")  # else Numba's own, older form would be found
        return importlib.import_module("numba.cuda")
    except ImportError:
        raise BadOptions("numba-cuda is not installed: pip install 'tabiji[gpu]' brings it.") from None


@contextmanager
def _without_gpu() -> Iterator[None]:
    """Let numba-cuda build for our target, whatever GPU there is, and if there is none."""

    class Target:
        compute_capability = COMPUTE_CAPABILITY

    here = patch("numba.cuda.dispatcher.get_current_device", Target)
    with here, patch("numba.cuda.np.arrayobj.fix_integer_index", _non_negative_index):
        yield


def _non_negative_index(context: Any, builder: Any, kind: Any, place: Any, size: Any) -> Any:
    """A place in a list as it is given: ours are never counted from the end."""
    types = importlib.import_module("numba.cuda.types")
    return context.cast(builder, place, kind, types.intp if kind.signed else types.uintp)
