"""Passkeys, and the challenges that they answer."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Adds two tables."""
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.Text, primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("last_used", sa.Double),
    )
    op.create_index("passkeys_player", "passkeys", ["player"])
    op.create_table(
        "passkey_challenges",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("challenge", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
