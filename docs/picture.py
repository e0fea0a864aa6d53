"""Draws the README's picture of the terminal: `make picture`."""

import io
import re
from pathlib import Path

from rich.console import Console

from tabiji.bots import bot_named
from tabiji.core.match import Match
from tabiji.games import GAMES
from tabiji.terminal.play import TerminalMatch
from tabiji.texts import Texts

FOLDER = Path(__file__).parent


def main() -> None:
    """Play a little and keep the last screen."""
    game = GAMES["tokaido"]()
    journey = Match(game, game.parse_options({"players": "4"}), 20)
    console = Console(record=True, width=96, file=io.StringIO(), force_terminal=True, highlight=False)
    table = TerminalMatch(journey, "Aki", [bot_named("pilgrim") for _ in range(3)], Texts("en"), console, None)
    asked = 0

    def ask(_: str) -> str:
        nonlocal asked
        asked += 1
        if asked == 22:
            raise EOFError
        console.export_text(clear=True)
        return "1" if asked % 3 else "2"

    table.play(ask)
    drawing = console.export_svg(title="tabiji play tokaido")
    drawing = re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL)  # no font from elsewhere
    (FOLDER / "terminal.svg").write_text(drawing)


if __name__ == "__main__":
    main()
