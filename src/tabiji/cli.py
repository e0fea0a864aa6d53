"""The command line: `tabiji play`, `serve`, `replay`, `analyse`, `verify`, `arena`, `train` and the rest."""

from __future__ import annotations

import errno
import gc
import getpass
import math
import os
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, track
from rich.table import Table as Columns
from rich.text import Text

import tabiji

from .bots import BOTS, bot_for, bots_for, register_subprocess_bot
from .core import components as printed
from .core import gamefile
from .core.errors import BadOptions, TabijiError, shorten
from .core.events import ALL_SEATS
from .core.files import check_folder, check_regular, check_writable, explained, writing
from .core.match import Match
from .core.rng import SEED_LIMIT
from .core.spec import GameSpec
from .games import BUILTIN_GAMES, GAMES, all_games, load_game
from .server.edge.rate_limits import PEOPLE_PER_ADDRESS
from .terminal.ascii import enable_ascii_fallback
from .texts import Texts, choose_language
from .texts.rulebook import find_articles, render_markdown
from .texts.words import Words

app = typer.Typer(
    help="Play Tokaido and Namiji, and study them.", no_args_is_help=True, add_completion=False, rich_markup_mode=None
)
console = Console(highlight=False, markup=False)

STOPPED = 130  # the exit status after Ctrl-C
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # why an output cannot be written
MOST_GAMES, MOST_TO_COUNT = 100_000_000, 1_000_000_000_000


def _finite(number: float | None) -> float | None:
    """A number of seconds or minutes that can be waited for."""
    if number is not None and not math.isfinite(number):
        raise typer.BadParameter(f"{number} is not a number that can be waited for.")
    return number


Language = Annotated[str | None, typer.Option("--lang", help="en, fr or it; else the locale's")]
Variations = Annotated[list[str] | None, typer.Option("--variation", help="a variation; may be given several times")]
Edition = Annotated[str | None, typer.Option(help="whose rulebook decides where they differ")]
Direction = Annotated[str | None, typer.Option(help="which way round, in Namiji")]
DealSeed = Annotated[int, typer.Option(min=0, max=SEED_LIMIT - 1, help="the same seed plays the same deals")]
Seconds = Annotated[
    float | None,
    typer.Option(
        min=0.001, max=86_400, callback=_finite, help="how long bots that think may think; 1 if no playouts are given"
    ),
]
Playouts = Annotated[
    int | None,
    typer.Option(min=1, max=1_000_000_000, help="how many games they may think through: the same on any machine"),
]
Option = Annotated[
    list[str] | None, typer.Option(help="any option of the game, as NAME=ANSWER; may be given several times")
]
ComponentsFile = Annotated[Path | None, typer.Option("--components", help="a corrected file of printed facts")]
DEFAULT_GAME = next(iter(BUILTIN_GAMES))
GameName = Annotated[str, typer.Argument(help=" or ".join(GAMES))]


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"tabiji {tabiji.__version__}")
        raise typer.Exit


@app.callback()
def _common_options(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="print the version and exit")
    ] = False,
) -> None:
    pass


@app.command()
def play(
    game: GameName = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option(help="2 to 5, you included; 4 if not given")] = None,
    variation: Variations = None,
    edition: Edition = None,
    direction: Direction = None,
    option: Option = None,
    bot: Annotated[str, typer.Option(help="who plays against you, see `tabiji bots`; or NAME=COMMAND")] = "pilgrim",
    name: Annotated[str | None, typer.Option(help="what the story calls you")] = None,
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same start")] = None,
    keep: Annotated[Path | None, typer.Option(help="keep the journey in this file, and resume it from there")] = None,
    lang: Language = None,
    components: ComponentsFile = None,
) -> None:
    """Play a solo journey in the terminal."""
    from .terminal.play import TerminalMatch

    texts = Texts(choose_language(lang))
    description = _game(game, components)
    wanted = _seated(description, players, _option_words(variation, edition, direction, option))
    if keep:
        check_regular(keep)
    if keep and keep.exists():
        journey = _resume_match(keep, description, wanted, seed)
    else:
        options = description.parse_options(wanted)
        journey = Match(description, options, secrets.randbelow(SEED_LIMIT) if seed is None else seed)
        check_writable(keep)
    bots = [bot_for(description, bot) for _ in range(journey.options.players - 1)]
    TerminalMatch(journey, name or _user(), bots, texts, console, keep).play(console.input)


