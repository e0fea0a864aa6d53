"""Many games among players of one kind, on all cores or a cluster: what came of them, exactly the same every time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from ..arena.ray_cluster import connect_to_ray
from ..bots import bot_for
from ..bots.compiled_play import MERCHANT, PILGRIM, RANDOM, SCHOLAR, WANDERER, play_recorded
from ..bots.heuristic.parameters import default_parameters
from ..compile.batch import GameArray, IntArray
from ..core.checks import seed_of, whole
from ..core.errors import BadOptions
from ..core.rng import SEED_LIMIT
from ..core.spec import GameSpec, Options
from ..games import load_game

POLICIES = {"random": RANDOM, "wanderer": WANDERER, "pilgrim": PILGRIM, "merchant": MERCHANT, "scholar": SCHOLAR}
BATCH_SIZE = 10_000  # games of a batch, which is played by one core
WHOLE = 60  # of a first place, so that a share of it is a whole number and sums are exact
LEAST_POINTS, MOST_POINTS = -64, 192  # that are told apart


@dataclass(frozen=True)
class SimulationSpec:
    """All that decides the games of a simulation."""

    game: str
    components: str
    words: dict[str, str]
    policy: str
    games: int
    seed: int

    @property
    def batches(self) -> range:
        """The numbers of its batches."""
        return range(-(-self.games // BATCH_SIZE))

    def seeds(self, batch: int) -> IntArray:
        """The seeds of the games of a batch."""
        count = min(BATCH_SIZE, self.games - batch * BATCH_SIZE)
        words = np.random.SeedSequence([self.seed, batch]).generate_state(BATCH_SIZE, np.uint64)[:count]
        return (words >> np.uint64(1)).astype(np.int64)


def new_simulation(game: GameSpec, words: dict[str, str], policy: str, games: int, seed: int) -> SimulationSpec:
    """A simulation, checked."""
    options = game.parse_options(words)
    if policy not in POLICIES:
        raise BadOptions(f"'policy': there is no '{policy}': choose one of {', '.join(POLICIES)}.")
    if policy != "random":
        bot_for(game, policy)
    games = whole("'games'", games, 1, SEED_LIMIT - 1)
    words = {**words, "players": str(options.players)}
    return SimulationSpec(game.name, game.facts.label, words, policy, games, seed_of(seed))


@dataclass(frozen=True)
class Batch:
    """Some games that were played, a row for each seat of each."""

    seeds: IntArray
    decisions: int
    seats: IntArray
    travelers: IntArray
    lines: IntArray  # places in line at the start
    points: IntArray
    ranks: IntArray
    shares: IntArray  # of the first place, of WHOLE
    leads: IntArray  # points ahead of the others' mean, times their number
    sources: IntArray  # what brought the points
    stops: IntArray  # where it stopped, as bits


def play_batch(planned: SimulationSpec, batch: int) -> Batch:
    """Play one batch of a simulation."""
    game = load_game(planned.game)
    if game.facts.label != planned.components:
        raise BadOptions(f"A machine has other components: {game.facts.label}, not {planned.components}.")
    options, seeds = game.parse_options(planned.words), planned.seeds(batch)
    policy_ids = np.full((len(seeds), options.players), POLICIES[planned.policy])
    parameters = default_parameters(planned.game)
    games, ranks, start_slots, stops = play_recorded(planned.game, options, seeds, policy_ids, parameters, 1)
    return rows_of(game, games, seeds, ranks, start_slots, stops)


def rows_of(
    game: GameSpec, games: GameArray, seeds: IntArray, ranks: IntArray, lines: IntArray, stops: IntArray
) -> Batch:
    """A row for each seat of each game."""
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
        lines=lines[:, :players].ravel(),
        points=points.ravel(),
        ranks=ranks.ravel(),
        shares=(first * (WHOLE // first.sum(axis=1, keepdims=True))).ravel(),
        leads=(players * points - points.sum(axis=1, keepdims=True)).ravel(),
        sources=sources.reshape(count * players, -1),
        stops=stops[:, :players].ravel(),
    )


class Summary:
    """What came of many games, in whole numbers: whoever adds them up, in whatever order, finds the same."""

    def __init__(self, game: GameSpec, options: Options) -> None:
        kinds, spaces = len(game.names.get("traveler", ("",))), game.choice_counts[game.move_phase]
        self.game = game
        self.options = options
        self.players: int = options.players
        self.spaces = spaces
        self.games = self.decisions = 0
        self.points = np.zeros(MOST_POINTS - LEAST_POINTS + 1, np.int64)  # how often a seat has so many, from the least
        self.by_traveler = np.zeros((kinds, 4), np.int64)  # seats, shares, shares squared, points
        self.by_line = np.zeros((5, 4), np.int64)
        self.by_seat = np.zeros((5, 4), np.int64)
        self.sources = np.zeros((kinds, len(game.score_sources)), np.int64)
        self.products = np.zeros((spaces + 1, spaces + 1), np.int64)  # of where one stopped; the last is always 1
        self.led = np.zeros((spaces + 1, 1), np.int64)

    def add(self, batch: Batch) -> None:
        """Count some games more."""
        self.games += len(batch.seats) // self.players
        self.decisions += batch.decisions
        reached = np.clip(batch.points, LEAST_POINTS, MOST_POINTS) - LEAST_POINTS
        self.points += np.bincount(reached, minlength=len(self.points))
        told = np.stack((np.ones_like(batch.shares), batch.shares, batch.shares**2, batch.points))
        for table, kinds in (
            (self.by_traveler, batch.travelers),
            (self.by_line, batch.lines),
            (self.by_seat, batch.seats),
        ):
            for column, numbers in enumerate(told):
                table[:, column] += np.rint(np.bincount(kinds, numbers, len(table))).astype(np.int64)
        for column, numbers in enumerate(batch.sources.T):
            sums = np.bincount(batch.travelers, numbers, len(self.sources))
            self.sources[:, column] += np.rint(sums).astype(np.int64)
        stood = np.ones((len(batch.stops), self.spaces + 1), np.float32)
        stood[:, :-1] = batch.stops[:, None] >> np.arange(self.spaces) & 1
        self.products += np.rint(stood.T @ stood).astype(np.int64)
        self.led += np.rint(stood.T.astype(np.float64) @ batch.leads[:, None]).astype(np.int64)

    def worth(self) -> Any:
        """What a stop on each space goes with, in points ahead of the others: least squares over who stopped where."""
        solved = np.linalg.lstsq(self.products.astype(np.float64), self.led[:, 0] / (self.players - 1), rcond=1e-9)[0]
        return solved[:-1] - 0.0

    def mean_points(self) -> float:
        """The mean of all seats."""
        return float(self.points @ np.arange(LEAST_POINTS, MOST_POINTS + 1) / self.points.sum())


# ---------------------------------------------------------------- on all cores, on a cluster


def play_locally(planned: SimulationSpec, threads: int) -> Iterator[Batch]:
    """Play all batches in threads, in their order."""
    play_batch(
        SimulationSpec(planned.game, planned.components, planned.words, planned.policy, 1, 0), 0
    )  # compiled before
    batches = iter(planned.batches)
    with ThreadPoolExecutor(threads) as pool:
        while wave := list(islice(batches, 2 * threads)):
            yield from pool.map(lambda batch: play_batch(planned, batch), wave)


def play_on_cluster(planned: SimulationSpec, address: str) -> Iterator[Batch]:
    """Play all batches on a Ray cluster, in their order."""
    ray = connect_to_ray(address)
    play_one = ray.remote(play_batch)
    batches = iter(planned.batches)
    try:
        most = 2 * int(ray.cluster_resources()["CPU"])
        while wave := list(islice(batches, most)):
            yield from ray.get([play_one.remote(planned, batch) for batch in wave])
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None  # as if it had happened here
    finally:
        ray.shutdown()


def cores() -> int:
    """How many threads play if nobody says."""
    return os.cpu_count() or 1


# ---------------------------------------------------------------- a file of all seats


class ParquetWriter:
    """A file with a row for each seat of each game, written as they are played."""

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
        """Write the seats of a batch; seats and places in line count from 1."""
        count = int(batch.seats.max()) + 1
        numbers = self._games + np.arange(len(batch.seats)) // count
        self._games = int(numbers[-1]) + 1
        columns = [numbers, batch.seeds, batch.seats + 1]
        if self._travelers:
            who = self._arrow.array(batch.travelers.astype(np.int8))
            columns.append(self._arrow.DictionaryArray.from_arrays(who, list(self._travelers)))
        columns += [batch.lines + 1, batch.points, batch.ranks, *batch.sources.T, batch.stops]
        arrays = [
            column if isinstance(column, self._arrow.Array) else self._arrow.array(column).cast(field.type)
            for column, field in zip(columns, self._schema, strict=True)
        ]
        self._out.write_table(self._arrow.Table.from_arrays(arrays, schema=self._schema))

    def close(self) -> None:
        """Finish the file."""
        self._out.close()
