"""The arena on a Ray cluster: it plays what it plays without."""

import shlex
import sys
from collections.abc import Iterator
from copy import copy
from dataclasses import replace

import numpy as np
import pytest

from tabiji.arena.contest import new_contest
from tabiji.arena.play import DealRecord, play_contest, play_deal, play_spec
from tabiji.arena.ray_cluster import play_on_cluster
from tabiji.core.errors import BadOptions
from tabiji.games import load_game
from tabiji.research import simulate
from tabiji.research.simulate import new_simulation, play_locally

DEALS = np.array([0, 2])


MISSING = "Ray is not installed: pip install 'tabiji[ray]'"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a real cluster is, on this machine."""
    clusters = pytest.importorskip("ray.cluster_utils", reason=MISSING)
    cluster = clusters.Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    yield cluster.address
    cluster.shutdown()


def told(played: DealRecord) -> tuple[object, ...]:
    """What came of a deal."""
    return played.deal, played.points, played.ranks, played.travelers, played.faults


SOURCE = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["legal"][-1]["action"]}), flush=True)
"""
LAST = f"last={shlex.join([sys.executable, '-c', SOURCE])}"


def test_a_cluster_plays_the_same(address: str) -> None:
    entry = new_contest(load_game("tokaido"), {}, ["pilgrim", LAST], 12, seed=3)
    here, there = play_contest(entry, DEALS), play_on_cluster(entry, DEALS, address)
    assert sorted(map(told, here)) == sorted(map(told, there))


def test_compiled_play_travels_too() -> None:
    entry = new_contest(load_game("tokaido"), {}, ["merchant", "pilgrim", "wanderer"], 12, seed=3)
    deals = [2, 0]
    assert [told(each) for each in play_spec(entry.spec, deals)] == [told(play_deal(entry, deal)) for deal in deals]


def test_a_cluster_simulates_the_same(address: str) -> None:
    planned = new_simulation(load_game("tokaido"), {"players": "3"}, "merchant", 40, 1)
    (here,), (there,) = play_locally(planned, 1), simulate.play_on_cluster(planned, address)
    for name in vars(here):
        assert np.array_equal(getattr(here, name), getattr(there, name)), name


def test_other_components_on_the_cluster_are_told(address: str) -> None:
    entry = new_contest(load_game("tokaido"), {}, ["pilgrim"] * 2, 2, 1)
    other = copy(entry.game.facts)
    other.name = "other"
    here = replace(entry, game=replace(entry.game, facts=other))
    with pytest.raises(BadOptions, match=r"^A machine of the cluster has other components: \S+ \S+, not other"):
        next(play_on_cluster(here, DEALS[:1], address))


def test_a_missing_cluster_is_told() -> None:
    pytest.importorskip("ray", reason=MISSING)
    with pytest.raises(BadOptions, match=r"There is no Ray cluster at 'localhost:1'\."):
        next(play_on_cluster(new_contest(load_game("tokaido"), {}, ["pilgrim"] * 2, 2, 1), DEALS, "localhost:1"))


def test_a_missing_ray_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match=r"Ray is not installed: pip install 'tabiji\[ray\]' brings it."):
        next(play_on_cluster(new_contest(load_game("tokaido"), {}, ["pilgrim"] * 2, 2, 1), DEALS, "auto"))
