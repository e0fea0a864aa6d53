"""The table server: where people meet. It holds no rules; a game is its log, and everybody hears what they may know."""
