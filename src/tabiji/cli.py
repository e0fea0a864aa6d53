"""The command line: `tabiji play`, `serve`, `replay`, `analyse`, `verify`, `arena`, `train` and the rest."""

from __future__ import annotations

import getpass
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, track
from rich.table import Table as Columns
from rich.text import Text

from .bots import BOTS, bot_named, enlist
from .engine import components as printed
from .engine import gamefile
from .engine.chance import SEEDS
from .engine.description import Description
from .engine.errors import BadOptions, TabijiError
from .engine.journey import Journey
from .engine.story import ALL
from .games import GAMES, game_named
from .texts import Texts, language_of
from .texts.words import Words

app = typer.Typer(
    help="Play Tokaido and Namiji, and study them.", no_args_is_help=True, add_completion=False, rich_markup_mode=None
)
console = Console(highlight=False, markup=False)

Language = Annotated[str | None, typer.Option("--lang", help="en, fr or it; else the locale's")]
Variations = Annotated[list[str] | None, typer.Option("--variation", help="a variation; may be given several times")]
Edition = Annotated[str | None, typer.Option(help="whose rulebook decides where they differ")]
Direction = Annotated[str | None, typer.Option(help="which way round, in Namiji")]
ComponentsFile = Annotated[Path | None, typer.Option("--components", help="a corrected file of printed facts")]
GameName = Annotated[str, typer.Argument(help=" or ".join(GAMES))]


@app.command()
def play(
    game: GameName = "tokaido",
    players: Annotated[int, typer.Option(help="2 to 5, you included")] = 4,
    variation: Variations = None,
    edition: Edition = None,
    direction: Direction = None,
    bot: Annotated[str, typer.Option(help="who plays against you, see `tabiji bots`; or NAME=COMMAND")] = "pilgrim",
    name: Annotated[str | None, typer.Option(help="what the story calls you")] = None,
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same start")] = None,
    keep: Annotated[Path | None, typer.Option(help="keep the journey in this file, and resume it from there")] = None,
    lang: Language = None,
    components: ComponentsFile = None,
) -> None:
    """Play a solo journey in the terminal."""
    from .terminal.play import Table

    texts = Texts(language_of(lang))
    if components:
        printed.choose(game, components)
    description = game_named(game)
    if keep and keep.exists():
        journey = gamefile.load(keep, GAMES)
        if journey.game is not description:
            raise BadOptions(f"{keep} keeps a journey of {journey.game.name}, not of {game}.")
    else:
        options = description.options({"players": str(players)} | _chosen(variation, edition, direction))
        journey = Journey(description, options, secrets.randbelow(SEEDS) if seed is None else seed)
    bots = [bot_named(bot) for _ in range(journey.options.players - 1)]
    Table(journey, name or getpass.getuser().capitalize(), bots, texts, console, keep).play(console.input)


