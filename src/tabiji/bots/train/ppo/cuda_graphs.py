"""Work that a GPU does again and again: the first times as it is, then from a graph."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Graphs:
    """The graphs that were made so far; where there is no GPU all work is done as it is."""

    def __init__(self, torch: Any, device: str) -> None:
        self.torch, self.device = torch, device
        self._made: dict[str, Any] = {}
        self._tried: dict[str, int] = {}

    def run(self, name: str, work: Callable[[], None], times: int, before: Callable[[], None] | None = None) -> None:
        """Do some work, as it is so many times; before: what has to be done as long as there is no graph."""
        torch = self.torch
        if name in self._made:
            self._made[name].replay()
            return
        if self.device == "cpu":
            _do(work, before)
            return
        self._tried[name] = self._tried.get(name, 0) + 1
        if self._tried[name] <= times:
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                _do(work, before)
            torch.cuda.current_stream().wait_stream(stream)
            return
        torch.cuda.synchronize()
        if before:
            before()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            work()
        self._made[name] = graph
        graph.replay()


def _do(work: Callable[[], None], before: Callable[[], None] | None) -> None:
    if before:
        before()
    work()
