"""Several browsers of one player, profiles, and links that add a browser."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Adds tables only: a browser without a row remains a player of its own."""
    op.create_table(
        "browsers",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("last_seen", sa.Double, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("browsers_player", "browsers", ["player"])
    op.create_table(
        "players",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("avatar", sa.String(32)),
        sa.Column("language", sa.String(8)),
        sa.Column("slug", sa.String(32), unique=True),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "device_links",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.add_column("seat_history", sa.Column("player", sa.String(64)))
