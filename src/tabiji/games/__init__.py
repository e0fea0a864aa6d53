"""The registry of games: the built-in ones, and those of other packages, found by the entry points `tabiji.games`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module

from ..core.entry_points import EntryPointGroup, package_of
from ..core.errors import BadOptions, TabijiError
from ..core.spec import GameSpec

BUILTIN_GAMES = {"tokaido": "tabiji.games.tokaido.game:TOKAIDO", "namiji": "tabiji.games.namiji.game:NAMIJI"}
ENTRY_POINTS = EntryPointGroup(
    "tabiji.games", "game", re.compile("[a-z][a-z0-9]{0,31}"), "up to 32 small letters and digits"
)


def _load_builtin(name: str) -> GameSpec:
    module, _, attribute = BUILTIN_GAMES[name].partition(":")
    game: GameSpec = getattr(import_module(module), attribute)
    return game


@cache
def _load_plugin(name: str) -> GameSpec:
    """Returns a game of another package; raises BadOptions if it cannot be loaded or is not a game."""
    subject = f"The game '{name}' of {package_of(ENTRY_POINTS[name])}"
    try:
        game = ENTRY_POINTS[name].load()
    except TabijiError:
        raise
    except Exception as error:
        raise BadOptions(f"{subject} cannot be loaded: {type(error).__name__}: {error}"[:200]) from None
    if not isinstance(game, GameSpec) or game.name != name:
        raise BadOptions(f"{subject} must be a description of that name, not {game!r:.80}.")
    return game


def _loader(load: Callable[[str], GameSpec], name: str) -> Callable[[], GameSpec]:
    return lambda: load(name)


# Each is loaded on first use
GAMES: dict[str, Callable[[], GameSpec]] = {
    **{name: _loader(_load_builtin, name) for name in BUILTIN_GAMES},
    **{name: _loader(_load_plugin, name) for name in ENTRY_POINTS.usable_names(BUILTIN_GAMES)},
}


def load_game(name: str) -> GameSpec:
    """Returns the game with a name; raises BadOptions if there is none."""
    if name not in GAMES:
        raise BadOptions(f"There is no game '{name}': choose one of {', '.join(GAMES)}.")
    return GAMES[name]()


def all_games(on_error: Callable[[str], None] = lambda message: None) -> Iterator[GameSpec]:
    """Yields every game that can be loaded, and reports why each of the others cannot."""
    for message in ENTRY_POINTS.errors(BUILTIN_GAMES):
        on_error(message)
    for load in GAMES.values():
        try:
            yield load()
        except BadOptions as error:
            on_error(str(error))
