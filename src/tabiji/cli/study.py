"""`tabiji analyse`, `tabiji practices` and `tabiji verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..core.files import check_writable
from ..core.rng import SEED_LIMIT
from ..games import load_game
from ..progress import with_progress
from .app import app, console
from .options import ComponentsFile, GameName, use_components


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="a game file, or recorded games, one JSON object a line, plain or .gz")],
    game: Annotated[str | None, typer.Option(help="the id or the line of a recorded game; else the first")] = None,
    budget: Annotated[int, typer.Option(min=100, max=10_000_000, help="playouts a decision, at most")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, max=SEED_LIMIT - 1, help="the same seed judges the same")] = 1,
    json: Annotated[Path | None, typer.Option(help="write what was found")] = None,
    plot: Annotated[Path | None, typer.Option(help="draw the chances along the game (SVG)")] = None,
    components: ComponentsFile = None,
) -> None:
    """Look back at a game: what every decision was worth, what was better, and how accurate each player was."""
    from ..analysis.recorded_game import read_recorded_game
    from ..analysis.show import run_review, show, write

    use_components(components)
    record = read_recorded_game(file, game)
    check_writable(json, plot)
    review = run_review(record, budget, seed, console)
    if review.judgements:
        write(review, json, plot)
    show(review, console)


@app.command()
def practices(
    game: GameName,
    out: Annotated[Path, typer.Option(help="a folder, for a game file each")],
    count: Annotated[int, typer.Option(min=1, max=1000, help="how many")] = 15,
    seed: Annotated[int, typer.Option(min=0, max=SEED_LIMIT - 1, help="the same seed finds the same")] = 1,
    theme: Annotated[str | None, typer.Option(help="of one theme only, such as net")] = None,
) -> None:
    """Find positions worth a practice, where one choice is far better than the next, by letting bots play."""
    from ..learn.practice_search import PracticeSearch

    found = PracticeSearch(load_game(game), out, theme).run(count, seed, console.print)
    console.print(f"{found} practices in {out}")


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(help="recorded games, one JSON object a line, plain or .gz")],
    compiled: Annotated[bool, typer.Option("--compiled", help="run the compiled rules")] = False,
) -> None:
    """Replay recorded games of Tokaido and compare every step with our rules."""
    from ..games.tokaido.real_games import Disagreement, read_games
    from ..games.tokaido.real_games import verify as verify_game

    games = moves = 0
    differences: list[str] = []
    for file in files:
        for record in with_progress(list(read_games(file)), str(file)):
            games += 1
            try:
                moves += verify_game(record, compiled)
            except Disagreement as difference:
                differences.append(str(difference))
    for line in differences[:10]:
        console.print(line)
    console.print(f"{games} games, {moves} moves, {len(differences)} disagreements")
    raise typer.Exit(1 if differences else 0)
