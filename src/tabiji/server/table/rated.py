"""Whether a game counts for the ratings of those who play it."""

from __future__ import annotations

from functools import cache

from ...arena.bot_ratings import bot_ratings
from ...core.components import Components
from ...games import BUILTIN_GAMES, load_game
from ..db.rows import TableSnapshot, UnratedReason


def unrated_reason(snapshot: TableSnapshot) -> UnratedReason | None:
    """Returns why the game of a table is not rated, or None if it is; an open seat counts as another person."""
    table = snapshot.table
    if table.game not in BUILTIN_GAMES:
        return "game"
    if table.beginning != "dealt" or table.day is not None:
        return "beginning"
    if table.components.split()[-1] != _printed_digest(table.game):
        return "components"
    if table.hints_allowed or any(seat.hints_used for seat in snapshot.seats):
        return "hints"
    return _seats_reason(snapshot)


def _seats_reason(snapshot: TableSnapshot) -> UnratedReason | None:
    """Returns why the seats make a game unrated: only different people who stay play for ratings, alone or not."""
    anchored = bot_ratings(snapshot.table.game)
    if any(seat.kind == "bot" and seat.bot not in anchored for seat in snapshot.seats):
        return "bot"
    if all(seat.kind == "bot" for seat in snapshot.seats):
        return "no-people"
    if snapshot.table.seats_changed or any(seat.abandoned_once for seat in snapshot.seats):
        return "seats-changed"
    holders = [snapshot.holders.get(seat.seat, set()) for seat in snapshot.seats if seat.kind == "person"]
    different = {player for players in holders for player in players}
    if len(different) < len(holders) or any(len(players) != 1 for players in holders):
        return "same-person"
    return None


@cache
def _printed_digest(game: str) -> str:
    """Returns the digest of the components as they are printed, whichever this process plays with."""
    return Components(game, load_game(game).folder / "facts.toml").digest
