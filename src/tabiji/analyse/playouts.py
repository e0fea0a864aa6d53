"""Playing on from a decision, in worlds that its seat may imagine, to see who would win (compiled)."""

from __future__ import annotations

import numpy as np

from ..bots.desk import Desks, Lore, Reals, desks
from ..bots.lore import our_lore
from ..bots.minds import SCHOLAR, compiler, share
from ..bots.sampling import sample
from ..bots.weighing import best, weigh
from ..engine.batch import Games, Numbers
from ..engine.bound import apply, imagine, is_over, legal_actions, sources
from ..engine.checks import shown
from ..engine.ending import first_share
from ..engine.errors import IllegalAction
from ..engine.game import PlainGame
from ..engine.sizes import takes
from ..games import game_named

EASE = 3.0  # how readily people do what the scholar would not: at this, chances foretell best who won real games


@takes(
    root="record 1",
    actions="int64 tried <actions",
    seeds="int64 n",
    lore="lore rows",
    desks="desk 1",
    shares="float64 n tried players",
    points="int64 n tried players sources",
)
def play_on(
    root: Games,
    actions: Numbers,
    seeds: Numbers,
    ease: float,
    lore: Lore,
    desks: Desks,
    shares: Reals,
    points: Numbers,
) -> None:
    """Take each action in each world and play on; the share of every seat in the first place, its points by source."""
    desk = desks[0]
    values = desk.values
    work = root.copy()
    game = work[0]
    for world in range(len(seeds)):
        for tried in range(len(actions)):
            work[0] = root[0]
            imagine(game, game.seat, seeds[world])
            apply(game, actions[tried])
            while not is_over(game):
                count = legal_actions(game, desk.out)
                place = 0
                if count > 1:
                    weigh(game, lore[SCHOLAR], desk, count)
                    top = values[best(desk, count)]
                    for choice in range(count):
                        values[choice] = (values[choice] - top) / ease
                    place = sample(game, count, values, 0.0)
                apply(game, desk.out[place])
            for seat in range(game.players):
                shares[world, tried, seat] = first_share(game, seat)
                sources(game, seat, points[world, tried, seat])


def futures(
    name: str, state: PlainGame, actions: list[int], seeds: Numbers, cores: int | None = None
) -> tuple[Reals, Numbers]:
    """What comes in the world of each seed of each of some actions, for every seat: its share in the first place, and
    its points by source.
    """
    legal = game_named(name).legal(state)
    for action in actions if len(seeds) else ():
        if action not in legal:
            raise IllegalAction(f"Action {shown(action)} is not possible there.")
    root, tried, play_some = state.frozen(), np.array(actions), compiler(name).entry(play_on)
    every = (len(seeds), len(actions), state.players)
    shares: Reals = np.zeros(every)
    points: Numbers = np.zeros((*every, len(game_named(name).source_names)), np.int64)

    def part(some: slice) -> None:
        play_some(root, tried, seeds[some], EASE, our_lore(name), desks(name), shares[some], points[some])

    part(slice(0, 0))  # built before the threads ask for it
    share(len(seeds), part, cores)
    return shares, points


def firsts(name: str, state: PlainGame, actions: list[int], seeds: Numbers) -> Reals:
    """Who comes first in the world of each seed after each of some actions: a share for every seat."""
    return futures(name, state, actions, seeds)[0]


def warm(name: str) -> None:
    """Compile all that looking back at a game needs."""
    game = game_named(name)
    firsts(name, game.blank(game.options({})), [0], np.zeros(0, np.int64))
