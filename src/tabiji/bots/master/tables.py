"""Whole games with couriers among other compiled bots, and their answers (compiled)."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ...engine.batch import Games, Numbers
from ...engine.bound import apply, deal, is_over, legal_actions, rank
from ...engine.description import Options
from ...engine.sizes import takes
from ...games import game_named
from .. import minds as others
from ..desk import Desks, Lore, desks
from ..lore import our_lore
from ..minds import Ended, decide, share
from ..minds import look as seed_of_look
from .net import Weights, eyes, favourite, look, packaged, weights
from .rows import compiler

COURIER = -5
MINDS = others.MINDS | {"courier": COURIER}


@takes(
    games="record n",
    seeds="int64 n",
    minds="int64 n players -5<lore",
    lore="lore rows",
    desks="desk 1",
    ranks="int64 n players",
)
def play_games(
    games: Games, seeds: Numbers, minds: Numbers, lore: Lore, desks: Desks, net: Weights, eyes: Any, ranks: Numbers
) -> None:
    """Deal and play every game; minds: who sits at each seat."""
    desk = desks[0]
    looks = games[:1].copy()
    trial = games[:1].copy()
    for index in range(len(games)):
        game = games[index]
        deal(game, seeds[index])
        while not is_over(game):
            mind = minds[index, game.seat]
            if mind != COURIER:
                seed = seed_of_look(seeds[index], game.decisions)
                apply(game, decide(game, mind, seed, lore, desk, looks, trial))
                continue
            count = legal_actions(game, desk.out)
            place = 0
            if count > 1:
                look(game, net, eyes[0], desk.out, count)
                place = favourite(eyes[0], count)
            apply(game, desk.out[place])
        for seat in range(game.players):
            ranks[index, seat] = rank(game, seat)


@takes(games="record n", desks="desk 1", answers="int64 n")
def answer(games: Games, desks: Desks, net: Weights, eyes: Any, answers: Numbers) -> None:
    """What a courier would do in every one of some games."""
    out = desks[0].out
    for index in range(len(games)):
        count = legal_actions(games[index], out)
        look(games[index], net, eyes[0], out, count)
        answers[index] = out[favourite(eyes[0], count)]


@cache
def net_of(name: str) -> Weights:
    """The net in use for a game."""
    return weights(packaged(name), name)


def eyes_of(name: str, net: Weights) -> Any:
    """Eyes for a thread."""
    return eyes(name, len(net[1]))


def play(name: str, options: Options, seeds: Numbers, minds: Numbers, lore: Lore, net: Weights | None = None) -> Ended:
    """Play games on all cores; return how each ended, and the ranks of its seats."""
    if not (minds == COURIER).any():
        return others.play(name, options, seeds, minds, lore)
    minds, play_some = np.ascontiguousarray(minds, np.int64), compiler(name).entry(play_games)
    games = np.repeat(game_named(name).blank(options).frozen(), len(seeds))
    ranks = np.zeros((len(seeds), options.players), np.int64)
    known = net_of(name) if net is None else net

    def part(some: slice) -> None:
        own = desks(name), known, eyes_of(name, known)
        play_some(games[some], seeds[some], minds[some], lore, *own, ranks[some])

    part(slice(0, 0))  # built before the threads ask for it
    share(len(seeds), part)
    return games, ranks


def warm(name: str) -> None:
    """Compile all that couriers need to play others."""
    options = game_named(name).options({})
    minds = np.full((1, options.players), COURIER)
    play(name, options, np.zeros(1, np.int64), minds, our_lore(name))
