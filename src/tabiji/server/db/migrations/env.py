"""Runs migrations on the connection of the caller."""

from alembic import context

from tabiji.server.db.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # also on SQLite, since `connection.py` opens transactions
)
with context.begin_transaction():
    context.run_migrations()
