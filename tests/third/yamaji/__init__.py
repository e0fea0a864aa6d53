"""Yamaji, the mountain path: a small game of our own, with herbs that nobody else sees."""
