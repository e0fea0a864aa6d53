"""The arena on a Ray cluster plays the same games as without."""

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
from tabiji.research import simulate
from tabiji.research.simulate import new_simulation, play_locally

DEALS = np.array([0, 2])


MISSING = "Ray is not installed: pip install 'tabiji[ray]'"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a real cluster on this machine."""
    clusters = pytest.importorskip("ray.cluster_utils", reason=MISSING)
    cluster = clusters.Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    yield cluster.address
    cluster.shutdown()


def outcome(record: DealRecord) -> tuple[object, ...]:
    """All of a deal but its time."""
    return record.deal, record.points, record.ranks, record.travelers, record.faults


SOURCE = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["legal"][-1]["action"]}), flush=True)
"""
LAST = f"last={shlex.join([sys.executable, '-c', SOURCE])}"


def test_a_cluster_plays_the_same(address: str) -> None:
    contest = new_contest("tokaido", ["pilgrim", LAST], games=12, seed=3)
    here, there = play_contest(contest, DEALS), play_on_cluster(contest, DEALS, address)
    assert sorted(map(outcome, here)) == sorted(map(outcome, there))


def test_compiled_play_travels_too() -> None:
    contest = new_contest("tokaido", ["merchant", "pilgrim", "wanderer"], games=12, seed=3)
    deals = [2, 0]
    assert [outcome(each) for each in play_spec(contest.spec, deals)] == [
        outcome(play_deal(contest, deal)) for deal in deals
    ]


def test_a_cluster_simulates_the_same(address: str) -> None:
    simulation = new_simulation("tokaido", policy="merchant", games=40, players=3)
    (here,), (there,) = play_locally(simulation, 1), simulate.play_on_cluster(simulation, address)
    for name in vars(here):
        assert np.array_equal(getattr(here, name), getattr(there, name)), name


def test_other_components_on_the_cluster_are_told(address: str) -> None:
    contest = new_contest("tokaido", ["pilgrim"] * 2, games=2)
    other = copy(contest.game.facts)
    other.name = "other"
    here = replace(contest, game=replace(contest.game, facts=other))
    with pytest.raises(BadOptions, match=r"^A machine of the cluster has other components: \S+ \S+, not other"):
        next(play_on_cluster(here, DEALS[:1], address))


def test_a_missing_cluster_is_told() -> None:
    pytest.importorskip("ray", reason=MISSING)
    with pytest.raises(BadOptions, match=r"There is no Ray cluster at 'localhost:1'\."):
        next(play_on_cluster(new_contest("tokaido", ["pilgrim"] * 2, games=2), DEALS, "localhost:1"))


def test_a_missing_ray_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match=r"Ray is not installed: pip install 'tabiji\[ray\]' brings it."):
        next(play_on_cluster(new_contest("tokaido", ["pilgrim"] * 2, games=2), DEALS, "auto"))
