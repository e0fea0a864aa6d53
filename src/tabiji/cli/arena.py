"""`tabiji arena`, `tabiji panel` and `tabiji simulate`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from ..core.files import check_folder, check_regular, check_writable, write_files
from ..core.rng import SEED_LIMIT
from .app import app, console
from .options import (
    MAX_GAMES,
    ComponentsFile,
    DealSeed,
    GameName,
    RayAddress,
    as_keywords,
    game_named,
    game_options,
    shared,
    thinking_budget,
    with_players,
)

MAX_SIMULATED = 1_000_000_000_000


@app.command()
@shared(options=game_options, budget=thinking_budget)
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="for each seat one of `tabiji bots`, or NAME=COMMAND")],
    options: dict[str, Any],
    budget: dict[str, Any],
    games: Annotated[int, typer.Option(min=1, max=MAX_GAMES, help="rounded up to whole rotations of the seats")] = 1000,
    seed: DealSeed = 1,
    keep: Annotated[Path | None, typer.Option(help="keep what is played in this file, and go on from there")] = None,
    csv: Annotated[Path | None, typer.Option(help="write a line for every seat of every game")] = None,
    json: Annotated[Path | None, typer.Option(help="write what came of it")] = None,
    plot: Annotated[Path | None, typer.Option(help="draw the win rates (SVG)")] = None,
    ray: RayAddress = None,
    debug: Annotated[bool, typer.Option("--debug", help="print what bots that fail say, as they do")] = False,
    components: ComponentsFile = None,
) -> None:
    """Let bots play against each other, and say how strong each is."""
    from ..arena.contest import new_contest
    from ..arena.show import run_contest, show, write

    spec = game_named(game, components)
    contest = new_contest(spec, bots, games=games, seed=seed, **budget, **as_keywords(options))
    if keep:
        check_regular(keep)
    check_writable(keep, csv, json, plot)
    results = run_contest(contest, console, keep, ray, debug=debug)
    if results.games:
        write(results, csv, json, plot)
    show(results, console)


@app.command()
@shared(options=game_options, budget=thinking_budget)
def panel(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="two or more of `tabiji bots`, or NAME=COMMAND")],
    options: dict[str, Any],
    budget: dict[str, Any],
    players: Annotated[int | None, typer.Option(help="at every table; as many as is usual if not given")] = None,
    games: Annotated[
        int, typer.Option(min=1, max=MAX_GAMES, help="at each table, rounded up to whole rotations of the seats")
    ] = 400,
    seed: DealSeed = 1,
    keep: Annotated[Path | None, typer.Option(help="keep what is played in this folder, and go on from there")] = None,
    json: Annotated[Path | None, typer.Option(help="write what came of it")] = None,
    plot: Annotated[Path | None, typer.Option(help="draw the matrix (SVG)")] = None,
    components: ComponentsFile = None,
) -> None:
    """Let every bot play tables of every other, pairs and mixed tables, and say how strong each is over all of it."""
    from functools import partial

    from ..arena.panel import draw, new_panel, write_json
    from ..arena.show import run_panel, show_panel

    spec = game_named(game, components)
    keywords = as_keywords(with_players(spec, players, options))
    made = new_panel(spec, bots, games=games, seed=seed, **budget, **keywords)
    check_folder(keep)
    check_writable(json, plot)
    run_panel(made, console, keep)
    write_files((json, partial(write_json, made)), (plot, partial(draw, made)))
    show_panel(made, console)


@app.command()
@shared(options=game_options)
def simulate(
    game: GameName,
    options: dict[str, Any],
    players: Annotated[int | None, typer.Option(help="2 to 5; as many as is usual if not given")] = None,
    games: Annotated[int, typer.Option(min=1, max=MAX_SIMULATED, help="how many; 1_000_000 reads well")] = 100_000,
    policy: Annotated[
        str, typer.Option(help="who plays: random, wanderer, pilgrim, merchant, scholar or courier")
    ] = "random",
    seed: Annotated[int, typer.Option(min=0, max=SEED_LIMIT - 1, help="the same seed plays the same games")] = 1,
    out: Annotated[Path | None, typer.Option(help="write a row for every seat of every game (Parquet)")] = None,
    pictures: Annotated[Path | None, typer.Option(help="draw what was found into this folder (SVG)")] = None,
    threads: Annotated[
        int | None, typer.Option(min=1, max=1024, help="else one for each core; the numbers are the same")
    ] = None,
    ray: RayAddress = None,
    people: Annotated[Path | None, typer.Option(help="count these recorded games instead of playing any")] = None,
    components: ComponentsFile = None,
) -> None:
    """Play very many games among players of one kind, and say what came of them."""
    from ..research import report
    from ..research.recorded_games import read_batch
    from ..research.simulate import new_simulation, play_locally, play_on_cluster

    spec = game_named(game, components)
    keywords = as_keywords(with_players(spec, players, options))
    check_writable(out)
    check_folder(pictures)
    if people:
        simulation, batch = read_batch(people, game)
        summary = report.simulate(simulation, [batch], console, out)
    else:
        simulation = new_simulation(spec, policy=policy, games=games, seed=seed, **keywords)
        batches = play_locally(simulation, threads) if ray is None else play_on_cluster(simulation, ray)
        summary = report.simulate(simulation, batches, console, out)
    files = report.draw(simulation, summary, pictures) if pictures and summary.games else ()
    report.show(simulation, summary, console)
    for file in files:
        console.print(str(file), soft_wrap=True)
