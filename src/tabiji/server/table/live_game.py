"""The game of a table in memory, as far as it is replayed from the log."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from ...core.errors import IllegalAction
from ...core.rng import SEED_LIMIT
from ...learn.daily import entropy_of_move, observation_seed_of_move
from ..db.rows import MoveRow, TableRow
from ..errors import RequestError, no_undo
from ..ws.messages import GameUpdate, encode
from .replay import ReplayResult, Step, apply_move, replay, summarize
from .undo import MAX_UNDOS, reveals_hidden

PREPARED = ("lesson", "day")  # beginnings of games in which equal moves have equal consequences


class LiveGame:
    """A match, the number of the log's last entry, and who may undo the last move."""

    def __init__(self, table: TableRow, log: Sequence[MoveRow], replayed: ReplayResult) -> None:
        self._table = table
        self._undo_counts = replayed.undo_counts
        self._last_move = replayed.last_move
        self.match = replayed.match
        self.last_entry = log[-1].number if log else 0
        self._undo_seat = self._find_undo_seat(replayed.has_revealed)

    @property
    def last_move_time(self) -> float:
        """The time of the last move that was not taken back, or of the start."""
        return self._last_move.time if self._last_move else self._table.started or 0

    def check_next(self, number: int) -> None:
        """Raises RequestError unless the match goes on with the entry of this number."""
        if number != self.last_entry + 1:
            raise RequestError("stale", f"That answers move {number}, and move {self.last_entry + 1} is next.")
        if self.match.over:
            raise RequestError("finished", "The journey is over.")

    def check_turn(self, seat: int) -> None:
        """Raises RequestError unless a seat is to move."""
        if seat != self.match.seat:
            raise RequestError("not-your-turn", "It is somebody else's turn.")

    def check_undo(self, seat: int) -> None:
        """Raises RequestError unless a seat may undo the last move."""
        if seat != self._undo_seat:
            raise no_undo()

    def observation_seed(self) -> int:
        """Returns the seed from which a bot that is to move samples determinizations."""
        return self._random_number(observation_seed_of_move)

    def new_move(self, number: int, seat: int, action: int, time: float, by: str) -> MoveRow:
        """Returns a move with fresh entropy."""
        return MoveRow(number, seat, action, self._random_number(entropy_of_move), time, by)

    def _random_number(self, prepared: Callable[[int, int], int]) -> int:
        """Returns a random number, or in a prepared game the one that everyone has at this move."""
        if self._table.beginning in PREPARED:
            return prepared(self._table.seed, len(self.match.moves) + 1)
        return secrets.randbelow(SEED_LIMIT)

    def apply(self, move: MoveRow) -> Step:
        """Plays a move and returns what happens; raises RequestError and changes nothing if it is illegal.

        The move counts once `confirm` is called.
        """
        try:
            return apply_move(self.match, move, with_states=True)
        except IllegalAction:
            raise RequestError("not-a-choice", "That is not possible now.") from None

    def confirm(self, move: MoveRow, step: Step) -> None:
        """Makes a move that is written to the log the last one."""
        before, *_, after = step.states
        has_revealed = move.by != "person" or reveals_hidden(self.match.game, before, move, step.events, after)
        self.last_entry, self._last_move = move.number, move
        self._undo_seat = self._find_undo_seat(has_revealed)

    def _find_undo_seat(self, has_revealed: bool) -> int | None:
        """Returns the seat that may undo the last move: a person's that revealed nothing, if not undone too often."""
        last = self._last_move
        if last is None or last.by != "person" or has_revealed or self.match.over:
            return None
        return None if self._undo_counts[len(self.match.moves) - 1] >= MAX_UNDOS else last.seat

    def encode_update(self, seat: int, steps: Sequence[Step], deadline: float | None) -> bytes:
        """Returns the message that tells a seat, or spectators, what has happened and how the game stands."""
        game, state = self.match.game, self.match.state
        entries = [step.entry_for(game, state, seat) for step in steps]
        summary = summarize(self.match) if self.match.over else None
        view = game.view(state, seat)
        return encode(GameUpdate(self.last_entry, entries, view, seat == self._undo_seat, deadline, summary))


def replay_game(table: TableRow, log: Sequence[MoveRow], since: int) -> tuple[LiveGame, list[Step]]:
    """Returns the game of a log, and what has happened since an entry."""
    replayed = replay(table, log, since)
    return LiveGame(table, log, replayed), replayed.steps
