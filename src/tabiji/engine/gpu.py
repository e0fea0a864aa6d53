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

from . import bits, story
from .bound import MOST_CHOICES, MOVING, RECORD, any_action, apply, cuda, deal, is_over, number
from .compiled import Compiler
from .errors import BadOptions

TARGET = (8, 0)  # the least compute capability; what is built for it runs on all later ones
LANGUAGE = "9.0"  # of PTX: drivers of CUDA 13 refuse a later one, and nothing newer is used

REGISTERS = 48  # of a thread that plays: with fewer it goes to memory more often, with more there are too few threads
WARP = 0xFFFFFFFF  # all threads that run together
Kind = tuple[Any, int]  # of an argument: its dtype, and its dimensions (0 for a number)


def bit_count(bits: int) -> int:
    """How many bits are set, as a GPU counts them."""
    counted: int = cuda.popc(bits)
    return counted


def lowest(bits: int) -> int:
    """The number of the lowest bit that is set, as a GPU finds it."""
    found: int = cuda.ffs(bits)
    return found - 1


def play_random(start: Any, seeds: Any, each: int, points: Any, decisions: Any, last: Any) -> None:
    """Every thread deals and plays some games at random in a record of its own; the first threads show their last."""
    thread = cuda.grid(1)
    here = thread < len(seeds)
    out = cuda.local.array(MOST_CHOICES, number)
    home = cuda.local.array(1, RECORD)
    game = home[0]
    total = 0
    for repeat in range(each):
        home[0] = start[0]
        over = not here
        if here:
            deal(game, seeds[thread] + repeat)
        while cuda.any_sync(WARP, not over):  # where threads that went apart come together again
            moves = not over and game.phase == MOVING
            moving = cuda.popc(cuda.ballot_sync(WARP, moves))
            live = cuda.popc(cuda.ballot_sync(WARP, not over))
            if not over and moves == (2 * moving >= live):  # those who do what most do: the others wait
                apply(game, any_action(game, out))
                over = is_over(game)
        if here:
            total += game.decisions
            for seat in range(game.players):
                points[thread, seat] += game.pieces[seat].points
    if here:
        decisions[thread] = total
        if thread < len(last):
            last[thread] = game


INSTRUCTIONS: dict[Callable[..., Any], Callable[..., Any]] = {bits.bit_count: bit_count, bits.lowest: lowest}


class Gpu(Compiler):
    """Builds and keeps kernels of rule functions."""

    def __init__(self, facts: str, folder: Path, record: np.dtype[Any], /, **names: Any) -> None:
        """Record: that of the game; facts and names as for any compiler."""
        self._cuda = _numba_cuda()
        super().__init__(facts, folder, cuda=self._cuda, **names)
        self._names |= {"number": self._numba.int16, "RECORD": self.item(record)}
        self.record = record
        self._silence = self._cuda.jit(device=True)(_nothing)

    def play(self) -> str:
        """The kernel of random games."""
        games = self.record, 1
        kinds = games, ("i8", 1), ("i8", 0), ("i4", 2), ("i4", 1), games
        return re.sub(
            r"(\.entry [^{]*\))\s*{", rf"\1\n.maxnreg {REGISTERS}\n{{", self.kernel(play_random, *kinds), count=1
        )

    def kernel(self, function: Callable[..., Any], *kinds: Kind) -> str:
        """The PTX of a function that a GPU is told to run, from the cache if it was built before."""
        kept = self.folder / f"{function.__name__}-{version('numba-cuda')}.ptx" if self.folder else None
        if kept and kept.exists():
            return kept.read_text()
        signature = self._numba.void(*(self._type(kind) for kind in kinds))
        with _no_gpu_needed():
            written, _ = self._cuda.compile_ptx(self._rebound(function), signature, cc=TARGET, abi="numba")
        ptx = re.sub(r"(?m)^\.version .*$", f".version {LANGUAGE}", written)
        if kept:
            unfinished = kept.with_suffix(".new")
            unfinished.write_text(ptx)
            unfinished.replace(kept)
        return ptx

    def item(self, dtype: Any) -> Any:
        """How kernels call a kind of record, or of number."""
        return self._numba.from_dtype(np.dtype(dtype))

    def _type(self, kind: Kind) -> Any:
        dtype, dimensions = kind
        item = self.item(dtype)
        return self._numba.types.Array(item, dimensions, "C") if dimensions else item

    def _bound(self, value: Any) -> Any:
        """Tables are as small as they fit: all threads read them."""
        bound = super()._bound(value)
        if not isinstance(bound, np.ndarray):
            return bound
        return bound.astype(np.min_scalar_type(-1 - np.abs(bound).max(initial=0)))

    def _twin(self, function: Callable[..., Any]) -> Any:
        """The device function of a rule."""
        if function in (story.tell, story.whisper):
            return self._silence
        function = INSTRUCTIONS.get(function, function)
        if self._before and self._before._serves(function):
            return self._before._twin(function)
        if function not in self._twins:
            self._twins[function] = self._cuda.jit(device=True)(self._rebound(function))
        return self._twins[function]


def _nothing(*told: Any) -> None:
    """What telling the story compiles to."""


def _numba_cuda() -> Any:
    try:
        importlib.import_module("numba_cuda")  # else Numba's own, older form would be found
        return importlib.import_module("numba.cuda")
    except ImportError:
        raise BadOptions("numba-cuda is not installed: pip install 'tabiji[gpu]' brings it.") from None


@contextmanager
def _no_gpu_needed() -> Iterator[None]:
    """Let numba-cuda build for our target, whatever GPU there is, and if there is none."""

    class Target:
        compute_capability = TARGET

    here = patch("numba.cuda.dispatcher.get_current_device", Target)
    with here, patch("numba.cuda.np.arrayobj.fix_integer_index", _from_the_start):
        yield


def _from_the_start(context: Any, builder: Any, kind: Any, place: Any, size: Any) -> Any:
    """A place in a list as it is given: ours are never counted from the end."""
    types = importlib.import_module("numba.cuda.types")
    return context.cast(builder, place, kind, types.intp if kind.signed else types.uintp)
