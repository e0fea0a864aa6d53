"""The compiled forms of bots: whole games among them, in which every seat sees only what it may know.

The rules they call (`apply`, `worth`, …) are names that the compiler binds to one game's functions.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from ..engine.batch import Games, Numbers
from ..engine.chance import roll
from ..engine.compiled import Compiler
from ..games import game_named
from . import merchant, scholar
from .scholar.signs import MOST_SIGNS, NEAR, WARMTH

# A mind is one of these, a row of the merchants' weights, or SCHOLAR and a row of the policies; a LEARNER tries things
PILGRIM, WANDERER, MERCHANT, SCHOLAR, LEARNER = -2, -1, 0, 1 << 20, 1 << 30
MINDS = {"wanderer": WANDERER, "pilgrim": PILGRIM, "merchant": MERCHANT, "scholar": SCHOLAR}
LEAST = -1e9
LOOKS = 0x2545F4914F6CDD1D  # so that what a seat imagines has nothing in common with the deal

Reals = np.ndarray[Any, np.dtype[np.float64]]
Ended = tuple[Games, Numbers]
NOBODY_LEARNED: Reals = np.zeros((1, 0))  # the policies where no scholar plays

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
signs: Any = None
passing: Any = None
purse_of: Any = None


def look(seed: int, decisions: int) -> int:
    """The seed of what a seat imagines at a decision of a game."""
    return (seed ^ LOOKS) + decisions & 0x7FFFFFFFFFFFFFFF


def play_games(games: Games, seeds: Numbers, minds: Numbers, weights: Reals, policies: Reals, ranks: Numbers) -> None:
    """Deal and play every game; minds: who sits at each seat."""
    out, seen, values = np.empty(MOST_CHOICES, np.int64), np.empty(MOST_SIGNS, np.int64), np.empty(MOST_CHOICES)
    looks = games[:1].copy()
    trial = games[:1].copy()
    for index in range(len(games)):
        game = games[index]
        deal(game, seeds[index])
        while not is_over(game):
            count = legal_actions(game, out)
            mind = minds[index, game.seat]
            action = out[0]
            if count > 1 and mind >= MERCHANT:  # they read nothing hidden
                weigh(game, mind, weights, policies, out, count, values, seen)
                action = out[best(out, count, values)]
            elif count > 1:
                looks[0] = game
                imagine(looks[0], game.seat, look(seeds[index], game.decisions))
                action = wander(looks[0], out, count) if mind == WANDERER else most_at_once(looks, trial, out, count)
            apply(game, action)
        for seat in range(game.players):
            ranks[index, seat] = rank(game, seat)


def answer(games: Games, mind: int, weights: Reals, policies: Reals, answers: Numbers) -> None:
    """What a merchant or a scholar would do in every one of some games."""
    out, seen, values = np.empty(MOST_CHOICES, np.int64), np.empty(MOST_SIGNS, np.int64), np.empty(MOST_CHOICES)
    for index in range(len(games)):
        count = legal_actions(games[index], out)
        weigh(games[index], mind, weights, policies, out, count, values, seen)
        answers[index] = out[best(out, count, values)]


def weigh(
    game: Any, mind: int, weights: Reals, policies: Reals, out: Numbers, count: int, values: Reals, seen: Numbers
) -> None:
    """What a merchant or a scholar thinks of every legal action."""
    learned = mind >= SCHOLAR
    own = weights[len(weights) - 1 if learned else mind]
    policy = policies[mind - SCHOLAR if learned else 0]
    passed = 0.0
    near = NEAR if learned and game.phase == MOVING else count
    for place in range(count):
        if near <= place < count - 1:
            values[place] = LEAST
            continue
        value = worth(own, game, out[place])
        if learned:
            value = value * WARMTH + passed
            for sign in range(signs(game, out, count, place, seen)):
                value += policy[seen[sign]]
            for sign in range(passing(game, out[place], seen)):
                passed += policy[seen[sign]]
        values[place] = value


def best(out: Numbers, count: int, values: Reals) -> int:
    """The place of the greatest value; of equals the first by the action's number."""
    first = 0
    for place in range(1, count):
        if values[place] > values[first] or (values[place] == values[first] and out[place] < out[first]):
            first = place
    return first


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


def coins(piece: Any) -> int:
    """What a pilgrim has left of its coins."""
    return piece.coins  # type: ignore[no-any-return]


def nothing(piece: Any) -> int:
    """What it has left where there are none."""
    return 0


def play(name: str, options: Any, seeds: Numbers, minds: Numbers, weights: Reals, policies: Reals) -> Ended:
    """Play games on all cores; return how each ended, and the ranks of its seats."""
    minds, play_some = np.ascontiguousarray(minds, np.int64), compiler(name).entry(play_games)
    games = np.repeat(game_named(name).blank(options).frozen(), len(seeds))
    ranks = np.zeros((len(seeds), options.players), np.int64)
    play_some(games[:0], seeds[:0], minds[:0], weights, policies, ranks[:0])  # built before the threads ask for it
    share(len(seeds), lambda part: play_some(games[part], seeds[part], minds[part], weights, policies, ranks[part]))
    return games, ranks


def threads() -> int:
    """How many threads work side by side."""
    return os.cpu_count() or 1


def share(count: int, work: Callable[[slice], Any]) -> None:
    """Share some work over all cores, a part for each."""
    cuts = [count * core // threads() for core in range(threads() + 1)]
    with ThreadPoolExecutor(threads()) as pool:
        list(pool.map(work, [slice(first, end) for first, end in pairwise(cuts) if first < end]))


@cache
def knowledge(name: str) -> tuple[Reals, Reals]:
    """What the merchant and the scholar know of a game: rows of weights (the scholar's last) and of policies."""
    return np.array([merchant.weights_of(name), scholar.weights_of(name)]), np.array([scholar.policy_of(name)])


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
        signs=scholar.rules(name).signs,
        passing=scholar.rules(name).passing,
        outlook=scholar.rules(name).outlook,
        OPEN=scholar.rules(name).OPEN,
        purse_of=coins if has_coins else nothing,
    )
