"""The next table of the same players."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add a column: nobody has asked for a rematch of an existing game."""
    op.add_column("tables", sa.Column("rematch", sa.String(16)))
    op.create_index("tables_rematch", "tables", ["rematch"], unique=True)
