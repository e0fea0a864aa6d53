"""Names columns and tables after their content.

This migration is not additive: a server of an earlier version cannot work with the renamed columns. Where several
servers share a PostgreSQL database, all of them are stopped before the first one is updated. No row is rewritten, so it
takes milliseconds on a database of any size.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

TABLES = {"sitters": "seat_history", "lines": "chat_messages", "tries": "daily_results", "pulse": "write_probe"}
COLUMNS = {
    "tables": {"origin": "address_group", "hints": "hints_allowed", "sealed": "sealed_until"},
    "seats": {
        "link": "link_hash",
        "giving": "handing_over",
        "came": "visited",
        "passed": "abandoned_once",
        "hints": "hints_used",
        "seen": "present_until",
    },
    "holders": {"left": "former"},
    "seat_history": {"until": "last_entry", "time": "left_at"},
    "reviews": {"beat": "heartbeat_at", "of": "total"},
    "daily_results": {"time": "started"},
}
INDEXES = {
    "tables_origin": ("tables_address_group", "tables", "address_group"),
    "tries_table": ("daily_results_table", "daily_results", "table"),
}


def upgrade() -> None:
    """Rename tables, columns, indexes and, on PostgreSQL, the constraints that are named after a table."""
    for old, new in TABLES.items():
        op.rename_table(old, new)
    for table, columns in COLUMNS.items():
        for old, new in columns.items():
            op.alter_column(table, old, new_column_name=new)
    if op.get_bind().dialect.name == "postgresql":
        _rename_constraints()
        for old, (new, *_) in INDEXES.items():
            op.execute(f"ALTER INDEX {old} RENAME TO {new}")
    else:
        for old, (new, table, column) in INDEXES.items():
            op.drop_index(old, table)
            op.create_index(new, table, [column])


def _rename_constraints() -> None:
    inspector = sa.inspect(op.get_bind())
    for old_table, table in TABLES.items():
        names = [
            inspector.get_pk_constraint(table)["name"],
            *(key["name"] for key in inspector.get_foreign_keys(table)),
        ]
        for old in filter(None, names):
            op.execute(f"ALTER TABLE {table} RENAME CONSTRAINT {old} TO {old.replace(old_table, table, 1)}")
