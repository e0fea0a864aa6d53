"""A block of threads of a GPU in plain Python, so that kernels are checked where there is none.

numba-cuda has a simulator too, but in it threads cannot vote, and numbers of records run over as bytes do.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from tabiji.engine.bound import interpreted

from ..patience import PATIENCE

WARP = 32


class Array:
    """An array as kernels see it: its numbers are plain, its records are seen through."""

    def __init__(self, held: Any) -> None:
        self._held = held

    def __len__(self) -> int:
        return len(self._held)

    def __getitem__(self, place: Any) -> Any:
        return _plain(self._held[place])

    def __setitem__(self, place: Any, value: Any) -> None:
        self._held[place] = value._held if isinstance(value, Seen) else value

    def view(self, kind: Any) -> Array:
        """The same memory as something else."""
        return Array(self._held.view(kind))


class Seen:
    """A record as kernels see it: what is written lands in its bytes, and has to fit."""

    story = None

    def __init__(self, held: Any) -> None:
        object.__setattr__(self, "_held", held)

    def __getattr__(self, name: str) -> Any:
        return _plain(self._held[name])

    def __setattr__(self, name: str, value: Any) -> None:
        self._held[name] = value


def _plain(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return Array(value)
    return Seen(value) if isinstance(value, np.void) else value.item()


class Vote:
    """Where threads wait for each other, and hear what all of them say."""

    def __init__(self, voters: int) -> None:
        self.barrier = threading.Barrier(voters, timeout=PATIENCE)
        self._said = [False] * voters

    def __call__(self, voter: int, said: bool = False) -> list[bool]:
        """Say something; what everybody said."""
        self._said[voter] = said
        self.barrier.wait()
        heard = self._said[:]
        self.barrier.wait()
        return heard


class Place:
    """A number of a thread, or of a block, along the only line there is."""

    def __init__(self, x: int) -> None:
        self.x = x


class Thread(threading.local):
    """Who asks."""

    number = 0
    shared = 0  # how many arrays it was given


class Block:
    """What kernels call `cuda`, for one block after the other."""

    def __init__(self, threads: int, kernel: Callable[..., None], rules: dict[str, Any]) -> None:
        """Threads: of a block; a kernel, and what stands behind the names it uses."""
        self._threads = threads
        self.local, self.shared = self, _Shared(self)
        self._kernel = interpreted(kernel, {**rules, "cuda": self, "number": np.int16})

    def run(self, *arguments: Any, blocks: int = 1) -> None:
        """Run the kernel; arguments are arrays, which it changes, and numbers."""
        told = [Array(each) if isinstance(each, np.ndarray) else each for each in arguments]
        for number in range(blocks):
            self._run(number, told)

    def _run(self, number: int, told: list[Any]) -> None:
        self.blockIdx = Place(number)
        self._all = Vote(self._threads)
        self._warps = [Vote(WARP) for _ in range(self._threads // WARP)]
        self._who, self._near = Thread(), list[Any]()
        failed = list[BaseException]()

        def work(thread: int) -> None:
            self._who.number = thread
            try:
                self._kernel(*told)
            except BaseException as error:
                failed.append(error)
                for vote in (self._all, *self._warps):
                    vote.barrier.abort()

        threads = [threading.Thread(target=work, args=(each,)) for each in range(self._threads)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        if failed:
            raise failed[0]

    # ------------------------------------------------------------ what a kernel asks

    @property
    def threadIdx(self) -> Place:  # noqa: N802
        """The thread in its block."""
        return Place(self._who.number)

    def grid(self, _: int) -> int:
        """The thread among all."""
        return self.blockIdx.x * self._threads + self._who.number

    def array(self, size: int, kind: Any, alignment: int = 0) -> Array:
        """Memory of a thread of its own, in which anything may lie."""
        return Array(np.full(size * np.dtype(kind).itemsize, 0x55, np.uint8).view(kind))

    def syncthreads(self) -> None:
        """Wait for the block."""
        self._all(self._who.number)

    def _vote(self, said: bool) -> list[bool]:
        return self._warps[self._who.number // WARP](self._who.number % WARP, said)

    def any_sync(self, _: int, said: bool) -> bool:
        """Whether any thread of the warp says so."""
        return any(self._vote(said))

    def ballot_sync(self, _: int, said: bool) -> int:
        """Which threads of the warp say so, as bits."""
        return sum(1 << lane for lane, heard in enumerate(self._vote(said)) if heard)

    def popc(self, bits: int) -> int:
        """How many bits are set."""
        return bits.bit_count()


class _Shared:
    """The memory that the threads of a block share."""

    def __init__(self, block: Block) -> None:
        self._block, self._lock = block, threading.Lock()

    def array(self, size: int, kind: Any, alignment: int = 0) -> Any:
        """The next array of a thread, which is that of all others."""
        block = self._block
        with self._lock:
            if block._who.shared == len(block._near):
                block._near.append(block.array(size, kind))
        block._who.shared += 1
        return block._near[block._who.shared - 1]
