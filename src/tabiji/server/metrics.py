"""What a host can watch."""

from prometheus_client import Counter, Gauge, Histogram

SOCKETS = Gauge("tabiji_sockets", "Sockets that are connected")
TABLES = Gauge("tabiji_tables", "Tables in memory")
MOVES = Counter("tabiji_moves", "Moves written to the log", ["game", "by"])
FAULTS = Counter("tabiji_bot_faults", "Moves that bots lost to a pilgrim", ["bot"])
REFUSED = Counter("tabiji_refused", "Requests and messages that changed nothing", ["error"])
MOVE_SECONDS = Histogram(
    "tabiji_move_seconds",
    "From an answer to its news on the way",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
)
