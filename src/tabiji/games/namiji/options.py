"""The options of a table of Namiji: players and direction."""

from collections.abc import Mapping
from dataclasses import dataclass

from ...core.checks import shown
from ...core.deck import NONE, lay_out
from ...core.errors import BadOptions, shorten
from ...core.option import Option
from .facts import CRUSTACEAN_COPIES, DECKS, FISH_COPIES, OFFERINGS, SEATS
from .state import Game

DIRECTIONS = ("clockwise", "counterclockwise")
OPTIONS = (Option("direction", "direction", DIRECTIONS),)
PLAYERS = (2, SEATS)


@dataclass(frozen=True)
class Options:
    """The options of a table."""

    players: int = 4
    direction: str = "clockwise"

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in range(2, 6):
            raise BadOptions(f"Namiji is for 2 to 5 players, not {shown(self.players)}.")
        if self.direction not in DIRECTIONS:
            wrong = shorten(str(self.direction))
            raise BadOptions(f"There is no direction '{wrong}': choose one of {', '.join(DIRECTIONS)}.")

    def to_dict(self) -> dict[str, str]:
        """Returns the options as words, as a game file states them."""
        return {"players": str(self.players), "direction": self.direction}


def parse_options(words: Mapping[str, str]) -> Options:
    """Returns the options that words state; raises BadOptions if one is unknown."""
    for name in sorted(set(words) - {"players", "direction"}):
        raise BadOptions(f"Namiji has no option '{shorten(name)}'.")
    players = words.get("players", "4")
    if len(players) > 9 or not players.isascii() or not players.isdigit():
        raise BadOptions(f"Namiji is for 2 to 5 players, not '{shorten(players)}'.")
    return Options(players=int(players), direction=words.get("direction", DIRECTIONS[0]))


def initial_state(options: Options) -> Game:
    """Returns the state before the deal."""
    game = Game.zeros()
    lay_out(game, DECKS)
    for place in (game.revealed, game.drawn, game.tray):
        place[:] = [NONE] * len(place)
    game.caught = game.aside = NONE
    game.players = options.players
    game.piece_count = max(3, options.players)
    game.back = DIRECTIONS.index(options.direction)
    game.face_down[:] = FISH_COPIES
    game.face_down_left = sum(FISH_COPIES)
    game.bag[:] = CRUSTACEAN_COPIES
    for boat in game.pieces[: options.players]:
        boat.offerings = OFFERINGS
    return game
