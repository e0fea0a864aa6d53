"""The arena: bots against bots, on common deals, each in every seat."""
