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
from .merchant.road import KNOWN, UNKNOWN
from .scholar.signs import MOST_SIGNS, NEAR, WARMTH

# A mind is one of these, or a row of some lore: of our own lore the merchant's is the first, the scholar's the second
PILGRIM, WANDERER, MERCHANT, SCHOLAR = -2, -1, 0, 1
MINDS = {"wanderer": WANDERER, "pilgrim": PILGRIM, "merchant": MERCHANT, "scholar": SCHOLAR}
LEAST = -1e9
LOOKS = 0x2545F4914F6CDD1D  # so that what a seat imagines has nothing in common with the deal

Reals = np.ndarray[Any, np.dtype[np.float64]]
# Records, since a compiled function hands them on at no cost, unlike arrays
Lore = np.ndarray[Any, Any]  # what merchants and scholars go by: weights, a policy, whether it was learned
Desks = np.ndarray[Any, Any]  # where a decision is weighed: the legal actions, their values, signs, what is known
Ended = tuple[Games, Numbers]

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


def play_games(games: Games, seeds: Numbers, minds: Numbers, lore: Lore, desks: Desks, ranks: Numbers) -> None:
    """Deal and play every game; minds: who sits at each seat."""
    desk = desks[0]
    out = desk.out
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
                weigh(game, lore[mind], desk, count)
                action = out[best(desk, count)]
            elif count > 1:
                looks[0] = game
                imagine(looks[0], game.seat, look(seeds[index], game.decisions))
                action = wander(looks[0], out, count) if mind == WANDERER else most_at_once(looks, trial, out, count)
            apply(game, action)
        for seat in range(game.players):
            ranks[index, seat] = rank(game, seat)


def answer(games: Games, mind: int, lore: Lore, desks: Desks, answers: Numbers) -> None:
    """What a merchant or a scholar would do in every one of some games."""
    desk = desks[0]
    for index in range(len(games)):
        count = legal_actions(games[index], desk.out)
        weigh(games[index], lore[mind], desk, count)
        answers[index] = desk.out[best(desk, count)]


def weigh(game: Any, own: Any, desk: Any, count: int) -> None:
    """What a merchant or a scholar thinks of every legal action."""
    out, values, seen, known = desk.out, desk.values, desk.seen, desk.known
    weights, policy = own.weights, own.policy
    for thing in range(KNOWN):
        known[thing] = UNKNOWN
    passed = 0.0
    near = NEAR if own.learned and game.phase == MOVING else count
    for place in range(count):
        if near <= place < count - 1:
            values[place] = LEAST
            continue
        value = worth(weights, game, out[place], known)
        if own.learned:
            value = value * WARMTH + passed
            for sign in range(signs(game, out, count, place, seen)):
                value += policy[seen[sign]]
            for sign in range(passing(game, out[place], seen)):
                passed += policy[seen[sign]]
        values[place] = value


def best(desk: Any, count: int) -> int:
    """The place of the greatest value; of equals the first by the action's number."""
    out, values = desk.out, desk.values
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


def play(name: str, options: Any, seeds: Numbers, minds: Numbers, lore: Lore) -> Ended:
    """Play games on all cores; return how each ended, and the ranks of its seats."""
    minds, play_some = np.ascontiguousarray(minds, np.int64), compiler(name).entry(play_games)
    games = np.repeat(game_named(name).blank(options).frozen(), len(seeds))
    ranks = np.zeros((len(seeds), options.players), np.int64)

    def part(some: slice) -> None:
        play_some(games[some], seeds[some], minds[some], lore, desks(name), ranks[some])

    part(slice(0, 0))  # built before the threads ask for it
    share(len(seeds), part)
    return games, ranks


def ready(name: str) -> None:
    """Compile all that bots need to play each other."""
    options = game_named(name).options({})
    play(name, options, np.zeros(0, np.int64), np.zeros((0, options.players), np.int64), our_lore(name))


def threads() -> int:
    """How many threads work side by side."""
    return os.cpu_count() or 1


def share(count: int, work: Callable[[slice], Any]) -> None:
    """Share some work over all cores, a part for each."""
    cuts = [count * core // threads() for core in range(threads() + 1)]
    with ThreadPoolExecutor(threads()) as pool:
        list(pool.map(work, [slice(first, end) for first, end in pairwise(cuts) if first < end]))


def merchants(name: str, weights: Reals) -> Lore:
    """The lore of merchants, from their rows of weights."""
    lore = np.zeros(len(weights), _lore_type(name))
    lore["weights"] = weights
    return lore


def scholars(name: str, policies: Reals) -> Lore:
    """The lore of scholars, from their policies."""
    lore = np.zeros(len(policies), _lore_type(name))
    lore["weights"], lore["policy"], lore["learned"] = scholar.weights_of(name), policies, 1
    return lore


@cache
def our_lore(name: str) -> Lore:
    """What our merchant and our scholar go by in a game."""
    own = merchants(name, np.array([merchant.weights_of(name)])), scholars(name, np.array([scholar.policy_of(name)]))
    return np.concatenate(own)


def _lore_type(name: str) -> Any:
    weights, signs = len(merchant.rules(name).SCALE.start), scholar.rules(name).SIGNS.count
    return np.dtype([("weights", "f8", (weights,)), ("policy", "f8", (signs,)), ("learned", "i8")], align=True)


def desks(name: str) -> Desks:
    """A desk for a thread, in a row of its own."""
    choices = game_named(name).most_choices
    places = [("out", "i8", (choices,)), ("values", "f8", (choices,)), ("seen", "i8", (MOST_SIGNS,))]
    return np.zeros(1, np.dtype([*places, ("known", "f8", (KNOWN,))], align=True))


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
    return game.compiled.compiler.knowing(
        MOVING=game.moving,
        rank=game.rank,
        worth=merchant.rules(name).worth,
        signs=scholar.rules(name).signs,
        passing=scholar.rules(name).passing,
        outlook=scholar.rules(name).outlook,
        OPEN=scholar.rules(name).OPEN,
        purse_of=coins if has_coins else nothing,
    )
