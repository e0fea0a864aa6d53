"""Steps many games in parallel, for training: applies the chosen slots, plays to the next choice, writes observations.

The functions serve a thread of a GPU and a loop on the CPU. Arrays have the games last, so that neighbouring threads
write neighbouring bytes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...compile.argument_checks import takes
from ...compile.batch import GameArray, IntArray
from ...compile.device import BLOCK_SIZE
from ...compile.gpu import FULL_WARP
from ...compile.outcome import first_place_share, lead
from ...compile.placeholders import (
    ACTION_TYPE,
    MOST_CHOICES,
    NET_SLOTS,
    RECORD_TYPE,
    SCRATCH_TYPE,
    IntBuffer,
    apply,
    cuda,
    deal,
    is_over,
    legal_actions,
    net_slots,
    write_features,
)
from ...compile.steps import Float32Array, Int8Array
from ...core.deck import NONE
from ...core.game import Game
from ...road.features import sooner
from ..heuristic.evaluate import best_index, evaluate
from ..heuristic.scratch import ParameterArray, Scratch, ScratchArray
from .format import LEARNER, NEW_GAME, OVER, PHASE, PIECES, PLAYERS, SEAT, SEATS

Slots = np.ndarray[Any, np.dtype[np.int16]]
Words = np.ndarray[Any, np.dtype[np.int32]]


def step_self_play(
    starts: GameArray,
    tables: Int8Array,
    seeds: IntArray,
    games: GameArray,
    chosen: Slots,
    rows: Int8Array,
    meta: Int8Array,
    shares: Float32Array,
    leads: Float32Array,
) -> None:
    """Steps a game for each thread of a GPU, with the learner at every seat."""
    thread, first = cuda.threadIdx.x, cuda.blockIdx.x * BLOCK_SIZE
    local_games = cuda.shared.array(BLOCK_SIZE, RECORD_TYPE, 16)
    copy_words(games[first : first + BLOCK_SIZE].view(np.int32), local_games.view(np.int32), thread)
    actions = cuda.local.array(MOST_CHOICES, ACTION_TYPE)
    slots = cuda.local.array(MOST_CHOICES, ACTION_TYPE)
    index = first + thread
    game = local_games[thread]
    going = index < len(games) and begin_or_act(
        starts, tables, seeds, local_games, thread, chosen, meta, index, actions, slots
    )
    count = 1 if going else 0
    while cuda.any_sync(FULL_WARP, count == 1):  # the vote makes diverged threads converge
        if count == 1:
            count = count_choices(game, actions)
            if count == 1:
                apply(game, actions[0])
    if going:
        write_observation(game, count, rows, meta, shares, leads, index, actions, slots)
    copy_words(local_games.view(np.int32), games[first : first + BLOCK_SIZE].view(np.int32), thread)


def copy_words(source: Words, target: Words, thread: int) -> None:
    """Copies the games of a block, neighbouring words by neighbouring threads, so that accesses coalesce."""
    cuda.syncthreads()
    for word in range(thread, min(len(source), len(target)), BLOCK_SIZE):
        target[word] = source[word]
    cuda.syncthreads()


def step_with_scholars(
    starts: GameArray,
    tables: Int8Array,
    seeds: IntArray,
    games: GameArray,
    chosen: Slots,
    rows: Int8Array,
    meta: Int8Array,
    shares: Float32Array,
    leads: Float32Array,
    policy_ids: Int8Array,
    parameters: ParameterArray,
) -> None:
    """Steps a game for each thread of a GPU, with merchants and scholars at some seats."""
    index = cuda.grid(1)
    if index < len(games):
        scratch_array = cuda.local.array(1, SCRATCH_TYPE)
        slots = cuda.local.array(MOST_CHOICES, ACTION_TYPE)
        scratch = scratch_array[0]
        if begin_or_act(starts, tables, seeds, games, index, chosen, meta, index, scratch.actions, slots):
            count = play_scholars(games[index], policy_ids, parameters, scratch, index)
            write_observation(games[index], count, rows, meta, shares, leads, index, scratch.actions, slots)


@takes(starts="record tables", games="record n", parameters="parameters rows", scratch_array="scratch 1")
def step_all(
    starts: GameArray,
    tables: Int8Array,
    seeds: IntArray,
    games: GameArray,
    chosen: Slots,
    rows: Int8Array,
    meta: Int8Array,
    shares: Float32Array,
    leads: Float32Array,
    policy_ids: Int8Array,
    parameters: ParameterArray,
    scratch_array: ScratchArray,
) -> None:
    """Steps every game on the CPU, with merchants and scholars at some seats."""
    scratch = scratch_array[0]
    slots = np.empty(MOST_CHOICES, np.int64)
    for index in range(len(games)):
        if begin_or_act(starts, tables, seeds, games, index, chosen, meta, index, scratch.actions, slots):
            count = play_scholars(games[index], policy_ids, parameters, scratch, index)
            write_observation(games[index], count, rows, meta, shares, leads, index, scratch.actions, slots)


def begin_or_act(
    starts: GameArray,
    tables: Int8Array,
    seeds: IntArray,
    games: GameArray,
    position: int,
    chosen: Slots,
    meta: Int8Array,
    index: int,
    actions: IntArray,
    slots: IntArray,
) -> bool:
    """Deals a game, or applies the chosen slot to it; returns whether it is under way.

    The game is games[position]; index is its number in all other arrays.
    """
    game = games[position]
    slot = chosen[index]
    if slot == NEW_GAME:
        games[position] = starts[tables[index]]
        deal(game, seeds[index])
        return True
    if is_over(game):
        meta[OVER, index] = 1
        return False
    count = legal_actions(game, actions)
    net_slots(game, actions, count, slots)
    apply(game, actions[index_of_slot(slots, count, slot)])
    return True


def index_of_slot(slots: IntArray, count: int, slot: int) -> int:
    """Returns the index of the first legal action with a slot."""
    for i in range(count):
        if slots[i] == slot:
            return i
    return 0


def count_choices(game: Game, actions: IntBuffer) -> int:
    """Writes the legal actions and returns their number, 0 at the end of the game."""
    return 0 if is_over(game) else legal_actions(game, actions)


def play_scholars(game: Game, policy_ids: Int8Array, parameters: ParameterArray, scratch: Scratch, index: int) -> int:
    """Applies forced moves and those of merchants and scholars; returns the learner's number of choices."""
    count = count_choices(game, scratch.actions)
    while count > 0:
        best = 0
        if count > 1:
            policy_id = policy_ids[game.seat, index]
            if policy_id == LEARNER:
                return count
            evaluate(game, parameters[policy_id - 1], scratch, count)
            best = best_index(scratch, count)
        apply(game, scratch.actions[best])
        count = count_choices(game, scratch.actions)
    return 0


def write_observation(
    game: Game,
    count: int,
    rows: Int8Array,
    meta: Int8Array,
    shares: Float32Array,
    leads: Float32Array,
    index: int,
    actions: IntArray,
    slots: IntArray,
) -> None:
    """Writes the legal slots and the features to a row of zeros, or the outcome if the game is over; and metadata."""
    meta[PLAYERS, index] = game.players
    if count == 0:
        meta[OVER, index] = 1
        for seat in range(game.players):
            shares[seat, index] = first_place_share(game, seat)
            leads[seat, index] = lead(game, seat)
        return
    seat = game.seat
    net_slots(game, actions, count, slots)
    for i in range(count):
        rows[slots[i], index] = 1
    write_features(game, seat, rows[NET_SLOTS:, index])
    meta[OVER, index] = 0
    meta[SEAT, index] = seat
    meta[PHASE, index] = game.phase
    for piece in range(SEATS):
        meta[PIECES + piece, index] = NONE
    for piece in range(game.piece_count):
        meta[PIECES + (0 if piece == seat else 1 + sooner(game, seat, piece)), index] = piece
