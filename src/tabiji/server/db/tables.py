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
    Column("origin", Integer, nullable=False, server_default="0"),  # one of many groups of addresses it was made from
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
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether all agreed that the master is asked
    Column("day", String(10)),  # whose journey of the day it is a try at
    Column("beginning", String(8), nullable=False, server_default="dealt"),  # how its deal came about
    Column(
        "redeals", JSON, nullable=False, server_default="[]"
    ),  # after how many moves, for which seat, from which seed
    Column("sealed", Double),  # until when seed and entropy stay secret, also once it is over
    Index("tables_lobby", "visibility", "started", "created"),
    Index("tables_due", "due"),
    Index("tables_creator", "creator"),
    Index("tables_origin", "origin"),
    Index("tables_moved", "moved"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(32)),
    Column("link", String(64)),  # the hash of the seat's link
    Column("giving", Boolean, nullable=False),  # whoever opens the link takes the seat over
    Column("came", Boolean, nullable=False, server_default=true()),  # whether whoever holds it has ever looked
    Column("passed", Boolean, nullable=False, server_default=false()),  # given up once since the start
    Column("hints", SmallInteger, nullable=False, server_default="0"),  # how often the master was asked
    Column("seen", Double),  # until when whoever holds it is known to be here; once past, when they last were
    Column("points", Integer),  # how it ended
    Column("rank", SmallInteger),
)

holders = Table(
    "holders",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("left", Boolean, nullable=False, server_default=false()),  # held it once, and has seen its hand
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], ondelete="CASCADE"),
    Index("holders_player", "player"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("until", Integer, nullable=False),  # the last entry of the log in their time
    Column("time", Double, nullable=False),  # when they left
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(32)),
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

lines = Table(
    "lines",
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
    Column("beat", Double, nullable=False),  # when whoever reckons it was last heard of
    Column("done", Integer, nullable=False),  # decisions judged so far
    Column("of", Integer, nullable=False),
    Column("review", JSON),  # once it is whole
)

tries = Table(
    "tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("table", String(16), nullable=False),  # kept when the table itself is forgotten
    Column("name", Text, nullable=False),
    Column("points", Integer),  # once it is over
    Column("rank", SmallInteger),
    Column("time", Double, nullable=False),
    Index("tries_table", "table"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),  # one row, written to see that it can be
    Column("time", Double, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)
