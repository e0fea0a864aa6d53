"""`tabiji train` and `tabiji warm`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..bots import bot_for, bots_for
from ..core.errors import BadOptions
from ..core.files import check_folder, explained
from ..core.rng import SEED_LIMIT
from ..core.spec import GameSpec
from ..games import GAMES, all_games, load_game
from ..progress import progress_bar
from ..texts import Texts, choose_language
from .app import app, console
from .options import GameName, Language, finite

RESUMABLE = "Stopped: the same command goes on from here."


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
        float | None, typer.Option(min=0.1, callback=finite, help="of the master's: stop then, to go on later")
    ] = None,
    at_once: Annotated[
        int, typer.Option(min=512, max=2**24, help="of the master's: games side by side on the GPU")
    ] = 32768,
) -> None:
    """Train a bot in play against itself, the master on a GPU; stopped by Ctrl-C, it goes on from there."""
    from ..bots.train.evolution import EvolutionStrategy
    from ..bots.train.reinforce import Reinforce

    trainers = {trainer.bot: trainer for trainer in (EvolutionStrategy, Reinforce)}
    if bot in (*trainers, "master"):
        bot_for(load_game(game), bot)
    if bot == "master":
        _train_master(load_game(game).name, seed, generations or 2000, folder / f"master-{game}", minutes, at_once)
        return
    if bot not in trainers:
        raise BadOptions(f"There is no training for '{bot}': choose one of {', '.join((*trainers, 'master'))}.")
    generations = generations or 600
    check_folder(folder)
    training = trainers[bot](load_game(game).name, seed, generations, folder)
    try:
        with progress_bar(game, generations, training.generation) as update, explained(folder):
            training.run(lambda line: update(training.generation, line))
    except KeyboardInterrupt:
        console.print(RESUMABLE)
    console.print(f"{training.output}: what it learned up to generation {training.generation}.", soft_wrap=True)


def _train_master(game: str, seed: int, generations: int, folder: Path, minutes: float | None, at_once: int) -> None:
    """Exports the game for the GPU, then trains by self-play."""
    from ..bots.train.ppo import SelfPlay, TrainingConfig
    from ..bots.train.ppo.export import export
    from ..compile.device import import_torch_with_gpu

    import_torch_with_gpu()  # before anything is built
    check_folder(folder)
    with progress_bar(game, None) as update:
        export(game, folder / "export", lambda line: update(0, line))
    self_play = SelfPlay(folder, TrainingConfig(generations=generations, seed=seed, games=at_once))
    seconds = 60 * minutes if minutes else float("inf")
    try:
        with progress_bar(game, generations, self_play.state["generation"]) as update, explained(folder):
            self_play.run(seconds, lambda line: update(self_play.state["generation"]))
    except KeyboardInterrupt:
        console.print(RESUMABLE)
    generation = self_play.state["generation"]
    console.print(f"{folder / 'net.npz'}: what it learned up to generation {generation}.", soft_wrap=True)


@app.command()
def warm(
    game: Annotated[str | None, typer.Argument(help=" or ".join(GAMES) + "; else all")] = None,
    lang: Language = None,
) -> None:
    """Compile the rules for bots and batches, and keep them for later."""
    texts = Texts(choose_language(lang))
    for spec in all_games(console.print) if game is None else [load_game(game)]:
        _precompile_game(spec, texts)


def _precompile_game(game: GameSpec, texts: Texts) -> None:
    """Compiles one game with a progress bar."""
    from ..analysis import playouts
    from ..bots import compiled_play, precompile
    from ..bots.net import compiled_play as net_play
    from ..research import batched_games

    texts.add_game(game.name, game.texts)
    name = texts.say(game.name)
    nets = [net_play.precompile] if "courier" in bots_for(game) else []
    steps = [precompile.precompile, compiled_play.precompile, *nets, playouts.precompile, batched_games.precompile]
    with progress_bar(texts.say("terminal-compiling", game=name), None) as update:
        entries = 0

        def report(done: int, of: int) -> None:
            nonlocal entries
            entries = of
            update(done, total=of + len(steps))

        game.compiled.precompile(report)
        for done, step in enumerate(steps, 1):
            step(game.name)
            update(entries + done)
    folder = game.compiled.compiler.folder
    if folder:
        console.print(texts.say("terminal-compiled", game=name, folder=str(folder)), soft_wrap=True)
    else:
        console.print(texts.say("terminal-compiled-unkept", game=name))
