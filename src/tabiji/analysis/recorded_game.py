"""A game that was played, decision by decision: from our own text format, or from a file of recorded games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..core import gamefile
from ..core.errors import BadGameFile, BadOptions
from ..core.files import MARK
from ..core.game import PlainGame
from ..core.match import Match
from ..core.spec import GameSpec, Options
from ..games import GAMES, load_game


@dataclass(frozen=True)
class Decision:
    """What was decided, and the game before it."""

    number: int
    state: PlainGame
    action: int


@dataclass(frozen=True)
class RecordedGame:
    """A game that was played."""

    game: GameSpec
    title: str
    decisions: list[Decision]
    end: PlainGame  # the game as it was left

    @property
    def seats(self) -> range:
        """Where its players sat."""
        return range(self.end.players)

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.game.is_over(self.end)

    @property
    def points(self) -> list[int]:
        """What every seat had scored when it was left."""
        return [self.end.pieces[seat].points for seat in self.seats]

    @property
    def ranks(self) -> list[int]:
        """The rank of every seat when it was left."""
        return [self.game.rank(self.end, seat) for seat in self.seats]

    @property
    def players(self) -> list[str]:
        """Every seat's number, with its traveler where the game has them."""
        travelers = self.game.names.get("traveler", ())
        tiles = self.end.to_record()["pieces"]["tile"][0].tolist() if travelers else [0] * len(self.end.pieces)
        return [f"{seat + 1} {travelers[tiles[seat]]}" if tiles[seat] else f"{seat + 1}" for seat in self.seats]


def read_recorded_game(file: Path, wanted: str | None) -> RecordedGame:
    """The game of a file; of recorded games the wanted one, by its id or its line, else the first."""
    if _recorded(file):
        return _game_of_record(file, wanted)
    journey = gamefile.load(file, GAMES)
    if wanted is not None:
        raise BadOptions(f"{file} holds a single game: leave out --game, which is for files of recorded games.")
    return recorded_game_of(journey)


def recorded_game_of(journey: Match) -> RecordedGame:
    """What was decided on a journey."""
    again = journey.restarted()
    decisions = []
    for number, move in enumerate(journey.moves, 1):
        decisions.append(Decision(number, again.state.copy(), move.action))
        again.play(move.action, entropy=move.entropy)
    title = _title(journey.game, journey.options)
    return RecordedGame(journey.game, title if again.over else f"{title}, unfinished", decisions, again.state)


def _recorded(file: Path) -> bool:
    """Whether a file holds recorded games, one JSON object a line."""
    try:
        with file.open("rb") as opened:
            return file.suffix == ".gz" or opened.read(4).removeprefix(MARK.encode())[:1] == b"{"
    except OSError:
        return False  # who reads it as a game file says why


def _game_of_record(file: Path, wanted: str | None) -> RecordedGame:
    from ..games.tokaido.real_games import PLATFORM, Disagreement, decisions, read_games, verify

    found, line = None, 0
    for line, recorded in enumerate(read_games(file), 1):
        if wanted is None or str(recorded.get("id")) == wanted:
            found = recorded
            break
        if str(line) == wanted:
            found = recorded
    if found is None:
        raise BadOptions(f"{file} has no game '{wanted}': give the id or the line of one of its {line} games.")
    try:
        verify(found)
    except Disagreement as difference:
        raise BadGameFile(f"{file} cannot be replayed by our rules: {difference}.") from None
    game, made = load_game("tokaido"), decisions(found)
    end, last = made[-1][0].copy(), made[-1][1]
    game.apply(end, last)
    numbered = [Decision(number, state, action) for number, (state, action) in enumerate(made, 1)]
    return RecordedGame(game, f"{_title(game, PLATFORM)}, game {found.get('id')}", numbered, end)


def _title(game: GameSpec, options: Options) -> str:
    """What was played."""
    words = " ".join(value for name, value in options.to_dict().items() if name != "players")
    return f"{game.name}, {options.players} players, {words}"
