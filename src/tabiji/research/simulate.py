"""Simulates many games among players of one policy, on all cores or a cluster, with reproducible results."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from ..arena.ray_cluster import connect_to_ray
from ..bots import bot_for
from ..bots.compiled_play import RANDOM
from ..bots.heuristic.parameters import default_parameters
from ..bots.net.compiled_play import POLICY_IDS, play_recorded
from ..compile.batch import GameArray, IntArray
from ..core.checks import seed_of, whole
from ..core.errors import BadOptions
from ..core.keywords import parse_keywords
from ..core.rng import SEED_LIMIT
from ..core.spec import GameSpec, Options
from ..games import load_game

POLICIES = {"random": RANDOM, **POLICY_IDS}
BATCH_SIZE = 10_000  # games of a batch, which is played by one core
WHOLE = 60  # units of a first place: shares of it are whole numbers, so that sums are exact
MIN_POINTS, MAX_POINTS = -64, 192  # of the histogram


@dataclass(frozen=True)
class SimulationSpec:
    """All that determines the games of a simulation."""

    game: str
    components: str
    options: dict[str, str]
    policy: str
    games: int
    seed: int

    @property
    def batches(self) -> range:
        """The numbers of its batches."""
        return range(-(-self.games // BATCH_SIZE))

    def seeds(self, batch: int) -> IntArray:
        """Returns the seeds of the games of a batch."""
        count = min(BATCH_SIZE, self.games - batch * BATCH_SIZE)
        random_words = np.random.SeedSequence([self.seed, batch]).generate_state(BATCH_SIZE, np.uint64)[:count]
        return (random_words >> np.uint64(1)).astype(np.int64)


def new_simulation(
    game: str | GameSpec, *, policy: str = "random", games: int = 100_000, seed: int = 1, **options: Any
) -> SimulationSpec:
    """Returns a simulation of a policy at all seats.

    The options of the game are keywords: `new_simulation("tokaido", policy="scholar", players=3)`.
    """
    game = load_game(game) if isinstance(game, str) else game
    table = parse_keywords(game, options)
    if policy not in POLICIES:
        raise BadOptions(f"'policy': there is no '{policy}': choose one of {', '.join(POLICIES)}.")
    if policy != "random":
        bot_for(game, policy)
    games = whole("'games'", games, 1, SEED_LIMIT - 1)
    words = table.to_dict()
    return SimulationSpec(game.name, game.facts.label, words, policy, games, seed_of(seed))


@dataclass(frozen=True)
class Batch:
    """Finished games, with a row for each seat of each game."""

    seeds: IntArray
    decisions: int
    seats: IntArray
    travelers: IntArray
    slots: IntArray  # at the start
    points: IntArray
    ranks: IntArray
    shares: IntArray  # of the first place, in units of WHOLE
    leads: IntArray  # over the mean points of the others, times their number
    sources: IntArray  # points by source
    stops: IntArray  # visited spaces, as bits


def play_batch(simulation: SimulationSpec, batch: int) -> Batch:
    """Plays one batch of a simulation."""
    game = load_game(simulation.game)
    if game.facts.label != simulation.components:
        raise BadOptions(f"A machine has other components: {game.facts.label}, not {simulation.components}.")
    options, seeds = game.parse_options(simulation.options), simulation.seeds(batch)
    policy_ids = np.full((len(seeds), options.players), POLICIES[simulation.policy])
    games, ranks, slots, stops = play_recorded(
        simulation.game, options, seeds, policy_ids, default_parameters(simulation.game), 1
    )
    return batch_of(game, games, seeds, ranks, slots, stops)


def batch_of(
    game: GameSpec, games: GameArray, seeds: IntArray, ranks: IntArray, slots: IntArray, stops: IntArray
) -> Batch:
    """Returns a batch of finished games."""
    count, players = ranks.shape
    pieces = games["pieces"][:, :players]
    sources = np.zeros((count, players, len(game.score_sources)), np.int64)
    game.compiled.write_score_breakdowns(games, sources)
    points = pieces["points"].astype(np.int64)
    first = ranks == 1
    return Batch(
        seeds=np.repeat(seeds, players),
        decisions=int(games["decisions"].sum()),
        seats=np.tile(np.arange(players), count),
        travelers=(pieces["tile"] if "traveler" in game.names else np.zeros_like(points)).ravel().astype(np.int64),
        slots=slots[:, :players].ravel(),
        points=points.ravel(),
        ranks=ranks.ravel(),
        shares=(first * (WHOLE // first.sum(axis=1, keepdims=True))).ravel(),
        leads=(players * points - points.sum(axis=1, keepdims=True)).ravel(),
        sources=sources.reshape(count * players, -1),
        stops=stops[:, :players].ravel(),
    )


class Summary:
    """Sums over many games in whole numbers, so that the order of batches makes no difference."""

    def __init__(self, game: GameSpec, options: Options) -> None:
        kinds, spaces = len(game.names.get("traveler", ("",))), game.choice_counts[game.move_phase]
        self.game = game
        self.options = options
        self.players: int = options.players
        self.spaces = spaces
        self.games = self.decisions = 0
        self.points = np.zeros(MAX_POINTS - MIN_POINTS + 1, np.int64)  # seats by points, from MIN_POINTS
        self.by_traveler = np.zeros((kinds, 4), np.int64)  # seats, shares, shares squared, points
        self.by_slot = np.zeros((5, 4), np.int64)
        self.by_seat = np.zeros((5, 4), np.int64)
        self.sources = np.zeros((kinds, len(game.score_sources)), np.int64)
        self.products = np.zeros((spaces + 1, spaces + 1), np.int64)  # of the visited spaces; the last is always 1
        self.lead_sums = np.zeros((spaces + 1, 1), np.int64)

    def add(self, batch: Batch) -> None:
        """Adds a batch."""
        self.games += len(batch.seats) // self.players
        self.decisions += batch.decisions
        bins = np.clip(batch.points, MIN_POINTS, MAX_POINTS) - MIN_POINTS
        self.points += np.bincount(bins, minlength=len(self.points))
        columns = np.stack((np.ones_like(batch.shares), batch.shares, batch.shares**2, batch.points))
        for table, kinds in (
            (self.by_traveler, batch.travelers),
            (self.by_slot, batch.slots),
            (self.by_seat, batch.seats),
        ):
            for column, numbers in enumerate(columns):
                table[:, column] += np.rint(np.bincount(kinds, numbers, len(table))).astype(np.int64)
        for column, numbers in enumerate(batch.sources.T):
            sums = np.bincount(batch.travelers, numbers, len(self.sources))
            self.sources[:, column] += np.rint(sums).astype(np.int64)
        visits = np.ones((len(batch.stops), self.spaces + 1), np.float32)
        visits[:, :-1] = batch.stops[:, None] >> np.arange(self.spaces) & 1
        self.products += np.rint(visits.T @ visits).astype(np.int64)
        self.lead_sums += np.rint(visits.T.astype(np.float64) @ batch.leads[:, None]).astype(np.int64)

    def space_values(self) -> Any:
        """Returns the lead in points that goes with a stop on each space: least squares over the visited spaces."""
        coefficients = np.linalg.lstsq(
            self.products.astype(np.float64), self.lead_sums[:, 0] / (self.players - 1), rcond=1e-9
        )[0]
        return coefficients[:-1] - 0.0

    def mean_points(self) -> float:
        """Returns the mean points of a seat."""
        return float(self.points @ np.arange(MIN_POINTS, MAX_POINTS + 1) / self.points.sum())


# ---------------------------------------------------------------- on all cores, on a cluster


def play_locally(simulation: SimulationSpec, threads: int | None = None) -> Iterator[Batch]:
    """Yields all batches in order, played in threads: as many as there are cores if no number is given."""
    threads = threads or os.cpu_count() or 1
    play_batch(replace(simulation, games=1, seed=0), 0)  # compiles before the threads start
    batches = iter(simulation.batches)
    with ThreadPoolExecutor(threads) as pool:
        while group := list(islice(batches, 2 * threads)):
            yield from pool.map(lambda batch: play_batch(simulation, batch), group)


def play_on_cluster(simulation: SimulationSpec, address: str) -> Iterator[Batch]:
    """Yields all batches in order, played on a Ray cluster."""
    ray = connect_to_ray(address)
    remote_play = ray.remote(play_batch)
    batches = iter(simulation.batches)
    try:
        group_size = 2 * int(ray.cluster_resources()["CPU"])
        while group := list(islice(batches, group_size)):
            yield from ray.get([remote_play.remote(simulation, batch) for batch in group])
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None  # the error of the task itself
    finally:
        ray.shutdown()


# ---------------------------------------------------------------- a file of all seats


class ParquetWriter:
    """Writes a Parquet file with a row for each seat of each game, batch by batch."""

    def __init__(self, file: Path, game: GameSpec) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise BadOptions("pyarrow is not installed: pip install 'tabiji[research]' brings it.") from None
        self._arrow = pyarrow
        self._travelers = game.names.get("traveler", ())
        names = pyarrow.dictionary(pyarrow.int8(), pyarrow.string())
        columns = [("game", pyarrow.int64()), ("seed", pyarrow.int64()), ("seat", pyarrow.int8())]
        columns += [("traveler", names)] if self._travelers else []
        columns += [("line", pyarrow.int8()), ("points", pyarrow.int16()), ("rank", pyarrow.int8())]
        columns += [(name, pyarrow.int16()) for name in game.score_sources] + [("stops", pyarrow.int64())]
        self._schema = pyarrow.schema(columns)
        try:
            self._out = pyarrow.parquet.ParquetWriter(str(file), self._schema)
        except OSError as error:
            raise BadOptions(f"{file} cannot be written: {error.strerror or error}.") from None
        self._games = 0

    def add(self, batch: Batch) -> None:
        """Writes the seats of a batch; seats and slots count from 1."""
        count = int(batch.seats.max()) + 1
        numbers = self._games + np.arange(len(batch.seats)) // count
        self._games = int(numbers[-1]) + 1
        columns = [numbers, batch.seeds, batch.seats + 1]
        if self._travelers:
            indices = self._arrow.array(batch.travelers.astype(np.int8))
            columns.append(self._arrow.DictionaryArray.from_arrays(indices, list(self._travelers)))
        columns += [batch.slots + 1, batch.points, batch.ranks, *batch.sources.T, batch.stops]
        arrays = [
            column if isinstance(column, self._arrow.Array) else self._arrow.array(column).cast(field.type)
            for column, field in zip(columns, self._schema, strict=True)
        ]
        self._out.write_table(self._arrow.Table.from_arrays(arrays, schema=self._schema))

    def close(self) -> None:
        """Finishes the file."""
        self._out.close()