def _user() -> str:
    """What the person at this terminal is called."""
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):  # a number without a name
        return "Aki"


def _game(name: str, components: Path | None = None) -> GameSpec:
    """The game with a name, with corrected facts if there are some."""
    if components and name in GAMES:
        printed.use_components(name, components)
    return load_game(name)


def _resume_match(keep: Path, game: GameSpec, wanted: dict[str, str], seed: int | None) -> Match:
    """The journey that a file keeps, unless something else was asked for."""
    journey = gamefile.load(keep, GAMES)
    if journey.game is not game:
        raise BadOptions(f"{keep} keeps a journey of {journey.game.name}, not of {game.name}.")
    words = journey.options.to_dict()
    for name, value in wanted.items():
        if game.parse_options({**words, name: value}) != journey.options:
            kept = words.get(name, "none")
            raise BadOptions(
                f"{keep} keeps a journey with {name}: {kept}, not {value}. Leave that out to go on with it."
            )
    if seed is not None and seed != journey.seed:
        raise BadOptions(
            f"{keep} keeps a journey with seed: {journey.seed}, not {seed}. Leave that out to go on with it."
        )
    return journey


def _option_words(
    variation: list[str] | None, edition: str | None, direction: str | None, option: list[str] | None
) -> dict[str, str]:
    """The words of the options that were given."""
    if not all(each.strip() for each in variation or ()):
        raise BadOptions("There is no variation without a name: name one, or leave the option out.")
    words = {"variations": " ".join(variation or ()) or None, "edition": edition, "direction": direction}
    for each in option or ():
        name, given, answer = each.partition("=")
        if not given or not name:
            raise BadOptions(f"An option is given as NAME=ANSWER, not as '{shorten(each)}'.")
        words[name] = answer
    return {name: value for name, value in words.items() if value is not None}


def _seated(game: GameSpec, players: int | None, words: dict[str, str]) -> dict[str, str]:
    """The words of a table, with the number of players if one was given."""
    return words if players is None else {**words, "players": str(game.table(words, players).players)}


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
        int | None, typer.Option(min=1, max=36_500, help="forget tables that nobody touched for so long; else never")
    ] = None,
    people_per_address: Annotated[
        int,
        typer.Option(
            min=1, max=100_000, help="how many may share an address, a school's for example; limits grow with it"
        ),
    ] = PEOPLE_PER_ADDRESS,
    metrics_port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="a port of this machine for Prometheus; else nothing is told")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="a bot of your own to offer, NAME=COMMAND; may be given several times")
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="open the page")] = False,
    lang: Language = None,
) -> None:
    """Serve tables where people and bots play."""
    gc.disable()  # until it serves: what is loaded before stays
    from .server.serve import serve as run

    texts = Texts(choose_language(lang))
    _check_host(host)
    for words in bot or ():
        register_subprocess_bot(words)

    def told(address: str) -> None:
        print(texts.say("table-serving", address=address), flush=True)

    run(host, port, database, keep_days, people_per_address, metrics_port, show, told)


