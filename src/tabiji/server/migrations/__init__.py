"""How stored tables change from version to version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text


def migrate(connection: Connection) -> None:
    """Bring a database to the newest form; several workers may start at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(7461626)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
