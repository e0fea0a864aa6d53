"""The figures of a run, as they are printed in its end."""

from __future__ import annotations

from statistics import median

from .place import Part, Place

MEGABYTE = 2**20


def told_of_moves(place: Place) -> str:
    """How long honest players waited from a move to its update at every client, in each phase of the run."""
    return ", ".join(f"{part} {_times(place, part)}" for part in place.moves)


def _times(place: Place, part: Part) -> str:
    took = place.moves[part]
    if not took:
        return "none"
    return f"{len(took)} (half within {1000 * median(took):.0f} ms, worst {1000 * max(took):.0f} ms)"


def report(place: Place) -> None:
    """Print what happened at a place."""
    print(f"{place.name}: {len(place.tables)} tables of honest people", flush=True)
    print(f"  honest moves: {told_of_moves(place)}", flush=True)
    for name, count in sorted(place.counted.items()):
        print(f"  {name}: {count}", flush=True)


def mebibytes(count: float) -> str:
    """Bytes in words."""
    return f"{count / MEGABYTE:.1f} MiB"
