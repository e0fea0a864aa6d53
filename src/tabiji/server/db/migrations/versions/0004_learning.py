"""Asking the sage, looking back at games, and the journey of the day."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add what is asked and found, who tried which day, and the key that the days are dealt by."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("day", sa.String(10)))
    op.add_column("seats", sa.Column("hints", sa.SmallInteger, nullable=False, server_default="0"))
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("beat", sa.Double, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("review", sa.JSON),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("rank", sa.SmallInteger),
        sa.Column("time", sa.Double, nullable=False),
    )
    op.create_index("tries_table", "tries", ["table"])
    keys = sa.table("keys", sa.column("name"), sa.column("value"))
    op.bulk_insert(keys, [{"name": "days", "value": secrets.token_hex(32)}])