def _chosen(variation: list[str] | None, edition: str | None, direction: str | None) -> dict[str, str]:
    """The words of the options that were given."""
    words = {"variations": " ".join(variation or ()), "edition": edition, "direction": direction}
    return {name: value for name, value in words.items() if value}


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="the address to be reached at; 0.0.0.0 for the whole network")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 for any that is free")] = 8484,
    database: Annotated[
        str | None, typer.Option(help="postgresql://… or sqlite:///…; else a file in your data folder")
    ] = None,
    keep_days: Annotated[
        int | None, typer.Option(min=1, help="forget tables that nobody touched for so long; else never")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="a bot of your own to offer, NAME=COMMAND; may be given several times")
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="open the page")] = False,
    lang: Language = None,
) -> None:
    """Serve tables where people and bots play."""
    from .server.serve import serve as run

    texts = Texts(language_of(lang))
    for words in bot or ():
        enlist(words)

    def told(address: str) -> None:
        print(texts.say("table-serving", address=address), flush=True)

    run(host, port, database, keep_days, show, told)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a game file")], lang: Language = None, components: ComponentsFile = None
) -> None:
    """Tell the story of a game file."""
    texts = Texts(language_of(lang))
    if components:
        for name in GAMES:
            printed.choose(name, components)
    journey = gamefile.load(file, GAMES)
    seats = range(1, journey.options.players + 1)
    words = Words(texts, journey.game, [str(seat) for seat in seats])
    again = Journey(journey.game, journey.options, journey.seed)
    told = again.opening
    for number in range(len(journey.moves) + 1):
        if number:
            move = journey.moves[number - 1]
            console.print(Text.assemble((f"{number}. {move.notation}", "bold"), f"  {move.comment}"))
            told = again.act(move.action, entropy=move.entropy)
        for event in told:
            if event.to == ALL:
                console.print(f"   {words.event(again.state, event)}")


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="a game file, or recorded games, one JSON object a line, plain or .gz")],
    game: Annotated[str | None, typer.Option(help="the id or the line of a recorded game; else the first")] = None,
    budget: Annotated[int, typer.Option(min=100, help="playouts a decision, at most")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help="the same seed judges the same")] = 1,
    json: Annotated[Path | None, typer.Option(help="write what was found")] = None,
    plot: Annotated[Path | None, typer.Option(help="draw the chances along the game (SVG)")] = None,
    components: ComponentsFile = None,
) -> None:
    """Look back at a game: what every decision was worth, what was better, and how accurate each player was."""
    from .analyse.past import read_past
    from .analyse.show import look_back, show, write
    from .arena.show import reserve

    if components:
        for name in GAMES:
            printed.choose(name, components)
    past = read_past(file, game)
    reserve(json, plot)
    review = look_back(past, budget, seed, console)
    show(review, console)
    if review.judgements:
        write(review, json, plot)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(help="recorded games, one JSON object a line, plain or .gz")],
    compiled: Annotated[bool, typer.Option("--compiled", help="run the compiled rules")] = False,
) -> None:
    """Replay recorded games of Tokaido and compare every step with our rules."""
    from .tokaido.real_games import Disagreement, read_games
    from .tokaido.real_games import verify as check

    games = moves = 0
    differences: list[str] = []
    for file in files:
        for recorded in track(list(read_games(file)), str(file), console=Console(stderr=True), transient=True):
            games += 1
            try:
                moves += check(recorded, compiled)
            except Disagreement as difference:
                differences.append(str(difference))
    for line in differences[:10]:
        console.print(line)
    console.print(f"{games} games, {moves} moves, {len(differences)} disagreements")
    raise typer.Exit(1 if differences else 0)


@app.command()
def bots(lang: Language = None) -> None:
    """Name the bots there are, and what is wrong with those that cannot be chosen."""
    from .bots.plugins import plugins, troubles

    texts = Texts(language_of(lang))
    columns = Columns(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name in BOTS:
        columns.add_row(name, texts.about(f"table-bot-{name}"))
    for name in plugins(BOTS):
        columns.add_row(name)
    console.print(columns)
    for trouble in troubles(BOTS):
        console.print(trouble)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="for each seat one of `tabiji bots`, or NAME=COMMAND")],
    games: Annotated[int, typer.Option(min=1, help="rounded up to whole rotations of the seats")] = 1000,
    seed: Annotated[int, typer.Option(help="the same seed plays the same deals")] = 1,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help="how long bots that think may think; 1 if no playouts are given")
    ] = None,
    playouts: Annotated[
        int | None, typer.Option(min=1, help="how many games they may think through: the same on any machine")
    ] = None,
    variation: Variations = None,
    edition: Edition = None,
    direction: Direction = None,
    keep: Annotated[Path | None, typer.Option(help="keep what is played in this file, and go on from there")] = None,
    csv: Annotated[Path | None, typer.Option(help="write a line for every seat of every game")] = None,
    json: Annotated[Path | None, typer.Option(help="write what came of it")] = None,
    plot: Annotated[Path | None, typer.Option(help="draw the win rates (SVG)")] = None,
    ray: Annotated[str | None, typer.Option(help="play on the Ray cluster at this address, or 'auto'")] = None,
    components: ComponentsFile = None,
) -> None:
    """Let bots play against each other, and say how strong each is."""
    from .arena.contest import contest
    from .arena.show import hold, reserve, show, write

    if components:
        printed.choose(game, components)
    if seconds is None and playouts is None:
        seconds = 1.0
    words = _chosen(variation, edition, direction)
    entry = contest(game_named(game), words, bots, games, seed, seconds, playouts)
    reserve(csv, json, plot)
    results = hold(entry, console, keep, ray)
    show(results, console)
    if results.games:
        write(results, csv, json, plot)


