"""WebSockets: messages, connections, presence, chat."""
