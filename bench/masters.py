"""A panel of masters, scholars and sages with equal processor time, independent of the load of the machine.

python bench/masters.py GAME PLAYOUTS [--players 4 --games 100 --variation gastronomy …]

Masters have PLAYOUTS, sages more by the measured ratio of costs. The other options are those of `tabiji panel`.
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


class EqualTimeSage(Sage):
    """A sage with as many playouts as take a master's time."""

    def explain(self, observation: Observation, legal: list[int], budget: Budget) -> list[Estimate]:
        """Searches with more playouts."""
        scaled = Budget(budget.seconds, round((budget.playouts or 0) * ratio), budget.threads)
        return super().explain(observation, legal, scaled)


def processor_seconds(name: str, game_name: str, playouts: int) -> float:
    """Returns the processor time of a bot for the decisions of a game with four players."""
    game, bot, budget = load_game(game_name), bot_named(name), Budget(None, playouts, 1)
    state = game.initial_state(game.parse_options({"players": "4"}))
    game.deal(state, 3)
    bot.choose(observe(game, state, state.seat, 1), game.legal_moves(state), budget)  # compiles
    spent = 0.0
    while not game.is_over(state):
        legal = game.legal_moves(state)
        if len(legal) > 1:
            observation = observe(game, state, state.seat, 1)
            started = time.process_time()
            bot.choose(observation, legal, budget)
            spent += time.process_time() - started
        game.apply(state, legal[0])
    return spent


def main(game: str, playouts: str, *words: str) -> None:
    """Measures the cost of playouts, then plays the panel."""
    global ratio
    ratio = processor_seconds("master", game, int(playouts)) / processor_seconds("sage", game, int(playouts))
    print(f"A master's playout costs {ratio:.2f} of a sage's", flush=True)
    BOTS["equal"] = EqualTimeSage
    app(["panel", game, "master", "equal", "scholar", "--playouts", playouts, "--seed", "20261", *words])


if __name__ == "__main__":
    if len(sys.argv) < 3 or not sys.argv[2].isdecimal():
        sys.exit("Give a game and the playouts of a master: python bench/masters.py tokaido 150")
    try:
        main(*sys.argv[1:])
    except TabijiError as error:
        sys.exit(str(error))