def _check_host(host: str) -> None:
    """Refuse what cannot be the name of an address."""
    try:
        named = bool(host.encode("idna"))
    except UnicodeError:
        named = False
    if not named:
        raise BadOptions(f"There is no address '{shorten(host)}'.")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a game file")], lang: Language = None, components: ComponentsFile = None
) -> None:
    """Tell the story of a game file."""
    texts = Texts(choose_language(lang))
    if components:
        for name in GAMES:
            printed.use_components(name, components)
    journey = gamefile.load(file, GAMES)
    seats = range(1, journey.options.players + 1)
    words = Words(texts, journey.game, [str(seat) for seat in seats])
    again = journey.restarted()
    told = again.opening_events
    for number in range(len(journey.moves) + 1):
        if number:
            move = journey.moves[number - 1]
            console.print(
                Text.assemble((f"{number}. {again.game.notate(again.state, move.action)}", "bold"), f"  {move.comment}")
            )
            told = again.play(move.action, entropy=move.entropy)
        for event in told:
            if event.audience == ALL_SEATS:
                console.print(f"   {words.event(again.state, event)}")


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
    from .analysis.recorded_game import read_recorded_game
    from .analysis.show import run_review, show, write

    if components:
        for name in GAMES:
            printed.use_components(name, components)
    past = read_recorded_game(file, game)
    check_writable(json, plot)
    review = run_review(past, budget, seed, console)
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
    from .learn.practice_search import PracticeSearch

    found = PracticeSearch(load_game(game), out, theme).run(count, seed, console.print)
    console.print(f"{found} practices in {out}")


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(help="recorded games, one JSON object a line, plain or .gz")],
    compiled: Annotated[bool, typer.Option("--compiled", help="run the compiled rules")] = False,
) -> None:
    """Replay recorded games of Tokaido and compare every step with our rules."""
    from .games.tokaido.real_games import Disagreement, read_games
    from .games.tokaido.real_games import verify as check

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
    from .bots.plugins import plugin_errors, plugin_names

    texts = Texts(choose_language(lang))
    columns = Columns(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name in BOTS:
        columns.add_row(name, texts.about(f"table-bot-{name}"))
    for name in plugin_names(BOTS):
        columns.add_row(name)
    console.print(columns)
    for trouble in plugin_errors(BOTS):
        console.print(trouble)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="for each seat one of `tabiji bots`, or NAME=COMMAND")],
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="rounded up to whole rotations of the seats")
    ] = 1000,
    seed: DealSeed = 1,
    seconds: Seconds = None,
    playouts: Playouts = None,
    variation: Variations = None,
    edition: Edition = None,
    direction: Direction = None,
    option: Option = None,
    keep: Annotated[Path | None, typer.Option(help="keep what is played in this file, and go on from there")] = None,
    csv: Annotated[Path | None, typer.Option(help="write a line for every seat of every game")] = None,
    json: Annotated[Path | None, typer.Option(help="write what came of it")] = None,
    plot: Annotated[Path | None, typer.Option(help="draw the win rates (SVG)")] = None,
    ray: Annotated[str | None, typer.Option(help="play on the Ray cluster at this address, or 'auto'")] = None,
    components: ComponentsFile = None,
) -> None:
    """Let bots play against each other, and say how strong each is."""
    from .arena.contest import new_contest
    from .arena.show import run_contest, show, write

    description = _game(game, components)
    if seconds is None and playouts is None:
        seconds = 1.0
    words = _option_words(variation, edition, direction, option)
    entry = new_contest(description, words, bots, games, seed, seconds, playouts)
    if keep:
        check_regular(keep)
    check_writable(keep, csv, json, plot)
    results = run_contest(entry, console, keep, ray)
    if results.games:
        write(results, csv, json, plot)
    show(results, console)


@app.command()
def panel(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="two or more of `tabiji bots`, or NAME=COMMAND")],
    players: Annotated[int | None, typer.Option(help="at every table; as many as is usual if not given")] = None,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="at each table, rounded up to whole rotations of the seats")
    ] = 400,
    seed: DealSeed = 1,
    seconds: Seconds = None,
    playouts: Playouts = None,
    variation: Variations = None,
    edition: Edition = None,
    direction: Direction = None,
    option: Option = None,
    keep: Annotated[Path | None, typer.Option(help="keep what is played in this folder, and go on from there")] = None,
    json: Annotated[Path | None, typer.Option(help="write what came of it")] = None,
    plot: Annotated[Path | None, typer.Option(help="draw the matrix (SVG)")] = None,
    components: ComponentsFile = None,
) -> None:
    """Let every bot play tables of every other, pairs and mixed tables, and say how strong each is over all of it."""
    from .arena import panel as panels
    from .arena.show import run_panel, show_panel

    description = _game(game, components)
    if seconds is None and playouts is None:
        seconds = 1.0
    words = _seated(description, players, _option_words(variation, edition, direction, option))
    planned = panels.contests_of(description, bots, words, games, seed, seconds, playouts)
    check_folder(keep)
    check_writable(json, plot)
    made = panels.Panel(description, tuple(bots), {**words, "players": str(description.parse_options(words).players)})
    run_panel(made, planned, console, keep)
    for file, write_it in ((json, panels.write_json), (plot, panels.plot)):
        if file:
            with writing(file) as draft:
                write_it(made, draft)
    show_panel(made, console)


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="2 to 5; as many as is usual if not given")] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_TO_COUNT, help="how many; 1_000_000 reads well")] = 100_000,
    policy: Annotated[str, typer.Option(help="who plays: random, wanderer, pilgrim, merchant or scholar")] = "random",
    seed: Annotated[int, typer.Option(min=0, max=SEED_LIMIT - 1, help="the same seed plays the same games")] = 1,
    variation: Variations = None,
    edition: Edition = None,
    direction: Direction = None,
    option: Option = None,
    out: Annotated[Path | None, typer.Option(help="write a row for every seat of every game (Parquet)")] = None,
    pictures: Annotated[Path | None, typer.Option(help="draw what was found into this folder (SVG)")] = None,
    threads: Annotated[
        int | None, typer.Option(min=1, max=1024, help="else one for each core; the numbers are the same")
    ] = None,
    ray: Annotated[str | None, typer.Option(help="play on the Ray cluster at this address, or 'auto'")] = None,
    people: Annotated[Path | None, typer.Option(help="count these recorded games instead of playing any")] = None,
    components: ComponentsFile = None,
) -> None:
    """Play very many games among players of one kind, and say what came of them."""
    from .research import report
    from .research.recorded_games import recorded_by
    from .research.simulate import cores, new_simulation, play_locally, play_on_cluster

    description = _game(game, components)
    words = _seated(description, players, _option_words(variation, edition, direction, option))
    check_writable(out)
    check_folder(pictures)
    if people:
        planned, batch = recorded_by(people, game)
        summary = report.simulate(planned, [batch], console, out)
    else:
        planned = new_simulation(description, words, policy, games, seed)
        played = play_locally(planned, threads or cores()) if ray is None else play_on_cluster(planned, ray)
        summary = report.simulate(planned, played, console, out)
    drawn = report.draw(planned, summary, pictures) if pictures and summary.games else ()
    report.show(planned, summary, console)
    for file in drawn:
        console.print(str(file), soft_wrap=True)


