"""Alembic runs the migrations on the connection it is given."""

from alembic import context

from tabiji.server.db.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite too: the transaction is begun by us, not by its driver
)
with context.begin_transaction():
    context.run_migrations()
