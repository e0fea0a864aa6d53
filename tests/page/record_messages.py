"""Print a whole game as each seat and a spectator receive it: `python -m tests.page.record_messages GAME PLAYERS`.

The client's tests play it to a live table.
"""

from __future__ import annotations

import random
import sys

from tabiji.core.deck import SPECTATOR
from tabiji.core.match import Match
from tabiji.games import load_game
from tabiji.server.db.rows import MoveRow
from tabiji.server.table.replay import Step, apply_move
from tabiji.server.ws.messages import GameUpdate, encode


def main(name: str, players: int) -> None:
    """Play a random game and print each message after its seat."""
    game, chance = load_game(name), random.Random(players)
    match = Match(game, game.parse_options({"players": str(players)}), players)
    seats = [*range(players), SPECTATOR]

    def print_messages(step: Step) -> None:
        for seat in seats:
            entry, view = step.entry_for(game, match.state, seat), game.view(match.state, seat)
            print(seat, encode(GameUpdate(step.number, [entry], view, False, None, None)).decode())

    print_messages(Step(0, None, "deal", match.opening_events))
    while not match.over:
        move = MoveRow(
            len(match.moves) + 1,
            match.seat,
            chance.choice(match.legal_moves()),
            chance.randrange(2**63),
            0,
            "bot",
        )
        print_messages(apply_move(match, move, with_states=True))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
