"""The arena: contests of bots on common deals, each bot in every seat."""
