"""Tokaido as a module of PettingZoo: `tokaido_v0.env(players=3)`."""

from functools import partial

from . import aec

env = partial(aec, "tokaido")
