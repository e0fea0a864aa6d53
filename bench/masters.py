"""A panel of masters, scholars, and sages of equal time, whatever else the machine does.

python bench/masters.py GAME PLAYOUTS [--players 4 --games 100 --variation gastronomy …]

So many playouts for a master; sages have as many more as those cost less. The rest is as for `tabiji panel`.
"""

from __future__ import annotations

import sys
import time

from tabiji.bots import BOTS, Budget, Estimate, Observation, bot_named, observe
from tabiji.bots.mcts import Sage
from tabiji.cli import app
from tabiji.core.errors import TabijiError
from tabiji.games import load_game

ratio = 1.0


class Equal(Sage):
    """A sage that thinks as long as a master of so many playouts."""

    def explain(self, observation: Observation, legal: list[int], budget: Budget) -> list[Estimate]:
        """Think it through with more playouts."""
        more = Budget(budget.seconds, round((budget.playouts or 0) * ratio), budget.threads)
        return super().explain(observation, legal, more)


def cost(name: str, of: str, playouts: int) -> float:
    """The seconds of a processor that a bot needs for the choices of a game with four players."""
    game, bot, budget = load_game(of), bot_named(name), Budget(None, playouts, 1)
    state = game.initial_state(game.parse_options({"players": "4"}))
    game.deal(state, 3)
    bot.choose(observe(game, state, state.seat, 1), game.legal_moves(state), budget)  # compiled, or read
    spent = 0.0
    while not game.is_over(state):
        legal = game.legal_moves(state)
        if len(legal) > 1:
            seen = observe(game, state, state.seat, 1)
            began = time.process_time()
            bot.choose(seen, legal, budget)
            spent += time.process_time() - began
        game.apply(state, legal[0])
    return spent


def main(game: str, playouts: str, *words: str) -> None:
    """Measure what playouts cost, then play."""
    global ratio
    ratio = cost("master", game, int(playouts)) / cost("sage", game, int(playouts))
    print(f"A master's playout costs {ratio:.2f} of a sage's", flush=True)
    BOTS["equal"] = Equal
    app(["panel", game, "master", "equal", "scholar", "--playouts", playouts, "--seed", "20261", *words])


if __name__ == "__main__":
    if len(sys.argv) < 3 or not sys.argv[2].isdecimal():
        sys.exit("Give a game and the playouts of a master: python bench/masters.py tokaido 150")
    try:
        main(*sys.argv[1:])
    except TabijiError as error:
        sys.exit(str(error))
