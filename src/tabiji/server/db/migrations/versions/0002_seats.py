"""Where tables were made from, who came to a seat, who gave it up, and a row to try to write."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what later versions know of tables and seats; whoever sat down before has come."""
    op.add_column("tables", sa.Column("origin", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_origin", "tables", ["origin"])
    op.add_column("seats", sa.Column("came", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("passed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("holders", sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "pulse",
        sa.Column("id", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("time", sa.Double, nullable=False),
    )
    op.bulk_insert(sa.table("pulse", sa.column("id"), sa.column("time")), [{"id": 0, "time": 0.0}])
