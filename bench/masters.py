"""Masters and sages of equal time, whatever else the machine does: sages have as many more playouts as those cost less.

python bench/masters.py [GAMES] [PLAYOUTS]      # of a master; four players of Tokaido, with gastronomy
"""

from __future__ import annotations

import sys
import time

from rich.console import Console

from tabiji.arena.contest import contest
from tabiji.arena.show import hold, show
from tabiji.bots import BOTS, Budget, Estimate, Observation, bot_named, observe
from tabiji.bots.sage import Sage
from tabiji.games import game_named

WORDS = {"players": "4", "variations": "gastronomy"}
TABLES = (("master", "equal", "equal", "equal"), ("master", "master", "equal", "equal"), ("equal", *["master"] * 3))
ratio = 1.0


class Equal(Sage):
    """A sage that thinks as long as a master of so many playouts."""

    def explain(self, observation: Observation, legal: list[int], budget: Budget) -> list[Estimate]:
        """Think it through with more playouts."""
        more = Budget(budget.seconds, round((budget.playouts or 0) * ratio), budget.threads)
        return super().explain(observation, legal, more)


def cost(name: str, playouts: int) -> float:
    """The seconds of a processor that a bot needs for the choices of a game."""
    game, bot, budget = game_named("tokaido"), bot_named(name), Budget(None, playouts, 1)
    state = game.blank(game.options(WORDS))
    game.deal(state, 3)
    bot.choose(observe(game, state, state.seat, 1), game.legal(state), budget)  # compiled, or read
    spent = 0.0
    while not game.is_over(state):
        legal = game.legal(state)
        if len(legal) > 1:
            seen = observe(game, state, state.seat, 1)
            began = time.process_time()
            bot.choose(seen, legal, budget)
            spent += time.process_time() - began
        game.apply(state, legal[0])
    return spent


def main(games: int, playouts: int) -> None:
    """Measure what playouts cost, then play."""
    global ratio
    ratio = cost("master", playouts) / cost("sage", playouts)
    print(f"A master's playout costs {ratio:.2f} of a sage's", flush=True)
    BOTS["equal"] = Equal
    for bots in TABLES:
        entry = contest(game_named("tokaido"), WORDS, bots, games, seed=20261, playouts=playouts)
        show(hold(entry, Console()), Console())


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    main(*(given + [400, 300][len(given) :]))
