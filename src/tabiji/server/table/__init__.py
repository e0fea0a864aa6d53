"""Tables: the live table, registry, replay, undo, seats, lobby, matchmaking, names."""
