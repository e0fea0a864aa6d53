"""How the deal of each table came about, what was dealt again, and until when its seed is secret."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

LESSONS = {"tokaido": 1, "namiji": 1}  # the seeds of the lessons then
OVER = 36 * 3600.0  # from when a day begins by universal time until it is over everywhere


def upgrade() -> None:
    """Tell the existing tables apart: moves that came with a table are as old as it, and an import was over at once."""
    op.add_column("tables", sa.Column("beginning", sa.String(8), nullable=False, server_default="dealt"))
    op.add_column("tables", sa.Column("redeals", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("sealed", sa.Double))
    names = ("id", "game", "seed", "day", "created", "finished", "beginning", "sealed")
    tables = sa.table("tables", *map(sa.column, names))
    seats = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("kind"))
    moves = sa.table("moves", sa.column("table"), sa.column("number"), sa.column("time"))

    def set_beginning(beginning: str, *where: sa.ColumnElement[bool]) -> None:
        unknown = tables.c.beginning == "dealt"
        op.execute(sa.update(tables).where(unknown, *where).values(beginning=beginning))

    first = sa.select(moves.c.table).where(moves.c.number == 1, moves.c.time == tables.c.created)
    brought = first.where(moves.c.table == tables.c.id).exists()

    def seats_of(*where: sa.ColumnElement[bool]) -> sa.ScalarSelect[int]:
        count = sa.select(sa.func.count()).select_from(seats)
        return count.where(seats.c.table == tables.c.id, *where).scalar_subquery()

    set_beginning("day", tables.c.day.is_not(None))
    set_beginning("imported", tables.c.finished == tables.c.created)
    set_beginning("chosen", brought)
    for game, seed in LESSONS.items():
        bots = seats_of(seats.c.seat.in_((1, 2)), seats.c.kind == "bot")
        set_beginning("lesson", tables.c.game == game, tables.c.seed == seed, seats_of() == 3, bots == 2)
    connection = op.get_bind()
    for day in list(connection.scalars(sa.select(tables.c.day).where(tables.c.day.is_not(None)).distinct())):
        of_day = sa.select(tables.c.seed).where(tables.c.day == day)
        over = datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + OVER
        sealed = sa.update(tables).where(tables.c.seed.in_(of_day.scalar_subquery()))  # and what was played on from it
        connection.execute(sealed.values(sealed=over))
