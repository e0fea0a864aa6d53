"""What is stored: tables, their seats and who holds them, the log of each game, the talk."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),  # its link
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("components", String(80), nullable=False),
    Column("seed", BigInteger, nullable=False),  # secret until the end
    Column("creator", String(64), nullable=False),
    Column("address_group", Integer, nullable=False, server_default="0"),  # a hash of the creator's network
    Column("host", Text, nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", Integer),
    Column("chat", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("finished", Double),
    Column("moved", Double, nullable=False),
    Column("turn", SmallInteger),
    Column("due", Double),  # when the server itself must act: a bot's turn, a clock that runs
    Column("seq", Integer, nullable=False),  # how often anything at the table has changed
    Column("hints_allowed", Boolean, nullable=False, server_default=false()),  # agreed on by all players
    Column("day", String(10)),  # whose journey of the day it is a try at
    Column("beginning", String(8), nullable=False, server_default="dealt"),  # how its deal came about
    Column(
        "redeals", JSON, nullable=False, server_default="[]"
    ),  # after how many moves, for which seat, from which seed
    Column("sealed_until", Double),  # seed and entropy stay secret until then, even if the game is over
    Column("seats_changed", Boolean, nullable=False, server_default=false()),  # somebody came or left after the start
    Column("rematch", String(16)),  # the newest next table of the same players; it may have been deleted
    Index("tables_lobby", "visibility", "started", "created"),
    Index("tables_due", "due"),
    Index("tables_creator", "creator"),
    Index("tables_address_group", "address_group"),
    Index("tables_moved", "moved"),
    Index("tables_rematch", "rematch", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(32)),
    Column("link_hash", String(64)),
    Column("handing_over", Boolean, nullable=False),  # the link transfers the seat to the player who opens it
    Column("visited", Boolean, nullable=False, server_default=true()),  # a holder has opened the table
    Column("abandoned_once", Boolean, nullable=False, server_default=false()),  # since the start
    Column("hints_used", SmallInteger, nullable=False, server_default="0"),
    Column("present_until", Double),  # once past: when the holder was last present
    Column("points", Integer),  # null until the game is over
    Column("rank", SmallInteger),
)

holders = Table(
    "holders",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("former", Boolean, nullable=False, server_default=false()),  # has lost the seat after seeing its hand
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], ondelete="CASCADE"),
    Index("holders_player", "player"),
)

seat_history = Table(
    "seat_history",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("last_entry", Integer, nullable=False),  # of the log before they left
    Column("left_at", Double, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(32)),
    Column("player", String(64)),  # null for a bot, of several holders, and before this column existed
)

moves = Table(
    "moves",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("action", Integer),  # an undo has none: it takes back the last move that stands
    Column("entropy", BigInteger),
    Column("time", Double, nullable=False),
    Column("by", String(8), nullable=False),
)

chat_messages = Table(
    "chat_messages",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("phrase", String(32)),
    Column("text", Text),
    Column("time", Double, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("heartbeat_at", Double, nullable=False),  # of the worker that analyses the game
    Column("done", Integer, nullable=False),  # decisions that are evaluated
    Column("total", Integer, nullable=False),
    Column("review", JSON),  # null until it is complete
)

daily_results = Table(
    "daily_results",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("table", String(16), nullable=False),  # no foreign key: a result outlives its table
    Column("name", Text, nullable=False),
    Column("points", Integer),  # null until the game is over
    Column("rank", SmallInteger),
    Column("started", Double, nullable=False),
    Index("daily_results_table", "table"),
    Index("daily_results_player", "player"),
)

finished_games = Table(
    "finished_games",
    metadata,
    Column("table", String(16), primary_key=True),  # no foreign key: results outlive their tables
    Column("game", String(32), nullable=False),
    Column("number", Integer, nullable=False),  # in the order in which games of this kind finished
    Column("finished", Double, nullable=False),
    Column("listed", Boolean, nullable=False),  # whether strangers may find it
    Column("rated", Boolean, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("people", SmallInteger, nullable=False),
    Column("variations", String(200), nullable=False),
    Column("move_count", Integer, nullable=False),
    Column("top_points", Integer, nullable=False),
    Column("spread", Integer, nullable=False),  # between the first and the last
    Index("finished_games_number", "game", "number", unique=True),
    Index("finished_games_closest", "game", "listed", "spread", "number"),
    Index("finished_games_highest", "game", "listed", "top_points", "number"),
    Index("finished_games_longest", "game", "listed", "move_count", "number"),
)

seat_results = Table(
    "seat_results",
    metadata,
    Column("table", String(16), ForeignKey("finished_games.table", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("player", String(64)),  # null at a bot's seat, and where one person plays several seats
    Column("name", Text, nullable=False),
    Column("bot", String(32)),
    Column("traveler", String(32)),
    Column("points", Integer, nullable=False),
    Column("rank", SmallInteger, nullable=False),
    Column("sources", JSON, nullable=False),  # points by source
    Column("accuracy", Double),  # in percent, once the game is analysed
    Column("rated_player", String(64)),  # whose rating the game changed: unlike `player`, a merge leaves it as it is
    Column("mean", Double),  # of the rating before a rated game
    Column("deviation", Double),
    Index("seat_results_player", "player"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("name", Text, nullable=False),  # the one chosen at the last rated table
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last_finished", Double, nullable=False),
    Index("ratings_leaderboard", "game", "mean"),
    Index("ratings_player", "player"),
)

rating_merges = Table(
    "rating_merges",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),  # counted like finished games
    Column("player", String(64), nullable=False),  # whose rating ended
    Column("into_player", String(64), nullable=False),
)

game_counters = Table(
    "game_counters",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last game that finished, or merge
)

monthly_games = Table(
    "monthly_games",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("month", String(7), primary_key=True),
    Column("games", Integer, nullable=False),
)

traveler_results = Table(
    "traveler_results",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("traveler", String(32), primary_key=True),
    Column("games", Integer, nullable=False),  # of people
    Column("wins", Integer, nullable=False),
)

solved_practices = Table(
    "solved_practices",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("practice", String(64), primary_key=True),
    Column("solved", Double, nullable=False),
)

browsers = Table(
    "browsers",
    metadata,
    Column("browser", String(64), primary_key=True),  # the hash of its cookie's secret
    Column("player", String(64), nullable=False),  # a browser without a row is a player of its own
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("last_seen", Double, nullable=False),
    Column("revoked", Boolean, nullable=False, server_default=false()),  # signed out: its cookie is nobody's
    Index("browsers_player", "player"),
)

players = Table(
    "players",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("name", Text),
    Column("avatar", String(32)),
    Column("language", String(8)),
    Column("slug", String(32), unique=True),  # of the public profile; null while it is private
    Column("created", Double, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", Text, primary_key=True),  # its id, in base64url
    Column("player", String(64), nullable=False),
    Column("public_key", Text, nullable=False),  # COSE, in base64url
    Column("sign_count", BigInteger, nullable=False),
    Column("host", Text, nullable=False),  # the domain that it was made for
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("last_used", Double),
    Index("passkeys_player", "player"),
)

passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("browser", String(64), primary_key=True),  # a new challenge replaces the one before
    Column("challenge", String(64), nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("expires", Double, nullable=False),
)

device_links = Table(
    "device_links",
    metadata,
    Column("player", String(64), primary_key=True),  # a new link replaces the one before
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("expires", Double, nullable=False),
)

write_probe = Table(
    "write_probe",
    metadata,
    Column(
        "id", SmallInteger, primary_key=True, autoincrement=False
    ),  # one row, updated to check that the database is writable
    Column("time", Double, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)
