"""Draws the picture of the terminal in docs/playing.md: `make picture`."""

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
    """Plays some moves and writes the last screen as SVG."""
    game = GAMES["tokaido"]()
    match = Match(game, game.parse_options({"players": "4"}), 20)
    console = Console(record=True, width=96, file=io.StringIO(), force_terminal=True, highlight=False)
    table = TerminalMatch(match, "Aki", [bot_named("pilgrim") for _ in range(3)], Texts("en"), console, None)
    questions = 0

    def ask(_: str) -> str:
        nonlocal questions
        questions += 1
        if questions == 22:
            raise EOFError
        console.export_text(clear=True)
        return "1" if questions % 3 else "2"

    table.play(ask)
    drawing = console.export_svg(title="tabiji play tokaido")
    drawing = re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL)  # no external font
    (FOLDER / "terminal.svg").write_text(drawing)


if __name__ == "__main__":
    main()
