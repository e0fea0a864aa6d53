"""Only the last few who sat at a seat earlier are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

MOST = 8


def upgrade() -> None:
    """Forget all others."""
    sitters = sa.table("sitters", *(sa.column(name) for name in ("table", "number", "seat")))
    later = sitters.alias()
    after = (later.c.table == sitters.c.table, later.c.seat == sitters.c.seat, later.c.number > sitters.c.number)
    count = sa.select(sa.func.count()).select_from(later).where(*after).correlate(sitters).scalar_subquery()
    op.execute(sa.delete(sitters).where(count >= MOST))