@app.command()
def train(
    bot: Annotated[str, typer.Argument(help="merchant, scholar or master")],
    game: GameName,
    seed: Annotated[int, typer.Option(min=0, max=SEED_LIMIT - 1, help="the same seed trains the same")] = 1,
    generations: Annotated[
        int | None, typer.Option(min=1, max=1_000_000, help="how long; else 600, the master 2000")
    ] = None,
    folder: Annotated[Path, typer.Option(help="where what it learned, its log and its state are kept")] = Path(
        "training"
    ),
    minutes: Annotated[
        float | None, typer.Option(min=0.1, callback=_finite, help="of the master's: stop then, to go on later")
    ] = None,
    at_once: Annotated[
        int, typer.Option(min=512, max=2**24, help="of the master's: games side by side on the GPU")
    ] = 32768,
) -> None:
    """Train a bot in play against itself, the master on a GPU; stopped by Ctrl-C, it goes on from there."""
    from .bots.train.evolution import EvolutionStrategy
    from .bots.train.reinforce import Reinforce

    kinds = {kind.bot: kind for kind in (EvolutionStrategy, Reinforce)}
    if bot in (*kinds, "master"):
        bot_for(load_game(game), bot)
    if bot == "master":
        _train_master(load_game(game).name, seed, generations or 2000, folder / f"master-{game}", minutes, at_once)
        return
    if bot not in kinds:
        raise BadOptions(f"There is no training for '{bot}': choose one of {', '.join((*kinds, 'master'))}.")
    generations = generations or 600
    check_folder(folder)
    training = kinds[bot](load_game(game).name, seed, generations, folder)
    try:
        with Progress(*Progress.get_default_columns(), console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(game, total=generations, completed=training.generation)
            with explained(folder):
                training.run(lambda line: bar.update(task, advance=1, description=line))
    except KeyboardInterrupt:
        console.print("Stopped: the same command goes on from here.")
    console.print(f"{training.output}: what it learned up to generation {training.generation}.", soft_wrap=True)


def _train_master(game: str, seed: int, generations: int, folder: Path, minutes: float | None, at_once: int) -> None:
    """Write the export, then train the network by PPO."""
    from .bots.train.ppo import SelfPlay, TrainingConfig
    from .bots.train.ppo.export import export
    from .compile.device import import_torch_with_gpu

    import_torch_with_gpu()  # before anything is built
    check_folder(folder)
    with console.status("") as status:
        export(game, folder / "export", status.update)
    training = SelfPlay(folder, TrainingConfig(generations=generations, seed=seed, games=at_once))
    try:
        with Progress(*Progress.get_default_columns(), console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(game, total=generations, completed=training.state["generation"])
            with explained(folder):
                training.run(60 * minutes if minutes else float("inf"), lambda line: bar.update(task, advance=1))
    except KeyboardInterrupt:
        console.print("Stopped: the same command goes on from here.")
    generation = training.state["generation"]
    console.print(f"{folder / 'net.npz'}: what it learned up to generation {generation}.", soft_wrap=True)


@app.command()
def components(
    game: GameName = DEFAULT_GAME,
    components: ComponentsFile = None,
    lang: Language = None,
) -> None:
    """Show the printed facts of a game, and where each comes from."""
    texts = Texts(choose_language(lang))
    description = _game(game, components)
    facts = description.facts
    texts.add_game(game, description.texts)
    console.print(texts.say("terminal-components", game=texts.say(game), label=facts.label))
    for name, table in facts.data.items():
        if isinstance(table, dict):
            rows = table.get("rows") or [
                {"fact": key, "value": value, "status": facts.status(name, key)}
                for key, value in table.items()
                if key not in ("status", "statuses")
            ]
            columns = Columns(title=name, title_justify="left", box=None, padding=(0, 2, 0, 0))
            for column in rows[0]:
                columns.add_column(column)
            for row in rows:
                columns.add_row(*(_format_cell(value) for value in row.values()))
            console.print()
            console.print(columns)


def _format_cell(value: object) -> str:
    return "\n".join(map(str, value)) if isinstance(value, list) and value and isinstance(value[0], str) else str(value)


@app.command()
def rules(
    game: GameName = DEFAULT_GAME,
    word: Annotated[str | None, typer.Argument(help="what to read about: temple, Kinko, …; else the contents")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="all of it, as a page of the docs")] = False,
    components: ComponentsFile = None,
    lang: Language = None,
) -> None:
    """Read the rules of a game."""
    from .terminal.rules import show_article, show_contents

    texts = Texts(choose_language(lang))
    description = _game(game, components)
    texts.add_game(game, description.texts)
    if markdown:
        print(render_markdown(description, texts), end="")
    elif word:
        for article in find_articles(description, word, texts):
            show_article(article, console)
    else:
        show_contents(description, texts, console)


@app.command()
def warm(
    game: Annotated[str | None, typer.Argument(help=" or ".join(GAMES) + "; else all")] = None,
    lang: Language = None,
) -> None:
    """Compile the rules for bots and batches, and keep them for later."""
    texts = Texts(choose_language(lang))
    for description in all_games(console.print) if game is None else [load_game(game)]:
        _precompile_game(description, texts)


def _precompile_game(game: GameSpec, texts: Texts) -> None:
    """Compile one game, telling how far it is."""
    from .analysis import playouts
    from .bots import compiled_play
    from .bots.net import compiled_play as nets
    from .bots.precompile import precompile as warm_bots
    from .research import batched_games

    texts.add_game(game.name, game.texts)
    name = texts.say(game.name)
    with console.status("") as status:
        game.compiled.precompile(
            lambda done, of: status.update(f"{texts.say('terminal-compiling', game=name)} {done}/{of}")
        )
        warm_bots(game.name)
        compiled_play.precompile(game.name)
        if "courier" in bots_for(game):
            nets.precompile(game.name)
        playouts.precompile(game.name)
        batched_games.precompile(game.name)
    folder = game.compiled.compiler.folder
    if folder:
        console.print(texts.say("terminal-compiled", game=name, folder=str(folder)), soft_wrap=True)
    else:
        console.print(texts.say("terminal-compiled-unkept", game=name))


def main() -> None:
    """Run a command; what goes wrong is told in a sentence."""
    enable_ascii_fallback()
    status, sentence = _run()
    try:
        sys.stdout.flush()
    except OSError as error:
        with Path(os.devnull).open("wb") as nothing:
            os.dup2(nothing.fileno(), sys.stdout.fileno())  # else Python would try once more as it ends
        status = status or 1
        sentence = sentence or _why_unwritten(error)
    if sentence:
        Console(stderr=True, highlight=False).print(sentence, markup=False, soft_wrap=True)
    sys.exit(status)


def _run() -> tuple[str | int | None, str]:
    """Run a command; its exit status, and what went wrong."""
    try:
        app()
    except SystemExit as ended:
        return ended.code, "Stopped." if ended.code == STOPPED else ""
    except KeyboardInterrupt:
        return STOPPED, "Stopped."
    except TabijiError as error:
        return 1, str(error)
    except MemoryError:
        return 1, "There is not enough memory for that."
    except OSError as error:
        if error.errno not in FULL:
            raise
        return 1, _why_unwritten(error)
    return 0, ""


def _why_unwritten(error: OSError) -> str:
    """Why nothing more can be written; whoever closed a pipe knows."""
    return "" if error.errno == errno.EPIPE else f"The output cannot be written: {error.strerror}."
