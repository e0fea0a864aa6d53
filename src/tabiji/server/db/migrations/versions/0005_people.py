"""Who is here, who sat where before, and how each seat ended."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add what is known of people; of journeys that ended before nothing is."""
    op.add_column("seats", sa.Column("seen", sa.Double))
    op.add_column("seats", sa.Column("points", sa.Integer))
    op.add_column("seats", sa.Column("rank", sa.SmallInteger))
    op.create_table(
        "sitters",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.String(32)),
    )
