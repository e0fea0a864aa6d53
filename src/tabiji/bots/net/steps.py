"""A step of many games side by side, for learning: carry out what was chosen, play on to the next real choice, show it.

One function for a thread of a GPU and for a loop of a CPU. Arrays have the games last, so that neighbouring threads
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
    apply,
    cuda,
    deal,
    is_over,
    legal_actions,
    net_slots,
    write_features,
)
from ...compile.placeholders import IntBuffer as Choices
from ...compile.steps import Float32Array, Int8Array
from ...core.deck import NONE
from ...core.game import Game
from ...road.features import sooner
from ..heuristic.evaluate import best_place, evaluate
from ..heuristic.scratch import ParameterArray, Scratch, ScratchArray
from .format import NET, NEW_GAME, OVER, PHASE, PIECES, PLAYERS, SEAT, SEATS

Slots = np.ndarray[Any, np.dtype[np.int16]]
Words = np.ndarray[Any, np.dtype[np.int32]]


def step_self_play(
    starts: GameArray,
    tables: Int8Array,
    seeds: IntArray,
    games: GameArray,
    choices: Slots,
    rows: Int8Array,
    about: Int8Array,
    shares: Float32Array,
    leads: Float32Array,
) -> None:
    """On a GPU: a step of a game for each thread, nobody at its table but those who are asked."""
    thread, first = cuda.threadIdx.x, cuda.blockIdx.x * BLOCK_SIZE
    near = cuda.shared.array(BLOCK_SIZE, RECORD_TYPE, 16)
    copy_words(games[first : first + BLOCK_SIZE].view(np.int32), near.view(np.int32), thread)
    out = cuda.local.array(MOST_CHOICES, ACTION_TYPE)
    where = cuda.local.array(MOST_CHOICES, ACTION_TYPE)
    index = first + thread
    game = near[thread]
    going = index < len(games) and begin_or_act(starts, tables, seeds, near, thread, choices, about, index, out, where)
    count = 1 if going else 0
    while cuda.any_sync(FULL_WARP, count == 1):  # where threads that went apart come together again
        if count == 1:
            count = choices_left(game, out)
            if count == 1:
                apply(game, out[0])
    if going:
        write_observation(game, count, rows, about, shares, leads, index, out, where)
    copy_words(near.view(np.int32), games[first : first + BLOCK_SIZE].view(np.int32), thread)


def copy_words(source: Words, target: Words, thread: int) -> None:
    """Copy the games of a block, neighbouring words by neighbouring threads."""
    cuda.syncthreads()  # alone, each thread would go through its own record: 32 places of the memory at once
    for word in range(thread, min(len(source), len(target)), BLOCK_SIZE):
        target[word] = source[word]
    cuda.syncthreads()


def step_with_scholars(
    starts: GameArray,
    tables: Int8Array,
    seeds: IntArray,
    games: GameArray,
    choices: Slots,
    rows: Int8Array,
    about: Int8Array,
    shares: Float32Array,
    leads: Float32Array,
    minds: Int8Array,
    lore: ParameterArray,
) -> None:
    """On a GPU: a step of a game for each thread, with merchants and scholars at its table."""
    index = cuda.grid(1)
    if index < len(games):
        desks = cuda.local.array(1, SCRATCH_TYPE)
        where = cuda.local.array(MOST_CHOICES, ACTION_TYPE)
        desk = desks[0]
        if begin_or_act(starts, tables, seeds, games, index, choices, about, index, desk.out, where):
            count = play_scholars(games[index], minds, lore, desk, index)
            write_observation(games[index], count, rows, about, shares, leads, index, desk.out, where)


@takes(starts="record tables", games="record n", lore="lore rows", desks="desk 1")
def step_all(
    starts: GameArray,
    tables: Int8Array,
    seeds: IntArray,
    games: GameArray,
    choices: Slots,
    rows: Int8Array,
    about: Int8Array,
    shares: Float32Array,
    leads: Float32Array,
    minds: Int8Array,
    lore: ParameterArray,
    desks: ScratchArray,
) -> None:
    """On a CPU: a step of every game, with merchants and scholars at its table."""
    desk = desks[0]
    where = np.empty(MOST_CHOICES, np.int64)
    for index in range(len(games)):
        if begin_or_act(starts, tables, seeds, games, index, choices, about, index, desk.out, where):
            count = play_scholars(games[index], minds, lore, desk, index)
            write_observation(games[index], count, rows, about, shares, leads, index, desk.out, where)


def begin_or_act(
    starts: GameArray,
    tables: Int8Array,
    seeds: IntArray,
    games: GameArray,
    place: int,
    choices: Slots,
    about: Int8Array,
    index: int,
    out: IntArray,
    where: IntArray,
) -> bool:
    """Deal a game, which lies at a place, or carry out what was chosen in it; whether it is under way."""
    game = games[place]
    slot = choices[index]
    if slot == NEW_GAME:
        games[place] = starts[tables[index]]
        deal(game, seeds[index])
        return True
    if is_over(game):
        about[OVER, index] = 1
        return False
    count = legal_actions(game, out)
    net_slots(game, out, count, where)
    apply(game, out[place_of_slot(where, count, slot)])
    return True


def place_of_slot(where: IntArray, count: int, slot: int) -> int:
    """The first legal choice with a slot."""
    for place in range(count):
        if where[place] == slot:
            return place
    return 0


def choices_left(game: Game, out: Choices) -> int:
    """Write the legal choices; how many there are, none at the end."""
    return 0 if is_over(game) else legal_actions(game, out)


def play_scholars(game: Game, minds: Int8Array, lore: ParameterArray, desk: Scratch, index: int) -> int:
    """Carry out what is forced and what merchants and scholars decide; how many choices there are then."""
    count = choices_left(game, desk.out)
    while count > 0:
        place = 0
        if count > 1:
            mind = minds[game.seat, index]
            if mind == NET:
                return count
            evaluate(game, lore[mind - 1], desk, count)
            place = best_place(desk, count)
        apply(game, desk.out[place])
        count = choices_left(game, desk.out)
    return 0


def write_observation(
    game: Game,
    count: int,
    rows: Int8Array,
    about: Int8Array,
    shares: Float32Array,
    leads: Float32Array,
    index: int,
    out: IntArray,
    where: IntArray,
) -> None:
    """Show the choice there is, in a row of zeros: the legal slots, then the features; or how the game ended."""
    about[PLAYERS, index] = game.players
    if count == 0:
        about[OVER, index] = 1
        for seat in range(game.players):
            shares[seat, index] = first_place_share(game, seat)
            leads[seat, index] = lead(game, seat)
        return
    seat = game.seat
    net_slots(game, out, count, where)
    for place in range(count):
        rows[where[place], index] = 1
    write_features(game, seat, rows[NET_SLOTS:, index])
    about[OVER, index] = 0
    about[SEAT, index] = seat
    about[PHASE, index] = game.phase
    for piece in range(SEATS):
        about[PIECES + piece, index] = NONE
    for piece in range(game.piece_count):
        about[PIECES + (0 if piece == seat else 1 + sooner(game, seat, piece)), index] = piece
