"""Record a whole game as each seat and a spectator receive it: `python -m tests.page.record_messages GAME PLAYERS`.

The tests of the page play it to the page's own table.
"""

from __future__ import annotations

import random
import sys

from tabiji.core.deck import SPECTATOR
from tabiji.core.match import Match
from tabiji.games import load_game
from tabiji.server.db.rows import MoveRow
from tabiji.server.table.replay import Step, apply_move
from tabiji.server.ws.messages import News, encode


def main(name: str, players: int) -> None:
    """Play one at random; whoever it is told to comes first in the line."""
    game, chance = load_game(name), random.Random(players)
    journey = Match(game, game.parse_options({"players": str(players)}), players)
    seats = [*range(players), SPECTATOR]

    def tell(step: Step) -> None:
        for seat in seats:
            entry, view = step.entry_for(game, journey.state, seat), game.view(journey.state, seat)
            print(seat, encode(News(step.number, [entry], view, False, None, None)).decode())

    tell(Step(0, None, "deal", journey.opening_events))
    while not journey.over:
        move = MoveRow(
            len(journey.moves) + 1,
            journey.seat,
            chance.choice(journey.legal_moves()),
            chance.randrange(2**63),
            0,
            "bot",
        )
        tell(apply_move(journey, move, with_states=True))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
