"""Options that several commands share: each is defined and parsed once."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer

from ..core import components as printed
from ..core.errors import BadOptions, shorten
from ..core.rng import SEED_LIMIT
from ..core.spec import GameSpec
from ..games import BUILTIN_GAMES, GAMES, load_game

MAX_GAMES = 100_000_000
DEFAULT_GAME = next(iter(BUILTIN_GAMES))


def finite(number: float | None) -> float | None:
    """Returns a number of seconds or minutes, and refuses one that is not finite."""
    if number is not None and not math.isfinite(number):
        raise typer.BadParameter(f"{number} is not a number that can be waited for.")
    return number


GameName = Annotated[str, typer.Argument(help=" or ".join(GAMES))]
Language = Annotated[str | None, typer.Option("--lang", help="en, fr or it; else the locale's")]
ComponentsFile = Annotated[Path | None, typer.Option("--components", help="a corrected file of printed facts")]
DealSeed = Annotated[int, typer.Option(min=0, max=SEED_LIMIT - 1, help="the same seed plays the same deals")]
RayAddress = Annotated[str | None, typer.Option(help="play on the Ray cluster at this address, or 'auto'")]


def game_options(
    variation: Annotated[
        list[str] | None, typer.Option("--variation", help="a variation; may be given several times")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="whose rulebook decides where they differ")] = None,
    direction: Annotated[str | None, typer.Option(help="which way round, in Namiji")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="any option of the game, as NAME=ANSWER; may be given several times")
    ] = None,
) -> dict[str, str]:
    """Returns the options of a game that were given, by name."""
    if not all(each.strip() for each in variation or ()):
        raise BadOptions("There is no variation without a name: name one, or leave the option out.")
    words = {"variations": " ".join(variation or ()) or None, "edition": edition, "direction": direction}
    for each in option or ():
        name, equals, answer = each.partition("=")
        if not equals or not name:
            raise BadOptions(f"An option is given as NAME=ANSWER, not as '{shorten(each)}'.")
        words[name] = answer
    return {name: value for name, value in words.items() if value is not None}


def thinking_budget(
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.001,
            max=86_400,
            callback=finite,
            help="how long bots that think may think; 1 if no playouts are given",
        ),
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(min=1, max=1_000_000_000, help="how many games they may think through: the same on any machine"),
    ] = None,
) -> dict[str, Any]:
    """Returns how long bots may think, as keywords."""
    if seconds is None and playouts is None:
        seconds = 1.0
    return {"seconds": seconds, "playouts": playouts}


def shared(**providers: Callable[..., Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Replaces parameters of a command, each by the options of a function that returns its value."""

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        parameters: list[inspect.Parameter] = []
        for parameter in inspect.signature(command, eval_str=True).parameters.values():
            provider = providers.get(parameter.name)
            parameters += inspect.signature(provider, eval_str=True).parameters.values() if provider else [parameter]

        @wraps(command)
        def run(**arguments: Any) -> None:
            for name, provider in providers.items():
                names = inspect.signature(provider).parameters
                arguments[name] = provider(**{each: arguments.pop(each) for each in names})
            command(**arguments)

        keywords = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in parameters]
        run.__signature__ = inspect.Signature(keywords)  # type: ignore[attr-defined]
        run.__annotations__ = {each.name: each.annotation for each in keywords}
        return run

    return decorate


def game_named(name: str, components: Path | None = None) -> GameSpec:
    """Returns a game, with corrected facts if there is a file of them."""
    if components and name in GAMES:
        printed.use_components(name, components)
    return load_game(name)


def use_components(components: Path | None) -> None:
    """Uses a file of corrected facts for whichever game they belong to."""
    if components:
        for name in GAMES:
            printed.use_components(name, components)


def as_keywords(options: dict[str, Any]) -> dict[str, Any]:
    """Returns options by the names of keyword arguments."""
    return {name.replace("-", "_"): value for name, value in options.items()}


def with_players(game: GameSpec, players: int | None, options: dict[str, Any]) -> dict[str, Any]:
    """Returns the options of a table, with the number of players if one was given."""
    return options if players is None else {**options, "players": str(game.table(options, players).players)}
