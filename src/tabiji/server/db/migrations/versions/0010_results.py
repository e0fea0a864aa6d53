"""Results of finished games, ratings, and the counters from which statistics are read."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add tables and a column; existing games are counted by a job of the server."""
    op.add_column("tables", sa.Column("seats_changed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("daily_results_player", "daily_results", ["player"])
    _create_results()
    _create_ratings()
    op.create_table(
        "monthly_games",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("month", sa.String(7), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "traveler_results",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("traveler", sa.String(32), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
    )
    op.create_table(
        "solved_practices",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("practice", sa.String(64), primary_key=True),
        sa.Column("solved", sa.Double, nullable=False),
    )


def _create_results() -> None:
    op.create_table(
        "finished_games",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("finished", sa.Double, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("people", sa.SmallInteger, nullable=False),
        sa.Column("variations", sa.String(200), nullable=False),
        sa.Column("move_count", sa.Integer, nullable=False),
        sa.Column("top_points", sa.Integer, nullable=False),
        sa.Column("spread", sa.Integer, nullable=False),
    )
    op.create_index("finished_games_number", "finished_games", ["game", "number"], unique=True)
    op.create_index("finished_games_closest", "finished_games", ["game", "listed", "spread", "number"])
    op.create_index("finished_games_highest", "finished_games", ["game", "listed", "top_points", "number"])
    op.create_index("finished_games_longest", "finished_games", ["game", "listed", "move_count", "number"])
    op.create_table(
        "seat_results",
        sa.Column("table", sa.String(16), sa.ForeignKey("finished_games.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("player", sa.String(64)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("traveler", sa.String(32)),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rank", sa.SmallInteger, nullable=False),
        sa.Column("sources", sa.JSON, nullable=False),
        sa.Column("accuracy", sa.Double),
        sa.Column("rated_player", sa.String(64)),
        sa.Column("mean", sa.Double),
        sa.Column("deviation", sa.Double),
    )
    op.create_index("seat_results_player", "seat_results", ["player"])


def _create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last_finished", sa.Double, nullable=False),
    )
    op.create_index("ratings_leaderboard", "ratings", ["game", "mean"])
    op.create_index("ratings_player", "ratings", ["player"])
    op.create_table(
        "rating_merges",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("into_player", sa.String(64), nullable=False),
    )
    op.create_table(
        "game_counters",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
