"""How stored tables change from version to version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

HERE = Path(__file__).parent
VERSIONS = HERE / "versions"


def migrate(connection: Connection, versions: Path) -> None:
    """Bring a database to the newest form, within the transaction it is given; several workers may start at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(7461626)"))
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.set_main_option("version_locations", str(versions))
    config.set_main_option("path_separator", "newline")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite" and connection.execute(text("PRAGMA foreign_key_check")).first():
        raise IntegrityError("a migration leaves rows without what they belong to", None, ValueError())
