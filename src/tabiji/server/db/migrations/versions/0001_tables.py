"""Tables, seats, holders, moves, lines."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("components", sa.String(80), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("creator", sa.String(64), nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("finished", sa.Double),
        sa.Column("moved", sa.Double, nullable=False),
        sa.Column("turn", sa.SmallInteger),
        sa.Column("due", sa.Double),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["visibility", "started", "created"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_creator", "tables", ["creator"])
    op.create_index("tables_moved", "tables", ["moved"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("link", sa.String(64)),
        sa.Column("giving", sa.Boolean, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], ondelete="CASCADE"),
    )
    op.create_index("holders_player", "holders", ["player"])
    op.create_table(
        "moves",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("action", sa.Integer),
        sa.Column("entropy", sa.BigInteger),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
    )
    op.create_table(
        "lines",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("phrase", sa.String(32)),
        sa.Column("text", sa.Text),
        sa.Column("time", sa.Double, nullable=False),
    )
