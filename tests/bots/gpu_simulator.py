"""Simulates one block of GPU threads in plain Python, to test kernels on machines without a GPU.

The simulator of numba-cuda supports neither warp votes nor the overflow checks of record fields.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from greenlet import getcurrent, greenlet

from tabiji.compile.placeholders import bind_rules

WARP = 32


class Array:
    """An array as kernels see it: scalars are Python numbers, records are views."""

    def __init__(self, values: Any) -> None:
        self._values = values

    def __len__(self) -> int:
        return len(self._values)

    def __getitem__(self, place: Any) -> Any:
        return _plain(self._values[place])

    def __setitem__(self, place: Any, value: Any) -> None:
        self._values[place] = value._values if isinstance(value, RecordView) else value

    def view(self, kind: Any) -> Array:
        """Returns the same memory with another type."""
        return Array(self._values.view(kind))


class RecordView:
    """A record as kernels see it: assignments write its bytes, and values must fit."""

    story = None

    def __init__(self, values: Any) -> None:
        object.__setattr__(self, "_values", values)

    def __getattr__(self, name: str) -> Any:
        return _plain(self._values[name])

    def __setattr__(self, name: str, value: Any) -> None:
        self._values[name] = value


def _plain(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return Array(value)
    return RecordView(value) if isinstance(value, np.void) else value.item()


class Index:
    """The index of a thread or a block; there is one dimension."""

    def __init__(self, x: int) -> None:
        self.x = x


class Thread(greenlet):
    """A thread: it runs until it waits for others, and is resumed with their votes."""

    def __init__(self, number: int, work: Callable[[], None]) -> None:
        super().__init__(work)
        self.number = number
        self.arrays = 0  # number of shared arrays that it has requested
        self.waiting_for: range | None = None  # the threads it waits for
        self.vote = False


class SimulatedBlock:
    """The module `cuda` of a kernel; blocks run one after the other."""

    def __init__(self, threads: int, kernel: Callable[..., None], rules: dict[str, Any]) -> None:
        """Takes the number of threads of a block, a kernel, and the names that it uses."""
        self._size = threads
        self.local, self.shared = self, Shared(self)
        self._kernel = bind_rules(kernel, {**rules, "cuda": self, "ACTION_TYPE": np.int16})

    def run(self, *arguments: Any, blocks: int = 1) -> None:
        """Runs the kernel; arguments are arrays, which it changes, and numbers."""
        wrapped = [Array(each) if isinstance(each, np.ndarray) else each for each in arguments]
        for number in range(blocks):
            self.blockIdx = Index(number)
            self.shared_arrays = list[Array]()
            self._threads = [Thread(each, lambda: self._kernel(*wrapped)) for each in range(self._size)]
            for thread in self._threads:
                thread.switch()
            while any(self._threads):
                self._wake()

    def _wake(self) -> None:
        """Resumes every group of threads that all wait for each other."""
        waiting = {thread.waiting_for for thread in self._threads if thread.waiting_for}
        together = [group for group in waiting if all(self._threads[each].waiting_for == group for each in group)]
        assert together, "threads wait for threads that never arrive"
        for group in together:
            votes = [self._threads[each].vote for each in group]
            for each in group:
                self._threads[each].waiting_for = None
                self._threads[each].switch(votes)

    def wait_for(self, group: range, vote: bool) -> list[bool]:
        """Waits for a group of threads and returns their votes."""
        thread = self.current_thread
        thread.waiting_for, thread.vote = group, vote
        assert thread.parent
        votes: list[bool] = thread.parent.switch()
        return votes

    @property
    def current_thread(self) -> Thread:
        """Returns the running thread."""
        thread = getcurrent()
        assert isinstance(thread, Thread)
        return thread

    # ------------------------------------------------------------ the interface of `cuda`

    @property
    def threadIdx(self) -> Index:  # noqa: N802
        """Returns the index of the thread in its block."""
        return Index(self.current_thread.number)

    def grid(self, _: int) -> int:
        """Returns the index of the thread in the grid."""
        return self.blockIdx.x * self._size + self.current_thread.number

    def array(self, size: int, kind: Any, alignment: int = 0) -> Array:
        """Returns uninitialised memory of a thread."""
        return Array(np.full(size * np.dtype(kind).itemsize, 0x55, np.uint8).view(kind))

    def syncthreads(self) -> None:
        """Waits for all threads of the block."""
        self.wait_for(range(self._size), False)

    def _vote(self, vote: bool) -> list[bool]:
        first = self.current_thread.number // WARP * WARP
        return self.wait_for(range(first, first + WARP), vote)

    def any_sync(self, _: int, vote: bool) -> bool:
        """Returns whether any thread of the warp votes true."""
        return any(self._vote(vote))

    def ballot_sync(self, _: int, vote: bool) -> int:
        """Returns the votes of the warp as bits."""
        return sum(1 << lane for lane, voted in enumerate(self._vote(vote)) if voted)

    def popc(self, bits: int) -> int:
        """Returns the number of bits that are set."""
        return bits.bit_count()


class Shared:
    """The memory that the threads of a block share."""

    def __init__(self, block: SimulatedBlock) -> None:
        self._block = block

    def array(self, size: int, kind: Any, alignment: int = 0) -> Array:
        """Returns the next shared array of a thread; all threads of the block share it."""
        block, thread = self._block, self._block.current_thread
        if thread.arrays == len(block.shared_arrays):
            block.shared_arrays.append(block.array(size, kind))
        thread.arrays += 1
        return block.shared_arrays[thread.arrays - 1]