@app.command()
def train(
    bot: Annotated[str, typer.Argument(help="merchant or scholar")],
    game: GameName,
    seed: Annotated[int, typer.Option(min=0, help="the same seed trains the same")] = 1,
    generations: Annotated[int, typer.Option(min=1, help="how long")] = 600,
    folder: Annotated[Path, typer.Option(help="where what it learned, its log and its state are kept")] = Path(
        "training"
    ),
) -> None:
    """Train a bot in play against itself; stopped by Ctrl-C, it goes on from there."""
    from .bots.merchant.training import Tuning
    from .bots.scholar.training import Schooling

    kinds = {kind.bot: kind for kind in (Tuning, Schooling)}
    if bot not in kinds:
        raise BadOptions(f"There is no training for '{bot}': choose one of {', '.join(kinds)}.")
    training = kinds[bot](game_named(game).name, seed, generations, folder)
    try:
        with Progress(*Progress.get_default_columns(), console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(game, total=generations, completed=training.generation)
            training.run(lambda line: bar.update(task, advance=1, description=line))
    except KeyboardInterrupt:
        console.print("Stopped: the same command goes on from here.")
    console.print(f"{training.learned}: what it learned up to generation {training.generation}.", soft_wrap=True)


@app.command()
def components(
    game: GameName = "tokaido",
    components: ComponentsFile = None,
    lang: Language = None,
) -> None:
    """Show the printed facts of a game, and where each comes from."""
    texts = Texts(language_of(lang))
    if components:
        printed.choose(game, components)
    facts = game_named(game).facts
    console.print(texts.say("terminal-components", game=texts.say(game), label=facts.label))
    for name, table in facts.data.items():
        if isinstance(table, dict):
            rows = table.get("rows") or [
                {"fact": key, "value": value, "status": table["status"]}
                for key, value in table.items()
                if key != "status"
            ]
            columns = Columns(title=name, title_justify="left", box=None, padding=(0, 2, 0, 0))
            for column in rows[0]:
                columns.add_column(column)
            for row in rows:
                columns.add_row(*(_cell(value) for value in row.values()))
            console.print()
            console.print(columns)


def _cell(value: object) -> str:
    return "\n".join(map(str, value)) if isinstance(value, list) and value and isinstance(value[0], str) else str(value)


@app.command()
def warm(
    game: Annotated[str | None, typer.Argument(help=" or ".join(GAMES) + "; else all")] = None,
    lang: Language = None,
) -> None:
    """Compile the rules for bots and batches, and keep them for later."""
    texts = Texts(language_of(lang))
    for description in [game_named(game)] if game else [load() for load in GAMES.values()]:
        _warm(description, texts)


def _warm(game: Description, texts: Texts) -> None:
    """Compile one game, telling how far it is."""
    from .analyse import playouts
    from .bots.minds import ready
    from .bots.unpacking import unpack

    name = texts.say(game.name)
    with console.status("") as status:
        game.compiled.warm(lambda done, of: status.update(f"{texts.say('terminal-compiling', game=name)} {done}/{of}"))
        unpack(game.name)
        ready(game.name)
        playouts.ready(game.name)
    folder = game.compiled.compiler.folder
    if folder:
        console.print(texts.say("terminal-compiled", game=name, folder=str(folder)), soft_wrap=True)
    else:
        console.print(texts.say("terminal-compiled-unkept", game=name))


def main() -> None:
    """Run a command; what goes wrong is told in a sentence."""
    try:
        app()
    except TabijiError as error:
        Console(stderr=True, highlight=False).print(str(error), markup=False, soft_wrap=True)
        sys.exit(1)
