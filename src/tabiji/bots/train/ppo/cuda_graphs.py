"""CUDA graphs: repeated work is captured once and replayed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class CudaGraphs:
    """The captured graphs by name; on the CPU all work runs directly."""

    def __init__(self, torch: Any, device: str) -> None:
        self.torch, self.device = torch, device
        self._graphs: dict[str, Any] = {}
        self._warm_ups: dict[str, int] = {}

    def run(
        self, name: str, work: Callable[[], None], warm_ups: int, prepare: Callable[[], None] | None = None
    ) -> None:
        """Runs work directly for some warm-ups, then captures and replays it; prepare runs before all but replays."""
        torch = self.torch
        if name in self._graphs:
            self._graphs[name].replay()
            return
        if self.device == "cpu":
            _run_prepared(work, prepare)
            return
        self._warm_ups[name] = self._warm_ups.get(name, 0) + 1
        if self._warm_ups[name] <= warm_ups:
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                _run_prepared(work, prepare)
            torch.cuda.current_stream().wait_stream(stream)
            return
        torch.cuda.synchronize()
        if prepare:
            prepare()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            work()
        self._graphs[name] = graph
        graph.replay()


def _run_prepared(work: Callable[[], None], prepare: Callable[[], None] | None) -> None:
    if prepare:
        prepare()
    work()
