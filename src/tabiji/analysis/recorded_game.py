"""A finished or abandoned game, decision by decision: from a game file, a file of recorded games, or a table's log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from msgspec import Struct

from ..core import gamefile
from ..core.errors import BadGameFile, BadOptions
from ..core.files import MARK
from ..core.game import PlainGame
from ..core.match import Match, Redeal
from ..core.spec import GameSpec, Options
from ..games import GAMES, load_game


@dataclass(frozen=True)
class Decision:
    """A decision and the state in which it was made."""

    number: int
    state: PlainGame
    action: int


@dataclass(frozen=True)
class RecordedGame:
    """A game that was played."""

    game: GameSpec
    title: str
    decisions: list[Decision]
    end: PlainGame  # the last state

    @property
    def seats(self) -> range:
        """Its seats."""
        return range(self.end.players)

    @cached_property
    def open_decisions(self) -> list[Decision]:
        """The decisions in which there was a choice."""
        return [each for each in self.decisions if len(self.game.legal_moves(each.state)) > 1]

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.game.is_over(self.end)

    @property
    def points(self) -> list[int]:
        """The points of every seat in the last state."""
        return [self.end.pieces[seat].points for seat in self.seats]

    @property
    def ranks(self) -> list[int]:
        """The rank of every seat in the last state."""
        return [self.game.rank(self.end, seat) for seat in self.seats]

    @property
    def players(self) -> list[str]:
        """Every seat's number, with its traveler where the game has them."""
        travelers = self.game.names.get("traveler", ())
        tiles = self.end.to_record()["pieces"]["tile"][0].tolist() if travelers else [0] * len(self.end.pieces)
        return [f"{seat + 1} {travelers[tiles[seat]]}" if tiles[seat] else f"{seat + 1}" for seat in self.seats]


class GameLog(Struct, frozen=True):
    """What a game is replayed from, as it is sent to another process."""

    game: str
    components: str
    options: dict[str, str]
    seed: int
    redeals: list[tuple[int, int, int]]  # after so many moves, what a seat could not know, from a seed
    moves: list[tuple[int, int | None]]  # the action and the entropy of each


def log_of(match: Match, moves: Iterable[tuple[int, int | None]]) -> GameLog:
    """Returns the log of a game with the beginning of a match and some moves."""
    redeals = [(each.after, each.seat, each.seed) for each in match.redeals]
    label = match.game.facts.label
    return GameLog(match.game.name, label, match.options.to_dict(), match.seed, redeals, list(moves))


def replay_log(log: GameLog) -> RecordedGame:
    """Replays a log."""
    game = load_game(log.game)
    if game.facts.label != log.components:
        raise BadOptions(f"The game was played with the components {log.components}, not {game.facts.label}.")
    match = Match(game, game.parse_options(log.options), log.seed, [Redeal(*each) for each in log.redeals])
    return _replay(match, log.moves)


def recorded_game_of(match: Match) -> RecordedGame:
    """Replays a match from its beginning."""
    return _replay(match.restarted(), [(move.action, move.entropy) for move in match.moves])


def _replay(match: Match, moves: Iterable[tuple[int, int | None]]) -> RecordedGame:
    decisions = []
    for action, entropy in moves:
        decisions.append(_next_decision(match, action))
        match.play(action, entropy=entropy)
    return _recorded_game(match, decisions)


def _next_decision(match: Match, action: int) -> Decision:
    return Decision(len(match.moves) + 1, match.state.copy(), action)


def _recorded_game(match: Match, decisions: list[Decision]) -> RecordedGame:
    title = _title(match.game, match.options)
    return RecordedGame(match.game, title if match.over else f"{title}, unfinished", decisions, match.state)


def read_recorded_game(file: Path, game_id: str | None) -> RecordedGame:
    """Reads the game of a file; in a file of recorded games the one with an id or on a line, else the first."""
    if _holds_records(file):
        return _read_record(file, game_id)
    decisions: list[Decision] = []
    match = gamefile.load(file, GAMES, lambda match, action: decisions.append(_next_decision(match, action)))
    if game_id is not None:
        raise BadOptions(f"{file} holds a single game: leave out --game, which is for files of recorded games.")
    return _recorded_game(match, decisions)


def _holds_records(file: Path) -> bool:
    """Whether a file holds recorded games, one JSON object a line."""
    try:
        with file.open("rb") as content:
            return file.suffix == ".gz" or content.read(4).removeprefix(MARK.encode())[:1] == b"{"
    except OSError:
        return False  # reading it as a game file says why


def _read_record(file: Path, game_id: str | None) -> RecordedGame:
    from ..games.tokaido.real_games import PLATFORM, Disagreement, decisions, read_games, verify

    record, line = None, 0
    for line, candidate in enumerate(read_games(file), 1):
        if game_id is None or str(candidate.get("id")) == game_id:
            record = candidate
            break
        if str(line) == game_id:
            record = candidate
    if record is None:
        raise BadOptions(f"{file} has no game '{game_id}': give the id or the line of one of its {line} games.")
    try:
        verify(record)
    except Disagreement as difference:
        raise BadGameFile(f"{file} cannot be replayed by our rules: {difference}.") from None
    game, pairs = load_game("tokaido"), decisions(record)
    end, last_action = pairs[-1][0].copy(), pairs[-1][1]
    game.apply(end, last_action)
    numbered = [Decision(number, state, action) for number, (state, action) in enumerate(pairs, 1)]
    return RecordedGame(game, f"{_title(game, PLATFORM)}, game {record.get('id')}", numbered, end)


def _title(game: GameSpec, options: Options) -> str:
    """Returns the game, its number of players and its options."""
    words = " ".join(value for name, value in options.to_dict().items() if name != "players")
    return f"{game.name}, {options.players} players, {words}"
