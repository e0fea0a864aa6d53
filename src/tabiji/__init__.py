"""Tabiji plays the board games Tokaido and Namiji, and studies them from Python.

>>> import tabiji
>>> match = tabiji.new_match("tokaido", players=3, variations=["gastronomy"], seed=1)
>>> pilgrim = tabiji.load_bot("pilgrim")
>>> while not match.over:
...     events = match.play(pilgrim.choose(match.observe(), match.legal_moves()))
>>> len(match.points), sorted(match.ranks)[0]
(3, 1)

The names in `__all__` are stable from version 1.0; everything else may change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .core.errors import BadGameFile, BadOptions, IllegalAction, TabijiError

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from .bots.api import Bot, Budget
    from .core.match import Match
    from .core.observation import Observation
    from .core.spec import GameSpec

    __version__: str

__all__ = [
    "BadGameFile",
    "BadOptions",
    "Bot",
    "Budget",
    "IllegalAction",
    "Match",
    "Observation",
    "TabijiError",
    "__version__",
    "bot_names",
    "game_names",
    "load_bot",
    "load_match",
    "new_match",
]

_LAZY_CLASSES = {"Bot": ".bots.api", "Budget": ".bots.api", "Match": ".core.match", "Observation": ".core.observation"}


def game_names() -> list[str]:
    """Returns the names of the games that can be played here, those of other packages included.

    Examples:
        >>> game_names()[:2]
        ['tokaido', 'namiji']
    """
    from .games import GAMES

    return list(GAMES)


def bot_names(game: str | None = None) -> list[str]:
    """Returns the names of the built-in bots, from the weakest to the strongest.

    Args:
        game: the name of a game; bots that do not play it are left out.

    Raises:
        BadOptions: there is no such game.

    Examples:
        >>> bot_names("namiji")[:3]
        ['wanderer', 'pilgrim', 'merchant']
    """
    from .bots import BOTS, bots_for
    from .games import load_game

    return list(BOTS) if game is None else bots_for(load_game(game))


def new_match(
    game: str | GameSpec,
    *,
    players: int | None = None,
    seed: int | None = None,
    **options: str | Collection[str],
) -> Match:
    """Deals a match.

    Args:
        game: the name of a game, or its description.
        players: the number of players; the game's own default if not given.
        seed: a whole number from 0 that determines every draw; random if not given.
        options: the game's other options, each a word or a list of words, such as `variations=["return"]`.

    Raises:
        BadOptions: there is no such game, option or answer; the sentence names the argument.

    Examples:
        >>> new_match("namiji", players=2, direction="counterclockwise", seed=7)
        <Match namiji(players='2', direction='counterclockwise'), seed=7: 0 moves, seat 0 to sail>
        >>> new_match("namiji", edition="french")
        Traceback (most recent call last):
            ...
        tabiji.core.errors.BadOptions: Namiji has no option 'edition': choose from players, direction.
    """
    from secrets import randbelow

    from .core.checks import seed_of
    from .core.keywords import parse_keywords
    from .core.match import Match
    from .core.rng import SEED_LIMIT
    from .games import load_game

    spec = load_game(game) if isinstance(game, str) else game
    keywords: dict[str, Any] = options if players is None else {"players": players, **options}
    return Match(spec, parse_keywords(spec, keywords), randbelow(SEED_LIMIT) if seed is None else seed_of(seed))


def load_match(path: str | Path) -> Match:
    """Reads a game file and replays its match.

    Args:
        path: the file, as `Match.save` or the page writes it.

    Raises:
        BadGameFile: the file cannot be read, or does not hold a match; the sentence names the line.
    """
    from pathlib import Path

    from .core.gamefile import load
    from .games import GAMES

    return load(Path(path), GAMES)


def load_bot(name: str) -> Bot:
    """Returns the bot with a name.

    Args:
        name: one of `bot_names()`, a bot of another package, or `NAME=COMMAND` for a program that plays.

    Raises:
        BadOptions: there is no such bot, or it cannot be started.

    Examples:
        >>> match = new_match("tokaido", seed=1)
        >>> load_bot("scholar").choose(match.observe(), match.legal_moves()) in match.legal_moves()
        True
    """
    from .bots import bot_named

    return bot_named(name)


if not TYPE_CHECKING:  # for type checkers the names are known

    def __getattr__(name: str) -> Any:
        """Imports a class when it is first used, so that importing the package is quick."""
        from importlib import import_module, metadata

        if name == "__version__":
            return metadata.version("tabiji")
        if name in _LAZY_CLASSES:
            return getattr(import_module(_LAZY_CLASSES[name], __name__), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
