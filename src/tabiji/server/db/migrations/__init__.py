"""Migrations of the schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from ....core.errors import BadOptions

HERE = Path(__file__).parent
VERSIONS = HERE / "versions"


def _check_known(connection: Connection, script: ScriptDirectory) -> None:
    """Raises BadOptions if a newer server has migrated the database."""
    known = {revision.revision for revision in script.walk_revisions()}
    if set(MigrationContext.configure(connection).get_current_heads()) - known:
        raise BadOptions("The database belongs to a newer version of Tabiji: update this server, or name another one.")


def migrate(connection: Connection, versions: Path) -> None:
    """Upgrades a database within the caller's transaction; several workers may start at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(7461626)"))
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.set_main_option("version_locations", str(versions))
    config.set_main_option("path_separator", "newline")
    config.attributes["connection"] = connection
    _check_known(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite" and connection.execute(text("PRAGMA foreign_key_check")).first():
        raise IntegrityError("a migration violates foreign keys", None, ValueError())
