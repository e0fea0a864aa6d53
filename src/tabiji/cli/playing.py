"""`tabiji play` and `tabiji replay`."""

from __future__ import annotations

import getpass
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ..bots import bot_for
from ..core import gamefile
from ..core.errors import BadOptions
from ..core.events import ALL_SEATS
from ..core.files import check_regular, check_writable
from ..core.match import Match
from ..core.rng import SEED_LIMIT
from ..core.spec import GameSpec
from ..games import GAMES
from ..texts import Texts, choose_language
from ..texts.words import Words
from .app import app, console
from .options import (
    DEFAULT_GAME,
    ComponentsFile,
    GameName,
    Language,
    game_named,
    game_options,
    shared,
    use_components,
    with_players,
)


@app.command()
@shared(options=game_options)
def play(
    game: GameName = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option(help="2 to 5, you included; 4 if not given")] = None,
    *,
    options: dict[str, str],
    bot: Annotated[str, typer.Option(help="who plays against you, see `tabiji bots`; or NAME=COMMAND")] = "pilgrim",
    name: Annotated[str | None, typer.Option(help="what the story calls you")] = None,
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same start")] = None,
    keep: Annotated[Path | None, typer.Option(help="keep the journey in this file, and resume it from there")] = None,
    lang: Language = None,
    components: ComponentsFile = None,
) -> None:
    """Play a solo journey in the terminal."""
    from ..terminal.play import TerminalMatch

    texts = Texts(choose_language(lang))
    spec = game_named(game, components)
    words = with_players(spec, players, options)
    if keep:
        check_regular(keep)
    if keep and keep.exists():
        match = resume_match(keep, spec, words, seed)
    else:
        match = Match(spec, spec.parse_options(words), secrets.randbelow(SEED_LIMIT) if seed is None else seed)
        check_writable(keep)
    bots = [bot_for(spec, bot) for _ in range(match.options.players - 1)]
    TerminalMatch(match, name or _user_name(), bots, texts, console, keep).play(console.input)


def _user_name() -> str:
    """Returns the name of the user of this terminal."""
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):  # a user id without a name
        return "Aki"


def resume_match(file: Path, game: GameSpec, words: dict[str, str], seed: int | None) -> Match:
    """Returns the match of a file; refuses one with another game, other options or another seed than were given."""
    match = gamefile.load(file, GAMES)
    if match.game is not game:
        raise BadOptions(f"{file} keeps a journey of {match.game.name}, not of {game.name}.")
    saved = match.options.to_dict()
    for name, value in words.items():
        if game.parse_options({**saved, name: value}) != match.options:
            raise _other_match(file, name, saved.get(name, "none"), value)
    if seed is not None and seed != match.seed:
        raise _other_match(file, "seed", match.seed, seed)
    return match


def _other_match(file: Path, name: str, saved: object, given: object) -> BadOptions:
    return BadOptions(f"{file} keeps a journey with {name}: {saved}, not {given}. Leave that out to go on with it.")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a game file")], lang: Language = None, components: ComponentsFile = None
) -> None:
    """Tell the story of a game file."""
    texts = Texts(choose_language(lang))
    use_components(components)
    match = gamefile.load(file, GAMES)
    words = Words(texts, match.game, [str(seat) for seat in range(1, match.options.players + 1)])
    again = match.restarted()
    events = again.opening_events
    for number in range(len(match.moves) + 1):
        if number:
            move = match.moves[number - 1]
            title = f"{number}. {again.game.notate(again.state, move.action)}"
            console.print(Text.assemble((title, "bold"), f"  {move.comment}"))
            events = again.play(move.action, entropy=move.entropy)
        for event in events:
            if event.audience == ALL_SEATS:
                console.print(f"   {words.event(again.state, event)}")
