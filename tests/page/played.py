"""A whole game as each seat and a spectator hear it, a message a line: `python -m tests.page.played GAME PLAYERS`.

The tests of the page play it to the page's own table.
"""

from __future__ import annotations

import random
import sys

from tabiji.engine.deck import WATCHER
from tabiji.engine.journey import Journey
from tabiji.games import game_named
from tabiji.server.replay import Step, carry_out
from tabiji.server.stored import StoredMove
from tabiji.server.wire import News, encode


def main(name: str, players: int) -> None:
    """Play one at random; whoever it is told to comes first in the line."""
    game, chance = game_named(name), random.Random(players)
    journey = Journey(game, game.options({"players": str(players)}), players)
    seats = [*range(players), WATCHER]

    def tell(step: Step) -> None:
        for seat in seats:
            entry, view = step.entry(game, journey.state, seat), game.view(journey.state, seat)
            print(seat, encode(News(step.number, [entry], view, False, None, None)).decode())

    tell(Step(0, None, "deal", journey.opening))
    while not journey.over:
        move = StoredMove(
            len(journey.moves) + 1, journey.seat, chance.choice(journey.legal()), chance.randrange(2**63), 0, "bot"
        )
        tell(carry_out(journey, move, seen=True))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
