"""The compiled forms of bots: whole games among them, in which every seat sees only what it may know.

The rules they call (`apply`, `worth`, …) are names that the compiler binds to one game's functions.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from ..engine.batch import Games, Numbers
from ..engine.chance import roll
from ..engine.compiled import Compiler
from ..games import game_named
from . import merchant

PILGRIM, WANDERER, MERCHANT = -2, -1, 0
MINDS = {"wanderer": WANDERER, "pilgrim": PILGRIM, "merchant": MERCHANT}
LEAST = -1e9
LOOKS = 0x2545F4914F6CDD1D  # so that what a seat imagines has nothing in common with the deal

Reals = np.ndarray[Any, np.dtype[np.float64]]

# What the compiler binds for each game
MOST_CHOICES: int = 0
MOVING: int = 0
deal: Any = None
apply: Any = None
legal_actions: Any = None
is_over: Any = None
rank: Any = None
imagine: Any = None
worth: Any = None
purse_of: Any = None


def look(seed: int, decisions: int) -> int:
    """The seed of what a seat imagines at a decision of a game."""
    return (seed ^ LOOKS) + decisions & 0x7FFFFFFFFFFFFFFF


def play_games(games: Games, seeds: Numbers, minds: Numbers, weights: Reals, ranks: Numbers) -> None:
    """Deal and play every game; minds: for each seat WANDERER, PILGRIM or the row of a merchant's weights."""
    out = np.empty(MOST_CHOICES, np.int64)
    seen = games[:1].copy()
    trial = games[:1].copy()
    for index in range(len(games)):
        game = games[index]
        deal(game, seeds[index])
        while not is_over(game):
            count = legal_actions(game, out)
            mind = minds[index, game.seat]
            action = out[0]
            if count > 1 and mind >= 0:
                action = worthiest(game, weights[mind], out, count)  # which reads nothing hidden
            elif count > 1:
                seen[0] = game
                imagine(seen[0], game.seat, look(seeds[index], game.decisions))
                action = wander(seen[0], out, count) if mind == WANDERER else most_at_once(seen, trial, out, count)
            apply(game, action)
        for seat in range(game.players):
            ranks[index, seat] = rank(game, seat)


def wander(game: Any, out: Numbers, count: int) -> int:
    """The wanderer's choice."""
    first = roll(game, count)
    if game.phase == MOVING:
        first = min(first, roll(game, count))
    return out[first]  # type: ignore[no-any-return]


def most_at_once(seen: Games, trial: Games, out: Numbers, count: int) -> int:
    """The pilgrim's choice: tried out on a copy of what it imagines."""
    game = seen[0]
    best = out[0]
    if game.phase != MOVING:
        most = -(1 << 30)
        for place in range(count):
            trial[0] = game
            apply(trial[0], out[place])
            gain = trial[0].pieces[game.seat].points * 256 + purse_of(trial[0].pieces[game.seat])
            if gain > most:
                most = gain
                best = out[place]
    return best  # type: ignore[no-any-return]


def worthiest(game: Any, weights: Reals, out: Numbers, count: int) -> int:
    """The merchant's choice; of equals the first by number."""
    best = out[0]
    most = LEAST
    for place in range(count):
        value = worth(weights, game, out[place])
        if value > most or (value == most and out[place] < best):
            most = value
            best = out[place]
    return best  # type: ignore[no-any-return]


def coins(piece: Any) -> int:
    """What a pilgrim has left of its coins."""
    return piece.coins  # type: ignore[no-any-return]


def nothing(piece: Any) -> int:
    """What it has left where there are none."""
    return 0


def play(name: str, options: Any, seeds: Numbers, minds: Numbers, weights: Reals) -> tuple[Games, Numbers]:
    """Play games on all cores; return how each ended, and the ranks of its seats."""
    minds, play_some = np.ascontiguousarray(minds, np.int64), compiler(name).entry(play_games)
    games = np.repeat(game_named(name).blank(options).frozen(), len(seeds))
    ranks = np.zeros((len(seeds), options.players), np.int64)
    play_some(games[:0], seeds[:0], minds[:0], weights, ranks[:0])  # built before the threads ask for it
    cores = os.cpu_count() or 1
    cuts = [len(seeds) * core // cores for core in range(cores + 1)]
    with ThreadPoolExecutor(cores) as threads:
        parts = [slice(first, end) for first, end in pairwise(cuts) if first < end]
        some = [threads.submit(play_some, games[p], seeds[p], minds[p], weights, ranks[p]) for p in parts]
        for part in some:
            part.result()
    return games, ranks


def shares_of(ranks: Numbers) -> Reals:
    """The share of every seat in the first place of its game."""
    first = ranks == 1
    shares: Reals = first / first.sum(axis=1, keepdims=True)
    return shares


@cache
def compiler(name: str) -> Compiler:
    """The compiler of a game's rules and of what the bots think of it."""
    game = game_named(name)
    has_coins = "coins" in (game.record.dtype["pieces"].base.names or ())
    return Compiler(
        game.facts.digest,
        MOST_CHOICES=game.most_choices,
        MOVING=game.moving,
        deal=game.deal,
        apply=game.apply,
        legal_actions=game.legal_actions,
        is_over=game.is_over,
        rank=game.rank,
        imagine=game.imagine,
        worth=merchant.rules(name).worth,
        purse_of=coins if has_coins else nothing,
    )
