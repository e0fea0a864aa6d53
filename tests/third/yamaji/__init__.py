"""Yamaji, the mountain path: a small game with secret herbs."""
