"""A block of threads of a GPU in plain Python, so that kernels are checked where there is none.

numba-cuda has a simulator too, but in it threads cannot vote, and numbers of records run over as bytes do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from greenlet import getcurrent, greenlet

from tabiji.compile.placeholders import bind_rules

WARP = 32


class Array:
    """An array as kernels see it: its numbers are plain, its records are seen through."""

    def __init__(self, held: Any) -> None:
        self._values = held

    def __len__(self) -> int:
        return len(self._values)

    def __getitem__(self, place: Any) -> Any:
        return _plain(self._values[place])

    def __setitem__(self, place: Any, value: Any) -> None:
        self._values[place] = value._values if isinstance(value, RecordView) else value

    def view(self, kind: Any) -> Array:
        """The same memory as something else."""
        return Array(self._values.view(kind))


class RecordView:
    """A record as kernels see it: what is written lands in its bytes, and has to fit."""

    story = None

    def __init__(self, held: Any) -> None:
        object.__setattr__(self, "_values", held)

    def __getattr__(self, name: str) -> Any:
        return _plain(self._values[name])

    def __setattr__(self, name: str, value: Any) -> None:
        self._values[name] = value


def _plain(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return Array(value)
    return RecordView(value) if isinstance(value, np.void) else value.item()


class Index:
    """A number of a thread, or of a block, along the only line there is."""

    def __init__(self, x: int) -> None:
        self.x = x


class Thread(greenlet):
    """A thread: it runs until it has to wait for others, and is woken with what they said."""

    def __init__(self, number: int, work: Callable[[], None]) -> None:
        super().__init__(work)
        self.number = number
        self.arrays = 0  # of shared memory, that it was given
        self.waiting_for: range | None = None  # the threads it waits for
        self.vote = False


class SimulatedBlock:
    """What kernels call `cuda`, for one block after the other."""

    def __init__(self, threads: int, kernel: Callable[..., None], rules: dict[str, Any]) -> None:
        """Threads: of a block; a kernel, and what stands behind the names it uses."""
        self._size = threads
        self.local, self.shared = self, Shared(self)
        self._kernel = bind_rules(kernel, {**rules, "cuda": self, "ACTION_TYPE": np.int16})

    def run(self, *arguments: Any, blocks: int = 1) -> None:
        """Runs the kernel; arguments are arrays, which it changes, and numbers."""
        told = [Array(each) if isinstance(each, np.ndarray) else each for each in arguments]
        for number in range(blocks):
            self.blockIdx = Index(number)
            self.shared_arrays = list[Array]()
            self._threads = [Thread(each, lambda: self._kernel(*told)) for each in range(self._size)]
            for thread in self._threads:
                thread.switch()
            while any(self._threads):
                self._wake()

    def _wake(self) -> None:
        """Lets those go on who have all come to where they wait for each other."""
        waiting = {thread.waiting_for for thread in self._threads if thread.waiting_for}
        together = [those for those in waiting if all(self._threads[each].waiting_for == those for each in those)]
        assert together, "threads wait for others who never come"
        for those in together:
            heard = [self._threads[each].vote for each in those]
            for each in those:
                self._threads[each].waiting_for = None
                self._threads[each].switch(heard)

    def wait_for(self, those: range, said: bool) -> list[bool]:
        """Waits for some threads; what each of them says."""
        thread = self.current_thread
        thread.waiting_for, thread.vote = those, said
        assert thread.parent
        heard: list[bool] = thread.parent.switch()
        return heard

    @property
    def current_thread(self) -> Thread:
        """The thread that runs."""
        thread = getcurrent()
        assert isinstance(thread, Thread)
        return thread

    # ------------------------------------------------------------ what a kernel asks

    @property
    def threadIdx(self) -> Index:  # noqa: N802
        """The thread in its block."""
        return Index(self.current_thread.number)

    def grid(self, _: int) -> int:
        """The thread among all."""
        return self.blockIdx.x * self._size + self.current_thread.number

    def array(self, size: int, kind: Any, alignment: int = 0) -> Array:
        """Memory of a thread of its own, in which anything may lie."""
        return Array(np.full(size * np.dtype(kind).itemsize, 0x55, np.uint8).view(kind))

    def syncthreads(self) -> None:
        """Waits for the block."""
        self.wait_for(range(self._size), False)

    def _vote(self, said: bool) -> list[bool]:
        first = self.current_thread.number // WARP * WARP
        return self.wait_for(range(first, first + WARP), said)

    def any_sync(self, _: int, said: bool) -> bool:
        """Whether any thread of the warp says so."""
        return any(self._vote(said))

    def ballot_sync(self, _: int, said: bool) -> int:
        """Which threads of the warp say so, as bits."""
        return sum(1 << lane for lane, heard in enumerate(self._vote(said)) if heard)

    def popc(self, bits: int) -> int:
        """How many bits are set."""
        return bits.bit_count()


class Shared:
    """The memory that the threads of a block share."""

    def __init__(self, block: SimulatedBlock) -> None:
        self._block = block

    def array(self, size: int, kind: Any, alignment: int = 0) -> Array:
        """The next array of a thread, which is that of all others."""
        block, thread = self._block, self._block.current_thread
        if thread.arrays == len(block.shared_arrays):
            block.shared_arrays.append(block.array(size, kind))
        thread.arrays += 1
        return block.shared_arrays[thread.arrays - 1]
