"""The games there are: ours, and those that other packages bring as entry points of the group `tabiji.games`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module

from .engine.description import Description
from .engine.errors import BadOptions, TabijiError
from .engine.guests import Guests, origin

OURS = {"tokaido": "tabiji.tokaido.game:TOKAIDO", "namiji": "tabiji.namiji.game:NAMIJI"}
GUESTS = Guests("tabiji.games", "game", re.compile("[a-z][a-z0-9]{0,31}"), "up to 32 small letters and digits")


def _our(name: str) -> Description:
    module, _, described = OURS[name].partition(":")
    game: Description = getattr(import_module(module), described)
    return game


@cache
def _guest(name: str) -> Description:
    """A game of another package; whatever is wrong with it is its own trouble."""
    brought = f"The game '{name}' of {origin(GUESTS[name])}"
    try:
        game = GUESTS[name].load()
    except TabijiError:
        raise
    except Exception as error:
        raise BadOptions(f"{brought} cannot be loaded: {type(error).__name__}: {error}"[:200]) from None
    if not isinstance(game, Description) or game.name != name:
        raise BadOptions(f"{brought} must be a description of that name, not {game!r:.80}.")
    return game


def _loader(load: Callable[[str], Description], name: str) -> Callable[[], Description]:
    return lambda: load(name)


# Each is loaded when it is first asked for
GAMES: dict[str, Callable[[], Description]] = {
    **{name: _loader(_our, name) for name in OURS},
    **{name: _loader(_guest, name) for name in GUESTS.names(OURS)},
}


def game_named(name: str) -> Description:
    """The game with a name."""
    if name not in GAMES:
        raise BadOptions(f"There is no game '{name}': choose one of {', '.join(GAMES)}.")
    return GAMES[name]()


def all_games(left_out: Callable[[str], None] = lambda trouble: None) -> Iterator[Description]:
    """Every game that can be played here; of the others it is told why not."""
    for trouble in GUESTS.troubles(OURS):
        left_out(trouble)
    for load in GAMES.values():
        try:
            yield load()
        except BadOptions as trouble:
            left_out(str(trouble))
