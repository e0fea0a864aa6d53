"""The kernels: played by a block of threads in plain Python, built for a GPU, and run on one where there is one."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tabiji.bots.heuristic.evaluate import best_index, evaluate
from tabiji.bots.heuristic.parameters import default_parameters
from tabiji.bots.heuristic.registry import bind_bot, bot_bindings
from tabiji.bots.heuristic.scratch import PlainScratch, new_scratch
from tabiji.bots.net.format import META_SIZE, NEW_GAME, OVER, PHASE, SEAT, SEATS
from tabiji.bots.net.inputs import net_bindings, row_names, slots_of
from tabiji.bots.net.steps import step_self_play, step_with_scholars
from tabiji.bots.train.ppo.export import KERNELS, ptx, starts_of
from tabiji.compile.device import BLOCK_SIZE
from tabiji.compile.gpu import play_random
from tabiji.compile.outcome import first_place_share, lead
from tabiji.compile.placeholders import bind_rules
from tabiji.core.spec import play_out
from tabiji.games import GAMES, load_game

from .gpu_simulator import WARP, SimulatedBlock

SOME = {"tokaido": [0, 2, 7, 11, 18], "namiji": [0, 1, 2, 3, 4]}  # tables: of every number of players, two editions

needs_numba_cuda = pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda") is None, reason="kernels are built by numba-cuda, of 'tabiji[gpu]'"
)


def bindings(game: str) -> dict[str, Any]:
    """Returns what the placeholders of a kernel are bound to."""
    described = load_game(game)
    kinds = {"RECORD_TYPE": described.record.dtype, "SCRATCH_TYPE": new_scratch(game).dtype}
    return {**described.rules, **bot_bindings(described), **net_bindings(game), **kinds}


def dealt_state(game: str, table: int, seed: int) -> Any:
    """Returns a plain state after the deal."""
    described = load_game(game)
    state = described.initial_state(described.parse_options(described.training_tables["master"][table].options))
    described.deal(state, seed)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_threads_of_a_warp_play_the_same_games_as_alone(game: str) -> None:
    described, seeds, each = load_game(game), np.arange(40, 45), 2
    points, decisions = np.zeros((len(seeds), SEATS), np.int32), np.zeros(len(seeds), np.int32)
    last = np.repeat(starts_of(game)[:1], 3)
    arguments = starts_of(game)[:1], seeds, each, points, decisions, last
    SimulatedBlock(WARP, play_random, bindings(game)).run(*arguments)
    for thread, seed in enumerate(seeds.tolist()):
        ends = [dealt_state(game, 0, seed + repeat) for repeat in range(each)]
        for state in ends:
            play_out(described, state)
        assert decisions[thread] == sum(state.decisions for state in ends)
        for seat in range(4):
            assert points[thread, seat] == sum(state.pieces[seat].points for state in ends)
        if thread < len(last):
            assert last[thread].tobytes() == ends[-1].tobytes()


def buffers(game: str, count: int) -> tuple[Any, ...]:
    """Rows, their sparse features, shares and leads."""
    small = np.zeros((len(row_names(game)), count), np.int8), np.zeros((META_SIZE, count), np.int8)
    return *small, np.zeros((SEATS, count), np.float32), np.zeros((SEATS, count), np.float32)


def observation(game: str, state: Any) -> tuple[Any, dict[int, int]]:
    """Returns the row of a choice, and the action of each slot."""
    described, row = load_game(game), np.zeros(len(row_names(game)), np.int8)
    legal, slots = described.legal_moves(state), [0] * 64
    slots_of(game).net_slots(state, legal, len(legal), slots)
    row[slots[: len(legal)]] = 1
    described.features(state, state.seat, row[slots_of(game).NET_SLOTS :])
    return row, dict(reversed(list(zip(slots, legal, strict=False))))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("count", "steps"), [(5, 1000), (BLOCK_SIZE + 2, 3)]
)  # whole games; more than a block has room for
def test_every_observation_of_every_step_follows_the_rules(game: str, count: int, steps: int) -> None:
    described = load_game(game)
    share, ahead = (bind_rules(each, described.rules) for each in (first_place_share, lead))
    starts, seeds = starts_of(game), np.arange(1, count + 1)
    tables = np.resize(np.array(SOME[game], np.int8), count)
    games, chosen = np.repeat(starts[:1], count), np.full(count, NEW_GAME, np.int16)
    states = [dealt_state(game, table, seed) for table, seed in zip(tables.tolist(), seeds.tolist(), strict=True)]
    block, blocks = SimulatedBlock(BLOCK_SIZE, step_self_play, bindings(game)), -(-count // BLOCK_SIZE)
    rows, meta, shares, leads = buffers(game, count)
    for step in range(steps):
        rows[:] = 0
        arguments = starts, tables, seeds, games, chosen, rows, meta, shares, leads
        block.run(*arguments, blocks=blocks)
        for index, state in enumerate(states):
            while not described.is_over(state) and len(described.legal_moves(state)) == 1:
                described.apply(state, described.legal_moves(state)[0])
            assert games[index].tobytes() == state.tobytes(), (step, index)
            assert meta[OVER, index] == described.is_over(state)
            if described.is_over(state):
                assert not rows[:, index].any()
                continue
            row, actions = observation(game, state)
            assert rows[:, index].tolist() == row.tolist(), (step, index)
            assert (meta[SEAT, index], meta[PHASE, index]) == (state.seat, state.phase)
            chosen[index] = sorted(actions)[(7 * step + index) % len(actions)]
            described.apply(state, actions[chosen[index]])
        if meta[OVER].all():
            break
    assert meta[OVER].all() == (steps > 3)
    for index, state in enumerate(states if steps > 3 else []):
        for seat in range(state.players):
            assert shares[seat, index] == pytest.approx(share(state, seat))
            assert leads[seat, index] == pytest.approx(ahead(state, seat))


@pytest.mark.parametrize("game", GAMES)
def test_scholars_play_until_the_learner_decides(game: str) -> None:
    described, count, parameters = load_game(game), 2, default_parameters(game)
    starts, seeds, tables = starts_of(game), np.arange(1, count + 1), np.zeros(count, np.int8)
    games, chosen = np.repeat(starts[:1], count), np.full(count, NEW_GAME, np.int16)
    policy_ids = np.full((SEATS, count), 2, np.int8)
    arguments = starts, tables, seeds, games, chosen, *buffers(game, count), policy_ids, parameters
    SimulatedBlock(BLOCK_SIZE, step_with_scholars, bindings(game)).run(*arguments)
    scholar = parameters.view(np.recarray)[1]
    for index, seed in enumerate(seeds.tolist()):
        state = dealt_state(game, 0, seed)
        while not described.is_over(state):
            scratch = PlainScratch(described.legal_moves(state))
            if len(scratch.actions) > 1:
                bind_bot(described, evaluate)(state, scholar, scratch, len(scratch.actions))
            described.apply(state, scratch.actions[best_index(scratch, len(scratch.actions))])
        assert games[index].tobytes() == state.tobytes()


@needs_numba_cuda
@pytest.mark.soak
@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("game", GAMES)
def test_every_kernel_is_built_for_a_gpu(game: str, kernel: str) -> None:
    built = ptx(game, kernel)
    assert built.count(".visible .entry") == 1
    assert ".target sm_80" in built


@needs_numba_cuda
@pytest.mark.soak
def test_a_gpu_plays_the_same_games(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    if not torch.cuda.is_available():
        pytest.skip("there is no GPU")
    bench = Path(__file__).parents[2] / "bench" / "gpu.py"
    output = subprocess.run([sys.executable, bench, tmp_path], check=True, capture_output=True, text=True).stdout
    for game in GAMES:
        assert f"{game}: 1024 of 1024 random games" in output
        assert f"{game}: 1024 of 1024 games among scholars" in output
        assert re.search(rf"{game}: rows of (\d+) of \1 steps, 1024 of 1024 ends as on the CPU; shares: True", output)
