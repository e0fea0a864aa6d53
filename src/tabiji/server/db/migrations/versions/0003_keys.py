"""The server's own key, which seals its cookies."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the key: all workers on this database share it."""
    keys = op.create_table(
        "keys", sa.Column("name", sa.String(16), primary_key=True), sa.Column("value", sa.String(64), nullable=False)
    )
    op.bulk_insert(keys, [{"name": "cookies", "value": secrets.token_hex(32)}])
